"""The games behind Gymnasium's interface, by Gymnasium's own test."""

import copy
import json
import pickle
import subprocess
import sys
from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed")

import numpy as np  # noqa: E402  # after the skip
from gymnasium.utils.env_checker import check_env  # noqa: E402

from majlis.bots import make_bot  # noqa: E402
from majlis.games.catalogue import GAMES  # noqa: E402
from majlis.kernel.options import UserError  # noqa: E402
from majlis.kernel.rng import Rng  # noqa: E402
from majlis.research import gym  # noqa: E402
from majlis.rulebook import load_book  # noqa: E402
from majlis.tensors.actions import IllegalAction  # noqa: E402
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
    """It samples actions without a mask, so illegal ones must end."""
    check_env(gymnasium.make(f"majlis/{name}-v0", illegal="end").unwrapped)
    many = GAMES[name].meta.players[-1]
    settings = {"players": many, "seat": many - 1, "reward": "win", "horizon": 9, "illegal": "end"}
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


def wrong_pawn(env: gym.MajlisEnv) -> int:
    """Plays until a pawn is placed, and gives an action that may not be made."""
    env.reset(seed=1)
    place_pawn = env._seating.table.first["place_pawn"]
    while not env.action_masks()[place_pawn : place_pawn + 39].any():
        env.step(int(env.action_masks().argmax()))
    return place_pawn + int(env.action_masks()[place_pawn : place_pawn + 39].argmin())


def test_an_action_outside_the_mask_raises_with_its_clause_and_changes_nothing() -> None:
    env = gym.MajlisEnv("alrashid", 2)
    refused = wrong_pawn(env)
    before = env.save()
    with pytest.raises(IllegalAction) as caught:
        env.step(refused)
    assert caught.value.clause in load_book("alrashid").clauses
    assert env.save() == before
    env.step(int(env.action_masks().argmax()))


def test_an_illegal_action_can_end_below_every_return() -> None:
    env = gym.MajlisEnv("alrashid", 2, illegal="end")
    _, reward, over, cut, info = env.step(wrong_pawn(env))
    assert (reward, over, cut) == (-2, True, False)
    assert info["refusal"]["clause"] in load_book("alrashid").clauses
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        env.step(0)
    for reward_name in ("points", "gain"):
        with pytest.raises(UserError, match=f"no penalty lies below every {reward_name}"):
            gym.MajlisEnv("alrashid", 2, reward=reward_name, illegal="end")


def test_no_step_before_the_first_reset_or_after_the_end() -> None:
    env = gym.MajlisEnv("alrashid", 2, horizon=2)
    for _ in range(2):
        with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
            env.step(0)
        play(env, 2)


def first_allowed(env: Any, steps: int) -> list[Any]:
    """What some steps give, each with the first action that is allowed."""
    return [env.step(int(env.action_masks().argmax()))[:4] for _ in range(steps)]


def same(one: list[Any], other: list[Any]) -> bool:
    return all(
        a[1:] == b[1:] and np.array_equal(a[0]["observation"], b[0]["observation"])
        for a, b in zip(one, other, strict=True)
    )


@every_game
@pytest.mark.parametrize("bot", ["random", "novice"])
def test_a_saved_or_copied_environment_goes_on_the_same(name: str, bot: str) -> None:
    env = gym.MajlisEnv(name, opponents=bot, reward="gain")
    env.reset(seed=6)
    first_allowed(env, 3)
    other = gym.MajlisEnv(name, opponents=bot, reward="gain")
    other.restore(json.loads(json.dumps(env.save())))
    copies = [other, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    went = first_allowed(env, 6)
    deal = env.reset()[0]["observation"]
    for one in copies:
        assert same(went, first_allowed(one, 6))
        assert np.array_equal(one.reset()[0]["observation"], deal)


def test_what_another_table_saved_is_refused() -> None:
    env = gym.MajlisEnv("alrashid", 2)
    env.reset(seed=1)
    with pytest.raises(UserError, match="other players, options or material"):
        gym.MajlisEnv("alrashid", 3).restore(env.save())
    with pytest.raises(UserError, match="no saved environment"):
        env.restore({"kind": "cake"})
    with pytest.raises(UserError, match="name the bots"):
        pickle.dumps(gym.MajlisEnv("alrashid", 2, opponents=make_bot("random", "alrashid", "x")))


def test_a_made_environment_is_copied_with_its_wrappers() -> None:
    env = gymnasium.make("majlis/almadi-v0")
    env.reset(seed=3)
    other = copy.deepcopy(env)
    masks = [one.get_wrapper_attr("action_masks")() for one in (env, other)]
    assert masks[0].any()
    assert np.array_equal(*masks)
    action = int(masks[0].argmax())
    assert env.get_wrapper_attr("label")(action) == env.unwrapped.label(action)
    assert ": " in env.get_wrapper_attr("label")(action)


def test_the_end_tells_the_standings() -> None:
    env = gym.MajlisEnv("alrashid", 3)
    env.reset(seed=4)
    over = False
    info: dict[str, Any] = {}
    while not over:
        assert info == {}
        _, _, over, _, info = env.step(int(env.action_masks().argmax()))
    standings = env._seating.rules.standings(env._seating.state)
    for one in standings:
        assert info["standings"]["place"][one.seat] == one.place
        assert info["standings"]["total"][one.seat] == one.total
    assert len(standings) == 3


def test_opponents_can_be_bots_and_functions() -> None:
    asked: list[int] = []

    class Last:
        def choose(self, view: Any, choices: list[int], redeal: Any) -> int:
            asked.append(view["seat"])
            return choices[-1]

    def first(view: Any, choices: list[int], redeal: Any) -> int:
        asked.append(view["seat"])
        assert redeal(Rng.from_seed("x")) is not None
        return choices[0]

    env = gym.MajlisEnv("alrashid", 4, opponents=[first, Last(), "random"])
    play(env, 2)
    assert set(asked) == {1, 2}
    cheat = gym.MajlisEnv("alrashid", 2, seat=1, opponents=lambda view, choices, redeal: -5)
    with pytest.raises(UserError, match="seat 0 chose -5"):
        play(cheat, 1)
    with pytest.raises(UserError, match="a name, a bot or a function, not 7"):
        gym.MajlisEnv("alrashid", 2, opponents=7)  # type: ignore[arg-type]  # on purpose


@every_game
def test_ansi_shows_the_view_and_the_choices_in_words(name: str) -> None:
    env = gym.MajlisEnv(name, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert GAMES[name].meta.title in text
    for action in np.flatnonzero(env.action_masks()):
        assert env.label(int(action)) in text
    assert all(f"\n{part}:" in text for part in env.view())
    play(env, 1)
    assert "place 1, " in str(env.render())
    assert gym.MajlisEnv(name).render() is None


def test_material_can_be_corrected() -> None:
    printed = gym.MajlisEnv("alrashid", 2)
    env = gym.MajlisEnv("alrashid", 2, material={"pawns": {"sage": {"prestige": 9}}})
    for one in (printed, env):
        one.reset(seed=1)
    assert env._own_points() > printed._own_points()
    play(copy.deepcopy(env), 1)
    with pytest.raises(UserError, match="unknown entry 'cake'"):
        gym.MajlisEnv("alrashid", 2, material={"cake": 1})


def test_a_missing_package_says_what_to_do() -> None:
    for module, package in (("gym", "gymnasium"), ("zoo", "pettingzoo"), ("openspiel", "pyspiel")):
        program = f"import sys; sys.modules[{package!r}] = None; import majlis.research.{module}"
        done = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=False
        )
        assert done.returncode == 1
        last = done.stderr.splitlines()[-1]
        assert "run `make setup` in the checkout" in last
        assert package in last


def test_wrong_set_ups_are_one_sentence() -> None:
    for wrong, words in (
        ({"seat": 2}, "expected a seat from 0 to 1, not 2"),
        ({"opponents": "nobody"}, "unknown bot 'nobody'"),
        ({"opponents": ["random", "random"]}, "expected 1 opponents, not 2"),
        ({"reward": "gian"}, "did you mean 'gain'"),
        ({"illegal": "lose"}, "can raise or end, not 'lose'"),
        ({"render_mode": "human"}, "'human': expected one of 'ansi', 'svg', 'html'"),
        ({"horizon": 0}, "expected a horizon of at least 1"),
    ):
        with pytest.raises(UserError, match=words):
            gym.MajlisEnv("alrashid", 2, **wrong)
