"""Measures one engine: random playouts, state copies and the JSON codec of every game.

Prints one JSON object. Which engine runs is chosen from outside (MAJLIS_PURE=1 or not); the peer is
measured by a program of its own, and `majlis bench` puts them side by side.

    python bench/engine.py [SECONDS] [brief]

`brief` leaves JSON out. Time is that of the processor, so that other programs matter little.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import Any

import majlis
from majlis.games.catalogue import GAMES
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.kernel.runner import apply, play_out

PLAYERS = 4


def playouts(rules: Rules, seconds: float) -> dict[str, float]:
    """Whole random games from set-up to the end, one core."""
    rng = Rng.from_seed("bench")
    decisions = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        st = rules.start(Config(PLAYERS), f"bench/{games}")
        decisions += play_out(st, rng)
        games += 1
    return {"decisions_per_second": decisions / spent, "games_per_second": games / spent}


def middle_states(rules: Rules, count: int = 8) -> list[Any]:
    """States from the middle of different games."""
    states = []
    for number in range(count):
        rng = Rng.from_seed(f"middle/{number}")
        length = play_out(rules.start(Config(PLAYERS), f"middle/{number}"), rng)
        rng = Rng.from_seed(f"middle/{number}")
        st = rules.start(Config(PLAYERS), f"middle/{number}")
        for _ in range(length // 2):
            apply(st, st.legal[rng.below(len(st.legal))])
        states.append(st)
    return states


def per_call(calls: list[Callable[[], Any]], seconds: float) -> float:
    """Microseconds for a call, the calls taken in turn."""
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for call in calls:
            call()
        done += len(calls)
    return spent / done * 1e6


def measure(rules: Rules, seconds: float, brief: bool) -> dict[str, float]:
    states = middle_states(rules)
    figures = playouts(rules, seconds)
    figures["copy_us"] = per_call([st.copy for st in states], seconds / 2)
    if brief:
        return figures
    dumps = [rules.dump(st) for st in states]
    figures["dump_us"] = per_call([lambda s=st: rules.dump(s) for st in states], seconds / 2)  # type: ignore[misc]
    figures["load_us"] = per_call([lambda d=d: rules.load(d) for d in dumps], seconds / 2)  # type: ignore[misc]
    return figures


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    brief = "brief" in sys.argv[2:]
    figures = {name: measure(rules, seconds, brief) for name, rules in GAMES.items()}
    json.dump({"engine": majlis.ENGINE, "players": PLAYERS, "games": figures}, sys.stdout)


if __name__ == "__main__":
    main()
