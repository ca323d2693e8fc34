"""Chapter 15: the abilities of the boards and the Hashash cards."""

import pytest

from majlis.games.belaad.frames.abilities import MoveOranges
from majlis.games.belaad.frames.effects import UseAbility, activate
from majlis.games.belaad.frames.hashash import OfferHashash, UseHashash
from majlis.games.belaad.frames.symbols import ChooseSymbol
from majlis.games.belaad.frames.tokens import draw_tokens
from majlis.games.belaad.material import KINGDOM, ORDER
from majlis.games.belaad.state import Belaad
from majlis.kernel.runner import is_over, run
from tests.rules.belaad.table import (
    asked,
    board,
    choose,
    draws,
    fate,
    give_sword,
    hashash,
    on,
    place_hashash,
    put,
    refusal,
    scholar,
    set_table,
    show,
    start,
    symbol,
    symbols_on,
)

NO, YES = 0, 1
STEAL, MILITARY = 1 << 3, 1 << 4


def awake(st: Belaad, seat: int, name: str) -> None:
    """An orange token was put at the bottom of this board just now."""
    put(st, name, bottom=True)
    activate(st, seat, board(name))
    run(st)


def use(st: Belaad, name: str, gold: int = 0, seals: int = 0) -> None:
    """The Order uses a Hashash card with these coins."""
    place_hashash(st, name)
    st.gold[2], st.seals[2] = gold, seals
    start(st, OfferHashash(2))
    assert asked(st) == ("use_hashash", 2)
    choose(st, hashash(name))


@pytest.mark.clause("BL-15.1")
def test_sultan_recruits_with_his_symbols() -> None:
    st = set_table(2)
    show(st, "fihri", "firnas", "", "", "")
    st.gold[0] = 9
    put(st, "sultan", white=1)
    st.boards[board("sultan")] += 256
    st.bag.counts[5] -= 1
    activate(st, 0, board("sultan"))
    run(st)
    choose(st, YES, scholar("firnas"))
    assert (st.gold[0], st.has_hired) == (4, True)
    activate(st, 0, board("sultan"))
    assert not st.frames  # one scholar a turn


@pytest.mark.clause("BL-15.2", "BL-17.12")
def test_vizier_draws_one_more_and_returns_one_before_placing() -> None:
    st = set_table(2)
    put(st, "vizier", bottom=True)
    draw_tokens(st, 0, 2)
    run(st)
    draws(st, "income", "orange", "steal")
    assert asked(st) == ("return_token", 0)
    assert on(st, "treasurer") == (0, 0, 0)
    assert st.legal == [symbol("income"), symbol("steal"), 5]
    assert refusal(st, symbol("military")) == "BL-15.2"
    choose(st, symbol("income"))
    assert (on(st, "treasurer"), on(st, "sheriff")) == ((0, 0, 0), (1, 0, 0))
    assert asked(st) == ("place_orange", 0)
    # The People have no Vizier, and the draw that awakes him is as it was.
    st = set_table(2)
    draw_tokens(st, 0, 2)
    run(st)
    draws(st, "orange", "income")
    choose(st, symbol("influence"))
    assert is_over(st)
    draw_tokens(st, 1, 1)
    run(st)
    draws(st, "income")
    assert is_over(st)


@pytest.mark.clause("BL-15.2")
@pytest.mark.parametrize(("newer", "asks"), [(True, False), (False, True)])
def test_with_a_short_bag_what_is_there_is_drawn_and_nothing_returns(
    newer: bool, asks: bool
) -> None:
    st = set_table(2, newer_rulings=newer)
    put(st, "vizier", bottom=True)
    st.bag.counts = [0, 0, 1, 1, 0, 0]
    draw_tokens(st, 0, 2)  # three with the Vizier's, and two are there
    run(st)
    draws(st, "income", "steal")
    assert bool(st.frames) == asks
    if asks:
        assert asked(st) == ("return_token", 0)  # as games of an older version were begun
    else:
        assert (on(st, "treasurer"), on(st, "sheriff")) == ((1, 0, 0), (1, 0, 0))
    st = set_table(2)
    put(st, "vizier", bottom=True)
    st.bag.counts = [0, 0, 1, 1, 1, 0]
    draw_tokens(st, 0, 2)  # just as many as there are
    run(st)
    draws(st, "income", "steal", "military")
    assert asked(st) == ("return_token", 0)


@pytest.mark.clause("BL-15.3", "BL-17.13")
@pytest.mark.parametrize(("to_treasury", "gold", "kept"), [(YES, 0, 7), (NO, 5, 0)])
def test_treasurer_takes_gold_and_may_fill_the_treasury(
    to_treasury: int, gold: int, kept: int
) -> None:
    st = set_table(4)
    st.gold[2] = 2
    awake(st, 0, "treasurer")
    choose(st, YES)
    assert asked(st) == ("move_gold", 0)
    choose(st, to_treasury)
    assert (st.gold[0], st.treasury[KINGDOM]) == (gold, kept)


@pytest.mark.clause("BL-15.4", "BL-15.13", "BL-15.18")
def test_sheriff_and_spy_bound_and_raise_thefts_of_gold() -> None:
    st = set_table(3)
    st.gold = [9, 9, 0]
    put(st, "spy", bottom=True)
    start(st, ChooseSymbol(2, STEAL, 0))
    choose(st, 1)
    assert st.gold == [9, 6, 3]  # one symbol and two more
    put(st, "sheriff", bottom=True)
    start(st, ChooseSymbol(2, STEAL, 2))
    choose(st, 0)
    assert st.gold == [8, 6, 4]
    st.treasury[1] = 9
    st.gold[1] = 1
    start(st, ChooseSymbol(2, STEAL, 0))
    choose(st, 1)
    assert (st.gold[1], st.treasury[1]) == (0, 9)
    st.seals = [5, 0, 0]
    use(st, "forger", gold=1)
    assert st.seals == [3, 0, 2]


@pytest.mark.clause("BL-15.5")
def test_commander_strengthens_the_whole_kingdom_in_attack_and_defence() -> None:
    st = set_table(4)
    put(st, "commander", bottom=True)
    start(st, ChooseSymbol(2, MILITARY, 0))
    assert st.fight == (2, 3, 3, 1)
    choose(st, 0)
    fate(st, 0)
    start(st, ChooseSymbol(3, MILITARY, 0))
    assert st.fight == (3, 0, 1, 3)


@pytest.mark.clause("BL-15.6")
def test_bahloul_makes_scholars_cheaper_for_the_people() -> None:
    st = set_table(2)
    show(st, "firnas", "", "", "", "")
    put(st, "bahloul", white=1, bottom=True)
    st.gold = [4, 4]
    refused = ChooseSymbol(0, 1, 0).why_not(st, symbol("recruit"))
    assert refused is not None  # 6 for the Kingdom
    start(st, ChooseSymbol(1, 1, 0))  # 7 less two symbols less one
    assert st.gold == [4, 0]


@pytest.mark.clause("BL-15.7")
def test_preacher_draws_two_tokens() -> None:
    st = set_table(2)
    awake(st, 1, "preacher")
    choose(st, YES)
    draws(st, "income", "income")
    assert on(st, "trusted_man") == (2, 0, 0)
    assert is_over(st)


@pytest.mark.clause("BL-15.8")
def test_trusted_man_adds_seals_to_an_income() -> None:
    st = set_table(4)
    put(st, "trusted_man", white=1, bottom=True)
    start(st, ChooseSymbol(3, 1 << symbol("income"), 0))
    start(st, ChooseSymbol(2, 1 << symbol("income"), 0))
    assert (st.gold, st.seals) == ([1, 1, 2, 3], [1, 1, 1, 3])


@pytest.mark.clause("BL-15.9")
def test_philanthropist_steals_four_whatever_the_symbols() -> None:
    st = set_table(2)
    st.gold[0] = 9
    awake(st, 1, "philanthropist")
    choose(st, YES)
    assert st.gold == [5, 5]
    st.gold[0] = 0
    activate(st, 1, board("philanthropist"))
    assert not st.frames


@pytest.mark.clause("BL-15.10")
def test_peoples_hero_starts_a_combat_with_two_more_power() -> None:
    st = set_table(2)
    awake(st, 1, "peoples_hero")
    choose(st, YES)
    assert st.fight == (1, 0, 3, 1)
    assert asked(st) == ("combat_step", 0)


@pytest.mark.clause("BL-15.14")
def test_assassin_takes_a_token_of_any_enemy() -> None:
    st = set_table(3)
    put(st, "sultan", white=1)
    put(st, "preacher", top=1)
    awake(st, 2, "assassin")
    choose(st, YES)
    assert st.legal == [board("sultan") * 3, board("preacher") * 3 + 1]
    choose(st, board("sultan") * 3)
    assert st.killed[symbol("recruit")] == 1


@pytest.mark.clause("BL-15.15")
def test_hashash_cards_with_plain_effects() -> None:
    st = set_table(3)
    use(st, "whispers", seals=1)
    draws(st, "income")
    assert on(st, "hashash") == (1, 0, 0)
    use(st, "secret_letters", gold=2)
    draws(st, "steal", "recruit")
    assert on(st, "spy") == (1, 0, 0)
    use(st, "tithe", seals=1)
    assert (st.gold[2], st.seals[2]) == (2, 0)
    use(st, "smugglers", gold=1)
    assert (st.gold[2], st.seals[2]) == (0, 2)
    use(st, "hidden_vault", gold=3, seals=1)
    assert (st.gold[2], st.treasury[ORDER]) == (0, 3)
    st.treasury[ORDER] = 0
    put(st, "sultan", white=2)
    use(st, "poisoned_dagger", gold=3)
    use(st, "night_blade", seals=3)
    assert st.killed[symbol("recruit")] == 2
    assert (st.gold[2], st.seals[2]) == (0, 0)


@pytest.mark.clause("BL-15.15")
def test_a_hashash_card_without_effect_is_not_offered() -> None:
    st = set_table(3)
    place_hashash(
        st, "hidden_vault", "night_blade", "sabotage", "renewed_oath", "chosen_envoy", "forger"
    )
    st.gold, st.seals = [0, 0, 0], [0, 0, 9]
    st.treasury[ORDER] = 5
    start(st, OfferHashash(2))
    assert is_over(st)


@pytest.mark.clause("BL-15.16", "BL-17.19")
def test_renewed_oath_frees_a_bottom_slot() -> None:
    st = set_table(3)
    put(st, "spy", white=1, bottom=True)
    put(st, "hashash", bottom=True)
    use(st, "renewed_oath", seals=2)
    assert st.legal == [symbol("income"), symbol("steal")]
    assert refusal(st, symbol("military")) == "BL-15.16"
    assert refusal(st, symbol("recruit")) == "BL-1.2"
    choose(st, symbol("steal"))
    assert on(st, "spy") == (1, 0, 0)
    assert st.bag.counts[5] == 19


@pytest.mark.clause("BL-15.17", "BL-17.19")
def test_chosen_envoy_moves_an_orange_token_down_and_awakes_the_ability() -> None:
    st = set_table(3)
    put(st, "spy", top=1, bottom=True)
    put(st, "hashash", top=2)
    put(st, "sultan", white=1)
    use(st, "chosen_envoy", seals=2)
    assert st.legal == [symbol("income"), symbol("steal")]
    assert refusal(st, symbol("influence")) == "BL-15.17"
    choose(st, symbol("income"))
    assert st.legal == [symbol("influence"), symbol("income"), symbol("military")]
    assert refusal(st, symbol("steal")) == "BL-6.8"
    choose(st, symbol("military"))
    assert (on(st, "hashash"), on(st, "assassin")) == ((0, 1, 0), (0, 0, 1))
    assert asked(st) == ("use_ability", 2)
    choose(st, YES)
    assert st.killed[symbol("recruit")] == 1


@pytest.mark.clause("BL-15.17")
def test_several_tokens_are_moved_as_long_as_one_can_be() -> None:
    st = set_table(3)
    put(st, "spy", top=1)
    st.gold[2] = 0
    start(st, MoveOranges(2, 3))
    choose(st, symbol("steal"))
    assert on(st, "spy") == (0, 0, 1)
    assert is_over(st)


@pytest.mark.clause("BL-15.15", "BL-15.18", "BL-15.21")
def test_a_hashash_card_names_its_own_clause() -> None:
    st = set_table(3)
    clauses = {
        "whispers": "BL-15.15",
        "secret_letters": "BL-15.15",
        "poisoned_dagger": "BL-15.15",
        "night_blade": "BL-15.15",
        "tithe": "BL-15.15",
        "pickpocket": "BL-15.18",
        "forger": "BL-15.18",
        "fidai": "BL-15.21",
    }
    named = {name: UseHashash(2).clause_of(st, hashash(name)) for name in clauses}
    assert named == clauses
    boards = {"preacher": "BL-15.7", "philanthropist": "BL-15.9", "peoples_hero": "BL-15.10"}
    assert {name: UseAbility(1, board(name)).clause_of(st, YES) for name in boards} == boards


@pytest.mark.clause("BL-15.18")
def test_pickpocket_and_forger_rob_one_enemy() -> None:
    st = set_table(3)
    st.gold = [5, 1, 0]
    use(st, "pickpocket", seals=1)
    choose(st, 0)
    assert st.gold == [3, 1, 2]
    st.seals = [0, 1, 0]
    use(st, "forger", gold=1)
    assert st.seals == [0, 0, 1]


@pytest.mark.clause("BL-15.19", "BL-17.18")
def test_sabotage_returns_an_enemy_token_from_the_top_and_no_sword_helps() -> None:
    st = set_table(3)
    put(st, "vizier", white=1, top=1, bottom=True)
    put(st, "preacher", bottom=True)
    give_sword(st, 0)
    use(st, "sabotage", seals=2)
    vizier = board("vizier") * 3
    assert st.legal == [vizier, vizier + 1]
    assert refusal(st, vizier + 2) == "BL-15.19"
    assert refusal(st, board("spy") * 3) == "BL-15.19"
    choose(st, vizier)
    assert on(st, "vizier") == (0, 1, 1)
    assert st.bag.counts[symbol("influence")] == 7
    assert sum(st.killed) == 0


@pytest.mark.clause("BL-15.20")
def test_ambush_helps_in_attacks_of_this_turn_only() -> None:
    st = set_table(3)
    st.active = 2
    use(st, "ambush", seals=1)
    assert is_over(st)
    start(st, ChooseSymbol(2, MILITARY, 0))
    choose(st, KINGDOM)
    assert st.fight == (2, 0, 3, 1)
    choose(st, 0)
    start(st, ChooseSymbol(0, MILITARY, 0))
    choose(st, ORDER)
    assert st.fight == (0, 2, 1, 1)


@pytest.mark.clause("BL-15.21")
def test_fidai_starts_a_combat_without_boost() -> None:
    st = set_table(3)
    symbols_on(st, "assassin", 3)
    use(st, "fidai", seals=2)
    assert asked(st) == ("choose_enemy", 2)
    choose(st, KINGDOM)
    assert st.fight == (2, 0, 3, 1)
