"""The board of Al-Rashid: what a decision touches is drawn once and can be hit, on every size."""

import subprocess
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Browser, Route

from majlis.games.alrashid.meta import DECISIONS
from majlis.kernel.options import Value
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, to_act
from tests.web.fixtures import play, snapshot
from tests.web.shots import WEB, serve

EVERYTHING: Final[dict[str, Value]] = {
    "battle_partial": "token",
    "spy_move": "any",
    "take_fewer": True,
}
# Points in the middle of a thing must belong to it and to nothing above it; at the usual size of a
# desk without scrolling, beside a tray and behind no panel.
HIT: Final = """
([ids, scrolls]) => ids.filter((id) => {
  const found = [...document.querySelectorAll(`[data-thing="${id}"]`)];
  if (found.length !== 1) return true;
  if (scrolls) found[0].scrollIntoView({ block: 'center', inline: 'center' });
  const box = found[0].getBoundingClientRect();
  for (let i = 1; i < 8; i += 1) for (let j = 1; j < 8; j += 1) {
    const under = document.elementFromPoint(
      box.left + (box.width * i) / 8, box.top + (box.height * j) / 8);
    if (under?.closest('[data-thing]') === found[0]) return false;
  }
  return true;
})
"""


@pytest.fixture(scope="module")
def positions() -> dict[str, Any]:
    """Of each kind of decision one position, as the seat that must choose sees it: that with the
    most choices in some games."""
    found: dict[str, Any] = {}
    most: dict[str, int] = {}
    for number in range(60):
        match = play("alrashid", Config(5, EVERYTHING), "random", f"board {number}")
        state = match.rules.start(match.config, match.seed)
        for step, entry in enumerate(match.log):
            kind = state.frames[-1].KIND
            if len(state.legal) > most.get(kind, 0):
                most[kind] = len(state.legal)
                seat = to_act(state)
                found[kind] = {"seat": seat, "snapshot": snapshot(match, state, step, seat)}
            apply(state, entry.choice)
        if number > 4 and len(found) == len(DECISIONS):
            break
    assert set(found) == {decision.KIND for decision in DECISIONS}
    return found


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    command = ["npx", "vite", "build", "--mode", "gallery", "--logLevel", "warn"]
    subprocess.run(command, cwd=WEB, check=True)
    server, address = serve()
    yield address
    server.shutdown()
    server.server_close()


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
def test_every_thing_that_a_decision_touches_can_be_hit(
    browser: Browser, gallery: str, positions: dict[str, Any], width: int, height: int
) -> None:
    page = browser.new_page(viewport={"width": width, "height": height})
    shown = ""

    def give(route: Route) -> None:
        body = msgspec.json.encode(positions[shown])
        route.fulfill(body=body, content_type="application/json")

    page.route("**/fixtures/*.json", give)
    lost: dict[str, list[str]] = {}
    for shown, position in positions.items():
        page.goto(f"{gallery}?fixture={shown}")
        page.wait_for_selector("body[data-ready]")
        page.wait_for_timeout(100)  # the board measures its box before it draws
        touched = sorted(position["snapshot"].position.draft.touch)
        missed = page.evaluate(HIT, [touched, width < 1440])
        if missed:
            lost[shown] = missed
    page.close()
    assert lost == {}
