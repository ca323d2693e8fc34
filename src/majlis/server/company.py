"""The company at a table: its host makes invitations, removes people and lets them in again."""

import secrets
from typing import Any

from majlis.server.dealing import check_seats_move
from majlis.server.identity import User
from majlis.server.live import LiveTable
from majlis.server.problems import Refused
from majlis.server.showing import mark_of
from majlis.server.table import PERSON
from majlis.server.tables import Steward, check_host, given_up


class Company:
    """What a host may do about others; seats are the steward's."""

    def __init__(self, steward: Steward) -> None:
        self.steward = steward

    async def invite_anew(self, live: LiveTable, user: User) -> None:
        """Makes another invitation; the old one is good for nothing from now on."""
        async with live.lock:
            check_host(live.table, user)
            data = {"invite": secrets.token_urlsafe(12)}
            await self.steward.change(live, "invite", user=user.id, data=data)

    async def remove(self, live: LiveTable, user: User, seat: int | None, who: str | None) -> None:
        """Removes somebody for good, by the seat or by the mark of what they said.

        Nobody loses a game to the whim of a host: of those who play, only somebody who is absent
        can be removed, and a bot plays on.
        """
        async with live.lock:
            check_host(live.table, user)
            seats = self._seats(live, seat, who)
            gone, name = self._person(live, seats, who)
            if gone == user.id:
                raise Refused(409, "forbidden", "problem-nobody-there")
            data: dict[str, Any] = {"user": gone, "name": name}
            if seats:
                check_seats_move(live.table)
            for one in seats:
                self.steward.check_gone(live, live.table.chairs[one])
            for one in seats or [-1]:
                if one >= 0:
                    data["chair"] = given_up(live.table)
                await self.steward.change(live, "remove", seat=one, user=user.id, data=data)

    def _seats(self, live: LiveTable, seat: int | None, who: str | None) -> list[int]:
        """All seats of the person who is meant."""
        chairs = live.table.chairs
        if seat is not None and 0 <= seat < len(chairs) and chairs[seat].kind == PERSON:
            return live.table.seats_of(chairs[seat].user or "")
        return [s for s, chair in enumerate(chairs) if chair.user and mark_of(chair.user) == who]

    def _person(self, live: LiveTable, seats: list[int], who: str | None) -> tuple[str, str]:
        if seats:
            chair = live.table.chairs[seats[0]]
            return chair.user or "", chair.name
        if who in live.speakers:
            return live.speakers[who]
        raise Refused(409, "forbidden", "problem-nobody-there")

    async def admit(self, live: LiveTable, user: User, who: str) -> None:
        """Lets somebody in again who was removed."""
        async with live.lock:
            check_host(live.table, user)
            for removed in live.table.removed:
                if mark_of(removed) == who:
                    data = {"user": removed}
                    await self.steward.change(live, "admit", user=user.id, data=data)
                    return
            raise Refused(409, "forbidden", "problem-nobody-there")
