"""Routes for those who watch a server: is it well, and its figures."""

from typing import Any

from litestar import Response, get
from litestar.di import NamedDependency
from msgspec import Struct
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy import func, select

import majlis
from majlis.server.bots import BotPool
from majlis.server.metrics import Metrics
from majlis.server.problems import Refused
from majlis.server.settings import Settings
from majlis.server.storage.base import TROUBLE, Database
from majlis.server.storage.models import TableRow
from majlis.server.table import FINISHED, FROZEN, OPEN, RUNNING


class Health(Struct, frozen=True):
    """Whether the server can do its work. `ok` is false when a part of it does not answer.

    `degraded` when it does its work, but bots think less than their levels say: more is asked of
    them than they can do. `waiting` are the jobs that wait for them, `oldest` for how many seconds.
    """

    ok: bool
    version: str
    engine: str
    database: bool
    bots: int
    waiting: int
    oldest: float = 0.0
    degraded: bool = False


@get("/health", tags=["operation"])
async def health(
    database: NamedDependency[Database], bots: NamedDependency[BotPool]
) -> Response[Health]:
    """Whether the database answers and bot workers are alive; 503 when not."""
    answers = await database.answers()
    state = Health(
        answers and bots.alive > 0,
        majlis.__version__,
        majlis.ENGINE,
        answers,
        bots.alive,
        bots.waiting,
        round(bots.oldest, 3),
        bots.is_strained,
    )
    return Response(state, status_code=200 if state.ok else 503)


@get("/metrics", tags=["operation"], media_type="text/plain")
async def metrics(
    figures: NamedDependency[Metrics],
    bots: NamedDependency[BotPool],
    settings: NamedDependency[Settings],
    database: NamedDependency[Database],
) -> Response[Any]:
    """Figures for Prometheus."""
    if not settings.metrics:
        raise Refused(404, "not-found", "problem-not-found")
    try:
        for status, count in (await _tables(database)).items():
            figures.tables.labels(status).set(count)
    except TROUBLE as error:  # the other figures are there all the same, and wanted now
        database.outage.failed("count tables", error)
    figures.bot_workers.set(bots.alive)
    figures.bot_queue.set(bots.waiting)
    figures.bot_oldest.set(bots.oldest)
    return Response(figures.text(), headers={"content-type": CONTENT_TYPE_LATEST})


async def _tables(database: Database) -> dict[str, int]:
    counts = dict.fromkeys((OPEN, RUNNING, FINISHED, FROZEN), 0)
    async with database.engine.connect() as connection:
        query = select(TableRow.status, func.count()).group_by(TableRow.status)
        return counts | {str(name): int(n) for name, n in (await connection.execute(query)).all()}
