"""Names of Almadi, as texts without a language."""

from typing import Any

from majlis.games.almadi.material import (
    CHARACTERS,
    FIRST_EFFECT,
    GOODS,
    MOTIFS,
    OBJECTIVES,
    PER_TYPE,
    SIDES,
    STARTS,
    TILE_COUNT,
    TYPES,
    Material,
)
from majlis.kernel.text import Ref, Text


def landscape_type(index: int) -> Ref:
    return Ref(f"type-{TYPES[index]}")


def side(index: int) -> Ref:
    return Ref(f"side-{SIDES[index]}")


def objective(index: int) -> Ref:
    return Ref(f"objective-{OBJECTIVES[index]}")


def character(index: int) -> Ref:
    return Ref(f"character-{CHARACTERS[index]}")


def mosaic(index: int) -> Ref:
    return Ref(f"mosaic-{MOTIFS[index]}")


def stall(index: int) -> Ref:
    return Ref(f"stall-{GOODS[index]}")


def type_of(material: Material, index: int) -> Ref:
    """A tile in a word, where it is known which one is meant."""
    return landscape_type(material.type[index])


def tile(material: Material, index: int) -> Text:
    """A tile by its type and the symbols that it shows: that is what a player looks for."""
    sides = material.side[index * 4 : index * 4 + 4]
    shown = [Text(f"side-{SIDES[one]}", {}) for one in sides if one >= FIRST_EFFECT]
    kind = type_of(material, index)
    if not shown:
        return Text("tile-name", {"type": kind})
    return Text("tile-shown", {"type": kind, "symbols": shown})


def start(material: Material, index: int) -> Text:
    """A starting tile by its landscapes from the top, each with its right side."""
    args: dict[str, Any] = {}
    for row in range(4):
        landscape = TILE_COUNT + index * 4 + row
        args[f"type{row + 1}"] = landscape_type(material.type[landscape])
        args[f"side{row + 1}"] = side(material.side[landscape * 4 + 1])
    return Text("start", args)


def tile_name(index: int) -> Text:
    """A tile in the log: its type; where it goes is told beside it."""
    return Text("tile-name", {"type": landscape_type(index // PER_TYPE)})


def start_name(index: int) -> str:
    return STARTS[index]
