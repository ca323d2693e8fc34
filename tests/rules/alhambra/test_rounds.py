"""Chapters 8, 9, 11 and 12: refills, scoring rounds, the end of the game, Dirk."""

import pytest

from majlis.games.alhambra.flow import TurnOver
from majlis.games.alhambra.frames.actions import BUY
from majlis.games.alhambra.frames.ending import Leftovers
from majlis.games.alhambra.frames.placing import OF_TURN, PlacePending, PlaceTile
from majlis.games.alhambra.frames.refill import RefillDisplay, RefillMarket
from majlis.games.alhambra.frames.rounds import DirkDraws, ScoringRound
from majlis.games.alhambra.layout import cell_at
from majlis.games.alhambra.material import COUNTERS, TILE_COUNT
from majlis.games.alhambra.meta import RULES
from majlis.games.alhambra.state import POINTS, SOURCE_COUNT, SOURCES, Alhambra, Player
from majlis.kernel.journal import Journal
from majlis.kernel.rules import Config
from majlis.kernel.runner import is_over
from tests.rules.alhambra.table import (
    asked,
    build,
    choose,
    clause_in_log,
    counter,
    display,
    empty_supply,
    full_market,
    give_dirk,
    hand,
    hold,
    kinds,
    listen,
    market,
    pending,
    refusal,
    reserve,
    row_of,
    set_table,
    shown,
    start,
    tile,
    turn,
)


def sheet(st: Alhambra, seat: int) -> dict[str, int]:
    """What the seat has scored, by source."""
    return {
        SOURCES[line // POINTS % SOURCE_COUNT]: line % POINTS for line in st.players[seat].scored
    }


# ---- chapter 8


@pytest.mark.clause("AL-8.2", "AL-8.3", "AL-9.9")
def test_a_scoring_card_is_resolved_at_once_and_fills_no_place() -> None:
    st = set_table()
    row_of(st, 1, "tower-12-0")
    display(st, "florin 1", "florin 2")
    st.piles = (tuple(st.pile),)
    st.pile = [0, 1, 0, 0, 0]
    journal = listen(st)
    start(st, RefillDisplay())
    heard = [kind for kind in kinds(journal.events) if kind not in ("majority", "walls")]
    assert heard == ["scoring_card", "scoring", "card_opened", "card_opened"]
    assert sheet(st, 1)["tower"] == 6
    assert "" not in shown(st)
    assert sum(st.pile[1:]) == 0


@pytest.mark.clause("AL-8.4")
def test_discards_become_the_deck_and_without_them_the_display_stays_short() -> None:
    st = set_table()
    every = st.money.counts
    st.discards.counts[0] = every[0]
    every[0] = 0
    hold_all(st)
    journal = listen(st)
    start(st, RefillDisplay())
    assert shown(st) == ["florin 1", "florin 1", "florin 1", ""]
    assert kinds(journal.events)[0] == "reshuffled"
    assert sum(st.discards.counts) == 0


def hold_all(st: Alhambra) -> None:
    """All money that is left is in the hand of seat 0, so that the deck is empty."""
    for kind, count in enumerate(st.money.counts):
        for _ in range(count):
            hold(st, 0, f"{('florin', 'dirham', 'denar', 'ducat')[kind // 9]} {kind % 9 + 1}")
    st.pile[0] = 0


@pytest.mark.clause("AL-8.5", "AL-8.6")
def test_only_empty_spaces_are_refilled_and_tiles_do_not_slide() -> None:
    st = set_table()
    market(st, dirham="tower-11-S", ducat="tower-12-0")
    journal = listen(st)
    start(st, RefillMarket())
    assert st.market[1] == tile("tower-11-S")
    assert st.market[3] == tile("tower-12-0")
    assert [e.args[1] for e in journal.events] == [0, 2]


# ---- chapter 9


@pytest.mark.clause("AL-9.1", "AL-9.4")
@pytest.mark.parametrize(("number", "points"), [(1, [6, 0, 0]), (2, [13, 6, 0]), (3, [21, 13, 6])])
def test_each_round_scores_one_place_more(number: int, points: list[int]) -> None:
    st = set_table(3)
    row_of(st, 0, "tower-12-0", "tower-11-0", "tower-9-ES")
    row_of(st, 1, "tower-11-N", "tower-11-S")
    row_of(st, 2, "tower-10-W")
    start(st, ScoringRound(number))
    assert [sheet(st, seat).get("tower", 0) for seat in range(3)] == points
    assert st.round == number


@pytest.mark.clause("AL-9.2")
def test_reserve_and_new_tiles_do_not_count() -> None:
    st = set_table()
    reserve(st, 0, "tower-12-0")
    pending(st, 1, "tower-11-0")
    start(st, ScoringRound(3))
    assert [p.score for p in st.players] == [0, 0, 0]


@pytest.mark.clause("AL-9.6", "AL-9.7", "AL-9.8")
def test_walls_score_in_every_round_and_points_add_up() -> None:
    st = set_table(2)
    build(st, 0, ("tower-7-NEW", 0, -1))
    for number, majority in ((1, 6), (2, 13), (3, 21)):
        before = st.players[0].score
        st.dirk = 0
        start(st, ScoringRound(number))
        assert st.players[0].score == before + majority + 3
    standings = RULES.standings(st)
    assert [s.seat for s in standings] == [0, 1]
    assert standings[0].total == st.players[0].score
    assert [p.clause for p in standings[0].points] == ["AL-9.4", "AL-9.6"] * 3


# ---- chapter 11


@pytest.mark.clause("AL-11.1", "AL-11.2")
def test_the_game_ends_when_a_space_cannot_be_filled() -> None:
    st = set_table(3)
    market(st, florin="tower-11-N", dirham="tower-11-S")
    empty_supply(st, "garden-11-0")
    journal = listen(st)
    start(st, RefillMarket(), TurnOver())
    heard = kinds(journal.events)
    assert heard[:2] == ["tile_opened", "supply_exhausted"]
    assert st.market[2] == tile("garden-11-0")
    assert heard[-1] == "game_over"
    assert is_over(st)
    assert st.round == 3


@pytest.mark.clause("AL-11.1")
@pytest.mark.parametrize("trigger", ["unfilled_space", "empty_supply"])
def test_an_empty_bag_with_a_full_market_ends_the_game_only_by_the_option(trigger: str) -> None:
    st = set_table(3, end_trigger=trigger)
    market(st, florin="tower-11-N", dirham="tower-11-S", denar="tower-12-0")
    empty_supply(st, "garden-11-0")
    journal = listen(st)
    start(st, RefillMarket(), TurnOver())
    assert -1 not in st.market
    assert ("game_over" in kinds(journal.events)) == (trigger == "empty_supply")


@pytest.mark.clause("AL-9.7", "AL-MO-14")
def test_the_score_sheet_holds_the_most_that_any_material_can_score() -> None:
    most = {
        "culture_counters": {name: {"points": [0, 3, 6, 10, 15, 99]} for name in COUNTERS},
        "scoring": {"wall": 9, **{f"round_{n}": [[99] * n] * 6 for n in (1, 2, 3)}},
    }
    st = set_table(3, most, moorish_art=True)
    for name in COUNTERS:
        counter(st, 0, name, 5, 5)
    start(st, ScoringRound(1), ScoringRound(2), ScoringRound(3))
    assert st.players[0].score == 3 * 7 * 99
    assert RULES.standings(st)[0].total == st.players[0].score
    shape = {field.name: field.shape for field in Player.FIELDS}["score"]
    wall = TILE_COUNT * 3 * 9
    assert wall < POINTS
    assert shape.load(3 * (6 * 99 + wall + 7 * 99), "score")


@pytest.mark.clause("AL-9.1", "AL-11.1")
def test_a_round_whose_card_never_came_is_not_scored() -> None:
    st = RULES.start(Config(3), "early end")
    assert isinstance(st, Alhambra)
    st.players[2].reserve |= 1 << st.market[0]
    st.set_market(0, -1)
    empty_supply(st)
    st.frames.clear()
    journal = listen(st)
    start(st, RefillMarket())
    while not is_over(st):
        choose(st, st.legal[-1])
    assert [e.args[0] for e in journal.events if e.name == "scoring"] == [3]
    assert RULES.audit(st) == []
    assert RULES.dump(RULES.load(RULES.dump(st))) == RULES.dump(st)
    st.round = 2  # while the game goes on, each card must be where it belongs
    assert [problem.endswith("(AL-2.8)") for problem in RULES.audit(st)] == [True, True]


@pytest.mark.clause("AL-11.3", "AL-11.4", "AL-11.5")
def test_left_tiles_go_to_the_most_money_which_is_kept() -> None:
    st = set_table(3)
    market(st, florin="tower-11-N", dirham="tower-12-0", denar="tower-11-0")
    hold(st, 1, "florin 1", "dirham 2")
    hold(st, 2, "dirham 2")
    start(st, Leftovers())
    assert asked(st) == ("place_tile", 1)
    choose(st, PlaceTile.RESERVE)
    assert is_over(st)
    assert hand(st, 1) == ["florin 1", "dirham 2"]
    assert st.market == (-1, tile("tower-12-0"), tile("tower-11-0"), -1)


@pytest.mark.clause("AL-11.3", "AL-13.1")
def test_left_tiles_compare_secret_hands_and_that_is_a_reveal() -> None:
    st = set_table(3)
    before = st.revealed
    start(st, Leftovers())
    assert st.revealed == before, "an empty market compares nothing"
    st = set_table(3)
    market(st, florin="tower-11-N")
    hold(st, 1, "florin 1")
    start(st, Leftovers())
    assert st.revealed == before + 1


@pytest.mark.clause("AL-11.6", "AL-15.11")
def test_winners_place_in_turn_order_from_the_next_player() -> None:
    st = set_table(3)
    st.active = 1
    market(st, florin="tower-11-N", dirham="tower-12-0", denar="tower-11-0")
    hold(st, 1, "florin 1")
    hold(st, 2, "dirham 1")
    hold(st, 0, "denar 1")
    start(st, Leftovers())
    order = []
    while not is_over(st):
        order.append(asked(st)[1])
        choose(st, st.legal[0])
    assert order == [2, 0, 1]
    assert [len(p.layout.cells) for p in st.players] == [2, 2, 2]


@pytest.mark.clause("AL-11.7", "AL-11.8")
def test_the_third_round_comes_last_and_ties_are_shared() -> None:
    st = set_table(3)
    market(st, florin="tower-11-N")
    hold(st, 1, "florin 1")
    empty_supply(st)
    journal = listen(st)
    start(st, RefillMarket())
    choose(st, cell_at(1, 0))
    heard = kinds(journal.events)
    assert heard.index("built") < heard.index("scoring") < heard.index("game_over")
    assert sheet(st, 1) == {"tower": 21, "wall": 1}
    places = {s.seat: s.place for s in RULES.standings(st)}
    assert places == {1: 1, 0: 2, 2: 2}


# ---- chapter 12


@pytest.mark.clause("AL-12.1", "AL-12.3")
def test_dirk_gets_six_tiles_at_set_up_and_never_a_turn() -> None:
    journal = Journal()
    st = RULES.start(Config(2), "dirk", journal=journal)
    assert isinstance(st, Alhambra)
    assert st.dirk.bit_count() == 6
    assert kinds(journal.events).count("dirk_began") == 6
    assert clause_in_log(journal, "dirk_began") == "AL-12.3"
    assert st.supply.bit_count() == 54 - 6 - 4
    assert len(st.players) == 2
    three = RULES.start(Config(3), "dirk")
    assert isinstance(three, Alhambra)
    assert three.dirk == 0


@pytest.mark.clause("AL-12.4", "AL-12.8")
@pytest.mark.parametrize(
    ("number", "left", "due"), [(1, 20, 6), (1, 4, 4), (2, 20, 6), (2, 2, 0), (3, 20, 0)]
)
def test_dirk_draws_after_the_first_two_rounds(number: int, left: int, due: int) -> None:
    st = set_table(2)
    st.supply = (1 << left) - 1
    journal = listen(st)
    start(st, ScoringRound(number))
    assert st.dirk.bit_count() == due
    assert kinds(journal.events).count("dirk_drew") == due


@pytest.mark.clause("AL-12.5", "AL-15.7")
def test_a_new_tile_can_be_given_to_dirk_one_by_one() -> None:
    st = set_table(2)
    pending(st, 0, "tower-12-0", "tower-11-0")
    journal = listen(st)
    start(st, PlacePending(0, OF_TURN))
    choose(st, tile("tower-12-0"), PlaceTile.DIRK, PlaceTile.RESERVE)
    assert clause_in_log(journal, "given_to_dirk") == "AL-12.5"
    assert st.dirk == 1 << tile("tower-12-0")
    assert st.players[0].reserve == 1 << tile("tower-11-0")
    three = set_table(3)
    pending(three, 0, "tower-12-0")
    start(three, PlacePending(0, OF_TURN))
    assert refusal(three, PlaceTile.DIRK) == "AL-12.1"


@pytest.mark.clause("AL-12.6", "AL-12.7")
def test_dirk_takes_points_away_and_cannot_win() -> None:
    st = set_table(2)
    row_of(st, 0, "tower-12-0")
    give_dirk(st, "tower-11-0", "tower-11-N")
    start(st, ScoringRound(2))
    assert sheet(st, 0)["tower"] == 6
    assert [s.seat for s in RULES.standings(st)] == [0, 1]
    assert RULES.view(st, 0)["dirk_types"]["tower"] >= 2


@pytest.mark.clause("AL-12.7", "AL-12.9")
def test_tiles_left_over_never_go_to_dirk() -> None:
    st = set_table(2)
    market(st, florin="tower-11-N")
    hold(st, 0, "florin 1")
    start(st, Leftovers())
    assert refusal(st, PlaceTile.DIRK) == "AL-12.9"


def test_dirk_never_draws_more_than_there_is() -> None:
    st = set_table(2)
    st.supply = 0b101
    start(st, DirkDraws(6))
    assert st.dirk == 0b101
    assert st.supply == 0


@pytest.mark.clause("AL-3.5", "AL-3.6")
def test_four_purchases_empty_the_market_and_the_turn_refills_it_once() -> None:
    st = set_table()
    display(st, "florin 9", "dirham 9", "denar 9", "ducat 9")
    full_market(st)
    hold(st, 0, "florin 2", "florin 9", "dirham 2", "dirham 9", "denar 2", "denar 9")
    hold(st, 0, "ducat 3", "ducat 9")
    turn(st, 0)
    for space in range(4):
        choose(st, BUY + space)
    assert st.market == (-1, -1, -1, -1)
    assert asked(st) == ("choose_action", 0)
    choose(st, 0)
    assert asked(st) == ("next_tile", 0)
    assert st.players[0].pending.bit_count() == 4
