"""Who is asking: guests and accounts behind one signed cookie.

A cookie names a person and is signed with the server's secret, so it is checked before the database
is asked. Whoever comes without one becomes a guest when a name is first needed. The id of a guest
who takes an account stays, and with it the seats and games.
"""

import asyncio
import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from datetime import UTC, datetime
from typing import Any, Final
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from majlis.server.limits import MOST_KEPT, Limits, address_of
from majlis.server.problems import Refused
from majlis.server.settings import Settings
from majlis.server.storage.base import Database
from majlis.server.storage.notices import PERSON, give_notice
from majlis.server.storage.users import UserRow

Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE: Final = "majlis"
COOKIE_DAYS: Final = 365
RENEW_DAYS: Final = 30
HEADER: Final = "x-majlis"
# For so long somebody who was not banned counts as welcome, unless a notice says otherwise.
WELCOME_SECONDS: Final = 60.0
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
LONGEST_NAME: Final = 24
PASSWORD_LENGTHS: Final = (8, 200)
# Letters and digits of any script, and what stands between them in names.
_NAME: Final = re.compile(r"[\w](?:[\w .'’-]{0,22}[\w.])?")
_DAY: Final = 86400


class User(Struct, frozen=True):
    """A person as the rest of the server knows one."""

    id: str
    name: str
    guest: bool
    banned: bool = False


class Identity:
    """Makes, finds and signs people in.

    `current_user(connection)` is what a handler asks; it is given as the dependency `user` too.
    """

    def __init__(self, database: Database, settings: Settings, secret: str, limits: Limits) -> None:
        self.database = database
        self.settings = settings
        self.limits = limits
        self._key = hashlib.sha256(f"cookie {secret}".encode()).digest()
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(8))
        # Hashing takes a core and much memory on purpose: not more than two at a time.
        self._hashing = asyncio.Semaphore(2)
        self._welcome: dict[str, float] = {}

    # --- who it is ---------------------------------------------------------------------------

    async def current_user(self, connection: Connection) -> User:
        """The person behind a request or a socket; a new guest if there is none yet."""
        user = await self.known_user(connection)
        if user is None:
            self.limits.spend("guest", address_of(connection))
            row = await self._add_guest()
            self._remember(connection.scope, row)
            user = as_user(row)
            connection.scope["user"] = user
        if user.banned:
            raise Refused(403, "forbidden", "problem-banned")
        return user

    async def known_user(self, connection: Connection) -> User | None:
        """The person behind a request, if the cookie names one; nobody is made."""
        scope = connection.scope
        known = scope.get("user")
        if isinstance(known, User):
            return known
        found = self._read_cookie(connection.cookies.get(COOKIE, ""))
        if found is None:
            return None
        user_id, epoch, issued = found
        async with self.database.sessions() as session:
            row = await session.get(UserRow, user_id)
        if row is None or row.epoch != epoch:
            return None
        if time.time() - issued > RENEW_DAYS * _DAY:
            self._remember(scope, row)
        user = as_user(row)
        scope["user"] = user
        return user

    async def check_welcome(self, user_id: str) -> None:
        """Refuses somebody who was banned since their socket was opened.

        Asking the database at every command would cost more than it is worth.
        """
        now = time.monotonic()
        if now - self._welcome.get(user_id, -WELCOME_SECONDS) < WELCOME_SECONDS:
            return
        async with self.database.sessions() as session:
            row = await session.get(UserRow, user_id)
        if row is None:
            raise Refused(403, "forbidden", "problem-forbidden")
        if row.banned:
            raise Refused(403, "forbidden", "problem-banned")
        if len(self._welcome) > MOST_KEPT:
            self._welcome.clear()
        self._welcome[user_id] = now

    def forget(self, user_id: str) -> None:
        """Whether somebody is welcome is asked again at the next command."""
        self._welcome.pop(user_id, None)

    # --- what a person may do ----------------------------------------------------------------

    async def rename(self, user: User, name: str) -> User:
        """Another name. A guest may not take that of an account."""
        name = clean_name(name)
        async with self.database.sessions() as session:
            taken = await _account(session, name)
            if taken is not None and taken.id != user.id:
                raise Refused(409, "forbidden", "problem-name-taken")
            row = await session.get_one(UserRow, user.id)
            row.name = name
            if row.password is not None:
                row.name_key = fold(name)
            await _commit_name(session)
        return as_user(row)

    async def make_account(self, connection: Connection, name: str, password: str) -> User:
        """Turns the guest into an account, games and all; without a guest, a new person."""
        address = address_of(connection)
        self.limits.spend("sign_in", address)
        name = clean_name(name)
        check_password(password)
        known = await self.known_user(connection)
        if known is not None and not known.guest:
            raise Refused(409, "forbidden", "problem-has-account")
        if known is None:
            known = await self.current_user(connection)
        hashed = await self._hash(password)
        async with self.database.sessions() as session:
            if await _account(session, name) is not None:
                raise Refused(409, "forbidden", "problem-name-taken")
            row = await session.get_one(UserRow, known.id)
            row.name, row.name_key, row.password = name, fold(name), hashed
            # An old copy of the guest's cookie must not open the account.
            row.epoch += 1
            await give_notice(session, PERSON, row.id)
            await _commit_name(session)
        self._remember(connection.scope, row)
        return as_user(row)

    async def sign_in(self, connection: Connection, name: str, password: str) -> User:
        """Signs in to the account of that name, if the password fits."""
        row = await self._proven(connection, name, password, "problem-sign-in")
        if row.banned:
            raise Refused(403, "forbidden", "problem-banned")
        self._remember(connection.scope, row)
        return as_user(row)

    async def change_password(self, connection: Connection, old: str, new: str) -> User:
        """Another password for the account, and an end to its sessions elsewhere."""
        user = await self.current_user(connection)
        if user.guest:
            raise Refused(409, "forbidden", "problem-no-account")
        check_password(new)
        row = await self._proven(connection, user.name, old, "problem-old-password")
        hashed = await self._hash(new)
        async with self.database.sessions() as session:
            await end_sessions(session, row.id, password=hashed)
            row = await session.get_one(UserRow, row.id)
            await session.commit()
        self._remember(connection.scope, row)
        return as_user(row)

    async def _proven(
        self, connection: Connection, name: str, password: str, refusal: str
    ) -> UserRow:
        """The account of that name, if the password fits. Guessing gets slower and slower."""
        address = address_of(connection)
        keys = (f"name {fold(name)[:64]}", f"address {address}")
        self.limits.guesses.check(*keys)
        self.limits.spend("sign_in", address)
        async with self.database.sessions() as session:
            row = await _account(session, name)
        # A name that nobody has takes as long as a wrong password, so it cannot be told from one.
        fits = await self._fits(row.password if row else None, password)
        if row is None or not fits:
            self.limits.guesses.failed(*keys)
            raise Refused(403, "forbidden", refusal)
        self.limits.guesses.succeeded(*keys)
        return row

    async def sign_out(self, connection: Connection) -> None:
        """Ends all sessions of this person and takes the cookie away."""
        user = await self.known_user(connection)
        if user is not None:
            async with self.database.sessions() as session:
                await end_sessions(session, user.id)
                await session.commit()
        self._set_cookie(connection.scope, "", 0)

    # --- the cookie --------------------------------------------------------------------------

    def cookie_for(self, user_id: str, epoch: int = 0, issued: int | None = None) -> str:
        """The signed value that names a person."""
        payload = f"{user_id}.{epoch}.{int(time.time()) if issued is None else issued}"
        return f"{payload}.{self._sign(payload)}"

    def _read_cookie(self, value: str) -> tuple[str, int, int] | None:
        payload, _, mac = value.rpartition(".")
        if not hmac.compare_digest(mac.encode(), self._sign(payload).encode()):
            return None
        user_id, epoch, issued = payload.split(".")
        if time.time() - int(issued) > COOKIE_DAYS * _DAY:
            return None
        return user_id, int(epoch), int(issued)

    def _sign(self, payload: str) -> str:
        return hmac.new(self._key, payload.encode(), hashlib.sha256).hexdigest()

    def _remember(self, scope: Scope, row: UserRow) -> None:
        self._set_cookie(scope, self.cookie_for(row.id, row.epoch), COOKIE_DAYS * _DAY)

    def _set_cookie(self, scope: Scope, value: str, max_age: int) -> None:
        cookie = Cookie(
            COOKIE,
            value=value,
            max_age=max_age,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure_cookies or scope["scheme"] in ("https", "wss"),
        )
        scope["state"]["set_cookie"] = cookie.to_header(header="")

    # --- passwords ---------------------------------------------------------------------------

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _fits(self, hashed: str | None, password: str) -> bool:
        async with self._hashing:
            try:
                await asyncio.to_thread(self._hasher.verify, hashed or self._nobody, password)
            except (VerificationError, InvalidHashError):
                return False
        return hashed is not None

    async def _add_guest(self) -> UserRow:
        row = UserRow(
            id=secrets.token_hex(16),
            name=f"Guest {secrets.randbelow(9000) + 1000}",
            banned=False,
            epoch=0,
            created=datetime.now(UTC),
        )
        async with self.database.sessions() as session:
            session.add(row)
            await session.commit()
        return row


def as_user(row: UserRow) -> User:
    """A row as the rest of the server knows it."""
    return User(row.id, row.name, row.password is None, row.banned)


async def _account(session: AsyncSession, name: str) -> UserRow | None:
    query = select(UserRow).where(UserRow.name_key == fold(name))
    row: UserRow | None = (await session.execute(query)).scalar_one_or_none()
    return row


async def end_sessions(session: AsyncSession, user_id: str, **values: Any) -> None:
    """Cookies of before are worth nothing any more, and sockets are closed."""
    person = update(UserRow).where(UserRow.id == user_id)
    await session.execute(person.values(epoch=UserRow.epoch + 1, **values))
    await give_notice(session, PERSON, user_id)


async def _commit_name(session: AsyncSession) -> None:
    """Two people may ask for one name in the same moment: the database decides."""
    try:
        await session.commit()
    except IntegrityError:
        raise Refused(409, "forbidden", "problem-name-taken") from None


def fold(name: str) -> str:
    """What two names that look alike have in common. PostgreSQL cannot even be asked for a NUL."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().replace("\0", "").split())


def clean_name(name: str) -> str:
    """A name fit to be shown: short, on one line, of letters, digits and little else."""
    clean = " ".join(unicodedata.normalize("NFKC", name).split())
    if len(clean) > LONGEST_NAME or not _NAME.fullmatch(clean):
        raise Refused(400, "malformed", "problem-name", longest=LONGEST_NAME)
    return clean


def check_password(password: str) -> None:
    shortest, longest = PASSWORD_LENGTHS
    if not shortest <= len(password) <= longest:
        raise Refused(400, "malformed", "problem-password", shortest=shortest)


# --- the door ------------------------------------------------------------------------------------


class Door:
    """Middleware: other sites cannot act in somebody's name, and cookies find their way out.

    What changes something needs a header that a form of another site cannot send, and neither
    `Origin` nor `Sec-Fetch-Site` may speak of another site. A socket needs an origin of ours.
    """

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.origins = {origin.lower() for origin in settings.origins}
        self.limits = limits
        self.hsts = f"max-age={settings.hsts_days * _DAY}" if settings.hsts_days else ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection: Connection = ASGIConnection(scope)
        self._check(connection)

        async def send_with_cookie(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                headers = MutableScopeHeaders.from_message(message)
                cookie = scope["state"].get("set_cookie")
                if cookie:
                    headers.add("set-cookie", cookie)
                if scope["path"].startswith("/api/") and "cache-control" not in headers:
                    headers.add("cache-control", "no-store")  # it may be somebody's own
                if self.hsts:
                    headers.add("strict-transport-security", self.hsts)
            await send(message)

        await self.app(scope, receive, send_with_cookie)

    def _check(self, connection: Connection) -> None:
        is_socket = connection.scope["type"] == ScopeType.WEBSOCKET
        if is_socket or connection.scope.get("method") not in SAFE_METHODS:
            headers = connection.headers
            header_there = is_socket or headers.get(HEADER) == "1"
            foreign = headers.get("sec-fetch-site", "none") not in ("same-origin", "none")
            allowed = self._is_ours(headers.get("origin"), headers.get("host", ""))
            if not header_there or not allowed or (foreign and not self.origins):
                raise Refused(403, "forbidden", "problem-origin")
        self.limits.spend("request", address_of(connection))

    def _is_ours(self, origin: str | None, host: str) -> bool:
        if origin is None:
            return True
        return origin.lower() in self.origins or urlsplit(origin).netloc.lower() == host.lower()
