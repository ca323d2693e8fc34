"""The pieces of Alhambra and of its modules: names, numbers and lists, read from material.toml."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from majlis.kernel.codec import Json
from majlis.kernel.material import (
    Materials,
    index_of,
    read_toml,
    whole,
    wholes,
)
from majlis.kernel.options import UserError
from majlis.kernel.text import Text

_base: Final[Json] = read_toml(Path(__file__).with_name("material.toml"))

CURRENCIES: Final = ("florin", "dirham", "denar", "ducat")  # in space order (AL-1.8)
SPACES: Final = 4
DIAMOND: Final = 4  # the fifth currency of a module (AL-DI-1)

TYPES: Final = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
TYPE_COUNT: Final = 6
TYPE_TILES: Final = (7, 7, 9, 9, 11, 11)  # AL-1.1
TYPE_LOWEST: Final = (2, 3, 4, 5, 6, 7)  # the cheapest tile of each type
TYPE_SPAN: Final = 6  # the dearest one costs so much more

TILES: Final[tuple[str, ...]] = tuple(_base["tiles"])
TILE_COUNT: Final = 54
TILE_TYPE: Final[tuple[int, ...]] = tuple(TYPES.index(t["type"]) for t in _base["tiles"].values())
FOUNTAIN: Final = 54  # stands for the lion fountain where a tile is meant

SIDES: Final = ("N", "E", "S", "W")  # side i is bit i of a set of sides
OPPOSITE_PAIRS: Final = (0b0101, 0b1010)

SCORING_CARDS: Final[tuple[str, ...]] = tuple(_base["scoring_cards"])
CARAVANS: Final[tuple[str, ...]] = tuple(_base["caravanserai_cards"])
CARAVAN_SPACES: Final = ("0", "1", "2", "3", "4", "5", "branch-1", "branch-2", "branch-3")
TRACK: Final = 6  # spaces of the main track; the branches follow
BRANCHES: Final = 3  # of a card, as far as we know (AL-CA-16)
COUNTERS: Final[tuple[str, ...]] = tuple(_base["culture_counters"])
COUNTER_COUNT: Final = 7
BUREAUX: Final[tuple[str, ...]] = tuple(_base["exchange_cards"])
BUREAU_COUNT: Final = 6
PILES: Final = 5  # AL-2.8
ROUNDS: Final = 3

SULTAN_CARDS: Final = 8  # AL-SU-1
DIAMONDS: Final = 11  # AL-DI-1
COUNTER_PIECES: Final = 20  # AL-MO-1


class Material:
    """All numbers of the game, checked; lists are indexed by the ids above."""

    def __init__(self, data: Json) -> None:
        self.data: Json = data
        # What differs from what we know of the box, and can be played all the same.
        self.warnings: list[Text] = []
        # What is refused in a new file, and lives on where a game was begun with it.
        self.refusals: list[str] = []
        self._read_tiles(data["tiles"])
        self._read_base(data)
        self._read_scoring(data["scoring"], data["scoring_cards"])
        self._read_sultan(data)
        self._read_caravanserai(data["caravanserai"], data["caravanserai_cards"])
        self._read_culture(data["culture"], data["culture_counters"])
        self._read_money_modules(data)
        # The tiles as views show them: made when the first is looked at.
        self.faces: dict[str, Json] = {}

    def _read_tiles(self, tiles: Json) -> None:
        prices: list[int] = []
        walls: list[int] = []
        seen: dict[tuple[int, int, int], str] = {}
        for index, name in enumerate(TILES):
            where = f"tiles.{name}"
            kind = TILE_TYPE[index]
            if tiles[name]["type"] != TYPES[kind]:
                raise UserError(
                    f"material: {where}: a tile keeps its type, {TYPES[kind]}; "
                    f"found {tiles[name]['type']!r} (AL-1.1)"
                )
            price = _price(tiles[name]["price"], where, kind)
            sides = _sides(tiles[name]["walls"], where)
            twin = seen.setdefault((kind, price, sides), name)
            if twin != name:
                raise UserError(
                    f"material: {where}: the same type, price and walls as {twin}; "
                    "no two tiles are alike (AL-1.2)"
                )
            prices.append(price)
            walls.append(sides)
        self.price: tuple[int, ...] = tuple(prices)
        # The fountain has no wall (AL-1.4).
        self.walls: tuple[int, ...] = (*walls, 0)

    def _read_base(self, data: Json) -> None:
        self.fountains: int = whole(data["fountain"]["copies"], "fountain.copies", 1, 6)
        money = data["money"]
        self.copies: int = whole(money["copies"], "money.copies", 1, 7)
        self.copies_two: int = whole(money["copies_two_players"], "money.copies_two_players", 1, 7)
        rules = data["rules"]
        self.starting_money: int = whole(rules["starting_money"], "rules.starting_money", 1, 40)
        self.take_several: int = whole(rules["take_several"], "rules.take_several", 0, 36)
        self.scoring_piles: tuple[int, ...] = (
            whole(rules["first_scoring_pile"], "rules.first_scoring_pile", 1, PILES) - 1,
            whole(rules["second_scoring_pile"], "rules.second_scoring_pile", 1, PILES) - 1,
        )
        if self.scoring_piles[0] >= self.scoring_piles[1]:
            raise UserError(
                "material: rules.first_scoring_pile: the first scoring card must lie in an "
                "earlier pile than the second (AL-2.8)"
            )
        dirk = data["dirk"]
        self.dirk_start: int = whole(dirk["start"], "dirk.start", 0, 20)
        self.dirk_after_1: int = whole(dirk["after_round_1"], "dirk.after_round_1", 0, 20)
        self.dirk_divisor: int = whole(
            dirk["after_round_2_divisor"], "dirk.after_round_2_divisor", 1, 54
        )

    def _read_scoring(self, scoring: Json, cards: Json) -> None:
        self.points: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            _rows(scoring[f"round_{n}"], f"scoring.round_{n}", n) for n in (1, 2, 3)
        )
        self.wall_points: int = whole(scoring["wall"], "scoring.wall", 0, 9)
        orders: list[tuple[int, ...]] = []
        for name in SCORING_CARDS:
            where = f"scoring_cards.{name}"
            order = tuple(index_of(t, TYPES, where) for t in cards[name]["order"])
            if sorted(order) != list(range(TYPE_COUNT)):
                raise UserError(f"material: {where}: each type stands there once (AL-SC-1)")
            if order in orders:
                twin = SCORING_CARDS[orders.index(order)]
                raise UserError(f"material: {where}: the same order as {twin} (AL-SC-1)")
            orders.append(order)
        self.card_orders: tuple[tuple[int, ...], ...] = tuple(orders)

    def _read_sultan(self, data: Json) -> None:
        self.sultan_price: int = whole(data["sultan"]["price"], "sultan.price", 1, 13)
        self.sultan_copies: tuple[int, ...] = tuple(
            whole(data["sultan_cards"][c]["copies"], f"sultan_cards.{c}.copies", 0, 8)
            for c in CURRENCIES
        )
        if sum(self.sultan_copies) != SULTAN_CARDS:
            raise UserError(
                f"material: sultan_cards: expected {SULTAN_CARDS} cards in all, "
                f"found {sum(self.sultan_copies)} (AL-SU-1)"
            )
        self.sultan_piles: list[int] = wholes(data["sultan"]["piles"], "sultan.piles", PILES)
        if sum(self.sultan_piles) != SULTAN_CARDS:
            raise UserError(
                f"material: sultan.piles: expected {SULTAN_CARDS} cards in all, "
                f"found {sum(self.sultan_piles)} (AL-SU-2)"
            )
        die = data["sultan_die"]
        self.opposite: tuple[int, ...] = tuple(
            index_of(die[t]["opposite"], TYPES, f"sultan_die.{t}.opposite") for t in TYPES
        )
        for face, other in enumerate(self.opposite):
            if face == other or self.opposite[other] != face:
                raise UserError(
                    f"material: sultan_die.{TYPES[face]}: opposite of {TYPES[other]}, "
                    f"whose opposite is {TYPES[self.opposite[other]]} (AL-SU-9)"
                )

    def _read_caravanserai(self, numbers: Json, cards: Json) -> None:
        self.caravan_most: int = whole(numbers["most"], "caravanserai.most", 1, 2)
        self.caravan_types: list[int] = wholes(
            numbers["types"], "caravanserai.types", 2, 1, TYPE_COUNT
        )
        # The price by number of types; the list of the file begins at the first card's need.
        first = self.caravan_types[0]
        listed = wholes(numbers["prices"], "caravanserai.prices", TYPE_COUNT + 1 - first, 1, 13)
        self.caravan_price: tuple[int, ...] = (*([0] * first), *listed)
        currency: list[tuple[int, ...]] = []
        value: list[tuple[int, ...]] = []
        moves: list[tuple[tuple[int, ...], ...]] = []
        for name in CARAVANS:
            where = f"caravanserai_cards.{name}"
            main = index_of(cards[name]["main"], CURRENCIES, f"{where}.main")
            branches = tuple(
                index_of(c, CURRENCIES, f"{where}.branches") for c in cards[name]["branches"]
            )
            count = len(branches)
            levels = wholes(cards[name]["levels"], f"{where}.levels", count, 1, TRACK - 1)
            if count > BRANCHES:
                raise UserError(
                    f"material: {where}: {count} branches; there is room for {BRANCHES} (AL-CA-16)"
                )
            if len({main, *branches}) != 1 + count or len(set(levels)) != count:
                raise UserError(
                    f"material: {where}: branches lead to different other currencies, "
                    "each from a level of its own (AL-CA-16)"
                )
            if count != BRANCHES:
                counts: dict[str, int | str] = {"count": count, "usual": BRANCHES}
                self.warnings.append(Text("material-branches", {"place": where, **counts}))
            missing = BRANCHES - count
            currency.append((-1, *([main] * (TRACK - 1)), *branches, *([-1] * missing)))
            value.append((*range(TRACK), *levels, *([0] * missing)))
            moves.append(_moves(levels))
        self.caravan_currency: tuple[tuple[int, ...], ...] = tuple(currency)
        self.caravan_value: tuple[tuple[int, ...], ...] = tuple(value)
        self.caravan_moves: tuple[tuple[tuple[int, ...], ...], ...] = tuple(moves)

    def _read_culture(self, numbers: Json, counters: Json) -> None:
        self.culture_least: int = whole(numbers["least_tiles"], "culture.least_tiles", 1, 9)
        kind_of = [-1] * TILE_COUNT
        prices: list[int] = []
        for kind, name in enumerate(COUNTERS):
            for price in counters[name]["prices"]:
                if price in prices:
                    raise UserError(
                        f"material: culture_counters.{name}: price {price} has two kinds (AL-MO-2)"
                    )
                prices.append(whole(price, f"culture_counters.{name}.prices", 2, 13))
                for tile in range(TILE_COUNT):
                    if self.price[tile] == price:
                        kind_of[tile] = kind
        self.counter_of: tuple[int, ...] = tuple(kind_of)
        self.counter_copies: list[int] = [
            whole(counters[n]["copies"], f"culture_counters.{n}.copies", 0, 20) for n in COUNTERS
        ]
        if sum(self.counter_copies) != COUNTER_PIECES:
            raise UserError(
                f"material: culture_counters: expected {COUNTER_PIECES} pieces in all, "
                f"found {sum(self.counter_copies)} (AL-MO-1)"
            )
        self.counter_points: tuple[tuple[int, ...], ...] = tuple(
            tuple(wholes(counters[n]["points"], f"culture_counters.{n}.points", 6))
            for n in COUNTERS
        )
        self.counter_squares: tuple[tuple[int, ...], ...] = tuple(
            _rising(counters[n]["squares"], f"culture_counters.{n}.squares") for n in COUNTERS
        )
        for kind in range(COUNTER_COUNT):
            self._check_counter(kind)

    def _check_counter(self, kind: int) -> None:
        """AL-MO-8, AL-MO-10: a side for every number of tiles; AL-MO-11: points that rise."""
        where = f"culture_counters.{COUNTERS[kind]}"
        points, squares = self.counter_points[kind], self.counter_squares[kind]
        if points[0] or list(points) != sorted(points):
            listed = ", ".join([str(point) for point in points])
            self.warnings.append(
                Text("material-points_fall", {"place": f"{where}.points", "points": listed})
            )
        for tiles in range(self.culture_least, self.counter_of.count(kind) + 1):
            if tiles not in squares and tiles < max(squares):
                self.refusals.append(
                    f"{where}.squares: no side has {tiles} squares, so that nobody knows where the "
                    f"marker of a player with {tiles} such tiles stands (AL-MO-8)"
                )

    def _read_money_modules(self, data: Json) -> None:
        self.viziers: int = whole(data["vizier"]["pieces"], "vizier.pieces", 1, 6)
        self.bureau_piles: list[int] = wholes(data["exchange"]["piles"], "exchange.piles", PILES)
        if sum(self.bureau_piles) != BUREAU_COUNT:
            raise UserError(
                f"material: exchange.piles: expected {BUREAU_COUNT} cards in all, "
                f"found {sum(self.bureau_piles)} (AL-EX-2)"
            )
        pairs: list[int] = []
        for name in BUREAUX:
            where = f"exchange_cards.{name}"
            pair = [index_of(c, CURRENCIES, where) for c in data["exchange_cards"][name]["pair"]]
            sides = sum({1 << c for c in pair})
            if len(pair) != 2 or sides.bit_count() != 2 or sides in pairs:
                raise UserError(f"material: {where}: each pair of currencies once (AL-EX-1)")
            pairs.append(sides)
        self.bureau_pair: tuple[int, ...] = tuple(pairs)
        values = data["diamonds"]["values"]
        self.diamonds: list[int] = wholes(values, "diamonds.values", max(1, len(values)), 1, 9)
        if len(values) != DIAMONDS:
            self.warnings.append(
                Text("material-diamonds", {"count": len(values), "usual": DIAMONDS})
            )
        if max(self.diamonds.count(v) for v in self.diamonds) > 7:
            raise UserError("material: diamonds.values: a value occurs too often (AL-DI-1)")
        coins = data["coins"]
        self.coins: int = whole(coins["per_currency"], "coins.per_currency", 0, 50)
        self.overpaid: int = whole(coins["overpaid_per_coin"], "coins.overpaid_per_coin", 1, 9)


def _price(price: Json, where: str, kind: int) -> int:
    lowest = TYPE_LOWEST[kind]
    if not isinstance(price, int) or not lowest <= price <= lowest + TYPE_SPAN:
        raise UserError(
            f"material: {where}: {TYPES[kind]} cost {lowest} to {lowest + TYPE_SPAN}, "
            f"found {price!r} (AL-1.1)"
        )
    return price


def _sides(walls: Json, where: str) -> int:
    """The walled sides of a tile as bits."""
    sides = 0
    for side in walls:
        if side not in SIDES:
            raise UserError(
                f"material: {where}: a wall stands on side N, E, S or W, not on {side!r} (AL-1.2)"
            )
        bit = 1 << SIDES.index(side)
        if sides & bit:
            raise UserError(f"material: {where}: side {side} is named twice (AL-1.2)")
        sides |= bit
    if sides in OPPOSITE_PAIRS or sides == 15:
        raise UserError(
            f"material: {where}: at most three walls, and two of them on adjacent sides (AL-1.3)"
        )
    return sides


def _rows(rows: Json, where: str, places: int) -> tuple[tuple[int, ...], ...]:
    if len(rows) != TYPE_COUNT:
        raise UserError(f"material: {where}: expected {TYPE_COUNT} rows (AL-9.4)")
    return tuple(tuple(wholes(row, f"{where}[{i}]", places)) for i, row in enumerate(rows))


def _rising(values: Json, where: str) -> tuple[int, ...]:
    sides = wholes(values, where, 6)
    if sides[0] != 0 or sides != sorted(sides):
        raise UserError(f"material: {where}: six numbers that rise from 0 (AL-MO-11)")
    return tuple(sides)


def _moves(levels: list[int]) -> tuple[tuple[int, ...], ...]:
    """Where a marker may go from each space: up the track, or out to a branch (AL-CA-8)."""
    moves: list[tuple[int, ...]] = []
    for space in range(TRACK):
        up = [space + 1] if space + 1 < TRACK else []
        moves.append((*up, *[TRACK + i for i, level in enumerate(levels) if level == space]))
    return (*moves, *[()] * len(levels))


# The material with corrections laid over it; the same object for the same corrections.
material: Final[Callable[[Json], Material]] = Materials(_base, Material).of


def material_of_file(corrections: Json) -> Material:
    """The material of a new file of corrections: what cannot be read in one way is refused."""
    made = material(corrections)
    if made.refusals:
        raise UserError(f"material: {made.refusals[0]}")
    return made


def warnings(corrections: Json) -> list[Text]:
    """What in corrections differs from what we know of the box."""
    return list(material(corrections).warnings)
