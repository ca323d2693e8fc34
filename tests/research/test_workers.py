"""Games on several processes: the same games, and none lost but those of a dead process."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="the extra `research` is not installed")

from majlis.kernel.options import UserError  # noqa: E402  # after the skip
from majlis.research.vector import Games  # noqa: E402
from majlis.research.workers import WorkerDied, Workers  # noqa: E402
from tests.research.games import every_game  # noqa: E402

pytestmark = pytest.mark.skipif(os.name != "posix", reason="workers need Linux or macOS")
KEPT = ("observations", "masks", "seats", "counts", "ended", "rewards", "places", "points",
        "lengths", "episodes")  # fmt: skip


def chosen(masks: Any, number: int) -> Any:
    """An allowed action in each row: always the same ones for the same number."""
    return np.array([allowed[number * 7 % len(allowed)] for allowed in map(np.flatnonzero, masks)])


def same(group: Any, games: Games) -> None:
    for name in KEPT:
        part = getattr(games, name)[group.rows.start : group.rows.stop]
        assert np.array_equal(getattr(group, name), part), name


@every_game
def test_workers_play_the_same_games_whatever_their_number(name: str) -> None:
    """Taking turns, with mixed numbers of players; a game ends and the next begins on the way."""
    settings: dict[str, Any] = {"players": [2, 3], "wide": True, "reward": "win"}
    games = Games(name, 8, **settings)
    games.reset("same")
    with (
        Workers(name, 8, workers=1, groups=1, **settings) as one,
        Workers(name, 8, workers=2, groups=2, **settings) as two,
    ):
        one.reset("same")
        two.reset("same")
        over = 0
        for number in range(600):
            same(group := one.recv(), games)
            one.send(chosen(group.masks, number))
            for _ in range(2):
                same(group := two.recv(), games)
                two.send(chosen(group.masks, number))
            games.step(chosen(games.masks, number))
            over += games.ended.sum()
            if over:
                break
        one.recv()
        assert np.array_equal(one.rewards, games.rewards)


def test_all_rows_move_in_one_step() -> None:
    games = Games("almadi", 6, players=3)
    games.reset(4)
    with Workers("almadi", 6, workers=3, players=3) as workers:
        workers.reset(4)
        for number in range(30):
            assert np.array_equal(workers.observations, games.observations)
            actions = chosen(games.masks, number)
            games.step(actions)
            workers.step(actions)


def test_an_action_outside_its_mask_moves_nothing() -> None:
    with Workers("alrashid", 8, workers=2, players=3) as workers:
        workers.reset(1)
        group = workers.recv()
        before = workers.observations.copy()
        wrong = chosen(group.masks, 0)
        wrong[3] = int(np.flatnonzero(~group.masks[3])[0])
        with pytest.raises(UserError, match=r"alrashid, game 3: action \d+ (is a|\()"):
            workers.send(wrong)
        wrong[3] = 100_000
        with pytest.raises(UserError, match="alrashid, game 3: expected an action from 0 to"):
            workers.send(wrong)
        with pytest.raises(UserError, match="expected 4 whole numbers"):
            workers.send([0.5] * 4)  # type: ignore[list-item]  # on purpose
        assert np.array_equal(workers.observations, before)
        workers.send(chosen(group.masks, 0))


def test_out_of_turn_is_one_sentence() -> None:
    with Workers("almadi", 4, workers=1) as workers:
        with pytest.raises(UserError, match="reset the games"):
            workers.recv()
        workers.reset(1)
        with pytest.raises(UserError, match="receive a group before"):
            workers.send([0, 0])
        workers.recv()
        with pytest.raises(UserError, match="send the actions of the group"):
            workers.recv()
    with pytest.raises(UserError, match="4 games are too few for 3 groups of 2 workers"):
        Workers("almadi", 4, workers=2, groups=3)
    with pytest.raises(UserError, match="several numbers of players need wide=True"):
        Workers("almadi", 4, workers=1, players=[2, 3])


def test_a_dead_worker_is_named_and_the_other_games_go_on() -> None:
    games = Games("almadi", 8)
    games.reset(3)
    with Workers("almadi", 8, workers=2, groups=2, first=0) as workers:
        workers.reset(3)
        for number in range(10):
            take_turns(workers, 2, number)
            games.step(chosen(games.masks, number))
        process = workers._workers[1].process
        assert process is not None
        process.kill()
        process.wait()
        message = "almadi: worker 1 with games 2 to 3, 6 to 7: it was killed by signal 9"
        with pytest.raises(WorkerDied, match=message) as caught:
            take_turns(workers, 4, 10)
        assert caught.value.rows == [2, 3, 6, 7]
        with pytest.raises(WorkerDied, match="it is gone"):
            workers.save()
        assert workers.revive() == [2, 3, 6, 7]
        fresh = Games("almadi", 8)
        fresh.reset(3, episodes=[1] * 8)
        saved = workers.save()
        assert [saved["states"][row] for row in (2, 3, 6, 7)] == [
            fresh.save()["states"][row] for row in (2, 3, 6, 7)
        ]
        assert saved["episodes"] == [0, 0, 1, 1, 0, 0, 1, 1]
        states = games.save()["states"]
        games.step(chosen(games.masks, 10))
        moved = games.save()["states"]
        for row in (0, 1, 4, 5):  # where they were, or one choice further: no other game was hurt
            assert saved["states"][row] in (states[row], moved[row])
        take_turns(workers, 4, 11)


def take_turns(workers: Workers, turns: int, number: int) -> None:
    for _ in range(turns):
        workers.send(chosen(workers.recv().masks, number))


def test_saved_games_go_on_in_other_hands() -> None:
    settings: dict[str, Any] = {"players": [2, 4], "wide": True}
    with Workers("belaad", 6, workers=3, **settings) as workers:
        workers.reset(9)
        for number in range(40):
            workers.step(chosen(workers.masks, number))
        saved = json.loads(json.dumps(workers.save()))
        games = Games("belaad", 6, **settings)
        games.restore(saved)
        with Workers("belaad", 6, workers=1, groups=3, **settings) as other:
            other.restore(saved)
            for number in range(60):
                assert np.array_equal(workers.observations, games.observations)
                assert np.array_equal(other.observations, games.observations)
                for one in (workers, other, games):
                    one.step(chosen(games.masks.copy(), number))
        with pytest.raises(UserError, match="game 0 was saved at another table"):
            workers.restore(Games_of("belaad", 6, players=3))
        assert np.array_equal(workers.observations, games.observations)


def Games_of(name: str, count: int, **settings: Any) -> Any:
    games = Games(name, count, **settings)
    games.reset(1)
    return games.save()


def alive(process: int) -> bool:
    """Whether a process runs; one that ended and waits for its parent does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks into /proc")
@pytest.mark.parametrize("end", ["close", "forget", "exit", "kill"])
def test_workers_end_with_whoever_started_them(end: str) -> None:
    script = """
import os, signal, sys
from majlis.research.workers import Workers
workers = Workers("almadi", 4, workers=2)
workers.reset(1)
workers.send([int(mask.argmax()) for mask in workers.recv().masks])
print(*[worker.process.pid for worker in workers._workers], flush=True)
{"close": lambda: workers.close(), "forget": lambda: globals().pop("workers"),
 "exit": lambda: None, "kill": lambda: os.kill(os.getpid(), signal.SIGKILL)}[sys.argv[1]]()
if sys.argv[1] in ("close", "forget"):
    print("ended", flush=True)
    sys.stdin.read()
"""
    with subprocess.Popen(
        [sys.executable, "-c", script, end],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as parent:
        assert parent.stdin is not None
        assert parent.stdout is not None
        processes = [int(word) for word in parent.stdout.readline().split()]
        assert len(processes) == 2
        if end in ("close", "forget"):
            assert parent.stdout.readline() == "ended\n"
        else:
            parent.wait(60)
            assert parent.returncode == (-signal.SIGKILL if end == "kill" else 0)
        until = time.monotonic() + 60
        while any(map(alive, processes)) and time.monotonic() < until:
            time.sleep(0.01)
        assert not any(map(alive, processes))
        parent.stdin.close()
