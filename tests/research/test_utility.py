"""Utilities of hand-made results."""

import pytest

from majlis.kernel.options import UserError
from majlis.kernel.rules import Point, Standing
from majlis.kernel.text import Text
from majlis.research.utility import utility


def result(*places: int, teams: tuple[int, ...] = ()) -> list[Standing]:
    """Standings by place, given seat by seat; listed from first to last as the games do."""
    listed = [
        Standing(
            seat,
            place,
            [Point("X-1", Text("x", {}), 100 - place)],
            teams[seat] if teams else -1,
        )
        for seat, place in enumerate(places)
    ]
    return sorted(listed, key=lambda standing: standing.place)


def test_rank_goes_from_one_to_minus_one_in_even_steps() -> None:
    assert utility("rank")(result(2, 1)) == [-1, 1]
    assert utility("rank")(result(3, 1, 2)) == [-1, 1, 0]
    assert utility("rank")(result(1, 2, 3, 4, 5)) == [1, 0.5, 0, -0.5, -1]


def test_a_shared_place_shares_its_steps() -> None:
    assert utility("rank")(result(1, 1)) == [0, 0]
    assert utility("rank")(result(1, 1, 3)) == [0.5, 0.5, -1]
    assert utility("rank")(result(1, 2, 2, 4)) == pytest.approx([1, 0, 0, -1])


def test_seats_of_a_team_share_and_sides_sum_to_zero() -> None:
    two_and_one = result(1, 2, 1, teams=(0, 1, 0))
    assert utility("rank")(two_and_one) == [1, -1, 1]
    three = result(2, 1, 3, 2, 1, teams=(0, 1, 2, 0, 1))
    assert utility("rank")(three) == [0, 1, -1, 0, 1]


def test_a_win_is_taken_from_the_others() -> None:
    assert utility("win")(result(2, 1, 3)) == [-0.5, 1, -0.5]
    assert utility("win")(result(1, 1, 3)) == [0.5, 0.5, -1]
    assert utility("win")(result(1, 1)) == [0, 0]
    assert utility("win")(result(1, 2, 1, teams=(0, 1, 0))) == [1, -1, 1]


def test_points_are_as_they_are() -> None:
    assert utility("points")(result(2, 1)) == [98, 99]


def test_an_unknown_utility_is_one_sentence() -> None:
    with pytest.raises(UserError, match="unknown utility 'rnk': did you mean 'rank'"):
        utility("rnk")
