"""What every part of the server shares, opened once and closed in order.

The application is made with `Services` as a plugin: it adds the middleware at the door, the
handlers of refusals, the routes of people, health and metrics, and dependencies: `user` is who asks
(a guest is made on first need), the others are the services by their names.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from litestar import Litestar, Router
from litestar.config.app import AppConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.plugins import InitPlugin
from litestar.types import Scope

from majlis.server.bots import BotPool
from majlis.server.door import Door
from majlis.server.health import Probe, health, live, metrics
from majlis.server.identity import Identity, User
from majlis.server.limits import Limits
from majlis.server.logs import Pseudonyms, RequestLog
from majlis.server.metrics import Metrics
from majlis.server.people import PeopleController
from majlis.server.problems import HANDLERS
from majlis.server.settings import Settings, read_secret
from majlis.server.storage.base import Database

T = TypeVar("T")


class Services(InitPlugin):
    """The database, people, limits and bots of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.secret = read_secret(settings)
        self.database = Database(settings.database_url)
        self.limits = Limits(settings)
        self.identity = Identity(self.database, settings, self.secret, self.limits)
        self.metrics = Metrics()
        self.probe = Probe(self.database)
        self.pseudonyms = Pseudonyms(self.secret, settings.log_people == "real")
        self.database.outage.count = self.metrics.database_errors.inc
        self.bots = BotPool(
            settings.bot_processes,
            self.secret,
            settings.bot_seconds,
            settings.hint_iterations,
            self.metrics.bot_done,
            self.metrics.bot_eased.inc,
            settings.agents,
        )

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.middleware[:0] = [
            DefineMiddleware(RequestLog, metrics=self.metrics, pseudonyms=self.pseudonyms),
            DefineMiddleware(
                Door,
                settings=self.settings,
                limits=self.limits,
                cookies=self.identity.cookies,
            ),
        ]
        app_config.exception_handlers = {**HANDLERS, **app_config.exception_handlers}
        shared = {
            "services": self,
            "settings": self.settings,
            "database": self.database,
            "identity": self.identity,
            "bots": self.bots,
            "figures": self.metrics,
            "probe": self.probe,
        }
        for name, thing in shared.items():
            app_config.dependencies[name] = Provide(_giver(thing), sync_to_thread=False)
        app_config.dependencies["user"] = Provide(self._user)
        app_config.signature_types = [*app_config.signature_types, Services]
        handlers = [*app_config.route_handlers, PeopleController, health, live, metrics]
        # The size that a plugin sets on the application itself is not heeded: a router's is.
        app_config.route_handlers = [
            Router("/", route_handlers=handlers, request_max_body_size=self.settings.max_body)
        ]
        app_config.state["database_errors"] = [self.metrics.database_errors.inc]
        app_config.logging_config = None  # the logs are ours
        app_config.lifespan.insert(0, self._lifespan)
        return app_config

    @asynccontextmanager
    async def _lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        await self.bots.start()
        try:
            yield
        finally:
            await self.bots.close()
            await self.database.close()

    async def _user(self, scope: Scope) -> User:
        return await self.identity.current_user(ASGIConnection(scope))


def _giver(thing: T) -> Callable[[], T]:
    """A provider of something that is there already; the framework wants its type to be told."""

    def give() -> T:
        return thing

    give.__annotations__["return"] = type(thing)
    return give
