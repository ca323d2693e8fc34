"""Corrected material at a table: what can be corrected, what a file says, what was changed.

The games check corrections; here are the limits of what people may send, and the words in which
all is told.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from msgspec import Struct

from majlis.kernel.codec import Json, canonical
from majlis.kernel.material import (
    PROVENANCE,
    MaterialError,
    check_plain,
    differing,
    is_remark,
)
from majlis.kernel.options import UserError
from majlis.kernel.rules import Config, Rules
from majlis.server.problems import Refused
from majlis.server.wire import Said, said

# Bytes of a file of corrections, or of corrections as JSON. In a body that has room for 64 KiB the
# whole material of any game fits in.
LARGEST: Final = 49_152
# Tables in tables, and lists in lists: no material goes half as deep.
DEEPEST: Final = 12
# Characters of an argument of a message.
LONGEST: Final = 300
LONGEST_NAME: Final = 40
# Values that share a remark about where they come from.
_REMARKS: Final = {"grid": "figure_provenance", "rotate": "figure_provenance"}
# What a message of a game says: the place, what is wrong there, and perhaps the clause.
_MESSAGE: Final = re.compile(
    r"material: (?P<place>[^:]+): (?P<why>.+?)(?: \((?P<clause>[^()]+)\))?"
)
_CLAUSE: Final = re.compile(r"[A-Z]{2}-[\w.-]+")
_LINE: Final = re.compile(r"(?P<why>.*) \(at line (?P<line>\d+), column (?P<column>\d+)\)")
# The parts of a TOML file between which keys and brackets stand: texts and remarks. Each of them
# also ends with its line or the file, so that this goes through any file once.
_ASIDE: Final = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"""|\Z)'
    r"|'''.*?(?:'''|\Z)"
    r'|"(?:\\[^\n]|[^"\\\n])*"?'
    r"|'[^'\n]*'?"
    r"|#[^\n]*",
    re.DOTALL,
)
_DEEP_KEY: Final = re.compile(rf"(?:[\w-]+[ \t]*\.[ \t]*){{{DEEPEST}}}")


class MaterialEntry(Struct, frozen=True):
    """One value of a game's material: its place, where it comes from, and a remark.

    `provenance` is "rulebook", "public" or "reconstructed"; none where the value is the rules' own.
    """

    place: str
    value: Any
    provenance: str
    note: str


class MaterialInfo(Struct, frozen=True):
    """All that can be corrected in a game; a file of corrections has `largest` bytes at most."""

    game: str
    entries: list[MaterialEntry]
    largest: int


class Corrections(Struct, frozen=True, forbid_unknown_fields=True):
    """Corrections to be checked: a file as text or, without one, the same as data."""

    toml: str = ""
    material: dict[str, Any] = {}


class Correction(Struct, frozen=True):
    """A value that is corrected: what is printed, or was taken for it, and what it is now."""

    place: str
    provenance: str
    before: Any
    after: Any


class Corrected(Struct, frozen=True):
    """The corrected material of a table: the corrections that a new table takes, and each change.

    `warnings` are what is unusual about it, and yet played.
    """

    material: dict[str, Any]
    changes: list[Correction]
    warnings: list[Said]


class _Leaf(NamedTuple):
    """A value of a material, and what is said of where it comes from."""

    place: str
    value: Json
    provenance: str
    note: str


@cache  # the printed material is always the same
def material_of(rules: Rules) -> MaterialInfo:
    """What can be corrected in a game, in the order of its file."""
    entries = [MaterialEntry(*leaf) for leaf in _leaves(rules.material({}))]
    return MaterialInfo(rules.meta.name, entries, LARGEST)


def corrected(rules: Rules, corrections: Json) -> Corrected:
    """Corrections that a game accepts, with each change."""
    merged = _accepted(rules, corrections)
    base = rules.material({})
    after = {leaf.place: leaf.value for leaf in _leaves(merged)}
    changes = [
        Correction(leaf.place, leaf.provenance, leaf.value, after[leaf.place])
        for leaf in _leaves(base)
        if after[leaf.place] != leaf.value
    ]
    for change in changes:
        _check_name(change.place, change.after)
    return Corrected(
        differing(base, merged), changes, [said(text) for text in rules.warnings(corrections)]
    )


def count(corrections: Json) -> int:
    """How many values are corrected."""
    if not isinstance(corrections, dict):
        return 1
    return sum(count(value) for value in corrections.values())


def read_file(text: str) -> Json:
    """The corrections in a TOML file that somebody has sent."""
    if len(text.encode()) > LARGEST:
        raise _refused("too-large", "material-too-large", most=LARGEST // 1024)
    _check_depth(text)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number may be too long for Python
        found = _LINE.fullmatch(str(error))
        if found is None:
            raise _refused("malformed", "material-toml", why=str(error)[:LONGEST]) from None
        line, column = int(found["line"]), int(found["column"])
        words = {"line": line, "column": column, "why": found["why"][:LONGEST]}
        raise _refused("malformed", "material-toml-line", **words) from None
    try:
        check_plain(data)
    except UserError as error:
        raise refusal(error) from None
    return data


def _check_depth(text: str) -> None:
    """Refuses a file that is nested too deeply, before it is read: reading it could take long."""
    bare = _ASIDE.sub("x", text)
    depth = 0
    for sign in bare:
        if sign in "[{":
            depth += 1
        elif sign in "]}":
            depth -= 1
        if depth > DEEPEST:
            raise _too_deep()
    if _DEEP_KEY.search(bare):
        raise _too_deep()


def _accepted(rules: Rules, corrections: Json) -> Json:
    """The whole material with corrections of which the game finds nothing wrong."""
    level: list[Any] = [corrections]
    for _ in range(DEEPEST):
        inner = [one.values() if isinstance(one, dict) else one for one in level]
        level = [one for found in inner for one in found if isinstance(one, (dict, list))]
    if level:
        raise _too_deep()
    if len(canonical(corrections)) > LARGEST:
        raise _refused("too-large", "material-too-large", most=LARGEST // 1024)
    try:
        check_plain(corrections)
        # Some of it is read only where a table is made of it.
        rules.settled(Config(rules.meta.players[0], {}, corrections))
        return rules.material(corrections)
    except UserError as error:
        raise refusal(error) from None


def _check_name(place: str, value: Json) -> None:
    """Not every name means something to a game; those that others read are short all the same."""
    if isinstance(value, str) and not (len(value) <= LONGEST_NAME and value.isprintable()):
        raise _refused("malformed", "material-name-long", place=place, most=LONGEST_NAME)


def speaks_of_material(error: UserError) -> bool:
    """Whether it is corrections that a game does not take: some fit, but not so many players."""
    return isinstance(error, MaterialError) or _MESSAGE.fullmatch(str(error)) is not None


def refusal(error: UserError) -> Refused:
    """Why corrections are refused: in a text of its own, or with the words of the game."""
    if isinstance(error, MaterialError):
        told = said(error.text)
        short = {n: one[:LONGEST] if isinstance(one, str) else one for n, one in told.args.items()}
        return _refused("malformed", told.key, **short)
    found = _MESSAGE.fullmatch(str(error))
    if found is None:
        return _refused("malformed", "material-refused", why=str(error)[:LONGEST])
    clause = found["clause"] if _CLAUSE.fullmatch(found["clause"] or "") else None
    words = {"place": found["place"], "why": found["why"][:LONGEST]}
    if clause is None:
        return _refused("malformed", "material-wrong", **words)
    return Refused(400, "material", "material-rule", clause, rule=clause, **words)


def _refused(code: str, key: str, **args: Any) -> Refused:
    return Refused(413 if code == "too-large" else 400, code, key, None, **args)


def _too_deep() -> Refused:
    return _refused("malformed", "material-too-deep", most=DEEPEST)


def _leaves(table: Json, where: str = "", provenance: str = "", note: str = "") -> Iterator[_Leaf]:
    """Every value of a material; what a table says of where it comes from holds for all in it."""
    provenance = table.get("provenance", provenance)
    note = table.get("note", note)
    for name, value in table.items():
        if is_remark(name):
            continue
        place = f"{where}.{name}" if where else name
        if isinstance(value, dict):
            yield from _leaves(value, place, provenance, note)
        else:
            remark = _REMARKS.get(name, name + PROVENANCE)
            yield _Leaf(place, value, table.get(remark, provenance), note)
