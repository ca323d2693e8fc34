"""The configurations that a run of the lab plays: one, two side by side, or a grid of values."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from majlis.kernel.codec import Json, nearest
from majlis.kernel.options import UserError, read_options, spelled
from majlis.kernel.rules import Config, Rules
from majlis.lab.arena import read_bots
from majlis.lab.telling import Telling

BOTS = "bots"  # may be varied like an option: who plays the same deals


@dataclass(frozen=True)
class Setup:
    """A configuration and who plays it, under a name that tells it from the others."""

    name: str
    config: Config
    bots: list[str]
    values: dict[str, str] = field(default_factory=dict)  # of a sweep: what was varied


@dataclass(frozen=True)
class Axis:
    """What a sweep varies: an option of the game or an entry of its material, and its values."""

    name: str
    values: tuple[str, ...]


def read_axis(text: str, option: str = "--sweep") -> Axis:
    """`NAME=a,b,c` as it is typed; ranges of whole numbers as `NAME=3..6`."""
    name, separator, given = text.partition("=")
    first, dots, last = given.partition("..")
    if dots and first.strip().lstrip("-").isdigit() and last.strip().lstrip("-").isdigit():
        values = [str(number) for number in range(int(first), int(last) + 1)]
    else:
        values = [value.strip() for value in given.split(",")]
    if not separator or not name.strip() or not all(values):
        raise UserError(f"{option} {text!r}: expected NAME=a,b,c, such as edition=fr,it")
    if len(set(values)) < 2 or len(set(values)) < len(values):
        raise UserError(f"{option} {text!r}: expected at least two values, each of them once")
    return Axis(name.strip(), tuple(values))


def grid(rules: Rules, base: Config, bots: list[str], axes: Sequence[Axis]) -> list[Setup]:
    """Every combination of the values of some axes, laid over a configuration and checked."""
    if len({axis.name for axis in axes}) < len(axes):
        raise UserError("--sweep: a name is given twice")
    setups = []
    for chosen in itertools.product(*(axis.values for axis in axes)):
        config, playing = base, bots
        for axis, value in zip(axes, chosen, strict=True):
            if axis.name == BOTS:
                playing = read_bots(value, rules.meta.name)
            else:
                config = with_value(rules, config, axis.name, value)
        rules.start(config, "check")
        values = {axis.name: value for axis, value in zip(axes, chosen, strict=True)}
        name = ", ".join(f"{key}={value}" for key, value in values.items())
        setups.append(Setup(name, config, playing, values))
    return setups


def with_value(rules: Rules, config: Config, name: str, value: str) -> Config:
    """A configuration with one option or one number of the material set."""
    options = {option.name for option in rules.meta.options}
    if name in options:
        given = {**config.options, **read_options(rules.meta.options, {name: value})}
        return Config(config.players, given, config.material)
    base = rules.material({})
    if name.partition(".")[0] not in base:
        known = [*options, *base]
        raise UserError(
            f"{rules.meta.name} has no option and no material called {name!r}: "
            f"{nearest(name.partition('.')[0], known)}"
        )
    return Config(config.players, config.options, _laid(base, config, name, value))


def _laid(base: Json, config: Config, name: str, value: str) -> Json:
    """The corrections to the material with one place of it set: `services.traditions.gold.0`."""
    parts = name.split(".")
    old: Any = base
    for depth, part in enumerate(parts):
        where = ".".join(parts[:depth]) or "the material"
        if isinstance(old, dict) and part in old:
            old = old[part]
        elif isinstance(old, list) and part.isdigit() and int(part) < len(old):
            old = old[int(part)]
        else:
            known = list(old) if isinstance(old, dict) else [str(i) for i in range(_size(old))]
            raise UserError(f"{name}: {where} has no {part!r}: {nearest(part, known)}")
    return _set(base, config.material, parts, _read(old, value, name))


def _size(value: Any) -> int:
    return len(value) if isinstance(value, list) else 0


def _read(old: Any, value: str, name: str) -> Any:
    """A value as it is typed, of the same kind as the one in its place."""
    if isinstance(old, bool) or not isinstance(old, int | str):
        raise UserError(
            f"{name}: expected the place of one number or text, not {old!r}; "
            "a place in a list is its number, such as .0"
        )
    if isinstance(old, str):
        return value
    try:
        return int(value)
    except ValueError:
        raise UserError(f"{name}: expected a whole number, not {value!r}") from None


def _set(base: Any, laid: Any, parts: Sequence[str], value: Any) -> Any:
    """What is laid over the base with one place set; of a list all of it is laid over."""
    if not parts:
        return value
    first, rest = parts[0], parts[1:]
    if isinstance(base, list):
        whole = list(base if laid is None else laid)
        whole[int(first)] = _set(base[int(first)], whole[int(first)], rest, value)
        return whole
    there = dict(laid or {})
    there[first] = _set(base[first], there.get(first), rest, value)
    return there


def compared(
    first: Setup, second: Setup, files: tuple[Path | None, Path | None], say: Telling
) -> list[Setup]:
    """Two configurations under names that say what differs."""
    names = []
    one, two = first.config, second.config
    for setup, file in ((first, files[0]), (second, files[1])):
        own = setup.config
        differing = sorted(
            key
            for key in {**one.options, **two.options}
            if one.options.get(key) != two.options.get(key)
        )
        parts = [
            f"{key}={spelled(own.options[key])}"
            if key in own.options
            else say("by-default", name=key)
            for key in differing
        ]
        if one.material != two.material:
            parts.append(file.name if own.material and file else say("printed"))
        if first.bots != second.bots:
            parts.append(", ".join(setup.bots))
        names.append(", ".join(parts))
    if names[0] == names[1]:
        names = [say("first-of-two", name=names[0]), say("second-of-two", name=names[1])]
    return [Setup(names[0], one, first.bots), Setup(names[1], two, second.bots)]


def about(setup: Setup, say: Telling) -> str:
    """A configuration in words: options that were set, and what of the material was corrected."""
    config = setup.config
    parts = [f"{key}={spelled(value)}" for key, value in config.options.items()] or [
        say("default-options")
    ]
    parts += [f"{place} = {value}" for place, value in _leaves(config.material)]
    return ", ".join([*parts, say("bots", bots=", ".join(setup.bots))])


def _leaves(data: Json, place: str = "") -> list[tuple[str, Json]]:
    if not isinstance(data, dict):
        return [(place, data)]
    return [
        leaf
        for key, value in data.items()
        for leaf in _leaves(value, f"{place}.{key}" if place else key)
    ]


def side_name(seats: tuple[int, ...]) -> str:
    if len(seats) == 1:
        return f"seat {seats[0] + 1}"
    return "seats " + " and ".join(str(seat + 1) for seat in seats)
