"""Names and log lines of Almadi, as texts without a language."""

from typing import Any, Final

from majlis.games.almadi.material import (
    CHARACTERS,
    DIRECTIONS,
    GOODS,
    MOTIFS,
    OBJECTIVES,
    SIDES,
    STARTS,
    TILE_COUNT,
    TILES,
    TYPES,
    Material,
)
from majlis.kernel.journal import Event
from majlis.kernel.text import Ref, Seat, Text


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
    """A tile by its type and its four sides, since that is what a player looks for."""
    sides = {name: side(material.side[index * 4 + d]) for d, name in enumerate(DIRECTIONS)}
    return Text("tile", {"type": type_of(material, index), **sides})


def start(material: Material, index: int) -> Text:
    """A starting tile by its landscapes from the top, each with its right side."""
    args: dict[str, Any] = {"name": STARTS[index]}
    for row in range(4):
        landscape = TILE_COUNT + index * 4 + row
        args[f"type{row + 1}"] = landscape_type(material.type[landscape])
        args[f"side{row + 1}"] = side(material.side[landscape * 4 + 1])
    return Text("start", args)


def _tile_name(index: int) -> Text:
    """A tile in the log: its type and its number."""
    return Text("tile-name", {"type": landscape_type(index // 22), "tile": TILES[index]})


def _start_name(index: int) -> str:
    return STARTS[index]


def _number(value: int) -> int:
    return value


_SEAT: Final = ("seat", Seat)
_TILE: Final = ("tile", _tile_name)
_ROW: Final = ("row", _number)
_COLUMN: Final = ("column", _number)
_OBJECTIVE: Final = ("objective", objective)
_CHARACTER: Final = ("character", character)
_MOSAIC: Final = ("mosaic", mosaic)
_STALL: Final = ("stall", stall)

# Every event: its clause, and for each argument a name and how it is put into words.
EVENTS: Final[dict[str, tuple[str, tuple[tuple[str, Any], ...]]]] = {
    "first_player": ("AM-2.8", (_SEAT,)),
    "start": ("AM-2.1", (_SEAT, ("start", _start_name))),
    "laid_tile": ("AM-2.4", (_ROW, _TILE)),
    "refilled": ("AM-4.5", (_ROW, _TILE)),
    "drew": ("AM-12.18", (_TILE,)),
    "first_mosaic": ("AM-2.5", (_MOSAIC,)),
    "first_stall": ("AM-2.5", (_STALL,)),
    "mosaic_up": ("AM-7.12", (_MOSAIC,)),
    "stall_up": ("AM-7.12", (_STALL,)),
    "objective_laid": ("AM-2.6", (_OBJECTIVE,)),
    "dealt_character": ("AM-11.1", (_SEAT, _CHARACTER)),
    "kept_characters": ("AM-11.2", (_SEAT,)),
    "kept_these": ("AM-11.2", (_SEAT, ("one", character), ("other", character))),
    "displayed": ("AM-11.3", (_CHARACTER,)),
    "turn": ("AM-4.1", (_SEAT,)),
    "exchanged_tile": ("AM-12.18", (_SEAT, _TILE, _ROW)),
    "placed": ("AM-5.3", (_SEAT, _TILE, _ROW, _COLUMN)),
    "moved": ("AM-7.1", (_SEAT, _TILE, _ROW, _COLUMN)),
    "swapped": ("AM-12.21", (_SEAT, ("one", _tile_name), ("other", _tile_name))),
    "took_mosaic": ("AM-7.10", (_SEAT, _MOSAIC)),
    "took_stall": ("AM-7.11", (_SEAT, _STALL)),
    "took_rubies": ("AM-7.17", (_SEAT, ("count", _number))),
    "took_objective": ("AM-7.13", (_SEAT, _OBJECTIVE)),
    "robbed_objective": ("AM-7.13", (_SEAT, _OBJECTIVE, ("holder", Seat))),
    "achieved": ("AM-8.3", (_SEAT, _OBJECTIVE)),
    "recruited": ("AM-11.4", (_SEAT, _CHARACTER, ("cost", _number))),
    "claimed": ("AM-12.27", (_SEAT, _CHARACTER)),
    "gave_mosaic": ("AM-12.25", (_SEAT, _MOSAIC)),
    "gave_stall": ("AM-12.25", (_SEAT, _STALL)),
    "copied": ("AM-12.26", (_SEAT, _CHARACTER)),
    "last_turn": ("AM-9.1", ()),
    "extra_turn": ("AM-12.7", (_SEAT,)),
    "game_over": ("AM-9.1", ()),
}


def event_text(event: Event) -> Text:
    """The log line of an event."""
    _, fields = EVENTS[event.kind]
    args: dict[str, Any] = {}
    for (name, words), value in zip(fields, event.args, strict=False):
        args[name] = words(value)
    return Text(f"log-{event.kind}", args)


def event_clause(event: Event) -> str:
    """The clause that an event carries out."""
    return EVENTS[event.kind][0]
