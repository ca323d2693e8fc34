"""Chapter 7: rounds and turns of the resolution phase."""

from typing import ClassVar, Final

from majlis.games.alrashid import events, labels, things
from majlis.games.alrashid.frames.battle import OpenCountry
from majlis.games.alrashid.frames.common import SEAT
from majlis.games.alrashid.frames.palaces import OpenPalace
from majlis.games.alrashid.frames.titles import ON_ACTIVATE, title_clause, why_not_activate
from majlis.games.alrashid.material import AREA_COUNT, FIRST_COUNTRY, TITLE_COUNT
from majlis.games.alrashid.state import AlRashid
from majlis.kernel.codec import Field, Flag, Num
from majlis.kernel.frame import Ask, Do
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text


class Round(Do[AlRashid]):
    """AR-7.2: a turn for each seat in turn order; who has no pawn on the board is skipped (AR-7.5).

    The phase ends at once when the board is empty (AR-7.10). A new turn order comes into force when
    the round, or with it the phase, ends (AR-7.11, AR-7.12).
    """

    KIND = "round"
    CLAUSE = "AR-7.2"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("place", Num(0, 5)),)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, st: AlRashid) -> None:
        place = self.place
        while place < st.table.players:
            seat = st.order[place]
            place += 1
            if st.players[seat].is_on_board():
                st.push(Round(place))
                st.push(TakeTurn(seat, False, False))
                return
        if st.next_order:
            st.order = st.next_order
            st.next_order = ()
        if any(st.slots):
            st.push(Round(0))


class TakeTurn(Ask[AlRashid]):
    """AR-7.3: one area is resolved, and at most one title activated, in either order."""

    KIND = "take_turn"
    CLAUSE = "AR-7.3"
    SIZE = AREA_COUNT + TITLE_COUNT + 1
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("resolved", Flag()),
        Field("activated", Flag()),
    )
    END: Final = AREA_COUNT + TITLE_COUNT

    def __init__(self, seat: int, resolved: bool, activated: bool) -> None:
        self.seat = seat
        self.resolved = resolved
        self.activated = activated

    def choices(self, st: AlRashid) -> list[int]:
        found: list[int] = []
        if not self.resolved:
            for area in range(AREA_COUNT):
                if st.slots[area]:
                    found.append(area)
        if not self.activated:
            usable: list[int] = []
            for title in st.players[self.seat].titles:
                if (
                    title in ON_ACTIVATE
                    and title not in usable
                    and why_not_activate(st, self.seat, title) is None
                ):
                    usable.append(title)
            usable.sort()
            for title in usable:
                found.append(AREA_COUNT + title)
        if self.resolved:
            found.append(self.END)
        return found

    def why_not(self, st: AlRashid, choice: int) -> Refusal | None:
        if choice == self.END:
            return None if self.resolved else refuse("AR-7.3", "resolve_an_area")
        if choice >= AREA_COUNT:
            if self.activated:
                return refuse("AR-14.3", "one_title_a_turn")
            return why_not_activate(st, self.seat, choice - AREA_COUNT)
        if self.resolved:
            return refuse("AR-7.3", "one_area_a_turn")
        if not st.slots[choice]:
            return refuse("AR-7.4", "no_pawns_there")
        return None

    def resolve(self, st: AlRashid, choice: int) -> None:
        if choice == self.END:
            return
        if choice >= AREA_COUNT:
            self._activate(st, choice - AREA_COUNT)
            return
        st.tell(events.RESOLVES, self.seat, choice)
        if not self.activated:
            st.push(TakeTurn(self.seat, True, False))
        if choice < FIRST_COUNTRY:
            st.push(OpenPalace(choice))
        else:
            st.push(OpenCountry(choice))

    def _activate(self, st: AlRashid, title: int) -> None:
        """AR-14.2: the tile is turned over until the year ends."""
        player = st.players[self.seat]
        player.used = (*player.used, title)
        st.tell(events.ACTIVATES, self.seat, title)
        if not self.resolved:
            st.push(TakeTurn(self.seat, False, True))
        st.push(ON_ACTIVATE[title](self.seat))

    def describe(self, st: AlRashid, choice: int) -> Text:
        if choice == self.END:
            return Text("take_turn-end", {})
        if choice >= AREA_COUNT:
            return Text("take_turn-activate", {"title": labels.title(choice - AREA_COUNT)})
        return Text("take_turn-resolve", {"area": labels.area(choice)})

    def clause_of(self, st: AlRashid, choice: int) -> str:
        if AREA_COUNT <= choice < self.END:
            return title_clause(choice - AREA_COUNT)
        return "AR-7.4" if choice < AREA_COUNT else "AR-7.3"

    def touches(self, st: AlRashid, choice: int) -> list[str]:
        if choice == self.END:
            return []
        if choice >= AREA_COUNT:
            return [things.title(choice - AREA_COUNT)]
        return [things.area(choice)]
