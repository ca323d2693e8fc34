"""Slows down the guessing of passwords, by counts that all nodes share and no restart forgets.

A guess is counted before it is tried, and a counter looks and counts in one statement: of a hundred
guesses at once, at however many nodes, only the free ones are tried.
"""

import hashlib
import hmac
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Insert, bindparam, case, delete, literal, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from majlis.server.problems import TooFast
from majlis.server.storage.base import Database
from majlis.server.storage.guesses import GuessRow

# Wrong passwords: so many are free, then each doubles the wait up to the longest. Addresses that
# an account was never seen at share more of them.
FREE_GUESSES: Final = 5
FREE_STRANGERS: Final = 20
# After so many seconds without a guess all is forgotten.
FORGOTTEN: Final = 86_400
FIRST_WAIT: Final = 2
LONGEST_WAIT: Final = 900
# After so many doublings the wait is the longest.
DOUBLINGS: Final = 9
# So many homes are remembered.
MOST_HOMES: Final = 20_000


class Guess(Struct, frozen=True):
    """One guess at a password, by the keys under which it is counted with their free guesses.

    `own` is who guesses at what: the right password clears it. `shared` are counters that others
    fill as well: the right password takes back this one guess alone, or whoever has an account of
    their own could wash an address clean with it.
    """

    own: str
    shared: dict[str, int] = {}


def wall_ms() -> int:
    """Milliseconds since 1970: the one clock that nodes have in common."""
    return time.time_ns() // 1_000_000


class Guesses:
    """Counts guesses, and remembers where the owners of accounts were seen since the start."""

    def __init__(self, database: Database, secret: str, clock: Callable[[], int] = wall_ms) -> None:
        self.database = database
        self.clock = clock
        self._secret = secret.encode()
        self._insert = sqlite.insert if database.is_sqlite else postgresql.insert
        self._homes: OrderedDict[tuple[str, str], None] = OrderedDict()

    async def begin(self, guess: Guess) -> None:
        """Counts a guess that is about to be tried; `TooFast` if it has to wait."""
        now = self.clock()
        free = {self._key(guess.own): FREE_GUESSES}
        free |= {self._key(name): count for name, count in guess.shared.items()}
        async with self.database.engine.begin() as connection:
            await connection.execute(_FORGET, {"before": now - FORGOTTEN * 1000})
            for key in sorted(free):  # in one order everywhere, so that nobody waits in a ring
                counted = await connection.execute(self._count(key, free[key], now))
                if not counted.rowcount:
                    wait = await connection.scalar(_wait(key, free[key], now))
                    raise TooFast(max(wait or 0, 1) / 1000)  # which takes back the others

    async def succeeded(self, guess: Guess) -> None:
        """The guess was right."""
        shared = [self._key(name) for name in guess.shared]
        async with self.database.engine.begin() as connection:
            await connection.execute(delete(GuessRow).where(GuessRow.key == self._key(guess.own)))
            for key in sorted(shared):
                one_less = update(GuessRow).where(GuessRow.key == key, GuessRow.count > 0)
                await connection.execute(one_less.values(count=GuessRow.count - 1))

    def note_home(self, account: str, address: str) -> None:
        """The owner of an account was seen at an address."""
        self._homes.pop((account, address), None)
        self._homes[(account, address)] = None
        if len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)

    def is_home(self, account: str, address: str) -> bool:
        return (account, address) in self._homes

    def _key(self, name: str) -> str:
        """A name that says nothing of people and addresses to whoever reads the database."""
        return hmac.new(self._secret, f"guess {name}".encode(), hashlib.sha256).hexdigest()

    def _count(self, key: str, free: int, now: int) -> Insert:
        """Counts one more under a key, unless that has to wait: then it changes no row."""
        statement: Any = self._insert(GuessRow).values(key=key, count=1, last=now)
        counted: Insert = statement.on_conflict_do_update(
            index_elements=[GuessRow.key],
            set_={"count": GuessRow.count + 1, "last": now},
            where=or_(GuessRow.count < free, _ends(free) <= now),
        )
        return counted


def _ends(free: int) -> ColumnElement[int]:
    """When the wait of a counter is over that has used up its free guesses."""
    doublings = GuessRow.count - free
    wait = literal(FIRST_WAIT * 1000).bitwise_lshift(doublings)
    longest = (doublings >= DOUBLINGS, LONGEST_WAIT * 1000)
    return GuessRow.last + case((doublings < 0, 0), longest, else_=wait)


def _wait(key: str, free: int, now: int) -> Any:
    return select(_ends(free) - now).where(GuessRow.key == key)


_FORGET: Final = delete(GuessRow).where(GuessRow.last < bindparam("before"))
