"""Lines: an act told part by part, with what nobody was asked, and where it leads."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from majlis.kernel.frame import Ask
from majlis.kernel.rules import Rules
from majlis.kernel.state import State
from majlis.play.act import follows, make
from majlis.play.draft import Draft, Made, Question, begin
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


class Step(NamedTuple):
    """One choice that the engine makes of an act, asked for or forced, and the state before it."""

    frame: Ask[Any]
    state: State
    choice: int


def draft_of(rules: Rules, facing: State, seat: int, choices: Sequence[int]) -> Draft:
    """The draft that stands for the choices of an act, so that a person can go on with it.

    The choices may also be the beginning of one. What they pick one by one for a set is found as
    the set that it makes.
    """
    steps = list(_steps(facing, seat, choices))
    draft = begin(rules, facing, seat)
    while (question := draft.question) is not None:
        here = rules.fingerprint(question.state)
        while steps and rules.fingerprint(steps[0].state) != here:
            steps.pop(0)  # nobody is asked for it, and the draft has made it by itself
        if not steps:
            break
        basket = question.basket
        if basket is None or not basket.covers(steps[0].choice):
            draft = draft.choose(steps.pop(0).choice)
        else:
            draft = draft.lay(_picked(question, steps)).close()
    return draft


def _steps(facing: State, seat: int, choices: Sequence[int]) -> Iterator[Step]:
    """What the engine does with the choices of an act, up to where something is shown."""
    st, left, begun = facing.copy(), list(choices), False
    revealed = st.revealed
    while st.frames:
        frame = st.frames[-1]
        if not isinstance(frame, Ask):
            if not frame.step(st):
                return
            continue
        if frame.seat != seat or (begun and (st.revealed != revealed or not follows(st, seat))):
            return
        st.legal = frame.choices(st)
        asked = len(st.legal) > 1 or frame.asks_alone(st)
        if asked and not left:
            return
        choice = left.pop(0) if asked else st.legal[0]
        if choice not in st.legal:
            raise Malformed(f"choice {choice} is not allowed in {frame.KIND}")
        yield Step(frame, st.copy(), choice)
        frame.apply(st, choice)
        begun = True


def _picked(question: Question, steps: list[Step]) -> list[int]:
    """The items of the set that the next choices spell; they are taken from the steps."""
    basket = question.basket
    assert basket is not None
    laid, numbers = [0] * len(basket.items), list[int]()
    for made in range(len(steps) + 1):
        if basket.is_whole(laid) and basket.spell(laid) == [step.choice for step in steps[:made]]:
            del steps[:made]
            return numbers
        if made == len(steps):
            break
        step = steps[made]
        touched = step.frame.touches(step.state, step.choice)
        for index in {place for thing in touched for place in question.items_of(thing)}:
            laid[index] += 1
            numbers.append(basket.items[index].number)
    raise Malformed(f"{question.frame.KIND}: the choices end inside a set")
