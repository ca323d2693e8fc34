"""The pieces of Al-Rashid: names, numbers and lists, read from material.toml."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from majlis.kernel.codec import Json
from majlis.kernel.material import (
    Materials,
    index_of,
    read_toml,
    whole,
    wholes,
)
from majlis.kernel.options import UserError

GOODS: Final = ("wood", "metal", "pottery", "spice", "silk")
COMMON: Final = 3  # the first three goods are common (AR-1.9)
NOTE: Final = 5  # the credit note, as a sixth thing to take in trade (AR-18.5)

PAWNS: Final = ("pasha", "merchant", "sage")
PASHA: Final = 0
MERCHANT: Final = 1
SAGE: Final = 2

AREAS: Final = (
    "intrigue",
    "military",
    "traditions",
    "commerce",
    "politics",
    "court",
    "silk_road",
    "spice_road",
    "sanmatia",
    "mare_indianum",
    "abbasid_caliphate",
    "mare_internum",
    "nilus_valley",
)
INTRIGUE: Final = 0
MILITARY: Final = 1
TRADITIONS: Final = 2
COMMERCE: Final = 3
POLITICS: Final = 4
COURT: Final = 5
FIRST_COUNTRY: Final = 6
AREA_COUNT: Final = 13
COUNTRY_COUNT: Final = 7
GUILDS: Final = AREAS[:5]
COUNTRIES: Final = AREAS[6:]

COLOURS: Final = ("red", "blue")
VALUES: Final = 3  # values 2, 3 and 4 of each colour
TOKENS: Final = ("red_2", "red_3", "red_4", "blue_2", "blue_3", "blue_4")

FAVOURS: Final = ("general", "court_scholar", "vizier", "qadi")
GENERAL: Final = 0
SCHOLAR: Final = 1
VIZIER: Final = 2
QADI: Final = 3

TITLES: Final = (
    "smuggler",
    "plotter",
    "informer",
    "impostor",
    "strategist",
    "recruiter",
    "raider",
    "negotiator",
    "loremaster",
    "enchanter",
    "diplomat",
    "banker",
    "trader",
    "hardwood_importer",
    "pottery_importer",
    "metal_importer",
    "aide_to_the_qadi",
    "steward_of_the_city",
    "warehouse_keeper",
    "favorites_maiden",
    "weapon_master",
    "dean_of_the_academy",
    "economist",
    "counselor_to_the_caliph",
    "treasurer",
    "agha",
    "silk_monopolist",
    "spices_monopolist",
    "astrologist",
    "law_expert",
    "quartermaster",
    "alchemist",
)
TITLE_COUNT: Final = 32
SMUGGLER: Final = 0
PLOTTER: Final = 1
INFORMER: Final = 2
IMPOSTOR: Final = 3
STRATEGIST: Final = 4
RECRUITER: Final = 5
RAIDER: Final = 6
NEGOTIATOR: Final = 7
LOREMASTER: Final = 8
ENCHANTER: Final = 9
DIPLOMAT: Final = 10
BANKER: Final = 11
TRADER: Final = 12
HARDWOOD_IMPORTER: Final = 13
POTTERY_IMPORTER: Final = 14
METAL_IMPORTER: Final = 15
AIDE: Final = 16
TREASURER: Final = 24
AGHA: Final = 25
SILK_MONOPOLIST: Final = 26
SPICES_MONOPOLIST: Final = 27
ASTROLOGIST: Final = 28
LAW_EXPERT: Final = 29
QUARTERMASTER: Final = 30
ALCHEMIST: Final = 31

ACTIVATED: Final = 0
PERMANENT: Final = 1
ONE_SHOT: Final = 2
TITLE_TYPES: Final = ("activated", "permanent", "one_shot")
COUNTERS: Final = (
    "influence_tokens",
    "palaces_with_a_title",
    "distinct_goods",
    "titles_intrigue",
    "titles_military",
    "sages",
    "merchants",
    "pashas",
)

SEATS: Final = ("first", "second", "third", "fourth", "fifth")
SETUP_TILES: Final = ("S1", "S2", "S3")
YEAR_TILES: Final = ("Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8")
TOKENS_PER_COLOUR: Final = 32
TILES: Final = 48


class Material:
    """Every number of the game, ready for use; made once for each set of corrections."""

    def __init__(self, data: Json) -> None:
        self.data: Json = data
        self.years: int = whole(data["years"], "years", 1, 9)
        self._read_pawns(data["pawns"])
        self._read_goods(data["countries"], data["starting_goods"])
        self._read_mercenaries(data["mercenaries"], data["crisis"])
        self._read_palaces(data)
        self._read_titles(data["titles"])
        self.trade: list[int] = wholes(data["trade"]["by_rank"], "trade.by_rank", 3)

    def _read_pawns(self, pawns: Json) -> None:
        self.dominance: list[int] = _column(pawns, "pawns", PAWNS, "dominance")
        self.pawn_prestige: list[int] = _column(pawns, "pawns", PAWNS, "prestige")
        self.start_pawns: list[int] = _column(pawns, "pawns", PAWNS, "start")
        self.most_pawns: list[int] = _column(pawns, "pawns", PAWNS, "most", 7)
        for p in range(3):
            if self.start_pawns[p] > self.most_pawns[p]:
                raise UserError(f"material: pawns.{PAWNS[p]}: start is more than most (AR-1.3)")

    def _read_goods(self, countries: Json, starting: Json) -> None:
        self.country_goods: list[int] = []
        for name in COUNTRIES:
            self.country_goods += _goods(countries[name]["goods"], f"countries.{name}.goods")
        self.country_notes: list[int] = _column(countries, "countries", COUNTRIES, "credit_notes")
        self.start_goods: list[list[int]] = [
            _goods(starting[place]["goods"], f"starting_goods.{place}.goods") for place in SEATS
        ]

    def _read_mercenaries(self, tokens: Json, crisis: Json) -> None:
        self.tokens: list[int] = []
        for colour in COLOURS:
            counts = [
                whole(tokens[colour][v], f"mercenaries.{colour}.{v}")
                for v in ("two", "three", "four")
            ]
            if sum(counts) != TOKENS_PER_COLOUR:
                raise UserError(
                    f"material: mercenaries.{colour}: expected {TOKENS_PER_COLOUR} tokens, "
                    f"found {sum(counts)} (AR-1.5)"
                )
            self.tokens += counts
        # Tiles of the Italian list, then of the French one (AR-16.7).
        self.setup_tiles: list[list[tuple[int, int]]] = []
        self.year_tiles: list[list[tuple[int, int]]] = []
        for edition in ("it", "fr"):
            for tile in SETUP_TILES:
                self.setup_tiles.append(_tile(crisis["setup"][tile], tile, edition))
            for tile in YEAR_TILES:
                self.year_tiles.append(_tile(crisis["year"][tile], tile, edition))

    def _read_palaces(self, data: Json) -> None:
        services = data["services"]
        self.service_gold: list[list[int]] = [
            wholes(services[g]["gold"], f"services.{g}.gold", 3) for g in GUILDS
        ]
        self.service_amount: list[list[int]] = [
            wholes(services[g]["amount"], f"services.{g}.amount", 3, 0, 9) for g in GUILDS
        ]
        self.favour_gold: list[int] = _column(data["favours"], "favours", FAVOURS, "gold")
        self.favourite_gold: int = whole(data["favours"]["favourite"]["gold"], "favours.favourite")
        note = data["credit_note"]
        self.note_value: int = whole(note["discount"], "credit_note.discount")
        self.banker_value: int = whole(note["discount_with_banker"], "credit_note")
        dishonour = data["dishonour"]
        self.dishonour_idle: int = whole(dishonour["no_main_action"], "dishonour")
        self.dishonour_court: int = whole(dishonour["court_without_pasha"], "dishonour")
        self.dishonour_enchanter: int = whole(dishonour["enchanter"], "dishonour")
        self.dishonour_flight: int = whole(dishonour["flight"], "dishonour")
        scoring = data["scoring"]
        self.influence_points: int = whole(scoring["influence"], "scoring.influence")
        self.influence_most: int = whole(scoring["influence_most"], "scoring.influence_most")
        self.dishonour_points: int = whole(scoring["dishonour"], "scoring.dishonour", -99, 0)

    def _read_titles(self, titles: Json) -> None:
        self.title_tile: list[str] = [str(titles[t]["tile"]) for t in TITLES]
        self.title_palace: list[int] = [
            index_of(titles[t]["palace"], AREAS[:6], f"titles.{t}.palace") for t in TITLES
        ]
        self.palace_titles: list[list[int]] = [
            [t for t in range(TITLE_COUNT) if self.title_palace[t] == palace] for palace in range(6)
        ]
        self.title_type: list[int] = [
            index_of(titles[t]["type"], TITLE_TYPES, f"titles.{t}.type") for t in TITLES
        ]
        self.title_gold: list[int] = _column(titles, "titles", TITLES, "gold")
        self.title_copies: list[int] = _column(titles, "titles", TITLES, "copies")
        if sum(self.title_copies) != TILES:
            raise UserError(
                f"material: titles: expected {TILES} tiles in all, found {sum(self.title_copies)} "
                "(AR-1.4)"
            )
        self.title_prestige: list[int] = [
            whole(titles[t].get("prestige", 0), f"titles.{t}.prestige") for t in TITLES
        ]
        self.title_amount: list[int] = [
            whole(titles[t].get("amount", 1), f"titles.{t}.amount", 0, 9) for t in TITLES
        ]
        self.title_counter: list[int] = []
        self.title_steps: list[list[tuple[int, int]]] = []
        for t in TITLES:
            where = f"titles.{t}"
            counted = "counts" in titles[t]
            self.title_counter.append(
                index_of(titles[t]["counts"], COUNTERS, f"{where}.counts") if counted else -1
            )
            self.title_steps.append(_steps(titles[t].get("steps", []), f"{where}.steps"))
        both = wholes(titles["silk_monopolist"]["with_both"], "titles.silk_monopolist.with_both", 2)
        self.silk_with_both: list[int] = both
        both = wholes(titles["spices_monopolist"]["with_both"], "titles.spices_monopolist", 2)
        self.spices_with_both: list[int] = both
        self.astrologist_steps: list[tuple[int, int]] = _steps(
            titles["astrologist"]["amounts"], "titles.astrologist.amounts"
        )

    def setup_tile(self, tile: int, french: bool) -> list[tuple[int, int]]:
        """The entries of a set-up tile: pairs of an area and a colour."""
        return self.setup_tiles[tile + (len(SETUP_TILES) if french else 0)]

    def year_tile(self, tile: int, french: bool) -> list[tuple[int, int]]:
        """The entries of a year tile: pairs of an area and a colour."""
        return self.year_tiles[tile + (len(YEAR_TILES) if french else 0)]


def reached(steps: list[tuple[int, int]], count: int) -> int:
    """The value of the highest step that a count reaches."""
    value = 0
    for least, worth in steps:
        if count >= least:
            value = worth
    return value


def _column(table: Json, where: str, names: tuple[str, ...], key: str, high: int = 99) -> list[int]:
    return [whole(table[n][key], f"{where}.{n}.{key}", 0, high) for n in names]


def _goods(table: Json, where: str) -> list[int]:
    return [whole(table[good], f"{where}.{good}") for good in GOODS]


def _tile(tile: Json, name: str, edition: str) -> list[tuple[int, int]]:
    where = f"crisis tile {name}, {edition}"
    entries: list[tuple[int, int]] = []
    for entry in tile[edition]:
        if not isinstance(entry, list) or len(entry) != 2:
            raise UserError(f"material: {where}: expected a country and a colour, found {entry!r}")
        country = index_of(entry[0], COUNTRIES, where)
        if any(area == country + FIRST_COUNTRY for area, _ in entries):
            raise UserError(f"material: {where}: {entry[0]} is named twice (AR-16.8)")
        entries.append((country + FIRST_COUNTRY, index_of(entry[1], COLOURS, where)))
    return entries


def _steps(steps: Any, where: str) -> list[tuple[int, int]]:
    pairs = [wholes(step, f"{where}[{i}]", 2) for i, step in enumerate(steps)]
    for i in range(1, len(pairs)):
        if pairs[i][0] <= pairs[i - 1][0]:
            raise UserError(f"material: {where}: the counts must rise")
    return [(pair[0], pair[1]) for pair in pairs]


_base: Final[Json] = read_toml(Path(__file__).with_name("material.toml"))
_FIXED: Final = (("titles", "type", "AR-14.1"),)
# The material with corrections laid over it; the same object for the same corrections.
material: Final[Callable[[Json], Material]] = Materials(_base, Material, _FIXED).of
