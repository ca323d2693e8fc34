"""The speed gate: is a game slower, beside catanatron, than the repository says it is?

    python bench/gate.py [--seconds 2] [--runs 5] [--write]

Engine and peer are measured alternately, five times, in programs of their own. A game's ratio is
its playouts (decisions a second) or copies beside those of the peer in the same round; what counts
is the median of the rounds. Below four fifths of the ratio in bench/gate.toml the gate is shut:
exit code 1. Ratios are kept for the compiled and for the interpreted engine; `--write` writes the
seen ones.
"""

import argparse
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
KEPT = HERE / "gate.toml"
ENGINES = {"compiled": "0", "interpreted": "1"}
FIGURES = ("playouts", "copies")
# A fall by more than this part shuts the gate.
FALL = 0.2

Ratios = dict[str, dict[str, float]]


def measured(program: str, seconds: float, pure: str) -> Any:
    """What a program of this folder says; None: what it measures is not installed."""
    done = subprocess.run(
        [sys.executable, str(HERE / program), str(seconds), "brief"],
        env={**os.environ, "MAJLIS_PURE": pure},
        stdout=subprocess.PIPE,
        check=False,
    )
    return json.loads(done.stdout) if done.returncode == 0 and done.stdout else None


def beside(engine: Any, peer: Any) -> Ratios:
    """How many times faster than the peer each game is."""
    return {
        game: {
            "playouts": own["decisions_per_second"] / peer["figures"]["decisions_per_second"],
            "copies": peer["figures"]["copy_us"] / own["copy_us"],
        }
        for game, own in engine["games"].items()
    }


def medians(rounds: list[Ratios]) -> Ratios:
    return {
        game: {figure: median(one[game][figure] for one in rounds) for figure in FIGURES}
        for game in rounds[0]
    }


def run(engine: str, seconds: float, runs: int) -> Ratios:
    """The medians of alternating runs; one sentence and the end where something is missing."""
    rounds = []
    for number in range(runs):
        own = measured("engine.py", seconds, ENGINES[engine])
        peer = measured("catanatron_peer.py", seconds, "1")
        if peer is None or own is None:
            sys.exit(
                "gate: no peer to measure beside: catanatron is missing (make gate installs it)"
            )
        if own["engine"].split()[0] != engine:
            sys.exit(f"gate: no {engine} engine here: {own['engine']}")
        rounds.append(beside(own, peer))
        print(f"{engine}, run {number + 1} of {runs}", file=sys.stderr, flush=True)
    return medians(rounds)


def failures(seen: Ratios, kept: Ratios) -> list[str]:
    """One sentence for each ratio that fell too far, or that nobody has written down."""
    told = []
    for game, figures in seen.items():
        for figure, ratio in figures.items():
            wanted = kept.get(game, {}).get(figure)
            if wanted is None:
                told.append(f"{game}: no ratio of {figure} is written in bench/gate.toml")
            elif ratio < wanted * (1 - FALL):
                told.append(
                    f"{game}: {figure} are ×{ratio:.2f} of catanatron's, and were ×{wanted:.2f}: "
                    f"{1 - ratio / wanted:.0%} slower"
                )
    return told


def written(ratios: dict[str, Ratios]) -> str:
    lines = [
        "# How many times faster than catanatron each game is: medians of five alternating runs",
        "# (bench/gate.py). `make gate` fails a fifth below; `make gate ARGS=--write` writes anew.",
    ]
    for engine, games in ratios.items():
        for game, figures in games.items():
            lines += ["", f"[{engine}.{game}]"]
            lines += [f"{figure} = {ratio:.2f}" for figure, ratio in figures.items()]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--engine", choices=ENGINES, action="append", help="only this one")
    parser.add_argument("--write", action="store_true", help="write what was seen")
    told = parser.parse_args()
    kept = tomllib.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    seen = {engine: run(engine, told.seconds, told.runs) for engine in told.engine or ENGINES}
    for engine, games in seen.items():
        for game, figures in games.items():
            words = ", ".join(f"{figure} ×{ratio:.2f}" for figure, ratio in figures.items())
            print(f"{engine:12} {game:10} {words}")
    if told.write:
        KEPT.write_text(written(kept | seen), encoding="utf-8")
        return 0
    slower = [
        line for engine, games in seen.items() for line in failures(games, kept.get(engine, {}))
    ]
    for line in slower:
        print(f"gate: {line}", file=sys.stderr)
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
