"""An act: choices of one seat that belong together, made one after the other."""

from majlis.kernel.frame import Ask
from majlis.kernel.runner import is_over, to_act
from majlis.kernel.state import State
from majlis.server import wire


def goes_on(st: State, seat: int, revealed: int) -> bool:
    """Whether the next choice is the same seat's, in the act that it has begun, with nothing new.

    `revealed` is how much was revealed when the act began: what a draw or a look has shown since
    may change a mind, so the act ends there.
    """
    if is_over(st) or st.revealed != revealed or to_act(st) != seat:
        return False
    frame = st.frames[-1]
    return isinstance(frame, Ask) and frame.FOLLOWS


def run_on(st: State, seat: int, revealed: int) -> list[wire.Choice]:
    """Runs to the next decision; gives the choices of the act that nobody was asked for.

    A choice that is the only one is made and not entered in the log: who reads the act would miss
    where its tile went.
    """
    made: list[wire.Choice] = []
    while st.frames:
        frame = st.frames[-1]
        if isinstance(frame, Ask) and goes_on(st, seat, revealed):
            legal = frame.choices(st)
            if len(legal) == 1:
                made.append(wire.offer(frame, st, legal[0]))
        if not frame.step(st):
            break
    return made
