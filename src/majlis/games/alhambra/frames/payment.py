"""Chapter 5: laying out a payment."""

from typing import ClassVar, Final

from majlis.games.alhambra import events, labels, things
from majlis.games.alhambra.baskets import Paying
from majlis.games.alhambra.cards import MONEY, VALUES, added, count_in
from majlis.games.alhambra.config import PICKS
from majlis.games.alhambra.material import CURRENCIES, DIAMOND
from majlis.games.alhambra.payment import (
    ANY,
    CURRENCY_BITS,
    DONE,
    FIRST_BUREAU,
    FIRST_CARD,
    HIGHEST,
    WAY_UNIT,
    Units,
    completes,
    funds,
    is_money,
    units_of,
    value_of_pick,
    ways_to_pay,
)
from majlis.games.alhambra.state import SEAT, Alhambra
from majlis.kernel.basket import Basket
from majlis.kernel.codec import BitNames, Field, Flag, Name, Num, TupleOf
from majlis.kernel.frame import Ask, Do
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text

MIXED: Final = BitNames((*CURRENCIES, "diamond"))


class Purchase(Do[Alhambra]):
    """What a payment is for. It lies below the payment; until that is complete nobody else knows
    of it, so it can say which open question it came from."""

    seat: int

    def question(self, st: Alhambra) -> Ask[Alhambra]:
        """The decision that led here, as the others still see it."""
        raise NotImplementedError

    def good(self, st: Alhambra) -> str:
        """The thing on the table that is paid for, see `things`."""
        raise NotImplementedError


def purchase_of(st: Alhambra) -> Purchase:
    """What the pending payment is for."""
    purchase = st.frames[-2]
    if not isinstance(purchase, Purchase):
        raise TypeError("a payment lies on what it pays for")
    return purchase


class Pay(Ask[Alhambra]):
    """AL-5.1 to AL-5.5: the payment of one good, unit by unit in rising order.

    Each pick must lead to a payment that reaches the price with nothing superfluous (or hits it,
    where it must be exact). Money changes hands when the payment is complete.
    """

    KIND = "pay"
    CLAUSE = "AL-5.1"
    FOLLOWS = True
    DETAIL = True
    SIZE = PICKS
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("price", Num(1, 13)),
        Field("currency", Name(CURRENCIES)),
        Field("exact", Flag()),
        Field("mixed", MIXED),
        Field("picked", TupleOf(Num(1, PICKS - 1))),
    )

    def __init__(
        self,
        seat: int,
        price: int,
        currency: int,
        exact: bool,
        mixed: int,
        picked: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.price = price
        self.currency = currency  # of the space or card, or ANY
        self.exact = exact
        self.mixed = mixed  # the currencies that may be paid, once the first pick has settled it
        self.picked = picked

    # ---- what is laid out

    def total(self, st: Alhambra) -> int:
        """The worth of what is laid out."""
        total = 0
        for pick in self.picked:
            total += value_of_pick(st, self.seat, pick)
        return total

    def _left(self, st: Alhambra, mask: int) -> Units:
        """The player's units without those that are laid out."""
        units = units_of(st, self.seat, mask)
        for pick in self.picked:
            if pick >= FIRST_CARD:
                units.counts[units.picks.index(pick)] -= 1
        return units

    def _least(self, st: Alhambra) -> int:
        """The smallest unit laid out."""
        least = HIGHEST
        for pick in self.picked:
            if pick >= FIRST_CARD:
                least = min(least, value_of_pick(st, self.seat, pick))
        return least

    # ---- the rule

    def choices(self, st: Alhambra) -> list[int]:
        found: list[int] = []
        if self.picked:
            if self._may_waste(st) and self.total(st) >= self.price:
                found.append(DONE)
            self._add_picks(st, self.mixed, found)
            return found
        for way in ways_to_pay(st, self.seat, self.currency):
            if way < WAY_UNIT:
                self._add_picks(st, way, found)
            elif self._opens(st, way & CURRENCY_BITS):
                found.append(way // WAY_UNIT)
        found.sort()
        return found

    def _may_waste(self, st: Alhambra) -> bool:
        return st.table.wasteful and not self.exact

    def _opens(self, st: Alhambra, mask: int) -> bool:
        """Whether a payment in these currencies is possible at all."""
        if self.exact:
            return completes(units_of(st, self.seat, mask), 0, 0, 1, self.price, True)
        return funds(st, self.seat, mask) >= self.price

    def _add_picks(self, st: Alhambra, mask: int, found: list[int]) -> None:
        units = self._left(st, mask)
        total = self.total(st)
        least = self._least(st)
        last = self.picked[-1] if self.picked else 0
        for index in range(len(units.picks)):
            if units.picks[index] < last or not units.counts[index]:
                continue
            if self._leads_on(st, units, index, total, least):
                found.append(units.picks[index])

    def _leads_on(self, st: Alhambra, units: Units, index: int, total: int, least: int) -> bool:
        """Whether one more unit leaves a way to a legal payment."""
        value = units.values[index]
        total += value
        if self._may_waste(st):
            rest = -value
            for later in range(index, len(units.picks)):
                rest += units.values[later] * units.counts[later]
            return total + rest >= self.price
        least = min(least, value)
        if total >= self.price:
            return total == self.price or (not self.exact and total - least < self.price)
        units.counts[index] -= 1
        found = completes(units, index, total, least, self.price, self.exact)
        units.counts[index] += 1
        return found

    def why_not(self, st: Alhambra, choice: int) -> Refusal | None:
        if choice == DONE:
            if not self._may_waste(st):
                return refuse("AL-5.5", "ends_by_itself")
            enough = self.picked and self.total(st) >= self.price
            return None if enough else refuse("AL-5.1", "price_not_reached")
        if choice < FIRST_CARD:
            return self._why_not_bureau(st, choice)
        mask = self._mask_with(st, choice)
        if not mask:
            return self._why_not_unit(st, choice)
        units = self._left(st, mask)
        index = units.picks.index(choice)
        if not units.counts[index]:
            return refuse("AL-5.2", "not_owned")
        if self.picked and choice < self.picked[-1]:
            return refuse("AL-5.2", "rising_order")
        if self._leads_on(st, units, index, self.total(st), self._least(st)):
            return None
        if self.exact:
            return refuse("AL-VI-3", "not_exact")
        if self._may_waste(st):
            return refuse("AL-5.1", "price_not_reached")
        return refuse("AL-5.5", "superfluous")

    def _why_not_bureau(self, st: Alhambra, choice: int) -> Refusal | None:
        if not count_in(st.players[self.seat].hand, MONEY + choice - FIRST_BUREAU):
            return refuse("AL-EX-4", "no_such_bureau")
        if self.picked:
            return refuse("AL-EX-8", "bureau_comes_first")
        for way in ways_to_pay(st, self.seat, self.currency):
            if way // WAY_UNIT == choice:
                if self._opens(st, way & CURRENCY_BITS):
                    return None
                return refuse("AL-5.1", "price_not_reached")
        return refuse("AL-EX-5", "bureau_does_not_fit")

    def _why_not_unit(self, st: Alhambra, choice: int) -> Refusal:
        """Why a unit can have no part in this payment, whatever else is laid out."""
        if choice not in units_of(st, self.seat, CURRENCY_BITS).picks:
            return refuse("AL-5.2", "not_owned")
        if is_money(choice) and (choice - FIRST_CARD) // VALUES == DIAMOND:
            return refuse("AL-DI-3", "diamonds_stay_alone")
        return refuse("AL-5.3", "wrong_currency")

    def _mask_with(self, st: Alhambra, pick: int) -> int:
        """The currencies of the payment if a pick is part of it; 0 if it cannot be."""
        if self.mixed:
            return self.mixed if pick in units_of(st, self.seat, self.mixed).picks else 0
        for way in ways_to_pay(st, self.seat, self.currency):
            if way < WAY_UNIT and pick in units_of(st, self.seat, way).picks:
                return way
        return 0

    def _settled_mask(self, st: Alhambra, pick: int) -> int:
        """The currencies of the payment once a legal pick is part of it."""
        if self.mixed:
            return self.mixed
        if is_money(pick):
            return 1 << ((pick - FIRST_CARD) // VALUES)
        for way in ways_to_pay(st, self.seat, self.currency):
            if way // WAY_UNIT == pick:
                return way & CURRENCY_BITS
        return self._mask_with(st, pick)

    # ---- what it does

    def resolve(self, st: Alhambra, choice: int) -> None:
        if choice == DONE:
            self._settle(st)
            return
        mask = self._settled_mask(st, choice)
        picked = (*self.picked, choice)
        after = Pay(self.seat, self.price, self.currency, self.exact, mask, picked)
        if not self._may_waste(st) and after.total(st) >= self.price:
            after._settle(st)
        else:
            st.push(after)

    def _settle(self, st: Alhambra) -> None:
        """AL-5.6: cards go to the discards; a module sees to its own units."""
        overpaid = self.total(st) - self.price
        player = st.players[self.seat]
        for pick in self.picked:
            owner = st.table.pick_owner[pick]
            if owner is not None:
                owner.spend(st, self.seat, pick)
            else:
                card = pick - FIRST_CARD
                player.hand = added(player.hand, card, -1)
                st.discards.add(card)
                st.tell(events.PAID_CARD, self.seat, card)
        st.overpaid = overpaid
        for module in st.table.modules:
            module.paid(st, self.seat, overpaid)

    # ---- words

    def prompt(self, st: Alhambra) -> Text:
        if self.currency == ANY:
            return Text("prompt-pay-any", {"price": self.price})
        return Text("prompt-pay", {"price": self.price, "currency": labels.currency(self.currency)})

    def describe(self, st: Alhambra, choice: int) -> Text:
        if choice == DONE:
            return Text("pay-done", {})
        if is_money(choice):
            return Text("pay-card", {"card": labels.card(choice - FIRST_CARD)})
        owner = st.table.pick_owner[choice]
        if owner is None:
            return Text("pay-none", {})
        return owner.describe_pick(st, self.seat, choice)

    def clause_of(self, st: Alhambra, choice: int) -> str:
        owner = st.table.pick_owner[choice]
        return self.CLAUSE if owner is None else owner.CLAUSE

    def touches(self, st: Alhambra, choice: int) -> list[str]:
        if is_money(choice):
            return [things.hand(choice - FIRST_CARD)]
        owner = st.table.pick_owner[choice]
        return [] if owner is None else owner.touches_of_pick(st, self.seat, choice)

    def basket(self, st: Alhambra) -> Basket | None:
        return Paying(st, self, self.price, self.currency, self.exact, self.mixed, self.picked)
