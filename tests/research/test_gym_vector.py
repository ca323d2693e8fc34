"""Many episodes at once for Gymnasium: the same as Gymnasium's own copies of the environment."""

from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed")

import numpy as np  # noqa: E402  # after the skip
from gymnasium.utils.env_checker import data_equivalence  # noqa: E402
from gymnasium.vector import AutoresetMode, SyncVectorEnv  # noqa: E402
from gymnasium.wrappers.vector import RecordEpisodeStatistics  # noqa: E402

from majlis.bots import make_bot  # noqa: E402
from majlis.kernel.options import UserError  # noqa: E402
from majlis.research import gym  # noqa: E402
from majlis.research.gym_vector import MajlisVector  # noqa: E402
from tests.research.games import every_game  # noqa: E402


def chosen(observation: Any, number: int) -> Any:
    """An allowed action in each episode, the same ones for the same number."""
    allowed = [np.flatnonzero(mask) for mask in observation["action_mask"]]
    return np.array([one[number * 7 % len(one)] for one in allowed])


@every_game
def test_it_plays_what_gymnasiums_copies_of_the_environment_play(name: str) -> None:
    settings: dict[str, Any] = {"game": name, "players": 3, "seat": 1, "reward": "points"}
    own = gymnasium.make_vec(f"majlis/{name}-v0", 3, players=3, seat=1, reward="points")
    assert isinstance(own.unwrapped, MajlisVector)
    copies = SyncVectorEnv(
        [lambda: gym.MajlisEnv(**settings) for _ in range(3)],
        autoreset_mode=AutoresetMode.SAME_STEP,
    )
    assert own.observation_space == copies.observation_space
    assert own.action_space == copies.action_space
    assert own.single_observation_space == copies.single_observation_space
    assert own.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    (mine, info), (theirs, _) = own.reset(seed=4), copies.reset(seed=4)
    assert info == {}
    over = 0
    for number in range(900):
        assert data_equivalence(mine, theirs, exact=True)
        if number % 50 == 0:
            assert mine in own.observation_space
        actions = chosen(mine, number)
        mine, *rest, info = own.step(actions)
        theirs, *others, their_info = copies.step(actions)
        for one, other in zip(rest, others, strict=True):
            assert np.array_equal(one, other)
            assert one.dtype == other.dtype
        assert data_equivalence(info, their_info, exact=True)
        over += rest[1].sum()
        if over > 2:
            break
    assert over > 2


def test_gymnasiums_wrappers_take_it() -> None:
    envs = RecordEpisodeStatistics(gymnasium.make_vec("majlis/almadi-v0", 4, reward="win"))
    observation, _ = envs.reset(seed=[3, 1, 4, 1])  # type: ignore[arg-type]  # as documented
    assert np.array_equal(observation["observation"][1], observation["observation"][3])
    returns: list[float] = []
    for number in range(300):
        observation, _, over, _, info = envs.step(chosen(observation, number))
        if over.any():
            returns += info["episode"]["r"][info["_episode"]].tolist()
    assert returns
    assert set(returns) <= {-1.0, 0.0, 1.0}
    envs.close()


class First:
    """Always the first allowed action, for all games in one call."""

    asked = 0

    def act(self, observations: Any, masks: Any) -> Any:
        self.asked += 1
        assert observations.any(axis=1).all()
        return masks.argmax(axis=1)


def first_choice(view: Any, choices: list[int], redeal: Any) -> int:
    return choices[0]


def test_policies_choose_for_all_games_in_one_call() -> None:
    policy = First()
    one = MajlisVector(5, "belaad", 3, opponents=policy)
    other = MajlisVector(5, "belaad", 3, opponents=[first_choice, make_bot("random", "belaad", "")])
    same = MajlisVector(5, "belaad", 3, opponents=first_choice)
    (mine, _), (theirs, _), _ = one.reset(seed=1), same.reset(seed=1), other.reset(seed=1)
    for number in range(60):
        assert data_equivalence(mine, theirs, exact=True)
        mine, *_ = one.step(chosen(mine, number))
        theirs, *_ = same.step(chosen(theirs, number))
    assert policy.asked


def test_wrong_words_and_wrong_actions_are_one_sentence() -> None:
    with pytest.raises(UserError, match="expected a seat from 0 to 2"):
        MajlisVector(2, "alrashid", 3, seat=3)
    with pytest.raises(UserError, match="expected 2 opponents, not 1"):
        MajlisVector(2, "alrashid", 3, opponents=["random"])
    with pytest.raises(UserError, match="no picture"):
        MajlisVector(2, "alrashid", render_mode="ansi")
    envs = MajlisVector(2, "alrashid", 3)
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.step(np.array([0, 0]))
    with pytest.raises(UserError, match="expected 2 seeds, not 3"):
        envs.reset(seed=[1, 2, 3])
    observation, _ = envs.reset(seed=1)
    before = observation["observation"].copy()
    actions = chosen(observation, 0)
    actions[1] = int(observation["action_mask"][1].argmin())
    with pytest.raises(UserError, match="alrashid, game 1: "):
        envs.step(actions)
    assert np.array_equal(envs._observe()["observation"], before)
    envs.step(chosen(observation, 0))
