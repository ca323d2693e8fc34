"""What the journal of each game tells the lab: which events take a thing, which fix the turn order.

One sheet a game, as data. Events and their arguments are named as in the game's `events.py`; a game
without a sheet is observed all the same, with no things and with the order of the first choices.
"""

from typing import Final, NamedTuple


class Taken(NamedTuple):
    """An event by which a seat takes a thing: its kind, the argument that is the thing, and who."""

    family: str
    event: str
    thing: str
    who: str = "seat"


class Sheet(NamedTuple):
    """The sheet of a game. `order` is an event told for the first seat, or for all in turn."""

    taken: tuple[Taken, ...] = ()
    order: str = ""


SHEETS: Final[dict[str, Sheet]] = {
    "alrashid": Sheet((Taken("titles", "gained_title", "title"),), order="turn_order"),
    "almadi": Sheet(
        (
            Taken("objectives", "took_objective", "objective"),
            Taken("objectives", "robbed_objective", "objective"),
            Taken("objectives achieved", "achieved", "objective"),
            Taken("characters", "recruited", "character"),
            Taken("characters", "claimed", "character"),
            Taken("mosaics", "took_mosaic", "mosaic"),
            Taken("stalls", "took_stall", "stall"),
        ),
        order="first_player",
    ),
    "belaad": Sheet(
        (
            Taken("scholars", "hired", "scholar"),
            Taken("scholars", "hired_with_swords", "scholar"),
        ),
        order="turn_begins",
    ),
    "alhambra": Sheet(
        (
            Taken("buildings", "bought", "tile"),
            Taken("buildings", "bought_exactly", "tile"),
            Taken("buildings", "leftover", "tile"),
            Taken("caravanserais", "caravanserai_bought", "card"),
            Taken("culture counters", "culture_taken", "counter"),
        ),
        order="begins",
    ),
}
