"""One evaluator a game: named features, and their weights in a file beside it."""

import importlib
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from majlis.bots.evaluator import Evaluator, read_weights
from majlis.bots.search import Constants
from majlis.games.catalogue import game
from majlis.kernel.options import UserError

_HERE = Path(__file__).parent


def has_evaluator(name: str) -> bool:
    """Whether somebody has said what is worth having in a game."""
    return (_HERE / f"{name}.toml").exists()


@cache
def load_evaluator(name: str) -> Evaluator:
    """The evaluator of a game with its tuned weights."""
    if not has_evaluator(name):
        raise UserError(f"no bot but random plays {game(name).meta.title} yet")
    table = _table(name)
    made = importlib.import_module(f"majlis.bots.evaluators.{name}").EVALUATOR
    weights = read_weights(made.NAMES, table["weights"])
    odds = table["calibration"]
    evaluator: Evaluator = made(
        game(name), weights, float(table["spread"]), float(odds["early"]), float(odds["late"])
    )
    return evaluator


def load_constants(name: str) -> Constants:
    """The constants of the search that are tuned for a game."""
    return Constants(**_table(name)["search"])


def load_odds(name: str) -> tuple[float, float]:
    """The powers that make the chances of a game's network true, early and late."""
    odds = _table(name).get("network", {})
    return float(odds.get("early", 1.0)), float(odds.get("late", 1.0))


@cache
def _table(name: str) -> dict[str, Any]:
    return tomllib.loads((_HERE / f"{name}.toml").read_text(encoding="utf-8"))
