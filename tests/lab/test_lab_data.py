"""Sweeps, kept games, tables and JSON of `majlis lab`."""

import csv
import errno
import json
import os
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.conftest import majlis as majlis_command

command = majlis_command
RANDOM = ("lab", "alrashid", "-p", "2", "--bots", "random")


def rows_of(path: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(path.read_text().splitlines()))


SAGES = "services.traditions.gold.0=4,6"


def test_a_sweep_has_a_curve_for_every_figure(command: Run, tmp_path: Path) -> None:
    page, data = tmp_path / "sages.html", tmp_path / "data"
    result = command(
        *RANDOM, "-n", "4", "--sweep", SAGES, "--report", str(page), "--data", str(data)
    )
    assert result.code == 0, result.err
    text = page.read_text()
    assert text.count("<svg") >= 6
    assert "services.traditions.gold.0=6 beside services.traditions.gold.0=4" in text
    rows = rows_of(data / "comparison.csv")
    assert {row["figure"] for row in rows} >= {
        "points of a side",
        "acts in a game",
        "wins of seat 1",
    }
    assert all(row["deals"] == "4" for row in rows)


def test_games_are_kept_and_gone_on_with(command: Run, tmp_path: Path) -> None:
    out, data = tmp_path / "games", tmp_path / "data"
    first = command(*RANDOM, "-n", "3", "--out", str(out), "--json")
    assert first.code == 0, first.err
    lines = (out / "1.jsonl").read_text().splitlines()
    assert len(lines) == 3
    again = command(*RANDOM, "-n", "5", "--out", str(out), "--data", str(data))
    assert "3 of 5 games were finished before" in again.err
    assert (out / "1.jsonl").read_text().splitlines()[:3] == lines
    assert len((data / "games.csv").read_text().splitlines()) == 6
    other = command(*RANDOM, "-n", "5", "--seed", "2", "--out", str(out), "--json")
    assert other.code == 2
    assert "is from another run: its seed is" in other.err
    replayed = command("replay", str(out / "1.jsonl"))
    assert replayed.code == 0, replayed.err


def test_json_and_tables_tell_the_same(command: Run, tmp_path: Path) -> None:
    data = tmp_path / "data"
    result = command(*RANDOM, "-n", "4", "--against", "edition=it", "--json", "--data", str(data))
    assert result.code == 0, result.err
    told = json.loads(result.out)
    assert [one["name"] for one in told["configurations"]] == ["edition by default", "edition=it"]
    for name, rows in told["tables"].items():
        if rows:
            table = rows_of(data / f"{name}.csv")
            assert len(table) == len(rows), name
            assert list(table[0]) == list(rows[0]), name
    sides = [row for row in told["tables"]["sides"] if row["configuration"] == "edition=it"]
    assert len(sides) == 8
    points = [row for row in told["tables"]["comparison"] if row["figure"] == "points of a side"]
    assert points[0]["after"] == pytest.approx(sum(row["points"] for row in sides) / 8)


def test_force_overwrites_a_report_and_keeps_the_games(command: Run, tmp_path: Path) -> None:
    page, out = tmp_path / "a.html", tmp_path / "games"
    page.write_text("old")
    run = (*RANDOM, "-n", "2", "--out", str(out), "--report", str(page))
    assert command(*run).code == 2
    assert command(*run, "--force").code == 0
    lines = (out / "1.jsonl").read_text()
    again = command(*run, "--force", "--lang", "it")
    assert "2 of 2 games were finished before" in again.err
    assert (out / "1.jsonl").read_text() == lines
    assert "In breve" in page.read_text()
    other = command(*run, "--force", "--seed", "2")
    assert other.code == 0, other.err
    assert (out / "1.jsonl").read_text() != lines


def test_other_bots_play_the_same_deals(command: Run, tmp_path: Path) -> None:
    result = command(*RANDOM, "-n", "2", "--against-bots", "blunder:95", "--json")
    assert result.code == 0, result.err
    told = json.loads(result.out)
    assert [one["bots"] for one in told["configurations"]] == [["random"], ["blunder:95"]]
    assert [one["name"] for one in told["configurations"]] == ["random", "blunder:95"]
    swept = command(*RANDOM, "-n", "2", "--sweep", "bots=random,blunder:95", "--json")
    assert swept.code == 0, swept.err
    tables = json.loads(swept.out)["tables"]
    assert [row["change"] for row in tables["comparison"]] == [
        row["change"] for row in told["tables"]["comparison"]
    ]


def test_a_full_disk_is_told_and_leaves_what_was_finished(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, room = os.write, [2]

    def full(file: int, line: bytes) -> int:
        if not line.startswith(b'{"arena"'):
            return write(file, line)
        room[0] -= 1
        if room[0] < 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(file, line)

    monkeypatch.setattr("majlis.lab.ledger.os.write", full)
    out = tmp_path / "games"
    result = command(*RANDOM, "-n", "5", "--out", str(out), "--json")
    assert result.code == 2
    assert "No space left on device" in " ".join(result.err.split())
    assert len((out / "1.jsonl").read_text().splitlines()) == 2
    monkeypatch.undo()
    again = command(*RANDOM, "-n", "3", "--out", str(out), "--json")
    assert "2 of 3 games were finished before" in again.err


BAD = [
    (("--sweep", "edition"), "expected NAME=a,b,c"),
    (("--sweep", "editon=fr,it"), "did you mean 'edition'"),
    (("--sweep", "edition=fr,it", "--against", "edition=it"), "choose one"),
    (("--format", "xlsx"), "expected csv or parquet"),
]


@pytest.mark.parametrize(("args", "said"), BAD)
def test_bad_input(command: Run, tmp_path: Path, args: tuple[str, ...], said: str) -> None:
    result = command(*RANDOM, "--json", "--out", str(tmp_path / "games"), *args)
    assert result.code == 2
    assert said in " ".join(result.err.replace("│", " ").split())
    assert not (tmp_path / "games").exists()


def test_a_run_that_would_write_nothing_is_refused(command: Run, tmp_path: Path) -> None:
    result = command(*RANDOM)
    assert result.code == 2
    assert "nothing to write" in result.err
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "mine.csv").write_text("mine")
    result = command(*RANDOM, "--data", str(tmp_path / "data"))
    assert result.code == 2
    assert "is not empty" in result.err
