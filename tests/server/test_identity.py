"""People: guests, accounts, cookies, and what other sites cannot do in their name."""

import asyncio
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import update

from majlis.server.cookies import COOKIE
from majlis.server.guessing import FREE_GUESSES
from majlis.server.names import clean_name, fold
from majlis.server.problems import Refused
from majlis.server.services import Services
from majlis.server.storage.users import UserRow
from tests.server.conftest import HEADERS, bare_app, settings_in

Client = TestClient[Litestar]
ACCOUNT = {"name": "Zubaida", "password": "a long password"}


def problem(response: object) -> str:
    return str(response.json()["problem"]["text"]["key"])  # type: ignore[attr-defined]  # httpx's


def test_a_guest_is_made_once_and_known_again(client: Client) -> None:
    first = client.get("/api/me")
    assert first.status_code == 200
    cookie = first.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert client.get("/api/me").json() == first.json()
    assert first.json()["guest"] is True
    assert "set-cookie" not in client.get("/api/me").headers


def test_a_guest_who_takes_an_account_keeps_the_id(client: Client) -> None:
    guest = client.get("/api/me").json()
    account = client.post("/api/accounts", json=ACCOUNT)
    assert account.status_code == 201
    assert account.json() == {"id": guest["id"], "name": "Zubaida", "guest": False}
    assert client.get("/api/me").json() == account.json()
    assert problem(client.post("/api/accounts", json=ACCOUNT)) == "problem-has-account"


def test_signing_in_elsewhere_and_out_everywhere(client: Client) -> None:
    account = client.post("/api/accounts", json=ACCOUNT).json()
    kept = client.cookies[COOKIE]
    client.cookies.clear()
    other = client.post("/api/session", json={**ACCOUNT, "name": "zubaida"})
    assert other.status_code == 200
    assert other.json() == account
    assert client.delete("/api/session").status_code == 204
    client.cookies.clear()
    client.cookies.set(COOKIE, kept)
    assert client.get("/api/me").json()["id"] != account["id"]


def test_a_wrong_password_and_an_unknown_name_are_told_apart_by_nobody(client: Client) -> None:
    client.post("/api/accounts", json=ACCOUNT)
    wrong = client.post("/api/session", json={**ACCOUNT, "password": "not the password"})
    unknown = client.post("/api/session", json={**ACCOUNT, "name": "Nobody"})
    assert wrong.status_code == unknown.status_code == 403
    assert wrong.json() == unknown.json()


def test_names_of_accounts_cannot_be_taken(client: Client) -> None:
    client.post("/api/accounts", json=ACCOUNT)
    client.cookies.clear()
    for name in ("Zubaida", "ZUBAIDA", " zubaida ", "Ｚubaida"):
        assert problem(client.post("/api/me", json={"name": name})) == "problem-name-taken"
    renamed = client.post("/api/me", json={"name": "  Abu   Nuwas "})
    assert renamed.json()["name"] == "Abu Nuwas"


@pytest.mark.parametrize(
    "name", ["", " ", "a" * 25, "a\u202eb", "<b>", "a\nb\x00", "-x-", "\u200b"]
)
def test_names_that_would_spoil_the_page_are_refused(client: Client, name: str) -> None:
    answer = client.post("/api/me", json={"name": name})
    assert answer.status_code == 400
    assert problem(answer) == "problem-name"


def test_names_of_any_script_are_welcome() -> None:
    for name in ("Zoë", "هارون", "O'Neill", "Jean-Luc", "李白", "J. R."):
        assert clean_name(name) == name
    assert fold("ZOË") == fold("Zoë")


def test_a_short_password_is_refused(client: Client) -> None:
    assert problem(client.post("/api/accounts", json={"name": "A", "password": "short"})) == (
        "problem-password"
    )


@pytest.mark.parametrize(
    "change", [lambda c: c[:-1] + "0", lambda c: "x" + c, lambda c: "", lambda c: "é"]
)
def test_a_changed_cookie_is_worth_nothing(tmp_path: Path, change: object) -> None:
    services = Services(settings_in(tmp_path))
    good = services.identity.cookies.made("somebody")
    assert services.identity.cookies.read(good) is not None
    changed = change(good)  # type: ignore[operator]  # a function of the parameters
    if changed != good:
        assert services.identity.cookies.read(changed) is None
    old = services.identity.cookies.made("somebody", issued=1)
    assert services.identity.cookies.read(old) is None


def test_another_secret_reads_no_cookie(tmp_path: Path) -> None:
    one = Services(settings_in(tmp_path, secret="one secret of the tests"))
    two = Services(settings_in(tmp_path, secret="two secret of the tests"))
    assert two.identity.cookies.read(one.identity.cookies.made("somebody")) is None


def test_the_banned_are_shut_out(client: Client) -> None:
    me = client.get("/api/me").json()
    services = client.app.plugins.get(Services)

    async def ban() -> None:
        async with services.database.sessions() as session:
            await session.execute(update(UserRow).where(UserRow.id == me["id"]).values(banned=True))
            await session.commit()

    asyncio.run(ban())
    answer = client.get("/api/me")
    assert answer.status_code == 403
    assert problem(answer) == "problem-banned"


# --- another password ------------------------------------------------------------------------

CHANGE = {"old": ACCOUNT["password"], "new": "a longer password"}


def test_another_password_ends_the_other_sessions(client: Client) -> None:
    account = client.post("/api/accounts", json=ACCOUNT).json()
    elsewhere = client.cookies[COOKIE]
    changed = client.post("/api/me/password", json=CHANGE)
    assert changed.status_code == 200
    assert changed.json() == account
    assert client.get("/api/me").json() == account
    client.cookies.clear()
    client.cookies.set(COOKIE, elsewhere)
    assert client.get("/api/me").json()["id"] != account["id"]
    client.cookies.clear()
    assert problem(client.post("/api/session", json=ACCOUNT)) == "problem-sign-in"
    fresh = {**ACCOUNT, "password": CHANGE["new"]}
    assert client.post("/api/session", json=fresh).json() == account


@pytest.mark.parametrize(
    ("change", "status", "expected"),
    [
        ({**CHANGE, "old": "not the password"}, 403, "problem-old-password"),
        ({**CHANGE, "new": "short"}, 400, "problem-password"),
        ({**CHANGE, "new": "x" * 201}, 400, "problem-password"),
    ],
)
def test_a_password_that_is_not_changed(
    client: Client, change: dict[str, str], status: int, expected: str
) -> None:
    account = client.post("/api/accounts", json=ACCOUNT).json()
    answer = client.post("/api/me/password", json=change)
    assert answer.status_code == status
    assert problem(answer) == expected
    client.cookies.clear()
    assert client.post("/api/session", json=ACCOUNT).json() == account


def test_a_guest_has_no_password_to_change(client: Client) -> None:
    assert problem(client.post("/api/me/password", json=CHANGE)) == "problem-no-account"


def test_guessing_the_old_password_is_as_slow_as_signing_in(client: Client) -> None:
    client.post("/api/accounts", json=ACCOUNT)
    wrong = {**CHANGE, "old": "a wrong password"}
    tries = [client.post("/api/me/password", json=wrong) for _ in range(FREE_GUESSES + 1)]
    assert [answer.status_code for answer in tries] == [403] * FREE_GUESSES + [429]
    assert client.post("/api/me/password", json=CHANGE).status_code == 429
    assert client.post("/api/session", json=ACCOUNT).status_code == 429


# --- other sites -----------------------------------------------------------------------------


def test_changing_anything_needs_our_header(client: Client) -> None:
    assert client.post("/api/me", json={"name": "A"}, headers={"x-majlis": "0"}).status_code == 403
    assert client.post("/api/me", json={"name": "A"}).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_other_sites_cannot_change_anything(client: Client, headers: dict[str, str]) -> None:
    before = client.get("/api/me").json()
    answer = client.post("/api/me", json={"name": "Changed"}, headers=headers)
    assert answer.status_code == 403
    assert problem(answer) == "problem-origin"
    assert client.get("/api/me").json() == before


def test_our_own_page_and_named_origins_may(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, origins=["https://majlis.example"])
    with TestClient(bare_app(settings)) as client:
        for origin in ("http://testserver.local", "https://majlis.example"):
            headers = {**HEADERS, "origin": origin, "sec-fetch-site": "same-origin"}
            assert client.post("/api/me", json={"name": "A"}, headers=headers).status_code == 200


# --- guessing --------------------------------------------------------------------------------


def test_guessing_a_password_gets_slow(client: Client) -> None:
    client.post("/api/accounts", json=ACCOUNT)
    wrong = {**ACCOUNT, "password": "a wrong password"}
    codes = [client.post("/api/session", json=wrong).status_code for _ in range(FREE_GUESSES + 1)]
    assert codes == [403] * FREE_GUESSES + [429]
    right = client.post("/api/session", json=ACCOUNT)
    assert right.status_code == 429
    assert int(right.headers["retry-after"]) >= 1


def test_too_long_a_body_is_refused(tmp_path: Path) -> None:
    with TestClient(bare_app(settings_in(tmp_path, max_body=200))) as client:
        answer = client.post("/api/me", json={"name": "x" * 500}, headers=HEADERS)
        assert answer.status_code == 413
        assert answer.json()["problem"]["code"] == "too-large"


def test_refused_says_what_it_was_made_with() -> None:
    assert Refused(409, "forbidden", "problem-name-taken").problem.text.key == "problem-name-taken"
