"""Acts: what one seat does in one go, and where it ends.

An act begins with a decision that does not follow another, takes in those that follow it, and ends
at the next moment at which somebody else, nature or a new free decision comes.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from majlis.kernel.frame import Ask
from majlis.kernel.state import State


class Act(NamedTuple):
    """One act of a log: the choices from `start` up to `end` are its own."""

    seat: int
    start: int
    end: int


def follows(st: State, seat: int) -> bool:
    """Whether the decision that is next is the seat's own and goes on with what it has begun."""
    frame = st.frames[-1] if st.frames else None
    return isinstance(frame, Ask) and frame.seat == seat and frame.FOLLOWS


def make(st: State, choice: int, on_forced: Callable[[Ask[Any], int], None] | None = None) -> bool:
    """Makes a choice and runs to the next decision; is that one still a part of the same act?

    A decision that nobody is asked, since it leaves one choice, ends an act like any other. So does
    what a draw or a look has shown: it may change a mind. `on_forced` hears of each decision of the
    act that nobody is asked, before it is made.
    """
    frame = st.frames[-1]
    assert isinstance(frame, Ask)
    seat, revealed, goes_on = frame.seat, st.revealed, True
    frame.apply(st, choice)
    while st.frames:
        pending = st.frames[-1]
        if isinstance(pending, Ask):
            goes_on = goes_on and follows(st, seat)
            if on_forced is not None and goes_on and st.revealed == revealed:
                legal = pending.choices(st)
                if len(legal) == 1 and not pending.asks_alone(st):
                    on_forced(pending, legal[0])
        if not pending.step(st):
            break
    return goes_on and st.revealed == revealed and follows(st, seat)


def is_whole(st: State, choices: Sequence[int]) -> bool:
    """Whether these choices are one whole act of the seat that must choose, no less and no more."""
    st = st.copy()
    goes_on = True
    for choice in choices:
        if not goes_on or not st.frames or choice not in st.legal:
            return False
        goes_on = make(st, choice)
    return not goes_on
