"""Bureaux de change: cards that let two currencies be mixed (AL-EX)."""

from majlis.games.alhambra import events, labels, things
from majlis.games.alhambra.cards import BUREAU_ROW, MONEY, added
from majlis.games.alhambra.config import TAKEN_CARDS
from majlis.games.alhambra.frames.refill import lay_open
from majlis.games.alhambra.hooks import Module
from majlis.games.alhambra.material import BUREAU_COUNT
from majlis.games.alhambra.payment import ANY, FIRST_BUREAU, WAY_UNIT
from majlis.games.alhambra.state import Alhambra
from majlis.kernel.frame import Draw
from majlis.kernel.text import Text


class DrawBureau(Draw[Alhambra]):
    """AL-EX-3: which bureau came up; it takes a place of the display."""

    KIND = "draw_bureau"
    CLAUSE = "AL-EX-3"

    def weights(self, st: Alhambra) -> list[int]:
        return st.money.counts[MONEY:]

    def resolve(self, st: Alhambra, outcome: int) -> None:
        st.money.take(MONEY + outcome)
        lay_open(st, MONEY + outcome)


class Exchange(Module):
    """AL-EX-5: one card of the hand opens a payment in both of its currencies."""

    NAME = "exchange"
    CLAUSE = "AL-EX-5"
    PICKS = tuple(range(FIRST_BUREAU, FIRST_BUREAU + BUREAU_COUNT))
    CATEGORIES = (TAKEN_CARDS,)

    def set_up(self, st: Alhambra) -> None:
        for bureau in range(BUREAU_COUNT):
            st.money.add(MONEY + bureau)

    def add_to_piles(self, st: Alhambra, piles: list[list[int]]) -> None:
        """AL-EX-2: two cards each in piles 2, 3 and 4."""
        for pile in range(len(piles)):
            piles[pile][TAKEN_CARDS] += st.table.material.bureau_piles[pile]

    def card_drawn(self, st: Alhambra, category: int) -> None:
        st.push(DrawBureau())

    def add_ways(self, st: Alhambra, seat: int, currency: int, ways: list[int]) -> None:
        held = st.players[seat].hand[BUREAU_ROW]
        bureau = 0
        while held:
            if held & 7:
                pair = st.table.material.bureau_pair[bureau]
                if currency == ANY or (pair >> currency) & 1:
                    ways.append((FIRST_BUREAU + bureau) * WAY_UNIT + pair)
            held >>= 3
            bureau += 1

    def spend(self, st: Alhambra, seat: int, pick: int) -> None:
        """AL-EX-7: the card goes to the discards."""
        card = MONEY + pick - FIRST_BUREAU
        player = st.players[seat]
        player.hand = added(player.hand, card, -1)
        st.discards.add(card)
        st.tell(events.PAID_BUREAU, seat, card)

    def describe_pick(self, st: Alhambra, seat: int, pick: int) -> Text:
        return Text("pay-bureau", {"card": labels.card(MONEY + pick - FIRST_BUREAU)})

    def touches_of_pick(self, st: Alhambra, seat: int, pick: int) -> list[str]:
        return [things.hand(MONEY + pick - FIRST_BUREAU)]
