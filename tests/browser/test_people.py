"""People at a table: a shared screen keeps its secrets, hints by agreement, and who is heard."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Response, WebSocket, expect

from tests.browser.house import Person
from tests.browser.test_company import two_at


class Wire:
    """All that comes to a window about a table, over sockets and over HTTP."""

    def __init__(self, page: Page) -> None:
        self.messages: list[Any] = []
        page.on("websocket", self._socket)
        page.on("response", self._answer)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.messages.append(json.loads(text)))

    def _answer(self, answer: Response) -> None:
        if "/api/tables/" in answer.url and answer.request.method == "GET":
            self.messages.append(answer.json())

    def eyes(self) -> list[int]:
        """Through whose eyes the positions were seen, in order."""
        shown = [one.get("position") for one in self.messages if isinstance(one, dict)]
        return [position["view"]["seat"] for position in shown if position]


def act_until_covered(page: Page) -> None:
    """Acts until somebody else has to: whoever pays exactly acts once more."""
    settled = "() => majlisState() !== 'waiting' && majlisState()"
    while page.wait_for_function(settled).json_value() == "asked":
        page.evaluate("window.majlisPlay(1, true)")


def test_behind_the_cover_there_is_nothing_of_the_next_player(
    person: Callable[..., Person],
) -> None:
    me = person()
    wire = Wire(me.page)
    table = me.sit("alhambra", ["me", "hot:Zaynab"])
    cover = me.page.locator("[data-pass]")
    for _ in range(3):
        expect(cover).to_be_visible()
        (seat,) = me.context.request.get(f"{me.house.url}/api/tables/{table}?seat=-1").json()[
            "table"
        ]["asked"]
        hers = me.context.request.get(f"{me.house.url}/api/tables/{table}?seat={seat}").json()
        things = list(hers["position"]["draft"]["touch"])
        assert things
        document = me.page.content()
        assert not any(f'"{thing}"' in document for thing in things)
        expect(me.page.locator("[data-prompt], [data-log], main.board")).to_have_count(0)
        before = wire.eyes()
        # The last eyes that were asked for see nothing that is one's own, and none saw hers.
        last = len(before) - before[::-1].index(1 - seat) if 1 - seat in before else 0
        assert set(before[last:]) == {-1}
        cover.get_by_role("button").click()
        me.asked()
        assert wire.eyes()[-1] == seat
        expect(cover).to_have_count(0)
        act_until_covered(me.page)


def test_hints_come_when_both_agree_and_the_log_tells_of_them(
    person: Callable[..., Person],
) -> None:
    host, guest = two_at(person, "alhambra")
    asked = host if host.page.locator("[data-prompt]:not([data-prompt=''])").count() else guest
    wish = guest.page.locator("[data-hints-wish]")
    expect(wish).to_be_visible()  # the host has said yes when the table was made
    expect(asked.page.locator("[data-hint]")).to_have_count(0)
    wish.get_by_role("button", name="Agree").click()
    asked.page.locator("[data-hint]").click()
    for one in (host, guest):
        expect(one.page.locator("[data-log] [data-hinted]")).to_contain_text("asked for a hint")
    expect(asked.page.locator("[data-hints]")).to_be_visible()
    host.page.get_by_role("button", name="Settings").click()
    host.page.get_by_role("button", name="Withdraw my consent").click()
    expect(host.page.locator("[data-hints-state='off']")).to_be_visible()


def test_whoever_makes_a_table_says_whether_hints_are_wanted(
    person: Callable[..., Person],
) -> None:
    me = person()
    me.goto("/new/alhambra")
    wanted = me.page.locator("[data-hints-wanted]")
    expect(wanted).not_to_be_checked()  # there are seats for friends
    me.page.get_by_role("button", name="Fill with bots").click()
    expect(wanted).to_be_checked()
    wanted.uncheck()
    me.page.locator("[data-create]").click()
    me.asked()
    expect(me.page.locator("[data-hint]")).to_have_count(0)


def test_onlookers_talk_among_themselves_and_are_muted_or_shut_out(
    person: Callable[..., Person],
) -> None:
    host, eve, dan = person(), person(), person()
    table = host.sit("alhambra", ["me", "bot:novice"])
    for one in (eve, dan):
        one.goto(f"/t/{table}")
        one.page.get_by_role("button", name="Chat").click()
    expect(eve.page.locator("[data-aside]")).to_be_visible()
    eve.page.get_by_label("Say something").fill("Take the red one!")
    eve.page.keyboard.press("Enter")
    line = dan.page.locator(".chat li")
    expect(line).to_contain_text("Take the red one!")
    host.page.get_by_role("button", name="Chat").click()
    host.page.get_by_label("Say something").fill("Hello")
    host.page.keyboard.press("Enter")
    expect(host.page.locator(".chat li")).to_have_count(1)
    expect(line).to_have_count(2)
    line.first.locator(".name").click()
    dan.page.locator("[data-mute]").click()
    expect(line).to_have_count(1)
    dan.page.reload()
    dan.page.get_by_role("button", name="Chat").click()
    expect(line).to_have_count(1)
    dan.page.locator("[data-unmute]").click()
    expect(line).to_have_count(2)


def test_a_host_makes_a_new_invitation_and_shuts_somebody_out(
    person: Callable[..., Person],
) -> None:
    host, guest = person(), person()
    host.sit("alhambra", ["me", "open", "open"], public=False)
    link = host.page.locator(".share input")
    old = link.input_value()
    assert "#invite=" in old
    guest.goto(old.replace("#", "?"))  # a link of the older kind
    guest.page.get_by_role("button", name="Sit down").first.click()
    assert "?" not in guest.page.url
    host.page.get_by_role("button", name="New invitation").click()
    host.page.get_by_role("button", name="New invitation").click()
    expect(link).not_to_have_value(old)
    host.page.get_by_role("button", name="Ban").click()
    host.page.get_by_role("button", name="Ban").click()
    expect(guest.page.get_by_text("has removed you")).to_be_visible()
    guest.goto(link.input_value())
    expect(guest.page.get_by_text("has removed you")).to_be_visible()
    host.page.get_by_role("button", name="Let in again").click()
    expect(host.page.locator("[data-removed]")).to_have_count(0)
    guest.page.reload()
    expect(guest.page.get_by_role("button", name="Sit down").first).to_be_visible()
