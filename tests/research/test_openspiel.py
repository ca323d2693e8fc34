"""The games behind OpenSpiel's interface, by OpenSpiel's own tests."""

import random
import sys

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed (extra `research`)")

from absl import logging as absl_logging  # noqa: E402  # after the skip
from open_spiel.python.algorithms import ismcts  # noqa: E402

from majlis.games.catalogue import GAMES  # noqa: E402
from majlis.kernel.options import UserError  # noqa: E402
from majlis.research import openspiel  # noqa: E402
from tests.research.games import every_game  # noqa: E402

# absl's log handler keeps pytest's stream of this very moment, and closes it when somebody sets up
# logging anew, as import-linter does: give it one that it leaves open.
absl_logging.get_absl_handler().python_handler.stream = sys.__stderr__


def random_end(game: object, seed: int) -> object:
    """A random game to its end."""
    chooser = random.Random(seed)
    state = game.new_initial_state()  # type: ignore[attr-defined]
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, weights)[0])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
    return state


@every_game
def test_openspiels_random_simulation(name: str) -> None:
    game = pyspiel.load_game(f"majlis_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@every_game
def test_openspiels_random_simulation_with_every_number_of_players(name: str) -> None:
    for players in GAMES[name].meta.players:
        game = pyspiel.load_game(f"majlis_{name}(players={players})")
        pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@every_game
def test_the_game_says_what_it_is(name: str) -> None:
    rules = GAMES[name]
    players = rules.meta.players[1]
    game = pyspiel.load_game(f"majlis_{name}", {"players": players})
    kind = game.get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert game.num_players() == players
    assert game.num_distinct_actions() == sum(ask.SIZE for ask in rules.asks())
    end = random_end(game, 1)
    returns = end.returns()  # type: ignore[attr-defined]
    assert len(returns) == players
    assert max(returns) > 0
    if kind.utility == pyspiel.GameType.Utility.ZERO_SUM:
        assert sum(returns) == pytest.approx(0)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("majlis_alrashid(players=3,edition=it,take_fewer=true)")
    assert game.config.options == {"edition": "it", "take_fewer": True}
    assert "edition=it" in str(game)
    assert "favourite_pays_copied=False" in str(game)  # which the edition brings with it
    again = pyspiel.load_game(str(game))
    assert again.first.view(0)["options"] == game.first.view(0)["options"]
    with pytest.raises(UserError, match="option edition: expected one of fr, it"):
        pyspiel.load_game("majlis_alrashid(edition=de)")
    with pytest.raises(UserError, match="for 2, 3, 4, 5 players, not 7"):
        pyspiel.load_game("majlis_alrashid(players=7)")
    with pytest.raises(UserError, match="bounded utility"):
        pyspiel.load_game("majlis_alrashid(utility=points)")


def test_the_utility_can_be_winning() -> None:
    end = random_end(pyspiel.load_game("majlis_alrashid(players=3,utility=win)"), 2)
    assert sorted(end.returns()) == [-0.5, -0.5, 1]  # type: ignore[attr-defined]


def test_tensor_and_strings_are_those_of_the_seat() -> None:
    game = pyspiel.load_game("majlis_alrashid(players=2)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    for player in range(2):
        view = state.moment.view(player)
        assert state.observation_tensor(player) == game.layout.encode(view).tolist()
        assert f'"seat":{player}' in state.observation_string(player)
        assert state.information_state_string(player) == state.moment.information_state(player)
    assert state.observation_string(0) != state.observation_string(1)
    action = state.legal_actions()[0]
    assert state.action_to_string(action).startswith(game.table.decode(action)[0])


def test_there_is_no_information_state_tensor() -> None:
    game = pyspiel.load_game("majlis_alrashid(players=2)")
    assert not game.get_type().provides_information_state_tensor
    for ask in (
        lambda: game.new_initial_state().information_state_tensor(0),
        game.information_state_tensor_size,
    ):
        with pytest.raises(UserError, match="no tensor holds what a player remembers"):
            ask()


def test_a_clone_goes_its_own_way() -> None:
    game = pyspiel.load_game("majlis_alrashid(players=2)")
    state = game.new_initial_state()
    clone = state.clone()
    clone.apply_action(clone.chance_outcomes()[-1][0])
    assert str(clone) != str(state)
    assert state.history() == []


@every_game
def test_resampling_keeps_the_information_state(name: str) -> None:
    game = pyspiel.load_game(f"majlis_{name}")
    chooser = random.Random(3)
    state = game.new_initial_state()
    looked = 0
    while not state.is_terminal() and looked < 25:
        if state.is_chance_node():
            state.apply_action(chooser.choice(state.chance_outcomes())[0])
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, chooser.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        looked += 1
        state.apply_action(chooser.choice(state.legal_actions()))
    assert looked == 25


def test_resampling_keeps_the_card_that_was_taken_a_moment_ago() -> None:
    """Alhambra: all have seen the card go into the hand; in all that they imagine it is there."""
    game = pyspiel.load_game("majlis_alhambra(players=3)")
    chooser = random.Random(5)
    state = game.new_initial_state()
    taken: list[tuple[int, str]] = []
    kept = 0
    while len(taken) < 300:
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            state.apply_action(chooser.choice(state.chance_outcomes())[0])
            continue
        player = state.current_player()
        display = state.moment.view(player)["display"]
        action = chooser.choice(state.legal_actions())
        touched = state.moment.state.frames[-1].touches(
            state.moment.state, game.table.choice(state.moment.state, action)
        )
        state.apply_action(action)
        places = [int(thing.split(":")[1]) for thing in touched if thing.startswith("display:")]
        for card in [display[place] for place in places]:
            taken.append((player, card))
            other = state.resample_from_infostate((player + 1) % 3, chooser.random)
            hand = game.rules.dump(other.moment.state)["state"]["players"][player]["hand"]
            kept += card in hand
    assert kept == len(taken) >= 300


def test_openspiels_ismcts_plays_our_game() -> None:
    game = pyspiel.load_game("majlis_alrashid(players=2)")
    bot = ismcts.ISMCTSBot(game, openspiel.PlayoutEvaluator(), uct_c=1.5, max_simulations=12)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    for _ in range(2):
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        policy, action = bot.step_with_policy(state)
        assert sum(p for _, p in policy) == pytest.approx(1)
        assert action in state.legal_actions()
        state.apply_action(action)
