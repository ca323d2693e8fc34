"""Chapter 5, second part: pawns moved by Plotter, Informer and spies."""

import pytest

from majlis.games.alrashid.frames.moving import StartEffects
from majlis.games.alrashid.frames.services import SpyOperation
from majlis.games.alrashid.state import AlRashid
from tests.rules.alrashid.table import (
    area,
    ask,
    choose,
    family,
    hand_of,
    own,
    put,
    refusal,
    set_table,
    slots_in,
    stack_of,
    stand,
    start,
)


def schemer(*titles: str) -> AlRashid:
    """A table where seat 0 owns these titles and has a large family."""
    st = set_table(4)
    own(st, 0, *titles)
    family(st, 0, pasha=3, merchant=4, sage=6)
    return st


@pytest.mark.clause("AR-5.20")
@pytest.mark.parametrize("pawn", ["pasha", "merchant"])
def test_ar_5_20_a_moved_pawn_must_fit_its_owners_stack(pawn: str) -> None:
    st = schemer("informer")
    stand(st, "sanmatia", 0, pawn)
    stand(st, "silk_road", 0, "merchant")
    start(st, StartEffects())
    choose(st, put(pawn, "sanmatia"))
    assert refusal(st, area("silk_road")) == "AR-5.5"
    choose(st, area("nilus_valley"))
    assert stack_of(st, "nilus_valley", 0) == {pawn: 1}


@pytest.mark.clause("AR-5.20")
@pytest.mark.parametrize(
    ("pawn", "clause"), [("sage", "AR-5.8"), ("merchant", "AR-5.9"), ("pasha", None)]
)
def test_ar_5_20_the_court_is_as_strict_as_in_placing(pawn: str, clause: str | None) -> None:
    st = schemer("plotter")
    stand(st, "military", 0, pawn)
    start(st, StartEffects())
    choose(st, put(pawn, "military"))
    if clause is None:
        choose(st, area("court"))
        assert stack_of(st, "court", 0) == {"pasha": 1}
    else:
        assert refusal(st, area("court")) == clause


@pytest.mark.clause("AR-5.20")
def test_ar_5_20_a_pawn_that_fits_nowhere_cannot_be_picked() -> None:
    st = schemer("informer")
    for name in ("silk_road", "spice_road", "sanmatia", "mare_indianum"):
        stand(st, name, 0, "merchant")
    for name in ("abbasid_caliphate", "mare_internum", "nilus_valley"):
        stand(st, name, 0, "pasha")
    stand(st, "silk_road", 0, "sage")
    start(st, StartEffects())
    assert refusal(st, put("merchant", "silk_road")) == "AR-5.20"
    assert put("sage", "silk_road") in st.legal


@pytest.mark.clause("AR-5.21")
def test_ar_5_21_a_pasha_may_leave_sages_behind_at_the_court() -> None:
    st = schemer("plotter")
    stand(st, "court", 0, "pasha", "sage", "sage")
    start(st, StartEffects())
    choose(st, put("pasha", "court"), area("politics"))
    assert stack_of(st, "court", 0) == {"sage": 2}
    assert stack_of(st, "politics", 0) == {"pasha": 1}


@pytest.mark.clause("AR-5.22")
def test_ar_5_22_a_moved_pawn_joins_its_owners_slot() -> None:
    st = schemer("informer")
    stand(st, "sanmatia", 0, "merchant")
    for seat in (1, 0, 2):
        stand(st, "nilus_valley", seat, "sage")
    start(st, StartEffects())
    choose(st, put("merchant", "sanmatia"), area("nilus_valley"))
    assert slots_in(st, "nilus_valley") == [1, 0, 2]
    assert stack_of(st, "nilus_valley", 0) == {"merchant": 1, "sage": 1}


@pytest.mark.clause("AR-5.22")
@pytest.mark.parametrize("means", ["informer", "spy"])
def test_ar_5_22_without_a_slot_it_takes_the_last_one(means: str) -> None:
    st = schemer("informer") if means == "informer" else schemer()
    stand(st, "sanmatia", 0, "merchant")
    stand(st, "nilus_valley", 1, "sage")
    stand(st, "nilus_valley", 2, "sage")
    if means == "informer":
        start(st, StartEffects())
        choose(st, put("merchant", "sanmatia"))
    else:
        start(st, SpyOperation(0))
        choose(st, next(choice for choice in st.legal if choice >= SpyOperation.MOVE))
    choose(st, area("nilus_valley"))
    assert slots_in(st, "nilus_valley") == [1, 2, 0]


@pytest.mark.clause("AR-5.23")
def test_ar_5_23_the_last_pawn_gives_up_the_slot_and_returns_to_the_end() -> None:
    st = schemer("informer", "informer")
    for seat in (1, 0, 2, 3):
        stand(st, "sanmatia", seat, "sage")
    stand(st, "silk_road", 0, "sage")
    start(st, StartEffects())
    choose(st, put("sage", "sanmatia"), area("nilus_valley"))
    assert slots_in(st, "sanmatia") == [1, 2, 3]
    choose(st, put("sage", "nilus_valley"), area("sanmatia"))
    assert slots_in(st, "sanmatia") == [1, 2, 3, 0]
    assert slots_in(st, "nilus_valley") == []


@pytest.mark.clause("AR-5.23")
def test_ar_5_23_a_slot_is_kept_while_a_pawn_is_left() -> None:
    st = schemer("informer")
    stand(st, "sanmatia", 0, "sage", "sage")
    stand(st, "sanmatia", 1, "sage")
    start(st, StartEffects())
    choose(st, put("sage", "sanmatia"), area("nilus_valley"))
    assert slots_in(st, "sanmatia") == [0, 1]


@pytest.mark.clause("AR-5.24")
def test_ar_5_24_exactly_one_pawn_moves() -> None:
    st = schemer("plotter")
    stand(st, "military", 0, "merchant", "sage", "sage", "sage")
    stand(st, "politics", 0, "sage")
    before = hand_of(st, 0)
    start(st, StartEffects())
    choose(st, put("sage", "military"), area("politics"))
    assert stack_of(st, "military", 0) == {"merchant": 1, "sage": 2}
    assert stack_of(st, "politics", 0) == {"sage": 2}
    assert hand_of(st, 0) == before
    assert not st.frames or ask(st).seat != 0
