"""Masked random agents on the PettingZoo environment: the shortest complete loop.

python examples/random_agents.py [--game alrashid] [--players 3] [--seed 0] [--short]
"""

import argparse
from collections import Counter

from majlis.games.catalogue import GAMES
from majlis.research import zoo


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="alrashid", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="the same seed plays the same games")
    parser.add_argument("--short", action="store_true", help="a second, for the test suite")
    given = parser.parse_args()
    games = 2 if given.short else given.games
    env = zoo.env(given.game, given.players)
    total: Counter[str] = Counter()
    steps = 0
    for number in range(games):
        env.reset(seed=given.seed + number)
        for seat, one in enumerate(env.possible_agents):
            env.action_space(one).seed(1000 * (given.seed + number) + seat)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            if terminated or truncated:
                total[agent] += reward
                env.step(None)
                continue
            action = env.action_space(agent).sample(observation["action_mask"])
            if number == 0 and steps < 5:
                print(f"{agent}: {env.label(int(action))}")
            env.step(int(action))
            steps += 1
    print(f"{games} games of {given.game}, {steps} decisions; mean utility (1 first, -1 last):")
    for agent in env.possible_agents:
        print(f"  {agent} {total[agent] / games:+.2f}")


if __name__ == "__main__":
    main()
