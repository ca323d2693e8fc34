"""Making tables and taking part in them: seats, starts, rematches, games that go on from another.

All of these are commands of HTTP; the moves themselves are in `commands`.
"""

import secrets
from collections import Counter
from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from contextlib import asynccontextmanager
from math import ceil
from typing import Any, Final

import structlog
from msgspec import Struct
from msgspec.structs import replace

from majlis.bots import default_bot, offered
from majlis.games.catalogue import game
from majlis.kernel.options import UserError, read_options
from majlis.kernel.rules import Config
from majlis.lessons.positions import Position
from majlis.play import Match
from majlis.play.clocks import Speed
from majlis.server.commands import check_running
from majlis.server.dealing import (
    Wanted,
    beginning,
    check_pledge,
    check_seats_move,
    pledging,
    present,
)
from majlis.server.fair import new_shuffle
from majlis.server.hub import Hub
from majlis.server.identity import Identity, User
from majlis.server.live import LiveTable, now_ms
from majlis.server.material import corrected, refusal, speaks_of_material
from majlis.server.names import BOT_NAMES, clean_name
from majlis.server.problems import Refused
from majlis.server.storage.writing import Busy, Conflict
from majlis.server.table import (
    BOT,
    FINISHED,
    OPEN,
    PERSON,
    RUNNING,
    Chair,
    Event,
    Plan,
    Table,
)

ME: Final = "me"
# How the origin of a table begins that goes on from a position to try, and how many ways it may go.
TRY: Final = "try:"
MOST_WAYS: Final = 2**31
_log = structlog.get_logger(__name__)


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. Seats are "me", "open", "hot:NAME" (somebody at the same screen) or
    "bot:LEVEL"; speed is "none", "live:SECONDS:INCREMENT" or "days:N". `pledge` binds the one who
    makes it, on the first seat of theirs, to a contribution to the shuffle. With `hints` the host
    agrees to them; they are there when all other people do, too. `material` are corrections to the
    material of the game, entry by entry.
    """

    game: str
    players: int
    seats: list[str]
    options: dict[str, Any] = {}
    public: bool = False
    speed: str = "none"
    guided: bool = False
    pledge: str | None = None
    hints: bool = True
    material: dict[str, Any] = {}


class Steward:
    """Sets tables up and seats people.

    `absence` is how long somebody must be gone to be played for, `gathering` how long a full table
    waits for contributions to its shuffle, both in seconds; `bot_tables` is how many running tables
    with bots one person may have.
    """

    def __init__(
        self, hub: Hub, identity: Identity, absence: float, gathering: float, bot_tables: int
    ) -> None:
        self.hub = hub
        self.identity = identity
        self.absence = absence
        self.gathering = gathering
        self.bot_tables = bot_tables
        # Tables with bots that people are about to have, and that the database does not know yet.
        self._coming: Counter[str] = Counter()

    def _until(self) -> int:
        """Until when a table that is full now waits for contributions, by the time of the house."""
        return self.hub.pulse.now() + int(self.gathering * 1000)

    async def make(
        self,
        user: User,
        wanted: NewTable,
        forked: str | None = None,
        origin: Table | None = None,
        known: Collection[str] = (),
    ) -> LiveTable:
        """Makes a table and starts it if no seat is open.

        Names of people at the same screen must be free, except those that are `known` from before.
        """
        check_pledge(wanted.pledge)
        try:
            rules = game(wanted.game)
            options = read_options(rules.meta.options, wanted.options)
            material = corrected(rules, wanted.material).material if wanted.material else {}
            config = rules.settled(Config(wanted.players, dict(options), material))
            Speed.read(wanted.speed)
            if len(wanted.seats) != wanted.players:
                raise UserError(f"expected {wanted.players} seats, not {len(wanted.seats)}")
            chairs = [chair_for(spec, user, seat) for seat, spec in enumerate(wanted.seats)]
            if origin is None:
                rules.start(config, "a trial")
        except UserError as error:
            if speaks_of_material(error):
                raise refusal(error) from None
            raise Refused(400, "malformed", "problem-malformed", why=str(error)) from None
        for chair in chairs:
            if chair.kind == PERSON and chair.name == user.name:
                await self.identity.check_own_name(user)
            elif chair.kind == PERSON and chair.name not in known:
                await self.identity.check_name(user, chair.name)
        shuffle = new_shuffle()
        acts = int(forked.partition("@")[2]) if forked else 0
        plan = Plan(
            id=secrets.token_urlsafe(8),
            game=rules.meta.name,
            players=wanted.players,
            # A game that goes on from another one goes on with all that was the rule there.
            options=origin.plan.options if origin else config.options,
            seed=origin.playing.seed if origin else shuffle.seed,
            salt=shuffle.salt,
            host=user.id,
            public=wanted.public,
            speed=wanted.speed,
            invite=secrets.token_urlsafe(12),
            created=now_ms(),
            guided=wanted.guided,
            forked=forked,
            opening=_choices_of(origin.playing, acts) if origin else [],
            hints=wanted.hints,
            material=origin.plan.material if origin else material,
        )
        redrawn = origin.playing.redrawn if origin else []
        async with self._room_for_bots(user, plan.id, chairs):
            return await self._set_up(plan, chairs, user, wanted.pledge, redrawn)

    @asynccontextmanager
    async def _room_for_bots(
        self, user: User, table_id: str, chairs: Iterable[Chair]
    ) -> AsyncIterator[None]:
        """Refuses where a person would have too many tables with bots."""
        if not any(chair.kind == BOT for chair in chairs):
            yield
            return
        self._coming[user.id] += 1
        try:
            there = await self.hub.store.bot_tables(user.id, besides=table_id)
            if there + self._coming[user.id] > self.bot_tables:
                raise Refused(429, "too-many", "problem-bot-tables", most=self.bot_tables)
            yield
        finally:
            self._coming[user.id] -= 1
            if not self._coming[user.id]:
                del self._coming[user.id]

    async def _set_up(
        self,
        plan: Plan,
        chairs: list[Chair],
        user: User,
        pledge: str | None = None,
        redrawn: Sequence[tuple[int, int]] = (),
    ) -> LiveTable:
        table = Table(plan)
        events: list[tuple[Table, Event]] = []
        for kind, fields in self._first(chairs, user, pledge):
            if kind == "start":
                fields["data"] = _chance(plan, redrawn)
            tick = self.hub.pulse.now()
            event = Event(table.number + 1, kind, plan.created, tick=tick, **fields)
            table = table.after(event)
            events.append((table, event))
        try:
            await self.hub.store.create(table, events)
        except Busy as error:
            _log.error("table-not-made", game=plan.game, error=str(error)[:200])
            self.hub.metrics.database_errors.inc()
            raise Refused(503, "busy", "problem-busy") from error
        live = self.hub.add(table, [(event, after.acts) for after, event in events])
        self.hub.touch(live)
        return live

    def _first(self, chairs: list[Chair], user: User, pledge: str | None) -> list[Wanted]:
        """The first events of a table."""
        sitting = [(seat, chair) for seat, chair in enumerate(chairs) if chair.kind != OPEN]
        wanted: list[Wanted] = [
            ("sit", {"seat": seat, "user": user.id, "data": chair_data(chair)})
            for seat, chair in sitting
        ]
        # Several seats at one screen are one person: one contribution, at the first of them.
        own = [seat for seat, chair in sitting if chair.user == user.id][:1] if pledge else []
        wanted += [pledging(seat, user, pledge) for seat in own if pledge]
        if len(sitting) == len(chairs):
            wanted.append(beginning(own, user, self._until()))
        return wanted

    # --- seats -------------------------------------------------------------------------------

    async def join(
        self, live: LiveTable, user: User, seat: int | None, pledge: str | None = None
    ) -> None:
        """Takes an open seat, and starts the game if it was the last one."""
        check_pledge(pledge)
        async with live.lock:
            table = live.table
            if table.status != OPEN:
                raise Refused(409, "forbidden", "problem-started")
            if table.seats_of(user.id):
                return
            free = [i for i, chair in enumerate(table.chairs) if chair.kind == OPEN]
            if seat is None and free:
                seat = free[0]
            if seat is None or seat not in free:
                raise Refused(409, "forbidden", "problem-seat-taken")
            await self.identity.check_own_name(user)
            chair = Chair(PERSON, user.id, user.name)
            await self._seat(live, user, {seat: chair}, pledge)

    async def leave(self, live: LiveTable, user: User) -> None:
        """Gives the own seats up; in a running game bots play them until their people return."""
        async with live.lock:
            table = live.table
            own = [s for s in table.seats_of(user.id) if not table.chairs[s].away]
            if not own or table.status not in (OPEN, RUNNING):
                raise Refused(409, "forbidden", "problem-not-seated")
            check_seats_move(table)
            await self._give_up(live, own, user)

    async def free(self, live: LiveTable, user: User, seat: int) -> None:
        """The host takes a seat from a person; in a running game, only from one who is absent.

        There a bot plays until the person returns, as after leaving. Where people have days for a
        move, nobody need be connected to be there: the clock decides.
        """
        async with live.lock:
            table = live.table
            check_host(table, user)
            check_seats_move(table)
            chair = table.chairs[seat] if 0 <= seat < len(table.chairs) else Chair()
            if chair.kind != PERSON or chair.away or chair.user == user.id:
                raise Refused(409, "forbidden", "problem-not-to-free")
            self.check_gone(live, chair)
            await self._give_up(live, [seat], user)

    def check_gone(self, live: LiveTable, chair: Chair) -> None:
        """In a running game only the seat of somebody who is absent can be taken."""
        table = live.table
        if table.status == OPEN:
            return
        check_running(table)
        if table.clock.speed.kind == "days":
            raise Refused(409, "forbidden", "problem-has-days")
        gone = live.absence(chair.user or "")
        if gone == 0.0:
            raise Refused(409, "forbidden", "problem-is-here")
        wait = ceil(grace(table.clock.speed, self.absence) - gone)
        if wait > 0:
            raise Refused(409, "forbidden", "problem-just-left", seconds=wait)

    async def _give_up(self, live: LiveTable, seats: list[int], user: User) -> None:
        """Seats become free, or in a running game are played by bots for the time being."""
        data = given_up(live.table)
        for seat in seats:
            await self.change(live, "leave", seat=seat, user=user.id, data=data)

    async def come_back(self, live: LiveTable, user: User) -> None:
        """Takes the own seats back from the bots."""
        async with live.lock:
            check_not_removed(live.table, user)
            away = [s for s in live.table.seats_of(user.id) if live.table.chairs[s].away]
            if not away or live.table.status != RUNNING:
                raise Refused(409, "forbidden", "problem-not-seated")
            for seat in away:
                await self.change(live, "return", seat=seat, user=user.id)

    async def fill(self, live: LiveTable, user: User, seat: int, spec: str) -> None:
        """The host puts a bot on a seat that nobody has, or opens it again."""
        async with live.lock:
            table = live.table
            check_host(table, user)
            if table.status != OPEN:
                raise Refused(409, "forbidden", "problem-started")
            check_seats_move(table)
            if not 0 <= seat < len(table.chairs) or table.chairs[seat].kind == PERSON:
                raise Refused(409, "forbidden", "problem-seat-taken")
            if spec != OPEN and not spec.startswith("bot:"):
                raise Refused(400, "malformed", "problem-seat", seat=spec[:40])
            chair = chair_for(spec, user, seat)
            async with self._room_for_bots(user, table.plan.id, [chair]):
                await self._seat(live, user, {seat: chair})

    async def start(self, live: LiveTable, user: User) -> None:
        """The host starts now: bots take the open seats."""
        async with live.lock:
            table = live.table
            check_host(table, user)
            if table.status != OPEN:
                raise Refused(409, "forbidden", "problem-started")
            check_seats_move(table)
            spec = f"bot:{default_bot(table.plan.game)}"
            free = [seat for seat, chair in enumerate(table.chairs) if chair.kind == OPEN]
            chairs = {seat: chair_for(spec, user, seat) for seat in free}
            async with self._room_for_bots(user, table.plan.id, chairs.values()):
                await self._seat(live, user, chairs)

    async def repair(self, table_id: str) -> None:
        """Starts a table at which everybody sits: its start was lost."""
        live = await self.hub.get(table_id)
        async with live.lock:
            table = live.table
            full = all(chair.kind != OPEN for chair in table.chairs)
            if table.status == OPEN and full and table.gathering is None:
                await self.change(live, "start", data=await self._chance_of(table.plan))

    async def _seat(
        self, live: LiveTable, user: User, chairs: dict[int, Chair], pledge: str | None = None
    ) -> None:
        """Seats somebody, and begins the game with it if no seat is free any more.

        Nobody adds to the shuffle of a game that goes on from another one: it has been dealt.
        """
        pledge = None if live.table.plan.forked else pledge
        wanted: list[Wanted] = [
            ("sit", {"seat": seat, "data": chair_data(chair), "user": user.id})
            for seat, chair in chairs.items()
        ]
        wanted += [pledging(seat, user, pledge) for seat in chairs if pledge]
        sitting = [chairs.get(seat, chair) for seat, chair in enumerate(live.table.chairs)]
        if all(chair.kind != OPEN for chair in sitting):
            awaited = present(live, live.table.pledges, user, self.gathering)
            awaited += list(chairs) if pledge else []
            kind, fields = beginning(awaited, user, self._until())
            if kind == "start":
                fields["data"] = await self._chance_of(live.table.plan)
            wanted.append((kind, fields))
        try:
            await self.hub.change_all(live, wanted)
        except Conflict:
            raise Refused(409, "stale", "problem-stale") from None

    async def _chance_of(self, plan: Plan) -> dict[str, Any]:
        """What the start of a table that has waited for people says of the chance before it."""
        if plan.forked is None or plan.forked.startswith(TRY):
            return {}
        origin = await self.hub.get(plan.forked.partition("@")[0])
        return _chance(plan, origin.table.playing.redrawn)

    async def change(self, live: LiveTable, kind: str, **fields: Any) -> None:
        """Adds an event to a table that the caller has locked."""
        try:
            await self.hub.change(live, kind, **fields)
        except Conflict:
            raise Refused(409, "stale", "problem-stale") from None

    # --- further games -----------------------------------------------------------------------

    async def rematch(self, live: LiveTable, user: User, pledge: str | None = None) -> LiveTable:
        """The same game again: whoever asks first makes the table, the others sit down at it."""
        check_pledge(pledge)
        async with live.lock:
            table = live.table
            check_not_removed(table, user)
            own = table.seats_of(user.id)
            if table.status != FINISHED or not own:
                raise Refused(409, "forbidden", "problem-no-rematch")
            if table.rematch is None:
                seats = [seat_spec(chair, user) for chair in table.chairs]
                names = [chair.name for chair in table.chairs if chair.user == user.id]
                again = replace(same_table(table, seats), pledge=pledge)
                new = await self.make(user, again, known=names)
                data = {"table": new.table.plan.id}
                await self.change(live, "rematch", user=user.id, data=data)
                return new
            new = await self.hub.get(table.rematch)
        if new.table.status == OPEN:
            await self.join(new, user, own[0], pledge)
        return new

    async def fork(self, live: LiveTable, user: User, act: int, seats: list[str]) -> LiveTable:
        """What if: a new table that goes on from an act of a finished game."""
        table = live.table
        if table.status != FINISHED:
            raise Refused(409, "forbidden", "problem-not-over")
        if not 0 <= act < table.acts:
            raise Refused(400, "malformed", "problem-step", last=table.acts - 1)
        wanted = same_table(table, seats)
        return await self.make(user, wanted, f"{table.plan.id}@{act}", table)

    async def try_out(self, user: User, position: Position) -> LiveTable:
        """A new table that goes on from a position to try; what is drawn from there is new."""
        match, shuffle = position.match, new_shuffle()
        bot = f"bot:{default_bot(position.game)}"
        seats = [ME if seat == position.seat else bot for seat in range(position.players)]
        plan = Plan(
            id=secrets.token_urlsafe(8),
            game=position.game,
            players=position.players,
            options=match.config.options,
            seed=match.seed,
            salt=shuffle.salt,
            host=user.id,
            public=False,
            speed="none",
            invite=secrets.token_urlsafe(12),
            created=now_ms(),
            guided=True,
            forked=f"{TRY}{position.name}@{match.acts_done}",
            opening=[step.choice for step in match.log],
        )
        chairs = [chair_for(spec, user, seat) for seat, spec in enumerate(seats)]
        anew = (len(plan.opening), secrets.randbelow(MOST_WAYS))
        return await self._set_up(plan, chairs, user, redrawn=[anew])


def grace(speed: Speed, longest: float) -> float:
    """How many seconds somebody must be gone before a bot may play for them: of a short clock a
    quarter of it.
    """
    return min(longest, speed.budget / 4000) if speed.kind == "live" else longest


def _chance(plan: Plan, redrawn: Sequence[tuple[int, int]]) -> dict[str, Any]:
    """What the start of a game says that goes on from one in which chance began anew."""
    here = [list(one) for one in redrawn if one[0] <= len(plan.opening)]
    return {"redrawn": here} if here else {}


def _choices_of(match: Match, acts: int) -> list[int]:
    """The choices of the first acts of a match."""
    return [step.choice for step in match.log[: match.step_after(acts)]]


def same_table(table: Table, seats: list[str]) -> NewTable:
    """A table with the same game, options and material, as far as players set them."""
    plan = table.plan
    options = table.rules.meta.shown(plan.options)
    return NewTable(
        plan.game,
        plan.players,
        seats,
        options,
        plan.public,
        plan.speed,
        hints=plan.hints,
        material=plan.material,
    )


def seat_spec(chair: Chair, user: User) -> str:
    """How a seat is asked for again, by one of the people who sat there."""
    if chair.kind == BOT:
        return f"bot:{chair.level}"
    return f"hot:{chair.name}" if chair.user == user.id else OPEN


def chair_for(spec: str, user: User, seat: int) -> Chair:
    """The chair that a text of a request means; bots of one table have different names."""
    kind, _, rest = spec.partition(":")
    if spec == ME:
        return Chair(PERSON, user.id, user.name)
    if spec == OPEN:
        return Chair()
    if kind == "hot" and rest:
        return Chair(PERSON, user.id, clean_name(rest))
    if kind == "bot" and rest in offered():
        return Chair(BOT, None, BOT_NAMES[seat % len(BOT_NAMES)], rest)
    raise Refused(400, "malformed", "problem-seat", seat=spec[:40])


def given_up(table: Table) -> dict[str, Any]:
    """What becomes of a seat that is given up: it is free, or a bot plays for the time being."""
    if table.status == OPEN:
        return chair_data(Chair())
    return {"away": True, "level": default_bot(table.plan.game)}


def chair_data(chair: Chair) -> dict[str, Any]:
    """A chair as the data of an event."""
    return {name: getattr(chair, name) for name in Chair.__struct_fields__}


def check_not_removed(table: Table, user: User) -> None:
    """Whoever was removed from a table stays away, with whatever invitation."""
    if user.id in table.removed:
        raise Refused(403, "forbidden", "problem-removed")


def check_host(table: Table, user: User) -> None:
    if table.plan.host != user.id:
        raise Refused(403, "forbidden", "problem-host-only")
