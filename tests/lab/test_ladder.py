"""The ladder: one command from games to a table in its place on a page."""

from pathlib import Path

import pytest

from majlis.bots import LEVELS, check_bot
from majlis.lab.ladder import heading, replaced, rungs
from tests.cli.conftest import Run
from tests.cli.conftest import majlis as majlis_command

command = majlis_command


def test_every_level_has_its_rung_and_times_are_cpu_times() -> None:
    assert list(rungs()) == ["random", *LEVELS]
    for name, bot in rungs().items():
        check_bot(bot, "alrashid")
        assert bot == name or bot == f"{LEVELS[name]}:cpu"


def test_a_ladder_is_played_once_and_written_in_its_place(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = {"novice": "blunder:40", "master": "search:1ms"}
    monkeypatch.setattr("majlis.lab.ladder.LEVELS", quick)
    games, page = tmp_path / "ladder.jsonl", tmp_path / "ladder.md"
    page.write_text("# Ours\n\nText.\n\n## Almadi, 2 players\n\nold\n\n## Later\n\nkept\n")
    args = ("ladder", "almadi", "-n", "3", "--out", str(games), "--write", str(page))
    done = command(*args)
    assert done.code == 0, done.err
    text = page.read_text()
    assert text.startswith("# Ours\n\nText.\n\n## Almadi, 2 players\n\n3 games, seed `1`.")
    assert text.endswith("\n\n## Later\n\nkept\n")
    assert "old" not in text
    assert "| master | `search:1ms` |" in text
    assert "| novice before random |" in text
    assert "`majlis ladder almadi --players 2 --games 3 --seed 1`" in text
    assert len(games.read_text().splitlines()) == 3
    again = command(*args)
    assert "3 of 3 games were finished before" in again.err
    assert page.read_text() == text


def test_some_levels_alone(command: Run, tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    page.write_text("# Ours\n\n## Almadi, 2 players\n\nof all levels\n")
    args = ("ladder", "almadi", "-n", "2", "--write", str(page), "--levels")
    assert command(*args, "novice").code == 0
    assert "## Almadi, 2 players\n\nof all levels\n\n## Almadi, 2 players: novice\n" in (
        page.read_text()
    )
    assert "`majlis ladder almadi --players 2 --games 2 --seed 1 --levels novice`" in (
        page.read_text()
    )
    assert "master" not in page.read_text()
    wrong = command(*args, "novice,mastr")
    assert wrong.code == 2
    assert "did you mean 'master'" in " ".join(wrong.err.split())


def test_a_page_grows_at_its_end() -> None:
    part = heading("Almadi", 2, list(LEVELS)) + "\n\nnew\n"
    other = heading("Almadi", 3, ["novice", "expert"]) + "\n\nthree\n"
    page = replaced(replaced("", part), other)
    assert page == f"# The ladder\n\n{part}\n{other}"
    assert replaced(page, part) == page
    assert replaced(page, other) == page
