"""Chapters 3, 4 and 8: a turn, action cards, boost and face-up cards, wiping."""

import pytest

from majlis.games.belaad.flow import CleanUp, Turn
from majlis.games.belaad.frames.cards import CardStep, PlayCard
from majlis.games.belaad.frames.piles import TakeCard
from majlis.games.belaad.frames.symbols import ChooseSymbol
from majlis.games.belaad.frames.tokens import draw_tokens
from majlis.games.belaad.frames.wiping import WipeBoard
from majlis.kernel.runner import is_over, run
from tests.rules.belaad.table import (
    ask,
    asked,
    board,
    card,
    choose,
    deal,
    draws,
    faceup,
    fate,
    give_sword,
    hashash,
    kinds,
    listen,
    on,
    place_hashash,
    put,
    refusal,
    scholar,
    set_table,
    show,
    start,
    symbol,
)


@pytest.mark.clause("BL-3.1", "BL-10.5", "BL-17.14")
def test_swords_before_the_card_or_after_it_but_never_twice() -> None:
    st = set_table(2)
    deal(st, 0, "A40", "A41")
    show(st, "firnas", "zahrawi", "sufi", "karaji", "fihri")
    give_sword(st, 0, 2)
    start(st, Turn(0))
    assert asked(st) == ("sword_hire", 0)
    choose(st, 30)
    assert asked(st) == ("play_card", 0)
    choose(st, card("A40"), CardStep.LEAVE)
    assert asked(st) == ("sword_hire", 0)
    choose(st, scholar("zahrawi"))
    assert asked(st) == ("take_card", 0)
    choose(st, 0)
    st = set_table(2)
    deal(st, 0, "A40", "A41")
    show(st, "firnas", "zahrawi", "sufi", "karaji", "fihri")
    give_sword(st, 0, 2)
    start(st, Turn(0))
    choose(st, scholar("firnas"), card("A40"), CardStep.LEAVE)
    assert asked(st) == ("take_card", 0)


@pytest.mark.clause("BL-3.2", "BL-17.1")
def test_a_card_must_be_played_and_may_do_nothing() -> None:
    st = set_table(2)
    deal(st, 0, "A40", "A41", "A42")
    start(st, PlayCard(0))
    assert st.legal == [card("A40"), card("A41"), card("A42")]
    assert refusal(st, card("A50")) == "BL-3.2"
    gold, seals = st.gold[0], st.seals[0]
    choose(st, card("A41"), CardStep.LEAVE)
    assert st.discard == (card("A41"),)
    assert card("A41") not in st.hands[0]
    assert (st.gold[0], st.seals[0]) == (gold, seals)
    assert is_over(st)


@pytest.mark.clause("BL-3.3", "BL-3.4", "BL-17.15")
def test_the_visible_card_of_a_pile_completes_the_hand() -> None:
    st = set_table(2)
    deal(st, 0, "A40", "A41", "A42")
    start(st, TakeCard(0))
    assert st.legal == [0, 1, 2]
    choose(st, 1)
    assert st.hands[0] == (card("A10"), card("A40"), card("A41"), card("A42"))
    assert st.piles == (19, 17, 17)
    fate(st, card("A50"))
    assert st.tops == (card("A01"), card("A50"), card("A16"))


@pytest.mark.clause("BL-3.5", "BL-3.6")
def test_the_second_card_of_the_order_is_chosen_when_the_first_is_over() -> None:
    st = set_table(5)
    faceup(st, "A50", "A51", "A52")
    deal(st, 4, "A07", "A13", "A30", "A31", "A40")
    start(st, Turn(4))
    choose(st, card("A13"))
    assert asked(st) == ("card_step", 4)
    choose(st, CardStep.PRIMARY)
    assert (asked(st)[0], st.seals[4]) == ("card_step", 4)
    choose(st, CardStep.LEAVE)
    assert asked(st) == ("play_card", 4)
    assert len(st.legal) == 4
    choose(st, card("A07"), CardStep.LEAVE)
    # Both draws may come from one pile: the second sees what the first has uncovered.
    choose(st, 0)
    fate(st, card("A03"))
    choose(st, 0)
    assert {card("A50"), card("A03")} <= set(st.hands[4])
    assert len(st.hands[4]) == 5


@pytest.mark.clause("BL-3.7", "BL-17.17")
def test_hashash_cards_before_and_after_the_action_card() -> None:
    st = set_table(3)
    deal(st, 2, "A40", "A13")
    place_hashash(st, "tithe", "smugglers")
    st.gold[2], st.seals[2] = 1, 5
    start(st, Turn(2))
    assert asked(st) == ("use_hashash", 2)
    assert st.legal == [hashash("tithe"), hashash("smugglers"), 14]
    choose(st, 14, card("A13"))
    assert asked(st) == ("card_step", 2)
    choose(st, CardStep.LEAVE)
    assert asked(st) == ("use_hashash", 2)
    choose(st, hashash("tithe"))
    assert st.gold[2] == 3
    assert refusal(st, hashash("tithe")) == "BL-12.6"
    choose(st, 14)
    assert asked(st) == ("take_card", 2)


@pytest.mark.clause("BL-3.7", "BL-17.2")
def test_hashash_cards_between_the_two_actions_of_the_played_card() -> None:
    st = set_table(3)
    faceup(st, "A28", "A01", "A16")
    deal(st, 2, "A10")  # 2 seals / use a face-up card for 2 gold
    place_hashash(st, "ambush")
    st.gold[2], st.seals[2] = 3, 0
    ambush = CardStep.HASHASH + hashash("ambush")  # 1 seal
    start(st, Turn(2))
    assert refusal(st, ambush) == "BL-12.5"
    choose(st, CardStep.PRIMARY)
    assert ambush in st.legal
    assert ask(st).clause_of(st, ambush) == "BL-15.20"
    before = st.copy()
    choose(st, CardStep.SECONDARY, 0)  # inside a called card the window is closed
    assert asked(st) == ("card_step", 2)
    assert refusal(st, ambush) == "BL-3.7"
    st = before
    choose(st, ambush)
    assert (st.seals[2], st.ambush) == (1, 2)
    assert asked(st) == ("card_step", 2)
    assert refusal(st, ambush) == "BL-12.6"
    choose(st, CardStep.SECONDARY, 0, CardStep.PRIMARY, 0)
    assert st.fight[2] == 3


@pytest.mark.clause("BL-3.7")
def test_hashash_cards_before_the_first_action_and_for_the_order_alone() -> None:
    st = set_table(3)
    place_hashash(st, "tithe")
    st.gold[2], st.seals[2] = 0, 5
    start(st, CardStep(2, card("A14"), 0))
    tithe = CardStep.HASHASH + hashash("tithe")
    assert refusal(st, CardStep.SECONDARY) == "BL-4.1"
    choose(st, tithe)
    assert st.gold[2] == 2
    assert CardStep.SECONDARY in st.legal  # now it can be paid
    other = CardStep(0, card("A15"), 0).why_not(st, tithe)
    assert other is not None
    assert other.clause == "BL-1.6"


@pytest.mark.clause("BL-3.8")
def test_limits_of_a_turn_begin_anew_and_the_left_neighbour_is_next() -> None:
    st = set_table(3)
    deal(st, 2, "A40", "A41")
    st.has_hired, st.used, st.ambush, st.hashash_used = True, 5, 2, 9
    start(st, CleanUp(1))
    assert (st.has_hired, st.used, st.ambush, st.hashash_used) == (False, 0, 0, 0)
    assert asked(st) == ("play_card", 2)
    assert st.turn == 2


@pytest.mark.clause("BL-4.1", "BL-4.2", "BL-4.3", "BL-17.2")
def test_each_action_once_in_either_order_the_second_at_its_price() -> None:
    st = set_table(2)
    st.gold[0], st.seals[0] = 0, 0
    start(st, CardStep(0, card("A06"), 0))  # 3 gold / 2 seals for 1 gold
    assert refusal(st, CardStep.SECONDARY) == "BL-4.1"
    choose(st, CardStep.PRIMARY)
    assert refusal(st, CardStep.PRIMARY) == "BL-4.2"
    choose(st, CardStep.SECONDARY)
    assert (st.gold[0], st.seals[0]) == (2, 2)
    assert is_over(st)
    st = set_table(2)
    start(st, CardStep(0, card("A06"), 0))
    choose(st, CardStep.SECONDARY)
    assert (st.gold[0], st.seals[0]) == (0, 3)
    assert refusal(st, CardStep.SECONDARY) == "BL-4.2"
    choose(st, CardStep.PRIMARY)
    assert st.gold[0] == 3


@pytest.mark.clause("BL-4.4", "BL-8.10")
def test_an_action_is_finished_before_the_other_begins() -> None:
    st = set_table(2)
    st.seals[0] = 2
    start(st, CardStep(0, card("A45"), 0))  # steal or military / draw 2 for 2 seals
    choose(st, CardStep.SECONDARY)
    assert st.frames[-1].KIND == "draw_token"
    draws(st, "orange", "orange")
    assert asked(st) == ("place_orange", 0)
    choose(st, 10, 10)
    assert asked(st) == ("card_step", 0)
    choose(st, CardStep.PRIMARY, symbol("military"))
    assert asked(st)[0] == "combat_step"
    # A called card is finished before its caller goes on.
    st = set_table(2)
    st.gold[0] = 4
    faceup(st, "A14", "A10", "A16")
    start(st, CardStep(0, card("A07"), 0))
    choose(st, CardStep.SECONDARY, 0)
    frame = ask(st)
    assert isinstance(frame, CardStep)
    assert frame.card == card("A14")
    choose(st, CardStep.LEAVE)
    frame = ask(st)
    assert isinstance(frame, CardStep)
    assert (frame.card, frame.done) == (card("A07"), 2)


@pytest.mark.clause("BL-4.5")
def test_coins_and_tokens_are_for_the_one_who_plays() -> None:
    st = set_table(4)
    before = st.gold.copy(), st.seals.copy()
    start(st, CardStep(2, card("A09"), 2))  # 4 gold
    choose(st, CardStep.PRIMARY)
    start(st, CardStep(2, card("A15"), 2))  # 3 seals
    choose(st, CardStep.PRIMARY)
    assert [now - then for now, then in zip(st.gold, before[0], strict=True)] == [0, 0, 4, 0]
    assert [now - then for now, then in zip(st.seals, before[1], strict=True)] == [0, 0, 3, 0]
    start(st, CardStep(2, card("A22"), 2))  # draw 3
    choose(st, CardStep.PRIMARY)
    draws(st, "income", "income", "steal")
    assert on(st, "treasurer") == (2, 0, 0)
    assert on(st, "sheriff") == (1, 0, 0)


@pytest.mark.clause("BL-4.6", "BL-4.7", "BL-17.3")
def test_one_of_the_offered_symbols_or_any_with_the_joker() -> None:
    st = set_table(2)
    start(st, CardStep(0, card("A47"), 2))  # steal, influence, military
    choose(st, CardStep.PRIMARY)
    assert st.legal == [symbol("influence"), symbol("steal"), symbol("military")]
    assert refusal(st, symbol("income")) == "BL-4.6"
    st = set_table(2)
    st.gold[0] = 9
    start(st, CardStep(0, card("A52"), 2))
    choose(st, CardStep.PRIMARY)
    assert st.legal == [0, 1, 2, 3, 4]


@pytest.mark.clause("BL-4.8")
def test_the_order_cannot_recruit() -> None:
    st = set_table(3)
    st.gold[2] = 40
    st.seals[2] = 2
    start(st, CardStep(2, card("A26"), 0))  # recruit / boost
    assert is_over(st)  # nothing to do with it: the only choice was made
    start(st, CardStep(2, card("A52"), 0))
    choose(st, CardStep.PRIMARY)
    assert refusal(st, symbol("recruit")) == "BL-4.8"
    assert st.legal == [1, 2, 3, 4]


@pytest.mark.clause("BL-4.9", "BL-7.3", "BL-8.2")
def test_an_action_without_a_first_step_is_not_offered() -> None:
    st = set_table(2)
    st.gold = [0, 0]
    st.seals[0] = 3
    step = CardStep(0, card("A31"), 0)  # steal / boost for 2 seals
    refused = step.why_not(st, CardStep.PRIMARY), step.why_not(st, CardStep.BOOSTED)
    assert [r.clause for r in refused if r is not None] == ["BL-4.9", "BL-4.9"]
    symbol_refused = ChooseSymbol(0, 1 << 3, 0).why_not(st, symbol("steal"))
    assert symbol_refused is not None
    assert symbol_refused.clause == "BL-7.3"
    wipe_refused = CardStep(0, card("A02"), 1).why_not(st, CardStep.SECONDARY)
    assert wipe_refused is not None
    assert wipe_refused.clause == "BL-8.2"
    treasury_refused = CardStep(0, card("A12"), 1).why_not(st, CardStep.SECONDARY)
    assert treasury_refused is not None
    assert treasury_refused.clause == "BL-4.9"
    assert CardStep(0, card("A25"), 0).why_not(st, CardStep.PRIMARY) is not None
    # Tokens can always be drawn, even from an empty bag; nothing comes of it then.
    st.bag.counts = [0] * 6
    st.killed = tuple(st.table.material.tokens)
    assert CardStep(0, card("A16"), 0).why_not(st, CardStep.PRIMARY) is None
    journal = listen(st)
    draw_tokens(st, 0, 2)
    run(st)
    assert "bag_empty" in kinds(journal.take())


@pytest.mark.clause("BL-8.6", "BL-8.7")
def test_a_boost_goes_with_the_primary_symbol_of_its_own_card_only() -> None:
    st = set_table(2)
    st.seals[0] = 4
    start(st, CardStep(0, card("A30"), 0))  # income / boost
    assert refusal(st, CardStep.SECONDARY) == "BL-8.6"
    choose(st, CardStep.PRIMARY)
    boosted = CardStep(0, card("A30"), 1).why_not(st, CardStep.BOOSTED)
    assert boosted is not None
    assert boosted.clause == "BL-8.7"
    no_boost = CardStep(0, card("A32"), 0).why_not(st, CardStep.BOOSTED)
    assert no_boost is not None
    assert no_boost.clause == "BL-8.6"
    # The boost is gone with the action: a later income of the same turn is not stronger.
    st.gold[0] = 0
    start(st, CardStep(0, card("A30"), 0))
    choose(st, CardStep.BOOSTED)
    assert st.gold[0] == 3
    start(st, ChooseSymbol(0, 1 << symbol("income"), 0))
    assert st.gold[0] == 4


@pytest.mark.clause("BL-8.6")
def test_a_boost_for_gold_must_leave_enough_for_the_scholar() -> None:
    st = set_table(2)
    show(st, "fihri", "", "", "", "")  # 4 gold; with symbol and boost 1
    st.gold[0] = 2
    step = CardStep(0, card("A48"), 0)  # income, recruit, military / boost for 2 gold
    assert step.why_not(st, CardStep.BOOSTED) is None
    start(st, step)
    choose(st, CardStep.BOOSTED)
    assert symbol("recruit") not in st.legal
    assert st.gold[0] == 0
    # Where recruiting is all that the card offers, such a boost is not offered either.
    st = set_table(2, {"actions": {"A26": {"coin": "gold"}}})
    show(st, "fihri", "", "", "", "")
    st.gold[0] = 2
    refused = CardStep(0, card("A26"), 0).why_not(st, CardStep.BOOSTED)
    assert refused is not None
    assert refused.clause == "BL-4.9"
    st.gold[0] = 3
    assert CardStep(0, card("A26"), 0).why_not(st, CardStep.BOOSTED) is None


@pytest.mark.clause("BL-8.8", "BL-8.9", "BL-17.4")
def test_a_faceup_card_stays_and_is_used_once_a_turn() -> None:
    st = set_table(2)
    st.gold[0] = 9
    faceup(st, "A10", "A14", "A24")  # each can call another card for 2 gold
    start(st, CardStep(0, card("A07"), 1))
    choose(st, CardStep.SECONDARY, 0)
    choose(st, CardStep.SECONDARY)
    assert refusal(st, 0) == "BL-8.9"
    choose(st, 1, CardStep.SECONDARY)
    assert st.used == 7  # the third one was the only choice
    refused = ask(st).why_not(st, CardStep.SECONDARY)
    assert refused is not None
    assert refused.clause == "BL-8.9"
    assert st.tops == (card("A10"), card("A14"), card("A24"))
    assert st.piles == (19, 18, 17)


@pytest.mark.clause("BL-8.11")
def test_both_cards_of_the_order_share_the_faceup_cards() -> None:
    st = set_table(5)
    faceup(st, "A10", "A14", "A24")
    deal(st, 4, "A07", "A09", "A30", "A31", "A32")
    st.gold[4] = 9
    start(st, Turn(4))
    choose(st, card("A07"), CardStep.SECONDARY, 0, CardStep.LEAVE, CardStep.LEAVE)
    choose(st, card("A09"), CardStep.SECONDARY)
    assert refusal(st, 0) == "BL-8.9"


@pytest.mark.clause("BL-8.1", "BL-8.2", "BL-17.10")
def test_a_wipe_empties_one_enemy_board() -> None:
    st = set_table(3)
    put(st, "preacher", white=2, top=1, bottom=True)
    put(st, "spy", white=1)
    put(st, "vizier", white=1)
    place_hashash(st, "poisoned_dagger")
    start(st, WipeBoard(0))
    # Kingdom boards are not enemies; the Assassin has no token but a Hashash card.
    assert st.legal == [board("preacher"), board("spy"), board("assassin")]
    assert refusal(st, board("vizier")) == "BL-8.1"
    assert refusal(st, board("bahloul")) == "BL-8.2"
    bag = st.bag.counts.copy()
    choose(st, board("preacher"))
    assert on(st, "preacher") == (0, 0, 0)
    assert st.bag.counts[symbol("influence")] == bag[symbol("influence")] + 2
    assert st.bag.counts[5] == bag[5] + 2


@pytest.mark.clause("BL-8.4")
def test_hashash_cards_of_a_wiped_board_go_under_the_deck_in_their_order() -> None:
    st = set_table(3)
    place_hashash(st, "night_blade", "tithe", "ambush")
    st.wipe(board("assassin"))
    assert st.hashash_placed == (hashash("tithe"),)
    assert st.hashash_under == (hashash("night_blade"), hashash("ambush"))


@pytest.mark.clause("BL-8.5")
def test_a_wiped_ability_is_over() -> None:
    st = set_table(2)
    put(st, "treasurer", white=1, bottom=True)
    put(st, "bahloul", bottom=True)
    assert st.permanent(1, 3) == 1
    st.wipe(board("bahloul"))
    assert st.permanent(1, 3) == 0
