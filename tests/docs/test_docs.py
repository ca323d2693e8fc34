"""Docs cannot rot: examples in docstrings run, commands of the README work, nothing is left out."""

import doctest
import importlib
import re
import shlex
from pathlib import Path

import pytest

import majlis
from majlis.cli.app import app
from majlis.games.catalogue import GAMES
from tests.cli.conftest import Run
from tests.cli.conftest import majlis as majlis_command

ROOT = Path(__file__).parents[2]
SOURCES = Path(majlis.__file__).parent
WITH_EXAMPLES = [
    ".".join(("majlis", *path.relative_to(SOURCES).with_suffix("").parts))
    for path in SOURCES.rglob("*.py")
    if ">>>" in path.read_text(encoding="utf-8")
]
command = majlis_command  # the fixture, under a name that does not hide the package


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_examples_in_docstrings_run(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert failed == 0
    if majlis.ENGINE != "compiled":
        assert tried > 0


def readme_commands() -> list[str]:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    lines = re.findall(r"^\$ (?:\.venv/bin/)?majlis (.+)$", text, re.M)
    return [line for line in lines if not line.startswith(("play", "bench", "tune", "serve"))]


@pytest.mark.parametrize("line", readme_commands())
def test_commands_of_the_readme_work(
    command: Run, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if "games.jsonl" in line and "--out" not in line:
        assert command("simulate", "alrashid", "-n", "3", "--out", "games.jsonl").code == 0
    line = re.sub(r"--games \d+", "--games 3", line)
    assert command(*shlex.split(line)).code == 0


@pytest.mark.parametrize("name", GAMES)
def test_every_game_and_option_has_its_place_in_the_docs(name: str) -> None:
    page = (ROOT / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8")
    assert name in (ROOT / "README.md").read_text(encoding="utf-8")
    for option in GAMES[name].meta.options:
        assert f"`{option.name}`" in page, option.name


def test_every_command_is_in_the_readme_or_on_a_page_of_its_own() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    for command in app.registered_commands:
        assert f"majlis {command.name}" in text, command.name
    for group in app.registered_groups:
        assert f"majlis {group.name}" in text, group.name


def test_every_room_and_dependency_is_explained() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    for room in SOURCES.iterdir():
        if room.is_dir() and (room / "__init__.py").exists():
            assert f"`{room.name}" in text, room.name
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    listed = re.findall(r"^(?:dependencies|lab|ray) = \[(.*?)\]$", project, re.M | re.S)
    assert len(listed) == 3
    for dependency in re.findall(r'"([A-Za-z.-]+)', " ".join(listed)):
        assert dependency.lower() in text.lower(), dependency


def test_links_inside_the_repository_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"
