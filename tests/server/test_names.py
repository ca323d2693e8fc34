"""Names: what nobody can see is refused, and nobody can be taken for somebody else."""

import asyncio
from pathlib import Path

import pytest
from alembic.command import upgrade
from alembic.config import Config
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import Connection, text

from majlis.server.admin import opened
from majlis.server.names import BOT_NAMES, HOUSE_NAMES, clean_name, look
from majlis.server.problems import Refused
from majlis.server.storage.base import Database
from tests.server.serving import Person, serving
from tests.server.serving import settings_in as plenty
from tests.server.test_identity import ACCOUNT, problem

Client = TestClient[Litestar]
# ZUBAIDA with Cyrillic a, Greek iota and alpha, a small capital, a one, a dot, a hyphen, Fraktur.
TWINS = (
    *("Zub\u0430ida", "Zuba\u03b9da", "Zubaid\u03b1", "\u1d22ubaida", "Zuba1da", "ZubaIda"),
    *("Zubaida.", "Zu-baida", "Zu baida", "\U0001d585\U0001d59a\U0001d587aida", "Zubalda"),
)


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",  # a Hangul filler: a letter that nobody sees
        "\u115f",
        "\u1160",
        "\uffa0",
        "A\u3164da",
        "A\u200bda",
        "A\u200dda",
        "A\u00adda",
        "A\u2060da",
        "A\ufe0fda",
        "A\u034fda",
        "\u2800",
        "A\u17b4da",
    ],
)
def test_what_nobody_can_see_is_no_name(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.problem.text.key == "problem-name"


@pytest.mark.parametrize("name", TWINS)
def test_a_twin_looks_like_the_name(name: str) -> None:
    assert look(name) == look("Zubaida")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Karim", "\u041aarim"), ("bob", "\u0432ob"), ("Maria", "rnaria"), ("Otto", "0tt0")],
)
def test_letters_of_other_scripts_and_pairs_look_alike(one: str, other: str) -> None:
    assert look(one) == look(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Ida"),
        ("Zoë", "Zoe"),
        ("Bob", "Rob"),
        ("Иван", "Игорь"),
        ("李白", "杜甫"),
        ("Tim", "Tom"),
    ],
)
def test_names_that_differ_look_different(one: str, other: str) -> None:
    assert look(one) != look(other)


def test_nobody_takes_a_name_that_looks_like_an_account(client: Client) -> None:
    client.post("/api/accounts", json=ACCOUNT)
    client.cookies.clear()
    for name in TWINS:
        if "." not in name:
            assert problem(client.post("/api/me", json={"name": name})) == "problem-name-taken"
    twin = {**ACCOUNT, "name": TWINS[0]}
    assert problem(client.post("/api/accounts", json=twin)) == "problem-name-taken"


@pytest.mark.parametrize("name", [BOT_NAMES[1], HOUSE_NAMES[0], "M\u0430rco", "adm1n", "SYSTEM"])
def test_nobody_is_called_like_a_bot_or_the_house(client: Client, name: str) -> None:
    assert problem(client.post("/api/me", json={"name": name})) == "problem-name-house"


def test_one_may_write_the_own_name_otherwise(client: Client) -> None:
    client.post("/api/accounts", json=ACCOUNT)
    for name in ("ZUBAIDA", "Zu-baida", "Zubaida"):
        assert client.post("/api/me", json={"name": name}).json()["name"] == name


def test_names_at_a_table_belong_to_nobody_else(tmp_path: Path) -> None:
    with serving(plenty(tmp_path)) as server:
        owner, guest = Person(server), Person(server, "Harun")
        table = {"game": "almadi", "players": 2, "seats": ["me", "hot:Zub\u0430ida"]}
        early = Person(server, "Zubaida")  # a guest who had the name before there was the account
        owner.post("/api/accounts", {"name": "Zubaida", "password": "a long password"})

        def refused(person: Person, path: str, data: object) -> str:
            answer = person.http.post(path, json=data)
            assert answer.status_code == 409
            return problem(answer)

        assert refused(guest, "/api/tables", table) == "problem-name-taken"
        named = {**table, "seats": ["me", "hot:Layla"]}
        assert refused(guest, "/api/tables", named) == "problem-name-house"
        assert refused(early, "/api/tables", {**table, "seats": ["me", "hot:Anna"]}) == (
            "problem-name-taken"
        )
        open_table = guest.post("/api/tables", {**table, "seats": ["me", "open"], "public": True})
        assert refused(early, f"/api/tables/{open_table['id']}/join", {}) == "problem-name-taken"
        mine = owner.post("/api/tables", {**table, "seats": ["me", "hot:Zubaida"]})
        assert [seat["name"] for seat in mine["seats"]] == ["Zubaida", "Zubaida"]


def test_accounts_that_look_alike_already_keep_their_names(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'majlis.sqlite'}"

    async def older() -> None:
        before = Database(url)
        async with before.engine.begin() as connection:
            await connection.run_sync(_as_before)
            for number, name in enumerate(("Zubaida", "Zub\u0430ida", "Harun")):
                await connection.execute(
                    text(
                        "INSERT INTO users"
                        " (id, name, name_key, password, banned, epoch, created)"
                        " VALUES (:id, :name, :key, 'x', false, 0, :created)"
                    ),
                    {
                        "id": str(number),
                        "name": name,
                        "key": name.casefold(),
                        "created": f"2026-01-0{number + 1} 00:00:00",
                    },
                )
        await before.close()
        async with opened(url) as database, database.engine.connect() as connection:
            rows = await connection.execute(text("SELECT name, look_key FROM users ORDER BY id"))
            assert [tuple(row) for row in rows] == [
                ("Zubaida", look("Zubaida")),
                ("Zub\u0430ida", None),
                ("Harun", look("Harun")),
            ]

    asyncio.run(older())


def _as_before(connection: Connection) -> None:
    """The shape of a database before looks were kept."""
    config = Config()
    config.set_main_option("script_location", "majlis.server.storage:migrations")
    config.attributes["connection"] = connection
    upgrade(config, "a006")
