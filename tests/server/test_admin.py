"""Looking after a server's data, on SQLite: backup, restore, prune, ban, stats."""

import asyncio
import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select

from majlis.cli.admin import _show
from majlis.kernel.options import UserError
from majlis.server.admin import backup, give_password, opened, prune, restore, set_banned, stats
from majlis.server.overseeing import people, tables
from majlis.server.storage.base import Base, Database
from majlis.server.storage.models import EventRow, SeatRow, TableRow
from majlis.server.storage.users import UserRow
from tests.cli.conftest import Run
from tests.cli.conftest import majlis as majlis_command
from tests.server.postgres import postgres

command = majlis_command
NOW = datetime.now(UTC)
OTHER_SHAPE = b'{"majlis-backup": 1, "version": "9.9", "shape": "z999"}'


def person(key: str, name: str, days: int = 0, account: bool = False) -> UserRow:
    return UserRow(
        id=key,
        name=name,
        name_key=name.lower() if account else None,
        password="hash" if account else None,
        banned=False,
        epoch=0,
        created=NOW - timedelta(days=days),
    )


def table(key: str, status: str, days: int) -> TableRow:
    changed = int((NOW - timedelta(days=days)).timestamp() * 1000)
    return TableRow(
        id=key, game="alrashid", players=2, options={"edition": "it"}, seed="s", salt="s",
        host="g1", public=True, guided=False, speed="none", invite="i", opening=[],
        created=changed, version=1, changed=changed, status=status, steps=1, asked=[0],
    )  # fmt: skip


def seat(key: str, user: str) -> SeatRow:
    return SeatRow(table_id=key, seat=0, kind="person", user_id=user, name="x", away=False)


def event(key: str) -> EventRow:
    data = {"text": "«é»", "choices": [1, 2]}
    return EventRow(table_id=key, number=1, kind="act", step=1, seat=0, data=data, at=5)


def filled(folder: Path) -> str:
    """A database with people, an old finished table, an old running one and a new one."""
    url = f"sqlite:///{folder / 'majlis.sqlite'}"

    async def fill() -> None:
        async with opened(url, new=True) as database, database.sessions() as session:
            session.add_all([person("a1", "Zubaida", 99, account=True), person("g1", "Ali", 99)])
            session.add_all([person("g2", "Ali", 99), person("g3", "Omar", 1)])
            session.add_all([table("t1", "finished", 99), table("t2", "running", 99)])
            session.add_all([table("t3", "finished", 1)])
            await session.flush()
            session.add_all([seat("t1", "g1"), seat("t2", "g2"), event("t1"), event("t2")])
            await session.commit()

    asyncio.run(fill())
    return url


def do(url: str, work: Callable[[Database], Any]) -> Any:
    async def run() -> Any:
        async with opened(url, new=True) as database:
            return await work(database)

    return asyncio.run(run())


async def everything(database: Database) -> dict[str, list[Any]]:
    async with database.engine.connect() as connection:
        return {
            table.name: sorted((await connection.execute(select(table))).all(), key=repr)
            for table in Base.metadata.sorted_tables
        }


@pytest.mark.parametrize("name", ["all.jsonl", "all.jsonl.gz"])
def test_a_backup_restores_everything(tmp_path: Path, name: str) -> None:
    url = filled(tmp_path)
    file = tmp_path / "deep" / name
    counts = do(url, lambda database: backup(database, file))
    assert counts["users"] == 4
    assert counts["events"] == 2
    assert file.stat().st_mode & 0o077 == 0
    other = f"sqlite:///{tmp_path / 'other' / 'majlis.sqlite'}"
    assert do(other, lambda database: restore(database, file)) == counts
    assert do(other, everything) == do(url, everything)


def test_a_full_database_is_replaced_only_by_force(tmp_path: Path) -> None:
    url = filled(tmp_path)
    file = tmp_path / "all.jsonl"
    do(url, lambda database: backup(database, file))
    do(url, lambda database: prune(database, 10))
    with pytest.raises(UserError, match="not empty"):
        do(url, lambda database: restore(database, file))
    do(url, lambda database: restore(database, file, force=True))
    assert do(url, stats)["tables"] == {"finished": 2, "running": 1}


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (lambda lines: lines[:-1], "cut off"),
        (lambda lines: lines[:3] + lines[4:], "lost lines"),
        (lambda lines: [*lines[:2], b'["users", {"id'], "cannot be restored"),
        (lambda lines: [b"hello"], "cannot be restored"),
        (lambda lines: [b"{}"], "not a backup"),
        (lambda lines: [OTHER_SHAPE, *lines[1:]], "another shape"),
    ],
)
def test_a_damaged_backup_changes_nothing(tmp_path: Path, spoil: Any, expected: str) -> None:
    url = filled(tmp_path)
    file = tmp_path / "all.jsonl"
    do(url, lambda database: backup(database, file))
    file.write_bytes(b"\n".join(spoil(file.read_bytes().splitlines())))
    before = do(url, everything)
    with pytest.raises(UserError, match=expected):
        do(url, lambda database: restore(database, file, force=True))
    assert do(url, everything) == before


def test_prune_takes_what_is_old_and_over_and_nothing_else(tmp_path: Path) -> None:
    url = filled(tmp_path)
    before = do(url, everything)
    assert do(url, lambda database: prune(database, 10, dry=True)) == {"tables": 1, "guests": 1}
    assert do(url, everything) == before
    assert do(url, lambda database: prune(database, 10)) == {"tables": 1, "guests": 1}
    left = do(url, everything)
    assert {row.id for row in left["tables"]} == {"t2", "t3"}
    assert {row.table_id for row in left["events"]} == {"t2"}
    assert {row.id for row in left["users"]} == {"a1", "g2", "g3"}


def test_bans_are_by_account_or_by_id(tmp_path: Path) -> None:
    url = filled(tmp_path)
    assert do(url, lambda database: set_banned(database, "ZUBAIDA", True)) == "Zubaida"
    assert do(url, stats)["banned"] == 1
    do(url, lambda database: set_banned(database, "zubaida", False))
    assert do(url, stats)["banned"] == 0
    with pytest.raises(UserError, match="g1, g2"):
        do(url, lambda database: set_banned(database, "Ali", True))
    assert do(url, lambda database: set_banned(database, "g2", True)) == "Ali"
    assert do(url, lambda database: set_banned(database, "Omar", True)) == "Omar"
    with pytest.raises(UserError, match="nobody"):
        do(url, lambda database: set_banned(database, "Nobody", True))


async def zubaida(database: Database) -> UserRow:
    async with database.sessions() as session:
        return await session.get_one(UserRow, "a1")


def test_a_host_gives_an_account_another_password(tmp_path: Path) -> None:
    url = filled(tmp_path)
    assert do(url, lambda database: give_password(database, "ZUBAIDA", "qasr al-dhahab")) == (
        "Zubaida"
    )
    row = do(url, zubaida)
    assert PasswordHasher().verify(row.password, "qasr al-dhahab")
    assert row.epoch == 1  # cookies of before are worth nothing
    with pytest.raises(UserError, match="8 to 200"):
        do(url, lambda database: give_password(database, "Zubaida", "short"))
    with pytest.raises(UserError, match="guest"):
        do(url, lambda database: give_password(database, "g1", "long enough"))
    with pytest.raises(UserError, match="nobody"):
        do(url, lambda database: give_password(database, "Nobody", "long enough"))
    assert do(url, zubaida).password == row.password


def test_a_password_is_read_or_made_up_and_printed_once(command: Run, tmp_path: Path) -> None:
    url = filled(tmp_path)
    told = command("admin", "password", "Zubaida", "--database", url, stdin="qasr al-dhahab\n")
    assert told.out == "Zubaida has another password\n"
    assert PasswordHasher().verify(do(url, zubaida).password, "qasr al-dhahab")
    made = command("admin", "password", "Zubaida", "--make", "--database", url).out.splitlines()
    assert PasswordHasher().verify(do(url, zubaida).password, made[1])
    given = command("admin", "password", "Zubaida", "in the arguments", "--database", url)
    assert given.code == 2


def test_the_commands_speak_to_people(command: Run, tmp_path: Path) -> None:
    url = filled(tmp_path)
    file = tmp_path / "all.jsonl.gz"
    assert "4 users" in command("admin", "backup", str(file), "--database", url).out
    shown = command("admin", "stats", "--database", url).out
    assert "1 accounts, 3 guests, 0 banned" in shown
    assert json.loads(command("admin", "stats", "--json", "--database", url).out)["accounts"] == 1
    assert "shut out" in command("admin", "ban", "Zubaida", "--database", url).out
    assert "welcome" in command("admin", "unban", "Zubaida", "--database", url).out
    old = command("admin", "prune", "--older-than", "10", "--dry-run", "--database", url)
    assert "1 tables and 1 guests would be removed" in old.out
    refused = command("admin", "restore", str(file), "--database", url)
    assert refused.code == 2
    assert "--force" in refused.err
    assert command("admin", "restore", str(file), "--force", "--database", url).code == 0
    nowhere = command("admin", "stats", "--database", f"sqlite:///{tmp_path / 'nowhere.sqlite'}")
    assert nowhere.code == 2
    assert "there is no database" in nowhere.err


def test_a_backup_moves_a_server_to_postgresql_and_back(tmp_path: Path) -> None:
    url = filled(tmp_path)
    there, back = tmp_path / "there.jsonl", tmp_path / "back.jsonl.gz"
    do(url, lambda database: backup(database, there))
    with postgres() as other:
        do(other, lambda database: restore(database, there))
        assert do(other, stats) == do(url, stats)
        assert do(other, lambda database: prune(database, 10, dry=True))["tables"] == 1
        do(other, lambda database: set_banned(database, "Zubaida", True))
        do(other, lambda database: set_banned(database, "Zubaida", False))
        do(other, lambda database: backup(database, back))
    third = f"sqlite:///{tmp_path / 'third.sqlite'}"
    do(third, lambda database: restore(database, back))
    assert do(third, everything) == do(url, everything)


# --- people, tables, chat ----------------------------------------------------------------------


def test_people_are_found_with_where_they_sit(command: Run, tmp_path: Path) -> None:
    url = filled(tmp_path)
    found = do(url, lambda db: people(db, "ali"))
    assert [(one["id"], one["kind"], one["tables"]) for one in found] == [
        ("g1", "guest", []),
        ("g2", "guest", ["t2"]),
    ]
    assert [one["name"] for one in do(url, lambda db: people(db, kind="accounts"))] == ["Zubaida"]
    assert do(url, lambda db: people(db, "100%")) == []
    shown = command("admin", "people", "zub", "--database", url)
    assert shown.code == 0
    assert "a1" in shown.out
    assert "Zubaida" in shown.out
    assert command("admin", "people", "--kind", "gods", "--database", url).code != 0


def test_ids_are_whole_in_a_narrow_window(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`ban` needs them: they are copied from there."""
    monkeypatch.setenv("COLUMNS", "60")
    names = {"name": "Guest 1234", "kind": "guest", "seen": "2026-01-01 10:00"}
    _show([{"id": "0123456789abcdef" * 2, **names, "tables": ["OwpJPPui3X0"]}], False, "")
    assert "0123456789abcdef" * 2 in capsys.readouterr().out


def test_accounts_that_look_alike_are_listed(tmp_path: Path) -> None:
    url = filled(tmp_path)

    async def add(database: Database) -> None:
        async with database.sessions() as session:
            session.add(person("a2", "Zub\u0430ida", 5, account=True))
            await session.commit()

    do(url, add)
    found = do(url, lambda db: people(db, alike=True))
    assert {one["id"]: one["alike"] for one in found} == {
        "a1": ["Zub\u0430ida"],
        "a2": ["Zubaida"],
    }


def test_an_account_is_made_where_nobody_else_may(command: Run, tmp_path: Path) -> None:
    url = filled(tmp_path)
    made = command("admin", "account", "Harun", "--make", "--database", url)
    assert made.code == 0
    assert [one["name"] for one in do(url, lambda db: people(db, "Harun"))] == ["Harun"]
    again = command("admin", "account", "H\u0430run", "--make", "--database", url)
    assert again.code != 0
    assert "looks like" in again.err


def test_tables_are_listed_and_one_that_runs_is_ended(command: Run, tmp_path: Path) -> None:
    url = filled(tmp_path)
    assert [one["id"] for one in do(url, lambda db: tables(db, status="running"))] == ["t2"]
    assert {one["id"] for one in do(url, lambda db: tables(db, person="g1"))} == {"t1"}
    assert do(url, lambda db: tables(db, game="chess")) == []
    assert command("admin", "end", "t2", "--why", "empty", "--database", url).code == 0
    assert [one["id"] for one in do(url, lambda db: tables(db, status="frozen"))] == ["t2"]
    twice = command("admin", "end", "t2", "--database", url)
    assert twice.code != 0
    assert "over already" in twice.err
    assert command("admin", "end", "nowhere", "--database", url).code != 0


def test_a_backup_is_written_over_by_force_or_moved_on(command: Run, tmp_path: Path) -> None:
    url, file = filled(tmp_path), tmp_path / "b.jsonl.gz"
    save = ("admin", "backup", str(file), "--database", url)
    assert command(*save).code == 0
    before = file.read_bytes()
    refused = command(*save)
    assert refused.code != 0
    assert "--force" in refused.err
    assert file.read_bytes() == before
    for _ in range(4):
        assert command(*save, "--keep", "2").code == 0
    names = sorted(one.name for one in tmp_path.glob("b*"))
    assert names == ["b.1.jsonl.gz", "b.2.jsonl.gz", "b.jsonl.gz"]
    assert do(f"sqlite:///{tmp_path / 'other.sqlite'}", lambda db: restore(db, file))["users"] == 4
    assert command(*save, "--force").code == 0
