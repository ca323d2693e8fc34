"""An act: choices of one seat that belong together, made one after the other."""

from majlis.kernel.frame import Ask
from majlis.kernel.runner import is_over, to_act
from majlis.kernel.state import State


def goes_on(st: State, seat: int, revealed: int) -> bool:
    """Whether the next choice is the same seat's, in the act that it has begun, with nothing new.

    `revealed` is how much was revealed when the act began: what a draw or a look has shown since
    may change a mind, so the act ends there.
    """
    if is_over(st) or st.revealed != revealed or to_act(st) != seat:
        return False
    frame = st.frames[-1]
    return isinstance(frame, Ask) and frame.FOLLOWS
