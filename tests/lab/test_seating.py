"""Who sits where: every bot on every side equally often, a team in one hand."""

from collections import Counter
from itertools import combinations
from math import factorial
from typing import cast

import pytest

from majlis.games.catalogue import GAMES
from majlis.kernel.rules import Config, Rules, Standing
from majlis.kernel.state import State
from majlis.lab.seating import block, one_against_all, rotation, seated, sides, sides_of
from tests.conformance.tables import every_game

BOTS = ["a", "b", "c", "d", "e"]


@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("size", range(1, 6))
def test_after_each_block_every_bot_has_sat_on_every_side_equally_often(
    size: int, count: int
) -> None:
    bots = BOTS[:size]
    for round_ in range(3):
        seats: Counter[tuple[int, str]] = Counter()
        for number in range(round_ * size, (round_ + 1) * size):
            seats.update(enumerate(rotation(bots, count, number)))
        assert seats == {(side, bot): 1 for side in range(count) for bot in bots}


@pytest.mark.parametrize("count", [2, 3, 4])
def test_after_all_orders_every_pair_has_met_equally_often(count: int) -> None:
    met: Counter[tuple[str, str]] = Counter()
    for number in range(factorial(4)):
        met.update(combinations(rotation(BOTS[:4], count, number), 2))
    assert len(met) == 12
    assert len(set(met.values())) == 1


def test_the_first_blocks_take_unlike_orders() -> None:
    orders = {tuple(rotation(BOTS, 5, 5 * block)) for block in range(factorial(4))}
    assert len(orders) == factorial(4)
    assert rotation(BOTS, 5, 0) == BOTS


def test_with_more_sides_than_bots_the_extra_side_goes_round() -> None:
    assert rotation(["a", "b"], 3, 0) == ["a", "b", "a"]
    assert rotation(["a", "b"], 3, 1) == ["b", "a", "b"]


class TwoTeams:
    """Five seats: two teams that sit in turn, and one seat alone."""

    def standings(self, st: State) -> list[Standing]:
        teams = ((3, 1), (0, 0), (4, -1), (1, 1), (2, 0))
        return [Standing(seat, 1, [], team) for seat, team in teams]


def test_a_team_is_one_side_and_a_bot_plays_all_of_it() -> None:
    table = sides_of(cast(Rules, TwoTeams()), State())
    assert table == [(0, 2), (1, 3), (4,)]
    assert seated(["a", "b"], table, 0) == ["a", "b", "a", "b", "a"]
    assert seated(["a", "b"], table, 1) == ["b", "a", "b", "a", "b"]


@every_game
def test_the_sides_of_every_table_hold_every_seat_once(rules: Rules) -> None:
    for players in rules.meta.players:
        table = sides(rules, Config(players))
        assert sorted(seat for seats in table for seat in seats) == list(range(players))
        assert len(table) > 1


def test_al_rashid_is_played_alone() -> None:
    assert sides(GAMES["alrashid"], Config(4)) == [(0,), (1,), (2,), (3,)]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_against_a_field_every_bot_is_alone_on_every_side_equally_often(count: int) -> None:
    bots = ["a", "b"]
    alone: Counter[tuple[int, str]] = Counter()
    for number in range(3 * block(bots, count, "x")):
        table = one_against_all(bots, "x", count, number)
        [(side, bot)] = [(side, bot) for side, bot in enumerate(table) if bot != "x"]
        alone[side, bot] += 1
    assert alone == {(side, bot): 3 for side in range(count) for bot in bots}


def test_against_a_field_a_team_stays_in_one_hand() -> None:
    table = [(0, 2), (1, 3)]
    assert seated(["a"], table, 0, "x") == ["a", "x", "a", "x"]
    assert seated(["a"], table, 1, "x") == ["x", "a", "x", "a"]
