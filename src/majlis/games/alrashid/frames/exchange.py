"""Goods given and taken one at a time, for whatever reason."""

from typing import ClassVar

from majlis.games.alrashid import events, labels, things
from majlis.games.alrashid.baskets import TakingGoods
from majlis.games.alrashid.frames.common import (
    CLAUSES,
    FOR_GENERAL,
    FOR_QUARTERMASTER,
    FOR_RAIDER,
    FOR_TRADER,
    REASON,
    SEAT,
    gain_good,
)
from majlis.games.alrashid.frames.mercenaries import DrawTokens
from majlis.games.alrashid.material import COMMON, COUNTRIES, GOODS
from majlis.games.alrashid.state import AlRashid
from majlis.kernel.basket import Basket, Item
from majlis.kernel.codec import Field, Name, Num
from majlis.kernel.frame import Ask
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text


class GiveGood(Ask[AlRashid]):
    """A good goes to the supply (AR-8.8): for General, Vizier, Smuggler or Trader."""

    KIND = "give_good"
    CLAUSE = "AR-12.2"
    SIZE = 5
    FOLLOWS = True
    DETAIL = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("reason", REASON))

    def __init__(self, seat: int, reason: int) -> None:
        self.seat = seat
        self.reason = reason

    def clause(self) -> str:
        return CLAUSES[self.reason]

    def choices(self, st: AlRashid) -> list[int]:
        goods = st.players[self.seat].goods
        kinds = COMMON if self.reason == FOR_TRADER else 5
        return [good for good in range(kinds) if goods[good]]

    def why_not(self, st: AlRashid, choice: int) -> Refusal | None:
        if self.reason == FOR_TRADER and choice >= COMMON:
            return refuse("AR-15.13", "common_only")
        if not st.players[self.seat].goods[choice]:
            return refuse(self.clause(), "good_not_owned")
        return None

    def resolve(self, st: AlRashid, choice: int) -> None:
        st.players[self.seat].goods[choice] -= 1
        st.tell(events.GAVE_GOOD, self.seat, choice)
        if self.reason == FOR_GENERAL:
            st.push(DrawTokens(self.seat, 1, FOR_GENERAL))
        elif self.reason == FOR_TRADER:
            for good in range(COMMON):
                if good != choice:
                    gain_good(st, self.seat, good, 1)
        else:
            st.push(TakeGood(self.seat, self.reason, 1, 0, choice, -1))

    def describe(self, st: AlRashid, choice: int) -> Text:
        return Text("give_good", {"good": labels.good(choice)})

    def touches(self, st: AlRashid, choice: int) -> list[str]:
        return [things.good(choice)]


class TakeGood(Ask[AlRashid]):
    """A good of one's choice comes from the supply; several in rising order, so once each way.

    `first` is the lowest good still open, `barred` the one just given away (an exchange is for
    another type), `country` the one whose printed types a Raider is bound to.
    """

    KIND = "take_good"
    CLAUSE = "AR-13.6"
    SIZE = 5
    FOLLOWS = True
    DETAIL = True
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("reason", REASON),
        Field("left", Num(1, 9)),
        Field("first", Name(GOODS)),
        Field("barred", Name(GOODS)),
        Field("country", Name(COUNTRIES)),
    )

    def __init__(
        self, seat: int, reason: int, left: int, first: int, barred: int, country: int
    ) -> None:
        self.seat = seat
        self.reason = reason
        self.left = left
        self.first = first
        self.barred = barred
        self.country = country

    def clause(self) -> str:
        return CLAUSES[self.reason]

    def why_not(self, st: AlRashid, choice: int) -> Refusal | None:
        if choice == self.barred:
            return refuse(self.clause(), "another_good")
        if self.reason == FOR_RAIDER:
            if not st.table.material.country_goods[self.country * 5 + choice]:
                return refuse("AR-15.7", "not_printed_here")
        elif choice < self.first:
            return refuse(self.clause(), "rising_order")
        return None

    def resolve(self, st: AlRashid, choice: int) -> None:
        if self.reason == FOR_RAIDER:
            st.players[self.seat].goods[choice] += 1
            st.tell(events.RAIDED, self.seat, choice)
        else:
            gain_good(st, self.seat, choice, 1)
        if self.left > 1:
            first = choice if self.reason == FOR_QUARTERMASTER else 0
            st.push(
                TakeGood(self.seat, self.reason, self.left - 1, first, self.barred, self.country)
            )

    def prompt(self, st: AlRashid) -> Text:
        return Text("prompt-take_good", {"left": self.left})

    def describe(self, st: AlRashid, choice: int) -> Text:
        return Text("take_good", {"good": labels.good(choice)})

    def touches(self, st: AlRashid, choice: int) -> list[str]:
        return [things.good(choice)]

    def basket(self, st: AlRashid) -> Basket | None:
        """Several goods are a set, also where they come in any order (a Raider's); one is not."""
        if self.left == 1:
            return None
        kinds = self.choices(st)
        items: list[Item] = []
        for good in kinds:
            text, touched = self.describe(st, good), self.touches(st, good)
            items.append(Item(good, text, touched, self.left, 1))
        goods = st.players[self.seat].goods.copy()
        return TakingGoods(items, kinds, goods, self.left, self.clause())
