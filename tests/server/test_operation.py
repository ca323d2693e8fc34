"""Health, figures and logs: what a host sees, and what nobody may see."""

import io
import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from litestar import Litestar, get
from litestar.testing import TestClient

from majlis.server.logs import HIDDEN, start_logs
from majlis.server.metrics import Metrics
from majlis.server.services import Services
from tests.server.conftest import HEADERS, made_tables, settings_in

Client = TestClient[Litestar]


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What is written to standard error as JSON."""
    root, level = logging.getLogger(), logging.getLogger().level
    handlers = list(root.handlers)
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    start_logs("json", "debug")
    monkeypatch.setattr(logging.getLogger("httpx"), "disabled", True)  # the client's own log
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_health_tells_of_every_part(client: Client) -> None:
    answer = client.get("/health")
    assert answer.status_code == 200
    body = answer.json()
    assert body["ok"] is True
    assert body["database"] is True
    assert body["bots"] == 1


def test_health_is_bad_when_the_database_is_away(tmp_path: Path) -> None:
    services = Services(settings_in(tmp_path, database_url="postgresql://nobody@127.0.0.1:1/none"))
    with TestClient(Litestar(plugins=[services], openapi_config=None)) as client:
        answer = client.get("/health")
        assert answer.status_code == 503
        assert answer.json()["database"] is False


def test_figures_are_there_and_can_be_switched_off(client: Client, tmp_path: Path) -> None:
    client.get("/api/me")
    text = client.get("/metrics").text
    assert 'majlis_requests_total{status="200"} 1.0' in text
    assert "majlis_bot_workers 1.0" in text
    assert 'majlis_tables{status="running"} 0.0' in text
    services = Services(settings_in(tmp_path, metrics=False))
    with TestClient(Litestar(plugins=[services], openapi_config=None)) as other:
        assert other.get("/metrics").status_code == 404


def test_what_bots_and_commands_take_is_counted() -> None:
    metrics = Metrics()
    metrics.bot_done("choose", 0.2, True)
    metrics.bot_done("choose", 9.0, False)
    metrics.command_done("act", "stale", 0.01)
    with metrics.connection():
        assert "majlis_connections 1.0" in metrics.text().decode()
    text = metrics.text().decode()
    assert "majlis_connections 0.0" in text
    assert 'majlis_bot_failures_total{job="choose"} 1.0' in text
    assert 'majlis_bot_seconds_count{job="choose"} 2.0' in text
    assert 'majlis_commands_total{kind="act",result="stale"} 1.0' in text


def test_secrets_never_reach_the_log(logged: io.StringIO) -> None:
    log = structlog.get_logger()
    log.info("x", seed="s3cr3t", table={"salt": "s3cr3t", "id": "t1"}, list=[{"Cookie": "s3cr3t"}])
    log.warning("y", user_password="s3cr3t", invite="s3cr3t")
    assert "s3cr3t" not in logged.getvalue()
    assert lines(logged)[0]["seed"] == HIDDEN
    assert lines(logged)[0]["table"] == {"salt": HIDDEN, "id": "t1"}


def test_a_whole_visit_leaves_no_secret_in_the_log(tmp_path: Path, logged: io.StringIO) -> None:
    services = Services(settings_in(tmp_path))
    app = Litestar(plugins=[services], lifespan=[made_tables], openapi_config=None)
    with TestClient(app) as client:
        credentials = {"name": "Zubaida", "password": "a long password"}
        client.post("/api/accounts", json=credentials, headers=HEADERS)
        client.post("/api/session", json=credentials, headers=HEADERS)
        client.get("/api/me?invite=an-invitation")
        cookie = client.cookies["majlis"]
    text = logged.getvalue()
    requests = [line for line in lines(logged) if line["event"] == "request"]
    assert len(requests) == 3
    assert len({line["request"] for line in requests}) == 3
    for secret in ("a long password", cookie, "an-invitation", services.secret):
        assert secret not in text


def test_a_defect_is_logged_with_its_request_and_told_without_detail(
    tmp_path: Path, logged: io.StringIO
) -> None:
    @get("/broken")
    async def broken() -> None:
        raise RuntimeError("the inside of the house")

    app = Litestar([broken], plugins=[Services(settings_in(tmp_path))], openapi_config=None)
    with TestClient(app, raise_server_exceptions=False) as client:
        answer = client.get("/broken")
    assert answer.status_code == 500
    assert answer.json()["problem"]["text"]["key"] == "problem-defect"
    assert "inside" not in answer.text
    defect = next(line for line in lines(logged) if line["event"] == "defect")
    assert defect["request"] == answer.headers["x-request-id"]
    assert "the inside of the house" in str(defect["exception"])


def test_what_the_framework_refuses_is_told_in_our_words(client: Client) -> None:
    for method, path, status, code in (
        ("GET", "/api/nothing", 404, "not-found"),
        ("PUT", "/api/me", 405, "not-found"),
    ):
        answer = client.request(method, path)
        assert (answer.status_code, answer.json()["problem"]["code"]) == (status, code)
    for body in (b"{", b"[]", b'{"name": 3}', b'{"name": "A", "more": 1}', b"\xff"):
        answer = client.post("/api/me", content=body)
        assert answer.status_code == 400
        assert answer.json()["problem"]["code"] == "malformed"
