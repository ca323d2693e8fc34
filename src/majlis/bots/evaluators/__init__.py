"""One evaluator a game: named features, and their weights in the game's own folder."""

import tomllib
from functools import cache
from typing import Any

from majlis.bots.evaluator import Evaluator, read_weights
from majlis.bots.rollouts import Rollouts
from majlis.bots.search import Constants
from majlis.games.catalogue import game, guest


def has_evaluator(name: str) -> bool:
    """Whether somebody has said what is worth having in a game."""
    return bool(guest(name).evaluator)


@cache
def load_evaluator(name: str) -> Evaluator:
    """The evaluator of a game with its tuned weights; without one games are played out to see."""
    made = guest(name).code("evaluator")
    if made is None:
        return Rollouts(game(name))
    table = _table(name)
    weights = read_weights(made.NAMES, table["weights"])
    odds = table.get("calibration", {})
    evaluator: Evaluator = made(
        game(name),
        weights,
        float(table["spread"]),
        float(odds.get("early", 1.0)),
        float(odds.get("late", 1.0)),
    )
    return evaluator


def load_constants(name: str) -> Constants:
    """The constants of the search that are tuned for a game."""
    return Constants(**_table(name).get("search", {}))


def load_odds(name: str) -> tuple[float, float]:
    """The powers that make the chances of a game's network true, early and late."""
    odds = _table(name).get("network", {})
    return float(odds.get("early", 1.0)), float(odds.get("late", 1.0))


@cache
def _table(name: str) -> dict[str, Any]:
    """The file of a game's bots; empty where the game does not bring one."""
    path = guest(name).path("weights")
    return tomllib.loads(path.read_text(encoding="utf-8")) if path is not None else {}
