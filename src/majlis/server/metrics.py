"""Figures for Prometheus, each server with a registry of its own."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, generate_latest

import majlis

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SLOW: Final = (0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0)


class Metrics:
    """What is counted. Names of people, tables and games stay out of the labels."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        Info("majlis", "The running version.", registry=own).info(
            {"version": majlis.__version__, "engine": majlis.ENGINE.split()[0]}
        )
        self.tables = Gauge("majlis_tables", "Tables by status.", ["status"], registry=own)
        self.live_tables = Gauge("majlis_live_tables", "Tables held in memory.", registry=own)
        self.connections = Gauge("majlis_connections", "Open sockets.", registry=own)
        self.requests = Counter(
            "majlis_requests", "HTTP requests by status.", ["status"], registry=own
        )
        self.commands = Counter(
            "majlis_commands", "Commands by kind and result.", ["kind", "result"], registry=own
        )
        # Finding a counter by its labels takes longer than counting.
        self._command = cache(self.commands.labels)
        self.command_seconds = Histogram(
            "majlis_command_seconds", "From a command to its reply.", buckets=_QUICK, registry=own
        )
        self.broadcast_seconds = Histogram(
            "majlis_broadcast_seconds",
            "From a command to the last viewer of the table.",
            buckets=_QUICK,
            registry=own,
        )
        self.bot_seconds = Histogram(
            "majlis_bot_seconds", "Bots' answers by job.", ["job"], buckets=_SLOW, registry=own
        )
        self.bot_failures = Counter(
            "majlis_bot_failures", "Jobs without an answer.", ["job"], registry=own
        )
        self.bot_workers = Gauge("majlis_bot_workers", "Bot workers alive.", registry=own)
        self.bot_queue = Gauge("majlis_bot_queue", "Bot jobs that wait.", registry=own)
        self.bot_oldest = Gauge(
            "majlis_bot_oldest_seconds", "For how long the oldest has waited.", registry=own
        )
        self.bot_eased = Counter(
            "majlis_bot_eased", "Acts with less thought than their level has.", registry=own
        )
        self.database_errors = Counter(
            "majlis_database_errors", "Failed uses of the database.", registry=own
        )

    def bot_done(self, job: str, seconds: float, answered: bool) -> None:
        """Counts one job of the bot pool."""
        self.bot_seconds.labels(job).observe(seconds)
        if not answered:
            self.bot_failures.labels(job).inc()

    def command_done(self, kind: str, result: str, seconds: float) -> None:
        """Counts one command; `result` is "ok" or the code of its problem."""
        self._command(kind, result).inc()
        self.command_seconds.observe(seconds)

    @contextmanager
    def connection(self) -> Iterator[None]:
        """Counts an open socket for as long as it is."""
        self.connections.inc()
        try:
            yield
        finally:
            self.connections.dec()

    def text(self) -> bytes:
        return generate_latest(self.registry)
