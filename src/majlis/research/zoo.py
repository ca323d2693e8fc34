"""The games of the house for PettingZoo: `majlis.research.zoo.env("alrashid", players=3)`."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from majlis.research.seating import Observation, Seating
from majlis.research.utility import utility


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    utility: str = "rank",
) -> "MajlisAEC":
    """An environment in which every seat is an agent."""
    return MajlisAEC(game, players, options, utility)


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
    ) -> None:
        super().__init__()
        self._seating = Seating(game, players, options)
        self._utility = utility(utility_name)
        self.metadata = {
            "name": f"majlis_{self._seating.rules.meta.name}_v0",
            "is_parallelizable": False,
            "render_modes": [],
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seating.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {a: self._seating.observation_space() for a in self._seats}
        self.action_spaces = {a: self._seating.action_space() for a in self._seats}
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

    def step(self, action: int | None) -> None:
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
        else:
            self.agent_selection = self.possible_agents[self._seating.seat]
        self._accumulate_rewards()

    def label(self, action: int, language: str = "en") -> str:
        """What an action means now, in words."""
        return self._seating.table.label(self._seating.state, action, language)

    def render(self) -> None:
        """Nothing: `majlis replay` and the terminal table draw boards."""

    def close(self) -> None:
        """Nothing is held open."""
