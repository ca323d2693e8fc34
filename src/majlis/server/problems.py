"""Refusals over HTTP: an exception that becomes `{"problem": ...}` with a fitting status."""

from typing import Any, Final

import asyncpg
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap
from msgspec import Struct
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from majlis.server.wire import Problem, Said

_log = structlog.get_logger(__name__)
# When whoever could not be served now may ask again.
RETRY_SECONDS: Final = 3
# What the framework itself refuses, in our words.
_CODES: Final = {
    401: "forbidden",
    403: "forbidden",
    404: "not-found",
    405: "not-found",
    413: "too-large",
    429: "too-fast",
}


# What is raised when the database is away: by the driver, by its pool, by the network.
AWAY: Final[tuple[type[Exception], ...]] = (
    DBAPIError,
    NoConnection,
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)


class Failure(Struct, frozen=True):
    """The body of every answer that is not a success."""

    problem: Problem


class Refused(Exception):
    """What was asked is not done; the problem says why, the status suits programs.

    >>> Refused(403, "forbidden", "problem-banned").problem.code
    'forbidden'
    """

    def __init__(
        self, status: int, code: str, key: str, clause: str | None = None, **args: Any
    ) -> None:
        super().__init__(key)
        self.status = status
        self.problem = Problem(code, Said(key, args), clause)
        self.headers = {"retry-after": str(RETRY_SECONDS)} if status == 503 else {}


class TooFast(Refused):
    """More than the limits allow; `seconds` says how long to wait."""

    def __init__(self, seconds: float) -> None:
        wait = max(1, round(seconds + 0.5))
        super().__init__(429, "too-fast", "problem-too-fast", seconds=wait)
        self.headers = {"retry-after": str(wait)}


def show_refused(_request: Request[Any, Any, Any], refused: Refused) -> Response[Failure]:
    return Response(
        Failure(refused.problem),
        status_code=refused.status,
        headers=dict(refused.headers),
        media_type="application/json",
    )


def show_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Failure]:
    """What the framework refused: a body that is no JSON, a path that is not there."""
    if error.status_code >= 500:
        return show_defect(request, error)
    code = _CODES.get(error.status_code, "malformed")
    refused = Refused(error.status_code, code, f"problem-{code}")
    refused.headers = dict(error.headers or {})
    return show_refused(request, refused)


def show_busy(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """The database is locked, full or away. Nothing has changed; it may work in a moment."""
    reason = str(getattr(error, "orig", None) or error) or type(error).__name__
    _log.error("database-failed", path=request.url.path, reason=reason[:200])
    for count in request.app.state.get("database_errors", ()):
        count()
    return show_refused(request, Refused(503, "busy", "problem-busy"))


def show_too_deep(request: Request[Any, Any, Any], _error: RecursionError) -> Response[Failure]:
    """A body of nothing but brackets: nobody means that."""
    return show_refused(
        request, Refused(400, "malformed", "problem-malformed", why="it is nested too deeply")
    )


def show_defect(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """A defect of ours: the log has everything, the answer nothing that helps an attacker."""
    _log.error("defect", path=request.url.path, exc_info=error)
    return show_refused(request, Refused(500, "busy", "problem-defect"))


HANDLERS: Final[ExceptionHandlersMap] = {
    Refused: show_refused,
    HTTPException: show_http_error,
    **dict.fromkeys(AWAY, show_busy),
    RecursionError: show_too_deep,
    Exception: show_defect,
}
