"""Everything fits: no page wider than its window, no word cut, no target too small for a thumb."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from majlis.kernel.rules import Config
from majlis.play import Match
from majlis.server import showing
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
# Where in a game it is looked at, as parts of it.
PARTS: Final = (0.0, 0.2, 0.4, 0.6, 0.8, 0.97)
LANGUAGES: Final = ("en", "fr", "it")
SCHEMES: Final = ("light", "dark")


def games_in_parts(name: str, config: Config) -> list[Match]:
    """A random game, at the decisions that lie so far into it."""
    length = sum(1 for _ in decisions(name, config, "fits"))
    wanted = [int(part * length) for part in PARTS]
    found: list[Match] = []
    for number, match in enumerate(decisions(name, config, "fits")):
        if number in wanted:
            found.append(match.copy())
    return found


# --- what is looked at ---------------------------------------------------------------------------


def plainly(me: Person) -> None:
    """The table as it is."""


def cards(me: Person) -> None:
    """What the others did, opened; somebody may have acted last oneself."""
    if me.page.locator("[data-reel=folded]").count():
        me.page.locator("[data-reel-fold]").dispatch_event("click")


def details(me: Person) -> None:
    """A thing that cannot be chosen: what is known of it, or why not."""
    me.page.evaluate("() => window.majlisAsk()")


def half_an_act(me: Person) -> None:
    """Something is pointed at, and nothing is done: each act is to be confirmed."""
    me.page.evaluate("() => window.majlisBegin()")


def advice(me: Person) -> None:
    """The coach speaks."""
    me.page.keyboard.press("h")
    expect(me.page.locator("[data-hints]")).to_be_visible()


def whole_act(me: Person) -> None:
    """What is pointed at is an act: what it would do is told before it is done."""
    for _ in range(4):
        if me.page.locator("[data-do-it]").count():
            return
        me.page.evaluate("() => window.majlisGoOn()")
        settled(me)


MOMENTS: Final[tuple[Callable[[Person], None], ...]] = (
    plainly,
    cards,
    details,
    half_an_act,
    advice,
    whole_act,
)


def settled(me: Person) -> None:
    me.page.evaluate("() => window.majlisSettled()")


def resize(me: Person, size: str, scheme: str) -> None:
    width, height = SIZES[size]
    me.page.set_viewport_size({"width": width, "height": height})
    me.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    me.page.evaluate(FITS)
    settled(me)


def back_to_nothing(me: Person) -> None:
    """Nothing is begun, opened or refused any more."""
    for _ in range(6):
        if not me.page.evaluate("() => window.majlisIsOpen()"):
            return
        me.page.keyboard.press("Escape")
        settled(me)


def look(me: Person, size: str, scheme: str, moment: Callable[[Person], None]) -> list[str]:
    """What is wrong with a moment in a window of that size; the board may not move for it."""
    resize(me, size, scheme)
    before = me.page.evaluate("() => window.majlisBox()")
    moment(me)
    settled(me)
    found: list[str] = me.page.evaluate("phone => window.majlisFits(phone)", size == "phone")
    after = me.page.evaluate("() => window.majlisBox()")
    if before != after:
        found.append(f"the board moves: {before} {after}")
    back_to_nothing(me)
    return found


def sit_at(me: Person, match: Match, language: str) -> None:
    me.goto("/")
    kept = {"pace": "once", "confirm": True, "language": language}
    me.page.evaluate("kept => (localStorage.majlis = JSON.stringify(kept))", kept)
    open_at(me, match)


@pytest.mark.parametrize("table", TABLES)
def test_everything_fits_from_the_set_up_to_the_end(
    person: Callable[..., Person], table: str
) -> None:
    """Sizes, colours, languages and moments take turns over the parts of a game."""
    turn = list(TABLES).index(table)
    wrong: dict[str, Any] = {}
    me = person()
    for part, match in enumerate(games_in_parts(*TABLES[table])):
        language = LANGUAGES[(turn + part) % len(LANGUAGES)]
        sit_at(me, match, language)
        for number, size in enumerate(SIZES):
            scheme = SCHEMES[(turn + part + number) % 2]
            moment = MOMENTS[(turn + part + number) % len(MOMENTS)]
            if found := look(me, size, scheme, moment):
                wrong[f"{part} {language} {size} {scheme} {moment.__name__}"] = found
    assert wrong == {}


def with_a_scene(name: str, config: Config) -> Match:
    """A random game after an act that is told row by row, while somebody is to act."""
    for number in range(40):
        for match in decisions(name, config, f"scene {number}"):
            if match.acts and showing.entry(match, len(match.acts), match.to_act, []).scenes:
                return match
    raise AssertionError("no game came to a scene")


# What a row tells stands above the buttons of its scene, whole.
HIDDEN_IN_A_ROW: Final = """() => {
  const floor = document.querySelector('[data-stage] footer').getBoundingClientRect().top + 1;
  const told = [...document.querySelectorAll('[data-stage] :is([data-share], [data-bar])')];
  return told.filter((one) => one.getBoundingClientRect().bottom > floor).length;
}"""


@pytest.mark.parametrize("table", ["alrashid", "almadi", "belaad", "alhambra-modules"])
def test_every_scene_fits(person: Callable[..., Person], table: str) -> None:
    turn = list(TABLES).index(table)
    me = person()
    sit_at(me, with_a_scene(*TABLES[table]), LANGUAGES[turn % 3])
    wrong: dict[str, Any] = {}
    me.page.locator("[data-scene-again]").first.dispatch_event("click")
    for number, size in enumerate(SIZES):
        for key in ("Home", "End"):
            me.page.keyboard.press(key)
            expect(me.page.locator("[data-stage]")).to_be_visible()
            # The seats count with the rows: nothing hangs over them meanwhile.
            expect(me.page.locator("[data-offer]")).to_have_count(0)
            resize(me, size, SCHEMES[(turn + number) % 2])
            if found := me.page.evaluate("phone => window.majlisFits(phone)", size == "phone"):
                wrong[f"{size} {key}"] = found
            if hidden := me.page.evaluate(HIDDEN_IN_A_ROW):
                wrong[f"{size} {key} hidden"] = hidden
    assert wrong == {}


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(("size", "scheme"), [("phone", "dark"), ("laptop", "light")])
def test_every_board_is_for_every_eye_and_ear(
    person: Callable[..., Person], table: str, size: str, scheme: str
) -> None:
    name, config = TABLES[table]
    width, height = SIZES[size]
    me = person(viewport={"width": width, "height": height}, color_scheme=scheme)
    open_at(me, games_in_parts(name, config)[2])
    assert faults(me) == []
