"""A server that cannot do its work says so: to those who watch it, and to those who ask it."""

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from structlog.testing import capture_logs

from majlis.cli import main
from majlis.server.services import Services
from tests.server.conftest import HEADERS
from tests.server.serving import Person, Server, serving, settings_in


@contextmanager
def nothing_is_written(folder: Path) -> Iterator[None]:
    """To the server that is a disk without room: it can read, and write nothing."""
    connection = sqlite3.connect(folder / "majlis.sqlite", isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    yield
    connection.execute("ROLLBACK")
    connection.close()


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr("majlis.server.storage.base.BUSY_SECONDS", 0.05)
    monkeypatch.setattr("majlis.server.health.FRESH", 0.0)
    with serving(settings_in(tmp_path)) as running:
        yield running


def errors(ada: Person) -> float:
    lines = ada.http.get("/metrics").text.splitlines()
    counted = [line for line in lines if line.startswith("majlis_database_errors_total")]
    return float(counted[0].split()[1])


def test_a_server_that_can_write_nothing_is_not_ready(server: Server, tmp_path: Path) -> None:
    ada = Person(server)
    assert ada.get("/health")["writes"] is True
    with nothing_is_written(tmp_path):
        answer = ada.http.get("/health")
        assert answer.status_code == 503
        assert int(answer.headers["retry-after"]) > 0
        body = answer.json()
        assert (body["ok"], body["database"], body["writes"]) == (False, True, False)
        assert "nothing can be written to the database" in body["problem"]
        assert ada.get("/health/live")["ok"] is True
    assert ada.get("/health")["problem"] is None


def test_a_table_that_cannot_be_made_is_told_logged_and_counted(
    server: Server, tmp_path: Path
) -> None:
    ada = Person(server)
    before = errors(ada)
    with nothing_is_written(tmp_path), capture_logs() as logged:
        wanted = {"game": "almadi", "players": 2, "seats": ["me", "open"]}
        answer = ada.http.post("/api/tables", json=wanted)
        assert answer.status_code == 503
        assert int(answer.headers["retry-after"]) > 0
        assert answer.json()["problem"]["text"]["key"] == "problem-busy"
    assert errors(ada) > before
    assert [one["event"] for one in logged].count("table-not-made") == 1


def test_a_database_that_is_away_is_no_defect(tmp_path: Path) -> None:
    url = "postgresql://nobody@127.0.0.1:1/none"
    services = Services(settings_in(tmp_path, database_url=url))
    with TestClient(Litestar(plugins=[services], openapi_config=None)) as client:
        answer = client.get("/api/me", headers=HEADERS)
        assert answer.status_code == 503
        assert int(answer.headers["retry-after"]) > 0
        assert answer.json()["problem"]["text"]["key"] == "problem-busy"


def served(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    """What `majlis serve` says when it cannot begin."""
    database = f"sqlite:///{folder}/majlis.sqlite"
    arguments = ["majlis", "serve", "--no-browser", "--port", "0", "--database", database]
    monkeypatch.setattr(sys, "argv", arguments)
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 1
    told = "".join(capsys.readouterr())
    assert "Traceback" not in told
    return " ".join(told.split())


def test_a_damaged_database_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "majlis.sqlite").write_bytes(b"no database at all, but long enough" * 100)
    said = served(tmp_path, monkeypatch, capsys)
    assert "is damaged" in said
    assert "majlis admin restore" in said


def test_a_database_of_a_newer_version_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    connection = sqlite3.connect(tmp_path / "majlis.sqlite")
    connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
    connection.execute("INSERT INTO alembic_version VALUES ('z999')")
    connection.commit()
    connection.close()
    assert "newer version of Majlis (its shape is z999)" in served(tmp_path, monkeypatch, capsys)
