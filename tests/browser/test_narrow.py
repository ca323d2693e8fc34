"""Phones and tablets: what is asked is in view, worth a thumb, and moved by nothing."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import FloatRect, Page, expect

from majlis.kernel.rules import Config
from majlis.play import Draft, Match
from tests.browser.house import Person
from tests.browser.positions import buying, find, open_at
from tests.browser.test_coach import free_choice

FITS: Final = Path(__file__).with_name("fits.js").read_text()
PHONE: Final = {"width": 390, "height": 844}
TABLET: Final = {"width": 820, "height": 1180}
Come = Callable[..., Person]


def first(game: str, kind: str, players: int) -> Match:
    """The first decision of a kind."""

    def fits(draft: Draft) -> bool | None:
        return True if draft.question and kind == draft.question.frame.KIND else None

    return find(game, Config(players), fits)[0]


def wrong(page: Page, *, phone: bool) -> list[str]:
    page.evaluate(FITS)
    if page.locator("[data-board-box]").count():
        page.evaluate("() => window.majlisSettled()")
    found: list[str] = page.evaluate("phone => window.majlisFits(phone)", phone)
    return [line for line in found if not line.startswith("the page is")]


def box(page: Page) -> FloatRect | None:
    return page.locator("[data-board-box]").bounding_box()


@pytest.mark.parametrize(
    ("kind", "players"),
    [("place_orange", 6), ("return_token", 3), ("kill_token", 5), ("return_hashash", 3)],
)
def test_each_token_of_belaad_is_in_view_and_worth_a_thumb(
    person: Come, kind: str, players: int
) -> None:
    me = person(viewport=PHONE)
    open_at(me, first("belaad", kind, players))
    assert wrong(me.page, phone=True) == []
    may = me.page.locator("[data-board] [data-state=selectable]")
    assert may.count() > 1
    hand = me.page.locator("[data-board] .hand.compact").bounding_box()
    assert hand is not None
    for thing in may.all():
        place = thing.bounding_box()
        assert place is not None
        assert place["y"] + place["height"] <= hand["y"] + 1, "it lies above the hand, whole"


@pytest.mark.parametrize("size", [PHONE, {"width": 1440, "height": 900}], ids=["phone", "desk"])
@pytest.mark.parametrize(
    ("game", "kind", "stays", "way"),
    [
        ("alrashid", "battle", "[data-scales]", "[data-choice]"),
        ("belaad", "combat_step", "[data-combat]", "[data-thing='duel:surrender']"),
    ],
    ids=["flight", "surrender"],
)
def test_a_fight_stays_in_sight_while_its_end_is_only_laid_out(
    person: Come, size: dict[str, int], game: str, kind: str, stays: str, way: str
) -> None:
    me = person(viewport=size)
    match = first(game, kind, 3)
    me.goto("/")
    me.page.evaluate("localStorage.majlis = JSON.stringify({ pace: 'once', confirm: true })")
    open_at(me, match)
    expect(me.page.locator(stays).first).to_be_visible()
    me.page.locator(way).first.click()
    expect(me.page.locator("[data-do-it]")).to_be_visible()
    expect(me.page.locator(stays).first).to_be_visible()


def test_on_a_phone_the_guide_hangs_over_the_board_until_it_is_touched(person: Come) -> None:
    me = person(viewport=PHONE)
    page = me.goto("/guided/belaad")
    me.asked()
    place = box(page)
    expect(page.locator("[data-try]")).to_be_visible()
    hand = page.locator("[data-board] .hand.compact")
    expect(hand).to_be_in_viewport(ratio=1)
    hand.locator("[data-state=selectable]").first.click()
    # One line of it stays; the hand is whole, and the act laid out in a row with its step back.
    expect(page.locator("[data-guide] .gist, [data-guide] h2").first).to_be_visible()
    expect(page.locator("[data-judge]")).to_be_in_viewport(ratio=1)
    expect(hand).to_be_in_viewport(ratio=1)
    assert wrong(page, phone=True) == []
    after, back = box(page), page.locator("[data-back]").bounding_box()
    do_it = page.locator("[data-do-it]").bounding_box()
    assert place is not None
    assert after is not None
    assert (after["x"], after["y"], after["width"]) == (place["x"], place["y"], place["width"])
    assert back is not None
    assert do_it is not None
    assert back["y"] < do_it["y"] + do_it["height"]
    assert back["x"] < do_it["x"]


def test_on_a_tablet_advice_moves_no_board(person: Come) -> None:
    me = person(viewport=TABLET)
    open_at(me, first("belaad", "play_card", 6))
    place = box(me.page)
    me.page.locator("[data-hint]").first.click()
    expect(me.page.locator("[data-hints]")).to_be_in_viewport(ratio=1)
    assert box(me.page) == place


# What the coach speaks of, as far as its words lie on it.
UNDER: Final = """() => {
  const card = document.querySelector('[data-counsel]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-stroke=best] [data-ring]')].filter((ring) => {
    const { top, bottom } = ring.getBoundingClientRect();
    return top < card.bottom && bottom > card.top;
  }).length;
}"""
SCROLLED: Final = "document.querySelector('.hand[data-room]').scrollTop"


@pytest.mark.parametrize("game", ["alrashid", "almadi", "belaad", "alhambra"])
def test_on_a_phone_the_coach_moves_no_board_and_covers_nothing_it_speaks_of(
    person: Come, game: str
) -> None:
    me = person(viewport=PHONE)
    match, _ = find(game, Config(3), buying if game == "alhambra" else free_choice)
    open_at(me, match)
    place = box(me.page)
    me.page.locator("[data-hint]").click()
    expect(me.page.locator("[data-hints]")).to_be_in_viewport(ratio=1)
    expect(me.page.locator("[data-stroke=best] [data-ring]").first).to_be_visible()
    expect(me.page.locator("[data-do-step]")).to_be_in_viewport(ratio=1)
    assert me.page.evaluate(UNDER) == 0
    assert box(me.page) == place
    assert me.page.evaluate(SCROLLED) == 0
    assert wrong(me.page, phone=True) == []


def test_on_a_tablet_with_folded_cards_neither_coach_nor_tray_moves_the_board(
    person: Come,
) -> None:
    me = person(viewport=TABLET)
    match, _ = find("alhambra", Config(3), buying)
    open_at(me, match)
    if me.page.locator("[data-reel=open]").count():
        me.page.locator("[data-reel-fold]").click()
    expect(me.page.locator("[data-reel=folded]")).to_be_visible()
    place = box(me.page)
    me.page.locator("[data-hint]").first.click()
    expect(me.page.locator("[data-hints]")).to_be_in_viewport(ratio=1)
    expect(me.page.locator("[data-stroke=best] [data-ring]").first).to_be_visible()
    assert me.page.evaluate(UNDER) == 0
    assert box(me.page) == place
    me.page.locator("[data-hide]").click()
    me.page.locator("[data-thing^='market:'][data-state=selectable]").first.click()
    expect(me.page.locator("[data-tray]")).to_be_in_viewport(ratio=1)
    assert box(me.page) == place


def test_on_a_phone_the_offer_of_a_lesson_takes_no_room(person: Come) -> None:
    me = person(viewport=PHONE)
    match, _ = find("almadi", Config(3, {"characters": True}), free_choice)
    open_at(me, match)
    expect(me.page.locator("[data-offer]")).to_be_in_viewport(ratio=1)
    place = box(me.page)
    room = "() => { const hand = document.querySelector('.hand[data-room]'); "
    assert me.page.evaluate(room + "return hand.scrollHeight - hand.clientHeight; }") <= 0
    assert wrong(me.page, phone=True) == []
    me.page.locator("[data-board] [data-state=selectable]").first.click()
    expect(me.page.locator("[data-offer]")).to_have_count(0)
    after = box(me.page)
    assert place is not None
    assert after is not None
    assert (after["x"], after["y"]) == (place["x"], place["y"])


def test_a_tray_moves_no_board_while_the_cards_are_folded(person: Come) -> None:
    me = person()
    match, _ = find("alhambra", Config(3), buying)
    open_at(me, match)
    if me.page.locator("[data-reel=open]").count():
        me.page.locator("[data-reel-fold]").click()
    expect(me.page.locator("[data-reel=folded]")).to_be_visible()
    place = box(me.page)
    me.page.locator("[data-thing^='market:'][data-state=selectable]").first.click()
    expect(me.page.locator("aside.side [data-tray]")).to_be_in_viewport(ratio=1)
    assert box(me.page) == place


def with_a_note(palace: str) -> Callable[[Draft], bool | None]:
    """A turn that begins with a visit of that guild, where a note can be used."""

    def fits(draft: Draft) -> bool | None:
        question = draft.question
        if question is None or question.frame.KIND != "take_turn" or palace not in draft.touch():
            return None
        visit = draft.point(palace).question
        visits = visit is not None and visit.frame.KIND == "guild_visit"
        return (visits and "note" in draft.point(palace).touch()) or None

    return fits


@pytest.mark.parametrize(
    ("palace", "language"),
    [("area:politics", "fr"), ("area:military", "fr"), ("area:intrigue", "it")],
)
def test_on_a_phone_a_visit_leaves_the_words_and_the_note_in_sight(
    person: Come, palace: str, language: str
) -> None:
    """The penalty is told above the button; the prompt says the rest in the room that it has."""
    me = person(viewport=PHONE, locale=language)
    match, _ = find("alrashid", Config(5), with_a_note(palace))
    open_at(me, match)
    me.page.locator(f"[data-thing='{palace}']").dispatch_event("click")
    expect(me.page.locator("[data-prompt=guild_visit]")).to_be_visible()
    expect(me.page.locator("[data-outlook] [data-warning]")).to_be_in_viewport(ratio=1)
    expect(me.page.locator(".prompt [data-warned]")).to_have_count(0)
    expect(me.page.locator("[data-do-it]")).to_be_in_viewport(ratio=1)
    assert wrong(me.page, phone=True) == []
    note = me.page.locator("[data-thing=note]").bounding_box()
    thumb = me.page.locator(".page > .thumb").bounding_box()
    assert note is not None
    assert thumb is not None
    assert note["y"] + note["height"] <= thumb["y"] + 1


ALL_MODULES: Final = (
    "scoring_cards",
    "sultan",
    "caravanserai",
    "moorish_art",
    "vizier",
    "exchange",
    "diamonds",
    "coins",
)


def lead_in_chambers(draft: Draft) -> bool | None:
    """The last of the rising prizes is for chambers: a long word in French."""
    view: Any = draft.rules.view(draft.facing, draft.seat)
    return (view["majorities"][-1]["type"] == "chambers") or None


def test_on_a_phone_long_words_break_where_one_reads_them(person: Come) -> None:
    me = person(viewport=PHONE, locale="fr")
    modules = Config(4, dict.fromkeys(ALL_MODULES, True))
    match, _ = find("alhambra", modules, lead_in_chambers)
    open_at(me, match)
    expect(me.page.locator("[data-module=scoring_cards]")).to_contain_text("apparte\u00adments")
    assert wrong(me.page, phone=True) == []


def test_on_a_phone_a_pile_that_is_chosen_stays_where_it_was(person: Come) -> None:
    me = person(viewport=PHONE)
    me.goto("/")
    me.page.evaluate("localStorage.majlis = JSON.stringify({ pace: 'once', confirm: true })")
    open_at(me, first("belaad", "take_card", 5))
    pile = me.page.locator("[data-thing='pile:left']").first
    place = pile.bounding_box()
    pile.click()
    expect(me.page.locator("[data-do-it]")).to_be_visible()
    assert place is not None
    after = pile.bounding_box()
    assert after is not None
    # Less than a pixel is where the browser rounds.
    assert (after["x"], after["y"]) == pytest.approx((place["x"], place["y"]), abs=0.5)


def test_on_a_tablet_long_buttons_hang_over_nothing(person: Come) -> None:
    """Italian is long: the words of the act take lines, and step back and coach are signs."""
    me = person(viewport=TABLET, locale="it")
    me.goto("/")
    me.page.evaluate(
        "localStorage.majlis = JSON.stringify({ pace: 'once', confirm: true, language: 'it' })"
    )
    open_at(me, first("belaad", "take_card", 5))
    me.page.locator("[data-thing='pile:left']").first.click()
    expect(me.page.locator("[data-do-it]")).to_be_visible()
    prompt = me.page.locator(".prompt").bounding_box()
    assert prompt is not None
    for button in me.page.locator("[data-choices] .btn").all():
        place = button.bounding_box()
        assert place is not None
        assert place["y"] + place["height"] <= prompt["y"] + prompt["height"] + 1
    assert wrong(me.page, phone=False) == []


def test_on_a_desk_two_pawns_to_choose_between_cover_no_card(person: Come) -> None:
    me = person()
    open_at(me, first("alrashid", "place_pawn", 3))
    me.page.locator("[data-thing='area:mare_indianum']").dispatch_event("click")
    expect(me.page.locator("[data-choices] [data-choice]").first).to_be_visible()
    prompt = me.page.locator(".prompt").bounding_box()
    choices = me.page.locator("[data-choices]").bounding_box()
    assert prompt is not None
    assert choices is not None
    assert choices["y"] + choices["height"] <= prompt["y"] + prompt["height"]


@pytest.mark.parametrize("address", ["/", "/past", "/new/belaad", "/learn/belaad", "/settings"])
def test_every_page_is_for_thumbs(person: Come, address: str) -> None:
    me = person(viewport=PHONE, locale="fr")
    me.goto(address)
    me.page.wait_for_load_state("networkidle")
    assert wrong(me.page, phone=True) == []


def test_a_lesson_on_a_tablet_has_the_whole_width(person: Come) -> None:
    me = person(viewport=TABLET, locale="it")
    me.goto("/learn/belaad/combat")
    me.page.wait_for_selector("[data-lesson] [data-board]")
    me.page.wait_for_load_state("networkidle")
    assert wrong(me.page, phone=False) == []


# The goods of the ring that lie on a letter of a country's name: on its foot, middle or top.
ON_A_NAME: Final = """() => {
  const points = [...document.querySelectorAll('.contents textPath')].flatMap((path) =>
    [...path.textContent].flatMap((letter, i) => {
      const text = path.parentElement;
      if (letter === ' ' || i >= text.getNumberOfChars()) return [];
      const [a, b] = [text.getStartPositionOfChar(i), text.getEndPositionOfChar(i)];
      const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const [u, v] = [(b.y - a.y) / long, -(b.x - a.x) / long];
      return [0, 4, 8].map((up) => [(a.x + b.x) / 2 + u * up, (a.y + b.y) / 2 + v * up]);
    }));
  const matrix = document.querySelector('.contents').getScreenCTM();
  return [...document.querySelectorAll("[data-about^='item:'] > g")].filter((ware) => {
    const box = ware.getBoundingClientRect();
    return points.some(([x, y]) => {
      const at = new DOMPoint(x, y).matrixTransform(matrix);
      return at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
    });
  }).map((ware) => ware.parentElement.dataset.about);
}"""


def test_on_a_phone_no_good_lies_on_the_name_of_its_country(person: Come) -> None:
    me = person(viewport=PHONE)
    me.sit("alrashid", ["me", "bot:novice", "bot:novice"])
    me.asked()
    expect(me.page.locator("[data-about^='item:nilus_valley']").first).to_be_visible()
    assert me.page.evaluate(ON_A_NAME) == []
