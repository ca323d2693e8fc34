"""What stays private: sessions that end, invitations that no log has, and closed houses."""

import io
import logging
import subprocess
import sys
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient
from websockets.sync.client import connect

from majlis.server.cookies import COOKIE
from majlis.server.logs import Pseudonyms
from tests.server.conftest import HEADERS, bare_app
from tests.server.conftest import settings_in as bare_settings
from tests.server.serving import Person, serving, settings_in
from tests.server.test_identity import ACCOUNT, problem
from tests.server.test_operation import lines, logged

Client = TestClient[Litestar]
logs = logged


# --- sessions ----------------------------------------------------------------------------------


def test_every_change_of_rights_begins_a_new_session(client: Client) -> None:
    """A cookie that somebody else knows, or has planted, is worth nothing after it."""
    planted: list[str] = []

    def who(cookie: str) -> Any:
        client.cookies.clear()
        client.cookies.set(COOKIE, cookie)
        return client.get("/api/me").json()["id"]

    guest = client.get("/api/me").json()["id"]
    planted.append(client.cookies[COOKIE])
    account = client.post("/api/accounts", json=ACCOUNT).json()["id"]
    assert account == guest
    planted.append(client.cookies[COOKIE])
    new = {"old": ACCOUNT["password"], "new": "another long password"}
    assert client.post("/api/me/password", json=new).status_code == 200
    planted.append(client.cookies[COOKIE])
    assert client.delete("/api/session").status_code == 204
    assert COOKIE not in client.cookies
    client.get("/api/me")
    planted.append(client.cookies[COOKIE])  # a guest's, planted before its owner signs in
    signed_in = client.post("/api/session", json={**ACCOUNT, "password": new["new"]})
    assert signed_in.json()["id"] == account
    assert len({*planted, client.cookies[COOKIE]}) == 5
    assert account not in [who(cookie) for cookie in planted]


# --- logs --------------------------------------------------------------------------------------


def test_no_invitation_and_no_real_address_reaches_the_log(
    tmp_path: Path, logs: io.StringIO
) -> None:
    # The debug lines of the clients of this test have it all.
    logging.getLogger().setLevel("INFO")
    with serving(settings_in(tmp_path), log_config=None, log_level="info") as server:
        ada, bob = Person(server, "Ada"), Person(server, "Bob")
        table = ada.table("almadi", "me open open")
        secret = table["invite"]
        bob.http.get(f"/t/{table['id']}?invite={secret}")
        bob.get(f"/api/tables/{table['id']}", invite=secret)
        bob.look(table["id"], invite=secret).next()
        headers = {"x-majlis-invite": secret}
        assert bob.http.get(f"/api/tables/{table['id']}", headers=headers).status_code == 200
        assert bob.http.get(f"/api/tables/{table['id']}").status_code == 403
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/live"
        with connect(address, subprotocols=["majlis", f"invite.{secret}"]) as socket:  # type: ignore[list-item]  # plain strings
            assert socket.subprotocol == "majlis"
            socket.recv(20)
        mine = bob.get("/api/me")["id"]
    text = logs.getvalue()
    assert secret not in text
    assert mine not in text
    assert "WebSocket /" not in text  # uvicorn's own line has the whole address
    told = [line for line in lines(logs) if line["event"] in ("request", "socket")]
    assert "127.0.0.1" not in str(told)
    requests = [line for line in lines(logs) if line["event"] == "request"]
    people = {line["person"] for line in requests if "person" in line}
    assert len(people) == 2
    assert len({line["address"] for line in requests}) == 1
    assert [line for line in lines(logs) if line["event"] == "socket" and line.get("person")]


def test_a_host_may_ask_for_real_people_and_addresses() -> None:
    assert Pseudonyms("a secret", real=True).of("192.0.2.1") == "192.0.2.1"
    assert Pseudonyms("a secret").of("192.0.2.1") == Pseudonyms("a secret").of("192.0.2.1")
    assert Pseudonyms("a secret").of("192.0.2.1") != Pseudonyms("another").of("192.0.2.1")


# --- headers -----------------------------------------------------------------------------------


def test_a_page_speaks_to_its_own_house_alone_and_answers_are_kept_nowhere(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path)) as server:
        ada = Person(server, "Ada")
        table = ada.table("almadi", "me open", public=True)["id"]
        for path in ("/api/me", "/api/tables", f"/api/tables/{table}", "/api/muted"):
            answer = ada.http.get(path)
            assert answer.headers["cache-control"] == "no-store"
        policy = ada.http.get("/api/me").headers["content-security-policy"]
        rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
        assert rules["connect-src"] == "'self'"  # sockets too, and no bare ws: or wss:
        assert rules["default-src"] == "'self'"
        assert rules["frame-ancestors"] == "'none'"


# --- closed houses -----------------------------------------------------------------------------


def test_without_guests_one_signs_in_first(tmp_path: Path) -> None:
    with TestClient(bare_app(bare_settings(tmp_path, guests=False))) as client:
        client.headers.update(HEADERS)
        refused = client.get("/api/me")
        assert (refused.status_code, problem(refused)) == (403, "problem-no-guests")
        assert COOKIE not in client.cookies
        assert client.post("/api/accounts", json=ACCOUNT).status_code == 201
        assert client.get("/api/me").json()["name"] == "Zubaida"


def test_where_registration_is_closed_nobody_makes_an_account(tmp_path: Path) -> None:
    with TestClient(bare_app(bare_settings(tmp_path, registration=False))) as client:
        client.headers.update(HEADERS)
        assert client.get("/api/me").json()["guest"] is True
        refused = client.post("/api/accounts", json=ACCOUNT)
        assert (refused.status_code, problem(refused)) == (403, "problem-registration")


# --- what a host does while the server runs ----------------------------------------------------


def test_a_running_server_hears_of_ended_tables_and_deleted_lines(tmp_path: Path) -> None:
    def admin(*words: str) -> None:
        url = f"sqlite:///{tmp_path / 'majlis.sqlite'}"
        command = [sys.executable, "-m", "majlis", "admin", *words, "--database", url]
        subprocess.run(command, check=True, capture_output=True)

    with serving(settings_in(tmp_path)) as server:
        ada = Person(server, "Ada")
        table = ada.table("almadi", "me hot:Bob", public=True)["id"]
        ada.command(table, "say", text="something bad")
        with ada.look(table) as eyes:
            eyes.next()
            admin("chat", table, "--delete-all")
            assert eyes.until("snapshot", 60)["chat"] == []
            admin("end", table)
            while eyes.table["status"] != "frozen":
                eyes.next(60)
        seat = ada.get(f"/api/tables/{table}")["table"]["seats"][0]["seat"]
        refused = ada.command(table, "undo", expect_ok=False, seat=seat, act=0)
        assert refused["problem"]["text"]["key"] == "problem-ended"
