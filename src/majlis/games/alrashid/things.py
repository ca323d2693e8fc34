"""The things on the table that a choice can touch, by the names under which the page draws them.

area:AREA                     one of the 13 areas
pawn:AREA:SEAT:PAWN           the pawns of one kind that a seat has in an area
hand:PAWN  held:PAWN          the viewer's pawns of a kind in hand; held back by a Diplomat
good:GOOD  note               the viewer's goods of a kind, given or taken; its credit notes
token:TOKEN                   the viewer's mercenary tokens of a kind
pile:COLOUR                   a face-down pile of mercenary tokens
mercenary:COUNTRY:NUMBER      a token on a country, counted from 0
item:COUNTRY:ITEM             goods of a kind, or the credit note, on a country: one of them
one:COUNTRY:ITEM  all:...     the same at a place of its own; all of them
service:PALACE                the service of a guild; at the court, benevolence
offer:TITLE                   a title still to be had in its palace
title:TITLE                   a title that the viewer owns
favour:FAVOUR                 the favour of a guild's leader
"""

from typing import Final

from majlis.games.alrashid.material import (
    AREAS,
    COLOURS,
    COUNTRIES,
    FAVOURS,
    GOODS,
    PAWNS,
    TITLES,
    TOKENS,
)

ITEMS: Final = (*GOODS, "credit_note")
NOTE: Final = "note"


def area(index: int) -> str:
    return f"area:{AREAS[index]}"


def pawn(place: int, seat: int, kind: int) -> str:
    return f"pawn:{AREAS[place]}:{seat}:{PAWNS[kind]}"


def hand(kind: int) -> str:
    return f"hand:{PAWNS[kind]}"


def held(kind: int) -> str:
    return f"held:{PAWNS[kind]}"


def good(index: int) -> str:
    return f"good:{GOODS[index]}"


def token(kind: int) -> str:
    return f"token:{TOKENS[kind]}"


def pile(colour: int) -> str:
    return f"pile:{COLOURS[colour]}"


def mercenary(country: int, number: int) -> str:
    return f"mercenary:{COUNTRIES[country]}:{number}"


def one_item(country: int, item: int) -> list[str]:
    """Pointing at the goods on a country means one of them."""
    return [f"item:{COUNTRIES[country]}:{ITEMS[item]}", f"one:{COUNTRIES[country]}:{ITEMS[item]}"]


def all_items(country: int, item: int) -> list[str]:
    return [f"all:{COUNTRIES[country]}:{ITEMS[item]}"]


def service(palace: int) -> str:
    return f"service:{AREAS[palace]}"


def offer(index: int) -> str:
    return f"offer:{TITLES[index]}"


def title(index: int) -> str:
    return f"title:{TITLES[index]}"


def favour(index: int) -> str:
    return f"favour:{FAVOURS[index]}"
