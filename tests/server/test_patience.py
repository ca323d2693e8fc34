"""Connections that take their time on purpose are ended, with a reason where it can be told."""

import socket
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.server.serving import Person, Server, serving, settings_in
from tests.server.test_floods import closed, opened, until

PATIENCE = 15.0
POST = b"POST /api/tables HTTP/1.1\r\nhost: x\r\nx-majlis: 1\r\ncontent-type: application/json\r\n"


@contextmanager
def dialled(server: Server, receive: int = 0) -> Iterator[socket.socket]:
    """A bare connection, with a small buffer if one is told."""
    with socket.socket() as line:
        if receive:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", server.port))
        yield line


def heard(line: socket.socket) -> bytes:
    """Everything until the other side hangs up."""
    told = b""
    try:
        while piece := line.recv(65536):
            told += piece
    except ConnectionResetError:
        pass
    return told


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /health HTT",
        b"GET /health HTTP/1.1\r\nhost: x\r\n",
        POST + b'content-length: 900\r\n\r\n{"game"',
        POST + b"transfer-encoding: chunked\r\n\r\n5\r\n{}",
        b"GET /api/tables/x/live HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n",
    ],
    ids=["nothing", "line", "head", "body", "chunk", "handshake"],
)
def test_half_a_request_is_not_waited_for(tmp_path: Path, half: bytes) -> None:
    with serving(settings_in(tmp_path, request_seconds=0.3)) as server, dialled(server) as line:
        line.sendall(half)
        answer = heard(line)
        assert answer.startswith(b"HTTP/1.1 408")
        assert b"problem-too-slow" in answer


def test_one_byte_now_and_then_buys_no_time(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, request_seconds=0.5)) as server, dialled(server) as line:
        began = time.monotonic()
        with suppress(OSError):
            while time.monotonic() - began < PATIENCE:
                line.sendall(b"G")
                time.sleep(0.05)
        assert time.monotonic() - began < PATIENCE


def test_whole_requests_over_one_connection_are_answered_all_the_same(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, request_seconds=0.5)) as server:
        ada = Person(server)
        for _ in range(3):
            assert ada.get("/health")["database"]
            time.sleep(0.3)
        with ada.look(ada.table("almadi", "me hot:Bob")["id"]) as eyes:
            eyes.until("snapshot")
            time.sleep(0.7)  # longer than a request may take: a socket is none
            assert eyes.ask("say", id="x", text="still here")["ok"]


def test_a_socket_that_nobody_reads_is_closed(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, unread_seconds=0.3)) as server:
        ada = Person(server)
        table = ada.table("alhambra", "me hot:Bob", public=True)["id"]
        with dialled(server, receive=2048) as line:
            line.sendall(
                f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: 127.0.0.1\r\n"
                "upgrade: websocket\r\nconnection: upgrade\r\n"
                "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                "sec-websocket-version: 13\r\n\r\n".encode()
            )
            live = server.house.hub.tables[table]
            until(lambda: bool(live.clients))
            (client,) = live.clients

            def told_more() -> bool:
                """More and more is said: at last more than the system keeps for a connection."""
                client.offer("x" * 400_000)
                return not live.clients

            ada.command(table, "say", text="and on it goes")
            until(told_more)
            assert ada.command(table, "say", text="without whoever does not read")


def test_frames_that_nobody_sees_count_too(tmp_path: Path) -> None:
    """Pings, and pieces of a message that never ends."""
    with serving(settings_in(tmp_path, frame_rate=50)) as server:
        ada = Person(server)
        table = ada.table("alhambra", "me hot:Bob", public=True)["id"]
        with opened(server, table) as one:
            one.socket.sendall(b"".join(_frame(0x9, b"%d" % number) for number in range(60)))
            assert closed(one) == (4429, "too-fast")
        with opened(server, table) as other:
            pieces = _frame(0x0, b"", final=False) * 60
            other.socket.sendall(_frame(0x1, b"", final=False) + pieces)
            assert closed(other) == (4429, "too-fast")


def test_a_flood_is_not_even_read_to_its_end(tmp_path: Path) -> None:
    """What comes in one piece is not all taken in, and after the end nothing is looked at."""
    with serving(settings_in(tmp_path)) as server:
        ada = Person(server)
        table = ada.table("alhambra", "me hot:Bob", public=True)["id"]
        with opened(server, table) as one:
            flood = _frame(0x1, b'{"type":"ack","number":1}') * 20_000
            with suppress(OSError):
                while True:
                    one.socket.sendall(flood)
            until(lambda: not server.house.hub.tables[table].clients)
            assert ada.get("/health")["database"]


def _frame(kind: int, data: bytes, final: bool = True) -> bytes:
    """A frame of a client, masked with nothing."""
    return struct.pack("!BB4x", (0x80 if final else 0) | kind, 0x80 | len(data)) + data
