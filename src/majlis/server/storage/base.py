"""The database: SQLite in a file, or PostgreSQL by its address, behind one engine."""

import socket
from typing import Any, Final

import asyncpg
from sqlalchemy import MetaData, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import (
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)
from sqlalchemy.orm import DeclarativeBase

from majlis.kernel.options import UserError
from majlis.server.storage.outage import Outage

# What a database that is away, full, locked or damaged can raise. PostgreSQL's own errors come
# bare while a connection is being made.
TROUBLE: Final = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
# How long a writer waits for another one before the database counts as locked.
BUSY_SECONDS: Final = 5.0
# How long PostgreSQL may take, in seconds: to let us in, to answer, and (by its own clock) for a
# statement. A node that freezes within a transaction must not hold its locks for longer than that.
CONNECT_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 20.0
POSTGRESQL: Final = {
    "statement_timeout": "15s",
    "lock_timeout": "10s",
    "idle_in_transaction_session_timeout": "5s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
_DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
_NAMES: Final = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    """The tables of the server; constraints have names, so that migrations can speak of them."""

    metadata = MetaData(naming_convention=_NAMES)


class DatabaseAway(UserError):
    """The database cannot be used, through no fault of the command that was given."""

    exit_code = 1


class Database:
    """An engine and the sessions made from it; `outage` is told when it fails and when it works.

    One that is `patient` waits for PostgreSQL as long as it takes: for backups and migrations.

    An acknowledged move must survive the power being cut, so SQLite waits for the disk
    (`synchronous=FULL`); its write-ahead log lets readers go on meanwhile.
    """

    def __init__(self, url: str, patient: bool = False) -> None:
        self.url = database_url(url)
        self.outage = Outage()
        self.is_sqlite = self.url.startswith("sqlite")
        self.file = sqlite_file(self.url)
        if self.is_sqlite:
            self.engine = create_async_engine(self.url, connect_args={"timeout": BUSY_SECONDS})
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
        else:
            known = postgres_arguments() if not patient else {"timeout": CONNECT_SECONDS}
            self.engine = create_async_engine(
                self.url, pool_size=10, pool_pre_ping=True, connect_args=known
            )
        self.sessions: async_sessionmaker[AsyncSession] = async_sessionmaker(
            self.engine, expire_on_commit=False
        )

    async def answers(self) -> bool:
        """Whether the database can be asked anything at all."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except TROUBLE:
            return False
        return True

    async def reach(self) -> None:
        """One sentence with a remedy when the database cannot be used at all."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(
                    text("SELECT 1 FROM sqlite_master" if self.is_sqlite else "SELECT 1")
                )
        except TROUBLE as error:
            raise DatabaseAway(_why_away(self.url, error)) from None

    async def close(self) -> None:
        await self.engine.dispose()


def database_url(url: str) -> str:
    """The address with the driver that we use; a clear error for what is no database of ours."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise UserError(
            "database_url: expected sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    driver = _DRIVERS.get(parsed.get_backend_name())
    if driver is None:
        raise UserError(
            f"database_url: expected sqlite or postgresql, not {parsed.get_backend_name()!r}"
        )
    return parsed.set(drivername=driver).render_as_string(hide_password=False)


def sqlite_file(url: str) -> str | None:
    """The file of SQLite; None where there is none."""
    parsed = make_url(url)
    named = parsed.database if parsed.get_backend_name() == "sqlite" else None
    return named if named != ":memory:" else None


def postgres_arguments() -> dict[str, Any]:
    """What a connection to PostgreSQL is made with, so that nobody waits for it for ever."""
    return {
        "timeout": CONNECT_SECONDS,
        "command_timeout": ANSWER_SECONDS,
        "server_settings": POSTGRESQL,
    }


def shown_url(url: str) -> str:
    """The address of a database as people may read it: without its password."""
    parsed = make_url(url)
    plain = parsed._replace(drivername=parsed.get_backend_name(), password=None)
    return plain.render_as_string(hide_password=True)


def _why_away(url: str, error: BaseException) -> str:
    """What is wrong with a database, and what to do about it."""
    place, name = shown_url(url), make_url(url).database
    error = getattr(error, "orig", None) or error
    if url.startswith("sqlite"):
        return (
            f"cannot use the database {name}: {error}; look at its folder and its permissions, put "
            "a backup there, or name another one with --database"
        )
    error = error.__cause__ or error  # PostgreSQL's own
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return f"there is no database at {place}: make one with `createdb {name}`"
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
        return f"PostgreSQL lets nobody in at {place}: {error}; look at name and password"
    if isinstance(error, TimeoutError):
        why = "no answer"
    elif isinstance(error, ConnectionRefusedError | FileNotFoundError):
        why = "nobody listens there"
    elif isinstance(error, socket.gaierror):
        why = "there is no such host"
    else:
        why = str(getattr(error, "strerror", None) or error).splitlines()[0]
    return (
        f"cannot reach the database at {place}: {why}; start PostgreSQL there, or name another "
        "database with --database"
    )


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """What every connection to a file of SQLite is told first."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


__all__ = ["TROUBLE", "AsyncEngine", "Base", "Database", "DatabaseAway", "database_url"]
