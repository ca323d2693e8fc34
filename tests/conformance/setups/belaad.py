"""The tables on which Belaad must pass the conformance suite."""

from majlis.kernel.rules import Config

SETUPS = [
    *(Config(players) for players in (2, 3, 4, 5, 6)),
    Config(3, {"orange_clear": "bottom", "order_token_sharing": True, "turn_limit": 0}),
    Config(5, {"consent": "auto", "order_last_scholar": "too_late", "turn_limit": 200}),
    Config(5, {"seating": "mirrored", "first_seat": "fourth", "treasury_takes": "all"}),
    Config(6, {"members_pay": "all", "first_seat": "third"}),
]
