"""`majlis new-game`: what it writes works, and what it refuses."""

from pathlib import Path

import pytest

from majlis.cli.starting import check, write
from majlis.kernel.options import UserError
from tests.cli.conftest import Run, majlis
from tests.examples.guests import installed, python

__all__ = ["majlis"]


@pytest.fixture(scope="session")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A new game, and where it is installed."""
    folder = tmp_path_factory.mktemp("new")
    write("pebbles", folder / "pebbles")
    return folder / "pebbles", installed(folder / "pebbles", folder / "installed")


@pytest.mark.parametrize("pure", ["1", ""], ids=["interpreted", "as-built"])
def test_a_new_game_passes_its_own_tests(pebbles: tuple[Path, Path], pure: str) -> None:
    folder, site = pebbles
    words = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    done = python(site, *words, cwd=folder, MAJLIS_PURE=pure)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


def test_a_new_game_is_played(pebbles: tuple[Path, Path], tmp_path: Path) -> None:
    _, site = pebbles
    words = ("play", "pebbles", "-p", "2", "-b", "1", "--bot", "random", "--seed", "new")
    kept = str(tmp_path / "game.json")
    done = python(
        site, "-m", "majlis", *words, "--save", kept, stdin="2\nok\n" * 20, MAJLIS_PURE="1"
    )
    assert done.returncode == 0, done.stderr
    assert "Do you draw another pebble?" in done.stdout
    assert "The result" in done.stdout


def test_it_says_what_comes_next(majlis: Run, tmp_path: Path) -> None:
    target = tmp_path / "my games" / "stones"
    done = majlis("new-game", "stones", "--folder", str(target))
    assert done.code == 0, done.err
    assert "a game of 7 files" in done.out
    assert f"cd '{target}'" in done.out
    assert "python -m pytest" in done.out
    assert (target / "stones" / "rules.py").is_file()
    again = majlis("new-game", "stones", "--folder", str(target))
    assert again.code == 2
    assert "exists already" in again.err


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Pebbles", "no name for a game"),
        ("p", "no name for a game"),
        ("my-game", "no name for a game"),
        ("../up", "no name for a game"),
        ("almadi", "there is a game 'almadi' already"),
        ("class", "a word or a package of Python"),
        ("json", "a word or a package of Python"),
    ],
)
def test_a_bad_name_is_refused(name: str, why: str) -> None:
    with pytest.raises(UserError, match=why):
        check(name)
