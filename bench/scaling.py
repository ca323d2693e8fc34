"""Measures how the arena grows with its workers: local processes and Ray, one worker and two.

Prints one JSON object. Start-up is not counted: the workers have played before the clock runs.

    python bench/scaling.py [SECONDS]
"""

import importlib.util
import itertools
import json
import os
import sys
import time
from contextlib import closing

import majlis
from majlis.games.catalogue import GAMES
from majlis.kernel.rules import Config
from majlis.lab.arena import new_run, play_run
from majlis.lab.workers import Processes, Workers, open_workers

WORKERS = (1, 2)
BOT = "greedy"


def games_per_second(workers: Workers, count: int, seconds: float) -> float:
    """Games that come back in the time, on workers that are warm."""
    run = new_run(GAMES["alrashid"], Config(3), [BOT], "scaling")
    for _ in play_run(run, range(4 * count), workers):
        pass
    began = time.perf_counter()
    done = 0
    for _ in play_run(run, itertools.count(), workers):
        done += 1
        if (spent := time.perf_counter() - began) >= seconds:
            break
    return done / spent


def measure(kind: str, seconds: float) -> dict[str, float]:
    """Games a second for each number of workers, and how much the last gains over the first."""
    found: dict[str, float] = {}
    for count in WORKERS:
        made = Processes(count) if kind == "local" else open_workers(count, "local")
        with closing(made) as workers:
            found[str(count)] = games_per_second(workers, count, seconds)
    found["speedup"] = found[str(WORKERS[-1])] / found[str(WORKERS[0])]
    return found


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    has_ray = importlib.util.find_spec("ray") is not None
    figures = {
        "engine": majlis.ENGINE,
        "games": f"alrashid, 3 players, {BOT}",
        "cores": os.cpu_count(),
        "load_before": round(os.getloadavg()[0], 2),
        "local": measure("local", seconds),
        "ray": measure("ray", seconds) if has_ray else None,
    }
    json.dump(figures, sys.stdout)


if __name__ == "__main__":
    main()
