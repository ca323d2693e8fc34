"""Golden games: they replay to the same state for ever, and together they show everything."""

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

from majlis.games.catalogue import GAMES
from majlis.play import read_record
from tests.golden.make import alone, config_of, perft, perft_state, shows

HERE = Path(__file__).parent
FILES = sorted(f for f in HERE.glob("*/*.json") if f.name != "perft.json")


@pytest.mark.parametrize("path", FILES, ids=lambda f: f"{f.parent.name}/{f.stem}")
def test_a_golden_game_replays(path: Path) -> None:
    record = json.loads(path.read_text())
    match = read_record(record)
    assert match.is_over
    assert match.rules.meta.version >= record["rules"]
    assert match.rules.fingerprint(match.state) == record["fingerprint"]
    wanted = importlib.import_module(f"tests.golden.{record['game']}.features").WANTED
    found = shows(record["game"], config_of(record), record["seed"], record["choices"])
    assert sorted(found & set(wanted)) == record["shows"]


@pytest.mark.parametrize("name", GAMES)
def test_the_goldens_show_everything_wanted(name: str) -> None:
    shown: set[str] = set()
    for path in FILES:
        if path.parent.name == name:
            shown |= set(json.loads(path.read_text())["shows"])
    wanted = importlib.import_module(f"tests.golden.{name}.features").WANTED
    assert set(wanted) <= shown


@pytest.mark.parametrize("name", GAMES)
def test_some_golden_asks_what_a_hidden_hand_leaves_one_answer_to(name: str) -> None:
    records = [json.loads(path.read_text()) for path in FILES if path.parent.name == name]
    newest = [r for r in records if r["rules"] == GAMES[name].meta.version]
    asks = any(option.name == "ask_hidden" for option in GAMES[name].meta.every_option)
    assert newest
    assert not asks or any(alone(record) for record in newest)


def perft_cases() -> list[Any]:
    cases = []
    for name in GAMES:
        for case in json.loads((HERE / name / "perft.json").read_text()):
            options = ",".join(f"{k}={v}" for k, v in case["options"].items())
            label = f"{name}-{case['players']}-{options}-after-{case['after']}-v{case['rules']}"
            cases.append(pytest.param(name, case, id=label))
    return cases


@pytest.mark.parametrize(("name", "case"), perft_cases())
def test_perft(name: str, case: dict[str, Any]) -> None:
    """The choice tree has the same size as ever: after some first choices, to a small depth."""
    st = perft_state(name, case)
    assert [perft(st, depth + 1) for depth in range(len(case["counts"]))] == case["counts"]
