"""Play over real sockets: whole games, reconnecting, refusals, everybody sees the same."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from majlis.games.catalogue import GAMES
from tests.server.serving import Person, Server, play_to_the_end, serving, settings_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("live")
    with serving(settings_in(folder)) as running:
        yield running


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
