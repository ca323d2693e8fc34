"""Two nodes over one PostgreSQL: any node serves any client, and one takes over from the other."""

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from majlis.server.fair import pledge_of
from majlis.server.nodes import Nodes
from tests.server.postgres import postgres
from tests.server.serving import Eyes, Person, Server, choose, serving, settings_in

SECRET = "the same secret on all nodes"
# What was announced to whom: node, and the table's id with the number of the event.
HEARD: set[tuple[str, str]] = set()


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def nodes(
    database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    settings = settings_in(
        tmp_path_factory.mktemp("n"), database_url=database, secret=SECRET, share_seconds=600
    )
    heed = Nodes._on_event

    def note(self: Nodes, connection: Any, pid: int, channel: str, payload: Any) -> None:
        heed(self, connection, pid, channel, payload)
        HEARD.add((self.node, str(payload).rpartition(" ")[0]))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Nodes, "_on_event", note)
        with serving(settings) as one, serving(settings) as two:
            yield one, two


def wait_for(condition: Callable[[], bool], seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def at(server: Server, person: Person) -> Person:
    """The same person at another node."""
    other = Person(server)
    other.http.cookies = person.http.cookies
    return other


def until_act(eyes: Eyes, act: int) -> None:
    while eyes.position is None or eyes.position["act"] < act:
        eyes.next()


def test_a_move_at_one_node_is_seen_at_the_other(nodes: tuple[Server, Server]) -> None:
    one, two = nodes
    ada, bob = Person(one, "Ada"), Person(two, "Bob")
    table = ada.table("alhambra", "me open", public=True)["id"]
    bob.post(f"/api/tables/{table}/join", {})
    with ada.look(table) as hers, bob.look(table) as his:
        hers.until("snapshot")
        his.until("snapshot")
        while hers.table["status"] == "open":
            hers.next()
        for act in range(12):
            actor = (hers, his)[hers.table["asked"][0]]
            assert choose(actor, hers.table["asked"][0], act)["ok"]
            until_act(hers, act + 1)
            until_act(his, act + 1)
            assert hers.number == his.number
        while not all(seat["online"] for seat in hers.table["seats"]):
            hers.next()
        his.close()
        while hers.table["seats"][1]["online"]:
            hers.next()


def act_once(person: Person, table: str) -> None:
    seat = person.get(f"/api/tables/{table}")["table"]["asked"][0]
    person.command(table, "act", **person.whole_act(table, seat))


def test_a_move_that_is_made_while_a_table_is_read_is_seen(
    nodes: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = nodes
    ada = Person(one)
    table = ada.table("alhambra", "me hot:Bob")["id"]
    number = ada.get(f"/api/tables/{table}")["number"]
    there, read = at(two, ada), two.house.store.load

    def heard() -> bool:
        return (two.house.node, f"{table} {number + 1}") in HEARD

    async def slow(table_id: str) -> Any:
        found = await read(table_id)
        await asyncio.to_thread(act_once, ada, table)
        await asyncio.to_thread(wait_for, heard)
        return found

    monkeypatch.setattr(two.house.store, "load", slow)
    assert there.get(f"/api/tables/{table}")["number"] == number + 1


def test_a_move_that_is_made_while_a_node_catches_up_is_not_forgotten(
    nodes: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody watches the table at that node: it is looked at again when it is asked for."""
    one, two = nodes
    ada = Person(one)
    table = ada.table("alhambra", "me hot:Bob")["id"]
    there, read = at(two, ada), two.house.store.events_after
    number = there.get(f"/api/tables/{table}")["number"]

    def heard(later: int) -> bool:
        return (two.house.node, f"{table} {number + later}") in HEARD

    async def slow(table_id: str, after: int) -> Any:
        found = await read(table_id, after)
        await asyncio.to_thread(act_once, ada, table)
        await asyncio.to_thread(wait_for, lambda: heard(2))
        return found

    act_once(ada, table)
    wait_for(lambda: heard(1))
    with monkeypatch.context() as slowly:
        slowly.setattr(two.house.store, "events_after", slow)
        assert there.get(f"/api/tables/{table}")["number"] == number + 1
    assert there.get(f"/api/tables/{table}")["number"] == number + 2


def test_a_move_that_was_never_announced_is_seen_by_looking_again(
    nodes: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = nodes
    ada = Person(one)
    table = ada.table("alhambra", "me hot:Bob")["id"]
    with at(two, ada).look(table) as eyes:
        eyes.until("snapshot")
        with monkeypatch.context() as deaf:
            deaf.setattr(two.house.hub, "announced", lambda *_: None)
            act_once(ada, table)
            until_act(eyes, 1)


def test_a_node_that_reads_a_table_knows_who_is_there_elsewhere(
    nodes: tuple[Server, Server],
) -> None:
    one, two = nodes
    ada, bob = Person(one, "Ada"), Person(one, "Bob")
    table = ada.table("alhambra", "me open", public=True)["id"]
    bob.post(f"/api/tables/{table}/join", {})
    with bob.look(table) as his:
        his.until("snapshot")
        deadline = time.monotonic() + 10
        while two.house.hub.elsewhere(table) != {bob.get("/api/me")["id"]}:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        there = at(two, ada).post(f"/api/tables/{table}/free", {"seat": 1}, expect=409)
        assert there["problem"]["text"]["key"] == "problem-is-here"


def test_people_at_two_nodes_deal_together(
    nodes: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = nodes
    ada, bob = Person(one), Person(two)
    mine, yours = "a1" * 16, "b2" * 16
    table = ada.table("alhambra", "me open", public=True, pledge=pledge_of(mine))["id"]
    place = f"/api/tables/{table}"
    with ada.look(table), bob.look(table):
        # Nodes that have not heard yet what happened at the other one.
        for node in nodes:
            assert node.house.nodes is not None
            monkeypatch.setattr(node.house.nodes, "_refresh", lambda _live: None)
        bob.post(f"{place}/join", {"pledge": pledge_of(yours)})
        assert one.house.hub.tables[table].table.gathering is None
        opened = ada.post(f"{place}/contribution", {"contribution": mine})
        assert (opened["gathering"], opened["status"]) == (True, "open")
        assert not two.house.hub.tables[table].table.contributions
        begun = bob.post(f"{place}/contribution", {"contribution": yours})
        assert begun["contributions"] == [mine, yours]


def test_one_command_at_two_nodes_is_done_once(nodes: tuple[Server, Server]) -> None:
    one, two = nodes
    ada = Person(one)
    table = ada.table("alhambra", "me hot:Bob")["id"]
    there = at(two, ada)
    seat = there.get(f"/api/tables/{table}")["table"]["asked"][0]
    first, second = there.whole_act(table, seat), there.whole_act(table, seat, 1)
    assert first != second
    act = {"type": "act", "id": "x", **first}
    replies = [who.post(f"/api/tables/{table}/commands", act) for who in (ada, there)]
    assert replies[0] == replies[1]
    assert replies[0]["ok"]
    late = {"type": "act", "id": "y", **second}
    reply = there.post(f"/api/tables/{table}/commands", late)
    assert reply["problem"]["code"] in ("stale", "out-of-turn")
    assert ada.get(f"/api/tables/{table}")["position"]["act"] == 1


def test_what_the_database_could_not_even_write_is_refused(nodes: tuple[Server, Server]) -> None:
    ada = Person(nodes[0])
    ada.get("/api/tables/a%00b", expect=404)
    ada.get(f"/api/tables/{'x' * 3000}", expect=404)
    table = ada.table("alhambra", "me hot:Bob")["id"]
    for fields in ({"id": "a\x00"}, {"text": "a\x00b"}):
        reply = ada.command(table, "say", expect_ok=False, **{"text": "hello", **fields})
        assert reply["problem"]["code"] == "malformed"
    ada.post("/api/session", {"name": "a\x00b", "password": "a long password"}, expect=403)


def test_a_node_takes_over_what_another_left(database: str, tmp_path: Any) -> None:
    settings = settings_in(tmp_path, database_url=database, secret=SECRET)
    slow = settings_in(tmp_path, database_url=database, secret=SECRET, bot_pause=60)
    with serving(slow) as dying:
        ada = Person(dying)
        table = ada.table("almadi", "bot:novice bot:novice", public=True)["id"]
    with serving(settings) as heir, at(heir, ada).look(table) as eyes:
        eyes.until("snapshot")
        while eyes.table["status"] == "running":
            eyes.next()
        assert eyes.table["status"] == "finished"


def test_bots_are_driven_by_one_node_at_a_time(nodes: tuple[Server, Server]) -> None:
    one, two = nodes
    ada = Person(one)
    table = ada.table("almadi", "bot:novice bot:novice")["id"]
    with ada.look(table) as hers, at(two, ada).look(table) as there:
        hers.until("snapshot")
        there.until("snapshot")
        while hers.table["status"] == "running":
            hers.next()
        while there.table["status"] == "running":
            there.next()
        assert hers.position == there.position
    log = ada.get(f"/api/tables/{table}/log", seat=-1)
    assert [entry["act"] for entry in log] == list(range(len(log)))
