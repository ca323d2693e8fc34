"""Clocks run while the server is there for its people, and at no other time."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from majlis.server.live import Client, LiveTable
from majlis.server.pulse import Heart, Pulse
from majlis.server.storage.base import Database
from majlis.server.storage.migrate import migrate
from majlis.server.table import PERSON, Chair, Event, Plan, Table
from majlis.server.tables import chair_data
from tests.server.postgres import postgres
from tests.server.serving import Person, Server, serving, settings_in

HOUR = 3600
PATIENCE = 60.0


def shift(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """The clock on the wall is set to another time."""
    true = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: true() + int(seconds * 1e9))


def seated(server: Server, speed: str) -> tuple[Person, str]:
    """Two people at one screen, whose clock runs."""
    ada = Person(server, "Ada")
    return ada, ada.table("alhambra", "me hot:Bob", speed=speed)["id"]


def act(person: Person, table: str) -> int:
    """A whole act of whoever is asked."""
    seat: int = person.get(f"/api/tables/{table}")["table"]["asked"][0]
    person.command(table, "act", **person.whole_act(table, seat))
    return seat


def clocks(shown: Any) -> list[int]:
    return [seat["clock"] for seat in shown["table"]["seats"]]


def let_the_drivers_look(ada: Person) -> None:
    """Waits until bots have played at another table: then whoever is late was moved for."""
    other = ada.table("almadi", "bot:novice bot:novice", public=True)["id"]
    deadline = time.monotonic() + PATIENCE
    while ada.get(f"/api/tables/{other}")["table"]["acts"] < 5:
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.parametrize("seconds", [HOUR, -HOUR])
def test_a_step_of_the_clock_on_the_wall_is_nobodys_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: int
) -> None:
    monkeypatch.setattr("majlis.server.drivers.LOOK", 0.05)
    with serving(settings_in(tmp_path)) as server:
        ada, table = seated(server, "live:600:0")
        shift(monkeypatch, seconds)
        let_the_drivers_look(ada)
        shown = ada.get(f"/api/tables/{table}")
        assert shown["table"]["acts"] == 0
        assert max(clocks(shown)) == 600_000
        assert min(clocks(shown)) > 500_000


def test_an_outage_is_nobodys_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("majlis.server.drivers.LOOK", 0.05)
    with serving(settings_in(tmp_path)) as server:
        ada, table = seated(server, "live:600:0")
        act(ada, table)
        shown = ada.get(f"/api/tables/{table}")
        cookies = ada.http.cookies
    shift(monkeypatch, HOUR)
    with serving(settings_in(tmp_path)) as server:
        let_the_drivers_look(Person(server))
        again = Person(server)
        again.http.cookies, again._commands = cookies, ada._commands
        assert again.get(f"/api/tables/{table}")["table"]["acts"] == shown["table"]["acts"]
        act(again, table)
        after = clocks(again.get(f"/api/tables/{table}"))
        assert min(after) > 500_000
        assert all(a <= b for a, b in zip(after, clocks(shown), strict=True))


# --- the time of the house -----------------------------------------------------------------------


class Watch:
    """A monotonic clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.seconds = 50.0

    def __call__(self) -> float:
        return self.seconds


def test_the_time_of_the_house_goes_on_with_the_monotonic_clock() -> None:
    watch = Watch()
    pulse = Pulse(15, watch)
    pulse.begin(1_000_000)
    for _ in range(5):
        watch.seconds += 1
        pulse.beat()
    watch.seconds += 0.5
    assert pulse.now() == 1_005_500
    assert pulse.resumed == 1_000_000


def test_a_process_that_was_stopped_loses_that_time() -> None:
    watch = Watch()
    pulse = Pulse(15, watch)
    pulse.begin(1_000_000)
    watch.seconds += HOUR
    assert pulse.now() <= 1_003_000  # also for whoever asks before the next beat
    pulse.beat()
    watch.seconds += 1
    assert pulse.now() <= 1_004_000
    assert pulse.resumed == pulse.now() - 1000


def test_no_time_passes_while_nothing_can_be_written() -> None:
    watch = Watch()
    pulse = Pulse(15, watch)
    pulse.begin(1_000_000)
    pulse.stand()
    watch.seconds += 2
    assert pulse.now() == 1_000_000
    pulse.beat()
    watch.seconds += 2
    assert pulse.now() == 1_002_000
    assert pulse.resumed == 1_000_000


def test_a_node_goes_on_from_the_furthest_one() -> None:
    watch = Watch()
    pulse = Pulse(15, watch)
    pulse.begin(1_000_000)
    pulse.follow(1_200_000, 1_100_000)
    watch.seconds += 1
    pulse.follow(1_100_000, 1_000_000)
    assert (pulse.now(), pulse.resumed) == (1_201_000, 1_100_000)


def test_nodes_share_the_time_of_the_house() -> None:
    """Their monotonic clocks say different things, and none of them counts twice."""

    async def share(url: str) -> None:
        databases = [Database(url), Database(url)]
        await migrate(databases[0])
        watches = [Watch(), Watch()]
        watches[1].seconds = 9_000.0
        pulses = [Pulse(15, watch) for watch in watches]
        hearts = [Heart(d, p, lambda: True) for d, p in zip(databases, pulses, strict=True)]
        await asyncio.gather(*(heart.start() for heart in hearts))
        begun = pulses[0].now()
        assert abs(pulses[1].now() - begun) < 1000
        for _ in range(5):
            watches[0].seconds += 1
            await hearts[0].beat()
        watches[1].seconds += HOUR  # it was stopped meanwhile
        await hearts[1].beat()
        assert pulses[0].now() <= pulses[1].now() <= begun + 6_000
        for heart in reversed(hearts):
            await heart.beat()
        assert pulses[0].resumed == pulses[1].resumed
        for heart, database in zip(hearts, databases, strict=True):
            await heart.close()
            await database.close()

    with postgres() as url:
        asyncio.run(share(url))


# --- the grace after an outage -------------------------------------------------------------------


def at_a_table(pulse: Pulse) -> LiveTable:
    """A table of two people at which somebody's clock runs."""
    plan = Plan(
        id="t",
        game="alhambra",
        players=2,
        options={},
        seed="5" * 32,
        salt="5" * 32,
        host="0",
        public=False,
        speed="live:60:0",
        invite="i",
        created=0,
    )
    table = Table(plan)
    for number, kind in enumerate(("sit", "sit", "start")):
        data = chair_data(Chair(PERSON, str(number), "P")) if kind == "sit" else {}
        table = table.after(Event(number + 1, kind, 0, number, data=data, tick=pulse.now()))
    return LiveTable(table, pulse)


def after_an_outage() -> tuple[Watch, Pulse, LiveTable]:
    """Ten seconds of the clock are used; then the server is away for an hour."""
    watch = Watch()
    pulse = Pulse(15, watch)
    pulse.begin(1_000_000)
    live = at_a_table(pulse)
    pulse.on_resume.append(live.note_back)
    for _ in range(10):
        watch.seconds += 1
        pulse.beat()
    pulse.stand()
    watch.seconds += HOUR
    pulse.beat()
    return watch, pulse, live


def wait(watch: Watch, pulse: Pulse, seconds: int) -> None:
    for _ in range(seconds):
        watch.seconds += 1
        pulse.beat()


def left(live: LiveTable) -> int:
    return live.table.clock.time_left(live.table.asked[0], live.lapse().passed)


def test_after_an_outage_people_get_a_grace_and_no_more() -> None:
    watch, pulse, live = after_an_outage()
    assert left(live) == 50_000
    wait(watch, pulse, 10)
    assert left(live) == 50_000
    assert live.lapse().stands == 5_000
    assert live.due_in() == 55.0
    wait(watch, pulse, 10)
    assert left(live) == 45_000
    assert live.lapse().stands == 0


def test_the_grace_ends_when_whoever_is_asked_is_back() -> None:
    watch, pulse, live = after_an_outage()
    asked = live.table.asked[0]
    wait(watch, pulse, 2)
    live.join(Client(str(1 - asked)), None)
    wait(watch, pulse, 1)
    assert left(live) == 50_000
    live.join(Client(str(asked)), None)
    assert live.lapse().stands == 0
    wait(watch, pulse, 4)
    assert left(live) == 46_000


def test_a_deal_waits_after_an_outage_for_those_who_come_back() -> None:
    watch, pulse, live = after_an_outage()
    table, away = Table(live.table.plan), pulse.resumed - 1000
    data = {"until": pulse.resumed + 1000, "seats": [0, 1]}
    live.table = table.after(Event(1, "gather", 0, data=data, tick=away))
    assert live.due_in() == 15.0
    wait(watch, pulse, 15)
    assert live.due_in() == 0.0
    live.table = table.after(Event(1, "gather", 0, data=data, tick=pulse.now()))
    assert live.due_in() == 0.0


def test_what_is_stored_is_the_time_that_was_used() -> None:
    watch, pulse, live = after_an_outage()
    wait(watch, pulse, 20)
    table = live.table
    chat = Event(4, "chat", HOUR, data={"name": "P", "text": "hello"})
    said = replace(chat, tick=pulse.now(), spared=live.spared(table))
    live.move(said, table.after(said))
    assert left(live) == 45_000
    wait(watch, pulse, 1)
    assert left(live) == 44_000


def test_an_act_that_is_taken_back_wins_no_time_at_a_table(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path)) as server:
        ada, table = seated(server, "live:600:100")
        for _ in range(60):
            before = ada.get(f"/api/tables/{table}")
            seat = act(ada, table)
            shown = ada.get(f"/api/tables/{table}")
            if shown["may_undo"]:
                break
        ada.command(table, "undo", seat=seat, act=shown["position"]["act"])
        after = ada.get(f"/api/tables/{table}")
        assert clocks(shown)[seat] > clocks(before)[seat]
        assert clocks(after)[seat] <= clocks(before)[seat]
        server.house.hub.tables.clear()  # and so it is when it is read again
        assert clocks(ada.get(f"/api/tables/{table}"))[seat] <= clocks(after)[seat]
