"""Chapter 8: paying the costs of a visit."""

from typing import Any, ClassVar, cast

from majlis.games.alrashid import events, labels, things
from majlis.games.alrashid.frames.common import SEAT
from majlis.games.alrashid.goods import BITS, COUNT, GOODS_PILE, ONE, PAYMENTS, unpack
from majlis.games.alrashid.paying import Paying
from majlis.games.alrashid.state import AlRashid
from majlis.kernel.basket import Basket, Item
from majlis.kernel.codec import Field, Num
from majlis.kernel.frame import Ask
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text


class Pay(Ask[AlRashid]):
    """AR-8.3 to AR-8.6: one pile for the whole visit, laid out good by good in rising order.

    Each choice must lead to a pile that covers the cost with nothing superfluous; the goods change
    hands when it is complete. A visit that must leave a good for General or Vizier is only offered
    when the cost can be covered without one (AR-12.4), and then no such pile takes everything.
    """

    KIND = "pay"
    CLAUSE = "AR-8.3"
    SIZE = 5
    FOLLOWS = True
    DETAIL = True
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("cost", Num(1, 127)),
        Field("laid_out", GOODS_PILE),
    )

    def __init__(self, seat: int, cost: int, laid_out: int) -> None:
        self.seat = seat
        self.cost = cost
        self.laid_out = laid_out

    def last(self) -> int:
        """The highest good laid out so far."""
        last = 4
        while last > 0 and not (self.laid_out >> (BITS * last)) & COUNT:
            last -= 1
        return last

    def choices(self, st: AlRashid) -> list[int]:
        last = self.last()
        below = ONE[last] - 1
        laid = self.laid_out
        fixed = laid & below
        height = laid >> (BITS * last)
        open_goods = 0
        for pile in PAYMENTS.of(st.players[self.seat].goods, self.cost):
            if pile & below == fixed:
                rest = pile >> (BITS * last)
                if rest & COUNT > height:
                    open_goods |= 1 << last
                elif rest & COUNT == height:
                    good = last + 1
                    rest >>= BITS
                    while not rest & COUNT:
                        rest >>= BITS
                        good += 1
                    open_goods |= 1 << good
        return [good for good in range(last, 5) if (open_goods >> good) & 1]

    def why_not(self, st: AlRashid, choice: int) -> Refusal | None:
        goods = st.players[self.seat].goods
        laid = self.laid_out + ONE[choice]
        if (laid >> (BITS * choice)) & COUNT > goods[choice]:
            return refuse("AR-8.4", "good_not_owned")
        if choice < self.last():
            return refuse("AR-8.3", "rising_order")
        wanted = unpack(laid, 5)
        for pile in PAYMENTS.of(goods, self.cost):
            counts = unpack(pile, 5)
            if counts[:choice] == wanted[:choice] and counts[choice] >= wanted[choice]:
                return None
        return refuse("AR-8.6", "superfluous")

    def resolve(self, st: AlRashid, choice: int) -> None:
        laid = self.laid_out + ONE[choice]
        goods = st.players[self.seat].goods
        if laid not in PAYMENTS.of(goods, self.cost):
            st.push(Pay(self.seat, self.cost, laid))
            return
        for good in range(5):
            goods[good] -= (laid >> (BITS * good)) & COUNT
        st.tell(events.PAID, self.seat, laid, self.cost)

    def prompt(self, st: AlRashid) -> Text:
        palace = self._palace(st)
        if palace < 0:
            return Text("prompt-pay", {"cost": self.cost})
        return Text("prompt-pay-palace", {"cost": self.cost, "area": labels.area(palace)})

    def _palace(self, st: AlRashid) -> int:
        """The palace whose visit is being paid: what is paid for is carried out next."""
        for index in range(len(st.frames) - 1, -1, -1):
            frame = st.frames[index]
            if frame.KIND == "carry_out":
                palace: int = cast(Any, frame).area
                return palace
        return -1

    def describe(self, st: AlRashid, choice: int) -> Text:
        return Text("pay", {"good": labels.good(choice)})

    def touches(self, st: AlRashid, choice: int) -> list[str]:
        return [things.good(choice)]

    def basket(self, st: AlRashid) -> Basket:
        """The payments that go on from what is laid out: no good before the last of it."""
        owned = st.players[self.seat].goods.copy()
        out = unpack(self.laid_out, 5)
        last = self.last()
        piles: list[list[int]] = []
        for packed in PAYMENTS.of(owned, self.cost):
            pile = unpack(packed, 5)
            if pile[:last] == out[:last] and pile[last] >= out[last]:
                piles.append([pile[good] - out[good] for good in range(5)])
        kinds = [good for good in range(last, 5) if owned[good] > out[good]]
        items: list[Item] = []
        for good in kinds:
            text, touched = self.describe(st, good), self.touches(st, good)
            items.append(Item(good, text, touched, owned[good] - out[good], 1))
        return Paying(items, kinds, piles, owned, out, self.cost)
