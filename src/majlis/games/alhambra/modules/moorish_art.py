"""Moorish art: culture counters for tiles of equal price (AL-MO)."""

from typing import Final

from majlis.games.alhambra import events, things
from majlis.games.alhambra.hooks import Module
from majlis.games.alhambra.material import COUNTER_COUNT, COUNTERS, FOUNTAIN, Material
from majlis.games.alhambra.state import FROM_CULTURE, LEVEL_UNIT, Alhambra, Player, tiles_in
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text

DEVELOP: Final = 26


def tiles_by_counter(player: Player, material: Material) -> list[int]:
    """AL-MO-2, AL-MO-4: tiles of the Alhambra and the reserve by the kind of counter."""
    counts = [0] * COUNTER_COUNT
    owned = tiles_in(player.reserve)
    for tile in player.layout.cells.values():
        if tile != FOUNTAIN:
            owned.append(tile)
    for tile in owned:
        kind = material.counter_of[tile]
        if kind >= 0:
            counts[kind] += 1
    return counts


def marked_side(material: Material, kind: int, tiles: int) -> int:
    """AL-MO-8: the most valuable of the sides with so many squares; AL-MO-10: of all of them."""
    squares = material.counter_squares[kind]
    points = material.counter_points[kind]
    most = max(squares[1:])
    reached = max([1, *[number for number in squares[1:] if number <= tiles]])
    side = 0
    for index in range(1, len(squares)):
        fits = tiles > most or squares[index] == reached
        if fits and (not side or points[index] >= points[side]):
            side = index
    return side or 1


def can_turn(counter: int) -> bool:
    """AL-MO-12: until its marked side points to the jewel."""
    return counter > 0 and (counter - 1) // LEVEL_UNIT < (counter - 1) % LEVEL_UNIT


def turned(culture: tuple[int, ...]) -> tuple[int, ...]:
    """AL-MO-13: every counter that can be turned is turned."""
    return tuple([counter + LEVEL_UNIT if can_turn(counter) else counter for counter in culture])


def worth(material: Material, culture: tuple[int, ...]) -> int:
    """AL-MO-14: the numbers that point to the jewels."""
    points = 0
    for kind in range(len(culture)):
        if culture[kind]:
            points += material.counter_points[kind][(culture[kind] - 1) // LEVEL_UNIT]
    return points


def developed(st: Alhambra, seat: int) -> int:
    """What the counters of a seat would score after being developed once."""
    return worth(st.table.material, turned(st.players[seat].culture))


class MoorishArt(Module):
    """AL-MO-4: counters come by themselves; AL-MO-11: an action turns them."""

    NAME = "moorish_art"
    CLAUSE = "AL-MO-11"
    ACTIONS = (DEVELOP,)
    SOURCE = FROM_CULTURE

    def set_up(self, st: Alhambra) -> None:
        for player in st.players:
            player.culture = (0,) * COUNTER_COUNT

    def tiles_placed(self, st: Alhambra, seat: int) -> None:
        """AL-MO-4, AL-MO-9, AL-MO-15: new counters, and markers brought up to date."""
        material = st.table.material
        player = st.players[seat]
        counts = tiles_by_counter(player, material)
        culture = list(player.culture)
        for kind in range(COUNTER_COUNT):
            if counts[kind] < material.culture_least:
                continue
            mark = marked_side(material, kind, counts[kind])
            if culture[kind]:
                level = (culture[kind] - 1) // LEVEL_UNIT
                culture[kind] = 1 + level * LEVEL_UNIT + mark
            elif counter_left(st, kind):
                culture[kind] = 1 + mark
                st.tell(events.CULTURE_TAKEN, seat, kind)
        player.culture = tuple(culture)

    def add_actions(self, st: Alhambra, seat: int, found: list[int]) -> None:
        for counter in st.players[seat].culture:
            if can_turn(counter):
                found.append(DEVELOP)
                return

    def why_not_action(self, st: Alhambra, seat: int, action: int) -> Refusal | None:
        for counter in st.players[seat].culture:
            if can_turn(counter):
                return None
        return refuse("AL-MO-13", "nothing_to_develop")

    def act(self, st: Alhambra, seat: int, action: int, further: bool) -> None:
        player = st.players[seat]
        player.culture = turned(player.culture)
        st.tell(events.DEVELOPED, seat, self.extra_points(st, seat))

    def describe_action(self, st: Alhambra, seat: int, action: int) -> Text:
        return Text("choose_action-develop", {})

    def touches_of_action(self, st: Alhambra, seat: int, action: int) -> list[str]:
        culture = st.players[seat].culture
        owned = [kind for kind in range(len(culture)) if culture[kind]]
        return [things.DEVELOP, *[things.counter(kind) for kind in owned]]

    def extra_points(self, st: Alhambra, seat: int) -> int:
        return worth(st.table.material, st.players[seat].culture)

    def audit(self, st: Alhambra) -> list[str]:
        problems: list[str] = []
        for kind in range(COUNTER_COUNT):
            counters = [player.culture[kind] - 1 for player in st.players if player.culture[kind]]
            if len(counters) > st.table.material.counter_copies[kind]:
                problems.append(f"too many counters of {COUNTERS[kind]} (AL-MO-17)")
            if any(counter // LEVEL_UNIT > counter % LEVEL_UNIT for counter in counters):
                problems.append(f"a counter of {COUNTERS[kind]} is past its mark (AL-MO-12)")
        return problems


def counter_left(st: Alhambra, kind: int) -> bool:
    """AL-MO-17: with the printed numbers there is always one left."""
    taken = sum([1 for player in st.players if player.culture[kind]])
    return taken < st.table.material.counter_copies[kind]
