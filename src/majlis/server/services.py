"""What every part of the server shares, opened once and closed in order.

The application is made with `Services` as a plugin: it adds the middleware at the door, the
handler of refusals, the routes of people, health and metrics, and the dependencies `services` and
`user`.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.plugins import InitPlugin

from majlis.server.bots import BotPool
from majlis.server.identity import Door, Identity, User
from majlis.server.limits import Limits
from majlis.server.problems import Refused, show_refused
from majlis.server.settings import Settings, read_secret
from majlis.server.storage.base import Database


class Services(InitPlugin):
    """The database, people, limits and bots of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.secret = read_secret(settings)
        self.database = Database(settings.database_url)
        self.limits = Limits(settings)
        self.identity = Identity(self.database, settings, self.secret, self.limits)
        self.bots = BotPool(
            settings.bot_processes, self.secret, settings.bot_seconds, settings.hint_iterations
        )

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.middleware.insert(
            0, DefineMiddleware(Door, settings=self.settings, limits=self.limits)
        )
        app_config.exception_handlers[Refused] = show_refused
        app_config.dependencies["services"] = Provide(self._services, sync_to_thread=False)
        app_config.dependencies["user"] = Provide(self._user)
        app_config.request_max_body_size = self.settings.max_body
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

    def _services(self) -> "Services":
        return self

    async def _user(self, request: ASGIConnection[Any, Any, Any, Any]) -> User:
        return await self.identity.current_user(request)
