"""Who gets the tiles that are left in Alhambra is known for good."""

import pytest

from majlis.games.alhambra.meta import RULES as ALHAMBRA
from majlis.kernel.options import Value
from majlis.kernel.rules import Config
from majlis.testing.reveals import search


@pytest.mark.parametrize("options", [{}, {"ask_hidden": False}], ids=["now", "older games"])
def test_nobody_takes_back_who_gets_the_tiles_that_are_left(options: dict[str, Value]) -> None:
    """AL-11.3: all hands are compared for them."""
    for number in range(6):
        _, found = search(ALHAMBRA, Config(3, options), f"left {number}")
        assert found == []
