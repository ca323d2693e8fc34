"""Looking back at a finished game: who was winning when, what was luck, which choices cost most.

A review is made in the background, step by step, by bot workers that have nothing better to do. It
is kept as it grows, so a server that is stopped goes on with it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import select, update

from majlis.server.bot_jobs import Complete, SavedMatch, StepReview
from majlis.server.bot_jobs import Review as ReviewJob
from majlis.server.bots import REVIEW, BotPool, NoAnswer
from majlis.server.live import now_ms
from majlis.server.storage.base import Database
from majlis.server.storage.reviews import ReviewRow
from majlis.server.wire import Said

NONE: Final = "none"
QUEUED: Final = "queued"
RUNNING: Final = "running"
DONE: Final = "done"
FAILED: Final = "failed"

MOST_COSTLY: Final = 5
# A choice that costs less than this is a matter of taste.
WORTH_TELLING: Final = 0.02
# The choices that seem to cost most are thought about again, so much longer.
SECOND_LOOK: Final = 4
KEEP_EVERY: Final = 16
LEASE_MS: Final = 120_000
STEP_SECONDS: Final = 60.0
LOOK_SECONDS: Final = 5.0
_log = structlog.get_logger(__name__)


class Costly(Struct, frozen=True):
    """A choice that cost a chance to win, and what would have been better.

    `step` is the step before it. `line` is the better act, choice by choice; a review that was made
    before lines were kept has none.
    """

    step: int
    seat: int
    loss: float
    text: Said
    better: Said
    chance: float
    better_chance: float
    line: list[int]


class Review(Struct, frozen=True):
    """How a game went. `chances` has a row for each step from 0 on, as far as the review has come.

    `luck` is the sum of what chance did to each seat's chance to win, `play` of what choices did,
    its own and those of others. Together they lead from the first row to the result.
    """

    status: str
    progress: float
    chances: list[list[float]]
    costly: list[Costly]
    luck: list[float]
    play: list[float]


class Reviews:
    """Makes reviews, one at a time. `find` gives the match of a finished table."""

    def __init__(
        self,
        database: Database,
        bots: BotPool,
        iterations: int,
        find: Callable[[str], Awaitable[SavedMatch]],
    ) -> None:
        self.database = database
        self.bots = bots
        self.iterations = iterations
        self.find = find
        self._worker: asyncio.Task[None] | None = None
        self._asked = asyncio.Event()

    async def start(self) -> None:
        """Takes up what is queued or was left behind."""
        self._worker = asyncio.create_task(self._work())

    async def close(self) -> None:
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    async def get(self, table_id: str) -> Review:
        """The review of a table as far as it has come."""
        async with self.database.sessions() as session:
            row = await session.get(ReviewRow, table_id)
        if row is None:
            return Review(NONE, 0.0, [], [], [], [])
        return summary(row.status, row.total, msgspec.convert(row.steps, list[StepReview]))

    async def ask(self, table_id: str, total: int) -> Review:
        """Asks for a review; one that failed is tried again."""
        async with self.database.sessions() as session:
            row = await session.get(ReviewRow, table_id)
            if row is None:
                session.add(
                    ReviewRow(
                        table_id=table_id,
                        status=QUEUED,
                        total=total,
                        steps=[],
                        lease=0,
                        asked=now_ms(),
                    )
                )
            elif row.status == FAILED:
                row.status, row.lease = QUEUED, 0
            await session.commit()
        self._asked.set()
        return await self.get(table_id)

    # --- in the background -------------------------------------------------------------------

    async def _work(self) -> None:
        while True:
            self._asked.clear()
            try:
                while (row := await self._claim()) is not None:
                    await self._review(row)
            except Exception:
                _log.exception("a review was interrupted and will be taken up again")
            try:
                await asyncio.wait_for(self._asked.wait(), LOOK_SECONDS)
            except TimeoutError:
                continue

    async def _claim(self) -> ReviewRow | None:
        """The oldest review that nobody works on, now ours for a while."""
        free = (ReviewRow.status.in_((QUEUED, RUNNING)), ReviewRow.lease < now_ms())
        async with self.database.sessions() as session:
            query = select(ReviewRow).where(*free).order_by(ReviewRow.asked).limit(1)
            row = (await session.scalars(query)).first()
            if row is None:
                return None
            claim = update(ReviewRow).where(ReviewRow.table_id == row.table_id, *free)
            claimed: Any = await session.execute(
                claim.values(status=RUNNING, lease=now_ms() + LEASE_MS)
            )
            await session.commit()
            return row if claimed.rowcount == 1 else None

    async def _review(self, row: ReviewRow) -> None:
        match = await self.find(row.table_id)
        steps: list[StepReview] = msgspec.convert(row.steps, list[StepReview])
        try:
            for step in range(len(steps), len(match.choices) + 1):
                steps.append(await self._look_at(match, step, self.iterations))
                if step % KEEP_EVERY == 0:
                    await self._keep(row.table_id, RUNNING, steps)
            for step in costly_steps(steps)[:MOST_COSTLY]:
                steps[step] = await self._look_at(match, step, self.iterations * SECOND_LOOK)
            for step in costly_steps(steps)[:MOST_COSTLY]:
                steps[step] = await self._completed(match, step, steps[step])
        except NoAnswer as failure:
            _log.error("review-failed", table=row.table_id, reason=str(failure))
            await self._keep(row.table_id, FAILED, steps)
            return
        await self._keep(row.table_id, DONE, steps)

    async def _look_at(self, match: SavedMatch, step: int, iterations: int) -> StepReview:
        """Has a worker look at one step; it knows the match up to there."""
        until = _until(match, step)
        choice = match.choices[step] if step < len(match.choices) else None
        job = ReviewJob(until, choice, iterations, self.bots.chance(until, -1))
        answer = await self.bots.ask(job, REVIEW, STEP_SECONDS)
        return msgspec.convert(answer, StepReview)

    async def _completed(self, match: SavedMatch, step: int, found: StepReview) -> StepReview:
        """The step with the whole act that would have been better, not its first choice alone."""
        opinion = found.opinion
        assert opinion is not None
        until = _until(match, step)
        choice = opinion.line[0]
        job = Complete(until, choice, self.iterations, self.bots.chance(until, -1))
        line = await self.bots.ask(job, REVIEW, STEP_SECONDS)
        better = msgspec.structs.replace(opinion, line=line)
        return msgspec.structs.replace(found, opinion=better)

    async def _keep(self, table_id: str, status: str, steps: list[StepReview]) -> None:
        values = {
            "status": status,
            "steps": msgspec.to_builtins(steps),
            "lease": now_ms() + LEASE_MS,
        }
        async with self.database.sessions() as session:
            await session.execute(
                update(ReviewRow).where(ReviewRow.table_id == table_id).values(**values)
            )
            await session.commit()


def _until(match: SavedMatch, step: int) -> SavedMatch:
    """The match up to a step, by a name that a worker's memory keeps apart from live play."""
    return msgspec.structs.replace(
        match, table=f"review {match.table}", choices=match.choices[:step]
    )


def costly_steps(steps: list[StepReview]) -> list[int]:
    """The steps whose choice cost a chance worth telling, the most costly first."""
    found = [
        number
        for number, step in enumerate(steps)
        if step.opinion is not None and step.opinion.loss >= WORTH_TELLING
    ]
    return sorted(found, key=lambda number: -_loss(steps[number]))


def _loss(step: StepReview) -> float:
    return step.opinion.loss if step.opinion is not None else 0.0


def summary(status: str, total: int, steps: list[StepReview]) -> Review:
    """What a page shows of the steps that were looked at so far."""
    chances = [step.chances for step in steps]
    seats = range(len(chances[0]) if chances else 0)
    luck, play = [0.0 for _ in seats], [0.0 for _ in seats]
    for step, following in zip(steps, chances[1:], strict=False):
        expected = step.expected or following
        for seat in seats:
            luck[seat] += following[seat] - expected[seat]
            play[seat] += expected[seat] - step.chances[seat]
    return Review(
        status,
        round(len(steps) / (total + 1), 3),
        [[round(chance, 4) for chance in row] for row in chances],
        [_costly(number, steps[number]) for number in costly_steps(steps)[:MOST_COSTLY]],
        [round(total, 4) for total in luck],
        [round(total, 4) for total in play],
    )


def _costly(number: int, step: StepReview) -> Costly:
    opinion = step.opinion
    assert opinion is not None
    return Costly(
        number,
        step.seat,
        round(opinion.loss, 4),
        opinion.text,
        opinion.better,
        round(opinion.chance, 4),
        round(opinion.better_chance, 4),
        opinion.line,
    )
