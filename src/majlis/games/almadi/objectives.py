"""The conditions of the objectives (AM-8): one class a kind, the figures as data."""

from typing import Any, Final

from majlis.games.almadi.material import EFFECTS, OBJECTIVES, TYPES, Material
from majlis.games.almadi.realm import BOTTOM, TOP, Realm
from majlis.kernel.codec import Json
from majlis.kernel.material import index_of, keep, whole
from majlis.kernel.options import UserError

# What a cell of a figure asks for: a type (0 to 3), any landscape, or an empty cell (AM-8.8).
ANY: Final = 4
EMPTY: Final = 5
SYMBOLS: Final[dict[str, int]] = {"O": 0, "C": 1, "M": 2, "P": 3, "#": ANY, "o": EMPTY}
NOTHING: Final = "?"


class Cards:
    """What a player owns beside the realm: cards by face, and rubies."""

    def __init__(self, stalls: tuple[int, ...], mosaics: tuple[int, ...], rubies: int) -> None:
        self.stalls = stalls
        self.mosaics = mosaics
        self.rubies = rubies


class Condition:
    """What makes an objective true (AM-8.1); made from its entry in the material."""

    def __init__(self, entry: Json, where: str) -> None:
        pass

    def holds(self, realm: Realm, cards: Cards, material: Material) -> bool:
        raise NotImplementedError

    def progress(self, realm: Realm, cards: Cards, material: Material) -> list[tuple[int, int]]:
        """How much there is and how much is needed, of each thing that is asked for.

        The condition holds where there is enough of all of them.
        """
        raise NotImplementedError


class Figure(Condition):
    """AM-8.9, AM-8.10: some shift of the figure, or of a turned one, fits the realm."""

    def __init__(self, entry: Json, where: str) -> None:
        self.turns: list[list[tuple[int, int, int]]] = read_figure(entry, where)
        self.grid: list[str] = list(entry["grid"])
        self.rotate: bool = entry["rotate"] is True

    def holds(self, realm: Realm, cards: Cards, material: Material) -> bool:
        masks = realm.facts(material).masks
        rows = realm.rows()
        for turn in self.turns:
            # The figure's first cell is a landscape, so the row of that cell is one of the realm's.
            for row in rows:
                if fits(turn, row - turn[0][0], realm, masks):
                    return True
        return False

    def progress(self, realm: Realm, cards: Cards, material: Material) -> list[tuple[int, int]]:
        """The landscapes that lie right, at the best place whose empty cells are empty."""
        masks = realm.facts(material).masks
        rows = realm.rows()
        top = min(TOP, rows[0]) if rows else TOP
        bottom = max(BOTTOM, rows[-1]) if rows else BOTTOM
        best = 0
        for turn in self.turns:
            height = max([row for row, _, _ in turn])
            for first in range(top, bottom - height + 1):
                best = max(best, right_cells(turn, first, realm, masks))
        return [(best, len([symbol for _, _, symbol in self.turns[0] if symbol != EMPTY]))]


def fits(turn: list[tuple[int, int, int]], first: int, realm: Realm, masks: dict[int, int]) -> bool:
    """Whether a figure fits somewhere when its top row lies on row `first`.

    Each cell of the figure gives the columns where it would be right; the figure fits where all of
    them agree. All columns are tried at once, as the bits of one number.
    """
    columns = -1
    for row, column, symbol in turn:
        here = first + row
        if symbol == EMPTY:
            if not TOP <= here <= BOTTOM:
                return False
            right = ~realm.occupied.get(here, 0) & ~1
        else:
            right = right_columns(here, symbol, realm, masks)
        columns &= right >> column
        if columns == 0:
            return False
    return True


def right_cells(
    turn: list[tuple[int, int, int]], first: int, realm: Realm, masks: dict[int, int]
) -> int:
    """The most landscapes of a figure that lie right with its top row on row `first`.

    Its empty cells are empty there, and the starting tile, which never moves, is not in the way.
    """
    could = -1
    for row, column, symbol in turn:
        here = first + row
        if symbol == EMPTY:
            if not TOP <= here <= BOTTOM:
                return 0
            could &= (~realm.occupied.get(here, 0) & ~1) >> column
        elif (
            column == 0
            and TOP <= here <= BOTTOM
            and not right_columns(here, symbol, realm, masks) & 1
        ):
            could &= ~1
    best = 0
    counts: dict[int, int] = {}
    for row, column, symbol in turn:
        if symbol == EMPTY:
            break  # those that ask for a landscape come first
        columns = (right_columns(first + row, symbol, realm, masks) >> column) & could
        while columns:
            place = columns & -columns
            counts[place] = counts.get(place, 0) + 1
            best = max(best, counts[place])
            columns ^= place
    return best


def right_columns(row: int, symbol: int, realm: Realm, masks: dict[int, int]) -> int:
    """A bit for each column of a row with the landscape that a cell of a figure asks for."""
    return realm.occupied.get(row, 0) if symbol == ANY else masks.get(row * 4 + symbol, 0)


def read_figure(entry: Json, where: str) -> list[list[tuple[int, int, int]]]:
    """The figure in each way that its card may be turned, without doubles and without `?`."""
    grid: list[Any] = entry["grid"]
    if not grid or any(not isinstance(r, str) or len(r) != len(grid[0]) for r in grid):
        raise UserError(f"material: {where}.grid: expected rows of equal length (AM-8.8)")
    spots: list[tuple[int, int, int]] = []
    for row, line in enumerate(grid):
        for column, symbol in enumerate(line):
            if symbol == NOTHING:
                continue
            if symbol not in SYMBOLS:
                raise UserError(
                    f"material: {where}.grid: unknown symbol {symbol!r}, "
                    f"expected one of {''.join(SYMBOLS)}{NOTHING} (AM-8.8)"
                )
            spots.append((row, column, SYMBOLS[symbol]))
    if all(symbol == EMPTY for _, _, symbol in spots):
        raise UserError(f"material: {where}.grid: the figure asks for no landscape (AM-8.8)")
    turns: list[list[tuple[int, int, int]]] = []
    for _ in range(4 if entry["rotate"] is True else 1):
        spots = _to_corner(spots)
        if spots not in turns:
            turns.append(spots)
        spots = [(column, -row, symbol) for row, column, symbol in spots]
    return turns


def _to_corner(spots: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """Shifted so that the first row and column are 0; cells that ask for a landscape first."""
    top = min([row for row, _, _ in spots])
    left = min([column for _, column, _ in spots])
    keys = sorted([(symbol, row - top, column - left) for row, column, symbol in spots])
    return [(row, column, symbol) for symbol, row, column in keys]


class CardCount(Condition):
    """So many stall cards, mosaic cards and rubies (AM-8.13)."""

    def __init__(self, entry: Json, where: str) -> None:
        self.stalls: int = whole(entry["stalls"], f"{where}.stalls")
        self.mosaics: int = whole(entry["mosaics"], f"{where}.mosaics")
        self.rubies: int = whole(entry["rubies"], f"{where}.rubies")

    def holds(self, realm: Realm, cards: Cards, material: Material) -> bool:
        return (
            sum(cards.stalls) >= self.stalls
            and sum(cards.mosaics) >= self.mosaics
            and cards.rubies >= self.rubies
        )

    def progress(self, realm: Realm, cards: Cards, material: Material) -> list[tuple[int, int]]:
        return _asked(
            [
                (sum(cards.stalls), self.stalls),
                (sum(cards.mosaics), self.mosaics),
                (cards.rubies, self.rubies),
            ]
        )


class PairCount(Condition):
    """AM-8.12: so many pairs of cards with one face; four alike are two pairs."""

    def __init__(self, entry: Json, where: str) -> None:
        self.stalls: int = whole(entry["stalls"], f"{where}.stalls")
        self.mosaics: int = whole(entry["mosaics"], f"{where}.mosaics")

    def holds(self, realm: Realm, cards: Cards, material: Material) -> bool:
        return pairs(cards.stalls) >= self.stalls and pairs(cards.mosaics) >= self.mosaics

    def progress(self, realm: Realm, cards: Cards, material: Material) -> list[tuple[int, int]]:
        return _asked([(pairs(cards.stalls), self.stalls), (pairs(cards.mosaics), self.mosaics)])


def pairs(counts: tuple[int, ...]) -> int:
    """How many pairs lie in cards counted by face.

    >>> pairs((4, 3, 1, 0))
    3
    """
    return sum([count // 2 for count in counts])


class ActiveEffects(Condition):
    """AM-8.14: so many effect sides of a kind touch an arrow at the same time."""

    def __init__(self, entry: Json, where: str) -> None:
        self.effect: int = index_of(entry["effect"], EFFECTS, f"{where}.effect")
        self.least: int = whole(entry["least"], f"{where}.least", 1)

    def holds(self, realm: Realm, cards: Cards, material: Material) -> bool:
        return realm.facts(material).active[self.effect] >= self.least

    def progress(self, realm: Realm, cards: Cards, material: Material) -> list[tuple[int, int]]:
        return [(realm.facts(material).active[self.effect], self.least)]


class RowLength(Condition):
    """AM-8.14: a row with so many landscapes, gaps or not; outer rows are rows (AM-12.16)."""

    def __init__(self, entry: Json, where: str) -> None:
        self.least: int = whole(entry["least"], f"{where}.least", 1)

    def holds(self, realm: Realm, cards: Cards, material: Material) -> bool:
        return longest_row(realm) >= self.least

    def progress(self, realm: Realm, cards: Cards, material: Material) -> list[tuple[int, int]]:
        return [(longest_row(realm), self.least)]


def longest_row(realm: Realm) -> int:
    """The number of landscapes in the fullest row."""
    most = 0
    for mask in realm.occupied.values():
        most = max(most, mask.bit_count())
    return most


class EachRow(Condition):
    """AM-8.14: a landscape of a type in each of rows 1 to 4."""

    def __init__(self, entry: Json, where: str) -> None:
        self.type: int = index_of(entry["type"], TYPES, f"{where}.type")
        self.least: int = whole(entry["least"], f"{where}.least", 1)

    def holds(self, realm: Realm, cards: Cards, material: Material) -> bool:
        masks = realm.facts(material).masks
        for row in range(TOP, BOTTOM + 1):
            if masks.get(row * 4 + self.type, 0).bit_count() < self.least:
                return False
        return True

    def progress(self, realm: Realm, cards: Cards, material: Material) -> list[tuple[int, int]]:
        """In how many of the rows there are enough."""
        masks = realm.facts(material).masks
        rows = 0
        for row in range(TOP, BOTTOM + 1):
            if masks.get(row * 4 + self.type, 0).bit_count() >= self.least:
                rows += 1
        return [(rows, BOTTOM - TOP + 1)]


class TypeCount(Condition):
    """So many landscapes of a type, the starting one included (AM-8.5)."""

    def __init__(self, entry: Json, where: str) -> None:
        self.type: int = index_of(entry["type"], TYPES, f"{where}.type")
        self.least: int = whole(entry["least"], f"{where}.least", 1)

    def holds(self, realm: Realm, cards: Cards, material: Material) -> bool:
        return realm.facts(material).types[self.type] >= self.least

    def progress(self, realm: Realm, cards: Cards, material: Material) -> list[tuple[int, int]]:
        return [(realm.facts(material).types[self.type], self.least)]


class GoodsOfEach(Condition):
    """AM-8.14: so many of every good on the markets."""

    def __init__(self, entry: Json, where: str) -> None:
        self.least: int = whole(entry["least"], f"{where}.least", 1)

    def holds(self, realm: Realm, cards: Cards, material: Material) -> bool:
        return min(realm.facts(material).goods) >= self.least

    def progress(self, realm: Realm, cards: Cards, material: Material) -> list[tuple[int, int]]:
        return [(min(realm.facts(material).goods), self.least)]


class GoodsOfOne(Condition):
    """AM-8.14: so many of one good on the markets."""

    def __init__(self, entry: Json, where: str) -> None:
        self.least: int = whole(entry["least"], f"{where}.least", 1)

    def holds(self, realm: Realm, cards: Cards, material: Material) -> bool:
        return max(realm.facts(material).goods) >= self.least

    def progress(self, realm: Realm, cards: Cards, material: Material) -> list[tuple[int, int]]:
        return [(max(realm.facts(material).goods), self.least)]


def _asked(parts: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The parts of which something is asked."""
    return [(have, need) for have, need in parts if need]


KINDS: Final[dict[str, type[Condition]]] = {
    "pattern": Figure,
    "cards": CardCount,
    "pairs": PairCount,
    "active_effects": ActiveEffects,
    "row_length": RowLength,
    "each_row": EachRow,
    "count_type": TypeCount,
    "goods_each": GoodsOfEach,
    "goods_same": GoodsOfOne,
}


_made: Final[dict[Material, list[Condition]]] = {}


def conditions(material: Material) -> list[Condition]:
    """The conditions of all objectives, in the order of OBJECTIVES; made once for a material."""
    if material not in _made:
        made: list[Condition] = []
        for name in OBJECTIVES:
            entry = material.data["objectives"][name]
            made.append(KINDS[entry["kind"]](entry, f"objectives.{name}"))
        keep(_made, material, made)
    return _made[material]
