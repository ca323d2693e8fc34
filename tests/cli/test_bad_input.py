"""What the user gets wrong: one clear sentence, exit code 2, nothing written."""

import json
from pathlib import Path
from typing import Any

import pytest

from majlis.games.catalogue import GAMES
from majlis.kernel.rules import Config
from majlis.lab.batch import play_random
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("play", "alrashed"), "did you mean 'alrashid'?"),
        (("rules", "chess"), "unknown game 'chess'"),
        (("simulate", "alrashid", "-p", "6"), "2, 3, 4, 5 players, not 6 (AR-1.1)"),
        (("simulate", "alrashid", "-p", "1"), "AR-1.1"),
        (("simulate", "alrashid", "-o", "editon=it"), "did you mean 'edition'?"),
        (("simulate", "alrashid", "-o", "edition=de"), "expected one of fr, it"),
        (("simulate", "alrashid", "-o", "edition"), "expected NAME=VALUE"),
        (("simulate", "alrashid", "--material", "no-such.toml"), "cannot read no-such.toml"),
        (("rules", "alrashid", "AR-10.55"), "AR-10.5"),
        (("rules", "alrashid", "zeppelin"), "no rule of Al-Rashid has the words"),
        (("play", "alrashid", "-p", "3", "-b", "5"), "--bots: expected 0 to 3"),
        (("play", "alrashid", "--bot", "randon"), "did you mean 'random'?"),
        (("play", "alrashid", "--lang", "de"), "unknown language 'de'"),
        (("play",), "which game?"),
        (("replay", "no-such.jsonl"), "cannot read no-such.jsonl"),
    ],
)
def test_one_clear_sentence_and_exit_code_2(
    majlis: Run, tmp_path: Path, args: tuple[str, ...], said: str
) -> None:
    result = majlis(*args)
    assert result.code == 2
    assert said in " ".join(result.err.split())
    assert "Traceback" not in result.err
    assert result.out == ""
    assert not (tmp_path / "state").exists()


@pytest.mark.parametrize(
    ("corrections", "said"),
    [
        ("[mercenaries.red]\ntwo = 9\n", "expected 32 tokens, found 33 (AR-1.5)"),
        ("[titles.smuggler]\ncopies = 3\n", "expected 48 tiles in all, found 49 (AR-1.4)"),
        ("[titles.smugler]\ngold = 3\n", "did you mean 'smuggler'?"),
        ('[titles.smuggler]\ngold = "three"\n', "expected a whole number like 3"),
        ('[titles.smuggler]\ntype = "permanent"\n', "AR-14.1"),
        ("[titles.smuggler]\ngold = -1\n", "expected a number from 0 to 99"),
        ('[crisis.year.Y1]\nit = [["atlantis", "red"]]\n', "unknown name 'atlantis'"),
        ("titles = 3\n", "expected a table"),
        ("[titles\n", "is not a TOML file"),
    ],
)
def test_a_wrong_material_file(majlis: Run, tmp_path: Path, corrections: str, said: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(corrections)
    out = tmp_path / "games.jsonl"
    result = majlis("simulate", "alrashid", "--material", str(path), "--out", str(out))
    assert result.code == 2
    assert said in " ".join(result.err.split())
    assert not out.exists()


def record(**changes: Any) -> str:
    made = play_random(GAMES["alrashid"], Config(2), "seed", False)
    return json.dumps({**made, **changes})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (record()[:500], "record 1 is cut off or damaged"),
        ("", "holds no record"),
        ("[1, 2]", "not a record of Majlis"),
        (record(choices=None), "choices must be a list"),
        (record(choices=[0, 99]), "choice 1"),
        (record(choices=[0, "x"]), "choice 1"),
        (record(choices=[]), "another state than it says"),
        (record(fingerprint="0"), "another state than it says"),
        (record(seed="other"), "the record is damaged"),
        (record(game="chess"), "unknown game"),
        (record(config={"players": 9, "options": {}}), "2, 3, 4, 5 players"),
        (record(config={"players": 2, "options": {"x": 1}}), "unknown option"),
        (record(rules=0, fingerprint="0", result=None), "made under rules version 0"),
    ],
)
def test_a_damaged_record(majlis: Run, tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(text)
    for args in ((), ("--game", "1")):
        result = majlis("replay", str(path), *args)
        assert result.code == 2
        assert said in " ".join(result.err.split())
        assert "Traceback" not in result.err


def test_a_record_of_an_older_version_that_still_fits_is_replayed(
    majlis: Run, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(record(rules=0))
    result = majlis("replay", str(path))
    assert result.code == 0
    assert "rules version 0 and still fit" in " ".join(result.out.split())


def test_nothing_is_overwritten(majlis: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("mine")
    result = majlis("simulate", "alrashid", "-n", "1", "--out", str(path))
    assert result.code == 2
    assert "exists already" in result.err
    assert majlis("play", "alrashid", "--save", str(path)).code == 2
    assert path.read_text() == "mine"


def test_replay_out_of_bounds(majlis: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(record())
    for args, said in (
        (("-g", "2"), "there is no number 2"),
        (("--act", "9999"), "moves, not 9999"),
        (("--seat", "3"), "expected 1 to 2"),
    ):
        result = majlis("replay", str(path), *args)
        assert result.code == 2
        assert said in " ".join(result.err.split())
