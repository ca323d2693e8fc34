"""Bots for the server's tables: in processes of their own, so that thinking never stalls play."""

import asyncio
import hashlib
import hmac
import os
import secrets
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog

from majlis.bots import LEVELS, play_act
from majlis.kernel.options import UserError
from majlis.kernel.state import State
from majlis.play.act import is_whole
from majlis.server.bot_jobs import LENGTH, Advice, Answer, Choose, Hint, Job, SavedMatch

__all__ = ["BotPool", "NoAnswer", "SavedMatch"]

# What is done first when more is asked than can be done at once.
PLAY: Final = 0
ADVICE: Final = 1
REVIEW: Final = 2
TRIES: Final = 2
# A worker that dies at once, again and again, is not started faster than this.
PAUSE: Final = 0.2
# Of the time that a bot has for an act, the part after which it hurries.
HURRY: Final = 0.5

# The parts of a draft, whether its last basket is open, and what is pointed at.
Drawn = tuple[list[list[int]], bool, list[str]]
EMPTY: Final[Drawn] = ([], False, [])

_log = structlog.get_logger(__name__)


class NoAnswer(Exception):
    """A worker failed, died or took too long; the message says which."""


class _Task:
    """A job on its way: how urgent it is, and who waits for its answer."""

    def __init__(self, job: Job, priority: int, number: int, seconds: float) -> None:
        self.job = job
        self.order = (priority, number)
        self.seconds = seconds
        self.tries = 0
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def __lt__(self, other: "_Task") -> bool:
        return self.order < other.order

    def fail(self, reason: str) -> None:
        if not self.future.done():
            self.future.set_exception(NoAnswer(reason))


class BotPool:
    """Worker processes that choose, hint and review. Live play goes before hints before reviews.

    A worker that dies is started anew and its job done again. `on_done` hears the kind of each
    job, how many seconds it took and whether it was answered.
    """

    def __init__(
        self,
        processes: int,
        secret: str,
        seconds: float = 10.0,
        hint_iterations: int = 400,
        on_done: Callable[[str, float, bool], None] | None = None,
    ) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 1) - 1)
        self.seconds = seconds
        self.hint_iterations = hint_iterations
        self.on_done = on_done
        self._key = hashlib.sha256(f"bots {secret}".encode()).digest()
        self._queue: asyncio.PriorityQueue[_Task] = asyncio.PriorityQueue()
        self._servants: list[asyncio.Task[None]] = []
        self._running: dict[int, Process] = {}
        self._count = 0

    async def start(self) -> None:
        """Starts the workers; they take their first job when they have loaded the games."""
        for number in range(self.processes):
            self._servants.append(asyncio.create_task(self._serve(number)))

    async def close(self) -> None:
        """Ends the workers; what is still waited for fails."""
        for servant in self._servants:
            servant.cancel()
        await asyncio.gather(*self._servants, return_exceptions=True)
        self._servants.clear()
        while not self._queue.empty():
            self._queue.get_nowait().fail("the server is closing")

    @property
    def alive(self) -> int:
        """How many workers are there to do something."""
        return sum(1 for process in self._running.values() if process.returncode is None)

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return self._queue.qsize()

    async def choose(self, match: SavedMatch, seat: int, level: str, facing: State) -> list[int]:
        """The act of a bot of that level; always a whole one, and always in time.

        `facing` is the state as the seat faces it; the bot is not given it.
        """
        if level not in LEVELS:
            raise UserError(f"expected one of {', '.join(LEVELS)}, not {level!r}")
        job = Choose(match, seat, level, self.chance(match, seat), self.seconds * HURRY)
        try:
            choices: list[int] = await self.ask(job, PLAY)
            if is_whole(facing, choices):
                return choices
            reason = f"{choices!r} is no whole act"
        except NoAnswer as failure:
            reason = str(failure)
        _log.warning("bot-fell-back", table=match.table, seat=seat, level=level, reason=reason)
        return play_act(facing.copy(), lambda st: secrets.choice(st.legal))

    async def hint(
        self, match: SavedMatch, seat: int, drawn: Drawn = EMPTY, judge: bool = False
    ) -> Advice:
        """The acts that a strong bot would consider, with a draft as it stands, or beside it."""
        chance = self.chance(match, seat)
        job = Hint(match, seat, self.hint_iterations, chance, *drawn, judge)
        return msgspec.convert(await self.ask(job, ADVICE), Advice)

    async def ask(self, job: Job, priority: int, seconds: float | None = None) -> Any:
        """The answer to a job, or `NoAnswer`; it waits and runs no longer than the time given."""
        limit = self.seconds if seconds is None else seconds
        self._count += 1
        task = _Task(job, priority, self._count, limit)
        began = time.perf_counter()
        answered = False
        self._queue.put_nowait(task)
        try:
            value = await asyncio.wait_for(task.future, limit)
            answered = True
        except TimeoutError:
            raise NoAnswer(f"no answer in {limit:g} seconds") from None
        finally:
            if self.on_done is not None:
                kind = type(job).__name__.lower()
                self.on_done(kind, time.perf_counter() - began, answered)
        return value

    def chance(self, match: SavedMatch, seat: int) -> str:
        """The seed of a bot's own chance: it cannot be known without the secret."""
        place = f"{match.table} {len(match.choices)} {seat}"
        return hmac.new(self._key, place.encode(), hashlib.sha256).hexdigest()

    # --- one worker ----------------------------------------------------------------------------

    async def _serve(self, number: int) -> None:
        process = await self._start_worker(number)
        try:
            while True:
                task = await self._queue.get()
                if not task.future.done() and not await self._do(task, process):
                    await self._end_worker(process)
                    process = await self._start_worker(number)
        finally:
            await self._end_worker(process)

    async def _do(self, task: _Task, process: Process) -> bool:
        """Has the worker do a task; False when the worker is of no use any more."""
        try:
            answer = await asyncio.wait_for(_exchange(process, task.job), task.seconds)
        except TimeoutError:
            task.fail(f"a worker thought for more than {task.seconds:g} seconds")
            return False
        except (OSError, asyncio.IncompleteReadError):
            task.tries += 1
            _log.error("bot-worker-died", job=type(task.job).__name__, tries=task.tries)
            if task.tries < TRIES:
                self._queue.put_nowait(task)
            else:
                task.fail("a worker died over it twice")
            return False
        if answer.error is not None:
            task.fail(answer.error)
        elif not task.future.done():
            task.future.set_result(answer.value)
        return True

    async def _start_worker(self, number: int) -> Process:
        while True:
            try:
                process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "majlis.server.bot_jobs", stdin=PIPE, stdout=PIPE
                )
            except OSError as error:
                _log.error("bot-worker-not-started", reason=str(error))
                await asyncio.sleep(PAUSE)
                continue
            self._running[number] = process
            return process

    async def _end_worker(self, process: Process) -> None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _exchange(process: Process, job: Job) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    message = msgspec.msgpack.encode(job)
    process.stdin.write(LENGTH.pack(len(message)) + message)
    await process.stdin.drain()
    head = await process.stdout.readexactly(LENGTH.size)
    body = await process.stdout.readexactly(LENGTH.unpack(head)[0])
    return msgspec.msgpack.decode(body, type=Answer)
