"""Saffron and Straw: a merchant packs a chest that nobody sees into, and somebody may buy it."""

from typing import Any, ClassVar, Final

from majlis.kernel.basket import AT_LEAST, THINGS, Basket, Item
from majlis.kernel.codec import Field, Flag, Json, ListOf, Num, Table, TupleTable
from majlis.kernel.frame import Ask, Do, Draw
from majlis.kernel.journal import NUMBER, SEAT, EventKinds, Named
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Meta, Point, Rules, Standing
from majlis.kernel.runner import refresh, to_act
from majlis.kernel.state import State
from majlis.kernel.text import Ref, Seat, Text

SPICES: Final = ("saffron", "musk", "camphor", "amber")
CARDS: Final = (*SPICES, "straw")
STRAW: Final = 4
IN_THE_BOX: Final = (14, 14, 14, 14, 20)
HAND: Final = 5
PURSE: Final = 6
MOST: Final = 3  # cards in a chest
EMPTY: Final = (0, 0, 0, 0, 0)


def card(kind: int) -> Ref:
    """The name of a card."""
    return Ref(f"card-{CARDS[kind]}")


# ---- what happens, for the log

EVENTS: Final = EventKinds()
_CARD: Final = Named(card, CARDS)
FIRST: Final = EVENTS.declare("first", "SF-2.2", seat=SEAT)
DREW: Final = EVENTS.declare("drew", "SF-5.4", seat=SEAT, card=_CARD)
OFFERED: Final = EVENTS.declare("offered", "SF-3.3", seat=SEAT, buyer=SEAT, count=NUMBER)
BOUGHT: Final = EVENTS.declare("bought", "SF-4.1", seat=SEAT, price=NUMBER)
REFUSED: Final = EVENTS.declare("refused", "SF-4.3", seat=SEAT)
STALLED: Final = EVENTS.declare(
    "stalled", "SF-4.2", seat=SEAT, card=_CARD, count=NUMBER, shows=True
)
FINED: Final = EVENTS.declare("fined", "SF-4.4", seat=SEAT, straw=NUMBER, fine=NUMBER, shows=True)


# ---- the state

_CARDS: Final = Table(CARDS, Num())


class Saffron(State):
    """Piles of cards are counts by kind; `chest` lies before the buyer, closed."""

    pile: list[int]
    hands: list[list[int]]
    stalls: list[list[int]]
    purses: list[int]
    asked: list[int]  # whom each merchant asked the last time, or -1
    chest: list[int]
    burnt: int  # straw that is out of the game
    first: int
    table: Any

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("pile", _CARDS),
        Field("hands", ListOf(_CARDS)),
        Field("stalls", ListOf(_CARDS)),
        Field("purses", ListOf(Num())),
        Field("asked", ListOf(Num(-1, 4))),
        Field("chest", _CARDS),
        Field("burnt", Num()),
        Field("first", Num(-1, 4)),
    )

    @property
    def players(self) -> int:
        return len(self.hands)

    def copy(self) -> "Saffron":
        new = Saffron()
        self.copy_into(new)
        new.table = self.table
        new.pile = self.pile.copy()
        new.hands = [one.copy() for one in self.hands]
        new.stalls = [one.copy() for one in self.stalls]
        new.purses = self.purses.copy()
        new.asked = self.asked.copy()
        new.chest = self.chest.copy()
        new.burnt = self.burnt
        new.first = self.first
        return new


# ---- the order of play


class DrawFirst(Draw[Saffron]):
    KIND = "draw_first"
    CLAUSE = "SF-2.2"

    def weights(self, st: Saffron) -> list[int]:
        return [1] * st.players

    def resolve(self, st: Saffron, outcome: int) -> None:
        st.first = outcome
        st.tell(FIRST, outcome)
        st.plan([*[Refill(seat) for seat in range(st.players)], Turn(outcome)])


class Turn(Do[Saffron]):
    """SF-5.1: the game ends before a round for which the pile may be too small."""

    KIND = "turn"
    CLAUSE = "SF-5.1"
    FIELDS = (Field("seat", Num(0, 4)),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, st: Saffron) -> None:
        if self.seat != st.first or sum(st.pile) >= MOST * st.players:
            st.plan([Offer(self.seat), Refill(self.seat), Turn((self.seat + 1) % st.players)])


class Refill(Do[Saffron]):
    KIND = "refill"
    CLAUSE = "SF-5.4"
    FIELDS = (Field("seat", Num(0, 4)),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, st: Saffron) -> None:
        st.plan([DrawCard(self.seat)] * (HAND - sum(st.hands[self.seat])))


class DrawCard(Draw[Saffron]):
    """The seat alone sees its card."""

    KIND = "draw_card"
    CLAUSE = "SF-5.4"
    FIELDS = (Field("seat", Num(0, 4)),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def weights(self, st: Saffron) -> list[int]:
        return st.pile

    def resolve(self, st: Saffron, outcome: int) -> None:
        st.pile[outcome] -= 1
        st.hands[self.seat][outcome] += 1
        st.tell_only(self.seat, DREW, self.seat, outcome)


# ---- the decisions


class Decide(Ask[Saffron]):
    def choices(self, st: Saffron) -> list[int]:
        return [c for c in range(self.SIZE) if self.why_not(st, c) is None]


class YesNo(Decide):
    SIZE = 2

    def describe(self, st: Saffron, choice: int) -> Text:
        return Text(f"{self.KIND}-{'yes' if choice else 'no'}", {})

    def why_not(self, st: Saffron, choice: int) -> Refusal | None:
        return self.why_not_yes(st) if choice else None

    def resolve(self, st: Saffron, choice: int) -> None:
        self.answer(st, choice == 1)


class Offer(Decide):
    """SF-3.1: to whom the chest is offered."""

    KIND = "offer"
    CLAUSE = "SF-3.1"
    SIZE = 5
    FIELDS = (Field("seat", Num(0, 4)),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def why_not(self, st: Saffron, choice: int) -> Refusal | None:
        if choice >= st.players:
            return refuse("SF-1.1", "no_merchant")
        if choice == self.seat:
            return refuse("SF-3.1", "oneself")
        if st.players > 2 and choice == st.asked[self.seat]:
            return refuse("SF-3.2", "asked_before")
        return None

    def describe(self, st: Saffron, choice: int) -> Text:
        return Text("offer-to", {"buyer": Seat(choice)})

    def touches(self, st: Saffron, choice: int) -> list[str]:
        return [f"seat:{choice}"]

    def resolve(self, st: Saffron, choice: int) -> None:
        st.asked[self.seat] = choice
        st.push(Pack(self.seat, choice, EMPTY))


class Pack(Decide):
    """SF-3.3: what lies in the chest, picked card by card in rising order."""

    KIND = "pack"
    CLAUSE = "SF-3.3"
    SIZE = 6
    FOLLOWS = True
    CLOSE: ClassVar[int] = 5
    FIELDS = (
        Field("seat", Num(0, 4)),
        Field("buyer", Num(0, 4)),
        Field("packed", TupleTable(CARDS, Num(0, MOST))),
    )

    def __init__(self, seat: int, buyer: int, packed: tuple[int, ...]) -> None:
        self.seat = seat
        self.buyer = buyer
        self.packed = packed

    def why_not(self, st: Saffron, choice: int) -> Refusal | None:
        if choice == self.CLOSE:
            return None if sum(self.packed) else refuse("SF-3.3", "empty_chest")
        if self.packed[choice] == st.hands[self.seat][choice]:
            return refuse("SF-3.3", "no_such_card")
        if choice != STRAW and sum(self.packed) != self.packed[choice]:
            return refuse("SF-3.4", "one_spice")
        return None

    def asks_alone(self, st: Saffron) -> bool:
        """Five equal cards are known to their owner alone: silence would tell."""
        return not any(self.packed)

    def describe(self, st: Saffron, choice: int) -> Text:
        return Text("pack-close", {}) if choice == self.CLOSE else Text(card(choice).key, {})

    def touches(self, st: Saffron, choice: int) -> list[str]:
        return [] if choice == self.CLOSE else [f"card:{CARDS[choice]}"]

    def basket(self, st: Saffron) -> Basket:
        hand = st.hands[self.seat]
        items = [
            Item(kind, Text(card(kind).key, {}), self.touches(st, kind), hand[kind])
            for kind in range(len(CARDS))
            if hand[kind]
        ]
        return Chest(items, THINGS, AT_LEAST, 1, closing=(self.CLOSE,))

    def resolve(self, st: Saffron, choice: int) -> None:
        packed = list(self.packed)
        if choice != self.CLOSE:
            packed[choice] += 1
            if sum(packed) < MOST:
                st.push(Pack(self.seat, self.buyer, tuple(packed)))
                return
        st.chest = packed
        st.hands[self.seat] = [a - b for a, b in zip(st.hands[self.seat], packed, strict=True)]
        st.tell(OFFERED, self.seat, self.buyer, sum(packed))
        st.push(Buy(self.buyer, self.seat))


class Chest(Basket):
    """SF-3.3, SF-3.4: up to three cards, the spices among them all of one kind."""

    def fits(self, laid: list[int]) -> bool:
        spices = [
            item for item, n in zip(self.items, laid, strict=True) if n and item.number < STRAW
        ]
        return sum(laid) <= MOST and len(spices) <= 1

    def is_whole(self, laid: list[int]) -> bool:
        return sum(laid) > 0

    def spell(self, laid: list[int]) -> list[int]:
        cards = [item.number for item, n in zip(self.items, laid, strict=True) for _ in range(n)]
        return cards if len(cards) == MOST else [*cards, Pack.CLOSE]

    def why_not(self, laid: list[int], index: int) -> Refusal:
        if laid[index] == self.items[index].most:
            return refuse("SF-3.3", "no_such_card")
        return refuse("SF-3.3", "full") if sum(laid) == MOST else refuse("SF-3.4", "one_spice")

    def end(self, laid: list[int]) -> Text:
        return Text("pack-end", {"count": sum(laid)})


class Buy(YesNo):
    """SF-4.1: whether a closed chest is bought."""

    KIND = "buy"
    CLAUSE = "SF-4.1"
    FIELDS = (Field("seat", Num(0, 4)), Field("seller", Num(0, 4)))

    def __init__(self, seat: int, seller: int) -> None:
        self.seat = seat
        self.seller = seller

    def prompt(self, st: Saffron) -> Text:
        return Text("prompt-buy", {"seller": Seat(self.seller), "count": sum(st.chest)})

    def why_not_yes(self, st: Saffron) -> Refusal | None:
        return refuse("SF-4.1", "too_dear") if st.purses[self.seat] < sum(st.chest) else None

    def answer(self, st: Saffron, yes: bool) -> None:
        price = sum(st.chest)
        if yes:
            st.purses[self.seat] -= price
            st.purses[self.seller] += price
            st.tell(BOUGHT, self.seat, price)
        else:
            st.tell(REFUSED, self.seat)
        st.push(Open(self.seat if yes else self.seller, yes))


class Open(Do[Saffron]):
    """SF-4.2 to SF-4.4: the chest is opened before all."""

    KIND = "open"
    CLAUSE = "SF-4.2"
    FIELDS = (Field("seat", Num(0, 4)), Field("bought", Flag()))

    def __init__(self, seat: int, bought: bool) -> None:
        self.seat = seat
        self.bought = bought

    def run(self, st: Saffron) -> None:
        st.reveal()
        chest, st.chest = st.chest, list(EMPTY)
        if not self.bought and chest[STRAW]:
            fine = min(chest[STRAW], st.purses[self.seat])
            st.purses[self.seat] -= fine
            st.burnt += chest[STRAW]
            st.tell(FINED, self.seat, chest[STRAW], fine)
            chest[STRAW] = 0
        for kind, count in enumerate(chest):
            if count:
                st.stalls[self.seat][kind] += count
                st.tell(STALLED, self.seat, kind, count)


# ---- points, views, hidden things


def points(st: Saffron, seat: int) -> list[list[Point]]:
    """SF-6.1 to SF-6.3: all that scores lies open."""
    return [_points(st, other) for other in range(st.players)]


def _points(st: Saffron, seat: int) -> list[Point]:
    found = [
        Point("SF-6.1", Text("points-spice", {"card": card(kind), "count": n}), n * (n + 1) // 2)
        for kind, n in enumerate(st.stalls[seat][:STRAW])
        if n
    ]
    if st.stalls[seat][STRAW]:
        straw = st.stalls[seat][STRAW]
        found.append(Point("SF-6.2", Text("points-straw", {"count": straw}), -2 * straw))
    return [
        *found,
        Point("SF-6.3", Text("points-purse", {"count": st.purses[seat]}), st.purses[seat]),
    ]


def standings(st: Saffron) -> list[Standing]:
    """Who has most wins; equal points share the place (SF-6.4)."""
    scored = [_points(st, seat) for seat in range(st.players)]
    sums = [sum(point.points for point in one) for one in scored]
    found = [Standing(s, 1 + sum(n > sums[s] for n in sums), scored[s]) for s in range(st.players)]
    return sorted(found, key=lambda one: (one.place, one.seat))


def view(st: Saffron, seat: int) -> Json:
    """SF-7.1: hands and closed chests are hidden, all else lies open."""
    top = st.frames[-1] if st.frames else None
    buy = top if isinstance(top, Buy) else None
    seen: dict[str, Json] = {
        "game": "saffron",
        "seat": seat,
        "pending": {"kind": top.KIND, "seat": to_act(st)} if top is not None else None,
        "first": {"seat": st.first} if st.first >= 0 else None,
        "pile": sum(st.pile),
        "burnt": st.burnt,
        "chest": _chest(st, buy, seat) if buy is not None else None,
        "players": [
            {
                "purse": st.purses[other],
                "cards": sum(st.hands[other]),
                "stall": _CARDS.dump(st.stalls[other]),
                "points": sum(point.points for point in _points(st, other)),
            }
            for other in range(st.players)
        ],
    }
    if seat >= 0:
        seen["players"][seat]["hand"] = _CARDS.dump(st.hands[seat])
    return seen


def _chest(st: Saffron, buy: Buy, seat: int) -> Json:
    """The chest that is offered; its seller knows what is in it."""
    inside = {"inside": _CARDS.dump(st.chest)} if seat == buy.seller else {}
    sides = {"seller": {"seat": buy.seller}, "buyer": {"seat": buy.seat}}
    return {**sides, "cards": sum(st.chest), **inside}


def redeal(st: Saffron, seat: int, rng: Rng) -> Saffron:
    """Deals anew what the seat does not see; a chest holds what a chest may hold."""
    new = st.copy()
    new.rng = rng.split()
    top = new.frames[-1] if new.frames else None
    if isinstance(top, Pack) and top.seat != seat:  # nobody else sees what lies there already
        new.frames[-1] = Pack(top.seat, top.buyer, EMPTY)
    hidden = [new.pile, *[hand for other, hand in enumerate(new.hands) if other != seat]]
    sizes = [sum(cards) for cards in hidden]
    chest = isinstance(top, Buy) and top.seller != seat
    pool = [
        kind
        for cards in [*hidden, *([new.chest] if chest else [])]
        for kind, n in enumerate(cards)
        for _ in range(n)
    ]
    pool.sort()
    if chest:
        count = sum(new.chest)
        rng.shuffle(pool)
        while len({kind for kind in pool[:count] if kind != STRAW}) > 1:
            rng.shuffle(pool)
        new.chest = counted(pool[:count])
        pool = pool[count:]
    else:
        rng.shuffle(pool)
    for cards, size in zip(hidden, sizes, strict=True):
        cards[:] = counted(pool[:size])
        pool = pool[size:]
    refresh(new)
    return new


def counted(cards: list[int]) -> list[int]:
    return [cards.count(kind) for kind in range(len(CARDS))]


def audit(st: Saffron) -> list[str]:
    """Every card of the box is somewhere, and so is every dirham that nobody was fined."""
    piles = [st.pile, st.chest, *st.hands, *st.stalls]
    found = [sum(cards) for cards in zip(*piles, strict=True)]
    found[STRAW] += st.burnt
    return [
        f"{found[kind]} cards of {CARDS[kind]} instead of {count}"
        for kind, count in enumerate(IN_THE_BOX)
        if found[kind] != count
    ]


def new_state(table: Any, rng: Rng) -> Saffron:
    st = Saffron()
    st.begin(rng)
    st.table = table
    players = table.config.players
    st.pile = list(IN_THE_BOX)
    st.hands = [list(EMPTY) for _ in range(players)]
    st.stalls = [list(EMPTY) for _ in range(players)]
    st.purses = [PURSE] * players
    st.asked = [-1] * players
    st.chest = list(EMPTY)
    st.burnt = 0
    st.first = -1
    st.push(DrawFirst())
    return st


class Nothing:
    def __init__(self) -> None:
        self.data: Json = {}


class Board:
    """What never changes during a match."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.values: dict[str, Any] = {}
        self.material = Nothing()


META: Final = Meta(
    name="saffron",
    title="Saffron and Straw",
    version=1,
    players=(2, 3, 4, 5),
    players_clause="SF-1.1",
    options=(),
    frames=(Offer, Pack, Buy, DrawFirst, DrawCard, Turn, Refill, Open),
    events=EVENTS.all(),
)

RULES: Final = Rules(
    META,
    Saffron,
    Board,
    new_state,
    view,
    redeal,
    standings,
    audit,
    lambda corrections: Nothing(),
    points=points,
)
