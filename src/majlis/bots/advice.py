"""Who is winning: each seat's chance in a position, for looking back at a game."""

from collections.abc import Callable
from functools import partial
from typing import Final

from majlis.bots.source import Estimate, estimate, source_of
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Rules
from majlis.kernel.state import State

EVERYTHING: Final = -2  # in place of a seat: whoever knows all that is hidden


def win_chances(
    rules: Rules, st: State, budget: int, rng: Rng, seat: int = EVERYTHING
) -> list[float]:
    """The calibrated chance of each seat to win; of a finished game, the result.

    It looks at all that is hidden, as is fair when a game is over; with a `seat` it knows what that
    seat knows (-1: a spectator). Luck to come is unknown either way. `budget` is a number of search
    iterations: 60 smooth what the middle of an act makes uneven, 0 is a glance.
    """
    raw = raw_chances(rules, st, budget, rng, seat)
    return source_of(rules.meta.name).calibrated(st, raw)


def raw_chances(
    rules: Rules, st: State, budget: int, rng: Rng, seat: int = EVERYTHING
) -> list[float]:
    """The same before calibration: what `majlis calibrate` fits."""
    source = source_of(rules.meta.name)
    if not st.frames:
        return source.evaluator.result(st)
    redeal = _deals(rules, st, seat)
    if budget <= 0:
        return source.glance(redeal(rng))
    return source.searcher(rng, budget).search(redeal, False).chances()


def estimates(
    rules: Rules, st: State, budget: int, seed: str, seat: int = EVERYTHING
) -> list[Estimate]:
    """The same with how far each chance may be off."""
    source = source_of(rules.meta.name)
    if not st.frames or budget <= 0:
        found = win_chances(rules, st, budget, Rng.from_seed(seed), seat)
        return [Estimate(chance, 0.0) for chance in found]
    groups = source.groups(_deals(rules, st, seat), st, budget, seed)
    return [estimate([group[one] for group in groups]) for one in range(len(groups[0]))]


def _deals(rules: Rules, st: State, seat: int) -> Callable[[Rng], State]:
    return partial(_same_deal, st) if seat == EVERYTHING else partial(rules.redeal, st, seat)


def _same_deal(st: State, rng: Rng) -> State:
    """The state with what is hidden in it, but with other luck to come."""
    new = st.copy()
    new.rng = rng.split()
    return new
