"""Almadi in words: a tile says what each of its symbols does, and why it stays where it lies."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from majlis.kernel.rules import Config
from tests.browser.house import Person
from tests.browser.positions import decisions, open_at

TILE = '[data-piece^="tile:"][data-thing^="cell:"]:has([data-symbol])'
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}


def sit(person: Callable[..., Person], size: str) -> Page:
    """At a realm with tiles, when one is to be taken from the board."""
    me = person(viewport=SIZES[size], has_touch=size == "phone")
    games = decisions("almadi", Config(2), "words")
    found = (m for m in games if len(m.acts) > 12 and m.frame and m.frame.KIND == "take_tile")
    open_at(me, next(found))
    me.asked()
    return me.page


def test_resting_on_a_tile_reads_its_symbols(person: Callable[..., Person]) -> None:
    page = sit(person, "desk")
    tile = page.locator(TILE).last
    tile.hover()
    sides = page.locator(".details [data-side]:not([data-side=act])")
    expect(sides.first).to_be_visible()
    for side in sides.all():
        name = side.get_attribute("data-side")
        expect(side.locator("b")).to_have_text(str(name))
        expect(side.locator("[data-now-side]")).not_to_be_empty()
    # What it does is told once for each symbol, and the rule is behind its sign.
    expect(sides.first.locator("[data-clause]")).to_have_count(1)
    symbol = tile.locator("[data-symbol] title").first
    assert len(symbol.text_content() or "") > 20
    page.mouse.move(5, 5)
    expect(sides).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_a_tile_of_the_own_realm_says_why_it_stays(
    person: Callable[..., Person], size: str
) -> None:
    page = sit(person, size)
    tile = page.locator(TILE).last
    tile.click() if size == "desk" else tile.tap()
    refusal = page.locator("[data-refusal]")
    expect(refusal).to_contain_text("stays where it")
    expect(refusal).to_contain_text(" with ")
    expect(refusal.locator("[data-clause]")).to_have_count(1)
