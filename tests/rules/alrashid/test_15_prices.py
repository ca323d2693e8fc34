"""Chapter 15: palace, price and printed prestige of every title."""

import pytest

from majlis.games.alrashid.material import AREAS
from majlis.games.alrashid.state import AlRashid
from tests.rules.alrashid.table import (
    buy,
    goods,
    own,
    prestige,
    refusal,
    resolve_area,
    set_table,
    stand,
)

INTRIGUE = [("smuggler", 3, 1), ("plotter", 3, 1), ("informer", 3, 1), ("impostor", 6, 1)]
MILITARY = [("strategist", 6, 2), ("recruiter", 6, 1), ("raider", 6, 1), ("negotiator", 3, 1)]
TRADITIONS = [("loremaster", 8, 1), ("enchanter", 12, 0), ("diplomat", 8, 2), ("banker", 6, 2)]
COMMERCE = [
    ("trader", 7, 1),
    ("hardwood_importer", 7, 2),
    ("pottery_importer", 7, 2),
    ("metal_importer", 7, 2),
]
POLITICS = [
    ("aide_to_the_qadi", 15, 0),
    ("steward_of_the_city", 15, 0),
    ("warehouse_keeper", 15, 0),
    ("favorites_maiden", 15, 0),
    ("weapon_master", 15, 3),
    ("dean_of_the_academy", 15, 0),
    ("economist", 15, 0),
    ("counselor_to_the_caliph", 15, 0),
]
COURT = [
    ("treasurer", 3, 1),
    ("agha", 7, 1),
    ("silk_monopolist", 3, 1),
    ("spices_monopolist", 3, 1),
    ("astrologist", 3, 0),
    ("law_expert", 6, 1),
    ("quartermaster", 3, 0),
    ("alchemist", 3, 0),
]
BY_PALACE = [INTRIGUE, MILITARY, TRADITIONS, COMMERCE, POLITICS, COURT]
ROWS = [
    (palace, name, gold, points)
    for palace, rows in zip(AREAS, BY_PALACE, strict=False)
    for name, gold, points in rows
]
EVERY_TITLE = pytest.mark.parametrize(
    ("palace", "name", "gold", "points"),
    [
        pytest.param(*row, marks=pytest.mark.clause(f"AR-15.{number}"), id=row[1])
        for number, row in enumerate(ROWS, start=1)
    ],
)


def visitor(palace: str, gold: int) -> AlRashid:
    """Seat 0 alone visits a palace with goods worth so much gold."""
    st = set_table()
    goods(st, 0, wood=gold)
    stand(st, palace, 0, "pasha")
    return resolve_area(st, palace)


@EVERY_TITLE
def test_ar_15_a_title_has_its_price_in_its_palace(
    palace: str, name: str, gold: int, points: int
) -> None:
    assert buy(name) in visitor(palace, gold).legal
    assert refusal(visitor(palace, gold - 1), buy(name)) == "AR-8.7"
    elsewhere = "intrigue" if palace != "intrigue" else "military"
    assert refusal(visitor(elsewhere, gold), buy(name)) == "AR-10.2"


@EVERY_TITLE
def test_ar_15_a_title_scores_its_prestige(palace: str, name: str, gold: int, points: int) -> None:
    st = set_table()
    before = prestige(st, 0)
    own(st, 0, name)
    assert prestige(st, 0) == before + points
