"""Chapter 13: victory points of a faction, with the reason of each, and who wins."""

from typing import Final

from majlis.games.belaad import labels
from majlis.games.belaad.ending import active_science
from majlis.games.belaad.material import (
    BONUS_ANY,
    BONUS_GOLD,
    BONUS_SEALS,
    ORDER,
    ORDER_VICTORY,
    SPECIALITIES,
    Material,
)
from majlis.games.belaad.state import Belaad
from majlis.kernel.rules import Point, Standing, Tie
from majlis.kernel.text import Ref, Seat, Text

# A coin condition: which coins (BONUS_GOLD, BONUS_SEALS, BONUS_ANY), how many, points, repeatable.
Condition = tuple[int, int, int, bool]


def science(material: Material, scholars: tuple[int, ...]) -> int:
    """BL-13.3: a point for each main science symbol."""
    return sum([material.science[s] for s in scholars])


def conditions(material: Material, scholars: tuple[int, ...]) -> list[Condition]:
    """BL-13.5: the coin conditions of the scholars."""
    return [
        (
            material.bonus[s],
            material.bonus_coins[s],
            material.bonus_points[s],
            material.repeatable[s],
        )
        for s in scholars
        if BONUS_GOLD <= material.bonus[s] <= BONUS_ANY
    ]


def best_coins(found: list[Condition], gold: int, seals: int) -> int:
    """BL-13.5 to BL-13.7: the most points that the coins can meet, each coin used once.

    Conditions on gold, on seals and on any coin are three knapsacks; only how many coins are left
    for the third matters, not which.
    """
    by_gold = _knapsack([c for c in found if c[0] == BONUS_GOLD], gold)
    by_seals = _knapsack([c for c in found if c[0] == BONUS_SEALS], seals)
    by_any = _knapsack([c for c in found if c[0] == BONUS_ANY], gold + seals)
    best = 0
    for spent in _worthwhile(by_gold):
        for sealed in _worthwhile(by_seals):
            points = by_gold[spent] + by_seals[sealed] + by_any[gold + seals - spent - sealed]
            best = max(best, points)
    return best


def _worthwhile(best: list[int]) -> list[int]:
    """Numbers of coins that bring more than one coin less does; any other spends some in vain."""
    return [coins for coins in range(len(best)) if coins == 0 or best[coins] > best[coins - 1]]


def _knapsack(found: list[Condition], coins: int) -> list[int]:
    """The most points with at most so many coins, for each number of coins."""
    best = [0] * (coins + 1)
    for _, need, points, repeatable in found:
        if repeatable:
            for total in range(need, coins + 1):
                best[total] = max(best[total], best[total - need] + points)
        else:
            for total in range(coins, need - 1, -1):
                best[total] = max(best[total], best[total - need] + points)
    return best


def speciality_points(material: Material, scholars: tuple[int, ...], speciality: int) -> int:
    """BL-13.8: points for so many scholars with the same speciality."""
    count = [material.speciality[s] for s in scholars].count(speciality)
    table = material.speciality_points
    return table[min(count, len(table)) - 1] if count else 0


def faction_gold(st: Belaad, faction: int) -> int:
    """BL-13.7: the gold of all members and of the Treasury."""
    return sum([st.gold[m] for m in st.table.members[faction]]) + st.treasury[faction]


def faction_seals(st: Belaad, faction: int) -> int:
    return sum([st.seals[m] for m in st.table.members[faction]])


def faction_swords(st: Belaad, faction: int) -> int:
    return sum([st.swords[m] for m in st.table.members[faction]])


def coin_points(st: Belaad, faction: int) -> int:
    """BL-13.7: coin conditions at their best."""
    found = conditions(st.table.material, st.hired[faction])
    if not found:
        return 0
    return best_coins(found, faction_gold(st, faction), faction_seals(st, faction))


def bonus(st: Belaad, faction: int, scholars: tuple[int, ...], spent: int = 0) -> int:
    """BL-13.4: what these scholars' bonus lines bring with a faction's coins, some gold spent."""
    material = st.table.material
    found = conditions(material, scholars)
    coins = best_coins(found, faction_gold(st, faction) - spent, faction_seals(st, faction))
    kinds = range(len(SPECIALITIES))
    return coins + sum([speciality_points(material, scholars, kind) for kind in kinds])


def bonus_with(st: Belaad, faction: int, scholar: int, price: int = 0) -> int:
    """BL-13.4: how one scholar more, for a price in gold, would change a faction's bonus points."""
    scholars = st.hired[faction]
    after = bonus(st, faction, (*scholars, scholar), price)
    return after - bonus(st, faction, scholars)


def member_bits(st: Belaad, faction: int) -> int:
    """The members of a faction, a bit for each seat."""
    return sum([1 << seat for seat in st.table.members[faction]])


def military(st: Belaad, faction: int) -> int:
    """BL-13.9: the points on the spoils of all members."""
    return worth_of(st, [card for m in st.table.members[faction] for card in st.spoils[m]])


def worth_of(st: Belaad, spoils: list[int]) -> int:
    """The points on combat cards."""
    return sum([st.table.material.points[card] for card in spoils])


def reasons(st: Belaad, faction: int) -> list[Point]:
    """BL-13.2: science, bonus and military points; for the Order its active science (BL-12.13)."""
    points = open_reasons(st, faction)
    if faction != ORDER:
        members = st.table.members[faction]
        points.append(military_point(st, [card for m in members for card in st.spoils[m]]))
    return points


def military_point(st: Belaad, spoils: list[int]) -> Point:
    """BL-13.9: the points on these spoils."""
    text = Text("score-military", {"count": len(spoils)})
    values = sorted([st.table.material.points[card] for card in spoils], reverse=True)
    added = " + ".join([str(value) for value in values]) if len(spoils) > 1 else ""
    return Point("BL-13.9", text, sum(values), added)


def open_reasons(st: Belaad, faction: int) -> list[Point]:
    """The points that lie open: all but those of spoils (BL-14.7)."""
    material = st.table.material
    scholars = st.hired[faction]
    if faction == ORDER:
        active = active_science(st)
        return [Point("BL-12.13", Text("score-active", {"count": active}), active)]
    points: list[Point] = []
    for scholar in scholars:
        text = Text("score-science", {"scholar": labels.scholar(scholar)})
        points.append(Point("BL-13.3", text, material.science[scholar]))
    coins = coin_points(st, faction)
    points.append(Point("BL-13.7", Text("score-coins", {"count": coins}), coins))
    for index in range(len(SPECIALITIES)):
        count = [material.speciality[s] for s in scholars].count(index)
        if count:
            name = Ref(f"speciality-{SPECIALITIES[index]}")
            text = Text("score-speciality", {"count": count, "speciality": name})
            points.append(Point("BL-13.8", text, speciality_points(material, scholars, index)))
    return points


def known_spoils(st: Belaad, faction: int, seat: int) -> list[int]:
    """BL-14.7: the spoils of a faction that a seat knows: its own, and in the end all of them."""
    found: list[int] = []
    for member in st.table.members[faction]:
        if member == seat or st.ending >= 0:
            found.extend(st.spoils[member])
    return found


def points(st: Belaad, seat: int) -> list[list[Point]]:
    """The points of each seat's faction as of now, as far as `seat` may know them.

    When the Order has won nobody else scores (BL-12.14).
    """
    by_faction: list[list[Point]] = [[], [], []]
    for faction in st.table.playing:
        if st.ending != ORDER_VICTORY or faction == ORDER:
            by_faction[faction] = open_reasons(st, faction)
            if faction != ORDER:
                by_faction[faction].append(military_point(st, known_spoils(st, faction, seat)))
    return [by_faction[faction] for faction in st.table.factions]


LOST: Final = -1  # below every total: the Order when it has not won (BL-12.16)


def standings(st: Belaad) -> list[Standing]:
    """From first to last faction; its members share place and points (BL-13.12).

    Before the game is over: as if it ended now by BL-13.1. A tie goes to more swords, then to more
    gold, then it is shared (BL-13.11). When the Order has won nobody else scores (BL-12.14).
    """
    playing = list(st.table.playing)
    order_wins = st.ending == ORDER_VICTORY
    points = {f: [] if order_wins and f != ORDER else reasons(st, f) for f in playing}
    keys: dict[int, tuple[int, int, int]] = {}
    for faction in playing:
        if faction == ORDER:
            keys[faction] = (1, 0, 0) if order_wins else (LOST, 0, 0)
        elif order_wins:
            keys[faction] = (0, 0, 0)
        else:
            total = sum([p.points for p in points[faction]])
            keys[faction] = (total, faction_swords(st, faction), faction_gold(st, faction))
    playing.sort(key=lambda faction: keys[faction], reverse=True)
    result: list[Standing] = []
    for faction in playing:
        place = 1 + len([other for other in playing if keys[other] > keys[faction]])
        for seat in st.table.members[faction]:
            tie = None if order_wins else _tie(faction, keys)
            result.append(Standing(seat, place, points[faction], faction, tie))
    return result


def _tie(faction: int, keys: dict[int, tuple[int, int, int]]) -> Tie | None:
    """BL-13.11: what decides for a faction that has as many points as the other one."""
    own = keys[faction]
    rivals = [keys[other] for other in keys if other != faction and keys[other][0] == own[0]]
    if not rivals:
        return None
    name = labels.faction(faction)
    if own in rivals:
        return Tie("BL-13.11", Text("tie-shared", {"faction": name}))
    if own[1] not in [rival[1] for rival in rivals]:
        return Tie("BL-13.11", Text("tie-swords", {"faction": name, "swords": own[1]}))
    args: dict[str, int | str | Ref | Seat | Text | list[Text]]
    args = {"faction": name, "swords": own[1], "gold": own[2]}
    return Tie("BL-13.11", Text("tie-gold", args))
