"""The six ideas of Almadi, from rows to points, and one for its characters."""

from typing import Final

from majlis.games.almadi import labels
from majlis.games.almadi.material import CHARACTERS, RUBY
from majlis.games.almadi.scoring import Load, reasons, totals
from majlis.games.almadi.state import Almadi
from majlis.games.almadi.tally import caravan_groups
from majlis.kernel.rules import Point
from majlis.kernel.state import State
from majlis.lessons.almadi.setting import (
    board,
    characters,
    placed,
    put,
    rubies,
    stalls,
    table,
    turn,
)
from majlis.lessons.lesson import SEAT, Frame, Lesson, Missed, Tried

GAME: Final = "almadi"


def almadi(st: State) -> Almadi:
    """A state of this game."""
    assert isinstance(st, Almadi)
    return st


def gain(tried: Tried) -> int:
    """By how many points the learner is better off."""
    return totals(almadi(tried.after))[SEAT] - totals(almadi(tried.before))[SEAT]


# ---- rows


def _rows() -> State:
    st = table()
    board(st, "CA10", "PA03", "OA05", "MA10", "PA07", "MA13", "CA03", "OA13")
    return turn(st)


def _caravans_touch(tried: Tried) -> Missed | None:
    after = almadi(tried.after)
    sizes = caravan_groups(after.players[SEAT].realm, after.table.material)
    if max(sizes) > 1:
        return None
    return Missed("miss" if len(sizes) > 1 else "other")


# ---- an arrow meets a symbol


def _arrows() -> State:
    st = table()
    board(st, "OA05", "PA03", "MA16", "CA19", "MA04", "CA13", "PA07", "OA13")
    return turn(st)


def _woke_ruby(tried: Tried) -> Missed | None:
    pending = almadi(tried.after).pending
    if pending[RUBY]:
        return None
    return Missed("other" if sum(pending) else "miss")


# ---- genie chains


def _genie() -> State:
    st = table()
    put(st, SEAT, ("MA04", 4, 1), ("PA12", 1, 1))
    board(st, "OA05", "PA03", "CA08", "CA19", "MA16", "CA13", "PA07", "OA13")
    return placed(st, 2, 2, 1)


def _woke_something(tried: Tried) -> Missed | None:
    if not tried.told("moved"):
        return Missed("other")
    return None if sum(almadi(tried.after).pending) else Missed("miss")


# ---- groups and caravans


def _caravans() -> State:
    st = table()
    put(st, SEAT, ("MA06", 2, 1), ("OA05", 1, 1))
    board(st, "CA10", "PA03", "OA13", "MA10", "PA07", "MA13", "CA03", "OA18")
    return turn(st)


def _carries_five(tried: Tried) -> Missed | None:
    after = almadi(tried.after)
    carried = Load(after.players[SEAT], after.table.material).carried
    return None if carried >= FIVE else Missed("miss", {"carried": carried})


FIVE: Final = 5

# ---- objectives


def _objectives() -> State:
    st = table("GY12", "BU05", "YE02", "RD01", "GN01")
    stalls(st, SEAT, "spices", "pottery", "leather", "carpets")
    put(st, SEAT, ("OA05", 1, 1))
    board(st, "CA10", "PA03", "MA13", "MA10", "PA07", "OA13", "CA03", "OA18")
    return placed(st, 2, 2, 1)


def _achieved(tried: Tried) -> Missed | None:
    player = almadi(tried.after).players[SEAT]
    if player.achieved:
        return None
    if not player.held:
        return Missed("other")
    index = player.held.bit_length() - 1
    points = almadi(tried.after).table.material.points[index]
    return Missed("miss", {"objective": labels.objective(index), "points": points})


# ---- points


def _points() -> State:
    st = table()
    put(st, SEAT, ("MA06", 2, 1), ("PA12", 3, 1))
    put(st, 1, ("CA19", 1, 1), ("PA18", 2, 1))
    rubies(st, 1, 2)
    board(st, "OA13", "PA03", "CA10", "MA10", "PA07", "MA13", "CA03", "OA18")
    return turn(st)


def sheet(st: State) -> list[Point]:
    """The learner's points if the game ended now."""
    return [point for point in reasons(almadi(st))[SEAT] if point.points]


def _most_points(tried: Tried) -> Missed | None:
    more = gain(tried)
    return None if more >= MOST else Missed("miss", {"more": more})


MOST: Final = 12

# ---- the characters


def _characters() -> State:
    st = table(characters=True)
    put(st, SEAT, ("MA06", 2, 1), ("CA19", 2, 2), ("PA12", 2, 3), ("OA05", 2, 4))
    characters(
        st,
        ("harun", "khalifa", "hindbad", "jafar"),
        ("ali_baba", "dunyazad"),
        ("zaynab", "zobeide"),
    )
    rubies(st, SEAT, 4)
    board(st, "OA13", "PA03", "CA10", "MA10", "PA07", "MA13", "CA03", "OA18")
    return turn(st)


def _recruited_harun(tried: Tried) -> Missed | None:
    recruited = tried.told("recruited")
    if not recruited:
        return Missed("other")
    if recruited["character"] == "harun":
        return None
    who = labels.character(CHARACTERS.index(recruited["character"]))
    return Missed("miss", {"character": who, "more": gain(tried)})


IDEAS: Final = (
    Lesson(
        GAME,
        "rows",
        _rows,
        _caravans_touch,
        ("slot:6",),
        ("slot:", "cell:"),
        (Frame(("slot:",)), Frame(("slot:6", "slot:7", "cell:4,0"))),
        "AM-5.1",
        minutes=1,
    ),
    Lesson(
        GAME,
        "arrows",
        _arrows,
        _woke_ruby,
        ("slot:4",),
        ("slot:4", "slot:5", "cell:3,0"),
        (Frame(("cell:3,0",)), Frame(("slot:4",))),
        "AM-6.1",
    ),
    Lesson(
        GAME,
        "genie",
        _genie,
        _woke_something,
        ("effect:genie", "cell:4,1", "cell:3,1"),
        ("effect:genie", "cell:"),
        (Frame(("cell:2,0", "cell:2,1")), Frame(("effect:genie",))),
        "AM-7.1",
        keep=3,
    ),
    Lesson(
        GAME,
        "caravans",
        _caravans,
        _carries_five,
        ("slot:6",),
        ("slot:", "cell:"),
        (Frame(("cell:2,0", "cell:2,1")), Frame(("cell:4,0",)), Frame(("slot:0", "slot:6"))),
        "AM-10.3",
        keep=3,
    ),
    Lesson(
        GAME,
        "objectives",
        _objectives,
        _achieved,
        ("effect:moon", "objective:YE02"),
        ("effect:moon", "objective:"),
        (Frame(("cell:2,0", "cell:2,1")), Frame(("objective:",))),
        "AM-8.6",
        keep=3,
    ),
    Lesson(
        GAME,
        "points",
        _points,
        _most_points,
        ("slot:0",),
        ("slot:", "cell:"),
        (Frame(("cell:",)), Frame(("cell:",)), Frame(("slot:",))),
        "AM-10.1",
        keep=3,
        count=sheet,
    ),
    Lesson(
        GAME,
        "characters",
        _characters,
        _recruited_harun,
        ("character:harun",),
        ("character:",),
        (Frame(("character:",)), Frame(("character:harun", "cell:2,0"))),
        "AM-11.4",
        option="characters",
    ),
)
