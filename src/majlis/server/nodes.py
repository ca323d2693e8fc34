"""Several servers over one PostgreSQL: they tell each other what happened, and who drives a table.

Every event is announced by NOTIFY in its own transaction; the other nodes then read it from the
database. What is announced is never needed to be right, only to be quick: a node that missed it
finds out when it writes.
"""

import asyncio
import hashlib
import json
import time
from contextlib import suppress
from typing import Any, Final

import asyncpg
import structlog
from sqlalchemy.engine import make_url

from majlis.server.hub import Hub
from majlis.server.live import LiveTable
from majlis.server.problems import Refused
from majlis.server.storage.writing import CHANNEL

PRESENCE: Final = "majlis_presence"
# How often a node says who is connected to it, and when it counts as gone, in seconds.
HEARTBEAT: Final = 10.0
GONE: Final = 35.0
RETRY: Final = 0.5
# A notice has at most 8000 bytes; so many people are told of at one table and node.
MOST_PEOPLE: Final = 200
_log = structlog.get_logger(__name__)


class Nodes:
    """The link to the other nodes: a connection of its own to listen and to hold locks on.

    It is also the guard of the drivers: a table is driven by the node that has its advisory lock,
    which PostgreSQL takes away when the node dies.
    """

    def __init__(self, hub: Hub, url: str, node: str) -> None:
        self.hub = hub
        self.node = node
        self.dsn = make_url(url).set(drivername="postgresql").render_as_string(False)
        self._connection: asyncpg.Connection[Any] | None = None
        self._using = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._linking: asyncio.Task[None] | None = None
        self._beaten = 0.0
        # Who is connected where: by table, by node, when it was heard.
        self._people: dict[str, dict[str, tuple[float, set[str]]]] = {}

    async def start(self) -> None:
        await self._connect()
        self._linking = asyncio.create_task(self._stay_linked())
        self.hub.on_presence.append(self._tell_presence)
        self.hub.elsewhere = self._elsewhere

    async def close(self) -> None:
        tasks = [*self._tasks, *([self._linking] if self._linking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()

    # --- the connection ----------------------------------------------------------------------

    async def _connect(self) -> None:
        connection: asyncpg.Connection[Any] = await asyncpg.connect(self.dsn)
        await connection.add_listener(CHANNEL, self._on_event)
        await connection.add_listener(PRESENCE, self._on_presence)
        self._connection = connection

    async def _stay_linked(self) -> None:
        """Connects again when the link is lost, and says now and then who is here."""
        while True:
            await asyncio.sleep(RETRY)
            try:
                if self._connection is None or self._connection.is_closed():
                    await self._connect()
                    # What was announced meanwhile is lost: look at everything again.
                    for live in self.hub.tables.values():
                        self._refresh(live)
                await self._heartbeat()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                _log.warning("link-lost", error=str(error)[:200])

    async def _query(self, statement: str, *values: Any) -> Any:
        async with self._using:
            if self._connection is None or self._connection.is_closed():
                return None
            return await self._connection.fetchval(statement, *values)

    # --- the guard ---------------------------------------------------------------------------

    async def take(self, table_id: str) -> bool:
        try:
            return bool(await self._query("SELECT pg_try_advisory_lock($1)", lock_of(table_id)))
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False

    async def give(self, table_id: str) -> None:
        # A connection that is lost has given all its locks back.
        with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            await self._query("SELECT pg_advisory_unlock($1)", lock_of(table_id))

    # --- events ------------------------------------------------------------------------------

    def _on_event(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        table_id, number, node = str(payload).split()
        live = self.hub.tables.get(table_id)
        if live is None or node == self.node or int(number) <= live.table.number:
            return
        if live.clients:
            self._refresh(live)
        else:
            live.stale = True

    def _refresh(self, live: LiveTable) -> None:
        self._run(self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            await self.hub.refresh(live)
        except Refused:
            live.stale = True

    def _run(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- who is here -------------------------------------------------------------------------

    def _tell_presence(self, live: LiveTable) -> None:
        self._run(self._announce(live))

    async def _announce(self, live: LiveTable) -> None:
        people = sorted(live.here())[:MOST_PEOPLE]
        payload = json.dumps({"t": live.table.plan.id, "n": self.node, "u": people})
        with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            await self._query("SELECT pg_notify($1, $2)", PRESENCE, payload)

    async def _heartbeat(self) -> None:
        now = time.monotonic()
        if now - self._beaten < HEARTBEAT:
            return
        self._beaten = now
        for live in [live for live in self.hub.tables.values() if live.clients]:
            await self._announce(live)
        for table_id, nodes in list(self._people.items()):
            gone = [node for node, (heard, _) in nodes.items() if now - heard > GONE]
            for node in gone:
                del nodes[node]
            if gone:
                self._update(table_id)

    def _on_presence(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        said = json.loads(payload)
        if said["n"] == self.node:
            return
        nodes = self._people.setdefault(said["t"], {})
        if said["u"]:
            nodes[said["n"]] = (time.monotonic(), set(said["u"]))
        else:
            nodes.pop(said["n"], None)
        self._update(said["t"])

    def _update(self, table_id: str) -> None:
        everybody = self._elsewhere(table_id)
        if not self._people.get(table_id):
            self._people.pop(table_id, None)
        live = self.hub.tables.get(table_id)
        if live is not None and live.remote != everybody:
            before = live.online()
            live.remote = everybody
            live.note_absent(before)
            live.tell_presence()

    def _elsewhere(self, table_id: str) -> set[str]:
        """The people who look at a table from other nodes."""
        nodes = self._people.get(table_id, {})
        return set().union(*(people for _, people in nodes.values()))


def lock_of(table_id: str) -> int:
    """The number of a table's advisory lock: 63 bits of a hash."""
    return int.from_bytes(hashlib.sha256(table_id.encode()).digest()[:8], "big") >> 1
