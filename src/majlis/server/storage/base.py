"""The database: SQLite in a file, or PostgreSQL by its address, behind one engine."""

from typing import Any, Final

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

# How long a writer waits for another one before the database counts as locked.
BUSY_SECONDS: Final = 5.0
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


class Database:
    """An engine and the sessions made from it.

    An acknowledged move must survive the power being cut, so SQLite waits for the disk
    (`synchronous=FULL`); its write-ahead log lets readers go on meanwhile.
    """

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.is_sqlite = self.url.startswith("sqlite")
        named = make_url(self.url).database if self.is_sqlite else None
        # The file of SQLite; None where there is none.
        self.file = named if named != ":memory:" else None
        if self.is_sqlite:
            self.engine = create_async_engine(self.url, connect_args={"timeout": BUSY_SECONDS})
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
        else:
            self.engine = create_async_engine(self.url, pool_size=10, pool_pre_ping=True)
        self.sessions: async_sessionmaker[AsyncSession] = async_sessionmaker(
            self.engine, expire_on_commit=False
        )

    async def answers(self) -> bool:
        """Whether the database can be asked anything at all."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError):
            return False
        return True

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


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """What every connection to a file of SQLite is told first."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


__all__ = ["AsyncEngine", "Base", "Database", "database_url"]
