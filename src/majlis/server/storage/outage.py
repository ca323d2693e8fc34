"""A database that is away: said once, then ever more seldom, and once when it is back."""

import time
from collections.abc import Callable
from typing import Any, Final

import structlog

# Seconds until it is said again that the database is away: each time twice as long, up to the last.
FIRST: Final = 5.0
LAST: Final = 600.0
_log = structlog.get_logger(__name__)


class Outage:
    """What all who use a database tell it: that it failed them, that it works.

    `count` hears of every failure. One that comes soon after the database was back waits for its
    turn to be said like the others, so that a database which comes and goes does not fill the log.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.count: Callable[[], Any] = lambda: None
        self._clock = clock
        self._since: float | None = None
        self._failures = 0
        self._wait = FIRST
        self._quiet_until = 0.0
        self._said = False

    def failed(self, what: str, error: BaseException) -> None:
        """Somebody could not do something with the database."""
        self.count()
        now = self._clock()
        if self._since is None:
            self._since, self._failures, self._said = now, 0, False
            if now > self._quiet_until + LAST:
                self._wait = FIRST
        self._failures += 1
        if now < self._quiet_until:
            return
        self._quiet_until = now + self._wait
        self._wait = min(2 * self._wait, LAST)
        self._said = True
        _log.warning(
            "database-away",
            what=what,
            error=f"{type(error).__name__}: {error}".splitlines()[0][:200],
            failures=self._failures,
            seconds=round(now - self._since),
        )

    def worked(self) -> None:
        """Somebody could do something with the database."""
        if self._since is None:
            return
        if self._said:
            away = round(self._clock() - self._since)
            _log.warning("database-back", failures=self._failures, seconds=away)
        self._since = None
