"""The six ideas of Alhambra: currencies, exact payment, paths, majorities, reserve, scorings."""

from typing import Any, Final

from majlis.games.alhambra import labels
from majlis.games.alhambra.cards import CARDS
from majlis.games.alhambra.frames.placing import OF_TURN, PlacePending, TilesPlaced
from majlis.games.alhambra.frames.rounds import built_counts, majority
from majlis.games.alhambra.material import CURRENCIES, TYPE_COUNT, TYPES
from majlis.games.alhambra.payment import can_pay
from majlis.games.alhambra.state import FROM_WALL, Alhambra
from majlis.kernel.rules import Point
from majlis.kernel.state import State
from majlis.kernel.text import Text
from majlis.lessons.alhambra.setting import (
    build,
    display,
    hold,
    market,
    pending,
    reserve,
    settle,
    start,
    table,
    turn,
)
from majlis.lessons.lesson import SEAT, Frame, Lesson, Missed, Tried

DUCAT: Final = CURRENCIES.index("ducat")
SECOND_ROUND: Final = 2


def alhambra(st: State) -> Alhambra:
    """A state of this game."""
    assert isinstance(st, Alhambra)
    return st


def others(st: Alhambra) -> None:
    """What the two opponents hold."""
    hold(st, 1, "florin_6", "dirham_9", "denar_3")
    hold(st, 2, "dirham_2", "denar_8", "ducat_7", "florin_1")


# ---- four currencies


def _currencies() -> State:
    st = table()
    hold(st, SEAT, "ducat_5", "denar_2")
    others(st)
    display(st, "florin_9", "ducat_3", "denar_7", "dirham_8")
    market(st, "tower-9-ES", "chambers-8-NW", "arcades-10-0", "garden-8-NE")
    return turn(st)


def _can_pay_garden(tried: Tried) -> Missed | None:
    after = alhambra(tried.after)
    price = after.table.material.price[after.market[DUCAT]]
    if can_pay(after, SEAT, price, DUCAT):
        return None
    took = tried.told("took")
    assert took is not None
    return Missed("miss", {"card": labels.card(CARDS.index(took["card"]))})


# ---- exact, and again


def _exact() -> State:
    st = table()
    hold(st, SEAT, "florin_3", "florin_4", "florin_8", "denar_9")
    others(st)
    display(st, "florin_2", "ducat_6", "denar_7", "dirham_8")
    market(st, "pavilion-7-E", "chambers-8-NW", "arcades-10-0", "garden-8-NE")
    return turn(st)


def paid_exactly(tried: Tried) -> Missed | None:
    """The tile is bought, and with not a bit more than its price."""
    if tried.told("bought_exactly"):
        return None
    bought = tried.told("bought")
    return Missed("/over", {"over": bought["overpaid"]}) if bought else Missed("/other")


# ---- paths and walls


def _paths() -> State:
    st = table()
    others(st)
    hold(st, SEAT, "denar_4", "florin_2")
    display(st, "florin_9", "ducat_3", "denar_7", "dirham_8")
    market(st, "tower-9-ES", "chambers-8-NW", "arcades-10-0", "garden-8-NE")
    build(st, SEAT, ("pavilion-6-N", 1, 0), ("tower-9-NE", 2, 0), ("seraglio-9-0", 0, 1))
    settle(st, 1, "pavilion-8-0", "chambers-9-S")
    settle(st, 2, "tower-11-0", "garden-11-0")
    pending(st, "pavilion-7-E")
    return start(st, PlacePending(SEAT, OF_TURN), TilesPlaced(SEAT))


def wall(st: State) -> int:
    """The learner's longest outside wall."""
    game = alhambra(st)
    return game.players[SEAT].layout.longest_wall(game.table.material.walls)


def _longer_wall(tried: Tried) -> Missed | None:
    if tried.told("reserved"):
        return Missed("/reserved")
    if wall(tried.after) > wall(tried.before):
        return None
    return Missed("miss", {"wall": wall(tried.after)})


# ---- majorities


def _majorities() -> State:
    st = table()
    hold(st, SEAT, "florin_9", "dirham_9", "denar_7")
    others(st)
    display(st, "florin_2", "ducat_6", "denar_1", "dirham_8")
    market(st, "garden-8-SW", "tower-8-NES", "pavilion-4-ES", "chambers-9-W")
    settle(st, SEAT, "garden-10-0", "garden-11-0", "pavilion-6-N", "pavilion-8-0")
    settle(st, 1, "garden-10-N", "garden-9-E", "arcades-9-0")
    settle(st, 2, "tower-11-0", "tower-12-0", "tower-11-N", "seraglio-9-0")
    return turn(st)


def _leads_gardens(tried: Tried) -> Missed | None:
    bought = tried.told("bought", "bought_exactly")
    if not bought:
        return Missed("/other")
    if tried.told("reserved"):
        return Missed("/reserved")
    kind = bought["tile"].split("-")[0]
    return None if kind == "garden" else Missed(f"miss-{kind}")


# ---- reserve and rebuilding


def _reserve() -> State:
    st = table()
    hold(st, SEAT, "dirham_3", "ducat_4")
    others(st)
    display(st, "florin_9", "ducat_3", "denar_7", "dirham_8")
    market(st, "tower-9-ES", "chambers-8-NW", "arcades-8-E", "garden-8-NE")
    build(st, SEAT, ("arcades-9-0", 1, 0), ("chambers-10-0", 0, 1), ("pavilion-6-N", 1, -1))
    reserve(st, SEAT, "tower-11-S")
    settle(st, 1, "pavilion-8-0", "chambers-9-S", "garden-10-0")
    settle(st, 2, "tower-11-0", "garden-11-0", "arcades-10-0")
    return turn(st)


def _built_from_reserve(tried: Tried) -> Missed | None:
    if tried.told("brought_in"):
        return None
    if tried.told("swapped"):
        return Missed("swapped")
    return Missed("removed") if tried.told("removed") else Missed("/other")


# ---- three scorings


def projected(st: State) -> list[Point]:
    """What the second scoring would bring the learner if it came now (AL-9.4 to AL-9.6)."""
    game = alhambra(st).copy()
    material = game.table.material
    found: list[Point] = []
    counts = built_counts(game)
    for kind in range(TYPE_COUNT):
        shares = majority([row[kind] for row in counts], material.points[SECOND_ROUND - 1][kind])
        found.append(_line("AL-9.4", kind, shares[SEAT]))
    found.append(_line("AL-9.6", FROM_WALL, wall(game) * material.wall_points))
    return [point for point in found if point.points]


def _line(clause: str, source: int, points: int) -> Point:
    args: dict[str, Any] = {"round": SECOND_ROUND, "source": labels.source(source)}
    return Point(clause, Text("score-line", args), points)


def _scorings() -> State:
    st = table()
    hold(st, SEAT, "florin_5", "florin_6", "dirham_9", "dirham_4", "denar_7")
    others(st)
    display(st, "florin_2", "ducat_6", "denar_1", "dirham_8")
    market(st, "garden-10-N", "tower-11-0", "pavilion-6-N", "chambers-9-W")
    settle(st, SEAT, "garden-11-0", "pavilion-8-0", "seraglio-9-0", "arcades-10-0")
    settle(st, 1, "garden-9-E", "tower-12-0", "arcades-9-0")
    settle(st, 2, "garden-10-0", "pavilion-7-E", "chambers-10-0")
    st.round = 1
    return turn(st)


def _most_points(tried: Tried) -> Missed | None:
    bought = tried.told("bought", "bought_exactly")
    if not bought:
        return Missed("/other")
    if tried.told("reserved"):
        return Missed("/reserved")
    kind = bought["tile"].split("-")[0]
    if kind == "garden":
        return None
    more = sum(p.points for p in projected(tried.after))
    more -= sum(p.points for p in projected(tried.before))
    return Missed("miss", {"kind": labels.kind(TYPES.index(kind)), "more": more})


GAME: Final = "alhambra"

IDEAS: Final = (
    Lesson(
        GAME,
        "currencies",
        _currencies,
        _can_pay_garden,
        ("display:1", "."),
        ("display:", "market:ducat", "hand:"),
        (Frame(("market:ducat",)), Frame(("hand:",)), Frame(("display:",))),
        "AL-5.1",
        minutes=1,
    ),
    Lesson(
        GAME,
        "exact",
        _exact,
        paid_exactly,
        ("market:florin", "hand:florin_3", "hand:florin_4", "."),
        ("market:florin", "hand:"),
        (
            Frame(("market:florin",)),
            Frame(("hand:florin_8", "market:florin"), ("market:florin", "hand:florin_8")),
        ),
        "AL-5.7",
    ),
    Lesson(
        GAME,
        "paths",
        _paths,
        _longer_wall,
        ("cell:2,1",),
        ("cell:", "pending:"),
        (
            Frame(("cell:0,0", "cell:1,0", "cell:0,1")),
            Frame(("cell:1,0", "cell:2,0")),
            Frame(("pending:",)),
        ),
        "AL-7.6",
        keep=3,
    ),
    Lesson(
        GAME,
        "majorities",
        _majorities,
        _leads_gardens,
        ("market:florin", "cell:0,2"),
        ("market:", "hand:", "cell:"),
        (Frame(("cell:",)), Frame(("market:florin", "market:dirham", "market:denar"))),
        "AL-9.3",
    ),
    Lesson(
        GAME,
        "reserve",
        _reserve,
        _built_from_reserve,
        ("reserve:tower-11-S", "cell:0,2"),
        ("reserve", "cell:", "action:redesign"),
        (Frame(("reserve",)), Frame(("action:redesign", "cell:"))),
        "AL-6.1",
        keep=3,
    ),
    Lesson(
        GAME,
        "scorings",
        _scorings,
        _most_points,
        ("market:florin", "cell:2,0"),
        ("market:", "hand:", "cell:"),
        (
            Frame(("cell:",)),
            Frame(("cell:",)),
            Frame(("market:florin", "market:dirham", "market:denar")),
        ),
        "AL-9.4",
        keep=3,
        count=projected,
    ),
)
