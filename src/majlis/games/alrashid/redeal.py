"""A state that a seat cannot tell from the true one: what it does not know is drawn anew."""

from typing import Final

from majlis.games.alrashid.frames.battle import Battle
from majlis.games.alrashid.player import DRAWN
from majlis.games.alrashid.state import FACE_UP, OLDER, SEEN, TOKEN_KIND, AlRashid
from majlis.kernel.rng import Rng
from majlis.kernel.runner import refresh

TRIES: Final = 1000  # deals of older and newer tokens, before all stays as it is


def redeal(st: AlRashid, seat: int, rng: Rng) -> AlRashid:
    """Puts back every token that the seat does not know and deals it again, by colour (AR-3.1).

    A spectator (seat -1) knows no hand and has looked at nothing. Chance to come is new as well.
    """
    new = st.copy()
    new.rng = rng.split()
    known = FACE_UP if seat < 0 else FACE_UP | (SEEN << seat)
    _forget_picked_tokens(new, seat)
    for colour in range(2):
        unknown = Unknown(new, seat, colour, known)
        if new.has_older(colour):
            unknown.deal_both(rng)
        else:
            unknown.deal_newer(rng)
    refresh(new)
    return new


class Unknown:
    """The tokens of a colour that a seat does not know, and where they are.

    Those that are older than the pile were none of the discards that it was made of (AR-16.2): they
    and the newer ones are two pools. Which of them somebody threw in since then may be unknown too.
    """

    def __init__(self, st: AlRashid, seat: int, colour: int, known: int) -> None:
        self.st = st
        self.colour = colour
        self.known = known
        self.first = colour * 3
        self.others = [other for other in range(len(st.players)) if other != seat]
        self.pools = [[0, 0, 0], st.pile.counts[self.first : self.first + 3]]  # older, newer
        for other in self.others:
            self._add_hand(other)
        for tokens in st.mercenaries:
            for token in tokens:
                if self._is_unknown(token):
                    self.pools[0 if token & OLDER else 1][(token & TOKEN_KIND) - self.first] += 1

    def _add_hand(self, other: int) -> None:
        player = self.st.players[other]
        older, newer = self.pools
        for kind in range(3):
            older[kind] += player.older[self.first + kind]
            newer[kind] += player.tokens[self.first + kind] - player.older[self.first + kind]
        for one in player.thrown:
            if one % DRAWN // 3 == self.colour:
                newer[one % DRAWN - self.first] += 1

    def _is_unknown(self, token: int) -> bool:
        return (token & TOKEN_KIND) // 3 == self.colour and not token & self.known

    def deal_newer(self, rng: Rng) -> None:
        """With no older tokens there is one pool."""
        pool = self.pools[1]
        first = self.first
        for other in self.others:
            hand = self.st.players[other].tokens
            count = hand[first] + hand[first + 1] + hand[first + 2]
            for kind in range(3):
                hand[first + kind] = 0
            for _ in range(count):
                hand[first + drawn_from(pool, rng)] += 1
        self._deal_countries([[0, 0, 0], pool], rng)

    def deal_both(self, rng: Rng) -> None:
        """What was thrown in must have been there: deals in which it was not do not count."""
        for _ in range(TRIES):
            pools = [self.pools[0].copy(), self.pools[1].copy()]
            gone = [self._older_thrown(other, pools, rng) for other in self.others]
            if [] not in gone:
                for other, kinds in zip(self.others, gone, strict=True):
                    self._deal_hand(other, kinds, pools, rng)
                self._deal_countries(pools, rng)
                return

    def _older_thrown(self, other: int, pools: list[list[int]], rng: Rng) -> list[int]:
        """Decides which of the tokens thrown in were older ones, and takes all out of the pools.

        The older ones by kind; nothing where a token can have been neither. As a token came from
        one of the places that it can have been in, the more there are the likelier is the pool.
        """
        player = self.st.players[other]
        left = player.older_of(self.colour)
        newer = 0
        kinds = [0, 0, 0]
        for one in player.thrown:
            kind = one % DRAWN - self.first
            if not 0 <= kind < 3:
                continue
            weights = [
                left * pools[0][kind] * max(sum(pools[1]), 1),
                (one // DRAWN - newer) * pools[1][kind] * max(sum(pools[0]), 1),
            ]
            if not max(weights):
                return []
            if rng.weighted(weights):
                newer += 1
                pools[1][kind] -= 1
            else:
                left -= 1
                kinds[kind] += 1
                pools[0][kind] -= 1
        return kinds

    def _deal_hand(self, other: int, gone: list[int], pools: list[list[int]], rng: Rng) -> None:
        """The rest of the older tokens that the hand had, and what it drew since."""
        player = self.st.players[other]
        first = self.first
        count = sum(player.tokens[first : first + 3])
        left = player.older_of(self.colour) - sum(gone)
        older = list(player.older)
        for kind in range(3):
            player.tokens[first + kind] = 0
            older[first + kind] = gone[kind]
        for place in range(count):
            drawn = first + drawn_from(pools[0 if place < left else 1], rng)
            player.tokens[drawn] += 1
            if place < left:
                older[drawn] += 1
        player.older = tuple(older)

    def _deal_countries(self, pools: list[list[int]], rng: Rng) -> None:
        """Unknown tokens on countries; what is left of the newer ones is the pile."""
        for country, tokens in enumerate(self.st.mercenaries):
            if tokens:
                dealt = list(tokens)
                for place, token in enumerate(tokens):
                    if self._is_unknown(token):
                        drawn = self.first + drawn_from(pools[0 if token & OLDER else 1], rng)
                        dealt[place] = token - (token & TOKEN_KIND) + drawn
                self.st.mercenaries[country] = tuple(dealt)
        for kind in range(3):
            self.st.pile.counts[self.first + kind] = pools[1][kind]


def drawn_from(pool: list[int], rng: Rng) -> int:
    """A token of a pool, taken out of it."""
    drawn = rng.weighted(pool)
    pool[drawn] -= 1
    return drawn


def _forget_picked_tokens(st: AlRashid, seat: int) -> None:
    """Tokens that another seat has picked for a battle are not thrown in yet: nobody saw them."""
    if st.frames:
        frame = st.frames[-1]
        if isinstance(frame, Battle) and frame.seat != seat and frame.picked:
            st.frames[-1] = Battle(frame.seat, frame.country, frame.ranking, frame.index, 0)
