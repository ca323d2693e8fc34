"""The state of Al-Rashid: the board, the families, the piles. Ids only, never references."""

from typing import Any, ClassVar, Final

from majlis.games.alrashid.config import Table
from majlis.games.alrashid.material import (
    AREAS,
    COUNTRIES,
    GOODS,
    PAWNS,
    SETUP_TILES,
    TITLES,
    TOKENS,
    YEAR_TILES,
)
from majlis.games.alrashid.player import COUNT, Player, player_of
from majlis.kernel import codec
from majlis.kernel.bag import Bag
from majlis.kernel.codec import (
    BitNames,
    CodecError,
    Field,
    Flag,
    FlatTable,
    Json,
    ListOf,
    Name,
    Num,
    Part,
    Shape,
    TupleOf,
    load_fields,
)
from majlis.kernel.state import State

# A stack is one number: pashas, merchants and sages of one seat in one area. A slot is a seat's
# place in the arrival order of an area (AR-5.12): its stack, with the seat above it.
UNIT: Final = (64, 8, 1)
LEADER: Final = 8  # a stack of at least this much has a pasha or a merchant
STACK: Final = 255
SEAT_UNIT: Final = 256

# A mercenary token on a country is one number: its kind (an index of TOKENS), whether it lies face
# up, which seats have looked at it (AR-3.1), and whether it is older than its pile: it lay there
# when the discards became the pile (AR-16.2), so that it was none of those that all had seen.
TOKEN_KIND: Final = 7
FACE_UP: Final = 8
SEEN: Final = 16
OLDER: Final = 512

SEAT: Final = Num(0, 4)


class SlotShape(Shape):
    """A slot: the seat and its pawns by name."""

    PAWNS_OF: Final = codec.Table(PAWNS, COUNT)

    def dump(self, value: Any) -> Json:
        return {"seat": value // SEAT_UNIT, **self.PAWNS_OF.dump(pawns_in(value & STACK))}

    def load(self, data: Json, where: str) -> Any:
        if not isinstance(data, dict):
            raise CodecError(f"{where}: expected a slot, found {data!r}")
        pawns = self.PAWNS_OF.load({k: v for k, v in data.items() if k != "seat"}, where)
        seat: int = SEAT.load(data.get("seat"), f"{where}.seat")
        return seat * SEAT_UNIT + sum(UNIT[p] * pawns[p] for p in range(3))


class TokenShape(Shape):
    """A mercenary token on a country: what it is, how it lies, who has looked at it."""

    FIELDS: Final = (
        Field("token", Name(TOKENS)),
        Field("face_up", Flag()),
        Field("seen_by", ListOf(SEAT)),
        Field("older", Flag(), absent=False),
    )

    def dump(self, value: Any) -> Json:
        data: dict[str, Json] = {
            "token": TOKENS[value & TOKEN_KIND],
            "face_up": bool(value & FACE_UP),
            "seen_by": [seat for seat in range(5) if value & (SEEN << seat)],
        }
        return {**data, "older": True} if value & OLDER else data

    def load(self, data: Json, where: str) -> Any:
        kind, face_up, seen_by, older = load_fields(data, self.FIELDS, where)
        marks = (FACE_UP if face_up else 0) | (OLDER if older else 0)
        return kind | marks | sum(SEEN << seat for seat in seen_by)


class BagShape(Shape):
    """A bag: so many of each kind, by name."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.counts = codec.Table(names, COUNT)

    def dump(self, value: Any) -> Json:
        return self.counts.dump(value.counts)

    def load(self, data: Json, where: str) -> Any:
        return Bag(self.counts.load(data, where))


class AlRashid(State):
    """Everything on the table."""

    table: Table  # players, options, material: the same in every state of a match
    year: int
    order: tuple[int, ...]
    next_order: tuple[int, ...]  # made at the court, in force from the next round (AR-13.9)
    players: list[Player]
    slots: list[tuple[int, ...]]  # by area, in order of arrival
    goods: list[int]  # goods on the countries: country * 5 + good
    notes: list[int]  # credit notes on the countries
    mercenaries: list[tuple[int, ...]]  # tokens on the countries
    resolved: int  # a bit for each area resolved this year
    titles: list[int]  # tiles still available, by kind
    pile: Bag
    discards: Bag
    year_tiles: Bag
    crises: tuple[int, ...]  # tiles applied so far: the set-up tile, then year tiles
    spies: tuple[int, ...]  # ranks that took the spy service in the visit under way (AR-11.6)
    benevolent: tuple[int, ...]  # seats that took benevolence in the visit under way (AR-13.7)

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("year", Num(1, 9)),
        Field("order", TupleOf(SEAT)),
        Field("next_order", TupleOf(SEAT)),
        Field("players", ListOf(Part(Player, player_of))),
        Field("slots", codec.Table(AREAS, TupleOf(SlotShape()), [])),
        Field("goods", FlatTable(COUNTRIES, codec.Table(GOODS, COUNT))),
        Field("notes", codec.Table(COUNTRIES, COUNT)),
        Field("mercenaries", codec.Table(COUNTRIES, TupleOf(TokenShape()), [])),
        Field("resolved", BitNames(AREAS)),
        Field("titles", codec.Table(TITLES, COUNT)),
        Field("pile", BagShape(TOKENS)),
        Field("discards", BagShape(TOKENS)),
        Field("year_tiles", BagShape(YEAR_TILES)),
        Field("crises", TupleOf(Name(SETUP_TILES + YEAR_TILES))),
        Field("spies", TupleOf(Num(0, 2))),
        Field("benevolent", TupleOf(SEAT)),
    )

    def __init__(self) -> None:
        pass

    def copy(self) -> "AlRashid":
        other = AlRashid()
        self.copy_into(other)
        other.table = self.table
        other.year = self.year
        other.order = self.order
        other.next_order = self.next_order
        other.players = [p.copy() for p in self.players]
        other.slots = self.slots.copy()
        other.goods = self.goods.copy()
        other.notes = self.notes.copy()
        other.mercenaries = self.mercenaries.copy()
        other.resolved = self.resolved
        other.titles = self.titles.copy()
        other.pile = self.pile.copy()
        other.discards = self.discards.copy()
        other.year_tiles = self.year_tiles.copy()
        other.crises = self.crises
        other.spies = self.spies
        other.benevolent = self.benevolent
        return other

    def stack(self, area: int, seat: int) -> int:
        """The stack of a seat in an area; 0 when it has none there."""
        for slot in self.slots[area]:
            if slot // SEAT_UNIT == seat:
                return slot & STACK
        return 0

    def change_family(self, seat: int, pawn: int, change: int) -> None:
        """Pawns join the family of a seat, or leave it; the caller sees to where they stand."""
        family = list(self.players[seat].family)
        family[pawn] += change
        self.players[seat].family = tuple(family)

    def add_pawn(self, area: int, seat: int, pawn: int) -> None:
        """Puts a pawn into the seat's slot, or into a new last one (AR-5.12, AR-5.22)."""
        slots = self.slots[area]
        for index in range(len(slots)):
            if slots[index] // SEAT_UNIT == seat:
                self._set_slot(area, index, slots[index] + UNIT[pawn])
                return
        self.slots[area] = (*slots, seat * SEAT_UNIT + UNIT[pawn])

    def remove_pawn(self, area: int, seat: int, pawn: int) -> None:
        """Takes a pawn out; with its last pawn the seat gives up the slot (AR-5.23)."""
        slots = self.slots[area]
        for index in range(len(slots)):
            if slots[index] // SEAT_UNIT == seat:
                left = slots[index] - UNIT[pawn]
                if left & STACK:
                    self._set_slot(area, index, left)
                else:
                    self.slots[area] = slots[:index] + slots[index + 1 :]
                return
        raise ValueError(f"seat {seat} has no pawn in {AREAS[area]}")

    def _set_slot(self, area: int, index: int, slot: int) -> None:
        slots = self.slots[area]
        self.slots[area] = (*slots[:index], slot, *slots[index + 1 :])

    def send_home(self, area: int, seat: int) -> None:
        """The seat's pawns in the area go back to its hand."""
        kept: list[int] = []
        for slot in self.slots[area]:
            if slot // SEAT_UNIT == seat:
                self._take_back(slot)
            else:
                kept.append(slot)
        self.slots[area] = tuple(kept)

    def clear_area(self, area: int) -> None:
        """All pawns in the area go back to their owners' hands (AR-7.8)."""
        for slot in self.slots[area]:
            self._take_back(slot)
        self.slots[area] = ()

    def _take_back(self, slot: int) -> None:
        hand = self.players[slot // SEAT_UNIT].hand
        stack = slot & STACK
        hand[0] += stack >> 6
        hand[1] += (stack >> 3) & 7
        hand[2] += stack & 7

    def ranking(self, area: int) -> tuple[int, ...]:
        """The seats present, by dominance, equal dominance by slot (AR-6.2)."""
        weight = self.table.material.dominance
        slots = self.slots[area]
        if len(slots) == 1:
            return (slots[0] // SEAT_UNIT,)
        keys: list[int] = []
        for index in range(len(slots)):
            # One number that sorts by dominance downwards, then by slot upwards.
            keys.append(index - 8 * dominance(slots[index] & STACK, weight))
        keys.sort()
        return tuple([slots[key & 7] // SEAT_UNIT for key in keys])

    def is_resolved(self, area: int) -> bool:
        return (self.resolved >> area) & 1 == 1

    def items_left(self, country: int) -> int:
        """Goods and notes still on a country (AR-18.5)."""
        start = country * 5
        return sum(self.goods[start : start + 5]) + self.notes[country]

    def has_older(self, colour: int) -> bool:
        """AR-16.2: whether any token in a hand or on a country is older than its pile."""
        for player in self.players:
            if player.older_of(colour):
                return True
        for tokens in self.mercenaries:
            for token in tokens:
                if token & OLDER and (token & TOKEN_KIND) // 3 == colour:
                    return True
        return False

    def older_tokens(self) -> list[int]:
        """AR-16.2: the tokens of hands and countries that are older than their pile: none of the
        discards that it was made of, so that everybody knows what is there in all.
        """
        counts = [0] * len(TOKENS)
        for player in self.players:
            for kind in range(len(TOKENS)):
                counts[kind] += player.older[kind]
        for tokens in self.mercenaries:
            for token in tokens:
                if token & OLDER:
                    counts[token & TOKEN_KIND] += 1
        return counts

    def can_draw(self, colour: int) -> bool:
        """Whether pile or discards hold a token of the colour (AR-16.3)."""
        start = colour * 3
        for kind in range(start, start + 3):
            if self.pile.counts[kind] or self.discards.counts[kind]:
                return True
        return False


def pawns_in(stack: int) -> list[int]:
    """A stack as numbers of pashas, merchants and sages."""
    return [stack >> 6, (stack >> 3) & 7, stack & 7]


def dominance(stack: int, weight: list[int]) -> int:
    """AR-6.1: the weight of all pawns of a stack."""
    return (stack >> 6) * weight[0] + ((stack >> 3) & 7) * weight[1] + (stack & 7) * weight[2]
