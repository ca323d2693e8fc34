"""Cards of Belaad on its board: several steps that are one act, by pointing and by keyboard.

With the cards as they are printed no decision of Belaad asks for a set of several things: baskets
come up only where the material is corrected.
"""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from majlis.kernel.rules import Config
from majlis.play import Draft, Match
from tests.browser.house import Person
from tests.browser.positions import find, open_at

DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
SIZES: Final = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
Come = Callable[..., Person]


class Sitting:
    """A person at a table that stands at a decision."""

    def __init__(self, me: Person, match: Match) -> None:
        self.me = me
        self.page = me.page
        self.seat = match.to_act
        self.table = open_at(me, match)
        self.act: int = self.look()["position"]["act"]

    def look(self) -> dict[str, Any]:
        """The table as the seat sees it, from the server."""
        address = f"{self.me.house.url}/api/tables/{self.table}?seat={self.seat}"
        snapshot: dict[str, Any] = self.me.context.request.get(address).json()
        return snapshot

    def nothing_done(self) -> None:
        """Nothing has been told to the table yet."""
        assert self.look()["position"]["act"] == self.act

    def did(self) -> list[str]:
        """The kinds of what happened in the one act that was made."""
        expect(self.page.locator("[data-begun=true]")).to_have_count(0)
        log: list[dict[str, Any]] = []
        for _ in range(100):
            log = [entry for entry in self.look()["log"] if entry["act"] > self.act]
            if log:
                break
            self.page.wait_for_timeout(50)
        assert [entry["act"] for entry in log] == [self.act + 1], "one act, one entry of the log"
        return [happening["kind"] for happening in log[0]["happenings"]]

    # --- the page --------------------------------------------------------------------------------

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'[data-thing="{name}"]').first

    def state(self, name: str, state: str) -> None:
        expect(self.thing(name)).to_have_attribute("data-state", state)

    def asked(self, kind: str) -> None:
        expect(self.page.locator("[data-prompt]").first).to_have_attribute("data-prompt", kind)

    def point(self, name: str) -> None:
        """Click on a thing, as a person would: what is covered cannot be clicked."""
        self.thing(name).click()
        self.settle()

    def press(self, name: str) -> None:
        """Point at a thing by keyboard alone."""
        self.walk(f'[data-thing="{name}"]')
        self.page.keyboard.press("Enter")
        self.settle()

    def walk(self, selector: str) -> None:
        """Tab until the focus is on an element."""
        here = "selector => document.activeElement?.matches(selector) ?? false"
        for _ in range(80):
            if self.page.evaluate(here, selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {selector}")

    def back(self) -> None:
        self.page.locator("[data-back]").click()
        self.settle()

    def settle(self) -> None:
        expect(self.page.locator("[data-busy=true]")).to_have_count(0)


# --- positions -----------------------------------------------------------------------------------


def kind(draft: Draft) -> str:
    return draft.question.frame.KIND if draft.question else ""


def after(draft: Draft, *things: str) -> Draft | None:
    """The draft after pointing at things, where each of them leads on."""
    for thing in things:
        if draft.touch().get(thing) != "may":
            return None
        draft = draft.point(thing)
    return draft


def attack(draft: Draft) -> bool | None:
    """A card that offers to fight, among other symbols, with a choice of enemies."""
    if kind(draft) != "card_step":
        return None
    chosen = after(draft, "card:primary", "symbol:military")
    return True if chosen and kind(chosen) == "choose_enemy" else None


def hire(draft: Draft) -> str | None:
    """A scholar whom a card can hire, with gold of one's own and in the Treasury."""
    if kind(draft) != "card_step":
        return None
    chosen = after(draft, "card:primary", "symbol:recruit")
    if chosen is None or kind(chosen) != "hire_scholar":
        return None
    for thing in chosen.touch():
        paid = after(chosen, thing) if thing.startswith("scholar:") else None
        if paid is not None and kind(paid) == "use_treasury":
            return thing
    return None


def forced(draft: Draft) -> bool | None:
    """A card whose only symbol needs no question, and whose symbol needs an answer."""
    if kind(draft) != "card_step":
        return None
    chosen = after(draft, "card:primary")
    if chosen is None or chosen.is_complete or not any(part.is_forced for part in chosen.made):
        return None
    return True


# --- what is done there --------------------------------------------------------------------------


@SIZES
def test_a_card_of_several_steps_is_one_act(person: Come, size: dict[str, int]) -> None:
    match, _ = find("belaad", Config(3), attack)
    at = Sitting(person(viewport=size), match)
    at.point("card:primary")
    at.asked("choose_symbol")
    at.point("symbol:military")
    at.asked("choose_enemy")
    if size["width"] > 720:  # on a phone the boards of the enemies take the place of the card
        at.state("symbol:military", "selected")

    # One step back in the middle: the card asks again, and nothing has been done.
    at.back()
    at.asked("choose_symbol")
    at.state("symbol:military", "selectable")
    at.nothing_done()

    at.point("symbol:military")
    enemies = at.page.locator('[data-thing^="faction:"][data-state=selectable]')
    expect(enemies).not_to_have_count(0)
    at.point(str(enemies.first.get_attribute("data-thing")))
    at.nothing_done()
    at.page.locator("[data-do-it=act]").click()
    assert at.did()[:2] == ["used_symbol", "combat_begins"]


@SIZES
def test_hiring_is_paid_for_in_the_end(person: Come, size: dict[str, int]) -> None:
    match, scholar = find("belaad", Config(2), hire)
    at = Sitting(person(viewport=size), match)
    at.point("card:primary")
    at.point("symbol:recruit")
    at.asked("hire_scholar")
    expect(at.thing(scholar).locator("[data-missing]")).to_have_count(0)
    at.point(scholar)
    at.asked("use_treasury")
    at.state(scholar, "selected")
    at.page.locator("[data-choice]").first.click()
    at.nothing_done()
    at.page.locator("[data-do-it=act]").click()
    done = at.did()
    assert done[0] == "used_symbol"
    assert "hired" in done
    assert {"paid_gold", "paid_treasury"} & set(done)


def test_a_card_by_keyboard_alone(person: Come) -> None:
    match, _ = find("belaad", Config(3), attack)
    at = Sitting(person(), match)
    at.press("card:primary")
    at.asked("choose_symbol")

    # From one symbol of the card to the next with the arrows.
    at.walk('[data-board] [data-thing^="symbol:"]')
    for _ in range(5):
        if at.page.evaluate("document.activeElement.dataset.thing") == "symbol:military":
            break
        at.page.keyboard.press("ArrowRight")
    at.page.keyboard.press("Enter")
    at.asked("choose_enemy")
    at.page.keyboard.press("Escape")
    at.asked("choose_symbol")
    at.press("symbol:military")
    enemies = at.page.locator('[data-thing^="faction:"][data-state=selectable]')
    at.press(str(enemies.first.get_attribute("data-thing")))
    at.nothing_done()
    at.walk("[data-do-it]")
    at.page.keyboard.press("Enter")
    assert at.did()[:2] == ["used_symbol", "combat_begins"]


def test_what_leaves_no_choice_is_shown(person: Come) -> None:
    match, _ = find("belaad", Config(3), forced)
    at = Sitting(person(), match)
    at.point("card:primary")
    expect(at.page.locator("[data-forced]").first).to_be_visible()
    at.back()
    at.asked("card_step")
    expect(at.page.locator("[data-forced]")).to_have_count(0)
    at.nothing_done()


@SIZES
def test_no_card_is_called_by_its_number(person: Come, size: dict[str, int]) -> None:
    match, _ = find("belaad", Config(3), attack)
    at = Sitting(person(viewport=size), match)
    said = "e => [e.ariaLabel, e.title, e.alt].filter(Boolean)"
    names = at.page.evaluate(f"[...document.querySelectorAll('*')].flatMap({said})")
    text = "\n".join([at.page.locator("body").inner_text(), *names])
    assert "symbol" in text or "gold" in text
    assert not re.search(r"\bA\d\d\b", text)
