"""The moments of Almadi that are told row by row: a chain of effects, an objective, the end."""

from collections.abc import Callable, Sequence
from typing import Final

from majlis.games.almadi import events, labels
from majlis.games.almadi.material import PER_TYPE
from majlis.games.almadi.realm import column_of, row_of
from majlis.games.almadi.shapes import (
    COPIED,
    DEEDS,
    EXCHANGED_MOSAIC,
    EXCHANGED_STALL,
    MOSAIC,
    OBJECTIVE,
    PLACED,
    RECRUITED,
    RUBIES,
    STALL,
    SWAPPED,
    Told,
    cell_text,
    effect_names,
    effects_in,
    shares_in,
    steps_in,
)
from majlis.kernel.journal import Event
from majlis.kernel.scene import Row, Scene, Share
from majlis.kernel.text import Ref, Seat, Text

# By deed: the clause that it carries out.
CLAUSES: Final = {
    PLACED: "AM-5.3",
    SWAPPED: "AM-12.21",
    MOSAIC: "AM-7.10",
    STALL: "AM-7.11",
    RUBIES: "AM-7.17",
    OBJECTIVE: "AM-7.13",
    RECRUITED: "AM-11.4",
    COPIED: "AM-12.26",
    EXCHANGED_MOSAIC: "AM-12.25",
    EXCHANGED_STALL: "AM-12.25",
}
# By source of points: the clause that counts it.
COUNTED_BY: Final = {
    "oases": "AM-10.1",
    "oasis_bonus": "AM-10.2",
    "caravans": "AM-10.4",
    "palaces": "AM-10.5",
    "jars": "AM-10.9",
    "mosaics": "AM-10.8",
    "rubies": "AM-10.11",
    "character": "AM-11.6",
    "objective": "AM-8.6",
    "objective_failed": "AM-8.6",
}


# By source of points: the name of what is counted, under which its picture is found.
THINGS: Final = {
    "oases": "source-oasis",
    "oasis_bonus": "source-prestige",
    "caravans": "source-caravan",
    "palaces": "source-palace",
    "jars": "source-jar",
    "mosaics": "source-mosaic",
    "rubies": "source-ruby",
    "character": "source-character",
    "objective": "source-objective",
    "objective_failed": "source-forbidden",
}


def scenes(told: Sequence[Event], players: int) -> list[Scene]:
    """The scenes of an act, in the order in which they happened."""
    chains = [
        _chain(event, number, players)
        for number, event in enumerate(told)
        if event.kind is events.CHAIN
    ]
    return [*_objectives(told), *chains, *_end(told)]


# ---------------------------------------------------------------- a chain of effects


def _chain(event: Event, number: int, players: int) -> Scene:
    """What a turn did, step by step: tiles that came to lie, and what their effects gave."""
    seat, count, points, packed = event.args
    begun, *steps = steps_in(packed)
    rows = [_step(step, seat, players) for step in steps]
    facts = [Text("scene-chain_points", {"seat": Seat(seat), "points": points})]
    cells = [f"{row_of(s.cell)},{column_of(s.cell)}" if s.cell >= 0 else "" for s in steps]
    woken = [" ".join([t.key[len("side-") :] for t in effect_names(s.woken)]) for s in steps]
    args: dict[str, int | str | list[int | str]] = {
        "seat": seat,
        "deeds": [DEEDS[step.deed] for step in steps],
        "cells": [*cells],
        "activated": [*woken],
        "before": [*begun.gains[:players]],
    }
    text = Text("scene-chain", {"seat": Seat(seat), "count": count})
    return Scene("chain", text, "AM-4.3", number, number + 1, rows, facts, args)


def _step(step: Told, seat: int, players: int) -> Row:
    """A step with what it gave: the one who acts, and everybody whose points it changed."""
    shares = [
        Share(other, _number(step) if other == seat else -1, 0, step.gains[other])
        for other in range(players)
        if other == seat or step.gains[other]
    ]
    args: dict[str, int | str | Ref | Seat | Text | list[Text]] = {"thing": _thing(step)}
    if step.cell >= 0:
        args["cell"] = cell_text(step.cell)
    if step.deed == RUBIES:
        args["count"] = step.thing
    why = [Text("step-activates", {"effects": effect_names(step.woken)})] if step.woken else []
    text = Text(f"step-{DEEDS[step.deed]}", args)
    return Row(_thing(step).key, text, CLAUSES.get(step.deed, "AM-7.1"), shares, why)


def _number(step: Told) -> int:
    """What is counted in a step: rubies, or the effects that a tile activated."""
    if step.deed == RUBIES:
        return step.thing
    return len(effects_in(step.woken)) if step.cell >= 0 else -1


def _rubies(count: int) -> Ref:
    return Ref("source-ruby")


def _tile(tile: int) -> Ref:
    return labels.landscape_type(tile // PER_TYPE)


NAMES: Final[dict[int, Callable[[int], Ref]]] = {
    MOSAIC: labels.mosaic,
    STALL: labels.stall,
    EXCHANGED_MOSAIC: labels.mosaic,
    EXCHANGED_STALL: labels.stall,
    RUBIES: _rubies,
    OBJECTIVE: labels.objective,
    RECRUITED: labels.character,
    COPIED: labels.character,
}


def _thing(step: Told) -> Ref:
    return NAMES.get(step.deed, _tile)(step.thing)


# ---------------------------------------------------------------- objectives


def _objectives(told: Sequence[Event]) -> list[Scene]:
    """Objectives taken or achieved in one act: one that is held and open costs its points."""
    kinds = (events.TOOK_OBJECTIVE, events.ROBBED_OBJECTIVE, events.ACHIEVED)
    numbers = [number for number, event in enumerate(told) if event.kind in kinds]
    if not numbers:
        return []
    rows: list[Row] = []
    facts: list[Text] = []
    for number in numbers:
        event = told[number]
        seat, objective, points = event.args[0], event.args[1], event.args[-1]
        change = 2 * points if event.kind is events.ACHIEVED else -points
        shares = [Share(seat, -1, 0, change)]
        if event.kind is events.ROBBED_OBJECTIVE:
            shares.append(Share(event.args[2], -1, 0, points))
        thing = labels.objective(objective)
        text = Text(f"scene-{event.name}", {"objective": thing, "points": points})
        why = Text(f"why-{event.name}", {"points": points})
        rows.append(Row(thing.key, text, event.clause, shares, [why]))
        facts.append(event.text())
    first = told[numbers[0]]
    text = Text("scene-objective", {"seat": Seat(first.args[0])})
    args: dict[str, int | str | list[int | str]] = {
        "seat": first.args[0],
        "objectives": [row.thing[len("objective-") :] for row in rows],
        "deeds": [told[number].name for number in numbers],
    }
    end = numbers[-1] + 1
    return [Scene("objective", text, first.clause, numbers[0], end, rows, facts, args)]


# ---------------------------------------------------------------- the end


def _end(told: Sequence[Event]) -> list[Scene]:
    """One row a source of points; objectives held in vain are taken off."""
    numbers = [number for number, event in enumerate(told) if event.kind is events.SCORED]
    if not numbers:
        return []
    rows: list[Row] = []
    for number in numbers:
        source = events.SOURCES[told[number].args[0]]
        shares = [
            Share(seat, count, 0, points)
            for seat, (count, points) in enumerate(shares_in(told[number].args[1]))
        ]
        text = Text(f"sum-{source}", {})
        why = [Text(f"why-{source}", {})]
        rows.append(Row(THINGS[source], text, COUNTED_BY[source], shares, why))
    totals = [sum([row.shares[s].points for row in rows]) for s in range(len(rows[0].shares))]
    facts = [
        Text("scene-winner", {"seat": Seat(seat), "points": points})
        for seat, points in enumerate(totals)
        if points == max(totals)
    ]
    text = Text("scene-end", {})
    # Everything that scores lies open all the time: the end counts it from nothing.
    args: dict[str, int | str | list[int | str]] = {
        "totals": [*totals],
        "before": [0] * len(totals),
    }
    end = numbers[-1] + 2  # the game is over right after
    return [Scene("end", text, "AM-10.13", numbers[0], end, rows, facts, args)]
