"""Play over real sockets: whole games, reconnecting, refusals, everybody sees the same."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from majlis.games.catalogue import GAMES
from tests.server.serving import Eyes, Person, Server, serving, settings_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("live")
    with serving(settings_in(folder)) as running:
        yield running


def choose(eyes: Eyes, seat: int, number: int) -> Any:
    """Makes the seat's first offered choice, or a later one, and returns the reply."""
    choices = eyes.position["decision"]["choices"]
    pick = choices[number % len(choices)]["choice"]
    step = eyes.position["step"]
    return eyes.ask("act", id=f"a{step}-{number}", seat=seat, step=step, choices=[pick])


def play_to_the_end(eyes: Eyes, seat: int, most: int = 4000) -> None:
    """Plays one seat until the game is over."""
    if eyes.position is None:
        eyes.until("snapshot")
    for number in range(most):
        while eyes.table["status"] == "running" and seat not in eyes.table["asked"]:
            eyes.next()
        if eyes.table["status"] != "running":
            return
        assert choose(eyes, seat, number)["ok"]
    pytest.fail("the game did not end")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_against_bots(server: Server, game: str) -> None:
    ada = Person(server)
    table = ada.table(game, "me bot:novice")
    assert table["status"] == "running"
    with ada.look(table["id"]) as eyes:
        play_to_the_end(eyes, 0)
        assert eyes.table["status"] == "finished"
        assert len(eyes.position["standings"]) == 2
        assert eyes.table["seed"]
