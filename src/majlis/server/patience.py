"""How long connections may take: half-sent requests, and readers who do not read (slowloris).

uvicorn waits for the rest of a request, and for a client that does not read, as long as that likes.
These are its protocols with a deadline for each: the head of a request, its body, what waits to be
read. Frames of a socket that no application sees (pings, pieces of messages) are counted here.
"""

import asyncio
from typing import Any, ClassVar, Final

import structlog
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from majlis.server.settings import Settings

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Http
except ImportError:  # it is not there for every Python; the other one takes longer
    from uvicorn.protocols.http.h11_impl import H11Protocol as Http  # type: ignore[assignment]

TOO_SLOW: Final = (
    b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-type: application/json\r\n"
    b"content-length: %d\r\n\r\n%s"
)
PROBLEM: Final = (
    b'{"problem":{"code":"too-slow","text":{"key":"problem-too-slow","args":{}},"clause":null}}'
)
# A socket that is closed since nobody reads it, or since it sends too much.
UNREAD: Final = 4408
TOO_MANY: Final = 4429
# What was sent before the end may still be read for so many seconds.
LAST_WORDS: Final = 5.0
# Of what a socket sends, so many bytes are looked at in one go, so many messages may wait for the
# application, and so many bytes may still come after the socket was told to end.
SLICE: Final = 4096
MOST_WAITING: Final = 512
AFTERWARDS: Final = 262_144
MINUTE: Final = 60.0
_log = structlog.get_logger(__name__)


class PatientHttp(Http):
    """HTTP with deadlines: a request that does not arrive in time is answered with 408."""

    patience: ClassVar[float] = 15.0
    unread: ClassVar[float] = 20.0
    # What is still to come of a request: its head, its body, or nothing.
    _expected = ""
    _deadline: asyncio.TimerHandle | None = None
    _reader: asyncio.TimerHandle | None = None
    _upgraded = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect("head")

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        cycle: Any = self.cycle  # None at first, whatever its type says
        if self._upgraded:
            self._expect("")
        elif cycle is None or cycle.response_complete:
            self._expect("head")
        else:
            self._expect("body" if cycle.more_body else "")

    def handle_websocket_upgrade(self, *event: Any) -> None:
        self._upgraded = True
        super().handle_websocket_upgrade(*event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect("")
        _stop(self._reader)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader = self.loop.call_later(self.unread, self._give_up)

    def resume_writing(self) -> None:
        _stop(self._reader)
        super().resume_writing()

    def _expect(self, part: str) -> None:
        """What is still to come; each part has its own time, however slowly it trickles in."""
        if part != self._expected:
            self._expected = part
            _stop(self._deadline)
            if part:
                self._deadline = self.loop.call_later(self.patience, self._too_slow)

    def _too_slow(self) -> None:
        if self.transport.is_closing():
            return
        _log.info("request-too-slow", client=self.client)
        cycle: Any = self.cycle
        if cycle is None or not cycle.response_started:
            self.transport.write(TOO_SLOW % (len(PROBLEM), PROBLEM))
        self.transport.close()

    def _give_up(self) -> None:
        _log.info("answer-not-read", client=self.client)
        self.transport.abort()


class PatientSocket(WebSocketsSansIOProtocol):
    """WebSockets that end when nobody reads them, and when frames come too fast."""

    unread: ClassVar[float] = 20.0
    frames_per_minute: ClassVar[int] = 1200
    _reader: asyncio.TimerHandle | None = None
    _counted = 0
    _since = 0.0
    _after = 0

    def data_received(self, data: bytes) -> None:
        """Takes in what came in small pieces: a flood ends before all of it is looked at."""
        if self.close_sent:
            self._after += len(data)
            if self._after > AFTERWARDS:
                self.transport.abort()
                return
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self.transport.is_closing():
                return
            if self.queue.qsize() > MOST_WAITING:
                self._end(TOO_MANY, "too-fast")
                return

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader = self.loop.call_later(self.unread, self._end, UNREAD, "unread")

    def resume_writing(self) -> None:
        _stop(self._reader)
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        _stop(self._reader)
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        if self._may_come():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_come():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_come():
            super().handle_cont(event)

    def _may_come(self) -> bool:
        """Counts a frame that no application sees; too many in a minute end the socket."""
        now = self.loop.time()
        if now - self._since > MINUTE:
            self._since, self._counted = now, 0
        self._counted += 1
        if self._counted <= self.frames_per_minute:
            return True
        self._end(TOO_MANY, "too-fast")
        return False

    def _end(self, code: int, reason: str) -> None:
        """Closes the socket with a reason, whether that is read or not."""
        if self.close_sent or self.transport.is_closing():
            return
        _log.info("socket-ended", client=self.client, reason=reason)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.loop.call_later(LAST_WORDS, self.transport.abort)


def _stop(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()


def protocols(settings: Settings) -> tuple[type[PatientHttp], type[PatientSocket]]:
    """The protocols with the patience that the settings have."""

    class OwnHttp(PatientHttp):
        patience = settings.request_seconds
        unread = settings.unread_seconds

    class OwnSocket(PatientSocket):
        unread = settings.unread_seconds
        frames_per_minute = settings.frame_rate

    return OwnHttp, OwnSocket
