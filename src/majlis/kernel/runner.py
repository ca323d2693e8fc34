"""The one loop that owns control: it runs frames until somebody or chance must choose."""

from typing import Any

from majlis.kernel.frame import Ask, Draw, Frame
from majlis.kernel.refusal import Refusal
from majlis.kernel.rng import Rng
from majlis.kernel.state import State


def run(st: State) -> None:
    """Runs until a decision is pending or the game is over."""
    frames = st.frames
    while frames and frames[-1].step(st):
        pass


def apply(st: State, choice: int) -> None:
    """Makes a choice that `choices` offers (it is not checked here) and runs on."""
    st.frames[-1].apply(st, choice)
    run(st)


def is_over(st: State) -> bool:
    return not st.frames


def pending(st: State) -> Frame[Any] | None:
    """The frame that waits, or None when the game is over."""
    return st.frames[-1] if st.frames else None


def is_chance(st: State) -> bool:
    """Whether nature must choose (only when chance is driven from outside)."""
    return bool(st.frames) and isinstance(st.frames[-1], Draw)


def to_act(st: State) -> int:
    """The seat that must choose; -1 for nature and when the game is over."""
    if st.frames:
        frame = st.frames[-1]
        if isinstance(frame, Ask):
            return frame.seat
    return -1


def refresh(st: State) -> None:
    """Finds what can be chosen, or can happen, anew, after hidden things were dealt again."""
    if st.frames:
        frame = st.frames[-1]
        if isinstance(frame, Ask):
            st.legal = frame.choices(st)
        elif isinstance(frame, Draw):
            weights: list[int] = frame.weights(st)
            st.legal = [i for i in range(len(weights)) if weights[i]]


def choices(st: State) -> list[int]:
    """What may be chosen now, in rising order; for nature, the outcomes that can happen."""
    return st.legal if st.frames else []


def outcomes(st: State) -> list[tuple[int, int]]:
    """Nature's outcomes with their weights."""
    frame = st.frames[-1]
    if not isinstance(frame, Draw):
        raise ValueError("no chance event is pending")
    weights: list[int] = frame.weights(st)
    return [(i, weights[i]) for i in range(len(weights)) if weights[i]]


def why_not(st: State, choice: int) -> Refusal | None:
    """Why a choice is not allowed now, or None if it is."""
    frame = st.frames[-1]
    if not isinstance(frame, Ask):
        raise ValueError("no seat's choice is pending")
    refusal: Refusal | None = frame.why_not(st, choice)
    return refusal


def play_out(st: State, rng: Rng) -> int:
    """Plays random choices to the end; returns how many were made."""
    made = 0
    frames = st.frames
    while frames:
        legal = st.legal
        frames[-1].apply(st, legal[rng.below(len(legal))])
        made += 1
        run(st)
    return made
