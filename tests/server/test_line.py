"""The short way of the line takes what goes over it all day, and leaves all else to uvicorn."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from majlis.server.line import EXTENSION, Line
from majlis.server.live import QUEUE, Client
from tests.server.serving import free_port

LONGEST = 200_000
UPGRADE = (
    "GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Says everything again, by the short way; "ends" ends it by the long way."""
    await receive()
    await send({"type": "websocket.accept"})
    line = scope["extensions"][EXTENSION]
    while (message := await receive())["type"] != "websocket.disconnect":
        said = message.get("text")
        assert line.write_text(
            said.encode() if said is not None else message["bytes"].hex().encode()
        )
        if said == "ends":
            await send({"type": "websocket.close", "code": 4001})


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    port = free_port()
    config = uvicorn.Config(
        echo, "127.0.0.1", port, ws=Line, ws_max_size=LONGEST, lifespan="off", log_level="critical"
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield port
    server.should_exit = True
    thread.join(20)


class Wire:
    """A socket after the handshake: whole frames or any bytes out, frames in."""

    def __init__(self, plug: socket.socket) -> None:
        self.plug = plug
        self.plug.settimeout(10)
        self.plug.sendall(UPGRADE.encode())
        self.come = b""
        while b"\r\n\r\n" not in self.come:
            self.come += self.plug.recv(4096)
        head, _, self.come = self.come.partition(b"\r\n\r\n")
        assert b" 101 " in head

    def send(self, data: bytes) -> None:
        self.plug.sendall(data)

    def read(self, size: int) -> bytes:
        while len(self.come) < size:
            more = self.plug.recv(65536)
            if not more:
                raise EOFError
            self.come += more
        taken, self.come = self.come[:size], self.come[size:]
        return taken

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its first byte and what it says."""
        first, length = self.read(2)
        if length >= 126:
            length = int.from_bytes(self.read(2 if length == 126 else 8), "big")
        return first, self.read(length)


@contextmanager
def wire(port: int) -> Iterator[Wire]:
    with socket.create_connection(("127.0.0.1", port)) as plug:
        yield Wire(plug)


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, LONGEST])
def test_a_message_of_any_length_comes_back(port: int, length: int) -> None:
    text = ("é" + "x" * length)[:length] if length < 100_000 else "x" * length
    with connect(f"ws://127.0.0.1:{port}", max_size=None) as client:
        client.send(text)
        assert client.recv(timeout=10) == text
        client.send(b"\x01\xff")
        assert client.recv(timeout=10) == "01ff"


def test_frames_are_found_however_the_bytes_arrive(port: int) -> None:
    with wire(port) as line:
        for byte in frame(b"slowly") + frame(b"y" * 130):
            line.send(bytes((byte,)))
            time.sleep(0.0005)
        assert [line.frame() for _ in range(2)] == [(0x81, b"slowly"), (0x81, b"y" * 130)]
        last = frame(b"last")
        many = b"".join(frame(b"%d" % n) for n in range(100))
        line.send(many + frame(b"?", Opcode.PING) + last[:5])
        line.send(last[5:])
        come = [line.frame() for _ in range(102)]
        come.remove((0x8A, b"?"))
        assert come == [*((0x81, b"%d" % n) for n in range(100)), (0x81, b"last")]


def test_a_message_in_parts_is_put_together(port: int) -> None:
    with wire(port) as line:
        line.send(frame(b"in ", fin=False) + frame(b"?", Opcode.PING))
        line.send(frame(b"parts", Opcode.CONT) + frame(b"whole"))
        come = [line.frame() for _ in range(3)]
        assert sorted(come) == [(0x81, b"in parts"), (0x81, b"whole"), (0x8A, b"?")]
        assert come.index((0x81, b"in parts")) < come.index((0x81, b"whole"))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(b"x" * (LONGEST + 1)), 1009),
        (frame(b"\xff\xfe"), 1007),
        (frame(b"bare", mask=False), 1002),
        (b"\x83\x80\0\0\0\0", 1002),  # no such kind of frame
        (b"\xf1\x80\0\0\0\0", 1002),  # nobody agreed on these bits
        (frame(b"a", fin=False) + frame(b"b"), 1002),
        (frame(b"b", Opcode.CONT), 1002),
        (frame(b"ends"), 4001),
    ],
    ids=["too long", "no text", "bare", "kind", "bits", "begun twice", "not begun", "ended"],
)
def test_a_broken_line_is_closed_with_the_right_code(port: int, data: bytes, code: int) -> None:
    with wire(port) as line:
        line.send(frame(b"well") + data + frame(b"nobody hears this"))
        come: list[tuple[int, bytes]] = []
        while not come or come[-1][0] != 0x88:
            come.append(line.frame())
        assert int.from_bytes(come[-1][1][:2], "big") == code
        assert (0x81, b"nobody hears this") not in come


def test_a_closed_line_is_left(port: int) -> None:
    with connect(f"ws://127.0.0.1:{port}") as client:
        client.send("ends")
        assert client.recv(timeout=10) == "ends"
        with pytest.raises(ConnectionClosed) as closed:
            client.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001


def test_nothing_overtakes_what_waits_for_a_full_line() -> None:
    """While the line is full messages wait; those after them wait too, until they are out."""

    async def play() -> list[bytes]:
        out: list[bytes] = []
        is_full = False

        def send_now(message: bytes) -> bool:
            if not is_full:
                out.append(message)
            return not is_full

        client = Client("ada", None, send_now)
        taking = asyncio.ensure_future(client.take())
        await asyncio.sleep(0)
        client.offer(b"1", 1)
        is_full = True
        client.offer(b"2", 2)
        is_full = False
        client.offer(b"3", 3)
        out += await taking
        client.offer(b"4", 4)
        taking = asyncio.ensure_future(client.take())
        out += await taking
        taking = asyncio.ensure_future(client.take())
        await asyncio.sleep(0)
        client.offer(b"5", 5)
        taking.cancel()
        return out

    assert asyncio.run(play()) == [b"1", b"2", b"3", b"4", b"5"]


def test_a_client_that_falls_behind_gets_nothing_the_short_way() -> None:
    async def play() -> None:
        out: list[bytes] = []

        def send_now(message: bytes) -> bool:
            out.append(message)
            return True

        client = Client("ada", None, send_now)
        client.offer(b"", 1)
        client.ack(1)
        for number in range(2, QUEUE + 10):
            client.offer(b"", number)
        assert client.late
        assert len(out) == QUEUE + 1

    asyncio.run(play())
