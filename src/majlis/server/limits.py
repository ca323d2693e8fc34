"""How fast people may go: token buckets for each person and each address, and a slow lock.

Buckets live in the memory of a node: with several nodes a person may go that many times as fast,
which still keeps a flood out.
"""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from litestar.connection import ASGIConnection
from msgspec import Struct

from majlis.server.problems import TooFast
from majlis.server.settings import Settings

MOST_KEPT: Final = 20_000
# Wrong passwords: so many are free, then each doubles the wait up to the longest. Addresses that
# an account was never seen at share more of them.
FREE_GUESSES: Final = 5
FREE_STRANGERS: Final = 20
# After so many seconds without a guess all is forgotten.
FORGOTTEN: Final = 86_400.0
FIRST_WAIT: Final = 2.0
LONGEST_WAIT: Final = 900.0
KINDS: Final = ("request", "command", "frame", "chat", "table", "guest", "sign_in")
# The part of an IPv6 address that one household has.
HOUSEHOLD: Final = 64
# When somebody with too many sockets may try again, in seconds.
ANOTHER_TRY: Final = 30.0
Clock = Callable[[], float]


class Buckets:
    """A bucket for each key: it holds a minute's worth of tokens and fills up steadily."""

    def __init__(self, per_minute: int, clock: Clock = time.monotonic) -> None:
        self.size = float(per_minute)
        self.per_second = per_minute / 60.0
        self.clock = clock
        self._kept: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> float:
        """Takes a token; 0 if there was one, otherwise the seconds until there will be."""
        now = self.clock()
        tokens, since = self._kept.pop(key, (self.size, now))
        tokens = min(self.size, tokens + (now - since) * self.per_second)
        enough = tokens >= 1.0
        self._kept[key] = (tokens - 1.0 if enough else tokens, now)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return 0.0 if enough else (1.0 - tokens) / self.per_second

    def is_empty(self, key: str) -> bool:
        """Whether nothing is left for a key now."""
        tokens, since = self._kept.get(key, (self.size, 0.0))
        return tokens + (self.clock() - since) * self.per_second < 1.0


class Guess(Struct, frozen=True):
    """One guess at a password, by the keys under which it is counted with their free guesses.

    `own` is who guesses at what: the right password clears it. `shared` are counters that others
    fill as well: the right password takes back this one guess alone, or whoever has an account of
    their own could wash an address clean with it.
    """

    own: str
    shared: dict[str, int] = {}


class Guesses:
    """Slows down the guessing of passwords, and remembers where the owners of accounts are.

    A guess is counted before it is tried, without a pause between looking and counting: of a
    hundred at once only the free ones are tried.
    """

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self.clock = clock
        self._tried: OrderedDict[str, tuple[int, float]] = OrderedDict()
        self._homes: OrderedDict[tuple[str, str], None] = OrderedDict()

    def begin(self, guess: Guess) -> None:
        """Counts a guess that is about to be tried; `TooFast` if it has to wait."""
        keys = {guess.own: FREE_GUESSES, **guess.shared}
        wait = max(self._wait(key, free) for key, free in keys.items())
        if wait > 0:
            raise TooFast(wait)
        now = self.clock()
        for key in keys:
            count, _ = self._known(key)
            self._tried.pop(key, None)
            self._tried[key] = (count + 1, now)
        while len(self._tried) > MOST_KEPT:
            self._tried.popitem(last=False)

    def succeeded(self, guess: Guess) -> None:
        """The guess was right."""
        self._tried.pop(guess.own, None)
        for key in guess.shared:
            count, last = self._known(key)
            if count > 0:
                self._tried[key] = (count - 1, last)

    def note_home(self, account: str, address: str) -> None:
        """The owner of an account was seen at an address."""
        self._homes.pop((account, address), None)
        self._homes[(account, address)] = None
        if len(self._homes) > MOST_KEPT:
            self._homes.popitem(last=False)

    def is_home(self, account: str, address: str) -> bool:
        return (account, address) in self._homes

    def _known(self, key: str) -> tuple[int, float]:
        count, last = self._tried.get(key, (0, 0.0))
        return (0, last) if self.clock() - last > FORGOTTEN else (count, last)

    def _wait(self, key: str, free: int) -> float:
        count, last = self._known(key)
        if count < free:
            return 0.0
        pause = min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** (count - free))
        return last + pause - self.clock()


class Limits:
    """All the buckets of a server, by what is being done."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        rates = {kind: int(getattr(settings, f"{kind}_rate")) for kind in KINDS}
        self._person = {kind: Buckets(rate, clock) for kind, rate in rates.items()}
        self._address = {
            kind: Buckets(rate * settings.address_factor, clock) for kind, rate in rates.items()
        }
        self.guesses = Guesses(clock)
        self.doors = Doors(settings.sockets_per_address)

    def spend(self, kind: str, address: str, user: str | None = None) -> None:
        """Raises `TooFast` when the person or the address does this too often."""
        wait = self._address[kind].take(address)
        if user is not None and wait == 0.0:
            wait = self._person[kind].take(user)
        if wait > 0:
            raise TooFast(wait)

    def spend_frame(self, socket: str, address: str, user: str | None) -> None:
        """Counts a frame of a socket: by itself, and with those of its person.

        Of somebody unknown the address counts instead. A flood of such sockets does not use up
        what the people have who share its address.
        """
        shared = self._address if user is None else self._person
        wait = self._person["frame"].take(socket) or shared["frame"].take(user or address)
        if wait > 0:
            raise TooFast(wait)

    def check_stranger(self, address: str) -> None:
        """Lets nobody unknown in from an address whose unknown sockets have sent too much."""
        if self._address["frame"].is_empty(address):
            raise TooFast(ANOTHER_TRY)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a connection comes from, as the server saw it (behind a trusted proxy: its client).

    Of an IPv6 address the network counts: a household owns all addresses in it.
    """
    return household(connection.client.host if connection.client else "unknown")


def household(host: str) -> str:
    """What counts as one address: of IPv6 the network of a household, however it is written."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False))


class Doors:
    """How many sockets each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def opened(self, address: str) -> Iterator[None]:
        """Counts a socket as long as it is open; `TooFast` when the address has too many."""
        if self._open[address] >= self.most:
            raise TooFast(ANOTHER_TRY)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
