"""What the others did: shown at the viewer's pace, told in cards, looked at again."""

import itertools
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from majlis.kernel.rules import Config
from tests.browser.house import Person
from tests.browser.positions import buying, decisions, find, open_at

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
        if me.page.locator("[data-reel-count]").inner_text() != "nobody has acted yet":
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


@pytest.mark.parametrize("size", [(1440, 900), (820, 1180)])
def test_the_board_stays_where_it_is_from_turn_to_turn_and_while_an_act_is_made(
    person: Callable[..., Person], size: tuple[int, int]
) -> None:
    me = person(viewport={"width": size[0], "height": size[1]})
    match, _ = find("alhambra", Config(3), buying)
    open_at(me, match)
    board = me.page.locator("[data-board-box]")
    expect(me.page.locator("[data-turn]").first).to_be_visible()
    box = board.bounding_box()
    me.page.locator("[data-thing^='market:'][data-state=selectable]").first.click()
    expect(me.page.locator("[data-begun=true]")).to_have_count(1)
    expect(me.page.locator("[data-tray]")).to_be_visible()
    assert board.bounding_box() == box
    me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-begun=true]")).to_have_count(0)
    me.page.keyboard.press("h")
    expect(me.page.locator("[data-hints]")).to_be_visible()
    assert board.bounding_box() == box
    me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-hints]")).to_have_count(0)
    me.turn(1)
    # One's own act is the last one: there are no cards, and their room is kept.
    expect(me.page.locator("[data-turn]")).to_have_count(0)
    expect(me.page.locator("[data-reel]")).to_have_attribute("data-reel", "open")
    assert board.bounding_box() == box


@pytest.mark.parametrize("size", [(1440, 900), (820, 1180)])
def test_where_the_cards_are_put_away_a_tray_moves_nothing_either(
    person: Callable[..., Person], size: tuple[int, int]
) -> None:
    me = person(viewport={"width": size[0], "height": size[1]})
    match, _ = find("alhambra", Config(3), buying)
    open_at(me, match)
    page, board = me.page, me.page.locator("[data-board-box]")
    page.locator("[data-reel-fold]").click()
    expect(page.locator("[data-turn]")).to_have_count(0)
    box = board.bounding_box()
    page.locator("[data-thing^='market:'][data-state=selectable]").first.click()
    expect(page.locator("[data-tray]")).to_be_in_viewport(ratio=1)
    assert board.bounding_box() == box


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
    page.locator("[data-reel-fold]").click()
    card = page.locator("[data-turn]").first.bounding_box()
    assert card is not None
    assert abs(card["width"] - 292) < 2
    for button in page.locator("[data-reel] header button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


@pytest.mark.parametrize(("name", "size"), [("belaad", (1440, 900)), ("alhambra", (390, 844))])
def test_where_a_board_needs_every_line_the_cards_hang_over_it_until_it_is_touched(
    person: Callable[..., Person], name: str, size: tuple[int, int]
) -> None:
    me = person(viewport={"width": size[0], "height": size[1]})
    games = decisions(name, Config(3), "tall")
    open_at(me, next(m for m in games if len(m.acts) > 8 and m.acts[-1].seat != m.to_act))
    reel, board = me.page.locator("[data-reel]"), me.page.locator("[data-board-box]")
    # Nothing covers what is to be chosen, unless it is asked for.
    expect(reel).to_have_attribute("data-reel", "folded")
    box = board.bounding_box()
    assert box is not None
    for _ in range(2):
        me.page.locator("[data-reel-fold]").click()
        expect(reel).to_have_attribute("data-reel", "open")
        expect(me.page.locator("[data-turn]").first).to_be_visible()
        assert board.bounding_box() == box
        me.page.mouse.click(box["x"] + 4, box["y"] + box["height"] - 4)
        expect(reel).to_have_attribute("data-reel", "folded")
        assert board.bounding_box() == box


def test_on_a_phone_the_cards_hang_over_the_board_while_the_others_act(
    person: Callable[..., Person],
) -> None:
    me = person(pace="step", viewport={"width": 390, "height": 844}, has_touch=True)
    page = at_alhambra(me)
    me.turn()
    board = page.locator("[data-board-box]")
    expect(page.locator("[data-turn]").first).to_be_visible()
    top = board.bounding_box()
    page.locator("[data-now]").click()
    me.asked()
    expect(page.locator("[data-reel]")).to_have_attribute("data-reel", "folded")
    after = board.bounding_box()
    assert top is not None
    assert after is not None
    assert after["y"] == top["y"]
