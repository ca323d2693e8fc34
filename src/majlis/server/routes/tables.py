"""Tables over HTTP: the lobby, making them, seats, looking on, and every command."""

from contextlib import suppress
from typing import Any, Final

from litestar import get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Struct
from msgspec.structs import replace

from majlis.kernel.codec import Json
from majlis.play import Malformed
from majlis.server import showing, wire
from majlis.server.commands import check_finished
from majlis.server.dealing import contribute
from majlis.server.fair import fair_record
from majlis.server.house import House
from majlis.server.identity import User
from majlis.server.limits import address_of
from majlis.server.material import Corrected, corrected
from majlis.server.problems import Refused
from majlis.server.routes import AnyRequest, Home, Invite, MaybeNumber, Number, Somebody, TableId
from majlis.server.routes.games import Book, Lang, book_of
from majlis.server.showing import ALL_HANDS, table_info, viewer_of
from majlis.server.storage.store import chair_of, plan_of
from majlis.server.table import FINISHED, OPEN, Table
from majlis.server.tables import NewTable

# So many finished games of one's own come at once; of so many of them a result that was not kept is
# looked up, which is never needed again.
PAGE: Final = 12
MOST_PAGES: Final = 10_000
LOOKED_UP: Final = 3


class Lobby(Struct, frozen=True):
    """Tables to go on with, to join, to watch and to replay; the last changed ones first."""

    mine: list[wire.TableInfo]
    open: list[wire.TableInfo]
    live: list[wire.TableInfo]
    finished: list[wire.TableInfo]


class History(Struct, frozen=True):
    """A page of the finished games of the one who asks, the last first, and how many there are."""

    tables: list[wire.TableInfo]
    count: int
    page: int
    pages: int


class Updates(Struct, frozen=True):
    """What happened since a number."""

    updates: list[wire.Update]
    number: int


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to sit on; without one, the first that is free. `pledge` binds the person to a
    contribution to the shuffle.
    """

    seat: int | None = None
    invite: str | None = None
    pledge: str | None = None


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """The same game again; `pledge` binds the person to a contribution to its shuffle."""

    pledge: str | None = None


class Contribution(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person adds to the shuffle: 16 random bytes, in hexadecimal digits."""

    contribution: str


class Fill(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host puts on a seat: "bot:LEVEL" or "open"."""

    seat: int
    fill: str


class Free(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that a host takes from a person."""

    seat: int


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to go on from, and who sits where."""

    act: int
    seats: list[str]


@get("/api/tables")
async def lobby(request: AnyRequest, house: Home) -> Lobby:
    """The lobby, as the one who asks may see it."""
    user = await house.identity.known_user(request)
    found = await house.store.lobby(user.id if user else None)
    infos = {name: await _summaries(house, rows, user) for name, rows in found.items()}
    return Lobby(infos.get("mine", []), infos["open"], infos["live"], infos["finished"])


@get("/api/history")
async def history(house: Home, user: Somebody, page: Number = 0) -> History:
    """The finished games of the one who asks: private ones, games against bots and what-ifs too."""
    page = max(0, min(page, MOST_PAGES))
    found, count = await house.store.history(user.id, page * PAGE, PAGE)
    unknown = [row.id for row, _ in found if row.status == FINISHED and row.results is None]
    for table_id in unknown[:LOOKED_UP]:
        with suppress(Refused):  # one that cannot be opened is listed all the same
            await house.hub.get(table_id)
    if unknown:
        found, count = await house.store.history(user.id, page * PAGE, PAGE)
    tables = await _summaries(house, found, user)
    return History(tables, count, page, -(-count // PAGE))


async def _summaries(house: House, found: Any, user: User | None) -> list[wire.TableInfo]:
    """The tables of a list; one that cannot be read is set aside."""
    infos: list[wire.TableInfo] = []
    for pair in found:
        try:
            infos.append(_summary(house, pair, user))
        except Exception as error:  # a damaged row may fail in any way at all
            await house.store.set_aside(pair[0].id, str(error) or type(error).__name__)
    return infos


def _summary(house: House, rows: Any, user: User | None) -> wire.TableInfo:
    """A table of the lobby from its rows: nothing is loaded for it."""
    row, seats = rows
    table = Table(plan_of(row))
    table.chairs = tuple(chair_of(seat) for seat in seats)
    table.status, table.changed, table.reason = row.status, row.changed, row.reason
    table.rematch = row.rematch
    live = house.hub.tables.get(row.id)
    online = live.online() if live else set()
    info = table_info(table, viewer_of(table, user.id if user else None), online)
    ended = showing.results_of(row.results)
    dealt = row.status == OPEN and all(chair.kind != OPEN for chair in table.chairs)
    told = {"asked": row.asked, "acts": row.steps, "moment": row.moment, "results": ended}
    return replace(info, gathering=dealt, **told)


@post("/api/tables")
async def make_table(
    request: AnyRequest, house: Home, user: Somebody, data: JSONBody[NewTable]
) -> wire.TableInfo:
    """Makes a table; it starts at once when no seat is open."""
    house.limits.spend("table", address_of(request), user.id)
    return house.info(await house.steward.make(user, data), user)


@get("/api/tables/{table_id:str}")
async def show_table(
    request: AnyRequest,
    house: Home,
    table_id: TableId,
    seat: MaybeNumber = None,
    invite: Invite = None,
) -> wire.Snapshot:
    """Everything that the one who asks may know; `seat` is one of the own ones, or -1."""
    live, user = await house.watch(request, table_id, invite)
    return live.snapshot(user.id if user else None, seat)


@get("/api/tables/{table_id:str}/updates")
async def show_updates(
    request: AnyRequest,
    house: Home,
    table_id: TableId,
    since: Number,
    seat: MaybeNumber = None,
    invite: Invite = None,
) -> Updates | wire.Snapshot:
    """What happened since a number, or a snapshot when that is too long ago."""
    live, user = await house.watch(request, table_id, invite)
    user_id = user.id if user else None
    if user_id:
        house.hub.hear(live, user_id)
    updates = live.updates(user_id, seat, since)
    if updates is None:
        return live.snapshot(user_id, seat)
    return Updates(updates, live.table.number)


@get("/api/tables/{table_id:str}/material")
async def show_material(
    request: AnyRequest, house: Home, table_id: TableId, invite: Invite = None
) -> Corrected:
    """What of the material is corrected at a table: for all to see before they sit down."""
    live, _ = await house.watch(request, table_id, invite)
    return corrected(live.table.rules, live.table.plan.material)


@get("/api/tables/{table_id:str}/rules")
async def show_rules(
    request: AnyRequest, house: Home, table_id: TableId, invite: Invite = None, lang: Lang = "en"
) -> Book:
    """The rulebook with the numbers that the table plays by."""
    live, _ = await house.watch(request, table_id, invite)
    rules, plan = live.table.rules, live.table.plan
    return book_of(rules, lang, rules.material(plan.material) if plan.material else None)


@post("/api/tables/{table_id:str}/commands", status_code=HTTP_200_OK)
async def command(
    request: AnyRequest,
    house: Home,
    user: Somebody,
    table_id: TableId,
    data: JSONBody[wire.Command],
    invite: Invite = None,
) -> wire.Reply:
    """Any command, for clients without a socket. A refused command is answered with 200 too."""
    live, _ = await house.watch(request, table_id, invite)
    house.hub.hear(live, user.id)
    return await house.obey(request, live, user, data)


@post("/api/tables/{table_id:str}/join", status_code=HTTP_200_OK)
async def join(
    request: AnyRequest, house: Home, user: Somebody, table_id: TableId, data: JSONBody[Join]
) -> wire.TableInfo:
    """Sits down at an open table."""
    live, _ = await house.watch(request, table_id, data.invite)
    await house.steward.join(live, user, data.seat, data.pledge)
    return house.info(live, user)


@post("/api/tables/{table_id:str}/contribution", status_code=HTTP_200_OK)
async def open_contribution(
    house: Home, user: Somebody, table_id: TableId, data: JSONBody[Contribution]
) -> wire.TableInfo:
    """Opens what the person has pledged to the shuffle, when every seat is taken."""
    live = await house.hub.get(table_id)
    await contribute(house.hub, live, user, data.contribution)
    return house.info(live, user)


@post("/api/tables/{table_id:str}/leave", status_code=HTTP_200_OK)
async def leave(house: Home, user: Somebody, table_id: TableId) -> wire.TableInfo:
    """Gives the own seats up; in a running game a bot plays on."""
    live = await house.hub.get(table_id)
    await house.steward.leave(live, user)
    return house.info(live, user)


@post("/api/tables/{table_id:str}/return", status_code=HTTP_200_OK)
async def come_back(house: Home, user: Somebody, table_id: TableId) -> wire.TableInfo:
    """Takes the own seats back from the bots."""
    live = await house.hub.get(table_id)
    await house.steward.come_back(live, user)
    return house.info(live, user)


@post("/api/tables/{table_id:str}/seats", status_code=HTTP_200_OK)
async def fill_seat(
    house: Home, user: Somebody, table_id: TableId, data: JSONBody[Fill]
) -> wire.TableInfo:
    """The host puts a bot on a free seat, or opens it again."""
    live = await house.hub.get(table_id)
    await house.steward.fill(live, user, data.seat, data.fill)
    return house.info(live, user)


@post("/api/tables/{table_id:str}/free", status_code=HTTP_200_OK)
async def free_seat(
    house: Home, user: Somebody, table_id: TableId, data: JSONBody[Free]
) -> wire.TableInfo:
    """The host frees a person's seat; in a running game a bot plays for one who is absent."""
    live = await house.hub.get(table_id)
    await house.steward.free(live, user, data.seat)
    return house.info(live, user)


@post("/api/tables/{table_id:str}/start", status_code=HTTP_200_OK)
async def start(house: Home, user: Somebody, table_id: TableId) -> wire.TableInfo:
    """The host starts now; bots take the open seats."""
    live = await house.hub.get(table_id)
    await house.steward.start(live, user)
    return house.info(live, user)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(
    request: AnyRequest,
    house: Home,
    user: Somebody,
    table_id: TableId,
    data: JSONBody[Again | None] = None,
) -> wire.TableInfo:
    """The same game again, with the same people."""
    house.limits.spend("table", address_of(request), user.id)
    live = await house.hub.get(table_id)
    pledge = data.pledge if data else None
    return house.info(await house.steward.rematch(live, user, pledge), user)


@post("/api/tables/{table_id:str}/fork")
async def fork(
    request: AnyRequest,
    house: Home,
    user: Somebody,
    table_id: TableId,
    data: JSONBody[Fork],
    invite: Invite = None,
) -> wire.TableInfo:
    """What if: goes on from a step of a finished game at a new table."""
    house.limits.spend("table", address_of(request), user.id)
    live, _ = await house.watch(request, table_id, invite)
    return house.info(await house.steward.fork(live, user, data.act, data.seats), user)


@get("/api/tables/{table_id:str}/replay")
async def replay(
    request: AnyRequest,
    house: Home,
    table_id: TableId,
    act: Number,
    seat: Number = wire.SPECTATOR,
    invite: Invite = None,
) -> wire.Position:
    """A finished game after so many acts, as any seat knew it then; -2 shows all hands."""
    live, _ = await house.watch(request, table_id, invite)
    match = check_finished(live.table)
    if not ALL_HANDS <= seat < live.table.plan.players:
        raise Refused(400, "malformed", "problem-malformed", why="no such seat")
    try:
        return showing.replayed(match, act, seat)
    except Malformed:
        raise Refused(400, "malformed", "problem-step", last=live.table.acts) from None


@get("/api/tables/{table_id:str}/log")
async def show_log(
    request: AnyRequest,
    house: Home,
    table_id: TableId,
    seat: MaybeNumber = None,
    invite: Invite = None,
) -> list[wire.LogEntry]:
    """The log as the one who asks may read it; of a finished game, as any seat could."""
    live, user = await house.watch(request, table_id, invite)
    table = live.table
    if table.status == FINISHED and seat is not None and -1 <= seat < table.plan.players:
        return showing.log(table, seat)
    viewer = viewer_of(table, user.id if user else None, seat)
    return showing.log(table, showing.eyes(table, viewer))


@get("/api/tables/{table_id:str}/record")
async def record(
    request: AnyRequest, house: Home, table_id: TableId, invite: Invite = None
) -> dict[str, Any]:
    """The record of a finished game: seed, choices, and what proves the shuffle."""
    live, _ = await house.watch(request, table_id, invite)
    table = live.table
    match = check_finished(table)
    made: Json = fair_record(match, table.shuffle, table.pledges, table.contributions)
    return dict(made)


HANDLERS: list[Any] = [
    lobby,
    history,
    make_table,
    show_table,
    show_updates,
    show_material,
    show_rules,
    command,
    join,
    open_contribution,
    leave,
    come_back,
    fill_seat,
    free_seat,
    start,
    rematch,
    fork,
    replay,
    show_log,
    record,
]
