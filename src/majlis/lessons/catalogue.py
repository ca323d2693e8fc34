"""All lessons by game and name: the six ideas of each game first, then those of its options."""

import logging
from typing import Final

from majlis.games.catalogue import GUESTS
from majlis.games.guest import BrokenGuest
from majlis.kernel.options import UserError
from majlis.lessons.lesson import Lesson

_log = logging.getLogger(__name__)


def _gathered() -> dict[str, dict[str, Lesson]]:
    """The lessons of every game that brings some; those that do not load are left out, aloud."""
    found: dict[str, dict[str, Lesson]] = {}
    for name, guest in GUESTS.items():
        try:
            lessons: tuple[Lesson, ...] | None = guest.code("lessons")
        except BrokenGuest as reason:
            _log.error("%s", reason)
            continue
        if lessons is not None:
            found[name] = {one.name: one for one in lessons}
    return found


LESSONS: Final[dict[str, dict[str, Lesson]]] = _gathered()


def lesson(game: str, name: str) -> Lesson:
    """A lesson by its game and name, or a clear error."""
    found = LESSONS.get(game, {}).get(name)
    if found is None:
        raise UserError(f"there is no lesson {name!r} of {game!r}")
    return found
