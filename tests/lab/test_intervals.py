"""Intervals and tests against values from the literature and from tables."""

import pytest

from majlis.lab.intervals import average, contrast, difference, evenness, share


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
    assert difference([1], [2, 3]) is None
    assert contrast(0, 0, 3, 5) is None
    assert evenness([3]) is None
    assert evenness([0, 0]) is None


def test_a_single_or_constant_value_has_no_width() -> None:
    for values in ([4.0], [4.0, 4.0, 4.0]):
        found = average(values)
        assert found is not None
        assert found.low == found.high == 4
    assert difference([4, 4], [4, 4]) is None
    assert difference([4, 4], [1, 9]) is None


def test_welch() -> None:
    found = difference([1, 2, 3, 4, 5], [2, 4, 6, 8, 10])
    assert found is not None
    assert found.value == 3
    assert found.p == pytest.approx(0.1075, abs=1e-4)  # t = 1.8974 with 5.88 degrees
    assert found.low < 0 < found.high
    assert not found.is_clear
    clear = difference([1, 2, 3] * 20, [4, 5, 6] * 20)
    assert clear is not None
    assert clear.is_clear


def test_fisher_and_the_tea() -> None:
    assert contrast(3, 4, 1, 4) == pytest.approx(0.4857, abs=1e-4)


def test_chi_squared() -> None:
    assert evenness([30, 20, 10]) == pytest.approx(0.00674, abs=1e-5)  # chi-squared 10, 2 degrees
    assert evenness([20, 20, 20]) == 1
