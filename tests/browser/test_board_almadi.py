"""The board of Almadi: marks beside symbols, what would happen, other realms, words."""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from majlis.kernel.rules import Config
from majlis.play import Draft
from tests.browser.house import Person
from tests.browser.positions import find, open_at
from tests.browser.test_acts_almadi import Seat, Sitter, cells_of, genie, kind_of, sit, view_of

__all__ = ["sit"]
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# A mark is a line around a thing, or a bar below it.
DRAWN: Final = """one => {
  const { stroke, fill } = getComputedStyle(one);
  return stroke !== 'none' || fill !== 'none';
}"""
BARE: Final = "[data-board] :is(.outside, .edge, .bar) { display: none !important }"


def taking(draft: Draft) -> tuple[str, list[str]] | None:
    """A slot of the second half of a game whose tile has several cells."""
    if kind_of(draft) != "take_tile":
        return None
    view = view_of(draft)
    if view["now"]["turn"] < 8:
        return None
    found = cells_of(view).items()
    return next(((slot, cells) for slot, cells in found if cells[1:] and slot >= "slot:2"), None)


def pictures(page: Page, symbols: list[Locator]) -> list[bytes]:
    found = []
    for symbol in symbols:
        box = symbol.bounding_box()
        assert box is not None
        found.append(page.screenshot(clip=box))
    return found


@pytest.mark.parametrize("fits", [taking, genie], ids=["board", "realm"])
def test_no_mark_lies_on_a_symbol(sit: Sitter, fits: Callable[[Draft], Any]) -> None:
    seat = sit(fits)
    if fits is genie:
        seat.thing("effect:genie").click()
        seat.is_in("effect:genie", "selected")
    seat.page.mouse.move(2, 2)
    seat.page.wait_for_timeout(600)
    marked = seat.page.locator("[data-board] [data-state=selectable]:has(.outside, .bar)")
    expect(marked.first).to_be_visible()
    mark = marked.first.locator("> :is(.outside, .bar)")
    assert mark.evaluate(DRAWN)
    symbols = marked.locator("[data-symbol]").all()[:14]
    assert len(symbols) > 3
    seat.page.evaluate("scrollTo(0, 0)")
    with_marks = pictures(seat.page, symbols)
    seat.page.add_style_tag(content=BARE)
    assert pictures(seat.page, symbols) == with_marks


def test_what_would_happen_is_told_and_the_board_stays_where_it_is(sit: Sitter) -> None:
    seat = sit(taking)
    slot, cells = seat.found
    page, desk = seat.page, seat.is_at_a_desk()
    before = seat.centre("slot:0")
    points = seat.snapshot()["position"]["view"]["players"][seat.seat]["points"]
    if desk:
        expect(page.locator(".details")).to_contain_text("If it ended now")
    else:
        expect(page.locator("[data-points-line]")).to_be_in_viewport()
    seat.thing(slot).click()
    seat.is_in(cells[0], "selectable")
    if desk:
        expect(page.locator("[data-chain=cells] li")).to_have_count(min(4, len(cells)))
        expect(page.locator(".details")).to_contain_text("If it ended now")
        assert seat.centre("slot:0") == pytest.approx(before, abs=3)
    name = seat.thing(cells[0]).get_attribute("aria-label") or ""
    seat.thing(cells[0]).click()
    seat.is_in(cells[0], "selected")
    chain = page.locator("[data-chain=act]")
    expect(chain).to_be_in_viewport()
    gained = re.search(r"([+\N{MINUS SIGN}])(\d+) points", name)
    told = int(gained[2]) * (1 if gained[1] == "+" else -1) if gained else 0
    numbers = [
        int(n) for n in re.findall(r"\d+", chain.locator(".bars b, .here").first.inner_text())
    ]
    assert numbers[0] == points
    assert str(points + told) in chain.inner_text()
    if desk:
        assert seat.centre("slot:0") == pytest.approx(before, abs=3)
    steps = chain.locator("li .number").all_inner_texts()
    assert steps == [str(number) for number in range(1, len(steps) + 1)]


def test_looking_at_a_tile_and_a_cell_chooses_nothing(person: Callable[..., Person]) -> None:
    seat = Seat(person(), taking)
    slot, cells = seat.found
    seat.thing(slot).hover()
    expect(seat.page.locator("[data-chain=cells]")).to_be_visible()
    expect(seat.page.locator("[data-board] .free.peeked")).to_have_count(len(cells))
    row = seat.page.locator(f"[data-row-number='{int(slot[5:]) // 2 + 1}']")
    expect(row).to_have_class(re.compile(r"\blit\b"))
    seat.nothing_is_begun()
    seat.page.mouse.move(2, 2)
    expect(seat.page.locator("[data-chain]")).to_have_count(0)
    seat.thing(slot).click()
    seat.is_in(cells[1], "selectable")
    seat.thing(cells[1]).hover()
    expect(seat.page.locator("[data-chain=act]")).to_be_visible()
    expect(seat.thing(cells[1]).locator("[data-ghost-tile]")).to_have_count(1)
    seat.is_in(cells[1], "selectable")
    expect(seat.page.locator(".details")).to_contain_text(
        re.compile("If (it ended now|you do this)")
    )


def test_another_realm_is_looked_at_while_the_own_tile_waits(sit: Sitter) -> None:
    seat = sit(taking)
    slot, cells = seat.found
    other = 1 - seat.seat
    seat.thing(slot).click()
    seat.is_in(cells[0], "selectable")
    realm = seat.page.locator(f"[data-realm='{other}']")
    realm.click()
    expect(realm).to_have_attribute("aria-pressed", "true")
    expect(seat.page.locator(".looking")).to_contain_text("your move waits for you")
    expect(seat.thing(cells[0])).to_have_count(0)
    theirs = seat.snapshot()["position"]["view"]["players"][other]["realm"]
    expect(
        seat.page.locator(f"[data-board] [data-piece][data-thing^='theirs:{other},']")
    ).to_have_count(len(theirs))
    seat.is_in(slot, "selected")
    expect(seat.page.locator("[data-board] .station.on")).to_have_count(0)
    seat.page.locator("[data-back-home]").click()
    seat.is_in(cells[0], "selectable")


def test_a_cell_says_why_it_takes_no_tile(sit: Sitter) -> None:
    seat = sit(taking)
    slot, cells = seat.found
    row = int(slot[5:]) // 2 + 1
    view = seat.snapshot()["position"]["view"]
    free = [f"cell:{c['row']},{c['column']}" for c in view["players"][seat.seat]["facts"]["open"]]
    wrong = next(cell for cell in free if not cell.startswith(f"cell:{row},"))
    note = seat.page.locator("[data-note]")
    seat.thing(wrong).click()
    expect(note).to_contain_text("First take a tile")
    seat.drag(slot)
    seat.is_in(cells[0], "selectable")
    seat.drop(wrong)
    expect(note).to_contain_text("row with the number of the row it came from")
    expect(note).to_be_in_viewport()
    expect(note).to_have_count(0, timeout=5000)


def test_a_phone_has_numbered_rows_and_targets_for_thumbs(person: Callable[..., Person]) -> None:
    seat = Seat(person(**PHONE), taking)
    numbers = seat.page.locator("[data-row-number]")
    assert numbers.all_text_contents() == ["1", "2", "3", "4"]
    slot, _ = seat.found
    seat.thing(slot).tap()
    seat.is_in(slot, "selected")
    for number in range(8):
        box = seat.thing(f"slot:{number}").bounding_box()
        assert box is not None
        assert box["width"] >= 44, number
        assert box["height"] >= 56, number
    for button in seat.page.locator("[data-realm]").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def middle(thing: Locator) -> complex:
    """Where a thing lies, whatever is drawn in it."""
    box = thing.bounding_box()
    assert box is not None
    return complex(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def moon(draft: Draft) -> bool | None:
    """An objective can be taken."""
    return "effect:moon" in draft.touch() or None


def test_a_phone_shows_at_once_what_a_decision_needs_and_moves_nothing(
    person: Callable[..., Person],
) -> None:
    me = person(**PHONE)
    match, (slot, cells) = find("almadi", Config(5), taking)
    open_at(me, match)
    page = me.page

    def at(name: str) -> Locator:
        return page.locator(f'[data-board] [data-thing="{name}"]')

    for name in [*(f"slot:{number}" for number in range(8)), *cells, "supply", "draw"]:
        expect(at(name)).to_be_in_viewport(ratio=1)
    objectives = page.locator("[data-board] [data-thing^='objective:']")
    for objective in objectives.all():
        expect(objective).to_be_in_viewport(ratio=1)
    before = [middle(at(name)) for name in ("slot:0", cells[0])]
    at(slot).tap()
    expect(at(cells[0])).to_have_attribute("data-state", "selectable")
    at(cells[0]).tap()
    expect(page.locator("[data-chain=act] .here")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-do-it]")).to_be_in_viewport(ratio=1)
    after = [middle(at(name)) for name in ("slot:0", cells[0])]
    assert after == pytest.approx(before, abs=1)


def test_a_phone_lays_out_the_objectives_in_words_when_one_is_taken(
    person: Callable[..., Person],
) -> None:
    me = person(**PHONE)
    match, _ = find("almadi", Config(5), moon)
    open_at(me, match)
    effect = me.page.locator('[data-board] [data-thing="effect:moon"]')
    before = me.page.locator('[data-board] [data-thing="slot:0"]').bounding_box()
    effect.tap()
    offered = me.page.locator("[data-board] [data-thing^='objective:'][data-state=selectable]")
    expect(offered.first).to_be_visible()
    for objective in offered.all():
        expect(objective).to_be_in_viewport(ratio=1)
        expect(objective.locator(".brief")).to_be_visible()
    after = me.page.locator('[data-board] [data-thing="slot:0"]').bounding_box()
    assert after == before


@pytest.mark.parametrize(
    "thing", ["slot:1", "effect:moon", "pile:stalls", "supply", "objective", "cell"]
)
def test_every_piece_explains_itself(person: Callable[..., Person], thing: str) -> None:
    match, (_, cells) = find("almadi", Config(2), taking)
    me = person()
    open_at(me, match)
    name = cells[0] if thing == "cell" else thing
    piece = me.page.locator(f'[data-board] [data-thing^="{name}"]').first
    piece.click()
    details = me.page.locator(".details")
    expect(details).to_be_visible()
    text = details.inner_text()
    assert len(text) > 40, text
    plain = re.sub(r"AM-\d+\.\d+", "", text)  # the number of a rule opens the rulebook
    assert not re.search(r"\b[A-Z]{2}-?\d+|\bST-", plain), text
