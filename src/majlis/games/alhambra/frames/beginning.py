"""Chapter 2: what chance decides at set-up, and who begins."""

from typing import ClassVar

from majlis.games.alhambra import events
from majlis.games.alhambra.cards import MONEY, added, size, worth
from majlis.games.alhambra.config import CATEGORY_COUNT
from majlis.games.alhambra.material import PILES
from majlis.games.alhambra.state import SEAT, Alhambra
from majlis.kernel.codec import Field
from majlis.kernel.frame import Do, Draw


def money_weights(st: Alhambra) -> list[int]:
    """Undrawn money by kind; the bureaux behind it are drawn for themselves."""
    return st.money.counts[:MONEY]


class DealCard(Draw[Alhambra]):
    """AL-2.4: one card after the other, face up, until the player has 20 or more; then the next."""

    KIND = "deal_card"
    CLAUSE = "AL-2.4"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def weights(self, st: Alhambra) -> list[int]:
        return money_weights(st)

    def resolve(self, st: Alhambra, outcome: int) -> None:
        st.money.take(outcome)
        st.pile[0] -= 1
        player = st.players[self.seat]
        player.hand = added(player.hand, outcome, 1)
        st.tell(events.DEALT, self.seat, outcome)
        if hand_worth(player.hand) < st.table.material.starting_money:
            st.push(DealCard(self.seat))
        elif self.seat + 1 < st.table.players:
            st.push(DealCard(self.seat + 1))


def hand_worth(hand: tuple[int, ...]) -> int:
    """The value of all money in a hand, over all currencies."""
    return worth(hand[0]) + worth(hand[1]) + worth(hand[2]) + worth(hand[3]) + worth(hand[4])


class SplitDeck(Do[Alhambra]):
    """AL-2.8 to AL-2.10: five piles, scoring cards in two of them, the modules' cards where due."""

    KIND = "split_deck"
    CLAUSE = "AL-2.8"

    def run(self, st: Alhambra) -> None:
        piles = [[cards, *([0] * (CATEGORY_COUNT - 1))] for cards in pile_sizes(st.pile[0])]
        for number in range(2):
            piles[st.table.material.scoring_piles[number]][1 + number] += 1
        for module in st.table.modules:
            module.add_to_piles(st, piles)
        st.pile = piles[0]
        st.piles = tuple([tuple(pile) for pile in piles[1:]])


def pile_sizes(cards: int) -> list[int]:
    """AL-2.8: five piles as equal as can be, the first ones larger."""
    return [cards // PILES + (1 if pile < cards % PILES else 0) for pile in range(PILES)]


class FirstTurn(Do[Alhambra]):
    """AL-2.6: the player with the fewest cards begins; then the least money, then the seat."""

    KIND = "first_turn"
    CLAUSE = "AL-2.6"

    def run(self, st: Alhambra) -> None:
        first = first_player([player.hand for player in st.players])
        # The player before the first one has had his turn, as it were.
        st.active = (first - 1) % st.table.players
        st.tell(events.BEGINS, first)


def first_player(hands: list[tuple[int, ...]]) -> int:
    """The seat that begins with these hands (AL-2.6)."""
    keys = [(size(hand), hand_worth(hand), seat) for seat, hand in enumerate(hands)]
    return min(keys)[2]
