"""Names of Al-Rashid, as texts without a language."""

from collections.abc import Callable
from typing import Final

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
from majlis.kernel.text import Ref, Text

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


def goods(counts: list[int]) -> list[Text]:
    """Goods of each kind, as a list of words."""
    return counted(counts, good)


def counted(counts: list[int], name: Callable[[int], Ref]) -> list[Text]:
    """So many of each kind, kinds without any left out."""
    return [
        Text("counted", {"count": counts[kind], "thing": name(kind)})
        for kind in range(len(counts))
        if counts[kind]
    ]


def crisis(index: int) -> str:
    return CRISES[index]
