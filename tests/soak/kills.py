"""Kills servers hundreds of times while people and bots play; nothing may be lost or doubled.

    python -m tests.soak.kills sqlite [KILLS]
    python -m tests.soak.kills postgresql [KILLS]

It goes in rounds, each with a database of its own that is checked at its end, several at a time.
Rounds that are done are noted in a file: a run that is broken off goes on where it was (`--anew`
begins again). Exit code 1 means that something was lost, doubled or stood still.
"""

import argparse
import json
import os
import sys
import tempfile
import time
import traceback
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.server.processes import killed_alone, killed_in_turn
from tests.soak.nursery import Nursery

KINDS = {"sqlite": (killed_alone, 300), "postgresql": (killed_in_turn, 60)}
ROUND = 15
TOLD_EVERY = 1
NOTES = Path("build")


class Run:
    """The rounds of one run, and what is known of them."""

    def __init__(self, kind: str, kills: int, anew: bool) -> None:
        self.work, usual = KINDS[kind]
        self.kind, self.kills = kind, kills or usual
        self.file = NOTES / f"kills-{kind}-{self.kills}.json"
        self.done: dict[str, dict[str, Any]] = {}
        if self.file.exists() and not anew:
            self.done = json.loads(self.file.read_text())
            print(f"going on after {self.total('kills')} kills that {self.file} tells of")
        self.began = time.monotonic()

    def total(self, what: str) -> int:
        return sum(entry[what] for entry in self.done.values())

    def sizes(self) -> dict[str, int]:
        """The rounds that are left, with their kills."""
        firsts = range(0, self.kills, ROUND)
        sizes = {f"{first}": min(ROUND, self.kills - first) for first in firsts}
        return {name: size for name, size in sizes.items() if name not in self.done}

    def say(self, text: str) -> None:
        print(f"{time.monotonic() - self.began:6.0f} s  {text}", flush=True)

    def round(self, name: str, size: int) -> dict[str, Any]:
        """One round: its own database, killed so many times."""
        began = time.monotonic()

        def told(kill: int) -> None:
            if kill % TOLD_EVERY == 0:
                self.say(f"round {name}: killed {kill} of {size} times")

        temporary = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        with temporary as folder, ExitStack() as stack:
            nursery = Nursery(dict(os.environ))
            stack.callback(nursery.close)
            acts = self.work(stack, Path(folder), size, told, nursery)
        return {"kills": size, "acts": acts, "seconds": round(time.monotonic() - began, 1)}

    def note(self, name: str, entry: dict[str, Any]) -> None:
        self.done[name] = entry
        NOTES.mkdir(exist_ok=True)
        self.file.write_text(json.dumps(self.done, indent=1))
        self.say(
            f"round {name}: {entry['acts']} acts, none lost or doubled; "
            f"{self.total('kills')} of {self.kills} kills"
        )

    def all(self, at_once: int) -> bool:
        """All rounds that are left; False if one failed."""
        failed = False
        with ThreadPoolExecutor(at_once) as pool:
            rounds = {pool.submit(self.round, *one): one[0] for one in self.sizes().items()}
            for future in as_completed(rounds):
                if future.cancelled():
                    continue
                try:
                    self.note(rounds[future], future.result())
                except BaseException:  # pytest's own failures are no Exception
                    failed = True
                    self.say(f"round {rounds[future]} FAILED")
                    traceback.print_exc()
                    for other in rounds:  # those that run go on, and what they show is noted
                        other.cancel()
        return not failed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("kills", nargs="?", type=int, default=0)
    parser.add_argument("--anew", action="store_true", help="forget the rounds that are done")
    parser.add_argument("--at-once", type=int, default=max(1, min(2, os.cpu_count() or 1)))
    given = parser.parse_args()
    run = Run(given.kind, given.kills, given.anew)
    if not run.all(given.at_once):
        return 1
    run.file.unlink(missing_ok=True)
    print(
        f"{run.kind}: {run.total('kills')} kills, {run.total('acts')} acts acknowledged, none lost "
        f"or doubled, {time.monotonic() - run.began:.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
