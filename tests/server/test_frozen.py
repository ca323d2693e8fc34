"""A node that freezes: another one takes its tables over, and what it does too late is refused."""

import asyncio
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from majlis.server.leases import ALIVE, Leases
from majlis.server.storage.base import Database
from majlis.server.storage.migrate import migrate
from majlis.server.storage.store import Store
from majlis.server.storage.writing import Conflict, Fenced, Rows, _hold_leases
from tests.server.postgres import postgres
from tests.server.processes import Node, kept, started
from tests.server.serving import HEADERS
from tests.server.test_store import sit, stored

PATIENCE = 120.0


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


def acts(node: Node, table: str) -> int:
    shown = httpx.get(f"{node.url}/api/tables/{table}", headers=HEADERS, timeout=30).json()
    return PLAYED if shown["table"]["status"] == "finished" else int(shown["position"]["act"])


PLAYED = 10**6  # acts of a game that is over


def wait_for_acts(node: Node, table: str, wanted: int, seconds: float = PATIENCE) -> float:
    """Waits until so many acts were made; says for how long."""
    began = time.monotonic()
    while acts(node, table) < wanted:
        assert time.monotonic() < began + seconds, "the bots do not move"
        time.sleep(0.1)
    return time.monotonic() - began


def test_another_node_takes_over_from_one_that_freezes(database: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        frozen, heir = Node(tmp_path, database), Node(tmp_path, database)
        frozen.environment["MAJLIS_BOT_PAUSE"] = heir.environment["MAJLIS_BOT_PAUSE"] = "0.05"
        started(stack, frozen, heir)
        seats = {"game": "belaad", "players": 2, "seats": ["bot:novice"] * 2, "public": True}
        asked = httpx.post(f"{frozen.url}/api/tables", json=seats, headers=HEADERS, timeout=30)
        table = asked.json()["id"]
        wait_for_acts(heir, table, 3)
        assert frozen.process is not None
        frozen.process.send_signal(signal.SIGSTOP)
        stack.callback(frozen.process.send_signal, signal.SIGCONT)
        made = acts(heir, table)
        # What was on its way when it froze may still have come; more comes from the heir.
        took = wait_for_acts(heir, table, made + 3)
        print(f"taken over after {took:.1f} s")
        frozen.process.send_signal(signal.SIGCONT)
        wait_for_acts(heir, table, PLAYED)
        assert acts(frozen, table) == PLAYED
        events = asyncio.run(kept(database, table)).events
        assert [event.number for event, _ in events] == list(range(1, len(events) + 1))
        log = httpx.get(f"{heir.url}/api/tables/{table}/log", headers=HEADERS, timeout=30).json()
        assert [entry["act"] for entry in log] == list(range(len(log)))


async def with_leases(url: str, work: Any) -> None:
    database = Database(url)
    await migrate(database)
    store = Store(database, "node")
    await store.start()
    try:
        async with database.engine.connect() as connection:
            raw = (await connection.get_raw_connection()).driver_connection
            assert raw is not None
            await work(store, *(Leases(name, raw.fetchval) for name in ("one", "two")), raw)
    finally:
        await store.close()
        await database.close()


def test_what_comes_too_late_is_refused_in_its_own_transaction(database: str) -> None:
    async def work(store: Store, one: Leases, two: Leases, raw: Any) -> None:
        table = await stored(store, "late")
        await one.beat()
        await two.beat()
        lease = await one.take("late")
        assert lease
        assert await two.take("late") is None
        after = table.after(sit())
        await store.append((after, sit()), lease=lease)
        await raw.execute("UPDATE nodes SET until = clock_timestamp() WHERE id = 'one'")
        taken = await two.take("late")
        assert taken not in (None, lease)
        chat = sit(2)
        with pytest.raises(Fenced):
            await store.append((after.after(chat), chat), lease=lease)
        assert [event.number for event, _ in await store.events_after("late", 0)] == [1]
        await one.beat()
        assert await one.take("late") is None
        await one.give("late", lease)  # gives nothing that it does not have
        await store.append((after.after(chat), chat), lease=taken)
        await two.give("late", str(taken))
        assert await one.take("late")
        assert issubclass(Fenced, Conflict)

    asyncio.run(with_leases(database, work))


def test_a_lease_is_not_taken_while_something_is_written_in_its_name(database: str) -> None:
    """Between the look at the lease and the end of the transaction nobody gets in."""

    async def work(store: Store, one: Leases, two: Leases, raw: Any) -> None:
        await stored(store, "held")
        await one.end()  # not alive: anybody may take it at any time
        lease = await one.take("held")
        async with store.database.engine.begin() as connection:
            await _hold_leases(connection, [Rows({}, {}, [], "", lease)])
            taking = asyncio.ensure_future(two.take("held"))
            done, _ = await asyncio.wait([taking], timeout=0.3)
            assert not done
        assert await taking

    asyncio.run(with_leases(database, work))


def test_a_node_that_ends_leaves_its_tables_at_once(database: str) -> None:
    async def work(store: Store, one: Leases, two: Leases, raw: Any) -> None:
        await stored(store, "left")
        await one.beat()
        assert await one.take("left")
        assert await two.take("left") is None
        await one.end()
        assert await two.take("left")
        assert ALIVE < 10

    asyncio.run(with_leases(database, work))
