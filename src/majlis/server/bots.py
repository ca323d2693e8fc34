"""Bots for the server's tables: in processes of their own, so that thinking never stalls play."""

import asyncio
import hashlib
import hmac
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog

from majlis.bots import act, default_bot, make_bot, offered, welcome
from majlis.games.catalogue import game
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.kernel.state import State
from majlis.lab.workers import ONE_THREAD
from majlis.play.act import is_whole
from majlis.server.bot_jobs import LENGTH, QUICK, Advice, Answer, Choose, Hint, Job, SavedMatch
from majlis.server.bot_queue import ADVICE, PLAY, REVIEW, SHOW, NoAnswer, Task, Waiting

__all__ = ["ADVICE", "PLAY", "REVIEW", "SHOW", "BotPool", "NoAnswer", "SavedMatch"]

TRIES: Final = 2
# A worker that dies at once, again and again, is not started faster than this.
PAUSE: Final = 0.2
# Of the time that a bot has for an act, the part after which it hurries.
HURRY: Final = 0.5
# Advice that one person may ask for at once.
MOST_ADVICE: Final = 2
# A queue whose oldest job waits longer than so many seconds is too long, and for so many seconds
# after a bot had to choose at once the bots count as strained.
LONG: Final = 2.0
STRAIN: Final = 60.0

# The parts of a draft, whether its last basket is open, and what is pointed at.
Drawn = tuple[list[list[int]], bool, list[str]]
EMPTY: Final[Drawn] = ([], False, [])

_log = structlog.get_logger(__name__)


class BotPool:
    """Worker processes that choose, hint and review, for everybody in turn.

    When more is asked than they can do, each act gets less thought, down to a quick choice. A
    worker that dies is started anew and its job done again. `on_done` hears the kind of each job,
    how many seconds it took and whether it was answered, `on_eased` of each act that got less
    thought than its level has.
    """

    def __init__(
        self,
        processes: int,
        secret: str,
        seconds: float = 10.0,
        hint_iterations: int = 400,
        on_done: Callable[[str, float, bool], None] | None = None,
        on_eased: Callable[[], None] | None = None,
        agents: Sequence[str] = (),
    ) -> None:
        welcome(agents)
        self.agents = list(agents)
        self.processes = processes or max(1, (os.cpu_count() or 1) - 1)
        self.seconds = seconds
        self.hint_iterations = hint_iterations
        self.on_done = on_done
        self.on_eased = on_eased
        self._key = hashlib.sha256(f"bots {secret}".encode()).digest()
        self._queue = Waiting()
        self._servants: list[asyncio.Task[None]] = []
        self._running: dict[int, Process] = {}
        self._advising: Counter[str] = Counter()
        self._strained = -STRAIN

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
        self._queue.clear("the server is closing")

    @property
    def alive(self) -> int:
        """How many workers are there to do something."""
        return sum(1 for process in self._running.values() if process.returncode is None)

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return len(self._queue)

    @property
    def oldest(self) -> float:
        """For how many seconds the oldest move or advice has waited for a worker."""
        return self._queue.oldest

    @property
    def is_strained(self) -> bool:
        """Whether more is asked of the bots than they can do."""
        return self.oldest > LONG or time.monotonic() - self._strained < STRAIN

    def strained(self) -> None:
        """Notes that a bot had to choose with hardly any thought."""
        self._strained = time.monotonic()

    async def choose(
        self,
        match: SavedMatch,
        seat: int,
        level: str,
        facing: State,
        owner: str = "",
        urgency: int = PLAY,
    ) -> list[int]:
        """The act of a bot of that level; always a whole one, and always in time.

        `facing` is the state as the seat faces it; the bot is not given it. `owner` is the person
        whose table it is. Without an answer the quick bot chooses here, never chance.
        """
        if level not in offered():
            raise UserError(f"expected one of {', '.join(offered())}, not {level!r}")
        chance = self.chance(match, seat)
        job = Choose(match, seat, level, chance, self.seconds * HURRY)
        try:
            choices: list[int] = await self.ask(job, urgency, owner=owner)
            if is_whole(facing, choices):
                return choices
            reason = f"{choices!r} is no whole act"
        except NoAnswer as failure:
            reason = str(failure)
        _log.warning("bot-fell-back", table=match.table, seat=seat, level=level, reason=reason)
        self.strained()
        return await asyncio.to_thread(quick_act, match.game, facing, seat, chance)

    async def hint(
        self,
        match: SavedMatch,
        seat: int,
        drawn: Drawn = EMPTY,
        judge: bool = False,
        owner: str = "",
    ) -> Advice:
        """The acts that a strong bot would consider, with a draft as it stands, or beside it."""
        if self._advising[owner] >= MOST_ADVICE:
            raise NoAnswer("too much advice is asked for at once")
        self._advising[owner] += 1
        try:
            chance = self.chance(match, seat)
            job = Hint(match, seat, self.hint_iterations, chance, *drawn, judge)
            return msgspec.convert(await self.ask(job, ADVICE, owner=owner), Advice)
        finally:
            self._advising[owner] -= 1
            if not self._advising[owner]:
                del self._advising[owner]

    async def ask(
        self, job: Job, urgency: int, seconds: float | None = None, owner: str = ""
    ) -> Any:
        """The answer to a job, or `NoAnswer`; it waits and runs no longer than the time given."""
        limit = self.seconds if seconds is None else seconds
        task = Task(job, urgency, owner, limit)
        began = time.perf_counter()
        answered = False
        self._queue.put(task)
        try:
            value = await asyncio.wait_for(task.future, limit)
            answered = True
        except TimeoutError:
            raise NoAnswer(f"no answer in {limit:g} seconds") from None
        finally:
            self._queue.drop(task)
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

    def _eased(self, task: Task) -> Job:
        """The job of a task with as much thought as there is for it now."""
        job = task.job
        if not isinstance(job, Choose | Hint):
            return job
        share = min(1.0, self.processes / self._queue.crowd(task))
        eased = job.eased(share, task.left)
        if isinstance(eased, Choose) and isinstance(job, Choose) and eased.level != job.level:
            if self.on_eased is not None:
                self.on_eased()
            if eased.level == QUICK:
                self.strained()
        return eased

    async def _do(self, task: Task, process: Process) -> bool:
        """Has the worker do a task; False when the worker is of no use any more."""
        try:
            answer = await asyncio.wait_for(_exchange(process, self._eased(task)), task.seconds)
        except TimeoutError:
            task.fail(f"a worker thought for more than {task.seconds:g} seconds")
            return False
        except (OSError, asyncio.IncompleteReadError):
            task.tries += 1
            _log.error("bot-worker-died", job=type(task.job).__name__, tries=task.tries)
            if task.tries < TRIES:
                self._queue.put(task)
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
                    sys.executable,
                    "-m",
                    "majlis.server.bot_jobs",
                    *self.agents,
                    stdin=PIPE,
                    stdout=PIPE,
                    env={**dict.fromkeys(ONE_THREAD, "1"), **os.environ},
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


def quick_act(name: str, facing: State, seat: int, chance: str) -> list[int]:
    """The act of the quick bot, which is given no more than the seat may know."""
    rules = game(name)
    state = rules.redeal(facing, seat, Rng.from_seed(f"redeal {chance}"))
    return act(make_bot(default_bot(name), name, chance), rules, state)


async def _exchange(process: Process, job: Job) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    message = msgspec.msgpack.encode(job)
    process.stdin.write(LENGTH.pack(len(message)) + message)
    await process.stdin.drain()
    head = await process.stdout.readexactly(LENGTH.size)
    body = await process.stdout.readexactly(LENGTH.unpack(head)[0])
    return msgspec.msgpack.decode(body, type=Answer)
