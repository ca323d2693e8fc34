"""What the others did: shown at the viewer's pace, told in cards, looked at again."""

import itertools
import re
import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from majlis.kernel.rules import Config
from tests.browser.house import Person
from tests.browser.positions import decisions, open_at

BOTS = ["me", "bot:novice", "bot:novice"]
# Notes each time that the number of the act shown changes.
NOTE = """() => {
    window.seen = [];
    const number = () => document.querySelector('[data-log] small')?.textContent ?? '';
    let last = number();
    new MutationObserver(() => {
        if (number() === last) return;
        last = number();
        window.seen.push(performance.now());
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def at_alhambra(me: Person) -> Page:
    me.sit("alhambra", BOTS)
    me.asked()
    return me.page


def after_a_round(me: Person) -> None:
    """One's own acts until the others have had their turns, and one must choose again."""
    for _ in range(6):
        me.turn(1)
        me.asked()
        if me.page.locator("[data-turn]").count():
            return
    raise AssertionError("nobody else has acted")


def test_bots_are_never_shown_faster_than_the_pace(person: Callable[..., Person]) -> None:
    me = person(pace="calm")
    page = at_alhambra(me)
    me.turn()
    page.evaluate(NOTE)
    me.asked()
    seen: list[float] = page.evaluate("window.seen")
    assert len(seen) >= 2
    # what, result, the pause between two turns, and who acts then
    between = [b - a for a, b in itertools.pairwise(seen)]
    assert min(between) > 1200, between


def test_at_once_nothing_is_waited_for(person: Callable[..., Person]) -> None:
    me = person(pace="once")
    at_alhambra(me)
    begun = time.monotonic()
    after_a_round(me)
    assert time.monotonic() - begun < 4


def test_step_by_step_waits_for_a_tap_and_the_turn_can_be_taken_at_once(
    person: Callable[..., Person],
) -> None:
    me = person(pace="step")
    page = at_alhambra(me)
    me.turn()
    now = page.locator("[data-now]")
    expect(now).to_be_visible()
    page.wait_for_timeout(3000)
    assert page.locator("[data-prompt]").get_attribute("data-prompt") == ""
    # A tap for each act: who pays the exact price acts more than once.
    for _ in range(12):
        page.locator("[data-board-box]").click(position={"x": 5, "y": 5})
        page.wait_for_timeout(500)
        if page.locator("[data-prompt]").get_attribute("data-prompt"):
            break
    me.asked()
    me.turn()
    now.click()
    me.asked()


def test_the_turns_of_the_others_are_told_in_cards_and_fold_at_ones_first_act(
    person: Callable[..., Person],
) -> None:
    me = person()
    page = at_alhambra(me)
    after_a_round(me)
    cards = page.locator("[data-turn]")
    expect(cards).to_have_count(2)
    expect(cards.first).to_contain_text("no points")
    told = cards.first.locator(".told").inner_text()
    # The subject stands above: the sentence begins with what was done.
    assert re.match(r"(takes|pays|buys)", told), told
    page.locator("[data-reel-fold]").click()
    expect(cards).to_have_count(0)
    expect(page.locator("[data-reel-count]")).to_have_text("2 turns")
    page.reload()
    me.asked()
    expect(page.locator("[data-reel]")).to_have_attribute("data-reel", "folded")
    page.locator("[data-reel-fold]").click()
    expect(cards).to_have_count(2)
    box = page.locator("[data-board-box]").bounding_box()
    me.turn(1, whole=False)
    # Nothing moves while an act is being made.
    if page.locator("[data-begun=true]").count():
        after = page.locator("[data-board-box]").bounding_box()
        assert box is not None
        assert after is not None
        assert after["y"] == box["y"]


def test_what_was_shown_can_be_looked_at_again_while_ones_decision_stays(
    person: Callable[..., Person],
) -> None:
    me = person()
    page = at_alhambra(me)
    after_a_round(me)
    board = page.locator("[data-board-box]")
    now = board.inner_html()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-reel-count]")).to_have_text("looking back")
    assert page.locator("[data-board] [data-state=selectable]").count() == 0
    expect(page.locator("[data-prompt]")).to_contain_text("Your turn")
    assert board.inner_html() != now
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-reel-count]")).to_have_text("2 turns")
    expect(page.locator("[data-board] [data-state=selectable]").first).to_be_visible()
    card = page.locator("[data-turn='1']")
    card.click()
    card.click()
    expect(page.locator("[data-reel-count]")).to_have_text("looking back")
    expect(page.locator("[data-reel-count]")).to_have_text("2 turns")


def test_a_star_lies_where_a_turn_left_something_and_lights_its_card(
    person: Callable[..., Person],
) -> None:
    me = person(pace="once")
    me.sit("alrashid", BOTS)
    me.asked()
    page = me.page
    stars = page.locator("[data-star]")
    for _ in range(12):
        after_a_round(me)
        page.wait_for_timeout(100)
        if stars.count():
            break
    number = stars.first.get_attribute("data-star")
    stars.first.hover(force=True)
    expect(page.locator(f"[data-turn='{number}']")).to_have_class(re.compile(r"\blit\b"))


def test_a_phone_has_cards_that_snap_and_buttons_for_thumbs(person: Callable[..., Person]) -> None:
    me = person(viewport={"width": 390, "height": 844}, has_touch=True)
    page = at_alhambra(me)
    after_a_round(me)
    card = page.locator("[data-turn]").first.bounding_box()
    assert card is not None
    assert abs(card["width"] - 292) < 2
    for button in page.locator("[data-reel] header button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def test_beside_a_tall_board_the_cards_open_when_they_are_asked_for(
    person: Callable[..., Person],
) -> None:
    me = person()
    games = decisions("belaad", Config(3), "tall")
    open_at(me, next(m for m in games if len(m.acts) > 8 and m.acts[-1].seat != m.to_act))
    reel = me.page.locator("[data-reel]")
    expect(me.page.locator("[data-reel-count]")).to_contain_text(re.compile(r"\d+ turn"))
    expect(reel).to_have_attribute("data-reel", "folded")
    me.page.locator("[data-reel-fold]").click()
    expect(reel).to_have_attribute("data-reel", "open")
    me.page.locator("[data-reel-fold]").click()
    me.page.set_viewport_size({"width": 1920, "height": 1080})
    expect(reel).to_have_attribute("data-reel", "open")
