"""Looking back at a finished game."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath

from majlis.play import Malformed
from majlis.server import showing, wire
from majlis.server.commands import check_finished
from majlis.server.limits import address_of
from majlis.server.problems import Refused
from majlis.server.review import Review
from majlis.server.routes import AnyRequest, Home, Invite, Somebody, TableId


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
    check_finished(live.table)
    if not house.services.settings.reviews:
        raise Refused(404, "not-found", "problem-not-found")
    return await house.reviews.ask(table_id, live.table.acts)


@get("/api/tables/{table_id:str}/review/{act:int}")
async def show_turning(
    request: AnyRequest,
    house: Home,
    table_id: TableId,
    act: FromPath[int],
    invite: Invite = None,
) -> wire.Turning:
    """An act that the review calls costly: the table after it, and after the better one."""
    live, _ = await house.watch(request, table_id, invite)
    match = check_finished(live.table)
    review = await house.reviews.get(live.table.plan.id)
    line = next((costly.line for costly in review.costly if costly.act == act), [])
    try:
        return showing.turning(match, act, line)
    except Malformed:  # the act is not costly, or the rules have changed since the review
        raise Refused(404, "not-found", "problem-not-found") from None


HANDLERS: list[Any] = [show_review, ask_review, show_turning]
