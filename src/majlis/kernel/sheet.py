"""Observation tensors written straight from a state: what is not zero, place by place.

A tensor is mostly zeros. A game's `Observer` writes the rest of it onto a `Sheet`, a list of places
and values that NumPy scatters into any buffer at once, those of many games together. Which fields
there are, where they lie and how a value becomes a number is said by the game's specification; an
observer must agree with it, value by value, for every state and seat.
"""

from collections.abc import Sequence
from typing import Any

from librt.strings import BytesWriter, write_f32_le, write_i32_le
from mypy_extensions import i32, i64, mypyc_attr

from majlis.kernel.frame import Ask, Frame
from majlis.kernel.state import State


class Place:
    """A field of an observation: where it begins, how its parts lie apart, and its bounds.

    `count` is how many entries repeat the whole field (players, say) and `by_first` how far they
    lie apart; `width` is the distance of two entries of what repeats its values. `kind` and `names`
    are those of the specification.
    """

    def __init__(
        self,
        at: int,
        count: int,
        by_first: int,
        width: int,
        low: int,
        high: int,
        kind: str,
        names: tuple[Any, ...],
    ) -> None:
        self.at: i64 = at
        self.count = count
        self.by_first: i64 = by_first
        self.width: i64 = width
        self.low: i64 = low
        self.high: i64 = high
        self.kind = kind
        self.names: dict[Any, int] = {name: number for number, name in enumerate(names)}


class Sheet:
    """Places and values as they are written; zeros are left out."""

    def __init__(self) -> None:
        self.out = BytesWriter()
        self.base: i64 = 0

    def begin(self, base: int) -> None:
        """What follows lies so far from the beginning of the buffer."""
        self.base = base

    def take(self) -> bytes:
        """What was written: for each value its place as int32, then the value as float32."""
        found = self.out.getvalue()
        self.out = BytesWriter()
        self.base = 0
        return found

    def one(self, at: i64) -> None:
        """A one at a place."""
        write_i32_le(self.out, i32(self.base + at))
        write_f32_le(self.out, 1.0)

    def number(self, place: Place, further: i64, value: i64) -> None:
        """A number as a share of the span from `low` to `high`; beyond them it counts as them."""
        low = place.low
        high = place.high
        value = min(value, high)
        if value > low:
            write_i32_le(self.out, i32(self.base + place.at + further))
            write_f32_le(self.out, float(value - low) / float(high - low))

    def bits(self, at: i64, mask: i64) -> None:
        """A one for each bit."""
        while mask:
            if mask & 1:
                self.one(at)
            mask >>= 1
            at += 1

    def counts(self, place: Place, further: i64, values: Sequence[int]) -> None:
        """How many of each, as a share of `high`."""
        for value in values:
            if value:
                self.number(place, further, value)
            further += 1


def places_in(places: dict[str, Place], prefix: str) -> dict[str, Place]:
    """The places whose names begin so, by the name that follows, without what repeats it."""
    return {
        name[len(prefix) :].partition("[")[0]: place
        for name, place in places.items()
        if name.startswith(prefix)
    }


def pending(st: State) -> Frame[Any] | None:
    """The decision or the chance event that is pending; none when the game is over."""
    return st.frames[-1] if st.frames else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat sees at one table; each game has its own."""

    def __init__(self, places: dict[str, Place], players: int, values: dict[str, Any]) -> None:
        self.players: i64 = players
        # The places of a field that has one for each seat: in a wide layout more than there are.
        self.seats: i64 = places["pending.seat"].width
        self.fixed: list[int] = []  # the ones that never change at this table
        for name, value in values.items():
            place = places.get(f"options.{name}")
            if place is not None:
                self.fixed.append(int(place.at) + place.names[value])
        taken = places.get("taken")
        if taken is not None:
            self.fixed += [int(taken.at) + seat for seat in range(players)]
        self.looking = places["seat"].at
        self.who = places["pending.seat"].at
        self.in_frame = places_in(places, "pending.frame.")
        kinds = places["pending.kind"]
        self.kinds: dict[str, int] = {
            kind: int(kinds.at) + number for kind, number in kinds.names.items()
        }

    def write(self, st: Any, seat: int, sheet: Sheet) -> None:
        """What the seat sees of the state, as the game's specification says."""
        raise NotImplementedError

    def write_common(self, frame: Frame[Any] | None, seat: i64, sheet: Sheet) -> None:
        """What every game has: its options, where the seat sits, what it sees pending."""
        for at in self.fixed:
            sheet.one(at)
        sheet.one(self.looking + seat)
        if frame is not None:
            sheet.one(self.kinds[frame.KIND])
            if isinstance(frame, Ask):
                self.write_seat(self.who, frame.seat, seat, sheet)

    def write_frame(
        self, frame: Frame[Any], places: dict[str, Place], seat: i64, sheet: Sheet
    ) -> None:
        """The fields of a frame, each where it is written by its name."""
        for field in frame.FIELDS:
            place = places.get(field.name)
            if place is not None:
                value = field.shape.dump(getattr(frame, field.name))
                if value is not None:
                    self.write_value(place, value, seat, sheet)

    def write_value(self, place: Place, value: Any, seat: i64, sheet: Sheet) -> None:
        """A value as a view shows it: for what is rare, or has no faster way."""
        kind = place.kind
        if kind == "one":
            sheet.one(place.at + place.names[value])
        elif kind == "flag":
            if value:
                sheet.one(place.at)
        elif kind == "counts" and isinstance(value, dict):
            for name, count in value.items():
                sheet.number(place, place.names[name], count)
        elif kind == "counts":
            for name in value:
                sheet.number(place, place.names[name], value.count(name))
        else:
            further: i64 = 0
            for entry in value[: place.count] if isinstance(value, list) else [value]:
                if kind == "number":
                    sheet.number(place, further, entry)
                else:
                    self.write_seat(place.at + further, entry, seat, sheet)
                further += place.width

    def write_seat(self, at: i64, other: i64, seat: i64, sheet: Sheet) -> None:
        """A seat, counted from the seat that looks."""
        away = other - seat
        if away < 0:
            away += self.players
        sheet.one(at + away)
