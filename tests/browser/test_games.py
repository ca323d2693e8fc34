"""Whole games through the page: two people in two windows, and one person against bots."""

from collections.abc import Callable
from typing import Any

import pytest

from majlis.games.catalogue import GAMES
from tests.browser.house import Person, play_out

# Random play goes on for long in Belaad; its own limit of turns ends it.
SHORT: dict[str, dict[str, Any]] = {"belaad": {"turn_limit": 50}}


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_game_in_two_windows(
    person: Callable[..., Person], game: str
) -> None:
    host, guest = person(), person()
    table = host.sit(game, ["me", "open"], options=SHORT.get(game, {}))
    link = host.page.locator(".share input").input_value()
    guest.goto(link)
    guest.page.get_by_role("button", name="Sit down").click()
    host.page.wait_for_selector("[data-prompt]")
    guest.page.wait_for_selector("[data-prompt]")

    play_out([host, guest])

    totals = [one.page.locator("[data-result] .total").all_inner_texts() for one in (host, guest)]
    assert totals[0] == totals[1]
    assert len(totals[0]) == 2
    assert table in host.page.url
