"""The things on the table that a choice can touch, by the names that the board gives them.

| thing | what |
| --- | --- |
| `hand:A07` | an action card in the hand of the seat that looks |
| `card:primary`, `card:secondary` | the two actions of the card that is being carried out |
| `symbol:steal` | a symbol that this card offers |
| `pile:left` | the visible card of a face-up pile |
| `scholar:kindi` | a scholar on display |
| `board:sultan` | a character board |
| `white:sultan`, `orange:sultan` | the white tokens on it, the orange ones in its top slots |
| `top:sultan`, `bottom:sultan` | its free top slots, its bottom slot |
| `drawn:steal` | tokens drawn and not placed yet |
| `bag` | the bag |
| `seat:3` | a player |
| `faction:order` | a faction |
| `hashash:tithe` | a Hashash card, placed or just drawn |
| `duel:reveal`, `duel:surrender` | what the weaker side of a combat may do |

Who points at a token or a slot points at its board as well: such choices touch both.
"""

from typing import Final

from majlis.games.belaad.material import (
    ACTIONS,
    BOARDS,
    FACTIONS,
    HASHASH,
    PILES,
    SCHOLARS,
    SYMBOLS,
    TOKENS,
)

PRIMARY: Final = "card:primary"
SECONDARY: Final = "card:secondary"
BAG: Final = "bag"
REVEAL: Final = "duel:reveal"
SURRENDER: Final = "duel:surrender"

# Places of tokens on a board, in the order of the choices that name them.
WHITE: Final = "white"
ORANGE: Final = "orange"
BOTTOM: Final = "bottom"
TOP: Final = "top"
PLACES: Final = (WHITE, ORANGE, BOTTOM)


def hand(card: int) -> str:
    return f"hand:{ACTIONS[card]}"


def symbol(index: int) -> str:
    return f"symbol:{SYMBOLS[index]}"


def pile(index: int) -> str:
    return f"pile:{PILES[index]}"


def scholar(index: int) -> str:
    return f"scholar:{SCHOLARS[index]}"


def board(index: int) -> str:
    return f"board:{BOARDS[index]}"


def on_board(place: str, index: int) -> list[str]:
    """A place on a board, and the board itself."""
    return [board(index), f"{place}:{BOARDS[index]}"]


def drawn(token: int) -> str:
    return f"drawn:{TOKENS[token]}"


def seat(number: int) -> str:
    return f"seat:{number}"


def faction(index: int) -> str:
    return f"faction:{FACTIONS[index]}"


def hashash(card: int) -> str:
    return f"hashash:{HASHASH[card]}"
