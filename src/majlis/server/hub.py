"""The tables of this node: loaded when they are needed, changed in one place, told to everybody.

A change is written to the database first. Only when it is on the disk does the table move, is the
command answered and are the others told; so what was acknowledged is never lost.
"""

import asyncio
import re
import time
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any, Final

import structlog
from msgspec.structs import replace

from majlis.games.catalogue import game
from majlis.kernel.options import UserError
from majlis.server.live import Client, LiveTable, now_ms
from majlis.server.metrics import Metrics
from majlis.server.problems import Refused
from majlis.server.pulse import Pulse
from majlis.server.storage.base import TROUBLE
from majlis.server.storage.store import NewerEvent, Store, Stored, Unreadable
from majlis.server.storage.writing import Busy, Conflict
from majlis.server.table import FINISHED, FROZEN, OPEN, RUNNING, Event, Plan, Table

IDLE: Final = 60.0
# How often tables are looked for that may sleep, in seconds.
LOOK_ROUND: Final = 20.0
# After so many seconds without an event a table keeps no more than what shows it as it stands.
REST: Final = 30.0
# A table at which the server must act within so many milliseconds stays awake.
SOON: Final = 120_000
# Who asks over plain HTTP does so every two seconds; so long a silence means that they are gone.
SILENCE: Final = 10.0
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,16}")
_log = structlog.get_logger(__name__)


class Hub:
    """All live tables of a node.

    `on_change` hears of every table that has moved, `on_presence` of those at which somebody came
    or went, `on_look` of those that somebody begins to look at, known or not. `elsewhere`
    says who looks at a table from other nodes.
    """

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        capacity: int = 1000,
        pulse: Pulse | None = None,
        sleep_after: float = IDLE,
    ) -> None:
        self.store = store
        self.pulse = pulse or Pulse()
        self.metrics = metrics
        self.capacity = capacity
        self.sleep_after = sleep_after
        self._round: asyncio.Task[None] | None = None
        self.tables: dict[str, LiveTable] = {}
        self.on_change: list[Callable[[LiveTable], None]] = []
        self.on_presence: list[Callable[[LiveTable], None]] = []
        self.on_look: list[Callable[[LiveTable], None]] = []
        self.elsewhere: Callable[[str], set[str]] = lambda _table_id: set()
        self._told: set[str] = set()
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        # The newest number that was announced of each table that is being read.
        self._heard: dict[str, int] = {}
        self._tasks: set[asyncio.Future[None]] = set()

    def start(self) -> None:
        """From now on tables that nobody needs leave the memory."""
        self._round = asyncio.create_task(self._go_round())

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(LOOK_ROUND)
            try:
                await self.let_sleep(self.sleep_after)
                await self.let_rest(REST)
            except Exception:
                _log.exception("tables could not be put away")

    async def get(self, table_id: str) -> LiveTable:
        """The table, from memory or from the database; `Refused` if there is none."""
        live = self.tables.get(table_id)
        if live is not None:
            live.used = time.monotonic()
            if live.stale:
                await self.refresh(live)
            return live
        if not _ID.fullmatch(table_id):
            raise Refused(404, "not-found", "problem-no-table")
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._read(table_id))
        live = await asyncio.shield(loading)
        if live.stale:
            await self.refresh(live)
        return live

    def add(self, table: Table, events: list[tuple[Event, int]]) -> LiveTable:
        """Takes a table in that was made or read from its events."""
        live = LiveTable(table, self.pulse)
        live.remote = self.elsewhere(table.plan.id)
        for event, step in events:
            live.remember(event, step)
        self._make_room()
        self.tables[table.plan.id] = live
        self.metrics.live_tables.set(len(self.tables))
        return live

    def join(self, live: LiveTable, client: Client, since: int | None) -> None:
        """Connects a client to a table."""
        if live.join(client, since):
            self._tell(self.on_presence, live)
        self._tell(self.on_look, live)
        if live.stale:
            self.doubt(live)

    def part(self, live: LiveTable, client: Client) -> None:
        """Lets a client go."""
        if live.part(client):
            self._tell(self.on_presence, live)

    def hear(self, live: LiveTable, user_id: str) -> None:
        """Somebody has asked for news or sent a command over plain HTTP: they are here."""
        timer = asyncio.get_running_loop().call_later(SILENCE, self._hang_up, live, user_id)
        if live.call(user_id, timer):
            self._tell(self.on_presence, live)
            self._tell(self.on_look, live)

    def _hang_up(self, live: LiveTable, user_id: str) -> None:
        if live.hang_up(user_id):
            self._tell(self.on_presence, live)

    def _tell(self, listeners: list[Callable[[LiveTable], None]], live: LiveTable) -> None:
        for listener in listeners:
            listener(live)

    async def change(
        self, live: LiveTable, kind: str, lease: str | None = None, **fields: Any
    ) -> Table:
        """Adds an event to a table that the caller has locked; returns the table after it.

        Raises what the rules say against it (`RefusedChoice`, `UserError`), `Conflict` when another
        node was faster (the table has caught up then) or has the lease in whose name it is done,
        and `Refused` when the database is busy.
        """
        return await self.change_all(live, [(kind, fields)], lease)

    async def change_all(
        self, live: LiveTable, wanted: list[tuple[str, dict[str, Any]]], lease: str | None = None
    ) -> Table:
        """Adds several events at once: on the disk are all of them, or none."""
        if live.stale:
            decided_on = live.table
            await self.catch_up(live)
            if live.table is not decided_on:
                raise Conflict("another node was faster, and was heard of")
        began = time.perf_counter()
        after = live.table
        happened: list[tuple[Table, Event]] = []
        for kind, fields in wanted:
            at, tick = max(now_ms(), after.changed), max(self.pulse.now(), after.ticked)
            spared = live.spared(after)
            event = Event(after.number + 1, kind, at, **fields, tick=tick, spared=spared)
            after = after.after(event)
            happened.append((after, event))
        try:
            await self.store.append(*happened, lease=lease)
        except asyncio.CancelledError:
            # The events go to the disk all the same, and nobody here waits for them any more.
            live.stale = True
            raise
        except Conflict:
            await self.catch_up(live)
            raise
        except Busy as error:
            # It may have been written all the same: look before anything else is done here.
            live.stale = True
            self.store.database.outage.failed("write", error)
            raise Refused(503, "busy", "problem-busy") from error
        for table, event in happened:
            self._move(live, event, table)
        self.metrics.broadcast_seconds.observe(time.perf_counter() - began)
        return after

    async def refresh(self, live: LiveTable) -> None:
        """Makes sure that this node knows the newest event of a table."""
        async with live.lock:
            await self.catch_up(live)

    def announced(self, table_id: str, number: int) -> None:
        """Another node has added an event to a table."""
        live = self.tables.get(table_id)
        if live is not None and number > live.table.number:
            self.doubt(live)
        elif live is None and table_id in self._loading:
            # It may have been read before that.
            self._heard[table_id] = max(number, self._heard.get(table_id, 0))

    def doubt(self, live: LiveTable) -> None:
        """Has a table looked at again: now if somebody watches it, otherwise when it is needed."""
        live.stale = True
        if live.clients:
            self._start(self._look_again(live))

    async def _look_again(self, live: LiveTable) -> None:
        with suppress(Refused):  # it stays in doubt
            await self.refresh(live)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def catch_up(self, live: LiveTable) -> None:
        """Takes in what other nodes have added to a table."""
        live.stale = False  # what is announced from here on may not be in what is read
        try:
            missed = await self.store.events_after(live.table.plan.id, live.table.number)
        except NewerEvent as error:
            live.stale = True
            raise self._too_new(error) from error
        except Unreadable as error:
            live.stale = True
            await self.store.set_aside(live.table.plan.id, str(error))
            raise Refused(409, "frozen", "problem-aside") from error
        except Exception as error:
            live.stale = True
            raise Refused(503, "busy", "problem-busy") from error
        for event, _step in missed:
            if event.number == live.table.number + 1:
                self._move(live, event, live.table.after(event))

    def _move(self, live: LiveTable, event: Event, after: Table) -> None:
        live.used = time.monotonic()
        live.move(event, after)
        self.touch(live)

    def has_short_clocks(self) -> bool:
        """Whether somebody here plays against seconds."""
        return any(
            live.table.status == RUNNING and live.table.clock.speed.kind == "live"
            for live in self.tables.values()
        )

    def note_back(self) -> None:
        """An outage is over: who is here again, and whose clock must be waited for?"""
        for live in self.tables.values():
            live.note_back()
            self.touch(live)

    def touch(self, live: LiveTable) -> None:
        """Tells whoever listens that a table is new or has moved."""
        self._tell(self.on_change, live)

    # --- letting go --------------------------------------------------------------------------

    def dismiss(self, user_id: str) -> None:
        """Closes all connections of a person; whoever still may comes back."""
        for live in self.tables.values():
            for client in live.clients:
                if client.user == user_id:
                    client.close()
            self._hang_up(live, user_id)

    async def read_again(self, table_id: str) -> None:
        """Takes in what was changed at a table from outside: its end, and lines of its chat."""
        live = self.tables.get(table_id)
        if live is None:
            return
        async with live.lock:
            await self.catch_up(live)
            live.say_again([event for event, _ in await self.store.events_after(table_id, 0)])

    def clear_away(self, before: int) -> None:
        """Forgets tables that do not run and have not changed since a time: they are gone, or can
        be read again.
        """
        old = [
            table_id
            for table_id, live in self.tables.items()
            if live.table.status != RUNNING and live.table.changed < before
        ]
        for table_id in old:
            for client in self.tables.pop(table_id).clients:
                client.close()
        self.metrics.live_tables.set(len(self.tables))

    # --- loading -----------------------------------------------------------------------------

    async def _load(self, table_id: str) -> LiveTable:
        stored, table, acts = await self._opened(table_id)
        if table.status == FROZEN and stored.status != FROZEN:
            _log.warning("table-frozen", table=table_id, reason=table.reason)
            await self.store.mark(table_id, status=FROZEN, reason=table.reason, due=None)
        elif stored.version != table.rules.meta.version and table.status != FROZEN:
            # From now on it is a table of this version: it tells what it was played with till now.
            version, options = table.rules.meta.version, table.plan.options
            await self.store.mark(table_id, version=version, options=options)
        if table.status == FINISHED and stored.results is None:
            # It ended before results were kept.
            await self.store.mark(table_id, results=table.results, moment=table.moment)
        return self.add(table, [(e, act) for (e, _), act in zip(stored.events, acts, strict=True)])

    async def _opened(self, table_id: str) -> tuple[Stored, Table, list[int]]:
        """A table from its rows; one that cannot be read is set aside."""
        try:
            stored = await self.store.load(table_id)
            if stored is None:
                raise Refused(404, "not-found", "problem-no-table")
            table, acts = rebuild(stored)
        except NewerEvent as error:
            raise self._too_new(error) from error
        except (Refused, *TROUBLE):
            raise
        except Exception as error:  # what is damaged may fail in any way at all
            await self.store.set_aside(table_id, str(error) or type(error).__name__)
            raise Refused(409, "frozen", "problem-aside") from error
        if stored.aside is not None:
            await self.store.take_back(table_id)
        return stored, table, acts

    def _too_new(self, error: NewerEvent) -> Refused:
        if str(error) not in self._told:
            self._told.add(str(error))
            _log.error("event-too-new", reason=str(error))
        return Refused(503, "busy", "problem-newer")

    def _read(self, table_id: str) -> None:
        """A table was read, or could not be: was more announced meanwhile?"""
        self._loading.pop(table_id, None)
        number, live = self._heard.pop(table_id, 0), self.tables.get(table_id)
        if live is not None and number > live.table.number:
            self.doubt(live)

    def _idle(self, after: float) -> list[str]:
        """Tables that nobody looks at and at which nothing is done, the longest unused first."""
        now = time.monotonic()
        idle = [
            (live.used, table_id)
            for table_id, live in self.tables.items()
            if not live.clients
            and not live.callers
            and not live.lock.locked()
            and now - live.used >= after
        ]
        return [table_id for _, table_id in sorted(idle)]

    def _make_room(self) -> None:
        """Forgets tables that nobody looks at, the longest unused first."""
        if len(self.tables) < self.capacity:
            return
        leaving = self._idle(IDLE)[: max(1, self.capacity // 10)]
        self._start(self._put_away([self.tables.pop(t) for t in leaving]))

    async def let_sleep(self, after: float) -> None:
        """Puts tables away that nobody looks at and that do not wait for the server itself.

        They are in the database, event by event, and are read again when somebody comes: so a
        game that waits for days takes no memory.
        """
        soon = self.pulse.now() + SOON
        leaving = [
            table_id
            for table_id in self._idle(after)
            if (due := self.tables[table_id].table.due()) is None or due > soon
        ]
        sleeping = [self.tables.pop(table_id) for table_id in leaving]
        self.metrics.live_tables.set(len(self.tables))
        await self._put_away(sleeping)

    async def let_rest(self, after: float) -> None:
        """Lightens tables that somebody watches and at which nothing has happened for a while: an
        open window costs half as much then. Whoever comes back and has missed an event gets a
        snapshot.
        """
        now = time.monotonic()
        resting = [
            live
            for live in self.tables.values()
            if now - live.moved >= after and not live.lock.locked()
        ]
        moved = [live.table for live in resting if live.recent]
        for live in resting:
            live.rest()
        await self.store.take_fingerprints(moved)

    async def _put_away(self, tables: Iterable[LiveTable]) -> None:
        """Keeps the fingerprints of tables that have moved since they were loaded."""
        await self.store.take_fingerprints([live.table for live in tables if live.recent])

    async def close(self) -> None:
        """Puts all tables away. Clients are told to come back later."""
        if self._round is not None:
            self._round.cancel()
        for live in self.tables.values():
            for client in live.clients:
                client.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._put_away(self.tables.values())


def rebuild(stored: Stored) -> tuple[Table, list[int]]:
    """The table of its stored events, and how many acts were over after each of them.

    Where they no longer fit, or lead elsewhere than they did, the rules have changed under a
    running game: the table is frozen at the last event that still fits, for reading only.
    """
    table = Table(plan_of(stored))
    older = stored.version != table.rules.meta.version
    led_elsewhere = False
    acts: list[int] = []
    for event, _step in stored.events:
        try:
            table = table.after(event)
        except Exception as error:  # rules that have changed may fail in any way at all
            acts += [table.acts] * (len(stored.events) - len(acts))
            return _frozen(table, stored, f"{type(error).__name__}: {error}"), acts
        acts.append(table.acts)
        if event.number == stored.fingerprinted and table.match is not None:
            # It was taken by the server that moved the table last, perhaps an older one.
            here = table.rules.fingerprint(table.match.state)
            then = table.rules.fingerprint(table.match.state, stored.version)
            led_elsewhere = stored.fingerprint not in (None, here, then)
    if stored.status == FROZEN:
        return _frozen(table, stored, stored.reason or ""), acts
    if led_elsewhere and table.status in (RUNNING, FINISHED):
        return _frozen(table, stored, "fingerprint" if older else "damaged"), acts
    return table, acts


def plan_of(stored: Stored) -> Plan:
    """The plan of a stored table with all its options.

    A game that an older version has begun goes on with what was the rule then; one that has not
    begun is played as any new one.
    """
    plan = stored.plan
    rules = game(plan.game)
    version = rules.meta.version if stored.status == OPEN else stored.version
    data = {"players": plan.players, "options": plan.options, "material": plan.material}
    try:
        config = rules.settled(rules.stored_config(data, version))
    except UserError:
        return plan  # options that are no more: the table is frozen when it is set up
    return replace(plan, options=config.options)


def _frozen(table: Table, stored: Stored, why: str) -> Table:
    version = table.rules.meta.version
    table.freeze(
        stored.reason
        or f"{table.rules.meta.title}: rules version {stored.version}, now {version} ({why})"
    )
    return table
