"""Chapter 5: the placement phase."""

import pytest

from majlis.games.alrashid.flow import NextYear, Year
from majlis.games.alrashid.frames.palaces import Visit
from majlis.games.alrashid.frames.placement import HoldBack, Placement
from majlis.games.alrashid.frames.resolution import Round
from majlis.games.alrashid.frames.year_end import YearEnd
from majlis.games.alrashid.material import AREAS
from majlis.games.alrashid.state import AlRashid
from majlis.kernel.runner import apply, is_over
from tests.rules.alrashid.table import (
    area,
    ask,
    camp,
    choose,
    family,
    family_of,
    goods,
    hand_of,
    own,
    pay_up,
    put,
    refusal,
    see,
    set_table,
    slots_in,
    stack_of,
    stand,
    start,
)

OPEN_AREAS = [name for name in AREAS if name != "court"]


def placing(st: AlRashid, seat: int = 0) -> AlRashid:
    """The seat alone is placing."""
    for other in range(st.table.players):
        if other != seat:
            st.players[other].hand = [0, 0, 0]
    return start(st, Placement(0))


@pytest.mark.clause("AR-5.1")
def test_ar_5_1_diplomats_come_before_the_first_placing() -> None:
    st = set_table(4)
    st.order = (2, 3, 0, 1)
    own(st, 0, "diplomat")
    own(st, 2, "diplomat")
    start(st, Year())
    course = []
    for _ in range(3):
        course.append((ask(st).KIND, ask(st).seat))
        choose(st, HoldBack.NOBODY if ask(st).KIND == "hold_back" else put("sage", "sanmatia"))
    assert course == [("hold_back", 2), ("hold_back", 0), ("place_pawn", 2)]


@pytest.mark.clause("AR-5.2")
def test_ar_5_2_one_pawn_each_in_turn_order_round_after_round() -> None:
    st = set_table()
    st.order = (1, 2, 0)
    start(st, Placement(0))
    course = []
    for pawn, where in (("sage", "sanmatia"), ("merchant", "commerce"), ("pasha", "court")):
        for _ in range(3):
            course.append(ask(st).seat)
            choose(st, put(pawn, where))
    assert course == [1, 2, 0] * 3
    assert is_over(st)
    assert all(hand_of(st, seat) == {"pasha": 0, "merchant": 0, "sage": 0} for seat in range(3))


@pytest.mark.clause("AR-5.2")
def test_ar_5_2_only_a_pawn_from_the_hand_is_placed() -> None:
    st = set_table()
    family(st, 0, pasha=0, merchant=1, sage=1)
    placing(st)
    assert refusal(st, put("pasha", "sanmatia")) == "AR-5.2"


@pytest.mark.clause("AR-5.3")
def test_ar_5_3_whatever_is_chosen_a_pawn_leaves_the_hand() -> None:
    st = placing(set_table())
    for choice in range(ask(st).SIZE):
        if choice in st.legal:
            after = st.copy()
            apply(after, choice)
            assert sum(after.players[0].hand) == 2
            assert len(after.slots[choice % 13]) == 1
    assert len(st.legal) == 3 * 12 + 1  # every area for each pawn; the court for the pasha


@pytest.mark.clause("AR-5.4")
def test_ar_5_4_who_has_no_pawn_is_skipped() -> None:
    st = set_table()
    family(st, 0, pasha=0, merchant=0, sage=2)
    family(st, 1, pasha=0, merchant=0, sage=0)
    family(st, 2, pasha=0, merchant=0, sage=3)
    start(st, Placement(0))
    course = []
    while st.frames:
        course.append(ask(st).seat)
        choose(st, put("sage", "sanmatia"))
    assert course == [0, 2, 0, 2, 2]


@pytest.mark.clause("AR-5.5")
@pytest.mark.parametrize(
    ("there", "pawn"),
    [("pasha", "pasha"), ("pasha", "merchant"), ("merchant", "pasha"), ("merchant", "merchant")],
)
@pytest.mark.parametrize("where", ["sanmatia", "politics"])
def test_ar_5_5_one_pasha_or_merchant_of_a_player_in_an_area(
    there: str, pawn: str, where: str
) -> None:
    st = set_table()
    family(st, 0, pasha=2, merchant=2, sage=2)
    stand(st, where, 1, "pasha")
    stand(st, where, 0, there)
    placing(st)
    assert refusal(st, put(pawn, where)) == "AR-5.5"
    choose(st, put("sage", where), put("sage", where))
    assert stack_of(st, where, 0) == {there: 1, "sage": 2}


@pytest.mark.clause("AR-5.6")
@pytest.mark.parametrize("leader", ["pasha", "merchant"])
def test_ar_5_6_sages_may_come_before_or_after(leader: str) -> None:
    st = set_table()
    family(st, 0, pasha=2, merchant=2, sage=2)
    placing(st)
    choose(st, put("sage", "commerce"), put(leader, "commerce"))
    choose(st, put(leader, "nilus_valley"), put("sage", "nilus_valley"))
    areas = see(st, 0)["areas"]
    assert areas["commerce"] == areas["nilus_valley"]


@pytest.mark.clause("AR-5.7")
def test_ar_5_7_an_area_is_never_full() -> None:
    st = set_table(5)
    for seat in range(5):
        family(st, seat, pasha=1, merchant=0, sage=6)
    start(st, Placement(0))
    for turn in range(35):
        choose(st, put("pasha" if turn < 5 else "sage", "court"))
    assert is_over(st)
    assert [stack_of(st, "court", seat) for seat in range(5)] == [{"pasha": 1, "sage": 6}] * 5


@pytest.mark.clause("AR-5.8")
def test_ar_5_8_at_the_court_a_pasha_comes_first_and_only_sages_follow() -> None:
    st = set_table()
    family(st, 0, pasha=2, merchant=1, sage=2)
    stand(st, "court", 1, "pasha")
    placing(st)
    assert refusal(st, put("sage", "court")) == "AR-5.8"
    choose(st, put("pasha", "court"))
    assert refusal(st, put("pasha", "court")) == "AR-5.8"
    choose(st, put("sage", "court"), put("sage", "court"))
    assert stack_of(st, "court", 0) == {"pasha": 1, "sage": 2}


@pytest.mark.clause("AR-5.9", "AR-5.8")
def test_ar_5_9_a_merchant_never_stands_at_the_court() -> None:
    st = placing(set_table())
    assert refusal(st, put("merchant", "court")) == "AR-5.9"
    choose(st, put("pasha", "court"))
    assert refusal(st, put("merchant", "court")) == "AR-5.9"


@pytest.mark.clause("AR-5.10")
@pytest.mark.parametrize("where", OPEN_AREAS)
def test_ar_5_10_every_other_area_takes_any_pawn_first(where: str) -> None:
    st = set_table()
    if where not in AREAS[:6]:
        camp(st, where, "red_4", "blue_4")
    stand(st, where, 1, "pasha")
    placing(st)
    assert {put(pawn, where) for pawn in ("pasha", "merchant", "sage")} <= set(st.legal)


@pytest.mark.clause("AR-5.11")
def test_ar_5_11_the_largest_family_can_always_be_placed() -> None:
    st = set_table()
    family(st, 0, pasha=3, merchant=4, sage=6)
    placing(st)
    while st.frames:
        choose(st, st.legal[0])
    assert hand_of(st, 0) == {"pasha": 0, "merchant": 0, "sage": 0}
    assert len([slots for slots in st.slots if slots]) >= 7


@pytest.mark.clause("AR-5.12")
def test_ar_5_12_a_slot_is_taken_with_the_first_pawn_and_kept() -> None:
    st = set_table()
    start(st, Placement(0))
    choose(st, put("sage", "politics"), put("sage", "sanmatia"), put("sage", "sanmatia"))
    choose(st, put("merchant", "sanmatia"), put("merchant", "sanmatia"))
    assert slots_in(st, "sanmatia") == [1, 2, 0]
    assert stack_of(st, "sanmatia", 1) == {"merchant": 1, "sage": 1}


@pytest.mark.clause("AR-5.13")
def test_ar_5_13_a_pawn_gained_waits_for_the_next_placement() -> None:
    st = set_table(2)
    for seat in (0, 1):
        family(st, seat, pasha=0, merchant=0, sage=1)
    goods(st, 0, wood=5)
    stand(st, "traditions", 0, "sage")
    stand(st, "intrigue", 1, "sage")
    start(st, Round(0), YearEnd(), NextYear())
    choose(st, area("traditions"), Visit.SERVICE)
    pay_up(st)
    assert family_of(st, 0)["sage"] == hand_of(st, 0)["sage"] == 2
    while ask(st).KIND != "place_pawn":
        assert not any(slot == 0 for name in AREAS for slot in slots_in(st, name))
        choose(st, st.legal[0])
    assert (st.year, ask(st).seat) == (2, 0)
    assert put("sage", "sanmatia") in st.legal
