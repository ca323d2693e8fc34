"""Chapters 7 and 10: an Alhambra, its legal cells and its walls.

A layout never changes: building, removing and swapping make a new one, so that copies of a state
share it and what it has worked out once (legal cells, removable tiles, the longest wall) stays
worked out. The board is a square of cells; the fountain stands in the middle. Cells on its rim are
never built on (AL-7.13), so that every built cell has all its neighbours on the board.
"""

from typing import Any, Final

from majlis.games.alhambra.material import FOUNTAIN, TILE_TYPE, TILES, TYPE_COUNT
from majlis.kernel.codec import CodecError, Field, Json, Name, Num, Shape, load_fields

REACH: Final = 16  # how far from the fountain one may build, along either axis
WIDTH: Final = 35  # 2 * REACH + 1, and the rim
CELLS: Final = 1225  # WIDTH * WIDTH
CENTRE: Final = 612  # (WIDTH + 1) * (REACH + 1)

# The eight cells around a cell, clockwise from north; the even ones share a side with it. Side i
# (N, E, S, W) leads to ring cell 2 * i.
RING: Final = (-35, -34, 1, 36, 35, 34, -1, -36)
STEP: Final = (-35, 1, 35, -1)


def cell_at(x: int, y: int) -> int:
    return CENTRE + WIDTH * y + x


def x_of(cell: int) -> int:
    return cell % WIDTH - REACH - 1


def y_of(cell: int) -> int:
    return cell // WIDTH - REACH - 1


def is_on_board(cell: int) -> bool:
    """Whether a cell lies within reach (AL-7.13)."""
    return 0 < cell % WIDTH < WIDTH - 1 and 0 < cell // WIDTH < WIDTH - 1


def _keeps_whole(ring: int) -> bool:
    """Whether filling a cell with these occupied neighbours leaves the empty cells connected.

    The built tiles hang together and the empty cells do too. So the filled cell cuts the empty ones
    apart exactly if, walking around it, its empty sides fall into more than one stretch (AL-7.9).
    """
    stretches = 0
    for start in range(8):
        if (ring >> start) & 1 or not (ring >> ((start - 1) % 8)) & 1:
            continue
        place = start
        sides = 0
        while not (ring >> (place % 8)) & 1:
            sides += 1 - place % 2
            place += 1
        stretches += 1 if sides else 0
    return stretches <= 1


def _sides(ring: int) -> int:
    """The occupied neighbours that share a side, as bits N, E, S, W."""
    return (ring & 1) | (ring >> 1 & 2) | (ring >> 2 & 4) | (ring >> 3 & 8)


# By the occupied ring cells as bits: the sides that touch a tile, or 0 where building makes a hole.
TOUCHED: Final = tuple(_sides(ring) if _keeps_whole(ring) else 0 for ring in range(256))

# The edge of a layout gives for each empty cell near a tile the occupied ring cells (8 bits) and,
# above them, which of its sides meet a wall (4 bits).
WALL_SHIFT: Final = 8
RING_BITS: Final = 255


class Layout:
    """One Alhambra: which tile lies where."""

    def __init__(self, cells: dict[int, int], edge: dict[int, int]) -> None:
        self.cells = cells  # cell -> tile; the fountain is there too
        self.edge = edge
        self.spots: list[int] = []  # cells where some tile may go, with what it must be like
        self.fits: dict[int, list[int]] = {}  # the legal cells by set of walls, as asked for
        self.newest = False  # made by building one tile more, which can be taken out again
        self.loose: list[int] = []  # removable tiles
        self.knows_loose = False
        self.wall = -1  # the longest wall, once it is known
        self.types: tuple[int, ...] = ()  # tiles of each type, once they are counted

    # ---- changes

    def plus(self, tile: int, cell: int, walls: tuple[int, ...]) -> "Layout":
        """The layout with a tile on an empty cell."""
        cells = self.cells.copy()
        edge = self.known_edge(walls).copy()
        cells[cell] = tile
        edge.pop(cell, 0)
        own = walls[tile]
        for place in range(8):
            near = cell + RING[place]
            if near in cells:
                continue
            seen = edge.get(near, 0) | (1 << (place ^ 4))
            if not place & 1 and (own >> (place >> 1)) & 1:
                seen |= 1 << (WALL_SHIFT + (place >> 1 ^ 2))
            edge[near] = seen
        after = Layout(cells, edge)
        after.newest = True
        return after

    def minus(self, cell: int, walls: tuple[int, ...]) -> "Layout":
        """The layout without the tile on a cell."""
        return layout_of({c: t for c, t in self.cells.items() if c != cell}, walls)

    def swapped(self, tile: int, cell: int, walls: tuple[int, ...]) -> "Layout":
        """The layout with another tile on a built cell."""
        cells = self.cells.copy()
        cells[cell] = tile
        return layout_of(cells, walls)

    def known_edge(self, walls: tuple[int, ...]) -> dict[int, int]:
        """The edge, worked out anew for a layout that was read from a file."""
        if not self.edge:
            self.edge = layout_of(self.cells, walls).edge
        return self.edge

    # ---- where a tile may go

    def legal_cells(self, tile: int, walls: tuple[int, ...]) -> list[int]:
        """The empty cells where a tile may be built, in rising order.

        AL-7.6: it matches every neighbour; AL-7.7: it shares an open side; AL-7.9: no hole.
        """
        sides = walls[tile]
        fit = self.fits.get(sides)
        if fit is None:
            if not self.spots:
                self._find_spots(walls)
            fit = []
            for spot in self.spots:
                if sides & (spot >> 4 & 15) == spot & 15:
                    fit.append(spot >> 8)
            self.fits[sides] = fit
        return fit

    def _find_spots(self, walls: tuple[int, ...]) -> None:
        spots: list[int] = []
        for cell, seen in self.known_edge(walls).items():
            touched = TOUCHED[seen & RING_BITS]
            walled = seen >> WALL_SHIFT
            if touched & ~walled and is_on_board(cell):
                spots.append(cell << 8 | touched << 4 | walled)
        spots.sort()
        self.spots = spots

    def needs(self, cell: int, walls: tuple[int, ...]) -> tuple[int, int]:
        """The sides of a cell that touch a tile, and those of them that must be walled."""
        touched = walled = 0
        for side in range(4):
            tile = self.cells.get(cell + STEP[side], -1)
            if tile >= 0:
                touched |= 1 << side
                walled |= ((walls[tile] >> (side ^ 2)) & 1) << side
        return touched, walled

    def may_swap(self, tile: int, cell: int, walls: tuple[int, ...]) -> bool:
        """AL-7.12: the tile matches every neighbour of a built cell; the rest follows."""
        touched, walled = self.needs(cell, walls)
        return walls[tile] & touched == walled

    def swap_cells(self, tile: int, walls: tuple[int, ...]) -> list[int]:
        """The built cells that a tile from the reserve may take over (AL-6.1), in rising order."""
        return [
            cell
            for cell in sorted(self.cells)
            if cell != CENTRE and self.may_swap(tile, cell, walls)
        ]

    # ---- which tiles may go

    def has_removable(self, walls: tuple[int, ...]) -> bool:
        """Whether any tile may be taken out; the one built last always may."""
        return self.newest or len(self.removable(walls)) > 0

    def removable(self, walls: tuple[int, ...]) -> list[int]:
        """The tiles that may be taken out, in rising order (AL-7.11)."""
        if not self.knows_loose:
            self.loose = self._find_removable(walls)
            self.knows_loose = True
        return self.loose

    def _find_removable(self, walls: tuple[int, ...]) -> list[int]:
        """Tarjan's lowest-point search from the fountain: a tile that others hang on must stay."""
        cells = self.cells
        reached: dict[int, int] = {CENTRE: 0}
        lowest: dict[int, int] = {CENTRE: 0}
        holding: dict[int, bool] = {}
        path = [CENTRE]
        sides = [0]
        while path:
            cell = path[-1]
            side = sides[-1]
            if side == 4:
                path.pop()
                sides.pop()
                if path:
                    parent = path[-1]
                    low = lowest[cell]
                    lowest[parent] = min(lowest[parent], low)
                    if low >= reached[parent]:
                        holding[parent] = True
                continue
            sides[-1] = side + 1
            near = cell + STEP[side]
            if near not in cells or (walls[cells[cell]] >> side) & 1:
                continue
            if near not in reached:
                reached[near] = lowest[near] = len(reached)
                path.append(near)
                sides.append(0)
            else:
                lowest[cell] = min(lowest[cell], reached[near])
        found: list[int] = []
        for cell, tile in cells.items():
            if tile != FOUNTAIN and cell not in holding and not self.is_enclosed(cell):
                found.append(tile)
        found.sort()
        return found

    def is_enclosed(self, cell: int) -> bool:
        """Whether all four neighbours are built: without its tile the cell would be a hole."""
        cells = self.cells
        return all(cell + step in cells for step in STEP)

    def is_reachable_without(self, gap: int, walls: tuple[int, ...]) -> bool:
        """Whether the footpath still reaches every other tile if one is gone (AL-7.7)."""
        cells = self.cells
        seen = {CENTRE}
        todo = [CENTRE]
        while todo:
            cell = todo.pop()
            for side in range(4):
                near = cell + STEP[side]
                if near == gap or near not in cells or near in seen:
                    continue
                if not (walls[cells[cell]] >> side) & 1:
                    seen.add(near)
                    todo.append(near)
        return len(seen) == len(cells) - 1

    # ---- what it is worth

    def longest_wall(self, walls: tuple[int, ...]) -> int:
        """AL-10.3: the longest unbroken run of walled sides along the outline."""
        if self.wall < 0:
            self.wall = self._trace(walls)
        return self.wall

    def _trace(self, walls: tuple[int, ...]) -> int:
        """Walks once around, clockwise, from the north side of the topmost tile."""
        cells = self.cells
        start = min(cells)
        cell = start
        side = 0
        longest = run = first = 0
        unbroken = True
        length = 0
        while True:
            length += 1
            if (walls[cells[cell]] >> side) & 1:
                run += 1
                longest = max(longest, run)
            else:
                if unbroken:
                    first = run
                    unbroken = False
                run = 0
            ahead = STEP[(side + 1) & 3]
            if cell + STEP[side] + ahead in cells:
                cell += STEP[side] + ahead
                side = (side - 1) & 3
            elif cell + ahead in cells:
                cell += ahead
            else:
                side = (side + 1) & 3
            if cell == start and side == 0:
                break
        # AL-10.5: a wall without a gap counts in full; else the last run goes on in the first.
        return length if unbroken else max(longest, run + first)

    def longest_run(self, walls: tuple[int, ...]) -> list[tuple[int, int]]:
        """The cells and sides of the longest wall, clockwise; the first of equal ones (AL-10.3)."""
        sides = self._outline()
        open_at = -1
        for index in range(len(sides)):
            cell, side = sides[index]
            if not (walls[self.cells[cell]] >> side) & 1:
                open_at = index
                break
        if open_at < 0:
            return sides  # AL-10.5
        best: list[tuple[int, int]] = []
        run: list[tuple[int, int]] = []
        for index in range(len(sides)):
            cell, side = sides[(open_at + index) % len(sides)]
            if (walls[self.cells[cell]] >> side) & 1:
                run.append((cell, side))
            else:
                run = []
            if len(run) > len(best):
                best = run
        return best

    def _outline(self) -> list[tuple[int, int]]:
        """Every side of the outline once, clockwise from the north side of the topmost tile."""
        cells = self.cells
        start = cell = min(cells)
        side = 0
        found: list[tuple[int, int]] = []
        while not found or cell != start or side != 0:
            found.append((cell, side))
            ahead = STEP[(side + 1) & 3]
            if cell + STEP[side] + ahead in cells:
                cell += STEP[side] + ahead
                side = (side - 1) & 3
            elif cell + ahead in cells:
                cell += ahead
            else:
                side = (side + 1) & 3
        return found

    def type_counts(self) -> tuple[int, ...]:
        """How many tiles of each type are built (AL-9.3)."""
        if not self.types:
            counts = [0] * TYPE_COUNT
            for tile in self.cells.values():
                if tile != FOUNTAIN:
                    counts[TILE_TYPE[tile]] += 1
            self.types = tuple(counts)
        return self.types

    def cell_of(self, tile: int) -> int:
        """Where a tile lies, or -1."""
        for cell, built in self.cells.items():
            if built == tile:
                return cell
        return -1


def layout_of(cells: dict[int, int], walls: tuple[int, ...]) -> Layout:
    """A layout built up tile by tile."""
    layout = bare_layout()
    for cell, tile in cells.items():
        if cell != CENTRE:
            layout = layout.plus(tile, cell, walls)
    layout.newest = False
    return layout


def bare_layout() -> Layout:
    """Only the fountain, which has no walls (AL-2.2)."""
    edge = {CENTRE + RING[place]: 1 << (place ^ 4) for place in range(8)}
    return Layout({CENTRE: FOUNTAIN}, edge)


class LayoutShape(Shape):
    """A layout in JSON: tile and coordinates, row by row; x grows to the east, y to the south.

    What is read has no edge yet: walls belong to the material, which is not at hand here.
    """

    FIELDS: Final = (
        Field("tile", Name(TILES)),
        Field("x", Num(-REACH, REACH)),
        Field("y", Num(-REACH, REACH)),
    )

    def dump(self, value: Any) -> Json:
        return [
            {"tile": TILES[tile], "x": x_of(cell), "y": y_of(cell)}
            for cell, tile in sorted(value.cells.items())
            if tile != FOUNTAIN
        ]

    def load(self, data: Json, where: str) -> Any:
        if not isinstance(data, list):
            raise CodecError(f"{where}: expected a list of tiles, found {data!r}")
        cells = {CENTRE: FOUNTAIN}
        for index, entry in enumerate(data):
            tile, x, y = load_fields(entry, self.FIELDS, f"{where}[{index}]")
            if cell_at(x, y) in cells:
                raise CodecError(f"{where}[{index}]: two tiles on one cell")
            cells[cell_at(x, y)] = tile
        return Layout(cells, {})
