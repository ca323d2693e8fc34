"""What the journal of Al-Rashid can hear: each kind of event, declared once."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from majlis.games.alrashid import labels
from majlis.games.alrashid.goods import unpack
from majlis.games.alrashid.material import AREAS, COLOURS, FAVOURS, GOODS, PAWNS, TITLES, TOKENS
from majlis.kernel.journal import NUMBER, SEAT, EventKinds, Named, Plain, Shape, Word
from majlis.kernel.text import Ref, Seat, Text


class Pile(Shape):
    """A packed pile: so many of each kind in words, for a client one name a piece."""

    PLAIN: ClassVar[str] = "string[]"

    def __init__(self, label: Callable[[int], Ref], names: Sequence[str]) -> None:
        self.label = label
        self.names = names

    def words(self, value: int) -> Word:
        counts = unpack(value, len(self.names))
        return [
            Text("counted", {"count": counts[kind], "thing": self.label(kind)})
            for kind in range(len(counts))
            if counts[kind]
        ]

    def plain(self, value: int) -> Plain:
        counts = unpack(value, len(self.names))
        return [name for kind, name in enumerate(self.names) for _ in range(counts[kind])]


class Seats(Shape):
    """Seats in an order, packed by `pack_seats`."""

    PLAIN: ClassVar[str] = "string[]"

    def words(self, value: int) -> Word:
        return [Text("named", {"seat": Seat(seat)}) for seat in unpack_seats(value)]

    def plain(self, value: int) -> Plain:
        return [str(seat) for seat in unpack_seats(value)]


class Sums(Shape):
    """The prestige of each seat from one source, packed by `pack_sums`."""

    PLAIN: ClassVar[str] = "string[]"

    def words(self, value: int) -> Word:
        return [
            Text("sum-of_seat", {"seat": Seat(seat), "points": points})
            for seat, (_, points) in enumerate(unpack_sums(value))
        ]

    def plain(self, value: int) -> Plain:
        return [str(points) for _, points in unpack_sums(value)]


def pack_seats(seats: Sequence[int]) -> int:
    """Seats in an order as one number: three bits a seat, none is 0."""
    packed = 0
    for place in range(len(seats)):
        packed |= (seats[place] + 1) << (3 * place)
    return packed


def unpack_seats(packed: int) -> list[int]:
    found: list[int] = []
    while packed:
        found.append((packed & 7) - 1)
        packed >>= 3
    return found


def pack_sums(sums: Sequence[tuple[int, int]]) -> int:
    """A number of things and the points for them, for each seat, as one number."""
    packed = 1
    for number, points in reversed(sums):
        packed = packed << 24 | (number << 12) | (points + 2048)
    return packed


def unpack_sums(packed: int) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    while packed > 1:
        found.append(((packed >> 12) & 4095, (packed & 4095) - 2048))
        packed >>= 24
    return found


# Where prestige comes from, in the order in which it is counted (AR-20.2 to AR-20.6).
SOURCES: Final = (*PAWNS, "title", "influence", "dishonour")
SOURCE_CLAUSES: Final = ("AR-20.2", "AR-20.2", "AR-20.2", "AR-20.3", "AR-20.5", "AR-20.6")


def source(index: int) -> Ref:
    return Ref(f"source-{SOURCES[index]}")


_CRISIS: Final = Named(labels.crisis, labels.CRISES)
_AREA: Final = Named(labels.area, AREAS, "area:")
_COLOUR: Final = Named(labels.colour, COLOURS)
_TOKEN: Final = Named(labels.token, TOKENS)
_PAWN: Final = Named(labels.pawn, PAWNS)
_TITLE: Final = Named(labels.title, TITLES, "title:")
_GOOD: Final = Named(labels.good, (*GOODS, "credit_note"))
_FAVOUR: Final = Named(labels.favour, FAVOURS)
_GOODS: Final = Pile(labels.good, GOODS)
_TOKENS: Final = Pile(labels.token, TOKENS)
_SEATS: Final = Seats()
_SUMS: Final = Sums()
_SOURCE: Final = Named(source, SOURCES)

EVENTS: Final = EventKinds()

TURN_ORDER: Final = EVENTS.declare("turn_order", "AR-2.4", seat=SEAT, place=NUMBER)
CRISIS: Final = EVENTS.declare("crisis", "AR-16.5", tile=_CRISIS)
MERCENARY_ARRIVES: Final = EVENTS.declare(
    "mercenary_arrives", "AR-16.5", area=_AREA, colour=_COLOUR
)
NO_MERCENARY_LEFT: Final = EVENTS.declare(
    "no_mercenary_left", "AR-16.3", area=_AREA, colour=_COLOUR
)
RESHUFFLED: Final = EVENTS.declare("reshuffled", "AR-16.2", colour=_COLOUR)
DREW: Final = EVENTS.declare("drew", "AR-16.1", seat=SEAT, colour=_COLOUR)
DREW_TOKEN: Final = EVENTS.declare("drew_token", "AR-3.1", seat=SEAT, token=_TOKEN)
YEAR_BEGINS: Final = EVENTS.declare("year_begins", "AR-4.1", year=NUMBER)
HELD_BACK: Final = EVENTS.declare("held_back", "AR-15.11", seat=SEAT, pawn=_PAWN)
PLACED: Final = EVENTS.declare("placed", "AR-5.2", seat=SEAT, pawn=_PAWN, area=_AREA)
MOVED: Final = EVENTS.declare("moved", "AR-5.24", seat=SEAT, pawn=_PAWN, origin=_AREA, area=_AREA)
SPY_MOVED: Final = EVENTS.declare(
    "spy_moved", "AR-11.7", seat=SEAT, owner=SEAT, pawn=_PAWN, area=_AREA
)
RESOLVES: Final = EVENTS.declare("resolves", "AR-7.3", seat=SEAT, area=_AREA)
ACTIVATES: Final = EVENTS.declare("activates", "AR-14.2", seat=SEAT, title=_TITLE)
CUT: Final = EVENTS.declare("cut", "AR-6.3", seat=SEAT, area=_AREA, warns=True)
VISITS: Final = EVENTS.declare("visits", "AR-10.1", seat=SEAT, area=_AREA, rank=NUMBER)
NO_PASHA: Final = EVENTS.declare(
    "no_pasha", "AR-13.4", seat=SEAT, count=NUMBER, points=NUMBER, area=_AREA, warns=True
)
IDLE: Final = EVENTS.declare("idle", "AR-10.5", seat=SEAT, count=NUMBER, warns=True)
PAID: Final = EVENTS.declare("paid", "AR-8.3", seat=SEAT, goods=_GOODS, cost=NUMBER)
NOTE_SPENT: Final = EVENTS.declare("note_spent", "AR-9.5", seat=SEAT)
GAINED_PAWN: Final = EVENTS.declare("gained_pawn", "AR-11.1", seat=SEAT, pawn=_PAWN)
GAINED_TITLE: Final = EVENTS.declare("gained_title", "AR-14.6", seat=SEAT, title=_TITLE)
GAINED_GOOD: Final = EVENTS.declare("gained_good", "AR-8.5", seat=SEAT, good=_GOOD, count=NUMBER)
GAVE_GOOD: Final = EVENTS.declare("gave_good", "AR-8.8", seat=SEAT, good=_GOOD)
GAINED_NOTES: Final = EVENTS.declare("gained_notes", "AR-9.1", seat=SEAT, count=NUMBER)
GAINED_INFLUENCE: Final = EVENTS.declare("gained_influence", "AR-20.5", seat=SEAT, count=NUMBER)
FAVOUR: Final = EVENTS.declare("favour", "AR-12.1", seat=SEAT, favour=_FAVOUR)
FAVOUR_LOST: Final = EVENTS.declare("favour_lost", "AR-10.7", seat=SEAT, favour=_FAVOUR, warns=True)
SPY_SERVICE: Final = EVENTS.declare("spy_service", "AR-11.5", seat=SEAT)
BENEVOLENCE: Final = EVENTS.declare("benevolence", "AR-13.6", seat=SEAT)
NEW_ORDER: Final = EVENTS.declare(
    "new_order", "AR-13.7", seat=SEAT, place=NUMBER, former=NUMBER, benevolent=NUMBER
)
ENCHANTER: Final = EVENTS.declare("enchanter", "AR-15.10", seat=SEAT, count=NUMBER, warns=True)
CONVERTED: Final = EVENTS.declare("converted", "AR-15.32", seat=SEAT)
PEEKED: Final = EVENTS.declare("peeked", "AR-3.2", seat=SEAT, area=_AREA)
SAW: Final = EVENTS.declare("saw", "AR-3.2", area=_AREA, token=_TOKEN, shows=True)
SPY_DECLINED: Final = EVENTS.declare("spy_declined", "AR-11.9", seat=SEAT)
NEGOTIATED: Final = EVENTS.declare(
    "negotiated", "AR-15.8", seat=SEAT, area=_AREA, own=_TOKEN, token=_TOKEN, shows=True
)
REVEALED: Final = EVENTS.declare("revealed", "AR-17.2", area=_AREA, token=_TOKEN, shows=True)
FACES: Final = EVENTS.declare(
    "faces", "AR-17.4", seat=SEAT, area=_AREA, enemies=_TOKENS, place=NUMBER
)
STRUCK: Final = EVENTS.declare(
    "struck", "AR-17.6", seat=SEAT, area=_AREA, tokens=_TOKENS, enemies=_TOKENS
)
WEIGHED: Final = EVENTS.declare(
    "weighed", "AR-17.7", seat=SEAT, colour=_COLOUR, force=NUMBER, strength=NUMBER
)
DEFEATED: Final = EVENTS.declare("defeated", "AR-17.8", area=_AREA, token=_TOKEN)
WON: Final = EVENTS.declare("won", "AR-17.9", seat=SEAT, area=_AREA, traders=_SEATS, raid=NUMBER)
LOST: Final = EVENTS.declare("lost", "AR-17.10", seat=SEAT, area=_AREA, warns=True)
FLED: Final = EVENTS.declare(
    "fled",
    "AR-17.11",
    seat=SEAT,
    area=_AREA,
    count=NUMBER,
    enemies=_TOKENS,
    points=NUMBER,
    warns=True,
)
UNBEATEN: Final = EVENTS.declare("unbeaten", "AR-17.13", area=_AREA)
RAIDED: Final = EVENTS.declare("raided", "AR-15.7", seat=SEAT, good=_GOOD)
TRADE_CUT: Final = EVENTS.declare("trade_cut", "AR-18.1", seat=SEAT, area=_AREA, warns=True)
TRADED: Final = EVENTS.declare("traded", "AR-18.4", seat=SEAT, good=_GOOD, count=NUMBER, area=_AREA)
NOTHING_LEFT: Final = EVENTS.declare("nothing_left", "AR-18.7", seat=SEAT, area=_AREA, warns=True)
YEAR_ENDS: Final = EVENTS.declare("year_ends", "AR-19.1", year=NUMBER)
REFILLED: Final = EVENTS.declare("refilled", "AR-19.1", items=NUMBER, titles=NUMBER)
PRESTIGE: Final = EVENTS.declare("prestige", "AR-20.1", source=_SOURCE, sums=_SUMS)
FINAL_PLACE: Final = EVENTS.declare(
    "final_place", "AR-20.9", seat=SEAT, place=NUMBER, points=NUMBER
)
GAME_OVER: Final = EVENTS.declare("game_over", "AR-20.1")
