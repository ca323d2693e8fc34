"""The tables on which Alhambra must pass the conformance suite."""

from itertools import combinations

from majlis.games.alhambra.config import MODULES
from majlis.kernel.rules import Config

NAMES = [module.name for module in MODULES]
ALL = dict.fromkeys(NAMES, True)

SETUPS = [
    *(Config(players) for players in (2, 3, 4, 5, 6)),
    *(Config(players, {name: True}) for name in NAMES for players in (2, 3, 6)),
    *(Config(players, {**ALL}) for players in (2, 3, 6)),
    Config(4, {"end_trigger": "empty_supply", "open_hands": True}),
    Config(3, {"allow_wasteful_payment": True}),
]
SLOW_SETUPS = [
    Config(players, {first: True, second: True})
    for first, second in combinations(NAMES, 2)
    for players in (2, 3, 6)
]
