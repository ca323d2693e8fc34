"""Lines: an act told part by part, with what nobody was asked, and where it leads."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from majlis.kernel.frame import Ask
from majlis.kernel.state import State
from majlis.play.act import make
from majlis.play.draft import Made
from majlis.play.match import Malformed


class Line(NamedTuple):
    """An act: the choices that the log holds, all of it in words, and the state after it.

    `is_whole` says that the act has come to its end, and that the choices did not run out before.
    """

    seat: int
    choices: list[int]
    made: list[Made]
    state: State
    is_whole: bool


def first_act(before: State, choices: Sequence[int]) -> Line:
    """The first act of a list of choices, from a state on; what comes after it is not looked at."""
    st = before.copy()
    frame = st.frames[-1] if st.frames else None
    if not isinstance(frame, Ask):
        raise Malformed("nothing is to be chosen here")
    seat: int = frame.seat
    taken: list[int] = []
    made: list[Made] = []

    def tell(asked: Ask[Any], choice: int, is_forced: bool = True) -> None:
        made.append(Made(asked.describe(st, choice), asked.touches(st, choice), is_forced))

    goes_on = True
    for choice in choices:
        frame = st.frames[-1]
        assert isinstance(frame, Ask)
        if choice not in st.legal:
            raise Malformed(f"choice {choice} is not allowed after {len(taken)} choices of the act")
        tell(frame, choice, False)
        taken.append(choice)
        goes_on = make(st, choice, tell)
        if not goes_on:
            break
    return Line(seat, taken, made, st, not goes_on)
