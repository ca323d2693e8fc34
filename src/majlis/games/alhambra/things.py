"""The things on the table that a player can point at, by the names that the board gives them.

    display:PLACE           a card of the money display, places 0 to 3
    market:CURRENCY         a space of the building market
    cell:X,Y                a cell of the own Alhambra, built or free; the fountain is 0,0
    pending:TILE            a tile bought or won and not yet placed
    reserve                 the reserve board
    reserve:TILE            a tile in the reserve
    dirk                    Dirk's heap (two players)
    hand:CARD               a kind of card in the hand, by the name of `cards.CARDS`
    coin:CURRENCY           the own coins of a currency
    sultan:PLACE            an open Sultan card beside the market
    mark:TYPE               a face of the Sultan's die
    drawn                   the tile that was just drawn for the market
    caravan:CARD            a caravanserai, for sale or owned
    space:CARD,SPACE        a space of a caravanserai that the player owns
    counter:KIND            an own culture counter
    vizier                  the own vizier
    action:NAME             an action that is no piece: redesign, develop, wake

A board draws each of them under this name (`data-thing`); `PATTERN` holds the names that exist.
"""

from typing import Final

from majlis.games.alhambra.cards import CARDS
from majlis.games.alhambra.layout import x_of, y_of
from majlis.games.alhambra.material import (
    CARAVAN_SPACES,
    CARAVANS,
    COUNTERS,
    CURRENCIES,
    TILES,
    TYPES,
)

RESERVE: Final = "reserve"
DIRK: Final = "dirk"
DRAWN: Final = "drawn"
VIZIER: Final = "vizier"
REDESIGN: Final = "action:redesign"
DEVELOP: Final = "action:develop"
WAKE: Final = "action:wake"


def _one_of(names: tuple[str, ...]) -> str:
    return "(?:" + "|".join(names) + ")"


PATTERN: Final = "|".join(
    (
        "display:[0-3]",
        "market:" + _one_of(CURRENCIES),
        "cell:-?[0-9]+,-?[0-9]+",
        "pending:" + _one_of(TILES),
        "reserve(?::" + _one_of(TILES) + ")?",
        "dirk|drawn|vizier",
        "hand:" + _one_of(CARDS),
        "coin:" + _one_of(CURRENCIES),
        "sultan:[0-7]",
        "mark:" + _one_of(TYPES),
        "caravan:" + _one_of(CARAVANS),
        "space:" + _one_of(CARAVANS) + "," + _one_of(CARAVAN_SPACES),
        "counter:" + _one_of(COUNTERS),
        "action:(?:redesign|develop|wake)",
    )
)


def display(place: int) -> str:
    return f"display:{place}"


def market(space: int) -> str:
    return "market:" + CURRENCIES[space]


def cell(index: int) -> str:
    return f"cell:{x_of(index)},{y_of(index)}"


def pending(tile: int) -> str:
    return "pending:" + TILES[tile]


def reserve(tile: int) -> str:
    return "reserve:" + TILES[tile]


def hand(card: int) -> str:
    return "hand:" + CARDS[card]


def coin(currency: int) -> str:
    return "coin:" + CURRENCIES[currency]


def sultan(place: int) -> str:
    return f"sultan:{place}"


def mark(kind: int) -> str:
    return "mark:" + TYPES[kind]


def caravan(card: int) -> str:
    return "caravan:" + CARAVANS[card]


def space(card: int, index: int) -> str:
    return "space:" + CARAVANS[card] + "," + CARAVAN_SPACES[index]


def counter(kind: int) -> str:
    return "counter:" + COUNTERS[kind]
