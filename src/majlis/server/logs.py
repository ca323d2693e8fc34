"""Logs: one event a line, as JSON or for people, with a request id and without secrets."""

import logging
import secrets
import sys
from time import perf_counter
from typing import Any, Final

import structlog
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.typing import EventDict, Processor

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
    # Our own line for a request has its id; what the libraries do inside is not news.
    logging.getLogger("uvicorn.access").setLevel("WARNING")
    for name in ("aiosqlite", "alembic"):
        logging.getLogger(name).setLevel("WARNING")


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
    return value


class RequestLog:
    """Middleware: an id for each request, in every line that it causes and in its answer.

    The query stays out of the log: it may hold an invitation.
    """

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

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
                )
            await send(message)

        with structlog.contextvars.bound_contextvars(request=request_id):
            if scope["type"] == ScopeType.WEBSOCKET:
                _log.info("socket", path=scope["path"])
            await self.app(scope, receive, send_with_id)
