"""Chapters 9 and 10: combat, its ends and its spoils, and the swords in it."""

import pytest

from majlis.games.belaad.frames.combat import CombatStep, NextBlow, open_combat
from majlis.games.belaad.frames.symbols import ChooseSymbol
from majlis.games.belaad.material import COMBAT_CARDS, ORDER, ORDER_VICTORY, PEOPLE
from majlis.games.belaad.meta import RULES
from majlis.games.belaad.state import Belaad
from majlis.kernel.runner import is_over, run
from tests.rules.belaad.table import (
    asked,
    board,
    choose,
    fate,
    give_sword,
    hashash,
    hired,
    killed,
    kinds,
    listen,
    on,
    place_hashash,
    put,
    refusal,
    reveals,
    set_table,
    show,
    spoils,
    start,
    symbols_on,
)

MILITARY = 1 << 4
SURRENDER, REVEAL = CombatStep.SURRENDER, CombatStep.REVEAL


def fight(st: Belaad, attacker: int, defender: int, power: int, other: int) -> None:
    """A combat with these initial powers."""
    st.fight = (attacker, defender, power, other)
    start(st, NextBlow())


@pytest.mark.clause("BL-9.1", "BL-17.7")
def test_with_three_factions_the_attacker_chooses_one() -> None:
    st = set_table(3)
    start(st, ChooseSymbol(0, MILITARY, 0))
    assert asked(st) == ("choose_enemy", 0)
    assert refusal(st, 0) == "BL-9.1"
    choose(st, ORDER)
    assert st.fight[:2] == (0, 2)


@pytest.mark.clause("BL-9.2")
def test_powers_are_symbols_abilities_and_the_attackers_boost() -> None:
    st = set_table(2)
    symbols_on(st, "peoples_hero", 3)
    put(st, "commander", white=1, top=1, bottom=True)
    open_combat(st, 1, 0, 2)
    assert st.fight == (1, 0, 5, 5)


@pytest.mark.clause("BL-9.3", "BL-9.5")
def test_the_weaker_side_goes_on_until_it_is_stronger() -> None:
    st = set_table(2)
    fight(st, 0, 1, 1, 6)
    for card, power in ((1, 2), (2, 4), (-1, 3), (3, 6)):
        assert asked(st) == ("combat_step", 0)
        choose(st, REVEAL)
        reveals(st, card)
        assert st.fight == (0, 1, power, 6)
    assert asked(st) == ("combat_step", 0)  # a tie counts against the attacker
    choose(st, REVEAL)
    reveals(st, 1)
    assert asked(st) == ("combat_step", 1)


@pytest.mark.clause("BL-9.5")
def test_power_may_fall_below_zero() -> None:
    st = set_table(2)
    fight(st, 0, 1, 1, 1)
    for card in (-3, -2, -1):
        choose(st, REVEAL)
        reveals(st, card)
    assert st.fight == (0, 1, -5, 1)


@pytest.mark.clause("BL-9.6", "BL-9.7", "BL-10.2", "BL-17.9")
def test_a_grey_card_defeats_unless_a_sword_of_the_revealer_cancels_it() -> None:
    st = set_table(2)
    give_sword(st, 1)
    fight(st, 0, 1, 5, 1)
    choose(st, REVEAL)
    reveals(st, "grey")
    assert asked(st) == ("cancel_grey", 1)
    choose(st, 1)
    assert (st.fight, st.swords[1], len(st.shown)) == ((0, 1, 5, 1), 0, 1)
    assert asked(st) == ("combat_step", 1)
    choose(st, REVEAL)
    reveals(st, "grey")
    assert st.frames[-1].KIND == "draw_spoils"  # no sword: lost, although nobody surrendered


@pytest.mark.clause("BL-10.2")
def test_a_sword_may_be_kept_instead() -> None:
    st = set_table(2)
    give_sword(st, 0)
    fight(st, 0, 1, 1, 5)
    choose(st, REVEAL)
    reveals(st, "grey")
    choose(st, 0)
    assert st.swords == [1, 1]  # his own, and the defender's spoils


@pytest.mark.clause("BL-9.4", "BL-9.15", "BL-17.8")
def test_surrender_before_the_first_card_leaves_boards_alone() -> None:
    st = set_table(2)
    put(st, "peoples_hero", white=2)
    fight(st, 0, 1, 4, 3)
    assert st.legal == [SURRENDER, REVEAL]
    choose(st, SURRENDER)
    fate(st, COMBAT_CARDS.index("C05"))
    assert st.spoils[0] == (COMBAT_CARDS.index("C05"),)
    assert on(st, "peoples_hero") == (2, 0, 0)
    assert is_over(st)


@pytest.mark.clause("BL-9.8")
def test_with_no_card_left_power_decides_without_a_wipe() -> None:
    st = set_table(2)
    put(st, "preacher", white=2)
    st.shown = tuple(range(1, 24))
    st.combat_deck.counts = [1] + [0] * 23
    fight(st, 0, 1, 3, 3)
    choose(st, REVEAL)
    fate(st, 0)  # the last card is C01, +1
    assert st.fight[2:] == (4, 3)
    assert st.frames[-1].KIND == "draw_spoils"
    fate(st, 5)
    assert on(st, "preacher") == (2, 0, 0)


@pytest.mark.clause("BL-9.9", "BL-8.4", "BL-17.10")
def test_after_a_grey_card_spoils_first_then_any_board_of_the_loser() -> None:
    st = set_table(3)
    put(st, "spy", white=2, bottom=True)
    place_hashash(st, "forger")
    fight(st, 0, 2, 9, 1)
    choose(st, REVEAL)
    reveals(st, "grey")
    fate(st, 0)
    assert asked(st) == ("grey_wipe", 0)
    assert st.legal == [10, 11, 12, 13]  # empty boards too
    assert refusal(st, board("preacher")) == "BL-9.9"
    choose(st, board("spy"))
    assert on(st, "spy") == (0, 0, 0)
    assert st.hashash_under == (hashash("forger"),)


@pytest.mark.clause("BL-9.9")
def test_the_wipe_is_left_out_when_there_is_nothing_and_swords_do_not_help() -> None:
    st = set_table(2)
    fight(st, 0, 1, 9, 1)
    choose(st, REVEAL)
    reveals(st, "grey")
    fate(st, 0)
    assert is_over(st)
    put(st, "preacher", white=1)
    give_sword(st, 1)
    fight(st, 0, 1, 9, 1)
    choose(st, REVEAL)
    reveals(st, "grey")
    choose(st, 0)
    fate(st, 5)
    choose(st, board("preacher"))
    assert on(st, "preacher") == (0, 0, 0)
    assert st.swords[1] == 1
    assert is_over(st)


@pytest.mark.clause("BL-9.10", "BL-9.14")
def test_spoils_stay_out_and_revealed_cards_return() -> None:
    st = set_table(2)
    fight(st, 0, 1, 1, 2)
    choose(st, REVEAL)
    reveals(st, 5)
    choose(st, SURRENDER)
    assert st.combat_deck.total() == 23
    journal = listen(st)
    fate(st, COMBAT_CARDS.index("C20"))
    secret = [e for e in journal.take() if e.name == "saw_spoils"]
    assert [(e.only, e.args[0]) for e in secret] == [(0, 2)]
    assert (st.combat_deck.total(), st.shown, st.fight) == (23, (), ())
    assert st.combat_deck.counts[COMBAT_CARDS.index("C20")] == 0


@pytest.mark.clause("BL-9.11")
def test_spoils_from_an_empty_deck_and_from_no_cards_at_all() -> None:
    st = set_table(2)
    st.shown = (3, 4)
    spoils(st, 1, *(c for c in COMBAT_CARDS if COMBAT_CARDS.index(c) not in (3, 4)))
    st.combat_deck.counts = [0] * 24
    fight(st, 0, 1, 5, 4)  # no card can be revealed: power decides
    fate(st, 4)
    assert (st.spoils[0], st.combat_deck.total()) == ((4,), 1)
    spoils(st, 0, "C04")
    journal = listen(st)
    fight(st, 0, 1, 5, 4)
    assert is_over(st)
    assert kinds(journal.take()) == ["combat_deck_empty", "fought", "combat_won", "no_spoils"]


@pytest.mark.clause("BL-9.12")
def test_a_winning_defender_gets_a_sword_while_there_is_one() -> None:
    st = set_table(2)
    fight(st, 0, 1, 1, 5)
    choose(st, SURRENDER)
    assert (st.swords[1], st.sword_supply) == (1, 4)


@pytest.mark.clause("BL-9.13", "BL-12.9", "BL-10.8", "BL-17.18")
def test_the_order_takes_a_token_of_the_beaten_faction_also_as_attacker() -> None:
    st = set_table(3)
    put(st, "preacher", white=1, top=1, bottom=True)
    put(st, "vizier", white=1)
    fight(st, 2, 1, 9, 1)
    choose(st, SURRENDER)
    assert asked(st) == ("kill_token", 2)
    preacher = board("preacher") * 3
    assert st.legal == [preacher, preacher + 1, preacher + 2]
    assert refusal(st, board("vizier") * 3) == "BL-12.9"
    assert refusal(st, board("bahloul") * 3) == "BL-12.8"
    choose(st, preacher + 2)
    assert on(st, "preacher") == (1, 1, 0)
    assert st.killed[5] == 1
    assert (st.swords[2], st.spoils[2]) == (0, ())


@pytest.mark.clause("BL-9.13", "BL-12.9")
def test_without_a_token_the_order_gets_nothing() -> None:
    st = set_table(3)
    put(st, "vizier", white=1)
    fight(st, 1, 2, 1, 5)
    choose(st, SURRENDER)
    assert is_over(st)
    assert sum(st.killed) == 0


@pytest.mark.clause("BL-12.14", "BL-9.14")
@pytest.mark.parametrize("newer", [True, False])
@pytest.mark.parametrize("attacks", [True, False])
def test_when_the_order_wins_by_spoils_the_combat_is_over_in_the_last_view(
    attacks: bool, newer: bool
) -> None:
    st = set_table(3, newer_rulings=newer)
    show(st, "", "", "", "", "")
    hired(st, ORDER, "ibn_haytham", "idrisi", "fihri")  # 3 + 3 + 1
    killed(st, "income", "influence", "recruit")
    put(st, "sheriff", white=1)
    put(st, "treasurer", white=1)
    deck = st.combat_deck.total()
    sides = (ORDER, 0) if attacks else (0, ORDER)
    fight(st, *sides, 5, 5 - attacks)
    loser = asked(st)[1]
    assert loser == 0
    choose(st, REVEAL)
    reveals(st, "grey")
    choose(st, board("sheriff") * 3)
    assert st.ending == ORDER_VICTORY
    for seat in range(-1, 3):
        seen = RULES.view(st, seat)["combat"]
        assert (seen["sides"] is None, seen["revealed"] == []) == (newer, newer)
        assert (seen["active"], seen["deck"]) == (None, deck if newer else deck - 1)


@pytest.mark.clause("BL-9.16")
def test_only_the_two_fighters_decide() -> None:
    st = set_table(6)
    give_sword(st, 4)
    start(st, ChooseSymbol(2, MILITARY, 0))
    deciding = set()
    while not is_over(st):
        frame = st.frames[-1]
        if frame.KIND == "combat_step":
            deciding.add(asked(st)[1])
            choose(st, REVEAL)
        elif frame.KIND == "grey_wipe":
            choose(st, st.legal[0])
        else:
            fate(st, st.legal[-1] if len(st.shown) > 3 else st.legal[0])
    assert deciding <= {2, 3}
    assert st.swords[4] == 1


def test_the_faction_of_the_winner_takes_nothing_else() -> None:
    st = set_table(4)
    before = (st.gold.copy(), st.seals.copy(), st.hired[PEOPLE])
    fight(st, 0, 1, 1, 5)
    choose(st, SURRENDER)
    run(st)
    assert (st.gold, st.seals, st.hired[PEOPLE]) == before
