"""A state that a seat cannot tell from the true one: what it does not know is drawn anew."""

from majlis.games.almadi.material import CHARACTER_COUNT
from majlis.games.almadi.state import Almadi
from majlis.kernel.frame import Ask
from majlis.kernel.rng import Rng


def redeal(st: Almadi, seat: int, rng: Rng) -> Almadi:
    """Deals the characters that the seat has not seen again (AM-13.2); chance to come is new.

    Nothing else is hidden in the state: what lies in the draw pile and under the top of the card
    piles is decided only when it is seen (AM-13.3).
    """
    new = st.copy()
    new.rng = rng.split()
    known = new.display
    for other, player in enumerate(new.players):
        known |= player.recruited
        if other == seat:
            known |= player.hand | player.aside
    pool = [c for c in range(CHARACTER_COUNT) if not (known >> c) & 1]
    rng.shuffle(pool)
    for other, player in enumerate(new.players):
        if other != seat:
            player.hand = _deal(pool, player.hand.bit_count())
            player.aside = _deal(pool, player.aside.bit_count())
    if new.frames:
        frame = new.frames[-1]
        # What another seat can recruit, or keep, depends on its hand.
        if isinstance(frame, Ask) and frame.seat != seat:
            new.legal = frame.choices(new)
    return new


def _deal(pool: list[int], count: int) -> int:
    hand = 0
    for _ in range(count):
        hand |= 1 << pool.pop()
    return hand
