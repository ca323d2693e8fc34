"""Where the games are played: in this process, on several processes, or on a Ray cluster.

All three take the same tasks and give the same results; only the order in which they come differs.
"""

import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, Final, Protocol, TypeVar

from majlis.kernel.options import UserError

T = TypeVar("T")
R = TypeVar("R")
Task = Callable[[T], R]

# Tasks travel in parcels that take about this long: small enough that little is lost when all is
# killed, large enough that sending them costs nothing beside playing.
PARCEL_SECONDS: Final = 0.2
MOST_IN_PARCEL: Final = 64
# What may stand in place of Ray's HOST:PORT, and before it.
LOCAL: Final = "local"
AUTO: Final = "auto"
CLIENT: Final = "ray://"
KNOCK_SECONDS: Final = 3.0
# How many threads NumPy takes for one product of matrices, by the library that does it.
ONE_THREAD: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")


class Workers(Protocol):
    """A place to do tasks. `run` gives the results as they are finished."""

    def run(self, task: Task[T, R], things: Iterable[T]) -> Iterator[R]: ...

    def close(self) -> None: ...


class Alone:
    """This process, one task after the other."""

    def run(self, task: Task[T, R], things: Iterable[T]) -> Iterator[R]:
        yield from map(task, things)

    def close(self) -> None:
        pass


class Processes:
    """Processes of this machine. They end with this one, however it ends."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        for name in ONE_THREAD:  # of each process: they share the cores already
            os.environ.setdefault(name, "1")
        self.pool = ProcessPoolExecutor(
            jobs, multiprocessing.get_context("spawn"), initializer=_begin_worker
        )

    def run(self, task: Task[T, R], things: Iterable[T]) -> Iterator[R]:
        parcels = Parcels(things)
        running: set[Future[tuple[list[R], float]]] = set()
        while True:
            while len(running) < 2 * self.jobs and (parcel := parcels.next()):
                running.add(self.pool.submit(do_parcel, task, parcel))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                results, seconds = future.result()
                parcels.learn(len(results), seconds)
                yield from results

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


class Parcels:
    """Cuts the things to do into parcels whose size follows how long one of them takes."""

    def __init__(self, things: Iterable[Any]) -> None:
        self.things = iter(things)
        self.size = 1

    def next(self) -> list[Any]:
        return list(islice(self.things, self.size))

    def learn(self, count: int, seconds: float) -> None:
        fitting = int(count * PARCEL_SECONDS / max(seconds, 1e-6))
        self.size = max(1, min(2 * self.size, fitting, MOST_IN_PARCEL))


def do_parcel(task: Task[T, R], things: list[T]) -> tuple[list[R], float]:
    """Does a parcel and says how many seconds it took."""
    began = time.perf_counter()
    return [task(thing) for thing in things], time.perf_counter() - began


def _begin_worker() -> None:
    """Ctrl-C is for the parent, which keeps what is finished; without a parent there is no work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A parent that is killed cannot stop its workers: they notice, and stop by themselves."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)


def knock(address: str) -> None:
    """Whether anybody is at HOST:PORT; Ray itself would wait for minutes and end the program."""
    if address in (LOCAL, AUTO):
        return
    host, separator, port = address.removeprefix(CLIENT).rpartition(":")
    if not separator or not host or not port.isdigit():
        raise UserError(
            f"--ray: expected local, auto or HOST:PORT such as 10.0.0.5:6379, not {address!r}"
        )
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise UserError(f"no Ray cluster answers at {address}: {error}") from None


def open_workers(jobs: int = 1, ray: str | None = None) -> Workers:
    """The workers that were asked for; a Ray address wins over a number of processes."""
    if ray is not None:
        knock(ray)
        from majlis.lab.cluster import Cluster

        return Cluster(ray, jobs)
    return Alone() if jobs == 1 else Processes(jobs)
