"""The pieces of Almadi: names, numbers and lists, read from material.toml."""

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

TYPES: Final = ("oasis", "caravan", "market", "palace")
OASIS: Final = 0
CARAVAN: Final = 1
MARKET: Final = 2
PALACE: Final = 3

# The six effects; a side of a landscape is blank, an arrow, or an effect (AM-3.1, AM-3.3).
EFFECTS: Final = ("genie", "hammer", "stall", "moon", "ruby", "jar")
GENIE: Final = 0
HAMMER: Final = 1
STALL: Final = 2
MOON: Final = 3
RUBY: Final = 4
JAR: Final = 5
SIDES: Final = ("none", "act", *EFFECTS)
ARROW: Final = 1
FIRST_EFFECT: Final = 2
DIRECTIONS: Final = ("n", "e", "s", "w")

GOODS: Final = ("spices", "pottery", "leather", "carpets")
SPICES: Final = 0
POTTERY: Final = 1
LEATHER: Final = 2
CARPETS: Final = 3
MOTIFS: Final = ("star", "flower", "diamond", "wave")

PER_TYPE: Final = 22
TILE_COUNT: Final = 88
TILES: Final = tuple(
    f"{letters}{number:02}" for letters in ("OA", "CA", "MA", "PA") for number in range(1, 23)
)
STARTS: Final = ("ST-A", "ST-B", "ST-C", "ST-D", "ST-E")
# A landscape is one square: a tile, or one of the four squares of a starting tile (AM-1.5).
LANDSCAPES: Final = TILES + tuple(f"{start}{row}" for start in STARTS for row in range(1, 5))

SLOTS: Final = 8
CARDS: Final = 32

COLOURS: Final = ("blue", "red", "yellow", "green", "grey")
GREY: Final = 4
PER_COLOUR: Final = (5, 5, 5, 5, 12)
OBJECTIVES: Final = (
    *[f"GY{number:02}" for number in range(1, 13)],
    *[f"{letters}0{number}" for letters in ("BU", "YE", "RD", "GN") for number in range(1, 6)],
)
OBJECTIVE_COUNT: Final = 32

CHARACTERS: Final = (
    "ali_shar",
    "ali_cogia",
    "aziz",
    "aziza",
    "dalila",
    "dunya",
    "dunyazad",
    "harun",
    "hindbad",
    "khalifa",
    "forty_thieves",
    "shahriar",
    "sheherazade",
    "zobeide",
    "zubaydah",
    "abriza",
    "aladdin",
    "ali",
    "ali_baba",
    "badroulboudour",
    "hussain",
    "jafar",
    "morgiane",
    "paribanou",
    "zaynab",
    "zumurrud",
)
CHARACTER_COUNT: Final = 26
ALI_SHAR: Final = 0
ALI_COGIA: Final = 1
AZIZ: Final = 2
AZIZA: Final = 3
DALILA: Final = 4
DUNYA: Final = 5
DUNYAZAD: Final = 6
HARUN: Final = 7
HINDBAD: Final = 8
KHALIFA: Final = 9
THIEVES: Final = 10
SHAHRIAR: Final = 11
SHEHERAZADE: Final = 12
ZOBEIDE: Final = 13
ZUBAYDAH: Final = 14
ABRIZA: Final = 15
ALADDIN: Final = 16
ALI: Final = 17
ALI_BABA: Final = 18
BADROULBOUDOUR: Final = 19
HUSSAIN: Final = 20
JAFAR: Final = 21
MORGIANE: Final = 22
PARIBANOU: Final = 23
ZAYNAB: Final = 24
ZUMURRUD: Final = 25


class Material:
    """Every number of the game, ready for use; made once for each set of corrections."""

    def __init__(self, data: Json) -> None:
        self.data: Json = data
        self._read_setup(data["setup"])
        self.genie_moves: int = whole(data["turn"]["genie_moves"], "turn.genie_moves", 1, 3)
        self._read_scoring(data["scoring"])
        self._read_cards(data["stalls"], data["mosaics"])
        self._read_landscapes(data["landscapes"], data["starts"])
        self._read_objectives(data["objectives"])
        self._read_characters(data["characters"])
        # The landscapes as views show them: made when the first is looked at.
        self.faces: list[Json] = []

    def _read_setup(self, setup: Json) -> None:
        self.tiles_per_type: list[int] = _by_players(setup, "tiles_per_type", PER_TYPE, "AM-2.2")
        self.cards_per_pile: list[int] = _by_players(setup, "cards_per_pile", CARDS, "AM-2.5")
        grey = _by_players(setup, "grey_objectives", PER_COLOUR[GREY], "AM-2.6")
        self.grey_objectives: list[int] = grey
        for index in range(4):
            players = index + 2
            pile = 4 * self.tiles_per_type[index] - SLOTS
            if pile < players or pile % players or pile > 16 * players:
                raise UserError(
                    f"material: setup.tiles_per_type[{index}]: the pile of {pile} tiles must give "
                    f"each of {players} players the same number of turns, 1 to 16 (AM-9.2)"
                )
        self.rubies: int = whole(setup["rubies"], "setup.rubies")
        self.dealt: list[int] = wholes(setup["characters_dealt"], "setup.characters_dealt", 4, 2, 5)
        self.kept: int = whole(setup["characters_kept"], "setup.characters_kept", 2, 2)

    def _read_scoring(self, scoring: Json) -> None:
        self.oasis: int = whole(scoring["oasis"], "scoring.oasis")
        self.oasis_bonus: int = whole(scoring["oasis_bonus"], "scoring.oasis_bonus")
        self.palace: int = whole(scoring["palace"], "scoring.palace")
        neighbour = whole(scoring["palace_neighbour"], "scoring.palace_neighbour")
        self.palace_neighbour: int = neighbour
        self.jar: int = whole(scoring["jar"], "scoring.jar")
        self.capacity: list[int] = wholes(scoring["capacity"], "scoring.capacity", 8)
        two = wholes(scoring["rubies_two_players"], "scoring.rubies_two_players", 2)
        more = wholes(scoring["rubies_more_players"], "scoring.rubies_more_players", 5)
        self.ruby_points: list[list[int]] = [two, more, more, more]
        per_point = whole(scoring["rubies_per_point"], "scoring.rubies_per_point", 1)
        self.rubies_per_point: int = per_point

    def _read_cards(self, stalls: Json, mosaics: Json) -> None:
        self.stall_copies: tuple[int, ...] = _copies(stalls, "stalls", GOODS)
        self.mosaic_copies: tuple[int, ...] = _copies(mosaics, "mosaics", MOTIFS)
        # How many goods a stall card carries, whatever they are (AM-10.4).
        self.stall_goods: list[int] = [
            sum(_goods(stalls[face]["goods"], f"stalls.{face}.goods")) for face in GOODS
        ]

    def _read_landscapes(self, tiles: Json, starts: Json) -> None:
        """By landscape: its type, its four sides from the top clockwise, its goods."""
        self.type: list[int] = []
        self.side: list[int] = []
        self.goods: list[tuple[int, ...]] = []
        for number, name in enumerate(TILES):
            self._read_square(tiles[name], f"landscapes.{name}")
            if self.type[-1] != number // PER_TYPE:
                raise UserError(
                    f"material: landscapes.{name}.type: the tile is one of the 22 of type "
                    f"{TYPES[number // PER_TYPE]} (AM-1.1)"
                )
        self._check_tiles()
        for start in STARTS:
            for row in range(1, 5):
                self._read_square(starts[start][f"row_{row}"], f"starts.{start}.row_{row}")
            if sorted(self.type[-4:]) != [OASIS, CARAVAN, MARKET, PALACE]:
                raise UserError(
                    f"material: starts.{start}: expected one landscape of each type (AM-1.3)"
                )

    def _read_square(self, entry: Json, where: str) -> None:
        kind = index_of(entry["type"], TYPES, f"{where}.type")
        goods = _goods(entry["goods"], f"{where}.goods") if "goods" in entry else (0, 0, 0, 0)
        if sum(goods) and kind != MARKET:
            raise UserError(f"material: {where}.goods: only markets carry goods (AM-3.4)")
        self.type.append(kind)
        self.goods.append(goods)
        for direction in DIRECTIONS:
            self.side.append(index_of(entry[direction], SIDES, f"{where}.{direction}"))

    def _check_tiles(self) -> None:
        """AM-3.1, AM-3.2: two arrows and two effects, but for one tile of four each per type."""
        for kind in range(4):
            seen: list[int] = []
            for tile in range(kind * PER_TYPE, (kind + 1) * PER_TYPE):
                sides = self.side[tile * 4 : tile * 4 + 4]
                arrows = sides.count(ARROW)
                if 0 in sides:
                    raise UserError(
                        f"material: landscapes.{TILES[tile]}: a tile has no blank side (AM-3.1)"
                    )
                if arrows not in (0, 2, 4) or (arrows != 2 and arrows in seen):
                    raise UserError(
                        f"material: landscapes.{TILES[tile]}: expected two arrows and two effects; "
                        f"one {TYPES[kind]} has four arrows and one four effects (AM-3.2)"
                    )
                seen.append(arrows)
            if 0 not in seen or 4 not in seen:
                missing = "four effects" if 4 in seen else "four arrows"
                raise UserError(
                    f"material: landscapes: no {TYPES[kind]} is left with {missing} (AM-3.2)"
                )

    def _read_objectives(self, objectives: Json) -> None:
        self.colour: list[int] = [
            index_of(objectives[o]["colour"], COLOURS, f"objectives.{o}.colour") for o in OBJECTIVES
        ]
        self.points: list[int] = [
            whole(objectives[o]["points"], f"objectives.{o}.points") for o in OBJECTIVES
        ]
        for colour in range(4):
            if colour not in self.colour:
                raise UserError(
                    f"material: objectives: none is {COLOURS[colour]}, one is needed (AM-2.6)"
                )
        if self.colour.count(GREY) < max(self.grey_objectives):
            raise UserError(
                f"material: objectives: {self.colour.count(GREY)} are grey, five players need "
                f"{max(self.grey_objectives)} (AM-2.6)"
            )

    def _read_characters(self, characters: Json) -> None:
        self.cost: list[int] = [
            whole(characters[c]["cost"], f"characters.{c}.cost") for c in CHARACTERS
        ]
        self.power_points: list[int] = _power(characters, "points", 0)
        self.power_lot: list[int] = _power(characters, "lot", 1)
        self.power_amount: list[int] = _power(characters, "amount", 1)
        factor = characters["zobeide"]["factor"]
        self.stall_factor: int = whole(factor, "characters.zobeide.factor", 1)
        most = characters["zubaydah"]["most"]
        self.mosaics_with_zubaydah: int = whole(most, "characters.zubaydah.most", 1, 9)


def _by_players(setup: Json, name: str, most: int, clause: str) -> list[int]:
    """One number for each count of players, never more than there are in the box."""
    numbers = wholes(setup[name], f"setup.{name}", 4)
    for index, number in enumerate(numbers):
        if number > most:
            raise UserError(
                f"material: setup.{name}[{index}]: {number} is more than the {most} in the box "
                f"({clause})"
            )
    return numbers


def _copies(cards: Json, where: str, names: tuple[str, ...]) -> tuple[int, ...]:
    copies = tuple([whole(cards[n]["copies"], f"{where}.{n}.copies") for n in names])
    if sum(copies) != CARDS:
        raise UserError(
            f"material: {where}: expected {CARDS} cards in all, found {sum(copies)} (AM-1.4)"
        )
    return copies


def _goods(table: Json, where: str) -> tuple[int, ...]:
    return tuple([whole(table[good], f"{where}.{good}", 0, 9) for good in GOODS])


def _power(characters: Json, key: str, rest: int) -> list[int]:
    return [
        whole(characters[c][key], f"characters.{c}.{key}", 1) if key in characters[c] else rest
        for c in CHARACTERS
    ]


_base: Final[Json] = read_toml(Path(__file__).with_name("material.toml"))
_FIXED: Final = (("objectives", "kind", "AM-8.16"),)
# The material with corrections laid over it; the same object for the same corrections.
material: Final[Callable[[Json], Material]] = Materials(_base, Material, _FIXED).of
