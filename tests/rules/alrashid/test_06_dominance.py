"""Chapter 6: dominance and rank."""

import pytest

from majlis.games.alrashid.frames.palaces import Visit
from majlis.games.alrashid.state import AlRashid
from tests.rules.alrashid.table import (
    area,
    ask,
    buy,
    choose,
    colour,
    family,
    goods,
    hand_of,
    kinds,
    listen,
    pay_up,
    prices,
    resolve_area,
    see,
    set_table,
    slots_in,
    stand,
)


def visitors(st: AlRashid, where: str) -> list[int]:
    """Resolves a palace where everybody does nothing, and says who was asked, in order."""
    course = []
    resolve_area(st, where)
    while st.frames:
        course.append(ask(st).seat)
        choose(st, Visit.DONE)
    return course


@pytest.mark.clause("AR-6.1")
@pytest.mark.parametrize(
    ("pawns", "dominance"),
    [
        (["pasha"], 5),
        (["merchant"], 3),
        (["sage"], 1),
        (["sage"] * 6, 6),
        (["merchant", "sage"], 4),
        (["sage", "sage", "pasha"], 7),
    ],
)
def test_ar_6_1_dominance_is_the_sum_of_the_pawns(pawns: list[str], dominance: int) -> None:
    st = set_table()
    stand(st, "sanmatia", 1, *pawns)
    assert [slot["dominance"] for slot in see(st, 0)["areas"]["sanmatia"]] == [dominance]


@pytest.mark.clause("AR-6.2")
def test_ar_6_2_the_highest_dominance_ranks_first() -> None:
    st = set_table()
    stand(st, "military", 0, "sage", "sage")
    stand(st, "military", 1, "pasha")
    stand(st, "military", 2, "merchant")
    assert visitors(st, "military") == [1, 2, 0]


@pytest.mark.clause("AR-6.2")
def test_ar_6_2_equal_dominance_goes_to_the_earlier_slot() -> None:
    st = set_table()
    stand(st, "military", 2, "sage")
    stand(st, "military", 0, "merchant")
    stand(st, "military", 1, "sage", "sage", "sage")
    stand(st, "military", 2, "sage", "sage")
    assert visitors(st, "military") == [2, 0, 1]


@pytest.mark.clause("AR-6.3")
@pytest.mark.parametrize("where", ["military", "court"])
def test_ar_6_3_ranks_four_and_five_go_home_first_and_without_penalty(where: str) -> None:
    st = set_table(5)
    for seat, sages in ((0, 0), (1, 4), (2, 1), (3, 3), (4, 2)):
        stand(st, where, seat, "pasha", *["sage"] * sages)
    resolve_area(st, where)
    assert slots_in(st, where) == [1, 3, 4]
    assert hand_of(st, 2)["pasha"] == hand_of(st, 0)["pasha"] == 1
    course = []
    while st.frames:
        course.append(ask(st).seat)
        choose(st, Visit.DONE)
    assert course == [1, 3, 4]
    assert st.players[0].dishonour == st.players[2].dishonour == 0


@pytest.mark.clause("AR-6.4")
def test_ar_6_4_nobody_moves_up_when_a_better_rank_does_nothing() -> None:
    st = set_table()
    goods(st, 0, wood=9)
    goods(st, 1, wood=9)
    stand(st, "traditions", 0, "pasha")
    stand(st, "traditions", 1, "merchant")
    heard = listen(st)
    resolve_area(st, "traditions")
    choose(st, Visit.DONE)
    choose(st, Visit.SERVICE, Visit.DONE)
    pay_up(st)
    assert prices(heard) == [7]


@pytest.mark.clause("AR-6.4")
def test_ar_6_4_ranks_are_fixed_when_the_palace_is_opened() -> None:
    """The first turns a sage at the court into a merchant in hand, and is not ranked again."""
    st = set_table()
    family(st, 0, pasha=1, merchant=1, sage=1)
    goods(st, 0, wood=3)
    stand(st, "court", 1, "pasha")
    stand(st, "court", 0, "pasha", "sage")
    heard = listen(st)
    resolve_area(st, "court")
    choose(st, buy("alchemist"), area("court"))
    assert "converted" in kinds(heard.events)
    assert slots_in(st, "court") == [1, 0]
    assert ask(st).seat == 1
    choose(st, Visit.DONE)
    assert not st.frames


@pytest.mark.clause("AR-6.5")
def test_ar_6_5_a_stack_of_many_pawns_acts_once() -> None:
    st = set_table()
    stand(st, "military", 0, "pasha", "sage", "sage")
    stand(st, "military", 1, "sage")
    resolve_area(st, "military")
    choose(st, Visit.SERVICE, colour("red"), colour("red"), colour("red"))
    assert ask(st).seat == 1
    choose(st, Visit.DONE)
    assert not st.frames
    assert sum(st.players[0].tokens) == 3
