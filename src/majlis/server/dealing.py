"""The moments between the last seat and the first move: people's contributions to the shuffle.

A person who sits down pledges by a hash. When every seat is taken the pledges stand, and each page
opens its contribution by itself; the game begins with the last one, or without those that do not
come in time. A table at which nobody has pledged begins at once. What is hashed how is in `fair`.
"""

from collections.abc import Collection
from typing import Any

from majlis.server.fair import is_contribution, is_pledge, pledge_of
from majlis.server.hub import Hub
from majlis.server.identity import User
from majlis.server.live import LiveTable
from majlis.server.problems import Refused
from majlis.server.storage.writing import Conflict
from majlis.server.table import OPEN, Table

ATTEMPTS = 3
# An event to come: its kind, and what it says.
Wanted = tuple[str, dict[str, Any]]


def check_pledge(pledge: str | None) -> None:
    """A pledge has the form of one, if it is there at all."""
    if pledge is not None and not is_pledge(pledge):
        raise Refused(400, "malformed", "problem-pledge")


def check_seats_move(table: Table) -> None:
    """Seats change hands only until they are all taken: whoever has seen what others open must not
    be able to go and come back with another pledge.
    """
    if table.gathering is not None:
        raise Refused(409, "forbidden", "problem-dealing")


def pledging(seat: int, user: User, pledge: str) -> Wanted:
    """The event of a person who pledges."""
    return "pledge", {"seat": seat, "user": user.id, "data": {"pledge": pledge}}


def beginning(awaited: Collection[int], user: User, until: int) -> Wanted:
    """What happens when the last seat is taken: the pages of seats open what they pledged, until a
    time of the house, or, where there is none to wait for, the game begins.
    """
    if not awaited:
        return "start", {"user": user.id}
    data = {"until": until, "seats": sorted(awaited)}
    return "gather", {"user": user.id, "data": data}


def present(live: LiveTable, pledged: Collection[int], user: User, wait: float) -> list[int]:
    """The seats whose people can be waited for: those who are here, or only just were."""
    people = {seat: live.table.chairs[seat].user for seat in pledged}
    return [
        seat
        for seat, person in people.items()
        if person == user.id or (person and live.absence(person) < wait)
    ]


async def contribute(hub: Hub, live: LiveTable, user: User, contribution: str) -> None:
    """Opens the contribution that a person has pledged; the last one begins the game."""
    if not is_contribution(contribution):
        raise Refused(400, "malformed", "problem-contribution")
    for _ in range(ATTEMPTS):
        async with live.lock:
            if live.stale or live.table.gathering is None:
                await hub.catch_up(live)  # the last seat may have been taken at another node
            table = live.table
            seat = next((s for s in table.seats_of(user.id) if s in table.pledges), None)
            if seat is None:
                raise Refused(409, "forbidden", "problem-no-pledge")
            if table.contributions.get(seat) == contribution:
                return  # sent twice, and taken
            check_due(table, seat, contribution)
            data = {"contribution": contribution}
            wanted: list[Wanted] = [
                ("contribute", {"seat": seat, "user": user.id, "data": data}),
            ]
            if is_last(table, seat):
                wanted.append(("start", {"user": user.id}))
            try:
                await hub.change_all(live, wanted)
                return
            except Conflict:
                continue  # somebody else's came first, at another node
    raise Refused(409, "stale", "problem-stale")


def check_due(table: Table, seat: int, contribution: str) -> None:
    """The contribution may be opened now, and is the one that was pledged."""
    if seat in table.contributions:
        raise Refused(409, "forbidden", "problem-contributed")
    if table.status != OPEN:
        raise Refused(409, "forbidden", "problem-contribution-late")
    if table.gathering is None:
        raise Refused(409, "forbidden", "problem-contribution-early")
    if pledge_of(contribution) != table.pledges[seat]:
        raise Refused(409, "forbidden", "problem-contribution-other")


def is_last(table: Table, seat: int) -> bool:
    """Whether nobody is waited for any more when this seat has contributed."""
    awaited = table.gathering.awaited if table.gathering else ()
    return {*awaited} <= {*table.contributions, seat}


async def deal_without(hub: Hub, live: LiveTable, lease: str) -> None:
    """Begins a game whose time of gathering is over: who has not contributed is left out."""
    async with live.lock:
        if live.table.gathering is None or live.due_in():
            return
        await hub.change(live, "start", lease=lease)
