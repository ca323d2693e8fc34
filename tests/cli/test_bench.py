"""What `majlis bench` prints of interfaces and servers, with and without those beside them."""

import importlib
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

PACED = {"moves_per_second": 250.0, "p50_ms": 5.5, "p99_ms": 21.0, "late": 3, "busy": 0.4}
FLAT_OUT = {"moves_per_second": 900.0, "messages_per_second": 2400.0, "cpu_ms_per_move": 1.1}
SERVER: dict[str, Any] = {
    "tables": 500,
    "every": 2.0,
    "memory_per_table_kb": 118.0,
    "paced": PACED,
    "flat_out": FLAT_OUT,
}
SERVERS: dict[str, Any] = {
    "majlis": SERVER,
    "boardgame.io in memory": SERVER,
    "failed": {"boardgame.io on disk": "the clients failed"},
    "ratios": {"boardgame.io in memory": {"moves_per_second": 0.9, "messages_per_second": 2.4}},
    "cores": 2,
    "load_before": 0.1,
}
MANY: dict[str, Any] = {
    "heap": {"played_at": 145.0, "resting": 37.0, "asleep": 1.0},
    "many": {**SERVER, "tables": 5000, "every": 20.0},
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


def row(out: str, label: str) -> list[str]:
    """The cells beside this label in a table."""
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in out.splitlines()]
    (found,) = (cells[1:] for cells in rows if cells[:1] == [label])
    return found


def test_servers_are_told_beside_what_is_aimed_at(
    majlis: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, ...]] = []

    def measure(program: Path, seconds: float, *more: str) -> Any:
        asked.append((program.name, *more))
        return {**SERVERS, **MANY} if "full" in more else SERVERS

    monkeypatch.setattr(bench, "_measure", measure)
    some = majlis("bench", "--server")
    assert "boardgame.io on disk was not measured: the clients failed" in some.err
    assert row(some.out, "paced, median until all have it, ms") == ["5.50", "5.50", "6"]
    assert row(some.out, "paced, 99 in 100 until all have it, ms") == ["21.00", "21.00", "25"]
    assert row(some.out, "majlis flat out, moves/s") == ["", "×0.9", "×2 of memory"]
    assert "5,000 tables" not in some.out
    full = majlis("bench", "--server", "--full").out
    assert row(full, "a table in the heap, played at, KB") == ["145", ""]
    assert row(full, "... watched, half a minute after its last move") == ["37.00", "half"]
    assert row(full, "5,000 tables, a move in 20 s: moves/s") == ["250", "250"]
    assert row(full, "... moves that were not there at the next one's time") == ["3", "0"]
    assert row(full, "... cores that the server was busy on") == ["0.40", ""]
    assert asked == [("server.py", "500", "2.0"), ("server.py", "500", "2.0", "full")]


def test_one_peer_that_fails_leaves_the_figures_of_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    server = importlib.import_module("server")

    def measure(kind: str, *_: Any, kept: bool = True) -> Any:
        if kept:
            raise server.Unmeasured("no answer in 60000 ms")
        return SERVER

    monkeypatch.setattr(server, "measure", measure)
    ours = {**SERVER, "flat_out": {**FLAT_OUT, "bytes_per_update": 4000}}
    found, failed = server.peers_of(ours, 500, 10.0, 2.0)
    assert found == {"boardgame.io in memory": SERVER}
    assert failed == {"boardgame.io on disk": "no answer in 60000 ms"}


def test_a_resting_table_takes_less_than_half_of_the_heap() -> None:
    command = [sys.executable, str(ROOT / "bench" / "server_memory.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert found["resting"] < found["played_at"] / 2
    assert found["asleep"] < found["resting"] / 5


def test_the_figures_are_there_as_json(majlis: Run, measured: list[tuple[str, ...]]) -> None:
    assert json.loads(majlis("bench", "--research", "--json").out) == FIGURES


def test_the_time_of_a_gesture_is_measured_for_every_game() -> None:
    command = [sys.executable, str(ROOT / "bench" / "drafts.py"), "0.05"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    games = json.loads(done.stdout)["games"]
    assert games.keys() == GAMES.keys()
    assert all(one["gestures"] > 0 for one in games.values())
