"""A state that a seat cannot tell from the true one: what it does not know is drawn anew."""

from majlis.games.belaad.material import ACTION_COUNT, COMBAT_COUNT, HASHASH_COUNT
from majlis.games.belaad.state import CARD, SECRET, Belaad
from majlis.kernel.rng import Rng
from majlis.kernel.runner import refresh


def redeal(st: Belaad, seat: int, rng: Rng) -> Belaad:
    """Hands, spoils and Hashash cards that the seat has not seen are dealt again (BL-14).

    A spectator (seat -1) has seen none. Chance to come is new as well.
    """
    new = st.copy()
    new.rng = rng.split()
    _deal_hands(new, seat, rng)
    if st.ending < 0:  # in the end they are shown to everybody (BL-14.7)
        _deal_spoils(new, seat, rng)
    if st.table.order_seat >= 0 and seat != st.table.order_seat:
        _deal_hashash(new, rng)
    refresh(new)
    return new


def _deal_hands(st: Belaad, seat: int, rng: Rng) -> None:
    """Cards of other hands that were not drawn face up may as well be covered ones (BL-14.4).

    They were dealt when the game began, so that none is a card that ever lay face up since then.
    """
    pool = st.covered
    missing: list[int] = []
    for other in range(len(st.hands)):
        hidden = [c for c in st.hands[other] if other != seat and not (st.known >> c) & 1]
        for card in hidden:
            pool.add(card)
        missing.append(len(hidden))
    never_seen = [
        0 if (st.uncovered >> card) & 1 else pool.counts[card] for card in range(ACTION_COUNT)
    ]
    for other in range(len(st.hands)):
        if missing[other]:
            kept = [card for card in st.hands[other] if (st.known >> card) & 1]
            for _ in range(missing[other]):
                card = rng.weighted(never_seen)
                never_seen[card] -= 1
                pool.take(card)
                kept.append(card)
            kept.sort()
            st.hands[other] = tuple(kept)


def _deal_spoils(st: Belaad, seat: int, rng: Rng) -> None:
    """BL-14.7: the spoils of all others, members of the own faction too, and the deck.

    None is a card that was put back after it was won. The older one has the smaller choice, and all
    that is possible for it is possible for the younger one: dealt in their order they leave no gap.
    """
    pool = st.combat_deck
    unknown: list[tuple[int, int]] = []  # how many spoils were won before it, and whose it is
    spoils = list(st.spoils)
    for other in range(len(spoils)):
        if other != seat and spoils[other]:
            unknown.extend([(before, other) for before in st.spoils_won(other)])
            for card in spoils[other]:
                pool.add(card)
            spoils[other] = ()
    unknown.sort()
    for before, other in unknown:
        possible = [
            0 if st.put_back[card] > before else pool.counts[card] for card in range(COMBAT_COUNT)
        ]
        card = rng.weighted(possible)
        pool.take(card)
        spoils[other] = (*spoils[other], card)
    st.spoils = tuple(spoils)


def _deal_hashash(st: Belaad, rng: Rng) -> None:
    """BL-14.8: drawn and returned cards, each among the hidden ones with the same back."""
    pool = st.hashash_deck.counts
    for card in st.hashash_drawn:
        if not (st.hashash_known >> card) & 1:
            pool[card] += 1
    for entry in st.hashash_under:
        if entry & SECRET:
            pool[entry & CARD] += 1
    st.hashash_drawn = tuple(
        [
            card if (st.hashash_known >> card) & 1 else _same_back(st, card, rng)
            for card in st.hashash_drawn
        ]
    )
    st.hashash_under = tuple(
        [
            SECRET + _same_back(st, entry & CARD, rng) if entry & SECRET else entry
            for entry in st.hashash_under
        ]
    )


def _same_back(st: Belaad, card: int, rng: Rng) -> int:
    """A hidden card with the same back, taken out of the pool."""
    backs = st.table.material.hashash_board
    pool = st.hashash_deck.counts
    weights = [pool[c] if backs[c] == backs[card] else 0 for c in range(HASHASH_COUNT)]
    drawn = rng.weighted(weights)
    pool[drawn] -= 1
    return drawn
