"""Company over HTTP: invitations, removal from a table, and whom one does not want to hear."""

import re
from typing import Any, Final

from litestar import get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Struct
from sqlalchemy import delete, func, select

from majlis.server import wire
from majlis.server.house import House
from majlis.server.identity import User
from majlis.server.names import LONGEST_NAME
from majlis.server.problems import Refused
from majlis.server.routes import Home, Somebody, TableId
from majlis.server.storage.users import MuteRow

MOST_MUTED: Final = 500
_MARK: Final = re.compile("[0-9a-f]{16}")


class Remove(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom a host removes: the person of a seat, or one who spoke, by the mark."""

    seat: int | None = None
    who: str | None = None


class Admit(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom a host lets in again, by the mark."""

    who: str


class Mute(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody whom one does not want to hear, or wants to hear again."""

    who: str
    name: str
    mute: bool


class Muted(Struct, frozen=True):
    """Somebody whom the one who asks does not want to hear."""

    who: str
    name: str


@post("/api/tables/{table_id:str}/invite", status_code=HTTP_200_OK)
async def invite_anew(house: Home, user: Somebody, table_id: TableId) -> wire.TableInfo:
    """The host makes another invitation; the old one ends."""
    live = await house.hub.get(table_id)
    await house.company.invite_anew(live, user)
    return house.info(live, user)


@post("/api/tables/{table_id:str}/remove", status_code=HTTP_200_OK)
async def remove(
    house: Home, user: Somebody, table_id: TableId, data: JSONBody[Remove]
) -> wire.TableInfo:
    """The host removes somebody, who cannot come back, with whatever invitation."""
    live = await house.hub.get(table_id)
    await house.company.remove(live, user, data.seat, data.who)
    return house.info(live, user)


@post("/api/tables/{table_id:str}/admit", status_code=HTTP_200_OK)
async def admit(
    house: Home, user: Somebody, table_id: TableId, data: JSONBody[Admit]
) -> wire.TableInfo:
    """The host lets somebody in again."""
    live = await house.hub.get(table_id)
    await house.company.admit(live, user, data.who)
    return house.info(live, user)


@get("/api/muted")
async def muted(house: Home, user: Somebody) -> list[Muted]:
    """Whom the one who asks does not want to hear."""
    return await _muted(house, user)


async def _muted(house: House, user: User) -> list[Muted]:
    query = select(MuteRow).where(MuteRow.user_id == user.id).order_by(MuteRow.name, MuteRow.who)
    async with house.services.database.sessions() as session:
        return [Muted(row.who, row.name) for row in await session.scalars(query)]


@post("/api/muted", status_code=HTTP_200_OK)
async def mute(house: Home, user: Somebody, data: JSONBody[Mute]) -> list[Muted]:
    """Mutes somebody for the one who asks, at every table, or no longer."""
    if not _MARK.fullmatch(data.who):
        raise Refused(400, "malformed", "problem-malformed", why="no such mark")
    mine = MuteRow.user_id == user.id
    async with house.services.database.sessions() as session:
        if not data.mute:
            await session.execute(delete(MuteRow).where(mine, MuteRow.who == data.who))
        else:
            count = select(func.count()).select_from(MuteRow).where(mine)
            if (await session.execute(count)).scalar_one() >= MOST_MUTED:
                raise Refused(409, "forbidden", "problem-muted-many", most=MOST_MUTED)
            name = "".join(c for c in data.name if c.isprintable())[:LONGEST_NAME]
            await session.merge(MuteRow(user_id=user.id, who=data.who, name=name))
        await session.commit()
    return await _muted(house, user)


HANDLERS: list[Any] = [invite_anew, remove, admit, muted, mute]
