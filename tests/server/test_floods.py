"""Floods: every frame counts, sockets are counted by address, and what is nested too deeply is no
defect of ours."""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from majlis.server.limits import Doors, Limits, household
from majlis.server.live import MOST_UNSENT, Client
from majlis.server.problems import TooFast
from majlis.server.routes.live import MOST_MALFORMED
from tests.server.serving import Person, Server, serving, settings_in


@contextmanager
def opened(server: Server, table: str) -> Iterator[ClientConnection]:
    """An anonymous socket that looks at a public table."""
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live") as socket:
        assert json.loads(socket.recv(10))["type"] == "snapshot"
        yield socket


def until(is_so: Callable[[], bool]) -> None:
    """Waits for something that the server will do in a moment."""
    deadline = monotonic() + 10
    while not is_so():
        assert monotonic() < deadline
        sleep(0.05)


def closed(socket: ClientConnection) -> tuple[int, str]:
    """How the server ended a socket."""
    try:
        while True:
            socket.recv(10)
    except ConnectionClosed as ended:
        told = ended.rcvd
    assert told is not None
    return told.code, told.reason


@pytest.mark.parametrize(
    "frame", ['{"type":"ack","number":1}', '{"type":"say","id":"x","text":"y"}']
)
def test_every_frame_of_a_socket_counts(tmp_path: Path, frame: str) -> None:
    with serving(settings_in(tmp_path, frame_rate=30)) as server:
        ada = Person(server)
        table = ada.table("alhambra", "me hot:Bob", public=True)["id"]
        with opened(server, table) as socket:
            for _ in range(40):
                socket.send(frame)
            assert closed(socket) == (4429, "too-fast")
        with opened(server, table):  # another socket of the house goes on
            pass


def test_a_flood_of_strangers_does_not_touch_people_at_the_same_address(tmp_path: Path) -> None:
    """Unknown sockets send until they are closed, and come back; somebody plays beside them."""
    with serving(settings_in(tmp_path, frame_rate=30, address_factor=2)) as server:
        ada = Person(server)
        table = ada.table("alhambra", "me hot:Bob", public=True)["id"]
        with ada.look(table) as eyes:
            eyes.until("snapshot")
            for _ in range(4):
                with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live") as socket:
                    for _ in range(40):
                        with suppress(ConnectionClosed):
                            socket.send('{"type":"ack","number":1}')
                    assert closed(socket) == (4429, "too-fast")
            assert eyes.ask("say", id="x", text="as if nothing were")["ok"]


def test_strangers_from_an_address_that_sent_too_much_wait_outside(tmp_path: Path) -> None:
    now = [1000.0]
    limits = Limits(settings_in(tmp_path, frame_rate=30, address_factor=2), lambda: now[0])
    limits.check_stranger("there")
    for number in range(60):
        limits.spend_frame(f"socket {number % 4}", "there", None)
    with pytest.raises(TooFast):
        limits.check_stranger("there")
    limits.spend_frame("another socket", "there", "ada")  # whoever is known has an own measure
    limits.check_stranger("elsewhere")
    now[0] += 10.0
    limits.check_stranger("there")


def test_looking_anew_counts_as_a_command_of_the_person_and_of_the_address(tmp_path: Path) -> None:
    """A look costs a whole snapshot: guests of one address could ask for a thousand a second."""
    with serving(settings_in(tmp_path, command_rate=10, address_factor=2)) as server:
        table = Person(server).table("alhambra", "me hot:Bob", public=True)["id"]
        answered = 0
        for _ in range(4):
            with Person(server).look(table) as eyes:
                eyes.until("snapshot")
                for _ in range(11):
                    eyes.send("look", seat=-1)
                with suppress(ConnectionClosed):
                    while eyes.next()["type"]:
                        answered += 1
                told = eyes.connection.protocol.close_rcvd
                assert told is not None
                assert (told.code, told.reason) == (4429, "too-fast")
        assert 0 < answered <= 30  # 40 for four people at as many addresses


def test_what_waits_for_one_reader_is_bounded_by_its_size() -> None:
    """Snapshots of long games are large: 64 of them for each of 200 sockets filled the memory."""
    client = Client(None)
    for _ in range(10):
        client.offer("x" * (MOST_UNSENT // 4))
    assert client.late
    assert not asyncio.run(client.take())


@pytest.mark.parametrize("cookie", ["bogus", "a.0.1.bogus"])
def test_a_cookie_that_is_none_of_ours_makes_nobody_known(tmp_path: Path, cookie: str) -> None:
    """Strangers wait outside after a flood, whatever they call a cookie."""
    with serving(settings_in(tmp_path, frame_rate=30, address_factor=1)) as server:
        table = Person(server).table("alhambra", "me hot:Bob", public=True)["id"]
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        with opened(server, table) as socket:
            for _ in range(40):
                with suppress(ConnectionClosed):
                    socket.send('{"type":"ack","number":1}')
            assert closed(socket) == (4429, "too-fast")
        with connect(address, additional_headers={"cookie": f"majlis={cookie}"}) as again:
            with pytest.raises(ConnectionClosed) as refused:
                again.recv(10)  # not even a snapshot
            assert refused.value.rcvd is not None
            assert refused.value.rcvd.code == 4429


def test_a_socket_that_talks_nonsense_is_closed_with_a_reason(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path)) as server:
        ada = Person(server)
        table = ada.table("alhambra", "me hot:Bob", public=True)["id"]
        with opened(server, table) as socket:
            for number in range(MOST_MALFORMED + 1):
                socket.send("nonsense" if number % 2 else "[" * 16_000)
            assert closed(socket) == (4400, "malformed")


def test_the_sockets_of_one_address_are_counted(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, sockets_per_address=3)) as server:
        ada = Person(server)
        table = ada.table("alhambra", "me hot:Bob", public=True)["id"]
        with ExitStack() as sockets:
            for _ in range(3):
                sockets.enter_context(opened(server, table))
            with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live") as fourth:
                assert closed(fourth) == (4429, "too-fast")
        until(lambda: not server.house.limits.doors._open)
        with opened(server, table):
            pass


def test_a_door_that_was_closed_is_free_again() -> None:
    doors = Doors(1)
    with doors.opened("home"):
        with pytest.raises(TooFast), doors.opened("home"):
            pass
        with doors.opened("elsewhere"):
            pass
    with doors.opened("home"):
        pass


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:0db8:0:0:ffff::2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2", True),
    ],
)
def test_a_household_is_one_address_however_it_is_written(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/x/commands", "/api/me"])
def test_what_is_nested_too_deeply_is_refused(tmp_path: Path, path: str) -> None:
    with serving(settings_in(tmp_path)) as server:
        ada = Person(server)
        deep: dict[str, Any] = {"headers": {"content-type": "application/json", "x-majlis": "1"}}
        body = b'{"options":' + b"[" * 30_000 + b"]" * 30_000 + b"}"
        answer = ada.http.post(path, content=body, **deep)
        assert answer.status_code in (400, 404)
        assert answer.json()["problem"]["code"] in ("malformed", "not-found")


def test_an_old_cookie_of_a_guest_does_not_open_the_account(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path)) as server:
        ada, thief = Person(server), Person(server)
        thief.http.cookies = dict(ada.http.cookies)
        ada.post("/api/accounts", {"name": "Ada", "password": "long enough"})
        assert ada.get("/api/me")["name"] == "Ada"
        assert thief.get("/api/me")["name"] != "Ada"


def test_personal_answers_are_kept_by_nobody_and_https_can_be_demanded(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, hsts_days=30)) as server:
        answer = Person(server).http.get("/api/me")
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["strict-transport-security"] == "max-age=2592000"
        policy = answer.headers["content-security-policy"]
        assert "ws:" not in policy
