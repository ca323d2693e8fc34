"""Caravanserai, Moorish art, vizier, bureaux de change, diamonds, coins."""

import pytest

from majlis.games.alhambra.cards import KINDS, MONEY, VALUES
from majlis.games.alhambra.config import CATEGORIES
from majlis.games.alhambra.flow import Turn, TurnOver
from majlis.games.alhambra.frames.actions import BUY, STOP, ChooseAction
from majlis.games.alhambra.frames.ending import Leftovers, richest
from majlis.games.alhambra.frames.payment import Pay
from majlis.games.alhambra.frames.placing import OF_TURN, PlacePending, PlaceTile, TilesPlaced
from majlis.games.alhambra.frames.refill import RefillDisplay, RefillMarket
from majlis.games.alhambra.frames.rounds import ScoringRound
from majlis.games.alhambra.layout import cell_at
from majlis.games.alhambra.material import COUNTERS, TILE_COUNT, material
from majlis.games.alhambra.meta import RULES
from majlis.games.alhambra.modules.caravanserai import FIRST_ACTION as CARAVAN
from majlis.games.alhambra.modules.caravanserai import MoveMarker
from majlis.games.alhambra.modules.coins import DrawCoin
from majlis.games.alhambra.modules.moorish_art import DEVELOP
from majlis.games.alhambra.modules.sultan import ClaimTile
from majlis.games.alhambra.modules.vizier import WAKE, VizierOffer
from majlis.games.alhambra.payment import ANY, DONE, FIRST_BUREAU, FIRST_CARD
from majlis.games.alhambra.state import Alhambra
from majlis.kernel.rules import Config
from majlis.kernel.runner import is_over
from tests.rules.alhambra.table import (
    ask,
    asked,
    caravan,
    card,
    choose,
    clause_in_log,
    counter,
    counters,
    currency,
    display,
    empty_supply,
    full_market,
    hand,
    hold,
    kinds,
    listen,
    market,
    open_sultan,
    pending,
    refusal,
    reserve,
    row_of,
    set_table,
    shown,
    start,
    sultan,
    tile,
    turn,
)

BOX = material({})
SIX = ("pavilion-8-0", "seraglio-9-0", "arcades-9-0", "chambers-10-0", "garden-11-0", "tower-12-0")


def bureau(name: str) -> int:
    return FIRST_BUREAU + card(f"bureau {name}") - MONEY


def marker(st: Alhambra, seat: int = 0, slot: int = 0) -> int:
    return st.players[seat].caravans[slot] % 16


# ---- caravanserai


@pytest.mark.clause("AL-CA-1", "AL-CA-2", "AL-CA-5", "AL-CA-6", "AL-15.4")
def test_any_card_is_bought_in_any_one_currency_and_starts_on_0() -> None:
    st = set_table(caravanserai=True)
    assert st.caravans.bit_count() == 8
    display(st, "florin 1")
    row_of(st, 0, *SIX[:5])
    hold(st, 0, "dirham 4", "denar 3", "denar 2")
    start(st, ChooseAction(0, False))
    assert [c for c in st.legal if CARAVAN <= c < CARAVAN + 8] == list(range(CARAVAN, CARAVAN + 8))
    choose(st, CARAVAN + 3)
    assert refusal(st, FIRST_CARD + card("ducat 4")) == "AL-5.2"
    choose(st, FIRST_CARD + card("dirham 4"))
    assert asked(st) == ("choose_action", 0)
    assert STOP in st.legal
    assert st.players[0].caravans == (3 * 16,)
    assert refusal(st, CARAVAN + 3) == "AL-CA-6"
    caravan(st, 0, "ducat-a", "0")
    again = ask(st).why_not(st, CARAVAN + 5)
    assert again is not None
    assert again.clause == "AL-CA-2"


@pytest.mark.clause("AL-CA-3", "AL-CA-4")
def test_reserve_and_new_tiles_do_not_count_as_types() -> None:
    st = set_table(caravanserai=True)
    display(st, "florin 1", "florin 9")
    row_of(st, 0, *SIX[:3])
    reserve(st, 0, SIX[3])
    pending(st, 0, SIX[4])
    hold(st, 0, "denar 9")
    start(st, ChooseAction(0, False))
    assert refusal(st, CARAVAN) == "AL-CA-3"


@pytest.mark.clause("AL-CA-7", "AL-CA-8", "AL-15.1")
def test_one_marker_may_move_before_the_action_which_it_does_not_cost() -> None:
    st = set_table(caravanserai=True)
    display(st, "florin 1", "florin 9")
    full_market(st)
    caravan(st, 0, "ducat-a", "2")
    caravan(st, 0, "denar-a", "0")
    turn(st, 0)
    assert asked(st) == ("move_marker", 0)
    assert refusal(st, 1 + 1) == "AL-CA-8"  # never back
    choose(st, 1 + 6)  # out to the branch
    assert [marker(st, 0, slot) for slot in (0, 1)] == [6, 0]
    assert asked(st) == ("choose_action", 0)


@pytest.mark.clause("AL-CA-7")
def test_markers_may_stay_and_those_at_the_end_are_not_asked_for() -> None:
    st = set_table(caravanserai=True)
    display(st, "florin 1", "florin 9")
    full_market(st)
    caravan(st, 0, "ducat-a", "branch-1")
    turn(st, 0)
    assert asked(st) == ("choose_action", 0)
    caravan(st, 1, "ducat-b", "1")
    choose(st, 1)
    assert asked(st) == ("move_marker", 1)
    choose(st, MoveMarker.STAY)
    assert marker(st, 1) == 1


@pytest.mark.clause("AL-CA-9", "AL-CA-10", "AL-CA-11")
def test_a_marker_pays_like_a_card_as_a_whole_and_drops_to_0() -> None:
    st = set_table(caravanserai=True)
    caravan(st, 0, "ducat-a", "3")
    caravan(st, 0, "ducat-b", "0")
    hold(st, 0, "ducat 4", "ducat 5")
    start(st, Pay(0, 7, currency("ducat"), False, 0, ()))
    assert refusal(st, 53) == "AL-5.2"  # the marker on 0
    choose(st, FIRST_CARD + card("ducat 4"), 52)
    assert is_over(st)
    assert st.overpaid == 0
    assert marker(st) == 0
    assert hand(st, 0) == ["ducat 5"]


@pytest.mark.clause("AL-CA-12", "AL-VI-11")
def test_out_of_turn_a_marker_pays_but_does_not_move() -> None:
    st = set_table(caravanserai=True, vizier=True)
    market(st, ducat="pavilion-7-E")
    empty_supply(st, "tower-11-0", "tower-11-N", "tower-11-S", "tower-12-0")
    caravan(st, 1, "ducat-a", "3")
    hold(st, 1, "ducat 4")
    start(st, TurnOver())
    assert asked(st) == ("vizier_offer", 1)
    choose(st, 3)
    assert asked(st) == ("place_tile", 1)
    assert marker(st, 1) == 0


@pytest.mark.clause("AL-CA-14", "AL-CA-15")
def test_a_caravanserai_is_no_card_in_hand_but_counts_at_the_end() -> None:
    st = set_table(caravanserai=True)
    caravan(st, 1, "ducat-a", "3")
    assert RULES.view(st, 0)["players"][1]["cards"] == 0
    hold(st, 0, "ducat 2")
    assert richest(st, currency("ducat")) == 1
    hold(st, 0, "ducat 1")
    assert richest(st, currency("ducat")) == -1


@pytest.mark.clause("AL-CA-16")
def test_each_card_has_a_track_and_three_dead_ends_in_the_other_currencies() -> None:
    for number in range(8):
        main = BOX.caravan_currency[number][1]
        assert BOX.caravan_currency[number][1:6] == (main,) * 5
        assert {main, *BOX.caravan_currency[number][6:]} == {0, 1, 2, 3}
        assert BOX.caravan_value[number][:6] == (0, 1, 2, 3, 4, 5)
        for branch in (6, 7, 8):
            assert BOX.caravan_moves[number][branch] == ()
            level = BOX.caravan_value[number][branch]
            assert branch in BOX.caravan_moves[number][level]


@pytest.mark.clause("AL-CA-17")
def test_diamonds_and_bureaux_buy_a_caravanserai() -> None:
    st = set_table(exchange=True, diamonds=True)
    hold(st, 0, "bureau florin-denar", "florin 3", "denar 5", "diamond 8", "dirham 9")
    start(st, Pay(0, 8, ANY, False, 0, ()))
    assert st.legal == [
        bureau("florin-denar"),
        FIRST_CARD + card("dirham 9"),
        FIRST_CARD + card("diamond 8"),
    ]
    choose(st, bureau("florin-denar"))
    assert is_over(st)
    assert hand(st, 0) == ["dirham 9", "diamond 8"]


# ---- Moorish art


@pytest.mark.clause("AL-MO-1", "AL-MO-2", "AL-MO-3", "AL-MO-17")
def test_twenty_counters_of_seven_kinds() -> None:
    assert sum(BOX.counter_copies) == 20
    for number, name in enumerate(COUNTERS):
        prices = {BOX.price[t] for t in range(TILE_COUNT) if BOX.counter_of[t] == number}
        assert "-".join(map(str, sorted(prices))) == name.removeprefix("price-")
        assert BOX.counter_copies[number] == BOX.counter_of.count(number) // 2
    assert sum(kind >= 0 for kind in BOX.counter_of) == 44


@pytest.mark.clause("AL-MO-4", "AL-MO-5", "AL-MO-6", "AL-MO-7", "AL-MO-9")
def test_counters_come_by_themselves_at_the_end_of_a_turn() -> None:
    st = set_table(moorish_art=True)
    display(st, "florin 1", "florin 9")
    market(st, florin="tower-11-N", dirham="tower-11-S", denar="tower-11-0", ducat="garden-6-ESW")
    reserve(st, 0, "arcades-6-NE")
    hold(st, 0, "ducat 9")
    turn(st, 0)
    choose(st, BUY + 3)
    assert counters(st, 0) == {}
    choose(st, PlaceTile.RESERVE)
    assert counters(st, 0) == {"price-6": (0, 3)}
    reserve(st, 0, "pavilion-6-N", "arcades-10-0", "garden-10-0")
    start(st, TilesPlaced(0))
    assert counters(st, 0) == {"price-6": (0, 4), "price-10": (0, 3)}


@pytest.mark.clause("AL-MO-11", "AL-MO-12", "AL-MO-13", "AL-MO-14")
def test_developing_turns_all_counters_and_ends_the_actions() -> None:
    st = set_table(moorish_art=True)
    display(st, "florin 1")
    counter(st, 0, "price-6", 3, 3)
    counter(st, 0, "price-9", 0, 2)
    counter(st, 0, "price-10", 1, 3)
    start(st, ChooseAction(0, True))
    choose(st, DEVELOP)
    assert is_over(st)
    assert counters(st, 0) == {"price-6": (3, 3), "price-9": (1, 2), "price-10": (2, 3)}
    start(st, ScoringRound(2))
    assert st.players[0].score == 10 + 3 + 6
    assert RULES.standings(st)[0].points[0].clause == "AL-MO-14"


@pytest.mark.clause("AL-MO-15")
def test_tiles_from_outside_the_turn_count_at_once() -> None:
    st = set_table(moorish_art=True, sultan=True)
    reserve(st, 1, "tower-10-W", "tower-9-NE")
    sultan(st, 1, "chambers")
    market(st, dirham="tower-11-S", denar="tower-11-0", ducat="tower-12-0")
    empty_supply(st, "chambers-10-0", "garden-9-E")
    st.supply = 1 << tile("chambers-10-0")
    start(st, RefillMarket())
    choose(st, ClaimTile.TAKE)
    assert counters(st, 1) == {}
    choose(st, PlaceTile.RESERVE)
    assert "price-10" in counters(st, 1)
    late = set_table(moorish_art=True)
    reserve(late, 1, "tower-10-W")
    market(late, florin="chambers-10-0")
    hold(late, 1, "florin 1")
    start(late, Leftovers())
    choose(late, PlaceTile.RESERVE)
    assert "price-10" in counters(late, 1)


@pytest.mark.clause("AL-MO-16")
def test_tiles_given_to_dirk_do_not_count() -> None:
    st = set_table(2, moorish_art=True)
    reserve(st, 0, "tower-10-W")
    pending(st, 0, "chambers-10-0")
    start(st, PlacePending(0, OF_TURN), TilesPlaced(0))
    choose(st, PlaceTile.DIRK)
    assert counters(st, 0) == {}


# ---- the vizier


@pytest.mark.clause("AL-VI-1", "AL-VI-2", "AL-VI-3", "AL-VI-4", "AL-VI-5", "AL-15.9")
def test_an_awake_vizier_buys_exactly_between_two_turns() -> None:
    st = set_table(3, vizier=True)
    assert st.awake == 0b111
    display(st, "florin 9", "dirham 9", "denar 9", "ducat 9")
    full_market(st)
    hold(st, 2, "florin 4", "florin 7", "dirham 9")
    st.active = 0
    start(st, TurnOver(), Turn())
    assert asked(st) == ("vizier_offer", 1)  # who cannot pay is asked too
    choose(st, VizierOffer.PASS)
    assert asked(st) == ("vizier_offer", 2)
    assert refusal(st, 1) == "AL-VI-3"
    choose(st, 0)
    assert asked(st) == ("place_tile", 2)
    choose(st, cell_at(1, 0))
    assert st.awake == 0b011
    assert -1 not in st.market
    assert hand(st, 2) == ["dirham 9"]
    for seat in (1, 0):
        assert asked(st) == ("vizier_offer", seat)
        choose(st, VizierOffer.PASS)
    assert asked(st) == ("choose_action", 1)  # no further action, the turn goes on as it would


@pytest.mark.clause("AL-VI-3")
def test_a_vizier_payment_must_hit_the_price() -> None:
    st = set_table(vizier=True)
    hold(st, 0, "florin 3", "florin 4", "florin 5", "florin 8")
    start(st, Pay(0, 8, 0, True, 0, ()))
    assert refusal(st, FIRST_CARD + card("florin 4")) == "AL-VI-3"
    assert st.legal == [FIRST_CARD + card("florin 3"), FIRST_CARD + card("florin 8")]


@pytest.mark.clause("AL-VI-6")
def test_all_are_asked_from_the_next_player_and_again_after_a_purchase() -> None:
    st = set_table(3, vizier=True)
    st.active = 1
    full_market(st)
    for seat in range(3):
        hold(st, seat, "florin 2", "florin 9", "denar 2", "denar 9")
    start(st, TurnOver())
    assert asked(st) == ("vizier_offer", 2)
    choose(st, VizierOffer.PASS)
    assert asked(st) == ("vizier_offer", 0)
    choose(st, 2)
    choose(st, PlaceTile.RESERVE)
    assert asked(st) == ("vizier_offer", 2)
    choose(st, VizierOffer.PASS)
    assert asked(st) == ("vizier_offer", 1)


@pytest.mark.clause("AL-VI-6", "AL-13.1")
def test_everybody_whose_vizier_is_awake_is_asked_whatever_the_hand() -> None:
    st = set_table(3, vizier=True)
    full_market(st)
    st.awake = 0b110
    hold(st, 1, "ducat 1")
    hold(st, 2)
    st.active = 0
    start(st, TurnOver())
    for seat in (1, 2):
        assert asked(st) == ("vizier_offer", seat)
        assert st.legal == [VizierOffer.PASS]
        choose(st, VizierOffer.PASS)
    assert is_over(st)


@pytest.mark.clause("AL-VI-6")
def test_games_of_the_first_version_pass_over_who_cannot_pay() -> None:
    st = set_table(vizier=True, ask_hidden=False)
    full_market(st)
    hold(st, 1, "ducat 1")
    start(st, TurnOver())
    assert is_over(st)


@pytest.mark.clause("AL-VI-7")
def test_waking_the_vizier_is_an_action() -> None:
    st = set_table(vizier=True)
    display(st, "florin 1", "florin 9")
    st.awake = 0b110
    start(st, ChooseAction(0, True))
    choose(st, WAKE)
    assert is_over(st)
    assert st.awake == 0b111
    start(st, ChooseAction(0, False))
    assert refusal(st, WAKE) == "AL-VI-7"


@pytest.mark.clause("AL-VI-9")
def test_a_vizier_purchase_that_empties_the_bag_ends_the_game() -> None:
    st = set_table(3, vizier=True)
    full_market(st)
    hold(st, 1, "florin 2", "florin 9")
    empty_supply(st)
    start(st, TurnOver(), Turn())
    choose(st, 0)
    choose(st, PlaceTile.RESERVE)
    assert is_over(st)
    assert st.round == 3


@pytest.mark.clause("AL-VI-10")
def test_with_two_players_the_viziers_tile_may_go_to_dirk() -> None:
    st = set_table(2, vizier=True)
    full_market(st)
    hold(st, 1, "florin 2", "florin 9")
    start(st, TurnOver())
    journal = listen(st)
    choose(st, 0)
    assert ask(st).clause_of(st, PlaceTile.DIRK) == "AL-VI-10"
    choose(st, PlaceTile.DIRK)
    assert st.dirk == 1 << tile("tower-11-N")
    assert clause_in_log(journal, "vizier_given_to_dirk") == "AL-VI-10"


@pytest.mark.clause("AL-VI-11")
def test_a_vizier_may_be_paid_in_all_ways() -> None:
    st = set_table(3, vizier=True, exchange=True, diamonds=True, coins=True)
    market(st, florin="tower-8-NES", dirham="tower-7-NEW", denar="tower-13-E")
    hold(st, 1, "bureau florin-denar", "florin 6", "denar 2", "diamond 7")
    st.players[1].coins = (0, 0, 5, 0)
    start(st, TurnOver())
    assert st.legal == [0, 1, 2, VizierOffer.PASS]


# ---- bureaux de change


@pytest.mark.clause("AL-EX-1", "AL-EX-2")
def test_six_pairs_in_three_piles() -> None:
    assert sorted(BOX.bureau_pair) == [0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100]
    st = RULES.start(Config(3, {"exchange": True}), "bureaux")
    assert isinstance(st, Alhambra)
    where = CATEGORIES.index("bureau")
    assert [p[where] for p in [st.pile, *st.piles]] == [0, 2, 2, 2, 0]
    assert st.money.counts[MONEY:] == [1] * 6


@pytest.mark.clause("AL-EX-3", "AL-EX-4")
def test_a_bureau_takes_a_place_and_is_taken_alone() -> None:
    st = set_table(exchange=True)
    display(st, "florin 1", "florin 2")
    st.piles = ((st.pile[0], 0, 0, 0, 4),)
    st.pile = [0, 0, 0, 0, 2]
    start(st, RefillDisplay())
    assert [name.split()[0] for name in shown(st)] == ["florin", "florin", "bureau", "bureau"]
    start(st, ChooseAction(0, False))
    choose(st, 2)
    assert is_over(st)
    assert len(hand(st, 0)) == 1
    start(st, ChooseAction(1, False))
    choose(st, 0)
    assert refusal(st, 3) == "AL-4.1"  # nothing goes together with a bureau


@pytest.mark.clause("AL-EX-5", "AL-EX-8")
def test_one_bureau_mixes_its_two_currencies() -> None:
    st = set_table(exchange=True)
    hold(st, 0, "bureau florin-denar", "bureau dirham-denar", "bureau florin-ducat")
    hold(st, 0, "florin 5", "denar 4", "denar 7", "ducat 9")
    start(st, Pay(0, 9, currency("denar"), False, 0, ()))
    assert refusal(st, bureau("florin-ducat")) == "AL-EX-5"
    assert refusal(st, bureau("denar-ducat")) == "AL-EX-4"
    assert refusal(st, FIRST_CARD + card("florin 5")) == "AL-5.3"
    choose(st, bureau("florin-denar"))
    assert refusal(st, bureau("dirham-denar")) == "AL-EX-8"
    assert refusal(st, FIRST_CARD + card("ducat 9")) == "AL-5.3"
    choose(st, FIRST_CARD + card("florin 5"), FIRST_CARD + card("denar 4"))
    assert is_over(st)
    assert st.overpaid == 0


@pytest.mark.clause("AL-EX-6", "AL-EX-7")
def test_a_used_bureau_is_discarded_and_comes_back() -> None:
    st = set_table(exchange=True)
    hold(st, 0, "bureau florin-denar", "florin 9")
    journal = listen(st)
    start(st, Pay(0, 9, currency("denar"), False, 0, ()))
    assert is_over(st)
    assert hand(st, 0) == []
    assert kinds(journal.events) == ["paid_bureau", "paid_card"]
    assert clause_in_log(journal, "paid_bureau") == "AL-EX-7"
    assert st.discards.counts[card("bureau florin-denar")] == 1
    # With nothing else to draw, the discards are shuffled and turn up again.
    st.pile = [0] * 5
    st.money.counts[:] = [0] * KINDS
    start(st, RefillDisplay())
    assert sorted(shown(st)) == ["", "", "bureau florin-denar", "florin 9"]


@pytest.mark.clause("AL-EX-9", "AL-DI-5")
def test_bureaux_and_diamonds_win_no_tile_at_the_end() -> None:
    st = set_table(exchange=True, diamonds=True)
    hold(st, 0, "bureau florin-denar", "diamond 9")
    for space in range(4):
        assert richest(st, space) == -1


# ---- diamonds


@pytest.mark.clause("AL-DI-1", "AL-DI-2", "AL-DI-6")
@pytest.mark.parametrize("players", [2, 4])
def test_eleven_diamonds_are_money_from_the_start(players: int) -> None:
    st = set_table(players, diamonds=True)
    counts = st.money.counts[4 * VALUES : 5 * VALUES]
    assert sum(counts) == 11
    assert counts[:2] == [0, 0]
    assert st.pile[0] == sum(st.money.counts)
    display(st, "diamond 3", "florin 2", "diamond 9")
    start(st, ChooseAction(0, False))
    choose(st, 0)
    assert st.legal == [1, 4]  # 3 + 2 are 5, like any money


@pytest.mark.clause("AL-DI-3", "AL-DI-4")
def test_diamonds_pay_for_everything_and_mix_with_nothing() -> None:
    st = set_table(diamonds=True, exchange=True)
    hold(st, 0, "diamond 3", "diamond 4", "ducat 2", "ducat 5", "bureau florin-ducat")
    start(st, Pay(0, 7, currency("ducat"), False, 0, ()))
    choose(st, FIRST_CARD + card("ducat 2"))
    assert is_over(st)  # 2 + 5
    hold(st, 0, "ducat 9")
    start(st, Pay(0, 7, currency("ducat"), False, 0, ()))
    assert refusal(st, FIRST_CARD + card("diamond 5")) == "AL-5.2"
    choose(st, FIRST_CARD + card("diamond 3"))
    assert is_over(st)  # 3 + 4
    assert st.overpaid == 0
    hold(st, 0, "diamond 5", "ducat 3")
    frame = Pay(0, 9, currency("ducat"), False, 0b1000, (FIRST_CARD + card("ducat 3"),))
    found = frame.why_not(st, FIRST_CARD + card("diamond 5"))
    assert found is not None
    assert found.clause == "AL-DI-3"


# ---- coins


@pytest.mark.clause("AL-CO-1", "AL-CO-2", "AL-CO-3", "AL-CO-5", "AL-CO-6")
def test_who_overpays_draws_coins_that_all_can_see() -> None:
    st = set_table(coins=True, sultan=True)
    display(st, "florin 1")
    open_sultan(st, "ducat", "tower")
    hold(st, 0, "ducat 9")
    journal = listen(st)
    start(st, ChooseAction(0, False))
    choose(st, 10)
    assert sum(st.players[0].coins) == 1
    assert [e.name for e in journal.events].count("coin_drawn") == 1
    assert sum(RULES.view(st, 2)["players"][0]["coins"].values()) == 1
    assert sum(RULES.view(st, 2)["coin_bag"].values()) == 23
    st = set_table(coins=True)
    st.players[1].coins = (6, 6, 6, 5)
    start(st, DrawCoin(0, 3))
    assert st.players[0].coins == (0, 0, 0, 1)  # the bag is empty after one


@pytest.mark.clause("AL-CO-4", "AL-CO-5")
def test_a_coin_pays_one_and_returns_to_the_bag() -> None:
    st = set_table(coins=True)
    st.players[0].coins = (2, 1, 0, 0)
    hold(st, 0, "florin 4")
    start(st, Pay(0, 6, 0, False, 0, ()))
    assert is_over(st)
    assert st.players[0].coins == (0, 1, 0, 0)
    assert st.overpaid == 0


@pytest.mark.clause("AL-CO-7")
def test_coins_count_at_the_end() -> None:
    st = set_table(coins=True)
    hold(st, 0, "florin 3")
    hold(st, 1, "florin 2")
    st.players[1].coins = (2, 0, 0, 0)
    assert richest(st, 0) == 1


@pytest.mark.clause("AL-CO-8")
def test_with_coins_superfluous_units_are_allowed() -> None:
    st = set_table(coins=True)
    hold(st, 0, "denar 9", "denar 3")
    start(st, Pay(0, 8, currency("denar"), False, 0, ()))
    assert refusal(st, DONE) == "AL-5.1"
    choose(st, FIRST_CARD + card("denar 3"))
    assert hand(st, 0) == []
    assert st.overpaid == 4
    assert sum(st.players[0].coins) == 2
