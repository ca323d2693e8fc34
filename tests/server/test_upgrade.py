"""The database of an older version, on SQLite and on PostgreSQL, is served at once by a new one."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, insert, select

from majlis.server.storage.base import Base, Database
from majlis.server.storage.migrate import migrate, upgrade
from majlis.server.storage.models import TableRow
from tests.server.postgres import postgres
from tests.server.processes import Node, Player, checked, kept, started
from tests.server.serving import Person, serving, settings_in
from tests.server.test_old import rows, unpacked

OLD_SHAPE = "a004"  # of the database in the folder `old`
PATIENCE = 240.0


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


async def copy_to(url: str, file: Path) -> None:
    """Makes a PostgreSQL of the shape of before with all that an old file of SQLite holds."""
    old, new = Database(f"sqlite:///{file}"), Database(url, patient=True)
    try:
        async with old.engine.connect() as source, new.engine.begin() as target:
            await target.run_sync(upgrade, OLD_SHAPE)
            shape = await source.run_sync(reflected)
            there = await target.run_sync(reflected)
            for table in shape.sorted_tables:
                found = [_aware(row._asdict()) for row in await source.execute(select(table))]
                if found and table.name != "alembic_version":
                    await target.execute(insert(there.tables[table.name]), found)
    finally:
        await old.close()
        await new.close()


def reflected(connection: Connection) -> MetaData:
    shape = MetaData()
    shape.reflect(connection)
    return shape


def _aware(row: dict[str, Any]) -> dict[str, Any]:
    return {
        name: value.replace(tzinfo=UTC) if isinstance(value, datetime) else value
        for name, value in row.items()
    }


async def results_of(url: str) -> dict[str, tuple[Any, Any]]:
    """What PostgreSQL keeps of how games ended."""
    database = Database(url)
    columns = (TableRow.id, TableRow.moment, TableRow.results)
    async with database.engine.connect() as connection:
        found = await connection.execute(select(*columns).where(TableRow.status == "finished"))
        told = {key: (moment, results) for key, moment, results in found}
    await database.close()
    return told


async def moved_at(url: str, table: str) -> int:
    """How many acts and choices were made at a table, in either way of counting."""
    return sum(event.kind == "act" for event, _ in (await kept(url, table)).events)


def differences(connection: Connection) -> Any:
    return compare_metadata(MigrationContext.configure(connection), Base.metadata)


def test_an_old_postgresql_is_brought_up_to_date_and_played_on(tmp_path: Path) -> None:
    async def shape_of(url: str) -> Any:
        database = Database(url)
        await migrate(database)
        await migrate(database)
        async with database.engine.connect() as connection:
            found = await connection.run_sync(differences)
        await database.close()
        return found

    file = unpacked(tmp_path)
    finished = [row[0] for row in rows(file, "SELECT id FROM tables WHERE status = 'finished'")]
    with postgres() as url:
        asyncio.run(copy_to(url, file))
        assert asyncio.run(shape_of(url)) == []
        with serving(settings_in(tmp_path, database_url=url)) as server:
            ada = Person(server)
            for table in finished:
                assert ada.get(f"/api/tables/{table}")["table"]["status"] == "finished"
            table = ada.table("almadi", "bot:novice bot:novice", public=True)["id"]
            with ada.look(table) as eyes:
                eyes.until("snapshot")
                while eyes.table["status"] == "running":
                    eyes.next(60)
            assert table in {one["id"] for one in ada.get("/api/tables")["finished"]}
        # Where a game stands and how it ended, which the old version did not keep.
        told = asyncio.run(results_of(url))
        assert {*finished, table} <= told.keys()
        for moment, results in told.values():
            assert moment
            assert sorted(place for place, *_ in results)[0] == 1


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_old_database_is_upgraded_while_people_are_waiting_to_play(
    stack: ExitStack, tmp_path: Path, kind: str
) -> None:
    """People knock while the migrations run, at two nodes that start at once where there are two;
    all that was acknowledged is there, and bots of the old games play on.
    """
    file = unpacked(tmp_path)
    url = f"sqlite:///{file}"
    if kind == "postgresql":
        url = stack.enter_context(postgres())
        asyncio.run(copy_to(url, file))
    query = (
        "SELECT id, steps FROM tables WHERE status = 'running' AND NOT EXISTS "
        "(SELECT * FROM seats WHERE table_id = id AND kind != 'bot')"
    )
    bots = dict(rows(file, query))
    assert bots
    nodes = [Node(tmp_path, url) for _ in range(2 if kind == "postgresql" else 1)]
    for node in nodes:
        stack.callback(node.close)
        node.launch()
    players = [Player(nodes, number) for number in range(2)]
    for player in players:
        stack.callback(player.close)
        player.start()
    deadline = time.monotonic() + PATIENCE
    while min(player.moves for player in players) < 4 or any(
        asyncio.run(moved_at(url, table)) <= steps for table, steps in bots.items()
    ):
        assert [player.failure for player in players] == [None, None]
        assert time.monotonic() < deadline
        time.sleep(0.5)
    for player in players:
        player.stopping.set()
    for player in players:
        player.join()
        checked(url, player)


def test_a_backup_of_a_running_server_has_every_acknowledged_move(
    stack: ExitStack, tmp_path: Path
) -> None:
    """Taken in the middle of play and restored elsewhere: what was acknowledged before it began is
    all there, and whatever else is there is a beginning of what happened.
    """
    node = Node(tmp_path)
    started(stack, node)
    players = [Player([node], number) for number in range(3)]
    for player in players:
        stack.callback(player.close)
        player.start()
    file = tmp_path / "backup.jsonl.gz"
    for wanted in (10, 30):
        while sum(player.moves for player in players) < wanted:
            assert [player.failure for player in players] == [None] * 3
            time.sleep(0.01)
        before = [{key: list(made) for key, made in player.acked.items()} for player in players]
        node.admin("backup", str(file), "--force")
        elsewhere = tmp_path / f"elsewhere-{wanted}"
        other = f"sqlite:///{elsewhere / 'majlis.sqlite'}"
        node.admin("restore", str(file), "--database", other)
        for player, acked in zip(players, before, strict=True):
            player.check_beginning(other, acked)
    assert all(player.failure is None for player in players)
    moved = Node(elsewhere)
    started(stack, moved)
    players[0].stopping.set()
    players[0].join()
    players[0].nodes = [moved]
    table = players[0].table
    if any(table in acked for acked in before):
        assert players[0]._try("GET", f"/api/tables/{table}")["position"] is not None
