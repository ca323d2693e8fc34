"""Sweeps, kept games, tables and JSON of `majlis lab`."""

import csv
import json
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


def test_what_a_chart_shows_its_table_says(command: Run, tmp_path: Path) -> None:
    """Objectives of Almadi have one name where they are taken and where they are achieved."""
    page = tmp_path / "a.html"
    args = (
        "lab",
        "almadi",
        "-n",
        "6",
        "--bots",
        "random",
        "--against",
        "characters=true",
        "--json",
    )
    result = command(*args, "--report", str(page))
    assert result.code == 0, result.err
    text = page.read_text()
    rows = json.loads(result.out)["tables"]["things_compared"]
    assert rows
    told = text.count(": taken by ")
    assert told == 2 * min(40, len(rows)) * 2  # each bar says it twice: to the ear and on hovering
    bars = [
        line for line in text.split("<title>")[1:] if ": taken by " in line.split("</title>")[0]
    ]
    names = [bar.split(": taken by ")[0] for bar in bars]
    assert len(set(names)) == len(names)


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
