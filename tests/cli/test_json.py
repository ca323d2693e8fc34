"""Every command that prints figures prints them as JSON, too."""

import json
from pathlib import Path
from typing import Any

import pytest
import typer.main

from majlis.cli.app import app
from tests.cli.conftest import Run

# What prints no figures, or no end of them: a server, a game at the keyboard is in the list of
# saved games, and a run of learning writes its log as JSON anyway.
WITHOUT = {"serve", "admin", "train"}


def commands() -> dict[str, Any]:
    found: dict[str, Any] = vars(typer.main.get_command(app))["commands"]
    return found


@pytest.mark.parametrize("name", sorted(commands()))
def test_every_command_with_figures_has_the_option(name: str) -> None:
    options = {option for param in commands()[name].params for option in param.opts}
    assert ("--json" in options) != (name in WITHOUT)


@pytest.fixture
def record(majlis: Run, tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    majlis("simulate", "almadi", "-p", "2", "-n", "2", "--out", str(path))
    return path


def test_a_verified_file(majlis: Run, record: Path) -> None:
    assert json.loads(majlis("replay", str(record), "--json").out) == {
        "records": 2,
        "older_rules": [],
    }


def test_a_score_sheet_sums_up_to_the_result(majlis: Run, record: Path) -> None:
    sheet = json.loads(majlis("replay", str(record), "-g", "1", "--score", "--json").out)
    result = json.loads(record.read_text().splitlines()[0])["result"]
    assert {one["seat"]: one["total"] for one in sheet} == {
        one["seat"] + 1: one["points"] for one in result
    }
    for one in sheet:
        assert one["total"] == sum(point["points"] for point in one["points"])
    assert any(point["sum"] for one in sheet for point in one["points"])


def test_a_log(majlis: Run, record: Path) -> None:
    log = json.loads(majlis("replay", str(record), "-g", "1", "-a", "3", "--log", "--json").out)
    assert [entry["number"] for entry in log][-1] == 3
    assert all(event["clause"].startswith("AM-") for entry in log for event in entry["events"])
