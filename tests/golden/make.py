"""Makes golden games: python -m tests.golden.make GAME [GAMES TO TRY]

                   python -m tests.golden.make GAME asked PLAYERS OPTIONS (as JSON)

Plays games on the tables that the game's `features.py` names and keeps, one after the other, those
that show most of what is still missing from WANTED. What a golden shows is written into it. Choices
are random, or those of `features.pick` where a game has one to reach what chance would rarely show.
With `asked` it adds one game in which a question is asked although it leaves one choice.
"""

import importlib
import json
import sys
from pathlib import Path
from typing import Any

from majlis.games.catalogue import game
from majlis.kernel.journal import Journal
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, is_over
from majlis.kernel.state import State
from majlis.lab.batch import play_random
from majlis.play import Match, write_record

HERE = Path(__file__).parent


def config_of(record: dict[str, Any]) -> Config:
    """What a golden game was made with; those of older rules versions do not tell all of it."""
    rules = game(record["game"])
    return rules.stored_config(record["config"], record["rules"])


def shows(name: str, config: Config, seed: str, choices: list[int]) -> set[str]:
    """What a game shows, by the names of its `features.py`."""
    rules = game(name)
    features = importlib.import_module(f"tests.golden.{name}.features")
    journal = Journal()
    st = rules.start(config, seed, journal=journal)
    st.journal = journal
    for choice in choices:
        apply(st, choice)
    assert is_over(st)
    found: set[str] = features.features(config, st, journal.events)
    return found


def play(name: str, config: Config, number: int) -> dict[str, Any]:
    """One game as a record."""
    rules = game(name)
    seed = f"golden/{number}"
    pick = getattr(importlib.import_module(f"tests.golden.{name}.features"), "pick", None)
    if pick is None:
        return play_random(rules, config, seed, False)  # type: ignore[no-any-return]  # JSON data
    match = Match(rules, config, seed)
    rng = Rng.from_seed(f"player of {seed}")
    while not match.is_over:
        match.act(match.to_act, pick(match.state, rng, number))
    return write_record(match)  # type: ignore[no-any-return]  # JSON data


def make(name: str, tries: int) -> None:
    features = importlib.import_module(f"tests.golden.{name}.features")
    missing: set[str] = set(features.WANTED)
    tables: list[Config] = features.TABLES
    candidates: list[tuple[set[str], dict[str, Any]]] = []
    for number in range(tries):
        config = tables[number % len(tables)]
        record = play(name, config, number)
        found = shows(name, config, record["seed"], record["choices"]) & missing
        candidates.append((found, record))
        if number % 500 == 499:
            there = set().union(*(f for f, _ in candidates))
            candidates = [c for c in candidates if c[0]]
            print(f"{number + 1} games, {len(missing - there)} features not seen yet")
            if there == missing:
                break
    folder = HERE / name
    for old in folder.glob("*.json"):
        if old.name != "perft.json":
            old.unlink()
    kept = 0
    while missing:
        found, record = max(candidates, key=lambda c: len(c[0] & missing))
        new = found & missing
        if not new:
            print("never seen:", ", ".join(sorted(missing)))
            raise SystemExit(1)
        missing -= new
        kept += 1
        all_shown = shows(name, config_of(record), record["seed"], record["choices"])
        record["shows"] = sorted(all_shown & set(features.WANTED))
        path = folder / f"{kept:02}-{sorted(new)[0]}.json"
        path.write_text(json.dumps(record) + "\n")
    print(f"{kept} golden games")


def alone(record: dict[str, Any]) -> int:
    """How many questions of a game left one choice and were asked all the same."""
    st = game(record["game"]).start(config_of(record), record["seed"])
    count = 0
    for choice in record["choices"]:
        count += len(st.legal) == 1
        apply(st, choice)
    return count


def add_asked(name: str, config: Config, tries: int) -> None:
    """Adds a game in which a question is asked that only a hidden hand leaves one answer to."""
    features = importlib.import_module(f"tests.golden.{name}.features")
    for number in range(tries):
        record = play(name, config, number)
        if alone(record):
            found = shows(name, config_of(record), record["seed"], record["choices"])
            record["shows"] = sorted(found & set(features.WANTED))
            kept = len([f for f in (HERE / name).glob("*.json") if f.name != "perft.json"])
            path = HERE / name / f"{kept + 1:02}-asked-alone-{config.players}.json"
            path.write_text(json.dumps(record) + "\n")
            print(f"{path.name}: {alone(record)} such questions")
            return
    raise SystemExit(f"no such question in {tries} games")


def perft(st: State, depth: int) -> int:
    """How many ways there are to make so many choices, chance driven by the seed."""
    if depth == 0 or is_over(st):
        return 1
    count = 0
    for choice in st.legal:
        child = st.copy()
        apply(child, choice)
        count += perft(child, depth - 1)
    return count


def perft_state(name: str, case: dict[str, Any]) -> State:
    """The state from which a case counts: after so many choices from the middle of the list."""
    st = game(name).start(game(name).stored_config(case, case["rules"]), case["seed"])
    for _ in range(case["after"]):
        apply(st, st.legal[len(st.legal) // 2])
    return st


def make_perft(name: str) -> None:
    """Counts the choice tree of each table at a few moments, as deep as stays below 2000.

    Cases of older rules versions stay as they are; what is as it was then needs no new one.
    """
    features = importlib.import_module(f"tests.golden.{name}.features")
    path = HERE / name / "perft.json"
    version = game(name).meta.version
    cases = [case for case in json.loads(path.read_text()) if case["rules"] < version]
    for config in features.TABLES:
        for after in getattr(features, "MOMENTS", (0, 25, 60)):
            case: dict[str, Any] = {
                "rules": version,
                "players": config.players,
                "options": config.options,
                "seed": "perft",
                "after": after,
                "counts": [],
            }
            st = perft_state(name, case)
            while len(case["counts"]) < 3 and (not case["counts"] or case["counts"][-1] < 60):
                case["counts"].append(perft(st, len(case["counts"]) + 1))
            if not any({**case, "rules": older["rules"]} == older for older in cases):
                cases.append(case)
    lines = ",\n".join("  " + json.dumps(case) for case in cases)
    path.write_text(f"[\n{lines}\n]\n")
    print(f"{len(cases)} perft cases")


if __name__ == "__main__":
    if sys.argv[2:3] == ["asked"]:
        add_asked(sys.argv[1], Config(int(sys.argv[3]), json.loads(sys.argv[4])), 20_000)
    else:
        make_perft(sys.argv[1])
        make(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20_000)
