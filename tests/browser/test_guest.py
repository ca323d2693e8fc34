"""A game from outside in the page: the example game, by pointing alone."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House, Person, play_out
from tests.examples.conftest import guest_house, site

__all__ = ["guest_house", "site"]


@pytest.fixture(params=[(1440, 900), (390, 844)], ids=["desktop", "phone"])
def visitor(
    request: pytest.FixtureRequest, browser: Browser, guest_house: House
) -> Iterator[Person]:
    width, height = request.param
    one = Person(browser, guest_house, viewport={"width": width, "height": height})
    yield one
    one.leave()
    assert one.complaints == []


def test_a_whole_game_in_the_page(visitor: Person) -> None:
    """Against a bot, by pointing at what is outlined; nothing in the page knows the game."""
    visitor.goto("/")
    expect(visitor.page.get_by_role("heading", name="Saffron and Straw")).to_be_visible()
    visitor.sit("saffron", ["me", "bot:novice"])
    visitor.asked()
    expect(visitor.page.locator("[data-board]")).to_contain_text("Your hand")
    play_out([visitor])
    expect(visitor.page.locator("[data-result]")).to_contain_text("dirham")
