"""How a batch of events gets to the disk in one transaction.

The statements are written once, with SQLAlchemy. PostgreSQL gets them through it. SQLite gets the
same SQL directly, on a connection and a thread of its own: for a move that is all it needs, and it
takes a fraction of the time.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import bindparam, func, insert, select, text, update
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.expression import ClauseElement

from majlis.server.storage import base
from majlis.server.storage.base import TROUBLE, Database
from majlis.server.storage.models import EventRow, SeatRow, TableRow
from majlis.server.storage.nodes import LeaseRow

CHANNEL: Final = "majlis"
Values = dict[str, Any]
_Done = Callable[[BaseException | None], None]


class Conflict(Exception):
    """Another node was faster: the event was not added."""


class Fenced(Conflict):
    """Another node drives the table by now: what this one did in its own name came too late."""


class Busy(Exception):
    """The database did not take the event: locked, full or gone. Perhaps it did all the same."""


class Rows(msgspec.Struct, frozen=True):
    """What one event changes: its own row, that of its table, and those of the seats.

    What a node does by itself is written in the name of its `lease`.
    """

    event: Values
    table: Values
    seats: list[Values]
    notice: str
    lease: str | None = None


class Writer(Protocol):
    """Writes batches of rows, each in one transaction: all of it is on the disk afterwards, or
    nothing.

    Raises `Busy` when the database takes nothing now, `Conflict` when one of the events is there
    already, `Fenced` when the lease of one of them is no more.
    """

    async def write(self, batch: Sequence[Rows]) -> None: ...

    async def close(self) -> None: ...


def writer_for(database: Database) -> Writer:
    """The quickest writer that a database has."""
    return SqliteWriter(database.file) if database.file else CoreWriter(database)


_STANDING: Final = (
    "changed",
    "status",
    "steps",
    "asked",
    "due",
    "rematch",
    "moment",
    "results",
)
# The columns of them that hold JSON.
_JSON: Final = ("asked", "moment", "results")
INSERT_EVENT: Final = insert(EventRow)
UPDATE_TABLE: Final = (
    update(TableRow)
    .where(TableRow.id == bindparam("key"))
    .values({name: bindparam(name) for name in _STANDING})
    .values(
        # Seldom known: what is not told stays as it is.
        fingerprint=func.coalesce(bindparam("fingerprint"), TableRow.fingerprint),
        fingerprinted=func.coalesce(bindparam("fingerprinted"), TableRow.fingerprinted),
    )
)
UPDATE_SEAT: Final = (
    update(SeatRow)
    .where(SeatRow.table_id == bindparam("row"), SeatRow.seat == bindparam("place"))
    .values({name: bindparam(name) for name in ("kind", "user_id", "name", "level", "away")})
)


class CoreWriter:
    """Writes through SQLAlchemy and tells the other nodes."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def write(self, batch: Sequence[Rows]) -> None:
        try:
            async with self.database.engine.begin() as connection:
                await _hold_leases(connection, batch)
                await connection.execute(INSERT_EVENT, [rows.event for rows in batch])
                await connection.execute(UPDATE_TABLE, [rows.table for rows in batch])
                seats = [seat for rows in batch for seat in rows.seats]
                if seats:
                    await connection.execute(UPDATE_SEAT, seats)
                if not self.database.is_sqlite:
                    notices = [{"channel": CHANNEL, "notice": rows.notice} for rows in batch]
                    await connection.execute(text("SELECT pg_notify(:channel, :notice)"), notices)
        except IntegrityError as error:
            raise Conflict(str(error)) from error
        except TROUBLE as error:
            if is_bad_value(error):
                raise
            raise Busy(str(error)) from error

    async def close(self) -> None:
        pass


async def _hold_leases(connection: AsyncConnection, batch: Sequence[Rows]) -> None:
    """Keeps other nodes from taking the leases of a batch until it is written."""
    tokens = {rows.lease for rows in batch if rows.lease}
    if tokens:
        query = select(LeaseRow.token).where(LeaseRow.token.in_(tokens))
        held = await connection.execute(query.with_for_update(read=True))
        if lost := tokens.difference(held.scalars()):
            raise Fenced(f"{len(lost)} leases are lost")


def is_bad_value(error: BaseException) -> bool:
    """Whether it is a value that a database does not take, rather than the database itself."""
    if not isinstance(error, StatementError) or isinstance(error, OperationalError):
        return False
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return False
    state = getattr(error.orig, "sqlstate", None)
    # Without a state: what never got to the database. 22, 42: its data and its spelling.
    return state is None or str(state).startswith(("22", "42"))


def _sql(statement: ClauseElement) -> str:
    return str(statement.compile(dialect=dialect(paramstyle="named")))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _as_text(row: Values) -> Values:
    """A row of `tables` as SQLite keeps it."""
    kept = {name: row[name] for name in _JSON if row[name] is not None}
    return {**row, **{name: _json(value) for name, value in kept.items()}}


def _settle(written: asyncio.Future[None], error: BaseException | None) -> None:
    if written.done():
        return  # nobody waits any more
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)


class SqliteWriter:
    """Writes to a file of SQLite from one thread, with prepared statements."""

    _EVENT: Final = _sql(INSERT_EVENT)
    _TABLE: Final = _sql(UPDATE_TABLE)
    _SEAT: Final = _sql(UPDATE_SEAT)

    def __init__(self, file: str) -> None:
        self.file = file
        # What to write and what to call afterwards; None ends the thread.
        self._jobs: SimpleQueue[tuple[Sequence[Rows], _Done] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._connection: sqlite3.Connection | None = None

    async def write(self, batch: Sequence[Rows]) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._work, name="majlis-writer", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()

        def done(error: BaseException | None) -> None:
            loop.call_soon_threadsafe(_settle, written, error)

        self._jobs.put((batch, done))
        try:
            await written
        except (sqlite3.OperationalError, OSError) as error:
            raise Busy(str(error)) from error
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error

    async def close(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    # --- in the thread -----------------------------------------------------------------------

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch, done = job
            try:
                self._write(batch)
            except BaseException as error:  # whoever waits for it shall hear of it
                done(error)
            else:
                done(None)
        self._disconnect()

    def _write(self, batch: Sequence[Rows]) -> None:
        if self._connection is None:
            self._connection = self._connect()
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(
                self._EVENT, [{**rows.event, "data": _json(rows.event["data"])} for rows in batch]
            )
            connection.executemany(self._TABLE, [_as_text(rows.table) for rows in batch])
            connection.executemany(self._SEAT, [seat for rows in batch for seat in rows.seats])
            connection.execute("COMMIT")
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK")
            raise
        except BaseException:
            # Whatever state the connection is in: closing it takes back what was begun.
            self._disconnect()
            raise

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, timeout=base.BUSY_SECONDS, isolation_level=None)
        base.prepare_sqlite(connection, None)
        return connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
