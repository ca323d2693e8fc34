"""Ray: the same tasks on a cluster, or on a Ray that is started on this machine for the run."""

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeVar

# Ray would report to its makers how it is used.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import ray

import majlis
from majlis.kernel.options import UserError
from majlis.lab.workers import LOCAL, Parcels, Task, do_parcel

T = TypeVar("T")
R = TypeVar("R")

PROBE_SECONDS: Final = 30.0
STORE_BYTES: Final = 100 * 1024 * 1024  # results are small; Ray would take a third of the memory
PROBE: Final = "import ray, sys; ray.init(address=sys.argv[1], logging_level='ERROR')"


class Cluster:
    """Workers on Ray. `local` starts a Ray with so many workers and stops it at the end."""

    def __init__(self, address: str, jobs: int) -> None:
        quiet: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
        if address == LOCAL:
            # Said aloud: without an address Ray would join whatever cluster it finds here.
            ray.init(
                address=LOCAL,
                num_cpus=jobs,
                include_dashboard=False,
                object_store_memory=STORE_BYTES,
                **quiet,
            )
        else:
            _probe(address)
            ray.init(address=address, **quiet)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]  # Ray's own
        self.jobs = max(1, int(resources.get("CPU", 1)))
        self.work: Any = ray.remote(do_parcel)
        self._compare_versions()

    def run(self, task: Task[T, R], things: Iterable[T]) -> Iterator[R]:
        parcels = Parcels(things)
        running: list[Any] = []
        while True:
            while len(running) < 2 * self.jobs and (parcel := parcels.next()):
                running.append(self.work.remote(task, parcel))
            if not running:
                return
            done, running = ray.wait(running)
            for results, seconds in ray.get(done):
                parcels.learn(len(results), seconds)
                yield from results

    def close(self) -> None:
        ray.shutdown()

    def _compare_versions(self) -> None:
        """The far side must play the same rules: the same release of Majlis."""
        try:
            [(there,), _] = ray.get(self.work.remote(_version, [None]))
        except ray.exceptions.RayError as error:
            self.close()
            reason = str(error).strip().splitlines()[-1]
            raise UserError(f"Majlis does not run on the Ray cluster: {reason}") from None
        if there != majlis.__version__:
            self.close()
            raise UserError(
                f"the Ray cluster has Majlis {there}, this is {majlis.__version__}; "
                f"install the same version on its machines"
            )


def _version(_: None) -> str:
    return majlis.__version__


def _probe(address: str) -> None:
    """Joins from a process of its own first: where something else answers, Ray would wait for
    minutes and then end the whole program."""
    try:
        found = subprocess.run(
            [sys.executable, "-c", PROBE, address],
            capture_output=True,
            text=True,
            timeout=PROBE_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise UserError(
            f"something answers at {address}, but it is no Ray cluster that can be joined "
            f"within {PROBE_SECONDS:.0f} seconds"
        ) from None
    if found.returncode:
        raise UserError(f"the Ray cluster at {address} cannot be joined: {_reason(found.stderr)}")


def _reason(said: str) -> str:
    """Why Ray did not join: its last line, unless the true cause is known to stand further up."""
    if "AuthenticationError" in said:
        return "it wants a token; set RAY_AUTH_MODE=token and the cluster's RAY_AUTH_TOKEN_PATH"
    return (said.strip().splitlines() or ["no reason given"])[-1]
