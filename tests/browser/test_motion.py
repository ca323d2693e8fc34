"""What moves at a table: goods and coins fly to who gains them, and nothing where motion is off."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import Person

WATCH = """() => {
    window.flown = 0;
    new MutationObserver((changes) => {
        for (const change of changes)
            for (const node of change.addedNodes)
                if (node instanceof Element && node.hasAttribute('data-ghost')) window.flown += 1;
    }).observe(document.body, { childList: true });
}"""


def coins_flown(me: Person) -> int:
    """How many coins or cards were seen to fly in some turns of Belaad."""
    me.sit("belaad", ["me", "bot:novice"])
    me.asked()
    me.page.evaluate(WATCH)
    for _ in range(6):
        if me.turn() == "over" or me.page.evaluate("window.flown"):
            break
        me.asked()
    flown: int = me.page.evaluate("window.flown")
    return flown


def test_coins_fly_to_who_gains_them_and_are_gone_when_they_have_arrived(
    person: Callable[..., Person],
) -> None:
    me = person(pace="brisk", reduced_motion="no-preference")
    assert coins_flown(me) > 0
    expect(me.page.locator("[data-ghost]")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1440])
def test_nothing_flies_for_who_wants_it_still(person: Callable[..., Person], width: int) -> None:
    me = person(pace="brisk", reduced_motion="reduce", viewport={"width": width, "height": 844})
    assert coins_flown(me) == 0
