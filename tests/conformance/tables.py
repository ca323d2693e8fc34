"""Which tables the suite runs on: every game of the catalogue with its own list of setups."""

import importlib

import pytest

from majlis.games.catalogue import GAMES
from majlis.kernel.rules import Config, Rules
from majlis.testing import name_of


def _name(game: str, config: Config) -> str:
    return f"{game}-{name_of(config)}"


def setups(game: str) -> list[Config]:
    """The setups of a game without those for the long run."""
    found: list[Config] = importlib.import_module(f"tests.conformance.setups.{game}").SETUPS
    return found


def tables() -> list[object]:
    """A parameter for each game and setup; setups in SLOW_SETUPS are for the long run."""
    found: list[object] = []
    for game, rules in GAMES.items():
        setups = importlib.import_module(f"tests.conformance.setups.{game}")
        found += [pytest.param(rules, c, id=_name(game, c)) for c in setups.SETUPS]
        found += [
            pytest.param(rules, c, id=_name(game, c), marks=pytest.mark.slow)
            for c in getattr(setups, "SLOW_SETUPS", [])
        ]
    return found


every_table = pytest.mark.parametrize(("rules", "config"), tables())
every_game = pytest.mark.parametrize(
    "rules", [pytest.param(rules, id=name) for name, rules in GAMES.items()]
)

__all__ = ["Rules", "every_game", "every_table"]
