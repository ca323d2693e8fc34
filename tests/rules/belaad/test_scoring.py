"""Chapter 13: points and places of the factions."""

import itertools

import pytest

from majlis.games.belaad import scoring
from majlis.games.belaad.material import (
    BONUS_ANY,
    BONUS_GOLD,
    FOURTH_GENERATION,
    KINGDOM,
    PEOPLE,
    SCHOLARS,
)
from majlis.kernel.rng import Rng
from tests.rules.belaad.table import give_sword, hired, set_table, show, spoils


@pytest.mark.clause("BL-13.2", "BL-13.12")
def test_science_bonus_and_military_are_added_up_for_the_whole_faction() -> None:
    st = set_table(6)
    show(st, "", "", "", "", "")
    hired(st, KINGDOM, "ibn_sina", "rasis", "jahiz")  # 4 + 2 + 1, medicine twice, 3 seals
    hired(st, PEOPLE, "khazini")
    st.seals = [1] * 6
    spoils(st, 2, "C17")
    spoils(st, 4, "C01", "C13")
    st.ending = FOURTH_GENERATION
    standings = scoring.standings(st)
    assert [(s.seat, s.place, s.total, s.team) for s in standings] == [
        (0, 1, 7 + 1 + 2 + 3, KINGDOM),
        (2, 1, 13, KINGDOM),
        (4, 1, 13, KINGDOM),
        (1, 2, 3, PEOPLE),
        (3, 2, 3, PEOPLE),
        (5, 2, 3, PEOPLE),
    ]
    assert {p.clause for p in standings[0].points} == {"BL-13.3", "BL-13.7", "BL-13.8", "BL-13.9"}


@pytest.mark.clause("BL-13.5", "BL-13.7")
def test_the_best_use_of_coins_equals_brute_force() -> None:
    """Every coin laid on every scholar or on none, on random small cases."""
    rng = Rng.from_seed("coins")
    for _ in range(120):
        found: list[scoring.Condition] = []
        for _ in range(1 + rng.below(4)):
            kind = BONUS_GOLD + rng.below(3)
            found.append((kind, 1 + rng.below(3), 1 + rng.below(2), False))
        gold, seals = rng.below(5), rng.below(5)
        assert scoring.best_coins(found, gold, seals) == _brute(found, gold, seals), found


def _brute(found: list[scoring.Condition], gold: int, seals: int) -> int:
    best = 0
    for chosen in itertools.product((False, True), repeat=len(found)):
        taken = [c for keep, c in zip(chosen, found, strict=True) if keep]
        mixed = [c[1] for c in taken if c[0] == BONUS_ANY]
        for split in itertools.product(*(range(need + 1) for need in mixed)):
            used_gold = sum(split) + sum(c[1] for c in taken if c[0] == BONUS_GOLD)
            used = sum(c[1] for c in taken)
            if used_gold <= gold and used - used_gold <= seals:
                best = max(best, sum(c[2] for c in taken))
    return best


@pytest.mark.clause("BL-13.6")
def test_a_coin_condition_scores_once_unless_the_box_says_otherwise() -> None:
    for repeatable, points in ((False, 1), (True, 4)):
        st = set_table(2, {"scholars": {"kindi": {"repeatable": repeatable}}})
        hired(st, KINGDOM, "kindi")  # 2 gold
        st.gold[0] = 9
        assert scoring.coin_points(st, KINGDOM) == points


@pytest.mark.clause("BL-13.8", "BL-13.4")
def test_specialities_score_by_their_number() -> None:
    names = ("biruni", "tusi", "battani", "sufi")  # astronomers
    material = set_table(2).table.material
    for count, points in enumerate((0, 0, 2, 5, 9)):
        scholars = tuple(SCHOLARS.index(n) for n in names[:count])
        assert scoring.speciality_points(material, scholars, 3) == points
    assert scoring.speciality_points(material, (SCHOLARS.index("khazini"),), 3) == 0


@pytest.mark.clause("BL-13.10")
def test_swords_and_spare_coins_are_worth_nothing() -> None:
    st = set_table(2)
    hired(st, KINGDOM, "khazini")
    st.gold[0], st.seals[0], st.treasury[KINGDOM] = 30, 30, 30
    give_sword(st, 0, 4)
    assert sum(p.points for p in scoring.reasons(st, KINGDOM)) == 3


@pytest.mark.clause("BL-13.11")
def test_coins_assigned_to_bonus_lines_still_count_for_the_tie() -> None:
    st = set_table(2)
    show(st, "", "", "", "", "")
    hired(st, KINGDOM, "ibn_battuta")  # 1 science, and 1 point for 2 gold
    hired(st, PEOPLE, "khwarizmi")
    st.gold = [2, 1]
    spoils(st, 0, "C17")  # 2 points
    st.ending = FOURTH_GENERATION
    first = scoring.standings(st)
    assert [s.total for s in first] == [4, 4]
    assert (first[0].seat, first[0].place, first[1].place) == (0, 1, 2)
    assert [s.tie and (s.tie.text.key, s.tie.text.args["gold"]) for s in first] == [
        ("tie-gold", 2),
        ("tie-gold", 1),
    ]
    st.swords = [0, 1]
    assert [s.tie and s.tie.text.key for s in scoring.standings(st)] == ["tie-swords"] * 2
