"""Tables that nobody looks at and that wait for nobody leave the memory, and come back."""

import asyncio
from pathlib import Path

import pytest

from majlis.server import hub as hub_module
from majlis.server.hub import Hub
from majlis.server.live import Client, LiveTable
from majlis.server.metrics import Metrics
from majlis.server.storage.store import Store
from majlis.server.table import BOT, PERSON, Chair
from majlis.server.tables import chair_data
from tests.server.test_store import stored, with_store


async def running(store: Store, hub: Hub, name: str, other: Chair) -> LiveTable:
    """A table at which the game has begun."""
    live = hub.add(await stored(store, name), [])
    for seat, chair in enumerate((Chair(PERSON, "ada", "Ada"), other)):
        await hub.change(live, "sit", seat=seat, user="ada", data=chair_data(chair))
    await hub.change(live, "start")
    return live


def test_a_table_that_nobody_looks_at_sleeps_and_wakes_as_it_was(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        hub = Hub(store, Metrics())
        bob = Chair(PERSON, "bob", "Bob")
        idle = await running(store, hub, "idle", bob)
        looked_at = await running(store, hub, "looked-at", bob)
        hub.join(looked_at, Client(None), None)
        locked = await running(store, hub, "locked", bob)
        before = idle.snapshot("ada")
        async with locked.lock:
            await hub.let_sleep(after=0.0)
        assert set(hub.tables) == {"looked-at", "locked"}
        woken = await hub.get("idle")
        assert woken is not idle
        assert woken.snapshot("ada").position == before.position
        assert woken.table.number == idle.table.number

    with_store(tmp_path, work)


def test_a_table_at_which_the_server_must_act_stays_awake(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        hub = Hub(store, Metrics())
        bots = await running(store, hub, "bots", Chair(BOT, None, "Layla", "novice"))
        while not bots.table.bots_asked():
            seat, match = bots.table.asked[0], bots.table.playing
            state = match.copy()
            choices = [match.choices[0]]
            state.act(seat, choices[0])
            while state.is_in_act:
                choices.append(state.choices[0])
                state.act(seat, choices[-1])
            await hub.change(bots, "act", seat=seat, data={"choices": choices})
        await hub.let_sleep(after=0.0)
        assert set(hub.tables) == {"bots"}

    with_store(tmp_path, work)


def test_the_house_lets_tables_sleep_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "LOOK_ROUND", 0.01)

    monkeypatch.setattr(hub_module, "REST", 0.01)

    async def work(store: Store) -> None:
        hub = Hub(store, Metrics(), sleep_after=0.01)
        await running(store, hub, "idle", Chair(PERSON, "bob", "Bob"))
        watched = await running(store, hub, "watched", Chair(PERSON, "bob", "Bob"))
        hub.join(watched, Client(None), None)
        hub.start()
        async with asyncio.timeout(20):
            while set(hub.tables) != {"watched"} or watched.recent:
                await asyncio.sleep(0.01)
        await hub.close()

    with_store(tmp_path, work)


def kept(live: LiveTable) -> tuple[int, bool]:
    """How many events can be sent again, and whether there are drafts."""
    return len(live.recent), live.table.has_drafts


def test_a_watched_table_that_rests_keeps_what_is_needed_alone(tmp_path: Path) -> None:
    """Whoever looks on goes on looking on; the tables of before and the drafts are let go."""

    async def work(store: Store) -> None:
        hub = Hub(store, Metrics())
        live = await running(store, hub, "rests", Chair(PERSON, "bob", "Bob"))
        ada = Client("ada")
        hub.join(live, ada, None)
        number, shown = live.table.number, live.snapshot("ada")
        live.table.draft(live.table.asked[0])
        assert kept(live) == (number, True)
        await hub.let_rest(after=3600.0)
        assert kept(live) == (number, True)
        await hub.let_rest(after=0.0)
        assert hub.tables == {"rests": live}
        assert kept(live) == (0, False)
        stored_table = await store.load("rests")
        assert stored_table is not None
        assert stored_table.fingerprinted == number  # as when it is put away
        assert live.snapshot("ada").position == shown.position
        assert live.updates("ada", None, number) == []
        assert live.updates("ada", None, number - 1) is None  # a snapshot tells it
        await ada.take()
        await hub.change(live, "hints", seat=0, user="ada", data={"agree": True})
        assert len(await ada.take()) == 1
        assert len(live.updates("ada", None, number) or []) == 1

    with_store(tmp_path, work)


def test_an_event_of_a_sleeping_table_is_not_lost(tmp_path: Path) -> None:
    """Whoever still holds the table that went to sleep cannot write over what came since."""

    async def work(store: Store) -> None:
        hub = Hub(store, Metrics())
        old = await running(store, hub, "idle", Chair(PERSON, "bob", "Bob"))
        await hub.let_sleep(after=0.0)
        new = await hub.get("idle")
        line = {"name": "Ada", "text": "hello"}
        await hub.change(new, "chat", seat=0, user="ada", data=line)
        number = new.table.number
        await hub.refresh(old)
        assert old.table.number == number

    with_store(tmp_path, work)
