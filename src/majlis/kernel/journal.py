"""What happened, told while it happens: events for the log, never a part of the state.

A game declares its kinds of events once, in its `events.py`: the clause, the arguments by name, and
for each of them a shape. From the declaration come the line of the log, the plain data that a
client reads, and whether a player must be warned.
"""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from majlis.kernel.text import Ref, Seat, Text

Word = int | str | Ref | Seat | Text | list[Text]
Plain = int | str | list[str]

NOT_GIVEN: Final = -(1 << 40)  # stands for an argument that was not given to `State.tell`


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """How an argument is put into words, and how it is written as plain data (of type `PLAIN`)."""

    PLAIN: ClassVar[str] = "number"

    def words(self, value: int) -> Word:
        return value

    def plain(self, value: int) -> Plain:
        return value

    def thing(self, value: int) -> str:
        """The thing on the board that is meant, as choices touch it; empty where there is none."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatShape(Shape):
    """A seat: a player in words, its number for a client."""

    def words(self, value: int) -> Word:
        return Seat(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Shape):
    """A thing of the game: its label in words, for a client its name in the material.

    `prefix` and the name together are the thing on the board, where there is one.
    """

    PLAIN: ClassVar[str] = "string"

    def __init__(
        self, label: Callable[[int], Word], names: Sequence[str], prefix: str = ""
    ) -> None:
        self.label = label
        self.names = names
        self.prefix = prefix

    def words(self, value: int) -> Word:
        return self.label(value)

    def plain(self, value: int) -> Plain:
        return self.names[value]

    def thing(self, value: int) -> str:
        return f"{self.prefix}{self.names[value]}" if self.prefix else ""


NUMBER: Final = Shape()
SEAT: Final = SeatShape()


@mypyc_attr(allow_interpreted_subclasses=True)
class EventKind:
    """A kind of event: its name, its clause, and its arguments in the order of `State.tell`.

    With `warns` it is a penalty or a loss for the seat that is its first argument, who must be told
    of it before the act; `warns_if` names an argument that must then be more than nothing. With
    `shows` it tells what somebody has hidden, or what a comparison of hidden things came to:
    whoever hears of it knows it for good, however chance goes on.
    """

    def __init__(
        self,
        name: str,
        clause: str,
        args: tuple[tuple[str, Shape], ...],
        warns: bool = False,
        warns_if: str = "",
        shows: bool = False,
    ) -> None:
        names = [arg for arg, _ in args]
        if warns and names[:1] != ["seat"]:
            raise ValueError(f"event {name} warns somebody: its first argument must be a seat")
        self.name = name
        self.clause = clause
        self.args = args
        self.warns = warns
        self.warns_if = names.index(warns_if) if warns_if else -1
        self.shows = shows

    def plain_types(self) -> dict[str, str]:
        """The types of the arguments as plain data: `number`, `string` or `string[]`."""
        return {name: shape.PLAIN for name, shape in self.args}

    def __repr__(self) -> str:
        return f"EventKind({self.name!r})"


class EventKinds:
    """The kinds of events of a game, in the order in which they are declared."""

    def __init__(self) -> None:
        self.declared: dict[str, EventKind] = {}

    def declare(
        self,
        name: str,
        clause: str,
        /,
        warns: bool = False,
        warns_if: str = "",
        shows: bool = False,
        **args: Shape,
    ) -> EventKind:
        """A new kind, with its arguments by name in the order of `State.tell`."""
        if name in self.declared:
            raise ValueError(f"event {name} is declared twice")
        warns = warns or bool(warns_if)
        kind = EventKind(name, clause, tuple(args.items()), warns, warns_if, shows)
        self.declared[name] = kind
        return kind

    def all(self) -> tuple[EventKind, ...]:
        return tuple(self.declared.values())


class Event:
    """One thing that happened. `only` is the one seat that may read it, or -1 for everybody."""

    def __init__(self, kind: EventKind, args: tuple[int, ...], only: int = -1) -> None:
        if len(args) != len(kind.args):
            names = ", ".join([name for name, _ in kind.args])
            raise TypeError(f"event {kind.name} has the arguments ({names}), not {args}")
        self.kind = kind
        self.args = args
        self.only = only

    @property
    def name(self) -> str:
        return self.kind.name

    @property
    def clause(self) -> str:
        """The clause that it carries out."""
        return self.kind.clause

    def is_visible_to(self, seat: int) -> bool:
        """Whether the seat may read it; -1 stands for a spectator."""
        return self.only in (-1, seat)

    def warns(self, seat: int) -> bool:
        """Whether it is a penalty or a loss that the seat must be told of beforehand."""
        kind = self.kind
        if not kind.warns or self.args[0] != seat:
            return False
        return kind.warns_if < 0 or self.args[kind.warns_if] > 0

    def text(self) -> Text:
        """Its line of the log."""
        return Text(f"log-{self.kind.name}", self.words())

    def warning(self) -> Text:
        """What it costs, said to the seat that it warns."""
        return Text(f"warn-{self.kind.name}", self.words())

    def words(self) -> dict[str, Word]:
        """The arguments by name, for a text."""
        return {
            name: shape.words(value)
            for (name, shape), value in zip(self.kind.args, self.args, strict=True)
        }

    def plain(self) -> dict[str, Plain]:
        """The arguments by name, as numbers and names of the material."""
        return {
            name: shape.plain(value)
            for (name, shape), value in zip(self.kind.args, self.args, strict=True)
        }

    def things(self) -> list[str]:
        """The things on the board that it is about, each once."""
        found = [shape.thing(v) for (_, shape), v in zip(self.kind.args, self.args, strict=True)]
        return [thing for thing in dict.fromkeys(found) if thing]

    def __repr__(self) -> str:
        return f"Event({self.kind.name!r}, {self.args!r}, {self.only})"


class Journal:
    """Collects the events of a run. A state without one tells nothing and loses no time."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def note(self, kind: EventKind, args: tuple[int, ...], only: int) -> None:
        """Notes an event; arguments that were not given are left out."""
        given = tuple([value for value in args if value != NOT_GIVEN])
        self.events.append(Event(kind, given, only))

    def take(self) -> list[Event]:
        """The events so far; the journal is empty afterwards."""
        events = self.events
        self.events = []
        return events
