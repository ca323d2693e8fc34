"""The time of the house: how long its servers have been there for the people at the tables.

Clocks run on it. It goes on with the monotonic clock of the machine, second by second, and what has
passed is written down: so it stands still while the server is down, while its process is stopped,
while the machine sleeps and while the database takes nothing, and a step of the clock on the wall
does not touch it. Nodes over one database share it: each writes how far it has come and goes on
from the furthest of them.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final

import structlog
from sqlalchemy import case, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from majlis.server.storage.base import TROUBLE, Database
from majlis.server.storage.models import PulseRow, TableRow
from majlis.server.table import RUNNING

# How often it beats, in seconds. A beat that is so late means that nobody was there meanwhile.
BEAT: Final = 1.0
LATE: Final = 3.0
# Where no short clock runs, it is written down no more often than this, to let disks sleep.
REST: Final = 30.0
_ROW: Final = 1
# No time of the house is further than this: whatever is, is damaged.
FURTHEST: Final = 2**53
_FIRST: Final = text(
    "INSERT INTO pulses (id, time, resumed) VALUES (:id, :time, :resumed) ON CONFLICT DO NOTHING"
)
_log = structlog.get_logger(__name__)


class Pulse:
    """The time of the house in milliseconds, as this node knows it.

    After an outage people need a moment to come back: `grace` is how many seconds they get, and
    `resumed` when the outage ended.
    """

    def __init__(self, grace: float = 0.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.grace = int(grace * 1000)
        self._clock = clock
        self._time = time.time_ns() // 1_000_000
        self._beaten = clock()
        self._stands = False
        self.resumed = 0
        self.on_resume: list[Callable[[], None]] = []

    def now(self) -> int:
        """How far the time of the house has come."""
        if self._stands:
            return self._time
        return self._time + int(min(self._clock() - self._beaten, LATE) * 1000)

    def beat(self) -> None:
        """The house is there, now."""
        silence = self._clock() - self._beaten
        was_away = self._stands or silence > LATE
        if silence > LATE and not self._stands:
            _log.warning("clocks-stood", seconds=round(silence))
        self._time, self._beaten, self._stands = self.now(), self._clock(), False
        if was_away:
            self.resume()

    def stand(self) -> None:
        """Nothing can be written down: nobody's time runs until the next beat."""
        self._time, self._stands = self.now(), True

    def resume(self) -> None:
        """An outage is over."""
        self.resumed = self._time
        for listener in self.on_resume:
            listener()

    def follow(self, furthest: int, resumed: int) -> None:
        """Goes on from where the furthest node is."""
        if furthest > self.now():
            self._time, self._beaten = furthest, self._clock()
        if resumed > self.resumed:
            self.resumed = resumed
            for listener in self.on_resume:
                listener()

    def begin(self, reached: int) -> None:
        """Takes up the time where it was left when the server went."""
        self._time, self._beaten = reached, self._clock()
        self.resume()


class Heart:
    """Lets the pulse beat, and keeps it in the database. `is_busy` says that short clocks run."""

    def __init__(self, database: Database, pulse: Pulse, is_busy: Callable[[], bool]) -> None:
        self.database = database
        self.pulse = pulse
        self.is_busy = is_busy
        self._written = 0.0
        self._lost = False
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Takes up the time of the house, and lets it go on."""
        async with self.database.engine.begin() as connection:
            self.pulse.begin(await _reached(connection))
            await _write(connection, self.pulse)
        self._written = time.monotonic()
        self._beating = asyncio.create_task(self._beat_on())

    async def close(self) -> None:
        """Writes down how far the time has come, and lets it stand."""
        if self._beating is None:
            return
        self._beating.cancel()
        await asyncio.gather(self._beating, return_exceptions=True)
        try:
            await self._keep()
        except TROUBLE as error:
            _log.warning("pulse-not-kept", error=str(error)[:200])

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except TROUBLE as error:
                if not self._lost:
                    _log.warning("clocks-stand", error=str(error)[:200])
                self._lost = True
            else:
                if self._lost:
                    _log.warning("clocks-go-on")
                self._lost = False

    async def beat(self) -> None:
        """One beat; it raises what the database says against it, and the clocks stand."""
        rested = time.monotonic() - self._written
        if self.database.is_sqlite and rested < REST and not self.is_busy():
            self.pulse.beat()
            return
        try:
            await self._keep()
        except TROUBLE:
            self.pulse.stand()
            raise

    async def _keep(self) -> None:
        async with self.database.engine.begin() as connection:
            furthest, resumed = await _write(connection, self.pulse)
        self._written = time.monotonic()
        self.pulse.beat()
        self.pulse.follow(furthest, resumed)


async def _reached(connection: AsyncConnection) -> int:
    """How far the time of the house had come: a table may have moved after the last beat."""
    known = (TableRow.status == RUNNING, TableRow.ticked < FURTHEST)
    moved = (await connection.execute(select(func.max(TableRow.ticked)).where(*known))).scalar()
    reached = (await connection.execute(select(PulseRow.time))).scalar()
    if reached is None:
        reached = moved or time.time_ns() // 1_000_000
        first = {"id": _ROW, "time": reached, "resumed": reached}
        await connection.execute(_FIRST, first)  # another node may begin at the same moment
    return max(int(reached), int(moved or 0))


async def _write(connection: AsyncConnection, pulse: Pulse) -> tuple[int, int]:
    """Writes how far this node is; gives how far the furthest is, and when it went on."""
    now, resumed = pulse.now(), pulse.resumed
    further = {
        PulseRow.time: case((PulseRow.time < now, now), else_=PulseRow.time),
        PulseRow.resumed: case((PulseRow.resumed < resumed, resumed), else_=PulseRow.resumed),
    }
    await connection.execute(update(PulseRow).where(PulseRow.id == _ROW).values(further))
    row = (await connection.execute(select(PulseRow.time, PulseRow.resumed))).one()
    return int(row.time), int(row.resumed)
