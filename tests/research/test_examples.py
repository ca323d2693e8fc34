"""The examples run, and what they claim holds; the bench of the wrappers prints its figures."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from majlis.games.catalogue import GAMES
from majlis.kernel.rules import Config
from majlis.lab.game import play_game

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
NEEDS = {"ismcts": "pyspiel", "random_agents": "pettingzoo", "policy_gradient": "gymnasium"}


def run(program: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, str(program), *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_has_a_short_form_that_runs(example: Path) -> None:
    pytest.importorskip(NEEDS[example.stem], reason="the extra `research` is not installed")
    out = run(example, "--short")
    if example.stem == "policy_gradient":
        found = re.search(r"gain +(-?[\d.]+) +\+- ([\d.]+)", out)
        assert found is not None
        assert float(found[1]) > float(found[2]) > 0, out


def test_random_agents_play_the_same_with_the_same_seed() -> None:
    pytest.importorskip("pettingzoo", reason="the extra `research` is not installed")
    program = ROOT / "examples" / "random_agents.py"
    outs = [run(program, "--short", "--seed", seed) for seed in ("5", "5", "6")]
    assert outs[0] == outs[1] != outs[2]


def test_the_bench_of_the_wrappers_prints_ratios() -> None:
    pytest.importorskip("pyspiel", reason="the extra `research` is not installed")
    figures = json.loads(run(ROOT / "bench" / "research.py", "0.01"))["games"]["alrashid"]
    assert set(figures) == {
        "engine",
        "games",
        "openspiel",
        "openspiel_tensors",
        "pettingzoo",
        "gymnasium",
    }
    assert figures["engine"]["ratio"] == 1
    assert all(entry["ratio"] > 1 for way, entry in figures.items() if way != "engine")


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_networks_among_the_examples_beat_random_players(name: str) -> None:
    pytest.importorskip("numpy", reason="the extra `research` is not installed")
    network = f"network:{ROOT / 'examples' / 'networks' / name}.npz"
    for seats in ([network, "random"], ["random", network]):
        end, _ = play_game(GAMES[name], Config(2), "networks", seats)
        first = GAMES[name].standings(end)[0]
        assert seats[first.seat] == network
