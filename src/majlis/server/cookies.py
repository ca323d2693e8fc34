"""Signed cookies: who somebody is, and which accounts a device has been signed in to.

A cookie is checked by its signature before anything else is asked. The one of a device opens
nothing: it only says that a guess at a password comes from where its owner has been before.
"""

import hashlib
import hmac
import secrets
import time
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from majlis.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]
COOKIE: Final = "majlis"
DEVICE: Final = "majlis-device"
DAY: Final = 86400
COOKIE_DAYS: Final = 365
# A household shares a device: so many accounts are remembered on one.
MOST_ON_DEVICE: Final = 5
# Where the cookies of an answer wait for it, by their names.
SET_COOKIES: Final = "set_cookies"


class Cookies:
    """Makes cookies and reads them."""

    def __init__(self, settings: Settings, secret: str) -> None:
        self.settings = settings
        self._key = hashlib.sha256(f"cookie {secret}".encode()).digest()

    # --- who it is ---------------------------------------------------------------------------

    def made(self, user_id: str, epoch: int = 0, issued: int | None = None) -> str:
        """The signed value that names a person."""
        payload = f"{user_id}.{epoch}.{int(time.time()) if issued is None else issued}"
        return f"{payload}.{self._sign(payload)}"

    def read(self, value: str) -> tuple[str, int, int] | None:
        """The person, the epoch and the time of a cookie; None if it is not one of ours."""
        payload, _, mac = value.rpartition(".")
        if not hmac.compare_digest(mac.encode(), self._sign(payload).encode()):
            return None
        user_id, epoch, issued = payload.split(".")
        if time.time() - int(issued) > COOKIE_DAYS * DAY:
            return None
        return user_id, int(epoch), int(issued)

    def person_of(self, connection: Connection) -> str | None:
        """Whom the cookie of a request names; whether it is still worth anything is not asked."""
        found = self.read(connection.cookies.get(COOKIE, ""))
        return found[0] if found else None

    def remember(self, scope: Scope, user_id: str, epoch: int) -> None:
        """The answer says who it was given to."""
        self._set(scope, COOKIE, self.made(user_id, epoch), COOKIE_DAYS * DAY)

    def forget(self, scope: Scope) -> None:
        self._set(scope, COOKIE, "", 0)

    # --- the device --------------------------------------------------------------------------

    def device_of(self, connection: Connection, user_id: str) -> str | None:
        """The id of the device, if the account has been signed in on it."""
        return self._devices(connection).get(user_id)

    def remember_device(self, connection: Connection, user_id: str) -> None:
        """From now on the device is known as one of the account's."""
        known = self._devices(connection)
        device = known.pop(user_id, None) or secrets.token_hex(8)
        kept = [*list(known.items())[1 - MOST_ON_DEVICE :], (user_id, device)]
        value = "~".join(f"{who}.{what}.{self._sign_device(who, what)}" for who, what in kept)
        self._set(connection.scope, DEVICE, value, COOKIE_DAYS * DAY)

    def _devices(self, connection: Connection) -> dict[str, str]:
        found: dict[str, str] = {}
        for entry in connection.cookies.get(DEVICE, "").split("~")[:MOST_ON_DEVICE]:
            user_id, _, rest = entry.partition(".")
            device, _, mac = rest.partition(".")
            if hmac.compare_digest(mac.encode(), self._sign_device(user_id, device).encode()):
                found[user_id] = device
        return found

    def _sign_device(self, user_id: str, device: str) -> str:
        return self._sign(f"device {user_id} {device}")

    # --- both --------------------------------------------------------------------------------

    def _sign(self, payload: str) -> str:
        return hmac.new(self._key, payload.encode(), hashlib.sha256).hexdigest()

    def _set(self, scope: Scope, name: str, value: str, max_age: int) -> None:
        cookie = Cookie(
            name,
            value=value,
            max_age=max_age,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure_cookies or scope["scheme"] in ("https", "wss"),
        )
        scope["state"].setdefault(SET_COOKIES, {})[name] = cookie.to_header(header="")
