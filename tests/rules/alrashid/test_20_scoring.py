"""Chapter 20: the end of the game."""

import pytest

from majlis.games.alrashid import scoring
from majlis.games.alrashid.flow import NextYear
from majlis.games.alrashid.frames.palaces import Visit
from majlis.games.alrashid.frames.resolution import Round
from majlis.games.alrashid.frames.year_end import YearEnd
from majlis.games.alrashid.state import AlRashid
from majlis.kernel.runner import is_over
from tests.rules.alrashid.table import (
    ask,
    choose,
    family,
    goods,
    hold,
    own,
    places,
    prestige,
    scores,
    set_table,
    stand,
    start,
)


@pytest.mark.clause("AR-20.1")
@pytest.mark.parametrize("year", [4, 5])
def test_ar_20_1_the_game_ends_after_the_fifth_resolution(year: int) -> None:
    st = set_table()
    st.year = year
    stand(st, "court", 0, "pasha")
    start(st, Round(0), YearEnd(), NextYear())
    assert not is_over(st)
    choose(st, Visit.DONE)
    if year == 5:
        assert is_over(st)
    else:
        assert (ask(st).KIND, st.year) == ("place_pawn", 5)


@pytest.mark.clause("AR-20.1")
def test_ar_20_1_most_prestige_wins() -> None:
    st = set_table()
    st.players[1].influence = 3
    goods(st, 0, wood=1, metal=1, silk=1)
    assert places(st) == {1: 1, 0: 2, 2: 3}


@pytest.mark.clause("AR-20.2")
@pytest.mark.parametrize(("pawn", "worth"), [("pasha", 3), ("merchant", 2), ("sage", 1)])
def test_ar_20_2_pawns_of_the_family_score_wherever_they_stand(pawn: str, worth: int) -> None:
    st = set_table()
    family(st, 0, **{"pasha": 0, "merchant": 0, "sage": 0, pawn: 3})
    stand(st, "politics", 0, pawn)
    st.players[0].hand[("pasha", "merchant", "sage").index(pawn)] -= 1
    assert scores(st, 0)["AR-20.2"] == 3 * worth
    assert prestige(st, 0) == 3 * worth


@pytest.mark.clause("AR-20.3")
def test_ar_20_3_titles_score_what_is_printed() -> None:
    st = set_table()
    own(st, 0, "smuggler", "strategist", "enchanter", "banker", "metal_importer", "agha")
    assert scores(st, 0)["AR-20.3"] == 1 + 2 + 0 + 2 + 2 + 1


@pytest.mark.clause("AR-20.4")
def test_ar_20_4_politics_titles_score_by_their_own_rules() -> None:
    st = set_table()
    own(st, 0, "weapon_master", "counselor_to_the_caliph", "economist")
    family(st, 0, pasha=2, merchant=1, sage=0)
    assert scores(st, 0) == {
        "AR-20.2": 8,
        "AR-15.21": 3,
        "AR-15.24": 3,
        "AR-15.23": 0,
        "AR-20.5": 0,
        "AR-20.6": 0,
    }
    assert prestige(st, 0) == 14


@pytest.mark.clause("AR-20.5")
@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 1), (5, 5), (6, 5), (24, 5)])
def test_ar_20_5_influence_scores_five_at_most(tokens: int, points: int) -> None:
    st = set_table()
    before = prestige(st, 0)
    st.players[0].influence = tokens
    assert prestige(st, 0) == before + points


@pytest.mark.clause("AR-20.6", "AR-20.8")
@pytest.mark.parametrize("tokens", [1, 3, 20])
def test_ar_20_6_dishonour_costs_two_each_without_limit(tokens: int) -> None:
    st = set_table()
    before = prestige(st, 0)
    st.players[0].dishonour = tokens
    assert prestige(st, 0) == before - 2 * tokens


@pytest.mark.clause("AR-20.7")
def test_ar_20_7_goods_notes_and_tokens_score_nothing() -> None:
    st = set_table()
    before = prestige(st, 0)
    goods(st, 0, wood=5, metal=5, pottery=5, spice=5, silk=5)
    hold(st, 0, "red_4", "blue_4")
    st.players[0].notes = 4
    assert prestige(st, 0) == before


@pytest.mark.clause("AR-20.8")
def test_ar_20_8_a_total_may_be_negative_and_still_counts() -> None:
    st = set_table(2)
    st.players[0].dishonour = 5
    st.players[1].dishonour = 6
    assert (prestige(st, 0), prestige(st, 1)) == (6 - 10, 6 - 12)
    assert places(st) == {0: 1, 1: 2}


# ---- ties


def tied(**options: str) -> AlRashid:
    """Three players with equal prestige; turn order 2, 0, 1."""
    st = set_table(3, **options)
    st.order = (2, 0, 1)
    return st


@pytest.mark.clause("AR-20.9")
def test_ar_20_9_a_tie_goes_to_the_greater_value_of_goods() -> None:
    """Three alike are worth 3, three different ones 6: value counts, not number."""
    st = tied()
    goods(st, 2, wood=5)
    goods(st, 1, wood=1, metal=1, silk=1)
    assert places(st) == {1: 1, 2: 2, 0: 3}


@pytest.mark.clause("AR-20.9")
def test_ar_20_9_notes_are_no_wealth() -> None:
    st = tied()
    goods(st, 1, wood=1)
    st.players[0].notes = 9
    assert places(st) == {1: 1, 2: 2, 0: 3}


@pytest.mark.clause("AR-20.9")
def test_ar_20_9_then_to_the_earlier_in_turn_order() -> None:
    assert places(tied()) == {2: 1, 0: 2, 1: 3}


@pytest.mark.clause("AR-20.9")
def test_ar_20_9_prestige_comes_before_wealth() -> None:
    st = tied()
    goods(st, 2, wood=5)
    st.players[1].influence = 1
    assert places(st) == {1: 1, 2: 2, 0: 3}


@pytest.mark.clause("AR-20.9", "AR-22.1")
@pytest.mark.parametrize("options", [{"end_tie_break": "shared"}, {"edition": "it"}])
def test_ar_20_9_with_the_option_the_win_is_shared(options: dict[str, str]) -> None:
    st = tied(**options)
    goods(st, 1, wood=5)
    st.players[0].dishonour = 1
    assert places(st) == {2: 1, 1: 1, 0: 3}


def ties(st: AlRashid) -> dict[int, str]:
    """What is said to decide for each seat."""
    return {s.seat: s.tie.text.key for s in scoring.standings(st) if s.tie}


@pytest.mark.clause("AR-20.9")
def test_ar_20_9_the_score_sheet_says_what_decides_a_tie() -> None:
    st = tied()
    goods(st, 1, wood=1)
    assert ties(st) == {1: "tie-wealth", 2: "tie-order", 0: "tie-order"}
    first = scoring.standings(st)[1]
    assert first.tie is not None
    assert (first.tie.clause, first.tie.text.args["wealth"]) == ("AR-20.9", 0)
    assert first.tie.text.args["turn"] == 1 + st.order.index(2)
    st.players[1].influence = 1
    assert ties(st) == {2: "tie-order", 0: "tie-order"}
    assert set(ties(tied(end_tie_break="shared")).values()) == {"tie-shared"}
