"""The flat action table: every choice of every decision of a game as one number.

Decisions follow each other in the order of `Rules.asks()`; each has as many numbers as it has
choices. The table depends on the game alone, never on players or options, and is frozen: a learner
of today can play tomorrow.
"""

from bisect import bisect_right
from functools import cache
from typing import Any

from majlis.games.catalogue import game
from majlis.kernel.frame import Ask
from majlis.kernel.options import UserError
from majlis.kernel.state import State
from majlis.texts import Words


class ActionTable:
    """(decision, choice) <-> action, for one game.

    >>> table = action_table("alrashid")
    >>> table.action("hold_back", 2)
    4
    >>> table.decode(4)
    ('hold_back', 2)
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.kinds: list[str] = []
        self.first: dict[str, int] = {}  # the first action of each decision
        self._firsts: list[int] = []
        self.size = 0
        for ask in game(name).asks():
            self.kinds.append(ask.KIND)
            self.first[ask.KIND] = self.size
            self._firsts.append(self.size)
            self.size += ask.SIZE

    def action(self, kind: str, choice: int) -> int:
        """The action of a choice of a decision."""
        action = self.first[kind] + choice
        if self.decode(action)[0] != kind:
            raise UserError(f"{kind} has no choice {choice}")
        return action

    def decode(self, action: int) -> tuple[str, int]:
        """The decision that an action belongs to, and the choice in it."""
        if not 0 <= action < self.size:
            raise UserError(f"expected an action from 0 to {self.size - 1}, not {action!r}")
        where = bisect_right(self._firsts, action) - 1
        return self.kinds[where], int(action) - self._firsts[where]

    def legal(self, st: State) -> list[int]:
        """The actions of the pending decision, in rising order; none at a chance event."""
        frame = st.frames[-1] if st.frames else None
        if not isinstance(frame, Ask):
            return []
        first = self.first[frame.KIND]
        return [first + choice for choice in st.legal]

    def choice(self, st: State, action: int) -> int:
        """The choice that an action means now; refused with its clause where it is not allowed."""
        kind, choice = self.decode(action)
        frame = pending_ask(st)
        if kind != frame.KIND:
            raise IllegalAction(
                f"action {action} is a choice of {kind}, but {frame.KIND} is pending", None
            )
        if choice not in st.legal:
            refusal = frame.why_not(st, choice)
            clause = refusal.clause if refusal is not None else frame.clause()
            raise IllegalAction(f"action {action} ({kind} {choice}) breaks {clause}", clause)
        return choice

    def label(self, st: State, action: int, language: str = "en") -> str:
        """What an action means: in words if its decision is pending, by name otherwise."""
        kind, choice = self.decode(action)
        frame = st.frames[-1] if st.frames else None
        if isinstance(frame, Ask) and kind == frame.KIND:
            return f"{kind} {choice}: {_words(language, self.name).say(frame.describe(st, choice))}"
        return f"{kind} {choice}"


class IllegalAction(UserError):
    """An action that is not allowed now; `clause` is the rule that forbids it, where one does."""

    def __init__(self, message: str, clause: str | None) -> None:
        super().__init__(message)
        self.clause = clause


def pending_ask(st: State) -> Ask[Any]:
    """The pending decision of a seat."""
    frame = st.frames[-1] if st.frames else None
    if not isinstance(frame, Ask):
        raise IllegalAction("no seat's choice is pending", None)
    return frame


@cache
def action_table(name: str) -> ActionTable:
    """The action table of a game, by the game's name."""
    return ActionTable(game(name).meta.name)


@cache
def _words(language: str, name: str) -> Words:
    return Words(language, name)
