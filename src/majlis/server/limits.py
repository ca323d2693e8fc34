"""How fast people may go: token buckets for each person and each address.

Buckets live in the memory of a node: with several nodes a person may go that many times as fast,
which still keeps a flood out.
"""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Final

from litestar.connection import ASGIConnection

from majlis.server.problems import TooFast
from majlis.server.settings import Settings

MOST_KEPT: Final = 20_000
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


class Limits:
    """All the buckets of a server, by what is being done."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        rates = {kind: int(getattr(settings, f"{kind}_rate")) for kind in KINDS}
        self._person = {kind: Buckets(rate, clock) for kind, rate in rates.items()}
        self._address = {
            kind: Buckets(rate * settings.address_factor, clock) for kind, rate in rates.items()
        }
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


@lru_cache(4096)  # it is asked for at every frame
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
