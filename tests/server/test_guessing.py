"""Guessing passwords: counted before anything slow is done, and never at the owner's cost."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from sqlalchemy import select

from majlis.server import guessing
from majlis.server.guessing import (
    FORGOTTEN,
    FREE_GUESSES,
    FREE_STRANGERS,
    LONGEST_WAIT,
    Guess,
    Guesses,
)
from majlis.server.identity import Identity
from majlis.server.problems import TooFast
from majlis.server.services import Services
from majlis.server.storage.base import Base, Database
from majlis.server.storage.guesses import GuessRow
from tests.server.conftest import HEADERS, bare_app, settings_in
from tests.server.postgres import postgres

ACCOUNT = {"name": "Zubaida", "password": "a long password"}
WRONG = {**ACCOUNT, "password": "a wrong password"}
HOME = "203.0.113.1"
Browser = httpx.AsyncClient


@asynccontextmanager
async def opened(folder: Path, **more: Any) -> AsyncIterator[Litestar]:
    app = bare_app(settings_in(folder, sign_in_rate=10_000, guest_rate=10_000, **more))
    async with app.lifespan():
        # However busy the machine is, no wait ends during a test.
        app.plugins.get(Services).identity.guesses.clock = lambda: 10**12
        yield app


def browser(app: Litestar, address: str = HOME) -> Browser:
    """Somebody's browser, without a cookie, at an address."""
    application: Any = app  # ASGI, whatever made it
    transport = httpx.ASGITransport(app=application, client=(address, 1234))
    return Browser(transport=transport, base_url="http://testserver.local", headers=HEADERS)


async def sign_in(client: Browser, account: dict[str, str]) -> int:
    return (await client.post("/api/session", json=account)).status_code


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Passwords are compared without the slow hash; gives the passwords that were tried."""
    tried: list[str] = []

    async def fits(_self: Identity, hashed: str | None, password: str) -> bool:
        tried.append(password)
        await asyncio.sleep(0)  # somebody else has a turn, as with the real one
        return hashed == password

    async def hashing(_self: Identity, password: str) -> str:
        return password

    monkeypatch.setattr(Identity, "_fits", fits)
    monkeypatch.setattr(Identity, "_hash", hashing)
    return tried


def play(folder: Path, story: Callable[[Litestar], Awaitable[None]]) -> None:
    async def tell() -> None:
        async with opened(folder) as app:
            await story(app)

    asyncio.run(tell())


def test_of_99_guesses_at_once_only_the_free_ones_are_tried(
    tmp_path: Path, quick: list[str]
) -> None:
    async def story(app: Litestar) -> None:
        await browser(app).post("/api/accounts", json=ACCOUNT)
        thief = browser(app, "198.51.100.7")
        codes = await asyncio.gather(*(sign_in(thief, WRONG) for _ in range(99)))
        assert len(quick) == FREE_GUESSES
        assert sorted(codes) == [403] * FREE_GUESSES + [429] * (99 - FREE_GUESSES)

    play(tmp_path, story)


def test_guessers_elsewhere_lock_nobody_out_at_home(tmp_path: Path) -> None:
    async def story(app: Litestar) -> None:
        owner = browser(app)
        await owner.post("/api/accounts", json=ACCOUNT)
        for number in range(30):
            thief = browser(app, f"198.51.100.{number}")
            for _ in range(FREE_GUESSES):
                await sign_in(thief, WRONG)
        # Signed in, at another address; signed out, at home; without any cookie, at home.
        away = browser(app, "192.0.2.9")
        away.cookies = owner.cookies
        assert await sign_in(away, ACCOUNT) == 200
        await owner.delete("/api/session")
        assert await sign_in(owner, ACCOUNT) == 200
        assert await sign_in(browser(app), ACCOUNT) == 200

    play(tmp_path, story)


def test_a_guesser_at_home_does_not_keep_a_known_device_out(tmp_path: Path) -> None:
    async def story(app: Litestar) -> None:
        owner = browser(app)
        await owner.post("/api/accounts", json=ACCOUNT)
        await owner.delete("/api/session")
        thief = browser(app)
        for _ in range(FREE_GUESSES):
            assert await sign_in(thief, WRONG) == 403
        assert await sign_in(thief, ACCOUNT) == 429
        assert await sign_in(owner, ACCOUNT) == 200

    play(tmp_path, story)


def test_many_strange_addresses_together_get_slow(tmp_path: Path, quick: list[str]) -> None:
    async def story(app: Litestar) -> None:
        await browser(app).post("/api/accounts", json=ACCOUNT)
        thieves = (browser(app, f"198.51.100.{number}") for number in range(FREE_STRANGERS + 10))
        codes = [await sign_in(thief, WRONG) for thief in thieves]
        assert codes == [403] * FREE_STRANGERS + [429] * 10
        assert len(quick) == FREE_STRANGERS

    play(tmp_path, story)


def test_an_own_account_does_not_wash_an_address_clean(tmp_path: Path) -> None:
    async def story(app: Litestar) -> None:
        own = {"name": "Thief", "password": "the password of a thief"}
        thief = browser(app, "198.51.100.7")
        await browser(app).post("/api/accounts", json=ACCOUNT)
        await browser(app, "192.0.2.1").post("/api/accounts", json=own)
        codes = []
        for number in range(FREE_GUESSES + 1):
            codes.append(await sign_in(thief, {**WRONG, "name": f"Somebody {number}"}))
            if codes[-1] == 403:
                await sign_in(thief, own)
                thief.cookies.clear()
        assert codes == [403] * FREE_GUESSES + [429]

    play(tmp_path, story)


def test_a_device_of_somebody_else_is_strange(tmp_path: Path) -> None:
    async def story(app: Litestar) -> None:
        await browser(app).post("/api/accounts", json=ACCOUNT)
        thief = browser(app, "198.51.100.7")
        await thief.post("/api/accounts", json={"name": "Thief", "password": "a password of mine"})
        for _ in range(FREE_GUESSES):
            assert await sign_in(thief, WRONG) == 403
        assert await sign_in(thief, ACCOUNT) == 429

    play(tmp_path, story)


def test_a_restart_forgets_no_guess(tmp_path: Path, quick: list[str]) -> None:
    async def story(app: Litestar) -> None:
        await browser(app).post("/api/accounts", json=ACCOUNT)
        for _ in range(FREE_GUESSES):
            await sign_in(browser(app, "198.51.100.7"), WRONG)

    async def after(app: Litestar) -> None:
        assert await sign_in(browser(app, "198.51.100.7"), ACCOUNT) == 429
        assert await sign_in(browser(app, "192.0.2.9"), ACCOUNT) == 200

    play(tmp_path, story)
    play(tmp_path, after)
    assert len(quick) == FREE_GUESSES + 1


def test_two_nodes_count_together(tmp_path: Path, quick: list[str]) -> None:
    """99 guesses at once, spread over two nodes: no more are tried than one node would."""

    async def story(database: str) -> None:
        shared = {"database_url": database, "secret": "the secret of both nodes"}
        async with opened(tmp_path, **shared) as one, opened(tmp_path, **shared) as two:
            await browser(one).post("/api/accounts", json=ACCOUNT)
            thieves = [browser(node, "198.51.100.7") for node in (one, two)]
            codes = await asyncio.gather(*(sign_in(thieves[n % 2], WRONG) for n in range(99)))
        assert len(quick) == FREE_GUESSES
        assert sorted(codes) == [403] * FREE_GUESSES + [429] * (99 - FREE_GUESSES)

    with postgres() as database:
        asyncio.run(story(database))


# --- the counters themselves -----------------------------------------------------------------


class Clock:
    """Milliseconds that pass when they are told to."""

    def __init__(self) -> None:
        self.now = 10**12

    def __call__(self) -> int:
        return self.now

    def go(self, seconds: float) -> None:
        self.now += round(seconds * 1000)


@asynccontextmanager
async def counting(folder: Path, clock: Clock) -> AsyncIterator[Guesses]:
    database = Database(f"sqlite:///{folder}/guesses.sqlite")
    async with database.engine.begin() as connection:
        await connection.run_sync(Base.metadata.create_all)
    yield Guesses(database, "a secret", clock)
    await database.close()


async def wait_of(guesses: Guesses, guess: Guess) -> float:
    """Makes a guess, and says how long the next one has to wait."""
    await guesses.begin(guess)
    with pytest.raises(TooFast) as refused:
        await guesses.begin(guess)
    return float(refused.value.headers["retry-after"])


def test_guesses_wait_longer_and_longer_until_one_is_right(tmp_path: Path) -> None:
    guess = Guess("name a", {"address": FREE_GUESSES})

    async def story() -> None:
        clock = Clock()
        async with counting(tmp_path, clock) as guesses:
            for _ in range(FREE_GUESSES - 1):
                await guesses.begin(guess)
            waits = []
            for _ in range(12):
                waits.append(await wait_of(guesses, guess))
                clock.go(waits[-1])
            assert waits[:3] == [2.0, 4.0, 8.0]
            assert waits[-1] == LONGEST_WAIT
            await guesses.begin(guess)
            await guesses.succeeded(guess)
            # The own counter is clean; the one that others share has lost this one guess alone.
            await guesses.begin(Guess("name a"))
            with pytest.raises(TooFast):
                await guesses.begin(Guess("name b", guess.shared))
            clock.go(FORGOTTEN + 1)
            await guesses.begin(Guess("name b", guess.shared))

    asyncio.run(story())


def test_a_guess_that_has_to_wait_is_counted_nowhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with counting(tmp_path, Clock()) as guesses:
            for _ in range(FREE_GUESSES):
                await guesses.begin(Guess("own"))
            for _ in range(30):
                with pytest.raises(TooFast):
                    await guesses.begin(Guess("own", {"a shared one": 1, "z another one": 1}))
            await guesses.begin(Guess("somebody", {"a shared one": 1, "z another one": 1}))

    asyncio.run(story())


def test_what_is_kept_of_guesses_names_nobody_and_goes_after_a_day(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with counting(tmp_path, clock) as guesses:
            await guesses.begin(Guess("name zubaida 203.0.113.1", {"address 203.0.113.1": 5}))
            clock.go(FORGOTTEN + 1)
            await guesses.begin(Guess("name jafar 203.0.113.2"))
            async with guesses.database.sessions() as session:
                rows = (await session.scalars(select(GuessRow))).all()
            assert [row.count for row in rows] == [1]
            assert all(word not in rows[0].key for word in ("jafar", "203"))

    asyncio.run(story())


def test_homes_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guessing, "MOST_HOMES", 10)
    guesses = Guesses(Database(f"sqlite:///{tmp_path}/x.sqlite"), "a secret")
    for number in range(100):
        guesses.note_home(str(number), "home")
    assert len(guesses._homes) == 10
