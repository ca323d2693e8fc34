"""Servers that are killed, disks that are full: no acknowledged move is lost, none made twice."""

import asyncio
import random
import resource
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.postgres import postgres
from tests.server.processes import Node, Player, kept, spelled, started

PLAYERS = 3


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def players_at(stack: ExitStack, nodes: list[Node], count: int = PLAYERS) -> list[Player]:
    players = [Player(nodes, number) for number in range(count)]
    for player in players:
        stack.callback(player.close)
        player.start()
    return players


def kill_again_and_again(victims: list[Node], players: list[Player], kills: int) -> None:
    """Kills one node after the other while people play; each is started again."""
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


def check(database: str, players: list[Player]) -> None:
    """Everybody can go on, and the database has what was acknowledged: all of it, once."""
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
        for table, acked in player.acked.items():
            stored = asyncio.run(kept(database, table))
            acts = [event.data["choices"] for event, _ in stored.events if event.kind == "act"]
            assert acts == spelled(stored.plan, acked)
        assert {r["problem"]["code"] for r in player.refused} <= {"busy", "stale", "out-of-turn"}


def killed_alone(stack: ExitStack, folder: Path, kills: int) -> None:
    node = Node(folder)
    started(stack, node)
    players = players_at(stack, [node])
    bots = players[0]._try(
        "POST",
        "/api/tables",
        {"game": "almadi", "players": 2, "seats": ["bot:novice"] * 2, "public": True},
    )["id"]
    kill_again_and_again([node], players, kills)
    check(f"sqlite:///{folder}/majlis.sqlite", players)
    deadline = time.monotonic() + 120
    while players[0]._try("GET", f"/api/tables/{bots}")["table"]["status"] != "finished":
        assert time.monotonic() < deadline, "the bots did not go on"
        time.sleep(0.2)


def test_a_killed_server_loses_nothing(stack: ExitStack, tmp_path: Path) -> None:
    killed_alone(stack, tmp_path, 6)


@pytest.mark.slow
def test_a_server_killed_fifty_times_loses_nothing(stack: ExitStack, tmp_path: Path) -> None:
    killed_alone(stack, tmp_path, 50)


def killed_in_turn(stack: ExitStack, folder: Path, kills: int) -> None:
    database = stack.enter_context(postgres())
    nodes = [Node(folder, database), Node(folder, database)]
    started(stack, *nodes)
    players = players_at(stack, nodes)
    kill_again_and_again(nodes, players, kills)
    check(database, players)


def test_one_of_two_nodes_is_killed_and_the_other_goes_on(stack: ExitStack, tmp_path: Path) -> None:
    killed_in_turn(stack, tmp_path, 3)


@pytest.mark.slow
def test_nodes_are_killed_in_turn_fifty_times(stack: ExitStack, tmp_path: Path) -> None:
    killed_in_turn(stack, tmp_path, 50)


def test_a_full_disk_is_told_and_the_table_goes_on_afterwards(
    stack: ExitStack, tmp_path: Path
) -> None:
    node = Node(tmp_path)
    started(stack, node)
    player = players_at(stack, [node], 1)[0]
    while player.moves < 5:
        time.sleep(0.01)
    assert node.process is not None
    # No file may grow beyond what it has: to the server that is a disk without room.
    size = (tmp_path / "majlis.sqlite-wal").stat().st_size
    _, hard = resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (size // 2, hard))
    while not player.refused:
        time.sleep(0.01)
        assert player.failure is None
    assert player.refused[0]["problem"]["text"]["key"] == "problem-busy"
    made = player.moves
    resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
    while player.moves < made + 5:
        time.sleep(0.01)
        assert player.failure is None
    check(f"sqlite:///{tmp_path}/majlis.sqlite", [player])
