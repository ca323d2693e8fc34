"""Routes for those who watch a server: is it well, and its figures."""

import asyncio
import time
from typing import Any, Final

import structlog
from litestar import Response, get
from litestar.di import NamedDependency
from msgspec import Struct
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy import func, select, update

import majlis
from majlis.server.bots import BotPool
from majlis.server.metrics import Metrics
from majlis.server.problems import AWAY, RETRY_SECONDS, Refused
from majlis.server.settings import Settings
from majlis.server.storage.base import TROUBLE, Database
from majlis.server.storage.models import PulseRow, TableRow
from majlis.server.table import FINISHED, FROZEN, OPEN, RUNNING

# For so many seconds what a probe has found is told again, so that asking costs nothing.
FRESH: Final = 1.0
# A database that takes longer than this is as good as away.
PATIENCE: Final = 5.0
_log = structlog.get_logger(__name__)


class Health(Struct, frozen=True):
    """Whether the server can do its work. `ok` is false when a part of it does not: `problem` says
    which, and what to do. `database` is whether it answers, `writes` whether it takes anything.
    `aside` are the tables that cannot be read; the others are served all the same.

    `degraded` when it does its work, but bots think less than their levels say: more is asked of
    them than they can do. `waiting` are the jobs that wait for them, `oldest` for how many seconds.
    """

    ok: bool
    version: str
    engine: str
    database: bool
    writes: bool
    bots: int
    waiting: int
    oldest: float
    degraded: bool
    aside: list[str]
    problem: str | None


class Alive(Struct, frozen=True):
    """The process answers; whether it can do its work is another question."""

    ok: bool
    version: str


class Probe:
    """Finds out whether the database takes something by writing to it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        # What says which tables cannot be read.
        self.aside: dict[str, str] = {}
        self._problem: str | None = None
        self._looked = -FRESH
        self._using = asyncio.Lock()

    async def problem(self) -> str | None:
        """Why nothing can be written; None when it can."""
        async with self._using:
            if time.monotonic() - self._looked >= FRESH:
                found = await self._write()
                if found is not None and self._problem is None:
                    _log.error("not-ready", problem=found)
                self._problem, self._looked = found, time.monotonic()
            return self._problem

    async def _write(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE), self.database.engine.begin() as connection:
                await connection.execute(_PROBE)
        except AWAY as error:
            reason = str(getattr(error, "orig", None) or error) or type(error).__name__
            return f"nothing can be written to the database: {reason.splitlines()[0][:200]}"
        return None


_PROBE: Final = update(PulseRow).values(resumed=PulseRow.resumed)


@get("/health", tags=["operation"])
async def health(
    database: NamedDependency[Database],
    bots: NamedDependency[BotPool],
    probe: NamedDependency[Probe],
) -> Response[Health]:
    """Whether the database takes what is written and bot workers are alive; 503 when not."""
    problem = await probe.problem()
    writes = problem is None
    answers = writes or await database.answers()
    if problem is None and not bots.alive:
        problem = "no bot worker is alive; they are started again, and the log says why they died"
    state = Health(
        ok=problem is None,
        version=majlis.__version__,
        engine=majlis.ENGINE,
        database=answers,
        writes=writes,
        bots=bots.alive,
        waiting=bots.waiting,
        oldest=round(bots.oldest, 3),
        degraded=bots.is_strained,
        aside=sorted(probe.aside),
        problem=problem,
    )
    headers = {} if state.ok else {"retry-after": str(RETRY_SECONDS)}
    return Response(state, status_code=200 if state.ok else 503, headers=headers)


@get("/health/live", tags=["operation"])
async def live() -> Alive:
    """Whether the process answers: nothing else is looked at."""
    return Alive(True, majlis.__version__)


@get("/metrics", tags=["operation"], media_type="text/plain")
async def metrics(
    figures: NamedDependency[Metrics],
    bots: NamedDependency[BotPool],
    settings: NamedDependency[Settings],
    database: NamedDependency[Database],
    probe: NamedDependency[Probe],
) -> Response[Any]:
    """Figures for Prometheus."""
    if not settings.metrics:
        raise Refused(404, "not-found", "problem-not-found")
    try:
        for status, count in (await _tables(database)).items():
            figures.tables.labels(status).set(count)
    except TROUBLE as error:  # the other figures are there all the same, and wanted now
        database.outage.failed("count tables", error)
    figures.aside.set(len(probe.aside))
    figures.bot_workers.set(bots.alive)
    figures.bot_queue.set(bots.waiting)
    figures.bot_oldest.set(bots.oldest)
    return Response(figures.text(), headers={"content-type": CONTENT_TYPE_LATEST})


async def _tables(database: Database) -> dict[str, int]:
    counts = dict.fromkeys((OPEN, RUNNING, FINISHED, FROZEN), 0)
    async with database.engine.connect() as connection:
        query = select(TableRow.status, func.count()).group_by(TableRow.status)
        return counts | {str(name): int(n) for name, n in (await connection.execute(query)).all()}
