"""Tunes what bots play with by self-play: the cross-entropy method, reproducible by seed.

Candidates are drawn around the present values and play against them, all on the same deals; the
best of them make the next centre, and the search narrows. At the end the new values play the old
ones on deals that neither has seen.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from math import cos, exp, log, pi, sqrt
from typing import Final, NamedTuple, Protocol

from majlis.bots import Bot
from majlis.bots.evaluators import load_constants, load_evaluator
from majlis.bots.greedy import GreedyBot
from majlis.bots.search import Constants, SearchBot
from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.kernel.rng import MASK, Rng
from majlis.kernel.rules import Config, read_config
from majlis.lab.duel import play_bots, win_share
from majlis.lab.seating import sides
from majlis.lab.workers import Workers

MARGIN: Final = 0.01  # what a point of margin adds to a win share: it breaks ties early on
NARROWER: Final = 0.85  # the width of a generation beside the one before
SAMPLES: Final = 2  # of a greedy bot that is tuned: quicker than at the table

Vector = list[float]


class Tunable(Protocol):
    """Something to tune: where it stands, how far to look, and a bot that plays with it."""

    section: str  # of the file of the bots
    names: tuple[str, ...]

    def start(self) -> Vector: ...

    def width(self) -> Vector: ...

    def bot(self, vector: Sequence[float], rng: Rng) -> Bot: ...

    def values(self, vector: Sequence[float]) -> dict[str, float]: ...


class Weights:
    """The weights of an evaluator, tried by greedy bots."""

    section: str = "weights"

    def __init__(self, name: str) -> None:
        self.name = name
        self.names: tuple[str, ...] = load_evaluator(name).NAMES

    def start(self) -> Vector:
        return list(load_evaluator(self.name).weights)

    def width(self) -> Vector:
        return [max(abs(weight), 0.05) * 0.5 for weight in self.start()]

    def bot(self, vector: Sequence[float], rng: Rng) -> Bot:
        made = load_evaluator(self.name)
        own = type(made)(made.rules, list(vector), made.spread, made.early, made.late)
        return GreedyBot(rng, own, SAMPLES)

    def values(self, vector: Sequence[float]) -> dict[str, float]:
        return dict(zip(self.names, (round(weight, 4) for weight in vector), strict=True))


class SearchConstants:
    """The constants of the search, tried by searching bots; they are positive, so their logarithms
    are what is varied."""

    section: str = "search"
    names: tuple[str, ...] = ("explore", "bias")

    def __init__(self, name: str, iterations: int) -> None:
        self.name = name
        self.iterations = iterations

    def start(self) -> Vector:
        now = load_constants(self.name)
        return [log(now.explore), log(now.bias)]

    def width(self) -> Vector:
        return [0.7] * len(self.names)

    def bot(self, vector: Sequence[float], rng: Rng) -> Bot:
        constants = Constants(**self.values(vector))
        made = load_evaluator(self.name)
        return SearchBot(rng, made, self.iterations, constants=constants)

    def values(self, vector: Sequence[float]) -> dict[str, float]:
        return dict(zip(self.names, (round(exp(value), 4) for value in vector), strict=True))


class Generation(NamedTuple):
    """What one round of the search found."""

    number: int
    best: float  # the score of the best candidate: above 0.5 is better than the centre
    centre: Vector


def tune(
    what: Tunable,
    name: str,
    config: Config,
    seed: str,
    generations: int,
    population: int,
    games: int,
    workers: Workers,
) -> Iterator[Generation]:
    """Better and better values, one generation after the other."""
    centre = what.start()
    width = what.width()
    rng = Rng.from_seed(f"tune {name} {seed}")
    for number in range(generations):
        candidates = [centre] + [
            [w + d * _normal(rng) for w, d in zip(centre, width, strict=True)]
            for _ in range(population)
        ]
        play = partial(_score, what, name, config.to_json(), centre, f"{seed}/{number}", games)
        scores = dict(workers.run(play, list(enumerate(candidates))))
        order = sorted(scores, key=lambda index: (-scores[index], index))
        elite = [candidates[index] for index in order[: max(2, population // 4)]]
        centre = [sum(column) / len(elite) for column in zip(*elite, strict=True)]
        width = [d * NARROWER for d in width]
        yield Generation(number + 1, scores[order[0]], centre)


def duel(
    what: Tunable, name: str, config: Config, new: Vector, seed: str, games: int, workers: Workers
) -> Iterator[float]:
    """The win shares of the new values alone against the old ones, sides rotated."""
    play = partial(_share, what, name, config.to_json(), what.start(), f"{seed}/duel", new)
    yield from workers.run(play, range(games))


def _score(
    what: Tunable,
    name: str,
    config: Json,
    centre: Vector,
    deal: str,
    games: int,
    candidate: tuple[int, Vector],
) -> tuple[int, float]:
    """The number of a candidate, and its win share scaled so that par is a half."""
    index, vector = candidate
    total = 0.0
    for number in range(games):
        won, margin, count = _game(what, name, config, centre, deal, vector, number)
        total += won * count / 2 + MARGIN * margin
    return index, total / games


def _share(
    what: Tunable, name: str, config: Json, old: Vector, deal: str, new: Vector, number: int
) -> float:
    return _game(what, name, config, old, deal, new, number)[0]


def _game(
    what: Tunable, name: str, config: Json, others: Vector, deal: str, own: Vector, number: int
) -> tuple[float, int, int]:
    """One side with `own` values, all others with the others': its win share, by how many points
    it is ahead of the best of them, and the number of sides."""
    rules = game(name)
    made = read_config(config)
    table = sides(rules, made)
    mine = table[number % len(table)]
    bots = [
        what.bot(own if s in mine else others, Rng.from_seed(f"{deal}/{number}/{s}"))
        for s in range(made.players)
    ]
    standings = play_bots(rules, made, f"{deal}/{number // len(table)}", bots)
    points = {s.seat: s.total for s in standings}
    best = max(points[s] for s in range(made.players) if s not in mine)
    return win_share(standings, mine[0]), points[mine[0]] - best, len(table)


def _normal(rng: Rng) -> float:
    """A normal deviate (Box and Muller)."""
    first = (rng.word() + 1) / (MASK + 2)
    second = rng.word() / (MASK + 1)
    return sqrt(-2 * log(first)) * cos(2 * pi * second)
