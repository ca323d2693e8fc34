"""Chapter 7: the genie moves a tile, and Hussain's carpet swaps two (AM-12.21)."""

from typing import ClassVar, Final

from majlis.games.almadi import events, labels, things
from majlis.games.almadi.baskets import SwapBasket
from majlis.games.almadi.frames.common import add_columns, land, powerless
from majlis.games.almadi.material import ABRIZA, TILE_COUNT, TILES
from majlis.games.almadi.realm import (
    BOTTOM,
    COLUMNS,
    OUTER,
    TOP,
    Realm,
    cell_at,
    column_of,
    row_of,
)
from majlis.games.almadi.shapes import MOVED, SWAPPED, cell_of_seat, cell_text
from majlis.games.almadi.state import ROW, SEAT, Almadi
from majlis.kernel.basket import Basket, Item
from majlis.kernel.codec import Field, Name
from majlis.kernel.frame import Ask
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text

TILE: Final = Name(TILES)


def describe_tile(st: Almadi, seat: int, key: str, tile: int) -> Text:
    """A choice that is a tile of the realm, with its place; or a tile that is not there."""
    cell = st.players[seat].realm.cell_of(tile)
    name = labels.tile(st.table.material, tile)
    if cell < 0:
        return Text("tile-elsewhere", {"tile": name})
    return Text(key, {"tile": name, "cell": cell_text(cell)})


def touched_tile(st: Almadi, seat: int, tile: int) -> list[str]:
    """The cell that a tile lies on; a tile that is not in the realm cannot be pointed at."""
    cell = st.players[seat].realm.cell_of(tile)
    return [things.cell(cell)] if cell >= 0 else []


class PickTile(Ask[Almadi]):
    """AM-7.1: which tile of the realm the genie moves, the one just placed included.

    Every tile has somewhere to go (AM-7.9): four cells touch the starting tile or lie in rows that
    begin there, and at most two of them are closed, its own and the one it just left.
    """

    KIND = "pick_tile"
    CLAUSE = "AM-7.1"
    SIZE = TILE_COUNT
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, st: Almadi) -> list[int]:
        return st.players[self.seat].realm.tiles()

    def why_not(self, st: Almadi, choice: int) -> Refusal | None:
        if st.players[self.seat].realm.cell_of(choice) < 0:
            return refuse("AM-7.1", "tile_not_in_realm")
        return None

    def resolve(self, st: Almadi, choice: int) -> None:
        st.push(MoveTile(self.seat, choice))

    def describe(self, st: Almadi, choice: int) -> Text:
        return describe_tile(st, self.seat, "pick_tile", choice)

    def touches(self, st: Almadi, choice: int) -> list[str]:
        return touched_tile(st, self.seat, choice)


class MoveTile(Ask[Almadi]):
    """AM-7.1, AM-7.2: where it goes: a cell of rows 1 to 4; with Abriza, perhaps an outer row.

    Choices are the cells of the four rows, then the outer rows from the top, each of which asks for
    its column next.
    """

    KIND = "move_tile"
    CLAUSE = "AM-7.1"
    SIZE = 4 * COLUMNS + 2 * OUTER
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("tile", TILE))
    OUTER_ROW: Final = 4 * COLUMNS

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def choices(self, st: Almadi) -> list[int]:
        realm = st.players[self.seat].realm
        cell = realm.cell_of(self.tile)
        lifted = realm.without(cell)
        found: list[int] = []
        for row in range(TOP, BOTTOM + 1):
            columns = columns_to(st, lifted, self.tile, cell, row)
            add_columns(columns, (row - TOP) * COLUMNS - 1, found)
        if st.players[self.seat].has(ABRIZA):
            rows = lifted.rows()
            for row in range(rows[0] - 1, rows[len(rows) - 1] + 2):
                if is_outer(row) and columns_to(st, lifted, self.tile, cell, row):
                    found.append(self.OUTER_ROW + number_of_outer(row))
        return found

    def why_not(self, st: Almadi, choice: int) -> Refusal | None:
        realm = st.players[self.seat].realm
        cell = realm.cell_of(self.tile)
        if choice < self.OUTER_ROW:
            target = cell_at(choice // COLUMNS + TOP, choice % COLUMNS + 1)
            return why_not_to(st, realm, self.tile, cell, target)
        if not st.players[self.seat].has(ABRIZA):
            return powerless("AM-12.16", ABRIZA)
        row = outer_row(choice - self.OUTER_ROW)
        if not columns_to(st, realm.without(cell), self.tile, cell, row):
            return refuse("AM-12.16", "touches_nothing")
        return None

    def resolve(self, st: Almadi, choice: int) -> None:
        if choice < self.OUTER_ROW:
            target = cell_at(choice // COLUMNS + TOP, choice % COLUMNS + 1)
            move(st, self.seat, self.tile, target)
        else:
            row = outer_row(choice - self.OUTER_ROW)
            st.push(MoveBeyond(self.seat, self.tile, row))

    def prompt(self, st: Almadi) -> Text:
        return Text("prompt-move_tile", {"type": labels.type_of(st.table.material, self.tile)})

    def describe(self, st: Almadi, choice: int) -> Text:
        if choice < self.OUTER_ROW:
            target = cell_at(choice // COLUMNS + TOP, choice % COLUMNS + 1)
            return Text("move_tile", {"cell": cell_text(target)})
        return Text("move_tile-outer", {"row": outer_row(choice - self.OUTER_ROW)})

    def clause_of(self, st: Almadi, choice: int) -> str:
        return "AM-7.1" if choice < self.OUTER_ROW else "AM-12.16"

    def touches(self, st: Almadi, choice: int) -> list[str]:
        if choice < self.OUTER_ROW:
            return [things.cell(cell_at(choice // COLUMNS + TOP, choice % COLUMNS + 1))]
        return [things.row(outer_row(choice - self.OUTER_ROW))]


class MoveBeyond(Ask[Almadi]):
    """AM-12.16: with Abriza, the column in an outer row; column 0 is open there."""

    KIND = "move_beyond"
    CLAUSE = "AM-12.16"
    SIZE = COLUMNS + 1
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("tile", TILE),
        Field("row", ROW),
    )

    def __init__(self, seat: int, tile: int, row: int) -> None:
        self.seat = seat
        self.tile = tile
        self.row = row

    def choices(self, st: Almadi) -> list[int]:
        realm = st.players[self.seat].realm
        cell = realm.cell_of(self.tile)
        found: list[int] = []
        add_columns(columns_to(st, realm.without(cell), self.tile, cell, self.row), 0, found)
        return found

    def why_not(self, st: Almadi, choice: int) -> Refusal | None:
        realm = st.players[self.seat].realm
        cell = realm.cell_of(self.tile)
        return why_not_to(st, realm, self.tile, cell, cell_at(self.row, choice))

    def resolve(self, st: Almadi, choice: int) -> None:
        move(st, self.seat, self.tile, cell_at(self.row, choice))

    def prompt(self, st: Almadi) -> Text:
        return Text("prompt-move_beyond", {"row": self.row})

    def describe(self, st: Almadi, choice: int) -> Text:
        return Text("move_tile", {"cell": cell_text(cell_at(self.row, choice))})

    def touches(self, st: Almadi, choice: int) -> list[str]:
        return [things.cell(cell_at(self.row, choice))]


def is_outer(row: int) -> bool:
    return not TOP <= row <= BOTTOM


def outer_row(number: int) -> int:
    """Outer rows are numbered from the top: those above row 1, then those below row 4."""
    return number + TOP - OUTER if number < OUTER else number - OUTER + BOTTOM + 1


def number_of_outer(row: int) -> int:
    return row - TOP + OUTER if row < TOP else row - BOTTOM - 1 + OUTER


def columns_to(st: Almadi, lifted: Realm, tile: int, origin: int, row: int) -> int:
    """A bit for each column of a row where a tile can go that was lifted from `origin`."""
    columns = lifted.open_columns(row)
    if row_of(origin) == row:
        columns &= ~(1 << column_of(origin))
    if st.last_tile == tile and row_of(st.last_cell) == row:
        columns &= ~(1 << column_of(st.last_cell))
    return columns


def why_not_to(st: Almadi, realm: Realm, tile: int, origin: int, target: int) -> Refusal | None:
    """Why a tile cannot go from a cell to another one."""
    if target == origin:
        return refuse("AM-7.2", "same_cell")
    if target in realm.at:
        return refuse("AM-5.3", "cell_is_taken")
    if tile == st.last_tile and target == st.last_cell:
        return refuse("AM-7.7", "direct_return")
    if not realm.without(origin).is_open(target):
        return refuse("AM-7.2", "touches_nothing")
    return None


def move(st: Almadi, seat: int, tile: int, target: int) -> None:
    """AM-7.4: one of the turn's moves; the tile lands anew."""
    realm = st.players[seat].realm
    origin = realm.cell_of(tile)
    st.moves += 1
    st.last_tile = tile
    st.last_cell = origin
    st.tell(events.MOVED, seat, tile, cell_of_seat(seat, origin), cell_of_seat(seat, target))
    land(st, seat, realm.without(origin).with_tile(target, tile), target, -1, MOVED)


class SwapTiles(Ask[Almadi]):
    """AM-12.21: two tiles of the realm change places, picked in rising order."""

    KIND = "swap_tiles"
    CLAUSE = "AM-12.21"
    SIZE = TILE_COUNT
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("picked", TILE))

    def __init__(self, seat: int, picked: int) -> None:
        self.seat = seat
        self.picked = picked  # the first of the two, or -1

    def choices(self, st: Almadi) -> list[int]:
        tiles = st.players[self.seat].realm.tiles()
        if self.picked < 0:
            return tiles[:-1]  # the last one cannot be the first of two
        return [tile for tile in tiles if tile > self.picked]

    def why_not(self, st: Almadi, choice: int) -> Refusal | None:
        realm = st.players[self.seat].realm
        if realm.cell_of(choice) < 0:
            return refuse("AM-12.21", "tile_not_in_realm")
        if choice <= self.picked or (self.picked < 0 and choice == realm.tiles()[-1]):
            return refuse("AM-12.21", "rising_order")
        return None

    def resolve(self, st: Almadi, choice: int) -> None:
        if self.picked < 0:
            st.push(SwapTiles(self.seat, choice))
            return
        realm = st.players[self.seat].realm
        one = realm.cell_of(self.picked)
        other = realm.cell_of(choice)
        st.moves += 1
        st.last_tile = -1
        st.last_cell = -1
        st.tell(events.SWAPPED, self.seat, self.picked, choice, cell_of_seat(self.seat, other))
        land(st, self.seat, realm.swapped(one, other), one, other, SWAPPED)

    def describe(self, st: Almadi, choice: int) -> Text:
        return describe_tile(st, self.seat, "swap_tiles", choice)

    def touches(self, st: Almadi, choice: int) -> list[str]:
        return touched_tile(st, self.seat, choice)

    def basket(self, st: Almadi) -> Basket | None:
        items: list[Item] = []
        for tile in st.players[self.seat].realm.tiles():
            if tile > self.picked:
                text = describe_tile(st, self.seat, "pick_tile", tile)
                items.append(Item(tile, text, touched_tile(st, self.seat, tile), 1))
        return SwapBasket(items, self.picked)
