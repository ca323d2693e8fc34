"""Saffron and Straw: the checks of the house, and a test for each rule that they cannot know."""

from saffron.rules import EMPTY, Buy, Offer, Pack, Saffron

from majlis.games.catalogue import game
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, run, why_not
from majlis.testing import conformance

RULES = game("saffron")

TestConformance = conformance("saffron", [Config(2), Config(3), Config(5)])


def market(players: int = 3) -> Saffron:
    """The first merchant is about to choose a buyer."""
    st = RULES.start(Config(players), "market")
    assert isinstance(st, Saffron)
    return st


def offered(chest: list[int]) -> Saffron:
    """Seat 1 is offered a chest by seat 0."""
    st = market()
    st.chest = chest
    st.frames = [Buy(1, 0)]
    run(st)
    return st


def test_what_is_bought_goes_into_the_stall_of_the_buyer_straw_too() -> None:
    st = offered([0, 0, 2, 0, 1])
    apply(st, 1)
    assert st.stalls == [list(EMPTY), [0, 0, 2, 0, 1], list(EMPTY)]
    assert st.purses == [9, 3, 6]
    assert [point.points for point in RULES.points(st, -1)[1]] == [3, -2, 3]


def test_what_is_refused_stays_with_the_seller_and_its_straw_costs() -> None:
    st = offered([0, 0, 1, 0, 2])
    apply(st, 0)
    assert st.stalls[0] == [0, 0, 1, 0, 0]
    assert (st.purses, st.burnt) == ([4, 6, 6], 2)


def test_nobody_is_asked_twice_running_by_the_same_merchant() -> None:
    st = market()
    st.asked[0] = 2
    st.frames = [Offer(0)]
    refusals = [why_not(st, seat) for seat in range(3)]
    assert [one.clause if one else "" for one in refusals] == ["SF-3.1", "", "SF-3.2"]


def test_the_spices_in_a_chest_are_of_one_kind() -> None:
    st = market()
    st.hands[0] = [2, 1, 1, 0, 1]
    st.frames = [Pack(0, 1, (0, 1, 0, 0, 0))]
    run(st)
    assert st.legal == [4, Pack.CLOSE]
    refusal = why_not(st, 2)
    assert refusal is not None
    assert refusal.clause == "SF-3.4"
