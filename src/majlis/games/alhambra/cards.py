"""Money cards as numbers: what a hand, the display and the discard pile hold (AL-1.5).

A kind of card is `9 * currency + value - 1`; the diamonds are a fifth currency, and the six bureaux
de change follow as kinds 45 to 50. A purse holds for each currency (and for the bureaux) one number
with three bits for each of its nine kinds, so that it is copied by a pointer.
"""

from typing import Any, Final

from majlis.games.alhambra.material import BUREAUX, CURRENCIES
from majlis.kernel.bag import Bag
from majlis.kernel.codec import Json, Num, Shape, Table

VALUES: Final = 9
COINED: Final = 36  # kinds of the four currencies
MONEY: Final = 45  # with the diamonds; kinds below are money
KINDS: Final = 51  # with the bureaux
BUREAU_ROW: Final = 5
ROWS: Final = 6
EMPTY: Final = (0, 0, 0, 0, 0, 0)
TOO_MUCH: Final = 99  # as a value: never to be taken together with another card

CARDS: Final = (
    *(f"{currency}_{value}" for currency in (*CURRENCIES, "diamond") for value in range(1, 10)),
    *(f"bureau_{name}" for name in BUREAUX),
)


def value_of(kind: int) -> int:
    """The value of a money card; a bureau is taken alone (AL-EX-4)."""
    return kind % VALUES + 1 if kind < MONEY else TOO_MUCH


def count_in(purse: tuple[int, ...], kind: int) -> int:
    return (purse[kind // VALUES] >> (3 * (kind % VALUES))) & 7


def added(purse: tuple[int, ...], kind: int, count: int) -> tuple[int, ...]:
    """The purse with so many more (or fewer) cards of a kind."""
    rows = list(purse)
    rows[kind // VALUES] += count << (3 * (kind % VALUES))
    return tuple(rows)


def worth(row: int) -> int:
    """The total value of one currency's cards."""
    total = 0
    value = 1
    while row:
        total += value * (row & 7)
        row >>= 3
        value += 1
    return total


def size(purse: tuple[int, ...]) -> int:
    """How many cards a purse holds."""
    cards = 0
    for row in purse:
        left = row
        while left:
            cards += left & 7
            left >>= 3
    return cards


def cards_of(purse: tuple[int, ...]) -> list[int]:
    """The kinds in a purse, each as often as it is there, in rising order."""
    found: list[int] = []
    for kind in range(KINDS):
        found += [kind] * count_in(purse, kind)
    return found


def purse_of(kinds: list[int]) -> tuple[int, ...]:
    purse: tuple[int, ...] = EMPTY
    for kind in kinds:
        purse = added(purse, kind, 1)
    return purse


class PurseShape(Shape):
    """A purse in JSON: so many of each card, by name."""

    COUNTS: Final = Table(CARDS, Num(0, 7))

    def dump(self, value: Any) -> Json:
        return self.COUNTS.dump([count_in(value, kind) for kind in range(KINDS)])

    def load(self, data: Json, where: str) -> Any:
        purse: tuple[int, ...] = EMPTY
        for kind, count in enumerate(self.COUNTS.load(data, where)):
            purse = added(purse, kind, count)
        return purse


class CardBagShape(Shape):
    """A bag of cards in JSON: so many of each, by name."""

    COUNTS: Final = Table(CARDS, Num(0, 99))

    def dump(self, value: Any) -> Json:
        return self.COUNTS.dump(value.counts)

    def load(self, data: Json, where: str) -> Any:
        return Bag(self.COUNTS.load(data, where))
