"""The pages around the tables: learning, opening a table, replays and reviews; for every ear."""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from majlis.games.catalogue import GAMES
from tests.browser.house import House, Person

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
# The name of a piece says in words what its digits and signs show; it need not begin with them.
RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    "rules": {"label-content-name-mismatch": {"enabled": False}},
}
# What a player has none of is dimmed on purpose.
SCOPE = {"exclude": [[".zero"], [".none"]]}


# Colours that are on their way to others have no contrast of their own.
SETTLED = """() => Promise.all(document.getAnimations()
    .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
    .map((one) => one.finished.catch(() => null)))"""


def faults(person: Person) -> list[str]:
    """What axe finds wrong with the page as it stands."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    person.page.evaluate(SETTLED)
    found: dict[str, Any] = person.page.evaluate(
        "([scope, rules]) => axe.run(scope, rules)", [SCOPE, RULES]
    )
    return [
        f"{fault['id']}: {node['html'][:160]}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


@pytest.fixture(scope="module")
def leaver(browser: Browser, house: House) -> Iterator[Person]:
    """Somebody who has left a table before its end."""
    me = Person(browser, house)
    yield me
    me.leave()


@pytest.fixture(scope="module")
def finished(leaver: Person, house: House) -> str:
    """A finished table: its one person has left, so that bots played it to the end."""
    return finished_table(leaver, house)


def finished_table(me: Person, house: House) -> str:
    table = me.sit("almadi", ["me", "bot:novice"])
    me.post(f"/api/tables/{table}/leave", {})
    me.page.wait_for_selector("[data-away], [data-result]")
    deadline = time.monotonic() + 180
    while True:
        answer = me.context.request.get(f"{house.url}/api/tables/{table}").json()
        if answer["table"]["status"] == "finished":
            break
        assert time.monotonic() < deadline
        time.sleep(0.3)
    return table


# Two of three games of a novice have a choice that is costly beyond doubt.
GAMES_WITHOUT = 10


@pytest.fixture(scope="module")
def reviewed(leaver: Person, house: House) -> str:
    """A finished table with a review that found something."""
    for _ in range(GAMES_WITHOUT):
        table = finished_table(leaver, house)
        leaver.post(f"/api/tables/{table}/review", {})
        address = f"{house.url}/api/tables/{table}/review"
        deadline = time.monotonic() + 120
        while (review := leaver.context.request.get(address).json())["status"] != "done":
            assert time.monotonic() < deadline, review
            time.sleep(0.3)
        if review["costly"]:
            return table
    pytest.fail(f"no choice was costly in {GAMES_WITHOUT} games")


def test_who_left_a_table_is_not_called_back_when_it_is_over(leaver: Person, finished: str) -> None:
    leaver.goto(f"/t/{finished}")
    expect(leaver.page.locator("[data-result]")).to_be_visible()
    expect(leaver.page.locator("[data-away]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_guided_first_game_teaches_each_decision_and_shows_a_choice(
    person: Callable[..., Person], game: str
) -> None:
    me = person()
    me.goto(f"/guided/{game}")
    kind = me.asked()
    guide = me.page.locator("[data-guide]")
    expect(guide).to_have_attribute("data-guide", kind)
    first = guide.inner_text()
    assert len(first) > 120
    me.page.get_by_role("button", name="Show me a good choice").click()
    expect(me.page.locator("[data-hints] .act")).to_be_visible()
    me.page.locator("[data-do-step]").click()
    me.page.locator("[data-do-it]").click()
    expect(me.page.locator("[data-hints]")).to_have_count(0)
    me.turn(12)
    me.asked()
    expect(guide).not_to_have_text(first)


def test_a_table_is_opened_with_options_and_filled_with_bots(person: Callable[..., Person]) -> None:
    me = person()
    me.goto("/new/almadi")
    option = me.page.locator(".options li", has_text="Characters variant")
    expect(option.get_by_role("link", name="Rule AM-2.9")).to_be_visible()
    option.locator("select").select_option(label="yes")
    me.page.get_by_role("button", name="Open the table").click()
    expect(me.page.get_by_role("heading", name="Almadi table")).to_be_visible()
    me.page.get_by_role("button", name="Fill with bots").click()
    assert me.asked() == "keep_characters"


def test_an_account_changes_its_password(person: Callable[..., Person]) -> None:
    me, elsewhere = person(), person()
    name = f"Zubaida {time.monotonic_ns() % 1_000_000_000}"

    def enter(one: Person, button: str, password: str) -> None:
        one.goto("/settings")
        one.page.get_by_label("Account name").fill(name)
        one.page.get_by_label("Password").fill(password)
        one.page.get_by_role("button", name=button).click()
        expect(one.page.get_by_role("button", name="Sign out")).to_be_visible()

    enter(me, "Create an account", "a long password")
    enter(elsewhere, "Sign in", "a long password")
    change = me.page.get_by_role("button", name="Change password")
    for old, said in (
        ("a wrong password", "The current password is wrong."),
        ("a long password", "Saved"),
    ):
        me.page.get_by_label("Current password").fill(old)
        me.page.get_by_label("New password").fill("a longer password")
        change.click()
        expect(me.page.locator("[aria-live]")).to_contain_text(said)
    assert faults(me) == []
    elsewhere.page.reload()
    expect(elsewhere.page.get_by_role("button", name="Sign in")).to_be_visible()
    enter(elsewhere, "Sign in", "a longer password")


def test_one_click_on_the_front_opens_a_game(person: Callable[..., Person]) -> None:
    me = person()
    me.goto("/")
    me.page.locator("[data-play=belaad]").click()
    me.page.wait_for_selector("[data-prompt]")
    assert "/t/" in me.page.url


def test_a_finished_game_is_replayed_by_keys(person: Callable[..., Person], finished: str) -> None:
    me = person()
    me.goto(f"/replay/{finished}?act=0")
    step = me.page.locator("[data-log] small")
    expect(step).to_have_text("move 0")
    me.page.keyboard.press("ArrowRight")
    expect(step).not_to_have_text("move 0")
    me.page.keyboard.press("End")
    last = me.page.locator(".time .move").inner_text().rpartition(" ")[2]
    expect(step).to_have_text(f"move {last}")
    me.page.keyboard.press("Home")
    expect(step).to_have_text("move 0")
    me.page.keyboard.press(" ")
    expect(step).not_to_have_text("move 0")
    me.page.get_by_role("button", name="Pause").click()
    me.page.get_by_label("View as").select_option(index=1)
    assert f"/replay/{finished}?act=" in me.page.url


def test_a_review_finds_turning_points_and_what_if_goes_on_from_there(
    person: Callable[..., Person], finished: str
) -> None:
    me = person()
    me.goto(f"/replay/{finished}")
    score = me.page.get_by_role("img", name="Score", exact=True)
    expect(score).to_be_visible(timeout=30_000)
    me.page.locator("[data-ask-review]").click()
    me.page.wait_for_selector("[data-review]", timeout=120_000)
    chart = me.page.get_by_role("img", name="Chance to win")
    expect(chart).to_be_visible()
    turning = me.page.locator("[data-review] li .number")
    assert chart.locator(".mark text").all_text_contents() == turning.all_text_contents()
    expect(me.page.get_by_role("region", name="Luck and play")).to_be_in_viewport()
    me.page.set_viewport_size({"width": 390, "height": 844})
    me.page.get_by_role("button", name="Review").click()
    expect(me.page.get_by_role("region", name="Luck and play")).to_be_in_viewport()
    me.page.set_viewport_size({"width": 1440, "height": 900})
    me.page.keyboard.press("Home")
    me.page.keyboard.press("ArrowRight")
    me.page.locator("[data-fork]").click()
    me.page.wait_for_url("**/t/*")
    me.page.wait_for_selector("[data-prompt]")


def test_a_turning_point_is_drawn_on_the_board_as_it_was(
    person: Callable[..., Person], reviewed: str
) -> None:
    me = person()
    me.goto(f"/replay/{reviewed}")
    me.page.locator("[data-review] li .to").first.click()
    compare = me.page.locator("[data-compare]")
    played, better = (compare.locator(f"[data-way={side}]") for side in ("played", "better"))
    strokes = me.page.locator("[data-stroke]")
    expect(played).to_be_visible()
    assert played.inner_text() != better.inner_text()
    expect(me.page.locator("[data-board]").first).to_be_in_viewport()
    assert me.page.locator(".board [data-board]").count() == 1
    for side, drawn in (("played", ["played"]), ("better", ["best"]), ("both", ["best", "played"])):
        compare.locator(f"[data-side={side}]").click()
        for kind in ("best", "played"):
            expect(me.page.locator(f"[data-stroke={kind}]")).to_have_count(drawn.count(kind))
    expect(compare.locator("[data-loss]")).to_contain_text("of the chance to win")
    expect(compare.locator("[data-loss]")).not_to_contain_text("%")
    compare.locator("[data-numbers]").click()
    expect(compare.locator("[data-loss]")).to_contain_text("%")
    assert faults(me) == []
    assert me.page.url.endswith("&compare")
    me.page.reload()  # the link leads here
    expect(better).to_be_in_viewport()
    me.page.keyboard.press("Escape")
    expect(compare).to_have_count(0)
    expect(strokes).to_have_count(0)
    expect(me.page).not_to_have_url(re.compile("compare"))
    # The mark on the time line opens it too.
    mark = me.page.locator(".chart .mark:has(text)").first.bounding_box()
    assert mark
    me.page.mouse.click(mark["x"] + mark["width"] / 2, mark["y"] + mark["height"] / 2)
    expect(compare).to_be_visible()
    me.page.keyboard.press("ArrowLeft")
    expect(compare).to_have_count(0)


def test_on_a_phone_a_turning_point_lies_below_its_board(
    person: Callable[..., Person], reviewed: str
) -> None:
    me = person(viewport={"width": 390, "height": 844})

    def lengthen(route: Route) -> None:
        """Games differ: this one has as much to say about the turning point as any."""
        told = route.fetch().json()
        feature = {"before": 1, "after": 2, "good": True, "things": []}
        for way in (told["played"], told["better"]):
            way["features"] = [{**feature, "text": told["text"]}] * 4
        came = {"kind": "x", "text": told["text"], "clause": "", "args": {}, "things": []}
        told["came"] = [came] * 3
        route.fulfill(json=told)

    me.page.route("**/review/*", lengthen)
    me.goto(f"/replay/{reviewed}")
    me.page.get_by_role("button", name="Review").click()
    me.page.locator("[data-review] li .to").first.click()
    expect(me.page.locator("[data-compare] .cost > span")).to_have_count(4)
    expect(me.page.locator("[data-way=better]")).to_be_in_viewport()
    expect(me.page.locator("[data-board]").first).to_be_in_viewport()
    me.page.locator("[data-side=played]").click()
    expect(me.page.locator("[data-way=better]")).to_have_count(0)
    expect(me.page.locator("[data-fork-here]")).to_be_in_viewport()
    assert me.page.evaluate("document.documentElement.scrollWidth") == 390
    assert faults(me) == []


def test_a_turning_point_on_a_phone_is_for_thumbs(
    person: Callable[..., Person], reviewed: str
) -> None:
    me = person(viewport={"width": 390, "height": 844})
    me.goto(f"/replay/{reviewed}?review")  # whoever asks for a review sees its list
    me.page.locator("[data-review] li .to").first.click()
    expect(me.page.locator("[data-compare]")).to_be_in_viewport()
    for button in me.page.locator("[data-compare] :is(header, li) button").all():
        place = button.bounding_box()
        assert place is not None
        assert min(place["width"], place["height"]) >= 40


def test_on_a_phone_a_review_that_is_not_ready_says_how_far_it_is(
    person: Callable[..., Person], reviewed: str
) -> None:
    me = person(viewport={"width": 390, "height": 844})

    def still_thinking(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json={**told, "status": "running", "progress": 0.25, "costly": []})

    me.page.route("**/review", still_thinking)
    me.goto(f"/replay/{reviewed}?review")
    expect(me.page.locator("[data-underway] progress")).to_be_in_viewport()
    expect(me.page.locator("[data-underway]")).to_contain_text("25")
    me.page.unroute("**/review")
    expect(me.page.locator("[data-review]")).to_be_visible()
    expect(me.page.locator("[data-underway]")).to_have_count(0)


def test_on_a_tablet_a_review_that_was_asked_for_is_in_sight(
    person: Callable[..., Person], reviewed: str
) -> None:
    me = person(viewport={"width": 820, "height": 1180})
    me.goto(f"/replay/{reviewed}?review")
    expect(me.page.locator("[data-review] li .to").first).to_be_in_viewport()


def test_who_wins_with_others_is_called_you(leaver: Person, finished: str) -> None:
    def level(route: Route) -> None:
        told = route.fetch().json()
        for standing in told["position"]["standings"]:
            standing["place"] = 1
        route.fulfill(json=told)

    leaver.page.route(re.compile(r"/api/tables/[^/]+$"), level)
    leaver.goto(f"/t/{finished}")
    expect(leaver.page.locator("[data-result] h2")).to_contain_text("You win with")
    leaver.page.unroute_all()


def test_on_a_tablet_the_list_makes_room_for_the_turning_point(
    person: Callable[..., Person], reviewed: str
) -> None:
    me = person(viewport={"width": 1000, "height": 800})
    me.goto(f"/replay/{reviewed}")
    me.page.get_by_role("button", name="Log", exact=True).click()
    first = me.page.locator("[data-review] li .to").first
    first.click()
    expect(me.page.locator("[data-compare]")).to_be_in_viewport()
    expect(first).to_have_count(0)


def test_what_if_goes_on_from_the_very_choice_that_cost_so_much(
    person: Callable[..., Person], reviewed: str, house: House
) -> None:
    me = person()
    me.goto(f"/replay/{reviewed}")
    me.page.locator("[data-review] li .to").first.click()
    step = me.page.locator("[data-compare]").get_attribute("data-compare")
    me.page.locator("[data-fork-here]").click()
    me.page.wait_for_url("**/t/*")
    table = me.page.url.rpartition("/")[2]
    shown = me.context.request.get(f"{house.url}/api/tables/{table}").json()
    assert shown["table"]["forked"] == f"{reviewed}@{step}"
    assert me.asked()


# The moves whose board was on the page, in their order; positions of the game are slow to come.
WATCH_MOVES = """
const { fetch } = window;
window.fetch = async (address, options) => {
  if (String(address).includes('/replay?')) await new Promise((done) => setTimeout(done, 300));
  return fetch(address, options);
};
window.moves = [];
new MutationObserver(() => {
  const move = document.querySelector('[data-log] small')?.textContent;
  if (move && moves.at(-1) !== move) moves.push(move);
}).observe(document, { childList: true, subtree: true, characterData: true });
"""


def test_a_link_to_a_step_shows_that_step_first(
    person: Callable[..., Person], finished: str
) -> None:
    me = person()
    me.context.add_init_script(WATCH_MOVES)
    me.goto(f"/replay/{finished}?step=3")
    expect(me.page.locator("[data-log] small")).to_have_text("move 3")
    assert me.page.evaluate("moves") == ["move 3"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("address", ["/", "/new/alhambra", "/learn", "/rules/belaad", "/settings"])
def test_pages_are_accessible(person: Callable[..., Person], address: str, scheme: str) -> None:
    me = person(color_scheme=scheme)
    me.goto(address)
    me.page.wait_for_selector("h1, h2")
    me.page.wait_for_timeout(300)
    assert faults(me) == []


@pytest.mark.parametrize("game", GAMES)
def test_tables_are_accessible(person: Callable[..., Person], game: str) -> None:
    me = person(color_scheme="dark" if game < "b" else "light")
    me.sit(game, ["me", "bot:novice"])
    me.asked()
    me.turn(5)
    assert faults(me) == []
    me.page.set_viewport_size({"width": 390, "height": 844})
    me.page.wait_for_timeout(200)
    assert faults(me) == []


def test_a_replay_is_accessible(person: Callable[..., Person], finished: str) -> None:
    me = person()
    me.goto(f"/replay/{finished}")
    me.page.wait_for_selector("[data-log] small")
    assert faults(me) == []
