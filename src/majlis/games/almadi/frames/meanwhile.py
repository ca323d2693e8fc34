"""AM-12.26 with the option `zumurrud_any_time`: Zumurrud is used while somebody else plays."""

from typing import ClassVar, Final

from majlis.games.almadi import events, labels, things, trail
from majlis.games.almadi.frames.recruiting import recruited_by_others, why_not_copy
from majlis.games.almadi.material import CHARACTER_COUNT, DUNYAZAD, ZUMURRUD
from majlis.games.almadi.state import SEAT, Almadi
from majlis.kernel.codec import Field
from majlis.kernel.frame import Ask, Do
from majlis.kernel.refusal import Refusal
from majlis.kernel.text import Text


def meanwhile(st: Almadi, seat: int) -> None:
    """Between two acts of a seat the owner of Zumurrud may come in."""
    if st.table.zumurrud_any_time:
        st.push(Meanwhile(seat))


class Meanwhile(Do[Almadi]):
    """AM-12.26: whoever could still use Zumurrud is asked, unless this turn is to go on unasked."""

    KIND = "meanwhile"
    CLAUSE = "AM-12.26"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat  # whose turn it is

    def run(self, st: Almadi) -> None:
        if (st.used >> ZUMURRUD) & 1:
            return
        for seat in range(st.table.players):
            player = st.players[seat]
            can_copy = player.has(ZUMURRUD) and player.copied < 0
            if seat != self.seat and can_copy and recruited_by_others(st, seat):
                st.push(CopyMeanwhile(seat))


class CopyMeanwhile(Ask[Almadi]):
    """AM-12.26: a character of another player, or none yet, or none before this turn is over."""

    KIND = "copy_meanwhile"
    CLAUSE = "AM-12.26"
    SIZE = CHARACTER_COUNT + 2
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)
    NOT_YET: Final = CHARACTER_COUNT
    NOT_IN_THIS_TURN: Final = CHARACTER_COUNT + 1

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, st: Almadi) -> list[int]:
        others = recruited_by_others(st, self.seat)
        found = [c for c in range(CHARACTER_COUNT) if (others >> c) & 1]
        return [*found, self.NOT_YET, self.NOT_IN_THIS_TURN]

    def why_not(self, st: Almadi, choice: int) -> Refusal | None:
        return None if choice >= self.NOT_YET else why_not_copy(st, self.seat, choice)

    def resolve(self, st: Almadi, choice: int) -> None:
        if choice == self.NOT_IN_THIS_TURN:
            st.used |= 1 << ZUMURRUD
        if choice >= self.NOT_YET:
            return
        st.players[self.seat].copied = choice
        st.tell(events.COPIED, self.seat, choice)
        trail.refresh(st)
        if choice == DUNYAZAD:
            st.used |= 1 << DUNYAZAD  # in an extra turn of another it is still due (AM-12.29)

    def describe(self, st: Almadi, choice: int) -> Text:
        if choice == self.NOT_YET:
            return Text("copy-not_yet", {})
        if choice == self.NOT_IN_THIS_TURN:
            return Text("copy-not_in_this_turn", {})
        return Text("copy", {"character": labels.character(choice)})

    def touches(self, st: Almadi, choice: int) -> list[str]:
        return [] if choice >= self.NOT_YET else [things.character(choice)]
