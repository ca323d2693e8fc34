"""The server as a process of its own, to be killed, and people who play on whatever happens."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx

from majlis.games.catalogue import game
from majlis.kernel.rules import Config
from majlis.play import Draft, Match
from majlis.server.storage.base import Database
from majlis.server.storage.store import Store, Stored
from majlis.server.table import Plan
from tests.server.postgres import postgres
from tests.server.serving import HEADERS, drawn, free_port, next_gesture
from tests.soak.nursery import Child, Nursery

RATES = ("request", "command", "chat", "table", "guest", "sign_in")
SECRET = "the secret of the nodes that die"
START_SECONDS = 300
TRY_SECONDS = 240

PLAYERS = 3
STILL_SECONDS = 240

# An act: who made it, and its parts.
Made = tuple[int, list[list[int]]]


class Node:
    """A `majlis serve` that can be killed and started again at the same address."""

    def __init__(
        self, folder: Path, database: str | None = None, nursery: Nursery | None = None
    ) -> None:
        self.folder = folder
        self.nursery = nursery
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        plenty = {f"MAJLIS_{rate.upper()}_RATE": "1000000" for rate in RATES}
        self.environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith("MAJLIS_")},
            "MAJLIS_PURE": os.environ.get("MAJLIS_PURE", ""),
            "MAJLIS_DATA_DIR": str(folder),
            "MAJLIS_SECRET": SECRET,
            "MAJLIS_BOT_PROCESSES": "1",
            "MAJLIS_BOT_PAUSE": "0",
            "MAJLIS_BOT_PAUSE_ALONE": "0",
            "MAJLIS_BOT_TABLES": "1000",
            "MAJLIS_LOG_LEVEL": "warning",
            **plenty,
        }
        self.words = ["serve", "--no-browser", "--port", str(self.port)]
        if database is not None:
            self.words += ["--database", database]
        self.process: subprocess.Popen[bytes] | Child | None = None

    def start(self) -> None:
        """Starts it and waits until it answers."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Starts it; whether it answers is seen later."""
        file = self.folder / f"node-{self.port}.log"
        if self.nursery is not None:
            self.process = self.nursery.start(self.words, self.environment, file)
            return
        command = [sys.executable, "-m", "majlis", *self.words]
        with file.open("ab") as log:
            self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)

    def wait(self) -> None:
        """Waits until it answers."""
        assert self.process is not None
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                httpx.get(f"{self.url}/api/games", timeout=5).raise_for_status()
                return
            except httpx.HTTPError:
                if time.monotonic() > deadline or self.process.poll() is not None:
                    raise
                time.sleep(0.05)

    def admin(self, *words: str) -> None:
        """`majlis admin` beside it, with its settings unless others are given."""
        command = [sys.executable, "-m", "majlis", "admin", *words]
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr

    def kill(self) -> None:
        """Ends it in the middle of whatever it does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()


class Player(threading.Thread):
    """Somebody who plays both seats of one table after the other, and sends a command until it is
    answered.

    `acked` are the acts that the server has acknowledged, in order, of each table.
    """

    def __init__(self, nodes: list[Node], number: int) -> None:
        super().__init__(daemon=True)
        self.nodes = nodes
        self.random = random.Random(number)
        self.http = httpx.Client(headers=HEADERS, timeout=20)
        self.stopping = threading.Event()
        self.acked: dict[str, list[Made]] = {}
        self.refused: list[Any] = []
        self.failure: BaseException | None = None
        self._try("GET", "/api/me")
        self._sit_down()

    @property
    def moves(self) -> int:
        """How many acts were acknowledged."""
        return sum(len(acts) for acts in self.acked.values())

    def _sit_down(self) -> None:
        specs = {"game": "alhambra", "players": 2, "seats": ["me", "hot:Other"], "public": True}
        self.table: str = self._try("POST", "/api/tables", specs)["id"]
        self.acked[self.table] = []

    def _try(self, method: str, path: str, data: Any = None) -> Any:
        """Asks any node until one answers."""
        deadline = time.monotonic() + TRY_SECONDS
        while True:
            node = self.random.choice(self.nodes)
            try:
                answer = self.http.request(method, node.url + path, json=data)
                if answer.status_code < 500:
                    return answer.json()
            except httpx.TransportError:
                pass
            if time.monotonic() > deadline:
                raise TimeoutError(path)
            time.sleep(0.02)

    def act(self) -> None:
        """One act, acknowledged. A busy database is asked again, a stale table looked at again."""
        shown = self._try("GET", f"/api/tables/{self.table}")
        position = shown["position"]
        if position["decision"] is None:
            self._sit_down()
            return
        here = {"seat": position["decision"]["seat"], "act": position["act"]}
        parts = self._drawn(position["draft"], here)
        if parts is None:
            return
        key = f"act-{self.moves}-{self.random.random()}"
        act = {"type": "act", "id": key, **here, "parts": parts}
        while True:
            reply = self._try("POST", f"/api/tables/{self.table}/commands", act)
            if reply["ok"]:
                self.acked[self.table].append((here["seat"], parts))
                return
            self.refused.append(reply)
            if reply["problem"]["code"] != "busy":
                return
            time.sleep(0.05)

    def _drawn(self, draft: Any, here: dict[str, int]) -> Any:
        """The parts of a whole act; None where the table has moved on in the meantime."""
        while not draft["complete"]:
            gesture = {**drawn(draft), **next_gesture(draft, self.random.randrange(10**6))}
            command = {"type": "draft", "id": "draw", **here, **gesture}
            reply = self._try("POST", f"/api/tables/{self.table}/commands", command)
            if not reply["ok"]:
                self.refused.append(reply)
                return None
            draft = reply["draft"]
        return draft["parts"]

    def run(self) -> None:
        try:
            while not self.stopping.is_set():
                self.act()
        except BaseException as error:
            self.failure = error

    def check_beginning(self, database: str, acked: dict[str, list[Made]]) -> None:
        """A database has acts that were acknowledged, each once, and of later ones a beginning."""
        for table, made in acked.items():
            stored = asyncio.run(kept(database, table))
            acts = [event.data["choices"] for event, _ in stored.events if event.kind == "act"]
            assert acts[: len(made)] == spelled(stored.plan, made)
            # One more can be on its way to its acknowledgement.
            later = spelled(stored.plan, list(self.acked[table]))
            assert acts[: len(later)] == later[: len(acts)]
            assert len(acts) <= len(later) + 1

    def close(self) -> None:
        self.stopping.set()
        if self.is_alive():
            self.join(TRY_SECONDS)
        self.http.close()


def started(stack: ExitStack, *nodes: Node) -> None:
    """Starts nodes that end with the stack."""
    for node in nodes:
        stack.callback(node.close)
        node.start()


async def kept(database_url: str, table: str) -> Stored:
    """All that the database has of a table."""
    database = Database(database_url)
    stored = await Store(database, "test").load(table)
    await database.close()
    assert stored is not None
    return stored


def checked(database: str, player: Player) -> int:
    """The database has what a player was told, all of it and once; says how many acts that is."""
    assert player.failure is None
    for table, acked in player.acked.items():
        stored = asyncio.run(kept(database, table))
        acts = [event.data["choices"] for event, _ in stored.events if event.kind == "act"]
        assert acts == spelled(stored.plan, acked)
    assert {r["problem"]["code"] for r in player.refused} <= {"busy", "stale", "out-of-turn"}
    return player.moves


# --- killing them ----------------------------------------------------------------------------


def players_at(stack: ExitStack, nodes: list[Node], count: int = PLAYERS) -> list[Player]:
    """People who play until the stack ends."""
    players = [Player(nodes, number) for number in range(count)]
    for player in players:
        stack.callback(player.close)
        player.start()
    return players


def kill_again_and_again(
    victims: list[Node],
    players: list[Player],
    kills: int,
    told: Callable[[int], None] = lambda _: None,
) -> None:
    """Kills one node after the other while people play; each is started again, and `told`."""
    chance = random.Random(kills)
    for kill in range(kills):
        before = sum(player.moves for player in players)
        while sum(player.moves for player in players) < before + 3 * len(players):
            time.sleep(0.005)
            assert [player.failure for player in players] == [None] * len(players)
        time.sleep(chance.random() * 0.1)
        victim = victims[kill % len(victims)]
        victim.kill()
        victim.start()
        told(kill + 1)


def check(database: str, players: list[Player]) -> int:
    """Everybody can go on, and the database has what was acknowledged: all of it, once. Says how
    many acts that were.
    """
    for player in players:
        player.stopping.set()
    for player in players:
        player.join()
        assert player.failure is None
        before = player.moves
        for _ in range(20):
            if player.moves == before:
                player.act()
        assert player.moves > before, "the table does not go on"
        checked(database, player)
    return sum(player.moves for player in players)


def killed(
    stack: ExitStack,
    nodes: list[Node],
    database: str,
    kills: int,
    told: Callable[[int], None] = lambda _: None,
) -> int:
    """Kills nodes while people and bots play, and checks everything; says how many acts."""
    started(stack, *nodes)
    players = players_at(stack, nodes)
    specs = {"game": "almadi", "players": 2, "seats": ["bot:novice"] * 2, "public": True}
    bots = players[0]._try("POST", "/api/tables", specs)["id"]
    kill_again_and_again(nodes, players, kills, told)
    acts = check(database, players)
    await_end(players[0], bots)
    return acts


def await_end(person: Player, table: str) -> None:
    """Waits until bots have played a game to its end, as long as they go on at all: how fast they
    are is a matter of the machine.
    """
    seen, deadline = -1, 0.0
    while (info := person._try("GET", f"/api/tables/{table}")["table"])["status"] != "finished":
        if info["acts"] != seen:
            seen, deadline = info["acts"], time.monotonic() + STILL_SECONDS
        assert time.monotonic() < deadline, "the bots did not go on"
        time.sleep(0.2)


def killed_alone(
    stack: ExitStack,
    folder: Path,
    kills: int,
    told: Callable[[int], None] = lambda _: None,
    nursery: Nursery | None = None,
) -> int:
    """One server on SQLite."""
    nodes = [Node(folder, None, nursery)]
    return killed(stack, nodes, f"sqlite:///{folder}/majlis.sqlite", kills, told)


def killed_in_turn(
    stack: ExitStack,
    folder: Path,
    kills: int,
    told: Callable[[int], None] = lambda _: None,
    nursery: Nursery | None = None,
) -> int:
    """Two nodes on one PostgreSQL."""
    database = stack.enter_context(postgres())
    nodes = [Node(folder, database, nursery) for _ in range(2)]
    return killed(stack, nodes, database, kills, told)


def spelled(plan: Plan, acts: list[Made]) -> list[list[int]]:
    """The choices of acts, one after the other from the beginning of a game."""
    match = Match(game(plan.game), Config(plan.players, plan.options), plan.seed)
    found: list[list[int]] = []
    for seat, parts in acts:
        found.append(Draft(match.rules, match.facing(seat), seat, parts).choices)
        assert match.act_many(seat, found[-1]) is None
    return found
