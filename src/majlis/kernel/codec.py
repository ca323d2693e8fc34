"""States as readable JSON: fields by name, things by their names, errors that say where.

A class that is saved lists its fields in `FIELDS`; each field has a shape, and a shape knows how to
dump and to load one kind of value. Loading checks everything: a damaged save gives a `CodecError`
with the place of the damage, never half a state.
"""

import difflib
import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

Json = Any


class CodecError(ValueError):
    """A save that cannot be read; the message says where and what was expected."""


def close_to(name: str, names: Sequence[str]) -> str:
    """The names that look like the given one, or else some of those that there are."""
    close = difflib.get_close_matches(name, names, 3, 0.6)
    return ", ".join(close or names[:12])


def nearest(name: str, names: Sequence[str]) -> str:
    """A hint with the names that look like the given one, or with all of them when they are few."""
    close = difflib.get_close_matches(name, names, 3, 0.6)
    if close:
        return "did you mean " + " or ".join(repr(n) for n in close) + "?"
    if len(names) <= 12:
        return "expected one of " + ", ".join(repr(n) for n in names)
    return f"expected one of {len(names)} names such as {names[0]!r}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """How one kind of value is written and read."""

    def dump(self, value: Any) -> Json:
        raise NotImplementedError

    def load(self, data: Json, where: str) -> Any:
        raise NotImplementedError

    def copy(self, value: Any) -> Any:
        """The value for a state that goes its own way: itself where it can never change."""
        return value


class Field:
    """A named attribute and its shape.

    A field that is younger than some saves has `absent`: what those have that do not tell it, and
    what is not written, so that a state without anything new is saved as it ever was.
    """

    def __init__(self, name: str, shape: Shape, absent: Json = None) -> None:
        self.name = name
        self.shape = shape
        self.absent = absent


@mypyc_attr(allow_interpreted_subclasses=True)
class Num(Shape):
    """A whole number, in bounds."""

    def __init__(self, low: int = 0, high: int = 1_000_000) -> None:
        self.low = low
        self.high = high

    def dump(self, value: Any) -> Json:
        return value

    def load(self, data: Json, where: str) -> Any:
        if not isinstance(data, int) or isinstance(data, bool):
            raise CodecError(f"{where}: expected a whole number, found {data!r}")
        if not self.low <= data <= self.high:
            raise CodecError(f"{where}: expected {self.low} to {self.high}, found {data}")
        return data


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Shape):
    """True or false."""

    def dump(self, value: Any) -> Json:
        return bool(value)

    def load(self, data: Json, where: str) -> Any:
        if not isinstance(data, bool):
            raise CodecError(f"{where}: expected true or false, found {data!r}")
        return data


@mypyc_attr(allow_interpreted_subclasses=True)
class Str(Shape):
    """A text of the state's own."""

    def dump(self, value: Any) -> Json:
        return value

    def load(self, data: Json, where: str) -> Any:
        if not isinstance(data, str):
            raise CodecError(f"{where}: expected a text, found {data!r}")
        return data


@mypyc_attr(allow_interpreted_subclasses=True)
class Name(Shape):
    """An id written as its name; -1 is written as null."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)

    def dump(self, value: Any) -> Json:
        return None if value == -1 else self.names[value]

    def load(self, data: Json, where: str) -> Any:
        if data is None:
            return -1
        if data not in self.names:
            raise CodecError(f"{where}: unknown name {data!r}, {nearest(str(data), self.names)}")
        return self.names.index(data)


@mypyc_attr(allow_interpreted_subclasses=True)
class ListOf(Shape):
    """A list of one shape, of any length or of a fixed one."""

    def __init__(self, item: Shape, length: int = -1) -> None:
        self.item = item
        self.length = length

    def dump(self, value: Any) -> Json:
        return [self.item.dump(v) for v in value]

    def load(self, data: Json, where: str) -> Any:
        if not isinstance(data, list):
            raise CodecError(f"{where}: expected a list, found {data!r}")
        if self.length >= 0 and len(data) != self.length:
            raise CodecError(f"{where}: expected {self.length} entries, found {len(data)}")
        return [self.item.load(v, f"{where}[{i}]") for i, v in enumerate(data)]

    def copy(self, value: Any) -> Any:
        return [self.item.copy(v) for v in value]


@mypyc_attr(allow_interpreted_subclasses=True)
class TupleOf(ListOf):
    """The same as a list in JSON, a tuple in the state."""

    def load(self, data: Json, where: str) -> Any:
        return tuple(super().load(data, where))

    def copy(self, value: Any) -> Any:
        return tuple(super().copy(value))


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Shape):
    """A list with one entry for each name, written as an object; `rest` is left out."""

    def __init__(self, names: Sequence[str], item: Shape, rest: Json = 0) -> None:
        self.names = tuple(names)
        self.item = item
        self.rest = rest

    def dump(self, value: Any) -> Json:
        data: dict[str, Json] = {}
        for name, entry in zip(self.names, value, strict=True):
            dumped = self.item.dump(entry)
            if dumped != self.rest:
                data[name] = dumped
        return data

    def load(self, data: Json, where: str) -> Any:
        if not isinstance(data, dict):
            raise CodecError(f"{where}: expected an object, found {data!r}")
        for name in data:
            if name not in self.names:
                raise CodecError(f"{where}: unknown name {name!r}, {nearest(name, self.names)}")
        return [self.item.load(data.get(n, self.rest), f"{where}.{n}") for n in self.names]

    def copy(self, value: Any) -> Any:
        return [self.item.copy(v) for v in value]


@mypyc_attr(allow_interpreted_subclasses=True)
class TupleTable(Table):
    """The same as a table in JSON, a tuple in the state."""

    def load(self, data: Json, where: str) -> Any:
        return tuple(super().load(data, where))

    def copy(self, value: Any) -> Any:
        return tuple(super().copy(value))


@mypyc_attr(allow_interpreted_subclasses=True)
class FlatTable(Shape):
    """A flat list that is read in rows: one row for each name, each row a table of its own."""

    def __init__(self, names: Sequence[str], row: Table) -> None:
        self.rows = Table(names, row, {})
        self.width = len(row.names)

    def dump(self, value: Any) -> Json:
        width = self.width
        return self.rows.dump([value[i : i + width] for i in range(0, len(value), width)])

    def load(self, data: Json, where: str) -> Any:
        return [entry for row in self.rows.load(data, where) for entry in row]

    def copy(self, value: Any) -> Any:
        return list(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class BitNames(Shape):
    """A set of names, kept as the bits of one number."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.list = ListOf(Name(names))

    def dump(self, value: Any) -> Json:
        bits: int = value
        found: list[Json] = []
        index = 0
        while bits:  # up to the last of them: most sets are small
            if bits & 1:
                found.append(self.names[index])
            bits >>= 1
            index += 1
        return found

    def load(self, data: Json, where: str) -> Any:
        return sum({1 << index for index in self.list.load(data, where)})


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Shape):
    """An object with `FIELDS` of its own; built by its constructor, or empty and then filled."""

    def __init__(self, cls: Any, make: Callable[..., Any] | None = None) -> None:
        self.cls = cls
        self.make = make

    def dump(self, value: Any) -> Json:
        return dump_fields(value, self.cls.FIELDS)

    def load(self, data: Json, where: str) -> Any:
        values = load_fields(data, self.cls.FIELDS, where)
        if self.make is not None:
            return self.make(*values)
        part = self.cls()
        for field, value in zip(self.cls.FIELDS, values, strict=True):
            setattr(part, field.name, value)
        return part

    def copy(self, value: Any) -> Any:
        fields = self.cls.FIELDS
        values = [field.shape.copy(getattr(value, field.name)) for field in fields]
        if self.make is not None:
            return self.make(*values)
        part = self.cls()
        for field, one in zip(fields, values, strict=True):
            setattr(part, field.name, one)
        return part


def dump_fields(value: Any, fields: Sequence[Field]) -> dict[str, Json]:
    data: dict[str, Json] = {}
    for field in fields:
        dumped = field.shape.dump(getattr(value, field.name))
        if field.absent is None or dumped != field.absent:
            data[field.name] = dumped
    return data


def load_fields(data: Json, fields: Sequence[Field], where: str) -> list[Any]:
    """The values of the fields, in their order; a missing or unknown field is an error."""
    if not isinstance(data, dict):
        raise CodecError(f"{where}: expected an object, found {data!r}")
    names = [f.name for f in fields]
    for name in data:
        if name not in names:
            raise CodecError(f"{where}: unknown field {name!r}, {nearest(name, names)}")
    for field in fields:
        if field.name not in data and field.absent is None:
            raise CodecError(f"{where}: field {field.name!r} is missing")
    return [f.shape.load(data.get(f.name, f.absent), f"{where}.{f.name}") for f in fields]


class FrameShape(Shape):
    """A frame, written with its kind; built by its constructor from its fields."""

    def __init__(self, kinds: dict[str, Any]) -> None:
        self.kinds = kinds

    def dump(self, value: Any) -> Json:
        return {"kind": value.KIND, **dump_fields(value, value.FIELDS)}

    def load(self, data: Json, where: str) -> Any:
        if not isinstance(data, dict) or "kind" not in data:
            raise CodecError(f"{where}: expected a frame with its kind, found {data!r}")
        kind = data["kind"]
        if kind not in self.kinds:
            raise CodecError(f"{where}: unknown kind {kind!r}, {nearest(str(kind), [*self.kinds])}")
        cls = self.kinds[kind]
        rest = {name: value for name, value in data.items() if name != "kind"}
        return cls(*load_fields(rest, cls.FIELDS, where))


def canonical(data: Json) -> str:
    """JSON with one spelling: sorted names, no spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(data: Json) -> str:
    """A short fingerprint of JSON data: equal data, equal fingerprint, on every machine."""
    return hashlib.sha256(canonical(data).encode()).hexdigest()[:16]
