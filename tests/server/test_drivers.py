"""What the server does for a seat is one event an act, in time or not."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from majlis.games.catalogue import game
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.state import State
from majlis.play import Match
from majlis.play.act import is_whole
from majlis.server.fair import new_shuffle
from majlis.server.house import House
from majlis.server.identity import User
from majlis.server.live import LiveTable, now_ms
from majlis.server.services import Services
from majlis.server.table import BOT, PERSON, Chair, Plan, Table
from tests.server.serving import settings_in

ADA = User("a" * 32, "Ada", True)
PLAYERS = 3
PATIENCE = 60.0  # a machine that stumbles gives people time: clocks wait for 15 seconds then
# Who sits there, how fast the table is, and what the event is called.
SEATS = {
    "bot": (Chair(BOT, None, "Layla", "apprentice"), "none", "act"),
    "away": (Chair(PERSON, "b" * 32, "Bob", "novice", away=True), "none", "act"),
    "late": (Chair(PERSON, "b" * 32, "Bob"), "live:1:0", "timeout"),
}


def before_a_long_act() -> Match:
    """A match of Al-Rashid in which whoever comes next has several goods to take, one by one."""
    rng = Rng.from_seed("trade")
    for number in range(10):
        match = Match(game("alrashid"), Config(PLAYERS), f"5{number}" * 16)
        while not match.is_over:
            if not match.is_in_act and is_long(match.state):
                return match
            match.act(match.to_act, match.choices[rng.below(len(match.choices))])
    pytest.fail("nobody ever had a long act")


def is_long(st: State) -> bool:
    """Whether no single choice is a whole act."""
    return not any(is_whole(st, [choice]) for choice in st.legal)


async def seat_at(house: House, match: Match, chair: Chair, speed: str) -> LiveTable:
    """A live table that goes on from there; everybody else is a person who waits."""
    plan = Plan(
        id="drivers",
        game="alrashid",
        players=PLAYERS,
        options={},
        seed=match.seed,
        salt=new_shuffle().salt,
        host=ADA.id,
        public=False,
        speed=speed,
        invite="i",
        created=now_ms(),
        opening=[step.choice for step in match.log],
    )
    others = Chair(PERSON, ADA.id, "Ada")
    chairs = [chair if seat == match.to_act else others for seat in range(PLAYERS)]
    return await house.steward._set_up(plan, chairs, ADA)


@pytest.mark.parametrize("kind", SEATS)
def test_an_act_that_the_server_makes_is_one_event(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    match = before_a_long_act()
    seat, before = match.to_act, match.acts_done
    chair, speed, called = SEATS[kind]
    changes: list[tuple[str, int, list[int]]] = []

    async def play() -> Match:
        services = Services(settings_in(tmp_path))
        house = House(services)
        await services.bots.start()
        await house.open()
        change = house.hub.change

        async def spied(live: LiveTable, name: str, **fields: Any) -> Table:
            if "choices" in fields.get("data", {}):
                changes.append((name, fields["seat"], fields["data"]["choices"]))
            return await change(live, name, **fields)

        monkeypatch.setattr(house.hub, "change", spied)
        try:
            live = await seat_at(house, match, chair, speed)
            async with asyncio.timeout(PATIENCE):
                while live.table.playing.acts_done == before:
                    await asyncio.sleep(0.01)
            return live.table.playing
        finally:
            await house.close()
            await services.bots.close()
            await services.database.close()

    played = asyncio.run(play())
    name, who, choices = changes[0]
    assert (name, who) == (called, seat)
    assert len(choices) >= 2
    made = played.acts[before]
    assert (made.seat, made.end - made.start) == (seat, len(choices))
    assert [step.choice for step in played.log[made.start : made.end]] == choices
