"""How strong a network is as it learns: games against fixed bots, on processes of their own."""

import shutil
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from majlis.bots.network import network as network_again
from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.kernel.rules import Config
from majlis.lab.game import play_game, win_parts
from majlis.lab.seating import one_against_all, sides

CERTAIN: Final = 1.96  # 95% of a normal distribution
CHUNK: Final = 5  # games of a task


class Trial:
    """The network on one side, a fixed bot on all others; every side in turn, the same deals."""

    def __init__(
        self, name: str, players: int, bots: Sequence[str], games: int, hands: int = 1
    ) -> None:
        self.name = name
        self.players = players
        self.bots = bots
        self.games = games
        self._pool = ProcessPoolExecutor(hands, get_context("spawn"))
        self._running: list[tuple[Json, list[Future[float]]]] = []
        self._par = len(sides(game(name), Config(players)))

    def begin(self, network: Path, minutes: float) -> None:
        """Tries what is in the file, unless a trial is going on."""
        if self._running:
            return
        scratch = network.with_name(f"trial-{network.name}")
        shutil.copyfile(network, scratch)  # the run goes on writing its own
        for bot in self.bots:
            for choices, spec in (
                ("best", f"network:{scratch}"),
                ("drawn", f"network:{scratch}:1"),
            ):
                row = {"trial": bot, "minutes": round(minutes, 2), "choices": choices}
                cuts = range(0, self.games, CHUNK)
                jobs = [
                    self._pool.submit(
                        won, self.name, self.players, spec, bot, cut, min(cut + CHUNK, self.games)
                    )
                    for cut in cuts
                ]
                self._running.append((row, jobs))

    def found(self, wait: bool = False) -> list[Json]:
        """What the last trial showed, once it is over."""
        if not wait and not all(job.done() for _, jobs in self._running for job in jobs):
            return []
        rows = []
        for row, jobs in self._running:
            wins = sum(job.result() for job in jobs)
            low, high = wilson(wins, self.games)
            figures = {"wins": wins / self.games, "low": low, "high": high, "games": self.games}
            rows.append({**row, "players": self.players, **figures, "par": 1 / self._par})
        self._running = []
        return rows

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def won(name: str, players: int, bot: str, field: str, first: int, last: int) -> float:
    """How many of these games a bot wins alone against the field; a shared win is a part."""
    rules = game(name)
    config = Config(players)
    table = sides(rules, config)
    network_again.cache_clear()
    wins = 0.0
    for number in range(first, last):
        by_side = one_against_all([bot], field, len(table), number)
        seats = {seat: who for seats, who in zip(table, by_side, strict=True) for seat in seats}
        names = [seats[seat] for seat in range(players)]
        end, _ = play_game(rules, config, f"trial/{number // len(table)}", names)
        places = {s.seat: s.place for s in rules.standings(end)}
        parts = win_parts([places[seats[0]] for seats in table])
        wins += parts[by_side.index(bot)]
    return wins


def wilson(wins: float, games: int) -> tuple[float, float]:
    """A 95% interval of a share; the lab's own needs SciPy, and learners go where there is none.

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    """
    share, z = wins / games, CERTAIN * CERTAIN / games
    middle = (share + z / 2) / (1 + z)
    half = sqrt(share * (1 - share) * z + z * z / 4) / (1 + z)
    return max(0.0, middle - half), min(1.0, middle + half)


def told(row: Json) -> str:
    """A row in one line."""
    return (
        f"{row['minutes']:.1f} min: {row['choices']} choices against {row['trial']}, "
        f"{row['players']} players: {row['wins']:.0%} of {row['games']} games "
        f"({row['low']:.0%}-{row['high']:.0%}, par {row['par']:.0%})"
    )
