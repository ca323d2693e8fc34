"""Saved games: two of one second are two files, they are listed, and nothing is ever lost."""

import errno
import io
import json
import os
import signal
import subprocess
import sys
import time
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from majlis.bots import make_bot
from majlis.cli import saves
from majlis.cli.saves import Keeper, new_file
from majlis.cli.table import TerminalTable
from majlis.games.catalogue import GAMES
from majlis.kernel.rules import Config
from majlis.play import Match, read_record
from majlis.texts import Words
from tests.cli.conftest import Run

MAJLIS = str(Path(sys.executable).with_name("majlis"))


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "majlis"


def test_two_games_of_one_second_get_two_files(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Now:
        @staticmethod
        def now() -> datetime:
            return datetime(2026, 1, 2, 3, 4, 5)

    monkeypatch.setattr(saves, "datetime", Now)
    made = [new_file("almadi") for _ in range(3)]
    stamp = "almadi-20260102-030405"
    assert [path.name for path in made] == [f"{stamp}.json", f"{stamp}-2.json", f"{stamp}-3.json"]
    assert all(path.exists() for path in made)


def test_the_list_and_taking_one_up(majlis: Run, home: Path) -> None:
    assert "No saved game" in majlis("play", "--resume").out
    majlis("play", "almadi", "--seed", "a", "--name", "Aisha", stdin="1\nok\nquit\n")
    os.utime(next(home.glob("*.json")), (1, 1))
    majlis("play", "belaad", "--seed", "b", "--lang", "fr", stdin="quitter\n")
    shown = majlis("play", "--resume").out
    assert shown.index("Belaad") < shown.index("Almadi")
    assert "Aisha" in shown
    (home / "broken.json").write_text("{")
    assert "damaged" in majlis("play", "--resume").out
    assert "endommagée" in majlis("play", "--resume", "--lang", "fr").out
    (home / "broken.json").unlink()
    listed = json.loads(majlis("play", "--resume", "--json").out)
    assert [one["game"] for one in listed] == ["belaad", "almadi"]
    assert listed[1]["acts"] >= 1
    again = majlis("play", "--resume", "2", stdin="quit\n")
    assert "Aisha >" in again.out
    assert listed[1]["file"] in again.out
    beyond = majlis("play", "--resume", "3")
    assert beyond.code == 2
    assert "a number up to 2" in beyond.err


def test_a_game_of_the_page_or_of_simulate_is_no_ones_file(majlis: Run, home: Path) -> None:
    result = majlis("play", "--resume", "no-such-file.json")
    assert result.code == 2
    assert "cannot read no-such-file.json" in result.err
    assert not home.exists()


# ---- what cannot be written


def a_table(out: io.StringIO, path: Path) -> TerminalTable:
    match = Match(GAMES["alrashid"], Config(2), "x")
    bots = {1: make_bot("random", "alrashid", "1")}
    words = Words("en", "alrashid", ["Aisha", "Bot"], 0)
    return TerminalTable(match, bots, words, Console(file=out, width=100, height=30), path, {})


def test_a_full_disk_ends_no_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, elsewhere = tmp_path / "game.json", tmp_path / "elsewhere" / "game.json"
    real = os.replace

    def full(source: Any, target: Any) -> None:
        if Path(target) == path:
            raise OSError(errno.ENOSPC, "No space left on device")
        real(source, target)

    monkeypatch.setattr(os, "replace", full)
    typed = f"1\n1\n1\nquit\nsave {elsewhere}\nquit\n"
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    out = io.StringIO()
    table = a_table(out, path)
    table.run()
    said = " ".join(out.getvalue().split())
    assert said.count("The game could not be saved (cannot write") == 1
    assert "No space left on device" in said
    assert "Type quit again to leave all the same" in said
    kept = json.loads(elsewhere.read_text())
    assert kept["choices"] == [step.choice for step in table.match.log]
    assert len(kept["choices"]) > 1
    assert list(tmp_path.glob(".game.json*")) == [], "nothing half done stays behind"


def test_what_cannot_be_saved_is_rescued(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "a file" / "game.json"
    (tmp_path / "a file").write_text("no folder")
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))  # and then the keyboard is gone
    out = io.StringIO()
    table = a_table(out, path)
    table.run()
    assert "could not be saved in its own file" in " ".join(out.getvalue().split())
    rescued = next(tmp_path.glob("alrashid-rescued-*.json"))
    assert read_record(json.loads(rescued.read_text())).acts


def test_a_folder_that_cannot_be_written(majlis: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = majlis("play", "almadi", "--save", str(tmp_path / "file" / "game.json"))
    assert result.code == 2
    assert "choose another --save" in " ".join(result.err.split())


def test_a_keeper_knows_when_it_works_again(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "game.json"
    (tmp_path / "folder").write_text("")
    keeper = Keeper(Match(GAMES["almadi"], Config(2), "x"), path, {})
    assert keeper.keep()
    assert not keeper.keep(), "said once"
    (tmp_path / "folder").unlink()
    assert not keeper.keep()
    assert keeper.trouble == ""
    assert path.exists()


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_whatever_ends_it_the_acts_are_kept(tmp_path: Path, sign: signal.Signals) -> None:
    path = tmp_path / "game.json"
    game = subprocess.Popen(
        [MAJLIS, "play", "almadi", "--seed", "x", "--bot", "random", "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert game.stdin is not None
    game.stdin.write("1\nok\n")
    game.stdin.flush()
    for _ in range(600):
        if path.exists() and path.stat().st_size and json.loads(path.read_text())["choices"]:
            break
        time.sleep(0.1)
    game.send_signal(sign)
    said, _ = game.communicate(timeout=60)
    assert "Traceback" not in said
    assert read_record(json.loads(path.read_text())).acts
    if sign == signal.SIGINT:
        assert "The game is saved in" in said
