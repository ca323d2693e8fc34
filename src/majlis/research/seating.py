"""What the PettingZoo and Gymnasium environments share: one game in the bare engine, seen flat."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.kernel.options import read_options
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, is_over, to_act
from majlis.kernel.state import State
from majlis.research.actions import action_table
from majlis.research.layout import layout

Observation = dict[str, NDArray[Any]]


class Seating:
    """A game with its players and options, and the state that is being played."""

    def __init__(self, name: str, players: int | None, options: Mapping[str, Any] | None) -> None:
        self.rules = game(name)
        self.config = Config(
            self.rules.meta.players[0] if players is None else players,
            read_options(self.rules.meta.options, dict(options or {})),
        )
        self.players = self.config.players
        self.table = action_table(self.rules.meta.name)
        self.begin("check")  # a wrong number of players is refused here
        self.layout = layout(self.rules.meta.name, self.players)
        self.lens = self.layout.lens(self.state)

    def begin(self, seed: str) -> None:
        """A new game; the same seed deals the same."""
        self.state: State = self.rules.start(self.config, seed)

    @property
    def is_over(self) -> bool:
        return is_over(self.state)

    @property
    def seat(self) -> int:
        return to_act(self.state)

    def act(self, action: int) -> None:
        """Makes an action; raises `IllegalAction` with its clause, and changes nothing, if not."""
        apply(self.state, self.table.choice(self.state, action))

    def view(self, seat: int) -> Json:
        return self.rules.view(self.state, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action that the seat may choose now: all zeros when it is not its turn."""
        mask = np.zeros(self.table.size, np.int8)
        if seat == self.seat:
            mask[self.table.legal(self.state)] = 1
        return mask

    def observe(self, seat: int) -> Observation:
        """The tensor of what the seat sees, and its mask."""
        return {
            "observation": self.lens.tensor(self.state, seat),
            "action_mask": self.mask(seat),
        }

    def observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.table.size,), np.int8),
            }
        )

    def action_space(self) -> "spaces.Discrete":
        return spaces.Discrete(self.table.size)
