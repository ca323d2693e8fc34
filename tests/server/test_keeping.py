"""What is kept: tables survive a restart, a rules change, a locked database; migrations fit."""

import asyncio
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from majlis.games.catalogue import game
from majlis.server.storage.base import Base, Database
from majlis.server.storage.migrate import migrate
from majlis.server.storage.store import FINGERPRINT_EVERY
from tests.server.serving import Person, Server, choose, play_to_the_end, serving, settings_in


def came_back(server: Server, person: Person) -> Person:
    """The same person at a server that was started anew."""
    other = Person(server)
    other.http.cookies = person.http.cookies
    return other


def played(person: Person, acts: int = 8) -> str:
    """A table of one person at which some acts were made."""
    table: str = person.table("alhambra", "me hot:Bob")["id"]
    with person.look(table) as eyes:
        eyes.until("snapshot")
        while eyes.position["act"] < acts:
            assert choose(eyes, eyes.table["asked"][0], eyes.position["act"])["ok"]
        assert eyes.ask("say", id="chat", text="see you")["ok"]
    return table


def sql(folder: Path, statement: str) -> list[Any]:
    """Runs a statement behind the server's back."""
    with closing(sqlite3.connect(folder / "majlis.sqlite")) as database, database:
        return database.execute(statement).fetchall()


def test_a_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path)) as server:
        ada = Person(server, "Ada")
        table = played(ada)
        seat = ada.get(f"/api/tables/{table}")["table"]["asked"][0]
        act = {"type": "act", "id": "last", **ada.whole_act(table, seat)}
        reply = ada.post(f"/api/tables/{table}/commands", act)
        before = ada.get(f"/api/tables/{table}")
    with serving(settings_in(tmp_path)) as server:
        ada = came_back(server, ada)
        ada.get(f"/api/tables/{table}/updates", since=before["number"])  # she is here again
        assert ada.get(f"/api/tables/{table}") == before
        assert ada.post(f"/api/tables/{table}/commands", act) == reply
        assert ada.get(f"/api/tables/{table}")["number"] == before["number"]
        with ada.look(table, since=before["number"]) as eyes:
            assert eyes.ask("say", id="back", text="back")["ok"]
            assert {message.split('"')[3] for message in eyes.raw} <= {"table", "chat", "reply"}


NEVER_STARTS = (
    "CREATE TRIGGER never BEFORE INSERT ON events WHEN NEW.kind = 'start' "
    "BEGIN SELECT RAISE(ABORT, 'between the two'); END"
)


@pytest.mark.parametrize("how", ["join", "start"])
def test_who_sits_down_last_does_so_with_the_start_or_not_at_all(tmp_path: Path, how: str) -> None:
    with serving(settings_in(tmp_path)) as server:
        ada, bob = Person(server), Person(server)
        table = ada.table("alhambra", "me open", public=True)["id"]
        sql(tmp_path, NEVER_STARTS)
        who = bob if how == "join" else ada
        assert who.http.post(f"/api/tables/{table}/{how}", json={}).status_code in (409, 503)
        assert sql(tmp_path, "SELECT kind FROM events ORDER BY number") == [("sit",)]
        assert sql(tmp_path, "SELECT kind FROM seats ORDER BY seat") == [("person",), ("open",)]
        sql(tmp_path, "DROP TRIGGER never")
        shown = who.post(f"/api/tables/{table}/{how}", {})
        assert shown["status"] == "running"


def test_a_full_table_whose_start_was_lost_begins_when_the_server_does(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path)) as server:
        ada, bob = Person(server), Person(server)
        table = ada.table("alhambra", "me open", public=True)["id"]
        waiting = ada.table("alhambra", "me open", public=True)["id"]
        bob.post(f"/api/tables/{table}/join", {})
    # As a server of an earlier version left it that was killed between the two.
    sql(tmp_path, f"DELETE FROM events WHERE table_id = '{table}' AND kind = 'start'")
    sql(tmp_path, f"UPDATE tables SET status = 'open', asked = '[]' WHERE id = '{table}'")
    with serving(settings_in(tmp_path)) as server:
        ada = came_back(server, ada)
        shown = ada.get(f"/api/tables/{table}")["table"]
        assert (shown["status"], len(shown["asked"])) == ("running", 1)
        assert ada.get(f"/api/tables/{waiting}")["table"]["status"] == "open"


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, bot_pause=30)) as server:
        ada = Person(server)
        table = ada.table("almadi", "bot:novice bot:novice")["id"]
    with serving(settings_in(tmp_path)) as server:
        ada = came_back(server, ada)
        with ada.look(table) as eyes:
            eyes.until("snapshot")
            while eyes.table["status"] == "running":
                eyes.next()
            assert eyes.table["status"] == "finished"


def test_a_table_whose_rules_still_lead_to_the_same_state_is_carried_over(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path)) as server:
        ada = Person(server)
        table = played(ada)
    sql(tmp_path, "UPDATE tables SET version = 0")
    with serving(settings_in(tmp_path)) as server:
        ada = came_back(server, ada)
        assert ada.get(f"/api/tables/{table}")["table"]["status"] == "running"
    assert sql(tmp_path, "SELECT version FROM tables") == [(game("alhambra").meta.version,)]


@pytest.mark.parametrize(
    ("statement", "kept"),
    [
        ("UPDATE tables SET version = 0, fingerprint = 'elsewhere'", 8),
        # The fingerprint belongs to an event: the state after another one has another.
        ("UPDATE tables SET fingerprinted = fingerprinted - 2", 8),
        ("UPDATE events SET data = '{\"choices\": [399]}' WHERE step = 5 AND kind = 'act'", 4),
    ],
)
def test_a_table_that_no_longer_fits_is_frozen(tmp_path: Path, statement: str, kept: int) -> None:
    with serving(settings_in(tmp_path)) as server:
        ada = Person(server)
        table = played(ada)
    sql(tmp_path, statement)
    for _ in range(2):
        with serving(settings_in(tmp_path)) as server:
            ada = came_back(server, ada)
            shown = ada.get(f"/api/tables/{table}")
            assert shown["table"]["status"] == "frozen"
            assert "rules version" in shown["table"]["reason"]
            assert shown["position"]["act"] == kept
            reply = ada.command(table, "act", expect_ok=False, seat=0, act=kept, parts=[[0]])
            assert reply["problem"]["code"] == "frozen"


def test_nothing_is_due_at_a_table_that_no_longer_fits(tmp_path: Path) -> None:
    """A clock that went on there would have the server look for somebody to move for, for ever."""
    with serving(settings_in(tmp_path)) as server:
        ada = Person(server)
        table = ada.table("alhambra", "me hot:Bob", speed="live:60:0")["id"]
    sql(tmp_path, "UPDATE tables SET fingerprint = 'elsewhere'")
    with serving(settings_in(tmp_path)) as server:
        ada = came_back(server, ada)
        assert ada.get(f"/api/tables/{table}")["table"]["status"] == "frozen"
        live = server.house.hub.tables[table]
        assert (live.due_in(), live.table.due()) == (None, None)


def fingerprinted(folder: Path) -> int:
    """How many events behind the last one the fingerprint of the only table was taken."""
    behind = "SELECT (SELECT MAX(number) FROM events) - fingerprinted FROM tables"
    return int(sql(folder, behind)[0][0])


def test_a_fingerprint_is_taken_now_and_then_and_when_a_table_leaves_memory(
    tmp_path: Path,
) -> None:
    with serving(settings_in(tmp_path)) as server:
        ada = Person(server)
        table = played(ada, FINGERPRINT_EVERY + 4)
        assert 0 < fingerprinted(tmp_path) < FINGERPRINT_EVERY
        killed = tmp_path / "killed"
        killed.mkdir()
        for file in tmp_path.iterdir():
            if file.is_file():
                shutil.copy(file, killed)
    assert fingerprinted(tmp_path) == 0
    assert 0 < fingerprinted(killed) < FINGERPRINT_EVERY
    with serving(settings_in(killed)) as server:
        shown = came_back(server, ada).get(f"/api/tables/{table}")
        assert shown["table"]["status"] == "running"
        assert shown["position"]["act"] == FINGERPRINT_EVERY + 4


def test_a_table_that_is_put_out_of_memory_leaves_its_fingerprint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("majlis.server.hub.IDLE", -1.0)
    with serving(settings_in(tmp_path, tables_in_memory=1)) as server:
        ada = Person(server)
        table = played(ada)
        assert fingerprinted(tmp_path) > 0
        ada.table("alhambra", "me hot:Bob")
        deadline = time.monotonic() + 10
        seen = f"SELECT (SELECT MAX(number) FROM events WHERE table_id = '{table}') - fingerprinted"
        while sql(tmp_path, f"{seen} FROM tables WHERE id = '{table}'") != [(0,)]:
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_a_locked_database_is_told_and_nothing_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("majlis.server.storage.base.BUSY_SECONDS", 0.2)
    with serving(settings_in(tmp_path)) as server:
        ada = Person(server)
        table = played(ada)
        with ada.look(table) as eyes:
            eyes.until("snapshot")
            before = eyes.position
            with closing(sqlite3.connect(tmp_path / "majlis.sqlite", isolation_level=None)) as lock:
                lock.execute("BEGIN IMMEDIATE")
                reply = choose(eyes, eyes.table["asked"][0])
                assert reply["problem"]["code"] == "busy"
                assert eyes.position == before
                lock.execute("ROLLBACK")
            assert choose(eyes, eyes.table["asked"][0])["ok"]
            assert eyes.position["act"] == before["act"] + 1


def test_a_clock_that_runs_out_is_a_bots_move(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path)) as server:
        ada = Person(server)
        table = ada.table("alhambra", "me hot:Bob", speed="live:3:0")["id"]
        with ada.look(table, seat=-1) as eyes:  # eyes that do not pass to the next seat
            began = time.monotonic()
            seat = eyes.until("snapshot")["table"]["asked"][0]
            assert 0 < eyes.table["seats"][seat]["clock"] <= 3000
            told = eyes.until("act")
            assert told["position"]["act"] == 1
            assert [entry["seat"] for entry in told["entries"]] == [seat]
            assert time.monotonic() - began > 1
            late = told["table"]["seats"][seat]
            assert (late["clock"], late["kind"], late["away"]) == (0, "person", False)


def test_the_migrations_lead_to_the_models(tmp_path: Path) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), Base.metadata)

    async def run() -> Any:
        database = Database(f"sqlite:///{tmp_path}/x.sqlite")
        await migrate(database)
        await migrate(database)
        async with database.engine.connect() as connection:
            found = await connection.run_sync(differences)
        await database.close()
        return found

    assert asyncio.run(run()) == []


def test_a_finished_table_can_be_replayed_after_a_restart(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path)) as server:
        ada = Person(server)
        table = ada.table("almadi", "me bot:novice")["id"]
        with ada.look(table) as eyes:
            play_to_the_end(eyes, 0)
        shown = ada.get(f"/api/tables/{table}/replay", act=7, seat=-2)
    with serving(settings_in(tmp_path)) as server:
        ada = came_back(server, ada)
        assert ada.get(f"/api/tables/{table}/replay", act=7, seat=-2) == shown
