"""What is worth having in Alhambra."""

from typing import ClassVar, Final

from majlis.bots.evaluator import Evaluator, Term
from majlis.games.alhambra.cards import size, worth
from majlis.games.alhambra.frames.rounds import built_counts
from majlis.games.alhambra.material import (
    DIAMOND,
    FOUNTAIN,
    ROUNDS,
    SPACES,
    TILE_COUNT,
    TYPE_COUNT,
    TYPES,
)
from majlis.games.alhambra.state import Alhambra, Player
from majlis.kernel.state import State

ENOUGH_SITES: Final = 8  # more cells to build on make no difference
SUMS: Final = (1 << 14) - 1  # no price is above 13


class AlhambraEvaluator(Evaluator):
    """Points scored, points of the rounds to come as things stand, money and what it can buy."""

    NAMES: ClassVar[tuple[str, ...]] = (
        "score",
        "next",  # points that the next round would give now
        "last",  # points that the last round would give now, if it is not the next one
        "built",  # tiles, times the rounds to come
        "wall",  # the longest, times the rounds after the next
        "sites",  # cells where a tile without walls may go
        "reserve",  # tiles
        "pending",  # tiles bought and not placed yet
        "money",  # value of the hand
        "money_ahead",  # the same, times the part of the tiles that is still to come
        "cards",  # number of money cards
        "exact",  # tiles of the market that the hand pays exactly
        "payable",  # tiles of the market that the hand pays somehow
        "pieces",  # Sultan cards, caravanserais, coins, an awake vizier
    )

    OPEN: ClassVar[tuple[str, ...]] = ("score", "majority", "wall", "modules", "built")
    ABOUT: ClassVar[dict[str, tuple[str, ...]]] = {
        "majority": ("market:", "pending:", "reserve:", "cell:"),
        "wall": ("cell:",),
        "built": ("cell:",),
        "sites": ("cell:",),
        "reserve": ("reserve",),
        "pending": ("market:",),
        "money": ("hand:", "display:"),
        "cards": ("hand:", "display:"),
        "exact": ("hand:", "display:"),
        "payable": ("hand:", "display:"),
    }

    def seats(self, st: State) -> int:
        assert isinstance(st, Alhambra)
        return st.table.players

    def ahead(self, st: State) -> float:
        assert isinstance(st, Alhambra)
        return st.supply.bit_count() / TILE_COUNT

    def features(self, st: State, seat: int) -> list[float]:
        assert isinstance(st, Alhambra)
        found = [0.0] * 14
        found[0] = float(st.players[seat].score)
        rounds = ROUNDS - st.round
        if rounds > 0:
            self._rounds(st, seat, found)
        self._rest(st, seat, rounds, found)
        return found

    def _rest(self, st: Alhambra, seat: int, rounds: int, found: list[float]) -> None:
        """Tiles, money and pieces: what rounds do not count."""
        player = st.players[seat]
        layout = player.layout
        walls = st.table.material.walls
        found[3] = float((len(layout.cells) - 1) * rounds)
        found[5] = float(min(len(layout.legal_cells(FOUNTAIN, walls)), ENOUGH_SITES))
        found[6] = float(player.reserve.bit_count())
        found[7] = float(player.pending.bit_count())
        self._money(st, player, found)
        pieces = len(player.sultans) + len(player.caravans) + sum(player.coins)
        found[13] = float(pieces + ((st.awake >> seat) & 1))

    def terms(self, st: State, seat: int) -> list[Term]:
        assert isinstance(st, Alhambra)
        found, weight = self.features(st, seat), self.weights
        built = int(len(st.players[seat].layout.cells) - 1)
        money = int(found[8])
        purse = weight[8] * money + weight[9] * found[9]
        terms = [
            Term("score", "", int(found[0]), weight[0] * found[0]),
            Term("built", "", built, weight[3] * found[3]),
            Term("money", "", money, purse),
        ]
        for index, name in ((5, "sites"), (6, "reserve"), (7, "pending"), (10, "cards")):
            terms.append(Term(name, "", int(found[index]), weight[index] * found[index]))
        for index, name in ((11, "exact"), (12, "payable"), (13, "pieces")):
            terms.append(Term(name, "", int(found[index]), weight[index] * found[index]))
        return terms + self._round_terms(st, seat) if st.round < ROUNDS else terms

    def _round_terms(self, st: Alhambra, seat: int) -> list[Term]:
        """The rounds to come, type by type; then the wall and what modules add."""
        number, weight = st.round + 1, self.weights
        last = weight[2] if number < ROUNDS else 0.0
        counts = built_counts(st)
        terms: list[Term] = []
        for kind in range(TYPE_COUNT):
            now = _majority(st, seat, number, counts, kind)
            then = _majority(st, seat, ROUNDS, counts, kind)
            terms.append(
                Term("majority", f"type-{TYPES[kind]}", now, weight[1] * now + last * then)
            )
        wall = st.players[seat].layout.longest_wall(st.table.material.walls)
        each = (weight[1] + last) * st.table.material.wall_points
        terms.append(Term("wall", "", wall, wall * (each + weight[4] * (ROUNDS - number))))
        extra = 0
        for module in st.table.modules:
            extra += module.extra_points(st, seat)
        terms.append(Term("modules", "", extra, (weight[1] + last) * extra))
        return terms

    def _rounds(self, st: Alhambra, seat: int, found: list[float]) -> None:
        """Majorities, walls and what modules add, from the tiles that are built now."""
        number = st.round + 1
        counts = built_counts(st)
        player = st.players[seat]
        wall = player.layout.longest_wall(st.table.material.walls)
        extra = wall * st.table.material.wall_points
        for module in st.table.modules:
            extra += module.extra_points(st, seat)
        found[1] = float(_majorities(st, seat, number, counts) + extra)
        found[4] = float(wall * (ROUNDS - number))
        if number < ROUNDS:
            found[2] = float(_majorities(st, seat, ROUNDS, counts) + extra)

    def _money(self, st: Alhambra, player: Player, found: list[float]) -> None:
        price = st.table.material.price
        money = worth(player.hand[DIAMOND])
        for currency in range(SPACES):
            row = player.hand[currency]
            if not row:
                continue
            value = worth(row)
            money += value
            tile = st.market[currency]
            if tile >= 0 and value >= price[tile]:
                found[12] += 1.0
                if (_sums(row) >> price[tile]) & 1:
                    found[11] += 1.0
        found[8] = float(money)
        found[9] = money * self.ahead(st)
        found[10] = float(size(player.hand))


def _majorities(st: Alhambra, seat: int, number: int, counts: list[list[int]]) -> int:
    """AL-9.3 to AL-9.5: the points of one seat for all types in a round."""
    rows = _rows(st, number)
    total = 0
    for kind in range(TYPE_COUNT):
        if counts[seat][kind]:
            total += _pot(st, seat, number, counts, kind, rows[kind])
    return total


def _majority(st: Alhambra, seat: int, number: int, counts: list[list[int]], kind: int) -> int:
    """The points of one seat for one type in a round."""
    if not counts[seat][kind]:
        return 0
    return _pot(st, seat, number, counts, kind, _rows(st, number)[kind])


def _rows(st: Alhambra, number: int) -> list[int]:
    """The row of the table of points that each type is paid by in a round."""
    rows = list(range(TYPE_COUNT))
    for module in st.table.modules:
        module.arrange_rows(st, number, rows)
    return rows


def _pot(st: Alhambra, seat: int, number: int, counts: list[list[int]], kind: int, row: int) -> int:
    """What a seat gets for a type of which it has some; those who tie share."""
    own = counts[seat][kind]
    better = tied = 0
    for other in counts:
        if other[kind] > own:
            better += 1
        elif other[kind] == own:
            tied += 1
    points = st.table.material.points[number - 1][row]
    pot = 0
    for place in range(better, min(better + tied, len(points))):
        pot += points[place]
    return pot // tied


def _sums(row: int) -> int:
    """The sums that some cards of one currency make, as bits."""
    sums = 1
    value = 1
    while row:
        for _ in range(row & 7):
            sums |= (sums << value) & SUMS
        row >>= 3
        value += 1
    return sums


EVALUATOR = AlhambraEvaluator
