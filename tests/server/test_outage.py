"""A database that is away: it is told without noise, counted, and everything goes on afterwards."""

import io
import json
import re
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog

from majlis.server.storage.outage import FIRST, LAST, Outage
from tests.server.postgres import postgres_server
from tests.server.serving import Person, serving, settings_in


@pytest.fixture
def logged() -> Iterator[list[Any]]:
    with structlog.testing.capture_logs() as lines:
        yield lines


def test_it_is_said_once_then_ever_more_seldom_and_once_at_the_end(logged: list[Any]) -> None:
    now = [0.0]
    counted: list[None] = []
    outage = Outage(lambda: now[0])
    outage.count = lambda: counted.append(None)
    for _ in range(3600):
        outage.failed("look", ConnectionRefusedError("no\nmore than a line"))
        now[0] += 1
    said = [line["seconds"] for line in logged]
    assert said[:4] == [0, FIRST, 3 * FIRST, 7 * FIRST]
    assert len(said) < 15
    assert max(b - a for a, b in pairwise(said)) <= LAST
    assert "\n" not in logged[0]["error"]
    assert len(counted) == 3600
    outage.worked()
    outage.worked()
    assert [line["event"] for line in logged].count("database-back") == 1
    assert logged[-1]["failures"] == 3600


def test_one_that_comes_and_goes_does_not_fill_the_log(logged: list[Any]) -> None:
    now = [0.0]
    outage = Outage(lambda: now[0])
    for _ in range(600):
        outage.failed("look", OSError("gone"))
        outage.worked()
        now[0] += 1
    assert len(logged) < 20


def test_a_server_without_its_postgresql(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = io.StringIO()
    monkeypatch.setattr("sys.stderr", log)
    structlog.configure(
        processors=[structlog.processors.format_exc_info, structlog.processors.JSONRenderer()],
        logger_factory=structlog.PrintLoggerFactory(log),
        cache_logger_on_first_use=False,
    )
    try:
        with (
            postgres_server() as database,
            serving(settings_in(tmp_path, database_url=database.get_uri())) as server,
        ):
            ada = Person(server)
            table = ada.table("alhambra", "me hot:Bob")["id"]
            before = log.getvalue()
            database.stop()
            wait_for(lambda: errors_of(server.url) >= 5)
            assert httpx.get(f"{server.url}/health", timeout=30).status_code == 503
            while_away = log.getvalue()[len(before) :]
            database.start()
            wait_for(lambda: "database-back" in log.getvalue())
            wait_for(lambda: httpx.get(f"{server.url}/health", timeout=30).status_code == 200)
            seat = ada.get(f"/api/tables/{table}")["table"]["asked"][0]
            ada.command(table, "act", **ada.whole_act(table, seat))
            assert errors_of(server.url) >= 5
    finally:
        structlog.reset_defaults()
    assert "Traceback" not in while_away
    away = [json.loads(line) for line in while_away.splitlines() if "database-away" in line]
    assert 1 <= len(away) <= 4
    assert len(while_away) < 4000


def errors_of(url: str) -> float:
    """The counter of failures; the figures are there whatever the database does."""
    answer = httpx.get(f"{url}/metrics", timeout=30)
    assert answer.status_code == 200
    found = re.search(r"^majlis_database_errors_total (\S+)", answer.text, re.MULTILINE)
    assert found is not None
    return float(found.group(1))


def wait_for(condition: Callable[[], bool], seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)
