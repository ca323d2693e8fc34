"""At a table: the keyboard alone, refusals with their clause, languages, lines that break, tabs."""

import re
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.house import House, Person, play_out

BOT = ["me", "bot:novice"]


def test_a_whole_game_against_a_bot_by_keyboard_alone(person: Callable[..., Person]) -> None:
    me = person()
    me.sit("almadi", BOT)
    me.asked()
    keys = me.page.keyboard
    deadline = time.monotonic() + 200
    number = 0
    while me.page.evaluate("majlisState()") != "over":
        assert time.monotonic() < deadline
        if me.page.evaluate("majlisState()") != "asked":
            me.page.wait_for_timeout(20)
            continue
        number += 1
        keys.press("p")
        for _ in range(number % 3):
            keys.press("Tab")
        keys.press("Enter")
        if number % 5 == 4:
            keys.press("Escape")
        me.page.wait_for_timeout(10)
    assert me.page.locator("[data-result] .total").count() == 2


def test_arrow_keys_go_from_thing_to_thing(person: Callable[..., Person]) -> None:
    me = person()
    me.sit("almadi", BOT)
    me.asked()
    first = me.page.locator("[data-state=selectable]").first
    first.focus()
    seen = {first.get_attribute("data-thing")}
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp"):
        me.page.keyboard.press(key)
        seen.add(me.page.evaluate("document.activeElement.dataset.thing"))
    assert len(seen) >= 4
    assert None not in seen


def test_what_cannot_be_chosen_says_why_and_opens_the_rule(person: Callable[..., Person]) -> None:
    me = person()
    me.sit("alhambra", BOT)
    me.asked()
    plain = me.page.locator("[data-board] [data-state=plain]:not([data-info])")
    clause = me.page.locator("[data-refusal] .clause").first
    for thing in plain.all():
        thing.dispatch_event("click")
        me.page.wait_for_timeout(150)
        if clause.count():
            break
    expect(clause).to_have_text("?")
    number = clause.get_attribute("data-clause") or ""
    assert re.fullmatch(r"AL-[A-Z]*-?[\d.]+", number)
    clause.click()
    here = me.page.locator("article.here")
    expect(here).to_contain_text(number)
    expect(here).to_be_in_viewport()


def test_the_language_changes_in_the_middle_of_a_game(person: Callable[..., Person]) -> None:
    me = person()
    me.sit("alhambra", BOT)
    me.asked()
    prompt = me.page.locator("[data-prompt]")
    expect(prompt).to_contain_text("Your turn: take money")
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_label("Français").check()
    expect(prompt).to_contain_text(re.compile(r"À vous de jouer\s:\sprenez de l’argent"))
    me.page.get_by_label("Italiano").check()
    expect(prompt).not_to_contain_text("À vous")
    assert me.page.evaluate("document.documentElement.lang") == "it"
    assert me.turn(1) in ("asked", "waiting")


def test_a_second_tab_sees_what_the_first_does(person: Callable[..., Person]) -> None:
    me = person()
    me.sit("alhambra", BOT)
    me.asked()
    second = me.open()
    second.goto(me.page.url)
    second.wait_for_selector("[data-prompt]:not([data-prompt=''])")
    me.turn(6)
    me.asked()  # nobody moves any more
    step = me.page.locator("[data-log] small").inner_text()
    assert step != "move 0"
    expect(second.locator("[data-log] small")).to_have_text(step)


def test_a_staged_act_is_let_go(person: Callable[..., Person]) -> None:
    me = person()
    me.sit("almadi", BOT)
    # Until a tile is picked that has more than one place to go.
    for _ in range(60):
        if me.asked() == "place_tile":
            break
        me.turn(1, whole=False)
    step = me.page.locator("[data-log] small").inner_text()
    assert me.asked() == "place_tile"
    expect(me.page.locator("[data-prompt] b").first).to_have_text(
        re.compile(r"Place the (oasis|caravan|market|palace) in (any row|row \d)[.]")
    )
    me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-prompt=take_tile]")).to_be_visible()
    assert me.page.locator("[data-log] small").inner_text() == step


def test_two_people_share_one_screen_and_pass_it(person: Callable[..., Person]) -> None:
    me = person()
    me.sit("alhambra", ["me", "hot:Zaynab"])
    closed = me.page.locator("[data-pass]")
    expect(closed.get_by_role("heading")).to_contain_text("Hand the device to")
    closed.get_by_role("button").click()
    expect(closed).to_have_count(0)
    me.turn(30)
    if closed.count():
        closed.get_by_role("button").click()
    assert me.page.locator("[data-log] small").inner_text() not in ("move 0", "move 1")
    names = me.page.locator(".players .name").all_inner_texts()
    assert "Zaynab" in names


def test_a_spectator_looks_on_and_chooses_nothing(person: Callable[..., Person]) -> None:
    me, other = person(), person()
    table = me.sit("alhambra", BOT)
    me.asked()
    other.goto(f"/t/{table}")
    other.page.wait_for_selector("[data-prompt]")
    me.turn(4)
    me.asked()  # nobody moves any more
    step = me.page.locator("[data-log] small").inner_text()
    expect(other.page.locator("[data-log] small")).to_have_text(step)
    assert other.page.locator("[data-state=selectable], [data-choice]").count() == 0
    prompt = other.page.locator("[data-prompt] b").first
    expect(prompt).to_have_text(re.compile(r"\w+ (is|decides) .{8,}[.]"))
    english = prompt.inner_text()
    other.page.get_by_role("button", name="Settings").click()
    for language in ("Français", "Italiano"):
        other.page.get_by_label(language).check()
        expect(prompt).to_have_text(re.compile(r"\w+ .{8,}[.]"))
        expect(prompt).not_to_have_text(english)


# Counts, for each piece that lies in a yard, how often it has travelled.
WATCH = """
window.travels = new Map();
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const lies = this.closest('g.tile') !== null;
  if (lies && frames[0]?.translate) travels.set(this, (travels.get(this) ?? 0) + 1);
  return animate.call(this, frames, options);
};
"""


def test_a_piece_travels_once_and_not_when_the_board_is_laid_out_anew(
    person: Callable[..., Person],
) -> None:
    me = person(reduced_motion="no-preference")
    me.context.add_init_script(WATCH)
    me.context.add_init_script("localStorage.setItem('majlis', '{\"pace\": \"brisk\"}')")
    table = me.sit("alhambra", BOT)
    me.asked()
    me.post(f"/api/tables/{table}/leave", {})
    deadline = time.monotonic() + 60
    while len(travels := me.page.evaluate("[...travels.values()]")) < 5:
        assert time.monotonic() < deadline
        me.page.wait_for_timeout(200)
    assert set(travels) == {1}


@pytest.fixture
def own_house(built_page: Path, tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    house.begin()
    yield house
    house.end()


def test_a_table_goes_on_after_the_server_was_killed(
    person: Callable[..., Person], own_house: House
) -> None:
    me = person(own_house)
    me.sit("almadi", BOT)
    me.asked()
    me.turn(3)
    me.asked()
    step = me.page.locator("[data-log] small").inner_text()
    own_house.end(signal.SIGKILL)
    me.page.wait_for_selector("[data-offline]", timeout=20_000)
    # As if the house had come back with a newer page: it is asked for as soon as the line is back.
    me.page.route(f"{own_house.url}/", lambda route: route.fulfill(body="<p>newer</p>"))
    own_house.begin()
    me.page.wait_for_selector("[data-offline]", state="detached", timeout=40_000)
    me.page.wait_for_selector("[data-upgraded]")
    assert me.page.locator("[data-log] small").inner_text() == step
    play_out([me])


def test_what_is_not_there_is_said_in_words(person: Callable[..., Person]) -> None:
    me = person()
    me.goto("/t/nothing")
    expect(me.page.get_by_role("heading")).to_have_text("This table does not exist.")
    me.goto("/nowhere")
    expect(me.page.get_by_role("heading")).to_have_text("There is nothing here.")
