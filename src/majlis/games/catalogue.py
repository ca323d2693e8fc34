"""The games of the house by name."""

from typing import Final

from majlis.games.alhambra.meta import RULES as ALHAMBRA
from majlis.games.almadi.meta import RULES as ALMADI
from majlis.games.alrashid.meta import RULES as ALRASHID
from majlis.games.belaad.meta import RULES as BELAAD
from majlis.kernel.codec import nearest
from majlis.kernel.options import UserError
from majlis.kernel.rules import Rules

GAMES: Final[dict[str, Rules]] = {
    rules.meta.name: rules for rules in (ALRASHID, ALMADI, BELAAD, ALHAMBRA)
}


def game(name: str) -> Rules:
    """The rules of a game; an unknown name is answered with near matches."""
    found = GAMES.get(name.lower().replace("-", "").replace("_", ""))
    if found is None:
        raise UserError(f"unknown game {name!r}: {nearest(name, [*GAMES])}")
    return found
