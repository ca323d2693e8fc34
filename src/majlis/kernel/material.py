"""Material files: a game's own TOML, with an owner's corrections laid over it."""

import tomllib
from pathlib import Path
from typing import Any

from majlis.kernel.codec import Json, nearest
from majlis.kernel.options import UserError

FREE_TEXT = ("provenance", "note")


def read_toml(path: Path) -> Json:
    """A TOML file as data; an unreadable one gives one clear sentence."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UserError(f"{path} is not a TOML file: {error}") from None


def lay_over(base: Json, corrections: Json, where: str = "") -> Json:
    """The base with the corrections in place; only what the base has can be corrected."""
    if not isinstance(base, dict):
        if type(base) is not type(corrections):
            raise UserError(
                f"material: {where}: expected {_kind(base)} like {base!r}, found {corrections!r}"
            )
        return corrections
    if not isinstance(corrections, dict):
        raise UserError(f"material: {where}: expected a table, found {corrections!r}")
    merged = dict(base)
    for name, value in corrections.items():
        place = f"{where}.{name}" if where else name
        if name in FREE_TEXT:
            merged[name] = value
        elif name not in base:
            raise UserError(f"material: unknown entry {place!r}: {nearest(name, [*base])}")
        else:
            merged[name] = lay_over(base[name], value, place)
    return merged


def _kind(value: Any) -> str:
    return {int: "a whole number", str: "a text", list: "a list"}.get(type(value), "a value")


def whole(value: Any, where: str, low: int = 0, high: int = 99) -> int:
    """A whole number in bounds, or a clear error."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise UserError(
            f"material: {where}: expected a number from {low} to {high}, found {value!r}"
        )
    return value


def wholes(values: Any, where: str, length: int, low: int = 0, high: int = 99) -> list[int]:
    """A list of so many whole numbers."""
    if not isinstance(values, list) or len(values) != length:
        raise UserError(f"material: {where}: expected a list of {length} numbers, found {values!r}")
    return [whole(v, f"{where}[{i}]", low, high) for i, v in enumerate(values)]


def index_of(name: Any, names: tuple[str, ...], where: str) -> int:
    """The number of a name, or a clear error with near matches."""
    if name not in names:
        raise UserError(f"material: {where}: unknown name {name!r}: {nearest(str(name), names)}")
    return names.index(name)
