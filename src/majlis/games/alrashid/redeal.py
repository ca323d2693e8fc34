"""A state that a seat cannot tell from the true one: what it does not know is drawn anew."""

from majlis.games.alrashid.frames.battle import Battle
from majlis.games.alrashid.state import FACE_UP, SEEN, TOKEN_KIND, AlRashid
from majlis.kernel.rng import Rng
from majlis.kernel.runner import refresh


def redeal(st: AlRashid, seat: int, rng: Rng) -> AlRashid:
    """Puts back every token that the seat does not know and deals it again, by colour (AR-3.1).

    A spectator (seat -1) knows no hand and has looked at nothing. Chance to come is new as well.
    """
    new = st.copy()
    new.rng = rng.split()
    known = FACE_UP if seat < 0 else FACE_UP | (SEEN << seat)
    _forget_picked_tokens(new, seat)
    for colour in range(2):
        kinds = range(colour * 3, colour * 3 + 3)
        pool = new.pile.counts
        for other in range(len(new.players)):
            if other != seat:
                hand = new.players[other].tokens
                for kind in kinds:
                    pool[kind] += hand[kind]
        for tokens in new.mercenaries:
            for token in tokens:
                kind = token & TOKEN_KIND
                if kind // 3 == colour and not token & known:
                    pool[kind] += 1
        bag = [pool[kind] for kind in kinds]
        for other in range(len(new.players)):
            if other != seat:
                _deal_hand(new.players[other].tokens, colour, bag, rng)
        for country in range(len(new.mercenaries)):
            _deal_country(new, country, colour, known, bag, rng)
        for kind in kinds:
            pool[kind] = bag[kind - colour * 3]
    refresh(new)
    return new


def _deal_hand(hand: list[int], colour: int, bag: list[int], rng: Rng) -> None:
    first = colour * 3
    count = hand[first] + hand[first + 1] + hand[first + 2]
    for kind in range(first, first + 3):
        hand[kind] = 0
    for _ in range(count):
        drawn = rng.weighted(bag)
        bag[drawn] -= 1
        hand[first + drawn] += 1


def _deal_country(
    st: AlRashid, country: int, colour: int, known: int, bag: list[int], rng: Rng
) -> None:
    tokens = list(st.mercenaries[country])
    for index in range(len(tokens)):
        token = tokens[index]
        if (token & TOKEN_KIND) // 3 == colour and not token & known:
            drawn = rng.weighted(bag)
            bag[drawn] -= 1
            tokens[index] = token - (token & TOKEN_KIND) + colour * 3 + drawn
    st.mercenaries[country] = tuple(tokens)


def _forget_picked_tokens(st: AlRashid, seat: int) -> None:
    """Tokens that another seat has picked for a battle are not thrown in yet: nobody saw them."""
    if st.frames:
        frame = st.frames[-1]
        if isinstance(frame, Battle) and frame.seat != seat and frame.picked:
            st.frames[-1] = Battle(frame.seat, frame.country, frame.ranking, frame.index, 0)
