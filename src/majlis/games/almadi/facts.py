"""What follows from the table by the rules, for whoever shows it: nobody else works it out.

All of it lies open (AM-13.1): it is read off realms, cards and objectives that everybody sees.
"""

from typing import Any, Final

from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.frames.genie import MoveBeyond, MoveTile, is_outer, outer_row
from majlis.games.almadi.frames.moon import objectives_to_take
from majlis.games.almadi.frames.placement import (
    ALL_ROWS,
    JudgeTile,
    PlaceTile,
    TakeTile,
    cell_of_choice,
    rows_for,
)
from majlis.games.almadi.material import (
    ARROW,
    CARAVAN,
    CHARACTERS,
    DIRECTIONS,
    EFFECTS,
    FIRST_EFFECT,
    GOODS,
    MARKET,
    OASIS,
    OBJECTIVE_COUNT,
    OBJECTIVES,
    SLOTS,
    TYPES,
    Material,
)
from majlis.games.almadi.objectives import Cards
from majlis.games.almadi.realm import (
    BOTTOM,
    OPPOSITE,
    STEP,
    TOP,
    Realm,
    cell_at,
    column_of,
    row_of,
)
from majlis.games.almadi.scoring import Load, largest_oasis, reasons_of
from majlis.games.almadi.state import Almadi
from majlis.games.almadi.tally import (
    beside_palace,
    capacity,
    connected,
    oasis_bonuses,
    oasis_groups,
    oasis_points,
    palace_scores,
)
from majlis.kernel import codec
from majlis.kernel.codec import BitNames, Json
from majlis.kernel.frame import Ask

_EFFECTS: Final = codec.Table(EFFECTS, codec.Num())
_GOODS: Final = codec.Table(GOODS, codec.Num())
_OBJECTIVES: Final = BitNames(OBJECTIVES)
_CHARACTERS: Final = BitNames(CHARACTERS)


def cell_json(cell: int) -> dict[str, Json]:
    return {"row": row_of(cell), "column": column_of(cell)}


# ---------------------------------------------------------------- a realm


def contacts(realm: Realm, cell: int, material: Material) -> dict[str, Json]:
    """AM-6.1: the effects that are awake on the sides of a landscape, its own or a neighbour's."""
    side = material.side
    own = realm.at[cell] * 4
    found: dict[str, Json] = {}
    for direction in range(4):
        other = realm.at.get(cell + STEP[direction], -1)
        if other < 0:
            continue
        mine = side[own + direction]
        theirs = side[other * 4 + OPPOSITE[direction]]
        if mine == ARROW and theirs >= FIRST_EFFECT:
            found[DIRECTIONS[direction]] = EFFECTS[theirs - FIRST_EFFECT]
        elif theirs == ARROW and mine >= FIRST_EFFECT:
            found[DIRECTIONS[direction]] = EFFECTS[mine - FIRST_EFFECT]
    return found


def of_cells(realm: Realm, material: Material) -> dict[int, dict[str, Json]]:
    """By cell: the contacts that are awake, the size of its group, what a palace is worth, and the
    sources of points that count it.
    """
    found: dict[int, dict[str, Json]] = {}
    largest = max(oasis_groups(realm, material), default=0)
    for kind in range(len(TYPES)):
        for group in connected(realm, kind, material):
            for cell in group:
                awake = contacts(realm, cell, material)
                counts = _counted_by(kind, len(group), largest, material)
                if "jar" in awake.values():
                    counts.append("jars")
                found[cell] = {"awake": awake, "group": len(group), "counts": counts}
    for cell, points in palace_scores(realm, material).items():
        found[cell]["beside"] = beside_palace(realm, cell, material)
        found[cell]["points"] = points
        if points:
            found[cell]["counts"] += ["palaces", "mosaics"]
    return found


def _counted_by(kind: int, size: int, largest: int, material: Material) -> list[Json]:
    """AM-10.1 to AM-10.4: the sources that count a landscape by its type and its group."""
    if kind == OASIS:
        sources: list[Json] = ["oases"] if oasis_points([size], material) else []
        if size == largest and oasis_bonuses([largest], material)[0]:
            sources.append("oasis_bonus")
        return sources
    return ["caravans"] if kind in (CARAVAN, MARKET) else []


def groups(realm: Realm, material: Material) -> list[Json]:
    """AM-10.1, AM-10.3: the groups that score or carry, from the largest."""
    found: list[Json] = []
    for kind in (OASIS, CARAVAN):
        for group in sorted(connected(realm, kind, material), key=_size_and_place):
            size = len(group)
            entry: dict[str, Json] = {
                "type": TYPES[kind],
                "size": size,
                "cells": [cell_json(cell) for cell in sorted(group)],
            }
            if kind == OASIS:
                entry["points"] = oasis_points([size], material)
            else:
                entry["capacity"] = capacity([size], material)
            found.append(entry)
    return found


def _size_and_place(group: list[int]) -> tuple[int, int]:
    return -len(group), min(group)


def open_cells(realm: Realm) -> list[Json]:
    """AM-5.3: the empty cells of rows 1 to 4 that touch a landscape."""
    found: list[Json] = []
    for row in range(TOP, BOTTOM + 1):
        columns, column = realm.open_columns(row), 0
        while columns:
            if columns & 1:
                found.append({"row": row, "column": column})
            columns >>= 1
            column += 1
    return found


# ---------------------------------------------------------------- a player


def of_player(st: Almadi, seat: int) -> Json:
    """What can be read off a player's realm and cards."""
    player = st.players[seat]
    material = st.table.material
    known = player.realm.facts(material)
    load = Load(player, material)
    return {
        "active": _EFFECTS.dump(known.active),
        "goods": _GOODS.dump(known.goods),
        "groups": groups(player.realm, material),
        "load": {"goods": load.goods, "capacity": load.capacity, "carried": load.carried},
        "open": open_cells(player.realm),
        "powers": _CHARACTERS.dump(player.powers()),
        "progress": progress(st, seat),
    }


def progress(st: Almadi, seat: int) -> dict[str, Json]:
    """AM-8.1: how far a seat is with each objective that nobody has achieved yet."""
    there = st.objectives
    for player in st.players:
        there |= player.held & ~player.achieved
    own = st.players[seat]
    cards = Cards(own.stalls, own.mosaics, own.rubies)
    found: dict[str, Json] = {}
    for objective in range(OBJECTIVE_COUNT):
        if (there >> objective) & 1:
            condition = st.table.conditions[objective]
            parts = condition.progress(own.realm, cards, st.table.material)
            found[OBJECTIVES[objective]] = [{"have": have, "need": need} for have, need in parts]
    return found


# ---------------------------------------------------------------- the turn


def on_turn(st: Almadi) -> Realise | None:
    """The effects step of the turn under way: it is still to come, or goes on."""
    for frame in st.frames:
        if isinstance(frame, Realise):
            return frame
    return None


def _owes_a_tile(st: Almadi) -> bool:
    """Whether the tile of this turn is still to be placed (AM-4.1)."""
    return any(isinstance(frame, (TakeTile, JudgeTile, PlaceTile)) for frame in st.frames)


def of_turn(st: Almadi) -> Json:
    """Whose turn it is and which one, what a moon could bring, what the end would lose."""
    step = on_turn(st)
    if step is None:
        return None
    seat = step.seat
    turn = st.players[seat].realm.tile_count() + (1 if _owes_a_tile(st) else 0)
    turns = (len(TYPES) * st.table.tiles_per_type - SLOTS) // st.table.players
    return {
        "seat": seat,
        "turn": turn,
        "turns": turns,
        "is_extra": turn > turns,
        "moves_left": st.table.material.genie_moves - st.moves,
        "objectives": _OBJECTIVES.dump(objectives_to_take(st, seat)),
        "loses": step.lost(st),
    }


def rows_of_slots(st: Almadi, seat: int) -> list[Json]:
    """AM-5.1, AM-12.23: by slot of the board, the rows that its tile may go to."""
    return [
        row_names(rows_for(st, seat, slot)) if st.board[slot] >= 0 else [] for slot in range(SLOTS)
    ]


def row_names(rows: int) -> list[int]:
    """Rows kept as bits, as a list."""
    return [row for row in range(TOP, BOTTOM + 1) if (rows >> row) & 1]


# ---------------------------------------------------------------- what a landing would do


class Before:
    """What a seat has before a tile lands, to compare with."""

    def __init__(self, st: Almadi, seat: int) -> None:
        self.st = st
        self.seat = seat
        material = st.table.material
        self.largest: list[int] = [largest_oasis(player, material) for player in st.players]
        self.total: int = self.points(st)

    def points(self, st: Almadi) -> int:
        """The seat's points; nothing but its own realm has changed."""
        largest = self.largest.copy()
        largest[self.seat] = largest_oasis(st.players[self.seat], st.table.material)
        return sum([point.points for point in reasons_of(st, self.seat, largest)])

    def landing(self, frame: Ask[Almadi], choice: int, cell: int) -> Json:
        """What one choice of a cell would wake, achieve and be worth, tried on a copy."""
        st = self.st
        after = st.copy()
        after.frames[-1] = frame
        frame.apply(after, choice)
        then = after.players[self.seat]
        achieved = then.achieved & ~st.players[self.seat].achieved
        woken = [max(0, after.pending[e] - st.pending[e]) for e in range(len(EFFECTS))]
        return {
            **cell_json(cell),
            "awake": contacts(then.realm, cell, st.table.material),
            "effects": _EFFECTS.dump(woken),
            "claims": _CHARACTERS.dump(after.claims & ~st.claims),
            "achieves": _OBJECTIVES.dump(achieved),
            "points": self.points(after) - self.total,
        }


def of_decision(st: Almadi, frame: Ask[Any]) -> dict[str, Json]:
    """Where a tile may go, for the decisions that lead there."""
    if isinstance(frame, TakeTile):
        return {"slot_rows": rows_of_slots(st, frame.seat)}
    if isinstance(frame, JudgeTile):
        return {"slot_rows": rows_of_slots(st, frame.seat), "keep_rows": row_names(ALL_ROWS)}
    if isinstance(frame, PlaceTile):
        before = Before(st, frame.seat)
        return {"cells": [before.landing(frame, c, cell_of_choice(c)) for c in frame.choices(st)]}
    if isinstance(frame, MoveTile):
        return _of_move(st, frame)
    if isinstance(frame, MoveBeyond):
        return {"cells": _beyond(Before(st, frame.seat), frame)}
    return {}


def _of_move(st: Almadi, frame: MoveTile) -> dict[str, Json]:
    """The cells of rows 1 to 4, and those of each outer row that may be chosen (AM-12.16)."""
    before = Before(st, frame.seat)
    cells: list[Json] = []
    outer: list[Json] = []
    for choice in frame.choices(st):
        if choice < frame.OUTER_ROW:
            cells.append(before.landing(frame, choice, cell_of_choice(choice)))
        else:
            row = outer_row(choice - frame.OUTER_ROW)
            beyond = MoveBeyond(frame.seat, frame.tile, row)
            outer.append({"row": row, "cells": _beyond(before, beyond)})
    return {"cells": cells, "outer": outer}


def _beyond(before: Before, frame: MoveBeyond) -> list[Json]:
    assert is_outer(frame.row)
    return [
        before.landing(frame, column, cell_at(frame.row, column))
        for column in frame.choices(before.st)
    ]
