"""Who is asking: guests and accounts behind one signed cookie.

A cookie names a person and is signed with the server's secret, so it is checked before the database
is asked. Whoever comes without one becomes a guest when a name is first needed. The id of a guest
who takes an account stays, and with it the seats and games.
"""

import asyncio
import secrets
import time
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar.connection import ASGIConnection
from litestar.types import Scope
from msgspec import Struct
from sqlalchemy import select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from majlis.server.cookies import COOKIE, DAY, Cookies
from majlis.server.guessing import FREE_GUESSES, FREE_STRANGERS, Guess, Guesses
from majlis.server.limits import MOST_KEPT, Limits, address_of
from majlis.server.logs import PERSON as PERSON_KEY
from majlis.server.names import check_free, clean_name, fold, look
from majlis.server.problems import Refused
from majlis.server.settings import Settings
from majlis.server.storage.base import Database
from majlis.server.storage.notices import PERSON, give_notice
from majlis.server.storage.users import UserRow

Connection = ASGIConnection[Any, Any, Any, Any]

RENEW_DAYS: Final = 30
# Who was seen is noted once in so long.
SEEN: Final = timedelta(hours=1)
# For so long somebody who was not banned counts as welcome, unless a notice says otherwise.
WELCOME_SECONDS: Final = 60.0
PASSWORD_LENGTHS: Final = (8, 200)


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
        self.guesses = Guesses(database, secret)
        self.cookies = Cookies(settings, secret)
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(8))
        # Hashing takes a core and much memory on purpose: not more than two at a time.
        self._hashing = asyncio.Semaphore(2)
        self._welcome: dict[str, float] = {}

    # --- who it is ---------------------------------------------------------------------------

    async def current_user(self, connection: Connection) -> User:
        """The person behind a request or a socket; a new guest if there is none yet."""
        user = await self.known_user(connection)
        if not self.settings.guests and (user is None or user.guest):
            raise Refused(403, "forbidden", "problem-no-guests")
        return await self._somebody(connection, user)

    async def _somebody(self, connection: Connection, user: User | None) -> User:
        """Somebody who may be here; a new guest for nobody."""
        if user is None:
            self.limits.spend("guest", address_of(connection))
            row = await self._add_guest()
            self.cookies.remember(connection.scope, row.id, row.epoch)
            user = self._known(connection.scope, row)
        if user.banned:
            raise Refused(403, "forbidden", "problem-banned")
        return user

    async def known_user(self, connection: Connection) -> User | None:
        """The person behind a request, if the cookie names one; nobody is made."""
        scope = connection.scope
        known = scope.get("user")
        if isinstance(known, User):
            return known
        found = self.cookies.read(connection.cookies.get(COOKIE, ""))
        if found is None:
            return None
        user_id, epoch, issued = found
        async with self.database.sessions() as session:
            row = await session.get(UserRow, user_id)
        if row is None or row.epoch != epoch:
            return None
        if time.time() - issued > RENEW_DAYS * DAY:
            self.cookies.remember(scope, row.id, row.epoch)
        await self._note_seen(row)
        if row.password is not None:
            self.guesses.note_home(row.id, address_of(connection))
        return self._known(scope, row)

    def _known(self, scope: Scope, row: UserRow) -> User:
        """Whoever handles this request need not look again; the log wants to know, too."""
        user = as_user(row)
        scope["user"] = user
        scope["state"][PERSON_KEY] = user.id
        return user

    async def _note_seen(self, row: UserRow) -> None:
        """Notes that somebody is here, to the hour; that it cannot be noted now is no harm."""
        now = datetime.now(UTC)
        if row.seen is not None and now - row.seen.replace(tzinfo=UTC) < SEEN:
            return
        with suppress(DBAPIError, OSError):
            async with self.database.sessions() as session:
                await session.execute(update(UserRow).where(UserRow.id == row.id).values(seen=now))
                await session.commit()

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
        """Another name, that nobody could take for somebody else's."""
        name = clean_name(name)
        async with self.database.sessions() as session:
            row = await session.get_one(UserRow, user.id)
            if fold(name) != fold(row.name):  # whoever has a name already may write it otherwise
                await check_free(session, name, user.id)
                if row.password is not None:
                    row.name_key, row.look_key = fold(name), look(name)
            row.name = name
            await _commit_name(session)
        return as_user(row)

    async def check_own_name(self, user: User) -> None:
        """A guest may not go on under a name that has become somebody's account."""
        if user.guest:
            await self.check_name(user, user.name)

    async def check_name(self, user: User, name: str) -> None:
        """Refuses a name for somebody at this person's screen that belongs to others."""
        async with self.database.sessions() as session:
            await check_free(session, name, user.id)

    async def make_account(self, connection: Connection, name: str, password: str) -> User:
        """Turns the guest into an account, games and all; without a guest, a new person."""
        address = address_of(connection)
        self.limits.spend("sign_in", address)
        name = clean_name(name)
        check_password(password)
        if not self.settings.registration:
            raise Refused(403, "forbidden", "problem-registration")
        known = await self.known_user(connection)
        if known is not None and not known.guest:
            raise Refused(409, "forbidden", "problem-has-account")
        known = await self._somebody(connection, known)
        hashed = await self._hash(password)
        async with self.database.sessions() as session:
            await check_free(session, name, known.id)
            row = await session.get_one(UserRow, known.id)
            row.name, row.name_key, row.look_key = name, fold(name), look(name)
            row.password = hashed
            # An old copy of the guest's cookie must not open the account.
            row.epoch += 1
            await give_notice(session, PERSON, row.id)
            await _commit_name(session)
        return self._opened(connection, row)

    async def sign_in(self, connection: Connection, name: str, password: str) -> User:
        """Signs in to the account of that name, if the password fits."""
        row = await self._proven(connection, name, password, "problem-sign-in")
        if row.banned:
            raise Refused(403, "forbidden", "problem-banned")
        return self._opened(connection, row)

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
        return self._opened(connection, row)

    async def _proven(
        self, connection: Connection, name: str, password: str, refusal: str
    ) -> UserRow:
        """The account of that name, if the password fits. Guessing gets slower and slower."""
        self.limits.spend("sign_in", address_of(connection))
        async with self.database.sessions() as session:
            row = await _account(session, name)
        guess = await self._guess(connection, name, row)
        await self.guesses.begin(guess)
        # A name that nobody has takes as long as a wrong password, so it cannot be told from one.
        fits = await self._fits(row.password if row else None, password)
        if row is None or not fits:
            raise Refused(403, "forbidden", refusal)
        await self.guesses.succeeded(guess)
        return row

    async def _guess(self, connection: Connection, name: str, row: UserRow | None) -> Guess:
        """How a guess at a password is counted.

        A device on which the account was signed in has a counter of its own, that nobody else can
        fill. Others share those of the address, and, where the account was never seen, that of all
        strangers.
        """
        address, account = address_of(connection), fold(name)[:64]
        if row is not None:
            device = self.cookies.device_of(connection, row.id)
            known = await self.known_user(connection)
            if device or (known is not None and known.id == row.id):
                return Guess(f"device {row.id} {device or address}")
        shared = {f"address {address}": FREE_GUESSES}
        if row is None or not self.guesses.is_home(row.id, address):
            shared[f"strangers {account}"] = FREE_STRANGERS
        return Guess(f"name {account} {address}", shared)

    async def sign_out(self, connection: Connection) -> None:
        """Ends all sessions of this person and takes the cookie away."""
        user = await self.known_user(connection)
        if user is not None:
            async with self.database.sessions() as session:
                await end_sessions(session, user.id)
                await session.commit()
        self.cookies.forget(connection.scope)

    def _opened(self, connection: Connection, row: UserRow) -> User:
        """A session of an account begins, on a device that is its owner's from now on."""
        self.cookies.remember(connection.scope, row.id, row.epoch)
        self.cookies.remember_device(connection, row.id)
        self.guesses.note_home(row.id, address_of(connection))
        return as_user(row)

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
        row = new_person()
        async with self.database.sessions() as session:
            session.add(row)
            await session.commit()
        return row


def new_person() -> UserRow:
    """Somebody new: a guest, with an id and a name for the time being."""
    now = datetime.now(UTC)
    return UserRow(
        id=secrets.token_hex(16),
        name=f"Guest {secrets.randbelow(9000) + 1000}",
        banned=False,
        epoch=0,
        created=now,
        seen=now,
    )


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


def check_password(password: str) -> None:
    shortest, longest = PASSWORD_LENGTHS
    if not shortest <= len(password) <= longest:
        raise Refused(400, "malformed", "problem-password", shortest=shortest)
