"""Brings the database to the shape that this version needs, when the server starts."""

from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from majlis.server.storage.base import Database

# Any number that nothing else of ours uses: one node migrates, the others wait for it.
LOCK: Final = 5_207_114


async def migrate(database: Database) -> None:
    """Runs the migrations that are missing, in one transaction, one node at a time."""
    async with database.engine.begin() as connection:
        if database.is_sqlite:
            await connection.execute(text("BEGIN IMMEDIATE"))
        else:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    """The migrations over an open connection."""
    config = Config()
    config.set_main_option("script_location", "majlis.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
