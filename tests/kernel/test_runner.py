"""Frames and the runner, on a toy game: count up to ten with a die and two players."""

from typing import Any, ClassVar

import pytest

from majlis.kernel.codec import Field, Num
from majlis.kernel.frame import Ask, Do, Draw
from majlis.kernel.journal import NUMBER, SEAT, EventKind, Journal
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.rng import Rng
from majlis.kernel.runner import (
    apply,
    choices,
    is_chance,
    is_over,
    outcomes,
    pending,
    run,
    to_act,
    why_not,
)
from majlis.kernel.state import State
from majlis.kernel.text import Text

SAID = EventKind("said", "X-1.1", (("seat", SEAT), ("number", NUMBER)))
SECRET = EventKind("secret", "X-1.2", (("number", NUMBER),))


class Count(State):
    total: int

    def copy(self) -> "Count":
        other = Count()
        self.copy_into(other)
        other.total = self.total
        return other


class Turn(Do[Count]):
    """The next seat says a number, until ten is reached."""

    KIND = "turn"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", Num()),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, st: Count) -> None:
        if st.total < 10:
            st.plan([Say(self.seat), Roll(), Turn(1 - self.seat)])


class Say(Ask[Count]):
    """One to three, but never beyond ten."""

    KIND = "say"
    SIZE = 4

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, st: Count) -> list[int]:
        return [n for n in (1, 2, 3) if st.total + n <= 10]

    def why_not(self, st: Count, choice: int) -> Refusal | None:
        return None if choice in self.choices(st) else refuse("X-1.1", "beyond_ten")

    def resolve(self, st: Count, choice: int) -> None:
        st.total += choice
        st.tell(SAID, self.seat, choice)

    def describe(self, st: Count, choice: int) -> Text:
        return Text("say", {"number": choice})


class Roll(Draw[Count]):
    """A coin adds one, unless ten is reached: then nothing can happen."""

    KIND = "roll"

    def weights(self, st: Count) -> list[int]:
        return [3, 1] if st.total < 10 else [1, 0]

    def resolve(self, st: Count, outcome: int) -> None:
        st.total += outcome


def start(explicit: bool = False, total: int = 0) -> Count:
    st = Count()
    st.begin(Rng.from_seed("toy"))
    st.total = total
    st.explicit = explicit
    st.push(Turn(0))
    run(st)
    return st


def test_the_runner_stops_at_decisions_and_at_the_end() -> None:
    st = start()
    assert (to_act(st), choices(st)) == (0, [1, 2, 3])
    assert isinstance(pending(st), Say)
    apply(st, 3)
    assert to_act(st) == 1
    while not is_over(st):
        apply(st, choices(st)[0])
    assert st.total == 10
    assert (to_act(st), choices(st), pending(st)) == (-1, [], None)


def test_a_single_choice_is_made_without_asking() -> None:
    st = start(total=9)
    assert is_over(st)
    assert st.total == 10


def test_refusals_are_values_with_a_clause() -> None:
    st = start(total=8)
    refusal = why_not(st, 3)
    assert refusal is not None
    assert refusal.clause == "X-1.1"
    assert why_not(st, 2) is None
    with pytest.raises(ValueError, match="no chance event"):
        outcomes(st)


def test_chance_waits_when_it_is_driven_from_outside() -> None:
    st = start(explicit=True)
    apply(st, 1)
    assert is_chance(st)
    assert to_act(st) == -1
    assert outcomes(st) == [(0, 3), (1, 1)]
    with pytest.raises(ValueError, match="no seat's choice"):
        why_not(st, 0)
    copy = st.copy()
    apply(st, 1)
    assert (st.total, copy.total) == (2, 1)
    assert to_act(st) == 1


def test_what_is_certain_happens_without_a_draw_and_stands_all_the_same() -> None:
    st = start(total=8)
    before = st.rng.copy()
    apply(st, 2)
    assert is_over(st)
    assert (st.revealed, st.rng.counter) == (1, before.counter)


def test_explicit_chance_waits_for_what_is_certain_too() -> None:
    """That it is certain may follow from what is hidden."""
    st = start(explicit=True, total=8)
    apply(st, 2)
    assert is_chance(st)
    assert len(outcomes(st)) == 1
    apply(st, st.legal[0])
    assert is_over(st)


def test_draws_are_counted_as_revealed() -> None:
    st = start()
    apply(st, 1)
    assert st.revealed == 1


def test_a_journal_hears_and_is_never_copied() -> None:
    st = start()
    journal = st.journal = Journal()
    apply(st, 2)
    assert [(event.kind, event.args) for event in journal.take()] == [(SAID, (0, 2))]
    assert journal.events == []
    assert st.copy().journal is None
    st.tell_only(1, SECRET, 7)
    (event,) = journal.events
    assert event.is_visible_to(1)
    assert not event.is_visible_to(0)
    assert not event.is_visible_to(-1)


def test_an_ask_without_choices_is_a_bug() -> None:
    class Stuck(Say):
        KIND = "stuck"

        def choices(self, st: Any) -> list[int]:
            return []

    st = start()
    st.push(Stuck(0))
    with pytest.raises(RuntimeError, match="stuck offers no choice"):
        run(st)
