"""What can be typed at the table: in its language, by a beginning, and with what may be meant."""

import json
from pathlib import Path

import pytest
from rich.console import Console

from majlis.cli.commands import COMMANDS, Unclear, command_of
from majlis.games.catalogue import GAMES
from majlis.rulebook.search import fold
from majlis.texts import LANGUAGES, Words
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_word_of_its_own(language: str) -> None:
    words = Words(language, "almadi")
    told = [fold(words.word(f"command-{command}")) for command in COMMANDS]
    assert len(set(told)) == len(COMMANDS)
    for command, word in zip(COMMANDS, told, strict=True):
        assert word.isalpha()
        assert command_of(word, words) == command_of(command, words) == command
        told_of = "table-unknown" if command == "help" else "table-help"
        assert words.word(f"command-{command}") in words.word(told_of)


@pytest.mark.parametrize(
    ("language", "typed", "command"),
    [
        ("en", "hin", "hint"),
        ("en", "HINT", "hint"),
        ("en", "exit", "quit"),
        ("fr", "conseil", "hint"),
        ("fr", "regles", "rules"),
        ("fr", "pourq", "why"),
        ("fr", "undo", "undo"),
        ("it", "perche", "why"),
        ("it", "consig", "hint"),
        ("it", "esci", "quit"),
    ],
)
def test_a_beginning_is_enough_and_accents_make_no_difference(
    language: str, typed: str, command: str
) -> None:
    assert command_of(typed, Words(language, "almadi")) == command


def test_what_is_unclear_is_asked_back() -> None:
    words = Words("en", "almadi")
    for typed, meant in (("b", {"back", "board"}), ("hnit", {"hint"}), ("scroe", {"score"})):
        with pytest.raises(Unclear) as unclear:
            command_of(typed, words)
        assert meant <= set(unclear.value.meant)
    with pytest.raises(Unclear) as unclear:
        command_of("zzz", words)
    assert unclear.value.meant == []


def test_at_the_table(majlis: Run) -> None:
    out = majlis("play", "alrashid", "--seed", "x", stdin="scroe\nzzz\nrules mercant\nquit\n").out
    assert "Did you mean: score?" in out
    assert "There is no such command; help lists them." in out
    assert "shown is: merchant" in out


def begun(majlis: Run, path: Path, *args: str) -> list[int]:
    """The choices that bots have made before the person is asked; the file is gone again."""
    majlis(*args, stdin="quit\n")
    choices: list[int] = json.loads(path.read_text())["choices"]
    path.unlink()
    return choices


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_lays_out_a_whole_act(majlis: Run, tmp_path: Path, game: str) -> None:
    path = tmp_path / "game.json"
    args = ("play", game, "--seed", "x", "--bot", "random", "--save", str(path))
    before = begun(majlis, path, *args)
    result = majlis(*args, stdin="hint\nhint 1\nhint 9\nquit\n")
    assert "Advice 1: " in result.out
    assert "chance to win" in result.out
    assert "There is no such advice" in result.out
    assert json.loads(path.read_text())["choices"] == before, "nothing is done before ok"
    path.unlink()
    majlis(*args, stdin="hint 1\nok\nquit\n")
    after = json.loads(path.read_text())["choices"]
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_a_plan_tells_what_a_choice_would_do_and_does_nothing(majlis: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    args = ("play", "alhambra", "--seed", "x", "--bot", "random", "--save", str(path))
    before = begun(majlis, path, *args)
    result = majlis(*args, stdin="plan\nplan 1\nplan 99\nquit\n")
    assert "Nothing is laid out yet" in result.out
    assert "money cards: 5 before, 6 after" in result.out
    assert "Type a number from 1 to" in result.out
    assert json.loads(path.read_text())["choices"] == before


def test_the_score_sheet_has_its_arithmetic(majlis: Run) -> None:
    out = majlis("play", "alrashid", "--seed", "x", stdin="score\nquit\n").out
    assert "Player 1: 6 points" in out
    assert "1 × 3 AR-20.2" in out


def test_a_screen_reader_hears_sentences_alone(majlis: Run) -> None:
    typed = "board\nscore\nhelp\nlog\nhint\n1\n1\nquit\n"
    result = majlis("play", "alrashid", "--seed", "x", "--reader", stdin=typed)
    assert result.code == 0
    drawn = [c for c in result.out if 0x2500 <= ord(c) <= 0x27BF]
    assert not drawn
    assert "\x1b" not in result.out


def test_plain_has_no_colours(majlis: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    args = ("play", "alrashid", "--seed", "x")
    assert "\x1b[" in majlis(*args, stdin="quit\n").out
    assert "\x1b" not in majlis(*args, "--plain", stdin="quit\n").out


def test_a_narrow_terminal_is_told_and_draws_nothing(
    majlis: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    monkeypatch.setattr("majlis.cli.play.console", _narrow)
    result = majlis("play", "belaad", "--seed", "x", "--save", str(path), stdin="1\nboard\nquit\n")
    assert "40 columns wide" in " ".join(result.out.split())
    lines = result.out.splitlines()
    told = [line for line in lines if str(tmp_path) not in line and " > " not in line]
    assert max(len(line) for line in told) <= 40
    assert json.loads(path.read_text())["choices"]


def _narrow() -> Console:
    return Console(width=40, highlight=False)
