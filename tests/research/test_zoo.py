"""The games behind PettingZoo's interface, by PettingZoo's own tests."""

import copy
import json
import pickle

import pytest

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed (extra `research`)")

import numpy as np  # after the skip
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.state_test import test_state_space as check_state_space

from majlis.games.catalogue import GAMES
from majlis.kernel.options import UserError
from majlis.research import zoo
from majlis.tensors.actions import IllegalAction
from tests.research.games import every_game, masks_are_fine


@every_game
@masks_are_fine
def test_pettingzoos_api_test(name: str) -> None:
    for players in GAMES[name].meta.players[:2]:
        api_test(zoo.env(name, players), num_cycles=400)


@every_game
@masks_are_fine
def test_pettingzoos_seed_test(name: str) -> None:
    seed_test(lambda: zoo.env(name), num_cycles=120)


@every_game
def test_a_random_game_ends_with_the_utilities_of_its_standings(name: str) -> None:
    env = zoo.env(name, GAMES[name].meta.players[1])
    env.reset(seed=4)
    won: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        if over:
            won[agent] = reward
        else:
            assert reward == 0
        mask = observation["action_mask"]
        assert mask.any() != over
        env.step(None if over else int(env.action_space(agent).sample(mask)))
    seating = env._seating
    standings = seating.rules.standings(seating.state)
    assert [won[a] for a in env.possible_agents] == env._utility(standings)
    assert max(won.values()) > min(won.values())


@every_game
@masks_are_fine
def test_pettingzoos_test_of_the_parallel_form(name: str) -> None:
    parallel_api_test(zoo.parallel_env(name), num_cycles=500)


def test_the_parallel_form_plays_the_same_game() -> None:
    turns, together = zoo.env("almadi", 3), zoo.parallel_env("almadi", 3)
    turns.reset(seed=6)
    seen, _ = together.reset(seed=6)
    again = zoo.parallel_env("almadi", 3)
    for number in range(10_000):
        agent = turns.agent_selection
        actions = {a: int(one["action_mask"].argmax()) for a, one in seen.items()}
        waiting = [a for a in actions if actions[a] == together.wait]
        assert sorted([agent, *waiting]) == together.possible_agents
        turns.step(actions[agent])
        if number == 20:
            again.reset(seed=1)
            again.restore(json.loads(json.dumps(together.save())))
            assert again.step(actions)[2] == dict.fromkeys(actions, False)
            assert np.array_equal(again.state(), turns.state())
        seen, rewards, over, _, infos = together.step(actions)
        assert np.array_equal(together.state(), turns.state())
        if any(over.values()):
            break
    assert together.agents == []
    assert rewards == turns.rewards
    assert infos["seat_0"]["standings"]["place"].tolist()
    with pytest.raises(ResetNeeded):
        together.step({})


def test_out_of_turn_there_is_nothing_but_waiting() -> None:
    env = zoo.parallel_env("alrashid", 2)
    seen, _ = env.reset(seed=1)
    actions = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
    acting = next(agent for agent, action in actions.items() if action != env.wait)
    other = next(agent for agent in actions if agent != acting)
    with pytest.raises(IllegalAction, match=f"{other} must wait"):
        env.step({**actions, other: actions[acting]})
    with pytest.raises(IllegalAction, match="it cannot wait"):
        env.step({**actions, acting: env.wait})
    assert env.label(env.wait) == "wait"
    env.step(actions)


def test_seeds_decide_and_without_one_games_differ() -> None:
    env = zoo.env("alrashid", 2)
    seen = []
    for seed in (1, 1, 2, None, None):
        env.reset(seed=seed)
        seen.append(env._seating.rules.fingerprint(env._seating.state))
    assert seen[0] == seen[1]
    assert len(set(seen)) == 4


def test_an_action_outside_the_mask_is_refused_and_changes_nothing() -> None:
    env = zoo.env("alrashid", 3)
    env.reset(seed=1)
    agent = env.agent_selection
    before = env._seating.rules.fingerprint(env._seating.state)
    mask = env.observe(agent)["action_mask"]
    others = [a for a in env.agents if a != agent]
    assert not any(env.observe(other)["action_mask"].any() for other in others)
    with pytest.raises(IllegalAction):
        env.step(int((mask == 0).argmax()))
    with pytest.raises(UserError, match="expected an action"):
        env.step(len(mask))
    assert env._seating.rules.fingerprint(env._seating.state) == before
    assert env.label(int(mask.argmax()))


def test_wrong_set_ups_are_one_sentence() -> None:
    with pytest.raises(UserError, match="unknown game"):
        zoo.env("go")
    with pytest.raises(UserError, match="players, not 9"):
        zoo.env("alrashid", 9)
    with pytest.raises(UserError, match="unknown option"):
        zoo.env("alrashid", options={"colour": "red"})
    with pytest.raises(UserError, match="unknown utility"):
        zoo.env("alrashid", utility="luck")


@every_game
def test_a_saved_or_copied_game_goes_on_the_same(name: str) -> None:
    env = zoo.env(name)
    env.reset(seed=3)

    def play(one: zoo.MajlisAEC, steps: int) -> list[tuple[str, int]]:
        made = []
        for _ in range(steps):
            mask = one.observe(one.agent_selection)["action_mask"]
            made.append((one.agent_selection, int(mask.argmax())))
            one.step(int(mask.argmax()))
        return made

    play(env, 5)
    other = zoo.env(name)
    other.restore(json.loads(json.dumps(env.save())))
    copies = [other, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    went = play(env, 10)
    for one in copies:
        assert play(one, 10) == went
        assert np.array_equal(one.state(), env.state())
    with pytest.raises(UserError, match="no saved environment"):
        env.restore({})


@every_game
def test_the_state_is_what_all_seats_see(name: str) -> None:
    env = zoo.env(name, 3)
    env.reset(seed=2)
    check_state_space(env)
    assert env.state() in env.state_space
    size = len(env.state()) // 3
    for seat, agent in enumerate(env.possible_agents):
        own = env.state()[seat * size : (seat + 1) * size]
        assert np.array_equal(own, env.observe(agent)["observation"])


def test_the_end_tells_the_standings_and_wants_a_reset() -> None:
    env = zoo.env("alrashid", 2, render_mode="ansi")
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(0)
    env.reset(seed=2)
    assert "must choose" in str(env.render())
    told = []
    for agent in env.agent_iter():
        observation, _, over, _, info = env.last()
        if over:
            told.append(info["standings"])
            env.step(None)
        else:
            assert info == {}
            env.step(int(env.action_space(agent).sample(observation["action_mask"])))
    assert [sorted(one["place"]) for one in told] == [[1, 2], [1, 2]]
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(None)
