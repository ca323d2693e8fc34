"""Lessons in a browser: each is solved through the page, and a wrong try is answered."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from majlis.games.catalogue import GAMES
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
    expect(text).to_contain_text("three types, 6 gold")
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


def lay_out(page: Page) -> None:
    """Points and presses until a whole act is laid out."""
    things = page.locator("[data-state=selectable]")
    buttons = page.locator("[data-choices] [data-choice]")
    on = page.locator("[data-do-it=on]")
    for step in range(20):
        settled(page)
        if page.locator("[data-judge]").count():
            return
        found = next(one for one in (on, buttons, things) if one.count())
        # What pays lies below the board; what lies above it begins another act.
        (found.last if step else found.first).dispatch_event("click")
    raise AssertionError("no act was laid out")


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_asks_first_and_the_coach_speaks_of_the_try(
    person: Callable[..., Person], game: str
) -> None:
    me = person(viewport=PHONE["viewport"]) if game == "almadi" else person()
    page = me.goto(f"/guided/{game}")
    me.asked()
    if game == "alrashid":  # the colour of a first mercenary is no question worth a try
        me.turn(1)
        me.asked()
    expect(page.locator("[data-try]")).to_contain_text("Try it yourself first?")
    lay_out(page)
    # An act that is a single click elsewhere waits here.
    expect(page.locator("[data-prompt]")).to_have_attribute("data-begun", "true")
    page.locator("[data-judge]").click()
    verdict = page.locator("[data-verdict]")
    expect(verdict).to_be_in_viewport()
    strength = int(verdict.get_attribute("data-verdict") or 0)
    assert 1 <= strength <= 5
    expect(page.locator("[data-hints]")).to_have_count(0)
    if strength < 5:
        page.locator("[data-reveal]").click()
        expect(page.locator("[data-hints]")).to_be_visible()
    page.locator("[data-back]").first.click()
    expect(verdict).to_have_count(0)


def test_whoever_does_not_want_to_be_asked_is_not(person: Callable[..., Person]) -> None:
    me = person()
    page = me.goto("/guided/alhambra")
    me.asked()
    page.locator("[data-try-off]").click()
    expect(page.locator("[data-try]")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-try-on]")).to_be_visible()
    page.locator("[data-aims] summary").click()
    expect(page.locator("[data-aims] li")).to_have_count(7)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_lesson_opens_over_a_running_table_and_leads_back_to_it(
    person: Callable[..., Person], phone: bool
) -> None:
    me = person(viewport=PHONE["viewport"]) if phone else person()
    options = {"diamonds": True}
    seats = ["me", "bot:novice", "bot:novice"]
    table = me.sit("alhambra", seats, options=options, speed="live:600:10")
    page = me.page
    me.asked()
    tile = page.locator('[data-thing^="market:"][data-state=selectable]')
    for _ in range(12):  # with the first money no tile may be had
        if tile.count():
            break
        me.turn(1)
        me.asked()
    tile.first.dispatch_event("click")
    prompt = page.locator("[data-prompt]").first
    expect(prompt).to_have_attribute("data-begun", "true")
    before = prompt.inner_text()
    page.locator("[data-offered=diamonds]").click()
    over = page.locator("[data-over]")
    expect(over.locator("[data-lesson=diamonds]")).to_be_visible()
    expect(over.locator(".clock").first).to_be_visible()
    expect(over.locator("[data-called]")).to_be_visible()
    over.locator("[data-step=remember]").click()
    expect(page).to_have_url(re.compile(f"/t/{table}$"))
    over.locator("[data-to-table]").click()
    expect(over).to_have_count(0)
    # The very act that was being made, and no more offer: the lesson is known now.
    assert prompt.inner_text() == before
    expect(page.locator("[data-offer]")).to_have_count(0)
    me.goto("/learn/alhambra")
    expect(page.locator('[data-idea="diamonds"].done')).to_be_visible()


def test_an_offer_at_a_table_that_is_declined_is_not_made_again(
    person: Callable[..., Person],
) -> None:
    me = person()
    me.sit("belaad", ["me", "bot:novice", "bot:novice"])
    me.asked()
    expect(me.page.locator("[data-offered=order]")).to_be_visible()
    me.page.locator("[data-decline]").click()
    me.page.reload()
    me.asked()
    me.page.wait_for_load_state("networkidle")
    expect(me.page.locator("[data-offer]")).to_have_count(0)


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


def test_a_position_is_tried_from_the_end_of_a_lesson_and_leads_back(
    person: Callable[..., Person],
) -> None:
    me = person()
    page = me.goto("/learn/alhambra/exact#remember")
    page.locator("[data-to-position]").click()
    expect(page.locator("[data-trial]")).to_contain_text("a practice position")
    assert me.asked() == "choose_action"
    expect(page.locator("[data-try]")).to_contain_text("Try it yourself first?")
    page.locator("[data-trial] a").click()
    expect(page.locator("#positions [data-position]")).to_have_count(3)
    expect(page.locator("#positions")).to_be_in_viewport()
    me.goto("/")
    expect(page.locator("[data-list=mine] .tag")).to_have_text("practice")


NOWHERE = {
    "/try/alhambra/juggling": "There is nothing here",
    "/try/chess/early": "There is nothing here",
    "/guided/chess": "There is nothing here",
    "/learn/chess": "There is nothing here",
    "/rules/chess": "There is nothing here",
    "/replay/nothing": "This table does not exist",
    "/replay/nothing?review": "This table does not exist",
    "/replay/nothing?act=3&compare": "This table does not exist",
}


def test_an_address_that_leads_nowhere_is_a_friendly_page(person: Callable[..., Person]) -> None:
    me = person()
    for address, said in NOWHERE.items():
        page = me.goto(address)
        expect(page.locator(".broken h1")).to_contain_text(said)
        expect(page.locator(".broken").get_by_role("link", name="Home")).to_be_visible()
    page.locator(".broken").get_by_role("link", name="Home").click()
    expect(page.locator("[data-start]")).to_be_visible()


def test_a_reload_in_the_middle_of_a_lesson_or_of_an_act_loses_nothing(
    person: Callable[..., Person],
) -> None:
    """The step of a lesson stays; a draft begins anew, and the table stands as it stood."""
    me = person()
    page = me.goto("/learn/alhambra/exact#now")
    thing(page, "market:florin").dispatch_event("click")
    settled(page)
    page.reload()
    expect(page.locator("[data-part=now]")).to_be_visible()
    make(page, lesson("alhambra", "exact").solution)
    expect(page.locator("[data-answer=true]")).to_be_visible()
    me.goto("/try/alhambra/middle")
    me.asked()
    address = page.url
    lay_out(page)
    page.locator("[data-judge]").click()
    expect(page.locator("[data-verdict]")).to_be_visible()
    page.reload()
    me.asked()
    assert page.url == address
    expect(page.locator("[data-prompt]")).to_have_attribute("data-begun", "false")
    expect(page.locator("[data-try]")).to_contain_text("Try it yourself first?")
    expect(page.locator("[data-trial]")).to_be_visible()


def test_the_page_of_a_game_tells_its_goal_before_the_ideas(person: Callable[..., Person]) -> None:
    me = person()
    page = me.goto("/learn/almadi")
    expect(page.locator("[data-goal]")).to_contain_text("At the end you score for oases")


def test_a_phone_opens_what_a_lesson_speaks_of(person: Callable[..., Person]) -> None:
    """The counters of culture lie in a sheet there, and the action with them."""
    me = person(**PHONE)
    page = me.goto("/learn/alhambra/moorish_art")
    expect(page.locator('[data-thing^="counter:"]').first).to_be_visible()
    me.goto("/learn/alhambra/moorish_art#now")
    expect(thing(page, "action:develop")).to_be_in_viewport()
    sheet = page.locator("[data-leaf]").bounding_box()
    task = page.locator("[data-text]").bounding_box()
    assert sheet is not None
    assert task is not None
    assert sheet["y"] + sheet["height"] <= task["y"]
    thing(page, "action:develop").click()
    settled(page)
    if not page.locator("[data-answer]").count():
        page.locator("[data-do-it]").first.click()
    expect(page.locator("[data-answer=true]")).to_be_visible()
