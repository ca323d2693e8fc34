"""All lessons by game and name: the six ideas of each game first, then those of its options."""

from typing import Final

from majlis.kernel.options import UserError
from majlis.lessons import alhambra, almadi, alrashid, belaad
from majlis.lessons.lesson import Lesson

_BY_GAME: Final = {
    "alrashid": alrashid.LESSONS,
    "almadi": almadi.LESSONS,
    "belaad": belaad.LESSONS,
    "alhambra": alhambra.LESSONS,
}
LESSONS: Final[dict[str, dict[str, Lesson]]] = {
    name: {one.name: one for one in lessons} for name, lessons in _BY_GAME.items()
}


def lesson(game: str, name: str) -> Lesson:
    """A lesson by its game and name, or a clear error."""
    found = LESSONS.get(game, {}).get(name)
    if found is None:
        raise UserError(f"there is no lesson {name!r} of {game!r}")
    return found
