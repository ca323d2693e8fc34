"""The floors of coverage, and the gate of speed: what they say, without measuring."""

import importlib.util
from pathlib import Path
from types import ModuleType

from tests.release.floors import below

ROOT = Path(__file__).parents[2]


def gate() -> ModuleType:
    spec = importlib.util.spec_from_file_location("gate", ROOT / "bench" / "gate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_room_below_its_floor_is_named() -> None:
    floors = {"kernel": 90.0, "games": 80.0}
    assert below({"kernel": 90.0, "games": 80.5}, floors) == []
    (line,) = below({"kernel": 95.0, "games": 79.9}, floors)
    assert line.startswith("games: 79.9%")
    assert len(below({}, floors)) == 2


def test_the_gate_shuts_a_fifth_below_the_kept_ratio() -> None:
    kept = {"almadi": {"playouts": 10.0, "copies": 100.0}}
    failures = gate().failures
    assert failures({"almadi": {"playouts": 8.1, "copies": 81.0}}, kept) == []
    (line,) = failures({"almadi": {"playouts": 7.9, "copies": 120.0}}, kept)
    assert "playouts are ×7.90 of catanatron's, and were ×10.00: 21% slower" in line
    assert "no ratio" in failures({"toy": {"playouts": 1.0}}, kept)[0]


def test_what_counts_is_the_median_of_the_rounds() -> None:
    rounds = [{"toy": {"playouts": one, "copies": 1.0}} for one in (3.0, 1.0, 2.0)]
    assert gate().medians(rounds) == {"toy": {"playouts": 2.0, "copies": 1.0}}
