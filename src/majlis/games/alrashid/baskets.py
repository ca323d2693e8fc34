"""The sets that are picked in Al-Rashid: items of a trade, goods to take, tokens of a battle.

Payments and visits have files of their own. Made only when somebody looks, never in a search.
"""

from typing import Final

from majlis.games.alrashid import labels
from majlis.games.alrashid.goods import value
from majlis.games.alrashid.material import FIRST_COUNTRY, NOTE
from majlis.kernel.basket import AT_LEAST, AT_MOST, EXACTLY, THINGS, WORTH, Basket, Item, Way
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Ref, Seat, Text

# How a strike would end: every colour beaten, one of two, level at best, or too weak.
WIN: Final = "win"
PART: Final = "part"
LEVEL: Final = "level"
WEAK: Final = "weak"

MOST_WAYS: Final = 3
MOST_SETS: Final = 5000  # so many sets of tokens are looked through for ready-made strikes


def are_there(items: list[Item], laid: list[int]) -> bool:
    """Whether there are as many of each item."""
    return all(laid[index] <= items[index].most for index in range(len(laid)))


def holds(whole: list[int], laid: list[int]) -> bool:
    """Whether a set has all of what is laid."""
    return all(laid[index] <= whole[index] for index in range(len(laid)))


def picks(items: list[Item], laid: list[int]) -> list[int]:
    """The choices that pick the items one by one in their order."""
    found: list[int] = []
    for index in range(len(laid)):
        found += [items[index].number] * laid[index]
    return found


class Taking(Basket):
    """So many goods to take; they are worth what they make of the goods that one has (AR-8.2).

    `kinds` are the goods of the items, with the credit note as a sixth (AR-18.5).
    """

    def __init__(
        self, items: list[Item], kinds: list[int], goods: list[int], left: int, bound: str
    ) -> None:
        super().__init__(items, THINGS, bound, left)
        self.kinds = kinds
        self.goods = goods

    def fits(self, laid: list[int]) -> bool:
        return sum(laid) <= self.want and are_there(self.items, laid)

    def is_whole(self, laid: list[int]) -> bool:
        return self.missing(laid) == 0 and self.fits(laid)

    def spell(self, laid: list[int]) -> list[int]:
        return picks(self.items, laid)

    def worth(self, laid: list[int]) -> int:
        goods = self.goods.copy()
        for index in range(len(laid)):
            if self.kinds[index] != NOTE:
                goods[self.kinds[index]] += laid[index]
        return value(goods)


class Trading(Taking):
    """The items of a trade: exactly the share of the rank, or at most that (AR-18.3 to AR-18.6)."""

    def __init__(
        self,
        items: list[Item],
        kinds: list[int],
        goods: list[int],
        left: int,
        country: int,
        clause: str,
        stop: int,
        there: int,
        after: int,
    ) -> None:
        super().__init__(items, kinds, goods, left, EXACTLY if stop < 0 else AT_MOST)
        self.there = there  # so many items are on the country
        self.after = after  # the seat that trades next, or -1
        self.country = country
        self.clause = clause
        self.stop = stop
        if stop >= 0:
            self.closing = (stop,)

    def spell(self, laid: list[int]) -> list[int]:
        """A share that is not full must be broken off (AR-18.6)."""
        found = picks(self.items, laid)
        if len(found) < self.want:
            found.append(self.stop)
        return found

    def why_not(self, laid: list[int], index: int) -> Refusal:
        if laid[index] >= self.items[index].most:
            return refuse("AR-18.4", "none_left")
        return refuse(self.clause, "share_taken")

    def end(self, laid: list[int]) -> Text:
        area = labels.area(self.country + FIRST_COUNTRY)
        left = self.want - sum(laid)
        if self.after < 0:
            return Text("trade-end", {"count": sum(laid), "left": left, "area": area})
        rest = self.there - sum(laid)
        return Text("trade-end-next", {"count": sum(laid), "rest": rest, "next": Seat(self.after)})


class TakingGoods(Taking):
    """Goods from the supply, exactly so many (AR-15.7, AR-15.31)."""

    def __init__(
        self, items: list[Item], kinds: list[int], goods: list[int], left: int, clause: str
    ) -> None:
        super().__init__(items, kinds, goods, left, EXACTLY)
        self.clause = clause

    def why_not(self, laid: list[int], index: int) -> Refusal:
        return refuse(self.clause, "goods_taken")

    def end(self, laid: list[int]) -> Text:
        return Text("take_good-end", {"count": sum(laid)})


class Striking(Basket):
    """The tokens of a battle: at least one, each worth its power (AR-17.6).

    `colours` are those of the items; `force` is what had been picked before, by colour.
    """

    def __init__(
        self,
        items: list[Item],
        colours: list[int],
        force: list[int],
        strength: list[int],
        strike: int,
    ) -> None:
        super().__init__(items, THINGS, AT_LEAST, 0 if any(force) else 1, (strike,))
        self.colours = colours
        self.force = force
        self.strength = strength

    def fits(self, laid: list[int]) -> bool:
        return are_there(self.items, laid)

    def is_whole(self, laid: list[int]) -> bool:
        return sum(laid) >= self.want and self.fits(laid)

    def spell(self, laid: list[int]) -> list[int]:
        return [*picks(self.items, laid), *self.closing]

    def why_not(self, laid: list[int], index: int) -> Refusal:
        return refuse("AR-17.5", "token_not_in_hand")

    def over(self, laid: list[int]) -> int:
        """No token is too many: each adds to the force."""
        return 0

    def power(self, laid: list[int]) -> list[int]:
        """The force of the tokens by colour, with those picked before."""
        power = self.force.copy()
        for index in range(len(laid)):
            power[self.colours[index]] += laid[index] * self.items[index].worth
        return power

    def worth(self, laid: list[int]) -> int:
        return sum(self.power(laid))

    def end(self, laid: list[int]) -> Text:
        """How it would end is in the key, the force of each colour in the arguments."""
        power = self.power(laid)
        force: Text | int = sum(power)
        if all(self.strength):
            force = Text("battle-forces", {"land": power[0], "sea": power[1]})
        words: dict[str, int | str | Ref | Seat | Text | list[Text]] = {"force": force}
        words["land"], words["sea"] = power[0], power[1]
        return Text(f"battle-end-{outcome(power, self.strength)}", words)

    # --- ready-made strikes --------------------------------------------------------------------

    def ways(self) -> list[Way]:
        """Strikes that win and hold no token too many; the weakest tokens that do it first."""
        found: list[tuple[int, int, list[int]]] = []
        for laid in self._sets():
            wins = outcome(self.power(laid), self.strength) == WIN
            if wins and not self._could_spare(laid):
                found.append((self.worth(laid), sum(laid), laid))
        found.sort()
        return [Way(laid, self._reason(laid)) for _, _, laid in found[:MOST_WAYS]]

    def _sets(self) -> list[list[int]]:
        sets: list[list[int]] = [[]]
        for item in self.items:
            sets = [[*laid, count] for laid in sets for count in range(item.most + 1)]
            if len(sets) > MOST_SETS:
                return []
        return sets

    def _could_spare(self, laid: list[int]) -> bool:
        """Whether it would win without one of its tokens too."""
        for index in range(len(laid)):
            if laid[index]:
                fewer = laid.copy()
                fewer[index] -= 1
                if outcome(self.power(fewer), self.strength) == WIN:
                    return True
        return False

    def _reason(self, laid: list[int]) -> Text:
        power = self.power(laid)
        by = min([power[c] - self.strength[c] for c in range(2) if self.strength[c]])
        kept = [self.items[index].most - laid[index] for index in range(len(laid))]
        key = "way-strike" if any(kept) else "way-strike-all"
        return Text(key, {"tokens": self._spelled(laid), "by": by, "kept": self._spelled(kept)})

    def _spelled(self, counts: list[int]) -> str:
        """Values from the highest down: 4 + 3."""
        values: list[int] = []
        for index in range(len(counts)):
            values += [self.items[index].worth] * counts[index]
        values.sort(reverse=True)
        return " + ".join([str(value) for value in values])


def outcome(force: list[int], strength: list[int]) -> str:
    """AR-17.7, AR-17.9: how a strike ends against mercenaries that are all known."""
    beaten = [colour for colour in range(2) if force[colour] > strength[colour]]
    standing = [c for c in range(2) if strength[c] and c not in beaten]
    if not standing:
        return WIN
    if beaten:
        return PART
    return LEVEL if any(force[c] == strength[c] for c in standing) else WEAK


class Removing(Basket):
    """Mercenaries to be removed one by one, in sum below a force (AR-17.12)."""

    def __init__(self, items: list[Item], force: int, stop: int) -> None:
        super().__init__(items, WORTH, AT_MOST, force - 1, (stop,))

    def fits(self, laid: list[int]) -> bool:
        return self.worth(laid) <= self.want and are_there(self.items, laid)

    def is_whole(self, laid: list[int]) -> bool:
        return self.fits(laid)

    def spell(self, laid: list[int]) -> list[int]:
        """From the last on: what lies before a token that goes keeps its number."""
        found = picks(self.items, laid)
        found.reverse()
        return [*found, *self.closing]

    def why_not(self, laid: list[int], index: int) -> Refusal:
        return refuse("AR-17.12", "token_chosen" if laid[index] else "too_strong")

    def end(self, laid: list[int]) -> Text:
        return Text("pick_off-end", {"count": sum(laid)})
