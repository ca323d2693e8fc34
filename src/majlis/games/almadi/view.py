"""What a seat sees, built from nothing: a field is hidden until it is written here (AM-13)."""

from typing import Any, Final, cast

from majlis.games.almadi import facts, scoring
from majlis.games.almadi.frames.beginning import ChooseStart, free_starts
from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.frames.genie import MoveBeyond, MoveTile, SwapTiles
from majlis.games.almadi.frames.placement import PlaceTile
from majlis.games.almadi.material import (
    CHARACTERS,
    COLOURS,
    DIRECTIONS,
    EFFECTS,
    GOODS,
    LANDSCAPES,
    MOTIFS,
    OBJECTIVES,
    SIDES,
    STARTS,
    TILE_COUNT,
    TILES,
    TYPES,
    Material,
)
from majlis.games.almadi.piles import Pile
from majlis.games.almadi.seen import (
    Character,
    HeldObjective,
    Landscape,
    Objective,
    Pending,
    Placed,
    PlayerSeen,
    ScoreLine,
    StartSeen,
    Use,
    View,
)
from majlis.games.almadi.state import Almadi, CellShape
from majlis.games.almadi.uses import certain, of_effects
from majlis.kernel import codec
from majlis.kernel.codec import BitNames, Json
from majlis.kernel.frame import Ask
from majlis.kernel.rules import Point
from majlis.kernel.text import Ref

_OBJECTIVES = BitNames(OBJECTIVES)
_CHARACTERS = BitNames(CHARACTERS)
_MOTIFS = codec.Table(MOTIFS, codec.Num())
_GOODS = codec.Table(GOODS, codec.Num())
_TYPES = codec.Table(TYPES, codec.Num())
_EFFECTS = codec.Table(EFFECTS, codec.Num())
_TILE = codec.Name(TILES)
# What an objective may ask for: its kind, a figure, a type or an effect, and how many (AM-8.16).
ASKS: Final = ("kind", "grid", "rotate", "type", "effect", "least", "stalls", "mosaics", "rubies")
_CELL = CellShape()


def view(st: Almadi, seat: int) -> View:
    """The table as a seat knows it; -1 for a spectator."""
    reasons = scoring.reasons(st)
    return {
        "game": "almadi",
        "options": dict(st.table.values),
        "seat": seat,
        "first": st.first if st.first >= 0 else None,
        "players": [_player(st, other, seat, reasons[other]) for other in range(st.table.players)],
        "starts": _starts(st),
        "board": [_landscape(st, tile) for tile in st.board],
        "draw_pile": {"size": st.tiles_left(), "types": _TYPES.dump(st.pile)},
        "mosaics": _pile(st.mosaics, MOTIFS),
        "stalls": _pile(st.stalls, GOODS),
        "objectives": [_objective(st, name) for name in _OBJECTIVES.dump(st.objectives)],
        "rubies": st.rubies,
        "display": [_character(st, name) for name in _CHARACTERS.dump(st.display)],
        "turn": {
            "slot": st.slot if st.slot >= 0 else None,
            "taken": _landscape(st, st.taken),
            "pending": _EFFECTS.dump(st.pending),
            "claims": _CHARACTERS.dump(st.claims),
            "used": _CHARACTERS.dump(st.used),
            "moves": st.moves,
            "last_tile": _TILE.dump(st.last_tile),
            "last_cell": _CELL.dump(st.last_cell),
        },
        "now": facts.of_turn(st),
        "pending": _pending(st, seat),
    }


def _starts(st: Almadi) -> list[StartSeen]:
    """The starting tiles that are still to be had, from the top, while they are chosen (AM-2.1)."""
    if not st.frames or not isinstance(st.frames[-1], ChooseStart):
        return []
    return [
        {
            "start": STARTS[start],
            "landscapes": [_landscape(st, TILE_COUNT + start * 4 + row) for row in range(4)],
        }
        for start, free in enumerate(free_starts(st))
        if free
    ]


def _player(st: Almadi, other: int, seat: int, reasons: list[Point]) -> PlayerSeen:
    player = st.players[other]
    realm = player.realm
    cells = facts.of_cells(realm, st.table.material)
    seen: PlayerSeen = {
        "start": STARTS[realm.start] if realm.start >= 0 else None,
        "realm": [
            _placed(st, cell, landscape, cells[cell])
            for cell, landscape in sorted(realm.at.items())
        ],
        "rubies": player.rubies,
        "mosaics": _MOTIFS.dump(player.mosaics),
        "stalls": _GOODS.dump(player.stalls),
        "objectives": [
            _held(st, name, name in _OBJECTIVES.dump(player.achieved))
            for name in _OBJECTIVES.dump(player.held)
        ],
        "recruited": [_character(st, name) for name in _CHARACTERS.dump(player.recruited)],
        "copied": CHARACTERS[player.copied] if player.copied >= 0 else None,
        "hand_size": player.hand.bit_count() + player.aside.bit_count(),
        "points": sum([reason.points for reason in reasons]),
        "score": [_reason(reason) for reason in reasons],
        "facts": facts.of_player(st, other),
    }
    if other == seat:
        seen["hand"] = [_character(st, name) for name in _CHARACTERS.dump(player.hand)]
        seen["aside"] = [_character(st, name) for name in _CHARACTERS.dump(player.aside)]
    return seen


def _reason(reason: Point) -> ScoreLine:
    """Points as of now: everything that scores lies open (AM-13.1)."""
    args = {
        name: {"ref": value.key} if isinstance(value, Ref) else value
        for name, value in reason.text.args.items()
    }
    return {
        "clause": reason.clause,
        "text": {"key": reason.text.key, "args": args},
        "points": reason.points,
    }


def _landscape(st: Almadi, landscape: int) -> Any:
    """A landscape as it is printed: everybody may look."""
    if landscape < 0:
        return None
    material = st.table.material
    if not material.faces:
        material.faces = [_face(material, index) for index in range(len(LANDSCAPES))]
    return material.faces[landscape]


def _placed(st: Almadi, cell: int, landscape: int, known: dict[str, Json]) -> Placed:
    seen: dict[str, Json] = {**facts.cell_json(cell), **_landscape(st, landscape), **known}
    return cast(Placed, seen)


def _face(material: Material, landscape: int) -> Landscape:
    return {
        "landscape": LANDSCAPES[landscape],
        "type": TYPES[material.type[landscape]],
        "sides": {
            name: SIDES[material.side[landscape * 4 + d]] for d, name in enumerate(DIRECTIONS)
        },
        "goods": _GOODS.dump(material.goods[landscape]),
    }


def _objective(st: Almadi, name: str) -> Objective:
    """An objective as it is printed; a figure row by row, with the signs of AM-8.8."""
    index = OBJECTIVES.index(name)
    material = st.table.material
    asks = material.data["objectives"][name]
    face: dict[str, Json] = {
        "objective": name,
        "points": material.points[index],
        "colour": COLOURS[material.colour[index]],
        **{fact: asks[fact] for fact in ASKS if fact in asks},
    }
    return cast(Objective, face)


def _held(st: Almadi, name: str, achieved: bool) -> HeldObjective:
    return {**_objective(st, name), "achieved": achieved}


def _character(st: Almadi, name: str) -> Character:
    return {"character": name, "cost": st.table.material.cost[CHARACTERS.index(name)]}


def _pile(pile: Pile, faces: tuple[str, ...]) -> Any:
    """The top card, the size, and what was put under it before everybody's eyes (AM-13.1)."""
    return {
        "top": faces[pile.top] if pile.top >= 0 else None,
        "size": pile.size(),
        "under": [faces[face] for face in pile.under],
    }


def _pending(st: Almadi, seat: int) -> Pending | None:
    """Who must decide what. Nothing that is half chosen in Almadi is a secret."""
    if not st.frames:
        return None
    frame = st.frames[-1]
    if not isinstance(frame, Ask):
        return {"kind": frame.KIND, "seat": None}
    pending: Pending = {"kind": frame.KIND, "seat": frame.seat}
    if isinstance(frame, PlaceTile):
        pending["rows"] = facts.row_names(frame.rows)
    if isinstance(frame, (MoveTile, MoveBeyond)):
        pending["tile"] = TILES[frame.tile]
    if isinstance(frame, MoveBeyond):
        pending["row"] = frame.row
    if isinstance(frame, SwapTiles):
        pending["picked"] = _TILE.dump(frame.picked)
    if frame.seat == seat:
        pending["choices"] = list(st.legal)
        pending.update(cast(Pending, facts.of_decision(st, frame)))
        if isinstance(frame, Realise):
            pending["uses"] = cast(list[Use], of_effects(st, frame))
            pending["certain"] = certain(st, frame)
    return pending
