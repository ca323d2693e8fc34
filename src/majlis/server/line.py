"""The line to a page: uvicorn's WebSocket protocol with a short way for what goes over it all day.

A move is one small text frame in and one text frame out for each viewer. Those are read and written
here, in a fraction of the time. All else (the handshake, pings, fragments, binary and broken
frames, closing) goes the way that uvicorn and websockets have for it.
"""

from typing import Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

# Under this name an application finds the line among the extensions of its ASGI scope.
EXTENSION: Final = "majlis.line"
# Messages that wait to be read before the sender has to wait.
INBOX: Final = 16
# Bytes that may leave together; what comes on top of them has to wait.
OUTBOX: Final = 1 << 16
_TEXT: Final = 0x81  # a whole message of text
_WHOLE: Final = 0x80
_OPCODE: Final = 0x0F
_MASKED: Final = 0x80
_LENGTH: Final = 0x7F
_SHORT: Final = 126  # up to here a length has no bytes of its own
_TWO_BYTES: Final = 1 << 16


class Line(WebSocketsSansIOProtocol):
    """One connection. The stream is cut into whole frames, so each can go its own way."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._begun = b""
        self._short_way = True
        self._outbox: list[bytes] = []
        self._outgoing = 0

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def write_text(self, payload: bytes) -> bool:
        """Sends a message soon; False, and nothing is sent, if the line is full or not open.

        What is written in one go leaves together: a call to the system costs as much as its bytes.
        """
        if not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        if not self.writable.is_set() or self.transport.is_closing():
            return False
        if self._outgoing > OUTBOX:
            return False
        if not self._outgoing:
            self.loop.call_soon(self._flush)
        self._outbox += (_head(len(payload)), payload)
        self._outgoing += len(payload) + 1
        return True

    def _flush(self) -> None:
        if self._outbox and not self.transport.is_closing():
            self.transport.write(b"".join(self._outbox))
        self._outbox.clear()
        self._outgoing = 0

    async def send(self, message: ASGISendEvent) -> None:
        self._flush()  # what came first goes first
        await super().send(message)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete or not self._short_way:
            # Frames that come before the handshake is answered are nobody's habit.
            self._short_way = self._short_way and not self.handshake_initiated
            super().data_received(data)
            return
        data = self._begun + data
        at, plain = 0, True
        while plain:
            end = self._frame_end(data, at)
            if end > len(data):
                break
            plain = end > 0 and self._take_frame(data[at:end])
            at = max(at, end)
        self._short_way = plain
        self._begun = data[at:] if plain else b""
        if not plain and at < len(data):
            super().data_received(data[at:])

    def _frame_end(self, data: bytes, at: int) -> int:
        """Where the frame that begins there ends: beyond the data if it is not all there yet.

        0 if it is longer than anything may be.
        """
        have = len(data) - at
        if have < 2:
            return at + 2
        length, head = data[at + 1] & _LENGTH, 2
        if length >= _SHORT:
            head = 4 if length == _SHORT else 10
            if have < head:
                return at + head
            length = int.from_bytes(data[at + 2 : at + head], "big")
        if length > self.config.ws_max_size:
            return 0
        return at + head + (4 if data[at + 1] & _MASKED else 0) + length

    def _take_frame(self, frame: bytes) -> bool:
        """Takes a frame in; False if those after it must not go the short way."""
        kind = frame[0]
        ends = self.close_sent or self.transport.is_closing()
        if ends or kind != _TEXT or not frame[1] & _MASKED:
            super().data_received(frame)
            # A message in parts stays with those who put it together.
            return bool(kind & _WHOLE and kind & _OPCODE)
        length = frame[1] & _LENGTH
        head = 2 if length < _SHORT else 4 if length == _SHORT else 10
        try:
            text = _unmasked(frame[head + 4 :], frame[head : head + 4]).decode()
        except UnicodeDecodeError:
            super().data_received(frame)
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > INBOX:
            self.read_paused = True
            self.transport.pause_reading()
        return True


def _head(length: int) -> bytes:
    """The bytes before a whole message of text from a server."""
    if length < _SHORT:
        return bytes((_TEXT, length))
    if length < _TWO_BYTES:
        return bytes((_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + length.to_bytes(8, "big")


def _unmasked(payload: bytes, key: bytes) -> bytes:
    """What a client sent, without the mask that it must lay over it."""
    size = len(payload)
    mask = (key * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")
