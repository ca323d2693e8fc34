"""The coach at the table: arrows on the right things, one step at a time, on a desk and a phone."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from majlis.games.catalogue import GAMES
from majlis.kernel.rules import Config
from majlis.play import Draft
from tests.browser.house import Person
from tests.browser.positions import buying, find, open_at

PHONE = {"width": 390, "height": 844}

# The rings and the ends of the arrows, with the boxes of the things that the coach speaks of.
RINGS = """() => [...document.querySelectorAll('[data-stroke=best] [data-ring]')].map((ring) => {
  const box = ring.getBoundingClientRect();
  const things = [...document.querySelectorAll('[data-thing]')].filter((thing) => {
    const b = thing.getBoundingClientRect();
    // A card of a fan reaches out of its own box, to the left.
    return Math.abs(b.x - box.x - 4) < 20 && Math.abs(b.y - box.y - 4) < 3 && b.width > 0;
  });
  return things.map((thing) => thing.getAttribute('data-thing'));
})"""
# The numbers and tags that lie on a symbol of the board.
COVERED = """() => {
  const apart = (a, b) => a.left >= b.right || b.left >= a.right;
  const meet = (a, b) => !apart(a, b) && a.top < b.bottom && b.top < a.bottom;
  const symbols = [...document.querySelectorAll('.board use, .board text')];
  const all = symbols.map((one) => one.getBoundingClientRect());
  const boxes = all.filter((box) => box.width > 0 && box.width < 150);
  return [...document.querySelectorAll('[data-star] .star, [data-tag] .star')].filter((star) => {
    const { left, top, right, bottom } = star.getBoundingClientRect();
    const core = { left: left + 3, top: top + 3, right: right - 3, bottom: bottom - 3 };
    return boxes.some((box) => meet(box, core));
  }).length;
}"""


def free_choice(draft: Draft) -> bool | None:
    """A decision of some size, not at the very beginning."""
    question = draft.question
    return (question is not None and len(question.choices) > 3) or None


def heard(me: Person) -> list[str]:
    """What the server says to this person from now on."""
    replies: list[str] = []
    me.page.on(
        "websocket", lambda ws: ws.on("framereceived", lambda text: replies.append(str(text)))
    )
    return replies


def advised(replies: list[str]) -> Any:
    """The act that the coach has put first, the last time that it was asked."""
    return json.loads(next(text for text in reversed(replies) if '"hints":[' in text))["hints"][0]


def asked_for_advice(me: Person) -> None:
    me.page.keyboard.press("h")
    expect(me.page.locator("[data-hints]")).to_be_visible()
    me.page.wait_for_timeout(150)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("name", GAMES)
def test_the_coach_draws_its_act_on_the_things_that_it_is_about(
    person: Callable[..., Person], name: str, phone: bool
) -> None:
    me = person(viewport=PHONE) if phone else person()
    fits = buying if name == "alhambra" else free_choice
    match, _ = find(name, Config(GAMES[name].meta.players[1]), fits)
    replies = heard(me)
    open_at(me, match)
    asked_for_advice(me)
    best = advised(replies)["way"]
    things = set(re.findall(r'"([a-z]+:[^"]+)"', json.dumps(best)))
    # On a phone what it is about is tagged, or ringed where it lies alone.
    marks = me.page.locator("[data-stroke=best] [data-ring], [data-tag]")
    assert bool(best["path"]) == bool(marks.count())
    assert things
    rings = me.page.evaluate(RINGS)
    assert rings or phone
    for ring in rings:
        assert things.intersection(ring), ring
    assert me.page.evaluate(COVERED) == 0
    assert me.page.evaluate("document.documentElement.scrollWidth") == (390 if phone else 1440)
    expect(me.page.locator("[data-do-step]")).to_be_in_viewport()
    arrows = me.page.locator("[data-arrows]")
    if arrows.count():
        assert arrows.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    if phone:
        expect(me.page.locator("[data-leg]")).to_have_count(0)
    me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-hints]")).to_have_count(0)
    expect(arrows).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_one_step_is_laid_out_and_not_carried_out(
    person: Callable[..., Person], phone: bool
) -> None:
    me = person(viewport=PHONE) if phone else person()
    match, _ = find("alhambra", Config(3), buying)
    open_at(me, match)
    asked_for_advice(me)
    me.page.locator("[data-do-step]").click()
    expect(me.page.locator("[data-laid-out]")).to_be_visible()
    expect(me.page.locator("[data-prompt]")).to_have_attribute("data-begun", "true")
    expect(me.page.locator("[data-do-it]")).to_have_count(1)
    # What it has advised is gone as soon as the person goes another way.
    me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-hints]")).to_have_count(0)
    me.page.keyboard.press("h")
    expect(me.page.locator("[data-laid-out]")).to_be_visible()


def test_advice_does_not_go_dead_inside_an_act_nor_stay_when_it_is_stale(
    person: Callable[..., Person],
) -> None:
    me = person()
    match, _ = find("alhambra", Config(3), buying)
    replies = heard(me)
    open_at(me, match)
    asked_for_advice(me)
    hints = me.page.locator("[data-hints]")
    about = {thing for made in advised(replies)["way"]["made"] for thing in made["touches"]}
    marked = me.page.locator("[data-board] [data-thing][data-state=selectable]")
    names = [str(one.get_attribute("data-thing")) for one in marked.all()]
    # Whoever goes the way of the coach keeps its advice, and who goes another one does not.
    me.page.locator(f"[data-thing='{next(one for one in names if one in about)}']").first.click()
    expect(me.page.locator("[data-prompt]")).to_have_attribute("data-begun", "true")
    expect(hints).to_be_visible()
    expect(hints.locator(".anew")).to_have_count(0)
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-prompt]")).to_have_attribute("data-begun", "false")
    expect(hints).to_have_count(0)
    asked_for_advice(me)
    about = {thing for made in advised(replies)["way"]["made"] for thing in made["touches"]}
    other = next(one for one in names if one.startswith("market:") and one not in about)
    me.page.locator(f"[data-thing='{other}']").click()
    expect(me.page.locator("[data-prompt]")).to_have_attribute("data-begun", "true")
    expect(hints).to_have_count(0)
    # Inside an act it is asked again.
    me.page.locator("[data-hint]").click()
    expect(hints).to_be_visible()


def with_reasons(me: Person) -> None:
    """Whatever the coach says, it gives a reason that is about a thing, and an alternative."""

    def pass_on(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said.get("hints"):
                best = said["hints"][0]
                things = best["way"]["made"][0]["touches"]
                reason = {"text": best["way"]["text"], "before": 1, "after": 2, "good": True}
                best["way"]["features"] = [{**reason, "things": things}]
                said["hints"] = [best, {**best, "drawback": None}]
            line.send(json.dumps(said))

        server.on_message(hear)
        line.on_message(server.send)

    me.page.route_web_socket("**/live*", pass_on)


def test_a_reason_lights_its_things_and_an_alternative_its_way(
    person: Callable[..., Person],
) -> None:
    me = person()
    match, _ = find("alrashid", Config(3), free_choice)
    with_reasons(me)
    open_at(me, match)
    asked_for_advice(me)
    me.page.locator("[data-feature]").hover()
    expect(me.page.locator("[data-lit]").first).to_be_visible()
    me.page.locator("[data-hints] .act").hover()
    expect(me.page.locator("[data-lit]")).to_have_count(0)
    expect(me.page.locator("[data-star] text").first).to_have_text("1")
    me.page.locator("[data-other]").hover()
    expect(me.page.locator("[data-star] text").first).to_have_text("2")
    me.page.locator("[data-numbers]").click()
    expect(me.page.locator("[data-hints]")).to_contain_text("%")
