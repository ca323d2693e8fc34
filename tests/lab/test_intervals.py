"""Intervals and tests against values from the literature and from tables."""

import numpy as np
import pytest
from scipy import stats

from majlis.lab.intervals import average, contrast, corrected, evenness, paired, share


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson(wins: float, count: int, low: float, high: float) -> None:
    found = share(wins, count)
    assert found is not None
    assert found.value == pytest.approx(wins / count)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_a_shared_win_lies_between_whole_ones() -> None:
    three, part, four = share(3, 10), share(3.5, 10), share(4, 10)
    assert three is not None
    assert part is not None
    assert four is not None
    assert part.value == 0.35
    assert part.low == pytest.approx((three.low + four.low) / 2)
    assert three.high < part.high < four.high
    thirds = share(1 / 3 + 1 / 3 + 1 / 3, 5)
    one = share(1, 5)
    assert thirds is not None
    assert one is not None
    assert thirds.low == pytest.approx(one.low)


def test_student() -> None:
    found = average([1, 2, 3, 4, 5])
    assert found is not None
    assert (found.value, found.seen) == (3, 5)
    assert found.low == pytest.approx(3 - 2.7764 * 0.70711, abs=1e-4)  # t table, 4 degrees
    assert found.high == pytest.approx(3 + 2.7764 * 0.70711, abs=1e-4)


def test_nothing_observed_is_no_figure() -> None:
    assert share(0, 0) is None
    assert average([]) is None
    assert paired([1], [2]) is None
    assert contrast(0, 0, 3, 5) is None
    assert evenness([3]) is None
    assert evenness([0, 0]) is None


def test_a_single_or_constant_value_has_no_width() -> None:
    for values in ([4.0], [4.0, 4.0, 4.0]):
        found = average(values)
        assert found is not None
        assert found.low == found.high == 4
    same, shifted = paired([4, 7], [4, 7]), paired([4, 7], [5, 8])
    assert same is not None
    assert (same.value, same.low, same.high, same.p, same.equal) == (0, 0, 0, 1, 2)
    assert shifted is not None
    assert (shifted.value, shifted.low, shifted.p, shifted.equal) == (1, 1, 0, 0)


def test_pairs_are_compared_with_themselves() -> None:
    # Student's data of 1908: more sleep by two drugs, the same ten people.
    first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0]
    second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]
    found = paired(first, second)
    assert found is not None
    assert (found.pairs, found.equal) == (10, 1)
    assert found.value == pytest.approx(1.58)
    assert found.p == pytest.approx(0.00283, abs=1e-5)
    assert (found.low, found.high) == pytest.approx((0.7001, 2.4599), abs=1e-4)
    # Two groups of strangers would show nothing: Welch's test gives 0.0794.
    assert stats.ttest_ind(second, first, equal_var=False).pvalue == pytest.approx(0.0794, abs=1e-4)


def test_intervals_of_pairs_hold_the_truth_as_often_as_they_say() -> None:
    """Deals with luck of their own, a true change of half a point: 95 of 100 intervals hold it."""
    rng = np.random.default_rng(1)
    runs, held, noticed = 2000, 0, 0
    for _ in range(runs):
        luck = rng.normal(0, 10, 40)
        found = paired(luck + rng.normal(0, 1, 40), luck + 0.5 + rng.normal(0, 1, 40))
        assert found is not None
        held += found.low <= 0.5 <= found.high
        noticed += found.p < 0.05
        assert found.smallest < 1
    assert stats.binomtest(held, runs, 0.95).pvalue > 0.001
    assert noticed / runs == pytest.approx(0.585, abs=0.05)  # the power of t with 39 degrees


@pytest.mark.parametrize("part", [0.2, 0.5])
def test_the_smallest_change_that_pairs_show_is_shown_in_four_runs_of_five(part: float) -> None:
    rng = np.random.default_rng(2)
    runs, count = 2000, 60
    tried = [paired([0.0] * count, rng.normal(0, part, count)) for _ in range(200)]
    smallest = np.mean([one.smallest for one in tried if one is not None])
    noticed = 0
    for _ in range(runs):
        found = paired([0.0] * count, smallest + rng.normal(0, part, count))
        assert found is not None
        noticed += found.p < 0.05
    assert noticed / runs == pytest.approx(0.8, abs=0.04)


def test_as_many_pairs_as_are_called_for_make_the_interval_as_narrow_as_wished() -> None:
    rng = np.random.default_rng(3)
    few = paired([0.0] * 50, rng.normal(0, 2, 50))
    assert few is not None
    count = few.needed(0.25)
    many = paired([0.0] * count, rng.normal(0, 2, count))
    assert many is not None
    assert (many.high - many.low) / 2 == pytest.approx(0.25, rel=0.25)


def test_many_chances_are_corrected_and_those_that_are_none_stay_so() -> None:
    assert corrected([None, 0.01, 0.04, None, 0.9]) == [None, 0.03, pytest.approx(0.06), None, 0.9]
    assert corrected([None]) == [None]


def test_fisher_and_the_tea() -> None:
    assert contrast(3, 4, 1, 4) == pytest.approx(0.4857, abs=1e-4)


def test_chi_squared() -> None:
    assert evenness([30, 20, 10]) == pytest.approx(0.00674, abs=1e-5)  # chi-squared 10, 2 degrees
    assert evenness([20, 20, 20]) == 1
