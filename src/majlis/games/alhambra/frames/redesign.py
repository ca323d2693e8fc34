"""Chapter 6: the Alhambra is redesigned."""

from typing import ClassVar

from majlis.games.alhambra import events, labels, things
from majlis.games.alhambra.frames.placing import why_not_build
from majlis.games.alhambra.layout import CELLS, CENTRE
from majlis.games.alhambra.material import TILE_COUNT, TILES
from majlis.games.alhambra.state import SEAT, Alhambra, Player, tiles_in
from majlis.kernel.codec import Field, Name
from majlis.kernel.frame import Ask
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text


def can_redesign(st: Alhambra, seat: int) -> bool:
    """Whether any of the three ways is open (AL-6.1)."""
    player = st.players[seat]
    walls = st.table.material.walls
    if player.layout.has_removable(walls):
        return True
    return any(has_cell(player, tile, walls) for tile in tiles_in(player.reserve))


def has_cell(player: Player, tile: int, walls: tuple[int, ...]) -> bool:
    """Whether a tile of the reserve can be built or swapped in somewhere."""
    if player.layout.legal_cells(tile, walls):
        return True
    return len(player.layout.swap_cells(tile, walls)) > 0


class Redesign(Ask[Alhambra]):
    """AL-6.1: a tile of the reserve to bring in, or a built tile to take out."""

    KIND = "redesign"
    CLAUSE = "AL-6.1"
    FOLLOWS = True
    SIZE = 2 * TILE_COUNT
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, st: Alhambra) -> list[int]:
        player = st.players[self.seat]
        walls = st.table.material.walls
        found = [tile for tile in tiles_in(player.reserve) if has_cell(player, tile, walls)]
        for tile in player.layout.removable(walls):
            found.append(TILE_COUNT + tile)
        return found

    def why_not(self, st: Alhambra, choice: int) -> Refusal | None:
        player = st.players[self.seat]
        walls = st.table.material.walls
        if choice < TILE_COUNT:
            if not (player.reserve >> choice) & 1:
                return refuse("AL-6.1", "not_in_reserve")
            return None if has_cell(player, choice, walls) else refuse("AL-6.2", "fits_nowhere")
        cell = player.layout.cell_of(choice - TILE_COUNT)
        if cell < 0:
            return refuse("AL-6.1", "not_built")
        if not player.layout.is_reachable_without(cell, walls):
            return refuse("AL-7.7", "others_hang_on_it")
        if player.layout.is_enclosed(cell):
            return refuse("AL-7.9", "leaves_a_hole")
        return None

    def resolve(self, st: Alhambra, choice: int) -> None:
        if choice < TILE_COUNT:
            st.push(BringIn(self.seat, choice))
            return
        player = st.players[self.seat]
        tile = choice - TILE_COUNT
        cell = player.layout.cell_of(tile)
        player.layout = player.layout.minus(cell, st.table.material.walls)
        player.reserve |= 1 << tile
        st.tell(events.REMOVED, self.seat, tile)

    def describe(self, st: Alhambra, choice: int) -> Text:
        if choice < TILE_COUNT:
            return Text("redesign-bring_in", {"tile": labels.tile(choice)})
        return Text("redesign-remove", {"tile": labels.tile(choice - TILE_COUNT)})

    def touches(self, st: Alhambra, choice: int) -> list[str]:
        if choice < TILE_COUNT:
            return [things.reserve(choice)]
        cell = st.players[self.seat].layout.cell_of(choice - TILE_COUNT)
        return [things.cell(cell)] if cell >= 0 else []


class BringIn(Ask[Alhambra]):
    """AL-6.1: the cell for a tile of the reserve; a tile that lies there goes to the reserve."""

    KIND = "bring_in"
    CLAUSE = "AL-6.1"
    FOLLOWS = True
    SIZE = CELLS
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("tile", Name(TILES)))

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def choices(self, st: Alhambra) -> list[int]:
        layout = st.players[self.seat].layout
        walls = st.table.material.walls
        found = layout.legal_cells(self.tile, walls) + layout.swap_cells(self.tile, walls)
        found.sort()
        return found

    def why_not(self, st: Alhambra, choice: int) -> Refusal | None:
        layout = st.players[self.seat].layout
        walls = st.table.material.walls
        if choice == CENTRE:
            return refuse("AL-6.3", "fountain_stays")
        if choice not in layout.cells:
            return why_not_build(layout, self.tile, choice, walls)
        if not layout.may_swap(self.tile, choice, walls):
            return refuse("AL-7.6", "walls_do_not_match")
        return None

    def resolve(self, st: Alhambra, choice: int) -> None:
        player = st.players[self.seat]
        walls = st.table.material.walls
        player.reserve &= ~(1 << self.tile)
        old = player.layout.cells.get(choice, -1)
        if old < 0:
            player.layout = player.layout.plus(self.tile, choice, walls)
            st.tell(events.BROUGHT_IN, self.seat, self.tile, choice)
        else:
            player.layout = player.layout.swapped(self.tile, choice, walls)
            player.reserve |= 1 << old
            st.tell(events.SWAPPED, self.seat, self.tile, old)

    def prompt(self, st: Alhambra) -> Text:
        return Text("prompt-bring_in", {"tile": labels.tile(self.tile)})

    def describe(self, st: Alhambra, choice: int) -> Text:
        old = st.players[self.seat].layout.cells.get(choice, -1)
        if 0 <= old < TILE_COUNT:
            return Text("bring_in-swap", {"old": labels.tile(old)})
        return labels.build_at(choice)

    def touches(self, st: Alhambra, choice: int) -> list[str]:
        return [things.reserve(self.tile), things.cell(choice)]
