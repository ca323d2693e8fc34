"""Positions of self-play: what each side was told, and what came of it."""

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from majlis.bots.advice import raw_chances
from majlis.bots.evaluators import load_evaluator
from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.state import State
from majlis.lab.game import play_game
from majlis.lab.workers import Workers

EVERY: Final = 9  # decisions between two positions of a game: neighbours tell the same


class Position(NamedTuple):
    """One position: the part of the game to come, and by side the chance told and what came."""

    game: int
    players: int
    ahead: float
    told: tuple[float, ...]
    came: tuple[float, ...]


def positions(
    name: str, bot: str, budget: int, seed: str, games: int, workers: Workers
) -> Iterator[list[Position]]:
    """The positions of each game, as games are finished; all numbers of players take turns."""
    task = partial(_observe, name, bot, budget, seed)
    for found in workers.run(task, range(games)):
        yield [Position(*entry) for entry in found]


def _observe(name: str, bot: str, budget: int, seed: str, number: int) -> Json:
    rules = game(name)
    counts = rules.meta.players
    players = counts[number % len(counts)]
    evaluator = load_evaluator(name)
    rng = Rng.from_seed(f"calibrate {seed}/{number}")
    seen: list[tuple[float, list[float]]] = []
    waited = rng.below(EVERY)

    def watch(st: State) -> None:
        nonlocal waited
        waited += 1
        if waited % EVERY == 0:
            seen.append((evaluator.ahead(st), raw_chances(rules, st, budget, rng)))

    end, _ = play_game(rules, Config(players), f"{seed}/{number}", [bot] * players, watch)
    teams = evaluator.teams(end)
    first = [teams.index(team) for team in sorted(set(teams))]  # one seat for each side
    result = evaluator.result(end)
    came = tuple(result[seat] for seat in first)
    return [
        (number, players, ahead, tuple(told[seat] for seat in first), came) for ahead, told in seen
    ]
