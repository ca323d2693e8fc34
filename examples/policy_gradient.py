"""A small policy-gradient learner on the Gymnasium environment, with NumPy alone.

    python examples/policy_gradient.py [--short]

The task is a short one, and shows no more than it says: Al-Rashid for two against a random bot,
the first 30 decisions of the seat of the learner (some three fifths of a random game); the return
is what its prestige changed by until then. Compared are masked random choices and the learned
policy, both sampled, on the same fresh games. It shows that the environment can be learned from;
it is not a strong player, and 30 decisions are not a game.

The policy is linear: the logits of the allowed actions are a bias for each action plus a weight for
each pair of a tensor value and an action. REINFORCE with a running baseline, rewards to go.
"""

import argparse
import time

import gymnasium
import numpy as np
from numpy.typing import NDArray

import majlis.research.gym  # noqa: F401  # registers the environments
from majlis.research import action_table
from majlis.tensors.layout import layout

Floats = NDArray[np.float64]
HORIZON = 30


class LinearPolicy:
    """Softmax over the allowed actions, linear in the tensor."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        self.weights = np.zeros((actions, inputs))
        self.bias = np.zeros(actions)
        self.random = np.random.default_rng(seed)

    def chances(self, tensor: Floats, legal: NDArray[np.intp]) -> Floats:
        logits = self.weights[legal] @ tensor + self.bias[legal]
        raised = np.exp(logits - logits.max())
        return np.asarray(raised / raised.sum())

    def learn(self, tensor: Floats, legal: NDArray[np.intp], push: Floats, rate: float) -> None:
        """Moves the logits of the allowed actions along `push`."""
        self.bias[legal] += rate * push
        self.weights[legal] += (rate / 10) * np.outer(push, tensor)


def episode(
    env: gymnasium.Env[dict[str, NDArray[np.float64]], np.int64],
    policy: LinearPolicy,
    seed: int,
) -> tuple[list[tuple[Floats, NDArray[np.intp], int, Floats]], list[float]]:
    """One episode: what was seen, allowed, done and how likely it was; and the rewards."""
    steps, rewards = [], []
    seen, _ = env.reset(seed=seed)
    done = False
    while not done:
        legal = np.flatnonzero(seen["action_mask"])
        tensor = seen["observation"].astype(np.float64)
        chances = policy.chances(tensor, legal)
        pick = int(policy.random.choice(len(legal), p=chances))
        steps.append((tensor, legal, pick, chances))
        seen, reward, over, cut, _ = env.step(np.int64(legal[pick]))
        rewards.append(float(reward))
        done = over or cut
    return steps, rewards


def train(policy: LinearPolicy, episodes: int, rate: float) -> None:
    env = gymnasium.make("majlis/alrashid-v0", players=2, reward="gain", horizon=HORIZON)
    mean, spread = np.zeros(HORIZON), 5.0
    for number in range(episodes):
        steps, rewards = episode(env, policy, number)
        to_go = np.cumsum(rewards[::-1])[::-1]
        for place, (tensor, legal, pick, chances) in enumerate(steps):
            better = to_go[place] - mean[place]
            mean[place] += 0.05 * better
            spread += 0.01 * (abs(better) - spread)
            push = -chances
            push[pick] += 1
            policy.learn(tensor, legal, push * better / max(spread, 1.0), rate)


def measure(policy: LinearPolicy, episodes: int) -> Floats:
    """Returns on fresh games, the same for every policy."""
    env = gymnasium.make("majlis/alrashid-v0", players=2, reward="gain", horizon=HORIZON)
    return np.array([sum(episode(env, policy, 1_000_000 + n)[1]) for n in range(episodes)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--short", action="store_true", help="a few seconds, for the test suite")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    episodes, games = (60, 40) if given.short else (1000, 200)
    inputs, actions = layout("alrashid", 2).size, action_table("alrashid").size
    before = measure(LinearPolicy(inputs, actions, given.seed), games)
    policy = LinearPolicy(inputs, actions, given.seed)
    began = time.perf_counter()
    train(policy, episodes, rate=0.1)
    spent = time.perf_counter() - began
    after = measure(policy, games)
    error = np.sqrt(before.var() / games + after.var() / games)
    print(f"prestige gained in {HORIZON} decisions, mean of {games} games")
    print(f"  random  {before.mean():7.2f}")
    print(f"  learned {after.mean():7.2f}  after {episodes} episodes, {spent:.0f} s")
    print(
        f"  gain    {after.mean() - before.mean():7.2f}  +- {2 * error:.2f} (two standard errors)"
    )


if __name__ == "__main__":
    main()
