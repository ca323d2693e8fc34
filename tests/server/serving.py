"""A real server on a real socket, and people who play at it, for the tests."""

import asyncio
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from majlis.cli.serve import listen, make_server
from majlis.server.app import create_app
from majlis.server.house import House
from majlis.server.settings import Settings, load_settings
from tests.server.gestures import drawn, next_gesture, whole

__all__ = ["drawn", "next_gesture", "whole"]  # others have them from here

HEADERS = {"x-majlis": "1"}


class Server:
    """An address, and what is behind it."""

    def __init__(self, port: int, house: House) -> None:
        self.port = port
        self.house = house
        self.url = f"http://127.0.0.1:{port}"
        self.closing = ExitStack()


def settings_in(folder: Path, **given: Any) -> Settings:
    """Settings that limit nothing, with the database in a folder."""
    plenty = dict.fromkeys(
        (
            "request_rate",
            "command_rate",
            "frame_rate",
            "chat_rate",
            "table_rate",
            "guest_rate",
            "sign_in_rate",
        ),
        1_000_000,
    )
    values: dict[str, Any] = {
        "data_dir": str(folder),
        "bot_processes": 1,
        "bot_pause": 0,
        "bot_pause_alone": 0,
        "bot_tables": 1_000_000,
        "absence": 0,
        "outage_grace": 0,
        **plenty,
        **given,
    }
    return load_settings(environment={}, **values)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def serving(settings: Settings, **more: Any) -> Iterator[Server]:
    """Runs the server in a thread until the block ends; `more` is for uvicorn."""
    app = create_app(settings)
    server = make_server(app, settings, **more)
    listener = listen("127.0.0.1", 0)
    port: int = listener.getsockname()[1]
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listener])), daemon=True)
    thread.start()
    deadline = time.monotonic() + 20
    while not server.started:
        if not thread.is_alive() or time.monotonic() > deadline:
            raise RuntimeError("the server did not start")
        time.sleep(0.01)
    running = Server(port, app.state.house)
    try:
        yield running
    finally:
        running.closing.close()
        server.should_exit = True
        thread.join(20)


class Person:
    """Somebody with a cookie, who asks over HTTP and looks on over sockets."""

    def __init__(self, server: Server, name: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, headers=HEADERS, timeout=30)
        server.closing.callback(self.http.close)
        self.get("/api/me")
        if name is not None:
            self.post("/api/me", {"name": name})
        self._commands = 0

    def get(self, path: str, expect: int = 200, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.status_code == expect, answer.text
        return answer.json()

    def post(self, path: str, data: Any = None, expect: int = 0) -> Any:
        answer = self.http.post(path, json=data)
        wanted = (expect,) if expect else (200, 201)
        assert answer.status_code in wanted, (answer.status_code, answer.text)
        return answer.json()

    def table(self, game: str = "alhambra", seats: str = "me bot:novice", **more: Any) -> Any:
        """Makes a table; seats are separated by spaces."""
        specs = seats.split()
        return self.post(
            "/api/tables", {"game": game, "players": len(specs), "seats": specs, **more}
        )

    def command(self, table: str, kind: str, expect_ok: bool = True, **fields: Any) -> Any:
        """Sends a command over HTTP, with an id of its own unless one is given."""
        self._commands += 1
        data = {"type": kind, "id": f"c{self._commands}", **fields}
        reply = self.post(f"/api/tables/{table}/commands", data)
        assert reply["ok"] is expect_ok, reply
        return reply

    def whole_act(self, table: str, seat: int, number: int = 0) -> dict[str, Any]:
        """A whole act of the seat, drawn over HTTP, as it is sent."""
        position = self.get(f"/api/tables/{table}", seat=seat)["position"]
        here = {"seat": seat, "act": position["act"]}
        draft = whole(
            position["draft"],
            number,
            lambda gesture: self.command(table, "draft", **here, **gesture),
        )
        return {**here, "parts": draft["parts"]}

    def look(self, table: str, **params: Any) -> "Eyes":
        """Opens a socket to a table."""
        cookie = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        query = "&".join(f"{k}={v}" for k, v in params.items())
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live?{query}"
        eyes = Eyes(address, cookie)
        self.server.closing.callback(eyes.close)
        return eyes


class Eyes:
    """An open socket: what came over it, in order, as texts and as data."""

    def __init__(self, address: str, cookie: str) -> None:
        self._stack = ExitStack()
        self.connection: ClientConnection = self._stack.enter_context(
            connect(address, additional_headers={"cookie": cookie}, max_size=None)
        )
        self.raw: list[str] = []
        self.number = 0
        self.position: Any = None
        self.table: Any = None

    def next(self, timeout: float = 20) -> Any:
        """The next message; it is also taken in."""
        text = self.connection.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.loads(text)
        self.number = message.get("number", self.number)
        if message["type"] != "reply":
            self.position = message.get("position") or self.position
        self.table = message.get("table") or self.table
        return message

    def until(self, kind: str, timeout: float = 20) -> Any:
        """Reads on to the next message of a kind."""
        while True:
            message = self.next(timeout)
            if message["type"] == kind:
                return message

    def closed_with(self) -> int:
        """The number with which the server closes the socket."""
        with pytest.raises(ConnectionClosed) as closed:
            self.next()
        return int(closed.value.rcvd.code) if closed.value.rcvd else 0

    def send(self, kind: str, **fields: Any) -> None:
        self.connection.send(json.dumps({"type": kind, **fields}))

    def ask(self, kind: str, **fields: Any) -> Any:
        """Sends a command and reads on to its reply."""
        self.send(kind, **fields)
        while True:
            message = self.until("reply")
            if message["id"] == fields.get("id", ""):
                return message

    def close(self) -> None:
        self._stack.close()

    def __enter__(self) -> "Eyes":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()


def draw(eyes: Eyes, seat: int, draft: Any, do: str, **fields: Any) -> Any:
    """One gesture on a draft; the reply."""
    act = eyes.position["act"]
    key = f"g{act}-{abs(hash((do, str(drawn(draft)), str(fields))))}"
    return eyes.ask("draft", id=key, seat=seat, act=act, do=do, **drawn(draft), **fields)


def whole_act(eyes: Eyes, seat: int, number: int = 0) -> Any:
    """The draft of a whole act of the seat."""
    act = eyes.position["act"]

    def send(gesture: dict[str, Any]) -> Any:
        key = f"g{act}-{abs(hash(str(gesture)))}"
        return eyes.ask("draft", id=key, seat=seat, act=act, **gesture)

    return whole(eyes.position["draft"], number, send)


def choose(eyes: Eyes, seat: int, number: int = 0) -> Any:
    """Makes a whole act of the seat, another one by each number, and returns the reply."""
    act = eyes.position["act"]
    parts = whole_act(eyes, seat, number)["parts"]
    return eyes.ask("act", id=f"a{act}-{number}", seat=seat, act=act, parts=parts)


def play_to_the_end(eyes: Eyes, seat: int, most: int = 4000) -> None:
    """Plays one seat until the game is over."""
    if eyes.position is None:
        eyes.until("snapshot")
    for number in range(most):
        while eyes.table["status"] == "running" and seat not in eyes.table["asked"]:
            eyes.next()
        if eyes.table["status"] != "running":
            return
        assert choose(eyes, seat, number)["ok"]
    raise AssertionError("the game did not end")
