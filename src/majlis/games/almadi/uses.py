"""What each effect that waits would give if it were used now, tried on copies of the table."""

from typing import Final

from majlis.games.almadi.facts import Before, cell_json
from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.frames.genie import MoveTile, columns_to
from majlis.games.almadi.frames.moon import TakeObjective, objectives_to_take
from majlis.games.almadi.material import (
    EFFECTS,
    GENIE,
    GOODS,
    HAMMER,
    JAR,
    MOON,
    MOTIFS,
    OBJECTIVE_COUNT,
    OBJECTIVES,
    RUBY,
    STALL,
)
from majlis.games.almadi.objectives import Cards
from majlis.games.almadi.realm import (
    BOTTOM,
    COLUMNS,
    STEP,
    TOP,
    Realm,
    activated,
    cell_at,
    column_of,
    row_of,
)
from majlis.games.almadi.state import Almadi
from majlis.kernel.codec import Json

# So many moves of a genie are tried to their end: those that touch most.
TRIED: Final = 24


def of_effects(st: Almadi, frame: Realise) -> list[Json]:
    """By effect that can be used now: how often, what it brings, and the change of own points."""
    before = Before(st, frame.seat)
    found: list[Json] = []
    for choice in frame.choices(st):
        effect = choice - frame.EFFECT
        if not 0 <= effect < JAR:
            continue
        use: dict[str, Json] = {"effect": EFFECTS[effect], "count": st.pending[effect]}
        if effect == GENIE:
            use |= _best_move(before)
        elif effect == MOON:
            use |= _best_objective(before)
        else:
            use |= _gain(before, frame, choice, effect)
        found.append(use)
    return found


def certain(st: Almadi, frame: Realise) -> int:
    """The change of own points if everything is used that simply gives what it shows.

    Of each pile that is its top card alone: nobody knows the next one.
    """
    before = Before(st, frame.seat)
    after = st.copy()
    for effect in (HAMMER, STALL, RUBY):
        for _ in range(st.pending[effect] if effect == RUBY else min(1, st.pending[effect])):
            if frame.EFFECT + effect in frame.choices(after):
                after.frames.append(frame)
                frame.apply(after, frame.EFFECT + effect)
    return before.points(after) - before.total


def _gain(before: Before, frame: Realise, choice: int, effect: int) -> dict[str, Json]:
    """A card or rubies: what is taken lies open."""
    st = before.st
    after = st.copy()
    frame.apply(after, choice)
    gain: dict[str, Json] = {"points": before.points(after) - before.total}
    if effect == HAMMER:
        gain["card"] = MOTIFS[st.mosaics.top]
    elif effect == STALL:
        gain["card"] = GOODS[st.stalls.top]
    else:
        assert effect == RUBY
        gain["rubies"] = after.players[frame.seat].rubies - st.players[frame.seat].rubies
    return gain


def _best_objective(before: Before) -> dict[str, Json]:
    """The objective that gives most at once; none where none is fulfilled already."""
    st, seat = before.st, before.seat
    own = st.players[seat]
    cards = Cards(own.stalls, own.mosaics, own.rubies)
    material = st.table.material
    there = objectives_to_take(st, seat)
    best: dict[str, Json] = {"points": 0}
    for objective in range(OBJECTIVE_COUNT):
        condition = st.table.conditions[objective]
        if not (there >> objective) & 1 or not condition.holds(own.realm, cards, material):
            continue
        after = st.copy()
        frame = TakeObjective(seat)
        after.push(frame)
        frame.apply(after, objective)
        points = before.points(after) - before.total
        if points > best["points"]:
            best = {"points": points, "objective": OBJECTIVES[objective]}
    return best


def _best_move(before: Before) -> dict[str, Json]:
    """A good move of the genie: the one with most points among those that touch most."""
    st, seat = before.st, before.seat
    realm = st.players[seat].realm
    rated: list[tuple[int, int, int]] = []
    for tile in realm.tiles():
        origin = realm.cell_of(tile)
        lifted = realm.without(origin)
        for row in range(TOP, BOTTOM + 1):
            columns = columns_to(st, lifted, tile, origin, row)
            for column in range(1, columns.bit_length()):
                if (columns >> column) & 1:
                    target = cell_at(row, column)
                    rated.append((-_touches(st, lifted, tile, target), tile, target))
    rated.sort()
    best: dict[str, Json] = {"points": 0}
    found = (-(1 << 30), 0)
    for _, tile, target in rated[:TRIED]:
        choice = _choice_of(target)
        landing = before.landing(MoveTile(seat, tile), choice, target)
        effects = landing["effects"]
        worth = (landing["points"], sum(list(effects.values())))
        if worth > found:
            found = worth
            move = {
                "origin": cell_json(realm.cell_of(tile)),
                "target": cell_json(target),
                "effects": effects,
                "achieves": landing["achieves"],
            }
            best = {"points": landing["points"], "move": move}
    return best


def _touches(st: Almadi, lifted: Realm, tile: int, target: int) -> int:
    """How much a tile would touch on a cell: effects count double, neighbours of its type once."""
    material = st.table.material
    there = lifted.with_tile(target, tile)
    effects = sum(activated(there, target, -1, material))
    kind = material.type[tile]
    near = [lifted.at.get(target + step, -1) for step in STEP]
    return 2 * effects + len([one for one in near if one >= 0 and material.type[one] == kind])


def _choice_of(cell: int) -> int:
    """The choice of a cell of rows 1 to 4."""
    return (row_of(cell) - TOP) * COLUMNS + column_of(cell) - 1
