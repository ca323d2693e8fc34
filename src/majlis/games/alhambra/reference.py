"""Chapters 7 and 10 in the plainest words: slow, obvious, and the measure of `layout`.

A layout is given as a table of coordinates and sets of walled sides ("N", "E", "S", "W"). Nothing
here is shared with the fast code, so that each can catch the other's mistakes.
"""

from typing import Final

Cells = dict[tuple[int, int], frozenset[str]]

STEPS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
FOUNTAIN: Final = (0, 0)


def faults(cells: Cells) -> list[str]:
    """The clauses that an Alhambra breaks."""
    found: list[str] = []
    if FOUNTAIN not in cells or cells[FOUNTAIN]:
        return ["AL-7.10"]
    if not _walls_match(cells):
        found.append("AL-7.6")
    if _on_the_footpath(cells) != set(cells):
        found.append("AL-7.7")
    if _has_hole(cells):
        found.append("AL-7.9")
    return found


def _walls_match(cells: Cells) -> bool:
    """AL-7.6: a shared side is walled on both tiles or on neither."""
    for (x, y), walls in cells.items():
        for side, (dx, dy) in STEPS.items():
            other = cells.get((x + dx, y + dy))
            if other is not None and (side in walls) != (ACROSS[side] in other):
                return False
    return True


def _on_the_footpath(cells: Cells) -> set[tuple[int, int]]:
    """AL-7.7: the tiles that one can walk to from the fountain."""
    reached = {FOUNTAIN}
    grows = True
    while grows:
        grows = False
        for x, y in list(reached):
            for side, (dx, dy) in STEPS.items():
                there = (x + dx, y + dy)
                if there not in cells or there in reached:
                    continue
                if side not in cells[(x, y)] and ACROSS[side] not in cells[there]:
                    reached.add(there)
                    grows = True
    return reached


def _has_hole(cells: Cells) -> bool:
    """AL-7.9: floods the empty cells of a box with a margin from its corner."""
    xs = [x for x, _ in cells]
    ys = [y for _, y in cells]
    box = {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)}
    flooded = {(min(xs) - 1, min(ys) - 1)}
    todo = list(flooded)
    while todo:
        x, y = todo.pop()
        for dx, dy in STEPS.values():
            there = (x + dx, y + dy)
            if there in box and there not in cells and there not in flooded:
                flooded.add(there)
                todo.append(there)
    return len(flooded) + len(cells) != len(box)


def longest_wall(cells: Cells) -> int:
    """AL-10.3: joins outer walls that meet end to end, and counts the longest chain.

    A wall is the line between two corner points. Corners are points of the plane, so a chain may
    turn; in a legal Alhambra at most two outer sides meet in a point (AL-10.1).
    """
    walls: list[set[tuple[int, int]]] = []
    for (x, y), sides in cells.items():
        ends = {
            "N": {(x, y), (x + 1, y)},
            "E": {(x + 1, y), (x + 1, y + 1)},
            "S": {(x, y + 1), (x + 1, y + 1)},
            "W": {(x, y), (x, y + 1)},
        }
        for side in sides:
            dx, dy = STEPS[side]
            if (x + dx, y + dy) not in cells:
                walls.append(ends[side])
    longest = 0
    left = list(walls)
    while left:
        chain = [left.pop()]
        for wall in chain:
            touching = [other for other in left if wall & other]
            left = [other for other in left if not wall & other]
            chain += touching
        longest = max(longest, len(chain))
    return longest
