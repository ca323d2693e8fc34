"""Brings the database to the shape that this version needs, when the server starts."""

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text

from majlis.kernel.options import UserError
from majlis.server.storage.base import Database

# Any number that nothing else of ours uses: one node migrates, the others wait for it.
LOCK: Final = 5_207_114


async def migrate(database: Database) -> None:
    """Runs the migrations that are missing, in one transaction, one node at a time."""
    if database.is_sqlite:
        async with database.engine.begin() as connection:
            await connection.execute(text("BEGIN IMMEDIATE"))
            await connection.run_sync(upgrade)
        return
    patient = Database(database.url, patient=True)
    try:
        async with patient.engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(upgrade)
    finally:
        await patient.close()


def upgrade(connection: Connection, target: str = "head") -> None:
    """The migrations up to one over an open connection."""
    config = Config()
    config.set_main_option("script_location", "majlis.server.storage:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, target)
    except CommandError:
        raise UserError(
            "the database was made by a newer version of Majlis: serve it with that one"
        ) from None
