"""A process that has loaded the server and forks: a server that is killed is there again at once.

    python -m tests.soak.nursery

Loading the modules is most of what a start costs, and no part of what a kill can break. A fork of
this process is a server like any other: it opens its database, brings it up to date, starts its own
workers, and dies of a signal. Orders come as lines of JSON, and each is answered by one.
"""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

import majlis.server.app  # noqa: F401  # which takes long
from majlis.cli import main as majlis_main


class Child:
    """A server that a nursery has forked, for whoever expects a process of `subprocess`."""

    def __init__(self, nursery: "Nursery", pid: int) -> None:
        self.nursery = nursery
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self.nursery.order(do="poll", pid=self.pid)
        return self.returncode

    def wait(self) -> int:
        if self.returncode is None:
            self.returncode = self.nursery.order(do="wait", pid=self.pid)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.returncode is None:  # it is not waited for: the number is still its own
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Nursery:
    """Starts servers; it ends with whoever made it."""

    def __init__(self, environment: dict[str, str]) -> None:
        command = [sys.executable, "-m", "tests.soak.nursery"]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, text=True, env=environment
        )
        self._lock = threading.Lock()

    def start(self, words: list[str], environment: dict[str, str], log: Path) -> Child:
        """A server with these words on its command line."""
        return Child(self, self.order(do="start", words=words, env=environment, log=str(log)))

    def order(self, **order: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._lock:
            self._process.stdin.write(json.dumps(order) + "\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


# --- in the process --------------------------------------------------------------------------


def start(words: list[str], env: dict[str, str], log: str) -> int:
    """Forks a server; gives its number."""
    sys.stdout.flush()
    pid = os.fork()
    return pid or be_server(words, env, log)


def be_server(words: list[str], env: dict[str, str], log: str) -> NoReturn:
    """What a child does until it is killed."""
    code = 1
    try:
        with open(log, "ab") as out, open(os.devnull, "rb") as nothing:
            os.dup2(nothing.fileno(), 0)
            os.dup2(out.fileno(), 1)
            os.dup2(out.fileno(), 2)
        os.environ.clear()
        os.environ.update(env)
        sys.argv = ["majlis", *words]
        majlis_main()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    finally:
        sys.stderr.flush()
        os._exit(code)


def poll(pid: int) -> int | None:
    """How a child has ended, if it has."""
    done, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if done else None


def wait(pid: int) -> int:
    """How a child has ended, when it has."""
    _, status = os.waitpid(pid, 0)
    return os.waitstatus_to_exitcode(status)


def main() -> None:
    orders: dict[str, Callable[..., Any]] = {"start": start, "poll": poll, "wait": wait}
    children: set[int] = set()
    for line in sys.stdin:
        order = json.loads(line)
        kind = order.pop("do")
        answer = orders[kind](**order)
        if kind == "start":
            children.add(answer)
        elif answer is not None:
            children.discard(order["pid"])
        print(json.dumps(answer), flush=True)
    for pid in children:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
