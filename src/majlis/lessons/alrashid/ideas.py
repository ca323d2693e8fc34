"""The six ideas of Al-Rashid: family, strongest first, areas, sets, battle, prestige."""

from typing import Final

from majlis.games.alrashid import labels
from majlis.games.alrashid.frames.battle import OpenCountry
from majlis.games.alrashid.frames.palaces import OpenPalace
from majlis.games.alrashid.goods import value
from majlis.games.alrashid.material import AREAS, PAWNS
from majlis.games.alrashid.scoring import reasons, total
from majlis.games.alrashid.state import AlRashid
from majlis.kernel.rules import Point
from majlis.kernel.state import State
from majlis.lessons.alrashid.setting import (
    area,
    camp,
    family,
    goods,
    hold,
    own,
    placing,
    resolving,
    stand,
    table,
)
from majlis.lessons.lesson import SEAT, Frame, Lesson, Missed, Tried

GAME: Final = "alrashid"


def alrashid(st: State) -> AlRashid:
    """A state of this game."""
    assert isinstance(st, AlRashid)
    return st


# ---- place your family


def _family() -> State:
    st = table(year=1)
    stand(st, "spice_road", 1, "merchant")
    stand(st, "military", 2, "sage")
    return placing(st)


def _pasha_at_court(tried: Tried) -> Missed | None:
    placed = tried.told("placed")
    assert placed is not None
    if (placed["pawn"], placed["area"]) == ("pasha", "court"):
        return None
    pawn, where = PAWNS.index(placed["pawn"]), AREAS.index(placed["area"])
    return Missed("miss", {"pawn": labels.pawn(pawn), "area": labels.area(where)})


# ---- the strongest goes first


def _strongest() -> State:
    st = table()
    family(st, 1, 1, 2, 2)
    stand(st, "spice_road", 1, "merchant", "sage")
    stand(st, "court", 1, "pasha")
    family(st, 2, 1, 2, 1)
    stand(st, "politics", 2, "pasha")
    stand(st, "nilus_valley", 2, "merchant")
    return placing(st)


def _first_on_spice_road(tried: Tried) -> Missed | None:
    placed = tried.told("placed")
    assert placed is not None
    if placed["area"] != "spice_road":
        return Missed("elsewhere", {"area": labels.area(AREAS.index(placed["area"]))})
    after = alrashid(tried.after)
    if after.ranking(area("spice_road"))[0] == SEAT:
        return None
    own_power = after.table.material.dominance[PAWNS.index(placed["pawn"])]
    return Missed("miss", {"power": own_power})


# ---- one area a turn


def _areas() -> State:
    st = table()
    goods(st, SEAT, wood=1, metal=1)
    stand(st, "traditions", SEAT, "merchant")
    stand(st, "silk_road", SEAT, "pasha")
    stand(st, "traditions", 1, "sage")
    stand(st, "court", 1, "pasha")
    stand(st, "sanmatia", 2, "merchant")
    return resolving(st)


def _goods_first(tried: Tried) -> Missed | None:
    resolved = tried.told("resolves")
    assert resolved is not None
    if resolved["area"] == "silk_road":
        return None
    word = "miss" if resolved["area"] == "traditions" else "elsewhere"
    return Missed(word, {"area": labels.area(AREAS.index(resolved["area"]))})


# ---- different goods are worth more


def _sets() -> State:
    st = table()
    goods(st, SEAT, wood=1, metal=1, pottery=1)
    stand(st, "silk_road", SEAT, "pasha")
    stand(st, "silk_road", 1, "merchant")
    stand(st, "court", 2, "pasha")
    return resolving(st, OpenCountry(area("silk_road")))


def _all_five(tried: Tried) -> Missed | None:
    worth = value(alrashid(tried.after).players[SEAT].goods)
    return None if worth >= WORTH_OF_ALL else Missed("miss", {"worth": worth})


WORTH_OF_ALL: Final = 15


# ---- fight, or lose honour


def _fight() -> State:
    st = table()
    goods(st, SEAT, wood=1, metal=1)
    stand(st, "spice_road", SEAT, "pasha")
    stand(st, "spice_road", 1, "merchant")
    stand(st, "court", 2, "pasha")
    camp(st, "spice_road", "red_4")
    hold(st, SEAT, "red_2", "red_2", "red_3", "blue_4")
    hold(st, 1, "red_3")
    return resolving(st, OpenCountry(area("spice_road")))


def _won(tried: Tried) -> Missed | None:
    if tried.told("won"):
        return None
    return Missed("fled") if tried.told("fled") else Missed("miss")


# ---- where prestige comes from


def _prestige() -> State:
    st = table(year=5)
    family(st, SEAT, 2, 2, 5)
    goods(st, SEAT, wood=1, metal=1, pottery=1, spice=1, silk=1)
    own(st, SEAT, "raider", "trader")
    st.players[SEAT].influence = 2
    st.players[SEAT].dishonour = 1
    stand(st, "politics", SEAT, "pasha")
    stand(st, "politics", 1, "sage")
    stand(st, "court", 2, "pasha")
    return resolving(st, OpenPalace(area("politics")))


def sheet(st: State) -> list[Point]:
    """The learner's prestige as of now."""
    return reasons(alrashid(st), SEAT)


def _most_prestige(tried: Tried) -> Missed | None:
    before, after = total(alrashid(tried.before), SEAT), total(alrashid(tried.after), SEAT)
    if after - before >= MOST:
        return None
    return Missed("idle") if tried.told("idle") else Missed("miss", {"more": after - before})


MOST: Final = 5

IDEAS: Final = (
    Lesson(
        GAME,
        "family",
        _family,
        _pasha_at_court,
        ("hand:pasha", "area:court"),
        ("hand:", "area:court"),
        (Frame(("hand:",)), Frame(("area:court",))),
        "AR-5.8",
        minutes=1,
        keep=3,
    ),
    Lesson(
        GAME,
        "strongest",
        _strongest,
        _first_on_spice_road,
        ("hand:pasha", "area:spice_road"),
        ("hand:", "area:spice_road"),
        (Frame(("area:spice_road",)), Frame(("hand:",))),
        "AR-6.2",
        keep=3,
    ),
    Lesson(
        GAME,
        "areas",
        _areas,
        _goods_first,
        ("area:silk_road", "one:silk_road:silk", "one:silk_road:spice", "one:silk_road:silk", "."),
        ("area:silk_road", "area:traditions"),
        (
            Frame(("area:silk_road", "area:traditions")),
            Frame(("area:traditions",)),
            Frame(("area:silk_road",)),
        ),
        "AR-7.3",
        keep=3,
    ),
    Lesson(
        GAME,
        "sets",
        _sets,
        _all_five,
        ("one:silk_road:silk", "one:silk_road:spice", "one:silk_road:silk", "."),
        ("area:silk_road", "good:", "item:silk_road:", "one:silk_road:", "all:silk_road:"),
        (Frame(("good:",)), Frame(("area:silk_road", "item:silk_road:"))),
        "AR-8.1",
        keep=3,
    ),
    Lesson(
        GAME,
        "fight",
        _fight,
        _won,
        ("token:red_2", "token:red_3", "."),
        ("token:", "mercenary:spice_road:", "area:spice_road"),
        (Frame(("area:spice_road", "mercenary:spice_road:")), Frame(("token:",))),
        "AR-17.7",
        keep=3,
    ),
    Lesson(
        GAME,
        "prestige",
        _prestige,
        _most_prestige,
        ("offer:dean_of_the_academy", "."),
        ("offer:", "service:politics"),
        (
            Frame(("hand:", "title:")),
            Frame(("area:politics",)),
            Frame(("offer:", "service:politics")),
        ),
        "AR-20.2",
        keep=3,
        count=sheet,
    ),
)
