"""What `majlis bench --research` prints, with and without what it measures beside."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from majlis.cli import bench
from majlis.games.catalogue import GAMES
from tests.cli.conftest import Run

ROOT = Path(__file__).resolve().parents[2]
SPEED = {"decisions_per_second": 50_000.0, "decisions_per_second_wall": 40_000.0}
GAME: dict[str, Any] = {
    "engine": {**SPEED, "ratio": 1.0},
    "games": {**SPEED, "ratio": 2.5},
    "openspiel": {"missing": "pyspiel"},
    "gymnasium_vector": {**SPEED, "ratio": 7.0},
    "workers": {**SPEED, "workers": 3, "one_worker": 2.0, "share_of_linear": 0.87, "ratio": 1.2},
}
FIGURES: dict[str, Any] = {
    "engine": "interpreted",
    "players": 4,
    "cores": 4,
    "load_before": 0.5,
    "games": {"alrashid": GAME},
    "peers": {
        "backgammon": {"whose": "OpenSpiel, C++", **SPEED},
        "chess": {"whose": "PettingZoo", "missing": "pygame"},
    },
}


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The programs that were run, each of which gives the figures above."""
    asked: list[tuple[str, ...]] = []

    def measure(program: Path, seconds: float, *more: str) -> Any:
        asked.append((program.name, *more))
        return FIGURES

    monkeypatch.setattr(bench, "_measure", measure)
    return asked


def test_what_is_missing_is_told_in_a_line(majlis: Run, measured: list[tuple[str, ...]]) -> None:
    out = majlis("bench", "--research").out
    assert measured == [("research.py", "full")]
    assert "not measured: chess (PettingZoo): no package pygame (make bench installs it)\n" in out
    assert "no package pyspiel" in out
    table = [line for line in out.splitlines() if "backgammon" in line]
    assert len(table) == 1
    assert "50,000" in table[0]
    assert "×1 " in table[0]
    assert "alrashid on 3 workers: 87% of so many times one worker" in out
    assert "engine interpreted, 4 cores" in out


def test_the_figures_are_there_as_json(majlis: Run, measured: list[tuple[str, ...]]) -> None:
    assert json.loads(majlis("bench", "--research", "--json").out) == FIGURES


def test_the_time_of_a_gesture_is_measured_for_every_game() -> None:
    command = [sys.executable, str(ROOT / "bench" / "drafts.py"), "0.05"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    games = json.loads(done.stdout)["games"]
    assert games.keys() == GAMES.keys()
    assert all(one["gestures"] > 0 for one in games.values())
