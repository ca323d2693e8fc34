"""Material files: a game's own TOML, with an owner's corrections laid over it."""

import json
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from majlis.kernel.codec import Json, canonical, close_to, nearest
from majlis.kernel.options import UserError
from majlis.kernel.text import Text

M = TypeVar("M")

FREE_TEXT: Final = ("provenance", "note")
PROVENANCE: Final = "_provenance"
# So many materials of a game are kept made; a server meets many over time.
MOST_KEPT: Final = 64
HIGHEST: Final = 1_000_000
# Of a wrong value so many characters are shown.
SHOWN: Final = 60
# What stands in a material file, in a key and in words.
KINDS: Final[dict[type, tuple[str, str]]] = {
    bool: ("flag", "true or false"),
    int: ("whole", "a whole number"),
    str: ("text", "a text"),
    list: ("list", "a list"),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class MaterialError(UserError):
    """Something in a file of corrections is wrong; `text` says it without a language."""

    def __init__(self, message: str, text: Text) -> None:
        super().__init__(message)
        self.text = text


def read_toml(path: Path) -> Json:
    """A TOML file as data; an unreadable one gives one clear sentence."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:  # a number may be too long, brackets too many
        raise UserError(f"{path} is not a TOML file: {error}") from None
    check_plain(data)
    return data


def check_plain(data: Json) -> None:
    """Refuses what TOML can say and no material does: dates, fractions, numbers beyond measure."""
    todo: list[tuple[str, Any]] = [("", data)]
    while todo:
        where, value = todo.pop()
        if isinstance(value, dict):
            todo += [(f"{where}.{name}" if where else name, one) for name, one in value.items()]
        elif isinstance(value, list):
            todo += [(f"{where}[{index}]", one) for index, one in enumerate(value)]
        elif isinstance(value, int) and abs(value) > HIGHEST:
            raise MaterialError(
                f"material: {where}: this number is too large",
                Text("material-huge", {"place": where}),
            )
        elif not isinstance(value, (bool, int, str)):
            raise wrong(where, "plain", "a whole number, a text or a list", value)


def is_remark(name: str) -> bool:
    """Whether an entry only says where others come from: it changes nothing of the game."""
    return name in FREE_TEXT or name.endswith(PROVENANCE)


def lay_over(base: Json, corrections: Json, where: str = "") -> Json:
    """The base with the corrections in place; only what the base has can be corrected."""
    if not isinstance(base, dict):
        if type(base) is not type(corrections):
            raise wrong_kind(where, base, corrections)
        return corrections
    if not isinstance(corrections, dict):
        raise wrong(where, "table", "a table", corrections)
    merged = dict(base)
    for name, value in corrections.items():
        place = f"{where}.{name}" if where else name
        if name in FREE_TEXT:
            if not isinstance(value, str):
                raise wrong(place, "text", "a text", value)
            merged[name] = value
        elif name not in base:
            raise unknown(place, name, [*base])
        else:
            merged[name] = lay_over(base[name], value, place)
    return merged


def differing(base: Json, merged: Json) -> Json:
    """The corrections that make the merged material of the base: what differs, and no remarks."""
    found: dict[str, Json] = {}
    for name, value in merged.items():
        if is_remark(name) or value == base[name]:
            continue
        inner = differing(base[name], value) if isinstance(value, dict) else value
        if inner != {}:
            found[name] = inner
    return found


def wrong_kind(where: str, base: Json, found: Json) -> MaterialError:
    """Not the kind of value that stands there."""
    kind, words = KINDS[type(base)]
    text = Text(f"material-wants-{kind}", {"place": where, "found": _short(found)})
    message = f"material: {where}: expected {words} like {base!r}, found {found!r}"
    return MaterialError(message, text)


def wrong(where: str, kind: str, words: str, found: Json) -> MaterialError:
    text = Text(f"material-wants-{kind}", {"place": where, "found": _short(found)})
    return MaterialError(f"material: {where}: expected {words}, found {found!r}", text)


def unknown(place: str, name: str, names: Sequence[str]) -> MaterialError:
    """No entry has this name; the nearest ones are named."""
    text = Text("material-unknown", {"place": place, "near": close_to(name, names)})
    return MaterialError(f"material: unknown entry {place!r}: {nearest(name, names)}", text)


def _short(value: Json) -> str:
    """A value as a message shows it; nobody reads more of it."""
    words = json.dumps(value, ensure_ascii=False, default=str)
    return words if len(words) <= SHOWN else f"{words[:SHOWN]}…"


def whole(value: Any, where: str, low: int = 0, high: int = 99) -> int:
    """A whole number in bounds, or a clear error."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise MaterialError(
            f"material: {where}: expected a number from {low} to {high}, found {value!r}",
            Text(
                "material-bounds",
                {"place": where, "low": low, "high": high, "found": _short(value)},
            ),
        )
    return value


def wholes(values: Any, where: str, length: int, low: int = 0, high: int = 99) -> list[int]:
    """A list of so many whole numbers."""
    if not isinstance(values, list) or len(values) != length:
        raise MaterialError(
            f"material: {where}: expected a list of {length} numbers, found {values!r}",
            Text("material-length", {"place": where, "length": length, "found": _short(values)}),
        )
    return [whole(v, f"{where}[{i}]", low, high) for i, v in enumerate(values)]


def index_of(name: Any, names: tuple[str, ...], where: str) -> int:
    """The number of a name, or a clear error with near matches."""
    if name not in names:
        raise MaterialError(
            f"material: {where}: unknown name {name!r}: {nearest(str(name), names)}",
            Text(
                "material-name",
                {"place": where, "found": _short(name), "near": close_to(str(name), names)},
            ),
        )
    return names.index(name)


class Materials(Generic[M]):
    """What is made of the material of a game, with corrections laid over it.

    `fixed` names entries of tables that are rules, not numbers: table, entry, clause.
    """

    def __init__(
        self, base: Json, make: Callable[[Json], M], fixed: tuple[tuple[str, str, str], ...] = ()
    ) -> None:
        self.base = base
        self.make = make
        self.fixed = fixed
        self.made: dict[str, M] = {}

    def of(self, corrections: Json) -> M:
        """The same object for the same corrections."""
        key = canonical(corrections)
        if key not in self.made:
            merged = lay_over(self.base, corrections)
            for table, entry, clause in self.fixed:
                for name, one in self.base[table].items():
                    if merged[table][name][entry] != one[entry]:
                        raise UserError(
                            f"material: {table}.{name}.{entry} is a rule, not a number ({clause})"
                        )
            keep(self.made, key, self.make(merged))
        return self.made[key]


def keep(made: dict[Any, Any], key: Any, value: Any) -> Any:
    """Keeps what was made of a material beside the others; the oldest goes where they are many."""
    while len(made) >= MOST_KEPT:
        del made[next(iter(made))]
    made[key] = value
    return value
