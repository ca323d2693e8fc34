"""Chapters 3 to 6: a turn, money, buying, redesigning."""

import pytest

from majlis.games.alhambra.frames.actions import BUY, REDESIGN, STOP, BeginAction, ChooseAction
from majlis.games.alhambra.frames.payment import Pay
from majlis.games.alhambra.frames.placing import PlaceTile
from majlis.games.alhambra.frames.redesign import Redesign
from majlis.games.alhambra.layout import cell_at
from majlis.games.alhambra.material import TILE_COUNT
from majlis.games.alhambra.payment import DONE, FIRST_CARD
from majlis.kernel.runner import is_over
from tests.rules.alhambra.table import (
    ask,
    asked,
    build,
    card,
    choose,
    clause_in_log,
    currency,
    display,
    full_market,
    hand,
    hold,
    kinds,
    listen,
    market,
    pending,
    refusal,
    reserve,
    set_table,
    shown,
    start,
    tile,
    turn,
)


@pytest.mark.clause("AL-3.1", "AL-4.3")
def test_the_turn_goes_round_and_money_ends_it() -> None:
    st = set_table(3)
    display(st, "florin 9", "dirham 9", "denar 9", "ducat 9")
    full_market(st)
    turn(st, 1)
    for seat in (1, 2, 0, 1):
        assert asked(st) == ("choose_action", seat)
        choose(st, 0)


@pytest.mark.clause("AL-3.2", "AL-15.2")
def test_a_turn_offers_money_goods_and_a_redesign_but_no_way_out() -> None:
    st = set_table()
    display(st, "florin 1", "florin 6")
    market(st, denar="tower-9-ES", ducat="tower-9-NE")
    hold(st, 0, "ducat 9")
    build(st, 0, ("arcades-9-0", 1, 0))
    start(st, BeginAction(0))
    assert st.legal == [0, 1, BUY + 3, REDESIGN]
    assert refusal(st, STOP) == "AL-3.4"
    assert refusal(st, 2) == "AL-4.1"
    assert refusal(st, BUY) == "AL-3.6"
    assert refusal(st, BUY + 2) == "AL-5.1"


@pytest.mark.clause("AL-3.3", "AL-3.4")
def test_an_exact_purchase_gives_a_further_action_that_one_may_leave() -> None:
    st = set_table()
    display(st, "florin 1")
    market(st, denar="tower-9-ES")
    hold(st, 0, "denar 9", "denar 4", "denar 5")
    start(st, ChooseAction(0, False))
    choose(st, BUY + 2, FIRST_CARD + card("denar 9"))
    assert asked(st) == ("choose_action", 0)
    assert STOP in st.legal
    choose(st, STOP)
    assert is_over(st)


@pytest.mark.clause("AL-3.6", "AL-5.8", "AL-6.5")
def test_nothing_is_refilled_and_the_tile_waits_while_the_turn_goes_on() -> None:
    st = set_table()
    display(st, "florin 1", "florin 2")
    market(st, denar="tower-9-ES", ducat="tower-9-NE")
    hold(st, 0, "denar 9", "ducat 9")
    start(st, ChooseAction(0, False))
    choose(st, BUY + 2)
    assert st.market == (-1, -1, -1, tile("tower-9-NE"))
    assert shown(st) == ["florin 1", "florin 2", "", ""]
    assert st.players[0].pending == 1 << tile("tower-9-ES")
    assert refusal(st, BUY + 2) == "AL-3.6"
    assert refusal(st, REDESIGN) == "AL-6.1"


@pytest.mark.clause("AL-3.7", "AL-8.1")
def test_after_the_actions_tiles_are_placed_then_the_table_is_refilled() -> None:
    st = set_table()
    display(st, "florin 1", "florin 2", "florin 3", "florin 4")
    full_market(st)
    hold(st, 0, "florin 9", "florin 8")
    turn(st, 0)
    choose(st, BUY)  # both cards are needed, so they are paid
    assert asked(st) == ("place_tile", 0)
    assert st.market[0] == -1
    journal = listen(st)
    choose(st, PlaceTile.RESERVE)
    assert kinds(journal.events)[:2] == ["reserved", "tile_opened"]
    assert -1 not in st.market
    assert asked(st) == ("choose_action", 1)


@pytest.mark.clause("AL-3.8")
def test_who_can_do_nothing_passes() -> None:
    st = set_table()
    full_market(st)
    journal = listen(st)
    start(st, BeginAction(0))
    assert kinds(journal.events) == ["passed"]
    assert is_over(st)


@pytest.mark.clause("AL-4.1", "AL-4.2", "AL-15.3")
def test_taken_cards_go_to_a_hand_without_limit() -> None:
    st = set_table()
    display(st, "florin 2", "denar 3", "ducat 1")
    every = [f"{coin} {value}" for coin in ("dirham", "denar") for value in range(4, 10)] * 2
    hold(st, 0, *every)
    start(st, ChooseAction(0, False))
    choose(st, 0)
    assert asked(st) == ("take_more", 0)
    choose(st, 1)
    assert is_over(st)  # 2 + 3 are 5 already
    assert shown(st) == ["", "", "ducat 1", ""]
    assert sorted(hand(st, 0)) == sorted([*every, "florin 2", "denar 3"])


@pytest.mark.clause("AL-4.1")
def test_several_cards_are_worth_five_at_most_and_taken_in_order() -> None:
    st = set_table()
    display(st, "florin 2", "denar 1", "ducat 4", "ducat 2")
    start(st, ChooseAction(0, False))
    choose(st, 1)
    assert refusal(st, 0) == "AL-4.1"
    choose(st, 2)
    assert is_over(st)
    assert hand(st, 0) == ["denar 1", "ducat 4"]


# ---- paying


@pytest.mark.clause("AL-5.2", "AL-5.3", "AL-5.5", "AL-15.4")
def test_a_payment_is_laid_out_in_order_from_ones_own_cards_of_the_currency() -> None:
    st = set_table()
    hold(st, 0, "denar 2", "denar 4", "denar 6", "denar 7", "florin 9")
    start(st, Pay(0, 10, currency("denar"), False, 0, ()))
    assert refusal(st, FIRST_CARD + card("denar 3")) == "AL-5.2"
    assert refusal(st, FIRST_CARD + card("florin 9")) == "AL-5.3"
    assert refusal(st, DONE) == "AL-5.5"
    choose(st, FIRST_CARD + card("denar 4"))
    assert refusal(st, FIRST_CARD + card("denar 2")) == "AL-5.2"
    assert st.legal == [FIRST_CARD + card("denar 6"), FIRST_CARD + card("denar 7")]


@pytest.mark.clause("AL-5.5")
def test_no_unit_may_be_superfluous() -> None:
    st = set_table()
    hold(st, 0, "denar 1", "denar 7", "denar 8")
    start(st, Pay(0, 7, currency("denar"), False, 0, ()))
    assert refusal(st, FIRST_CARD + card("denar 1")) == "AL-5.5"
    assert st.legal == [FIRST_CARD + card("denar 7"), FIRST_CARD + card("denar 8")]


@pytest.mark.clause("AL-5.5")
def test_the_option_allows_wasteful_payments() -> None:
    st = set_table(allow_wasteful_payment=True)
    hold(st, 0, "denar 1", "denar 7")
    start(st, Pay(0, 7, currency("denar"), False, 0, ()))
    choose(st, FIRST_CARD + card("denar 1"))
    assert is_over(st)  # the 7 and the end of it follow by themselves
    assert st.overpaid == 1
    assert hand(st, 0) == []


@pytest.mark.clause("AL-5.4", "AL-5.6", "AL-5.7")
def test_paid_cards_are_discarded_and_no_change_is_given() -> None:
    st = set_table()
    hold(st, 0, "denar 9", "florin 1")
    market(st, denar="pavilion-7-E")
    display(st, "ducat 9")
    start(st, ChooseAction(0, False))
    choose(st, BUY + 2)
    assert is_over(st)  # overpaid: no further action
    assert hand(st, 0) == ["florin 1"]
    assert st.discards.counts[card("denar 9")] == 1
    assert sum(st.discards.counts) == 1


# ---- redesigning


@pytest.mark.clause("AL-6.1", "AL-6.6", "AL-15.6")
def test_the_three_ways_to_redesign() -> None:
    st = set_table()
    display(st, "florin 1")
    build(st, 0, ("arcades-9-0", 1, 0))
    reserve(st, 0, "arcades-4-NES")
    for choices, built, kept in (
        ((tile("arcades-4-NES"), cell_at(2, 0)), {(1, 0): "arcades-9-0"}, []),
        ((tile("arcades-4-NES"), cell_at(1, 0)), {(1, 0): "arcades-4-NES"}, ["arcades-9-0"]),
        ((TILE_COUNT + tile("arcades-9-0"),), {}, ["arcades-4-NES", "arcades-9-0"]),
    ):
        after = st.copy()
        start(after, ChooseAction(0, False))
        choose(after, REDESIGN, *choices)
        assert is_over(after)  # the action phase is over
        layout = after.players[0].layout
        for (x, y), name in built.items():
            assert layout.cells[cell_at(x, y)] == tile(name)
        assert after.players[0].reserve == sum(1 << tile(name) for name in kept)


@pytest.mark.clause("AL-6.1")
def test_the_log_tells_a_tile_of_the_reserve_from_a_new_one() -> None:
    st = set_table()
    reserve(st, 0, "arcades-9-0")
    journal = listen(st)
    start(st, Redesign(0))  # there is one tile to choose, so only its cell is asked for
    choose(st, cell_at(1, 0))
    assert kinds(journal.events) == ["brought_in"]
    assert clause_in_log(journal, "brought_in") == "AL-6.1"


@pytest.mark.clause("AL-6.2", "AL-6.3")
def test_a_redesign_must_leave_a_legal_alhambra_and_the_fountain() -> None:
    st = set_table()
    build(st, 0, ("arcades-9-0", 1, 0), ("arcades-10-0", 2, 0))
    reserve(st, 0, "arcades-4-NES")
    start(st, Redesign(0))
    assert refusal(st, TILE_COUNT + tile("arcades-9-0")) == "AL-7.7"
    choose(st, tile("arcades-4-NES"))
    assert refusal(st, cell_at(1, 0)) == "AL-7.6"
    assert refusal(st, cell_at(0, 0)) == "AL-6.3"
    assert refusal(st, cell_at(2, 1)) == "AL-7.6"
    assert refusal(st, cell_at(-1, -1)) == "AL-7.7"
    choose(st, cell_at(3, 0))


@pytest.mark.clause("AL-6.2")
def test_a_tile_that_fits_nowhere_cannot_be_brought_in() -> None:
    st = set_table()
    build(st, 0, ("tower-11-0", 0, -1), ("arcades-8-N", 0, -2), ("garden-10-N", 1, -2))
    reserve(st, 0, "pavilion-2-NEW", "tower-12-0")
    start(st, Redesign(0))
    assert tile("tower-12-0") in st.legal
    assert refusal(st, tile("pavilion-2-NEW")) == "AL-6.2"
    assert refusal(st, tile("tower-9-ES")) == "AL-6.1"


@pytest.mark.clause("AL-6.4", "AL-6.5")
def test_no_tile_is_shifted_and_no_new_tile_takes_part() -> None:
    st = set_table()
    build(st, 0, ("arcades-9-0", 1, 0))
    pending(st, 0, "tower-12-0")
    start(st, ChooseAction(0, False))
    # Only taking the one tile out is possible, so that is what happens.
    assert is_over(st)
    assert st.players[0].reserve == 1 << tile("arcades-9-0")
    start(st, Redesign(0))
    assert ask(st).KIND == "bring_in"
    assert Redesign(0).choices(st) == [tile("arcades-9-0")]
    found = Redesign(0).why_not(st, tile("tower-12-0"))
    assert found is not None
    assert found.clause == "AL-6.1"
