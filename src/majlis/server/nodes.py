"""Several servers over one PostgreSQL: they tell each other what happened, and who drives a table.

Every event is announced by NOTIFY in its own transaction; the other nodes then read it from the
database. What is announced is never needed to be right, only to be quick: a node that missed it
finds out by looking at the numbers of the tables that somebody watches, or when it writes.
"""

import asyncio
import json
import time
from contextlib import suppress
from typing import Any, Final

import asyncpg
import structlog
from sqlalchemy.engine import make_url

from majlis.server.hub import Hub
from majlis.server.leases import BEAT, Leases
from majlis.server.live import LiveTable
from majlis.server.storage.base import TROUBLE, postgres_arguments
from majlis.server.storage.writing import CHANNEL

PRESENCE: Final = "majlis_presence"
# How often a node says who is connected to it, and when it counts as gone, in seconds.
HEARTBEAT: Final = 10.0
GONE: Final = 35.0
RETRY: Final = 0.5
# How often is looked whether something was missed of the tables that somebody watches, in seconds.
LOOK: Final = 3.0
# The link is asked small things only; whoever waits longer for an answer has lost it.
ANSWER_SECONDS: Final = 4.0
# A notice has at most 8000 bytes; so many people are told of at one table and node.
MOST_PEOPLE: Final = 200
_log = structlog.get_logger(__name__)


class Nodes:
    """The link to the other nodes: a connection of its own, to listen and to say who is alive."""

    def __init__(self, hub: Hub, url: str, node: str) -> None:
        self.hub = hub
        self.node = node
        self.dsn = make_url(url).set(drivername="postgresql").render_as_string(False)
        self.leases = Leases(node, self._query)
        self._connection: asyncpg.Connection[Any] | None = None
        self._using = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._linking: asyncio.Task[None] | None = None
        # When each of the things that are done now and then was done last.
        self._done: dict[str, float] = {}
        # Who is connected where: by table, by node, when it was heard.
        self._people: dict[str, dict[str, tuple[float, set[str]]]] = {}

    async def start(self) -> None:
        await self._connect()
        await self.leases.beat()
        await self.leases.tidy()
        self._linking = asyncio.create_task(self._stay_linked())
        self.hub.on_presence.append(self._tell_presence)
        self.hub.elsewhere = self._elsewhere

    async def close(self) -> None:
        tasks = [*self._tasks, *([self._linking] if self._linking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.leases.end()
        if self._connection is not None:
            with suppress(*TROUBLE):
                await self._connection.close(timeout=ANSWER_SECONDS)

    # --- the connection ----------------------------------------------------------------------

    async def _connect(self) -> None:
        known = {**postgres_arguments(), "command_timeout": ANSWER_SECONDS}
        # A lease that a crash of PostgreSQL forgets is taken again: no need to wait for the disk.
        known["server_settings"] = {**known["server_settings"], "synchronous_commit": "off"}
        connection: asyncpg.Connection[Any] = await asyncpg.connect(self.dsn, **known)
        await connection.add_listener(CHANNEL, self._on_event)
        await connection.add_listener(PRESENCE, self._on_presence)
        self._connection = connection

    async def _stay_linked(self) -> None:
        """Connects again when the link is lost; says now and then that this node is alive and who
        is here, and looks whether something was missed.
        """
        while True:
            await asyncio.sleep(RETRY)
            try:
                if self._connection is None or self._connection.is_closed():
                    await self._connect()
                    # What was announced meanwhile is lost: look at everything again.
                    for live in list(self.hub.tables.values()):
                        self.hub.doubt(live)
                if self._is_time("beat", BEAT):
                    await self.leases.beat()
                if self._is_time("look", LOOK):
                    self._run(self._look())  # nothing may keep this node from saying it is alive
                if self._is_time("presence", HEARTBEAT):
                    await self._heartbeat()
            except TROUBLE as error:
                self._drop()
                self.hub.store.database.outage.failed("link", error)
            except Exception:
                _log.exception("the link to the other nodes failed")

    def _is_time(self, what: str, every: float) -> bool:
        """Whether something was not done for so many seconds; it is now."""
        now = time.monotonic()
        if now - self._done.get(what, 0.0) < every:
            return False
        self._done[what] = now
        return True

    def _drop(self) -> None:
        """Gives a link up that does not answer: another one is made."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def _look(self) -> None:
        """Looks whether a table that somebody watches has moved on without our hearing of it."""
        watched = {key: live for key, live in self.hub.tables.items() if live.clients}
        if not watched:
            return
        try:
            numbers = await self.hub.store.numbers(watched.keys())
        except TROUBLE as error:
            self.hub.store.database.outage.failed("look for missed events", error)
            return
        for table_id, live in watched.items():
            if live.stale or numbers.get(table_id, 0) > live.table.number:
                self.hub.doubt(live)

    async def _query(self, statement: str, *values: Any) -> Any:
        async with self._using:
            if self._connection is None or self._connection.is_closed():
                return None
            return await self._connection.fetchval(statement, *values)

    # --- events ------------------------------------------------------------------------------

    def _on_event(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        table_id, number, node = str(payload).split()
        if node != self.node:
            self.hub.announced(table_id, int(number))

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
        with suppress(*TROUBLE):
            await self._query("SELECT pg_notify($1, $2)", PRESENCE, payload)

    async def _heartbeat(self) -> None:
        now = time.monotonic()
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
