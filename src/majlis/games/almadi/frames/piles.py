"""Chapters 2 and 4: tiles and cards that are turned up."""

from typing import ClassVar, Final

from majlis.games.almadi import events
from majlis.games.almadi.material import PER_TYPE, TYPES
from majlis.games.almadi.piles import MOSAICS, PILES
from majlis.games.almadi.state import Almadi, row_of_slot
from majlis.kernel.codec import Field, Name, Num
from majlis.kernel.frame import Do, Draw

SLOT: Final = Num(-1, 7)


class DrawType(Draw[Almadi]):
    """AM-2.3: the next tile of the draw pile; first its type, as many as are left of each.

    How many tiles of a type the pile holds is known, which ones is not: the others of the type lie
    in the box (AM-2.2). So chance decides at the moment when the tile is seen.
    """

    KIND = "draw_type"
    CLAUSE = "AM-2.3"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("slot", SLOT),)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def weights(self, st: Almadi) -> list[int]:
        return list(st.pile)

    def resolve(self, st: Almadi, outcome: int) -> None:
        st.push(DrawTile(self.slot, outcome))


class DrawTile(Draw[Almadi]):
    """AM-2.3: then which of the tiles of that type that nobody has seen.

    It goes face up into a slot of the board; without a slot, to the player who draws (AM-12.18).
    """

    KIND = "draw_tile"
    CLAUSE = "AM-2.3"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("slot", SLOT), Field("type", Name(TYPES)))

    def __init__(self, slot: int, type: int) -> None:
        self.slot = slot
        self.type = type

    def weights(self, st: Almadi) -> list[int]:
        unseen = st.unseen[self.type]
        return [(unseen >> index) & 1 for index in range(PER_TYPE)]

    def resolve(self, st: Almadi, outcome: int) -> None:
        tile = self.type * PER_TYPE + outcome
        st.see_tile(tile)
        if self.slot < 0:
            st.taken = tile
            st.tell(events.DREW, tile)
        else:
            st.set_slot(self.slot, tile)
            row = row_of_slot(self.slot)
            if st.is_setting_up():
                st.tell(events.LAID_TILE, row, tile)
            else:
                st.tell(events.REFILLED, row, tile)


class TurnUp(Draw[Almadi]):
    """AM-7.12: the next card of a face-up pile comes to light."""

    KIND = "turn_up"
    CLAUSE = "AM-7.12"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("pile", Name(PILES)),)

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def weights(self, st: Almadi) -> list[int]:
        return list(st.pile_of(self.pile).unseen)

    def resolve(self, st: Almadi, outcome: int) -> None:
        st.set_pile(self.pile, st.pile_of(self.pile).turned_up(outcome))
        if st.is_setting_up():
            st.tell(events.FIRST_MOSAIC if self.pile == MOSAICS else events.FIRST_STALL, outcome)
        else:
            st.tell(events.MOSAIC_UP if self.pile == MOSAICS else events.STALL_UP, outcome)


class Refill(Do[Almadi]):
    """AM-4.5: the emptied slot is filled from the draw pile.

    There is nothing to fill when Ali drew instead of taking (AM-12.18), and nothing to fill it with
    in an extra turn, when the pile is empty (AM-12.7).
    """

    KIND = "refill"
    CLAUSE = "AM-4.5"

    def run(self, st: Almadi) -> None:
        if st.slot >= 0 and st.tiles_left():
            st.push(DrawType(st.slot))
        st.slot = -1
