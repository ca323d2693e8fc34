"""The contract between server and page: one JSON Schema, made from the declarations themselves.

Everything that travels is in it: the messages of `wire`, what the routes of the page take and give,
and the view of every game of the house as its `seen.py` declares it. `make contract` turns it into
the types of the page; `tests/web/test_contract.py` holds real games against it.
"""

import importlib
import json
import sys
from collections.abc import Iterator
from inspect import cleandoc
from types import ModuleType
from typing import Any, Final, Literal, get_args, get_origin

from msgspec.json import schema_components

from majlis.games.catalogue import HOUSE
from majlis.kernel.basket import AT_LEAST, AT_MOST, EXACTLY, THINGS, WORTH
from majlis.kernel.codec import Json
from majlis.play import forecast
from majlis.play.draft import LAID, MAY, SWAP
from majlis.server import review, table, wire
from majlis.server.material import Corrected, Corrections, MaterialInfo
from majlis.server.people import Credentials, Me, Name, NewPassword
from majlis.server.problems import Failure
from majlis.server.routes.company import Admit, Mute, Muted, Remove
from majlis.server.routes.games import Book, GameInfo
from majlis.server.routes.tables import (
    Again,
    Contribution,
    Fill,
    Fork,
    Free,
    History,
    Join,
    Lobby,
    Updates,
)
from majlis.server.tables import NewTable

# What goes over the socket; all that these are made of comes along.
TALK: Final[dict[str, Any]] = {
    "ClientMessage": wire.ClientMessage,
    "Command": wire.Command,
    "ServerMessage": wire.ServerMessage,
    "Update": wire.Update,
}
# What the page sends to the routes, and what they answer.
SENT: Final = (
    Admit,
    Again,
    Contribution,
    Corrections,
    Credentials,
    Fill,
    Fork,
    Free,
    Join,
    Mute,
    Name,
    NewPassword,
    NewTable,
    Remove,
    wire.LessonTry,
)
ANSWERED: Final = (
    Book,
    Corrected,
    Failure,
    GameInfo,
    History,
    Lobby,
    MaterialInfo,
    Me,
    Muted,
    review.Review,
    Updates,
    wire.LessonInfo,
    wire.LessonTable,
    wire.LessonTried,
    wire.PositionInfo,
    wire.Turning,
)
# What the server sends and the page makes by itself too, when it is offline.
OWN: Final = ("Problem", "Reply", "Said")

PLACE: Final = "#/$defs/{name}"


def ref(name: str) -> Json:
    """A definition by its name."""
    return {"$ref": PLACE.format(name=name)}


# What the structs say in words only: names from a closed set, options, arguments of a text.
SETTINGS: Final[Json] = {
    "type": "object",
    "additionalProperties": {"type": ["boolean", "integer", "string"]},
}
# A value of a material; lists may hold lists.
MATERIAL_VALUE: Final[Json] = {"type": ["array", "boolean", "integer", "string"]}
CORRECTIONS: Final[Json] = {"type": "object", "additionalProperties": True}
CLOSER: Final[dict[tuple[str, str], Json]] = {
    ("Basket", "bound"): {"enum": [EXACTLY, AT_LEAST, AT_MOST]},
    ("Basket", "unit"): {"enum": [THINGS, WORTH]},
    ("Corrected", "material"): CORRECTIONS,
    ("Correction", "after"): MATERIAL_VALUE,
    ("Correction", "before"): MATERIAL_VALUE,
    ("Corrections", "material"): CORRECTIONS,
    ("Draft", "touch"): {"type": "object", "additionalProperties": {"enum": [MAY, LAID, SWAP]}},
    ("Forecast", "ends"): {"enum": [forecast.OVER, forecast.CHANCE, forecast.OTHERS, forecast.OWN]},
    ("MaterialEntry", "value"): MATERIAL_VALUE,
    ("NewTable", "material"): CORRECTIONS,
    ("NewTable", "options"): SETTINGS,
    ("Review", "status"): {
        "enum": [review.NONE, review.QUEUED, review.RUNNING, review.DONE, review.FAILED]
    },
    ("Said", "args"): {"type": "object", "additionalProperties": ref("Arg")},
    ("SeatInfo", "kind"): {"enum": [table.OPEN, table.PERSON, table.BOT]},
    ("TableInfo", "options"): SETTINGS,
    ("TableInfo", "status"): {
        "enum": [table.OPEN, table.RUNNING, table.FINISHED, table.FROZEN],
    },
}


def schema() -> Json:
    """The whole contract; definitions by name, in the order of their names."""
    parts: tuple[Any, ...] = (*TALK.values(), *SENT, *ANSWERED)
    roots, found = schema_components(parts, ref_template=PLACE)
    made: dict[str, Json] = {**found, **dict(zip(TALK, roots, strict=False)), **_helpers()}
    for name in HOUSE:
        made.update(_view(name))
    for name, definition in made.items():
        definition["title"] = name
        definition["description"] = cleandoc(definition.get("description", ""))
        _close(name, definition.get("properties", {}))
    for name in found.keys() - _written():
        _make_whole(found[name])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Contract",
        "$defs": {name: made[name] for name in sorted(made)},
    }


def _written() -> set[str]:
    """The structs that the page writes too: it may leave out what has a default."""
    _, sent = schema_components((wire.ClientMessage, *SENT), ref_template=PLACE)
    return {*sent, *OWN}


def _make_whole(definition: Json) -> None:
    """The server sends every field, also where the value is the default."""
    fields = definition.get("properties", {})
    definition["required"] = [*fields]
    for shape in fields.values():
        shape.pop("default", None)


def _helpers() -> dict[str, Json]:
    """What has no type of its own in Python: the view of any game, and an argument of a text."""
    thing = {"type": "object", "properties": {"ref": {"type": "string"}}, "required": ["ref"]}
    seat = {"type": "object", "properties": {"seat": {"type": "integer"}}, "required": ["seat"]}
    said = ref("Said")
    return {
        "Arg": {
            "description": "An argument of a text: a number, words, the name of a thing, a player, "
            "another text, or a list of texts.",
            "anyOf": [
                {"type": "number"},
                {"type": "string"},
                {**thing, "additionalProperties": False},
                {**seat, "additionalProperties": False},
                said,
                {"type": "array", "items": said},
            ],
        },
        "View": {
            "description": "The table as a seat knows it, by its game.",
            "anyOf": [ref(f"{prefix(name)}View") for name in sorted(HOUSE)],
        },
    }


def prefix(game: str) -> str:
    """What the names of a game's types begin with."""
    return game.capitalize()


def _close(name: str, fields: dict[str, Json]) -> None:
    """Says of the fields of a struct what their types leave open."""
    for field, shape in fields.items():
        if (name, field) in CLOSER:
            fields[field] = {**shape, **CLOSER[name, field]}
        elif field == "view" and not shape:
            fields[field] = ref("View")
        elif field == "view" and shape == {"default": None}:
            fields[field] = {"anyOf": [ref("View"), {"type": "null"}], **shape}


# --- the views ---------------------------------------------------------------------------------


def _view(game: str) -> dict[str, Json]:
    """The types of a game's view, strict, with their names and those of its closed sets."""
    seen = importlib.import_module(f"majlis.games.{game}.seen")
    sets = closed_sets(seen)
    names = {frozenset(values): name for name, values in sets.items()}
    _, found = schema_components([seen.View], ref_template=PLACE)
    made: dict[str, Json] = {name: {"enum": list(values)} for name, values in sets.items()}
    for name, definition in found.items():
        for node in _nodes(definition):
            if "enum" in node and (alias := names.get(frozenset(node["enum"]))):
                del node["enum"]
                node.update(ref(alias))
        made[name] = {**definition, "additionalProperties": False}
    made.pop("SaidSeen", None)  # it travels as the `Said` of all other texts
    return _renamed(made, {"SaidSeen": "Said", **{n: prefix(game) + n for n in made}})


def closed_sets(seen: ModuleType) -> dict[str, tuple[str, ...]]:
    """The closed sets of names of a game's view, in the order of its material."""
    found = {name: kind for name, kind in vars(seen).items() if get_origin(kind) is Literal}
    return {name: get_args(kind) for name, kind in found.items()}


def _renamed(made: dict[str, Json], names: dict[str, str]) -> dict[str, Json]:
    for definition in made.values():
        for node in _nodes(definition):
            if "$ref" in node:
                node.update(ref(names[node["$ref"].rpartition("/")[2]]))
    return {names[name]: definition for name, definition in made.items()}


def _nodes(node: Json) -> Iterator[dict[str, Json]]:
    """A schema and all the schemas in it."""
    if isinstance(node, dict):
        yield node
        node = node.values()
    elif not isinstance(node, list):
        return
    for inner in list(node):
        yield from _nodes(inner)


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=2)
