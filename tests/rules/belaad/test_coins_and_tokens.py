"""Chapters 5 and 6: paying, the Treasury, drawing and placing tokens."""

import pytest

from majlis.games.belaad.flow import CleanUp
from majlis.games.belaad.frames.cards import CardStep
from majlis.games.belaad.frames.payment import Skip, buy
from majlis.games.belaad.frames.scholars import HireScholar, JoinFaction
from majlis.games.belaad.frames.symbols import ChooseSymbol
from majlis.games.belaad.frames.tokens import PlaceOrange, draw_tokens
from majlis.games.belaad.material import GOLD, KINGDOM, SEALS
from majlis.games.belaad.meta import RULES
from majlis.games.belaad.state import Belaad
from majlis.kernel.runner import is_over, run
from majlis.kernel.text import Ref, Text
from tests.rules.belaad.table import (
    ask,
    asked,
    board,
    card,
    choose,
    deal,
    draws,
    fate,
    give_sword,
    kinds,
    listen,
    on,
    put,
    refusal,
    scholar,
    set_table,
    show,
    start,
    symbol,
)

NO, YES = 0, 1
AT_TOP, TO_BAG = PlaceOrange.AT_TOP, PlaceOrange.TO_BAG


def draw(st: Belaad, seat: int, *tokens: str) -> None:
    """The seat draws exactly these tokens."""
    draw_tokens(st, seat, len(tokens))
    run(st)
    draws(st, *tokens)


# ---------------------------------------------------------------- chapter 5


@pytest.mark.clause("BL-5.1")
def test_purses_are_personal_and_a_treasury_is_the_factions() -> None:
    st = set_table(4)
    start(st, CardStep(0, card("A07"), 2))
    choose(st, CardStep.PRIMARY)
    assert (st.gold[0], st.gold[2]) == (5, 1)
    start(st, CardStep(2, card("A12"), 1))
    choose(st, CardStep.SECONDARY)
    assert (st.gold, st.treasury) == ([0, 1, 0, 1], [6, 0, 0])


@pytest.mark.clause("BL-5.2", "BL-5.4", "BL-17.20")
@pytest.mark.parametrize(("players", "payer", "member"), [(4, 0, 2), (5, 3, 1), (6, 0, 2)])
def test_members_help_with_a_price_when_they_agree(players: int, payer: int, member: int) -> None:
    st = set_table(players)
    st.gold = [0] * players
    st.gold[payer], st.gold[member] = 1, 3
    start(st, CardStep(payer, card("A14"), 1))  # use a face-up card for 2 gold
    choose(st, CardStep.SECONDARY)
    assert asked(st) == ("consent", member)
    choose(st, YES)
    assert (st.gold[payer], st.gold[member]) == (0, 2)
    assert asked(st) == ("choose_faceup", payer)
    assert [frame.KIND for frame in st.frames] == ["card_step", "choose_faceup"]


@pytest.mark.clause("BL-5.4")
def test_a_refusal_undoes_the_payment_and_nobody_is_asked_for_the_same_again() -> None:
    st = set_table(6)
    st.gold = [1, 0, 3, 0, 0, 0]
    start(st, CardStep(0, card("A14"), 0))
    choose(st, CardStep.SECONDARY)
    assert asked(st) == ("consent", 2)
    choose(st, NO)
    assert st.gold[:3] == [1, 0, 3]
    assert asked(st) == ("card_step", 0)
    assert refusal(st, CardStep.SECONDARY) == "BL-5.4"
    choose(st, CardStep.PRIMARY)
    assert st.seals[0] == 4


@pytest.mark.clause("BL-4.3", "BL-5.4")
def test_what_was_refused_can_be_bought_without_help() -> None:
    st = set_table(4)
    st.gold = [1, 0, 3, 0]
    start(st, CardStep(0, card("A07"), 0))
    choose(st, CardStep.SECONDARY, NO, CardStep.PRIMARY)  # the primary action brings gold
    before = st.gold[0]
    assert before >= 2
    choose(st, CardStep.SECONDARY)
    assert (st.gold[0], st.gold[2]) == (before - 2, 3)
    assert asked(st) == ("choose_faceup", 0)


@pytest.mark.clause("BL-5.4", "BL-5.5")
def test_after_a_refusal_the_treasury_may_pay_after_all() -> None:
    st = set_table(4)
    st.gold, st.treasury = [0, 0, 3, 0], [2, 0, 0]
    start(st, CardStep(0, card("A14"), 0))
    choose(st, CardStep.SECONDARY)
    assert asked(st) == ("use_treasury", 0)
    choose(st, NO, NO)
    assert asked(st) == ("card_step", 0)
    choose(st, CardStep.SECONDARY)  # the member is not asked, so there is one way to pay
    assert asked(st) == ("choose_faceup", 0)
    assert (st.gold[2], st.treasury[KINGDOM]) == (3, 0)


@pytest.mark.clause("BL-5.2", "BL-5.4")
def test_a_refusal_is_about_one_payment_only() -> None:
    st = set_table(4)
    show(st, "fihri", "khayyam", "firnas", "sufi", "kindi")
    st.gold, st.seals = [0, 0, 9, 0], [1, 0, 1, 0]
    start(st, CardStep(0, card("A25"), 0))  # recruit / use a face-up card for 2 seals
    choose(st, CardStep.SECONDARY)
    assert asked(st) == ("consent", 2)
    choose(st, NO)
    assert asked(st) == ("card_step", 0)
    choose(st, CardStep.PRIMARY, scholar("fihri"))  # gold is another matter
    assert asked(st) == ("consent", 2)
    choose(st, YES)
    assert st.hired[KINGDOM] == (scholar("fihri"),)
    # Nor does it hold for the next card.
    st = set_table(4)
    st.gold = [0, 0, 9, 0]
    start(st, CardStep(0, card("A14"), 1), CardStep(0, card("A24"), 1))
    choose(st, CardStep.SECONDARY, NO)
    assert asked(st) == ("card_step", 0)
    choose(st, CardStep.SECONDARY)
    assert asked(st) == ("consent", 2)


@pytest.mark.clause("BL-5.4", "BL-8.6")
def test_a_refused_boost_leaves_the_card_as_it_was() -> None:
    st = set_table(4)
    st.gold, st.seals = [9, 0, 0, 0], [1, 0, 1, 0]
    start(st, CardStep(0, card("A26"), 0))  # recruit / boost for 2 seals
    choose(st, CardStep.BOOSTED)
    assert asked(st) == ("consent", 2)
    choose(st, NO)
    assert asked(st) == ("card_step", 0)
    assert st.legal == [CardStep.LEAVE, CardStep.PRIMARY]
    assert refusal(st, CardStep.BOOSTED) == "BL-5.4"


@pytest.mark.clause("BL-5.4", "BL-8.6")
def test_a_paid_boost_is_never_lost_by_a_refusal() -> None:
    st = set_table(6)
    show(st, "khayyam", "ibn_hayyan", "jazari", "tusi", "biruni")
    st.gold, st.seals = [0, 0, 9, 0, 0, 0], [1, 0, 1, 0, 1, 0]
    start(st, CardStep(0, card("A26"), 0))
    choose(st, CardStep.BOOSTED, NO, YES)  # one member pays for the boost, the other does not
    assert asked(st) == ("hire_scholar", 0)
    assert st.seals == [0, 0, 1, 0, 0, 0]
    first = st.legal[0]
    choose(st, first)
    assert asked(st) == ("consent", 2)
    choose(st, NO)
    assert asked(st) == ("card_step", 0)
    assert refusal(st, CardStep.BOOSTED) == "BL-4.2"
    choose(st, CardStep.PRIMARY)
    assert asked(st) == ("hire_scholar", 0)
    assert first not in st.legal
    other = st.legal[0]
    choose(st, other, YES)
    price = st.table.material.scholar_gold[other] - 1 - 2
    assert st.gold[2] == 9 - price
    assert is_over(st)


@pytest.mark.clause("BL-4.2", "BL-5.4")
def test_a_refused_hire_is_no_primary_action() -> None:
    st = set_table(4)
    show(st, "fihri", "khayyam", "", "", "")  # with one symbol 3 and 9
    st.gold, st.seals = [0, 0, 9, 0], [2, 0, 0, 0]
    start(st, CardStep(0, card("A34"), 0))  # income or recruit / draw 2 for 2 seals
    choose(st, CardStep.PRIMARY, symbol("recruit"), scholar("fihri"))
    assert asked(st) == ("consent", 2)
    choose(st, NO)
    assert asked(st) == ("card_step", 0)
    before = st.copy()
    choose(st, CardStep.PRIMARY, symbol("income"))  # nothing was done, so it is still open
    assert st.gold == [1, 0, 9, 0]
    st = before
    step = HireScholar(0, 1, 1 << scholar("fihri"), True)
    refused = step.why_not(st, scholar("fihri")), step.why_not(st, HireScholar.GIVE_UP)
    assert [r.clause for r in refused if r is not None] == ["BL-5.4", "BL-7.5"]
    choose(st, CardStep.PRIMARY, symbol("recruit"))  # Khayyam is the only one left
    assert asked(st) == ("consent", 2)
    choose(st, NO, CardStep.PRIMARY)  # only income is left
    assert st.gold == [1, 0, 9, 0]
    assert refusal(st, CardStep.PRIMARY) == "BL-4.2"


@pytest.mark.clause("BL-5.4", "BL-6.8", "BL-17.6")
def test_an_ability_may_be_given_up_after_a_refusal() -> None:
    st = set_table(4)
    show(st, "fihri", "khayyam", "", "", "")
    st.gold = [4, 0, 5, 0]
    draw(st, 0, "orange")
    choose(st, symbol("recruit"), YES)
    assert refusal(st, HireScholar.GIVE_UP) == "BL-7.5"
    choose(st, scholar("khayyam"), NO)
    assert asked(st) == ("hire_scholar", 0)
    assert st.legal == [scholar("fihri"), HireScholar.GIVE_UP]
    choose(st, HireScholar.GIVE_UP)
    assert st.gold == [4, 0, 5, 0]
    assert is_over(st)


@pytest.mark.clause("BL-7.5", "BL-17.6")
def test_an_unrelated_refusal_does_not_let_a_hire_be_given_up() -> None:
    st = set_table(4)
    show(st, "fihri", "khayyam", "firnas", "sufi", "kindi")
    st.gold, st.seals = [9, 0, 0, 0], [1, 0, 1, 0]
    start(st, CardStep(0, card("A34"), 0))
    choose(st, CardStep.SECONDARY, NO, CardStep.PRIMARY, symbol("recruit"))
    assert asked(st) == ("hire_scholar", 0)
    assert refusal(st, HireScholar.GIVE_UP) == "BL-7.5"


@pytest.mark.clause("BL-5.4", "BL-17.20")
def test_members_are_told_what_their_coins_are_for() -> None:
    st = set_table(4)
    show(st, "fihri", "khayyam", "", "", "")
    st.gold, st.seals = [0, 0, 9, 0], [1, 0, 1, 0]
    start(st, CardStep(0, card("A26"), 0))
    choose(st, CardStep.PRIMARY, scholar("fihri"))
    assert asked(st) == ("consent", 2)
    for seat in range(-1, 4):
        bought = RULES.view(st, seat)["pending"]["purchase"]
        assert (bought["kind"], bought["scholar"]) == ("join_faction", "fihri")
    assert repr(ask(st).prompt(st).args["purpose"]) == repr(
        Text("purpose-hire", {"scholar": Ref("scholar-fihri")})
    )
    choose(st, NO, CardStep.BOOSTED)
    assert asked(st) == ("consent", 2)
    bought = RULES.view(st, 2)["pending"]["purchase"]
    assert (bought["kind"], bought["card"]) == ("do_boosted", "A26")
    purpose = ask(st).prompt(st).args["purpose"]
    assert isinstance(purpose, Text)
    assert purpose.key == "secondary-boost"


@pytest.mark.clause("BL-5.4", "BL-5.5")
def test_after_a_refusal_the_next_member_may_still_cover_the_price() -> None:
    st = set_table(6, members_pay="all")
    st.gold = [1, 0, 3, 0, 3, 0]
    start(st, CardStep(0, card("A14"), 1))
    choose(st, CardStep.SECONDARY, NO)
    assert asked(st) == ("consent", 4)
    choose(st, YES)
    assert st.gold == [0, 0, 3, 0, 2, 0]


@pytest.mark.clause("BL-5.4")
def test_with_consent_auto_nobody_is_asked() -> None:
    st = set_table(6, consent="auto", members_pay="all")
    st.gold = [0, 0, 1, 0, 3, 0]
    start(st, CardStep(0, card("A14"), 1))
    choose(st, CardStep.SECONDARY)
    assert asked(st) == ("choose_faceup", 0)
    assert st.gold == [0, 0, 0, 0, 2, 0]


@pytest.mark.clause("BL-5.3", "BL-5.4")
def test_a_hire_may_need_consent() -> None:
    st = set_table(4)
    show(st, "fihri", "khayyam", "", "", "")
    st.gold = [4, 0, 5, 0]
    start(st, ChooseSymbol(0, 1, 0))  # one symbol: 3 for al-Fihri, 9 for Khayyam
    choose(st, scholar("khayyam"), YES)
    assert st.gold == [0, 0, 0, 0]


@pytest.mark.clause("BL-5.5", "BL-17.21")
def test_the_treasury_is_a_choice_only_where_both_ways_are_open() -> None:
    st = set_table(2)
    st.gold[0], st.treasury[KINGDOM] = 5, 2
    buy(st, 0, GOLD, 3, JoinFaction(0, scholar("khayyam"), 0), Skip(), True)
    run(st)
    assert asked(st) == ("use_treasury", 0)
    choose(st, YES)
    assert (st.gold[0], st.treasury[KINGDOM]) == (4, 0)
    st.gold[0], st.treasury[KINGDOM] = 2, 9
    # Without the Treasury it cannot be paid.
    buy(st, 0, GOLD, 3, JoinFaction(0, scholar("firnas"), 0), Skip(), True)
    run(st)
    assert (st.gold[0], st.treasury[KINGDOM]) == (2, 6)
    assert is_over(st)


@pytest.mark.clause("BL-5.6")
def test_seals_come_from_the_payer_then_from_members_clockwise() -> None:
    st = set_table(6)
    st.seals = [1, 9, 1, 9, 5, 9]
    st.treasury[KINGDOM] = 9
    buy(st, 2, SEALS, 4, JoinFaction(2, scholar("khayyam"), 0), Skip(), True)
    run(st)
    assert asked(st) == ("consent", 4)
    choose(st, YES)
    assert st.seals == [1, 9, 0, 9, 2, 9]
    assert st.treasury[KINGDOM] == 9


@pytest.mark.clause("BL-5.7", "BL-5.8")
def test_treasury_gold_is_out_of_reach_of_thieves() -> None:
    st = set_table(2)
    st.gold, st.treasury = [0, 4], [7, 0, 0]
    refused = ChooseSymbol(1, 1 << 3, 0).why_not(st, symbol("steal"))
    assert refused is not None
    assert refused.clause == "BL-7.3"


@pytest.mark.clause("BL-5.9")
def test_a_wiped_treasurer_keeps_the_treasury() -> None:
    st = set_table(2)
    st.treasury[KINGDOM] = 6
    put(st, "treasurer", white=2, bottom=True)
    st.wipe(board("treasurer"))
    assert on(st, "treasurer") == (0, 0, 0)
    assert st.treasury[KINGDOM] == 6


@pytest.mark.clause("BL-5.10", "BL-10.7")
def test_a_members_sword_is_of_no_use() -> None:
    st = set_table(4)
    give_sword(st, 2, 2)
    told = kinds_after_grey(st)
    assert "revealed_grey" in told
    assert "combat_won" in told  # lost at once: the member's swords were not asked for
    assert st.swords == [0, 1, 2, 0]  # the defender's spoils


def kinds_after_grey(st: Belaad) -> list[str]:
    """Seat 0 attacks, turns over a grey card, and all is told."""
    journal = listen(st)
    start(st, ChooseSymbol(0, 1 << 4, 0))
    choose(st, 1)
    st.frames[-1].apply(st, st.table.material.colour.index(2))
    run(st)
    return kinds(journal.take())


# ---------------------------------------------------------------- chapter 6


@pytest.mark.clause("BL-6.1")
def test_tokens_are_shown_and_a_short_bag_gives_what_it_has() -> None:
    st = set_table(2)
    st.bag.counts = [0, 0, 1, 1, 0, 0]
    st.killed = tuple(
        all_of - left for all_of, left in zip(st.table.material.tokens, st.bag.counts, strict=True)
    )
    journal = listen(st)
    draw_tokens(st, 0, 4)
    run(st)
    draws(st, "income")
    draws(st, "steal")
    events = [e for e in journal.take() if e.name == "drew_token"]
    assert [e.only for e in events] == [-1, -1]
    assert sorted(e.args[1] for e in events) == [symbol("income"), symbol("steal")]
    assert on(st, "treasurer")[0] == on(st, "sheriff")[0] == 1
    assert is_over(st)


@pytest.mark.clause("BL-6.2", "BL-6.4")
def test_white_tokens_are_placed_before_the_first_orange_one() -> None:
    st = set_table(2)
    draw(st, 0, "orange", "military", "orange", "military")
    assert asked(st) == ("place_orange", 0)
    assert on(st, "commander") == (2, 0, 0)
    assert st.loose == [0, 0, 0, 0, 0, 2]


@pytest.mark.clause("BL-6.5", "BL-17.11")
def test_an_orange_token_goes_to_a_free_slot_or_back() -> None:
    st = set_table(3)
    put(st, "vizier", white=3)
    put(st, "sheriff", bottom=True)
    draw(st, 0, "orange")
    assert refusal(st, AT_TOP + symbol("influence")) == "BL-6.5"
    assert refusal(st, symbol("steal")) == "BL-6.8"
    assert len(st.legal) == 9
    bag = st.bag.counts[5]
    choose(st, TO_BAG)
    assert st.bag.counts[5] == bag + 1
    draw(st, 2, "orange")
    assert refusal(st, symbol("recruit")) == "BL-1.2"
    assert refusal(st, AT_TOP + symbol("recruit")) == "BL-1.2"


@pytest.mark.clause("BL-6.6")
def test_symbols_are_printed_white_and_orange_at_the_top() -> None:
    st = set_table(2)
    put(st, "sheriff", white=2, top=1, bottom=True)
    assert st.symbols(0, symbol("steal")) == 4


@pytest.mark.clause("BL-6.7", "BL-6.8", "BL-17.13")
def test_an_immediate_ability_is_used_at_once_or_declined() -> None:
    st = set_table(2)
    draw(st, 0, "orange", "orange")
    choose(st, symbol("income"))
    assert asked(st) == ("use_ability", 0)  # before the second token is placed
    choose(st, YES, NO)  # 4 gold, not to the Treasury
    assert st.gold[0] == 5
    assert asked(st) == ("place_orange", 0)
    assert refusal(st, symbol("income")) == "BL-6.8"
    st = set_table(2)
    draw(st, 0, "orange")
    choose(st, symbol("income"), NO)
    assert st.gold[0] == 1
    assert on(st, "treasurer") == (0, 0, 1)


@pytest.mark.clause("BL-6.8")
def test_an_ability_that_would_fail_leaves_the_token_where_it_is() -> None:
    st = set_table(2)
    st.gold[0] = 0
    draw(st, 0, "orange")
    choose(st, symbol("recruit"))  # no scholar can be paid for
    assert is_over(st)
    assert on(st, "sultan") == (0, 0, 1)


@pytest.mark.clause("BL-6.9")
@pytest.mark.parametrize(("option", "left"), [("bottom", 2), ("all", 0)])
def test_clearing_takes_the_bottom_tokens_and_by_option_all_orange_ones(
    option: str, left: int
) -> None:
    st = set_table(3, orange_clear=option)
    deal(st, 0, "A40", "A41")
    for name in ("hashash", "spy", "assassin"):
        put(st, name, white=1, bottom=True)
    put(st, "grand_master", top=2)
    st.gold[2] = 0
    st.push(CleanUp(2))
    draw(st, 2, "orange")
    choose(st, symbol("influence"))
    assert on(st, "grand_master") == (0, left, 0)
    assert on(st, "spy") == (1, 0, 0)
    assert st.bag.counts[5] == 20 - left


@pytest.mark.clause("BL-6.10", "BL-6.11")
def test_the_clearing_is_settled_when_the_last_slot_fills_up() -> None:
    st = set_table(2)
    deal(st, 1, "A40", "A41")
    for name in ("sultan", "sheriff", "commander", "treasurer"):
        put(st, name, bottom=True)
    st.push(CleanUp(0))
    draw(st, 0, "orange", "orange")
    choose(st, symbol("influence"))
    assert st.clearing
    assert all(c >= AT_TOP for c in st.legal)
    st.wipe(board("sheriff"))
    choose(st, TO_BAG)
    assert not any(on(st, n)[2] for n in ("sultan", "vizier", "commander", "treasurer"))
    assert st.bag.counts[5] == 20


@pytest.mark.clause("BL-6.12")
def test_tokens_stay_over_turns() -> None:
    st = set_table(2)
    deal(st, 0, "A40", "A41")
    deal(st, 1, "A42", "A43")
    put(st, "vizier", white=1, top=1, bottom=True)
    start(st, CleanUp(1))
    choose(st, card("A40"), 0, 0)
    assert on(st, "vizier") == (1, 1, 1)
    assert st.turn == 2


@pytest.mark.clause("BL-6.13")
def test_what_an_ability_leads_to_is_finished_while_tokens_wait() -> None:
    st = set_table(2)
    draw(st, 1, "orange", "orange", "orange")
    choose(st, symbol("influence"), YES)  # the Preacher draws two more
    assert st.loose[5] == 2
    draws(st, "orange", "steal")
    assert asked(st) == ("place_orange", 1)
    assert (st.loose[5], on(st, "philanthropist")) == (3, (1, 0, 0))
    choose(st, symbol("military"), YES)  # the hero starts a combat
    assert asked(st)[0] == "combat_step"
    assert st.loose[5] == 2
    choose(st, 0)
    fate(st, 0)
    frame = ask(st)
    assert isinstance(frame, PlaceOrange)
    choose(st, TO_BAG, TO_BAG)
    assert is_over(st)
    assert sum(st.loose) == 0
