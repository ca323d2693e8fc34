"""OpenSpiel's information-set Monte Carlo tree search plays one seat, the others play at random.

    python examples/ismcts.py [--game alrashid] [--players 2] [--simulations 50] [--short]

The search never sees what its seat does not: each simulation begins with `resample_from_infostate`,
which deals everything hidden anew. OpenSpiel's plain MCTS runs too, but looks at the true state.
"""

import argparse
import random
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from majlis.games.catalogue import GAMES
from majlis.research import openspiel


def play(
    game: openspiel.MajlisGame, seat: int, simulations: int, seed: int, most: int
) -> tuple[list[float] | None, int]:
    """One game: the utilities at its end (None if it was left after `most` searches), searches."""
    chooser = random.Random(seed)
    bot = ismcts.ISMCTSBot(
        game,
        openspiel.PlayoutEvaluator(seed=f"playouts {seed}"),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=np.random.RandomState(seed),
    )
    state = game.new_initial_state()
    searches = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = chooser.choices(outcomes, chances)[0]
        elif state.current_player() != seat:
            action = chooser.choice(state.legal_actions())
        elif searches == most:
            return None, searches
        else:
            action = bot.step(state)
            searches += 1
            if searches <= 3:
                print(f"  {state.action_to_string(action)}")
        state.apply_action(action)
    return state.returns(), searches


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="alrashid", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=50, help="for each decision")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--short", action="store_true", help="some searches, for the test suite")
    given = parser.parse_args()
    game = pyspiel.load_game(f"majlis_{given.game}(players={given.players})")
    games, simulations, most = (1, 10, 8) if given.short else (given.games, given.simulations, -1)
    ends: list[float] = []
    searches = 0
    began = time.perf_counter()
    for number in range(games):
        seat = number % given.players
        returns, made = play(game, seat, simulations, number, most)
        searches += made
        if returns is not None:
            ends.append(returns[seat])
            print(f"game {number}: seat {seat} searches and gets {returns[seat]:+.2f}")
    spent = time.perf_counter() - began
    print(f"{searches} searches of {simulations} simulations, {spent / searches * 1e3:.0f} ms each")
    if ends:
        print(f"mean utility against random play: {sum(ends) / len(ends):+.2f} ({len(ends)} games)")


if __name__ == "__main__":
    main()
