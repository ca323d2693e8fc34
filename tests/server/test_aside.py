"""One table that cannot be read is set aside, and the rest of the house goes on."""

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from majlis.cli.app import app
from tests.server.serving import Person, Server, serving, settings_in

PATIENCE = 60.0
# What was done to the table, and what is said about it.
DAMAGES = {
    "events": ("UPDATE events SET data = '{' WHERE table_id = ? AND number = 2", "event 2"),
    "state": ("UPDATE tables SET moment = '{' WHERE id = ?", "row"),
    "options": ("UPDATE tables SET options = '[' WHERE id = ?", "row"),
    "game": ("UPDATE tables SET game = 'chess' WHERE id = ?", "chess"),
    "gap": ("DELETE FROM events WHERE table_id = ? AND number = 2", "event 2 is missing"),
}


def damaged(folder: Path, statement: str, table: str) -> None:
    with sqlite3.connect(folder / "majlis.sqlite") as connection:
        connection.execute("UPDATE tables SET ticked = 1 WHERE id = ?", (table,))
        assert connection.execute(statement, (table,)).rowcount == 1
    connection.close()


def until(done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def with_a_bad_table(folder: Path, damage: str) -> str:
    """A house with a table at which bots were to move, and that cannot be read any more."""
    with serving(settings_in(folder, bot_pause=1000)) as server:
        table: str = Person(server).table("almadi", "bot:novice bot:novice", public=True)["id"]
    damaged(folder, damage, table)
    return table


def others_go_on(server: Server) -> None:
    """Bots move and clocks run out at other tables, and the lobby shows them."""
    ada = Person(server)
    bots = ada.table("almadi", "bot:novice bot:novice", public=True)["id"]
    late = ada.table("alhambra", "me hot:Bob", public=True, speed="live:1:0")["id"]
    for one in (bots, late):
        until(lambda one=one: ada.get(f"/api/tables/{one}")["table"]["acts"] > 1)  # type: ignore[misc]
    lobby = ada.get("/api/tables")
    shown = {one["id"] for part in lobby.values() for one in part}
    assert late in shown


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_bad_table_is_set_aside_and_the_rest_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    monkeypatch.setattr("majlis.server.drivers.LOOK", 0.05)
    statement, said = DAMAGES[damage]
    bad = with_a_bad_table(tmp_path, statement)
    with serving(settings_in(tmp_path)) as server:
        others_go_on(server)
        ada = Person(server)
        refused = ada.get(f"/api/tables/{bad}", expect=409)["problem"]
        assert refused["text"]["key"] == "problem-aside"
        lobby = ada.get("/api/tables")
        assert bad not in {one["id"] for part in lobby.values() for one in part}
        assert ada.get("/health")["aside"] == [bad]
    database = f"sqlite:///{tmp_path}/majlis.sqlite"
    for command in ("stats", "check"):
        told = CliRunner().invoke(app, ["admin", command, "--database", database])
        assert bad in told.output
        assert said in " ".join(told.output.split())


@pytest.mark.parametrize("damage", ["state", "options", "game"])
def test_the_lobby_is_the_first_to_come_across_a_bad_row(tmp_path: Path, damage: str) -> None:
    """A table that waits for people is read by nobody else before."""
    with serving(settings_in(tmp_path)) as server:
        ada = Person(server)
        bad, good = (ada.table("almadi", "me open", public=True)["id"] for _ in range(2))
    damaged(tmp_path, DAMAGES[damage][0], bad)
    with serving(settings_in(tmp_path)) as server:
        ada = Person(server)
        assert [one["id"] for one in ada.get("/api/tables")["open"]] == [good]
        assert ada.get("/health")["aside"] == [bad]


def test_a_table_that_can_be_read_again_is_back(tmp_path: Path) -> None:
    bad = with_a_bad_table(tmp_path, DAMAGES["game"][0])
    with serving(settings_in(tmp_path)) as server:
        Person(server).get(f"/api/tables/{bad}", expect=409)
    damaged(tmp_path, "UPDATE tables SET game = 'almadi' WHERE id = ?", bad)
    with serving(settings_in(tmp_path)) as server:
        ada = Person(server)
        assert ada.get("/health")["aside"] == []
        until(lambda: ada.get(f"/api/tables/{bad}")["table"]["acts"] > 1)
