"""Tunes the weights of an evaluator by self-play: the cross-entropy method, reproducible by seed.

Candidates are drawn around the present weights and play greedy games against them, all on the same
deals; the best of them make the next centre, and the search narrows.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import cos, log, pi, sqrt
from typing import NamedTuple

from majlis.bots.bot import polite
from majlis.bots.evaluators import load_evaluator
from majlis.bots.greedy import GreedyBot
from majlis.games.catalogue import game
from majlis.kernel.rng import MASK, Rng
from majlis.kernel.rules import Config
from majlis.lab.duel import play_bots, win_share

MARGIN = 0.01  # what a point of margin adds to a win share of 0 to 1: it breaks ties early on


class Generation(NamedTuple):
    """What one round of the search found."""

    number: int
    best: float  # the score of the best candidate: above 0.5 is better than the centre
    weights: dict[str, float]


def tune(
    name: str,
    players: int,
    seed: str,
    generations: int,
    population: int,
    games: int,
    jobs: int,
) -> Iterator[Generation]:
    """Better and better weights, one generation after the other."""
    made = load_evaluator(name)
    centre = list(made.weights)
    width = [max(abs(weight), 0.05) * 0.5 for weight in centre]
    rng = Rng.from_seed(f"tune {name} {seed}")
    with ProcessPoolExecutor(jobs) as pool:
        for number in range(generations):
            candidates = [centre] + [
                [w + d * _normal(rng) for w, d in zip(centre, width, strict=True)]
                for _ in range(population)
            ]
            deal = f"{seed}/{number}"
            rate: Callable[[list[float]], float] = partial(
                score, name, players, centre, deal, games
            )
            scores = list(pool.map(rate, candidates))
            order = sorted(range(len(candidates)), key=lambda i: -scores[i])
            elite = [candidates[i] for i in order[: max(2, population // 4)]]
            centre = [sum(column) / len(elite) for column in zip(*elite, strict=True)]
            width = [d * 0.85 for d in width]
            weights = dict(zip(made.NAMES, (round(w, 4) for w in centre), strict=True))
            yield Generation(number + 1, scores[order[0]], weights)


def score(
    name: str, players: int, centre: list[float], deal: str, games: int, weights: list[float]
) -> float:
    """The win share of greedy play with these weights against the centre's, seats rotated."""
    made = load_evaluator(name)
    rules = game(name)
    mine = type(made)(rules, weights, made.spread)
    theirs = type(made)(rules, centre, made.spread)
    total = 0.0
    for number in range(games):
        seat = number % players
        bots = [
            polite(
                GreedyBot(Rng.from_seed(f"{deal}/{number}/{s}"), mine if s == seat else theirs, 2),
                name,
            )
            for s in range(players)
        ]
        standings = play_bots(rules, Config(players), f"{deal}/{number // players}", bots)
        points = {s.seat: s.total for s in standings}
        others = max(points[s] for s in range(players) if s != seat)
        total += win_share(standings, seat) * players / 2 + MARGIN * (points[seat] - others)
    return total / games


def _normal(rng: Rng) -> float:
    """A normal deviate (Box and Muller)."""
    first = (rng.word() + 1) / (MASK + 2)
    second = rng.word() / (MASK + 1)
    return sqrt(-2 * log(first)) * cos(2 * pi * second)
