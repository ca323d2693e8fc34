"""Chapter 7: rounds and turns of the resolution phase."""

import pytest

from majlis.games.alrashid.flow import NextYear, Year
from majlis.games.alrashid.frames.moving import StartEffects, StartMove
from majlis.games.alrashid.frames.palaces import Visit
from majlis.games.alrashid.frames.resolution import Round, TakeTurn
from majlis.games.alrashid.frames.services import SpyOperation
from majlis.games.alrashid.frames.year_end import YearEnd
from majlis.games.alrashid.material import SAGE
from tests.rules.alrashid.table import (
    activate,
    all_of,
    area,
    ask,
    choose,
    country,
    family,
    good,
    goods,
    goods_of,
    hand_of,
    item,
    kinds,
    listen,
    own,
    places,
    put,
    refusal,
    see,
    set_table,
    slots_in,
    stack_of,
    stand,
    start,
)

MOVE_SAGE_OF_0 = SpyOperation.MOVE + SAGE * 7  # then the country it stands in


# ---- the start of the phase


@pytest.mark.clause("AR-7.1")
def test_ar_7_1_start_effects_come_between_the_last_placing_and_the_first_turn() -> None:
    st = set_table(2)
    for seat in (0, 1):
        family(st, seat, pasha=0, merchant=0, sage=2)
    own(st, 1, "plotter")
    start(st, Year())
    for name in ("commerce", "politics"):
        choose(st, put("sage", name), put("sage", name))
    assert (ask(st).KIND, ask(st).seat) == ("start_move", 1)
    choose(st, StartMove.DONE)
    assert (ask(st).KIND, ask(st).seat) == ("take_turn", 0)


@pytest.mark.clause("AR-7.1")
@pytest.mark.parametrize("first", ["military", "sanmatia"])
def test_ar_7_1_the_owner_orders_plotter_and_informer(first: str) -> None:
    st = set_table()
    own(st, 0, "plotter", "informer")
    stand(st, "military", 0, "sage")
    stand(st, "sanmatia", 0, "sage")
    start(st, StartEffects())
    moves = {"military": "politics", "sanmatia": "silk_road"}
    second = "sanmatia" if first == "military" else "military"
    choose(st, put("sage", first), area(moves[first]))
    choose(st, put("sage", second), area(moves[second]))
    assert [slots_in(st, name) for name in moves.values()] == [[0], [0]]
    assert not st.frames


@pytest.mark.clause("AR-7.1")
def test_ar_7_1_each_title_is_used_at_most_once() -> None:
    st = set_table()
    own(st, 0, "plotter", "informer")
    stand(st, "military", 0, "sage")
    stand(st, "sanmatia", 0, "sage")
    start(st, StartEffects())
    choose(st, put("sage", "military"), area("politics"))
    assert refusal(st, put("sage", "politics")) == "AR-15.2"
    assert put("sage", "sanmatia") in st.legal


@pytest.mark.clause("AR-7.1", "AR-4.2")
def test_ar_7_1_a_player_finishes_before_the_next_in_turn_order_begins() -> None:
    st = set_table(4)
    st.order = (2, 3, 0, 1)
    for seat in (0, 2):
        own(st, seat, "plotter", "informer")
        stand(st, "military", seat, "sage")
        stand(st, "sanmatia", seat, "sage")
    start(st, StartEffects())
    assert ask(st).seat == 2
    choose(st, put("sage", "military"), area("politics"))
    assert (ask(st).KIND, ask(st).seat) == ("start_move", 2)
    choose(st, StartMove.DONE)
    assert (ask(st).KIND, ask(st).seat) == ("start_move", 0)


# ---- rounds and turns


@pytest.mark.clause("AR-7.2")
def test_ar_7_2_one_turn_each_in_turn_order_round_after_round() -> None:
    st = set_table()
    st.order = (1, 0, 2)
    names = ["intrigue", "traditions", "commerce", "politics", "military"]
    for name in names:
        for seat in range(3):
            stand(st, name, seat, "sage")
    heard = listen(st)
    start(st, Round(0))
    while st.frames:
        choose(st, 0 if ask(st).KIND != "take_turn" else st.legal[0])
    assert [e.args[0] for e in heard.events if e.name == "resolves"] == [1, 0, 2, 1, 0]


@pytest.mark.clause("AR-7.3")
def test_ar_7_3_one_area_must_be_resolved() -> None:
    st = set_table()
    own(st, 0, "hardwood_importer")
    stand(st, "military", 0, "sage")
    stand(st, "politics", 0, "merchant")
    start(st, TakeTurn(0, False, False))
    assert refusal(st, TakeTurn.END) == "AR-7.3"
    choose(st, area("politics"))
    assert refusal(st, area("military")) == "AR-7.3"
    choose(st, TakeTurn.END)
    assert goods_of(st, 0) == {}
    assert slots_in(st, "military") == [0]


@pytest.mark.clause("AR-7.3")
@pytest.mark.parametrize("title_first", [True, False])
def test_ar_7_3_a_title_may_be_activated_before_or_after(title_first: bool) -> None:
    st = set_table()
    own(st, 0, "hardwood_importer", "metal_importer")
    stand(st, "military", 0, "sage")
    stand(st, "traditions", 0, "merchant")
    start(st, TakeTurn(0, False, False))
    turn = [activate("hardwood_importer"), area("traditions")]
    choose(st, *(turn if title_first else reversed(turn)))
    assert not st.frames
    assert goods_of(st, 0) == {"wood": 1}


@pytest.mark.clause("AR-7.4")
def test_ar_7_4_any_area_with_a_pawn_of_anybody_may_be_chosen() -> None:
    st = set_table()
    stand(st, "military", 0, "sage")
    stand(st, "sanmatia", 1, "sage")
    start(st, TakeTurn(0, False, False))
    assert refusal(st, area("court")) == "AR-7.4"
    choose(st, area("sanmatia"))
    assert (ask(st).KIND, ask(st).seat) == ("trade", 1)


@pytest.mark.clause("AR-7.5")
def test_ar_7_5_a_player_without_a_pawn_on_the_board_is_skipped() -> None:
    st = set_table()
    own(st, 1, "hardwood_importer")
    stand(st, "military", 0, "sage")
    stand(st, "politics", 2, "sage")
    stand(st, "traditions", 2, "merchant")
    start(st, Round(0))
    choose(st, area("military"), Visit.DONE)
    assert (ask(st).KIND, ask(st).seat) == ("take_turn", 2)
    assert goods_of(st, 1) == {}


@pytest.mark.clause("AR-7.6", "AR-7.10")
def test_ar_7_6_a_title_may_be_activated_after_the_own_last_pawn_left() -> None:
    st = set_table()
    own(st, 0, "hardwood_importer")
    own(st, 1, "metal_importer")
    stand(st, "mare_indianum", 0, "sage")
    stand(st, "mare_indianum", 1, "merchant")
    start(st, Round(0))
    choose(st, area("mare_indianum"), all_of("wood"))
    assert (ask(st).KIND, ask(st).seat) == ("take_turn", 0)
    choose(st, activate("hardwood_importer"))
    assert goods_of(st, 0) == {"wood": 1, "spice": 1, "silk": 1}


@pytest.mark.clause("AR-7.7")
def test_ar_7_7_no_title_while_an_area_is_being_resolved() -> None:
    st = set_table()
    own(st, 0, "hardwood_importer")
    stand(st, "military", 0, "merchant")
    stand(st, "military", 1, "sage")
    start(st, TakeTurn(0, False, False))
    choose(st, area("military"))
    asked = []
    while ask(st).KIND != "take_turn":
        asked.append((ask(st).KIND, ask(st).seat))
        choose(st, Visit.DONE)
    assert asked == [("guild_visit", 0), ("guild_visit", 1)]
    assert slots_in(st, "military") == []
    assert activate("hardwood_importer") in st.legal


@pytest.mark.clause("AR-7.8")
def test_ar_7_8_pawns_go_home_and_the_area_counts_as_resolved() -> None:
    st = set_table()
    stand(st, "military", 0, "merchant", "sage")
    stand(st, "military", 1, "sage")
    stand(st, "politics", 2, "sage")
    start(st, TakeTurn(0, False, False))
    choose(st, area("military"), Visit.DONE, Visit.DONE)
    assert slots_in(st, "military") == []
    everything = {"pasha": 1, "merchant": 1, "sage": 1}
    assert hand_of(st, 0) == hand_of(st, 1) == everything
    assert see(st, 0)["resolved"] == ["military"]


@pytest.mark.clause("AR-7.8")
def test_ar_7_8_a_new_year_makes_every_area_unresolved() -> None:
    st = set_table()
    stand(st, "sanmatia", 0, "sage")
    start(st, Round(0), YearEnd(), NextYear())
    choose(st, item("metal"), item("metal"), item("metal"))
    assert st.year == 2
    assert see(st, 0)["resolved"] == []


@pytest.mark.clause("AR-7.9")
def test_ar_7_9_an_empty_area_is_not_resolved_and_spies_may_go_there() -> None:
    st = set_table()
    stand(st, "sanmatia", 0, "sage")
    stand(st, "silk_road", 1, "sage")
    start(st, TakeTurn(0, False, False), SpyOperation(0))
    assert refusal(st, area("nilus_valley")) == "AR-7.4"
    choose(st, area("silk_road"), item("wood"), item("metal"), item("spice"))
    choose(st, MOVE_SAGE_OF_0 + country("sanmatia"))
    assert refusal(st, area("silk_road")) == "AR-11.7"
    choose(st, area("nilus_valley"))
    assert stack_of(st, "nilus_valley", 0) == {"sage": 1}


@pytest.mark.clause("AR-7.10")
def test_ar_7_10_the_phase_ends_at_once_when_the_board_is_empty() -> None:
    st = set_table()
    own(st, 2, "hardwood_importer")
    stand(st, "military", 0, "sage")
    stand(st, "military", 2, "sage")
    heard = listen(st)
    start(st, Round(0))
    choose(st, Visit.DONE, Visit.DONE)
    assert not st.frames
    assert kinds(heard.events).count("resolves") == 1
    assert goods_of(st, 2) == {}


# ---- a new turn order


@pytest.mark.clause("AR-7.11")
def test_ar_7_11_a_new_order_holds_from_the_next_round() -> None:
    st = set_table()
    stand(st, "court", 2, "pasha")
    for name in ("intrigue", "military", "politics", "traditions"):
        for seat in range(3):
            stand(st, name, seat, "sage")
    heard = listen(st)
    start(st, Round(0))
    choose(st, area("court"), Visit.SERVICE, good("wood"))
    while st.frames:
        choose(st, 0 if ask(st).KIND != "take_turn" else st.legal[0])
    assert [e.args[0] for e in heard.events if e.name == "resolves"] == [0, 1, 2, 2, 0]


@pytest.mark.clause("AR-7.12")
def test_ar_7_12_made_in_the_last_round_it_holds_for_the_next_placement() -> None:
    st = set_table()
    stand(st, "court", 2, "pasha")
    start(st, Round(0), YearEnd(), NextYear())
    choose(st, Visit.SERVICE, good("wood"))
    assert (st.order, st.next_order) == ((2, 0, 1), ())
    assert (ask(st).KIND, ask(st).seat) == ("place_pawn", 2)


@pytest.mark.clause("AR-7.12")
def test_ar_7_12_after_the_last_year_it_holds_for_the_tie_break() -> None:
    st = set_table()
    st.year = 5
    for seat in (0, 1):
        goods(st, seat, wood=1)
    stand(st, "court", 2, "pasha")
    start(st, Round(0), YearEnd(), NextYear())
    choose(st, Visit.SERVICE, good("wood"))
    assert places(st) == {2: 1, 0: 2, 1: 3}
