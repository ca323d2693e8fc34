"""What the journal of Belaad can hear: each kind of event, declared once."""

from typing import ClassVar, Final

from majlis.games.belaad import labels
from majlis.games.belaad.material import (
    ACTIONS,
    BOARDS,
    COINS,
    ENDINGS,
    FACTIONS,
    HASHASH,
    PILES,
    SCHOLARS,
    SOURCES,
    SYMBOLS,
    TOKENS,
    unpack,
)
from majlis.kernel.journal import NUMBER, SEAT, EventKind, EventKinds, Named, Plain, Shape, Word
from majlis.kernel.text import Seat, Text

# A card that was turned in a combat is one digit: who turned it, and its power or that it is grey.
_TURNED_BASE: Final = 1024
_GREY: Final = 127
_LEVEL: Final = 63
# What a source of points brings a seat is one digit: its faction, how many things, the points.
_COUNTED_BASE: Final = 1 << 24
_NOTHING: Final = 512


class ActionShape(Shape):
    """An action card as `Material.told` has it: called by its actions, by its id for a client."""

    PLAIN: ClassVar[str] = "string"

    def words(self, value: int) -> Word:
        return labels.action(value)

    def plain(self, value: int) -> Plain:
        return ACTIONS[unpack(value)[0]]


class SignedShape(Shape):
    """A change of power, with its sign in words."""

    def words(self, value: int) -> Word:
        return labels.signed(value)


class TurnedShape(Shape):
    """The cards of a combat in the order in which they were turned, each with who turned it."""

    PLAIN: ClassVar[str] = "string[]"

    def words(self, value: int) -> Word:
        return [
            Text("turned-grey", {"seat": Seat(seat)})
            if is_grey
            else Text("turned-card", {"seat": Seat(seat), "change": labels.signed(power)})
            for seat, power, is_grey in unpack_turned(value)
        ]

    def plain(self, value: int) -> Plain:
        return [
            f"{seat}:{'grey' if is_grey else power}"
            for seat, power, is_grey in unpack_turned(value)
        ]


class SeatsShape(Shape):
    """Some seats, a bit for each."""

    PLAIN: ClassVar[str] = "string[]"

    def words(self, value: int) -> Word:
        return [Text("seat-named", {"seat": Seat(seat)}) for seat in seats_in(value)]

    def plain(self, value: int) -> Plain:
        return [str(seat) for seat in seats_in(value)]


class CountedShape(Shape):
    """What a source of points brings each seat; in words once for a faction (BL-13.12)."""

    PLAIN: ClassVar[str] = "string[]"

    def words(self, value: int) -> Word:
        found = {faction: points for faction, _, points in unpack_counted(value)}
        return [
            Text("counted-faction", {"faction": labels.faction(faction), "count": points})
            for faction, points in found.items()
        ]

    def plain(self, value: int) -> Plain:
        return [str(points) for _, _, points in unpack_counted(value)]


def pack_turned(cards: list[tuple[int, int, bool]]) -> int:
    """Seat, power and whether it is grey of each turned card, as one number."""
    packed = 0
    for seat, power, is_grey in cards:
        packed = packed * _TURNED_BASE + 1 + seat * 128 + (_GREY if is_grey else power + _LEVEL)
    return packed


def unpack_turned(packed: int) -> list[tuple[int, int, bool]]:
    """The cards of `pack_turned`."""
    cards: list[tuple[int, int, bool]] = []
    while packed:
        digit = packed % _TURNED_BASE - 1
        is_grey = digit % 128 == _GREY
        cards.append((digit // 128, 0 if is_grey else digit % 128 - _LEVEL, is_grey))
        packed //= _TURNED_BASE
    cards.reverse()
    return cards


def seats_in(bits: int) -> list[int]:
    """The seats that have a bit."""
    return [seat for seat in range(6) if (bits >> seat) & 1]


def pack_counted(shares: list[tuple[int, int, int]]) -> int:
    """Faction, number of things and points of each seat, as one number."""
    packed = 0
    for faction, number, points in shares:
        digit = (faction << 21) + ((number + 1) << 11) + points + _NOTHING
        packed = packed * _COUNTED_BASE + 1 + digit
    return packed


def unpack_counted(packed: int) -> list[tuple[int, int, int]]:
    """The shares of `pack_counted`."""
    shares: list[tuple[int, int, int]] = []
    while packed:
        digit = packed % _COUNTED_BASE - 1
        shares.append((digit >> 21, ((digit >> 11) & 1023) - 1, (digit & 2047) - _NOTHING))
        packed //= _COUNTED_BASE
    shares.reverse()
    return shares


_ACTION: Final = ActionShape()
_SIGNED: Final = SignedShape()
_TURNED: Final = TurnedShape()
_SEATS: Final = SeatsShape()
_COUNTED: Final = CountedShape()
_PILE: Final = Named(labels.pile, PILES, "pile:")
_SCHOLAR: Final = Named(labels.scholar, SCHOLARS, "scholar:")
_BOARD: Final = Named(labels.board, BOARDS, "board:")
_FACTION: Final = Named(labels.faction, FACTIONS, "faction:")
_SOURCE: Final = Named(labels.source, SOURCES)
_SYMBOL: Final = Named(labels.symbol, SYMBOLS)
_COIN: Final = Named(labels.coin, COINS)
_TOKEN: Final = Named(labels.token, TOKENS)
_HASHASH: Final = Named(labels.hashash, HASHASH, "hashash:")
_ENDING: Final = Named(labels.ending, ENDINGS)

EVENTS: Final = EventKinds()

DEALT: Final = EVENTS.declare("dealt", "BL-2.7", card=_ACTION)
TURNED_UP: Final = EVENTS.declare("turned_up", "BL-2.8", pile=_PILE, card=_ACTION)
SCHOLAR_REVEALED: Final = EVENTS.declare("scholar_revealed", "BL-11.1", scholar=_SCHOLAR)
BACK_SEEN: Final = EVENTS.declare("back_seen", "BL-14.8", board=_BOARD)
TURN_BEGINS: Final = EVENTS.declare("turn_begins", "BL-3.1", seat=SEAT, turn=NUMBER)
PLAYED: Final = EVENTS.declare("played", "BL-3.2", seat=SEAT, card=_ACTION)
TOOK_CARD: Final = EVENTS.declare("took_card", "BL-3.3", seat=SEAT, card=_ACTION, pile=_PILE)
PILES_MADE: Final = EVENTS.declare("piles_made", "BL-3.4", count=NUMBER)
CLEARED: Final = EVENTS.declare("cleared", "BL-6.9", faction=_FACTION, count=NUMBER)
GAINED_GOLD: Final = EVENTS.declare("gained_gold", "BL-4.5", seat=SEAT, count=NUMBER)
GAINED_SEALS: Final = EVENTS.declare("gained_seals", "BL-4.5", seat=SEAT, count=NUMBER)
USED_SYMBOL: Final = EVENTS.declare(
    "used_symbol", "BL-4.6", seat=SEAT, symbol=_SYMBOL, count=NUMBER
)
BOOSTED: Final = EVENTS.declare("boosted", "BL-8.6", seat=SEAT, count=NUMBER)
USED_FACEUP: Final = EVENTS.declare("used_faceup", "BL-8.8", seat=SEAT, card=_ACTION, pile=_PILE)
PAID_GOLD: Final = EVENTS.declare("paid_gold", "BL-5.5", seat=SEAT, count=NUMBER)
PAID_SEALS: Final = EVENTS.declare("paid_seals", "BL-5.6", seat=SEAT, count=NUMBER)
PAID_TREASURY: Final = EVENTS.declare("paid_treasury", "BL-5.5", faction=_FACTION, count=NUMBER)
EMPTIED_TREASURY: Final = EVENTS.declare("emptied_treasury", "BL-5.11", seat=SEAT, count=NUMBER)
CONSENTED: Final = EVENTS.declare(
    "consented", "BL-5.4", seat=SEAT, payer=SEAT, coin=_COIN, count=NUMBER
)
REFUSED: Final = EVENTS.declare("refused", "BL-5.4", seat=SEAT, payer=SEAT)
NOT_COVERED: Final = EVENTS.declare("not_covered", "BL-5.4", seat=SEAT)
TO_TREASURY: Final = EVENTS.declare("to_treasury", "BL-5.7", faction=_FACTION, count=NUMBER)
DREW_TOKEN: Final = EVENTS.declare("drew_token", "BL-6.1", seat=SEAT, token=_TOKEN)
BAG_EMPTY: Final = EVENTS.declare("bag_empty", "BL-6.1", seat=SEAT, warns=True)
RETURNED_TOKEN: Final = EVENTS.declare("returned_token", "BL-15.2", seat=SEAT, token=_TOKEN)
PLACED_TOKEN: Final = EVENTS.declare(
    "placed_token", "BL-6.2", token=_TOKEN, board=_BOARD, count=NUMBER
)
TOKEN_TO_BAG: Final = EVENTS.declare(
    "token_to_bag", "BL-6.2", seat=SEAT, token=_TOKEN, count=NUMBER, warns=True
)
PLACED_BOTTOM: Final = EVENTS.declare("placed_bottom", "BL-6.7", seat=SEAT, board=_BOARD)
PLACED_TOP: Final = EVENTS.declare("placed_top", "BL-6.5", seat=SEAT, board=_BOARD)
ORANGE_TO_BAG: Final = EVENTS.declare("orange_to_bag", "BL-6.5", seat=SEAT, warns=True)
ALL_BOTTOM_FILLED: Final = EVENTS.declare("all_bottom_filled", "BL-6.9", faction=_FACTION)
ABILITY: Final = EVENTS.declare("ability", "BL-6.7", seat=SEAT, board=_BOARD)
DECLINED: Final = EVENTS.declare("declined", "BL-6.8", seat=SEAT, board=_BOARD)
STOLE_GOLD: Final = EVENTS.declare("stole_gold", "BL-7.2", seat=SEAT, victim=SEAT, count=NUMBER)
STOLE_SEALS: Final = EVENTS.declare("stole_seals", "BL-15.18", seat=SEAT, victim=SEAT, count=NUMBER)
HIRED: Final = EVENTS.declare("hired", "BL-7.5", seat=SEAT, scholar=_SCHOLAR)
HIRED_WITH_SWORDS: Final = EVENTS.declare(
    "hired_with_swords", "BL-10.4", seat=SEAT, scholar=_SCHOLAR, count=NUMBER
)
JOINED: Final = EVENTS.declare(
    "joined",
    "BL-7.8",
    seat=SEAT,
    scholar=_SCHOLAR,
    members=_SEATS,
    science=NUMBER,
    bonus=NUMBER,
    taken=NUMBER,
    wanted=NUMBER,
)
SCHOLAR_KILLED: Final = EVENTS.declare("scholar_killed", "BL-12.7", seat=SEAT, scholar=_SCHOLAR)
SCHOLAR_GONE: Final = EVENTS.declare("scholar_gone", "BL-11.2", scholar=_SCHOLAR)
GENERATION: Final = EVENTS.declare("generation", "BL-11.2", generation=NUMBER)
ORDER_STANDS: Final = EVENTS.declare(
    "order_stands", "BL-12.14", seat=SEAT, active=NUMBER, goal=NUMBER
)
WIPED: Final = EVENTS.declare("wiped", "BL-8.1", board=_BOARD)
WIPE_CANCELLED: Final = EVENTS.declare("wipe_cancelled", "BL-10.3", seat=SEAT, board=_BOARD)
COMBAT_BEGINS: Final = EVENTS.declare(
    "combat_begins", "BL-9.2", seat=SEAT, defender=SEAT, power=NUMBER, other=NUMBER
)
REVEALED: Final = EVENTS.declare("revealed", "BL-9.5", seat=SEAT, change=_SIGNED, power=NUMBER)
REVEALED_GREY: Final = EVENTS.declare("revealed_grey", "BL-9.6", seat=SEAT)
GREY_CANCELLED: Final = EVENTS.declare("grey_cancelled", "BL-10.2", seat=SEAT)
SURRENDERED: Final = EVENTS.declare("surrendered", "BL-9.4", seat=SEAT)
COMBAT_DECK_EMPTY: Final = EVENTS.declare("combat_deck_empty", "BL-9.8")
FOUGHT: Final = EVENTS.declare(
    "fought",
    "BL-9.9",
    seat=SEAT,
    defender=SEAT,
    power=NUMBER,
    other=NUMBER,
    began=NUMBER,
    met=NUMBER,
    turned=_TURNED,
    wipes=NUMBER,
)
COMBAT_WON: Final = EVENTS.declare("combat_won", "BL-9.9", seat=SEAT, loser=SEAT)
TOOK_SPOILS: Final = EVENTS.declare("took_spoils", "BL-9.10", seat=SEAT)
SAW_SPOILS: Final = EVENTS.declare("saw_spoils", "BL-14.7", count=NUMBER)
TOOK_SWORD: Final = EVENTS.declare("took_sword", "BL-9.12", seat=SEAT)
NO_SPOILS: Final = EVENTS.declare("no_spoils", "BL-9.11", seat=SEAT)
TOKEN_KILLED: Final = EVENTS.declare(
    "token_killed", "BL-12.8", seat=SEAT, token=_TOKEN, board=_BOARD
)
TOKEN_REMOVED: Final = EVENTS.declare(
    "token_removed", "BL-15.19", seat=SEAT, token=_TOKEN, board=_BOARD
)
ORANGE_RELEASED: Final = EVENTS.declare("orange_released", "BL-15.16", seat=SEAT, board=_BOARD)
ORANGE_MOVED: Final = EVENTS.declare(
    "orange_moved", "BL-15.17", seat=SEAT, origin=_BOARD, board=_BOARD
)
AMBUSH: Final = EVENTS.declare("ambush", "BL-15.20", seat=SEAT, count=NUMBER)
DREW_HASHASH: Final = EVENTS.declare("drew_hashash", "BL-12.2", seat=SEAT, board=_BOARD)
SAW_HASHASH: Final = EVENTS.declare("saw_hashash", "BL-14.8", card=_HASHASH)
RETURNED_HASHASH: Final = EVENTS.declare("returned_hashash", "BL-12.2", seat=SEAT, board=_BOARD)
PLACED_HASHASH: Final = EVENTS.declare(
    "placed_hashash", "BL-12.4", seat=SEAT, card=_HASHASH, board=_BOARD
)
USED_HASHASH: Final = EVENTS.declare("used_hashash", "BL-12.5", seat=SEAT, card=_HASHASH)
GAME_OVER: Final = EVENTS.declare("game_over", "BL-13.1", reason=_ENDING)
TURNS_OVER: Final = EVENTS.declare("turns_over", "BL-16.2")
COUNTED: Final = EVENTS.declare("counted", "BL-13.2", source=_SOURCE, shares=_COUNTED)
RANKED: Final = EVENTS.declare(
    "ranked",
    "BL-13.11",
    faction=_FACTION,
    members=_SEATS,
    place=NUMBER,
    points=NUMBER,
    swords=NUMBER,
    gold=NUMBER,
)

# What only the end of a game lays open (BL-14.7): nobody hears it of an end that is imagined.
LAID_OPEN: Final = (COUNTED, RANKED)

# What can lie between the first blow of the last act of a combat and its result, and after that.
BLOWS: Final[tuple[EventKind, ...]] = (
    COMBAT_BEGINS,
    REVEALED,
    REVEALED_GREY,
    GREY_CANCELLED,
    SURRENDERED,
    COMBAT_DECK_EMPTY,
)
RESULTS: Final[tuple[EventKind, ...]] = (
    COMBAT_WON,
    TOOK_SPOILS,
    SAW_SPOILS,
    TOOK_SWORD,
    NO_SPOILS,
    TOKEN_KILLED,
    WIPED,
)
PAID: Final[tuple[EventKind, ...]] = (PAID_GOLD, PAID_TREASURY)
