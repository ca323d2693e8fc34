"""The games of the house and its guests, by name: found by entry points, each loaded by itself.

A guest that is broken is set aside with a sentence that says why, and the others play.
"""

import re
from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from majlis.games.guest import CONTRACT, GROUP, BrokenGuest, Guest
from majlis.kernel.codec import nearest
from majlis.kernel.options import UserError
from majlis.kernel.rules import Rules

# In the order in which they are shown. Where nothing is installed no entry point tells them.
HOUSE: Final = ("alrashid", "almadi", "belaad", "alhambra")
_NAME: Final = re.compile(r"[a-z][a-z0-9]*")


class Catalogue:
    """Some games with their rules, and of each that is set aside a sentence."""

    def __init__(self, points: Iterable[EntryPoint]) -> None:
        self.guests: dict[str, Guest] = {}
        self.games: dict[str, Rules] = {}
        self.set_aside: list[str] = []
        for point in points:
            try:
                self._welcome(point)
            except BrokenGuest as reason:
                self.set_aside.append(
                    f"The game {point.name!r} ({point.value}) is set aside: {reason}."
                )

    def _welcome(self, point: EntryPoint) -> None:
        if not _NAME.fullmatch(point.name):
            raise BrokenGuest("its name must be a small word of letters and digits")
        if point.name in self.games:
            raise BrokenGuest("another game has this name")
        guest = _loaded(point)
        if guest.name != point.name:
            raise BrokenGuest(f"its manifest calls it {guest.name!r}")
        if guest.contract != CONTRACT:
            raise BrokenGuest(
                f"it was made for contract {guest.contract}, and this house keeps {CONTRACT}"
            )
        lack = guest.lacks()
        if lack is not None:
            raise BrokenGuest(lack)
        self.games[guest.name] = _rules_of(guest)
        self.guests[guest.name] = guest


def _loaded(point: EntryPoint) -> Guest:
    """The manifest behind an entry point. Whatever a stranger's module does is its own failure."""
    try:
        guest = point.load()
    except Exception as error:
        told = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(".")
        raise BrokenGuest(f"its manifest does not load: {told}") from error
    if not isinstance(guest, Guest):
        raise BrokenGuest(f"its entry point names no Guest but {type(guest).__name__}")
    return guest


def _rules_of(guest: Guest) -> Rules:
    rules = guest.code("rules")
    if not isinstance(rules, Rules):
        raise BrokenGuest(f"{guest.rules} is no Rules but {type(rules).__name__}")
    if rules.meta.name != guest.name:
        raise BrokenGuest(f"its rules call it {rules.meta.name!r}")
    return rules


def points() -> list[EntryPoint]:
    """The games of the house first, then the guests by name and by where they come from."""
    house = [EntryPoint(name, f"{__package__}.{name}.guest:GUEST", GROUP) for name in HOUSE]
    known = {(point.name, point.value) for point in house}
    others = {(p.name, p.value): p for p in entry_points(group=GROUP)}
    return house + [others[key] for key in sorted(others.keys() - known)]


CATALOGUE: Final = Catalogue(points())
GUESTS: Final = CATALOGUE.guests
GAMES: Final = CATALOGUE.games
SET_ASIDE: Final = CATALOGUE.set_aside


def known(name: str) -> str:
    """The name of a game as the catalogue has it; an unknown one is answered with near matches."""
    plain = name.lower().replace("-", "").replace("_", "")
    if plain not in GAMES:
        raise UserError(f"unknown game {name!r}: {nearest(name, [*GAMES])}")
    return plain


def game(name: str) -> Rules:
    """The rules of a game."""
    return GAMES[known(name)]


def guest(name: str) -> Guest:
    """The manifest of a game."""
    return GUESTS[known(name)]
