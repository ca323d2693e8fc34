"""Specifications of observation tensors: one TOML file a game, one line a field.

A line names a path into the seat's view, how the values there become numbers, and their bounds.
Only what a line names enters the tensor, and a line can name nothing but a part of the view: there
is no way for hidden things to get in. What a view has and no line takes is listed under
`left_out`, with the reason.

A path is made of names, and of steps in brackets that repeat what follows:

    players[@]         every player, beginning with the seat that looks and going round the table
    areas[areas]       the entries of an object, one for each name of the vocabulary `areas`
    market[#4]         the first four entries of a list
    layout[tile=tiles] the entries of a list, filed by their field `tile` in the vocabulary `tiles`
"""

import re
import tomllib
from typing import Any, Final

from majlis.games.catalogue import guest
from majlis.kernel.codec import Json, nearest
from majlis.kernel.options import UserError, spelled
from majlis.kernel.rules import Rules

KINDS: Final = ("number", "flag", "one", "seat", "seats", "counts", "present")
TAKEN: Final = "taken"
# What a game without a specification is observed by: its whole view, hashed to so many places.
HASHED: Final = 1024
# Bounds for research where nobody has measured them: more than games of cards and boards come to.
BOUNDS: Final = {"chance_outcomes": 1000, "game_length": 10_000}
_TOKEN: Final = re.compile(r"\.?([a-z_][a-z_0-9]*)|\[([^\]]+)\]")


class Step:
    """One step of a path; `size` is how many times it repeats what follows, 1 for a plain name."""

    def __init__(self, kind: str, size: int, name: str = "", names: tuple[Any, ...] = ()) -> None:
        self.kind = kind  # "name", "players", "names", "first", "filed"
        self.size = size
        self.name = name
        self.names = names


class Line:
    """One line of a specification: a path, a kind, and what the kind needs."""

    def __init__(self, path: str, kind: str, doc: str) -> None:
        self.path = path
        self.kind = kind
        self.doc = doc
        self.steps: list[Step] = []
        self.names: tuple[Any, ...] = ()
        self.key = ""
        self.low = 0
        self.high = 1

    def meaning(self) -> str:
        """How a value becomes numbers, in words."""
        if self.kind == "number":
            return f"a number from {self.low} to {self.high}, as a share of that span"
        if self.kind == "counts":
            return f"how many of each name, as a share of {self.high}"
        return {
            "flag": "1 if true",
            "one": "1 at the name that is there",
            "seat": "1 at the seat, counted from the seat that looks",
            "seats": "1 at each of the seats, counted from the seat that looks",
            "present": "1 if it is there",
            "hashed": "each value of the view at a place that its path is hashed to",
        }[self.kind]


class Spec:
    """The specification of one game."""

    def __init__(self, rules: Rules, players: int, wide: bool = False) -> None:
        data = _read(rules.meta.name)
        self.name = rules.meta.name
        self.players = players
        self.vocabularies: dict[str, tuple[Any, ...]] = {
            name: tuple(names) for name, names in data["names"].items()
        }
        self.left_out: dict[str, str] = dict(data["left_out"])
        self.bounds: dict[str, int] = dict(data["bounds"])
        self.lines = [*([_taken()] if wide else []), *_common_lines(rules, players)]
        for entry in data["fields"]:
            self.lines.append(self._line(entry))
        if guest(self.name).tensors == "":
            self.lines.append(Line("view", "hashed", "all that the view says"))

    def _line(self, entry: dict[str, Any]) -> Line:
        line = Line(entry["path"], entry["kind"], entry["doc"])
        if line.kind not in KINDS:
            raise UserError(f"{line.path}: unknown kind {line.kind!r}: {nearest(line.kind, KINDS)}")
        line.steps = [self._step(token) for token in _TOKEN.finditer(line.path)]
        line.names = self._names(entry["names"]) if "names" in entry else ()
        line.key = entry.get("key", "")
        line.low = entry.get("low", 0)
        line.high = entry.get("high", 1)
        return line

    def _step(self, token: re.Match[str]) -> Step:
        name, inside = token.groups()
        if name:
            return Step("name", 1, name)
        if inside == "@":
            return Step("players", self.players)
        if inside.startswith("#"):
            count = self.players if inside == "#players" else int(inside[1:])
            return Step("first", count)
        key, equals, vocabulary = inside.rpartition("=")
        names = self._names(vocabulary)
        return Step("filed" if equals else "names", len(names), key, names)

    def _names(self, vocabulary: str) -> tuple[Any, ...]:
        """The names of a vocabulary, or of several joined by `+`."""
        return tuple(name for part in vocabulary.split("+") for name in self.vocabularies[part])


def _taken() -> Line:
    """Of a layout for all numbers of players: which of its seats there are in this game."""
    line = Line(TAKEN, "seats", "the seats that are taken, counted from the seat that looks")
    line.steps = [Step("name", 1, TAKEN)]
    return line


def _common_lines(rules: Rules, players: int) -> list[Line]:
    """What every game has: its options, where the seat sits, what is pending."""
    lines = []
    for option in rules.meta.options:
        line = Line(f"options.{option.name}", "one", f"the option ({option.clause})")
        line.steps = [Step("name", 1, "options"), Step("name", 1, option.name)]
        line.names = option.values
        line.doc += ": " + ", ".join(spelled(value) for value in option.values)
        lines.append(line)
    seat = Line("seat", "one", "the seat that looks, counted from the first seat of the table")
    seat.steps = [Step("name", 1, "seat")]
    seat.names = tuple(range(players))
    kind = Line("pending.kind", "one", "the decision, or the chance event, that is pending")
    kind.steps = [Step("name", 1, "pending"), Step("name", 1, "kind")]
    kind.names = tuple(frame.KIND for frame in rules.meta.frames if _waits(frame))
    who = Line("pending.seat", "seat", "who must decide")
    who.steps = [Step("name", 1, "pending"), Step("name", 1, "seat")]
    return [*lines, seat, kind, who]


def _waits(frame: Any) -> bool:
    return hasattr(frame, "weights") or hasattr(frame, "choices")


def _read(name: str) -> Json:
    """The specification of a game; the view of one that brings none is hashed."""
    path = guest(name).path("tensors")
    if path is None:
        return {"names": {}, "left_out": {}, "bounds": BOUNDS, "fields": []}
    return tomllib.loads(path.read_text(encoding="utf-8"))
