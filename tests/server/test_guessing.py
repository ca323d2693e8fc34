"""Guessing passwords: counted before anything slow is done, and never at the owner's cost."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from majlis.server.identity import Identity
from majlis.server.limits import FREE_GUESSES, FREE_STRANGERS
from tests.server.conftest import HEADERS, bare_app, settings_in

ACCOUNT = {"name": "Zubaida", "password": "a long password"}
WRONG = {**ACCOUNT, "password": "a wrong password"}
HOME = "203.0.113.1"
Browser = httpx.AsyncClient


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Litestar]:
    app = bare_app(settings_in(folder, sign_in_rate=10_000, guest_rate=10_000))
    async with app.lifespan():
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
