"""A state that a seat cannot tell from the true one: what it does not know is drawn anew."""

from typing import Final

from majlis.games.alhambra.cards import EMPTY, KINDS, MONEY, added, cards_of, size
from majlis.games.alhambra.frames.payment import Pay, Purchase
from majlis.games.alhambra.state import Alhambra
from majlis.kernel.frame import Ask
from majlis.kernel.rng import Rng
from majlis.kernel.runner import to_act

TRIES: Final = 50


def redeal(st: Alhambra, seat: int, rng: Rng) -> Alhambra:
    """Hands of others and the deck are mixed and dealt again (AL-13.1); chance to come is new.

    What another seat has begun to pay is not known either: it decides afresh. In the rare moment
    when every card is in somebody's hand, that seat may have nothing it could do with a new hand;
    then another deal is tried, and at last its own hand is kept.
    """
    for _ in range(TRIES):
        new = _dealt_anew(st, seat, rng, -1)
        if not new.frames or new.legal:
            return new
    return _dealt_anew(st, seat, rng, to_act(st))


def _dealt_anew(st: Alhambra, seat: int, rng: Rng, kept: int) -> Alhambra:
    new = st.copy()
    new.rng = rng.split()
    if not st.table.open_hands:
        _deal_hands(new, [s for s in range(len(st.players)) if s not in (seat, kept)], rng)
    if new.frames:
        frame = new.frames[-1]
        if isinstance(frame, Ask) and frame.seat != seat:
            frame = _forget_payment(new, frame)
            new.legal = frame.choices(new)
    return new


def _deal_hands(st: Alhambra, seats: list[int], rng: Rng) -> None:
    """Each hand keeps its size; how many bureaux these hands hold together is known as well."""
    pool = st.money.counts
    slots: list[int] = []
    bureaux = 0
    for other in seats:
        hand = st.players[other].hand
        slots += [other] * size(hand)
        for card in cards_of(hand):
            pool[card] += 1
            bureaux += 1 if card >= MONEY else 0
        st.players[other].hand = EMPTY
    rng.shuffle(slots)
    for index, other in enumerate(slots):
        first, last = (MONEY, KINDS) if index < bureaux else (0, MONEY)
        card = first + rng.weighted(pool[first:last])
        pool[card] -= 1
        player = st.players[other]
        player.hand = added(player.hand, card, 1)


def _forget_payment(st: Alhambra, frame: Ask[Alhambra]) -> Ask[Alhambra]:
    """Takes a payment of another seat back to the question that led to it."""
    if not isinstance(frame, Pay):
        return frame
    purchase = st.frames[-2]
    if not isinstance(purchase, Purchase):
        raise TypeError("a payment lies on what it pays for")
    st.frames.pop()
    st.frames.pop()
    question = purchase.question(st)
    st.frames.append(question)
    return question
