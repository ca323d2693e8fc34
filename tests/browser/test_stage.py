"""A scoring takes the place of the board: row by row, with controls, and a summary that waits."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.house import Person

BOTS = ["me", "bot:novice", "bot:novice"]


def row(thing: str, *shares: tuple[int, int, int]) -> dict[str, Any]:
    """A row of a scene: for each seat its number, its place and its points."""
    return {
        "thing": thing,
        "text": {"key": thing},
        "clause": "AL-9.1",
        "shares": [
            {"seat": seat, "number": number, "place": place, "points": points}
            for seat, (number, place, points) in enumerate(shares)
        ],
        "why": [{"key": "page-leads", "args": {"name": {"seat": 1}, "by": 3}}],
    }


SCENE: dict[str, Any] = {
    "kind": "made-up",
    "text": {"key": "page-score-sheet"},
    "clause": "AL-9.1",
    "start": 0,
    "end": 1,
    "rows": [
        row("type-pavilion", (0, 0, 0), (2, 1, 8), (1, 2, 1)),
        row("type-arcades", (0, 0, 0), (0, 0, 0), (0, 0, 0)),
        row("type-tower", (2, 2, 3), (2, 2, 3), (3, 1, 13)),
    ],
    "facts": [{"key": "page-you-lead", "args": {"by": 4}}],
    "args": {},
}
SCORED = [(0, 5, 8), (1, 20, 31), (2, 18, 32)]


def stage(me: Person) -> None:
    """The next act of somebody else that arrives brings a scene; the log has it from then on."""
    told: list[int] = []

    def bring(entry: dict[str, Any]) -> None:
        entry["scenes"] = [SCENE]
        entry["scored"] = [
            {"seat": seat, "before": before, "after": after, "sources": []}
            for seat, before, after in SCORED
        ]

    def remember(route: Route) -> None:
        answer = route.fetch()
        said = answer.json()
        for entry in said.get("log", []):
            if entry["act"] in told:
                bring(entry)
        route.fulfill(response=answer, json=said)

    def pass_on(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "act" and said["entries"][0]["seat"] > 0 and not told:
                told.append(said["entries"][0]["act"])
                bring(said["entries"][0])
            line.send(json.dumps(said))

        server.on_message(hear)
        line.on_message(server.send)

    me.page.route_web_socket("**/live*", pass_on)
    me.page.route(re.compile(r"/api/tables/[^/]+$"), remember)


def at_scene(me: Person) -> Page:
    stage(me)
    me.sit("alhambra", BOTS)
    me.asked()
    me.page.evaluate("window.majlisPlay(400, true)")
    me.page.wait_for_selector("[data-stage]")
    return me.page


def test_the_guide_asks_nothing_while_a_scene_hides_the_board(
    person: Callable[..., Person],
) -> None:
    me = person()
    stage(me)
    page = me.goto("/guided/alhambra")
    me.asked()
    page.evaluate("window.majlisPlay(400, true)")
    page.wait_for_selector("[data-stage]")
    expect(page.locator("[data-guide-scene]")).to_contain_text("brings the board back")
    expect(page.locator("[data-try]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-guide-scene]")).to_have_count(0)
    expect(page.locator("[data-try]")).to_contain_text("Try it yourself first?")


def test_a_scoring_is_told_row_by_row_and_its_summary_waits(
    person: Callable[..., Person],
) -> None:
    me = person(pace="calm", reduced_motion="no-preference")
    page = at_scene(me)
    scene = page.locator("[data-stage]")
    expect(scene).to_have_attribute("role", "group")
    expect(scene).to_have_attribute("aria-label", "Score sheet")
    expect(page.locator("[data-board]")).to_have_count(0)
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Resume", exact=True).last).to_be_visible()
    page.keyboard.press("Home")
    expect(scene).to_have_attribute("data-row", "0")
    expect(page.locator("[data-share='1']")).to_contain_text("+8")
    expect(page.locator("[data-share='1']")).to_contain_text("1st place")
    expect(page.locator("[data-bar='1']")).to_have_text("28")
    expect(page.locator("[data-tally-sum='1']")).to_have_text("8")
    expect(page.locator("[data-stage-ear]")).to_contain_text("leads by 3")
    page.keyboard.press("ArrowRight")
    # What pays nobody is passed over.
    expect(scene).to_have_attribute("data-row", "2")
    page.keyboard.press("ArrowLeft")
    expect(scene).to_have_attribute("data-row", "0")
    page.keyboard.press("End")
    expect(page.locator("[data-summary-seat]").first).to_have_attribute("data-summary-seat", "2")
    expect(page.locator("[data-summary-seat='2']")).to_contain_text("18 → 32")
    expect(page.locator("[data-stage-ear]")).to_contain_text("You lead by 4")
    page.keyboard.press(" ")
    page.wait_for_timeout(5000)
    page.locator("[data-stage-close]").click()
    expect(page.locator("[data-board]")).to_be_visible()
    me.asked()
    page.keyboard.press("r")
    expect(scene).to_be_visible()
    page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    page.locator("[data-scene-again]").first.click()
    expect(scene).to_be_visible()


def test_the_cards_count_with_the_rows_and_the_prompt_names_the_scene(
    person: Callable[..., Person],
) -> None:
    me = person(pace="step", reduced_motion="no-preference")
    page = at_scene(me)
    expect(page.locator("[data-prompt] [data-scene]")).to_have_text("Score sheet")
    told = {"Home": ("5", "28", "19"), "ArrowRight": ("8", "31", "32"), "End": ("8", "31", "32")}
    for key, scores in told.items():
        page.keyboard.press(key)
        for seat, score in enumerate(scores):
            expect(page.locator(f"[data-seat='{seat}'] .score")).to_have_text(score)
    page.locator("[data-stage-close]").click()
    expect(page.locator("[data-scene]")).to_have_count(0)
    for seat in range(3):
        expect(page.locator(f"[data-seat='{seat}'] .score")).to_have_text("0")


def test_what_came_before_the_first_act_is_told_at_the_start_and_from_the_log(
    person: Callable[..., Person],
) -> None:
    me = person(pace="step", reduced_motion="no-preference")
    me.sit("alrashid", BOTS)
    scene = me.page.locator("[data-stage=crisis]")
    expect(scene).to_have_attribute("data-row", "0")
    expect(scene).to_contain_text("A mercenary arrives face down")
    me.page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    expect(me.page.locator("[data-board]")).to_be_visible()
    me.page.locator("[data-scene-again]").last.click()
    expect(scene).to_be_visible()


def test_a_reload_shows_a_scene_again_that_it_broke_off_and_no_other(
    person: Callable[..., Person],
) -> None:
    me = person(pace="step", reduced_motion="no-preference")
    page = at_scene(me)
    page.keyboard.press("ArrowRight")
    page.reload()
    scene = page.locator("[data-stage]")
    expect(scene).to_have_attribute("data-row", "0")
    expect(page.locator("[data-share='1']")).to_contain_text("+8")
    page.keyboard.press("End")
    page.locator("[data-stage-close]").click()
    expect(page.locator("[data-board]")).to_be_visible()
    # What others did in the meantime was shown by then.
    me.asked()
    page.reload()
    me.asked()
    expect(page.locator("[data-scene-again]").first).to_be_visible()
    expect(scene).to_have_count(0)


def test_it_goes_on_by_itself(person: Callable[..., Person]) -> None:
    me = person(pace="brisk", reduced_motion="no-preference")
    page = at_scene(me)
    page.wait_for_selector("[data-summary]", timeout=6000)
    page.wait_for_selector("[data-stage]", state="detached", timeout=8000)
    me.asked()


def test_ones_own_decision_is_in_sight_and_takes_one_to_the_board(
    person: Callable[..., Person],
) -> None:
    me = person(pace="calm", reduced_motion="no-preference")
    page = at_scene(me)
    page.locator("[data-now]").click()
    me.asked()
    expect(page.locator("[data-stage]")).to_have_count(0)


def test_who_wants_it_still_sees_the_summary_at_once(person: Callable[..., Person]) -> None:
    me = person(pace="calm", reduced_motion="reduce")
    page = at_scene(me)
    expect(page.locator("[data-summary]")).to_be_visible(timeout=1000)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_phone_has_the_whole_scene_in_view(person: Callable[..., Person], scheme: str) -> None:
    me = person(
        pace="step",
        reduced_motion="no-preference",
        viewport={"width": 390, "height": 844},
        color_scheme=scheme,
        has_touch=True,
    )
    page = at_scene(me)
    for button in page.locator("[data-stage] footer button").all():
        expect(button).to_be_in_viewport(ratio=1)
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    expect(page.locator("[data-stage] .because")).to_be_in_viewport()
