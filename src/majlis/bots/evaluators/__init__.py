"""One evaluator a game: named features, and their weights in a file beside it."""

import importlib
import tomllib
from functools import cache
from pathlib import Path

from majlis.bots.evaluator import Evaluator, read_weights
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
    table = tomllib.loads((_HERE / f"{name}.toml").read_text(encoding="utf-8"))
    made = importlib.import_module(f"majlis.bots.evaluators.{name}").EVALUATOR
    weights = read_weights(made.NAMES, table["weights"])
    evaluator: Evaluator = made(game(name), weights, float(table["spread"]))
    return evaluator
