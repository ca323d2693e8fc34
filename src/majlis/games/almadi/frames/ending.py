"""Chapter 9: after the last turn, and before scoring."""

from typing import ClassVar, Final

from majlis.games.almadi import events, labels, things
from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.frames.piles import Refill
from majlis.games.almadi.frames.placement import BeginTurn, TakeTile
from majlis.games.almadi.frames.recruiting import (
    copy_character,
    recruited_by_others,
    why_not_copy,
)
from majlis.games.almadi.material import CHARACTER_COUNT, DUNYAZAD, ZUMURRUD
from majlis.games.almadi.scoring import by_source, reasons
from majlis.games.almadi.shapes import pack_shares
from majlis.games.almadi.state import SEAT, Almadi
from majlis.kernel.codec import Field, Flag, Num
from majlis.kernel.frame import Ask, Do, Frame
from majlis.kernel.refusal import Refusal
from majlis.kernel.text import Text


def turn_of(seat: int) -> list[Frame[Almadi]]:
    """AM-4.1: take and place, realise, refill."""
    return [BeginTurn(seat), TakeTile(seat), Realise(seat), Refill()]


class CopyWindow(Do[Almadi]):
    """AM-12.26: a chance to use Zumurrud, once before and once after the extra turns."""

    KIND = "copy_window"
    CLAUSE = "AM-12.26"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("last", Flag()),)

    def __init__(self, last: bool) -> None:
        self.last = last

    def run(self, st: Almadi) -> None:
        for seat in range(st.table.players):
            player = st.players[seat]
            if player.has(ZUMURRUD) and player.copied < 0 and recruited_by_others(st, seat):
                st.push(CopyCharacter(seat, self.last))


class CopyCharacter(Ask[Almadi]):
    """AM-12.26: a character of another player, or none."""

    KIND = "copy_character"
    CLAUSE = "AM-12.26"
    SIZE = CHARACTER_COUNT + 1
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("last", Flag()))
    NONE: Final = CHARACTER_COUNT

    def __init__(self, seat: int, last: bool) -> None:
        self.seat = seat
        self.last = last

    def choices(self, st: Almadi) -> list[int]:
        others = recruited_by_others(st, self.seat)
        found = [c for c in range(CHARACTER_COUNT) if (others >> c) & 1]
        found.append(self.NONE)
        return found

    def why_not(self, st: Almadi, choice: int) -> Refusal | None:
        return None if choice == self.NONE else why_not_copy(st, self.seat, choice)

    def resolve(self, st: Almadi, choice: int) -> None:
        if choice == self.NONE:
            return
        copy_character(st, self.seat, choice)
        # AM-12.29: copied this late, Dunyazad's turn is played at once.
        if self.last and choice == DUNYAZAD:
            st.push(ExtraTurn(self.seat))

    def prompt(self, st: Almadi) -> Text:
        return Text("prompt-copy_character", {"last": int(self.last)})

    def describe(self, st: Almadi, choice: int) -> Text:
        if choice == self.NONE:
            return Text("copy-none", {})
        return Text("copy", {"character": labels.character(choice)})

    def touches(self, st: Almadi, choice: int) -> list[str]:
        return [] if choice == self.NONE else [things.character(choice)]


class ExtraTurns(Do[Almadi]):
    """AM-12.7: clockwise from the player after the last one, who has Dunyazad's power plays on.

    AM-12.29: whoever copied it during the extra turn just played, and would have come before that
    one, plays now.
    """

    KIND = "extra_turns"
    CLAUSE = "AM-12.7"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("last", SEAT), Field("offset", Num(1, 6)))

    def __init__(self, last: int, offset: int) -> None:
        self.last = last
        self.offset = offset

    def run(self, st: Almadi) -> None:
        count = st.table.players
        if (st.used >> DUNYAZAD) & 1:
            for offset in range(1, self.offset):
                seat = (self.last + offset) % count
                if st.players[seat].copied == DUNYAZAD:
                    st.push(self)
                    st.push(ExtraTurn(seat))
                    return
        for offset in range(self.offset, count + 1):
            seat = (self.last + offset) % count
            if st.players[seat].has(DUNYAZAD):
                st.push(ExtraTurns(self.last, offset + 1))
                st.push(ExtraTurn(seat))
                return


class ExtraTurn(Do[Almadi]):
    """AM-12.7: a turn like any other, without a refill."""

    KIND = "extra_turn"
    CLAUSE = "AM-12.7"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, st: Almadi) -> None:
        st.tell(events.EXTRA_TURN, self.seat)
        st.plan(turn_of(self.seat))


class GameOver(Do[Almadi]):
    """AM-9.1: nothing is left to do but to score."""

    KIND = "game_over"
    CLAUSE = "AM-9.1"

    def run(self, st: Almadi) -> None:
        if st.journal is not None:
            self._tell_points(st)
        st.tell(events.GAME_OVER)

    def _tell_points(self, st: Almadi) -> None:
        """AM-10: source by source, what everybody has and what it gives."""
        found = by_source(reasons(st))
        for number, source in enumerate(events.SOURCES):
            if source in found:
                st.tell(events.SCORED, number, pack_shares(found[source]))
