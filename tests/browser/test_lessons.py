"""Lessons in a browser: each is solved through the page, and a wrong try is answered."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from majlis.lessons import LESSONS, Lesson, lesson
from majlis.lessons.lesson import CLOSE, PRESS
from tests.browser.house import Person

ALL = [one for lessons in LESSONS.values() for one in lessons.values()]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def settled(page: Page) -> None:
    """What was pressed has been answered."""
    expect(page.locator("[data-busy=true]")).to_have_count(0)


def thing(page: Page, name: str) -> Locator:
    return page.locator(f'[data-thing="{name}"]').first


def make(page: Page, gestures: tuple[str, ...]) -> None:
    """Point and press as a written act says; then do it, where the page waits for that."""
    for gesture in gestures:
        if gesture.startswith(PRESS):
            page.locator(f'[data-choice="{gesture[1:]}"]').first.click()
        elif gesture != CLOSE:
            # What lies under another piece is reached by keyboard and finger too: no aim here.
            thing(page, gesture).dispatch_event("click")
        settled(page)
    if not page.locator("[data-answer]").count():
        page.locator("[data-do-it]").first.click()
    expect(page.locator("[data-answer]")).to_be_visible()


@pytest.mark.parametrize("one", ALL, ids=[f"{one.game}-{one.name}" for one in ALL])
def test_a_lesson_is_solved_through_the_page(person: Callable[..., Person], one: Lesson) -> None:
    me = person()
    page = me.goto(f"/learn/{one.game}/{one.name}#now")
    expect(page.locator("[data-part=now]")).to_be_visible()
    expect(page.locator("[data-spots]")).not_to_have_attribute("data-spots", "0")
    make(page, one.solution)
    expect(page.locator("[data-answer=true]")).to_be_visible()
    page.locator("[data-on]").click()
    expect(page.locator("[data-part=remember]")).to_be_visible()
    expect(page.locator("[data-text] li")).to_have_count(one.keep)
    me.goto(f"/learn/{one.game}")
    expect(page.locator(f'[data-idea="{one.name}"].done')).to_be_visible()


def test_a_wrong_try_is_answered_with_the_reason_and_then_an_arrow_helps(
    person: Callable[..., Person],
) -> None:
    me = person()
    page = me.goto("/learn/alhambra/exact#now")
    for number in (1, 2):
        overpay(page)
        answer = page.locator("[data-answer=false]")
        expect(answer).to_contain_text("You paid 1 too much")
        expect(page.locator("[data-arrow]")).to_have_count(0)
        page.locator("[data-again]").click()
        expect(answer).to_have_count(0)
        expect(page.locator("[data-arrow]")).to_have_count(number // 2)
    make(page, lesson("alhambra", "exact").solution)
    expect(page.locator("[data-answer=true]")).to_contain_text("paid exactly")


def overpay(page: Page) -> None:
    """Buys the pavilion of 7 with the card of 8."""
    for name in ("market:florin", "hand:florin_8"):
        thing(page, name).dispatch_event("click")
        settled(page)
    page.locator("[data-do-it]").first.click()
    settled(page)
    thing(page, "cell:1,0").dispatch_event("click")
    settled(page)
    page.locator("[data-do-it]").first.click()
    expect(page.locator("[data-answer]")).to_be_visible()


def test_a_lesson_is_seen_step_by_step_and_goes_on_after_a_reload(
    person: Callable[..., Person],
) -> None:
    me = person()
    page = me.goto("/learn/alrashid/sets")
    text = page.locator("[data-text]")
    expect(text).to_contain_text("three kinds, 6 gold")
    page.locator("[data-on]").click()
    expect(text).to_contain_text("3 items of your choice")
    me.goto("/learn/alrashid/sets")
    expect(text).to_contain_text("3 items of your choice")
    page.locator("[data-on]").click()
    expect(page.locator("[data-part=why]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-part=why]")).to_be_visible()
    page.locator("[data-on]").click()
    expect(page.locator("[data-part=now]")).to_be_visible()


def test_what_the_rules_forbid_is_answered_with_its_reason(person: Callable[..., Person]) -> None:
    me = person()
    page = me.goto("/learn/alhambra/paths#now")
    expect(page.locator("[data-part=now]")).to_be_visible()
    thing(page, "cell:1,0").dispatch_event("click")
    expect(page.locator("[data-refusal]")).to_contain_text("A tile already lies there.")


@pytest.mark.parametrize("address", ["/learn/alhambra/juggling", "/learn/chess/opening"])
def test_a_lesson_that_is_not_there_is_a_friendly_page(
    person: Callable[..., Person], address: str
) -> None:
    me = person()
    page = me.goto(address)
    expect(page.locator("[data-no-lesson]")).to_contain_text("There is no such lesson")
    page.get_by_role("link", name="All ideas").click()
    expect(page.locator("[data-idea]").first).to_be_visible()


def test_a_short_lesson_is_offered_where_its_option_is_first_used(
    person: Callable[..., Person],
) -> None:
    me = person()
    page = me.goto("/new/alhambra")
    expect(page.locator("[data-create]")).to_be_visible()
    expect(page.locator("[data-offer]")).to_have_count(0)
    option = page.locator(".options li", has_text="Diamonds").first
    option.locator("select").select_option(label="yes")
    page.locator("[data-offer]").get_by_role("link", name="Diamonds").click()
    expect(page.locator("[data-lesson=diamonds]")).to_be_visible()
    page.locator("[data-step=remember]").click()
    me.goto("/new/alhambra")
    option.locator("select").select_option(label="yes")
    page.wait_for_load_state("networkidle")
    expect(page.locator("[data-offer]")).to_have_count(0)


def test_the_order_of_belaad_is_explained_at_a_table_of_three(
    person: Callable[..., Person],
) -> None:
    me = person()
    me.sit("belaad", ["me", "open", "open"])
    expect(me.page.locator("[data-offer]")).to_contain_text("The Order")


def test_a_guided_game_of_alhambra_has_three_seats(person: Callable[..., Person]) -> None:
    me = person()
    page = me.goto("/learn/alhambra")
    page.locator("[data-guided-game]").click()
    expect(page.locator("[data-seat]")).to_have_count(3)


@pytest.mark.parametrize(
    "address",
    ["alhambra/exact", "alrashid/strongest", "almadi/arrows", "belaad/combat"],
)
def test_a_phone_has_room_for_board_and_task(person: Callable[..., Person], address: str) -> None:
    me = person(**PHONE)
    page = me.goto(f"/learn/{address}#now")
    expect(page.locator("[data-part=now]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    task = page.locator("[data-text]").bounding_box()
    assert task is not None
    assert task["y"] + task["height"] <= 844
    small = page.evaluate(
        """() => [...document.querySelectorAll('.dock .btn, .dock .steps button, .bar a.btn')]
            .filter((one) => one.getBoundingClientRect().height < 40)
            .map((one) => one.textContent)"""
    )
    assert small == []
