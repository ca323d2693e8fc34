"""The six ideas of Belaad (halves, symbols, hiring, combat, generations, points) and the Order."""

from typing import Final

from majlis.games.belaad import labels
from majlis.games.belaad.config import Table
from majlis.games.belaad.ending import active_science
from majlis.games.belaad.frames.killing import AssassinateScholar
from majlis.games.belaad.frames.scholars import HireScholar
from majlis.games.belaad.material import SCHOLARS
from majlis.games.belaad.scoring import open_reasons
from majlis.games.belaad.state import Belaad
from majlis.games.catalogue import game
from majlis.kernel.rules import Config, Point
from majlis.kernel.state import State
from majlis.lessons.belaad.setting import hired, killed, playing, start, table, tokens
from majlis.lessons.lesson import SEAT, Frame, Lesson, Missed, Tried

GAME: Final = "belaad"
KINGDOM: Final = 0
ORDER_SEAT: Final = 2
PRICE: Final = 4
# The numbers of players with which the Order plays (BL-2.11).
WITH_ORDER: Final = tuple(
    players for players in game(GAME).meta.players if Table(Config(players)).order_seat >= 0
)


def belaad(st: State) -> Belaad:
    """A state of this game."""
    assert isinstance(st, Belaad)
    return st


# ---- two halves


def _halves() -> State:
    st = table(("kindi", "firnas", "khayyam", "jazari", "zahrawi"))
    st.gold[SEAT], st.seals[SEAT] = 3, 2
    tokens(st, "peoples_hero", 2)
    return playing(st, "A41")


def _gold_first(tried: Tried) -> Missed | None:
    if tried.told("gained_gold"):
        return None
    return Missed("fought" if tried.told("combat_begins") else "miss")


# ---- symbols and tokens


def _symbols() -> State:
    st = table(("kindi", "firnas", "khayyam", "jazari", "zahrawi"))
    st.gold[1] = 4
    tokens(st, "treasurer", 2)
    return playing(st, "A32")


def _three_gold(tried: Tried) -> Missed | None:
    more = belaad(tried.after).gold[SEAT] - belaad(tried.before).gold[SEAT]
    return None if more >= THREE else Missed("miss", {"more": max(0, more)})


THREE: Final = 3

# ---- hiring


def _hiring() -> State:
    st = table(("kindi", "firnas", "khayyam", "jazari", "ibn_sina"))
    st.gold[SEAT] = 5
    tokens(st, "sultan", 1)
    return playing(st, "A34")


def _hired(tried: Tried) -> Missed | None:
    return None if tried.told("hired") else Missed("miss")


# ---- combat


def _combat() -> State:
    st = table(("kindi", "firnas", "khayyam", "jazari", "zahrawi"))
    st.seals[SEAT] = 2
    tokens(st, "commander", 1)
    tokens(st, "peoples_hero", 2)
    return playing(st, "A28")


def _stronger(tried: Tried) -> Missed | None:
    begins = tried.told("combat_begins")
    if not begins:
        return Missed("other")
    if begins["power"] > begins["other"]:
        return None
    return Missed("miss", {"power": begins["power"], "other": begins["other"]})


# ---- generations and the Order


def _generations() -> State:
    st = table(("kindi", "", "khayyam", "", "zahrawi"), players=3)
    st.gold[SEAT] = 6
    hired(st, KINGDOM, "thabit")
    hired(st, 1, "rasis")
    tokens(st, "sultan", 1)
    tokens(st, "grand_master", 1)
    return playing(st, "A34")


def _new_generation(tried: Tried) -> Missed | None:
    return None if tried.told("generation") else Missed("miss")


# ---- points


def _points() -> State:
    st = table(("kindi", "thabit", "ibn_haytham", "", "zahrawi"))
    st.gold[SEAT], st.seals[SEAT] = 8, 1
    hired(st, KINGDOM, "khayyam")
    tokens(st, "sultan", 1)
    return start(st, SEAT, HireScholar(SEAT, 2, 0, True))


def sheet(st: State) -> list[Point]:
    """The points of the Kingdom that lie open."""
    return [point for point in open_reasons(belaad(st), KINGDOM) if point.points]


def _most_points(tried: Tried) -> Missed | None:
    hire = tried.told("hired")
    assert hire is not None
    more = sum(p.points for p in sheet(tried.after)) - sum(p.points for p in sheet(tried.before))
    if more >= MOST:
        return None
    scholar = labels.scholar(SCHOLARS.index(hire["scholar"]))
    return Missed("miss", {"scholar": scholar, "more": more})


MOST: Final = 4

# ---- the Order


def _order() -> State:
    st = table(("kindi", "ibn_rushd", "khayyam", "tusi", "zahrawi"), players=3)
    st.gold[ORDER_SEAT] = 4
    killed(st, "military")
    tokens(st, "grand_master", 1, bottom=True)
    return start(st, ORDER_SEAT, AssassinateScholar(ORDER_SEAT, PRICE))


def _active(tried: Tried) -> Missed | None:
    if active_science(belaad(tried.after)) > active_science(belaad(tried.before)):
        return None
    taken = tried.told("scholar_killed")
    assert taken is not None
    return Missed("miss", {"scholar": labels.scholar(SCHOLARS.index(taken["scholar"]))})


IDEAS: Final = (
    Lesson(
        GAME,
        "halves",
        _halves,
        _gold_first,
        ("card:secondary",),
        ("card:", "scholar:"),
        (Frame(("card:",)), Frame(("scholar:",)), Frame(("card:secondary",))),
        "BL-4.2",
        keep=3,
    ),
    Lesson(
        GAME,
        "symbols",
        _symbols,
        _three_gold,
        ("card:primary", "symbol:income"),
        ("card:primary", "symbol:", "board:treasurer", "board:sheriff"),
        (Frame(("board:treasurer",)), Frame(("board:treasurer", "board:sheriff"))),
        "BL-6.6",
        keep=3,
    ),
    Lesson(
        GAME,
        "hiring",
        _hiring,
        _hired,
        ("card:primary", "symbol:recruit", "scholar:kindi"),
        ("card:primary", "symbol:", "scholar:", "board:sultan"),
        (Frame(("scholar:",)), Frame(("board:sultan",))),
        "BL-7.5",
        keep=3,
    ),
    Lesson(
        GAME,
        "combat",
        _combat,
        _stronger,
        ("card:secondary",),
        ("card:", "board:commander", "board:peoples_hero"),
        (
            Frame(("board:commander", "board:peoples_hero")),
            Frame(("card:",)),
            Frame(("card:secondary",)),
        ),
        "BL-9.3",
        keep=3,
    ),
    Lesson(
        GAME,
        "generations",
        _generations,
        _new_generation,
        ("card:primary", "symbol:recruit", "scholar:kindi"),
        ("card:primary", "symbol:", "scholar:"),
        (Frame(("scholar:",)), Frame(("board:grand_master", "scholar:"))),
        "BL-11.2",
        keep=3,
    ),
    Lesson(
        GAME,
        "points",
        _points,
        _most_points,
        ("scholar:thabit",),
        ("scholar:",),
        (Frame(("scholar:",)), Frame(("scholar:",)), Frame(("scholar:",))),
        "BL-13.3",
        keep=3,
        count=sheet,
    ),
    Lesson(
        GAME,
        "order",
        _order,
        _active,
        ("scholar:kindi",),
        ("scholar:",),
        (Frame(("board:grand_master",)), Frame(("scholar:",))),
        "BL-12.10",
        option="order",
        tables=WITH_ORDER,
        seat=ORDER_SEAT,
    ),
)
