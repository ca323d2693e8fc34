"""The jobs that wait for a bot worker: people who wait go first, and whoever asks takes turns."""

import asyncio
import time
from collections import OrderedDict, deque
from typing import Any, Final

from majlis.server.bot_jobs import Job

# What is done first when more is asked than can be done at once: moves that people at the table
# wait for, advice, moves of bots that nobody plays with, reviews.
PLAY: Final = 0
ADVICE: Final = 1
SHOW: Final = 2
REVIEW: Final = 3


class NoAnswer(Exception):
    """A worker failed, died or took too long; the message says which."""


class Task:
    """A job on its way: how urgent it is, for whom it is done, and who waits for its answer."""

    def __init__(self, job: Job, urgency: int, owner: str, seconds: float) -> None:
        self.job = job
        self.urgency = urgency
        self.owner = owner
        self.seconds = seconds
        self.asked = time.monotonic()
        self.tries = 0
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    @property
    def age(self) -> float:
        """For how many seconds it has been waited for."""
        return time.monotonic() - self.asked

    @property
    def left(self) -> float:
        """How many seconds somebody will still wait for it."""
        return self.seconds - self.age

    def fail(self, reason: str) -> None:
        if not self.future.done():
            self.future.set_exception(NoAnswer(reason))


class Waiting:
    """Tasks by how urgent they are; of those that are equally urgent each owner has one in turn.

    So whoever opens many tables makes the own bots slow, and nobody else's.
    """

    def __init__(self) -> None:
        self._queues: dict[int, OrderedDict[str, deque[Task]]] = {
            urgency: OrderedDict() for urgency in (PLAY, ADVICE, SHOW, REVIEW)
        }
        self._news = asyncio.Event()

    def put(self, task: Task) -> None:
        self._queues[task.urgency].setdefault(task.owner, deque()).append(task)
        self._news.set()

    async def get(self) -> Task:
        """The next task, as soon as there is one."""
        while (task := self._next()) is None:
            self._news.clear()
            await self._news.wait()
        return task

    def _next(self) -> Task | None:
        for queue in self._queues.values():
            if queue:
                owner, tasks = queue.popitem(last=False)
                task = tasks.popleft()
                if tasks:
                    queue[owner] = tasks  # behind all the others
                return task
        return None

    def drop(self, task: Task) -> None:
        """Forgets a task that nobody waits for any more."""
        queue = self._queues[task.urgency]
        tasks = queue.get(task.owner)
        if tasks is not None and task in tasks:
            tasks.remove(task)
            if not tasks:
                del queue[task.owner]

    def crowd(self, task: Task) -> int:
        """Among how many a worker is shared, as the owner of a task feels it.

        That is everybody who waits for something as urgent, times the own tasks that wait.
        """
        ahead = [queue for urgency, queue in self._queues.items() if urgency <= task.urgency]
        owners = {owner for queue in ahead for owner in queue} | {task.owner}
        own = sum(len(queue.get(task.owner, ())) for queue in ahead)
        return len(owners) * max(1, own)

    def __len__(self) -> int:
        return sum(len(tasks) for queue in self._queues.values() for tasks in queue.values())

    @property
    def oldest(self) -> float:
        """For how many seconds the move or the advice that has waited longest has waited."""
        soon = (self._queues[urgency] for urgency in (PLAY, ADVICE, SHOW))
        return max((tasks[0].age for queue in soon for tasks in queue.values()), default=0.0)

    def clear(self, reason: str) -> None:
        """Fails everything that waits."""
        while (task := self._next()) is not None:
            task.fail(reason)
