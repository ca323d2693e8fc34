"""What people must not be able to do, tried over real sockets."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from majlis.server import identity
from majlis.server.admin import opened, set_banned
from tests.server.serving import Eyes, Person, Server, choose, serving, settings_in

# Where nothing but a person moves the table.
NO_BOT = "me hot:Other"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = settings_in(
        tmp_path_factory.mktemp("abuse"), chat_rate=5, command_rate=30, address_factor=100
    )
    with serving(settings) as running:
        yield running


def shake_hands(server: Server, table: str, cookie: str, **headers: str) -> Any:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    return connect(address, additional_headers={"cookie": cookie, **headers})


def cookie_of(person: Person) -> str:
    return "; ".join(f"{c.name}={c.value}" for c in person.http.cookies.jar)


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
def test_a_page_elsewhere_cannot_open_a_socket(server: Server, origin: str) -> None:
    host = Person(server)
    table = host.table()["id"]
    with (
        pytest.raises(InvalidStatus) as refused,
        shake_hands(server, table, cookie_of(host), origin=origin),
    ):
        pass
    assert refused.value.response.status_code == 403
    with shake_hands(server, table, cookie_of(host), origin=server.url) as connection:
        assert json.loads(connection.recv(10))["type"] == "snapshot"


def test_a_page_elsewhere_cannot_send_a_command(server: Server) -> None:
    host = Person(server)
    table = host.table(seats=NO_BOT)
    before = host.get(f"/api/tables/{table['id']}")["number"]
    command = {"type": "say", "id": "x", "text": "hello"}
    path = f"/api/tables/{table['id']}/commands"
    for headers in ({"origin": "https://elsewhere.example"}, {"x-majlis": ""}):
        assert host.http.post(path, json=command, headers=headers).status_code == 403
    assert host.get(f"/api/tables/{table['id']}")["number"] == before


def test_a_stranger_neither_sees_nor_moves_a_private_table(server: Server) -> None:
    host, stranger = Person(server), Person(server)
    table = host.table(seats=NO_BOT, public=False)["id"]
    place = f"/api/tables/{table}"
    before = host.get(place)
    asked = ("", "/updates?since=0", "/log", "/record", "/replay?act=0&seat=-2")
    for path in (*asked, "/review", "/review/0"):
        answer = stranger.http.get(place + path)
        assert answer.status_code == 403, path
        assert "snapshot" not in answer.text
    for path, data in (
        ("/commands", {"type": "say", "id": "x", "text": "let me in"}),
        ("/commands", {"type": "act", "id": "x", "seat": 0, "act": 0, "parts": [[0]]}),
        ("/commands", {"type": "draft", "id": "x", "seat": 0, "act": 0, "do": "look"}),
        ("/join", {}),
        ("/join", {"invite": "wrong"}),
        ("/leave", None),
        ("/return", None),
        ("/start", None),
        ("/seats", {"seat": 0, "fill": "bot:novice"}),
        ("/free", {"seat": 0}),
        ("/rematch", None),
        ("/fork", {"act": 0, "seats": ["me", "bot:novice"]}),
        ("/review", None),
    ):
        assert stranger.http.post(place + path, json=data).status_code in (403, 409), path
    assert stranger.look(table).closed_with() == 4403
    assert all(info["id"] != table for info in stranger.get("/api/tables")["live"])
    assert host.get(place)["number"] == before["number"]


def test_nobody_looks_back_at_a_game_that_is_still_played(server: Server) -> None:
    host = Person(server)
    place = f"/api/tables/{host.table(seats=NO_BOT)['id']}"
    for path in ("/replay?act=0", "/record", "/review/0"):
        answer = host.http.get(place + path)
        assert answer.status_code == 409, path
        assert "view" not in answer.text
    host.post(f"{place}/review", expect=409)


def test_a_spectator_cannot_look_through_the_eyes_of_a_seat(server: Server) -> None:
    host, spectator = Person(server), Person(server)
    table = host.table(seats=NO_BOT, public=True)["id"]
    with spectator.look(table, seat=0) as eyes:
        snapshot = eyes.until("snapshot")
    plain = spectator.get(f"/api/tables/{table}", seat=-1)
    assert snapshot["position"]["view"] == plain["position"]["view"]
    assert snapshot["position"] != host.get(f"/api/tables/{table}")["position"]
    for kind in ("act", "draft", "hint", "why", "undo"):
        fields: dict[str, Any] = {"seat": 0, "act": 0}
        fields |= {"parts": [[0]]} if kind == "act" else {}
        fields |= {"do": "choose", "choice": 0, "go": True} if kind == "draft" else {}
        fields |= {"thing": "seat:0"} if kind == "why" else {}
        reply = spectator.command(table, kind, False, **fields)
        assert reply["problem"]["code"] in ("forbidden", "out-of-turn"), kind


def test_chat_and_commands_have_a_limit_and_play_goes_on_after_it(server: Server) -> None:
    host = Person(server)
    table = host.table()["id"]
    lines = [
        host.post(f"/api/tables/{table}/commands", {"type": "say", "id": f"s{n}", "text": "hi"})
        for n in range(8)
    ]
    assert [line["ok"] for line in lines] == [True] * 5 + [False] * 3
    assert lines[-1]["problem"]["code"] == "too-fast"
    with host.look(table) as eyes:
        eyes.until("snapshot")
        assert choose(eyes, 0)["ok"]
        replies = [
            eyes.ask("why", id=f"w{n}", seat=0, act=eyes.position["act"], thing="x")
            for n in range(35)
        ]
    assert replies[-1]["problem"]["code"] == "too-fast"


def test_a_message_that_is_too_long_ends_the_socket_and_nothing_else(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, max_message=2000)) as server:
        host = Person(server)
        table = host.table()["id"]
        eyes = host.look(table)
        eyes.until("snapshot")
        eyes.connection.send("x" * 3000)
        assert closing_code(eyes) == 1009
        with host.look(table) as again:
            assert again.until("snapshot")["table"]["status"] == "running"


def closing_code(eyes: Eyes) -> int:
    while True:
        try:
            eyes.next()
        except ConnectionClosed as closed:
            return int(closed.rcvd.code) if closed.rcvd else 0


def test_somebody_who_is_banned_is_stopped_in_the_middle_of_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identity, "WELCOME_SECONDS", 0.0)
    settings = settings_in(tmp_path)

    async def ban(name: str) -> None:
        async with opened(settings.database_url) as database:
            await set_banned(database, name, True)

    with serving(settings) as server:
        host = Person(server, "Nuisance")
        table = host.table()["id"]
        with host.look(table) as eyes:
            eyes.until("snapshot")
            assert eyes.ask("say", id="a", text="hello")["ok"]
            asyncio.run(ban("Nuisance"))
            assert eyes.ask("say", id="b", text="hello")["problem"]["code"] == "forbidden"
        assert host.http.get("/api/me").status_code == 403
        assert host.look(table).closed_with() == 4403
