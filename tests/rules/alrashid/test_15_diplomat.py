"""Chapter 15: the Diplomat, who lets a pawn wait."""

import pytest

from majlis.games.alrashid.frames.placement import HoldBack, HoldBacks, Placement
from majlis.games.alrashid.material import MERCHANT, PASHA
from majlis.games.alrashid.state import AlRashid
from tests.rules.alrashid.table import (
    ask,
    choose,
    family,
    hand_of,
    own,
    put,
    refusal,
    set_table,
    stack_of,
    start,
)


def diplomats(*seats: int, **options: str) -> AlRashid:
    """A table of four where these seats own a Diplomat, each family one merchant and one sage."""
    st = set_table(4, **options)
    for seat in range(4):
        family(st, seat, pasha=0, merchant=1, sage=1)
    for seat in seats:
        own(st, seat, "diplomat")
    return start(st, HoldBacks(), Placement(0))


def place_all(st: AlRashid) -> list[int]:
    """Everybody places whatever may be placed; who was asked, in order."""
    course = []
    while st.frames:
        course.append(ask(st).seat)
        choose(st, st.legal[-1])
    return course


@pytest.mark.clause("AR-15.11")
def test_ar_15_11_a_merchant_or_pasha_may_be_held_back_but_no_sage() -> None:
    st = set_table()
    own(st, 0, "diplomat")
    start(st, HoldBacks())
    assert st.legal == [PASHA, MERCHANT, HoldBack.NOBODY]
    choose(st, PASHA)
    assert hand_of(st, 0) == {"pasha": 0, "merchant": 1, "sage": 1}
    assert st.players[0].held == (1, 0, 0)


@pytest.mark.clause("AR-15.11")
def test_ar_15_11_only_a_pawn_in_hand_is_held_back() -> None:
    st = set_table()
    family(st, 0, pasha=0, merchant=1, sage=1)
    own(st, 0, "diplomat")
    start(st, HoldBacks())
    assert refusal(st, PASHA) == "AR-15.11"


@pytest.mark.clause("AR-15.11")
def test_ar_15_11_a_held_pawn_waits_for_all_other_hands() -> None:
    st = diplomats(0)
    choose(st, MERCHANT)
    assert refusal(st, put("merchant", "sanmatia")) == "AR-15.11"
    assert place_all(st) == [0, 1, 2, 3, 1, 2, 3, 0]
    assert st.players[0].held == (0, 0, 0)


@pytest.mark.clause("AR-15.11")
def test_ar_15_11_without_holding_back_the_order_is_the_usual_one() -> None:
    st = diplomats(0)
    choose(st, HoldBack.NOBODY)
    assert place_all(st) == [0, 1, 2, 3, 0, 1, 2, 3]


@pytest.mark.clause("AR-15.11")
def test_ar_15_11_the_held_pawn_must_be_placed_in_the_end() -> None:
    st = diplomats(0)
    choose(st, MERCHANT)
    for _ in range(7):
        choose(st, put("sage", "politics") if hand_of(st, ask(st).seat)["sage"] else st.legal[0])
    assert (ask(st).KIND, ask(st).seat) == ("place_pawn", 0)
    choose(st, put("merchant", "sanmatia"))
    assert stack_of(st, "sanmatia", 0) == {"merchant": 1}
    assert not st.frames


@pytest.mark.clause("AR-15.11")
def test_ar_15_11_held_pawns_of_several_players_follow_in_turn_order() -> None:
    st = diplomats(1, 3)
    choose(st, MERCHANT, MERCHANT)
    assert place_all(st) == [0, 1, 2, 3, 0, 2, 3, 1]


@pytest.mark.clause("AR-15.11")
def test_ar_15_11_an_owner_may_keep_other_pawns_for_after_the_held_one() -> None:
    """When only the owner has pawns in hand, the held one may come first."""
    st = set_table(2)
    family(st, 0, pasha=1, merchant=1, sage=2)
    family(st, 1, pasha=0, merchant=0, sage=1)
    own(st, 0, "diplomat")
    start(st, HoldBacks(), Placement(0))
    choose(st, PASHA, put("sage", "sanmatia"), put("sage", "sanmatia"))
    choose(st, put("pasha", "court"))
    assert stack_of(st, "court", 0) == {"pasha": 1}
    assert hand_of(st, 0) == {"pasha": 0, "merchant": 1, "sage": 1}


@pytest.mark.clause("AR-15.11", "AR-22.1")
@pytest.mark.parametrize("options", [{"diplomat": "must"}, {"edition": "it"}])
def test_ar_15_11_the_option_makes_holding_back_compulsory(options: dict[str, str]) -> None:
    st = set_table(4, **options)
    own(st, 0, "diplomat")
    start(st, HoldBacks())
    assert refusal(st, HoldBack.NOBODY) == "AR-15.11"
    assert st.legal == [PASHA, MERCHANT]


@pytest.mark.clause("AR-15.11")
def test_ar_15_11_even_then_a_hand_of_sages_holds_nobody_back() -> None:
    st = set_table(4, diplomat="must")
    family(st, 0, pasha=0, merchant=0, sage=2)
    own(st, 0, "diplomat")
    start(st, HoldBacks())
    assert not st.frames
    assert st.players[0].held == (0, 0, 0)
