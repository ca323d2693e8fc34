"""Looking after people and tables: who is here, where they sit, what was said, games that end now.

A server that runs hears of what is changed here by a notice, on every node.
"""

import time
from datetime import UTC, datetime
from typing import Any, Final

from argon2 import PasswordHasher
from sqlalchemy import Row, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from majlis.kernel.options import UserError
from majlis.server.identity import PASSWORD_LENGTHS, new_person
from majlis.server.names import check_free, clean_name, fold, look
from majlis.server.problems import Refused
from majlis.server.storage.base import Database
from majlis.server.storage.models import EventRow, SeatRow, TableRow, schema_at
from majlis.server.storage.notices import TABLE, give_notice
from majlis.server.storage.users import UserRow
from majlis.server.table import ENDED, FROZEN, OPEN, RUNNING

MOST_LISTED: Final = 1000
Listed = list[dict[str, Any]]


def _like(words: str) -> str:
    """A pattern for whatever has these words in it; signs of patterns mean themselves."""
    return "%" + words.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"


# --- people --------------------------------------------------------------------------------------


async def people(
    database: Database, words: str = "", kind: str = "", alike: bool = False
) -> Listed:
    """Accounts and guests, last seen first: those whose name or id has these words in it.

    `kind` is "accounts", "guests", "banned" or all; `alike`: accounts that look like another one.
    """
    query = select(UserRow).order_by(func.coalesce(UserRow.seen, UserRow.created).desc())
    if words:
        query = query.where(or_(UserRow.name.ilike(_like(words), escape="\\"), UserRow.id == words))
    if kind == "accounts" or alike:
        query = query.where(UserRow.password.is_not(None))
    elif kind == "guests":
        query = query.where(UserRow.password.is_(None))
    elif kind == "banned":
        query = query.where(UserRow.banned.is_(True))
    async with database.sessions() as session:
        rows = list((await session.scalars(query.limit(MOST_LISTED))).all())
        twins = await _twins(session)
        if alike:
            rows = [row for row in rows if len(twins[look(row.name)]) > 1]
        seats = await _seats_of(session, [row.id for row in rows])
    return [
        {
            "id": row.id,
            "name": row.name,
            "kind": "guest" if row.password is None else "account",
            "banned": row.banned,
            "seen": _moment(row.seen or row.created),
            "tables": seats.get(row.id, []),
            "alike": [
                name
                for key, name in twins.get(look(row.name), [])
                if key != row.id and row.password is not None
            ],
        }
        for row in rows
    ]


async def _twins(session: AsyncSession) -> dict[str, list[tuple[str, str]]]:
    """The accounts, by how their names look."""
    accounts = select(UserRow.id, UserRow.name).where(UserRow.password.is_not(None))
    found: dict[str, list[tuple[str, str]]] = {}
    for key, name in (await session.execute(accounts)).all():
        found.setdefault(look(name), []).append((key, name))
    return found


async def _seats_of(session: AsyncSession, ids: list[str]) -> dict[str, list[str]]:
    """The tables that are not over at which people sit."""
    query = (
        select(SeatRow.user_id, TableRow.id)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(SeatRow.user_id.in_(ids), TableRow.status.in_((OPEN, RUNNING)))
        .distinct()
    )
    found: dict[str, list[str]] = {}
    for user, table in (await session.execute(query)).all():
        found.setdefault(user or "", []).append(table)
    return found


async def make_account(database: Database, name: str, password: str) -> str:
    """An account, also where nobody may make one; gives its id."""
    shortest, longest = PASSWORD_LENGTHS
    if not shortest <= len(password) <= longest:
        raise UserError(f"a password has {shortest} to {longest} characters")
    async with database.sessions() as session:
        row = new_person()
        try:
            row.name = clean_name(name)
            await check_free(session, row.name, row.id)
        except Refused as refused:
            why = (
                "is no name" if refused.status == 400 else "is taken, or looks like a name that is"
            )
            raise UserError(f"{name!r} {why}") from None
        row.name_key, row.look_key = fold(row.name), look(row.name)
        row.password = PasswordHasher().hash(password)
        session.add(row)
        await session.commit()
        return row.id


# --- tables --------------------------------------------------------------------------------------


async def tables(
    database: Database, status: str = "", game: str = "", person: str = "", most: int = MOST_LISTED
) -> Listed:
    """Tables, the last changed first, with those who sit there."""
    query = select(TableRow).order_by(TableRow.changed.desc(), TableRow.id).limit(most)
    if status:
        query = query.where(TableRow.status == status)
    if game:
        query = query.where(TableRow.game == game)
    if person:
        sits = or_(SeatRow.user_id == person, SeatRow.name.ilike(_like(person), escape="\\"))
        query = query.where(TableRow.id.in_(select(SeatRow.table_id).where(sits)))
    async with database.sessions() as session:
        rows = list((await session.scalars(query)).all())
        seats = select(SeatRow).where(SeatRow.table_id.in_([row.id for row in rows]))
        sitting: dict[str, list[str]] = {}
        for seat in await session.scalars(seats.order_by(SeatRow.table_id, SeatRow.seat)):
            sitting.setdefault(seat.table_id, []).append(seat.name or "-")
    return [
        {
            "id": row.id,
            "game": row.game,
            "status": row.status,
            "public": row.public,
            "acts": row.steps,
            "changed": _moment(datetime.fromtimestamp(row.changed / 1000, UTC)),
            "people": sitting.get(row.id, []),
        }
        for row in rows
    ]


async def end_table(database: Database, table_id: str, why: str = "") -> None:
    """Ends a table that is open or runs, for good: it can still be looked at."""
    reason = f"{ENDED}: {why}" if why else ENDED
    for _ in range(5):  # a server that moves the table in the same moment is faster
        async with database.sessions() as session:
            table = await _table(session, table_id)
            if table.status not in (OPEN, RUNNING):
                raise UserError(f"table {table_id} is over already ({table.status})")
            last = select(func.max(EventRow.number)).where(EventRow.table_id == table_id)
            number = ((await session.execute(last)).scalar() or 0) + 1
            session.add(
                EventRow(
                    table_id=table_id,
                    number=number,
                    kind="end",
                    step=table.steps,
                    seat=-1,
                    data={"reason": reason},
                    at=time.time_ns() // 1_000_000,
                    schema=schema_at(table.material),
                )
            )
            table.status, table.reason, table.due, table.asked = FROZEN, reason, None, []
            await give_notice(session, TABLE, table_id)
            try:
                await session.commit()
            except IntegrityError:
                continue
            return
    raise UserError(f"table {table_id} moves too fast; try again")


async def _table(session: AsyncSession, table_id: str) -> TableRow:
    table = await session.get(TableRow, table_id)
    if table is None:
        raise UserError(f"there is no table {table_id!r}; `majlis admin tables` lists them")
    return table


# --- what was said -------------------------------------------------------------------------------


async def chat(database: Database, table_id: str) -> Listed:
    """What was said at a table, by number."""
    async with database.sessions() as session:
        await _table(session, table_id)
        rows = await session.execute(_said(table_id))
        return [_line(row) for row in rows if row.data["text"]]


async def delete_chat(database: Database, table_id: str, number: int | None = None) -> int:
    """Blanks a line of the chat, or all of them, also in open windows; gives how many."""
    async with database.sessions() as session:
        await _table(session, table_id)
        rows = (await session.execute(_said(table_id))).all()
        found = [row for row in rows if row.data["text"] and number in (None, row.number)]
        if number is not None and not found:
            raise UserError(
                f"table {table_id} has no line {number}; `majlis admin chat` lists them"
            )
        for row in found:
            here = (EventRow.table_id == table_id) & (EventRow.number == row.number)
            blank = {**row.data, "text": ""}
            await session.execute(update(EventRow).where(here).values(data=blank))
        await give_notice(session, TABLE, table_id)
        await session.commit()
    return len(found)


def _said(table_id: str) -> Any:
    columns = (EventRow.number, EventRow.at, EventRow.user_id, EventRow.data)
    mine = (EventRow.table_id == table_id) & (EventRow.kind == "chat")
    return select(*columns).where(mine).order_by(EventRow.number)


def _line(row: Row[Any]) -> dict[str, Any]:
    at = _moment(datetime.fromtimestamp(row.at / 1000, UTC))
    return {"number": row.number, "at": at, "person": row.user_id, **row.data}


def _moment(at: datetime) -> str:
    return at.replace(tzinfo=at.tzinfo or UTC).strftime("%Y-%m-%d %H:%M")
