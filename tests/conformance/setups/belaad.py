"""The tables on which Belaad must pass the conformance suite."""

from majlis.kernel.rules import Config

SETUPS = [
    *(Config(players) for players in (2, 3, 4, 5, 6)),
    Config(3, {"orange_clear": "all", "order_token_sharing": True, "turn_limit": 0}),
    Config(5, {"consent": "auto", "order_last_scholar": "too_late", "turn_limit": 200}),
]
