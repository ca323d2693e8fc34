"""Refusals over HTTP: an exception that becomes `{"problem": ...}` with a fitting status."""

from typing import Any

from litestar import Request, Response
from msgspec import Struct

from majlis.server.wire import Problem, Said


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
        self.headers: dict[str, str] = {}


class TooFast(Refused):
    """More than the limits allow; `seconds` says how long to wait."""

    def __init__(self, seconds: float) -> None:
        wait = max(1, round(seconds + 0.5))
        super().__init__(429, "too-fast", "problem-too-fast", seconds=wait)
        self.headers = {"retry-after": str(wait)}


def show_refused(_request: Request[Any, Any, Any], refused: Refused) -> Response[Failure]:
    """The exception handler of the application for `Refused`."""
    return Response(
        Failure(refused.problem), status_code=refused.status, headers=dict(refused.headers)
    )
