"""The coach at the table: arrows on the right things, one step at a time, on a desk and a phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

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
    replies: list[str] = []
    me.page.on(
        "websocket", lambda ws: ws.on("framereceived", lambda text: replies.append(str(text)))
    )
    open_at(me, match)
    asked_for_advice(me)
    told = next(text for text in replies if '"hints":[' in text)
    things = set(re.findall(r'"([a-z]+:[^"]+)"', told))
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
    open_at(me, match)
    spaces = me.page.locator("[data-thing^='market:'][data-state=selectable]")
    first, second = (spaces.nth(n).get_attribute("data-thing") for n in (0, 1))
    me.page.locator(f"[data-thing='{first}']").click()
    expect(me.page.locator("[data-prompt]")).to_have_attribute("data-begun", "true")
    me.page.locator("[data-hint]").click()
    expect(me.page.locator("[data-hints]")).to_be_visible()
    me.page.locator(f"[data-thing='{second}']").click()
    me.page.wait_for_timeout(300)
    hints = me.page.locator("[data-hints]")
    if hints.count():  # it was about that tile all along
        expect(hints.locator(".anew")).to_have_count(0)
    else:
        me.page.locator("[data-hint]").click()
        expect(hints).to_be_visible()


def test_a_reason_lights_its_things_and_an_alternative_its_way(
    person: Callable[..., Person],
) -> None:
    me = person()
    match, _ = find("alrashid", Config(3), free_choice)
    open_at(me, match)
    asked_for_advice(me)
    features = me.page.locator("[data-feature]")
    if features.count():
        features.first.hover()
        expect(me.page.locator("[data-lit]").first).to_be_visible()
        me.page.locator("[data-hints] .act").hover()
        expect(me.page.locator("[data-lit]")).to_have_count(0)
    others = me.page.locator("[data-other]")
    if others.count():
        others.first.hover()
        expect(me.page.locator("[data-star] text").first).to_have_text("2")
        me.page.locator("[data-numbers]").click()
        expect(me.page.locator("[data-hints]")).to_contain_text("%")
    assert features.count() + others.count()
