"""Belaad in words: a card, a combat and a hire are explained where they are, on a phone too."""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from majlis.kernel.rules import Config
from majlis.play import Draft
from tests.browser.house import Person
from tests.browser.positions import find, open_at

DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
CODE: Final = re.compile(r"\bA\d\d\b|\bBL-\d")
Come = Callable[..., Person]


def kind(draft: Draft) -> str:
    return draft.question.frame.KIND if draft.question else ""


def stands_at(name: str, skip: int = 6) -> Callable[[Draft], bool | None]:
    """A position some way into a game at which this is asked."""
    seen: list[Draft] = []

    def fits(draft: Draft) -> bool | None:
        if kind(draft) == name:
            seen.append(draft)
        return True if len(seen) > skip else None

    return fits


def hires(draft: Draft) -> bool | None:
    """A card by which a scholar can be hired."""
    if kind(draft) != "card_step":
        return None
    for thing in ("card:primary", "symbol:recruit"):
        if draft.touch().get(thing) != "may":
            return None
        draft = draft.point(thing)
    return True if kind(draft) == "hire_scholar" else None


def sit(person: Come, players: int, fits: Any, size: dict[str, int]) -> Page:
    me = person(viewport=size)
    open_at(me, find("belaad", Config(players), fits)[0])
    me.page.wait_for_selector("[data-board]")
    return me.page


def test_resting_on_a_card_reads_it(person: Come) -> None:
    page = sit(person, 3, stands_at("play_card"), DESK)
    expect(page.locator(".details")).to_have_count(0)  # nothing is read, so there is no empty card
    page.locator('[data-thing^="hand:"]').first.hover()
    reader = page.locator(".details [data-reader]")
    expect(reader).to_be_visible()
    expect(reader).to_contain_text("Primary action")
    expect(reader).to_contain_text("Secondary action")
    assert not CODE.search(reader.inner_text())
    page.locator('[data-thing^="board:"]').first.hover()
    expect(page.locator(".details")).to_contain_text("The ")
    assert not CODE.search(page.locator(".details").inner_text())
    page.locator(".details [data-clause]").first.click()
    expect(page.locator("[data-panel]")).to_contain_text("BL-")


def test_the_buttons_of_a_card_that_is_read_act(person: Come) -> None:
    page = sit(person, 2, hires, DESK)
    page.locator('.details [data-use="recruit"]').click()
    expect(page.locator("[data-hire]")).to_be_visible()
    scholar = page.locator('[data-thing^="scholar:"][data-state="selectable"]').first
    scholar.hover()
    confirm = page.locator("[data-hire-confirm]")
    expect(confirm).to_contain_text(re.compile(r"Hire for \d+ gold"))
    scholar.click()
    expect(confirm).to_contain_text(re.compile(r"Hire .+ for \d+ gold"))
    confirm.click()
    expect(page.locator("[data-log]")).to_contain_text("You hire")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_combat_lays_out_all_unseen_cards_and_what_is_at_stake(
    person: Come, size: dict[str, int]
) -> None:
    page = sit(person, 2, stands_at("combat_step", 1), size)
    combat = page.locator("[data-combat]")
    expect(combat).to_be_visible()
    counts = [
        int(one.get_attribute("data-count") or 0) for one in page.locator("[data-group]").all()
    ]
    said = re.search(r"one of these (\d+)", combat.inner_text())
    assert said
    assert sum(counts) == int(said[1])
    for words in ("If you win", "If you reveal a grey card", "If you surrender"):
        expect(combat).to_contain_text(words)
    for thing in ("duel:reveal", "duel:surrender"):
        button = page.locator(f'[data-thing="{thing}"]')
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= size["height"] - (52 if size is PHONE else 0)
    expect(page.locator('[data-thing="duel:reveal"]')).to_have_text("Reveal a card")
    expect(page.locator('[data-thing="duel:surrender"]')).to_have_text("Surrender")
    page.locator('[data-thing="duel:surrender"]').click()
    expect(combat).to_have_count(0)


@pytest.mark.parametrize("players", [2, 5, 6])
def test_on_a_phone_the_whole_hand_is_in_view(person: Come, players: int) -> None:
    page = sit(person, players, stands_at("play_card", 8), PHONE)
    cards = page.locator('[data-thing^="hand:"]')
    boxes = [card.bounding_box() for card in cards.all()]
    assert len(boxes) >= 4
    for box in boxes:
        assert box
        assert box["width"] >= 66
        assert box["y"] + box["height"] <= 844 - 52
    covered = """() => [...document.querySelectorAll('[data-thing^="hand:"]')].filter((card) => {
        const box = card.getBoundingClientRect();
        const at = (y) => document.elementFromPoint(box.left + box.width / 2, y);
        return !card.contains(at(box.top + 6)) || !card.contains(at(box.bottom - 6));
    }).length"""
    assert page.evaluate(covered) == 0
    expect(
        page.locator(".name", has_text="Bahloul")
        .or_(page.locator(".name", has_text="Sultan"))
        .or_(page.locator(".name", has_text="Spy"))
        .first
    ).to_be_visible()


def test_on_a_phone_what_is_read_is_in_view(person: Come) -> None:
    page = sit(person, 3, hires, PHONE)
    reader = page.locator("[data-reader]").first
    expect(reader).to_be_visible()
    box = reader.bounding_box()
    assert box
    assert box["y"] < 844 - 52 - 130 - 80  # above the hand, even where turns are told on top
    page.locator("[data-close-words]").click()
    expect(page.locator("[data-reader]:visible")).to_have_count(0)
