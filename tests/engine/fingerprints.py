"""Prints the engine and the fingerprints of all golden games, replayed choice by choice."""

import json
import sys
from pathlib import Path

import majlis
from majlis.games.catalogue import game
from majlis.kernel.runner import apply

GOLDEN = Path(__file__).parents[1] / "golden"


def main() -> None:
    found = {}
    for path in sorted(GOLDEN.glob("*/*.json")):
        if path.name == "perft.json":
            continue
        record = json.loads(path.read_text())
        rules = game(record["game"])
        st = rules.start(rules.stored_config(record["config"], record["rules"]), record["seed"])
        steps = []
        for number, choice in enumerate(record["choices"]):
            if number % 40 == 0:
                steps.append(rules.fingerprint(st))
            apply(st, choice)
        found[str(path.relative_to(GOLDEN))] = [*steps, rules.fingerprint(st)]
    json.dump({"engine": majlis.ENGINE, "fingerprints": found}, sys.stdout)


if __name__ == "__main__":
    main()
