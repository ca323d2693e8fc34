"""Games come in by entry points; a broken one is set aside with a sentence, and the others play."""

import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from majlis.cli import main
from majlis.games import catalogue
from majlis.games.catalogue import HOUSE, Catalogue, points
from majlis.games.guest import GROUP, BrokenGuest, Guest

ROOT = Path(__file__).parents[2]
TINY = "tests.guests.tiny:GUEST"
MODULE = "from majlis.games.guest import Guest\n"
KEYS = 'contract=1, package="tests.guests.tiny", rules="tests.guests.tiny:RULES"'


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module that a test writes."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "stranger", raising=False)
    return str(tmp_path / "stranger.py")


def test_the_games_of_the_house_come_by_the_door_that_the_package_declares() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = project["entry-points"][GROUP]
    assert [*declared] == [*HOUSE]
    assert [point.value for point in points()[: len(HOUSE)]] == [*declared.values()]


def test_a_guest_comes_in_beside_the_house() -> None:
    found = Catalogue([*points(), point("tiny", TINY)])
    assert [*found.games][: len(HOUSE)] == [*HOUSE]
    assert found.games["tiny"].meta.title == "Tiny"
    assert found.guests["tiny"].code("board") is None
    assert found.set_aside == catalogue.SET_ASIDE


@pytest.mark.parametrize(
    ("name", "source", "told"),
    [
        ("tiny", "raise RuntimeError('no\\nluck.')", "does not load: RuntimeError: no luck."),
        ("tiny", "import not_there", "No module named 'not_there'."),
        ("tiny", "", "has no attribute 'GUEST'."),
        ("tiny", "GUEST = 3", "its entry point names no Guest but int."),
        ("tiny", f'GUEST = Guest(name="tiny", {KEYS})'.replace("1", "7"), "made for contract 7, "),
        ("tiny", f'GUEST = Guest(name="small", {KEYS})', "its manifest calls it 'small'."),
        ("small", f'GUEST = Guest(name="small", {KEYS})', "its rules call it 'tiny'."),
        (
            "tiny",
            f'GUEST = Guest(name="tiny", {KEYS}, rulebook="rules")',
            "it lacks its rulebook (rules in tests.guests.tiny).",
        ),
        (
            "tiny",
            f'GUEST = Guest(name="tiny", {KEYS}, texts="words")',
            "it lacks its texts (words in tests.guests.tiny).",
        ),
        (
            "tiny",
            f'GUEST = Guest(name="tiny", {KEYS}, board="tests.guests.boards:draw")',
            "it lacks its board (there is no module 'tests.guests.boards').",
        ),
        (
            "tiny",
            f'GUEST = Guest(name="tiny", {KEYS}, lessons="tests.guests.tiny")',
            "its lessons must be named as module:NAME, not 'tests.guests.tiny'.",
        ),
        (
            "tiny",
            f'GUEST = Guest(name="tiny", {KEYS})'.replace("tiny:RULES", "tiny:LAWS"),
            "the rules of 'tiny' does not load: AttributeError: module 'tests.guests.tiny' has no",
        ),
        (
            "tiny",
            f'GUEST = Guest(name="tiny", {KEYS})'.replace("tiny:RULES", "tiny:META"),
            "tests.guests.tiny:META is no Rules but Meta.",
        ),
    ],
)
def test_a_broken_guest_is_set_aside_with_a_sentence(
    written: str, name: str, source: str, told: str
) -> None:
    Path(written).write_text(MODULE + source + "\n", encoding="utf-8")
    found = Catalogue([*points()[: len(HOUSE)], point(name, "stranger:GUEST")])
    assert [*found.games] == [*HOUSE]
    (sentence,) = found.set_aside
    assert sentence.startswith(f"The game {name!r} (stranger:GUEST) is set aside: ")
    assert told in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize("name", ["../tiny", "Tiny", "ti-ny", "2tiny", "ti ny", ""])
def test_a_name_that_is_no_word_is_set_aside(name: str) -> None:
    found = Catalogue([point(name, TINY)])
    assert found.games == {}
    assert "must be a small word of letters and digits" in found.set_aside[0]


def test_the_second_of_two_games_with_one_name_is_set_aside() -> None:
    found = Catalogue([point("belaad", "majlis.games.belaad.guest:GUEST"), point("belaad", TINY)])
    assert found.games["belaad"].meta.title == "Belaad"
    assert found.set_aside == [
        f"The game 'belaad' ({TINY}) is set aside: another game has this name."
    ]


def test_what_is_set_aside_is_told_with_the_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = "The game 'lost' (lost:GUEST) is set aside: its manifest does not load."
    monkeypatch.setattr("majlis.cli.games.SET_ASIDE", [told])
    for arguments in (["games"], ["games", "--json"]):
        monkeypatch.setattr("sys.argv", ["majlis", *arguments])
        with pytest.raises(SystemExit) as stop:
            main()
        assert stop.value.code == 0
        shown = capsys.readouterr()
        assert told in shown.err.replace("\n", " ")
        assert "belaad" in shown.out


def test_a_part_that_fails_when_it_is_needed_is_told_in_a_sentence(written: str) -> None:
    Path(written).write_text("1 / 0\n", encoding="utf-8")
    guest = Guest(
        name="tiny",
        contract=1,
        package="tests.guests.tiny",
        rules="tests.guests.tiny:RULES",
        board="stranger:draw",
    )
    assert guest.lacks() is None
    with pytest.raises(BrokenGuest, match="the board of 'tiny' does not load: ZeroDivisionError"):
        guest.code("board")
