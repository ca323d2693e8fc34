"""Makes chances true: of positions that are told as 70%, seven in ten should be won.

Bots play each other, positions are told a chance along the way, and the power of the odds is
fitted to how the games ended: one for the beginning and one for the end of a game, with a straight
line between them (a logistic regression with these two unknowns, by maximum likelihood).
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import numpy as np
from scipy.optimize import minimize

from majlis.bots.evaluator import power_at
from majlis.kernel.codec import Json
from majlis.lab.positions import Position

LEAST: Final = 1e-4  # of a chance, before its logarithm is taken
BINS: Final = 5


class Fit(NamedTuple):
    """The powers, and the mean logarithmic loss without and with them."""

    early: float
    late: float
    before: float
    after: float


def fit(found: Sequence[Position]) -> Fit:
    """The powers under which the results are likeliest."""

    def cost(powers: np.ndarray[tuple[int], np.dtype[np.float64]]) -> float:
        return loss(found, float(powers[0]), float(powers[1]))

    best = minimize(cost, np.ones(2), method="BFGS")
    early, late = (round(float(value), 3) for value in best.x)
    return Fit(early, late, loss(found, 1.0, 1.0), loss(found, early, late))


def loss(found: Iterable[Position], early: float, late: float) -> float:
    """The mean logarithmic loss of the chances with these powers."""
    total = 0.0
    count = 0
    for position in found:
        logs = np.log(np.maximum(position.told, LEAST)) * power(position, early, late)
        total += float(np.logaddexp.reduce(logs) - np.dot(position.came, logs))
        count += 1
    return total / count


def power(position: Position, early: float, late: float) -> float:
    """As `Evaluator.power` has it."""
    return power_at(early, late, position.ahead)


def reliability(found: Iterable[Position], early: float, late: float) -> list[Json]:
    """What was told beside what came, for each fifth of the range of chances."""
    rows = [[0, 0.0, 0.0] for _ in range(BINS)]
    for position in found:
        shares = [chance ** power(position, early, late) for chance in position.told]
        for share, came in zip(shares, position.came, strict=True):
            chance = share / sum(shares)
            row = rows[min(BINS - 1, int(chance * BINS))]
            row[0] += 1
            row[1] += chance
            row[2] += came
    return [
        {"count": int(count), "told": told / count, "came": came / count}
        for count, told, came in rows
        if count
    ]
