"""Who is winning: each seat's chance in a position, for looking back at a game."""

from functools import partial
from typing import Final

from majlis.bots.evaluators import load_constants, load_evaluator
from majlis.bots.search import SearchBot
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
    return load_evaluator(rules.meta.name).calibrated(st, raw)


def raw_chances(
    rules: Rules, st: State, budget: int, rng: Rng, seat: int = EVERYTHING
) -> list[float]:
    """The same before calibration: what `majlis calibrate` fits."""
    evaluator = load_evaluator(rules.meta.name)
    if not st.frames:
        return evaluator.result(st)
    redeal = partial(_same_deal, st) if seat == EVERYTHING else partial(rules.redeal, st, seat)
    if budget <= 0:
        return evaluator.chances(redeal(rng))
    bot = SearchBot(rng, evaluator, budget, constants=load_constants(rules.meta.name))
    return bot.search(redeal, False).chances()


def _same_deal(st: State, rng: Rng) -> State:
    """The state with what is hidden in it, but with other luck to come."""
    new = st.copy()
    new.rng = rng.split()
    return new
