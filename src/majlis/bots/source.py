"""Where chances come from: a game's network where it has one, its evaluator where it has none.

Hints, reviews and all that tells people how somebody stands ask the same source, so that they never
speak against each other.
"""

import importlib
from collections.abc import Callable
from functools import cache
from math import sqrt
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from majlis.bots.evaluator import Evaluator
from majlis.bots.evaluators import load_constants, load_evaluator
from majlis.bots.levels import missing
from majlis.bots.search import SearchBot, Searcher
from majlis.kernel.rng import Rng
from majlis.kernel.state import State

# An estimate is the mean of so many smaller ones that know nothing of each other, each of so many
# iterations at least: their spread tells how far it can be trusted.
MOST_GROUPS: Final = 8
LEAST_GROUPS: Final = 2
GROUP: Final = 12
# By how many groups: Student's factor of a 95% interval.
STUDENT: Final = (0.0, 0.0, 12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36)


class Estimate(NamedTuple):
    """A figure, and how far it may be off: half of its 95% interval."""

    value: float
    error: float


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Chances from the evaluator of a game; the base of other sources."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.evaluator: Evaluator = load_evaluator(name)

    def searcher(self, rng: Rng, iterations: int) -> Searcher:
        """A search with so many iterations."""
        constants = load_constants(self.name)
        return SearchBot(rng, self.evaluator, iterations, constants=constants)

    def glance(self, st: State) -> list[float]:
        """The chance of each seat without any search."""
        return self.evaluator.chances(st)

    def calibrated(self, st: State, chances: list[float]) -> list[float]:
        """Chances as a search or a glance tells them, made true."""
        return self.evaluator.calibrated(st, chances)

    def groups(
        self, redeal: Callable[[Rng], State], at: State, budget: int, seed: str
    ) -> list[list[float]]:
        """Several estimates of the calibrated chances of each seat, each from luck of its own.

        The states that the groups imagine hang on the seed and their number alone: what is asked
        with the same seed is looked at in the same worlds.
        """
        count = max(LEAST_GROUPS, min(MOST_GROUPS, budget // GROUP))
        found: list[list[float]] = []
        for number in range(count):
            worlds = _Worlds(redeal, Rng.from_seed(f"world {number} {seed}"))
            bot = self.searcher(Rng.from_seed(f"search {number} {seed}"), max(1, budget // count))
            found.append(self.calibrated(at, bot.search(worlds.next, False).chances()))
        return found


class _Worlds:
    """Imagined states in an order that does not hang on who looks at them."""

    def __init__(self, redeal: Callable[[Rng], State], rng: Rng) -> None:
        self.redeal = redeal
        self.rng = rng

    def next(self, rng: Rng) -> State:
        return self.redeal(self.rng)


def estimate(values: list[float]) -> Estimate:
    """The mean of values that know nothing of each other, and half of its 95% interval."""
    count = len(values)
    mean = sum(values) / count
    if count < LEAST_GROUPS:
        return Estimate(mean, 0.0)
    spread = sum([(value - mean) ** 2 for value in values]) / (count - 1)
    return Estimate(mean, STUDENT[min(count, MOST_GROUPS)] * sqrt(spread / count))


@cache
def source_of(game: str) -> Source:
    """The best source that a game has here."""
    if missing(game) is None:
        found: Source = importlib.import_module("majlis.bots.networks").NetworkSource(game)
        return found
    return Source(game)
