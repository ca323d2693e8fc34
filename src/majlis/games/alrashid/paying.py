"""Payments as baskets: every pile that pays a price, and a few of them ready-made (AR-8)."""

from typing import Final

from majlis.games.alrashid import labels
from majlis.games.alrashid.baskets import holds, picks
from majlis.games.alrashid.goods import value
from majlis.games.alrashid.material import COMMON
from majlis.kernel.basket import AT_LEAST, WORTH, Basket, Item, Way
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text

MOST_WAYS: Final = 3


class Paying(Basket):
    """Goods worth at least the price, none of them needless (AR-8.4, AR-8.6).

    `kinds` are the goods of the items; `piles` are the payments, each without what was laid out
    before (`out`).
    """

    def __init__(
        self,
        items: list[Item],
        kinds: list[int],
        piles: list[list[int]],
        owned: list[int],
        out: list[int],
        cost: int,
    ) -> None:
        super().__init__(items, WORTH, AT_LEAST, cost)
        self.kinds = kinds
        self.piles = piles
        self.owned = owned
        self.out = out

    def pile(self, laid: list[int]) -> list[int]:
        """What is laid, by good."""
        goods = [0, 0, 0, 0, 0]
        for index in range(len(laid)):
            goods[self.kinds[index]] = laid[index]
        return goods

    def fits(self, laid: list[int]) -> bool:
        goods = self.pile(laid)
        return any(holds(pile, goods) for pile in self.piles)

    def is_whole(self, laid: list[int]) -> bool:
        return self.pile(laid) in self.piles

    def spell(self, laid: list[int]) -> list[int]:
        """Good by good in rising order; the last one pays."""
        return picks(self.items, laid)

    def worth(self, laid: list[int]) -> int:
        return value(_plus(self.pile(laid), self.out))

    def why_not(self, laid: list[int], index: int) -> Refusal:
        if laid[index] >= self.items[index].most:
            return refuse("AR-8.4", "no_more_goods")
        return refuse("AR-8.6", "needless")

    def end(self, laid: list[int]) -> Text:
        return Text("pay-end", {"cost": self.want, "over": self.over(laid)})

    # --- ready-made payments -------------------------------------------------------------------

    def ways(self) -> list[Way]:
        """The best payments: by worth kept, then by number of goods, then by what is wasted.

        Two that differ only in goods of which one has equally many are one; it spends the common.
        """
        ranked = self.piles.copy()
        ranked.sort(key=self._rank)
        best: list[list[int]] = []
        seen: list[list[tuple[int, int]]] = []
        for pile in ranked:
            alike = [(self.owned[good], pile[good]) for good in range(5)]
            alike.sort()
            if alike not in seen and len(best) < MOST_WAYS:
                seen.append(alike)
                best.append(pile)
        ways: list[Way] = []
        used: list[str] = []
        for pile in best:
            text = self._reason(pile, used)
            used.append(repr(text))
            ways.append(Way([pile[kind] for kind in self.kinds], text))
        return ways

    def _rank(self, pile: list[int]) -> tuple[int, int, int, int, list[int]]:
        rare = sum(pile[COMMON:])
        return (-self._kept(pile), sum(pile), self._wasted(pile), rare, [-count for count in pile])

    def _kept(self, pile: list[int]) -> int:
        """What is left of the goods is worth."""
        paid = _plus(pile, self.out)
        return value([self.owned[good] - paid[good] for good in range(5)])

    def _wasted(self, pile: list[int]) -> int:
        return value(_plus(pile, self.out)) - self.want

    def _reason(self, pile: list[int], used: list[str]) -> Text:
        """What speaks for a payment and not for every other one; a reason names one way only."""
        for text in self._reasons(pile):
            if repr(text) not in used:
                return text
        return Text("way-goods", {"goods": labels.goods(pile)})

    def _reasons(self, pile: list[int]) -> list[Text]:
        """All that speaks for a payment, the best first."""
        if len(self.piles) == 1:
            return [Text("way-only", {})]
        sizes = [sum(other) for other in self.piles]
        found: list[Text] = []
        if min(sizes) == sum(pile) < max(sizes):
            found.append(Text("way-fewest", {}))
        if not self._wasted(pile) and any(self._wasted(other) for other in self.piles):
            found.append(Text("way-exact", {}))
        for good in (4, 3, 2, 1, 0):
            count = self.owned[good] - self.out[good]
            if not pile[good] and any(other[good] for other in self.piles):
                found.append(Text("way-keeps", {"good": labels.good(good), "count": count}))
        for good in range(5):
            count = self.owned[good] - self.out[good]
            if count == pile[good] and any(other[good] < count for other in self.piles):
                found.append(Text("way-spends", {"good": labels.good(good)}))
        found.append(Text("way-kept", {"gold": self._kept(pile)}))
        return found


def _plus(first: list[int], second: list[int]) -> list[int]:
    return [first[good] + second[good] for good in range(5)]
