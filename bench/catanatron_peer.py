"""Measures the peer: catanatron, random games of four players, on one core.

Prints one JSON object with the same figures as bench/engine.py.

    python bench/catanatron_peer.py [SECONDS]

Time is that of the processor, as there.
"""

import importlib.metadata
import json
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLOURS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    decisions = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        game = new_game(games)
        game.play()
        decisions += len(game.state.actions)
        games += 1
    figures = {"decisions_per_second": decisions / spent, "games_per_second": games / spent}
    middles = []
    for seed in range(8):
        game = new_game(seed)
        for _ in range(decisions // games // 2):
            game.play_tick()
        middles.append(game)
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds / 2:
        for game in middles:
            game.copy()
        done += len(middles)
    figures["copy_us"] = spent / done * 1e6
    version = importlib.metadata.version("catanatron")
    json.dump({"peer": f"catanatron {version}", "players": 4, "figures": figures}, sys.stdout)


if __name__ == "__main__":
    main()
