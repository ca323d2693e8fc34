"""One server under everything at once for a while: memory stays flat and the log has no error.

    python -m tests.soak.soak [MINUTES]

People play, bots play, slow readers open sockets and read nothing, floods send rubbish as fast as
they may. It prints what happens every ten seconds and a summary at the end; exit code 1 means that
memory grew, the log has an error, a request was answered with 500, or a move was lost.
"""

import argparse
import json
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import numpy as np
import psutil
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.server.processes import Node, Player, check, players_at, started
from tests.server.serving import HEADERS

SAMPLE_SECONDS = 2.0
TELL_SECONDS = 10.0
# What memory may grow: so many MB a minute, and so many MB in all for a heap that settles.
GROWTH, NOISE = 1.0, 20.0
SETTINGS = {
    # Few tables in memory, so that it is full soon; limits that rubbish meets and people do not.
    "MAJLIS_TABLES_IN_MEMORY": "20",
    "MAJLIS_REQUEST_RATE": "3000",
    "MAJLIS_COMMAND_RATE": "3000",
    "MAJLIS_FRAME_RATE": "1200",
    "MAJLIS_CHAT_RATE": "20",
    "MAJLIS_LOG_FORMAT": "json",
}
RUBBISH: list[Any] = [
    {"type": "act", "id": "x", "seat": 0, "act": 0, "parts": [[9] * 50]},
    {"type": "act", "id": "y", "seat": 99, "act": -1, "parts": []},
    {"type": "say", "id": "z", "text": "buy " * 100},
    {"type": "nothing"},
    ["no", "command"],
    {"type": "draft", "id": "d", "seat": 0, "act": 0, "do": "point", "thing": "nowhere"},
]


class Crowd:
    """Everybody beside the players, each in a thread of their own until the end."""

    def __init__(self, node: Node, table: Callable[[], str]) -> None:
        self.node = node
        self.table = table
        self.ending = threading.Event()
        self.seen: Counter[str] = Counter()
        self.threads: list[threading.Thread] = []

    def add(self, work: Callable[[random.Random], None], count: int) -> None:
        for number in range(count):
            chance = random.Random(number)
            thread = threading.Thread(target=self._again, args=(work, chance), daemon=True)
            self.threads.append(thread)
            thread.start()

    def _again(self, work: Callable[[random.Random], None], chance: random.Random) -> None:
        while not self.ending.is_set():
            try:
                work(chance)
            except (httpx.HTTPError, WebSocketException, OSError) as error:
                self.seen[f"{work.__name__}: {type(error).__name__}"] += 1
                self.ending.wait(0.2)

    def close(self) -> None:
        self.ending.set()
        for thread in self.threads:
            thread.join(60)

    # --- who is there ------------------------------------------------------------------------

    def bots(self, _chance: random.Random) -> None:
        """A table of bots after the other."""
        with httpx.Client(base_url=self.node.url, headers=HEADERS, timeout=60) as http:
            http.get("/api/me")
            specs = {"game": "almadi", "players": 2, "seats": ["bot:novice"] * 2, "public": True}
            place = f"/api/tables/{http.post('/api/tables', json=specs).json()['id']}"
            while not self.ending.wait(1):
                if http.get(place).json()["table"]["status"] != "running":
                    self.seen["games of bots"] += 1
                    return

    def slow_reader(self, chance: random.Random) -> None:
        """Opens a socket, reads hardly anything, and is gone without a word."""
        address = f"{self.node.url.replace('http', 'ws')}/api/tables/{self.table()}/live"
        with connect(address, max_queue=1, close_timeout=1) as socket:
            self.seen["slow readers"] += 1
            for _ in range(chance.randrange(1, 10)):
                with suppress(TimeoutError):
                    socket.recv(timeout=0.1)
                if self.ending.wait(chance.random() * 2):
                    return

    def flood_requests(self, chance: random.Random) -> None:
        """Rubbish over HTTP from one person, far beyond what anybody may send."""
        with httpx.Client(base_url=self.node.url, headers=HEADERS, timeout=60) as http:
            http.get("/api/me")
            for _ in range(500):
                if self.ending.wait(0.003):
                    return
                path = f"/api/tables/{self.table()}/commands"
                self._count(http.post(path, json=chance.choice(RUBBISH)))
                self._count(http.get(f"/api/tables/{chance.random()}"))

    def flood_frames(self, chance: random.Random) -> None:
        """Rubbish over a socket until it is closed."""
        address = f"{self.node.url.replace('http', 'ws')}/api/tables/{self.table()}/live"
        with connect(address, close_timeout=1) as socket:
            while not self.ending.wait(0.002):
                socket.send(json.dumps(chance.choice(RUBBISH)))
                self.seen["frames of rubbish"] += 1

    def _count(self, answer: httpx.Response) -> None:
        self.seen[f"status {answer.status_code}"] += 1


class Sample(NamedTuple):
    """A moment: minutes since the beginning, MB that the server takes, tables that it holds."""

    minute: float
    size: float
    tables: float


class Memory:
    """The resident size of the server's own process over time.

    A table that was used in the last minute stays in memory, so a machine on which more is played
    holds more of them: what grows with their number is no leak.
    """

    def __init__(self, pid: int, tables: Callable[[], float] = lambda: 0.0) -> None:
        self.process = psutil.Process(pid)
        self.tables = tables
        self.began = time.monotonic()
        self.samples: list[Sample] = []

    def sample(self) -> Sample:
        size = float(self.process.memory_info().rss) / 2**20
        now = Sample((time.monotonic() - self.began) / 60, size, self.tables())
        self.samples.append(now)
        return now

    def verdict(self) -> tuple[float, float, bool]:
        """The slope in MB a minute after the first third, at the same number of tables; what is
        allowed; whether it is.
        """
        settled = self.samples[len(self.samples) // 3 :]
        minutes = settled[-1].minute - settled[0].minute
        allowed = GROWTH + NOISE / max(minutes, 0.1)
        slope = _slope(settled)
        return slope, allowed, slope <= allowed


def _slope(samples: list[Sample]) -> float:
    """By how much the size grows in a minute while the number of tables stays the same: the plane
    through the samples that misses them least.
    """
    known = np.array([[one.minute, one.tables, 1.0] for one in samples])
    sizes = np.array([one.size for one in samples])
    return float(np.linalg.lstsq(known, sizes, rcond=None)[0][0])


def tables_held(url: str) -> float:
    """How many tables a server has in memory, by its own figures."""
    text = httpx.get(f"{url}/metrics", timeout=60).text
    return float(text.partition("\nmajlis_live_tables ")[2].partition("\n")[0])


def log_lines(folder: Path) -> tuple[Counter[str], list[str]]:
    """What the log says how often, and its errors."""
    said: Counter[str] = Counter()
    errors: list[str] = []
    for file in folder.glob("node-*.log"):
        for line in file.read_text(encoding="utf-8", errors="replace").splitlines():
            try:
                entry = json.loads(line)
            except ValueError:
                if "Traceback" in line:
                    errors.append(line)
                continue
            said[f"{entry.get('level')} {entry.get('event')}"] += 1
            if entry.get("level") in ("error", "critical"):
                errors.append(line)
    return said, errors


def soak(minutes: float, folder: Path, stack: ExitStack) -> bool:
    """Everything at once for so many minutes; whether all was well."""
    node = Node(folder)
    node.environment |= SETTINGS
    started(stack, node)
    assert node.process is not None
    players = players_at(stack, [node], 3)
    crowd = Crowd(node, lambda: random.choice(players).table)
    stack.callback(crowd.close)
    crowd.add(crowd.bots, 2)
    crowd.add(crowd.slow_reader, 4)
    crowd.add(crowd.flood_requests, 1)
    crowd.add(crowd.flood_frames, 1)
    memory = Memory(node.process.pid, lambda: tables_held(node.url))
    told = 0.0
    while (gone := time.monotonic() - memory.began) < minutes * 60:
        now = memory.sample()
        if gone - told >= TELL_SECONDS or not told:
            told = gone or 0.001
            _tell(gone, now, players, crowd.seen)
        if [player.failure for player in players] != [None] * len(players):
            break
        time.sleep(SAMPLE_SECONDS)
    crowd.close()
    return _summary(folder, players, crowd.seen, memory)


def _tell(gone: float, now: Sample, players: list[Player], seen: Counter[str]) -> None:
    acts = sum(player.moves for player in players)
    rubbish = sum(count for what, count in seen.items() if what.startswith(("status", "frames")))
    print(
        f"{gone:6.0f} s  {now.size:6.1f} MB, {now.tables:.0f} tables  {acts} acts of people, "
        f"{seen['games of bots']} games of bots, {seen['slow readers']} slow readers, "
        f"{rubbish} pieces of rubbish",
        flush=True,
    )


def _summary(folder: Path, players: list[Player], seen: Counter[str], memory: Memory) -> bool:
    slope, allowed, is_flat = memory.verdict()
    said, errors = log_lines(folder)
    acts = check(f"sqlite:///{folder}/majlis.sqlite", players)
    broken = {what: count for what, count in seen.items() if what == "status 500"}
    first, last = memory.samples[0].size, memory.samples[-1].size
    print(f"acts of people, all kept and none doubled: {acts}")
    print(f"seen: {dict(sorted(seen.items()))}")
    print(f"the log: {dict(said) or 'nothing'}, {len(errors)} errors")
    print(
        f"memory: {first:.1f} MB at first, {last:.1f} MB at the end, slope {slope:+.2f} MB a "
        "minute at the same number of tables"
    )
    print(f"        ({allowed:.2f} allowed after the first third)")
    for line in errors[:5]:
        print(line[:2000])
    well = is_flat and not errors and not broken
    print("all was well" if well else "NOT well: memory grew, or there were errors")
    return well


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("minutes", nargs="?", type=float, default=30.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, ExitStack() as stack:
        return 0 if soak(given.minutes, Path(folder), stack) else 1


if __name__ == "__main__":
    sys.exit(main())
