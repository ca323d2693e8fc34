"""Measures what a table takes of the heap: played at, resting, asleep.

    python bench/server_memory.py

Two people sit at each table and look on, without sockets, and some acts are made. Python itself
counts what a table takes, so the figures do not hang on the machine. Prints JSON: kilobytes.
"""

import asyncio
import functools
import gc
import json
import sys
import tempfile
import tracemalloc
from pathlib import Path

from majlis.games.catalogue import game
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.server.hub import Hub
from majlis.server.live import Client, LiveTable
from majlis.server.metrics import Metrics
from majlis.server.storage.base import Database
from majlis.server.storage.migrate import migrate
from majlis.server.storage.store import Store
from majlis.server.table import PERSON, Chair, Plan, Table
from majlis.server.tables import chair_data

TABLES = 100
ACTS = 12
GAME = "alhambra"
PEOPLE = ("ada", "bob")
CACHING = ("majlis.server.wire", "majlis.server.showing")


def plan(number: int) -> Plan:
    options = game(GAME).settled(Config(len(PEOPLE))).options
    return Plan(
        id=f"t{number}",
        game=GAME,
        players=len(PEOPLE),
        options=options,
        seed=str(number),
        salt="",
        host=PEOPLE[0],
        public=True,
        speed="none",
        invite="",
        created=1,
    )


async def played(store: Store, hub: Hub, number: int) -> LiveTable:
    """A table with two people who look on, after some acts at random."""
    table = Table(plan(number))
    await store.create(table, [])
    live, chance = hub.add(table, []), Rng.from_seed(str(number))
    for seat, user in enumerate(PEOPLE):
        chair = Chair(PERSON, user, user.title())
        await hub.change(live, "sit", seat=seat, user=user, data=chair_data(chair))
    await hub.change(live, "start")
    for user in PEOPLE:
        hub.join(live, Client(user), None)
    for _ in range(ACTS):
        seat, match = live.table.asked[0], live.table.playing.copy()
        choices: list[int] = []
        while not choices or match.is_in_act:
            choices.append(match.choices[chance.below(len(match.choices))])
            match.act(seat, choices[-1])
        await hub.change(live, "act", seat=seat, data={"choices": choices})
        for client in live.clients:
            await client.take()
    return live


def held() -> int:
    """What is held, without what all tables share: caches of a bounded size."""
    for one in gc.get_objects():
        if isinstance(one, functools._lru_cache_wrapper) and one.__module__ in CACHING:
            one.cache_clear()
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


async def measured(folder: Path) -> dict[str, float]:
    database = Database(f"sqlite:///{folder / 'majlis.sqlite'}")
    await migrate(database)
    store, found = Store(database, "bench"), {}
    await store.start()
    hub = Hub(store, Metrics(), capacity=2 * TABLES)
    for number in range(TABLES):  # which loads and makes whatever is loaded and made once
        await played(store, hub, number)
    await hub.close()
    hub = Hub(store, Metrics(), capacity=2 * TABLES)
    tracemalloc.start(1)
    empty = held()
    for number in range(TABLES, 2 * TABLES):
        await played(store, hub, number)
    found["played_at"] = held() - empty
    await hub.let_rest(0.0)
    found["resting"] = held() - empty
    for live in hub.tables.values():
        live.clients.clear()
    await hub.let_sleep(0.0)
    found["asleep"] = held() - empty
    await store.close()
    await database.close()
    return {name: size / TABLES / 1024 for name, size in found.items()}


def main() -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        json.dump(asyncio.run(measured(Path(folder))), sys.stdout)


if __name__ == "__main__":
    main()
