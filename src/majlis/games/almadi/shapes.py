"""How cells, effects, shares and steps of a turn are written in an event: each as one number."""

from typing import ClassVar, Final

from majlis.games.almadi.material import EFFECTS
from majlis.games.almadi.realm import column_of, row_of
from majlis.kernel.journal import Plain, Shape, Word
from majlis.kernel.text import Ref, Seat, Text

CELLS: Final = 1 << 14  # a cell of a realm is less than this
COUNTS: Final = 16  # so often an effect cannot be activated at once


def cell_of_seat(seat: int, cell: int) -> int:
    """A cell together with whose realm it lies in."""
    return seat * CELLS + cell


def cell_text(cell: int) -> Text:
    """A cell in words: its row, and which cell of the row it is."""
    return Text("cell", {"row": row_of(cell), "column": column_of(cell)})


class CellOfSeat(Shape):
    """A cell of somebody's realm; its thing is the same whoever looks."""

    PLAIN: ClassVar[str] = "string"

    def words(self, value: int) -> Word:
        return cell_text(value % CELLS)

    def plain(self, value: int) -> Plain:
        cell = value % CELLS
        return f"{row_of(cell)},{column_of(cell)}"

    def thing(self, value: int) -> str:
        return f"realm:{value // CELLS},{self.plain(value)}"


class OldCell(CellOfSeat):
    """A cell that was left: it is named, and nothing lies there to be pointed at."""

    def thing(self, value: int) -> str:
        return ""


def pack_effects(counts: list[int]) -> int:
    """How often each effect was activated, as one number."""
    packed = 0
    for effect in range(len(EFFECTS) - 1, -1, -1):
        packed = packed * COUNTS + counts[effect]
    return packed


def effects_in(packed: int) -> list[int]:
    """The effects, each as often as it was activated."""
    found: list[int] = []
    for effect in range(len(EFFECTS)):
        found += [effect] * (packed % COUNTS)
        packed //= COUNTS
    return found


def effect_names(packed: int) -> list[Text]:
    return [Text(f"side-{EFFECTS[effect]}", {}) for effect in effects_in(packed)]


class Effects(Shape):
    """Effects that a tile has activated."""

    PLAIN: ClassVar[str] = "string[]"

    def words(self, value: int) -> Word:
        return effect_names(value)

    def plain(self, value: int) -> Plain:
        return [EFFECTS[effect] for effect in effects_in(value)]


class Source(Shape):
    """A source of points: its name on the score sheet."""

    PLAIN: ClassVar[str] = "string"

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def words(self, value: int) -> Word:
        return Ref(f"sum-{self.names[value]}")

    def plain(self, value: int) -> Plain:
        return self.names[value]


# ---------------------------------------------------------------- the steps of a turn

# What a step did. The first three lay a tile; those from MOSAIC on gain what `thing` says.
PLACED: Final = 0
MOVED: Final = 1
SWAPPED: Final = 2
MOSAIC: Final = 3
STALL: Final = 4
RUBIES: Final = 5
OBJECTIVE: Final = 6
RECRUITED: Final = 7
COPIED: Final = 8
EXCHANGED_MOSAIC: Final = 9
EXCHANGED_STALL: Final = 10
BEGUN: Final = 11  # not a step: its gains are what everybody had before the first one
DEEDS: Final = (
    "placed",
    "moved",
    "swapped",
    "mosaic",
    "stall",
    "rubies",
    "objective",
    "recruited",
    "copied",
    "exchanged_mosaic",
    "exchanged_stall",
    "begun",
)

CELL_BITS: Final = 15
EFFECT_BITS: Final = 24
GAIN_BITS: Final = 10
GAIN_ZERO: Final = 1 << (GAIN_BITS - 1)
SEATS: Final = 5


class Told:
    """A step as an event tells it: what was done, and what it gave each seat."""

    def __init__(self, deed: int, thing: int, cell: int, woken: int, gains: list[int]) -> None:
        self.deed = deed
        self.thing = thing
        self.cell = cell  # or -1
        self.woken = woken
        self.gains = gains


def pack_step(packed: int, step: Told) -> int:
    """A step on top of those after it: gains by seat, then what it was."""
    for seat in range(SEATS - 1, -1, -1):
        gain = step.gains[seat] if seat < len(step.gains) else 0
        packed = (packed << GAIN_BITS) + gain + GAIN_ZERO
    packed = (packed << EFFECT_BITS) + step.woken
    packed = (packed << CELL_BITS) + step.cell + 1
    packed = (packed << 8) + step.thing
    return (packed << 4) + step.deed


def steps_in(packed: int) -> list[Told]:
    """The steps of a chain in order."""
    found: list[Told] = []
    while packed > 1:
        deed, packed = packed & 15, packed >> 4
        thing, packed = packed & 255, packed >> 8
        cell, packed = packed & ((1 << CELL_BITS) - 1), packed >> CELL_BITS
        woken, packed = packed & ((1 << EFFECT_BITS) - 1), packed >> EFFECT_BITS
        gains: list[int] = []
        for _ in range(SEATS):
            gains.append((packed & ((1 << GAIN_BITS) - 1)) - GAIN_ZERO)
            packed >>= GAIN_BITS
        found.append(Told(deed, thing, cell - 1, woken, gains))
    return found


class Steps(Shape):
    """The steps of a turn; a client reads what each of them did."""

    PLAIN: ClassVar[str] = "string[]"

    def plain(self, value: int) -> Plain:
        return [DEEDS[step.deed] for step in steps_in(value)]


# ---------------------------------------------------------------- what a source gives everybody

NUMBER_BITS: Final = 8


def pack_shares(shares: list[tuple[int, int]]) -> int:
    """The number of things and the points of each seat, as one number."""
    packed = 1
    for number, points in reversed(shares):
        packed = (packed << GAIN_BITS) + points + GAIN_ZERO
        packed = (packed << NUMBER_BITS) + number
    return packed


def shares_in(packed: int) -> list[tuple[int, int]]:
    """By seat: the number of things, and the points."""
    found: list[tuple[int, int]] = []
    while packed > 1:
        number, packed = packed & ((1 << NUMBER_BITS) - 1), packed >> NUMBER_BITS
        points, packed = packed & ((1 << GAIN_BITS) - 1), packed >> GAIN_BITS
        found.append((number, points - GAIN_ZERO))
    return found


class Shares(Shape):
    """What a source of points gives each seat, and for how many things."""

    PLAIN: ClassVar[str] = "string[]"

    def words(self, value: int) -> Word:
        return [
            Text("share", {"seat": Seat(seat), "points": points})
            for seat, (_, points) in enumerate(shares_in(value))
            if points
        ]

    def plain(self, value: int) -> Plain:
        return [f"{number} {points}" for number, points in shares_in(value)]
