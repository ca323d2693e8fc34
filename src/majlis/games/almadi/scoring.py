"""Chapters 10 to 12: the points, with the reason of each, and who wins."""

from collections.abc import Callable
from typing import Final

from majlis.games.almadi import labels
from majlis.games.almadi.material import (
    ALI_COGIA,
    ALI_SHAR,
    AZIZ,
    AZIZA,
    CARPETS,
    DALILA,
    DUNYA,
    HARUN,
    HINDBAD,
    KHALIFA,
    LEATHER,
    OBJECTIVE_COUNT,
    POTTERY,
    SHAHRIAR,
    SHEHERAZADE,
    SPICES,
    THIEVES,
    ZOBEIDE,
    ZUBAYDAH,
    Material,
)
from majlis.games.almadi.objectives import longest_row
from majlis.games.almadi.state import Almadi, Player
from majlis.games.almadi.tally import (
    active_jars,
    best_offers,
    capacity,
    caravan_groups,
    holes,
    jar_sides,
    market_goods,
    oasis_bonuses,
    oasis_groups,
    oasis_points,
    palace_scores,
    united_capacity,
)
from majlis.kernel.rules import Point, Standing, Tie
from majlis.kernel.text import Seat, Text


class Load:
    """AM-10.4: what the caravans find, what they can carry, what they carry."""

    def __init__(self, player: Player, material: Material) -> None:
        stalls = 0
        for face in range(len(player.stalls)):
            stalls += player.stalls[face] * material.stall_goods[face]
        # How often the goods of the stalls count, where that makes a difference (AM-12.14).
        self.factor: int = material.stall_factor if stalls and player.has(ZOBEIDE) else 1
        stalls *= self.factor
        sizes = caravan_groups(player.realm, material)
        united = player.has(ALI_COGIA)
        self.goods: int = market_goods(player.realm, material) + stalls
        self.capacity: int = (
            united_capacity(sizes, material) if united else capacity(sizes, material)
        )
        self.carried: int = min(self.goods, self.capacity)


def ruby_ranks(rubies: list[int], points: list[int]) -> list[int]:
    """AM-10.11, AM-10.12: points by rank, ties share their rank, nothing without a ruby."""
    result: list[int] = []
    for own in rubies:
        rank = len([other for other in rubies if other > own])
        result.append(points[rank] if own else 0)
    return result


def objective_points(player: Player, material: Material) -> int:
    """AM-8.6: what is achieved counts, what is held in vain costs."""
    total = 0
    for objective in range(OBJECTIVE_COUNT):
        if (player.held >> objective) & 1:
            won = (player.achieved >> objective) & 1
            total += material.points[objective] if won else -material.points[objective]
    return total


def mosaics_of(player: Player, material: Material) -> int:
    """AM-10.8; with Aziza or Zubaydah AM-12.28."""
    return sum(mosaic_offers(player, material))


def mosaic_offers(player: Player, material: Material) -> list[int]:
    """What each mosaic of a player gives, laid out in the best way."""
    scores = palace_scores(player.realm, material)
    a_palace = material.mosaics_with_zubaydah if player.has(ZUBAYDAH) else 1
    unplaced = material.power_points[AZIZA] if player.has(AZIZA) else 0
    return best_offers(list(scores.values()), sum(player.mosaics), a_palace, unplaced)


# ---------------------------------------------------------------- characters


def _spices_or_pottery(player: Player, material: Material) -> int:
    goods = player.realm.facts(material).goods
    return max(goods[SPICES], goods[POTTERY])


def _leather_or_carpets(player: Player, material: Material) -> int:
    goods = player.realm.facts(material).goods
    return max(goods[LEATHER], goods[CARPETS])


def _goods_left_behind(player: Player, material: Material) -> int:
    load = Load(player, material)
    return load.goods - load.carried


def _best_motif(player: Player, material: Material) -> int:
    return max(player.mosaics)


def _fullest_row(player: Player, material: Material) -> int:
    return longest_row(player.realm)


def _idle_jars(player: Player, material: Material) -> int:
    return jar_sides(player.realm, material) - active_jars(player.realm, material)


def _lone_oases(player: Player, material: Material) -> int:
    return oasis_groups(player.realm, material).count(1)


def _holes(player: Player, material: Material) -> int:
    return holes(player.realm)


def _objectives_achieved(player: Player, material: Material) -> int:
    return player.achieved.bit_count()


def _characters_recruited(player: Player, material: Material) -> int:
    return player.recruited.bit_count()


# The characters with points of their own: the clause, and what is counted before lots and points.
# The others work inside the categories above.
SCORERS: Final[dict[int, tuple[str, Callable[[Player, Material], int]]]] = {
    ALI_SHAR: ("AM-12.1", _spices_or_pottery),
    AZIZ: ("AM-12.3", _leather_or_carpets),
    DALILA: ("AM-12.5", _goods_left_behind),
    DUNYA: ("AM-12.6", _best_motif),
    HARUN: ("AM-12.8", _fullest_row),
    HINDBAD: ("AM-12.9", _idle_jars),
    KHALIFA: ("AM-12.10", _lone_oases),
    THIEVES: ("AM-12.11", _holes),
    SHAHRIAR: ("AM-12.12", _objectives_achieved),
    SHEHERAZADE: ("AM-12.13", _characters_recruited),
}


def character_points(player: Player, character: int, material: Material) -> int:
    """The points of one character: so many for each lot of what it counts."""
    count = SCORERS[character][1](player, material)
    return count // material.power_lot[character] * material.power_points[character]


# ---------------------------------------------------------------- all together


def reasons(st: Almadi) -> list[list[Point]]:
    """The points of every seat, reason by reason, as of now."""
    largest = [largest_oasis(player, st.table.material) for player in st.players]
    return [reasons_of(st, seat, largest) for seat in range(len(st.players))]


def points(st: Almadi, seat: int) -> list[list[Point]]:
    """The same, for whoever asks: everything that scores lies open (AM-13.1)."""
    return reasons(st)


def largest_oasis(player: Player, material: Material) -> int:
    """The size of a player's largest group of oases."""
    return max(oasis_groups(player.realm, material), default=0)


def reasons_of(st: Almadi, seat: int, largest: list[int]) -> list[Point]:
    """The points of one seat, reason by reason, among the largest oasis groups of all."""
    material = st.table.material
    player = st.players[seat]
    bonus = oasis_bonuses(largest, material)[seat]
    return [
        *_of_realm(player, bonus, largest[seat], material),
        *_of_objectives(player, material),
        _of_rubies(st, seat),
        *_of_characters(player, material),
    ]


def _of_rubies(st: Almadi, seat: int) -> Point:
    own = st.players[seat].rubies
    if st.table.characters:
        text = Text("score-rubies", {"count": own, "rank": 0})
        return Point("AM-11.9", text, own // st.table.material.rubies_per_point)
    rubies = [player.rubies for player in st.players]
    rank = 1 + len([other for other in rubies if other > own]) if own else 0
    text = Text("score-rubies", {"count": own, "rank": rank})
    return Point("AM-10.11", text, ruby_ranks(rubies, st.table.ruby_points)[seat])


def _of_realm(player: Player, bonus: int, largest: int, material: Material) -> list[Point]:
    realm = player.realm
    sizes = oasis_groups(realm, material)
    load = Load(player, material)
    palaces = palace_scores(realm, material)
    jars = active_jars(realm, material)
    grouped = sum([size for size in sizes if size > 1])
    mosaics = sum(player.mosaics)
    best_use = player.has(AZIZA) or player.has(ZUBAYDAH)
    return [
        Point("AM-10.1", Text("score-oases", {"count": grouped}), oasis_points(sizes, material)),
        Point("AM-10.2", Text("score-oasis_bonus", {"size": largest}), bonus),
        Point(
            "AM-12.2" if player.has(ALI_COGIA) else "AM-10.4",
            Text(
                "score-caravans",
                {"goods": load.goods, "capacity": load.capacity, "factor": load.factor},
            ),
            load.carried,
        ),
        Point(
            "AM-10.7", Text("score-palaces", {"count": len(palaces)}), sum(list(palaces.values()))
        ),
        Point("AM-10.9", Text("score-jars", {"count": jars}), jars * material.jar),
        Point(
            "AM-12.28" if best_use else "AM-10.8",
            Text("score-mosaics", {"count": mosaics}),
            mosaics_of(player, material),
        ),
    ]


def _of_objectives(player: Player, material: Material) -> list[Point]:
    points: list[Point] = []
    for objective in range(OBJECTIVE_COUNT):
        if (player.held >> objective) & 1:
            won = (player.achieved >> objective) & 1
            text = Text(
                "score-objective" if won else "score-objective_failed",
                {"objective": labels.objective(objective)},
            )
            worth = material.points[objective]
            points.append(Point("AM-8.6", text, worth if won else -worth))
    return points


def _of_characters(player: Player, material: Material) -> list[Point]:
    powers = player.powers()
    points: list[Point] = []
    for character in SCORERS:
        if (powers >> character) & 1:
            text = Text("score-character", {"character": labels.character(character)})
            worth = character_points(player, character, material)
            points.append(Point(SCORERS[character][0], text, worth))
    return points


# What a source counts, where that is not simply how many lines it has.
COUNTED: Final = {
    "oases": "count",
    "oasis_bonus": "size",
    "palaces": "count",
    "jars": "count",
    "mosaics": "count",
    "rubies": "count",
}


def by_source(points: list[list[Point]]) -> dict[str, list[tuple[int, int]]]:
    """By source, for each seat: how many things count, and their points.

    What nobody has is left out. Caravans count the goods that they carry.
    """
    found: dict[str, list[tuple[int, int]]] = {}
    for seat, own in enumerate(points):
        for point in own:
            source = point.text.key[len("score-") :]
            shares = found.setdefault(source, [(0, 0)] * len(points))
            number, worth = shares[seat]
            shares[seat] = (number + _counted(source, point), worth + point.points)
    return {source: shares for source, shares in found.items() if any(n or p for n, p in shares)}


def _counted(source: str, point: Point) -> int:
    if source == "caravans":
        return point.points
    count = point.text.args[COUNTED[source]] if source in COUNTED else 1
    assert isinstance(count, int)
    return count


def totals(st: Almadi) -> list[int]:
    """The points of every seat if the game ended now: the sums of `reasons`, without the words."""
    material = st.table.material
    bonuses = oasis_bonuses([largest_oasis(player, material) for player in st.players], material)
    rubies = [player.rubies for player in st.players]
    if st.table.characters:
        of_rubies = [own // material.rubies_per_point for own in rubies]
    else:
        of_rubies = ruby_ranks(rubies, st.table.ruby_points)
    return [
        bonuses[seat] + of_rubies[seat] + _points_alone(player, material)
        for seat, player in enumerate(st.players)
    ]


def _points_alone(player: Player, material: Material) -> int:
    """The points of a player that depend on nobody else."""
    realm = player.realm
    points = oasis_points(oasis_groups(realm, material), material)
    points += Load(player, material).carried
    points += sum(list(palace_scores(realm, material).values()))
    points += active_jars(realm, material) * material.jar
    points += mosaics_of(player, material) + objective_points(player, material)
    powers = player.powers()
    if powers:
        for character in SCORERS:
            if (powers >> character) & 1:
                points += character_points(player, character, material)
    return points


def standings(st: Almadi) -> list[Standing]:
    """From first to last; equal totals share their place (AM-10.13)."""
    points = reasons(st)
    sums = [sum([point.points for point in own]) for own in points]
    seats = sorted(range(st.table.players), key=lambda seat: -sums[seat])
    found: list[Standing] = []
    for seat in seats:
        for point in points[seat]:
            point.sum = _sum_of(st, seat, point)
        place = 1 + len([other for other in sums if other > sums[seat]])
        shared = Tie("AM-10.13", Text("tie-shared", {"seat": Seat(seat)}))
        tie = shared if sums.count(sums[seat]) > 1 else None
        found.append(Standing(seat, place, points[seat], tie=tie))
    return found


def _sum_of(st: Almadi, seat: int, point: Point) -> str:
    """How the points of a reason come about, where that is a sum; "" where the text says it."""
    player, material = st.players[seat], st.table.material
    key, count = point.text.key, point.text.args.get("count", 0)
    if not point.points:
        return ""
    if key == "score-oases":
        return f"{count} × {material.oasis}"
    if key == "score-jars":
        return f"{count} × {material.jar}"
    if key == "score-palaces":
        return _added(list(palace_scores(player.realm, material).values()))
    if key == "score-mosaics":
        return _added(mosaic_offers(player, material))
    if key == "score-rubies" and st.table.characters:
        return f"{count} ÷ {material.rubies_per_point}"
    if key == "score-character":
        return _power_sum(player, point, material)
    return ""


def _power_sum(player: Player, point: Point, material: Material) -> str:
    """How the points of a character come about: what is counted, in lots, times points."""
    for character, (_, counted) in SCORERS.items():
        if labels.character(character) == point.text.args["character"]:
            lot, worth = material.power_lot[character], material.power_points[character]
            lots = (
                f"{counted(player, material)} ÷ {lot}"
                if lot > 1
                else str(counted(player, material))
            )
            return f"{lots} × {worth}"
    return ""


def _added(worth: list[int]) -> str:
    """A sum as it is written, the greatest first."""
    return " + ".join([str(one) for one in sorted(worth, reverse=True) if one])
