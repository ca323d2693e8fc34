"""Chapter 10, the part that is read off a realm: groups, palaces, jars, holes."""

from majlis.games.almadi.material import (
    CARAVAN,
    FIRST_EFFECT,
    JAR,
    MARKET,
    OASIS,
    PALACE,
    Material,
)
from majlis.games.almadi.realm import STEP, Realm


def connected(realm: Realm, kind: int, material: Material) -> list[list[int]]:
    """The connected groups of a type, each as its cells (AM-1.7)."""
    left = {cell for cell, landscape in realm.at.items() if material.type[landscape] == kind}
    found: list[list[int]] = []
    while left:
        group = [left.pop()]
        for cell in group:
            for step in STEP:
                if cell + step in left:
                    left.remove(cell + step)
                    group.append(cell + step)
        found.append(group)
    return found


def groups(realm: Realm, kind: int, material: Material) -> list[int]:
    """The sizes of the connected groups of a type, smallest first (AM-1.7)."""
    sizes = [len(group) for group in connected(realm, kind, material)]
    sizes.sort()
    return sizes


def oasis_points(sizes: list[int], material: Material) -> int:
    """AM-10.1: groups of two or more count, a lone oasis does not."""
    return material.oasis * sum([size for size in sizes if size > 1])


def oasis_bonuses(largest: list[int], material: Material) -> list[int]:
    """AM-10.2: the bonus of each player, from the sizes of their largest oasis groups."""
    most = max(largest)
    return [material.oasis_bonus if size == most and most > 1 else 0 for size in largest]


def capacity(sizes: list[int], material: Material) -> int:
    """AM-10.3: what the caravan groups carry together; eight or more carry the same."""
    table = material.capacity
    return sum([table[min(size, len(table)) - 1] for size in sizes])


def united_capacity(sizes: list[int], material: Material) -> int:
    """AM-12.2: with Ali Cogia all caravans are one group, where that carries more."""
    together = sum(sizes)
    if not together:
        return 0
    return max(capacity([together], material), capacity(sizes, material))


def beside_palace(realm: Realm, cell: int, material: Material) -> int:
    """AM-10.5: how many oases and markets lie beside a cell."""
    count = 0
    for step in STEP:
        other = realm.at.get(cell + step, -1)
        if other >= 0 and material.type[other] in (OASIS, MARKET):
            count += 1
    return count


def palace_scores(realm: Realm, material: Material) -> dict[int, int]:
    """AM-10.5: by cell; a palace counts itself and each oasis or market beside it."""
    if realm.palaces is not None:
        return realm.palaces
    scores: dict[int, int] = {}
    for cell, landscape in sorted(realm.at.items()):
        if material.type[landscape] == PALACE:
            beside = beside_palace(realm, cell, material)
            scores[cell] = material.palace + material.palace_neighbour * beside if beside else 0
    realm.palaces = scores
    return scores


def best_offers(palaces: list[int], mosaics: int, a_palace: int, unplaced: int) -> list[int]:
    """AM-10.8, AM-12.28: what each mosaic gives at best, some on palaces and some not.

    At most `a_palace` lie on one palace, each for its score once more; any other gives `unplaced`.

    >>> best_offers([2, 3, 4, 3], 3, 1, 0)
    [4, 3, 3]
    >>> best_offers([2, 4], 4, 2, 3)
    [4, 4, 3, 3]
    """
    worth = palaces * a_palace + [unplaced] * mosaics
    worth.sort(reverse=True)
    return worth[:mosaics]


def market_goods(realm: Realm, material: Material) -> int:
    """All goods on the markets of a realm."""
    return sum(realm.facts(material).goods)


def jar_sides(realm: Realm, material: Material) -> int:
    """All jar sides of a realm, whether they touch an arrow or not."""
    count = 0
    for landscape in realm.at.values():
        count += material.side[landscape * 4 : landscape * 4 + 4].count(JAR + FIRST_EFFECT)
    return count


def active_jars(realm: Realm, material: Material) -> int:
    """AM-10.9: the jar sides that touch an arrow."""
    return realm.facts(material).active[JAR]


def holes(realm: Realm) -> int:
    """AM-12.11: empty cells, right of the start, with a landscape on each of their four sides."""
    count = 0
    for cell in realm.at:
        # Each hole is found from the landscape above it. In column 0 there is none, since nothing
        # ever lies to the left of that column.
        hole = cell + STEP[2]
        if hole not in realm.at and all(hole + step in realm.at for step in STEP):
            count += 1
    return count


def caravan_groups(realm: Realm, material: Material) -> list[int]:
    """The sizes of the groups of caravans, smallest first; worked out once a realm."""
    if realm.caravans is None:
        realm.caravans = groups(realm, CARAVAN, material)
    return realm.caravans


def oasis_groups(realm: Realm, material: Material) -> list[int]:
    """The sizes of the groups of oases, smallest first; worked out once a realm."""
    if realm.oases is None:
        realm.oases = groups(realm, OASIS, material)
    return realm.oases
