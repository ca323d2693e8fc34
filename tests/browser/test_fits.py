"""Everything fits: no page wider than its window, no word cut, no target too small for a thumb."""

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest

from majlis.kernel.rules import Config
from majlis.play import Match
from tests.browser.house import Person
from tests.browser.positions import decisions, open_at
from tests.browser.test_pages import faults

FITS: Final = Path(__file__).with_name("fits.js").read_text()
SIZES: Final = {
    "phone": (390, 844),
    "tablet": (820, 1180),
    "laptop": (1440, 900),
    "screen": (1920, 1080),
}
MODULES: Final = (
    "scoring_cards",
    "sultan",
    "caravanserai",
    "moorish_art",
    "vizier",
    "exchange",
    "diamonds",
    "coins",
)
TABLES: Final[dict[str, tuple[str, Config]]] = {
    "alrashid": ("alrashid", Config(4)),
    "alrashid-5": ("alrashid", Config(5)),
    "almadi": ("almadi", Config(4)),
    "almadi-characters": ("almadi", Config(3, {"characters": True})),
    "belaad": ("belaad", Config(2)),
    "belaad-6": ("belaad", Config(6)),
    "alhambra": ("alhambra", Config(3)),
    "alhambra-modules": ("alhambra", Config(4, dict.fromkeys(MODULES, True))),
}
# Where in a game it is looked at: acts that have begun.
MOMENTS: Final = (3, 40)


def at(name: str, config: Config, acts: int) -> Match:
    """A random game that has come so far, or as far as it goes."""
    found: Match | None = None
    for match in islice(decisions(name, config, f"fits {acts}"), acts + 1):
        found = match
    assert found is not None
    return found


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("acts", MOMENTS)
def test_everything_fits(person: Callable[..., Person], table: str, acts: int) -> None:
    name, config = TABLES[table]
    me = person()
    open_at(me, at(name, config, acts))
    wrong: dict[str, Any] = {}
    for size, (width, height) in SIZES.items():
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_timeout(400)
        me.page.evaluate(FITS)
        found = me.page.evaluate("phone => window.majlisFits(phone)", size == "phone")
        if found:
            wrong[size] = found
    assert wrong == {}


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(("size", "scheme"), [("phone", "dark"), ("laptop", "light")])
def test_every_board_is_for_every_eye_and_ear(
    person: Callable[..., Person], table: str, size: str, scheme: str
) -> None:
    name, config = TABLES[table]
    width, height = SIZES[size]
    me = person(viewport={"width": width, "height": height}, color_scheme=scheme)
    open_at(me, at(name, config, MOMENTS[-1]))
    assert faults(me) == []
