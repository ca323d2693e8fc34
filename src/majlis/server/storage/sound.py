"""Whether a database can be used at all, said in one sentence before anything is opened."""

import sqlite3
from typing import Any

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from majlis.kernel.options import UserError
from majlis.server.storage.base import Database


class Unusable(UserError):
    """Nothing is wrong with what was asked; the database cannot be served."""

    exit_code = 1


async def check_sound(database: Database) -> None:
    """Raises `Unusable`, which says what to do, when the file is damaged, cannot be used, or was
    written by a newer version.
    """
    if database.file is None:
        return
    try:
        async with database.engine.connect() as connection:
            tables = select_names(await connection.execute(_TABLES))
            shapes = select_names(await connection.execute(_SHAPE)) if _NAMED in tables else []
    except (DBAPIError, sqlite3.Error, OSError) as error:
        raise _unusable(database.file, getattr(error, "orig", None) or error) from None
    known = {one.revision for one in _scripts().walk_revisions()}
    for shape in shapes:
        if shape not in known:
            raise Unusable(
                f"the database {database.file} was written by a newer version of Majlis (its shape "
                f"is {shape}): start that version, or restore a backup that this one has made"
            )


_NAMED = "alembic_version"
_TABLES = text("SELECT name FROM sqlite_master WHERE type = 'table'")
_SHAPE = text(f"SELECT version_num FROM {_NAMED}")


def select_names(rows: Any) -> list[str]:
    """The only column of some rows."""
    return [str(row[0]) for row in rows]


def _scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", "majlis.server.storage:migrations")
    return ScriptDirectory.from_config(config)


def _unusable(file: str, error: BaseException) -> Unusable:
    if isinstance(error, sqlite3.OperationalError | OSError):
        return Unusable(
            f"the database {file} cannot be used: {error}; is there room on the disk, may this "
            "user write there, and does nothing else hold the file?"
        )
    return Unusable(
        f"the database {file} is damaged: {error}; put the file away, and restore a backup with "
        "`majlis admin restore`"
    )
