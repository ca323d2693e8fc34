"""Options of a game: named, checked, public, fixed before set-up."""

from typing import Any

from mypy_extensions import mypyc_attr

from majlis.kernel.codec import nearest

Value = bool | int | str


@mypyc_attr(allow_interpreted_subclasses=True)
class UserError(ValueError):
    """Something that the user gave is wrong; the message says what was expected."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One option: the values it may take (the first is the default) and the clause it changes.

    An `internal` one is no wish of players: it lets games of an older version live on. Games from
    before the rules version `since` do not tell it; for them it has its `former` value.
    """

    def __init__(
        self,
        name: str,
        values: tuple[Value, ...],
        clause: str,
        former: Value | None = None,
        since: int = 0,
        internal: bool = False,
    ) -> None:
        self.name = name
        self.values = values
        self.clause = clause
        self.former = former
        self.since = since
        self.internal = internal

    @property
    def default(self) -> Value:
        return self.values[0]

    def read(self, given: Any) -> Value:
        """The value meant by a program's value or by a user's text."""
        for value in self.values:
            if type(given) is type(value) and given == value:
                return value
            if isinstance(given, str) and given.lower() == spelled(value):
                return value
        expected = ", ".join(spelled(v) for v in self.values)
        raise UserError(f"option {self.name}: expected one of {expected}, not {given!r}")


def spelled(value: Value) -> str:
    """The value as a user types it."""
    return str(value).lower()


def read_options(options: tuple[Option, ...], given: dict[str, Any]) -> dict[str, Value]:
    """The given values, checked; options not given are left out."""
    known = {o.name: o for o in options}
    read: dict[str, Value] = {}
    for name, value in given.items():
        if name not in known:
            raise UserError(f"unknown option {name!r}: {nearest(name, [*known])}")
        read[name] = known[name].read(value)
    return read


def with_former(options: tuple[Option, ...], given: dict[str, Any], version: int) -> dict[str, Any]:
    """What a game of an older rules version was played with, as far as it does not say so."""
    filled = dict(given)
    for option in options:
        if option.former is not None and version < option.since and option.name not in given:
            filled[option.name] = option.former
    return filled
