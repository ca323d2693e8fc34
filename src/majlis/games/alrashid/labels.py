"""Names and log lines of Al-Rashid, as texts without a language."""

from collections.abc import Callable
from typing import Any, Final

from majlis.games.alrashid.material import (
    AREAS,
    COLOURS,
    FAVOURS,
    GOODS,
    NOTE,
    PAWNS,
    SETUP_TILES,
    TITLES,
    TOKENS,
    YEAR_TILES,
)
from majlis.kernel.journal import Event
from majlis.kernel.text import Ref, Seat, Text

CRISES: Final = SETUP_TILES + YEAR_TILES


def good(index: int) -> Ref:
    return Ref("item-credit_note" if index == NOTE else f"item-{GOODS[index]}")


def pawn(index: int) -> Ref:
    return Ref(f"pawn-{PAWNS[index]}")


def area(index: int) -> Ref:
    return Ref(f"area-{AREAS[index]}")


def title(index: int) -> Ref:
    return Ref(f"title-{TITLES[index]}")


def favour(index: int) -> Ref:
    return Ref(f"favour-{FAVOURS[index]}")


def colour(index: int) -> Ref:
    return Ref(f"colour-{COLOURS[index]}")


def token(index: int) -> Ref:
    return Ref(f"token-{TOKENS[index]}")


def _crisis(index: int) -> str:
    return CRISES[index]


def _number(value: int) -> int:
    return value


def _pile(pile: int) -> list[Text]:
    return _counted([(pile >> (7 * i)) & 127 for i in range(len(GOODS))], good)


def _tokens(pile: int) -> list[Text]:
    return _counted([(pile >> (7 * i)) & 127 for i in range(len(TOKENS))], token)


def _counted(counts: list[int], name: Callable[[int], Ref]) -> list[Text]:
    """So many of each kind, kinds without any left out."""
    return [
        Text("counted", {"count": count, "thing": name(kind)})
        for kind, count in enumerate(counts)
        if count
    ]


# Every event: its clause, and for each argument a name and how it is put into words.
EVENTS: Final[dict[str, tuple[str, tuple[tuple[str, Any], ...]]]] = {
    "turn_order": ("AR-2.4", (("seat", Seat), ("place", _number))),
    "crisis": ("AR-16.5", (("tile", _crisis),)),
    "mercenary_arrives": ("AR-16.5", (("area", area), ("colour", colour))),
    "no_mercenary_left": ("AR-16.3", (("area", area), ("colour", colour))),
    "reshuffled": ("AR-16.2", (("colour", colour),)),
    "drew": ("AR-16.1", (("seat", Seat), ("colour", colour))),
    "drew_token": ("AR-3.1", (("seat", Seat), ("token", token))),
    "year_begins": ("AR-4.1", (("year", _number),)),
    "held_back": ("AR-15.11", (("seat", Seat), ("pawn", pawn))),
    "placed": ("AR-5.2", (("seat", Seat), ("pawn", pawn), ("area", area))),
    "moved": ("AR-5.24", (("seat", Seat), ("pawn", pawn), ("origin", area), ("area", area))),
    "spy_moved": ("AR-11.7", (("seat", Seat), ("owner", Seat), ("pawn", pawn), ("area", area))),
    "resolves": ("AR-7.3", (("seat", Seat), ("area", area))),
    "activates": ("AR-14.2", (("seat", Seat), ("title", title))),
    "cut": ("AR-6.3", (("seat", Seat), ("area", area))),
    "no_pasha": ("AR-13.4", (("seat", Seat), ("count", _number))),
    "idle": ("AR-10.5", (("seat", Seat), ("count", _number))),
    "paid": ("AR-8.3", (("seat", Seat), ("goods", _pile), ("cost", _number))),
    "note_spent": ("AR-9.5", (("seat", Seat),)),
    "gained_pawn": ("AR-11.1", (("seat", Seat), ("pawn", pawn))),
    "gained_title": ("AR-14.6", (("seat", Seat), ("title", title))),
    "gained_good": ("AR-8.5", (("seat", Seat), ("good", good), ("count", _number))),
    "gave_good": ("AR-8.8", (("seat", Seat), ("good", good))),
    "gained_notes": ("AR-9.1", (("seat", Seat), ("count", _number))),
    "gained_influence": ("AR-20.5", (("seat", Seat), ("count", _number))),
    "favour": ("AR-12.1", (("seat", Seat), ("favour", favour))),
    "favour_lost": ("AR-10.7", (("seat", Seat), ("favour", favour))),
    "spy_service": ("AR-11.5", (("seat", Seat),)),
    "benevolence": ("AR-13.6", (("seat", Seat),)),
    "new_order": ("AR-13.7", (("seat", Seat), ("place", _number))),
    "enchanter": ("AR-15.10", (("seat", Seat), ("count", _number))),
    "converted": ("AR-15.32", (("seat", Seat),)),
    "peeked": ("AR-3.2", (("seat", Seat), ("area", area))),
    "saw": ("AR-3.2", (("area", area), ("token", token))),
    "spy_declined": ("AR-11.9", (("seat", Seat),)),
    "negotiated": ("AR-15.8", (("seat", Seat), ("area", area), ("own", token), ("token", token))),
    "revealed": ("AR-17.2", (("area", area), ("token", token))),
    "struck": ("AR-17.6", (("seat", Seat), ("area", area), ("tokens", _tokens))),
    "defeated": ("AR-17.8", (("area", area), ("token", token))),
    "won": ("AR-17.9", (("seat", Seat), ("area", area))),
    "lost": ("AR-17.10", (("seat", Seat), ("area", area))),
    "fled": ("AR-17.11", (("seat", Seat), ("area", area), ("count", _number))),
    "unbeaten": ("AR-17.13", (("area", area),)),
    "raided": ("AR-15.7", (("seat", Seat), ("good", good))),
    "trade_cut": ("AR-18.1", (("seat", Seat), ("area", area))),
    "traded": ("AR-18.4", (("seat", Seat), ("good", good), ("count", _number), ("area", area))),
    "nothing_left": ("AR-18.7", (("seat", Seat), ("area", area))),
    "year_ends": ("AR-19.1", (("year", _number),)),
    "game_over": ("AR-20.1", ()),
}


def event_text(event: Event) -> Text:
    """The log line of an event."""
    _, fields = EVENTS[event.kind]
    args: dict[str, Any] = {}
    for (name, words), value in zip(fields, event.args, strict=False):
        args[name] = words(value)
    return Text(f"log-{event.kind}", args)


def event_clause(event: Event) -> str:
    """The clause that an event carries out."""
    return EVENTS[event.kind][0]
