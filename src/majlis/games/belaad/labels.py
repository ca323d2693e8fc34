"""Names of Belaad, as texts without a language."""

from majlis.games.belaad.material import (
    BOARDS,
    COINS,
    ENDINGS,
    FACTIONS,
    HASHASH,
    PILES,
    PRIMARIES,
    SCHOLARS,
    SECONDARIES,
    SOURCES,
    SYMBOLS,
    TOKENS,
    unpack,
)
from majlis.kernel.text import Ref, Text


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


def action(told: int) -> Text:
    """Action cards have no names: a packed card is called by what its two actions do."""
    _, first, amount, symbols, second, effect = unpack(told)
    return Text(
        "card-called",
        {"primary": primary(first, amount, symbols), "secondary": then(second, effect)},
    )


def primary(kind: int, amount: int, symbols: int) -> Text:
    """What a primary action gives; `symbols` has a bit for each that it offers."""
    if PRIMARIES[kind] != "symbols":
        return Text(f"primary-{PRIMARIES[kind]}", {"count": amount})
    offered = [Text(f"use-{SYMBOLS[s]}", {}) for s in range(5) if (symbols >> s) & 1]
    if len(offered) == 1:
        return offered[0]
    return Text("primary-symbols", {"symbols": offered[:-1], "last": offered[-1]})


def then(kind: int, effect: int) -> Text:
    """What a secondary action gives, without its price."""
    return Text(f"then-{SECONDARIES[kind]}", {"count": effect})


def signed(change: int) -> str:
    """A change with its sign."""
    return f"\u2212{-change}" if change < 0 else f"+{change}"


def source(index: int) -> Ref:
    """A source of points, as the score sheet calls it."""
    return Ref(f"sum-{SOURCES[index]}")


def ending(index: int) -> Ref:
    return Ref(f"ending-{ENDINGS[index]}")
