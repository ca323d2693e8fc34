"""The things on the table that a player can point at, and the one spelling of their names.

A board draws each of them; `Ask.touches` says which of them a choice is about.

| thing | what it is |
| --- | --- |
| `slot:0` to `slot:7` | a slot of the board, two a row from row 1 |
| `draw` | the draw pile |
| `taken` | the tile on its way from the board or the pile to a realm |
| `cell:ROW,COLUMN` | a cell of the realm of the seat that chooses, empty or not |
| `row:ROW` | a row beyond the four, as a whole (AM-12.16) |
| `start:ST-A` to `start:ST-E` | a starting tile that is still to be had |
| `effect:genie` and so on | an effect that was activated and waits |
| `pile:mosaics`, `pile:stalls` | the two piles of cards |
| `supply` | the rubies that nobody has |
| `mosaic:MOTIF`, `stall:FACE` | own cards of one face |
| `objective:ID` | an objective, on the table or held |
| `character:ID` | a character, in hand, in the display or recruited |
"""

from typing import Final

from majlis.games.almadi.material import (
    CHARACTERS,
    EFFECTS,
    GOODS,
    MOTIFS,
    OBJECTIVES,
    STARTS,
)
from majlis.games.almadi.piles import MOSAICS
from majlis.games.almadi.realm import column_of, row_of

# Every name that is not in the table above is a mistake: a pattern of the whole name.
PATTERN: Final = (
    r"slot:[0-7]|draw|taken|cell:-?\d+,\d+|row:-?\d+|start:ST-[A-E]"
    r"|effect:(genie|hammer|stall|moon|ruby)|pile:(mosaics|stalls)|supply"
    r"|mosaic:(star|flower|diamond|wave)|stall:(spices|pottery|leather|carpets)"
    r"|objective:[A-Z]{2}\d\d|character:[a-z_]+"
)

DRAW: Final = "draw"
TAKEN: Final = "taken"
SUPPLY: Final = "supply"


def slot(index: int) -> str:
    return f"slot:{index}"


def cell(number: int) -> str:
    return f"cell:{row_of(number)},{column_of(number)}"


def row(number: int) -> str:
    return f"row:{number}"


def start(index: int) -> str:
    return f"start:{STARTS[index]}"


def effect(index: int) -> str:
    return f"effect:{EFFECTS[index]}"


def pile(which: int) -> str:
    return "pile:mosaics" if which == MOSAICS else "pile:stalls"


def mosaic(motif: int) -> str:
    return f"mosaic:{MOTIFS[motif]}"


def stall(face: int) -> str:
    return f"stall:{GOODS[face]}"


def objective(index: int) -> str:
    return f"objective:{OBJECTIVES[index]}"


def character(index: int) -> str:
    return f"character:{CHARACTERS[index]}"
