"""Chapters 7, 10 and 11: the five symbols, hiring, swords, generations."""

import pytest

from majlis.games.belaad.frames.cards import CardStep
from majlis.games.belaad.frames.payment import Skip
from majlis.games.belaad.frames.scholars import OfferSwordHire
from majlis.games.belaad.frames.symbols import ChooseSymbol
from majlis.games.belaad.frames.wiping import WipeBoard
from majlis.games.belaad.material import FOURTH_GENERATION, KINGDOM, PEOPLE
from majlis.games.belaad.meta import RULES
from majlis.kernel.runner import is_over
from tests.rules.belaad.table import (
    asked,
    board,
    card,
    choose,
    draws,
    fate,
    give_sword,
    on,
    put,
    ready,
    refusal,
    scholar,
    set_table,
    show,
    start,
    symbol,
    symbols_on,
)

RECRUIT, INFLUENCE, INCOME, STEAL, MILITARY = (1 << s for s in range(5))


@pytest.mark.clause("BL-7.1")
def test_income_gives_a_gold_for_each_symbol() -> None:
    st = set_table(2)
    put(st, "trusted_man", white=2, top=1)
    start(st, ChooseSymbol(1, INCOME, 0))
    assert st.gold == [1, 5]


@pytest.mark.clause("BL-7.2", "BL-7.3", "BL-17.5")
def test_a_theft_has_one_victim_of_another_faction_with_gold() -> None:
    st = set_table(5)
    st.gold = [3, 5, 4, 0, 2]
    st.seals = [9] * 5
    symbols_on(st, "philanthropist", 4)
    start(st, ChooseSymbol(1, STEAL, 0))
    assert st.legal == [0, 2, 4]
    assert refusal(st, 3) == "BL-7.2"
    assert refusal(st, 5) == "BL-2.1"
    choose(st, 0)
    assert st.gold == [0, 8, 4, 0, 2]
    assert st.seals == [9] * 5
    st.gold[0] = 0
    start(st, ChooseSymbol(1, STEAL, 0))
    assert refusal(st, 0) == "BL-7.3"


@pytest.mark.clause("BL-7.4")
def test_influence_draws_a_token_for_each_symbol_counted_before() -> None:
    st = set_table(2)
    put(st, "vizier", white=1)
    start(st, ChooseSymbol(0, INFLUENCE, 0))
    draws(st, "influence", "influence")
    assert on(st, "vizier") == (3, 0, 0)
    assert is_over(st)  # two tokens, although four symbols are there now


@pytest.mark.clause("BL-7.5", "BL-17.6")
def test_only_scholars_on_display_that_can_be_paid_for() -> None:
    st = set_table(2)
    show(st, "khayyam", "firnas", "fihri", "", "")
    st.gold[1] = 6
    start(st, ChooseSymbol(1, RECRUIT, 0))
    assert st.legal == [scholar("firnas"), scholar("fihri")]
    assert refusal(st, scholar("khayyam")) == "BL-7.5"
    assert refusal(st, scholar("rasis")) == "BL-7.5"
    choose(st, scholar("firnas"))
    assert st.gold[1] == 0


@pytest.mark.clause("BL-7.6")
def test_military_begins_a_combat() -> None:
    st = set_table(2)
    start(st, ChooseSymbol(0, MILITARY, 0))
    assert st.fight == (0, 1, 1, 1)
    assert asked(st) == ("combat_step", 0)


@pytest.mark.clause("BL-7.7", "BL-10.6")
def test_one_scholar_a_turn_over_cards_abilities_and_swords() -> None:
    st = set_table(2)
    st.gold[0] = 40
    give_sword(st, 0, 2)
    start(st, OfferSwordHire(0))
    choose(st, scholar("firnas"))
    refused = ChooseSymbol(0, RECRUIT, 0).why_not(st, symbol("recruit"))
    assert refused is not None
    assert refused.clause == "BL-7.7"
    step = CardStep(0, card("A25"), 0).why_not(st, CardStep.PRIMARY)
    assert step is not None
    start(st, OfferSwordHire(0))
    assert is_over(st)


@pytest.mark.clause("BL-7.8")
def test_a_hired_scholar_serves_the_faction_in_the_open() -> None:
    st = set_table(4)
    st.gold[2] = 20
    start(st, ChooseSymbol(2, RECRUIT, 0))
    choose(st, scholar("firnas"))
    assert st.hired[KINGDOM] == (scholar("firnas"),)
    shown = RULES.view(st, 1)["factions"]["kingdom"]["scholars"]
    assert [s["id"] for s in shown] == ["firnas"]


@pytest.mark.clause("BL-10.1", "BL-1.8")
def test_a_used_sword_goes_back_to_the_supply() -> None:
    st = set_table(2)
    give_sword(st, 0, 5)
    show(st, "khayyam", "firnas", "", "", "")
    assert st.sword_supply == 0
    start(st, OfferSwordHire(0))
    choose(st, scholar("khayyam"))
    assert (st.swords[0], st.sword_supply) == (3, 2)
    st.swords[0] += 1
    assert any("BL-1.8" in problem for problem in RULES.audit(st))


@pytest.mark.clause("BL-10.3", "BL-8.3", "BL-17.9")
def test_members_with_swords_are_asked_clockwise_until_one_agrees() -> None:
    st = set_table(6)
    put(st, "preacher", white=2)
    put(st, "bahloul", white=1)
    give_sword(st, 1)
    give_sword(st, 5)
    start(st, WipeBoard(2))
    choose(st, board("preacher"))
    assert asked(st) == ("cancel_wipe", 5)
    choose(st, 0)
    assert asked(st) == ("cancel_wipe", 1)
    choose(st, 1)
    assert on(st, "preacher") == (2, 0, 0)
    assert st.swords == [0, 0, 0, 0, 0, 1]
    start(st, WipeBoard(2))
    choose(st, board("preacher"), 0)
    assert on(st, "preacher") == (0, 0, 0)


@pytest.mark.clause("BL-10.4", "BL-10.5")
def test_symbols_do_not_lower_a_sword_price() -> None:
    st = set_table(2)
    symbols_on(st, "sultan", 4)
    put(st, "bahloul", bottom=True)
    show(st, "khayyam", "firnas", "", "", "")
    give_sword(st, 0, 1)
    give_sword(st, 1, 1)
    start(st, OfferSwordHire(1))
    assert st.legal == [scholar("firnas"), 30]
    assert refusal(st, scholar("khayyam")) == "BL-10.7"
    assert refusal(st, scholar("rasis")) == "BL-10.4"
    choose(st, 30)
    assert st.hired[PEOPLE] == ()


@pytest.mark.clause("BL-11.1")
def test_each_generation_begins_with_five() -> None:
    st = ready(2)
    assert len(st.display) == len(set(st.display)) == 5
    assert st.table.material.generations == 4
    st = set_table(2)
    st.taken = 2
    st.gold[0] = 20
    start(st, ChooseSymbol(0, RECRUIT, 0))
    choose(st, scholar("firnas"))
    fate(st, *(scholar(n) for n in ("rasis", "sufi", "tusi", "fihri", "kindi")))
    assert st.display == tuple(scholar(n) for n in ("rasis", "sufi", "tusi", "fihri", "kindi"))


@pytest.mark.clause("BL-11.2")
def test_the_next_generation_comes_in_the_middle_of_a_turn() -> None:
    st = set_table(2)
    st.taken = 2
    st.gold[0], st.seals[0] = 20, 2
    start(st, CardStep(0, card("A27"), 0))  # recruit / 4 gold for 2 seals
    choose(st, CardStep.PRIMARY, scholar("firnas"))
    while st.frames[-1].KIND == "reveal_scholar":
        fate(st, st.legal[-1])
    assert asked(st) == ("card_step", 0)
    choose(st, CardStep.SECONDARY)
    assert (st.generation, st.taken, len(st.gone)) == (2, 0, 4)


@pytest.mark.clause("BL-11.3")
def test_gaps_stay_open() -> None:
    st = set_table(2)
    st.gold[0] = 20
    start(st, ChooseSymbol(0, RECRUIT, 0))
    choose(st, scholar("firnas"))
    names = ("khayyam", "ibn_hayyan", "", "ibn_haytham", "zahrawi")
    assert st.display == tuple(scholar(n) if n else -1 for n in names)
    assert is_over(st)


@pytest.mark.clause("BL-11.4", "BL-13.1")
def test_the_last_scholar_ends_the_game_at_once() -> None:
    st = set_table(2)
    st.generation, st.taken = 4, 2
    st.gold[0], st.seals[0] = 20, 5
    st.push(Skip())
    start(st, CardStep(0, card("A27"), 0))
    choose(st, CardStep.PRIMARY, scholar("firnas"))
    assert is_over(st)
    assert st.ending == FOURTH_GENERATION
