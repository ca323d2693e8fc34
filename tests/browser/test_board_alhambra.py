"""The board of Alhambra: modules on one rail, tiles to come, and words on every piece."""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from majlis.games.alhambra.config import MODULES
from majlis.games.alhambra.material import TYPES
from majlis.games.alhambra.state import Alhambra
from majlis.kernel.rules import Config
from majlis.play import Draft, Match
from tests.browser.house import Person
from tests.browser.positions import decisions, find, open_at

ALL: Final[dict[str, bool | int | str]] = {module.name: True for module in MODULES}
DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
SCROLLS: Final = """() => [...document.querySelectorAll('[data-board], [data-board] *')]
  .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
  .filter((one) => one.scrollHeight > one.clientHeight + 1)
  .map((one) => `${one.className}: ${one.scrollHeight} in ${one.clientHeight}`)"""
both = pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])


def asked(kind: str) -> Callable[[Draft], bool | None]:
    """Fits where a decision of that kind begins."""

    def fits(draft: Draft) -> bool | None:
        return True if draft.question and kind == draft.question.frame.KIND else None

    return fits


def at(me: Person, kind: str, config: Config) -> None:
    match, _ = find("alhambra", config, asked(kind))
    open_at(me, match)


# Where the tiles lie that are built already.
LYING: Final = """() => [...document.querySelectorAll('.alhambra [data-piece]')]
  .map((one) => [one.getAttribute('data-piece'), one.getBoundingClientRect()])
  .map(([name, { x, y, width }]) => [name, Math.round(x), Math.round(y), Math.round(width)])"""


def outermost(draft: Draft) -> str | None:
    """A tile can be built where nothing lies yet, above all others."""
    if not asked("place_tile")(draft):
        return None
    cells = [name[5:].split(",") for name in draft.touch() if name.startswith("cell:")]
    player: Any = draft.rules.view(draft.state, draft.seat)["players"][draft.seat]
    top = min(0, *(tile["y"] for tile in player["layout"])) if player["layout"] else 0
    return next((f"cell:{x},{y}" for x, y in cells if int(y) < top), None)


@both
def test_building_at_the_edge_moves_no_tile(
    person: Callable[..., Person], viewport: dict[str, int]
) -> None:
    match, cell = find("alhambra", Config(3), outermost)
    me = person(viewport=viewport)
    # Each act is confirmed: so the moment before it is done is there to be looked at.
    me.goto("/")
    me.page.evaluate("() => (localStorage.majlis = JSON.stringify({ confirm: true }))")
    open_at(me, match)
    before = me.page.evaluate(LYING)
    assert before
    me.page.locator(f"[data-board] [data-thing='{cell}']").click()
    expect(me.page.locator("[data-do-it]")).to_be_visible()
    me.page.wait_for_timeout(300)
    after = {name: box for name, *box in me.page.evaluate(LYING)}
    for name, *box in before:
        assert after[name] == pytest.approx(box, abs=2), name
    laid = me.page.locator(f"[data-board] [data-thing='{cell}']")
    # What is drawn outside of it, such as the mark of what is chosen, may lose a pixel.
    expect(laid).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_a_drawn_tile_and_its_button_are_whole(person: Callable[..., Person]) -> None:
    me = person(viewport=PHONE)
    at(me, "claim_tile", Config(4, ALL))
    button = me.page.locator("[data-board] [data-thing='drawn']")
    expect(button).to_be_in_viewport(ratio=1)
    whole = """one => {
      const box = one.getBoundingClientRect();
      const yard = one.closest('.yard').getBoundingClientRect();
      return box.bottom <= yard.bottom && box.top >= yard.top;
    }"""
    assert button.evaluate(whole)


@both
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_module_opens_with_its_rule_and_nothing_scrolls(
    person: Callable[..., Person], viewport: dict[str, int], language: str
) -> None:
    me = person(viewport=viewport, locale=language)
    at(me, "choose_action", Config(3, {**ALL}))
    rows = me.page.locator("[data-module]")
    for module in ALL:
        row = me.page.locator(f'[data-module="{module}"]')
        state = row.locator(".state").inner_text()
        assert 0 < len(state) <= 18, state
        if row.get_attribute("aria-expanded") != "true":
            row.click()
        leaf = me.page.locator(f'[data-leaf="{module}"]')
        expect(leaf).to_have_count(1)
        # One row is open at a time: its rule, and the clause behind a question mark.
        expect(me.page.locator("[data-leaf]")).to_have_count(1)
        assert len(leaf.locator("p").first.inner_text()) > 60
        expect(leaf.locator(".rule")).to_have_count(1)
        assert me.page.evaluate(SCROLLS) == [], module
        box = leaf.bounding_box()
        assert box
        assert box["y"] + box["height"] <= viewport["height"]
        if viewport is PHONE:
            row.click()
    assert rows.count() == len(ALL) + (2 if viewport is PHONE else 0)


@both
def test_the_question_of_a_marker_shows_the_spaces_that_are_outlined(
    person: Callable[..., Person], viewport: dict[str, int]
) -> None:
    me = person(viewport=viewport)
    at(me, "move_marker", Config(3, {"caravanserai": True}))
    spaces = me.page.locator('[data-thing^="space:"][data-state=selectable]')
    expect(spaces.first).to_be_visible()
    for index in range(spaces.count()):
        box = spaces.nth(index).bounding_box()
        assert box
        assert box["y"] + box["height"] <= viewport["height"]
        if viewport is PHONE:
            assert min(box["width"], box["height"]) >= 40


def test_all_tiles_are_told_by_type_and_price(person: Callable[..., Person]) -> None:
    me = person()
    match, _ = find("alhambra", Config(2), lambda d: True if _built(d) > 3 else None)
    open_at(me, match)
    view: dict[str, Any] = match.rules.view(match.state, match.to_act)
    expect(me.page.locator("[data-lot]")).to_have_count(54)
    expect(me.page.locator("[data-lot].bag")).to_have_count(view["supply"])
    on_sale = [tile for tile in view["market"] if tile]
    expect(me.page.locator("[data-lot].market")).to_have_count(len(on_sale))
    owned = view["players"][match.to_act]["layout"][0]["tile"]
    expect(me.page.locator(f'[data-lot="{owned}"]')).to_have_attribute(
        "title", re.compile("Player")
    )


def _built(draft: Draft) -> int:
    question = draft.question
    if question is None or question.frame.KIND != "choose_action":
        return 0
    state: Any = question.state
    return len(state.players[question.frame.seat].layout.cells) - 1


def test_a_piece_says_what_it_is_on_hovering_and_by_keyboard(person: Callable[..., Person]) -> None:
    me = person()
    at(me, "choose_action", Config(3))
    me.page.locator('[data-thing^="market:"]').first.hover()
    reader = me.page.locator("[data-reader]")
    expect(reader).to_contain_text("currency of its space")
    expect(reader.locator(".rule")).to_have_count(1)
    me.page.mouse.move(5, 5)
    expect(reader).to_have_count(0)
    me.page.keyboard.press("p")
    expect(reader).to_have_count(1)


@pytest.mark.parametrize(
    ("language", "known"),
    [("en", "known of this hand"), ("fr", "de cette main"), ("it", "di questa mano")],
)
def test_the_details_of_a_player_show_the_cards_that_all_have_seen(
    person: Callable[..., Person], language: str, known: str
) -> None:
    me = person(viewport=DESK, locale=language)
    match, _ = find("alhambra", Config(3), asked("choose_action"))
    open_at(me, match)
    other = (match.to_act + 1) % 3
    cards = match.rules.view(match.state, match.to_act)["players"][other]["known"]
    assert cards
    expect(me.page.locator("[data-known]")).to_have_count(0)
    me.page.locator(f'[data-thing="alhambra:{other}"]').first.click()
    shown = me.page.locator("[data-known]")
    expect(shown).to_have_count(1)
    expect(shown).to_contain_text(known)
    expect(shown.locator(".mon")).to_have_count(sum(cards.values()))
    # The own hand lies on the board: it is no matter of memory.
    me.page.locator(f'[data-thing="alhambra:{match.to_act}"]').first.click()
    expect(shown).to_have_count(0)


def test_a_long_press_explains_and_does_nothing(person: Callable[..., Person]) -> None:
    me = person(viewport=PHONE, has_touch=True)
    at(me, "choose_action", Config(3))
    card = me.page.locator('[data-thing^="display:"][data-state=selectable]').first
    box = card.bounding_box()
    assert box
    line = me.context.new_cdp_session(me.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(me.page.locator("[data-reader]")).to_contain_text("money card")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_have_attribute("data-state", "selectable")


def test_dragging_a_tile_takes_the_tile_alone(person: Callable[..., Person]) -> None:
    me = person()
    at(me, "choose_action", Config(3))
    tile = me.page.locator('[data-thing^="market:"][data-state=selectable]').first
    name = tile.locator(".name").inner_text()
    box = tile.bounding_box()
    assert box
    me.page.mouse.move(box["x"] + 40, box["y"] + 40)
    me.page.mouse.down()
    me.page.mouse.move(box["x"] + 90, box["y"] + 140, steps=4)
    floating = me.page.locator("[data-floating]")
    expect(floating).to_have_count(1)
    assert name not in floating.inner_text()
    me.page.mouse.up()


def before_scoring(config: Config) -> Match:
    """A decision of a random game at which taking the first open card brings a scoring."""
    for number in range(60):
        for match in decisions("alhambra", config, f"scoring {number}"):
            if match.frame is None or match.frame.KIND != "choose_action" or not match.state.legal:
                continue
            after = _after_taking(match)
            if after is not None and "scoring" in after:
                return match
    raise AssertionError("no game came to a scoring")


def _after_taking(match: Match) -> list[str] | None:
    """What would be told if the first card were taken alone; None where it lies not there."""
    if 0 not in match.choices:
        return None
    twin = Match(match.rules, match.config, match.seed)
    for step in match.log:
        twin.act(twin.to_act, step.choice)
    begun, seat = len(twin.log), twin.to_act
    twin.act(seat, 0)
    while twin.is_in_act and not twin.is_over and twin.to_act == seat:
        twin.act(seat, twin.choices[-1])
    return [event.name for step in twin.log[begun:] for event in step.events]


@both
def test_a_scoring_raises_the_tiles_of_each_type(
    person: Callable[..., Person], viewport: dict[str, int]
) -> None:
    me = person(viewport=viewport)
    match = before_scoring(Config(3))
    open_at(me, match)
    me.page.locator('[data-thing="display:0"]').click()
    me.page.locator("[data-do-it]").first.click()
    me.page.wait_for_selector("[data-stage=scoring]")
    me.page.locator("[data-stage-pause]").click()
    assert isinstance(match.state, Alhambra)
    players = match.state.players
    for index, kind in enumerate(TYPES):
        me.page.locator(f'[data-rail="{index}"]').click()
        picture = me.page.locator(f'[data-picture="type-{kind}"]')
        for seat, player in enumerate(players):
            column = picture.locator(f'[data-column="{seat}"] .stack span')
            expect(column).to_have_count(player.layout.type_counts()[index])
    me.page.locator(f'[data-rail="{len(TYPES)}"]').click()
    expect(me.page.locator('[data-picture="holding-wall"] .mini.large')).to_have_count(3)
