"""What must be right before a server starts; otherwise one sentence says what to do."""

import hashlib
import hmac
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from majlis.kernel.options import UserError
from majlis.server.settings import Settings, read_secret
from majlis.server.storage.base import Database
from majlis.server.storage.migrate import migrate
from majlis.server.storage.nodes import FactRow

SECRET: Final = "secret"


async def prepare(settings: Settings) -> None:
    """Reaches the database, brings it up to date and compares the secret."""
    secret = read_secret(settings)
    database = Database(settings.database_url)
    try:
        await database.reach()
        await migrate(database)
        await check_secret(database, secret)
    finally:
        await database.close()


def fingerprint(secret: str) -> str:
    """Says whether two secrets are the same, and nothing else of them."""
    return hmac.new(secret.encode(), b"majlis: which secret", hashlib.sha256).hexdigest()


async def check_secret(database: Database, secret: str) -> None:
    """Refuses another secret than the one that the database is served with.

    With it no cookie would be worth anything: guests would lose their seats, and with two nodes
    people would be somebody else at every other request.
    """
    mine = fingerprint(secret)
    kept = select(FactRow.value).where(FactRow.name == SECRET)
    async with database.engine.connect() as connection:
        theirs = (await connection.execute(kept)).scalar_one_or_none()
    if theirs is None:
        try:
            async with database.engine.begin() as connection:
                await connection.execute(insert(FactRow).values(name=SECRET, value=mine))
            return
        except IntegrityError:  # another node was faster
            async with database.engine.connect() as connection:
                theirs = (await connection.execute(kept)).scalar_one()
    if not hmac.compare_digest(mine, theirs):
        raise UserError(
            "this database is served with another secret: give all nodes the same one (`secret` in "
            "the settings, MAJLIS_SECRET, or the file `secret`); to change it for good, stop all "
            "nodes and run `majlis admin forget-secret` (everybody has to sign in again, and "
            "guests lose their seats)"
        )


async def forget_secret(database: Database) -> None:
    """Lets the next server bring another secret."""
    async with database.engine.begin() as connection:
        await connection.execute(delete(FactRow).where(FactRow.name == SECRET))
