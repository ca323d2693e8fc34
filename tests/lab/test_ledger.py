"""The file of an arena: finished games are kept, foreign files are left alone."""

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from majlis.games.catalogue import GAMES
from majlis.kernel.codec import canonical
from majlis.kernel.options import UserError
from majlis.kernel.rules import Config
from majlis.lab.arena import new_run, play_run
from majlis.lab.ledger import Ledger, Run
from majlis.lab.workers import Alone

RULES = GAMES["alrashid"]


def run_of(seed: str = "s", bots: tuple[str, ...] = ("random",), players: int = 2) -> Run:
    return new_run(RULES, Config(players), bots, seed)


RECORDS = list(play_run(run_of(), range(3), Alone()))
LINES = [canonical(record) + "\n" for record in RECORDS]


def kept(path: Path, run: Run | None = None) -> list[int]:
    with closing(Ledger(run or run_of(), path)) as ledger:
        return sorted(ledger.records)


def test_finished_games_are_taken_up(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "a.jsonl"
    with closing(Ledger(run_of(), path)) as ledger:
        assert not path.exists()
        ledger.begin()
        for record in RECORDS[:2]:
            ledger.add(record)
    assert path.read_text() == "".join(LINES[:2])
    assert kept(path) == [0, 1]


@pytest.mark.parametrize("cut", [1, 10, 60, 10_000])
def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "a.jsonl"
    half = LINES[1][: min(cut, len(LINES[1]) - 1)]
    path.write_text(LINES[0] + half)
    with closing(Ledger(run_of(), path)) as ledger:
        assert list(ledger.records) == [0]
        assert path.read_text() == LINES[0] + half
        ledger.begin()
        ledger.add(RECORDS[1])
    assert path.read_text() == LINES[0] + LINES[1]


def test_a_first_line_that_was_cut_off_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    for size in (0, 5, 40, 200):
        path.write_text(LINES[0][:size])
        assert kept(path) == []


FOREIGN = [
    ("mine", "no file of an arena"),
    ("{}", "no file of an arena"),
    ("mine\n", "line 1 is no record"),
    ("\n", "line 1 is no record"),
    ("[1]\n", "no file of an arena"),
    (LINES[0] + LINES[0], "game 0 twice"),
    (LINES[0] + LINES[1][:50] + "\n" + LINES[2], "line 2 is no record"),
    (LINES[0].replace('"seed":"s"', '"seed":"t"'), "its seed is t, not s"),
    (LINES[0].replace('"game":"alrashid"', '"game":"chess"'), "its game is chess, not alrashid"),
    (LINES[0].replace('"players":2', '"players":3'), "its configuration is"),
    (LINES[0].replace('"bots":["random"]', '"bots":["greedy"]'), "its bots is greedy, not random"),
    (LINES[0].replace('"rules":', '"rules":9'), "its rules version is 9"),
]


@pytest.mark.parametrize(("text", "said"), FOREIGN)
def test_a_foreign_file_is_refused_and_left_as_it_is(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text(text)
    with pytest.raises(UserError, match="is from another run") as refused:
        Ledger(run_of(), path)
    assert said in str(refused.value)
    assert "--force" in str(refused.value)
    assert path.read_text() == text


def test_force_begins_anew_but_not_before_there_is_something_to_write(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text("mine")
    with closing(Ledger(run_of(), path, force=True)) as ledger:
        assert path.read_text() == "mine"
        ledger.begin()
        ledger.add(RECORDS[0])
    assert path.read_text() == LINES[0]


def test_two_runs_never_write_to_one_file(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text(LINES[0])
    with closing(Ledger(run_of(), path)), pytest.raises(UserError, match="another run is writing"):
        Ledger(run_of(), path)
    assert kept(path) == [0]


def test_a_game_is_never_kept_twice(tmp_path: Path) -> None:
    with closing(Ledger(run_of(), None)) as ledger:
        ledger.begin()
        ledger.add(RECORDS[0])
        with pytest.raises(RuntimeError, match="played twice"):
            ledger.add(RECORDS[0])


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ledger = Ledger(run_of(), tmp_path / "file" / "a.jsonl")
    with pytest.raises(UserError, match="cannot write"):
        ledger.begin()
    with pytest.raises(UserError, match="cannot write"):
        Ledger(run_of(), tmp_path)


def test_every_line_begins_with_what_makes_the_run() -> None:
    run: Any = run_of()
    assert all(line.startswith(run.beginning()) for line in LINES)
    assert json.loads(LINES[1])["arena"]["game"] == 1
