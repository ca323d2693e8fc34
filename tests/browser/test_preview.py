"""Looking before acting: resting on a thing, or holding it, tells what choosing it would do."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.house import Person

TOUCH = {"pointerType": "touch", "bubbles": True, "isPrimary": True}


def test_resting_on_a_thing_tells_what_it_would_do_and_chooses_nothing(
    person: Callable[..., Person],
) -> None:
    me = person()
    me.sit("alhambra", ["me", "bot:novice", "bot:novice"])
    me.asked()
    page = me.page
    box = page.locator("[data-board-box]").bounding_box()
    number = page.locator("[data-log] small").inner_text()
    page.locator("[data-board] [data-state=selectable]").first.hover()
    would = page.locator("[data-would]")
    expect(would).to_be_visible()
    expect(would).to_contain_text("If you choose this")
    assert page.locator("[data-begun=true]").count() == 0
    assert page.locator("[data-board-box]").bounding_box() == box
    page.locator("[data-log] h2").hover()
    expect(would).to_have_count(0)
    assert page.locator("[data-log] small").inner_text() == number


def test_the_keyboard_looks_too(person: Callable[..., Person]) -> None:
    me = person()
    me.sit("alhambra", ["me", "bot:novice", "bot:novice"])
    me.asked()
    me.page.keyboard.press("p")
    me.page.keyboard.press("Tab")
    expect(me.page.locator("[data-would]")).to_be_visible()


def test_a_finger_that_holds_looks_and_does_not_choose(person: Callable[..., Person]) -> None:
    me = person(viewport={"width": 390, "height": 844}, has_touch=True)
    me.sit("alhambra", ["me", "bot:novice", "bot:novice"])
    me.asked()
    page = me.page
    thing = page.locator("[data-board] [data-state=selectable]").first
    thing.dispatch_event("pointerdown", TOUCH)
    would = page.locator("[data-would]")
    expect(would).to_be_visible()
    expect(would).to_be_in_viewport(ratio=1)
    thing.dispatch_event("pointerup", TOUCH)
    thing.dispatch_event("click")
    page.wait_for_timeout(300)
    assert page.locator("[data-begun=true]").count() == 0
    expect(would).to_have_count(0)
