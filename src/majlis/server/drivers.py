"""What the server does at a table by itself: it moves for bots and for people who are out of time,
and deals where somebody's contribution does not come.

Each table is driven by one node at a time: the one that holds the guard of the table. A table that
its node left behind is found by looking for what is due, again and again.
"""

import asyncio
from contextlib import suppress
from typing import Final, Protocol

import structlog

from majlis.bots import default_bot, settled
from majlis.kernel.options import UserError
from majlis.server.bots import PLAY, SHOW, BotPool
from majlis.server.commands import saved
from majlis.server.dealing import deal_without
from majlis.server.hub import Hub
from majlis.server.live import LiveTable, now_ms
from majlis.server.problems import Refused
from majlis.server.storage.base import TROUBLE
from majlis.server.storage.writing import Conflict, Fenced
from majlis.server.table import PERSON, Table

# How often, and how far ahead, due tables are looked for, in seconds.
LOOK: Final = 2.0
AHEAD: Final = 5.0
# A table at which a bot is asked and nothing moves for so long has lost its driver.
IDLE: Final = 2.0
_log = structlog.get_logger(__name__)


class Guard(Protocol):
    """Lets one node drive a table."""

    async def take(self, table_id: str) -> str | None:
        """The lease in whose name this node drives the table from now on; None if it may not."""
        ...

    async def give(self, table_id: str, lease: str) -> None:
        """Another node may."""
        ...


class Alone:
    """The guard of a server that has the database for itself."""

    async def take(self, table_id: str) -> str | None:
        return ""

    async def give(self, table_id: str, lease: str) -> None:
        pass


class Drivers:
    """One task for each table at which the server must act soon.

    `pause` is how long a bot waits before it moves, so that people can follow; `alone` how long
    where only bots play and nobody looks on.
    """

    def __init__(
        self, hub: Hub, bots: BotPool, guard: Guard, pause: float, alone: float = 0.0
    ) -> None:
        self.hub = hub
        self.bots = bots
        self.guard = guard
        self.pause = pause
        self.alone = alone
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._changed: dict[str, asyncio.Event] = {}
        self._look: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.hub.on_change.append(self.wake)
        self.hub.on_look.append(self.wake)
        self._look = asyncio.create_task(self._look_for_due())

    async def close(self) -> None:
        tasks = [*self._tasks.values(), *([self._look] if self._look else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, live: LiveTable) -> None:
        """Looks at a table that has changed: is there something to do soon?"""
        table_id = live.table.plan.id
        if table_id in self._tasks:
            self._changed[table_id].set()
        elif self._is_soon(live.table):
            self._changed[table_id] = asyncio.Event()
            self._tasks[table_id] = asyncio.create_task(self._drive(live))

    def _is_soon(self, table: Table) -> bool:
        due = table.due()
        return due is not None and due <= now_ms() + AHEAD * 1000

    async def _look_for_due(self) -> None:
        while True:
            try:
                now = now_ms()
                soon, idle = now + int(AHEAD * 1000), now - int(IDLE * 1000)
                for table_id in await self.hub.store.due(soon, idle):
                    if table_id in self._tasks:
                        continue
                    self.wake(await self.hub.get(table_id))
                self.hub.store.database.outage.worked()
            except TROUBLE as error:
                self.hub.store.database.outage.failed("look for due tables", error)
            except Exception:
                _log.exception("could not look for due tables")
            await asyncio.sleep(LOOK)

    async def _drive(self, live: LiveTable) -> None:
        table_id = live.table.plan.id
        lease: str | None = None
        try:
            lease = await self.guard.take(table_id)
            if lease is not None:
                await self.hub.refresh(live)
            while lease is not None and self._is_soon(live.table):
                self._changed[table_id].clear()
                await self._step(live, lease)
        except Fenced as error:
            _log.info("lease-lost", table=table_id, error=str(error)[:100])
        except Refused as refused:
            # The database is busy: the table is still due and will be looked for again.
            _log.warning("driver-waits", table=table_id, problem=refused.problem.code)
        except Exception:
            _log.exception("driver failed", table=table_id)
        finally:
            del self._tasks[table_id], self._changed[table_id]
            if lease is not None:
                await self.guard.give(table_id, lease)

    async def _step(self, live: LiveTable, lease: str) -> None:
        """Moves for a bot, or waits for a clock and moves for whoever is late, or begins a game
        that has waited long enough for contributions to its shuffle.
        """
        table = live.table
        bots = table.bots_asked()
        if bots:
            await self._wait_before(live)
            await self._move(live, bots[0], "act", lease)
            return
        wait = ((table.due() or 0) - now_ms()) / 1000
        if wait > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed[table.plan.id].wait(), wait)
            return
        if table.gathering is not None:
            await self._deal(live)
            return
        for seat in table.clock.late(now_ms())[:1]:
            await self._move(live, seat, "timeout", lease)

    async def _deal(self, live: LiveTable) -> None:
        try:
            await deal_without(self.hub, live)
        except Conflict as error:
            _log.info("driver-was-late", table=live.table.plan.id, error=str(error)[:100])

    async def _wait_before(self, live: LiveTable) -> None:
        """Waits so that people can follow, and where there are none until somebody looks on."""
        if self.alone and is_alone(live):
            with suppress(TimeoutError):
                async with asyncio.timeout(self.alone):
                    while is_alone(live):
                        self._changed[live.table.plan.id].clear()
                        await self._changed[live.table.plan.id].wait()
        if self.pause:
            await asyncio.sleep(self.pause)

    async def _move(self, live: LiveTable, seat: int, kind: str, lease: str) -> None:
        """Lets a bot act for a seat; if the table moves meanwhile, nothing is done."""
        table = live.table
        if seat not in table.asked:
            return
        level = table.chairs[seat].level or default_bot(table.plan.game)
        facing = table.playing.facing(seat)
        # No bot is asked what the rules decide for it, nor can it be late.
        choices = settled(facing) or await self.bots.choose(
            saved(table),
            seat,
            level,
            facing,
            owner=table.plan.host,
            urgency=PLAY if is_waited_for(live) else SHOW,
        )
        async with live.lock:
            now = live.table
            if now.playing.state is not table.playing.state or seat not in now.asked:
                return
            if kind == "act" and not now.chairs[seat].is_played_by_bot:
                return
            if seat != now.playing.to_act:
                kind, choices = "seal", choices[:1]
            try:
                await self.hub.change(live, kind, lease=lease, seat=seat, data={"choices": choices})
            except Fenced:
                raise
            except (Conflict, UserError) as error:
                _log.info("driver-was-late", table=table.plan.id, error=str(error)[:100])


def is_alone(live: LiveTable) -> bool:
    """Whether only bots play at a table and nobody looks on."""
    if any(not chair.is_played_by_bot for chair in live.table.chairs):
        return False
    return not live.clients and not live.callers and not live.remote


def is_waited_for(live: LiveTable) -> bool:
    """Whether somebody who plays at a table is there and waits for the others."""
    here = live.online()
    return any(
        chair.kind == PERSON and not chair.away and chair.user in here
        for chair in live.table.chairs
    )
