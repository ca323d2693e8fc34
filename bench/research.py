"""Measures what the research interfaces cost: decisions a second, beside the bare engine.

Prints one JSON object. Every game is played at random by four seats, chance included, with the
observation and the mask of whoever must choose: many at once (`Games`), through OpenSpiel (also
without tensors), PettingZoo and Gymnasium (there of the learner's seat, while random bots, which
are shown their views, play the other three). `ratio` is how many times the bare engine is faster.
Figures are by processor time; those of several processes by the clock.

With `full` there are also Gymnasium's vector form, all cores, and what others have made
(`research_peers.py`), and a line of progress for each goes to the standard error. What is not
installed is told as `missing`, with the name of the package: OpenSpiel has no wheel everywhere.

    python bench/research.py [SECONDS] [full]
"""

import json
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from research_peers import PEERS, speed

import majlis
from majlis.games.catalogue import GAMES
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import play_out
from majlis.research import gym, zoo
from majlis.research.gym_vector import MajlisVector
from majlis.research.vector import Games
from majlis.research.workers import Workers, cores

PLAYERS = 4
ROWS = 256  # games at once, of each worker in each group


def bare(name: str) -> Callable[[int], int]:
    rules, rng = GAMES[name], Rng.from_seed("bench")
    return lambda number: play_out(rules.start(Config(PLAYERS), f"bench/{number}"), rng)


def through_openspiel(name: str, tensors: bool) -> Callable[[int], int]:
    import pyspiel

    from majlis.research import openspiel

    game = pyspiel.load_game(f"{openspiel.PREFIX}{name}(players={PLAYERS})")

    def play(number: int) -> int:
        chooser = random.Random(number)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, chances)[0])
                continue
            if tensors:
                state.observation_tensor(state.current_player())
            state.apply_action(chooser.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return play


def through_pettingzoo(name: str) -> Callable[[int], int]:
    env = zoo.env(name, PLAYERS)

    def play(number: int) -> int:
        chooser = np.random.default_rng(number)
        env.reset(seed=number)
        decisions = 0
        while True:
            observation, _, over, _, _ = env.last()
            if over:
                return decisions
            env.step(chooser.choice(np.flatnonzero(observation["action_mask"])))
            decisions += 1

    return play


class CountingBot:
    """Another bot, and how often it was asked."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.asked = 0

    def choose(self, view: Any, choices: list[int], redeal: Any) -> int:
        self.asked += 1
        choice: int = self.bot.choose(view, choices, redeal)
        return choice


def through_gymnasium(name: str) -> Callable[[int], int]:
    env = gym.MajlisEnv(name, PLAYERS, opponents="random")

    def play(number: int) -> int:
        chooser = np.random.default_rng(number)
        observation, _ = env.reset(seed=number)
        counting = {seat: CountingBot(bot) for seat, bot in env._bots.items()}
        env._bots.update(counting)
        decisions, over = 0, False
        while not over:
            action = chooser.choice(np.flatnonzero(observation["action_mask"]))
            observation, _, over, _, _ = env.step(action)
            decisions += 1
        return decisions + sum(bot.asked for bot in counting.values())

    return play


def at_random(masks: Any, rng: Any) -> Any:
    """An allowed action in each row, all equally likely."""
    allowed = np.flatnonzero(masks)
    counts = np.count_nonzero(masks, axis=1)
    first = np.cumsum(counts) - counts
    return allowed[first + (rng.random(len(masks)) * counts).astype(np.int64)] % masks.shape[1]


def through_games(name: str) -> Callable[[int], int]:
    games = Games(name, ROWS, players=PLAYERS)
    games.reset(0)
    rng = np.random.default_rng(0)

    def play(_: int) -> int:
        games.step(at_random(games.masks, rng))
        return ROWS

    return play


def through_vector_env(name: str) -> Callable[[int], int]:
    """Decisions of the others count: they are made on the way."""
    env = MajlisVector(64, name, PLAYERS, opponents=RandomPolicy())
    seen, _ = env.reset(seed=0)
    rng = np.random.default_rng(0)
    held = [seen["action_mask"]]

    def play(_: int) -> int:
        RandomPolicy.asked = 0
        seen, *_ = env.step(at_random(held[0].view(np.bool_), rng))
        held[0] = seen["action_mask"]
        return len(held[0]) + RandomPolicy.asked

    return play


class RandomPolicy:
    """Random opponents for many games in one call, and how often they were asked."""

    asked = 0

    def __init__(self) -> None:
        self.rng = np.random.default_rng(1)

    def act(self, observations: Any, masks: Any) -> Any:
        RandomPolicy.asked += len(masks)
        return at_random(masks, self.rng)


def on_cores(name: str, hands: int, seconds: float) -> float:
    """Decisions a second by the clock, chosen by this process while the other group plays."""
    with Workers(name, 2 * ROWS * hands, workers=hands, players=PLAYERS) as workers:
        workers.reset(0)
        rng = np.random.default_rng(0)
        decisions = 0
        for _ in range(40):
            workers.send(at_random(workers.recv().masks, rng))
        began = time.perf_counter()
        while not decisions or time.perf_counter() - began < seconds:
            group = workers.recv()
            workers.send(at_random(group.masks, rng))
            decisions += group.count
        return decisions / (time.perf_counter() - began)


def scaling(name: str, seconds: float) -> dict[str, Any]:
    """One worker and all; one core is left for what chooses, where there are more than two."""
    hands = max(1, cores() - 1) if cores() > 2 else cores()
    one, every = (on_cores(name, count, seconds) for count in (1, hands))
    return {
        "decisions_per_second": every,
        "workers": hands,
        "one_worker": one,
        "share_of_linear": every / one / hands,
    }


class Progress:
    """Says on the standard error what is measured, where it is asked for."""

    def __init__(self, steps: int, is_on: bool) -> None:
        self.steps, self.is_on, self.done = steps, is_on, 0

    def __call__(self, what: str) -> None:
        self.done += 1
        if self.is_on:
            sys.stderr.write(f"measuring {self.done}/{self.steps}: {what}\n")
            sys.stderr.flush()


def speed_if_there(make: Callable[[], Callable[[int], int]], seconds: float) -> dict[str, Any]:
    """The speed, or the package that is missing."""
    try:
        return dict(speed(make(), seconds))
    except ImportError as problem:
        return {"missing": problem.name or str(problem)}


def measure(name: str, seconds: float, is_full: bool, say: Progress) -> dict[str, dict[str, Any]]:
    say(f"{name}, bare engine")
    figures: dict[str, dict[str, Any]] = {"engine": speed(bare(name), seconds)}
    ways: dict[str, Callable[[], Callable[[int], int]]] = {
        "games": lambda: through_games(name),
        "openspiel": lambda: through_openspiel(name, tensors=False),
        "openspiel_tensors": lambda: through_openspiel(name, tensors=True),
        "pettingzoo": lambda: through_pettingzoo(name),
        "gymnasium": lambda: through_gymnasium(name),
    }
    if is_full:
        ways["gymnasium_vector"] = lambda: through_vector_env(name)
    for way, make in ways.items():
        say(f"{name}, {way}")
        figures[way] = speed_if_there(make, seconds)
    if is_full:
        say(f"{name}, workers")
        figures["workers"] = scaling(name, seconds)
    engine = figures["engine"]["decisions_per_second"]
    for entry in figures.values():
        if "missing" not in entry:
            entry["ratio"] = engine / entry["decisions_per_second"]
    return figures


def beside(seconds: float, say: Progress) -> dict[str, dict[str, Any]]:
    """What others have made, as far as it is installed."""
    figures: dict[str, dict[str, Any]] = {}
    for name, (whose, make) in PEERS.items():
        say(f"{name} ({whose})")
        figures[name] = {"whose": whose, **speed_if_there(make, seconds)}
    return figures


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    is_full = "full" in sys.argv[2:]
    say = Progress(len(GAMES) * 8 + len(PEERS), is_full)
    load = os.getloadavg() if hasattr(os, "getloadavg") else (0.0,)
    report: dict[str, Any] = {
        "engine": majlis.ENGINE,
        "players": PLAYERS,
        "cores": cores(),
        "load_before": round(load[0], 2),
        "games": {name: measure(name, seconds, is_full, say) for name in GAMES},
    }
    if is_full:
        report["peers"] = beside(seconds, say)
    json.dump(report, sys.stdout)


if __name__ == "__main__":
    main()
