"""Baskets of Alhambra: money that is taken together (AL-4.1), and a payment (AL-5.1 to AL-5.5)."""

from typing import Final

from majlis.games.alhambra import labels
from majlis.games.alhambra.cards import BUREAU_ROW, TOO_MUCH, value_of
from majlis.games.alhambra.material import DIAMOND
from majlis.games.alhambra.payment import (
    CURRENCY_BITS,
    DONE,
    FIRST_CARD,
    HIGHEST,
    WAY_UNIT,
    funds,
    units_of,
    value_of_pick,
    ways_to_pay,
)
from majlis.games.alhambra.state import Alhambra
from majlis.kernel.basket import AT_LEAST, AT_MOST, EXACTLY, WORTH, Basket, Item, Way
from majlis.kernel.frame import Ask
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text

MOST_WAYS: Final = 3  # ready-made payments that are offered


class Taking(Basket):
    """AL-4.1: one card of the display, or several that are worth little together.

    `after` is the last place that a card was taken from (-1: none yet), `total` what those cards
    are worth; `enough` is the choice that ends the taking before the rules do.
    """

    def __init__(
        self, st: Alhambra, frame: Ask[Alhambra], after: int, total: int, enough: int
    ) -> None:
        items: list[Item] = []
        self.values: list[int] = []
        for place in range(after + 1, len(st.display)):
            card = st.display[place]
            if card < 0:
                continue
            value = value_of(card)
            self.values.append(value)
            text = Text("take-card", {"card": labels.card(card)})
            touches = frame.touches(st, place)
            items.append(Item(place, text, touches, 1, 0 if value == TOO_MUCH else value))
        several = st.table.material.take_several
        self.begun = after >= 0
        self.total = total
        self.enough = enough
        super().__init__(items, WORTH, AT_MOST, several, (enough,) if self.begun else ())

    def reached(self, laid: list[int]) -> int:
        return self.total + self.worth(laid)

    def _rest(self, laid: list[int]) -> int:
        """What may still come in together with this; a bureau is too much for any company."""
        rest = self.want - self.total
        for index in range(len(laid)):
            rest -= laid[index] * self.values[index]
        return rest

    def fits(self, laid: list[int]) -> bool:
        count = sum(laid)
        return count == 0 or (count == 1 and not self.begun) or self._rest(laid) >= 0

    def is_whole(self, laid: list[int]) -> bool:
        return (self.begun or sum(laid) > 0) and self.fits(laid)

    def spell(self, laid: list[int]) -> list[int]:
        choices: list[int] = []
        for index in range(len(laid)):
            if laid[index]:
                choices.append(self.items[index].number)
        last = choices[-1] if choices else -1
        rest = self._rest(laid)
        for index in range(len(laid)):
            if self.items[index].number > last and self.values[index] <= rest:
                choices.append(self.enough)
                break
        return choices

    def why_not(self, laid: list[int], index: int) -> Refusal:
        if laid[index]:
            return refuse("AL-4.1", "laid_already")
        if self.values[index] == TOO_MUCH:
            return refuse("AL-EX-4", "bureau_alone")
        for other in range(len(laid)):
            if laid[other] and self.values[other] == TOO_MUCH:
                return refuse("AL-EX-4", "bureau_alone")
        return refuse("AL-4.1", "too_much_money")

    def end(self, laid: list[int]) -> Text:
        count = sum(laid)
        if not count:
            return Text("take_more-enough", {})
        worth = self.worth(laid)
        if not worth:
            return Text("take-end-bureau", {})
        return Text("take-end", {"count": count, "worth": worth})


class Paying(Basket):
    """AL-5.1 to AL-5.5: units that reach a price, none of them superfluous; or that hit it.

    A way to pay is a mask of currencies and the item that opens it, a bureau de change, or -1. What
    the frame has picked before (`total`, the smallest of it `least`) is fixed.
    """

    def __init__(
        self,
        st: Alhambra,
        frame: Ask[Alhambra],
        price: int,
        currency: int,
        exact: bool,
        mixed: int,
        picked: tuple[int, ...],
    ) -> None:
        seat = frame.seat
        self.exact = exact
        self.wasteful = st.table.wasteful and not exact
        self.total = 0
        self.least = HIGHEST
        for pick in picked:
            if pick >= FIRST_CARD:
                value = value_of_pick(st, seat, pick)
                self.total += value
                self.least = min(self.least, value)
        found = [mixed] if picked else ways_to_pay(st, seat, currency)
        self.masks: list[int] = [way & CURRENCY_BITS for way in found]
        self.bits: list[int] = []  # of each item its currency, as in a mask; 0 for a bureau
        items: list[Item] = []
        opening: list[int] = sorted([way // WAY_UNIT for way in found if way >= WAY_UNIT])
        for pick in opening:
            items.append(_item(st, frame, pick, 1, 0))
            self.bits.append(0)
        self.openers: list[int] = [
            opening.index(way // WAY_UNIT) if way >= WAY_UNIT else -1 for way in found
        ]
        self._add_units(st, frame, picked, items)
        self.kept = sum([funds(st, seat, 1 << row) for row in range(BUREAU_ROW)]) - self.total
        self.st = st
        closing = (DONE,) if self.wasteful else ()
        super().__init__(items, WORTH, EXACTLY if exact else AT_LEAST, price, closing)

    def _add_units(
        self, st: Alhambra, frame: Ask[Alhambra], picked: tuple[int, ...], items: list[Item]
    ) -> None:
        """The units of all ways that are not picked yet, in rising order of picks."""
        allowed = 0
        for mask in self.masks:
            allowed |= mask
        every = units_of(st, frame.seat, allowed)
        currency: dict[int, int] = {}
        for row in range(BUREAU_ROW):
            if (allowed >> row) & 1:
                for pick in units_of(st, frame.seat, 1 << row).picks:
                    currency[pick] = 1 << row
        for index in range(len(every.picks)):
            pick = every.picks[index]
            left = every.counts[index] - picked.count(pick)
            if left and (not picked or pick >= picked[-1]):
                items.append(_item(st, frame, pick, left, every.values[index]))
                self.bits.append(currency[pick])

    # ---- the rule

    def reached(self, laid: list[int]) -> int:
        return self.total + self.worth(laid)

    def _admits(self, way: int, laid: list[int]) -> bool:
        """Whether all that is laid may be a part of this way to pay (AL-5.3, AL-EX-5, AL-EX-8)."""
        for index in range(len(laid)):
            if laid[index]:
                bit = self.bits[index]
                if index != self.openers[way] and not bit & self.masks[way]:
                    return False
        return True

    def _reaches(self, way: int, laid: list[int]) -> bool:
        """Whether units that are not laid bring what is laid to the price (AL-5.1, AL-5.5).

        From the highest value down, the sums that can be reached with units of that value or more
        are kept as bits of a number. Nothing is superfluous while a sum stays below the price plus
        its smallest unit.
        """
        price, total, least, rest = self.want, self.total, self.least, 0
        left = [0] * (HIGHEST + 1)
        for index in range(len(laid)):
            value = self.items[index].worth
            if laid[index] and value:
                total += laid[index] * value
                least = min(least, value)
            if self.bits[index] & self.masks[way]:
                spare = self.items[index].most - laid[index]
                left[value] += spare
                rest += spare * value
        if self.wasteful:
            return total + rest >= price
        limit = (1 << (price + HIGHEST)) - 1
        sums = 1 << total
        for bound in range(HIGHEST, 0, -1):
            for _ in range(left[bound]):
                sums |= (sums << bound) & limit
            if not self.exact and bound <= least and (sums >> price) & ((1 << bound) - 1):
                return True
        return self.exact and (sums >> price) & 1 == 1

    def fits(self, laid: list[int]) -> bool:
        for way in range(len(self.masks)):
            if self._admits(way, laid) and self._reaches(way, laid):
                return True
        return False

    def is_whole(self, laid: list[int]) -> bool:
        total, least = self.total, self.least
        for index in range(len(laid)):
            value = self.items[index].worth
            if laid[index] and value:
                total += laid[index] * value
                least = min(least, value)
        if total < self.want or (self.exact and total > self.want):
            return False
        if not self.wasteful and total - least >= self.want:
            return False
        for way in range(len(self.masks)):
            opener = self.openers[way]
            if (opener < 0 or laid[opener]) and self._admits(way, laid):
                return True
        return False

    def spell(self, laid: list[int]) -> list[int]:
        choices: list[int] = []
        for index in range(len(laid)):
            choices += [self.items[index].number] * laid[index]
        if self.wasteful:
            choices.append(DONE)
        return choices

    def why_not(self, laid: list[int], index: int) -> Refusal:
        bit = self.bits[index]
        if not bit and self._has_bureau(laid):
            return refuse("AL-EX-8", "one_bureau")
        if laid[index] >= self.items[index].most:
            return refuse("AL-5.2", "not_owned")
        after = laid.copy()
        after[index] += 1
        for way in range(len(self.masks)):
            if self._admits(way, after):
                return self._why_not_sum()
        if not bit:
            return refuse("AL-EX-5", "bureau_changes_others")
        diamonds = 1 << DIAMOND
        mixed = self._currencies(laid)
        if bit != mixed and (bit | mixed) & diamonds:
            return refuse("AL-DI-3", "diamonds_stay_alone")
        return refuse("AL-5.3", "currencies_stay_apart")

    def _has_bureau(self, laid: list[int]) -> bool:
        return any(laid[index] and not self.bits[index] for index in range(len(laid)))

    def _currencies(self, laid: list[int]) -> int:
        mixed = 0
        for index in range(len(laid)):
            if laid[index]:
                mixed |= self.bits[index]
        return mixed

    def _why_not_sum(self) -> Refusal:
        if self.exact:
            return refuse("AL-VI-3", "not_exact")
        if self.wasteful:
            return refuse("AL-5.1", "price_not_reached")
        return refuse("AL-5.5", "superfluous_with_these")

    # ---- words

    def end(self, laid: list[int]) -> Text:
        paid, over = self.reached(laid), self.over(laid)
        if self.exact:
            return Text("pay-end-exact_only", {"paid": paid})
        if not over:
            return Text("pay-end-exact", {"paid": paid})
        coins = sum([module.change(self.st, over) for module in self.st.table.modules])
        if coins:
            return Text("pay-end-coins", {"paid": paid, "over": over, "coins": coins})
        return Text("pay-end-over", {"paid": paid, "over": over})

    # ---- ready-made payments

    def ways(self) -> list[Way]:
        """The least overpaid first, then the fewest units; a bureau only where it must be."""
        found: list[list[int]] = []
        if self.total < self.want:
            # What is picked already must not become superfluous.
            for over in range(1 if self.exact else self.least):
                self._add_ways(over, found)
                if len(found) >= MOST_WAYS:
                    break
        return [self._way(laid) for laid in found]

    def _add_ways(self, over: int, found: list[list[int]]) -> None:
        """Adds payments that are so much too high, those with the fewest units first."""
        target = self.want + over - self.total
        ways = [way for way in range(len(self.masks)) if self._can_total(way, over, target)]
        for size in range(1, target + 2):
            for way in ways:
                opener = self.openers[way]
                laid = [0] * len(self.items)
                if opener >= 0:
                    laid[opener] = 1
                self._search(way, over, 0, target, size - sum(laid), laid, found)
                if len(found) >= MOST_WAYS:
                    return

    def _can_total(self, way: int, over: int, target: int) -> bool:
        """Whether units that are worth more than `over` make so much together."""
        sums = 1
        for index in range(len(self.items)):
            value = self.items[index].worth
            if value > over and self.bits[index] & self.masks[way]:
                for _ in range(self.items[index].most):
                    sums |= sums << value
        return (sums >> target) & 1 == 1

    def _search(
        self,
        way: int,
        over: int,
        index: int,
        rest: int,
        size: int,
        laid: list[int],
        found: list[list[int]],
    ) -> None:
        """Collects payments of so many units from `index` on that make the rest."""
        if rest == 0 and size == 0:
            if self._needs_bureau(way, laid) and laid not in found:
                found.append(laid.copy())
            return
        if index == len(self.items) or rest <= over * size or rest > HIGHEST * size:
            return
        item = self.items[index]
        most = 0
        if item.worth > over and self.bits[index] & self.masks[way]:
            most = min(item.most, size, rest // item.worth)
        before = laid[index]
        for count in range(most, -1, -1):
            laid[index] = before + count
            left = rest - count * item.worth
            self._search(way, over, index + 1, left, size - count, laid, found)
            if len(found) >= MOST_WAYS:
                break
        laid[index] = before

    def _needs_bureau(self, way: int, laid: list[int]) -> bool:
        """A bureau is wasted on money that could pay without it."""
        if self.openers[way] < 0:
            return True
        mixed = self._currencies(laid)
        for other in range(len(self.masks)):
            if self.openers[other] < 0 and mixed & self.masks[other] == mixed:
                return False
        return True

    def _way(self, laid: list[int]) -> Way:
        over = self.over(laid)
        key = "pay-way-over" if over else "pay-way-exact"
        if self.exact:
            key = "pay-way-exact_only"
        kept = self.kept - self.worth(laid)
        return Way(laid, Text(key, {"count": sum(laid), "over": over, "kept": kept}))


def _item(st: Alhambra, frame: Ask[Alhambra], pick: int, count: int, value: int) -> Item:
    return Item(pick, frame.describe(st, pick), frame.touches(st, pick), count, value)
