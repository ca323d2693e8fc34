"""`majlis curves` draws what a run wrote down, and says what is wrong with a log."""

import json
from pathlib import Path

from tests.cli.conftest import Run

UPDATE = {
    "minutes": 0.5, "decisions": 1_000_000, "games": 4000, "decisions/s": 33000, "waiting": 0.2,
    "entropy": 1.5, "value loss": 0.9, "explained variance": 0.4,
}  # fmt: skip
TRIAL = {
    "trial": "apprentice", "minutes": 0.5, "choices": "best", "players": 4, "wins": 0.3,
    "low": 0.2, "high": 0.42, "games": 60, "par": 0.25,
}  # fmt: skip


def test_a_run_becomes_a_page_and_a_table(majlis: Run, tmp_path: Path) -> None:
    folder = tmp_path / "alrashid"
    folder.mkdir()
    later = {**UPDATE, "minutes": 1.0, "decisions": 2_000_000}
    rows = [UPDATE, TRIAL, {**TRIAL, "choices": "drawn"}, later]
    lines = "".join(json.dumps(row) + "\n" for row in rows)
    (folder / "log.jsonl").write_text(lines + '{"minutes": 1.')
    out = tmp_path / "report.html"
    told = majlis("curves", str(folder), "--out", str(out))
    assert told.code == 0
    wanted = "| alrashid | 4 | 0.5 | 1.0 M | best choices | apprentice | 30% of 60 | 20% to 42% |"
    assert wanted in told.out
    html = out.read_text()
    assert html.count("<svg") == 6
    assert "http" not in html.replace("http://www.w3.org/", "")
    again = majlis("curves", str(folder), "--out", str(out))
    assert again.code == 2
    assert "exists already" in again.err


def test_what_is_no_log_is_refused(majlis: Run, tmp_path: Path) -> None:
    out = str(tmp_path / "report.html")
    log = tmp_path / "log.jsonl"
    assert "cannot read the log" in majlis("curves", str(log), "--out", out).err
    log.write_text("a letter\n" + json.dumps(UPDATE) + "\n")
    assert "line 1 is no row of a log" in " ".join(
        majlis("curves", str(log), "--out", out).err.split()
    )
    log.write_text("")
    assert "has no update yet" in majlis("curves", str(log), "--out", out).err
