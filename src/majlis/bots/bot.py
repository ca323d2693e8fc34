"""What a bot is, and how to get one by name."""

from collections.abc import Callable
from typing import Final, Protocol

from majlis.bots.random_bot import RandomBot
from majlis.kernel.codec import Json, nearest
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.kernel.state import State


class Bot(Protocol):
    """A player made of code. It has a generator of its own and knows no more than its seat does."""

    def choose(self, view: Json, choices: list[int], redeal: Callable[[Rng], State]) -> int:
        """One of the choices. `redeal` imagines a state that fits the view."""
        ...


BOTS: Final[dict[str, Callable[[Rng], Bot]]] = {"random": RandomBot}


def make_bot(name: str, seed: str) -> Bot:
    """A bot by its name, with its own generator."""
    if name not in BOTS:
        raise UserError(f"unknown bot {name!r}: {nearest(name, [*BOTS])}")
    return BOTS[name](Rng.from_seed(seed))
