"""Chapter 7: tiles that were bought or won go into the Alhambra or the reserve, or to Dirk."""

from typing import ClassVar, Final

from majlis.games.alhambra import events, labels, things
from majlis.games.alhambra.layout import CELLS, Layout, cell_at, is_on_board, x_of, y_of
from majlis.games.alhambra.material import TILE_COUNT, TILES
from majlis.games.alhambra.state import SEAT, Alhambra, tiles_in
from majlis.kernel.codec import Field, Name
from majlis.kernel.frame import Ask, Do
from majlis.kernel.journal import EventKind
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text

# How a tile came that may be made over to Dirk: not at all, or by which right.
GIFTS: Final = ("none", "turn", "sultan", "vizier")
NO_GIFT: Final = 0
OF_TURN: Final = 1
OF_SULTAN: Final = 2
OF_VIZIER: Final = 3
GIFT_CLAUSES: Final = ("AL-12.9", "AL-12.5", "AL-SU-21", "AL-VI-10")


class PlacePending(Do[Alhambra]):
    """AL-7.1: all new tiles of a player, one by one, in any order."""

    KIND = "place_pending"
    CLAUSE = "AL-7.1"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("gift", Name(GIFTS)))

    def __init__(self, seat: int, gift: int) -> None:
        self.seat = seat
        self.gift = gift

    def run(self, st: Alhambra) -> None:
        pending = st.players[self.seat].pending
        if not pending:
            return
        st.push(PlacePending(self.seat, self.gift))
        if pending & (pending - 1):
            st.push(NextTile(self.seat, self.gift))
        else:
            st.push(PlaceTile(self.seat, pending.bit_length() - 1, self.gift))


class NextTile(Ask[Alhambra]):
    """AL-7.1: which of the new tiles is placed next."""

    KIND = "next_tile"
    CLAUSE = "AL-7.1"
    SIZE = TILE_COUNT
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("gift", Name(GIFTS)))

    def __init__(self, seat: int, gift: int) -> None:
        self.seat = seat
        self.gift = gift

    def choices(self, st: Alhambra) -> list[int]:
        return tiles_in(st.players[self.seat].pending)

    def why_not(self, st: Alhambra, choice: int) -> Refusal | None:
        if (st.players[self.seat].pending >> choice) & 1:
            return None
        return refuse("AL-7.1", "tile_not_pending")

    def resolve(self, st: Alhambra, choice: int) -> None:
        st.push(PlaceTile(self.seat, choice, self.gift))

    def describe(self, st: Alhambra, choice: int) -> Text:
        return Text("next_tile", {"tile": labels.tile(choice)})

    def touches(self, st: Alhambra, choice: int) -> list[str]:
        return [things.pending(choice)]


class PlaceTile(Ask[Alhambra]):
    """AL-7.1, AL-7.2, AL-12.5: a legal cell, the reserve, or (two players) Dirk."""

    KIND = "place_tile"
    CLAUSE = "AL-7.1"
    FOLLOWS = True
    SIZE = CELLS + 2
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("tile", Name(TILES)),
        Field("gift", Name(GIFTS)),
    )
    RESERVE: Final = CELLS
    DIRK: Final = CELLS + 1

    def __init__(self, seat: int, tile: int, gift: int) -> None:
        self.seat = seat
        self.tile = tile
        self.gift = gift

    def choices(self, st: Alhambra) -> list[int]:
        layout = st.players[self.seat].layout
        found = layout.legal_cells(self.tile, st.table.material.walls).copy()
        found.append(self.RESERVE)
        if self.gift != NO_GIFT and st.table.has_dirk:
            found.append(self.DIRK)
        return found

    def why_not(self, st: Alhambra, choice: int) -> Refusal | None:
        if choice == self.RESERVE:
            return None
        if choice == self.DIRK:
            if not st.table.has_dirk:
                return refuse("AL-12.1", "no_dirk")
            if self.gift == NO_GIFT:
                return refuse("AL-12.9", "not_for_dirk")
            return None
        layout = st.players[self.seat].layout
        if choice in layout.cells:
            return refuse("AL-7.3", "cell_taken")
        return why_not_build(layout, self.tile, choice, st.table.material.walls)

    def resolve(self, st: Alhambra, choice: int) -> None:
        player = st.players[self.seat]
        player.pending &= ~(1 << self.tile)
        if choice == self.RESERVE:
            player.reserve |= 1 << self.tile
            st.tell(events.RESERVED, self.seat, self.tile)
        elif choice == self.DIRK:
            st.dirk |= 1 << self.tile
            st.tell(gift_event(self.gift), self.seat, self.tile)
        else:
            player.layout = player.layout.plus(self.tile, choice, st.table.material.walls)
            st.tell(events.BUILT, self.seat, self.tile, choice)

    def prompt(self, st: Alhambra) -> Text:
        return Text("prompt-place_tile", {"tile": labels.tile(self.tile)})

    def describe(self, st: Alhambra, choice: int) -> Text:
        if choice == self.RESERVE:
            return Text("place_tile-reserve", {})
        if choice == self.DIRK:
            return Text("place_tile-dirk", {})
        return labels.build_at(choice)

    def clause_of(self, st: Alhambra, choice: int) -> str:
        if choice == self.RESERVE:
            return "AL-7.2"
        return GIFT_CLAUSES[self.gift] if choice == self.DIRK else "AL-7.1"

    def touches(self, st: Alhambra, choice: int) -> list[str]:
        target = things.cell(choice)
        if choice == self.RESERVE:
            target = things.RESERVE
        elif choice == self.DIRK:
            target = things.DIRK
        return [things.pending(self.tile), target]


def why_not_build(layout: Layout, tile: int, cell: int, walls: tuple[int, ...]) -> Refusal | None:
    """The clause that keeps a tile from an empty cell (AL-7.6 to AL-7.9)."""
    if not is_on_board(cell):
        return refuse("AL-7.13", "out_of_reach")
    touched, walled = layout.needs(cell, walls)
    if walls[tile] & touched != walled:
        return refuse("AL-7.6", "walls_do_not_match")
    if not touched & ~walled:
        return refuse("AL-7.7", "no_footpath")
    if makes_hole(layout, cell):
        return refuse("AL-7.9", "makes_a_hole")
    return None


def makes_hole(layout: Layout, cell: int) -> bool:
    """AL-7.9: floods the empty cells around the Alhambra, with the cell filled."""
    cells = layout.cells
    built = [*cells, cell]
    xs = [x_of(c) for c in built]
    ys = [y_of(c) for c in built]
    low_x, high_x = min(xs) - 1, max(xs) + 1
    low_y, high_y = min(ys) - 1, max(ys) + 1
    start = (low_x, low_y)
    seen = {start}
    todo = [start]
    while todo:
        x, y = todo.pop()
        for near in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
            if near not in seen and low_x <= near[0] <= high_x and low_y <= near[1] <= high_y:
                there = cell_at(near[0], near[1])
                if there != cell and there not in cells:
                    seen.add(near)
                    todo.append(near)
    return len(seen) + len(built) != (high_x - low_x + 1) * (high_y - low_y + 1)


class TilesPlaced(Do[Alhambra]):
    """AL-8.1: the moment when a player's new tiles are all in their places."""

    KIND = "tiles_placed"
    CLAUSE = "AL-8.1"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, st: Alhambra) -> None:
        for module in st.table.modules:
            module.tiles_placed(st, self.seat)


def gift_event(gift: int) -> EventKind:
    """AL-12.5, AL-SU-21, AL-VI-10: by which right a tile went to Dirk."""
    if gift == OF_SULTAN:
        return events.SULTAN_GIVEN_TO_DIRK
    return events.VIZIER_GIVEN_TO_DIRK if gift == OF_VIZIER else events.GIVEN_TO_DIRK
