"""Tournaments as a user runs them: the same games on any workers, and nothing lost when killed."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from majlis.bots.acting import BrokenBot
from majlis.bots.bot import CarefulBot
from majlis.games.catalogue import GAMES
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.lab.arena import new_run, play_run
from majlis.lab.game import play_game
from majlis.lab.seating import sides
from majlis.lab.workers import Alone, Parcels, Processes, open_workers
from majlis.play import read_record
from tests.cli.conftest import Run
from tests.cli.conftest import majlis as majlis_command
from tests.conformance.tables import every_game

command = majlis_command


def lines(path: Path) -> list[str]:
    return path.read_text().splitlines()


@every_game
def test_records_replay_and_say_who_sat_where(rules: Rules) -> None:
    players = rules.meta.players[-1]
    config = Config(players)
    run = new_run(rules, config, ["random"], "here")
    for record in play_run(run, [0, 5], Alone()):
        match = read_record(record)
        assert match.is_over
        assert record["arena"]["seats"] == ["random"] * players
        assert record["seed"] == f"here/{record['arena']['game']}"


class Curious:
    """Looks at its view, checks that what it imagines fits it, and takes the first choice."""

    def __init__(self) -> None:
        self.seen: list[int] = []

    def choose(self, view: Any, choices: list[int], redeal: Any) -> int:
        imagined = redeal(Rng.from_seed("curious"))
        assert GAMES["alrashid"].view(imagined, view["seat"]) == view
        self.seen.append(view["seat"])
        return choices[0]


def test_a_bot_plays_through_its_view_and_redeal(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Curious()
    monkeypatch.setattr("majlis.lab.game.make_bot", lambda *_: bot)
    _, record = play_game(GAMES["alrashid"], Config(2), "x", ["curious", "curious"])
    assert set(bot.seen) == {0, 1}
    assert len(bot.seen) == len(record["choices"])


def test_a_bot_that_breaks_the_rules_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, view: Any, choices: list[int], redeal: Any) -> int:
            return -7

    monkeypatch.setattr(
        "majlis.lab.game.make_bot", lambda *_: CarefulBot(Cheat(), "cheat", Rng.from_seed("x"))
    )
    with pytest.raises(BrokenBot, match="game 'x', choice 0: the bot 'cheat' chose -7"):
        play_game(GAMES["alrashid"], Config(2), "x", ["cheat", "cheat"])


def test_the_same_games_on_several_processes() -> None:
    run = new_run(GAMES["alrashid"], Config(3), ["random", "blunder:95"], "s")
    alone = sorted(play_run(run, range(6), Alone()), key=lambda r: int(r["arena"]["game"]))
    workers = Processes(2)
    try:
        shared = sorted(play_run(run, range(6), workers), key=lambda r: int(r["arena"]["game"]))
    finally:
        workers.close()
    assert alone == shared
    table = sides(GAMES["alrashid"], Config(3))
    assert {tuple(record["arena"]["seats"]) for record in alone} == {
        ("random", "blunder:95", "random"),
        ("blunder:95", "random", "blunder:95"),
    }
    assert len(table) == 3


def test_parcels_grow_while_tasks_are_quick_and_shrink_when_they_are_slow() -> None:
    parcels = Parcels(range(1000))
    assert parcels.next() == [0]
    for _ in range(10):
        parcels.learn(parcels.size, 0.0001)
    assert len(parcels.next()) == 64
    parcels.learn(64, 64.0)
    assert len(parcels.next()) == 1


def hear_ctrl_c() -> None:
    """A job in the background of a shell ignores Ctrl-C, and so would its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start(path: Path, *more: str) -> "subprocess.Popen[bytes]":
    args = ["arena", "alrashid", "--bots", "random", "-p", "5", "-n", "400", "--out", str(path)]
    return subprocess.Popen(
        [sys.executable, "-m", "majlis", *args, *more],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509  # there are no threads here
    )


def wait_for(path: Path, count: int) -> None:
    """Until the file has so many lines."""
    for _ in range(6000):
        if path.exists() and path.read_bytes().count(b"\n") >= count:
            return
        time.sleep(0.005)
    raise AssertionError("the arena did not begin")


def children(pid: int) -> list[int]:
    return [int(p) for p in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
def test_killed_in_the_middle_it_goes_on_and_nothing_is_lost_or_played_twice(
    tmp_path: Path,
) -> None:
    path = tmp_path / "arena.jsonl"
    arena = start(path, "-j", "2")
    wait_for(path, 20)
    workers = children(arena.pid)
    arena.send_signal(signal.SIGKILL)
    arena.communicate()
    assert len(workers) >= 2
    before = path.read_bytes()
    finished = before[: before.rfind(b"\n") + 1]
    assert 20 <= finished.count(b"\n") < 400
    path.write_bytes(finished + finished[:150])  # and the last line was half written
    again = start(path)
    _, said = again.communicate(timeout=60)
    assert again.returncode == 0
    assert f"{finished.count(bytes([10]))} of 400 games were finished before" in said.decode()
    assert path.read_bytes().startswith(finished)
    records = [json.loads(line) for line in lines(path)]
    assert sorted(record["arena"]["game"] for record in records) == list(range(400))
    run = new_run(GAMES["alrashid"], Config(5), ["random"], "1")
    by_number = {record["arena"]["game"]: record for record in records}
    for expected in play_run(run, [0, 7, 19, 399], Alone()):
        assert by_number[expected["arena"]["game"]] == expected
    for _ in range(100):
        if not any(is_running(pid) for pid in workers):
            break
        time.sleep(0.1)
    assert not any(is_running(pid) for pid in workers)


def is_running(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


def test_ctrl_c_keeps_and_shows_what_is_finished(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    arena = start(path, "-n", "4000")
    wait_for(path, 5)
    arena.send_signal(signal.SIGINT)
    _, said = arena.communicate(timeout=60)
    assert arena.returncode == 130
    assert f"stopped after {len(lines(path))} of 4000 games" in " ".join(said.decode().split())
    assert all(json.loads(line)["result"] for line in lines(path))


def test_more_games_are_played_on_top_and_fewer_are_shown(command: Run, tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    args = ("arena", "alrashid", "--bots", "random,blunder:95", "-p", "2", "--out", str(path))
    first = command(*args, "-n", "2")
    assert first.code == 0
    assert "random ends before blunder:95" in first.out
    kept = path.read_text()
    assert "2 of 4 games were finished before" in command(*args, "-n", "4").err
    assert path.read_text().startswith(kept)
    whole = path.read_text()
    fewer = json.loads(command(*args, "-n", "2", "--json").out)
    assert (fewer["games"], fewer["asked"]) == (2, 2)
    assert path.read_text() == whole
    odd = command(*args, "-n", "3")
    assert "multiple of 2" in odd.out
    assert command("replay", str(path)).code == 0


BAD = [
    (("--bots", "randm"), "unknown bot 'randm'"),
    (("--bots", "random,,greedy"), "expected names with commas"),
    (("--bots", "random,random"), "'random' is named twice"),
    (("--bots", "search"), "search needs a budget"),
    (("--bots", "random", "--field", "greddy"), "did you mean 'greedy'"),
    (("--bots", "random", "--field", "random"), "'random' is named in --bots too"),
    (("--bots", "random", "-n", "0"), "greater than or equal to 1"),
    (("--bots", "random", "-j", "0"), "greater than or equal to 1"),
    (("--bots", "random", "-p", "9"), "not 9"),
    (("--bots", "random", "-o", "edition=de"), "expected one of fr, it"),
    (("--bots", "random", "--ray", "somewhere"), "expected local, auto or HOST:PORT"),
    (("--bots", "random", "--ray", "localhost:99999"), "no Ray cluster answers"),
    (("--bots", "random", "--ray", "h:1", "-j", "2"), "--jobs is for this machine"),
    ((), "Missing option"),
]


@pytest.mark.parametrize(("args", "said"), BAD)
def test_bad_input_gives_one_sentence_and_writes_nothing(
    command: Run, tmp_path: Path, args: tuple[str, ...], said: str
) -> None:
    path = tmp_path / "arena.jsonl"
    result = command("arena", "alrashid", "--out", str(path), *args)
    assert result.code == 2
    assert said in " ".join(result.err.replace("│", " ").split())
    assert "Traceback" not in result.err
    assert not path.exists()


def test_a_foreign_file_survives_and_force_overwrites_it(command: Run, tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    args = ("arena", "alrashid", "--bots", "random", "-p", "2", "-n", "1", "--out", str(path))
    assert command(*args).code == 0
    other = command(*args, "--seed", "other")
    assert other.code == 2
    assert "its seed is 1, not other" in " ".join(other.err.split())
    assert len(lines(path)) == 1
    silent = command(*args, "--seed", "other", "--force", "--ray", "localhost:1")
    assert silent.code == 2
    assert json.loads(lines(path)[0])["arena"]["seed"] == "1"
    assert command(*args, "--seed", "other", "--force").code == 0
    assert json.loads(lines(path)[0])["arena"]["seed"] == "other"


def test_one_against_a_field(command: Run, tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    args = ("arena", "alrashid", "--bots", "blunder:95", "-p", "4", "-n", "4", "--out", str(path))
    report = json.loads(command(*args, "--field", "random", "--json").out)
    assert report["balanced"]
    rows = {row["bot"]: row for row in report["bots"]}
    assert (rows["blunder:95"]["par"], rows["random"]["par"]) == (0.25, 0.75)
    seats = [json.loads(line)["arena"]["seats"] for line in lines(path)]
    assert [table.index("blunder:95") for table in seats] == [0, 1, 2, 3]
    assert all(table.count("random") == 3 for table in seats)
    other = command(*args)
    assert other.code == 2
    assert "its field is random, not null" in " ".join(other.err.split())


def test_a_silent_ray_address_is_told_within_seconds(command: Run) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{taken.getsockname()[1]}"  # bound, but nobody listens
        began = time.perf_counter()
        result = command("arena", "alrashid", "--bots", "random", "--ray", address)
    assert result.code == 2
    assert f"no Ray cluster answers at {address}" in " ".join(result.err.split())
    assert time.perf_counter() - began < 10


def test_what_is_not_installed_is_named(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    result = command("arena", "alrashid", "--bots", "random")
    assert result.code == 2
    assert "pip install 'majlis[lab]'" in result.err


@pytest.mark.slow
def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    found = {}
    for name, more in (("alone", ()), ("ray", ("--ray", "local", "-j", "2"))):
        path = tmp_path / name
        args = ["arena", "alrashid", "--bots", "random,greedy", "-n", "4", "--out", str(path)]
        done = subprocess.run(
            [sys.executable, "-m", "majlis", *args, *more, "--json"],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "RAY_ADDRESS": "127.0.0.1:1"},  # which `local` does not join
        )
        found[name] = (sorted(lines(path)), done.stdout)
    assert found["alone"] == found["ray"]


@pytest.mark.slow
def test_what_answers_but_is_no_ray_is_told(command: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        result = command("arena", "alrashid", "--bots", "random", "--ray", address)
    assert result.code == 2
    assert address in " ".join(result.err.split())


@pytest.mark.slow
def test_the_true_cause_of_a_failed_join_is_told() -> None:
    code = "from majlis.lab.cluster import _reason; import sys; print(_reason(sys.stdin.read()))"
    for said, expected in (
        ("ray.exceptions.AuthenticationError: x\nConnectionError: y\n", "it wants a token"),
        ("Traceback:\nConnectionError: y\n", "ConnectionError: y"),
        ("", "no reason given"),
    ):
        done = subprocess.run(
            [sys.executable, "-c", code], input=said, capture_output=True, text=True, check=True
        )
        assert done.stdout.startswith(expected)


def test_one_job_is_this_process() -> None:
    assert isinstance(open_workers(1), Alone)
