"""What moves at a table: goods and coins fly to who gains them, and nothing where motion is off."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import Person
from tests.browser.test_acts_almadi import Seat, some_cells

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


# Notes how long what was dropped takes to glide back to where it came from.
GLIDES = """() => {
    window.glides = [];
    new MutationObserver((changes) => {
        for (const { target } of changes)
            if (target.getAttribute('data-floating') === 'back')
                window.glides.push(target.getAnimations()[0]?.effect.getTiming().duration ?? -1);
    }).observe(document.body, { subtree: true, attributeFilter: ['data-floating'] });
}"""


@pytest.mark.parametrize(("motion", "time"), [("no-preference", 200), ("reduce", 0)])
def test_what_is_dropped_beside_everything_glides_back_and_is_told_why(
    person: Callable[..., Person], motion: str, time: int
) -> None:
    seat = Seat(person(reduced_motion=motion), some_cells)
    slot, cells = seat.found
    seat.page.evaluate(GLIDES)
    seat.drag(slot)
    seat.is_in(cells[0], "selectable")
    prompt = seat.page.locator("[data-prompt]").first.bounding_box()
    assert prompt is not None
    seat.page.mouse.move(prompt["x"] + 30, prompt["y"] + 20)
    seat.page.mouse.up()
    seat.nothing_is_begun()
    refusal = seat.page.locator("[data-refusal]:visible").first
    expect(refusal).to_contain_text("It cannot go there")
    assert seat.page.evaluate("window.glides") == [time]
    expect(seat.page.locator("[data-floating]")).to_have_count(0)
    # Brought back to where it lay, it is simply there again.
    seat.page.keyboard.press("Escape")
    seat.drag(slot)
    seat.is_in(cells[0], "selectable")
    seat.drop(slot)
    seat.nothing_is_begun()
    expect(seat.page.locator("[data-refusal] .refusal")).to_have_count(0)
