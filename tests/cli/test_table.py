"""The terminal table: choosing, asking why, taking back, keeping and going on."""

import json
from pathlib import Path

import pytest

from majlis.games.catalogue import GAMES
from majlis.play import read_record
from majlis.texts import LANGUAGES
from tests.cli.conftest import Run

# Somebody who tries every number and agrees with what comes of it.
ANYTHING = "".join(f"{number}\n" for number in range(1, 13)) + "ok\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_from_the_keyboard(
    majlis: Run, tmp_path: Path, game: str, language: str
) -> None:
    path = tmp_path / "game.json"
    count = str(GAMES[game].meta.players[0])
    result = majlis(
        *("play", game, "-p", count, "--seed", "s", "--lang", language, "--save", str(path)),
        stdin=ANYTHING * 400,
    )
    assert result.code == 0
    assert read_record(json.loads(path.read_text())).is_over


def test_why_and_the_rulebook_speak_of_the_same_clause(majlis: Run) -> None:
    result = majlis("play", "alrashid", "--seed", "x", stdin="1\nwhy merchant palace\n?1\n")
    assert "A merchant can never stand at the court. AR-5.9" in result.out
    clause = json.loads(majlis("rules", "alrashid", "AR-5.9", "--json").out)
    assert "merchant" in clause[0]["text"].lower()
    assert "AR-5.2" in result.out.split("AR-5.9")[1]


def test_questions_and_nonsense_change_nothing(majlis: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    asked = "help\nlog\nboard\nrules battle\nrules AR-99.9\nwhy zeppelin\n?\n?99\n0\n99\n-1\n\n"
    majlis("play", "alrashid", "--seed", "x", "--save", str(path), stdin=asked)
    assert json.loads(path.read_text())["choices"] == []


def test_undo_takes_back_and_says_why_it_cannot(majlis: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    args = ("play", "alrashid", "-p", "2", "-b", "0", "--seed", "x", "--save", str(path))
    result = majlis(*args, stdin="\nundo\n")
    assert "not chosen anything" in result.out
    path.unlink()
    # Two people, Enter at each change of places: colours first, then a pawn and its area each.
    result = majlis(*args, stdin="\n1\n\n1\n\nundo\n1\n5\n\nundo\n")
    assert "Another player has acted" in result.out
    assert len(json.loads(path.read_text())["choices"]) == 3


def test_people_who_share_a_screen_do_not_see_each_other(majlis: Run) -> None:
    args = ("play", "alrashid", "-p", "2", "-b", "0", "--seed", "x", "--name", "Aisha")
    result = majlis(*args, stdin="\n1\n\n1\n\n")
    assert result.out.count("The screen is hidden") == 3
    assert "Aisha, press Enter" in result.out


def test_a_game_is_kept_and_goes_on_where_it_was(majlis: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    copy = tmp_path / "deep" / "copy.json"
    args = ("play", "alrashid", "--seed", "x", "--name", "Aisha", "--save", str(path))
    majlis(*args, stdin=f"1\n3\n1\nsave {copy}\nquit\n")
    kept = json.loads(path.read_text())
    assert json.loads(copy.read_text()) == kept
    result = majlis("play", "--resume", str(path), stdin="1\n1\nquit\n")
    assert "Aisha >" in result.out
    gone_on = json.loads(path.read_text())
    assert gone_on["choices"][: len(kept["choices"])] == kept["choices"]
    assert len(gone_on["choices"]) > len(kept["choices"])
