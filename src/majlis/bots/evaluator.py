"""How good a position is: a short list of named features with weights, one file a game."""

from math import exp
from typing import ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from majlis.kernel.codec import nearest
from majlis.kernel.options import UserError
from majlis.kernel.rules import Rules
from majlis.kernel.state import State

LEAST_POWER: Final = 0.1


class Term(NamedTuple):
    """A part of what a seat may expect, for people: what is counted, and what that is worth.

    `name` is the key of its words after `coach-`, `ref` the name of the thing that it is about
    where there are several of a kind. `number` is one of the game, `worth` its points with all
    weights.
    """

    name: str
    ref: str
    number: int
    worth: float


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Turns a state into a win chance for each seat.

    A game's evaluator names its features and counts them for a seat; the sum of features times
    weights is what the seat may expect in points, and a difference of `spread` points is worth a
    factor of e in the chance to win. Seats of one team share their chance.

    That is made for choosing: only the order counts. Where a chance is told to people it is
    calibrated: its odds are raised to a power that grows from `early` to `late` as the game goes
    on, fitted on self-play by `majlis calibrate`.
    """

    NAMES: ClassVar[tuple[str, ...]] = ()
    # The terms of another seat that everybody can count.
    OPEN: ClassVar[tuple[str, ...]] = ()
    # The terms that not even the seat itself can count.
    HIDDEN: ClassVar[tuple[str, ...]] = ()
    # What a term is about on the board: how the names of such things begin.
    ABOUT: ClassVar[dict[str, tuple[str, ...]]] = {}

    def __init__(
        self,
        rules: Rules,
        weights: list[float],
        spread: float,
        early: float = 1.0,
        late: float = 1.0,
    ) -> None:
        if len(weights) != len(self.NAMES):
            raise ValueError(f"expected {len(self.NAMES)} weights, found {len(weights)}")
        self.rules = rules
        self.weights = weights
        self.spread = spread
        self.early = early
        self.late = late

    def ahead(self, st: State) -> float:
        """The part of the game that is still to come: 1 in the beginning, 0 in the end."""
        raise NotImplementedError

    def features(self, st: State, seat: int) -> list[float]:
        """What the seat has and may hope for, in the order of NAMES."""
        raise NotImplementedError

    def terms(self, st: State, seat: int) -> list[Term]:
        """The expectation of the seat once more, in numbers that a player counts too.

        Features that hang on one number of the game are one term, one that adds several up is one
        for each. Together they are worth what `expectation` says.
        """
        raise NotImplementedError

    def seats(self, st: State) -> int:
        """How many players there are."""
        raise NotImplementedError

    def teams(self, st: State) -> list[int]:
        """The side that each seat plays on; everybody alone unless the game has teams."""
        return list(range(self.seats(st)))

    def expectation(self, st: State, seat: int) -> float:
        """The points that the seat may expect at the end."""
        total = 0.0
        features = self.features(st, seat)
        for index in range(len(features)):
            total += features[index] * self.weights[index]
        return total

    def chances(self, st: State) -> list[float]:
        """The chance of each seat to win; of a finished game, the result."""
        if not st.frames:
            return self.result(st)
        count = self.seats(st)
        teams = self.teams(st)
        sides = max(teams) + 1
        strength = [0.0] * sides
        members = [0] * sides
        for seat in range(count):
            strength[teams[seat]] += self.expectation(st, seat)
            members[teams[seat]] += 1
        best = max([strength[side] / members[side] for side in range(sides)])
        shares = [exp((strength[s] / members[s] - best) / self.spread) for s in range(sides)]
        total = sum(shares)
        return [shares[teams[seat]] / total for seat in range(count)]

    def calibrated(self, st: State, chances: list[float]) -> list[float]:
        """Chances of all seats in a position, as `chances` or a search tell them, made true."""
        if not st.frames:
            return chances
        return self.raised(st, chances, self.power(st))

    def raised(self, st: State, chances: list[float], power: float) -> list[float]:
        """Chances of all seats with their odds raised to a power."""
        teams = self.teams(st)
        shares = [0.0] * (max(teams) + 1)
        for seat in range(len(teams)):
            shares[teams[seat]] = chances[seat] ** power
        total = sum(shares)
        return [shares[team] / total for team in teams]

    def calibrated_one(self, st: State, chance: float) -> float:
        """The same for one seat whose chance alone is known: the other sides count as equal."""
        if not st.frames or chance <= 0.0 or chance >= 1.0:
            return chance
        power = self.power(st)
        others = max(self.teams(st))
        own = chance**power
        return float(own / (own + others * ((1.0 - chance) / others) ** power))

    def power(self, st: State) -> float:
        """How much surer, or less sure, the evaluator should be at this point of the game."""
        return power_at(self.early, self.late, self.ahead(st))

    def result(self, st: State) -> list[float]:
        """A shared win is shared by the sides that have it; members of a side win together."""
        standings = self.rules.standings(st)
        teams = self.teams(st)
        winners = {teams[s.seat] for s in standings if s.place == 1}
        return [1.0 / len(winners) if team in winners else 0.0 for team in teams]


def power_at(early: float, late: float, ahead: float) -> float:
    """A straight line from `early` to `late`, but always some trust: the order must not turn."""
    return max(LEAST_POWER, late + (early - late) * ahead)


def read_weights(names: tuple[str, ...], table: dict[str, float]) -> list[float]:
    """Weights by name, in the order of the features; each must be there, and no other."""
    for name in table:
        if name not in names:
            raise UserError(f"unknown feature {name!r}: {nearest(name, names)}")
    missing = [name for name in names if name not in table]
    if missing:
        raise UserError(f"no weight for {missing[0]!r}")
    return [float(table[name]) for name in names]
