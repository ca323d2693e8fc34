"""Observation tensors: a seat's view as a fixed number of values between 0 and 1."""

from array import array
from collections.abc import Callable, Iterator
from functools import cache
from math import prod
from typing import Any, ClassVar
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.kernel.sheet import Observer, Place, Sheet
from majlis.kernel.state import State
from majlis.tensors.spec import HASHED, TAKEN, Line, Spec, Step

# What an observer writes: places and values.
WRITTEN = np.dtype([("place", "<i4"), ("value", "<f4")])
# value, position, seat that looks, tensor
Writer = Callable[[Any, int, int, "array[float]"], None]


class Field:
    """A stretch of the tensor: where it lies, its shape, and the line that it comes from."""

    def __init__(self, line: Line, shape: tuple[int, ...], offset: int) -> None:
        self.line = line
        self.name = line.path
        self.shape = shape
        self.size = prod(shape)
        self.offset = offset


class DoesNotFit(ValueError):
    """A value of a view that its field does not foresee."""


class Layout:
    """The tensor of one game with one number of players, field by field.

    A number beyond its bounds counts as the bound, an entry beyond the last place of a list is not
    seen, and what is absent is zeros. `strict` raises `DoesNotFit` instead, for tests.
    """

    WIDE: ClassVar[bool] = False

    def __init__(self, name: str, players: int, strict: bool = False) -> None:
        self.rules = game(name)
        self.spec = Spec(self.rules, players, self.WIDE)
        self.players = players
        self.strict = strict
        self.fields: list[Field] = []
        self.size = 0
        self._root = _Branch()
        for line in self.spec.lines:
            width = self._width(line)
            shape = (*(step.size for step in line.steps if step.kind != "name"), width)
            field = Field(line, shape, self.size)
            self.fields.append(field)
            self._plant(line, width)
            self.size += field.size
        self._empty = array("f", bytes(4 * self.size))

    def encode(self, view: Json) -> NDArray[np.float32]:
        """The tensor of a view. The view is all that it is made of."""
        values = self._empty[:]
        self._root.write(view, view["seat"], values)
        return np.frombuffer(values, np.float32)

    def places(self) -> dict[str, Place]:
        """Where the observers of the game write, field by field."""
        return {field.name: _place(field) for field in self.fields}

    def lens(self, st: State) -> "Lens":
        """What makes tensors of the states of this state's table."""
        return Lens(self, self.rules.observer(st, self.places()))

    def parts(self, tensor: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """The fields of a tensor by name, each in its shape; they share its memory."""
        return {
            field.name: tensor[field.offset : field.offset + field.size].reshape(field.shape)
            for field in self.fields
        }

    # ---- how a line becomes a function

    def _plant(self, line: Line, width: int) -> None:
        """Puts a line into the tree of plain names, so that what lines share is looked up once."""
        branch, steps = self._root, line.steps
        while steps and steps[0].kind == "name":
            branch = branch.branches.setdefault(steps[0].name, _Branch())
            steps = steps[1:]
        branch.writers.append((self.size, self._walk(line, steps, width)))

    def _width(self, line: Line) -> int:
        if line.kind in ("seat", "seats"):
            return self.players
        if line.kind == "hashed":
            return HASHED
        return len(line.names) if line.kind in ("one", "counts") else 1

    def _walk(self, line: Line, steps: list[Step], width: int) -> Writer:
        """A function that follows the steps and writes what it finds."""
        if not steps:
            return self._leaf(line)
        step, rest = steps[0], steps[1:]
        inner = self._walk(line, rest, width)
        stride = width * prod(s.size for s in rest)
        makers: dict[str, Callable[[Line, Step, Writer, int], Writer]] = {
            "name": self._by_name,
            "players": self._by_player,
            "first": self._by_place,
            "names": self._by_entry,
            "filed": self._by_file,
        }
        return makers[step.kind](line, step, inner, stride)

    def _by_name(self, line: Line, step: Step, inner: Writer, stride: int) -> Writer:
        name = step.name

        def write(value: Any, at: int, seat: int, out: "array[float]") -> None:
            found = value.get(name)
            if found is not None:
                inner(found, at, seat, out)

        return write

    def _by_player(self, line: Line, step: Step, inner: Writer, stride: int) -> Writer:
        players = self.players

        def write(value: Any, at: int, seat: int, out: "array[float]") -> None:
            for place in range(players):
                inner(value[(seat + place) % players], at + place * stride, seat, out)

        return write

    def _by_place(self, line: Line, step: Step, inner: Writer, stride: int) -> Writer:
        count = step.size

        def write(value: Any, at: int, seat: int, out: "array[float]") -> None:
            if len(value) > count:
                self._complain(line, f"a list of {len(value)}")
            for place, entry in enumerate(value[:count]):
                if entry is not None:
                    inner(entry, at + place * stride, seat, out)

        return write

    def _by_entry(self, line: Line, step: Step, inner: Writer, stride: int) -> Writer:
        places = {name: place * stride for place, name in enumerate(step.names)}

        def write(value: Any, at: int, seat: int, out: "array[float]") -> None:
            for name, entry in value.items():
                place = places.get(name)
                if place is None:
                    self._complain(line, name)
                elif entry is not None:
                    inner(entry, at + place, seat, out)

        return write

    def _by_file(self, line: Line, step: Step, inner: Writer, stride: int) -> Writer:
        places = {name: place * stride for place, name in enumerate(step.names)}
        key = step.name

        def write(value: Any, at: int, seat: int, out: "array[float]") -> None:
            for entry in value:
                place = places.get(entry[key])
                if place is None:
                    self._complain(line, entry[key])
                else:
                    inner(entry, at + place, seat, out)

        return write

    # ---- how a value becomes numbers

    def _leaf(self, line: Line) -> Writer:
        makers: dict[str, Callable[[Line], Writer]] = {
            "number": self._number,
            "flag": self._flag,
            "one": self._one,
            "seat": self._seat,
            "seats": self._seats,
            "counts": self._counts,
            "present": self._present,
            "hashed": self._hashed,
        }
        return makers[line.kind](line)

    def _number(self, line: Line) -> Writer:
        low, span = line.low, line.high - line.low

        def write(value: Any, at: int, seat: int, out: "array[float]") -> None:
            share = (value - low) / span
            if not 0 <= share <= 1:
                self._complain(line, value)
                share = min(1.0, max(0.0, share))
            out[at] = share

        return write

    def _flag(self, line: Line) -> Writer:
        def write(value: Any, at: int, seat: int, out: "array[float]") -> None:
            out[at] = 1.0 if value else 0.0

        return write

    def _present(self, line: Line) -> Writer:
        def write(value: Any, at: int, seat: int, out: "array[float]") -> None:
            out[at] = 1.0

        return write

    def _one(self, line: Line) -> Writer:
        places = {name: place for place, name in enumerate(line.names)}

        def write(value: Any, at: int, seat: int, out: "array[float]") -> None:
            place = places.get(value)
            if place is None:
                self._complain(line, value)
            else:
                out[at + place] = 1.0

        return write

    def _seat(self, line: Line) -> Writer:
        players = self.players

        def write(value: Any, at: int, seat: int, out: "array[float]") -> None:
            out[at + (value - seat) % players] = 1.0

        return write

    def _seats(self, line: Line) -> Writer:
        players = self.players

        def write(value: Any, at: int, seat: int, out: "array[float]") -> None:
            for one in value:
                out[at + (int(one) - seat) % players] = 1.0

        return write

    def _counts(self, line: Line) -> Writer:
        places = {name: place for place, name in enumerate(line.names)}
        key, most = line.key, line.high

        def write(value: Any, at: int, seat: int, out: "array[float]") -> None:
            found: dict[int, int] = {}
            for entry in value:
                name = entry[key] if key else entry
                place = places.get(name)
                if place is None:
                    self._complain(line, name)
                    continue
                more = 1 if isinstance(value, list) else value[entry]
                found[place] = found.get(place, 0) + more
            for place, count in found.items():
                if count > most:
                    self._complain(line, value)
                out[at + place] = min(count, most) / most

        return write

    def _hashed(self, line: Line) -> Writer:
        def write(value: Any, at: int, seat: int, out: "array[float]") -> None:
            for path, amount in _leaves(value, "", seat):
                place = at + crc32(path.encode()) % HASHED
                out[place] = max(out[place], amount)

        return write

    def _complain(self, line: Line, value: Any) -> None:
        if self.strict:
            raise DoesNotFit(f"{line.path}: {value!r} does not fit ({line.meaning()})")


class WideLayout(Layout):
    """The tensor of one game for all its numbers of players, so that one network plays them all.

    What there is for each seat has as many places as the game has seats at most; those beyond the
    seats that are taken are zeros. The field `taken` says which there are.
    """

    WIDE = True

    def __init__(self, name: str, strict: bool = False) -> None:
        super().__init__(name, game(name).meta.players[-1], strict)
        self._narrow: dict[int, Layout] = {}

    def encode(self, view: Json) -> NDArray[np.float32]:
        """The tensor of a view: that of its number of players, made wide."""
        players = len(view["players"])
        if players not in self._narrow:
            self._narrow[players] = Layout(self.rules.meta.name, players, self.strict)
        return self.widen(self._narrow[players].encode(view), players)

    def widen(self, tensor: NDArray[np.float32], players: int) -> NDArray[np.float32]:
        """The tensor of a number of players with each of its fields put into its wider one."""
        wide = np.zeros(self.size, np.float32)
        parts = self.parts(wide)
        parts[TAKEN][:players] = 1
        for name, part in layout(self.rules.meta.name, players).parts(tensor).items():
            parts[name][tuple(slice(size) for size in part.shape)] = part
        return wide


class Lens:
    """Makes the tensors of the states of one table.

    The game's observer writes them where it has one; where it has none they are made of the view.
    """

    def __init__(self, layout: Layout, observer: Observer | None) -> None:
        self.layout = layout
        self.observer = observer
        self._sheet = Sheet()

    def tensor(self, st: State, seat: int) -> NDArray[np.float32]:
        """What a seat sees of a state."""
        if self.observer is None:
            return self.layout.encode(self.layout.rules.view(st, seat))
        self.observer.write(st, seat, self._sheet)
        written = np.frombuffer(self._sheet.take(), WRITTEN)
        tensor = np.zeros(self.layout.size, np.float32)
        tensor[written["place"]] = written["value"]
        return tensor


class _Branch:
    """The lines that begin with the same plain names, and what is written there."""

    def __init__(self) -> None:
        self.branches: dict[str, _Branch] = {}
        self.writers: list[tuple[int, Writer]] = []

    def write(self, value: Any, seat: int, out: "array[float]") -> None:
        for at, writer in self.writers:
            writer(value, at, seat, out)
        for name, branch in self.branches.items():
            found = value.get(name)
            if found is not None:
                branch.write(found, seat, out)


def _leaves(value: Any, path: str, seat: int) -> Iterator[tuple[str, float]]:
    """The values of a view by their paths, between 0 and 1; players are counted from the seat.

    A name is a 1 at its path and itself; a number grows towards 1, a negative one at its own path.
    """
    if isinstance(value, dict):
        for name, entry in value.items():
            if (path, name) != (".pending", "choices"):
                yield from _leaves(entry, f"{path}.{name}", seat)
    elif isinstance(value, list):
        shift = seat if path == ".players" else 0
        for index, entry in enumerate(value):
            yield from _leaves(entry, f"{path}[{(index - shift) % len(value)}]", seat)
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif isinstance(value, int) and value:  # True counts as 1
        yield (path if value > 0 else f"{path}-"), abs(value) / (1 + abs(value))


def _place(field: Field) -> Place:
    line = field.line
    by_first = field.size // field.shape[0] if len(field.shape) > 1 else 0
    count, width = field.shape[0], field.shape[-1]
    return Place(field.offset, count, by_first, width, line.low, line.high, line.kind, line.names)


@cache
def layout(name: str, players: int) -> Layout:
    """The layout of a game, by its name and the number of players."""
    return Layout(game(name).meta.name, players)


@cache
def wide_layout(name: str) -> WideLayout:
    """The layout of a game for all its numbers of players."""
    return WideLayout(game(name).meta.name)
