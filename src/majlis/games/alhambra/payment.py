"""Chapter 5: what a player can pay with, and which payments are legal.

A payment is laid out unit by unit in rising order of picks, so that each has one spelling. A way to
pay is one number: the currencies that may be mixed, as bits, and above them the pick that opens the
way (a bureau de change) or 0. Without modules there is one way: the currency of the space.
"""

from typing import Final

from majlis.games.alhambra.cards import MONEY, VALUES, size, worth
from majlis.games.alhambra.state import Alhambra

# Picks. The numbers are fixed; a module owns those that are not money cards.
DONE: Final = 0  # enough is laid out; asked only where superfluous units are allowed
FIRST_BUREAU: Final = 1
FIRST_CARD: Final = 7
FIRST_CARAVAN: Final = 52
FIRST_COIN: Final = 54
ANY: Final = -1  # as a currency: whichever the buyer likes (AL-CA-5)

WAY_UNIT: Final = 32  # a way is `opening pick * 32 + currencies`
CURRENCY_BITS: Final = 31
HIGHEST: Final = 9  # no unit is worth more


class Units:
    """Payment units of a player, in rising order of picks."""

    def __init__(self) -> None:
        self.picks: list[int] = []
        self.values: list[int] = []
        self.counts: list[int] = []

    def add(self, pick: int, value: int, count: int) -> None:
        self.picks.append(pick)
        self.values.append(value)
        self.counts.append(count)


def ways_to_pay(st: Alhambra, seat: int, currency: int) -> list[int]:
    """All ways to pay for a good of a currency (AL-5.3), with those that modules add."""
    ways = [1, 2, 4, 8] if currency == ANY else [1 << currency]
    for module in st.table.modules:
        module.add_ways(st, seat, currency, ways)
    return ways


def units_of(st: Alhambra, seat: int, mask: int) -> Units:
    """The player's units of the currencies in the mask."""
    units = Units()
    hand = st.players[seat].hand
    for row in range(5):
        if (mask >> row) & 1:
            cards = hand[row]
            pick = FIRST_CARD + VALUES * row
            value = 1
            while cards:
                if cards & 7:
                    units.add(pick, value, cards & 7)
                cards >>= 3
                pick += 1
                value += 1
    for module in st.table.modules:
        module.add_units(st, seat, mask, units)
    return units


def funds(st: Alhambra, seat: int, mask: int) -> int:
    """All that the player has in the currencies of the mask."""
    total = 0
    left = mask
    for cards in st.players[seat].hand:
        if left & 1:
            total += worth(cards)
        left >>= 1
        if not left:
            break
    for module in st.table.modules:
        total += module.funds(st, seat, mask)
    return total


def can_pay(st: Alhambra, seat: int, price: int, currency: int) -> bool:
    """Whether some payment reaches the price (AL-5.1)."""
    if not st.table.modules:
        return worth(st.players[seat].hand[currency]) >= price  # the one way there is
    for way in ways_to_pay(st, seat, currency):
        if funds(st, seat, way & CURRENCY_BITS) >= price:
            return True
    return False


def hand_may_pay(st: Alhambra, seat: int, price: int) -> bool:
    """AL-13.1: whether, for all that the others know, the cards in hand let the seat pay so much.

    They see how many cards it holds, and what modules give it to pay with besides.
    """
    cards = size(st.players[seat].hand)
    if not cards:
        return False
    most = HIGHEST * cards
    for module in st.table.modules:
        most += module.funds(st, seat, CURRENCY_BITS)
    return most >= price


def can_pay_exactly(st: Alhambra, seat: int, price: int, currency: int) -> bool:
    """Whether some payment hits the price (AL-5.7)."""
    for way in ways_to_pay(st, seat, currency):
        units = units_of(st, seat, way & CURRENCY_BITS)
        if completes(units, 0, 0, 1, price, True):
            return True
    return False


def least_overpaid(st: Alhambra, seat: int, price: int, currency: int) -> int:
    """How much too high the lowest payment is (AL-5.7: 0 is exact), or -1 if none reaches it.

    The lowest has nothing superfluous: without such a unit it would be lower.
    """
    best = -1
    limit = (1 << (price + HIGHEST)) - 1
    for way in ways_to_pay(st, seat, currency):
        units = units_of(st, seat, way & CURRENCY_BITS)
        sums = 1
        for index in range(len(units.picks)):
            for _ in range(units.counts[index]):
                sums |= (sums << units.values[index]) & limit
        over = sums >> price
        if over:
            least = (over & -over).bit_length() - 1
            best = least if best < 0 else min(best, least)
    return best


def completes(units: Units, first: int, total: int, least: int, price: int, exact: bool) -> bool:
    """Whether units from `first` on bring a total to the price with nothing superfluous (AL-5.5).

    A payment has no superfluous unit if its total stays below the price plus its smallest unit. So
    for each bound on the smallest unit, the sums that can be reached are kept as bits of a number.
    """
    limit = (1 << (price + HIGHEST)) - 1
    for bound in range(1 if exact else least, 0, -1):
        sums = 1 << total
        for index in range(first, len(units.picks)):
            value = units.values[index]
            if value >= bound:
                for _ in range(units.counts[index]):
                    sums |= (sums << value) & limit
        if (sums >> price) & ((1 << bound) - 1):
            return True
    return False


def is_money(pick: int) -> bool:
    return FIRST_CARD <= pick < FIRST_CARD + MONEY


def value_of_pick(st: Alhambra, seat: int, pick: int) -> int:
    """What a pick adds to a payment."""
    if is_money(pick):
        return (pick - FIRST_CARD) % VALUES + 1
    owner = st.table.pick_owner[pick]
    return 0 if owner is None else owner.unit_value(st, seat, pick)
