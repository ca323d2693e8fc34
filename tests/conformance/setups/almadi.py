"""The tables on which Almadi must pass the conformance suite."""

from majlis.kernel.rules import Config

SETUPS = [
    *(
        Config(players, {"characters": characters})
        for players in (2, 3, 4, 5)
        for characters in (False, True)
    ),
    Config(3, {"choose_start": True}),
    Config(5, {"choose_start": True, "characters": True}),
    Config(3, {"characters": True, "zumurrud_any_time": True}),
]
