"""Servers that are killed, disks that are full: no acknowledged move is lost, none made twice.

The long forms, with hundreds of kills, are in `tests/soak/kills.py`.
"""

import resource
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.processes import Node, check, killed_alone, killed_in_turn, players_at, started


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def test_a_killed_server_loses_nothing(stack: ExitStack, tmp_path: Path) -> None:
    killed_alone(stack, tmp_path, 6)


def test_one_of_two_nodes_is_killed_and_the_other_goes_on(stack: ExitStack, tmp_path: Path) -> None:
    killed_in_turn(stack, tmp_path, 3)


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
