"""Several people at one table: talk, wishes to take back, clocks, and lines that fail."""

import re
import subprocess
import sys
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.house import Person

BOT = ["me", "bot:novice"]
ASKED = "[data-prompt]:not([data-prompt=''])"
# A network that lets no WebSocket through: each is closed before it was open.
NO_SOCKETS = """
window.WebSocket = class {
  static OPEN = 1;
  readyState = 3;
  onclose = null;
  constructor() { setTimeout(() => this.onclose?.({ code: 1006 }), 5); }
  close() {}
};
"""


def moves(page: Page) -> int:
    return int(page.locator("[data-log] small").inner_text().split()[1])


def two_at(person: Callable[..., Person], game: str) -> tuple[Person, Person]:
    host, guest = person(), person()
    host.sit(game, ["me", "open"])
    guest.goto(host.page.locator(".share input").input_value())
    guest.page.get_by_role("button", name="Sit down").click()
    for one in (host, guest):
        one.page.wait_for_selector("[data-prompt]")
    return host, guest


def test_a_host_frees_the_seat_of_somebody_who_waits(person: Callable[..., Person]) -> None:
    host, guest = person(), person()
    host.sit("alhambra", ["me", "open", "open"])
    guest.goto(host.page.locator(".share input").input_value())
    guest.page.get_by_role("button", name="Sit down").first.click()
    expect(guest.page.get_by_role("button", name="Leave")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Free the seat")).to_have_count(0)
    host.page.get_by_role("button", name="Free the seat").click()
    host.page.get_by_role("button", name="Cancel").click()
    expect(guest.page.get_by_role("button", name="Leave")).to_be_visible()
    host.page.get_by_role("button", name="Free the seat").click()
    host.page.get_by_role("button", name="Remove").click()
    expect(guest.page.get_by_role("button", name="Sit down")).to_have_count(2)


def test_a_host_lets_a_bot_play_for_somebody_who_went_away(person: Callable[..., Person]) -> None:
    host, guest = two_at(person, "alhambra")
    address = guest.page.url
    guest.goto("/rules")
    absent = host.page.locator("[data-absent]")
    host.turn()
    expect(absent).to_contain_text("is offline", timeout=20_000)  # it waits five seconds
    expect(host.page.locator(ASKED)).to_have_count(0)
    absent.get_by_role("button", name="Let a bot play").click()
    expect(absent).to_contain_text("can take the seat back at any time")
    absent.get_by_role("button", name="Let a bot play").click()
    expect(absent).to_have_count(0)
    host.asked()
    guest.goto(address)
    guest.page.locator("[data-away]").get_by_role("button", name="Take the seat back").click()
    expect(guest.page.locator("[data-away]")).to_have_count(0)
    host.turn()
    guest.asked()


def test_who_leaves_a_game_from_its_settings_can_take_the_seat_back(
    person: Callable[..., Person],
) -> None:
    host, guest = two_at(person, "alhambra")
    guest.page.get_by_role("button", name="Settings").click()
    panel = guest.page.locator("aside.panel")
    panel.get_by_role("button", name="Leave").click()
    expect(panel).to_contain_text("A bot will play for you")
    panel.get_by_role("button", name="Leave").click()
    away = guest.page.locator("[data-away]")
    expect(away).to_contain_text("a bot is playing for you")
    expect(panel.get_by_role("button", name="Leave")).to_have_count(0)
    host.asked()
    away.get_by_role("button", name="Take the seat back").click()
    expect(away).to_have_count(0)
    host.turn()
    guest.asked()


def test_who_is_shut_out_is_told_so_at_once(person: Callable[..., Person]) -> None:
    me = person()
    me.sit("alhambra", BOT)
    me.asked()
    mine = me.context.request.get(f"{me.house.url}/api/me").json()["id"]
    database = f"sqlite:///{me.house.folder / 'majlis.sqlite'}"
    command = [sys.executable, "-m", "majlis", "admin", "ban", mine, "--database", database]
    subprocess.run(command, check=True)
    expect(me.page.get_by_text("You have been banned from this server.")).to_be_visible()


def test_what_is_said_arrives_in_the_other_window(person: Callable[..., Person]) -> None:
    host, guest = two_at(person, "alhambra")
    host.page.get_by_role("button", name="Chat").click()
    host.page.get_by_label("Say something").fill("Good luck, <b>friend</b>!")
    host.page.keyboard.press("Enter")
    expect(host.page.get_by_label("Say something")).to_have_value("")
    expect(guest.page.locator(".badge")).to_have_text("1")
    guest.page.get_by_role("button", name="Chat").click()
    expect(guest.page.locator(".chat li")).to_contain_text("Good luck, <b>friend</b>!")
    expect(guest.page.locator(".badge")).to_have_count(0)


def test_with_people_beside_taking_back_is_asked_and_agreed(person: Callable[..., Person]) -> None:
    people = two_at(person, "alhambra")
    asked, other = sorted(people, key=lambda one: one.page.locator(ASKED).count(), reverse=True)
    asked.turn()  # new money or a new building came out: this stands unless the other agrees
    made = moves(asked.page)
    assert made > 0
    undo = asked.page.locator("[data-undo]")
    expect(undo).to_have_text("Ask to undo")
    undo.click()
    expect(asked.page.locator("[data-consent]")).to_contain_text("the others are deciding")
    expect(undo).to_have_attribute("aria-disabled", "true")
    other.page.locator("[data-consent]").get_by_role("button", name="Agree").click()
    expect(other.page.locator("[data-consent]")).to_have_count(0)
    expect(asked.page.locator(ASKED)).to_be_visible()
    assert moves(asked.page) < made
    assert moves(other.page) < made


def test_with_nothing_to_take_back_undo_only_says_so(person: Callable[..., Person]) -> None:
    me = person()
    sent: list[str] = []
    me.page.on(
        "websocket", lambda line: line.on("framesent", lambda sheet: sent.append(str(sheet)))
    )
    me.sit("alhambra", BOT)
    me.asked()
    undo = me.page.locator("[data-undo]")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", "You have not chosen anything yet.")
    undo.click(force=True)
    expect(me.page.locator("[data-refusal]")).to_contain_text("You have not chosen anything yet.")
    assert not any('"undo"' in sheet for sheet in sent)
    me.turn(3)
    me.asked()
    made = moves(me.page)
    expect(undo).to_have_text("Undo")
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()  # bots do not mind
    expect(me.page.locator("[data-log] small")).not_to_have_text(f"move {made}")
    assert any('"undo"' in sheet for sheet in sent)
    assert moves(me.page) < made


def test_a_clock_runs_out_and_the_game_goes_on(person: Callable[..., Person]) -> None:
    me = person()
    me.sit("alhambra", BOT, speed="live:5:0")
    me.asked()
    clock = me.page.locator(".player .clock.runs")
    expect(clock).to_have_text(re.compile(r"0:0[0-5]"))
    made = moves(me.page)
    expect(me.page.locator("[data-log] small")).not_to_have_text(f"move {made}", timeout=20_000)


def test_without_web_sockets_the_game_goes_over_plain_http(person: Callable[..., Person]) -> None:
    me = person()
    me.context.add_init_script(NO_SOCKETS)
    me.sit("almadi", BOT)
    me.asked()
    made = moves(me.page)
    me.turn(3)
    me.asked()
    assert moves(me.page) > made
    expect(me.page.locator("[data-offline]")).to_have_count(0)


def test_a_stranger_at_a_private_table_is_told_what_to_do(person: Callable[..., Person]) -> None:
    host, guest = person(), person()
    host.sit("almadi", ["me", "open"], public=False)
    link = host.page.locator(".share input").input_value()
    guest.goto(link.partition("#")[0])
    expect(guest.page.get_by_role("heading")).to_have_text("This is a private table.")
    expect(guest.page.get_by_role("button", name="Try again")).to_have_count(0)
    guest.goto(link)
    expect(guest.page.get_by_role("button", name="Sit down")).to_be_visible()


def test_an_old_tab_says_that_the_house_was_renewed(person: Callable[..., Person]) -> None:
    me = person()
    me.goto("/")
    me.page.wait_for_selector("[data-start]")
    me.page.route("**/assets/**", lambda route: route.abort())
    me.page.route(f"{me.house.url}/", lambda route: route.fulfill(body="<p>another page</p>"))
    me.page.get_by_role("link", name="New table").click()
    expect(me.page.get_by_role("heading")).to_have_text(re.compile("has been updated"))
    me.page.unroute_all()
    me.page.get_by_role("button", name="Try again").click()
    expect(me.page.get_by_role("button", name="Open the table")).to_be_visible()
