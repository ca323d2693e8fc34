"""The games behind PettingZoo's interface, by PettingZoo's own tests."""

import pytest

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed (extra `research`)")

from pettingzoo.test import api_test, seed_test  # after the skip

from majlis.games.catalogue import GAMES
from majlis.kernel.options import UserError
from majlis.research import zoo
from majlis.research.actions import IllegalAction
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
