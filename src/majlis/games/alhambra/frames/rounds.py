"""Chapters 9 and 12: the scoring rounds, and the tiles that Dirk gets after them."""

from typing import ClassVar

from majlis.games.alhambra import events
from majlis.games.alhambra.material import TILE_COUNT, TILE_TYPE, TYPE_COUNT
from majlis.games.alhambra.shares import DIRK, packed, packed_points
from majlis.games.alhambra.state import FROM_WALL, POINTS, SOURCE_COUNT, Alhambra
from majlis.kernel.codec import Field, Num
from majlis.kernel.frame import Do, Draw
from majlis.kernel.scene import Share


class ScoringRound(Do[Alhambra]):
    """AL-9.1: majorities and walls, from one snapshot; then Dirk's new tiles (AL-12.4)."""

    KIND = "scoring_round"
    CLAUSE = "AL-9.1"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("number", Num(1, 3)),)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, st: Alhambra) -> None:
        number = self.number
        st.round = number
        st.tell(events.SCORING, number)
        rows = list(range(TYPE_COUNT))
        for module in st.table.modules:
            module.arrange_rows(st, number, rows)
        points = st.table.material.points[number - 1]
        counts = built_counts(st)
        for kind in range(TYPE_COUNT):
            shares = majority([row[kind] for row in counts], points[rows[kind]])
            for seat in range(st.table.players):
                note(st, seat, number, kind, shares[seat])
        for seat in range(st.table.players):
            note(st, seat, number, FROM_WALL, wall_of(st, seat) * st.table.material.wall_points)
            for module in st.table.modules:
                note(st, seat, number, module.SOURCE, module.extra_points(st, seat))
        if st.journal is not None:
            tell_round(st, [points[row] for row in range(TYPE_COUNT)], rows, counts)
        if st.table.has_dirk:
            st.push(DirkDraws(dirk_due(st, number)))


def tell_round(
    st: Alhambra, points: list[tuple[int, ...]], rows: list[int], counts: list[list[int]]
) -> None:
    """Type by type, the one that pays least first, then the walls, then the culture counters."""
    for row in range(TYPE_COUNT):
        kind = rows.index(row)
        shares = majority_shares([count[kind] for count in counts], points[row], st.table.players)
        st.tell(events.MAJORITY, kind, packed(shares), packed_points(points[row]))
    each = st.table.material.wall_points
    walls = [wall_of(st, seat) for seat in range(st.table.players)]
    st.tell(
        events.WALLS, packed([Share(seat, wall, 0, wall * each) for seat, wall in enumerate(walls)])
    )
    if st.table.values["moorish_art"] is True:
        culture: list[Share] = []
        for seat in range(st.table.players):
            own = sum([1 for counter in st.players[seat].culture if counter])
            paid = sum([module.extra_points(st, seat) for module in st.table.modules])
            culture.append(Share(seat, own, 0, paid))
        st.tell(events.CULTURE, packed(culture))


def wall_of(st: Alhambra, seat: int) -> int:
    """AL-9.6: the length of the longest outside wall of a seat."""
    return st.players[seat].layout.longest_wall(st.table.material.walls)


def majority_shares(counts: list[int], points: tuple[int, ...], players: int) -> list[Share]:
    """What a type gives each seat, and Dirk after them: the place is 0 where none is paid."""
    paid = majority(counts, points)
    found: list[Share] = []
    for index in range(len(counts)):
        better = sum([1 for other in counts if other > counts[index]])
        place = better + 1 if counts[index] and better < len(points) else 0
        seat = index if index < players else DIRK
        found.append(Share(seat, counts[index], place, paid[index]))
    return found


def built_counts(st: Alhambra) -> list[list[int]]:
    """Built tiles by type for each seat; with two players Dirk's tiles follow (AL-12.6)."""
    counts = [list(player.layout.type_counts()) for player in st.players]
    if st.table.has_dirk:
        own = [0] * TYPE_COUNT
        for tile in range(TILE_COUNT):
            if (st.dirk >> tile) & 1:
                own[TILE_TYPE[tile]] += 1
        counts.append(own)
    return counts


def majority(counts: list[int], points: tuple[int, ...]) -> list[int]:
    """AL-9.3, AL-9.5: the points of each for one type; who ties shares, rounded down."""
    shares: list[int] = []
    for count in counts:
        better = tied = 0
        for other in counts:
            if other > count:
                better += 1
            elif other == count:
                tied += 1
        pot = sum(points[better : better + tied]) if count else 0
        shares.append(pot // tied)
    return shares


def note(st: Alhambra, seat: int, number: int, source: int, points: int) -> None:
    """Writes points into the score sheet (AL-9.7)."""
    if points:
        player = st.players[seat]
        player.score += points
        player.scored = (*player.scored, (number * SOURCE_COUNT + source) * POINTS + points)


def dirk_due(st: Alhambra, number: int) -> int:
    """AL-12.4, AL-12.8: how many tiles Dirk gets after a round."""
    left = st.supply.bit_count()
    material = st.table.material
    due = (0, material.dirk_after_1, left // material.dirk_divisor, 0)[number]
    return min(due, left)


class DirkDraws(Do[Alhambra]):
    """AL-12.3, AL-12.4: so many tiles from the supply go to Dirk."""

    KIND = "dirk_draws"
    CLAUSE = "AL-12.4"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("count", Num(0, 54)),)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, st: Alhambra) -> None:
        if self.count and st.supply:
            st.push(DirkDraws(self.count - 1))
            st.push(DirkTile())


class DirkTile(Draw[Alhambra]):
    """AL-12.3: a tile from the supply for Dirk; nobody can claim it (AL-SU-20)."""

    KIND = "dirk_tile"
    CLAUSE = "AL-12.3"

    def weights(self, st: Alhambra) -> list[int]:
        supply = st.supply
        return [(supply >> tile) & 1 for tile in range(TILE_COUNT)]

    def resolve(self, st: Alhambra, outcome: int) -> None:
        st.supply &= ~(1 << outcome)
        st.dirk |= 1 << outcome
        st.tell(events.DIRK_BEGAN if st.active < 0 else events.DIRK_DREW, outcome)
