"""Heeds the notices of `majlis admin` and of other nodes while the server runs.

Sockets are closed, nothing more: whoever still may comes right back, the others are told at the
door why not. So a notice that is heeded twice or in vain does no harm.
"""

import asyncio
from typing import Final

import structlog
from sqlalchemy import select

from majlis.server.hub import Hub
from majlis.server.identity import Identity
from majlis.server.storage.base import TROUBLE, Database
from majlis.server.storage.notices import PERSON, PRUNED, NoticeRow

# How often is looked for notices, in seconds.
LOOK: Final = 1.0
_log = structlog.get_logger(__name__)


class Notices:
    """Looks for notices that were not there the last time."""

    def __init__(self, database: Database, hub: Hub, identity: Identity) -> None:
        self.database = database
        self.hub = hub
        self.identity = identity
        self._seen: set[str] = set()
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """What was told before this server began is in what it reads anyway."""
        await self._news()
        self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                for kind, subject in await self._news():
                    self._heed(kind, subject)
                self.database.outage.worked()
            except TROUBLE as error:
                self.database.outage.failed("look for notices", error)
            except Exception:
                _log.exception("could not look for notices")

    async def _news(self) -> list[tuple[str, str]]:
        async with self.database.engine.connect() as connection:
            found = (await connection.execute(_ALL)).all()
        news = [(row.kind, row.subject) for row in found if row.id not in self._seen]
        self._seen = {row.id for row in found}
        return news

    def _heed(self, kind: str, subject: str) -> None:
        if kind == PERSON:
            self.identity.forget(subject)
            self.hub.dismiss(subject)
        elif kind == PRUNED:
            self.hub.clear_away(int(subject))


_ALL: Final = select(NoticeRow.id, NoticeRow.kind, NoticeRow.subject)
