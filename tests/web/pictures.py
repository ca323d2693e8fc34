"""Takes the pictures of README and docs: `python -m tests.web.pictures [NAME...]`.

A house is served, bots play until there is something to see, and a window shows it. Names are those
of the files in docs/pictures, such as `alrashid` or `front`.
"""

import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from majlis.games.catalogue import GAMES
from tests.browser.house import CHROMIUM, FLAGS, House, Person

OUT: Final = Path(__file__).resolve().parents[2] / "docs" / "pictures"
PHONE: Final = {"width": 390, "height": 844}
# A review that is shown has thought for a while.
REVIEW_ITERATIONS: Final = 20
# After so many acts a table has something to show.
ACTS: Final = {"alrashid": 45, "almadi": 52, "belaad": 80, "alhambra": 62}


def wait_for_acts(person: Person, table: str, acts: int | None) -> None:
    """Until the game has come so far; to its end, if None."""
    deadline = time.monotonic() + 600
    while time.monotonic() < deadline:
        info: Any = person.context.request.get(f"{person.house.url}/api/tables/{table}").json()
        status = info["table"]["status"]
        if status == "finished" or (acts is not None and info["table"]["acts"] >= acts):
            return
        time.sleep(0.05)
    raise RuntimeError("the bots do not get on")


def name_her(person: Person) -> None:
    person.goto("/")
    person.page.wait_for_selector("[data-start]")
    person.post("/api/me", {"name": "Zaynab"})


def table_in_the_middle(person: Person, game: str, acts: int | None) -> str:
    """A table that bots have played for a while; the person's seat among them."""
    name_her(person)
    table = person.sit(game, ["me", "bot:apprentice", "bot:apprentice"])
    person.post(f"/api/tables/{table}/leave", {})
    wait_for_acts(person, table, acts)
    if acts is not None:
        person.post(f"/api/tables/{table}/return", {})
    return table


def take(person: Person, name: str) -> None:
    person.page.wait_for_timeout(1200)
    person.page.screenshot(path=str(OUT / f"{name}.jpg"), type="jpeg", quality=88)
    print(f"took {name}.jpg")


def front(browser: Browser, house: House) -> None:
    person = Person(browser, house)
    name_her(person)
    person.goto("/")
    take(person, "front")
    person.leave()


def board(browser: Browser, house: House, game: str) -> None:
    person = Person(browser, house)
    table = table_in_the_middle(person, game, ACTS[game])
    person.asked()
    take(person, game)
    person.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    person.page.emulate_media(color_scheme="dark")
    person.goto(f"/t/{table}")
    person.asked()
    take(person, f"{game}-phone")
    person.leave()


def reviewed_tile(person: Person, house: House) -> tuple[str, int]:
    """A finished table, and the place of a turning point where a tile is seen to lie elsewhere."""
    for _ in range(8):
        table = table_in_the_middle(person, "almadi", None)
        person.post(f"/api/tables/{table}/review", {})
        address = f"{house.url}/api/tables/{table}/review"
        while (found := person.context.request.get(address).json())["status"] != "done":
            time.sleep(1)
        kinds = [costly["text"]["key"] for costly in found["costly"]]
        tiles = [at for at, kind in enumerate(kinds) if kind in ("take_tile", "place_tile")]
        if tiles:
            return table, tiles[0]
    raise RuntimeError("no game has a turning point about a tile")


def review(browser: Browser, house: House) -> None:
    person = Person(browser, house)
    table, at = reviewed_tile(person, house)
    person.goto(f"/replay/{table}")
    person.page.locator("[data-review] li .to").nth(at).click()
    person.page.wait_for_selector("[data-compare]")
    take(person, "review")
    person.leave()


def main(names: list[str]) -> None:
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        house = House(Path(folder), REVIEW_ITERATIONS)
        house.begin()
        browser = play.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        if not names or "front" in names:
            front(browser, house)
        for game in GAMES:
            if not names or game in names:
                board(browser, house, game)
        if not names or "review" in names:
            review(browser, house)
        browser.close()
        house.end()


if __name__ == "__main__":
    main(sys.argv[1:])
