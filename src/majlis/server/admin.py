"""Looking after a server's data: backups, restoring, pruning, bans, passwords, figures.

A backup is a file of lines, the same for SQLite and PostgreSQL, so it moves a server from one to
the other. It is taken in one transaction while the server runs: what was acknowledged before is in
it, half a move never is.
"""

import gzip
import json
import os
import tempfile
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import IO, Any, Final

from argon2 import PasswordHasher
from sqlalchemy import Connection, DateTime, Table, delete, func, insert, or_, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncSession

import majlis
from majlis.kernel.options import UserError
from majlis.server.hub import rebuild
from majlis.server.identity import PASSWORD_LENGTHS, end_sessions
from majlis.server.names import fold
from majlis.server.start import forget_secret
from majlis.server.storage import models, reviews  # noqa: F401  # all tables must be known
from majlis.server.storage.alone import alone, check_nobody_serves
from majlis.server.storage.base import TROUBLE, Base, Database
from majlis.server.storage.guesses import GuessRow
from majlis.server.storage.migrate import migrate
from majlis.server.storage.models import PulseRow, SeatRow, TableRow
from majlis.server.storage.nodes import FactRow, LeaseRow, NodeRow
from majlis.server.storage.notices import PERSON, PRUNED, NoticeRow, give_notice
from majlis.server.storage.sound import check_sound
from majlis.server.storage.store import NewerEvent, Store
from majlis.server.storage.users import UserRow

FORMAT: Final = 1
CHUNK: Final = 500
# What servers that run now tell each other is in no backup.
OF_SERVERS: Final = {row.__tablename__ for row in (NoticeRow, NodeRow, LeaseRow, FactRow, GuessRow)}
ENDED: Final = ("finished", "frozen", "open")


@asynccontextmanager
async def opened(url: str, new: bool = False) -> AsyncIterator[Database]:
    """The database of a server, in the shape that this version needs; a `new` one if need be."""
    database = Database(url, patient=True)
    file = make_url(url).database
    if database.is_sqlite and file and not Path(file).exists():
        if not new:
            raise UserError(f"there is no database at {file}")
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    try:
        await check_sound(database)
        await database.reach()
        await migrate(database)
        yield database
    finally:
        await database.close()


# --- backup and restore ------------------------------------------------------------------------


async def backup(
    database: Database, path: Path, force: bool = False, keep: int = 0
) -> dict[str, int]:
    """Writes everything into a file, whole or not at all; says how many rows of each table.

    A file that is there already is written over by `force` alone; with `keep` it moves on, and so
    many older ones are kept.
    """
    if path.exists() and not force and not keep:
        raise UserError(f"{path} is there already; --force writes over it, --keep N moves it on")
    counts = await _write_backup(database, path.with_name(f"{path.name}.new") if keep else path)
    if keep:
        _rotate(path, keep)
    return counts


def _rotate(path: Path, keep: int) -> None:
    """Moves a backup and the older ones on by one, and the new one into its place."""
    stem, dot, rest = path.name.partition(".")

    def older(number: int) -> Path:
        return path.with_name(f"{stem}.{number}{dot}{rest}") if number else path

    try:
        for number in range(keep - 1, -1, -1):
            if older(number).exists():
                os.replace(older(number), older(number + 1))
        os.replace(path.with_name(f"{path.name}.new"), path)
    except OSError as error:
        raise UserError(f"cannot move {path}: {error.strerror}") from None


async def _write_backup(database: Database, path: Path) -> dict[str, int]:
    async with database.engine.connect() as connection:
        if database.is_sqlite:
            await connection.execute(text("BEGIN"))
        else:
            await connection.execute(
                text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            )
        return await connection.run_sync(_write_file, path)


def _write_file(connection: Connection, path: Path) -> dict[str, int]:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as raw, _packed(raw, path, "wb") as file:
                counts = _write_rows(connection, file)
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        raise UserError(f"cannot write {path}: {error.strerror}") from None
    return counts


def _write_rows(connection: Connection, file: IO[bytes]) -> dict[str, int]:
    def line(data: Any) -> None:
        file.write(json.dumps(data, ensure_ascii=False, default=_spell).encode() + b"\n")

    line({"majlis-backup": FORMAT, "version": majlis.__version__, "shape": _shape(connection)})
    counts: dict[str, int] = {}
    for table in _tables():
        rows = connection.execution_options(yield_per=CHUNK).execute(select(table))
        counts[table.name] = 0
        for row in rows.mappings():
            line([table.name, dict(row)])
            counts[table.name] += 1
    line({"end": counts})
    return counts


def _tables() -> list[Table]:
    """All that a backup holds."""
    return [table for table in Base.metadata.sorted_tables if table.name not in OF_SERVERS]


def _spell(value: Any) -> str:
    if isinstance(value, datetime):
        return value.replace(tzinfo=value.tzinfo or UTC).isoformat()
    raise TypeError(f"no spelling for {value!r}")


def _packed(raw: IO[bytes], path: Path, mode: str) -> Any:
    """The file itself, or what packs it when its name ends in .gz."""
    return gzip.GzipFile(fileobj=raw, mode=mode) if ".gz" in path.suffixes[-2:] else raw


def _shape(connection: Connection) -> str:
    """The last migration of a database."""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())


async def restore(database: Database, path: Path, force: bool = False) -> dict[str, int]:
    """Puts a backup into an empty database, or with `force` in place of what is there.

    No server may run meanwhile: it would go on with what it has in memory. The one that comes next
    may bring another secret.
    """
    with alone(database.file):
        await check_nobody_serves(database)
        async with database.engine.begin() as connection:
            counts = await connection.run_sync(_read_file, path, force)
        await forget_secret(database)
    return counts


def _read_file(connection: Connection, path: Path, force: bool) -> dict[str, int]:
    tables = _tables()
    # How far the time of the house has come is there as soon as a server has run once.
    counted = [t for t in tables if t.name != PulseRow.__tablename__]
    filled = [t for t in counted if connection.execute(select(t).limit(1)).first() is not None]
    if filled and not force:
        raise UserError(
            "the database is not empty; --force replaces what is in it (make a backup first)"
        )
    for table in reversed(tables):
        connection.execute(delete(table))
    try:
        with path.open("rb") as raw, _packed(raw, path, "rb") as file:
            return _read_rows(connection, file, path)
    except (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError) as error:
        if isinstance(error, UserError):
            raise
        raise UserError(f"{path} cannot be restored: {error}") from None


def _read_rows(connection: Connection, file: IO[bytes], path: Path) -> dict[str, int]:
    head = json.loads(file.readline() or b"{}")
    if not isinstance(head, dict) or head.get("majlis-backup") != FORMAT:
        raise UserError(f"{path} is not a backup of Majlis")
    if head["shape"] != _shape(connection):
        raise UserError(
            f"{path} was made by Majlis {head['version']}, whose database has another shape: "
            "restore it with that version, then start this one"
        )
    known = {table.name: table for table in _tables()}
    counts = dict.fromkeys(known, 0)
    waiting: list[dict[str, Any]] = []
    table = ""
    for raw in file:
        entry = json.loads(raw)
        ended = isinstance(entry, dict)
        if waiting and (ended or entry[0] != table or len(waiting) == CHUNK):
            connection.execute(insert(known[table]), waiting)
            waiting = []
        if ended:
            if entry["end"] != counts:
                raise UserError(f"{path} is damaged: it has lost lines")
            return counts
        table = entry[0]
        waiting.append(_row(known[table], entry[1]))
        counts[table] += 1
    raise UserError(f"{path} is cut off: its last line is missing")


def _row(table: Table, data: dict[str, Any]) -> dict[str, Any]:
    return {
        name: datetime.fromisoformat(value)
        if value is not None and isinstance(table.c[name].type, DateTime)
        else value
        for name, value in data.items()
    }


# --- tidying up, people, figures -----------------------------------------------------------------


async def prune(database: Database, days: float, dry: bool = False) -> dict[str, int]:
    """Removes tables that ended, or never began, so many days ago, and guests without a seat.

    A `dry` run does the same and takes it back: its figures are what would have gone.
    """
    limit = datetime.now(UTC) - timedelta(days=days)
    before = int(limit.timestamp() * 1000)
    seated = select(SeatRow.user_id).where(SeatRow.user_id.is_not(None))
    old_tables = delete(TableRow).where(TableRow.status.in_(ENDED), TableRow.changed < before)
    idle_guests = delete(UserRow).where(
        UserRow.password.is_(None),
        UserRow.banned.is_(False),
        UserRow.created < limit,
        UserRow.id.not_in(seated),
    )
    async with database.sessions() as session:
        tables = await session.execute(old_tables)
        guests = await session.execute(idle_guests)
        await give_notice(session, PRUNED, str(before))
        await (session.rollback() if dry else session.commit())
    return {"tables": _rows(tables), "guests": _rows(guests)}


def _rows(result: Any) -> int:
    return int(result.rowcount)


async def set_banned(database: Database, name: str, banned: bool) -> str:
    """Shuts somebody out, or lets them in again, by account name or by id; gives the name."""
    async with database.sessions() as session:
        row = await _person(session, name)
        row.banned = banned
        if banned:
            await give_notice(session, PERSON, row.id)
        await session.commit()
        return row.name


async def give_password(database: Database, name: str, password: str) -> str:
    """Another password for an account, by name or by id, whose sessions end; gives the name."""
    shortest, longest = PASSWORD_LENGTHS
    if not shortest <= len(password) <= longest:
        raise UserError(f"a password has {shortest} to {longest} characters")
    async with database.sessions() as session:
        row = await _person(session, name)
        if row.password is None:
            raise UserError(f"{row.name} is a guest and has no password")
        await end_sessions(session, row.id, password=PasswordHasher().hash(password))
        await session.commit()
        return row.name


async def _person(session: AsyncSession, name: str) -> UserRow:
    """Somebody by account name, by id, or by the name of a guest if only one has it."""
    query = select(UserRow).where(
        or_(UserRow.name_key == fold(name), UserRow.id == name, UserRow.name == name)
    )
    found = list((await session.scalars(query)).all())
    if not found:
        raise UserError(f"there is nobody called {name!r}")
    accounts = [row for row in found if row.name_key == fold(name) or row.id == name]
    if len(found) > 1 and len(accounts) != 1:
        ids = ", ".join(row.id for row in found)
        raise UserError(f"several guests are called {name!r}; give one of their ids: {ids}")
    return (accounts or found)[0]


async def stats(database: Database) -> dict[str, Any]:
    """How many people and tables there are, by kind, status and game."""
    async with database.sessions() as session:
        people = select(func.count()).select_from(UserRow)
        status = select(TableRow.status, func.count()).group_by(TableRow.status)
        games = select(TableRow.game, func.count()).group_by(TableRow.game)
        return {
            "accounts": await _count(session, people.where(UserRow.password.is_not(None))),
            "guests": await _count(session, people.where(UserRow.password.is_(None))),
            "banned": await _count(session, people.where(UserRow.banned.is_(True))),
            "tables": {str(name): int(n) for name, n in (await session.execute(status)).all()},
            "games": {str(name): int(n) for name, n in (await session.execute(games)).all()},
            "aside": await Store(database, "admin").left_aside(),
        }


async def check(database: Database) -> tuple[int, dict[str, str]]:
    """Reads every table; says how many there are, and what is wrong with those that are damaged.

    These are set aside, as a server does that comes across them; those that are well again are not.
    """
    store, wrong = Store(database, "admin"), dict[str, str]()
    async with database.engine.connect() as connection:
        ids = list((await connection.execute(select(TableRow.id).order_by(TableRow.id))).scalars())
    for table_id in ids:
        try:
            stored = await store.load(table_id)
            if stored is None:
                continue
            rebuild(stored)
        except NewerEvent as error:
            wrong[table_id] = str(error)
            continue
        except TROUBLE:
            raise
        except Exception as error:  # what is damaged may fail in any way at all
            wrong[table_id] = str(error) or type(error).__name__
            await store.mark(table_id, aside=wrong[table_id])
        else:
            if stored.aside is not None:
                await store.mark(table_id, aside=None)
    return len(ids), wrong


async def _count(session: AsyncSession, query: Any) -> int:
    return int((await session.execute(query)).scalar_one())
