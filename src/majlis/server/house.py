"""The tables of one server with all that moves them, as the routes reach them."""

import secrets
import time
from contextlib import suppress
from typing import Any

import structlog
from litestar.connection import ASGIConnection

from majlis.games.catalogue import SET_ASIDE
from majlis.server import wire
from majlis.server.bots import SavedMatch
from majlis.server.commands import Desk, saved
from majlis.server.company import Company
from majlis.server.door import invitation_of
from majlis.server.drivers import Alone, Drivers
from majlis.server.hub import Hub
from majlis.server.identity import User
from majlis.server.limits import address_of
from majlis.server.live import LiveTable
from majlis.server.nodes import Nodes
from majlis.server.notices import Notices
from majlis.server.problems import Refused
from majlis.server.pulse import Heart, Pulse
from majlis.server.review import Reviews
from majlis.server.services import Services
from majlis.server.showing import table_info, viewer_of
from majlis.server.start import check_secret
from majlis.server.storage.migrate import migrate
from majlis.server.storage.store import Store
from majlis.server.tables import Steward, check_not_removed

Connection = ASGIConnection[Any, Any, Any, Any]
_log = structlog.get_logger(__name__)


class House:
    """Opens the tables of a server, and closes them."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.identity = services.identity
        self.limits = services.limits
        self.node = secrets.token_hex(4)
        self.store = Store(services.database, self.node)
        services.probe.aside = self.store.aside
        settings = services.settings
        self.pulse = Pulse(settings.outage_grace)
        self.hub = Hub(self.store, services.metrics, settings.tables_in_memory, self.pulse)
        self.pulse.on_resume.append(self.hub.note_back)
        self.desk = Desk(self.hub, services.bots, services.settings.max_chat)
        self.steward = Steward(
            self.hub,
            self.identity,
            settings.absence,
            settings.share_seconds,
            settings.bot_tables,
        )
        self.company = Company(self.steward)
        database = services.database
        self.heart = Heart(database, self.pulse, self.hub.has_short_clocks)
        self.nodes = None if database.is_sqlite else Nodes(self.hub, database.url, self.node)
        self.notices = Notices(database, self.hub, self.identity)
        self.drivers = Drivers(
            self.hub,
            services.bots,
            self.nodes.leases if self.nodes else Alone(),
            services.settings.bot_pause,
            services.settings.bot_pause_alone,
        )
        self.reviews = Reviews(
            services.database, services.bots, services.settings.review_iterations, self._match
        )

    async def open(self) -> None:
        """Brings the database up to date and takes up the games that wait for the server."""
        for sentence in SET_ASIDE:
            _log.warning("game-set-aside", told=sentence)
        await migrate(self.services.database)
        await check_secret(self.services.database, self.services.secret)
        await self.store.start()
        await self.heart.start()
        await self.notices.start()
        if self.nodes is not None:
            await self.nodes.start()
        await self._repair()
        self.hub.start()
        await self.drivers.start()
        await self.reviews.start()

    async def _repair(self) -> None:
        """Looks once more at tables that could not be read, and starts those whose start was lost
        when a server was killed.
        """
        for table_id in await self.store.left_aside():
            with suppress(Refused):
                await self.hub.get(table_id)
        for table_id in await self.store.full():
            try:
                await self.steward.repair(table_id)
                _log.warning("table-repaired", table=table_id)
            except Exception:  # one bad table must not keep the house closed
                _log.exception("table-not-repaired", table=table_id)

    async def close(self) -> None:
        """Stops moving; clients are told to come back later."""
        await self.reviews.close()
        await self.drivers.close()
        await self.notices.close()
        await self.hub.close()
        await self.store.close()
        await self.heart.close()
        if self.nodes is not None:
            await self.nodes.close()

    async def _match(self, table_id: str) -> SavedMatch:
        return saved((await self.hub.get(table_id)).table)

    async def watch(
        self, connection: Connection, table_id: str, invite: str | None
    ) -> tuple[LiveTable, User | None]:
        """A table that the one who asks may look at, and who that is, if known.

        An invitation comes in a header, or in the query, where others may log it.
        """
        user = await self.identity.known_user(connection)
        if user is not None and user.banned:
            raise Refused(403, "forbidden", "problem-banned")
        live = await self.hub.get(table_id)
        invite = invitation_of(connection) or invite
        plan = live.table.plan
        if user is not None:
            check_not_removed(live.table, user)
        invited = invite is not None and secrets.compare_digest(
            invite.encode(), live.table.invite.encode()
        )
        at_home = user is not None and (user.id == plan.host or live.table.seats_of(user.id))
        if not (plan.public or invited or at_home):
            raise Refused(403, "forbidden", "problem-private")
        return live, user

    async def obey(
        self, connection: Connection, live: LiveTable, user: User, command: wire.Command
    ) -> wire.Reply:
        """Carries out a command of a person, if that person does not send too many."""
        began = time.perf_counter()
        kind = "chat" if isinstance(command, wire.Say) else "command"
        try:
            self.limits.spend(kind, address_of(connection), user.id)
            await self.identity.check_welcome(user.id)
            if isinstance(command, wire.Say) and not live.table.seats_of(user.id):
                await self.identity.check_own_name(user)
            reply = await self.desk.obey(live, user, command)
        except Refused as refused:
            reply = wire.Reply(command.id, False, live.table.acts, refused.problem)
        result = reply.problem.code if reply.problem else "ok"
        seconds = time.perf_counter() - began
        self.services.metrics.command_done(type(command).__name__.lower(), result, seconds)
        return reply

    def info(self, live: LiveTable, user: User) -> wire.TableInfo:
        """The table as a person sees it."""
        viewer = viewer_of(live.table, user.id)
        return table_info(live.table, viewer, live.online(), live.lapse())
