"""Chapters 5b and 7: pawns moved by Plotter, Informer and spies."""

from typing import ClassVar, Final

from majlis.games.alrashid import events, labels, things
from majlis.games.alrashid.frames.common import (
    CLAUSES,
    FOR_INFORMER,
    FOR_PLOTTER,
    FOR_SPY,
    REASON,
    SEAT,
    may_join,
    why_not_join,
)
from majlis.games.alrashid.material import (
    AREA_COUNT,
    AREAS,
    FIRST_COUNTRY,
    INFORMER,
    PAWNS,
    PLOTTER,
)
from majlis.games.alrashid.state import AlRashid, pawns_in
from majlis.kernel.codec import Field, Name, Num
from majlis.kernel.frame import Ask, Do
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Seat, Text


def has_destination(st: AlRashid, owner: int, pawn: int, origin: int, reason: int) -> bool:
    """Whether a pawn standing at the origin could legally go anywhere (AR-5.20)."""
    first, last = (0, FIRST_COUNTRY) if origin < FIRST_COUNTRY else (FIRST_COUNTRY, AREA_COUNT)
    for area in range(first, last):
        if (
            area != origin
            and (reason != FOR_SPY or not st.is_resolved(area))
            and may_join(st.stack(area, owner), area, pawn)
        ):
            return True
    return False


class StartEffects(Do[AlRashid]):
    """AR-7.1: before the first round, in turn order, Plotters and Informers."""

    KIND = "start_effects"
    CLAUSE = "AR-7.1"

    def run(self, st: AlRashid) -> None:
        for place in range(st.table.players - 1, -1, -1):
            seat = st.order[place]
            titles = st.players[seat].titles
            plotters = titles.count(PLOTTER)
            informers = titles.count(INFORMER)
            if plotters or informers:
                st.push(StartMove(seat, plotters, informers))


class StartMove(Ask[AlRashid]):
    """AR-15.2, AR-15.3: picks a pawn to move, or is content with the board as it is."""

    KIND = "start_move"
    CLAUSE = "AR-7.1"
    SIZE = 3 * AREA_COUNT + 1
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("plotters", Num(0, 2)),
        Field("informers", Num(0, 2)),
    )
    DONE: Final = 3 * AREA_COUNT

    def __init__(self, seat: int, plotters: int, informers: int) -> None:
        self.seat = seat
        self.plotters = plotters
        self.informers = informers

    def choices(self, st: AlRashid) -> list[int]:
        first = 0 if self.plotters else FIRST_COUNTRY
        last = AREA_COUNT if self.informers else FIRST_COUNTRY
        found: list[int] = []
        for area in range(first, last):
            stack = st.stack(area, self.seat)
            if stack:
                pawns = pawns_in(stack)
                for pawn in range(3):
                    if pawns[pawn] and has_destination(st, self.seat, pawn, area, FOR_PLOTTER):
                        found.append(pawn * AREA_COUNT + area)
        found.sort()
        found.append(self.DONE)
        return found

    def why_not(self, st: AlRashid, choice: int) -> Refusal | None:
        if choice == self.DONE:
            return None
        pawn, area = divmod(choice, AREA_COUNT)
        if area < FIRST_COUNTRY and not self.plotters:
            return refuse("AR-15.2", "no_plotter")
        if area >= FIRST_COUNTRY and not self.informers:
            return refuse("AR-15.3", "no_informer")
        if not pawns_in(st.stack(area, self.seat))[pawn]:
            return refuse("AR-7.1", "no_pawn_there")
        if not has_destination(st, self.seat, pawn, area, FOR_PLOTTER):
            return refuse("AR-5.20", "nowhere_to_go")
        return None

    def resolve(self, st: AlRashid, choice: int) -> None:
        if choice == self.DONE:
            return
        pawn, area = divmod(choice, AREA_COUNT)
        plotted = area < FIRST_COUNTRY
        plotters = self.plotters - 1 if plotted else self.plotters
        informers = self.informers if plotted else self.informers - 1
        if plotters or informers:
            st.push(StartMove(self.seat, plotters, informers))
        reason = FOR_PLOTTER if plotted else FOR_INFORMER
        st.push(MovePawn(self.seat, self.seat, pawn, area, reason))

    def describe(self, st: AlRashid, choice: int) -> Text:
        if choice == self.DONE:
            return Text("start_move-done", {})
        pawn, area = divmod(choice, AREA_COUNT)
        return Text("start_move", {"pawn": labels.pawn(pawn), "area": labels.area(area)})

    def clause_of(self, st: AlRashid, choice: int) -> str:
        if choice == self.DONE:
            return self.CLAUSE
        return "AR-15.2" if choice % AREA_COUNT < FIRST_COUNTRY else "AR-15.3"

    def touches(self, st: AlRashid, choice: int) -> list[str]:
        if choice == self.DONE:
            return []
        pawn, area = divmod(choice, AREA_COUNT)
        return [things.pawn(area, self.seat, pawn)]


class MovePawn(Ask[AlRashid]):
    """AR-5.20: where the picked pawn goes, judged as a placement by its owner."""

    KIND = "move_pawn"
    CLAUSE = "AR-5.20"
    SIZE = AREA_COUNT
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("owner", SEAT),
        Field("pawn", Name(PAWNS)),
        Field("origin", Name(AREAS)),
        Field("reason", REASON),
    )

    def __init__(self, seat: int, owner: int, pawn: int, origin: int, reason: int) -> None:
        self.seat = seat
        self.owner = owner
        self.pawn = pawn
        self.origin = origin
        self.reason = reason

    def clause(self) -> str:
        return CLAUSES[self.reason]

    def why_not(self, st: AlRashid, choice: int) -> Refusal | None:
        if choice == self.origin:
            return refuse(self.clause(), "another_area")
        if (choice < FIRST_COUNTRY) != (self.origin < FIRST_COUNTRY):
            return refuse(self.clause(), "palace_or_country")
        if self.reason == FOR_SPY and st.is_resolved(choice):
            return refuse("AR-11.7", "already_resolved")
        return why_not_join(st.stack(choice, self.owner), choice, self.pawn)

    def resolve(self, st: AlRashid, choice: int) -> None:
        st.remove_pawn(self.origin, self.owner, self.pawn)
        st.add_pawn(choice, self.owner, self.pawn)
        if self.reason == FOR_SPY:
            st.tell(events.SPY_MOVED, self.seat, self.owner, self.pawn, choice)
        else:
            st.tell(events.MOVED, self.seat, self.pawn, self.origin, choice)

    def prompt(self, st: AlRashid) -> Text:
        return Text(
            "prompt-move_pawn",
            {
                "owner": Seat(self.owner),
                "pawn": labels.pawn(self.pawn),
                "area": labels.area(self.origin),
            },
        )

    def describe(self, st: AlRashid, choice: int) -> Text:
        return Text("move_pawn", {"area": labels.area(choice)})

    def touches(self, st: AlRashid, choice: int) -> list[str]:
        return [things.area(choice)]
