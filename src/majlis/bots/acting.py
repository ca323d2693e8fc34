"""Whole acts made by bots: what one seat does in one go, choice after choice."""

from collections.abc import Callable, Sequence
from functools import partial

from majlis.bots.bot import Bot, courtesy
from majlis.kernel.rules import Rules
from majlis.kernel.runner import to_act
from majlis.kernel.state import State
from majlis.play.act import make


class BrokenBot(RuntimeError):
    """A bot chose what was not offered, after so many choices of an act: a bug in the bot."""

    def __init__(self, message: str, made: int) -> None:
        super().__init__(message)
        self.made = made


def act(bot: Bot, rules: Rules, state: State, begun: Sequence[int] = ()) -> list[int]:
    """The choices of one whole act of the seat that must choose in a state.

    The state is one that the seat cannot tell from the true one, or the true one where nothing is
    to be hidden from the bot's process. What a bot chooses in it may be chosen in the true one too:
    own choices hang on nothing hidden, and where something is shown the act ends. `begun` are
    choices that the act begins with.
    """
    return play_act(state.copy(), partial(ask, bot, rules), begun)


def ask(bot: Bot, rules: Rules, st: State) -> int:
    """One choice of a bot for the seat that must choose: it gets its view, choices and `redeal`."""
    seat = to_act(st)
    return bot.choose(rules.view(st, seat), list(st.legal), partial(rules.redeal, st, seat))


def play_act(
    st: State,
    choose: Callable[[State], int],
    begun: Sequence[int] = (),
    watch: Callable[[State], None] | None = None,
) -> list[int]:
    """Plays one whole act on a state and gives its choices.

    `choose` is not asked what the rules decide for every seat that is played by a bot. `watch` is
    shown the state before each choice.
    """
    made: list[int] = []
    goes_on = True
    while goes_on:
        if watch is not None:
            watch(st)
        if len(made) < len(begun):
            choice = begun[len(made)]
        else:
            due = courtesy(st)
            choice = choose(st) if due is None else due
        if choice not in st.legal:
            raise BrokenBot(f"chose {choice!r}, which was not offered", len(made))
        made.append(choice)
        goes_on = make(st, choice)
    if len(made) < len(begun):
        raise BrokenBot(f"began an act with {len(begun)} choices that has {len(made)}", len(made))
    return made


def settled(state: State) -> list[int] | None:
    """The act that the rules make for a seat that is played by a bot, where they make all of it."""
    st = state.copy()
    made: list[int] = []
    goes_on = True
    while goes_on:
        due = courtesy(st)
        if due is None:
            return None
        made.append(due)
        goes_on = make(st, due)
    return made
