"""What a tournament shows, from results set by hand."""

from typing import Any

import pytest
from openskill.models import PlackettLuce

from majlis.lab.ratings import pair, rate, sides_at_end, standings, tally

ALONE = [(0,), (1,)]


def record(number: int, seats: list[str], places: list[int]) -> dict[str, Any]:
    return {
        "arena": {"game": number, "seats": seats},
        "result": [
            {"seat": seat, "place": place, "points": 10 - place}
            for seat, place in enumerate(places)
        ],
    }


def test_who_wins_is_rated_higher_whatever_the_order_of_the_lines() -> None:
    records = [
        record(n, ["a", "b"] if n % 2 else ["b", "a"], [1, 2] if n % 2 else [2, 1])
        for n in range(20)
    ]
    report = standings(records, ["b", "a"], ALONE)
    assert [row["bot"] for row in report["bots"]] == ["a", "b"]
    assert report == standings(records[::-1], ["b", "a"], ALONE)
    best = report["bots"][0]
    assert best["wins"] == {"value": 1.0, "low": 0.8389, "high": 1.0, "count": 20}
    assert best["rating"]["mu"] > 25 > report["bots"][1]["rating"]["mu"]
    assert report["pairs"][0]["wins"]["value"] == 0
    assert report["balanced"]
    assert [side["wins"]["value"] for side in report["sides"]] == [0.5, 0.5]


def test_one_game_moves_ratings_as_openskill_says() -> None:
    ratings = rate([sides_at_end(record(0, ["a", "b"], [1, 2]), ALONE)], ["a", "b"])
    assert ratings["a"].mu == pytest.approx(27.6354, abs=1e-3)
    assert ratings["b"].mu == pytest.approx(22.3646, abs=1e-3)


def test_a_shared_win_counts_in_parts() -> None:
    games = [sides_at_end(record(0, ["a", "b"], [1, 1]), ALONE)]
    assert tally(games, ["a", "b"])["a"].wins == 0.5
    found = pair(games, "a", "b")
    assert found is not None
    assert found.value == 0.5


def test_a_bot_on_two_sides_counts_once_a_game() -> None:
    table = [(0,), (1,), (2,)]
    games = [sides_at_end(record(0, ["a", "b", "a"], [1, 2, 3]), table)]
    own = tally(games, ["a", "b"])
    assert (own["a"].games, own["a"].wins) == (1, 1)
    assert own["a"].par == pytest.approx(2 / 3)
    found = pair(games, "a", "b")
    assert found is not None
    assert (found.value, found.seen) == (0.5, 1)
    model = PlackettLuce()
    new = model.rate([[model.rating()] for _ in range(3)], ranks=[1, 2, 3])
    ratings = rate(games, ["a", "b"])
    assert ratings["a"].mu == pytest.approx((new[0][0].mu + new[2][0].mu) / 2)
    assert ratings["b"].mu == pytest.approx(new[1][0].mu)


def test_a_team_counts_as_one_side() -> None:
    table = [(0, 2), (1, 3)]
    data = record(0, ["a", "b", "a", "b"], [3, 1, 3, 1])
    assert [(side.bot, side.place) for side in sides_at_end(data, table)] == [("a", 3), ("b", 1)]
    report = standings([data], ["a", "b"], table)
    assert [side["seats"] for side in report["sides"]] == [[1, 3], [2, 4]]
    assert report["bots"][0]["wins"]["value"] == 1
    assert not report["balanced"]


def test_no_games_give_an_empty_report() -> None:
    report = standings([], ["a", "b"], ALONE)
    assert report["games"] == 0
    assert report["pairs"][0]["wins"] is None
