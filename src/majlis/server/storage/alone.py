"""A file of SQLite belongs to one server at a time: two would not hear of each other's moves."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout
from sqlalchemy import func, select

from majlis.kernel.options import UserError
from majlis.server.storage.base import Database
from majlis.server.storage.nodes import NodeRow

SUFFIX: Final = ".lock"


@contextmanager
def alone(file: str | None) -> Iterator[None]:
    """Holds the lock beside a database while the block runs; the system lets go of it when the
    process dies. Without a file there is nothing to hold.
    """
    if file is None:
        yield
        return
    beside = Path(f"{file}{SUFFIX}")
    try:
        beside.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(beside)
        lock.acquire(timeout=0)
    except Timeout:
        raise UserError(
            f"a server runs on {file} already: stop it first, or name another file with "
            "--database; several servers can share a PostgreSQL"
        ) from None
    except OSError as error:
        raise UserError(f"cannot lock {beside}: {error.strerror}") from None
    try:
        yield
    finally:
        lock.release()


async def check_nobody_serves(database: Database) -> None:
    """Refuses where nodes are alive on a PostgreSQL."""
    if database.is_sqlite:
        return
    query = select(func.count()).select_from(NodeRow).where(NodeRow.until > func.now())
    async with database.engine.connect() as connection:
        count = (await connection.execute(query)).scalar_one()
    if count:
        raise UserError(
            f"{count} servers run on this database: stop them first (one that was killed counts "
            "for some seconds more)"
        )
