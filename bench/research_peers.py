"""What `bench --research` measures beside: games of others that also give tensors and masks.

OpenSpiel's backgammon and gin rummy (C++, through its Python interface, with the tensor of who
must choose), PettingZoo's chess, and two games of Pgx on the CPU, many at once in one compiled
call. What is not installed is left out. All choose at random among what is allowed.
"""

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

# Plays on, with a number as its seed, and says how many decisions that took.
Play = Callable[[int], int]


def openspiel(name: str) -> Play:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(number: int) -> int:
        chooser = random.Random(number)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, chances)[0])
                continue
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
            state.apply_action(chooser.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return play


def pettingzoo_chess() -> Play:
    from pettingzoo.classic import chess_v6

    env = chess_v6.env()

    def play(number: int) -> int:
        chooser = np.random.default_rng(number)
        env.reset(seed=number)
        decisions = 0
        while env.agents:
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(int(chooser.choice(np.flatnonzero(observation["action_mask"]))))
            decisions += 1
        return decisions

    return play


def pgx(name: str, count: int = 256) -> Play:
    import jax
    import pgx as games
    from pgx.experimental import auto_reset

    env = games.make(name)
    begin = jax.jit(jax.vmap(env.init))
    move = jax.vmap(auto_reset(env.step, env.init))

    def step(state: Any, key: Any) -> tuple[Any, Any]:
        key, mine, theirs = jax.random.split(key, 3)
        chances = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(mine, chances, axis=1)
        return move(state, actions, jax.random.split(theirs, count)), key

    moved = jax.jit(step)
    held: list[Any] = [begin(jax.random.split(jax.random.key(0), count)), jax.random.key(1)]

    def play(_: int) -> int:
        for _ in range(8):
            held[:] = moved(*held)
        jax.block_until_ready(held[0].observation)
        return 8 * count

    return play


PEERS: dict[str, tuple[str, Callable[[], Play]]] = {
    "backgammon": ("OpenSpiel, C++", lambda: openspiel("backgammon")),
    "gin_rummy": ("OpenSpiel, C++", lambda: openspiel("gin_rummy")),
    "chess": ("PettingZoo", pettingzoo_chess),
    "pgx_backgammon": ("Pgx on the CPU", lambda: pgx("backgammon")),
    "pgx_sparrow_mahjong": ("Pgx on the CPU", lambda: pgx("sparrow_mahjong")),
}


def speed(play: Play, seconds: float) -> dict[str, float]:
    """Decisions a second, by the processor time of this process and by the clock on the wall."""
    play(0)
    decisions = number = 0
    clock, cpu = time.perf_counter(), time.process_time()
    while not number or time.perf_counter() - clock < seconds:
        number += 1
        decisions += play(number)
    wall = time.perf_counter() - clock
    return {
        "decisions_per_second": decisions / (time.process_time() - cpu),
        "decisions_per_second_wall": decisions / wall,
    }
