"""`majlis serve` as a host runs it: a process of its own, looked after while people play."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.cli.conftest import Run
from tests.cli.conftest import majlis as majlis_command
from tests.server.serving import whole

command = majlis_command
PATIENCE = 120.0


class Served:
    """A running server: its process, where it is and where its data lies."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'majlis.sqlite'}"
        self.log = folder / "log"
        environment = {
            **os.environ,
            "MAJLIS_DATA_DIR": str(folder),
            "MAJLIS_BOT_PROCESSES": "1",
            "MAJLIS_BOT_PAUSE": "0",
            "MAJLIS_BOT_PAUSE_ALONE": "0",
            "MAJLIS_BOT_TABLES": "1000",
            "MAJLIS_REVIEW_ITERATIONS": "0",
        }
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "majlis", "serve", "--port", "0", "--no-browser"],
                env=environment,
                stderr=log,
                stdout=log,
            )
        self.url = self._wait(r"served at (http://\S+)")
        self.http = httpx.Client(base_url=self.url, headers={"x-majlis": "1"}, timeout=30)

    def _wait(self, pattern: str) -> str:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            found = re.search(pattern, self.log.read_text(encoding="utf-8"))
            if found:
                return found.group(1)
            time.sleep(0.05)
        raise AssertionError(self.log.read_text(encoding="utf-8"))

    def ask(self, path: str, data: Any = None) -> Any:
        answer = self.http.get(path) if data is None else self.http.post(path, json=data)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def stop(self) -> int:
        self.http.close()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    running = Served(tmp_path_factory.mktemp("served"))
    yield running
    running.stop()


def send(served: Served, place: str, here: dict[str, Any], gesture: dict[str, Any]) -> Any:
    """The reply to a gesture."""
    return served.ask(f"{place}/commands", {"type": "draft", **here, **gesture})


def play_a_game(served: Served) -> str:
    """A whole game by one person against a bot, over plain HTTP."""
    made = served.ask(
        "/api/tables",
        {"game": "almadi", "players": 2, "seats": ["me", "bot:novice"], "public": True},
    )
    place = f"/api/tables/{made['id']}"
    while (shown := served.ask(place))["table"]["status"] == "running":
        position = shown["position"]
        if position["draft"] is None:
            time.sleep(0.01)
            continue
        here = {"id": str(position["act"]), "seat": 0, "act": position["act"]}
        draft = whole(position["draft"], position["act"], partial(send, served, place, here))
        act = {"type": "act", **here, "parts": draft["parts"]}
        assert served.ask(f"{place}/commands", act)["ok"]
    return str(made["id"])


def test_a_game_is_played_verified_reviewed_and_backed_up(
    served: Served, command: Run, tmp_path: Path
) -> None:
    table = play_a_game(served)
    verified = command("verify", f"{served.url}/t/{table}")
    assert verified.code == 0, verified.err
    shown = served.ask(f"/api/tables/{table}")["table"]
    assert shown["commitment"] in verified.out

    place = f"/api/tables/{table}/review"
    assert served.ask(place)["status"] == "none"
    assert served.ask(place, {})["status"] in ("queued", "running", "done")
    deadline = time.monotonic() + PATIENCE
    while (review := served.ask(place))["status"] != "done":
        assert time.monotonic() < deadline, review["status"]
        time.sleep(0.1)
    assert len(review["chances"]) == shown["acts"] + 1
    winners = [s["seat"] for s in served.ask(f"/api/tables/{table}")["position"]["standings"]
               if s["place"] == 1]  # fmt: skip
    assert review["chances"][-1][winners[0]] == pytest.approx(1 / len(winners))
    for costly in review["costly"]:
        turning = served.ask(f"{place}/{costly['act']}")
        assert turning["seat"] == costly["seat"]
        assert turning["played"]["made"][0]["text"] == costly["text"]
        assert turning["better"]["made"][0]["text"] == costly["better"]

    file = tmp_path / "all.jsonl.gz"
    assert command("admin", "backup", str(file), "--database", served.database).code == 0
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert command("admin", "restore", str(file), "--database", other).code == 0
    counted = command("admin", "stats", "--json", "--database", other)
    assert json.loads(counted.out)["tables"] == {"finished": 1}


def test_what_it_keeps_is_for_its_owner_and_it_ends_when_told(tmp_path: Path) -> None:
    running = Served(tmp_path)
    assert running.ask("/health")["ok"] is True
    for name in ("majlis.sqlite", "secret"):
        assert (tmp_path / name).stat().st_mode & 0o077 == 0
    workers = bot_workers(running.process.pid)
    assert workers
    assert running.stop() in (0, -signal.SIGTERM)
    deadline = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{pid}").exists() for pid in workers):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert "Traceback" not in running.log.read_text(encoding="utf-8")


def test_a_killed_server_leaves_no_worker_behind(tmp_path: Path) -> None:
    running = Served(tmp_path)
    workers = bot_workers(running.process.pid)
    assert workers
    running.process.kill()
    running.stop()
    deadline = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{pid}").exists() for pid in workers):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def bot_workers(parent: int) -> list[int]:
    """The processes that a server has started."""
    psutil = pytest.importorskip("psutil")
    return [child.pid for child in psutil.Process(parent).children(recursive=True)]
