"""Many games on all cores: processes that write observations into memory which all share.

from majlis.research.workers import Workers
with Workers("alrashid", 1024, workers=8, players=4) as workers:
    workers.reset(seed=7)
    while learning:
        group = workers.recv()
        workers.send(policy(group.observations, group.masks))

The rows are cut into groups that take turns: while the actions of one are computed, the other
plays. Each worker has a part of every group. Processes are started by their program, not by
`multiprocessing`: so they import nothing of the learner's, and need no guard in its script.
"""

import math
import mmap
import os
import pickle
import socket
import subprocess
import sys
import tempfile
import weakref
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from majlis.kernel.codec import Json
from majlis.kernel.options import UserError
from majlis.research.features import Choices, joined
from majlis.research.utility import utility
from majlis.research.vector import SAVED, Arrays, Tables, check_saved, shapes, whole_numbers
from majlis.tensors.actions import action_table
from majlis.tensors.layout import layout, wide_layout

ACTIONS: Final = "actions"
LINE: Final = 64  # arrays begin on a cache line
PATIENCE: Final = 5.0  # seconds for a worker to end by itself
DONE: Final = b"\0"


class WorkerDied(UserError):
    """A process is gone, and with it the games of its rows; `rows` says which."""

    def __init__(self, message: str, rows: list[int]) -> None:
        super().__init__(message)
        self.rows = rows


class Group(Arrays):
    """The rows that are moved together: views into the shared memory."""

    def __init__(self, first: int, rows: range, arrays: dict[str, NDArray[Any]]) -> None:
        self.first = first + rows.start  # the number of its first game
        self.rows = rows
        self.count = len(rows)
        for name, array in arrays.items():
            setattr(self, name, array[rows.start : rows.stop])


class Worker:
    """A process, the rows that it plays in each group, and the groups that it has yet to move."""

    def __init__(self, number: int, parts: list[range]) -> None:
        self.number = number
        self.parts = parts
        self.owed: deque[int] = deque()
        self.process: subprocess.Popen[bytes] | None = None
        self.line: Connection[Any, Any] | None = None

    @property
    def rows(self) -> list[int]:
        return [row for part in self.parts for row in part]

    def start(self, memory: int, settings: dict[str, Any]) -> None:
        """Starts the process; `ready` waits until it has its tables."""
        own, other = socket.socketpair()
        given = (other.fileno(), memory)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "majlis.research.worker", *map(str, given)],
            pass_fds=given,
            stdin=subprocess.DEVNULL,
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path),
                "OPENBLAS_NUM_THREADS": "1",
            },
        )
        other.close()
        self.owed.clear()
        self.line = Connection(own.detach())
        self.tell({**settings, "parts": [(part.start, part.stop) for part in self.parts]})

    def tell(self, order: Any) -> None:
        """Sends an order, if anybody is there to hear it; `answer` finds out who is not."""
        if self.line is not None:
            with suppress(OSError):
                self.line.send_bytes(order if isinstance(order, bytes) else pickle.dumps(order))

    def answer(self) -> Any:
        """What the worker answers; raises `Gone` with the reason when there is none."""
        if self.line is None:
            raise Gone(self.end())
        try:
            said = self.line.recv_bytes()
        except (EOFError, OSError):
            raise Gone(self.end()) from None
        if said == DONE:
            return None
        is_good, found = pickle.loads(said)
        if not is_good:
            self.end()
            raise Gone(found)
        return found

    @property
    def is_there(self) -> bool:
        return self.line is not None

    def end(self) -> str:
        """Ends the process, and says how it ended."""
        if self.line is not None:
            self.line.close()
        self.line = None
        self.owed.clear()
        if self.process is None:
            return "it was not started"
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = self.process.wait()
        return f"it was killed by signal {-code}" if code < 0 else f"it ended with code {code}"


class Gone(Exception):
    """A worker that does not answer, and why."""


class Workers(Arrays):
    """`count` games on `workers` processes, in `groups` that take turns.

    Players, options, reward and layout are those of `Games`, and so are the arrays and the games:
    row n of a seed plays the same, whoever plays it. The arrays of `Workers` have all rows.
    """

    def __init__(
        self,
        name: str,
        count: int,
        workers: int | None = None,
        groups: int = 2,
        players: int | Sequence[int] | None = None,
        options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
        reward: str = "rank",
        first: int = 0,
        wide: bool = False,
        material: Mapping[str, Any] | None = None,
    ) -> None:
        if os.name != "posix":
            raise UserError("workers need Linux or macOS; `Games` plays in one process anywhere")
        tables = Tables(name, players, options, material)
        self.name = tables.rules.meta.name
        self.players = max(tables.players)
        self.table = action_table(self.name)
        tables.check_width(wide)
        self.layout = wide_layout(self.name) if wide else layout(self.name, self.players)
        utility(reward)
        hands = cores() if workers is None else workers
        if min(hands, groups) < 1 or count < hands * groups:
            raise UserError(
                f"{self.name}: {count} games are too few for {groups} groups of {hands} workers: "
                "each worker needs one in each group"
            )
        self.count = count
        self.first = first
        self._settings = {
            "name": self.name, "count": count, "players": players, "options": options,
            "reward": reward, "first": first, "wide": wide, "material": material,
        }  # fmt: skip
        self._seed = ""
        self._is_begun = False
        wanted = shapes(count, self.layout.size, self.table.size, self.players)
        self._memory = shared_file(memory_size(wanted))
        arrays = map_arrays(self._memory, wanted)
        self._actions = arrays.pop(ACTIONS)
        for array, made in arrays.items():
            setattr(self, array, made)
        cut = [*split(range(count), groups)]
        self.groups = [Group(first, rows, arrays) for rows in cut]
        parts = [[*split(rows, hands)] for rows in cut]
        self._workers = [Worker(n, [part[n] for part in parts]) for n in range(hands)]
        self._end = weakref.finalize(self, _end, self._workers, self._memory)
        self._queue = deque(range(groups))  # the order in which groups are received
        self._received = -1
        self._start(self._workers)

    def _start(self, workers: list[Worker]) -> None:
        for worker in workers:
            worker.start(self._memory, self._settings)
        self._answers(workers)

    # ---- playing

    def reset(self, seed: int | str) -> None:
        """All games anew. The same seed deals the same games, whoever plays them."""
        self._settle()
        self._seed = str(seed)
        self._is_begun = True
        self._ask_all(("reset", self._seed, None))
        self._queue = deque(range(len(self.groups)))
        self._received = -1

    def recv(self) -> Group:
        """Waits for the group whose turn it is. What it holds is there until its `send`."""
        self._check_begun()
        if self._received >= 0:
            raise UserError(f"{self.name}: send the actions of the group that you have first")
        number = self._queue[0]
        self._collect(number)
        self._queue.popleft()
        self._received = number
        return self.groups[number]

    def send(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """The actions of the group that was received; it plays while you do something else."""
        if self._received < 0:
            raise UserError(f"{self.name}: receive a group before you send its actions")
        group = self.groups[self._received]
        self._check_there()
        self._write(group.rows, actions)
        self._play(self._received)
        self._queue.append(self._received)
        self._received = -1

    def choices(self) -> Choices:
        """What each allowed action of the received group is about; rows count from its first."""
        if self._received < 0:
            raise UserError(f"{self.name}: receive a group before you ask for its choices")
        self._settle()
        found = joined(self._ask_all(("choices", self._received)))
        found.rows -= self.groups[self._received].rows.start
        return found

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """An action in every row, as `Games.step`; returns when all have moved."""
        self._check_begun()
        self._settle()
        self._write(range(self.count), actions)
        for number in range(len(self.groups)):
            self._play(number)
        self._queue = deque(range(len(self.groups)))
        self._received = -1
        self._settle()

    def _write(self, rows: range, actions: Sequence[int] | NDArray[Any]) -> None:
        """Checks the actions and puts them where the workers read them; else nothing moves."""
        chosen = whole_numbers(self.name, actions, len(rows))
        masks = self.masks[rows.start : rows.stop]
        inside = (chosen >= 0) & (chosen < self.table.size)
        fine = inside & masks[np.arange(len(rows)), np.where(inside, chosen, 0)]
        if not fine.all():
            at = int(np.flatnonzero(~fine)[0])
            self._refuse(rows[at], int(chosen[at]))
        self._actions[rows.start : rows.stop] = chosen

    def _refuse(self, row: int, action: int) -> None:
        """Lets the worker that plays a row say why an action is not allowed there."""
        worker = next(one for one in self._workers if row in one.rows)
        self._settle()
        worker.tell(("why", row, action))
        raise UserError(self._answers([worker])[0])

    def _play(self, number: int) -> None:
        order = bytes([number])
        for worker in self._workers:
            worker.tell(order)
            worker.owed.append(number)

    def _collect(self, number: int) -> None:
        """Waits until everybody has moved a group."""
        late = [worker for worker in self._workers if number in worker.owed]
        while late:
            self._answers(late)
            for worker in late:
                worker.owed.popleft()
            late = [worker for worker in late if number in worker.owed]
        self._check_there()

    def _settle(self) -> None:
        """Waits until nobody plays."""
        for number in range(len(self.groups)):
            self._collect(number)

    def _answers(self, workers: list[Worker]) -> list[Any]:
        """What they answer, after all have; if some are gone, one error names them."""
        found, gone = [], []
        for worker in workers:
            try:
                found.append(worker.answer())
            except Gone as reason:
                gone.append((worker, str(reason)))
        if gone:
            for worker in workers:
                if worker.owed:
                    worker.owed.popleft()
            raise self._died(gone)
        return found

    def _ask_all(self, order: Any) -> list[Any]:
        self._check_there()
        for worker in self._workers:
            worker.tell(order)
        return self._answers(self._workers)

    def _check_begun(self) -> None:
        if not self._is_begun:
            raise UserError(f"{self.name}: reset the games before the first step")

    def _check_there(self) -> None:
        gone = [(worker, "it is gone") for worker in self._workers if not worker.is_there]
        if gone:
            raise self._died(gone)

    def _died(self, gone: list[tuple[Worker, str]]) -> WorkerDied:
        lines = [
            f"worker {worker.number} with games "
            + ", ".join(
                f"{self.first + p.start} to {self.first + p.stop - 1}" for p in worker.parts
            )
            + f": {reason}"
            for worker, reason in gone
        ]
        rows = [row for worker, _ in gone for row in worker.rows]
        return WorkerDied(
            f"{self.name}: {'; '.join(lines)}. The other games are safe: "
            "revive() begins new games in the place of those",
            rows,
        )

    def revive(self) -> list[int]:
        """New processes for those that died; the rows in which the next games have begun."""
        gone = [worker for worker in self._workers if not worker.is_there]
        episodes = {row: int(self.episodes[row]) + 1 for worker in gone for row in worker.rows}
        self._start(gone)
        if self._is_begun:
            for worker in gone:
                behind = [[episodes[row] for row in part] for part in worker.parts]
                worker.tell(("reset", self._seed, behind))
            self._answers(gone)
        if self._received >= 0:  # its rows are not what they were: it is received again
            self._queue.appendleft(self._received)
            self._received = -1
        return sorted(episodes)

    # ---- keeping

    def save(self) -> Json:
        """All games as plain data, after all have moved; `Games.restore` takes it too."""
        self._check_begun()
        self._settle()
        every: dict[int, Any] = {}
        for worker, answer in zip(self._workers, self._ask_all(("save",)), strict=True):
            every.update(zip(worker.rows, answer, strict=True))
        rows = [every[row] for row in range(self.count)]
        return {
            "kind": SAVED,
            "game": self.name,
            "seed": self._seed,
            "episodes": [row[0] for row in rows],
            "made": [row[1] for row in rows],
            "states": [row[2] for row in rows],
        }

    def restore(self, saved: Json) -> None:
        """Goes on from what `save` gave, here or in `Games`; the next group is the first one."""
        check_saved(saved, self.name, self.count)
        self._settle()
        self._check_there()
        for worker in self._workers:
            parts = [
                {
                    **{name: saved[name] for name in ("kind", "game", "seed")},
                    **{
                        name: saved[name][part.start : part.stop]
                        for name in ("episodes", "made", "states")
                    },
                }
                for part in worker.parts
            ]
            worker.tell(("restore", parts))
        problems = [answer for answer in self._answers(self._workers) if answer]
        if problems:
            raise UserError(problems[0])
        self._seed = saved["seed"]
        self._is_begun = True
        self._queue = deque(range(len(self.groups)))
        self._received = -1

    def close(self) -> None:
        """Ends the workers. It happens by itself when this is forgotten, or the program ends."""
        self._end()

    def __enter__(self) -> "Workers":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _end(workers: list[Worker], memory: int) -> None:
    for worker in workers:
        if worker.line is not None:
            worker.line.close()  # all see at once that nobody is there
    for worker in workers:
        worker.end()
    os.close(memory)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def split(rows: range, count: int) -> Iterator[range]:
    """Rows in so many parts, as even as can be."""
    for number in range(count):
        yield rows[len(rows) * number // count : len(rows) * (number + 1) // count]


# ---- the memory that all share: a file without a name, gone when nobody has it any more

Wanted = dict[str, tuple[tuple[int, ...], Any]]


def shared_file(size: int) -> int:
    """A file in memory, where the system has such a thing, of so many bytes."""
    if hasattr(os, "memfd_create"):
        made = os.memfd_create("majlis")
    else:
        with tempfile.TemporaryFile() as file:
            made = os.dup(file.fileno())
    os.ftruncate(made, size)
    return made


def memory_size(wanted: Wanted) -> int:
    return max(at + size for at, size, _, _ in _places(wanted).values())


def map_arrays(file: int, wanted: Wanted) -> dict[str, NDArray[Any]]:
    """The arrays of all rows, and their actions, in the shared memory."""
    places = _places(wanted)
    memory = mmap.mmap(file, max(at + size for at, size, _, _ in places.values()))
    return {
        name: np.frombuffer(memory, dtype, math.prod(shape), at).reshape(shape)
        for name, (at, _, shape, dtype) in places.items()
    }


def _places(wanted: Wanted) -> dict[str, tuple[int, int, tuple[int, ...], Any]]:
    """Where each array begins, how many bytes it takes, its shape and type."""
    places: dict[str, tuple[int, int, tuple[int, ...], Any]] = {}
    at = 0
    for name, (shape, dtype) in {**wanted, ACTIONS: (wanted["seats"][0], np.int32)}.items():
        size = math.prod(shape) * np.dtype(dtype).itemsize
        places[name] = (at, size, shape, dtype)
        at += -(-size // LINE) * LINE
    return places
