"""Positions to try: moments of real games from which one plays on against bots.

A position is what made it: players, options, seed and the choices up to there. So it stands on the
same log as any game, and whoever replays it finds the same table. What is drawn from there on is
drawn anew each time.
"""

import json
from functools import cached_property, lru_cache
from importlib import resources
from typing import Any, Final, NamedTuple

from majlis.games.catalogue import game
from majlis.kernel.options import UserError
from majlis.kernel.rules import Config
from majlis.play import Match

# How far each one is, in the order in which they are shown.
NAMES: Final = ("early", "middle", "late")


class Recorded(NamedTuple):
    """A position as it is written down."""

    players: int
    options: dict[str, Any]
    seed: str
    choices: list[int]


class Position:
    """A moment of a game at which its learner must choose."""

    def __init__(self, game: str, name: str, recorded: Recorded) -> None:
        self.game = game
        self.name = name
        self.recorded = recorded

    @property
    def players(self) -> int:
        return self.recorded.players

    @cached_property
    def match(self) -> Match:
        """The game up to there; whoever plays on takes another one."""
        config = Config(self.recorded.players, dict(self.recorded.options))
        match = Match(game(self.game), config, self.recorded.seed)
        for choice in self.recorded.choices:
            if match.act(match.to_act, choice) is not None:
                raise RuntimeError(f"{self.game} {self.name}: a choice is not allowed")
        return match

    @property
    def seat(self) -> int:
        """Who must choose there: the learner."""
        return self.match.to_act


@lru_cache(1)
def positions() -> dict[str, dict[str, Position]]:
    """All positions by game and name."""
    text = resources.files("majlis.lessons").joinpath("positions.json").read_text("utf-8")
    return {
        name: {one: Position(name, one, Recorded(**made)) for one, made in found.items()}
        for name, found in json.loads(text).items()
    }


def position(game: str, name: str) -> Position:
    """A position by its game and name, or a clear error."""
    found = positions().get(game, {}).get(name)
    if found is None:
        raise UserError(f"there is no position {name!r} of {game!r}")
    return found
