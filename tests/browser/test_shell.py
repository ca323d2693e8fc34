"""The shell of a table: what answers a tap is in view, and everybody is spoken to."""

import re
from collections.abc import Callable
from itertools import islice

import pytest
from playwright.sync_api import expect

from majlis.kernel.rules import Config
from tests.browser.house import Person
from tests.browser.positions import decisions, open_at

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
BOTS = ["me", "bot:novice", "bot:novice"]


def test_on_a_phone_any_card_of_a_player_is_one_tap_away(person: Callable[..., Person]) -> None:
    me = person(**PHONE)
    me.sit("alhambra", BOTS)
    me.asked()
    page = me.page
    for seat in range(3):
        frame = page.locator(f".players-strip [data-seat='{seat}']")
        frame.locator(".opener").click()
        body = frame.locator("[data-card]")
        expect(body).to_be_in_viewport(ratio=0.9)
        expect(page.locator("[data-card]")).to_have_count(1)
    page.locator("header.bar h1").click()
    expect(page.locator("[data-card]")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "answer"), [("alhambra", ".refusal"), ("alrashid", "[data-sheet]")]
)
def test_on_a_phone_a_tap_is_answered_in_view_and_moves_nothing(
    person: Callable[..., Person], game: str, answer: str
) -> None:
    me = person(**PHONE)
    me.sit(game, BOTS)
    me.asked()
    page = me.page
    board = page.locator("[data-board-box]")
    before = board.bounding_box()
    for thing in page.locator("[data-board] [data-state=plain]").all():
        thing.dispatch_event("click")
        page.wait_for_timeout(150)
        if page.locator(answer).count():
            break
    expect(page.locator(answer)).to_be_in_viewport(ratio=0.95)
    assert board.bounding_box() == before


ON_TOP = """() => {
  const refusal = document.querySelector('[data-refusal] .refusal');
  const { x, y, width, height } = refusal.getBoundingClientRect();
  const on = (part) => document.elementFromPoint(x + part * width, y + height / 2);
  return [0.15, 0.5, 0.85].every((part) => refusal.contains(on(part)));
}"""


@pytest.mark.parametrize("game", ["alrashid", "almadi", "belaad", "alhambra"])
def test_on_a_phone_nothing_lies_over_the_reason_why_not(
    person: Callable[..., Person], game: str
) -> None:
    me = person(**PHONE)
    open_at(me, list(islice(decisions(game, Config(3), "reason"), 30))[-1])
    page = me.page
    refused = 0
    things = page.locator("[data-board] [data-state=plain]")
    for number in range(min(12, things.count())):
        things.nth(number).dispatch_event("click")
        page.wait_for_timeout(200)
        if page.locator("[data-refusal] .refusal").count():
            refused += 1
            assert page.evaluate(ON_TOP)
        page.keyboard.press("Escape")
    assert refused


def test_the_settings_close_by_escape_after_a_radio_and_by_a_click_beside_them(
    person: Callable[..., Person],
) -> None:
    me = person()
    me.sit("alhambra", BOTS)
    me.asked()
    page = me.page
    panel = page.locator("[data-panel]")
    page.get_by_role("button", name="Settings").click()
    panel.get_by_label("Brisk").check()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    expect(panel).to_be_visible()
    page.locator("[data-log] h2").click()
    expect(panel).to_have_count(0)


def test_who_looks_on_is_told_so(person: Callable[..., Person]) -> None:
    host, guest = person(), person()
    table = host.sit("alhambra", BOTS)
    host.asked()
    guest.goto(f"/t/{table}")
    expect(guest.page.locator("[data-onlooker]")).to_contain_text("You are watching")


def test_the_log_speaks_to_the_reader_and_shows_no_numbers_of_rules(
    person: Callable[..., Person],
) -> None:
    me = person()
    me.sit("alhambra", BOTS)
    me.asked()
    me.turn(1)
    me.asked()
    log = me.page.locator("[data-log]")
    expect(log).to_contain_text(re.compile(r"\(you\)|\bYou "))
    assert not re.search(r"\bA[LMR]-\d", log.inner_text())
    expect(log.locator("[data-clause]").first).to_have_text("?")


def test_dragging_over_the_board_selects_no_text(person: Callable[..., Person]) -> None:
    me = person()
    me.sit("alrashid", BOTS)
    me.asked()
    page = me.page
    box = page.locator("[data-board]").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 20, box["y"] + box["height"] - 20, steps=6)
    page.mouse.up()
    assert page.evaluate("String(getSelection())") == ""


def test_the_last_round_is_said_to_be_the_last(person: Callable[..., Person]) -> None:
    me = person()
    games = decisions("almadi", Config(2), "last")
    open_at(me, next(games))
    expect(me.page.locator("[data-last]")).to_have_count(0)
    match = next(one for one in games if one.rules.moment(one.state)["last"])
    open_at(me, match)
    expect(me.page.locator("[data-last]")).to_contain_text("the last turn")
