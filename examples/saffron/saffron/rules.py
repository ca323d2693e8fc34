"""Saffron and Straw: a merchant packs a chest that nobody sees into, and somebody may buy it."""

from typing import Annotated, Any, ClassVar, Final

from majlis.kernel.basket import AT_LEAST, THINGS, Basket, Item
from majlis.kernel.codec import Json, Num, Table
from majlis.kernel.declared import declared
from majlis.kernel.frame import Ask, Do, Draw, Either
from majlis.kernel.journal import NUMBER, SEAT, EventKinds, Named
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.rng import Rng
from majlis.kernel.rules import BaseTable, Meta, Point, Rules, Standing, pending_seen
from majlis.kernel.runner import refresh
from majlis.kernel.state import State
from majlis.kernel.text import Ref, Seat, Text

# --- cards
CARDS: Final = ("saffron", "musk", "camphor", "amber", "straw")
STRAW: Final = 4
IN_THE_BOX: Final = (14, 14, 14, 14, 20)
HAND: Final = 5
PURSE: Final = 6
MOST: Final = 3  # cards in a chest
EMPTY: Final = (0, 0, 0, 0, 0)
BY_CARD: Final = Table(CARDS, Num())


def card(kind: int) -> Ref:
    """The name of a card."""
    return Ref(f"card-{CARDS[kind]}")


# --- events
EVENTS: Final = EventKinds()
CARD: Final = Named(card, CARDS)
FIRST: Final = EVENTS.declare("first", "SF-2.2", seat=SEAT)
DREW: Final = EVENTS.declare("drew", "SF-5.1", seat=SEAT, card=CARD)
OFFERED: Final = EVENTS.declare("offered", "SF-3.3", seat=SEAT, buyer=SEAT, count=NUMBER)
BOUGHT: Final = EVENTS.declare("bought", "SF-4.1", seat=SEAT, price=NUMBER)
REFUSED: Final = EVENTS.declare("refused", "SF-4.3", seat=SEAT)
STALLED: Final = EVENTS.declare("stalled", "SF-4.2", seat=SEAT, card=CARD, count=NUMBER, shows=True)
FINED: Final = EVENTS.declare("fined", "SF-4.4", seat=SEAT, straw=NUMBER, fine=NUMBER, shows=True)


# --- state
@declared
class Saffron(State):
    """Cards are counts by kind; the chest lies before its buyer, closed."""

    table: BaseTable
    pile: Annotated[list[int], BY_CARD]
    chest: Annotated[list[int], BY_CARD]
    hands: list[Annotated[list[int], BY_CARD]]
    stalls: list[Annotated[list[int], BY_CARD]]
    purses: list[int]
    asked: list[int]  # whom each merchant asked the last time, or -1
    burnt: int  # straw that is out of the game
    first: int


def new_state(table: BaseTable, rng: Rng) -> Saffron:
    """SF-2.1: the table before anything has happened."""
    st = Saffron()
    st.begin(rng)
    st.table = table
    st.pile, st.chest = list(IN_THE_BOX), list(EMPTY)
    st.hands = [list(EMPTY) for _ in range(table.players)]
    st.stalls = [list(EMPTY) for _ in range(table.players)]
    st.purses, st.asked = [PURSE] * table.players, [-1] * table.players
    st.burnt, st.first = 0, -1
    st.push(DrawFirst())
    return st


# --- flow
@declared
class DrawFirst(Draw[Saffron]):
    """SF-2.2: who begins."""

    KIND = "draw_first"
    CLAUSE = "SF-2.2"

    def __init__(self) -> None:
        pass

    def weights(self, st: Saffron) -> list[int]:
        return [1] * st.table.players

    def resolve(self, st: Saffron, outcome: int) -> None:
        st.first = outcome
        st.tell(FIRST, outcome)
        st.plan([*[Refill(seat) for seat in range(st.table.players)], Turn(outcome)])


@declared
class Turn(Do[Saffron]):
    """SF-5.2: no round begins for which the pile may be too small."""

    KIND = "turn"
    CLAUSE = "SF-5.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, st: Saffron) -> None:
        players = st.table.players
        if self.seat != st.first or sum(st.pile) >= MOST * players:
            st.plan([Offer(self.seat), Refill(self.seat), Turn((self.seat + 1) % players)])


@declared
class Refill(Do[Saffron]):
    """SF-5.1: the hand is filled up."""

    KIND = "refill"
    CLAUSE = "SF-5.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, st: Saffron) -> None:
        st.plan([DrawCard(self.seat)] * (HAND - sum(st.hands[self.seat])))


@declared
class DrawCard(Draw[Saffron]):
    """SF-5.1: a card that its owner alone sees."""

    KIND = "draw_card"
    CLAUSE = "SF-5.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def weights(self, st: Saffron) -> list[int]:
        return st.pile

    def resolve(self, st: Saffron, outcome: int) -> None:
        st.pile[outcome] -= 1
        st.hands[self.seat][outcome] += 1
        st.tell_only(self.seat, DREW, self.seat, outcome)


# --- offer
@declared
class Offer(Ask[Saffron]):
    """SF-3.1: to whom the chest is offered."""

    KIND = "offer"
    CLAUSE = "SF-3.1"
    SIZE = 5

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def why_not(self, st: Saffron, choice: int) -> Refusal | None:
        if choice >= st.table.players:
            return refuse("SF-1.1", "no_merchant")
        if choice == self.seat:
            return refuse("SF-3.1", "oneself")
        if st.table.players > 2 and choice == st.asked[self.seat]:
            return refuse("SF-3.2", "asked_before")
        return None

    def describe(self, st: Saffron, choice: int) -> Text:
        return Text("offer-to", {"buyer": Seat(choice)})

    def touches(self, st: Saffron, choice: int) -> list[str]:
        return [f"seat:{choice}"]

    def resolve(self, st: Saffron, choice: int) -> None:
        st.asked[self.seat] = choice
        st.push(Pack(self.seat, choice, EMPTY))


# --- pack
@declared
class Pack(Ask[Saffron]):
    """SF-3.3: the cards of a chest, one by one in rising order, and its lid."""

    KIND = "pack"
    CLAUSE = "SF-3.3"
    SIZE = 6
    FOLLOWS = True
    CLOSE: ClassVar[int] = 5

    def __init__(self, seat: int, buyer: int, packed: tuple[int, ...]) -> None:
        self.seat = seat
        self.buyer = buyer
        self.packed = packed

    def why_not(self, st: Saffron, choice: int) -> Refusal | None:
        if choice == self.CLOSE:
            return None if any(self.packed) else refuse("SF-3.3", "empty_chest")
        if self.packed[choice] == st.hands[self.seat][choice]:
            return refuse("SF-3.3", "no_such_card")
        if any(self.packed[choice + 1 :]):
            return refuse("SF-3.3", "rising_order")
        if choice != STRAW and sum(self.packed) != self.packed[choice]:
            return refuse("SF-3.4", "one_spice")
        return None

    def asks_alone(self, st: Saffron) -> bool:
        """That all cards of a hand are alike is known to its owner alone."""
        return not any(self.packed)

    def describe(self, st: Saffron, choice: int) -> Text:
        return Text("pack-close" if choice == self.CLOSE else card(choice).key, {})

    def touches(self, st: Saffron, choice: int) -> list[str]:
        return [] if choice == self.CLOSE else [f"card:{CARDS[choice]}"]

    def basket(self, st: Saffron) -> Basket:
        hand = st.hands[self.seat]
        return Chest(
            [
                Item(kind, self.describe(st, kind), self.touches(st, kind), hand[kind])
                for kind in range(len(CARDS))
                if hand[kind]
            ],
            THINGS,
            AT_LEAST,
            1,
            closing=(self.CLOSE,),
        )

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

    def cards(self, laid: list[int]) -> list[int]:
        return [item.number for item, n in zip(self.items, laid, strict=True) for _ in range(n)]

    def fits(self, laid: list[int]) -> bool:
        cards = self.cards(laid)
        return len(cards) <= MOST and len({*cards} - {STRAW}) <= 1

    def is_whole(self, laid: list[int]) -> bool:
        return any(laid)

    def spell(self, laid: list[int]) -> list[int]:
        cards = self.cards(laid)
        return cards if len(cards) == MOST else [*cards, Pack.CLOSE]

    def why_not(self, laid: list[int], index: int) -> Refusal:
        if laid[index] == self.items[index].most:
            return refuse("SF-3.3", "no_such_card")
        return refuse("SF-3.3", "full") if sum(laid) == MOST else refuse("SF-3.4", "one_spice")

    def end(self, laid: list[int]) -> Text:
        return Text("pack-end", {"count": sum(laid)})


# --- buy
@declared
class Buy(Either[Saffron]):
    """SF-4.1: whether a closed chest is bought."""

    KIND = "buy"
    CLAUSE = "SF-4.1"

    def __init__(self, seat: int, seller: int) -> None:
        self.seat = seat
        self.seller = seller

    def prompt(self, st: Saffron) -> Text:
        return Text("prompt-buy", {"seller": Seat(self.seller), "count": sum(st.chest)})

    def resolve(self, st: Saffron, choice: int) -> None:
        if choice:
            price = min(sum(st.chest), st.purses[self.seat])
            st.purses[self.seat] -= price
            st.purses[self.seller] += price
            st.tell(BOUGHT, self.seat, price)
        else:
            st.tell(REFUSED, self.seat)
        st.push(Open(self.seat if choice else self.seller, choice == 1))


@declared
class Open(Do[Saffron]):
    """SF-4.2 to SF-4.4: the chest is opened before all."""

    KIND = "open"
    CLAUSE = "SF-4.2"

    def __init__(self, seat: int, bought: bool) -> None:
        self.seat = seat
        self.bought = bought

    def run(self, st: Saffron) -> None:
        st.reveal()
        chest, st.chest = st.chest, list(EMPTY)
        if chest[STRAW] and not self.bought:
            fine = min(chest[STRAW], st.purses[self.seat])
            st.purses[self.seat] -= fine
            st.burnt += chest[STRAW]
            st.tell(FINED, self.seat, chest[STRAW], fine)
            chest[STRAW] = 0
        for kind, count in enumerate(chest):
            if count:
                st.stalls[self.seat][kind] += count
                st.tell(STALLED, self.seat, kind, count)


# --- points
def points(st: Saffron, seat: int) -> list[list[Point]]:
    """SF-6.1 to SF-6.3: all that scores lies open."""
    return [_points(st, other) for other in range(st.table.players)]


def _points(st: Saffron, seat: int) -> list[Point]:
    *spices, straw = st.stalls[seat]
    found = [
        Point("SF-6.1", Text("points-spice", {"card": card(kind), "count": n}), n * (n + 1) // 2)
        for kind, n in enumerate(spices)
        if n
    ]
    if straw:
        found.append(Point("SF-6.2", Text("points-straw", {"count": straw}), -2 * straw))
    purse = st.purses[seat]
    return [*found, Point("SF-6.3", Text("points-purse", {"count": purse}), purse)]


def standings(st: Saffron) -> list[Standing]:
    """SF-6.4: most points win; equal points share the place."""
    scored = points(st, -1)
    sums = [sum(point.points for point in one) for one in scored]
    found = [
        Standing(seat, 1 + sum(other > own for other in sums), scored[seat])
        for seat, own in enumerate(sums)
    ]
    return sorted(found, key=lambda one: (one.place, one.seat))


# --- knowledge
def view(st: Saffron, seat: int) -> Json:
    """SF-7.1: hands and closed chests are hidden, all else lies open."""
    top = st.frames[-1] if st.frames else None
    players: list[dict[str, Any]] = [
        {
            "purse": st.purses[other],
            "cards": sum(st.hands[other]),
            "stall": BY_CARD.dump(st.stalls[other]),
            "points": sum(point.points for point in _points(st, other)),
        }
        for other in range(st.table.players)
    ]
    if seat >= 0:
        players[seat]["hand"] = BY_CARD.dump(st.hands[seat])
    chest = None
    if isinstance(top, Buy):
        inside = {"inside": BY_CARD.dump(st.chest)} if seat == top.seller else {}
        chest = {"seller": {"seat": top.seller}, "cards": sum(st.chest), **inside}
    return {
        "game": "saffron",
        "seat": seat,
        "first": {"seat": st.first} if st.first >= 0 else None,
        "pile": sum(st.pile),
        "burnt": st.burnt,
        "chest": chest,
        "players": players,
        "pending": pending_seen(st, seat),
    }


def redeal(st: Saffron, seat: int, rng: Rng) -> Saffron:
    """Deals anew what the seat does not see; a chest holds what a chest may hold (SF-3.4)."""
    new = st.copy()
    assert isinstance(new, Saffron)
    new.rng = rng.split()
    top = new.frames[-1] if new.frames else None
    if isinstance(top, Pack) and top.seat != seat:  # nobody else sees what lies there already
        new.frames[-1] = Pack(top.seat, top.buyer, EMPTY)
    hidden = [hand for other, hand in enumerate(new.hands) if other != seat]
    if isinstance(top, Buy) and top.seller != seat:
        hidden.insert(0, new.chest)
    hidden.append(new.pile)
    cards = [kind for kind in range(len(CARDS)) for one in hidden for _ in range(one[kind])]
    rng.shuffle(cards)
    while hidden[0] is new.chest and len({*cards[: sum(new.chest)]} - {STRAW}) > 1:
        rng.shuffle(cards)
    for one in hidden:
        size = sum(one)
        one[:] = [cards[:size].count(kind) for kind in range(len(CARDS))]
        del cards[:size]
    refresh(new)
    return new


def audit(st: Saffron) -> list[str]:
    """Every card of the box is somewhere."""
    piles = [st.pile, st.chest, *st.hands, *st.stalls, [0, 0, 0, 0, st.burnt]]
    found = tuple(sum(cards) for cards in zip(*piles, strict=True))
    return [] if found == IN_THE_BOX else [f"the cards are {found}, not {IN_THE_BOX}"]


# --- rules
RULES: Final = Rules(
    Meta(
        name="saffron",
        title="Saffron and Straw",
        version=1,
        players=(2, 3, 4, 5),
        players_clause="SF-1.1",
        options=(),
        frames=(Offer, Pack, Buy, DrawFirst, DrawCard, Turn, Refill, Open),
        events=EVENTS.all(),
    ),
    state=Saffron,
    table=BaseTable,
    new_state=new_state,
    view=view,
    redeal=redeal,
    standings=standings,
    audit=audit,
    points=points,
)
