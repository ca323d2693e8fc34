"""What the journal of each game tells the lab: which events take a thing, which fix the turn order.

One sheet a game, `sheet.toml` in its folder. Events and their arguments are named as in the game's
`events.py`; a game without a sheet is observed all the same, with no things and with the order of
the first choices.
"""

import tomllib
from functools import cache
from typing import NamedTuple

from majlis.games.catalogue import guest
from majlis.kernel.options import UserError


class Taken(NamedTuple):
    """An event by which a seat takes, gives or does a thing: its kind, and the arguments of it.

    Without a `thing` the event itself is counted; `amount` is the argument that says how many.
    """

    family: str
    event: str
    thing: str = ""
    who: str = "seat"
    amount: str = ""


class Sheet(NamedTuple):
    """The sheet of a game. `order` is an event told for the first seat, or for all in turn."""

    taken: tuple[Taken, ...] = ()
    order: str = ""


@cache
def sheet_of(game: str) -> Sheet:
    """The sheet of a game by its name."""
    path = guest(game).path("sheet")
    if path is None:
        return Sheet()
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    try:
        return Sheet(tuple(Taken(**entry) for entry in data["taken"]), data["order"])
    except (KeyError, TypeError) as error:
        raise UserError(f"the sheet of {game} ({path.name}) cannot be read: {error}") from None
