"""Events: what a declaration says of them, and what a journal hears."""

import pytest

from majlis.kernel.journal import NUMBER, SEAT, Event, EventKinds, Journal, Named
from majlis.kernel.rng import Rng
from majlis.kernel.state import State
from majlis.kernel.text import Ref, Seat, Text


def good(index: int) -> Ref:
    return Ref(f"item-{('wood', 'silk')[index]}")


EVENTS = EventKinds()
TOOK = EVENTS.declare("took", "X-1.1", seat=SEAT, good=Named(good, ("wood", "silk")), count=NUMBER)
FINED = EVENTS.declare("fined", "X-1.2", seat=SEAT, count=NUMBER, warns=True)
PAID = EVENTS.declare("paid", "X-1.3", seat=SEAT, cost=NUMBER, overpaid=NUMBER, warns_if="overpaid")
OVER = EVENTS.declare("over", "X-1.4")


def state(journal: Journal | None) -> State:
    st = State()
    st.begin(Rng.from_seed("journal"))
    st.journal = journal
    return st


def test_an_event_has_words_and_plain_data_by_name() -> None:
    event = Event(TOOK, (1, 1, 2))
    text = event.text()
    assert (event.name, event.clause, text.key) == ("took", "X-1.1", "log-took")
    seat, thing, count = text.args["seat"], text.args["good"], text.args["count"]
    assert isinstance(seat, Seat)
    assert (seat.seat, thing, count) == (1, Ref("item-silk"), 2)
    assert event.plain() == {"seat": 1, "good": "silk", "count": 2}
    assert TOOK.plain_types() == {"seat": "number", "good": "string", "count": "number"}


def test_a_journal_hears_what_is_told_with_as_many_arguments_as_declared() -> None:
    journal = Journal()
    st = state(journal)
    st.tell(TOOK, 0, 1, -1)
    st.tell(OVER)
    st.tell_only(1, FINED, 1, 3)
    heard = [(event.kind, event.args, event.only) for event in journal.take()]
    assert heard == [(TOOK, (0, 1, -1), -1), (OVER, (), -1), (FINED, (1, 3), 1)]


def test_a_wrong_number_of_arguments_is_an_error_where_somebody_listens() -> None:
    st = state(Journal())
    with pytest.raises(TypeError, match=r"took has the arguments \(seat, good, count\)"):
        st.tell(TOOK, 0, 1)
    with pytest.raises(TypeError, match="over"):
        st.tell(OVER, 0)
    with pytest.raises(TypeError, match="fined"):
        st.tell_only(0, FINED, 0)
    state(None).tell(TOOK, 0, 1)


def test_a_penalty_warns_the_seat_that_it_names() -> None:
    assert Event(FINED, (1, 2)).warns(1)
    assert not Event(FINED, (1, 2)).warns(0)
    assert not Event(TOOK, (1, 0, 2)).warns(1)
    warning: Text = Event(FINED, (1, 2)).warning()
    assert (warning.key, warning.args["count"]) == ("warn-fined", 2)


def test_a_kind_may_warn_only_if_an_argument_is_more_than_nothing() -> None:
    assert Event(PAID, (0, 5, 1)).warns(0)
    assert not Event(PAID, (0, 5, 0)).warns(0)
    assert not Event(PAID, (0, 5, 1)).warns(1)


def test_kinds_are_listed_in_order_and_declared_once() -> None:
    assert EVENTS.all() == (TOOK, FINED, PAID, OVER)
    with pytest.raises(ValueError, match="took is declared twice"):
        EVENTS.declare("took", "X-1.5")
    with pytest.raises(ValueError, match="first argument must be a seat"):
        EventKinds().declare("lost", "X-1.6", count=NUMBER, warns=True)
    with pytest.raises(ValueError, match="not in list"):
        EventKinds().declare("lost", "X-1.6", seat=SEAT, warns_if="count")
