"""What must be right before a server starts, and what must not be done while one runs."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from majlis.cli import serve as serve_command
from majlis.kernel.options import UserError
from majlis.server import logs
from majlis.server.admin import opened
from majlis.server.leases import Leases
from majlis.server.start import check_secret, forget_secret
from majlis.server.storage.alone import alone
from tests.cli.conftest import Run
from tests.cli.conftest import majlis as majlis_command
from tests.server.postgres import postgres
from tests.server.serving import free_port

command = majlis_command
SECRET = "a secret that all nodes have"


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture
def serve(command: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """`majlis serve` up to where it would listen: what it says before."""

    async def run(*_: Any) -> None:
        pass

    monkeypatch.setattr(serve_command, "_run", run)
    monkeypatch.setattr(logs, "start_logs", lambda *_: None)
    monkeypatch.setattr(os, "umask", lambda _: 0)
    monkeypatch.setenv("MAJLIS_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("MAJLIS_SECRET", SECRET)

    def said(*args: str) -> Any:
        return command("serve", "--no-browser", "--port", "0", *args)

    return said


STARTS = "the server did not start"  # the end of what `serve` does in these tests


def test_a_file_is_served_by_one_server_at_a_time(serve: Run, tmp_path: Path) -> None:
    file = tmp_path / "majlis.sqlite"
    with alone(str(file)):
        refused = serve("--database", f"sqlite:///{file}")
        assert refused.code == 2
        assert f"a server runs on {file} already: stop it first" in refused.err
        assert not file.exists()
    assert STARTS in serve("--database", f"sqlite:///{file}").err


def test_nothing_is_restored_under_a_running_server(command: Run, tmp_path: Path) -> None:
    file, url = tmp_path / "all.jsonl", f"sqlite:///{tmp_path / 'majlis.sqlite'}"
    asyncio.run(made(url))
    assert command("admin", "backup", str(file), "--database", url).code == 0
    with alone(str(tmp_path / "majlis.sqlite")):
        refused = command("admin", "restore", str(file), "--force", "--database", url)
        assert (refused.code, "stop it first" in refused.err) == (2, True)
        assert command("admin", "stats", "--database", url).code == 0
    assert command("admin", "restore", str(file), "--force", "--database", url).code == 0


async def made(url: str) -> None:
    async with opened(url, new=True):
        pass


def test_nothing_is_restored_under_running_nodes(
    command: Run, tmp_path: Path, database: str
) -> None:
    file = tmp_path / "all.jsonl"
    assert command("admin", "backup", str(file), "--database", database).code == 0

    async def say(alive: bool) -> None:
        async with opened(database) as found, found.engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            leases = Leases("node", raw.fetchval)
            await (leases.beat() if alive else leases.end())

    asyncio.run(say(True))
    refused = command("admin", "restore", str(file), "--force", "--database", database)
    assert (refused.code, "1 servers run on this database" in refused.err) == (2, True)
    asyncio.run(say(False))
    assert command("admin", "restore", str(file), "--force", "--database", database).code == 0


def test_pruning_asks_first(command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "majlis.sqlite"
    url = f"sqlite:///{file}"
    asyncio.run(made(url))
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute(
            "INSERT INTO users (id, name, banned, epoch, created) "
            "VALUES ('g', 'Ali', 0, 0, '2020-01-01 00:00:00.000000')"
        )
    prune = ("admin", "prune", "--older-than", "0", "--database", url)
    unasked = command(*prune)
    assert (unasked.code, "--yes" in unasked.err) == (2, True)
    assert "0 tables and 1 guests would be removed" in unasked.out
    answers = iter((False, True))
    monkeypatch.setattr("majlis.cli.admin._agreed", lambda _: next(answers))
    assert " removed" not in command(*prune).out.replace("be removed", "")
    assert "1 guests removed" in command(*prune).out
    assert "0 guests removed" in command(*prune, "--yes").out


def test_an_absent_postgresql_is_told_in_one_sentence(serve: Run, command: Run) -> None:
    port = free_port()
    url = f"postgresql://majlis:hush-hush@127.0.0.1:{port}/games"
    for said in (serve("--database", url), command("admin", "stats", "--database", url)):
        assert said.code == 1
        assert said.err.count("\n") == 1
        assert (
            f"cannot reach the database at postgresql://majlis@127.0.0.1:{port}/games" in said.err
        )
        assert "start PostgreSQL there" in said.err
        assert "hush" not in said.err


def test_a_missing_database_is_told_in_one_sentence(
    serve: Run, command: Run, database: str
) -> None:
    url = database.replace("/postgres?", "/nothing?", 1)
    assert url != database
    for said in (serve("--database", url), command("admin", "stats", "--database", url)):
        assert said.code == 1
        assert said.err.count("\n") == 1
        assert "createdb nothing" in said.err


def test_a_file_that_is_no_database_is_told_in_one_sentence(serve: Run, tmp_path: Path) -> None:
    file = tmp_path / "majlis.sqlite"
    file.write_text("a poem of some length, which is not a database " * 20)
    said = serve("--database", f"sqlite:///{file}")
    assert (said.code, said.err.count("\n")) == (1, 1)
    assert f"the database {file} is damaged" in said.err
    assert "restore a backup" in said.err


def test_a_newer_database_is_told_in_one_sentence(serve: Run, tmp_path: Path) -> None:
    file = tmp_path / "majlis.sqlite"
    asyncio.run(made(f"sqlite:///{file}"))
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = 'z999'")
    said = serve("--database", f"sqlite:///{file}")
    assert (said.code, said.err.count("\n")) == (1, 1)
    assert "newer version of Majlis" in said.err


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_another_secret_is_refused(
    serve: Run,
    command: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    database: str,
    kind: str,
) -> None:
    url = database if kind == "postgresql" else f"sqlite:///{tmp_path / 'majlis.sqlite'}"
    assert STARTS in serve("--database", url).err
    assert STARTS in serve("--database", url).err
    monkeypatch.setenv("MAJLIS_SECRET", "quite another secret")
    refused = serve("--database", url)
    assert refused.code == 2
    assert "served with another secret" in refused.err
    assert "quite another" not in refused.err
    assert command("admin", "forget-secret", "--database", url).code == 0
    assert STARTS in serve("--database", url).err


def test_of_two_nodes_that_start_together_one_secret_wins(database: str) -> None:
    async def work() -> None:
        async with opened(database) as found:
            await forget_secret(found)
            both = (check_secret(found, secret) for secret in ("the one secret", "another secret"))
            ended = await asyncio.gather(*both, return_exceptions=True)
            assert [type(end) for end in ended if end] == [UserError]
            await forget_secret(found)

    asyncio.run(work())
