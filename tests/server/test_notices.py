"""`majlis admin` while servers run: they notice, on SQLite and on PostgreSQL, at every node."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from majlis.server.admin import give_password, opened, prune, set_banned
from majlis.server.live import now_ms
from majlis.server.storage.base import Database
from majlis.server.storage.notices import KEPT, PERSON, NoticeRow, give_notice
from tests.server.postgres import postgres
from tests.server.serving import Eyes, Person, Server, serving, settings_in

SECRET = "the same secret on all nodes"
GOING_AWAY = 1001
ACCOUNT = {"name": "Zubaida", "password": "a long password"}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def nodes(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """The node that hears of something first, and that of the sockets: on SQLite, the same."""
    with ExitStack() as stack:
        folder = tmp_path_factory.mktemp("notices")
        url = stack.enter_context(postgres()) if request.param == "postgresql" else ""
        settings = settings_in(folder, database_url=url, secret=SECRET)
        one = stack.enter_context(serving(settings))
        two = stack.enter_context(serving(settings)) if url else one
        yield one, two


def admin(server: Server, work: Callable[[Database], Awaitable[Any]]) -> Any:
    """What a command of `majlis admin` does, beside the server."""

    async def run() -> Any:
        async with opened(server.house.services.database.url) as database:
            return await work(database)

    return asyncio.run(run())


def person_at(server: Server, cookies: Any) -> Person:
    other = Person(server)
    other.http.cookies = cookies
    return other


def test_who_is_banned_is_refused_at_once(nodes: tuple[Server, Server]) -> None:
    one, two = nodes
    ada, bob = Person(two, "Ada"), Person(two, "Bob")
    table = ada.table("alhambra", "me open", public=True)["id"]
    bob.post(f"/api/tables/{table}/join", {})
    bob.command(table, "say", text="nobody can shut me up")
    mine = bob.get("/api/me")["id"]
    with ada.look(table) as hers, bob.look(table) as his:
        hers.until("snapshot")
        his.until("snapshot")
        began = time.monotonic()
        admin(one, lambda database: set_banned(database, mine, True))
        while hers.table["seats"][1]["online"]:
            hers.next()
        assert time.monotonic() - began < 10
        assert last_words(his) == GOING_AWAY
        assert bob.look(table).closed_with() == 4403
    bob.post(f"/api/tables/{table}/commands", {"type": "say", "id": "x", "text": "!"}, expect=403)
    admin(one, lambda database: set_banned(database, mine, False))
    assert bob.command(table, "say", text="back again")["ok"]


def test_that_somebody_was_welcome_is_forgotten_at_once(nodes: tuple[Server, Server]) -> None:
    """A client need not answer the closing of its socket: its commands are refused all the same."""
    one, two = nodes
    bob = Person(two)
    table = bob.table("alhambra", "me hot:Other")["id"]
    mine = bob.get("/api/me")["id"]
    identity = two.house.identity
    bob.command(table, "say", text="welcome")
    assert mine in identity._welcome
    admin(one, lambda database: set_banned(database, mine, True))
    deadline = time.monotonic() + 10
    while mine in identity._welcome:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_pruned_tables_are_gone_for_those_who_look(nodes: tuple[Server, Server]) -> None:
    one, two = nodes
    ada = Person(two, "Ada")
    old = ada.table("alhambra", "me open", public=True)["id"]
    running = ada.table("alhambra", "me hot:Other", public=True)["id"]
    with ada.look(old) as eyes, ada.look(running) as other:
        eyes.until("snapshot")
        other.until("snapshot")
        admin(one, lambda database: prune(database, 0, dry=True))
        ada.get(f"/api/tables/{old}")
        assert admin(one, lambda database: prune(database, 0))["tables"] >= 1
        assert last_words(eyes) == GOING_AWAY
        assert ada.look(old).closed_with() == 4404
        assert ada.get(f"/api/tables/{old}", expect=404)["problem"]["text"]["key"] == (
            "problem-no-table"
        )
        assert other.ask("say", id="x", text="still here")["ok"]


def test_another_password_closes_the_sockets_of_before(nodes: tuple[Server, Server]) -> None:
    one, two = nodes
    ada = Person(two)
    ada.post("/api/accounts", ACCOUNT)
    table = ada.table("alhambra", "me hot:Other", public=True)["id"]
    with ada.look(table) as eyes:
        eyes.until("snapshot")
        elsewhere = person_at(one, ada.http.cookies)
        elsewhere.post("/api/me/password", {"old": ACCOUNT["password"], "new": "a longer password"})
        assert last_words(eyes) == GOING_AWAY
    with ada.look(table) as eyes:  # the cookie of before: somebody who looks on
        assert not any(seat["mine"] for seat in eyes.until("snapshot")["table"]["seats"])
    ada.post("/api/session", {**ACCOUNT, "password": "a longer password"})
    with ada.look(table) as eyes:
        assert all(seat["mine"] for seat in eyes.until("snapshot")["table"]["seats"])
        admin(one, lambda database: give_password(database, "Zubaida", "the longest password"))
        assert last_words(eyes) == GOING_AWAY


def test_signing_out_closes_the_sockets_too(nodes: tuple[Server, Server]) -> None:
    one, two = nodes
    ada = Person(two)
    table = ada.table("alhambra", "me hot:Other", public=True)["id"]
    with ada.look(table) as eyes:
        eyes.until("snapshot")
        person_at(one, ada.http.cookies).http.delete("/api/session").raise_for_status()
        assert last_words(eyes) == GOING_AWAY


def test_old_notices_go_when_new_ones_come(nodes: tuple[Server, Server]) -> None:
    async def work(database: Database) -> set[str]:
        async with database.sessions() as session:
            old = now_ms() - KEPT - 1
            session.add(NoticeRow(id="old", kind=PERSON, subject="nobody", at=old))
            session.add(NoticeRow(id="new", kind=PERSON, subject="nobody", at=old + 60_000))
            await session.commit()
            await give_notice(session, PERSON, "nobody")
            rows = await session.execute(NoticeRow.__table__.select())
            return {row.id for row in rows}

    left = admin(nodes[0], work)
    assert "new" in left
    assert "old" not in left


def last_words(eyes: Eyes) -> int:
    """The number with which a socket is closed, after whatever else comes over it."""
    with pytest.raises(ConnectionClosed) as closed:
        eyes.until("nothing that ever comes")
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)
