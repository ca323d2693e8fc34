"""Reads tables from the database and adds events to them, many at once where many happen.

Waiting for the disk is what costs: all events that came in while the last transaction was being
written go into the next one together. A disk that is idle is written to at once.
"""

import asyncio
from collections.abc import Collection, Sequence
from typing import Any, Final

import structlog
from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    and_,
    bindparam,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from majlis.server.storage.base import TROUBLE, Database
from majlis.server.storage.models import EVENT_SCHEMA, EventRow, SeatRow, TableRow, schema_at
from majlis.server.storage.writing import Busy, Conflict, Rows, Values, writer_for
from majlis.server.table import FINISHED, FROZEN, OPEN, RUNNING, Chair, Event, Plan, Table

# A fingerprint is taken after every so many events of a table, and at the end of the game.
FINGERPRINT_EVERY: Final = 16
MOST_AT_ONCE: Final = 200
LOBBY: Final = 50
# Tables at which nobody plays any more.
OVER: Final = (FINISHED, FROZEN)
_log = structlog.get_logger(__name__)


class NewerEvent(Exception):
    """An event that a newer version of the server has written, in a form that this one cannot read.

    Nothing is wrong with the table: a server of that version, or a later one, can open it.
    """

    def __init__(self, table_id: str, number: int, schema: int) -> None:
        super().__init__(
            f"event {number} of table {table_id} has schema {schema}; this server knows schemas up "
            f"to {EVENT_SCHEMA}: it needs an update"
        )


class Unreadable(Exception):
    """A table whose rows are damaged; the message says what is wrong with them."""


class Stored(Struct, frozen=True):
    """A table as it was stored."""

    plan: Plan
    version: int
    status: str
    reason: str | None
    fingerprint: str | None
    fingerprinted: int
    results: list[list[int]] | None
    aside: str | None
    events: list[tuple[Event, int]]


class _Write:
    """Events of a table on their way to the disk, all or none of them, and who waits for them."""

    def __init__(self, rows: list[Rows]) -> None:
        self.rows = rows
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Store:
    """The tables in the database. Call `start` before the first write and `close` at the end."""

    def __init__(self, database: Database, node: str) -> None:
        self.database = database
        self.node = node
        # The tables that cannot be read, as far as this node has come across them, and why.
        self.aside: dict[str, str] = {}
        self._waiting: list[_Write] = []
        self._news = asyncio.Event()
        self._closing = False
        self._writer = writer_for(database)
        self._writing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._writing = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        """Ends the writer when all is written."""
        self._closing = True
        self._news.set()
        if self._writing is not None:
            await self._writing
        await self._writer.close()

    # --- writing -----------------------------------------------------------------------------

    async def create(self, table: Table, events: Sequence[tuple[Table, Event]]) -> None:
        """Stores a new table with its first events; `table` is how it stands after them."""
        plan = {name: getattr(table.plan, name) for name in Plan.__struct_fields__}
        version = table.rules.meta.version
        row = {**plan, "version": version, "reason": None}
        row |= standing_values(table) | fingerprint_values(table)
        try:
            async with self.database.engine.begin() as connection:
                await connection.execute(insert(TableRow), [row])
                await connection.execute(insert(SeatRow), seat_values(table))
                if events:
                    values = [event_values(after, event) for after, event in events]
                    await connection.execute(insert(EventRow), values)
        except TROUBLE as error:
            raise Busy(str(error)) from error

    async def append(self, *happened: tuple[Table, Event], lease: str | None = None) -> None:
        """Adds events of a table, each with how it stands after it, in one transaction.

        They are on the disk when this returns. With a `lease` they are refused (`Fenced`) once
        another node has taken it.
        """
        if self._closing:
            raise Busy("the server is closing")
        write = _Write([rows_of(table, event, self.node, lease) for table, event in happened])
        self._waiting.append(write)
        self._news.set()
        await write.done

    async def mark(self, table_id: str, **values: Any) -> None:
        """Changes columns of a table that no event speaks of: version, status, reason."""
        async with self.database.engine.begin() as connection:
            await connection.execute(
                update(TableRow).where(TableRow.id == table_id).values(**values)
            )

    async def set_aside(self, table_id: str, reason: str) -> None:
        """Leaves a table alone that cannot be read; it is named in the log once."""
        if self.aside.get(table_id) == reason:
            return
        self.aside[table_id] = reason
        _log.error("table-set-aside", table=table_id, reason=reason)
        try:
            await self.mark(table_id, aside=reason)
        except TROUBLE as error:
            _log.warning("table-not-marked", table=table_id, error=str(error)[:200])

    async def take_back(self, table_id: str) -> None:
        """A table that was set aside can be read again."""
        self.aside.pop(table_id, None)
        _log.warning("table-is-back", table=table_id)
        await self.mark(table_id, aside=None)

    async def _write_all(self) -> None:
        """Writes whatever waits, until the store is closed and nothing does."""
        while self._waiting or not self._closing:
            if not self._waiting:
                self._news.clear()
                await self._news.wait()
                continue
            batch = self._waiting[:MOST_AT_ONCE]
            del self._waiting[:MOST_AT_ONCE]
            await self._write(batch)

    async def _write(self, batch: list[_Write]) -> None:
        try:
            await self._writer.write([rows for write in batch for rows in write.rows])
        except Busy as error:
            _fail(batch, error)
        except Exception as error:
            # One event that cannot be written must not keep the others from it, nor end the writer.
            if len(batch) > 1:
                for write in batch:
                    await self._write([write])
            elif isinstance(error, Conflict):
                _fail(batch, error)
            else:
                _log.exception("event-not-written", table=batch[0].rows[0].table["key"])
                _fail(batch, Busy(str(error)))
        else:
            for write in batch:
                if not write.done.done():
                    write.done.set_result(None)

    async def take_fingerprints(self, tables: Sequence[Table]) -> None:
        """Keeps the fingerprints of tables that this node will not look at again soon."""
        values = [{"key": table.plan.id, **fingerprint_values(table)} for table in tables]
        if not values:
            return
        try:
            async with self.database.engine.begin() as connection:
                await connection.execute(_UPDATE_FINGERPRINT, values)
        except TROUBLE as error:
            # Older ones are there, and serve as well.
            _log.warning("fingerprints-not-kept", error=str(error)[:200])

    # --- reading -----------------------------------------------------------------------------

    async def load(self, table_id: str) -> Stored | None:
        """A table with all its events, and the step after each of them; `Unreadable` if its rows
        are damaged.
        """
        async with self.database.engine.connect() as connection:
            try:
                rows = await connection.execute(_COLUMNS.where(TableRow.id == table_id))
                row = rows.one_or_none()
            except (ValueError, TypeError) as error:
                raise Unreadable(f"its row is damaged: {error}") from None
            if row is None:
                return None
            events = await self._events(connection, table_id, 0)
        return Stored(
            plan_of(row),
            row.version,
            row.status,
            row.reason,
            row.fingerprint,
            row.fingerprinted,
            row.results,
            row.aside,
            events,
        )

    async def events_after(self, table_id: str, number: int) -> list[tuple[Event, int]]:
        """The events after a number, each with the step after it."""
        async with self.database.engine.connect() as connection:
            return await self._events(connection, table_id, number)

    async def numbers(self, table_ids: Collection[str]) -> dict[str, int]:
        """The number of the newest event of each table, by one look at an index each."""
        newest = (
            select(func.max(EventRow.number))
            .where(EventRow.table_id == TableRow.id)
            .scalar_subquery()
        )
        query = select(TableRow.id, newest).where(TableRow.id.in_(table_ids))
        async with self.database.engine.connect() as connection:
            return {str(key): number or 0 for key, number in await connection.execute(query)}

    async def _events(
        self, connection: AsyncConnection, table_id: str, number: int
    ) -> list[tuple[Event, int]]:
        columns = EventRow.__table__.c
        query = (
            select(*columns)
            .where(columns.table_id == table_id, columns.number > number)
            .order_by(columns.number)
        )
        found: list[tuple[Event, int]] = []
        try:
            for row in await connection.execute(query):
                event = event_of(row)
                if event.number != number + len(found) + 1:
                    break
                found.append((event, row.step))
            else:
                return found
        except (ValueError, TypeError) as error:
            wrong = await self._first_wrong(connection, query)
            raise Unreadable(f"event {wrong} is damaged: {error}") from None
        raise Unreadable(f"event {number + len(found) + 1} is missing")

    async def _first_wrong(self, connection: AsyncConnection, query: Select[Any]) -> int:
        """The number of the first event that cannot be read."""
        columns = EventRow.__table__.c
        for number in (await connection.execute(query.with_only_columns(columns.number))).scalars():
            try:
                (await connection.execute(query.where(columns.number == number))).all()
            except (ValueError, TypeError):
                return int(number)
        return -1

    async def due(self, before: int, idle: int) -> list[str]:
        """Tables at which the server must act before a time of the house, the longest wait first.

        A table that has moved after `idle` is left to the node that moved it.
        """
        query = (
            select(TableRow.id)
            .where(TableRow.status.in_((OPEN, RUNNING)), TableRow.due <= before)
            .where(TableRow.aside.is_(None))
            .where(or_(TableRow.due > 0, TableRow.ticked <= idle))
            .order_by(TableRow.due, TableRow.ticked)
        )
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def full(self) -> list[str]:
        """Tables that have not begun although every seat is taken: they are being dealt, or their
        start was lost.
        """
        query = select(TableRow.id).where(
            TableRow.status == "open", ~_HAS_ROOM, TableRow.aside.is_(None)
        )
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def bot_tables(self, host: str, besides: str) -> int:
        """How many tables of a host, but one, have bots that play or are going to."""
        bots = exists().where(and_(SeatRow.table_id == TableRow.id, SeatRow.kind == "bot"))
        query = select(func.count(TableRow.id)).where(
            TableRow.host == host, TableRow.status.not_in(OVER), TableRow.id != besides, bots
        )
        async with self.database.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def left_aside(self) -> dict[str, str]:
        """The tables that were set aside, and why."""
        query = select(TableRow.id, TableRow.aside).where(TableRow.aside.is_not(None))
        async with self.database.engine.connect() as connection:
            return {row.id: row.aside for row in await connection.execute(query)}

    async def lobby(self, user: str | None) -> dict[str, list[tuple[Row[Any], list[Row[Any]]]]]:
        """Rows of tables with their seats: mine that go on, and the public ones by what they are
        at. One that is being dealt is no open one: nobody can sit down there.
        """
        public = [TableRow.public.is_(True)]
        wanted: dict[str, list[Any]] = {
            "mine": [_sits(user), TableRow.status.not_in(OVER)],
            "open": [*public, TableRow.status == "open", _HAS_ROOM],
            "live": [*public, or_(TableRow.status == "running", _IS_DEALT)],
            "finished": [*public, TableRow.status == "finished"],
        }
        if user is None:
            del wanted["mine"]
        async with self.database.engine.connect() as connection:
            return {
                name: await self._with_seats(connection, _COLUMNS.where(*conditions))
                for name, conditions in wanted.items()
            }

    async def history(
        self, user: str, first: int, most: int
    ) -> tuple[list[tuple[Row[Any], list[Row[Any]]]], int]:
        """Rows of the tables of a person that are over, from one on, the last first; and how many
        there are in all.
        """
        mine = (_sits(user), TableRow.status.in_(OVER))
        async with self.database.engine.connect() as connection:
            counted = await connection.execute(select(func.count(TableRow.id)).where(*mine))
            query = _COLUMNS.where(*mine).offset(first)
            return await self._with_seats(connection, query, most), counted.scalar_one()

    async def _with_seats(
        self, connection: AsyncConnection, query: Select[Any], most: int = LOBBY
    ) -> list[tuple[Row[Any], list[Row[Any]]]]:
        readable = query.where(TableRow.aside.is_(None))
        latest = readable.order_by(TableRow.changed.desc(), TableRow.id).limit(most)
        try:
            rows = list((await connection.execute(latest)).all())
        except (ValueError, TypeError):
            rows = await self._readable(connection, latest)
        seats: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
        sitting = select(*SeatRow.__table__.c).where(SeatRow.table_id.in_(seats))
        for seat in await connection.execute(sitting.order_by(SeatRow.seat)):
            seats[seat.table_id].append(seat)
        return [(row, seats[row.id]) for row in rows]

    async def _readable(self, connection: AsyncConnection, query: Select[Any]) -> list[Row[Any]]:
        """The rows that can be read, one by one; the tables of the others are set aside."""
        found: list[Row[Any]] = []
        ids = list((await connection.execute(query.with_only_columns(TableRow.id))).scalars())
        for table_id in ids:
            try:
                rows = await connection.execute(_COLUMNS.where(TableRow.id == table_id))
                found += rows.all()
            except (ValueError, TypeError) as error:
                await self.set_aside(table_id, f"its row is damaged: {error}")
        return found


def _sits(user: str | None) -> ColumnElement[bool]:
    """Whether a person has a seat at a table."""
    return exists().where(and_(SeatRow.table_id == TableRow.id, SeatRow.user_id == user))


def _fail(batch: list[_Write], error: Exception) -> None:
    for write in batch:
        if not write.done.done():
            write.done.set_exception(error)


# --- between rows and tables -----------------------------------------------------------------

_COLUMNS: Final = select(*TableRow.__table__.c)
# Whether a seat is free, and whether a game is being dealt: all are taken, and it has not begun.
_HAS_ROOM: Final = exists().where(and_(SeatRow.table_id == TableRow.id, SeatRow.kind == "open"))
_IS_DEALT: Final = and_(TableRow.status == "open", ~_HAS_ROOM)


def standing_values(table: Table) -> Values:
    """The columns that say where a table stands."""
    return {
        "changed": table.changed,
        "status": table.status,
        "steps": table.acts,
        "asked": table.asked,
        "due": table.due(),
        "ticked": table.ticked,
        "rematch": table.rematch,
        "invite": table.invite,
        "moment": table.moment,
        "results": table.results,
    }


def fingerprint_values(table: Table) -> Values:
    """The columns that say where the events of a table have led."""
    match = table.match
    fingerprint = table.rules.fingerprint(match.state) if match else None
    return {"fingerprint": fingerprint, "fingerprinted": table.number}


def rows_of(table: Table, event: Event, node: str, lease: str | None = None) -> Rows:
    """What an event changes; `table` is how it stands after it."""
    taken = table.number % FINGERPRINT_EVERY == 0 or table.status == FINISHED
    prints = fingerprint_values(table) if taken else _NO_FINGERPRINT
    sat = event.kind in ("sit", "leave", "return", "remove")
    seats = seat_values(table) if sat else []
    return Rows(
        event_values(table, event),
        {"key": table.plan.id, **standing_values(table), **prints},
        [{"row": v.pop("table_id"), "place": v.pop("seat"), **v} for v in seats],
        f"{table.plan.id} {event.number} {node}",
        lease,
    )


def event_values(table: Table, event: Event) -> Values:
    """A row of `events`."""
    return {
        "table_id": table.plan.id,
        "number": event.number,
        "kind": event.kind,
        "step": table.acts,
        "seat": event.seat,
        "user_id": event.user,
        "command_id": event.command,
        "data": event.data,
        "at": event.at,
        "tick": event.tick,
        "spared": event.spared,
        "schema": schema_at(table.plan.material),
    }


def event_of(row: Row[Any]) -> Event:
    """An event, from its row; `NewerEvent` if this version cannot know what it means."""
    if row.schema > EVENT_SCHEMA:
        raise NewerEvent(row.table_id, row.number, row.schema)
    who = (row.seat, row.user_id, row.command_id)
    return Event(row.number, row.kind, row.at, *who, row.data, row.tick, row.spared)


def seat_values(table: Table) -> list[Values]:
    """The rows of `seats`."""
    return [
        {
            "table_id": table.plan.id,
            "seat": seat,
            "kind": chair.kind,
            "user_id": chair.user,
            "name": chair.name,
            "level": chair.level,
            "away": chair.away,
        }
        for seat, chair in enumerate(table.chairs)
    ]


def plan_of(row: Row[Any]) -> Plan:
    """What was fixed when a table was made, from its row."""
    return Plan(**{name: getattr(row, name) for name in Plan.__struct_fields__})


def chair_of(row: Row[Any]) -> Chair:
    """Who sits there, from a row of `seats`."""
    return Chair(row.kind, row.user_id, row.name, row.level, row.away)


_NO_FINGERPRINT: Final[Values] = {"fingerprint": None, "fingerprinted": None}
# Another node may have gone on with the table and taken a newer one.
_UPDATE_FINGERPRINT: Final = (
    update(TableRow)
    .where(TableRow.id == bindparam("key"), TableRow.fingerprinted < bindparam("fingerprinted"))
    .values(fingerprint=bindparam("fingerprint"), fingerprinted=bindparam("fingerprinted"))
)
