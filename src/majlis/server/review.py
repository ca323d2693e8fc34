"""Looking back at a finished game: who was winning when, what was luck, which acts cost most.

A review is made in the background, act by act, by bot workers that have nothing better to do. It
is kept as it grows, so a server that is stopped goes on with it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import select, update

from majlis.server.bot_jobs import ActReview, Ends, SavedMatch
from majlis.server.bot_jobs import Review as ReviewJob
from majlis.server.bots import REVIEW, BotPool, NoAnswer
from majlis.server.live import now_ms
from majlis.server.storage.base import TROUBLE, Database
from majlis.server.storage.reviews import ReviewRow
from majlis.server.wire import Said

NONE: Final = "none"
QUEUED: Final = "queued"
RUNNING: Final = "running"
DONE: Final = "done"
FAILED: Final = "failed"

MOST_COSTLY: Final = 5
# An act that costs less than this is a matter of taste.
WORTH_TELLING: Final = 0.02
# The acts that seem to cost most are thought about again, so many and so much longer.
MOST_JUDGED: Final = 10
SECOND_LOOK: Final = 4
KEEP_EVERY: Final = 16
LEASE_MS: Final = 120_000
STEP_SECONDS: Final = 60.0
LOOK_SECONDS: Final = 5.0
_log = structlog.get_logger(__name__)


class Costly(Struct, frozen=True):
    """An act that cost a chance to win, and what would have been better.

    `act` is how many acts came before it. `text` and `better` are the choices that tell the two
    apart, `line` is the whole better act, choice by choice. `error` is how far the loss may be off.
    """

    act: int
    seat: int
    loss: float
    text: Said
    better: Said
    chance: float
    better_chance: float
    line: list[int]
    error: float


class Review(Struct, frozen=True):
    """How a game went. `chances` has a row for each act from the first on, and one for the end.

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
        if row is None or is_outdated(row):
            return Review(NONE, 0.0, [], [], [], [])
        return summary(row.status, row.total, msgspec.convert(row.steps, list[ActReview]))

    async def ask(self, table_id: str, total: int) -> Review:
        """Asks for a review of so many acts; one that failed is tried again."""
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
            elif is_outdated(row):
                row.status, row.lease, row.total, row.steps = QUEUED, 0, total, []
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
            except TROUBLE as error:
                self.database.outage.failed("review", error)
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
        acts: list[ActReview] = (
            [] if is_outdated(row) else msgspec.convert(row.steps, list[ActReview])
        )
        try:
            ends = [0, *await self.bots.ask(Ends(_until(match)), REVIEW, STEP_SECONDS)]
            while len(acts) < len(ends):
                numbers = range(len(acts), min(len(acts) + self.bots.processes, len(ends)))
                acts += await self._look_at(match, ends, numbers, self.iterations)
                if len(acts) // KEEP_EVERY > numbers[0] // KEEP_EVERY:
                    await self._keep(row.table_id, RUNNING, acts, len(ends) - 1)
            await self._judge(match, ends, acts)
        except NoAnswer as failure:
            _log.error("review-failed", table=row.table_id, reason=str(failure))
            await self._keep(row.table_id, FAILED, acts)
            return
        await self._keep(row.table_id, DONE, acts)

    async def _judge(self, match: SavedMatch, ends: list[int], acts: list[ActReview]) -> None:
        """Looks longer at the acts that seem to cost most: before, after, and beside the best."""
        judged, again = second_look(acts)
        for first in range(0, len(again), self.bots.processes):
            numbers = again[first : first + self.bots.processes]
            longer = self.iterations * SECOND_LOOK
            found = await self._look_at(match, ends, numbers, longer, judged)
            for number, act in zip(numbers, found, strict=True):
                acts[number] = act

    async def _look_at(
        self,
        match: SavedMatch,
        ends: list[int],
        numbers: Sequence[int],
        iterations: int,
        judged: Sequence[int] = (),
    ) -> list[ActReview]:
        """Has workers look at some acts, or at the end; they know the match up to there."""
        jobs = [
            self.bots.ask(
                look(match, ends, number, iterations, self.bots.chance, number in judged),
                REVIEW,
                STEP_SECONDS,
            )
            for number in numbers
        ]
        return [msgspec.convert(found, ActReview) for found in await asyncio.gather(*jobs)]

    async def _keep(
        self, table_id: str, status: str, acts: list[ActReview], total: int | None = None
    ) -> None:
        values: dict[str, Any] = {
            "status": status,
            "steps": msgspec.to_builtins(acts),
            "lease": now_ms() + LEASE_MS,
        }
        if total is not None:
            values["total"] = total
        async with self.database.sessions() as session:
            await session.execute(
                update(ReviewRow).where(ReviewRow.table_id == table_id).values(**values)
            )
            await session.commit()


def is_outdated(row: ReviewRow) -> bool:
    """Whether a review was made as reviews once were, without errors: it is made anew."""
    return bool(row.steps) and "errors" not in row.steps[0]


def _until(match: SavedMatch, step: int | None = None) -> SavedMatch:
    """The match up to a choice, by a name that a worker's memory keeps apart from live play."""
    return msgspec.structs.replace(
        match, table=f"review {match.table}", choices=match.choices[:step]
    )


def look(
    match: SavedMatch,
    ends: list[int],
    number: int,
    iterations: int,
    chance: Callable[[SavedMatch, int], str],
    judge: bool = False,
) -> ReviewJob:
    """The job of looking at one act of a match, or at its end; acts end after `ends` choices."""
    until = _until(match, ends[number])
    choices = match.choices[ends[number] : ends[min(number + 1, len(ends) - 1)]]
    return ReviewJob(until, choices, iterations, chance(until, -1), judge)


def second_look(acts: list[ActReview]) -> tuple[list[int], list[int]]:
    """The acts that are judged beside the best ones, and all that are looked at longer for it."""
    judged = suspects(acts)[:MOST_JUDGED]
    return judged, sorted({number + late for number in judged for late in (0, 1)})


class Cost(Struct, frozen=True):
    """What an act cost, as the curve shows it: the chance before, and what was to be expected."""

    before: float
    expected: float
    error: float

    @property
    def loss(self) -> float:
        return self.before - self.expected


def curve_cost(acts: list[ActReview], number: int) -> Cost | None:
    """What the curve says that an act cost, with how far that may be off."""
    act = acts[number]
    if act.seat < 0 or number + 1 >= len(acts):
        return None
    following = acts[number + 1]
    after = (act.expected or following.chances)[act.seat]
    errors = (act.expected_errors if act.expected else following.errors) or []
    both = [own[act.seat] for own in (act.errors, errors) if own]
    return Cost(act.chances[act.seat], after, sum(error**2 for error in both) ** 0.5)


def cost(acts: list[ActReview], number: int) -> Cost | None:
    """What an act cost; None where it is not worth telling, or where the estimates disagree.

    One estimate is told, that of the curve. It must be beyond its own error and fall there too,
    whatever luck came; and a bot that knew what the seat knew must have found at least half as much
    wrong with the act, beyond the error of its own comparison.
    """
    act, found = acts[number], curve_cost(acts, number)
    if act.opinion is None or found is None:
        return None
    fall = found.before - acts[number + 1].chances[act.seat]
    if min(found.loss, act.opinion.loss) < WORTH_TELLING:
        return None
    if found.loss <= found.error or act.opinion.loss <= act.opinion.error:
        return None
    agreed = min(fall, act.opinion.loss) >= found.loss / 2
    return found if agreed else None


def suspects(acts: list[ActReview]) -> list[int]:
    """The acts after which the curve falls by something worth telling, the deepest fall first."""
    found = {number: curve_cost(acts, number) for number in range(len(acts))}
    losses = {number: one.loss for number, one in found.items() if one is not None}
    worth = [number for number, loss in losses.items() if loss >= WORTH_TELLING]
    return sorted(worth, key=lambda number: -losses[number])


def costly_acts(acts: list[ActReview]) -> list[int]:
    """The acts that cost a chance worth telling, the most costly first."""
    found = {number: cost(acts, number) for number in range(len(acts))}
    losses = {number: one.loss for number, one in found.items() if one is not None}
    return sorted(losses, key=lambda number: -losses[number])


def summary(status: str, total: int, acts: list[ActReview]) -> Review:
    """What a page shows of the acts that were looked at so far."""
    chances = [act.chances for act in acts]
    seats = range(len(chances[0]) if chances else 0)
    luck, play = [0.0 for _ in seats], [0.0 for _ in seats]
    for act, following in zip(acts, chances[1:], strict=False):
        expected = act.expected or following
        for seat in seats:
            luck[seat] += following[seat] - expected[seat]
            play[seat] += expected[seat] - act.chances[seat]
    return Review(
        status,
        round(len(acts) / (total + 1), 3),
        [[round(chance, 4) for chance in row] for row in chances],
        [_costly(acts, number) for number in costly_acts(acts)[:MOST_COSTLY]],
        [round(total, 4) for total in luck],
        [round(total, 4) for total in play],
    )


def _costly(acts: list[ActReview], number: int) -> Costly:
    opinion, found = acts[number].opinion, cost(acts, number)
    assert opinion is not None
    assert found is not None
    return Costly(
        number,
        acts[number].seat,
        round(found.loss, 4),
        opinion.text,
        opinion.better,
        round(found.expected, 4),
        round(found.before, 4),
        opinion.line,
        round(found.error, 4),
    )
