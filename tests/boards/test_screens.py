"""Golden screens: `python -m tests.boards.golden` makes them anew."""

import pytest

from majlis.games.catalogue import GAMES
from majlis.texts import LANGUAGES
from tests.boards.golden import path_of, screens
from tests.boards.moments import SIZES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", GAMES)
def test_a_golden_screen(name: str, size: tuple[int, int], language: str) -> None:
    kept = path_of(name, size, language).read_text(encoding="utf-8")
    assert screens(name, size, language).splitlines() == kept.splitlines()
