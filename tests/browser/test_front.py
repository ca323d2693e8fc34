"""The front: games of one's own, what-ifs, score sheets, rulebooks, opening a table, keys."""

import time
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from majlis.games.catalogue import GAMES
from tests.browser.house import House, Person
from tests.browser.test_pages import faults

PHONE: Final = {"width": 390, "height": 844}
LAPTOP: Final = {"width": 1440, "height": 900}
SIZES: Final = {"laptop": LAPTOP, "phone": PHONE}
WIDER: Final = "document.documentElement.scrollWidth > innerWidth"


@pytest.fixture(scope="module")
def player(browser: Browser, house: House) -> Iterator[Person]:
    """Somebody whose private game against a novice is over: bots played it to the end."""
    me = Person(browser, house)
    yield me
    me.leave()


@pytest.fixture(scope="module")
def played(player: Person, house: House) -> str:
    table = player.sit("almadi", ["me", "bot:novice"], public=False)
    player.post(f"/api/tables/{table}/leave", {})
    deadline = time.monotonic() + 180
    address = f"{house.url}/api/history"
    while player.context.request.get(address).json()["count"] == 0:
        assert time.monotonic() < deadline
        time.sleep(0.3)
    return table


def resize(person: Person, size: str) -> Page:
    width, height = SIZES[size]["width"], SIZES[size]["height"]
    person.page.set_viewport_size({"width": width, "height": height})
    return person.page


@pytest.mark.parametrize("size", SIZES)
def test_a_private_game_stays_in_sight_when_it_is_over(
    player: Person, played: str, size: str
) -> None:
    page = resize(player, size)
    player.goto("/")
    row = page.locator("[data-list=past] li").first
    expect(row).to_contain_text("Almadi")
    expect(row).to_contain_text("Marco (Novice)")
    expect(row).to_contain_text("to" if "won" in row.inner_text() else "points")
    row.get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**/replay/{played}*")


@pytest.mark.parametrize("size", SIZES)
def test_each_of_the_own_games_has_result_picture_replay_and_review(
    player: Person, played: str, size: str
) -> None:
    page = resize(player, size)
    player.goto("/past")
    card = page.locator(f"[data-past='{played}']")
    # The real board, small: its pieces are there, and none of them can be reached.
    expect(card.locator("[data-still] [data-thing]").first).to_be_visible()
    expect(card.locator("[data-still][aria-hidden] > [inert]")).to_have_count(1)
    expect(card.locator("ol li")).to_have_count(2)
    expect(card).to_contain_text("Novice")
    assert not page.evaluate(WIDER)
    for name in ("Replay", "Review"):
        box = card.get_by_role("link", name=name).bounding_box()
        assert box is not None
        assert box["height"] >= 40
    assert faults(player) == []
    card.get_by_role("link", name="Review").click()
    # The review is asked for by itself.
    expect(page.locator("[data-ask-review]")).to_have_count(0)
    if size == "laptop":
        expect(page.locator("[data-log] ol").first).to_be_visible()
    else:
        expect(page.get_by_role("button", name="Review", pressed=True)).to_be_visible()


def test_nobody_else_is_shown_that_game(person: Callable[..., Person], played: str) -> None:
    me = person()
    me.goto("/past")
    expect(me.page.get_by_text("Games that you have finished stay here")).to_be_visible()
    assert played not in me.page.content()
    me.goto("/")
    me.page.wait_for_selector("[data-start]")
    assert played not in me.page.content()


@pytest.mark.parametrize("size", SIZES)
def test_a_what_if_says_so_leads_back_and_keeps_the_levels(
    player: Person, played: str, house: House, size: str
) -> None:
    page = resize(player, "laptop")
    player.goto(f"/replay/{played}?act=4")
    page.locator("[data-fork]").click()
    page.wait_for_url("**/t/*")
    resize(player, size)
    banner = page.locator("[data-what-if]")
    expect(banner).to_contain_text("move 4")
    table = page.url.rpartition("/")[2]
    info = player.context.request.get(f"{house.url}/api/tables/{table}").json()["table"]
    assert [seat["level"] for seat in info["seats"]] == [None, "novice"]
    assert not page.evaluate(WIDER)
    banner.get_by_role("link").click()
    page.wait_for_url(f"**/replay/{played}?act=4")
    player.goto("/")
    expect(page.locator("[data-list=mine] .tag").first).to_have_text("what-if")


def test_whoever_watches_is_told_so(person: Callable[..., Person]) -> None:
    host, guest = person(), person()
    table = host.sit("alhambra", ["me", "bot:novice"])
    host.asked()
    expect(host.page.locator("[data-watching]")).to_have_count(0)
    guest.goto(f"/t/{table}")
    expect(guest.page.locator("[data-watching]")).to_contain_text("You are watching")


@pytest.mark.parametrize("size", SIZES)
def test_the_score_sheet_tells_its_sums_and_keeps_its_buttons_in_view(
    player: Person, played: str, size: str
) -> None:
    page = resize(player, size)
    player.goto(f"/t/{played}")
    again = page.get_by_role("button", name="Play again")
    expect(again).to_be_visible()
    box = again.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= SIZES[size]["height"]
    if size == "phone":
        page.get_by_role("button", name="Details", exact=True).click()
    palaces = page.locator("tr", has_text="Palaces")
    expect(palaces.locator("small").first).to_contain_text("=")
    # A part of a bar has the colour of its board.
    part = page.locator("[data-part=gain][title^=Palaces]").first
    expect(part).to_have_css("background-color", "rgb(140, 42, 46)")
    assert not page.evaluate(WIDER)


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_opens_with_goal_pictures_and_contents(
    person: Callable[..., Person], game: str
) -> None:
    me = person()
    me.goto(f"/rules/{game}")
    opening = me.page.locator("[data-opening]")
    expect(opening.locator("figure")).to_have_count(3)
    for number in range(3):
        expect(opening.locator("svg").nth(number).locator("use, text").first).to_be_attached()
    contents = me.page.get_by_role("navigation", name="Contents").get_by_role("button")
    last = contents.last
    last.click()
    expect(last).to_be_in_viewport()
    title = last.inner_text()
    expect(me.page.get_by_role("heading", name=title, exact=True)).to_be_in_viewport()
    assert faults(me) == []


@pytest.mark.parametrize(
    ("language", "query", "rule"),
    [
        ("en", "caravanserais", "AL-CA-2"),
        ("en", "Vizier", "AL-VI-4"),
        ("fr", "caravanserails", "AL-CA-2"),
        ("it", "caravanserragli", "AL-CA-2"),
    ],
)
def test_a_search_finds_every_rule_about_a_word(
    person: Callable[..., Person], language: str, query: str, rule: str
) -> None:
    me = person(locale=language)
    me.goto("/rules/alhambra")
    me.page.locator("input[type=search]").fill(query)
    expect(me.page.locator(f"#clause-{rule}")).to_be_visible()
    assert me.page.locator("article mark").count() > 3
    expect(me.page.locator("[data-opening]")).to_have_count(0)


def test_a_rulebook_fits_on_a_phone(person: Callable[..., Person]) -> None:
    me = person(viewport=PHONE)
    me.goto("/rules/almadi")
    expect(me.page.locator("[data-opening] figure").first).to_be_in_viewport()
    assert not me.page.evaluate(WIDER)
    me.page.get_by_role("combobox", name="Contents").select_option(label="Scoring")
    expect(me.page.get_by_role("heading", name="Scoring", exact=True)).to_be_in_viewport()


def test_on_a_phone_a_table_is_opened_below_its_options(person: Callable[..., Person]) -> None:
    me = person(viewport=PHONE)
    me.goto("/new/alrashid")
    button = me.page.locator("[data-create]")
    expect(button).to_be_in_viewport()
    expect(me.page.locator(".options li").last).to_be_attached()
    me.page.wait_for_function("""() => {
        scrollTo(0, document.body.scrollHeight);
        const last = (selector) => [...document.querySelectorAll(selector)].at(-1);
        const box = (selector) => last(selector).getBoundingClientRect();
        return box('[data-create]').top >= box('.options li').bottom;
    }""")
    option = me.page.locator(".options li", has_text="Ranks 4 and 5 leave a country")
    expect(option).to_contain_text("face the mercenaries")
    assert not me.page.evaluate(WIDER)


def test_somebody_at_the_same_screen_has_a_name(person: Callable[..., Person]) -> None:
    me = person()
    me.goto("/new/alhambra")
    me.page.get_by_text("2", exact=True).click()
    me.page.get_by_label("Player 2").select_option("hot")
    me.page.locator("[data-guest='1']").fill("Zubaida")
    me.page.locator("[data-create]").click()
    # Behind the cover nobody is named but the one whose turn it is.
    cover = me.page.locator("[data-pass] button")
    cover.first.wait_for()
    if "Zubaida" not in cover.first.inner_text():
        cover.first.click()
    expect(me.page.get_by_text("Zubaida").first).to_be_visible()


@pytest.mark.parametrize(
    ("language", "undo", "space"),
    [
        ("en", "Undo your last move", "Space"),
        ("fr", "Annuler votre dernier coup", "Espace"),
        ("it", "Annulla la tua ultima mossa", "Spazio"),
    ],
)
def test_the_question_mark_shows_the_keys(
    person: Callable[..., Person], language: str, undo: str, space: str
) -> None:
    me = person(locale=language)
    me.sit("alhambra", ["me", "bot:novice"])
    me.asked()
    me.page.keyboard.press("?")
    keys = me.page.locator("[data-keys]")
    expect(keys).to_contain_text(undo)
    expect(keys.locator("kbd").get_by_text(space, exact=True).first).to_be_visible()
    assert faults(me) == []
    me.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_settings_close_with_escape_from_anywhere_and_by_a_click_beside_them(
    person: Callable[..., Person],
) -> None:
    me = person()
    me.sit("alhambra", ["me", "bot:novice"])
    me.asked()
    panel = me.page.locator("aside.panel")
    gear = me.page.get_by_role("button", name="Settings")
    gear.click()
    panel.get_by_label("dark", exact=True).check()
    me.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    gear.click()
    expect(panel).to_be_visible()
    me.page.mouse.click(400, 500)
    expect(panel).to_have_count(0)
    gear.click()
    expect(panel).to_be_visible()
    gear.click()
    expect(panel).to_have_count(0)
    me.goto("/rules/alhambra")
    me.page.locator("header a[href='/settings']").click()
    expect(me.page.locator("[data-settings]")).to_be_visible()
    me.page.get_by_label("light", exact=True).check()
    me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-opening]")).to_be_visible()


@pytest.mark.parametrize("width", [390, 820, 1440])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_bar_of_the_pages_is_not_cut(
    person: Callable[..., Person], width: int, language: str
) -> None:
    me = person(viewport={"width": width, "height": 900}, locale=language)
    me.goto("/")
    me.page.wait_for_selector("[data-start]")
    me.page.evaluate("document.fonts.ready")  # words are as wide as their letters
    assert not me.page.evaluate(WIDER)
    links = me.page.locator("header.top nav a")
    cut = links.evaluate_all("found => found.filter((one) => one.scrollWidth > one.clientWidth)")
    assert cut == []
    last = links.last.bounding_box()
    assert last is not None
    assert last["x"] + last["width"] <= width
