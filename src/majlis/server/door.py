"""The door: other sites cannot act in somebody's name (CSRF), and cookies find their way out."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from majlis.server.cookies import DAY, SET_COOKIES, Cookies
from majlis.server.limits import Limits, address_of
from majlis.server.problems import Refused
from majlis.server.settings import Settings

HEADER: Final = "x-majlis"
INVITE: Final = "x-majlis-invite"
# A browser sends no headers of its page with a socket, but names of protocols: ours, and an
# invitation.
PROTOCOLS: Final = "sec-websocket-protocol"
PROTOCOL: Final = "majlis"
INVITED: Final = "invite."
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
Connection = ASGIConnection[Any, Any, Any, Any]


class Door:
    """Middleware: other sites cannot act in somebody's name, and cookies find their way out.

    What changes something needs a header that a form of another site cannot send, and neither
    `Origin` nor `Sec-Fetch-Site` may speak of another site. A socket needs an origin of ours.
    """

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, cookies: Cookies) -> None:
        self.app = app
        self.cookies = cookies
        self.origins = {origin.lower() for origin in settings.origins}
        self.limits = limits
        self.hsts = f"max-age={settings.hsts_days * DAY}" if settings.hsts_days else ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection: Connection = ASGIConnection(scope)
        self._check(connection)

        async def send_with_cookies(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                headers = MutableScopeHeaders.from_message(message)
                for cookie in scope["state"].get(SET_COOKIES, {}).values():
                    headers.add("set-cookie", cookie)
                if scope["path"].startswith("/api/") and "cache-control" not in headers:
                    headers.add("cache-control", "no-store")  # it may be somebody's own
                if self.hsts:
                    headers.add("strict-transport-security", self.hsts)
            await send(message)

        await self.app(scope, receive, send_with_cookies)

    def _check(self, connection: Connection) -> None:
        is_socket = connection.scope["type"] == ScopeType.WEBSOCKET
        if is_socket or connection.scope.get("method") not in SAFE_METHODS:
            headers = connection.headers
            header_there = is_socket or headers.get(HEADER) == "1"
            foreign = headers.get("sec-fetch-site", "none") not in ("same-origin", "none")
            allowed = self._is_ours(headers.get("origin"), headers.get("host", ""))
            if not header_there or not allowed or (foreign and not self.origins):
                raise Refused(403, "forbidden", "problem-origin")
        person = self.cookies.person_of(connection)
        self.limits.spend("request", address_of(connection), person)

    def _is_ours(self, origin: str | None, host: str) -> bool:
        if origin is None:
            return True
        return origin.lower() in self.origins or urlsplit(origin).netloc.lower() == host.lower()


def invitation_of(connection: Connection) -> str | None:
    """The invitation of a request or a socket, from where no log has it: a header."""
    for name in protocols_of(connection):
        if name.startswith(INVITED):
            return name.removeprefix(INVITED)
    return connection.headers.get(INVITE)


def protocols_of(connection: Connection) -> list[str]:
    """The protocols that a socket speaks; the one that is ours is answered."""
    return [name.strip() for name in connection.headers.get(PROTOCOLS, "").split(",")]
