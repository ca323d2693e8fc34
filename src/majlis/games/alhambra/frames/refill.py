"""Chapter 8: the display and the market are filled up again."""

from typing import ClassVar

from majlis.games.alhambra import events
from majlis.games.alhambra.cards import KINDS, MONEY
from majlis.games.alhambra.config import CATEGORY_COUNT, TAKEN_CARDS
from majlis.games.alhambra.frames.beginning import money_weights
from majlis.games.alhambra.frames.ending import end_game
from majlis.games.alhambra.frames.rounds import ScoringRound
from majlis.games.alhambra.material import CURRENCIES, TILE_COUNT
from majlis.games.alhambra.state import Alhambra
from majlis.kernel.codec import Field, Name
from majlis.kernel.frame import Do, Draw


class RefillDisplay(Do[Alhambra]):
    """AL-8.2: one card at a time until four lie open; a short deck is made anew (AL-8.4)."""

    KIND = "refill_display"
    CLAUSE = "AL-8.2"

    def run(self, st: Alhambra) -> None:
        if -1 not in st.display:
            return
        left = sum(st.pile)
        while not left and st.piles:
            st.pile = list(st.piles[0])
            st.piles = st.piles[1:]
            left = sum(st.pile)
        if not left:
            left = reshuffle(st)
            if not left:
                return
        st.push(self)
        # A pile of money alone needs no draw of the sort of card.
        if st.pile[0] == left:
            st.push(DrawMoney())
        else:
            st.push(DrawCard())


def reshuffle(st: Alhambra) -> int:
    """AL-8.4: the discards become the new deck; returns how many cards there are."""
    discards = st.discards.counts
    money = sum(discards[:MONEY])
    others = sum(discards[MONEY:])
    if money + others:
        for kind in range(KINDS):
            st.money.counts[kind] += discards[kind]
            discards[kind] = 0
        pile = [0] * CATEGORY_COUNT
        pile[0] = money
        pile[TAKEN_CARDS] = others
        st.pile = pile
        st.tell(events.RESHUFFLED, money + others)
    return money + others


class DrawCard(Draw[Alhambra]):
    """AL-8.2: what sort of card comes next from the pile on top of the deck."""

    KIND = "draw_card"
    CLAUSE = "AL-8.2"

    def weights(self, st: Alhambra) -> list[int]:
        return st.pile

    def resolve(self, st: Alhambra, outcome: int) -> None:
        if outcome == 0:
            st.push(DrawMoney())
            return
        st.pile[outcome] -= 1
        owner = st.table.category_owner[outcome]
        if owner is not None:
            owner.card_drawn(st, outcome)
        else:
            st.tell(events.SCORING_CARD, outcome)
            st.push(ScoringRound(outcome))


class DrawMoney(Draw[Alhambra]):
    """AL-8.2: a money card for the first free place of the display."""

    KIND = "draw_money"
    CLAUSE = "AL-8.2"

    def weights(self, st: Alhambra) -> list[int]:
        return money_weights(st)

    def resolve(self, st: Alhambra, outcome: int) -> None:
        st.money.take(outcome)
        st.pile[0] -= 1
        lay_open(st, outcome)


def lay_open(st: Alhambra, card: int) -> None:
    """Puts a card into the first free place of the display."""
    st.set_display(st.display.index(-1), card)
    st.tell(events.CARD_OPENED, card)


class RefillMarket(Do[Alhambra]):
    """AL-8.5: empty spaces in their order; one that cannot be filled ends the game (AL-11.1)."""

    KIND = "refill_market"
    CLAUSE = "AL-8.5"

    def run(self, st: Alhambra) -> None:
        if -1 in st.market:
            if not st.supply:
                end_game(st)
                return
            st.push(self)
            st.push(DrawTile(st.market.index(-1)))
        elif st.table.ends_on_empty_supply and not st.supply:
            end_game(st)


class DrawTile(Draw[Alhambra]):
    """AL-8.5: a tile for a space of the market; a module may let players claim it first."""

    KIND = "draw_tile"
    CLAUSE = "AL-8.5"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("space", Name(CURRENCIES)),)

    def __init__(self, space: int) -> None:
        self.space = space

    def weights(self, st: Alhambra) -> list[int]:
        return tile_weights(st)

    def resolve(self, st: Alhambra, outcome: int) -> None:
        st.supply &= ~(1 << outcome)
        st.drawn = outcome
        for module in st.table.modules:
            if module.tile_drawn(st, self.space):
                return
        offer_on_market(st, self.space)


def tile_weights(st: Alhambra) -> list[int]:
    """Every tile in the supply is as likely as any other (AL-2.3)."""
    supply = st.supply
    return [(supply >> tile) & 1 for tile in range(TILE_COUNT)]


def offer_on_market(st: Alhambra, space: int) -> None:
    """The drawn tile goes to its space."""
    st.set_market(space, st.drawn)
    st.tell(events.TILE_OPENED, st.drawn, space)
    st.drawn = -1
