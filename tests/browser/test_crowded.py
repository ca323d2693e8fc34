"""Boards at their fullest: what most people never see is as legible as the rest."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from majlis.kernel.rules import Config
from majlis.play import Draft
from tests.browser.house import Person
from tests.browser.positions import find, open_at
from tests.browser.test_acts_alhambra import of_both_kinds
from tests.browser.test_narrow import PHONE, TABLET, wrong

DESK: Final = {"width": 1440, "height": 900}
Come = Callable[..., Person]


def seen(draft: Draft) -> Any:
    return draft.rules.view(draft.facing, draft.seat)


def bounds(of: Locator) -> FloatRect:
    found = of.bounding_box()
    assert found is not None
    return found


# --- Al-Rashid -----------------------------------------------------------------------------------


def a_full_country(draft: Draft) -> str | None:
    """A country with four kinds of goods and as many tokens and seats as ever meet."""
    view = seen(draft)
    for area, country in view["countries"].items():
        goods = [count for count in country["goods"].values() if count]
        marks = len(country["mercenaries"]) + len({slot["seat"] for slot in view["areas"][area]})
        if len(goods) >= 4 and marks >= 6:
            return str(area)
    return None


def asked_for_a_pawn(draft: Draft) -> str | None:
    question = draft.question
    if question is None or question.frame.KIND not in ("place_pawn", "take_turn"):
        return None
    return a_full_country(draft)


MARKS_ON_GOODS = """country => {
  const boxes = (selector) =>
    [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const goods = boxes(`[data-about^='item:${country}:'] > g`);
  const marks = boxes(`[data-mark='${country}']`);
  const shared = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const covered = goods.flatMap((good) =>
    marks.map((mark) => shared(good, mark) / (good.width * good.height)));
  return [goods.length, marks.length, Math.max(...covered)];
}"""


def test_on_a_phone_no_mark_lies_on_a_good(person: Come) -> None:
    me = person(viewport=PHONE)
    match, country = find("alrashid", Config(4), asked_for_a_pawn)
    open_at(me, match)
    goods, marks, covered = me.page.evaluate(MARKS_ON_GOODS, country)
    assert goods >= 4
    assert marks >= 6
    # Round marks and shields may touch the corner of the square around a good.
    assert covered < 0.1


def test_on_a_tablet_the_order_of_the_next_round_is_not_cut(person: Come) -> None:
    me = person(viewport=TABLET, locale="fr")
    match, _ = find("alrashid", Config(5), lambda draft: bool(seen(draft)["next_order"]) or None)
    open_at(me, match)
    expect(me.page.locator(".next")).to_be_visible()
    assert wrong(me.page, phone=False) == []


# --- Almadi --------------------------------------------------------------------------------------


HEIGHTS = """chip => ['plain', 'selectable', 'selected'].map((state) => {
  chip.dataset.state = state;
  return chip.getBoundingClientRect().height;
})"""


def test_on_a_phone_a_character_is_worth_a_thumb(person: Come) -> None:
    """Whatever can be done with it just now."""
    me = person(viewport=PHONE, locale="it")
    match, _ = find(
        "almadi",
        Config(3, {"characters": True}),
        lambda draft: bool(seen(draft)["players"][draft.seat]["recruited"]) or None,
    )
    open_at(me, match)
    assert wrong(me.page, phone=True) == []
    assert min(me.page.locator(".power").first.evaluate(HEIGHTS)) >= 40


# --- Alhambra ------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESK, TABLET])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_tray_with_ready_made_payments_covers_no_board(
    person: Come, size: dict[str, int], language: str
) -> None:
    me = person(viewport=size, locale=language)
    match, sale = find("alhambra", Config(3), of_both_kinds)
    open_at(me, match)
    me.page.locator(f"[data-thing='{sale.good}']").first.click()
    tray, board = me.page.locator("[data-tray]"), me.page.locator("[data-board-box]")
    for laid in range(2):
        expect(me.page.locator("[data-cloth] [data-piece]")).to_have_count(laid)
        expect(tray).to_be_in_viewport(ratio=1)
        assert bounds(tray)["y"] + bounds(tray)["height"] <= bounds(board)["y"]
        me.page.locator("[data-lay]").first.click()


def test_on_a_tablet_the_majorities_are_whole(person: Come) -> None:
    me = person(viewport=TABLET, locale="fr")
    open_at(me, find("alhambra", Config(3), of_both_kinds)[0])
    row = me.page.locator("[data-module=majorities]")
    if row.get_attribute("aria-expanded") != "true":
        row.click()
    expect(me.page.locator("[data-leaf=majorities] table")).to_be_visible()
    assert wrong(me.page, phone=False) == []


def choosing(draft: Draft) -> bool:
    return draft.question is not None and draft.question.frame.KIND == "choose_action"


def test_on_a_phone_the_last_turn_is_told_within_the_prompt(person: Come) -> None:
    me = person(viewport=PHONE, locale="it")
    match, _ = find(
        "alhambra",
        Config(3),
        lambda draft: (seen(draft)["supply"] == 0 and choosing(draft)) or None,
    )
    open_at(me, match)
    expect(me.page.locator("[data-last]")).to_be_visible()
    assert wrong(me.page, phone=True) == []


# --- Belaad --------------------------------------------------------------------------------------


def a_slot_beside_four_tokens(draft: Draft) -> str | None:
    question = draft.question
    if question is None or question.frame.KIND != "place_orange":
        return None
    for thing in draft.touch():
        kind, _, board = thing.partition(":")
        if kind != "top":
            continue
        for faction in seen(draft)["factions"].values():
            found = faction["boards"].get(board)
            if found and found.get("white", 0) + found.get("orange_top", 0) >= 4:
                return board
    return None


@pytest.mark.parametrize("size", [DESK, TABLET])
def test_tokens_stay_in_one_line_where_one_is_to_be_placed(
    person: Come, size: dict[str, int]
) -> None:
    me = person(viewport=size, locale="it")
    match, board = find("belaad", Config(6), a_slot_beside_four_tokens)
    open_at(me, match)
    tokens = me.page.locator(f".tokens:has([data-thing='top:{board}']) svg")
    assert tokens.count() >= 5
    heights = {round(bounds(token)["y"] + bounds(token)["height"] / 2) for token in tokens.all()}
    assert max(heights) - min(heights) <= 3
    assert wrong(me.page, phone=False) == []
