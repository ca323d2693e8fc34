"""The writer: many events in one transaction, and one that fails alone."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from majlis.server.fair import new_shuffle
from majlis.server.hub import Hub
from majlis.server.live import LiveTable
from majlis.server.metrics import Metrics
from majlis.server.problems import Refused
from majlis.server.storage.base import Database
from majlis.server.storage.migrate import migrate
from majlis.server.storage.store import Store
from majlis.server.storage.writing import Busy, Conflict, Rows
from majlis.server.table import OPEN, PERSON, Chair, Event, Plan, Table
from majlis.server.tables import chair_data


def with_store(folder: Path, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        database = Database(f"sqlite:///{folder}/store.sqlite")
        await migrate(database)
        store = Store(database, "node")
        await store.start()
        try:
            return await work(store)
        finally:
            await store.close()
            await database.close()

    return asyncio.run(run())


async def stored(store: Store, name: str) -> Table:
    """A new table that waits for people."""
    shuffle = new_shuffle()
    plan = Plan(
        name, "alhambra", 2, {}, shuffle.seed, shuffle.salt, "host", True, "none", "invite", 1
    )
    table = Table(plan)
    await store.create(table, [])
    return table


def sit(number: int = 1, command: str | None = None) -> Event:
    chair = chair_data(Chair(PERSON, "ada", "Ada"))
    return Event(number, "sit", 5, 0, "ada", command, chair)


async def outcome(work: Awaitable[None]) -> str:
    try:
        await work
    except (Busy, Conflict) as error:
        return type(error).__name__
    return "kept"


def test_many_events_go_in_together_and_a_bad_one_fails_alone(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        tables = [await stored(store, f"t{n}") for n in range(20)]
        events = [sit() for table in tables]
        events[3] = Event(1, "chat", 5, data={"text": object()})
        afters = [table.after(sit()) for table in tables]
        pairs = zip(afters, events, strict=True)
        kept = await asyncio.gather(*(outcome(store.append((a, e))) for a, e in pairs))
        assert kept == ["kept"] * 3 + ["Busy"] + ["kept"] * 16
        assert len(await store.events_after("t4", 0)) == 1
        assert await store.events_after("t3", 0) == []
        assert await outcome(store.append((afters[3], sit()))) == "kept"

    with_store(tmp_path, work)


def test_a_number_and_a_command_are_taken_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        table = await stored(store, "once")
        first = sit(1, "ada:1")
        after = table.after(first)
        assert await outcome(store.append((after, first))) == "kept"
        assert await outcome(store.append((after, sit(1, "ada:2")))) == "Conflict"
        assert await outcome(store.append((after, sit(2, "ada:1")))) == "Conflict"
        assert [event.number for event, _ in await store.events_after("once", 0)] == [1]

    with_store(tmp_path, work)


def test_what_belongs_together_goes_in_together_or_not_at_all(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        table = await stored(store, "both")
        after = table.after(sit())
        bad = (after, Event(2, "chat", 5, data={"text": object()}))
        assert await outcome(store.append((after, sit()), bad)) == "Busy"
        assert await store.events_after("both", 0) == []
        good = (after, Event(2, "chat", 5, data={"text": "hello"}))
        assert await outcome(store.append((after, sit()), good)) == "kept"
        assert [event.number for event, _ in await store.events_after("both", 0)] == [1, 2]

    with_store(tmp_path, work)


def test_a_change_that_nobody_waits_for_is_not_forgotten(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        hub = Hub(store, Metrics())
        live = hub.add(await stored(store, "gone"), [])
        change = asyncio.create_task(
            hub.change(live, "sit", seat=0, data=chair_data(Chair(PERSON, "ada", "Ada")))
        )
        await asyncio.sleep(0)
        change.cancel()
        with pytest.raises(asyncio.CancelledError):
            await change
        while not await store.events_after("gone", 0):
            await asyncio.sleep(0.01)
        assert (await hub.get("gone")).table.chairs[0].name == "Ada"

    with_store(tmp_path, work)


def test_what_was_decided_on_an_older_table_is_not_done(tmp_path: Path) -> None:
    """Another node has moved the table after somebody here was told that the seat is free."""

    async def work(store: Store) -> None:
        here, there = Hub(store, Metrics()), Hub(store, Metrics())
        table = await stored(store, "both")
        live, other = here.add(table, []), there.add(table, [])
        ada, bob = (chair_data(Chair(PERSON, who, who)) for who in ("ada", "bob"))
        async with live.lock:
            assert live.table.chairs[0].kind == OPEN
            await there.change(other, "sit", seat=0, data=ada)
            here.announced("both", 1)
            with pytest.raises(Conflict):
                await here.change(live, "sit", seat=0, data=bob)
        assert live.table.chairs[0].name == "ada"
        assert (live.table.number, live.stale) == (1, False)

    with_store(tmp_path, work)


def test_tables_that_nobody_uses_make_room(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        hub = Hub(store, Metrics(), 3)
        lives: list[LiveTable] = []
        for number in range(3):
            lives.append(hub.add(await stored(store, f"r{number}"), []))
            lives[-1].used -= 100 - number
        hub.add(await stored(store, "new"), [])
        assert "r0" not in hub.tables
        assert {"r1", "r2", "new"} == set(hub.tables)
        assert (await hub.get("r0")) is not lives[0]
        with pytest.raises(Refused):
            await hub.get("never was")

    with_store(tmp_path, work)


class Disk:
    """A writer that keeps what it is given, and takes as long as the test lets it."""

    def __init__(self) -> None:
        self.batches: list[list[Rows]] = []
        self.free = asyncio.Event()
        self.free.set()

    async def write(self, batch: Sequence[Rows]) -> None:
        self.batches.append(list(batch))
        await self.free.wait()

    async def close(self) -> None:
        pass


def test_a_disk_that_is_idle_is_written_to_at_once(tmp_path: Path) -> None:
    """Three hundred events one after the other: none of them waits for company."""

    async def work(store: Store) -> None:
        table = await stored(store, "one")
        store._writer = Disk()
        async with asyncio.timeout(3):
            for number in range(1, 301):
                await store.append((table.after(sit(number)), sit(number)))

    with_store(tmp_path, work)


def test_what_comes_while_the_disk_is_busy_goes_in_together(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        tables = [await stored(store, name) for name in "abcdef"]
        disk = store._writer = Disk()
        disk.free.clear()
        first = asyncio.create_task(store.append((tables[0].after(sit()), sit())))
        while not disk.batches:
            await asyncio.sleep(0)
        others = [
            asyncio.create_task(store.append((table.after(sit()), sit()))) for table in tables[1:]
        ]
        await asyncio.sleep(0)
        disk.free.set()
        await asyncio.gather(first, *others)
        assert [len(batch) for batch in disk.batches] == [1, 5]

    with_store(tmp_path, work)
