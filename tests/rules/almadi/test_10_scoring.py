"""Chapter 10: scoring, and the best use of mosaics and goods against every possible one."""

from itertools import combinations, product

import pytest

from majlis.games.almadi import scoring
from majlis.games.almadi.material import material
from majlis.games.almadi.meta import RULES
from majlis.games.almadi.state import Almadi
from majlis.games.almadi.tally import (
    best_offers,
    capacity,
    caravan_groups,
    oasis_groups,
    oasis_points,
    palace_scores,
    united_capacity,
)
from tests.rules.almadi import table as t

BOX = material({})


def points(st: Almadi, clause: str) -> list[int]:
    """What each seat scores by a clause."""
    by_seat = sorted(RULES.standings(st), key=lambda standing: standing.seat)
    return [sum(p.points for p in s.points if p.clause == clause) for s in by_seat]


@pytest.mark.parametrize(
    ("rows", "groups", "score"),
    [
        (["O.O"], [1, 1], 0),
        (["OO.O"], [1, 2], 6),
        (["OO", "O.", "..", "OO"], [2, 3], 15),
        (["OC", "CO"], [1, 1], 0),
    ],
)
@pytest.mark.clause("AM-10.1")
def test_oases_score_in_groups(rows: list[str], groups: list[int], score: int) -> None:
    assert oasis_groups(t.sketch(rows), BOX) == groups
    assert oasis_points(groups, BOX) == score


@pytest.mark.clause("AM-10.2")
def test_the_largest_group_of_oases_has_a_bonus_shared_by_all_who_tie() -> None:
    st = t.set_table(players=3)
    for seat, rows in enumerate((["OOO"], ["O", "O", "O"], ["OO.OO"])):
        st.players[seat].realm = t.sketch(rows)
    assert points(st, "AM-10.2") == [6, 6, 0]
    for seat in range(3):
        st.players[seat].realm = t.sketch(["O.O"])
    assert points(st, "AM-10.2") == [0, 0, 0]


@pytest.mark.clause("AM-10.3")
def test_all_groups_of_caravans_carry() -> None:
    table = [2, 5, 10, 15, 20, 35, 50, 65, 65, 65]
    assert [capacity([size], BOX) for size in range(1, 11)] == table
    assert capacity([], BOX) == 0
    realm = t.sketch(["CC.C", "..CC"])
    assert caravan_groups(realm, BOX) == [2, 3]
    assert capacity([2, 3], BOX) == 15


@pytest.mark.clause("AM-10.4")
def test_goods_score_as_far_as_they_can_be_carried() -> None:
    st = t.set_table()
    st.players[0].realm = t.sketch(["CC.M"])  # room for 5, four goods on the market
    assert points(st, "AM-10.4")[0] == 4
    t.cards(st, 0, "spices", "leather")  # four more
    assert points(st, "AM-10.4")[0] == 5
    st.players[0].realm = t.sketch(["MM"])
    assert points(st, "AM-10.4")[0] == 0


@pytest.mark.parametrize(
    ("rows", "score"),
    [
        (["PP", "CC"], 0),
        (["PO"], 2),
        (["OPM"], 3),
        ([".O.", "MPO", ".M."], 5),
        (["PC", "CO"], 0),
    ],
)
@pytest.mark.clause("AM-10.5", "AM-10.7")
def test_a_palace_scores_itself_and_its_neighbours(rows: list[str], score: int) -> None:
    st = t.set_table()
    st.players[0].realm = t.sketch(rows)
    assert points(st, "AM-10.7")[0] == score


@pytest.mark.clause("AM-10.6", "AM-10.7")
def test_a_neighbour_counts_for_each_palace_and_all_palaces_are_added() -> None:
    realm = t.sketch(["POP", ".P."])
    assert sorted(palace_scores(realm, BOX).values()) == [2, 2, 2]
    st = t.set_table()
    st.players[0].realm = realm
    assert points(st, "AM-10.7")[0] == 6


@pytest.mark.clause("AM-10.8")
def test_one_mosaic_a_palace_on_the_best_ones() -> None:
    st = t.set_table()
    st.players[0].realm = t.sketch(["PO.P", "....", "MPM."])
    assert sorted(palace_scores(st.players[0].realm, BOX).values()) == [0, 2, 3]
    t.cards(st, 0, "star")
    assert points(st, "AM-10.8")[0] == 3
    t.cards(st, 0, "star", "wave", "flower", "flower")
    assert points(st, "AM-10.8")[0] == 5  # the third palace adds nothing, two find no palace


@pytest.mark.clause("AM-10.9")
def test_active_jars_score_one_each() -> None:
    st = t.set_table()
    assert points(st, "AM-10.9") == [0, 0]
    t.put(st, 0, 2, 1, "OA01")
    t.put(st, 0, 2, 2, "OA02")  # its left jar meets an arrow
    t.put(st, 0, 1, 2, "OA03")  # its lower jar meets an arrow
    assert points(st, "AM-10.9") == [2, 0]


@pytest.mark.clause("AM-10.10")
def test_objectives_are_part_of_the_total() -> None:
    st = t.set_table()
    before = scoring.totals(st)
    t.hold(st, 0, "BU05")
    t.hold(st, 1, "GY01")
    st.players[0].achieved = st.players[0].held
    assert [after - b for after, b in zip(scoring.totals(st), before, strict=True)] == [6, -9]


@pytest.mark.parametrize(
    ("rubies", "score"),
    [
        ([3, 5], [4, 10]),
        ([5, 4, 3], [12, 8, 4]),
        ([1, 2, 3, 4, 5], [0, 2, 4, 8, 12]),
        ([5, 5, 4], [12, 12, 4]),
        ([4, 4], [10, 10]),
        ([2, 2, 2, 1], [12, 12, 12, 2]),
        ([6, 0, 0], [12, 0, 0]),
        ([0, 0], [0, 0]),
    ],
)
@pytest.mark.clause("AM-10.11", "AM-10.12")
def test_rubies_score_by_rank(rubies: list[int], score: list[int]) -> None:
    st = t.set_table(players=len(rubies))
    for seat, count in enumerate(rubies):
        t.rubies(st, seat, count)
    assert points(st, "AM-10.11") == score


@pytest.mark.clause("AM-10.13")
def test_the_most_points_win_and_a_tie_is_shared() -> None:
    st = t.set_table(players=3)
    for seat, count in enumerate((2, 2, 1)):
        t.rubies(st, seat, count)
    standings = RULES.standings(st)
    totals = {s.seat: (s.place, s.total) for s in standings}
    base = totals[2][1] - 4
    assert totals == {0: (1, base + 12), 1: (1, base + 12), 2: (3, base + 4)}
    assert [s.place for s in standings] == [1, 1, 3]


@pytest.mark.clause("AM-10.14")
def test_a_total_may_be_negative() -> None:
    st = t.set_table()
    for player in st.players:
        player.realm = t.sketch(["C"])
    t.hold(st, 0, "GY01")
    assert scoring.totals(st) == [-9, 0]


# ---------------------------------------------------------------- proofs on small cases


def best_by_trying(palaces: list[int], mosaics: int, most: int, unplaced: int) -> int:
    """Every way to lay out the mosaics: so many on each palace, the others nowhere."""
    best = 0
    for laid in product(range(most + 1), repeat=len(palaces)):
        if sum(laid) <= mosaics:
            worth = sum(n * score for n, score in zip(laid, palaces, strict=True))
            best = max(best, worth + unplaced * (mosaics - sum(laid)))
    return best


@pytest.mark.parametrize("most", [1, 2], ids=["one a palace", "zubaydah"])
@pytest.mark.parametrize("unplaced", [0, 3], ids=["unplaced nothing", "aziza"])
@pytest.mark.clause("AM-10.8", "AM-12.28")
def test_no_layout_of_mosaics_is_better(most: int, unplaced: int) -> None:
    for count in range(5):
        for palaces in combinations((0, 2, 2, 3, 4, 5, 5), count):
            for mosaics in range(8):
                found = sum(best_offers(list(palaces), mosaics, most, unplaced))
                assert found == best_by_trying(list(palaces), mosaics, most, unplaced)


@pytest.mark.clause("AM-10.4", "AM-11.10", "AM-12.5")
def test_no_other_load_is_better_even_with_dalila() -> None:
    """Carrying as much as possible is best, although what stays behind is worth something."""
    for goods in range(30):
        for room in (0, 2, 5, 10, 17):
            carried = min(goods, room)
            chosen = carried + (goods - carried) // 2
            assert chosen == max(c + (goods - c) // 2 for c in range(carried + 1))


@pytest.mark.clause("AM-11.10", "AM-12.2")
def test_caravans_as_one_group_never_carry_less() -> None:
    for sizes in product(range(1, 10), repeat=3):
        together = united_capacity(list(sizes), BOX)
        assert together == max(capacity([sum(sizes)], BOX), capacity(list(sizes), BOX))
        assert together >= capacity(list(sizes), BOX)
    assert united_capacity([], BOX) == 0
