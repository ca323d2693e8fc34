"""Al-Rashid says what things are, what a battle leads to, and what the next one finds."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from majlis.games.alrashid.baskets import Striking
from majlis.kernel.rules import Config
from majlis.play import Draft, Match
from tests.browser.house import Person
from tests.browser.positions import find, open_at

DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
SIZES: Final = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
Come = Callable[..., Person]


def first(kind: str, players: int = 3) -> Match:
    """The first decision of a kind."""

    def fits(draft: Draft) -> bool | None:
        return True if draft.question and kind == draft.question.frame.KIND else None

    return find("alrashid", Config(players), fits)[0]


def winnable(draft: Draft) -> bool | None:
    """A battle that can be won, and lost with one token too few."""
    basket = draft.question.basket if draft.question else None
    if not isinstance(basket, Striking) or not basket.ways():
        return None
    return True if sum(basket.ways()[0].laid) > 1 else None


@SIZES
def test_scales_and_stakes_show_what_a_strike_leads_to(person: Come, size: dict[str, int]) -> None:
    match, _ = find("alrashid", Config(4), winnable)
    me = person(viewport=size)
    open_at(me, match)
    page = me.page
    lit = page.locator("[data-stake][data-lit=true]")
    expect(lit).to_have_count(0)
    expect(page.locator("[data-tray]")).to_have_count(0)
    page.locator('[data-way="0"]').click()
    expect(lit).to_have_attribute("data-stake", "win")
    expect(page.locator("[data-scales][data-tilt=theirs]")).to_have_count(0)
    expect(page.locator("[data-do-it]")).to_contain_text("and win")
    # One token taken off the pan: it is no longer enough, and the scales say so.
    page.locator("[data-pan] .piece").first.click()
    expect(lit).to_have_attribute("data-stake", "weak")
    expect(page.locator("[data-do-it]")).to_contain_text("no win")
    expect(page.get_by_role("button", name="Flee: 2 dishonour")).to_be_visible()


@SIZES
def test_a_token_can_be_dragged_onto_the_pan(person: Come, size: dict[str, int]) -> None:
    match, _ = find("alrashid", Config(4), winnable)
    me = person(viewport=size)
    open_at(me, match)
    page = me.page
    token = page.locator('[data-thing^="token:"][data-state=selectable]').first
    start, end = token.bounding_box(), page.locator("[data-pan]").first.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 12, start["y"] + 12)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()
    expect(page.locator("[data-pan] .piece")).to_have_count(1)
    assert page.evaluate("String(getSelection())") == ""


def test_what_rests_under_the_mouse_says_what_it_is(person: Come) -> None:
    me = person(viewport=DESK)
    open_at(me, first("place_pawn"))
    page = me.page
    for about, said in (
        ("hand:pasha", "Dominance 5"),
        ("item:sanmatia:metal", "You pay with goods"),
    ):
        place = page.locator(f'[data-thing="{about}"], [data-about="{about}"]').first
        box = place.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator("[data-about-piece]")).to_contain_text(said)
    asked = page.locator("[data-about-piece] [data-clause]")
    expect(asked).to_have_text("?")


def test_a_phone_shows_goods_on_its_map_and_words_in_view(person: Come) -> None:
    me = person(viewport=PHONE, has_touch=True)
    match = first("place_pawn")
    open_at(me, match)
    page = me.page
    countries = match.rules.view(match.state, match.to_act)["countries"]
    kinds = sum(len(one["goods"]) + bool(one["credit_notes"]) for one in countries.values())
    expect(page.locator('[data-about^="item:"]')).to_have_count(kinds)
    page.locator('[data-thing="area:sanmatia"]').click()
    expect(page.locator("[data-prompt]")).to_contain_text("Which pawn goes here: Sanmatia?")
    card = page.locator("[data-about-card]")
    expect(card).to_contain_text("Sanmatia")
    box = card.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= PHONE["height"]
    page.locator("[data-back]").click()
    page.locator('[data-thing="hand:sage"]').click()
    expect(page.locator("[data-prompt]")).to_contain_text("Where does your sage go?")


def test_the_first_decision_lies_in_the_middle(person: Come) -> None:
    me = person(viewport=DESK)
    open_at(me, first("name_colour"))
    board = me.page.locator("[data-board]").bounding_box()
    pile = me.page.locator('[data-thing="pile:red"]').bounding_box()
    assert board is not None
    assert pile is not None
    assert abs(pile["x"] + pile["width"] / 2 - board["x"] - board["width"] / 2) < 140
    assert abs(pile["y"] + pile["height"] / 2 - board["y"] - board["height"] / 2) < 140


@SIZES
def test_the_button_of_a_trade_says_what_the_next_one_finds(
    person: Come, size: dict[str, int]
) -> None:
    def fits(draft: Draft) -> int | None:
        question = draft.question
        basket = question.basket if question and question.frame.KIND == "trade" else None
        if basket is None or basket.want > sum(item.most for item in basket.items):
            return None
        laid = [0] * len(basket.items)
        for index, item in enumerate(basket.items):
            laid[index] = min(item.most, basket.want - sum(laid))
        end = basket.end(laid)
        return int(str(end.args["rest"])) if end.key == "trade-end-next" else None

    match, rest = find("alrashid", Config(4), fits)
    me = person(viewport=size)
    open_at(me, match)
    page = me.page
    lay = page.locator("[data-lay]")
    while page.locator("[data-do-it]").count() == 0:
        lay.first.click()
        page.wait_for_timeout(150)
    expect(page.locator("[data-do-it]")).to_contain_text(f"leave {rest} for Player")


def test_a_pawn_over_an_area_shows_the_rank_that_it_would_have(person: Come) -> None:
    me = person(viewport=DESK)
    match = first("place_pawn")
    open_at(me, match)
    page = me.page
    page.locator('[data-thing="hand:sage"]').click()
    page.locator('[data-thing="area:sanmatia"]').hover()
    rank = page.locator('[data-ghost-rank="sanmatia"]')
    there = len(match.rules.view(match.state, match.to_act)["areas"]["sanmatia"])
    expect(rank).to_have_text(("1st", "2nd", "3rd")[there])
    page.locator('[data-thing="area:commerce"]').hover()
    expect(rank).to_have_count(0)
