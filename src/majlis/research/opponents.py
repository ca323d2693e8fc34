"""Who sits in the other seats of an environment: bots by name, objects, functions."""

from collections.abc import Callable, Sequence
from typing import Any, cast

from majlis.bots import Bot, make_bot
from majlis.kernel.codec import Json
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Rules
from majlis.kernel.state import State

# A function in place of a bot: view, choices, redeal -> one of the choices.
Chooser = Callable[[Json, list[int], Callable[[Rng], State]], int]
Opponent = str | Bot | Chooser


class Function:
    """A function as a bot."""

    def __init__(self, choose: Chooser) -> None:
        self.choose = choose


def one_for_each(opponents: Opponent | Sequence[Opponent], seats: Sequence[int]) -> list[Opponent]:
    """One opponent for all seats, or a list with one for each."""
    if not isinstance(opponents, Sequence) or isinstance(opponents, str):
        return [opponents] * len(seats)
    if len(opponents) != len(seats):
        raise UserError(f"expected {len(seats)} opponents, not {len(opponents)}")
    return list(opponents)


def as_bot(opponent: Opponent, name: str, seed: str) -> Bot:
    """The bot that an opponent is."""
    if isinstance(opponent, str):
        return make_bot(opponent, name, seed)
    if hasattr(opponent, "choose"):
        return cast(Bot, opponent)
    if callable(opponent):
        return Function(opponent)
    raise UserError(f"an opponent is a name, a bot or a function, not {opponent!r}")


def choice_of(bot: Any, rules: Rules, state: State, seat: int) -> int:
    """What a bot chooses; it sees what its seat sees."""
    choice = bot.choose(
        rules.view(state, seat),
        list(state.legal),
        lambda rng: rules.redeal(state, seat, rng),
    )
    if choice not in state.legal:
        raise UserError(f"the opponent at seat {seat} chose {choice!r}, not one of its choices")
    return int(choice)
