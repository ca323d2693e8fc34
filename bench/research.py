"""Measures what the research wrappers cost: decisions a second, beside the bare engine.

Prints one JSON object. Every game is played at random by four seats, chance included: through
OpenSpiel (choices alone, and with the tensor of the seat that decides), through PettingZoo and
through Gymnasium (tensor and mask at every decision; in Gymnasium of the learner's seat, while
random bots, which are shown their views, play the other three). `ratio` is how many times the bare
engine is faster.

    python bench/research.py [SECONDS]
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

import majlis
from majlis.games.catalogue import GAMES
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import play_out
from majlis.research import gym, openspiel, zoo

PLAYERS = 4


def bare(name: str) -> Callable[[int], int]:
    rules, rng = GAMES[name], Rng.from_seed("bench")
    return lambda number: play_out(rules.start(Config(PLAYERS), f"bench/{number}"), rng)


def through_openspiel(name: str, tensors: bool) -> Callable[[int], int]:
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


def speed(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second over whole games."""
    play(0)
    decisions = games = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        games += 1
        decisions += play(games)
    return decisions / spent


def measure(name: str, seconds: float) -> dict[str, dict[str, float]]:
    engine = speed(bare(name), seconds)
    ways = {
        "openspiel": through_openspiel(name, tensors=False),
        "openspiel_tensors": through_openspiel(name, tensors=True),
        "pettingzoo": through_pettingzoo(name),
        "gymnasium": through_gymnasium(name),
    }
    figures = {"engine": {"decisions_per_second": engine, "ratio": 1.0}}
    for way, play in ways.items():
        found = speed(play, seconds)
        figures[way] = {"decisions_per_second": found, "ratio": engine / found}
    return figures


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    figures = {name: measure(name, seconds) for name in GAMES}
    json.dump({"engine": majlis.ENGINE, "players": PLAYERS, "games": figures}, sys.stdout)


if __name__ == "__main__":
    main()
