"""Chapter 18: trade with a country."""

from typing import ClassVar, Final

from majlis.games.alrashid import events, labels, things
from majlis.games.alrashid.baskets import Trading
from majlis.games.alrashid.frames.common import RANK, SEAT
from majlis.games.alrashid.material import COUNTRIES, FIRST_COUNTRY, GOODS, NOTE
from majlis.games.alrashid.state import AlRashid
from majlis.kernel.basket import Basket, Item
from majlis.kernel.codec import Field, Name, Num, TupleOf
from majlis.kernel.frame import Ask, Do
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text


class OpenTrade(Do[AlRashid]):
    """AR-18.1, AR-18.2: those still present in their order; the first three trade."""

    KIND = "open_trade"
    CLAUSE = "AR-18.1"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("country", Name(COUNTRIES)),
        Field("ranking", TupleOf(SEAT)),
    )

    def __init__(self, country: int, ranking: tuple[int, ...]) -> None:
        self.country = country
        self.ranking = ranking

    def run(self, st: AlRashid) -> None:
        for seat in self.ranking[3:]:
            st.send_home(self.country + FIRST_COUNTRY, seat)
            st.tell(events.TRADE_CUT, seat, self.country + FIRST_COUNTRY)
        traders = self.ranking[:3]
        for rank in range(len(traders) - 1, -1, -1):
            st.push(BeginTrade(traders[rank], self.country, rank))


class BeginTrade(Do[AlRashid]):
    """AR-18.7: a trader may find nothing left."""

    KIND = "begin_trade"
    CLAUSE = "AR-18.7"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("country", Name(COUNTRIES)),
        Field("rank", RANK),
    )

    def __init__(self, seat: int, country: int, rank: int) -> None:
        self.seat = seat
        self.country = country
        self.rank = rank

    def run(self, st: AlRashid) -> None:
        left = min(st.table.material.trade[self.rank], st.items_left(self.country))
        if left:
            st.push(Trade(self.seat, self.country, self.rank, left, 0, 0))
        else:
            st.tell(events.NOTHING_LEFT, self.seat, self.country + FIRST_COUNTRY)


class Trade(Ask[AlRashid]):
    """AR-18.3 to AR-18.6: all of one type (rank 1 only), or items one by one in rising order."""

    KIND = "trade"
    CLAUSE = "AR-18.4"
    SIZE = 12
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("country", Name(COUNTRIES)),
        Field("rank", RANK),
        Field("left", Num(1, 99)),
        Field("taken", Num(0, 99)),
        Field("first", Name((*GOODS, "credit_note"))),
    )
    ALL: Final = 0
    ITEM: Final = 5
    STOP: Final = 11

    def __init__(
        self, seat: int, country: int, rank: int, left: int, taken: int, first: int
    ) -> None:
        self.seat = seat
        self.country = country
        self.rank = rank
        self.left = left
        self.taken = taken
        self.first = first

    def choices(self, st: AlRashid) -> list[int]:
        start = self.country * 5
        goods = st.goods
        found: list[int] = []
        if self.rank == 0 and self.taken == 0:
            for good in range(5):
                if goods[start + good]:
                    found.append(self.ALL + good)
        # An item can be next if enough items of its kind or a later one are left to go on.
        need = 1 if st.table.take_fewer else self.left
        behind = st.items_left(self.country)
        for item in range(NOTE + 1):
            here = goods[start + item] if item < NOTE else st.notes[self.country]
            if here and item >= self.first and behind >= need:
                found.append(self.ITEM + item)
            behind -= here
        if st.table.take_fewer:
            found.append(self.STOP)
        return found

    def why_not(self, st: AlRashid, choice: int) -> Refusal | None:
        if choice == self.STOP:
            return None if st.table.take_fewer else refuse("AR-18.6", "take_all_allowed")
        start = self.country * 5
        items = [*st.goods[start : start + 5], st.notes[self.country]]
        if choice < self.ITEM:
            if self.rank > 0:
                return refuse("AR-18.3", "first_rank_only")
            if self.taken:
                return refuse("AR-18.5", "all_or_items")
            return None if items[choice] else refuse("AR-18.4", "none_left")
        item = choice - self.ITEM
        if not items[item]:
            return refuse("AR-18.4", "none_left")
        if item < self.first:
            return refuse("AR-18.4", "rising_order")
        if not st.table.take_fewer and sum(items[item:]) < self.left:
            return refuse("AR-18.6", "too_few_behind")
        return None

    def resolve(self, st: AlRashid, choice: int) -> None:
        if choice == self.STOP:
            return
        if choice < self.ITEM:
            self._take(st, choice, st.goods[self.country * 5 + choice])
            return
        item = choice - self.ITEM
        self._take(st, item, 1)
        if self.left > 1:
            st.push(Trade(self.seat, self.country, self.rank, self.left - 1, self.taken + 1, item))

    def _take(self, st: AlRashid, item: int, count: int) -> None:
        player = st.players[self.seat]
        if item == NOTE:
            st.notes[self.country] -= count
            player.notes += count
        else:
            st.goods[self.country * 5 + item] -= count
            player.goods[item] += count
        st.tell(events.TRADED, self.seat, item, count, self.country + FIRST_COUNTRY)

    def prompt(self, st: AlRashid) -> Text:
        return Text(
            "prompt-trade",
            {
                "area": labels.area(self.country + FIRST_COUNTRY),
                "left": self.left,
                "rank": self.rank + 1,
            },
        )

    def describe(self, st: AlRashid, choice: int) -> Text:
        if choice == self.STOP:
            return Text("trade-stop", {})
        if choice < self.ITEM:
            count = st.goods[self.country * 5 + choice]
            return Text("trade-all", {"good": labels.good(choice), "count": count})
        return Text("trade-item", {"good": labels.good(choice - self.ITEM)})

    def clause_of(self, st: AlRashid, choice: int) -> str:
        if choice == self.STOP:
            return "AR-18.6"
        if choice == self.ITEM + NOTE:
            return "AR-18.5"
        return "AR-18.3" if self.rank == 0 else "AR-18.4"

    def touches(self, st: AlRashid, choice: int) -> list[str]:
        if choice == self.STOP:
            return []
        if choice < self.ITEM:
            return things.all_items(self.country, choice)
        return things.one_item(self.country, choice - self.ITEM)

    def basket(self, st: AlRashid) -> Basket:
        """The items still open; what a saved game has taken already is no longer among them."""
        start = self.country * 5
        counts = [*st.goods[start : start + 5], st.notes[self.country]]
        kinds = [item for item in range(self.first, NOTE + 1) if counts[item]]
        items: list[Item] = []
        for item in kinds:
            choice = self.ITEM + item
            text = Text("trade-basket", {"good": labels.good(item)})
            items.append(Item(choice, text, self.touches(st, choice), counts[item], 1))
        return Trading(
            items,
            kinds,
            st.players[self.seat].goods.copy(),
            self.left,
            self.country,
            "AR-18.3" if self.rank == 0 else "AR-18.4",
            self.STOP if st.table.take_fewer else -1,
            sum(counts),
            self._after(st),
        )

    def _after(self, st: AlRashid) -> int:
        """The seat that trades next on the country, or -1."""
        for index in range(len(st.frames) - 1, -1, -1):
            frame = st.frames[index]
            if isinstance(frame, BeginTrade) and frame.country == self.country:
                return frame.seat
        return -1
