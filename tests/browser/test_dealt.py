"""What a game is dealt from: a share of everybody's, without a click, and checked at the end."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect

from majlis.server.fair import seat_of, verify_record
from tests.browser.house import Person


def table_of(page: Page) -> str:
    page.wait_for_selector("[data-prompt]")
    return page.url.rpartition("/")[2].partition("?")[0]


def own_share(page: Page, table: str) -> str:
    """What the page has kept of its share."""
    kept = dict(json.loads(page.evaluate("localStorage['majlis-shares']")))
    return str(kept[table]["contribution"])


def record_of(me: Person, table: str) -> Any:
    return me.context.request.get(f"{me.house.url}/api/tables/{table}/record").json()


def test_one_click_begins_a_game_with_my_share_in_it(person: Callable[..., Person]) -> None:
    me = person()
    asked: list[str] = []
    me.page.on("request", lambda one: asked.append(f"{one.method} {one.url.rpartition('/')[2]}"))
    front = me.goto("/")
    front.get_by_label("Game", exact=True).first.select_option("almadi")  # it is soon over
    front.locator("[data-start]").click()
    table = table_of(me.page)
    assert [one for one in asked if one.startswith("POST")] == ["POST tables", "POST contribution"]
    line = me.page.locator("[data-log] [data-dealt]")
    expect(line).to_have_attribute("data-dealt", "in")
    expect(line).to_contain_text(
        "the secrets of one person and the server. Your share is part of the shuffle."
    )

    me.post(f"/api/tables/{table}/leave", {})  # bots play it to its end
    sheet = me.page.locator("[data-result] [data-dealt]")
    expect(sheet).to_have_attribute("data-dealt", "checked", timeout=60_000)
    expect(sheet).to_contain_text("Your share is part of the shuffle: checked.")
    record = record_of(me, table)
    assert verify_record(record).is_over
    assert seat_of(record, own_share(me.page, table)) == 0

    # A server that tells another story is found out by the page itself.
    def lie(route: Route) -> None:
        route.fulfill(json={**record, "house": "0" * 32})

    me.page.route("**/record", lie)
    me.page.reload()
    expect(sheet).to_have_attribute("data-dealt", "wrong")
    expect(sheet).to_contain_text("tampered")


def test_two_people_deal_together(person: Callable[..., Person]) -> None:
    host, guest = person(), person()
    host.goto("/new/almadi").locator("input[name=players]").first.check(force=True)
    host.page.locator("[data-create]").click()
    waiting = host.page.locator("main [data-dealt]")
    expect(waiting).to_contain_text("The server has fixed its part of the shuffle")
    fixed = waiting.inner_text().rpartition(": ")[2].strip()
    guest.goto(host.page.locator(".share input").input_value())
    guest.page.get_by_role("button", name="Sit down").click()
    table = table_of(host.page)
    for one in (host, guest):
        line = one.page.locator("[data-log] [data-dealt=in]")
        expect(line).to_contain_text(
            "the secrets of 2 people and the server. Your share is part of the shuffle."
        )
    for one in (host, guest):
        one.post(f"/api/tables/{table}/leave", {})
    for one in (host, guest):
        sheet = one.page.locator("[data-result] [data-dealt]")
        expect(sheet).to_have_attribute("data-dealt", "checked", timeout=60_000)
    record = record_of(host, table)
    assert record["commitment"].startswith(fixed)
    assert verify_record(record).is_over
    assert [seat_of(record, own_share(one.page, table)) for one in (host, guest)] == [0, 1]
