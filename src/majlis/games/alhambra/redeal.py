"""A state that a seat cannot tell from the true one: what it does not know is drawn anew."""

from majlis.games.alhambra.frames.payment import Pay, purchase_of
from majlis.games.alhambra.state import Alhambra
from majlis.kernel.rng import Rng
from majlis.kernel.runner import refresh


def redeal(st: Alhambra, seat: int, rng: Rng) -> Alhambra:
    """Chance to come is new; what another seat has begun to pay is not known: it decides afresh.

    Hands stay: every card in them was dealt face up (AL-2.4) or taken from the display (AL-4.1),
    and is paid openly, so that all know them who forget nothing (AL-13.1). What waits in the deck
    and in the bag is drawn only when it comes.
    """
    new = st.copy()
    new.rng = rng.split()
    if new.frames:
        frame = new.frames[-1]
        if isinstance(frame, Pay) and frame.seat != seat:
            _forget_payment(new)
        refresh(new)
    return new


def _forget_payment(st: Alhambra) -> None:
    """Takes a payment of another seat back to the question that led to it."""
    question = purchase_of(st).question(st)
    st.frames.pop()
    st.frames.pop()
    st.frames.append(question)
