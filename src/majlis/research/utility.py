"""Utilities: what a result is worth to each seat, made of the standings alone.

A team is one side and shares everything: each of its seats gets the side's utility. So a game in
which everybody plays alone is zero-sum under `rank` and `win`; with teams of unequal size the sum
over the seats need not be zero, while the sum over the sides is.
"""

from collections.abc import Callable
from typing import Final

from majlis.kernel.codec import nearest
from majlis.kernel.options import UserError
from majlis.kernel.rules import Standing


def rank(standings: list[Standing]) -> list[float]:
    """From 1 for the first side to -1 for the last in even steps; equals share their steps."""
    sides = _places(standings)
    worth: dict[int, float] = {}
    last = len(sides) - 1
    for side, place in sides.items():
        better = sum(other < place for other in sides.values())
        equal = sum(other == place for other in sides.values())
        worth[side] = 1 - (2 * better + equal - 1) / last if last else 1.0
    return _by_seat(standings, worth)


def win(standings: list[Standing]) -> list[float]:
    """1 for winning alone, split among equals; what the winners get the others lose evenly."""
    sides = _places(standings)
    first = [side for side, place in sides.items() if place == 1]
    losers = len(sides) - len(first)
    worth = {
        side: (1 / len(first) if side in first else -1 / losers) if losers else 0.0
        for side in sides
    }
    return _by_seat(standings, worth)


def points(standings: list[Standing]) -> list[float]:
    """The points as they are: neither bounded nor zero-sum."""
    worth = {_side(s): float(s.total) for s in standings}
    return _by_seat(standings, worth)


UTILITIES: Final[dict[str, Callable[[list[Standing]], list[float]]]] = {
    "rank": rank,
    "win": win,
    "points": points,
}
BOUNDED: Final = ("rank", "win")  # within -1 and 1


def utility(name: str) -> Callable[[list[Standing]], list[float]]:
    """A utility by its name."""
    if name not in UTILITIES:
        raise UserError(f"unknown utility {name!r}: {nearest(name, [*UTILITIES])}")
    return UTILITIES[name]


def has_teams(standings: list[Standing]) -> bool:
    return any(s.team >= 0 for s in standings)


def _side(standing: Standing) -> int:
    """Teams are sides 0, 1, ...; a seat that plays alone is a side of its own."""
    return standing.team if standing.team >= 0 else -1 - standing.seat


def _places(standings: list[Standing]) -> dict[int, int]:
    return {_side(s): s.place for s in standings}


def _by_seat(standings: list[Standing], worth: dict[int, float]) -> list[float]:
    return [worth[_side(s)] for s in sorted(standings, key=lambda s: s.seat)]
