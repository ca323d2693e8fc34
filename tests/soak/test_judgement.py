"""The soak says what is wrong: memory that grows, errors in the log."""

import json
import os
from pathlib import Path

import pytest

from tests.soak.soak import Memory, Sample, log_lines


@pytest.mark.parametrize(("growth", "is_flat"), [(0.2, True), (1.5, True), (4.0, False)])
def test_memory_that_grows_for_half_an_hour_is_told(growth: float, is_flat: bool) -> None:
    memory = Memory(os.getpid())
    # It fills up at first; then it grows by so many MB a minute.
    memory.samples = [
        Sample(m / 10, 100 + min(m, 50) + growth * m / 10, 20.0 + m % 3) for m in range(300)
    ]
    slope, _allowed, verdict = memory.verdict()
    assert slope == pytest.approx(growth)
    assert verdict is is_flat


@pytest.mark.parametrize(("growth", "is_flat"), [(0.2, True), (4.0, False)])
def test_memory_of_more_tables_is_no_leak(growth: float, is_flat: bool) -> None:
    """The machine becomes idle after a while: more is played, and more tables are in use."""
    memory = Memory(os.getpid())
    tables = [20.0 + m % 3 if m < 200 else 120.0 + m % 3 for m in range(300)]
    memory.samples = [
        Sample(m / 10, 100 + 0.4 * held + growth * m / 10, held) for m, held in enumerate(tables)
    ]
    slope, _allowed, verdict = memory.verdict()
    assert slope == pytest.approx(growth)
    assert verdict is is_flat


def test_errors_of_the_log_are_found(tmp_path: Path) -> None:
    lines = [
        json.dumps({"level": "warning", "event": "bot-fell-back"}),
        "Majlis is served at http://localhost",
    ]
    file = tmp_path / "node-1.log"
    file.write_text("\n".join(lines))
    said, errors = log_lines(tmp_path)
    assert (said["warning bot-fell-back"], errors) == (1, [])
    lines += [
        json.dumps({"level": "error", "event": "defect"}),
        "Traceback (most recent call last):",
    ]
    file.write_text("\n".join(lines))
    assert len(log_lines(tmp_path)[1]) == 2
