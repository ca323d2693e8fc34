"""Bots that die or think too long at a live table: what the rules decide for a seat stands."""

import asyncio
import os
import secrets
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from majlis.games.catalogue import game
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.play import Match
from majlis.server.fair import new_shuffle
from majlis.server.house import House
from majlis.server.identity import User
from majlis.server.live import LiveTable, now_ms
from majlis.server.services import Services
from majlis.server.table import BOT, PERSON, Chair, Plan
from tests.server.serving import settings_in

ADA = User("a" * 32, "Ada", True)
PATIENCE = 20.0
SEATS = {
    "bot": Chair(BOT, None, "Layla", "novice"),
    "away": Chair(PERSON, "b" * 32, "Bob", "novice", away=True),
}


async def stop(house: House) -> None:
    """Nothing that is asked of the worker is ever answered."""
    while not house.services.bots._running:
        await asyncio.sleep(0.01)
    for process in house.services.bots._running.values():
        os.kill(process.pid, signal.SIGSTOP)


async def leave_it_dying(house: House) -> None:
    """Nothing more to do: every worker of this house dies when it begins."""


def at_a_consent() -> tuple[Match, int]:
    """A match of Belaad that waits for a member's consent, and that member's seat."""
    match = Match(game("belaad"), Config(6), "5e" * 16)
    rng = Rng.from_seed("the way to a consent")
    while match.frame is None or match.frame.KIND != "consent":
        assert not match.is_over
        match.act(match.to_act, match.choices[rng.below(len(match.choices))])
    assert match.choices == [0, 1]
    return match, match.to_act


async def seat_at(house: House, match: Match, member: int, chair: Chair) -> LiveTable:
    """A live table that goes on from there; everybody but the member is a person who waits."""
    plan = Plan(
        id="consent",
        game="belaad",
        players=6,
        options={},
        seed=match.seed,
        salt=new_shuffle().salt,
        host=ADA.id,
        public=False,
        speed="none",
        invite="i",
        created=now_ms(),
        opening=[step.choice for step in match.log],
    )
    chairs = [chair if seat == member else Chair(PERSON, ADA.id, "Ada") for seat in range(6)]
    return await house.steward._set_up(plan, chairs, ADA)


@pytest.mark.parametrize("kind", SEATS)
@pytest.mark.parametrize("worker", [stop, leave_it_dying])
def test_bl_5_4_a_seat_without_a_living_bot_consents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, worker: Callable[[House], Any], kind: str
) -> None:
    """A bot that gave no answer is replaced by any choice; here that would always be no."""
    monkeypatch.setattr(secrets, "choice", min)
    if worker is leave_it_dying:
        monkeypatch.setattr(sys, "executable", "/bin/false")
    match, member = at_a_consent()

    async def play() -> list[str]:
        services = Services(settings_in(tmp_path, bot_seconds=0.3))
        house = House(services)
        await services.bots.start()
        await house.open()
        try:
            await worker(house)
            live = await seat_at(house, match, member, SEATS[kind])
            async with asyncio.timeout(PATIENCE):
                while len(live.table.playing.log) == len(match.log):
                    await asyncio.sleep(0.01)
            step = live.table.playing.log[len(match.log)]
            assert (step.seat, step.choice) == (member, 1)
            return [event.name for event in step.events]
        finally:
            await house.close()
            await services.bots.close()
            await services.database.close()

    told = asyncio.run(play())
    assert "refused" not in told
