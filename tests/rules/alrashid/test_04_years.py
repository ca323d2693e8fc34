"""Chapter 4: the year, the turn order, and moments that do not come back."""

import pytest

from majlis.games.alrashid.flow import Year
from majlis.games.alrashid.frames.moving import StartEffects, StartMove
from majlis.games.alrashid.frames.palaces import Visit
from majlis.games.alrashid.frames.placement import HoldBack, HoldBacks, Placement
from majlis.games.alrashid.frames.resolution import Round
from majlis.games.alrashid.frames.year_end import YearEnd
from majlis.kernel.rng import Rng
from majlis.kernel.runner import play_out
from tests.rules.alrashid.table import (
    ask,
    choose,
    good,
    kinds,
    listen,
    own,
    put,
    set_table,
    stand,
    start,
)


@pytest.mark.clause("AR-4.1")
def test_ar_4_1_a_year_is_placement_then_resolution_then_the_year_end() -> None:
    st = set_table(2)
    heard = listen(st)
    start(st, Year())
    play_out(st, Rng.from_seed("years"))
    phases = {"placed": "P", "resolves": "R", "crisis": "E"}
    course = "".join(phases[kind] for kind in kinds(heard.events) if kind in phases)
    while "PP" in course or "RR" in course:
        course = course.replace("PP", "P").replace("RR", "R")
    assert course == "PRE" * 4 + "PR"


@pytest.mark.clause("AR-4.2")
def test_ar_4_2_effects_at_the_same_moment_go_in_turn_order() -> None:
    st = set_table(4)
    st.order = (3, 1, 0, 2)
    own(st, 0, "diplomat")
    own(st, 3, "diplomat")
    start(st, HoldBacks())
    assert (ask(st).KIND, ask(st).seat) == ("hold_back", 3)
    choose(st, HoldBack.NOBODY)
    assert (ask(st).KIND, ask(st).seat) == ("hold_back", 0)


@pytest.mark.clause("AR-4.3")
@pytest.mark.parametrize("taken", [True, False])
def test_ar_4_3_only_benevolence_changes_the_turn_order(taken: bool) -> None:
    st = set_table()
    stand(st, "court", 2, "pasha")
    start(st, Round(0), YearEnd())
    if taken:
        choose(st, Visit.SERVICE, good("wood"))
    else:
        choose(st, Visit.DONE)
    assert st.order == ((2, 0, 1) if taken else (0, 1, 2))


@pytest.mark.clause("AR-4.4")
def test_ar_4_4_a_hold_back_declined_is_not_offered_again() -> None:
    st = set_table(2)
    own(st, 0, "diplomat")
    start(st, HoldBacks(), Placement(0))
    choose(st, HoldBack.NOBODY)
    asked = []
    while st.frames:
        asked.append(ask(st).KIND)
        choose(st, st.legal[-1])
    assert asked == ["place_pawn"] * 6


@pytest.mark.clause("AR-4.4")
def test_ar_4_4_a_plot_declined_is_lost_for_the_year() -> None:
    st = set_table(2)
    own(st, 0, "plotter")
    stand(st, "military", 0, "sage")
    stand(st, "politics", 1, "sage")
    start(st, StartEffects(), Round(0))
    assert put("sage", "military") in st.legal
    choose(st, StartMove.DONE)
    asked = []
    while st.frames:
        asked.append(ask(st).KIND)
        choose(st, st.legal[0])
    assert "take_turn" in asked
    assert "start_move" not in asked
