"""Names and log lines of Belaad, as texts without a language."""

from typing import Any, Final

from majlis.games.belaad.material import (
    ACTIONS,
    BOARDS,
    COINS,
    FACTIONS,
    HASHASH,
    PILES,
    SCHOLARS,
    SYMBOLS,
    TOKENS,
)
from majlis.games.belaad.state import ENDINGS, TURN_LIMIT
from majlis.kernel.journal import Event
from majlis.kernel.text import Ref, Seat, Text


def faction(index: int) -> Ref:
    return Ref(f"faction-{FACTIONS[index]}")


def symbol(index: int) -> Ref:
    return Ref(f"symbol-{SYMBOLS[index]}")


def token(index: int) -> Ref:
    return Ref(f"token-{TOKENS[index]}")


def board(index: int) -> Ref:
    return Ref(f"board-{BOARDS[index]}")


def coin(index: int) -> Ref:
    return Ref(f"coin-{COINS[index]}")


def coins(index: int, count: int) -> Text:
    """So many coins of a kind."""
    return Text(f"coins-{COINS[index]}", {"count": count})


def scholar(index: int) -> Ref:
    return Ref(f"scholar-{SCHOLARS[index]}")


def hashash(index: int) -> Ref:
    return Ref(f"hashash-{HASHASH[index]}")


def pile(index: int) -> Ref:
    return Ref(f"pile-{PILES[index]}")


def action(index: int) -> str:
    """Action cards have no names; their number stands for them."""
    return ACTIONS[index]


def _ending(index: int) -> Ref:
    return Ref(f"ending-{ENDINGS[index]}")


def _number(value: int) -> int:
    return value


# Every event: its clause, and for each argument a name and how it is put into words.
EVENTS: Final[dict[str, tuple[str, tuple[tuple[str, Any], ...]]]] = {
    "dealt": ("BL-2.7", (("card", action),)),
    "turned_up": ("BL-2.8", (("pile", pile), ("card", action))),
    "scholar_revealed": ("BL-11.1", (("scholar", scholar),)),
    "back_seen": ("BL-14.8", (("board", board),)),
    "turn_begins": ("BL-3.1", (("seat", Seat), ("turn", _number))),
    "played": ("BL-3.2", (("seat", Seat), ("card", action))),
    "took_card": ("BL-3.3", (("seat", Seat), ("card", action), ("pile", pile))),
    "piles_made": ("BL-3.4", (("count", _number),)),
    "cleared": ("BL-6.9", (("faction", faction), ("count", _number))),
    "gained_gold": ("BL-4.5", (("seat", Seat), ("count", _number))),
    "gained_seals": ("BL-4.5", (("seat", Seat), ("count", _number))),
    "used_symbol": ("BL-4.6", (("seat", Seat), ("symbol", symbol), ("count", _number))),
    "boosted": ("BL-8.6", (("seat", Seat), ("count", _number))),
    "used_faceup": ("BL-8.8", (("seat", Seat), ("card", action), ("pile", pile))),
    "paid_gold": ("BL-5.5", (("seat", Seat), ("count", _number))),
    "paid_seals": ("BL-5.6", (("seat", Seat), ("count", _number))),
    "paid_treasury": ("BL-5.5", (("faction", faction), ("count", _number))),
    "consented": ("BL-5.4", (("seat", Seat), ("payer", Seat), ("coin", coin), ("count", _number))),
    "refused": ("BL-5.4", (("seat", Seat), ("payer", Seat))),
    "not_covered": ("BL-5.4", (("seat", Seat),)),
    "to_treasury": ("BL-5.7", (("faction", faction), ("count", _number))),
    "drew_token": ("BL-6.1", (("seat", Seat), ("token", token))),
    "bag_empty": ("BL-6.1", (("seat", Seat),)),
    "returned_token": ("BL-15.2", (("seat", Seat), ("token", token))),
    "placed_token": ("BL-6.2", (("token", token), ("board", board), ("count", _number))),
    "token_to_bag": ("BL-6.2", (("token", token), ("count", _number))),
    "placed_bottom": ("BL-6.7", (("seat", Seat), ("board", board))),
    "placed_top": ("BL-6.5", (("seat", Seat), ("board", board))),
    "orange_to_bag": ("BL-6.5", (("seat", Seat),)),
    "all_bottom_filled": ("BL-6.9", (("faction", faction),)),
    "ability": ("BL-6.7", (("seat", Seat), ("board", board))),
    "declined": ("BL-6.8", (("seat", Seat), ("board", board))),
    "stole_gold": ("BL-7.2", (("seat", Seat), ("victim", Seat), ("count", _number))),
    "stole_seals": ("BL-15.18", (("seat", Seat), ("victim", Seat), ("count", _number))),
    "hired": ("BL-7.5", (("seat", Seat), ("scholar", scholar))),
    "hired_with_swords": (
        "BL-10.4",
        (("seat", Seat), ("scholar", scholar), ("count", _number)),
    ),
    "scholar_killed": ("BL-12.7", (("seat", Seat), ("scholar", scholar))),
    "scholar_gone": ("BL-11.2", (("scholar", scholar),)),
    "generation": ("BL-11.2", (("generation", _number),)),
    "wiped": ("BL-8.1", (("board", board),)),
    "wipe_cancelled": ("BL-10.3", (("seat", Seat), ("board", board))),
    "combat_begins": (
        "BL-9.2",
        (("seat", Seat), ("defender", Seat), ("power", _number), ("other", _number)),
    ),
    "revealed": ("BL-9.5", (("seat", Seat), ("change", _number), ("power", _number))),
    "revealed_grey": ("BL-9.6", (("seat", Seat),)),
    "grey_cancelled": ("BL-10.2", (("seat", Seat),)),
    "surrendered": ("BL-9.4", (("seat", Seat),)),
    "combat_deck_empty": ("BL-9.8", ()),
    "combat_won": ("BL-9.9", (("seat", Seat), ("loser", Seat))),
    "took_spoils": ("BL-9.10", (("seat", Seat),)),
    "saw_spoils": ("BL-14.7", (("count", _number),)),
    "took_sword": ("BL-9.12", (("seat", Seat),)),
    "no_spoils": ("BL-9.11", (("seat", Seat),)),
    "token_killed": ("BL-12.8", (("seat", Seat), ("token", token), ("board", board))),
    "token_removed": ("BL-15.19", (("seat", Seat), ("token", token), ("board", board))),
    "orange_released": ("BL-15.16", (("seat", Seat), ("board", board))),
    "orange_moved": ("BL-15.17", (("seat", Seat), ("origin", board), ("board", board))),
    "ambush": ("BL-15.20", (("seat", Seat), ("count", _number))),
    "drew_hashash": ("BL-12.2", (("seat", Seat), ("board", board))),
    "saw_hashash": ("BL-14.8", (("card", hashash),)),
    "returned_hashash": ("BL-12.2", (("seat", Seat), ("board", board))),
    "placed_hashash": ("BL-12.4", (("seat", Seat), ("card", hashash), ("board", board))),
    "used_hashash": ("BL-12.5", (("seat", Seat), ("card", hashash))),
    "game_over": ("BL-13.1", (("reason", _ending),)),
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
    if event.kind == "game_over" and event.args[0] == TURN_LIMIT:
        return "BL-16.2"
    return EVENTS[event.kind][0]
