"""The games behind Gymnasium's interface, by Gymnasium's own test."""

from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed")

from gymnasium.utils.env_checker import check_env  # noqa: E402  # after the skip

from majlis.games.catalogue import GAMES  # noqa: E402
from majlis.kernel.options import UserError  # noqa: E402
from majlis.research import gym  # noqa: E402
from majlis.rulebook import load_book  # noqa: E402
from tests.research.games import every_game  # noqa: E402


def play(env: Any, seed: int) -> tuple[float, int, bool]:
    """A masked random episode: its return, its length, whether it was cut."""
    observation, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    total, steps, over, cut = 0.0, 0, False, False
    while not (over or cut):
        action = env.action_space.sample(observation["action_mask"])
        observation, reward, over, cut, info = env.step(action)
        assert observation in env.observation_space
        assert "refusal" not in info
        total += reward
        steps += 1
    return total, steps, cut


@every_game
def test_gymnasiums_check(name: str) -> None:
    check_env(gymnasium.make(f"majlis/{name}-v0").unwrapped)
    many = GAMES[name].meta.players[-1]
    settings = {"players": many, "seat": many - 1, "reward": "gain", "horizon": 9}
    check_env(gymnasium.make(f"majlis/{name}-v0", **settings).unwrapped)


@every_game
def test_an_episode_is_a_game_and_its_return_a_utility(name: str) -> None:
    env = gymnasium.make(f"majlis/{name}-v0", seat=1)
    returned, steps, cut = play(env, 5)
    assert returned in (-1, 0, 1)
    assert steps > 5
    assert not cut
    assert play(env, 5) == (returned, steps, cut)


@every_game
def test_gains_sum_to_the_points(name: str) -> None:
    env = gym.MajlisEnv(name, reward="gain")
    env.reset(seed=8)
    before = env._own_points()
    gained, _, _ = play(env, 8)
    assert before + gained == env._own_points()


def test_the_horizon_cuts() -> None:
    assert play(gym.MajlisEnv("alrashid", 2, horizon=7), 3)[1:] == (7, True)


def test_an_action_outside_the_mask_loses_with_its_clause() -> None:
    env = gym.MajlisEnv("alrashid", 2)
    env.reset(seed=1)
    place_pawn = env._seating.table.first["place_pawn"]
    while not env.action_masks()[place_pawn : place_pawn + 39].any():
        env.step(int(env.action_masks().argmax()))
    refused = place_pawn + int(env.action_masks()[place_pawn : place_pawn + 39].argmin())
    _, reward, over, cut, info = env.step(refused)
    assert (reward, over, cut) == (-1, True, False)
    assert info["refusal"]["clause"] in load_book("alrashid").clauses


def test_wrong_set_ups_are_one_sentence() -> None:
    for wrong, words in (
        ({"seat": 2}, "expected a seat from 0 to 1, not 2"),
        ({"opponents": "nobody"}, "unknown bot 'nobody'"),
        ({"opponents": ["random", "random"]}, "expected 1 opponents, not 2"),
        ({"reward": "gian"}, "did you mean 'gain'"),
        ({"horizon": 0}, "expected a horizon of at least 1"),
    ):
        with pytest.raises(UserError, match=words):
            gym.MajlisEnv("alrashid", 2, **wrong)
