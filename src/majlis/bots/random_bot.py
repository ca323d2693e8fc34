"""The simplest bot: every choice is as good as another."""

from collections.abc import Callable

from majlis.kernel.codec import Json
from majlis.kernel.rng import Rng
from majlis.kernel.state import State


class RandomBot:
    """Chooses at random, each choice equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: Json, choices: list[int], redeal: Callable[[Rng], State]) -> int:
        return choices[self.rng.below(len(choices))]
