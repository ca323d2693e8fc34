"""Logs: one event a line, as JSON or for people, with a request id and without secrets."""

import hashlib
import hmac
import logging
import re
import secrets
import sys
from time import perf_counter
from typing import Any, Final

import structlog
from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.typing import EventDict, Processor

from majlis.server.limits import household
from majlis.server.metrics import Metrics

_log = structlog.get_logger(__name__)

# Whatever is logged under such a name is never written.
SECRETS: Final = (
    "seed",
    "salt",
    "contribution",
    "secret",
    "password",
    "cookie",
    "authorization",
    "invite",
    "token",
)
HIDDEN: Final = "***"
# Where a request notes who made it.
PERSON: Final = "person"


# What uvicorn writes of sockets has their whole address, and that of whoever opened them.
_SOCKET_LINE: Final = '%s - "WebSocket %s"'
# An invitation in an address or in the names of protocols.
_INVITATION: Final = re.compile(r"(invite(?:=|%3D|\.))[\w%-]+", re.IGNORECASE)


class Pseudonyms:
    """What stands in the log for people and addresses: the same for the same, and no way back.

    With `real` it is they themselves.
    """

    def __init__(self, secret: str, real: bool = False) -> None:
        self._key = hashlib.sha256(f"log {secret}".encode()).digest()
        self.real = real

    def of(self, value: str) -> str:
        if self.real:
            return value
        return hmac.new(self._key, value.encode(), hashlib.sha256).hexdigest()[:10]


def start_logs(log_format: str = "auto", level: str = "info") -> None:
    """Sends everything that is logged, our own and the libraries', to standard error."""
    as_json = log_format == "json" or (log_format == "auto" and not sys.stderr.isatty())
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        hide_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    last: list[Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if as_json
        else [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.filters[:] = [_is_no_socket_line]
    # Our own line for a request has its id; what the libraries do inside is not news.
    logging.getLogger("uvicorn.access").setLevel("WARNING")
    for name in ("aiosqlite", "alembic", "websockets"):
        logging.getLogger(name).setLevel("WARNING")


def _is_no_socket_line(record: logging.LogRecord) -> bool:
    """Our own line for a socket says enough."""
    return not str(record.msg).startswith(_SOCKET_LINE)


def hide_secrets(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """Blanks out every value whose name speaks of a secret, however deep it lies."""
    return {name: _hidden(name, value) for name, value in event.items()}


def _hidden(name: str, value: Any) -> Any:
    if any(word in name.lower() for word in SECRETS):
        return HIDDEN
    if isinstance(value, dict):
        return {key: _hidden(str(key), inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_hidden("", inner) for inner in value]
    if isinstance(value, str) and "invite" in value.lower():
        return _INVITATION.sub(rf"\1{HIDDEN}", value)
    return value


class RequestLog:
    """Middleware: an id for each request, in every line that it causes and in its answer.

    The query stays out of the log: it may hold an invitation.
    """

    def __init__(self, app: ASGIApp, metrics: Metrics, pseudonyms: Pseudonyms) -> None:
        self.app = app
        self.metrics = metrics
        self.pseudonyms = pseudonyms

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request_id = secrets.token_hex(6)
        began = perf_counter()

        async def send_with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableScopeHeaders.from_message(message).add("x-request-id", request_id)
                self.metrics.requests.labels(str(message["status"])).inc()
                _log.info(
                    "request",
                    method=scope.get("method"),
                    path=scope["path"],
                    status=message["status"],
                    ms=round((perf_counter() - began) * 1000, 1),
                    **self._who(scope),
                )
            elif message["type"] == "websocket.accept":
                _log.info("socket", path=scope["path"], **self._who(scope))
            await send(message)

        with structlog.contextvars.bound_contextvars(request=request_id):
            await self.app(scope, receive, send_with_id)

    def _who(self, scope: Scope) -> dict[str, str]:
        """The address that asks, and the person, if known."""
        client, person = scope.get("client"), scope["state"].get(PERSON)
        found = {"address": self.pseudonyms.of(household(client[0]))} if client else {}
        return found | ({"person": self.pseudonyms.of(person)} if person else {})
