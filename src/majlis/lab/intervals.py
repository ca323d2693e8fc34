"""How sure a figure is: 95% confidence intervals and tests, all of them SciPy's."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike
from scipy import stats

LEVEL: Final = 0.95
ROUNDING: Final = 1e-9  # what differs by less than this part of itself does not differ
POWER: Final = 0.8  # how often a change is to be noticed that is said to be noticeable


class Estimate(NamedTuple):
    """A figure with its 95% interval and the number of observations it rests on."""

    value: float
    low: float
    high: float
    seen: int

    def to_json(self) -> dict[str, float]:
        return {
            "value": round(self.value, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "count": self.seen,
        }


def share(wins: float, count: int) -> Estimate | None:
    """A share of wins with Wilson's interval; None where nothing was observed.

    A shared win counts as a part, so `wins` need not be whole; the interval then lies between those
    of the whole numbers around it. Parts vary less than whole wins, so it is rather too wide.

    >>> [round(figure, 3) for figure in share(8, 10)]
    [0.8, 0.49, 0.943, 10]
    """
    if count == 0:
        return None
    below = math.floor(wins + 1e-9)
    above = min(count, below + 1)
    weight = min(max(wins - below, 0.0), 1.0) if above > below else 0.0
    lower, upper = (np.array(_wilson(whole, count)) for whole in (below, above))
    low, high = (1 - weight) * lower + weight * upper
    return Estimate(wins / count, float(low), float(high), count)


def _wilson(wins: int, count: int) -> tuple[float, float]:
    interval = stats.binomtest(wins, count).proportion_ci(LEVEL, method="wilson")
    return float(interval.low), float(interval.high)


def average(values: Sequence[float]) -> Estimate | None:
    """A mean with Student's interval; a single value has no width to speak of."""
    if not values:
        return None
    array = np.asarray(values, dtype=float)
    mean = float(array.mean())
    error = float(stats.sem(array)) if len(array) > 1 else 0.0
    if error == 0.0:
        return Estimate(mean, mean, mean, len(array))
    low, high = stats.t.interval(LEVEL, len(array) - 1, loc=mean, scale=error)
    return Estimate(mean, float(low), float(high), len(array))


class Paired(NamedTuple):
    """By how much the second of two figures is greater, where both come from the same deals.

    What the deals have in common is in neither: only what a change changed is left, so that far
    fewer games show it than if they had nothing to do with each other.
    """

    value: float
    low: float
    high: float
    p: float  # of Student's test on the differences; 1 where no pair differs
    pairs: int
    equal: int  # pairs with the same figure in both
    smallest: float  # the change that so many pairs would show in four runs of five
    deviation: float  # of the differences

    def needed(self, width: float) -> int:
        """How many pairs would make an interval of so much to either side."""
        return max(2, math.ceil((stats.norm.ppf((1 + LEVEL) / 2) * self.deviation / width) ** 2))


def paired(first: ArrayLike, second: ArrayLike) -> Paired | None:
    """Student's comparison of pairs; None where there are fewer than two."""
    one, two = np.asarray(first, dtype=float), np.asarray(second, dtype=float)
    if len(one) < 2:
        return None
    differences = two - one
    count, deviation = len(differences), float(differences.std(ddof=1))
    value, equal = float(differences.mean()), int((differences == 0).sum())
    if deviation <= ROUNDING * abs(value):
        # Every pair differs by the same: no test has anything to say about that.
        return Paired(value, value, value, float(value == 0), count, equal, 0.0, 0.0)
    test = stats.ttest_rel(two, one)
    interval = test.confidence_interval(LEVEL)
    shown = stats.t.ppf((1 + LEVEL) / 2, count - 1) + stats.t.ppf(POWER, count - 1)
    return Paired(
        value,
        float(interval.low),
        float(interval.high),
        float(test.pvalue),
        count,
        equal,
        float(shown) * deviation / math.sqrt(count),
        deviation,
    )


def corrected(chances: Sequence[float | None]) -> list[float | None]:
    """Chances of several tests, corrected for how many they are (Benjamini and Hochberg)."""
    tested = [chance for chance in chances if chance is not None]
    if not tested:
        return [None for _ in chances]
    found = iter(stats.false_discovery_control(tested))
    return [None if chance is None else float(next(found)) for chance in chances]


def contrast(wins: float, count: int, other_wins: float, other_count: int) -> float | None:
    """The chance of two shares at least this unlike if they were equal (Fisher's exact test).

    It holds for few observations too; parts of shared wins are rounded to whole ones.
    """
    if not count or not other_count:
        return None
    won, other = round(wins), round(other_wins)
    table = np.array([[won, count - won], [other, other_count - other]])
    return float(stats.fisher_exact(table).pvalue)


def evenness(wins: Sequence[float]) -> float | None:
    """The chance of wins at least this uneven if all were equally strong (chi-squared)."""
    if len(wins) < 2 or sum(wins) == 0:
        return None
    return float(stats.chisquare(list(wins)).pvalue)
