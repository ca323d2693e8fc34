"""The games of the house for PettingZoo: `majlis.research.zoo.env("alrashid", players=3)`."""

from collections.abc import Mapping
from typing import Any, Final

from majlis.research.extra import missing

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as problem:
    raise missing(problem) from None

from majlis.kernel.codec import Json
from majlis.kernel.options import UserError
from majlis.research.seating import (
    RENDER_MODES,
    Observation,
    Seating,
    known_render_mode,
    spaces_of,
)
from majlis.research.utility import utility
from majlis.tensors.actions import IllegalAction

SAVED: Final = "majlis agents 1"
Told = dict[str, dict[str, Any]]
KEPT: Final = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations")


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    utility: str = "rank",
    material: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
) -> "MajlisAEC":
    """An environment in which every seat is an agent."""
    return MajlisAEC(game, players, options, utility, material, render_mode)


def parallel_env(
    game: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    utility: str = "rank",
    material: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
) -> "MajlisParallel":
    """The same for learners that give all agents' actions at once: who does not choose waits."""
    return MajlisParallel(game, players, options, utility, material, render_mode)


class MajlisAEC(AECEnv):  # type: ignore[misc]  # pettingzoo has no types
    """Agents act one after the other, as the rules say; rewards come at the end of the game.

    An observation is a dictionary with the tensor of the seat's view and the mask of its actions.
    An action outside the mask is refused with the clause that forbids it, and changes nothing.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        utility_name: str = "rank",
        material: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._settings = (game, players, options, utility_name, material, render_mode)
        self._seating = Seating(game, players, options, material)
        self.layout, self.table = self._seating.layout, self._seating.table
        self._utility = utility(utility_name)
        self.metadata = {
            "name": f"majlis_{self._seating.rules.meta.name}_v0",
            "is_parallelizable": False,
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
        }
        self.render_mode = known_render_mode(render_mode)
        self.agents: list[str] = []
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seating.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {a: self._seating.observation_space() for a in self._seats}
        self.action_spaces = {a: self._seating.action_space() for a in self._seats}
        seen = self._seating.layout.size * self._seating.players
        self.state_space = spaces.Box(0.0, 1.0, (seen,), np.float32)
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed it is always the same one; without, the next of a sequence."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._seating.begin(str(self._random.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._seating.seat]

    def observe(self, agent: str) -> Observation:
        return self._seating.observe(self._seats[agent])

    def state(self) -> NDArray[np.float32]:
        """What all seats see together, for a critic: their tensors, from the first seat on.

        What no seat sees, such as the order of the piles, is not in it.
        """
        lens, st = self._seating.lens, self._seating.state
        return np.concatenate([lens.tensor(st, seat) for seat in self._seats.values()])

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ResetNeeded("no game is being played: call reset() before step()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._seating.act(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._seating.is_over:
            standings = self._seating.rules.standings(self._seating.state)
            self.rewards = dict(zip(self.possible_agents, self._utility(standings), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {a: {"standings": self._seating.standings()} for a in self.agents}
        else:
            self.agent_selection = self.possible_agents[self._seating.seat]
        self._accumulate_rewards()

    def label(self, action: int, language: str = "en") -> str:
        """What an action means now, in words."""
        return self._seating.table.label(self._seating.state, action, language)

    def render(self) -> str | None:
        """What the seat that must choose sees: as plain text, or as a picture's ("svg", "html")."""
        seat = self._seats[self.agent_selection]
        return self._seating.render(seat, self.render_mode) if self.render_mode else None

    # ---- keeping

    def save(self) -> Json:
        """The game as plain JSON data."""
        return {
            "kind": SAVED,
            "state": self._seating.save(),
            "agent": self.agent_selection if self.agents else None,
            "random": self._random.bit_generator.state,
            **{name: getattr(self, name).copy() for name in KEPT if self.agents},
        }

    def restore(self, saved: Json) -> None:
        """Goes on from what `save` gave, here or in another environment with the same settings."""
        if not isinstance(saved, dict) or saved.get("kind") != SAVED:
            raise UserError(f"this is no saved environment ({SAVED!r})")
        self._seating.restore(saved["state"])
        self._random.bit_generator.state = saved["random"]
        self.agents = []
        if saved["agent"] is None:
            return
        for name in KEPT:
            setattr(self, name, saved[name].copy())
        self.agent_selection = saved["agent"]
        over = self._seating.is_over
        self.infos = {
            agent: {"standings": self._seating.standings()} if over else {} for agent in self.agents
        }

    def __getstate__(self) -> dict[str, Any]:
        """For pickle and copies: the settings and what `save` gives."""
        return {"settings": self._settings, "saved": self.save()}

    def __setstate__(self, data: dict[str, Any]) -> None:
        self.__init__(*data["settings"])  # type: ignore[misc]  # made anew on purpose
        self.restore(data["saved"])

    def close(self) -> None:
        """Nothing is held open."""


class MajlisParallel(ParallelEnv):  # type: ignore[misc]  # pettingzoo has no types
    """Every agent gives an action at every step; who does not choose has but one: `wait`.

    `wait` is the action after the last one of the table. What is outside a mask is refused and
    changes nothing.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        utility: str = "rank",
        material: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.turns = MajlisAEC(game, players, options, utility, material, render_mode)
        self.metadata = {**self.turns.metadata, "is_parallelizable": True}
        self.render_mode = render_mode
        self.possible_agents = list(self.turns.possible_agents)
        self.agents: list[str] = []
        self.state_space = self.turns.state_space
        layout, table = self.turns.layout, self.turns.table
        self.wait = table.size
        every = {agent: spaces_of(layout.size, table.size + 1) for agent in self.possible_agents}
        self.observation_spaces = {agent: seen for agent, (seen, _) in every.items()}
        self.action_spaces = {agent: actions for agent, (_, actions) in every.items()}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Told]:
        """A new game. With a seed it is always the same one; without, the next of a sequence."""
        self.turns.reset(seed, options)
        self.agents = list(self.possible_agents)
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Told]:
        """Makes the action of the agent that must choose; the others wait."""
        if not self.agents:
            raise ResetNeeded("no game is being played: call reset() before step()")
        acting = self.turns.agent_selection
        for agent in self.agents:
            action = int(actions[agent])
            if agent != acting and action != self.wait:
                message = f"{agent} must wait (action {self.wait}): {acting} chooses"
                raise IllegalAction(message, None)
            if agent == acting and action == self.wait:
                raise IllegalAction(f"{agent} must choose: it cannot wait", None)
        self.turns.step(int(actions[acting]))
        there = self.agents
        self.agents = [agent for agent in there if not self.turns.terminations[agent]]
        return (
            self._observe(),
            {agent: float(self.turns.rewards[agent]) for agent in there},
            {agent: self.turns.terminations[agent] for agent in there},
            dict.fromkeys(there, False),
            {agent: self.turns.infos[agent] for agent in there},
        )

    def _observe(self) -> dict[str, Observation]:
        seen = {}
        for agent in self.possible_agents:
            one = self.turns.observe(agent)
            mask = one["action_mask"]
            seen[agent] = {**one, "action_mask": np.append(mask, np.int8(not mask.any()))}
        return seen

    def state(self) -> NDArray[np.float32]:
        return self.turns.state()

    def render(self) -> str | None:
        return self.turns.render()

    def label(self, action: int, language: str = "en") -> str:
        """What an action means now, in words."""
        return "wait" if action == self.wait else self.turns.label(action, language)

    def save(self) -> Json:
        """The game as plain JSON data."""
        return self.turns.save()

    def restore(self, saved: Json) -> None:
        """Goes on from what `save` gave, here or in another environment with the same settings."""
        self.turns.restore(saved)
        over = all(self.turns.terminations.values()) if self.turns.agents else True
        self.agents = [] if over else list(self.possible_agents)

    def close(self) -> None:
        """Nothing is held open."""
