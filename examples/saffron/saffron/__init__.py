"""Saffron and Straw: spice merchants of Baghdad, true chests and false ones."""

from typing import Final

from majlis.games.guest import Guest

GUEST: Final = Guest(
    name="saffron",
    contract=1,
    package="saffron",
    rules="saffron.rules:RULES",
    rulebook="rulebook",
)
