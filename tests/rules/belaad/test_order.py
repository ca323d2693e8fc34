"""Chapter 12: the Order, its Hashash cards, assassinations and victory."""

import itertools

import pytest

from majlis.games.belaad import scoring
from majlis.games.belaad.config import LOOSE, ONCE, SHARED
from majlis.games.belaad.ending import active_science, best_active
from majlis.games.belaad.flow import Turn
from majlis.games.belaad.frames.effects import activate
from majlis.games.belaad.frames.hashash import DrawHashash, OfferHashash
from majlis.games.belaad.frames.killing import AssassinateScholar, KillToken
from majlis.games.belaad.material import FOURTH_GENERATION, ORANGE, ORDER, ORDER_VICTORY
from majlis.games.belaad.state import CARD, SECRET
from majlis.kernel.rng import Rng
from majlis.kernel.runner import is_over, run
from tests.rules.belaad.table import (
    asked,
    board,
    choose,
    deal,
    fate,
    hashash,
    hired,
    killed,
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


@pytest.mark.clause("BL-12.1")
def test_one_player_is_the_whole_order() -> None:
    for players in (3, 5):
        st = set_table(players)
        assert st.table.members[ORDER] == (players - 1,)


@pytest.mark.clause("BL-12.2", "BL-15.12", "BL-17.16")
def test_three_hashash_cards_are_drawn_and_two_kept() -> None:
    st = set_table(3)
    st.hashash_back = board("spy")
    put(st, "hashash", bottom=True)
    activate(st, 2, board("hashash"))
    run(st)
    choose(st, 1)
    fate(st, hashash("sabotage"), board("spy"), hashash("forger"), board("grand_master"))
    fate(st, hashash("whispers"), board("spy"))
    assert asked(st) == ("return_hashash", 2)
    assert st.legal == [hashash("whispers"), hashash("forger"), hashash("sabotage")]
    assert refusal(st, hashash("tithe")) == "BL-12.2"
    assert refusal(st, 14) == "BL-12.2"
    choose(st, hashash("forger"))
    assert set(st.hashash_placed) == {hashash("sabotage"), hashash("whispers")}
    assert st.hashash_under == (hashash("forger") + SECRET,)
    assert (st.cards_under(board("spy")), st.cards_under(board("grand_master"))) == (1, 1)


@pytest.mark.clause("BL-12.3")
def test_fewer_cards_are_drawn_and_no_more_than_two_kept() -> None:
    for left in (1, 2):
        st = set_table(3)
        st.hashash_deck.counts = [0] * 14
        st.hashash_under = tuple(range(left))
        st.hashash_placed = tuple(range(left, 14))
        start(st, DrawHashash(2, 3, 2))
        fate(st, *range(left))
        assert is_over(st)
        assert st.hashash_placed[-left:] == tuple(range(left))
    st = set_table(3)
    st.hashash_deck.counts = [0] * 14
    st.hashash_placed = tuple(range(14))
    activate(st, 2, board("hashash"))
    assert not st.frames


@pytest.mark.clause("BL-12.2")
def test_the_lower_part_of_the_deck_comes_last_and_in_its_order() -> None:
    st = set_table(3)
    under = (hashash("forger") + SECRET, hashash("tithe"), hashash("fidai"))
    st.hashash_under = under
    st.hashash_deck.counts = [0] * 14
    st.hashash_deck.counts[hashash("ambush")] = 1
    st.hashash_back = board("assassin")
    rest = [c for c in range(14) if c not in [u & CARD for u in under] + [hashash("ambush")]]
    st.hashash_placed = tuple(rest)
    start(st, DrawHashash(2, 3, 2))
    fate(st, hashash("ambush"), hashash("forger"), hashash("tithe"))
    assert st.hashash_drawn == (hashash("ambush"), hashash("forger"), hashash("tithe"))
    assert st.top_back() == board("assassin")


@pytest.mark.clause("BL-12.4", "BL-12.5", "BL-12.6")
def test_a_placed_card_costs_its_price_each_time_and_works_once_a_turn() -> None:
    st = set_table(3)
    place_hashash(st, "tithe", "smugglers", "hidden_vault")  # all under one board
    assert st.cards_under(board("hashash")) == 3
    st.gold[2], st.seals[2] = 0, 2
    start(st, OfferHashash(2))
    assert refusal(st, hashash("ambush")) == "BL-12.4"
    assert refusal(st, hashash("smugglers")) == "BL-12.5"
    choose(st, hashash("tithe"))
    assert (st.gold[2], st.seals[2]) == (2, 1)
    assert refusal(st, hashash("tithe")) == "BL-12.6"
    choose(st, 14)
    deal(st, 2, "A40", "A41")
    start(st, Turn(2))
    assert hashash("tithe") in st.legal
    choose(st, hashash("tithe"))
    assert (st.gold[2], st.seals[2]) == (4, 0)


@pytest.mark.clause("BL-12.6")
def test_a_card_may_be_used_in_the_turn_in_which_it_was_laid_down() -> None:
    st = set_table(3)
    st.seals[2] = 3
    st.push(OfferHashash(2))
    st.hashash_deck.take(hashash("tithe"))
    st.hashash_drawn = (hashash("tithe"),)
    st.hashash_back = board("spy")
    start(st, DrawHashash(2, 1, 2))
    fate(st, hashash("forger"), board("spy"))
    assert asked(st) == ("use_hashash", 2)
    assert hashash("tithe") in st.legal


@pytest.mark.clause("BL-12.7", "BL-12.17", "BL-15.11")
def test_killing_a_scholar_costs_four_gold_and_is_no_hire() -> None:
    st = set_table(3)
    st.gold[2], st.treasury[ORDER] = 3, 2
    st.has_hired = True
    put(st, "grand_master", bottom=True)
    activate(st, 2, board("grand_master"))
    run(st)
    choose(st, 1)
    assert refusal(st, scholar("rasis")) == "BL-12.7"
    choose(st, scholar("ibn_haytham"))
    assert (st.gold[2], st.treasury[ORDER]) == (1, 0)
    assert st.hired[ORDER] == (scholar("ibn_haytham"),)
    assert st.taken == 1


@pytest.mark.clause("BL-12.8", "BL-12.9", "BL-17.18")
def test_any_token_of_any_enemy_can_be_killed_by_ability() -> None:
    st = set_table(3)
    put(st, "vizier", white=1, bottom=True)
    put(st, "bahloul", top=1)
    put(st, "spy", white=1)
    start(st, KillToken(2, -1, 1))
    vizier, bahloul = board("vizier") * 3, board("bahloul") * 3
    assert st.legal == [vizier, vizier + 2, bahloul + 1]
    assert refusal(st, board("spy") * 3) == "BL-12.9"
    bag = st.bag.counts.copy()
    choose(st, vizier)
    assert on(st, "vizier") == (0, 0, 1)
    assert st.killed[symbol("influence")] == 1
    assert st.bag.counts == bag


@pytest.mark.clause("BL-12.10", "BL-12.11")
def test_the_best_assignment_equals_brute_force() -> None:
    """All subsets of scholars, all ways to cover their symbols, on random small cases."""
    rng = Rng.from_seed("brute")
    for _ in range(300):
        count = 1 + rng.below(5)
        needs = [tuple(rng.below(3) for _ in range(rng.below(4))) for _ in range(count)]
        science = [1 + rng.below(4) for _ in range(count)]
        tokens = [rng.below(3), rng.below(3), rng.below(2), 0, 0, rng.below(3)]
        best = 0
        for chosen in itertools.product((False, True), repeat=count):
            wanted = [s for c, need in zip(chosen, needs, strict=True) if c for s in need]
            worth = sum(s for c, s in zip(chosen, science, strict=True) if c)
            if worth > best and _can_cover(wanted, tokens):
                best = worth
        assert best_active(needs, science, tokens, ONCE) == best


def _can_cover(wanted: list[int], tokens: list[int]) -> bool:
    """Tries every token for every symbol in turn."""
    if not wanted:
        return True
    for kind in (wanted[0], ORANGE):
        if tokens[kind]:
            rest = tokens.copy()
            rest[kind] -= 1
            if _can_cover(wanted[1:], rest):
                return True
    return False


@pytest.mark.clause("BL-12.11")
def test_with_sharing_one_token_serves_all_scholars_but_one_symbol_of_each() -> None:
    for sharing, active in ((False, 3), (True, 7)):
        st = set_table(3, order_token_sharing=sharing)
        show(st, "", "", "", "", "")
        hired(st, ORDER, "ibn_haytham", "jazari", "battani")  # income + steal, twice; income
        killed(st, "income", "orange")
        assert active_science(st) == active + sharing
    st = set_table(3, {"scholars": {"sufi": {"order_symbols": ["steal", "steal"]}}})
    hired(st, ORDER, "sufi")
    killed(st, "steal")
    assert best_active([(3, 3)], [2], list(st.killed), SHARED) == 0


@pytest.mark.clause("BL-12.11")
@pytest.mark.parametrize(("newer", "alone", "beside"), [(True, 3, 4), (False, 4, 6)])
def test_with_sharing_an_orange_token_is_the_same_symbol_for_all(
    newer: bool, alone: int, beside: int
) -> None:
    st = set_table(3, order_token_sharing=True, newer_rulings=newer)
    needs = [(symbol("steal"),), (symbol("income"),), (symbol("steal"), symbol("steal"))]
    science = [1, 3, 2]
    assert best_active(needs, science, [0, 0, 0, 0, 0, 1], st.table.sharing) == alone
    assert best_active(needs, science, [0, 0, 0, 1, 0, 1], st.table.sharing) == beside


@pytest.mark.clause("BL-12.11")
def test_the_best_shared_assignment_equals_brute_force() -> None:
    """Every orange token as every symbol, on random small cases."""
    rng = Rng.from_seed("shared")
    loose = 0
    for _ in range(300):
        count = 1 + rng.below(5)
        needs = [tuple(rng.below(5) for _ in range(rng.below(4))) for _ in range(count)]
        science = [1 + rng.below(4) for _ in range(count)]
        tokens = [rng.below(2), rng.below(2), rng.below(2), 0, 0, rng.below(4)]
        best = 0
        for jokers in itertools.product(range(5), repeat=tokens[ORANGE]):
            have = [tokens[symbol] + jokers.count(symbol) for symbol in range(5)]
            fits = [all(need.count(s) <= have[s] for s in need) for need in needs]
            best = max(best, sum(s for s, fit in zip(science, fits, strict=True) if fit))
        assert best_active(needs, science, tokens, SHARED) == best
        loose += best_active(needs, science, tokens, LOOSE) > best
    assert loose > 30, "the older reading gives more now and then"


@pytest.mark.clause("BL-12.12", "BL-12.13")
def test_scholars_without_order_symbols_are_active_and_bonus_lines_never_count() -> None:
    st = set_table(3)
    show(st, "", "", "", "", "")
    hired(st, ORDER, "jahiz", "karaji", "ibn_sina")
    st.gold[2], st.seals[2] = 20, 20
    assert active_science(st) == 2
    order = next(s for s in scoring.standings(st) if s.team == ORDER)
    assert order.total == 2


@pytest.mark.clause("BL-12.14", "BL-13.1")
def test_the_order_wins_at_once_by_a_token_and_alone() -> None:
    st = set_table(3)
    show(st, "", "", "", "", "")
    hired(st, ORDER, "ibn_haytham", "idrisi", "fihri")  # 3 + 3 + 1
    killed(st, "income", "influence", "recruit")
    put(st, "sheriff", white=1)
    put(st, "vizier", white=1)
    start(st, KillToken(2, -1, 2))
    choose(st, board("sheriff") * 3)
    assert st.ending == ORDER_VICTORY
    assert is_over(st)  # the second token is not taken any more
    standings = scoring.standings(st)
    assert (standings[0].seat, standings[0].place, standings[0].team) == (2, 1, ORDER)
    assert {s.place for s in standings[1:]} == {2}
    assert all(not s.points for s in standings[1:])


@pytest.mark.clause("BL-12.14")
def test_five_active_symbols_are_not_enough() -> None:
    st = set_table(3)
    show(st, "fihri", "rasis", "", "", "")
    hired(st, ORDER, "ibn_haytham", "jahiz")
    killed(st, "income", "steal")
    st.gold[2] = 4
    start(st, AssassinateScholar(2, 4))
    choose(st, scholar("fihri"))
    assert st.ending == -1


@pytest.mark.clause("BL-12.15", "BL-12.16")
@pytest.mark.parametrize(
    ("option", "ending"), [("wins", ORDER_VICTORY), ("too_late", FOURTH_GENERATION)]
)
def test_the_sixth_symbol_with_the_last_scholar(option: str, ending: int) -> None:
    st = set_table(3, order_last_scholar=option)
    show(st, "ibn_khaldun", "rasis", "", "", "")
    hired(st, ORDER, "ibn_haytham")
    killed(st, "income", "steal", "income", "military")
    st.generation, st.taken = 4, 2
    st.gold[2] = 4
    start(st, AssassinateScholar(2, 4))
    choose(st, scholar("ibn_khaldun"))
    assert st.ending == ending
    order = next(s for s in scoring.standings(st) if s.team == ORDER)
    assert order.place == (1 if ending == ORDER_VICTORY else 3)


@pytest.mark.clause("BL-12.16")
def test_the_order_is_last_in_every_other_ending() -> None:
    st = set_table(5)
    show(st, "", "", "", "", "")
    hired(st, ORDER, "fihri", "jahiz")
    st.ending = FOURTH_GENERATION
    standings = scoring.standings(st)
    assert (standings[-1].team, standings[-1].place) == (ORDER, 3)
    assert {s.place for s in standings[:-1]} == {1}  # nobody has a point: shared
