"""Measures drafts: the time from a gesture to its answer, over random games of every game.

Prints one JSON object, in milliseconds of the processor: unlike the clock on the wall they hardly
depend on who else is using the machine. Which engine runs is chosen from outside (MAJLIS_PURE=1 or
not). An answer is what the server sends back: the draft after the gesture with its view, what can
be touched next and what the act would do. Garbage is collected as in the server.

    python bench/drafts.py [SECONDS]
"""

import json
import sys
import time
from random import Random
from typing import Any

import msgspec

import majlis
from majlis.cli.serve import calm_the_collector
from majlis.games.catalogue import GAMES
from majlis.kernel.rules import Config, Rules
from majlis.play import Draft, Match
from majlis.server import drafting, wire
from majlis.server.commands import after_gesture, drawn

PLAYERS = 4


def on(draft: wire.Draft, chance: Random) -> dict[str, Any]:
    """A random gesture that leads on."""
    basket = draft.basket
    more = [item for item in basket.items if item.more] if basket else []
    if basket and basket.is_whole and (not more or chance.random() < 0.5):
        return {"do": "close"}
    if more and (draft.open or not draft.choices or chance.random() < 0.7):
        return {"do": "point", "thing": chance.choice(more).touches[-1]}
    return {"do": "choose", "choice": chance.choice(draft.choices).choice}


def answer(match: Match, draft: Draft | None, command: wire.Gesture) -> tuple[Draft, wire.Draft]:
    """What the server does with a gesture, up to the bytes of its answer. The draft that the
    client was answered with last is kept there, and gone on from.
    """
    made = after_gesture(drawn(match, command.seat, []) if draft is None else draft, command)
    shown = drafting.show(made)
    msgspec.json.encode(wire.Reply(command.id, True, match.acts_done, draft=shown))
    return made, shown


def times(rules: Rules, seconds: float) -> list[float]:
    """The milliseconds of each gesture of whole random games, one after the other."""
    found: list[float] = []
    chance = Random("drafts")
    began, games = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        match = Match(rules, Config(PLAYERS), f"drafts/{games}")
        games += 1
        while not match.is_over:
            seat = match.to_act
            command = wire.Gesture("bench", seat, match.acts_done, "look")
            made = None
            while True:
                start = time.process_time()
                made, shown = answer(match, made, command)
                found.append((time.process_time() - start) * 1000)
                if shown.complete:
                    break
                command = wire.Gesture("bench", seat, match.acts_done, **on(shown, chance))
            match.act_many(seat, made.choices)
    return sorted(found)


def measure(rules: Rules, seconds: float) -> dict[str, float]:
    found = times(rules, seconds)
    return {
        "gestures": len(found),
        "median_ms": found[len(found) // 2],
        "p99_ms": found[int(len(found) * 0.99)],
        "slowest_ms": found[-1],
    }


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    calm_the_collector()
    figures = {name: measure(rules, seconds) for name, rules in GAMES.items()}
    json.dump({"engine": majlis.ENGINE, "players": PLAYERS, "games": figures}, sys.stdout)


if __name__ == "__main__":
    main()
