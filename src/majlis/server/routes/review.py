"""Looking back at a finished game."""

from typing import Any

from litestar import get, post

from majlis.server.limits import address_of
from majlis.server.problems import Refused
from majlis.server.review import Review
from majlis.server.routes import AnyRequest, Home, Invite, Somebody, TableId
from majlis.server.table import FINISHED


@get("/api/tables/{table_id:str}/review")
async def show_review(
    request: AnyRequest, house: Home, table_id: TableId, invite: Invite = None
) -> Review:
    """The review of a finished game, as far as it has come."""
    live, _ = await house.watch(request, table_id, invite)
    return await house.reviews.get(live.table.plan.id)


@post("/api/tables/{table_id:str}/review", status_code=200)
async def ask_review(
    request: AnyRequest, house: Home, user: Somebody, table_id: TableId, invite: Invite = None
) -> Review:
    """Asks for a review of a finished game; it is made in the background."""
    house.limits.spend("table", address_of(request), user.id)
    live, _ = await house.watch(request, table_id, invite)
    if live.table.status != FINISHED:
        raise Refused(409, "forbidden", "problem-not-over")
    if not house.services.settings.reviews:
        raise Refused(404, "not-found", "problem-not-found")
    return await house.reviews.ask(table_id, live.table.steps)


HANDLERS: list[Any] = [show_review, ask_review]
