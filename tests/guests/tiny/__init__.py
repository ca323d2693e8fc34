"""A tiny game from outside, in plain Python: gems are drawn from a bag, held in secret, and banked.

It brings what a guest must and nothing more: one module, one file of texts in English.
"""

from typing import Any, Final

from majlis.games.guest import Guest
from majlis.kernel.declared import declared
from majlis.kernel.frame import Ask, Do, Draw, Either
from majlis.kernel.journal import NUMBER, SEAT, EventKinds
from majlis.kernel.options import Option
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.rng import Rng
from majlis.kernel.rules import BaseTable, Config, Meta, Point, Rules, Standing, pending_seen
from majlis.kernel.runner import refresh
from majlis.kernel.state import State
from majlis.kernel.text import Text

OPTIONS: Final = (Option("rounds", (4, 2), "TI-1.1"),)
BUST: Final = 5
EVENTS: Final = EventKinds()
DREW: Final = EVENTS.declare("drew", "TI-2.1", seat=SEAT, gem=NUMBER)
TOOK: Final = EVENTS.declare("took", "TI-2.3", seat=SEAT, pile=NUMBER)


class Table(BaseTable):
    def __init__(self, config: Config) -> None:
        super().__init__(config, OPTIONS)
        self.rounds = int(self.values["rounds"])


@declared
class Tiny(State):
    table: Table
    held: list[list[int]]
    banked: list[int]
    piles: tuple[int, ...]
    bag: list[int]


@declared
class Round(Do[Tiny]):
    """TI-1.1: everybody in turn, so many rounds."""

    KIND = "round"
    CLAUSE = "TI-1.1"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, st: Tiny) -> None:
        if self.number < st.table.rounds:
            turns = [TakePile(seat) for seat in range(st.table.players)]
            st.piles = tuple(range(st.table.players))
            st.plan([*turns, Round(self.number + 1)])


@declared
class TakePile(Ask[Tiny]):
    """TI-2.3: one of the piles that are left; then gems are drawn. `choices` comes of itself."""

    KIND = "take_pile"
    CLAUSE = "TI-2.3"
    SIZE = 4

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def why_not(self, st: Tiny, choice: int) -> Refusal | None:
        if choice >= st.table.players:
            return refuse("TI-2.3", "no_such_pile")
        return None if choice in st.piles else refuse("TI-2.3", "pile_used")

    def resolve(self, st: Tiny, choice: int) -> None:
        st.piles = tuple(pile for pile in st.piles if pile != choice)
        st.tell(TOOK, self.seat, choice)
        st.plan([DrawGem(self.seat), Bank(self.seat)])

    def describe(self, st: Tiny, choice: int) -> Text:
        return Text("take_pile", {"pile": choice})

    def touches(self, st: Tiny, choice: int) -> list[str]:
        return [f"pile:{choice}"]


@declared
class DrawGem(Draw[Tiny]):
    """TI-2.1: a gem of the bag, worth 0 to 3; only its seat sees it."""

    KIND = "draw_gem"
    CLAUSE = "TI-2.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def weights(self, st: Tiny) -> list[int]:
        return st.bag

    def resolve(self, st: Tiny, outcome: int) -> None:
        st.bag[outcome] -= 1
        st.held[self.seat].append(outcome)
        st.tell_only(self.seat, DREW, self.seat, outcome)


@declared
class Bank(Either[Tiny]):
    """TI-2.2: draw once more, or bank; who holds five or more loses it."""

    KIND = "draw_or_bank"
    CLAUSE = "TI-2.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks_alone(self, st: Tiny) -> bool:
        return True

    def resolve(self, st: Tiny, choice: int) -> None:
        if choice == 1 and sum(st.bag) > 0:
            st.plan([DrawGem(self.seat), Bank(self.seat)])
            return
        worth = sum(st.held[self.seat])
        st.banked[self.seat] += 0 if worth >= BUST else worth
        for gem in st.held[self.seat]:
            st.bag[gem] += 1
        st.held[self.seat] = []


def new_state(table: Table, rng: Rng) -> Tiny:
    st = Tiny()
    st.begin(rng)
    st.table = table
    st.held = [[] for _ in range(table.players)]
    st.banked = [0] * table.players
    st.piles = ()
    st.bag = [4, 6, 4, 2]
    st.push(Round(0))
    return st


def view(st: Tiny, seat: int) -> Any:
    return {
        "game": "tiny",
        "seat": seat,
        "options": st.table.shown,
        "players": [
            {"held": gems if place == seat else None, "count": len(gems), "banked": banked}
            for place, (gems, banked) in enumerate(zip(st.held, st.banked, strict=True))
        ],
        "pending": pending_seen(st, seat),
    }


def redeal(st: Tiny, seat: int, rng: Rng) -> Tiny:
    """Gems in the hands of others go back into the bag and are drawn anew."""
    other = st.copy()
    assert isinstance(other, Tiny)
    other.rng = rng.split()
    for place, gems in enumerate(other.held):
        if place != seat:
            for gem in gems:
                other.bag[gem] += 1
    for place, gems in enumerate(other.held):
        if place != seat:
            for index in range(len(gems)):
                gems[index] = rng.weighted(other.bag)
                other.bag[gems[index]] -= 1
    refresh(other)
    return other


def points(st: Tiny, seat: int) -> list[list[Point]]:
    return [[Point("TI-3.1", Text("gems", {"count": won}), won)] for won in st.banked]


def standings(st: Tiny) -> list[Standing]:
    each = points(st, -1)
    found = [
        Standing(seat, 1 + sum(other > won for other in st.banked), each[seat])
        for seat, won in enumerate(st.banked)
    ]
    return sorted(found, key=lambda one: (one.place, one.seat))


def audit(st: Tiny) -> list[str]:
    gems = sum(st.bag) + sum(len(one) for one in st.held)
    return [] if gems == 16 else [f"{gems} gems instead of 16"]


META: Final = Meta(
    name="tiny",
    title="Tiny",
    version=1,
    players=(2, 3, 4),
    players_clause="TI-1.1",
    options=OPTIONS,
    frames=(TakePile, Bank, DrawGem, Round),
    events=EVENTS.all(),
)
RULES: Final = Rules(
    META,
    state=Tiny,
    table=Table,
    new_state=new_state,
    view=view,
    redeal=redeal,
    standings=standings,
    audit=audit,
    points=points,
)


GUEST: Final = Guest(name="tiny", contract=1, package=__name__, rules=f"{__name__}:RULES")
