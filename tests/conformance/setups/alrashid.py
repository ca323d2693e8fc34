"""The tables on which Al-Rashid must pass the conformance suite."""

from majlis.kernel.rules import Config

SETUPS = [
    *(
        Config(players, {"edition": edition})
        for players in (2, 3, 4, 5)
        for edition in ("fr", "it")
    ),
    Config(5, {"spy_move": "any", "take_fewer": True, "idle_dishonour": False}),
    Config(4, {"battle_partial": "token", "country_cut": "before_battle"}),
    Config(4, {"duplicate_titles": False, "crisis_tiles": "fr"}),
]
