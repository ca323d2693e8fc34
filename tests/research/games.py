"""What the research tests share: random games, and which tables they are played on."""

import importlib
from collections.abc import Iterator

import pytest

from majlis.games.catalogue import GAMES
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.kernel.runner import apply, is_over
from majlis.kernel.state import State

every_game = pytest.mark.parametrize("name", list(GAMES))

# PettingZoo warns of every environment but its own that has masks in its observations.
masks_are_fine = pytest.mark.filterwarnings(
    "ignore:Observation", "ignore:Agent's m", "ignore:Action mask numpy array is all zeros"
)


def setups(name: str) -> list[Config]:
    """The tables on which the game passes the conformance suite."""
    found: list[Config] = importlib.import_module(f"tests.conformance.setups.{name}").SETUPS
    return found


def states(rules: Rules, config: Config, seed: str) -> Iterator[State]:
    """The states of a random game, one at each decision, and the last one."""
    st = rules.start(config, seed)
    rng = Rng.from_seed(f"research {seed}")
    while not is_over(st):
        yield st
        apply(st, st.legal[rng.below(len(st.legal))])
    yield st
