"""A realm: landscapes on cells, and what can be read off them (AM-3, AM-5, AM-6).

A realm never changes: a tile that lands makes a new one, so that copies of a state share it.
"""

from typing import Final

from majlis.games.almadi.material import (
    ARROW,
    FIRST_EFFECT,
    PER_TYPE,
    TILE_COUNT,
    Material,
)

# A cell is one number: its row times WIDTH, and its column (AM-3.6). Rows beyond 1 to 4 exist for
# Abriza alone (AM-12.16); no column and no row can go past these bounds (AM-3.9).
WIDTH: Final = 128
ROW_ZERO: Final = 64
COLUMNS: Final = 68
OUTER: Final = 51  # rows above row 1, and as many below row 4
TOP: Final = 1
BOTTOM: Final = 4

STEP: Final = (-WIDTH, 1, WIDTH, -1)
OPPOSITE: Final = (2, 3, 0, 1)


def cell_at(row: int, column: int) -> int:
    return (row + ROW_ZERO) * WIDTH + column


def row_of(cell: int) -> int:
    return cell // WIDTH - ROW_ZERO


def column_of(cell: int) -> int:
    return cell % WIDTH


class Facts:
    """What objectives ask about a realm, counted once."""

    def __init__(self) -> None:
        self.active: list[int] = [0, 0, 0, 0, 0, 0]  # effect sides that touch an arrow (AM-6.8)
        self.types: list[int] = [0, 0, 0, 0]
        self.goods: list[int] = [0, 0, 0, 0]  # on markets (AM-8.14)
        self.masks: dict[int, int] = {}  # row * 4 + type: a bit for each column

    def with_tile(self, cell: int, tile: int, counts: list[int], material: Material) -> "Facts":
        """The facts with one more tile, whose contacts were counted."""
        facts = Facts()
        for effect in range(6):
            facts.active[effect] = self.active[effect] + counts[effect]
        goods = material.goods[tile]
        for index in range(4):
            facts.types[index] = self.types[index]
            facts.goods[index] = self.goods[index] + goods[index]
        kind = material.type[tile]
        facts.types[kind] += 1
        facts.masks = self.masks.copy()
        key = row_of(cell) * 4 + kind
        facts.masks[key] = facts.masks.get(key, 0) | (1 << column_of(cell))
        return facts


class Realm:
    """The landscapes of one player, by cell; the starting tile is in column 0."""

    def __init__(self, start: int, at: dict[int, int], occupied: dict[int, int]) -> None:
        self.start = start  # -1 before a starting tile was chosen
        self.at = at
        self.occupied = occupied  # by row: a bit for each column
        # What was worked out once; see `facts` and `tally`.
        self.known: Facts | None = None
        self.oases: list[int] | None = None
        self.caravans: list[int] | None = None
        self.palaces: dict[int, int] | None = None

    def with_tile(self, cell: int, tile: int) -> "Realm":
        """The realm with one more tile."""
        at = self.at.copy()
        at[cell] = tile
        occupied = self.occupied.copy()
        row = row_of(cell)
        occupied[row] = occupied.get(row, 0) | (1 << column_of(cell))
        return Realm(self.start, at, occupied)

    def without(self, cell: int) -> "Realm":
        """The realm with the tile of a cell lifted."""
        at = self.at.copy()
        del at[cell]
        occupied = self.occupied.copy()
        row = row_of(cell)
        occupied[row] = occupied[row] & ~(1 << column_of(cell))
        return Realm(self.start, at, occupied)

    def swapped(self, one: int, other: int) -> "Realm":
        """The realm with the tiles of two cells exchanged; the same cells stay occupied."""
        at = self.at.copy()
        at[one] = self.at[other]
        at[other] = self.at[one]
        return Realm(self.start, at, self.occupied)

    def tiles(self) -> list[int]:
        """The tiles that can move, in rising order; the starting tile cannot (AM-3.7)."""
        found = [tile for tile in self.at.values() if tile < TILE_COUNT]
        found.sort()
        return found

    def tile_count(self) -> int:
        """How many tiles were placed."""
        return len(self.at) - 4

    def cell_of(self, tile: int) -> int:
        """The cell of a tile, or -1."""
        for cell, there in self.at.items():
            if there == tile:
                return cell
        return -1

    def open_columns(self, row: int) -> int:
        """AM-5.2, AM-5.3: a bit for each empty column of a row that touches a landscape.

        Column 0 is open in outer rows only, above and below the starting tile (AM-12.16).
        """
        occupied = self.occupied
        here = occupied.get(row, 0)
        near = occupied.get(row - 1, 0) | occupied.get(row + 1, 0) | (here << 1) | (here >> 1)
        near &= ~here
        return near & ~1 if TOP <= row <= BOTTOM else near

    def is_open(self, cell: int) -> bool:
        """Whether a tile can go to a cell."""
        return (self.open_columns(row_of(cell)) >> column_of(cell)) & 1 == 1

    def rows(self) -> list[int]:
        """The rows with a landscape, from the top."""
        return sorted([row for row, mask in self.occupied.items() if mask])

    def facts(self, material: Material) -> Facts:
        """What can be counted, kept for the next question."""
        known = self.known
        if known is None:
            known = count_facts(self.at, material)
            self.known = known
        return known


def start_realm(start: int) -> Realm:
    """AM-3.6: a starting tile alone; before it is chosen, nothing."""
    if start < 0:
        return Realm(-1, {}, {})
    at: dict[int, int] = {}
    occupied: dict[int, int] = {}
    for row in range(TOP, BOTTOM + 1):
        at[cell_at(row, 0)] = TILE_COUNT + start * 4 + row - 1
        occupied[row] = 1
    return Realm(start, at, occupied)


def count_facts(at: dict[int, int], material: Material) -> Facts:
    facts = Facts()
    active = facts.active
    masks = facts.masks
    side = material.side
    for cell, landscape in at.items():
        kind = material.type[landscape]
        facts.types[kind] += 1
        key = row_of(cell) * 4 + kind
        masks[key] = masks.get(key, 0) | (1 << column_of(cell))
        for direction in range(4):
            effect = side[landscape * 4 + direction] - FIRST_EFFECT
            if effect >= 0 and has_arrow(at, cell, direction, side):
                active[effect] += 1
        goods = material.goods[landscape]
        for good in range(4):
            facts.goods[good] += goods[good]
    return facts


def has_arrow(at: dict[int, int], cell: int, direction: int, side: list[int]) -> bool:
    """Whether the landscape on that side of a cell points an arrow at it (AM-6.1)."""
    other = at.get(cell + STEP[direction], -1)
    return other >= 0 and side[other * 4 + OPPOSITE[direction]] == ARROW


def activated(realm: Realm, cell: int, but: int, material: Material) -> list[int]:
    """AM-6.1, AM-6.4: the effects of the contacts of one landed tile, by effect.

    Contacts with the cell `but` are left out: they were counted from there (AM-12.21).
    """
    side = material.side
    at = realm.at
    own = at[cell] * 4
    counts = [0, 0, 0, 0, 0, 0]
    for direction in range(4):
        neighbour = cell + STEP[direction]
        other = at.get(neighbour, -1)
        if other < 0 or neighbour == but:
            continue
        mine = side[own + direction]
        theirs = side[other * 4 + OPPOSITE[direction]]
        if mine == ARROW:
            if theirs >= FIRST_EFFECT:
                counts[theirs - FIRST_EFFECT] += 1
        elif theirs == ARROW and mine >= FIRST_EFFECT:
            counts[mine - FIRST_EFFECT] += 1
    return counts


def type_of_tile(tile: int) -> int:
    """The type of a tile from the board (AM-1.1)."""
    return tile // PER_TYPE
