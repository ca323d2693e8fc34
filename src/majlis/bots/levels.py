"""The levels that people know, from the weakest to the strongest, and what each is made of.

Where a game has a network that has learned it, the levels are made of that: a master plays what it
likes, a grandmaster searches over it, and those below make the mistakes of people, who like a good
choice less than it deserves, overlook one, or do not look at what lies before others. Without a
network, or without NumPy to ask it, the greedy bot and the search stand in.

`majlis ladder GAME` measures the levels; the tables below are what there is to tune.
"""

import importlib
import importlib.util
import logging
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from majlis.games.catalogue import guest
from majlis.kernel.options import UserError

LEVELS: Final = ("novice", "apprentice", "expert", "master", "grandmaster")

# network:TEMPERATURE:FORGETS[:own], as in bot.py.
LEARNED: Final = {
    "novice": "network:2:30:own",
    "apprentice": "network:1.5:15",
    "expert": "network:1:4",
    "master": "network",
    "grandmaster": "network-search:1s",
}
# Where a game needs other mistakes than the rest.
TUNED: Final[dict[str, dict[str, str]]] = {}
STAND_INS: Final = {
    "novice": "blunder:40",
    "apprentice": "greedy",
    "expert": "search:200",
    "master": "search:1s",
    "grandmaster": "search:2s",
}
NAME: Final = re.compile(r"[a-z][a-z_]{1,23}")
WEIGHTS: Final = Path(__file__).parent / "weights"

# Agents that a host has configured, by the names that people know.
_agents: dict[str, str] = {}

_log = logging.getLogger(__name__)


def welcome(agents: Sequence[str]) -> None:
    """Makes agents of a host known, each as NAME=MODULE:FUNCTION; they are levels of every game."""
    found: dict[str, str] = {}
    for entry in agents:
        name, equals, spec = entry.partition("=")
        if not equals or not NAME.fullmatch(name) or not spec or name in (*LEVELS, *found):
            raise UserError(
                f"agents: expected such as careful=my_agents:careful, each name once, not {entry!r}"
            )
        found[name] = spec
    _agents.clear()
    _agents.update(found)


def offered() -> list[str]:
    """The levels that somebody may ask for here, agents of the host after them."""
    return [*LEVELS, *_agents]


def weights_of(game: str) -> Path:
    """Where the network of a game lies, if there is one."""
    return guest(game).path("network") or WEIGHTS / f"{game}.npz"


@cache
def missing(game: str) -> str | None:
    """Why no network plays a game here, in a sentence; None where one does. It is logged once."""
    path = weights_of(game)
    reason = None
    if not path.exists():
        reason = f"no network has learned {game} yet"
    elif importlib.util.find_spec("numpy") is None:
        reason = "networks need NumPy, which is not installed: pip install 'majlis[server]'"
    else:
        try:
            importlib.import_module("majlis.bots.networks").load(path, game)
        except UserError as error:
            reason = str(error)
    if reason is not None:
        _log.info("%s: the levels of %s are made of the greedy bot and the search", reason, game)
    return reason


def made_of(level: str, game: str) -> str:
    """What a level of a game is made of here.

    >>> made_of("random", "alrashid")
    'random'
    """
    if level not in LEVELS:
        return _agents.get(level, level)
    if missing(game) is not None:
        return STAND_INS[level]
    return TUNED.get(game, {}).get(level, LEARNED[level])
