"""The games of the house for OpenSpiel: `pyspiel.load_game("majlis_alrashid(players=3)")`.

Importing this module registers them. Chance is explicit, every decision is one small choice, and
states are sequential with imperfect information. The parameters are `players`, `utility` and the
options of the game.
"""

from typing import Any, Final

from majlis.research.extra import missing

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as problem:
    raise missing(problem) from None

from majlis.games.catalogue import GAMES
from majlis.kernel.frame import Ask
from majlis.kernel.options import UserError, read_options
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.kernel.runner import play_out
from majlis.research.moment import Moment
from majlis.research.utility import BOUNDED, has_teams, utility
from majlis.tensors.actions import action_table
from majlis.tensors.layout import layout

PREFIX: Final = "majlis_"


class MajlisGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One game of the house with its players and options."""

    rules: Rules
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.pop("players", self.rules.meta.players[0]))
        worth = str(given.pop("utility", BOUNDED[0]))
        if worth not in BOUNDED:
            raise UserError(f"OpenSpiel needs a bounded utility: {' or '.join(BOUNDED)}")
        # OpenSpiel fills in defaults. One option may change another's: those are left to the game.
        defaults = {option.name: option.default for option in self.rules.meta.options}
        options = {k: v for k, v in given.items() if v != defaults.get(k)}
        config = Config(players, read_options(self.rules.meta.options, options))
        self.config = config
        self.table = action_table(self.rules.meta.name)
        self.layout = layout(self.rules.meta.name, players)
        self.worth = utility(worth)
        # OpenSpiel makes a new state for every clone: they all share the first moment.
        self.first = Moment.start(self.rules, config)
        bounds = self.layout.spec.bounds
        zero_sum = self.game_type.utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.size,
            max_chance_outcomes=bounds["chance_outcomes"],
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=bounds["game_length"],
        )
        # The game is written down with what its options came to.
        came_to = self.first.view(-1)["options"]
        super().__init__(self.game_type, info, {**came_to, "players": players, "utility": worth})

    def new_initial_state(self) -> "MajlisState":
        return MajlisState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "MajlisObserver":
        if params:
            raise UserError(f"no observation parameters are known; given were {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return MajlisObserver(self, recall)


class MajlisState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state of OpenSpiel around a moment of ours."""

    def __init__(self, game: MajlisGame) -> None:
        super().__init__(game)
        self.moment = game.first

    def _game(self) -> MajlisGame:
        game: MajlisGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.moment.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.moment.is_chance else self.moment.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self._game().table.legal(self.moment.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.moment.outcomes()

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        if not moment.is_chance:
            action = self._game().table.choice(moment.state, action)
        self.moment = moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            frame = self.moment.state.frames[-1] if self.moment.state.frames else None
            kind = "chance" if frame is None or isinstance(frame, Ask) else frame.KIND
            return f"{kind} {action}"
        return self._game().table.label(self.moment.state, action)

    def is_terminal(self) -> bool:
        return self.moment.is_over

    def returns(self) -> list[float]:
        game = self._game()
        if not self.moment.is_over:
            return [0.0] * game.config.players
        return game.worth(game.rules.standings(self.moment.state))

    def resample_from_infostate(self, player: int, sampler: Any) -> "MajlisState":
        """A state that the player cannot tell from this one; `sampler` gives numbers from 0 to 1.

        Whatever the player has seen on the way is as it was: cards that another one took openly are
        still in that hand.
        Its history is that of the true game: search in it, but do not write it down.
        """
        draw = sampler if callable(sampler) else sampler.sample
        rng = Rng.from_seed(repr([draw() for _ in range(2)]))
        clone: MajlisState = self.clone()
        clone.moment = self.moment.imagined(player, rng)
        return clone

    def __str__(self) -> str:
        rules = self._game().rules
        return f"{rules.meta.name} {rules.fingerprint(self.moment.state)}"


class MajlisObserver:
    """What a player sees: the tensor and the string of its view; with recall, the history too."""

    def __init__(self, game: MajlisGame, recall: bool) -> None:
        self._lens = game.layout.lens(game.first.state)
        self._recall = recall
        self.tensor = None if recall else np.zeros(game.layout.size, np.float32)
        self.dict = {} if self.tensor is None else game.layout.parts(self.tensor)

    def set_from(self, state: MajlisState, player: int) -> None:
        if self._recall:
            raise UserError("no tensor holds what a player remembers: take the string, or observe")
        assert self.tensor is not None
        self.tensor[:] = self._lens.tensor(state.moment.state, player)

    def string_from(self, state: MajlisState, player: int) -> str:
        if self._recall:
            return state.moment.information_state(player)
        return state.moment.observation(player)


class PlayoutEvaluator:
    """For OpenSpiel's searches: random playouts in the bare engine, much faster than theirs."""

    def __init__(self, playouts: int = 1, seed: str = "playouts") -> None:
        self._playouts = playouts
        self._rng = Rng.from_seed(seed)

    def evaluate(self, state: MajlisState) -> Any:
        """The mean utility of each player over the playouts."""
        game: MajlisGame = state.get_game()
        total = np.zeros(game.config.players)
        for _ in range(self._playouts):
            end = state.moment.state.copy()
            play_out_chance(end, self._rng)
            total += game.worth(game.rules.standings(end))
        return total / self._playouts

    def prior(self, state: MajlisState) -> list[tuple[int, float]]:
        """All legal actions alike."""
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play_out_chance(st: Any, rng: Rng) -> None:
    """Plays to the end at random; from here on nature draws with a generator of its own."""
    st.explicit = False
    st.rng = rng.split()
    play_out(st, rng)


def _register(rules: Rules) -> type[MajlisGame]:
    teams = any(
        has_teams(rules.standings(rules.start(Config(players), "")))
        for players in rules.meta.players
    )
    sums = pyspiel.GameType.Utility
    game_type = pyspiel.GameType(
        short_name=PREFIX + rules.meta.name,
        long_name=rules.meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=sums.GENERAL_SUM if teams else sums.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.meta.players[-1],
        min_num_players=rules.meta.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": rules.meta.players[0],
            "utility": BOUNDED[0],
            **{option.name: option.default for option in rules.meta.options},
        },
    )
    made = type(
        f"{rules.meta.name.title()}Game",
        (MajlisGame,),
        {"rules": rules, "game_type": game_type, "__module__": __name__},
    )
    globals()[made.__name__] = made  # OpenSpiel pickles games, and pickle looks the class up here
    pyspiel.register_game(game_type, made)
    return made


REGISTERED: Final = {name: _register(rules) for name, rules in GAMES.items()}
