"""What goods are worth, and which piles pay a price (AR-8)."""

from typing import Any, ClassVar, Final

from majlis.games.alrashid.material import GOODS, TOKENS
from majlis.kernel import codec
from majlis.kernel.codec import Json, Num, Shape

# A pile of goods, or of tokens, is one number: seven bits for the count of each kind.
BITS: Final = 7
ONE: Final = (1, 1 << 7, 1 << 14, 1 << 21, 1 << 28, 1 << 35)
COUNT: Final = 127


def value(goods: list[int]) -> int:
    """AR-8.1, AR-8.2: the gold value of the best division into sets.

    A set of n different goods is worth 1 + 2 + ... + n. Taking the largest set again and again, the
    most frequent good gives 1 gold a piece, the next 2, and so on.

    >>> value([1, 0, 2, 0, 1])
    7
    """
    a, b, c, d, e = goods
    # A sorting network for five numbers: nine comparisons, largest first.
    if a < b:
        a, b = b, a
    if d < e:
        d, e = e, d
    if c < e:
        c, e = e, c
    if c < d:
        c, d = d, c
    if a < d:
        a, d = d, a
    if a < c:
        a, c = c, a
    if b < e:
        b, e = e, b
    if b < d:
        b, d = d, b
    if b < c:
        b, c = c, b
    return a + 2 * b + 3 * c + 4 * d + 5 * e


def value_keeping_one(goods: list[int]) -> int:
    """The most that can be paid while one good is kept back; -1 without any good (AR-12.4)."""
    most = max(goods)
    if most == 0:
        return -1
    # The cheapest good to keep is one of the most frequent kind: only the smallest sets shrink.
    return value(goods) - goods.count(most)


def pack(goods: list[int]) -> int:
    """A list of counts as one pile."""
    pile = 0
    for kind in range(len(goods)):
        pile += goods[kind] * ONE[kind]
    return pile


def unpack(pile: int, kinds: int) -> list[int]:
    """A pile as a list of counts."""
    return [(pile >> (BITS * kind)) & COUNT for kind in range(kinds)]


class PileShape(Shape):
    """A packed pile, written by name."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.counts = codec.Table(names, Num(0, COUNT))
        self.kinds = len(names)

    def dump(self, value: Any) -> Json:
        return self.counts.dump(unpack(value, self.kinds))

    def load(self, data: Json, where: str) -> Any:
        return pack(self.counts.load(data, where))


GOODS_PILE: Final = PileShape(GOODS)
TOKEN_PILE: Final = PileShape(TOKENS)


class Payments:
    """All valid payments of a price from given goods, remembered: the same question comes often."""

    LIMIT: ClassVar[int] = 20_000

    def __init__(self) -> None:
        self.known: dict[int, list[int]] = {}

    def of(self, goods: list[int], cost: int) -> list[int]:
        """The piles that cover the cost and have nothing superfluous."""
        key = (pack(goods) << BITS) + cost
        piles = self.known.get(key)
        if piles is None:
            if len(self.known) >= self.LIMIT:
                self.known.clear()
            piles = []
            _extend(goods, cost, [0, 0, 0, 0, 0], 0, piles)
            self.known[key] = piles
        return piles


def _extend(goods: list[int], cost: int, pile: list[int], kind: int, found: list[int]) -> None:
    """Fills in the counts from `kind` on. A pile that covers the cost is never made larger."""
    for count in range(goods[kind] + 1):
        pile[kind] = count
        if value(pile) >= cost:
            if is_minimal(pile, cost):
                found.append(pack(pile))
            break
        if kind < 4:
            _extend(goods, cost, pile, kind + 1, found)
    pile[kind] = 0


def is_minimal(pile: list[int], cost: int) -> bool:
    """AR-8.6: no good can be taken out while the cost is still covered."""
    most = max(pile)
    # Taking out one of the most frequent kind costs least: as many gold as kinds are that frequent.
    return most == 0 or value(pile) - pile.count(most) < cost


PAYMENTS: Final = Payments()
