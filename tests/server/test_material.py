"""Corrected material at tables: checked, told before one sits down, played, kept, verified."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from majlis.games.catalogue import GAMES
from majlis.play import RecordError, read_record
from majlis.server.admin import backup, opened, restore
from majlis.server.fair import verify_record
from majlis.server.material import DEEPEST, LARGEST
from majlis.server.storage.models import EVENT_SCHEMA, PRINTED_SCHEMA
from majlis.texts import LANGUAGES
from tests.cli.conftest import Run
from tests.cli.conftest import majlis as majlis_command
from tests.server.serving import Person, Server, choose, play_to_the_end, serving, settings_in

command = majlis_command

SAGES = {"services": {"traditions": {"gold": [6, 8, 9]}}}
OASES = {"scoring": {"oasis": 7}, "turn": {"genie_moves": 2}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(settings_in(tmp_path_factory.mktemp("material"), review_iterations=0)) as running:
        yield running


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Person, Any]:
    """A game of Almadi with corrected material, played to its end."""
    ada = Person(server, "Ada")
    table = ada.table("almadi", "me bot:novice", public=True, material=OASES)
    with ada.look(table["id"]) as eyes:
        play_to_the_end(eyes, 0)
        return ada, eyes.table


def told(answer: Any) -> tuple[str, Any]:
    """The key of a refusal, and its arguments."""
    text = answer["problem"]["text"]
    return text["key"], text["args"]


# --- what can be corrected -----------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_what_can_be_corrected_is_told_with_where_it_comes_from(server: Server, name: str) -> None:
    found = Person(server).get(f"/api/material/{name}")
    entries = {entry["place"]: entry for entry in found["entries"]}
    assert len(entries) == len(found["entries"]) > 200
    assert not [place for place in entries if "provenance" in place or place.endswith("note")]
    sources = {entry["provenance"] for entry in found["entries"]}
    assert sources <= {"rulebook", "public", "reconstructed", ""}
    assert [place for place in entries if not entries[place]["provenance"]] in ([], ["years"])
    Person(server).get("/api/material/chess", expect=404)


def test_a_half_that_was_inferred_says_so(server: Server) -> None:
    found = Person(server).get("/api/material/almadi")["entries"]
    by_place = {entry["place"]: entry["provenance"] for entry in found}
    assert by_place["objectives.GY02.grid"] == "reconstructed"
    assert by_place["objectives.GY01.grid"] == "rulebook"
    assert by_place["objectives.GY01.points"] == "reconstructed"


@pytest.mark.parametrize("name", GAMES)
def test_the_whole_material_of_a_game_as_a_file_changes_nothing(server: Server, name: str) -> None:
    folder = Path(__file__).resolve().parents[2] / "src" / "majlis" / "games" / name
    text = (folder / "material.toml").read_text(encoding="utf-8")
    found = Person(server).post(f"/api/material/{name}", {"toml": text})
    assert found == {"material": {}, "changes": [], "warnings": []}


def test_of_a_file_what_differs_is_left_and_no_remarks(server: Server) -> None:
    text = """
    # my box
    [services.traditions]
    gold = [6, 8, 9]
    provenance = "my box"
    [pawns.sage]
    prestige = 1
    """
    found = Person(server).post("/api/material/alrashid", {"toml": text})
    change = {
        "place": "services.traditions.gold",
        "provenance": "rulebook",
        "before": [5, 7, 9],
        "after": [6, 8, 9],
    }
    assert found == {"material": SAGES, "changes": [change], "warnings": []}


# --- what is refused -----------------------------------------------------------------------------

DEEP_KEY = ".".join(["a"] * 20_000)
REFUSED_FILES: list[tuple[str, str, str, dict[str, Any]]] = [
    ("alrashid", "[services.tradition]\ngold = 6", "material-unknown", {"near": "traditions"}),
    ("alrashid", "years = true", "material-wants-whole", {"place": "years", "found": "true"}),
    ("alrashid", 'years = "5"', "material-wants-whole", {"found": '"5"'}),
    ("alrashid", "years = 1979-05-27", "material-wants-plain", {"found": '"1979-05-27"'}),
    ("alrashid", "years = 5.5", "material-wants-plain", {"place": "years"}),
    ("alrashid", "years = 0x" + "f" * 9_000, "material-huge", {"place": "years"}),
    ("alrashid", "years = " + "9" * 9_000, "material-toml", {}),
    ("alrashid", "pawns = 3", "material-wants-table", {"place": "pawns"}),
    ("alrashid", "note = 3", "material-wants-text", {"place": "note"}),
    ("alrashid", "[pawns.sage]\nmost = 400", "material-bounds", {"place": "pawns.sage.most"}),
    ("alrashid", "[services.traditions]\ngold = [6]", "material-length", {"length": 3}),
    ("alrashid", "[titles.agha]\ntile = '" + "z" * 50 + "'", "material-name-long", {"most": 40}),
    ("alrashid", "years = 6\nyears = 7\n\n", "material-toml-line", {"line": 2}),
    ("alrashid", "[pawns\nsage = 3", "material-toml-line", {"line": 1, "column": 7}),
    ("alrashid", "years = [1", "material-toml", {}),
    ("alrashid", "#" * (LARGEST + 1), "material-too-large", {"most": LARGEST // 1024}),
    ("alrashid", "years = " + "[" * 20_000, "material-too-deep", {"most": DEEPEST}),
    ("alrashid", f"{DEEP_KEY} = 1", "material-too-deep", {}),
    ("alhambra", "[sultan]\npiles = [8, 8, 0, 0, 0]", "material-rule", {"rule": "AL-SU-2"}),
    ("alhambra", "[tiles.pavilion-2-NEW]\nprice = 13", "material-rule", {"rule": "AL-1.1"}),
    ("belaad", '[combat.C01]\ncolour = "gren"', "material-name", {"near": "green, grey"}),
    ("almadi", '[objectives.GY01]\ngrid = ["z"]', "material-rule", {"rule": "AM-8.8"}),
]


@pytest.mark.parametrize(("name", "text", "key", "args"), REFUSED_FILES)
def test_a_file_that_is_refused_says_why_and_where(
    server: Server, name: str, text: str, key: str, args: dict[str, Any]
) -> None:
    begun = time.monotonic()
    answer = Person(server).http.post(f"/api/material/{name}", json={"toml": text})
    assert time.monotonic() - begun < 10
    assert answer.status_code == (413 if key == "material-too-large" else 400), answer.text
    found, given = told(answer.json())
    assert (found, {**given, **args}) == (key, given)
    assert answer.json()["problem"]["clause"] == given.get("rule")


def nested(depth: int) -> Any:
    data: Any = 1
    for _ in range(depth):
        data = {"a": data}
    return data


@pytest.mark.parametrize(
    ("material", "key"),
    [
        ({"yaers": 5}, "material-unknown"),
        ({"years": [5]}, "material-wants-whole"),
        ({"years": None}, "material-wants-plain"),
        (nested(DEEPEST + 1), "material-too-deep"),
        ({"titles": {"agha": {"tile": "z" * LARGEST}}}, "material-too-large"),
        ({"services": {"traditions": {"gold": [5, 7, 100]}}}, "material-bounds"),
    ],
)
def test_a_table_with_material_that_is_refused_is_not_made(
    server: Server, material: Any, key: str
) -> None:
    ada = Person(server)
    table = {"game": "alrashid", "players": 2, "seats": ["me", "bot:novice"], "material": material}
    answer = ada.http.post("/api/tables", json=table)
    assert answer.status_code == (413 if key == "material-too-large" else 400), answer.text
    assert told(answer.json())[0] == key
    assert ada.get("/api/tables")["mine"] == []


def test_what_fits_but_not_so_many_players_is_refused_in_the_same_words(server: Server) -> None:
    material = {"money": {"copies": 1}}
    found = Person(server).post("/api/material/alhambra", {"material": material})
    assert found["material"] == material  # two players need no more
    table = {"game": "alhambra", "players": 6, "seats": ["me", *["open"] * 5]}
    answer = Person(server).post("/api/tables", {**table, "material": material}, expect=400)
    key, args = told(answer)
    assert (key, args["place"], args["rule"]) == ("material-rule", "money.copies", "AL-2.4")


# --- at a table ----------------------------------------------------------------------------------


def test_everybody_is_told_before_they_sit_down(server: Server) -> None:
    ada, eve = Person(server, "Ada"), Person(server)
    table = ada.table("alrashid", "me open", material={**SAGES, "years": 5})
    path = f"/api/tables/{table['id']}"
    assert table["corrected"] == 1
    eve.get(f"{path}/material", expect=403)
    found = eve.get(f"{path}/material", invite=table["invite"])
    assert [change["place"] for change in found["changes"]] == ["services.traditions.gold"]
    assert found["material"] == SAGES
    (mine,) = [one for one in ada.get("/api/tables")["mine"] if one["id"] == table["id"]]
    assert mine["corrected"] == 1
    printed = ada.table("alrashid", "me open")
    assert printed["corrected"] == 0
    assert ada.get(f"/api/tables/{printed['id']}/material")["changes"] == []


def test_the_corrected_numbers_are_those_of_the_game(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.table("alhambra", "me hot:Bob", material={"rules": {"starting_money": 40}})["id"]
    player = ada.get(f"/api/tables/{table}", seat=0)["position"]["view"]["players"][0]
    worth = sum(int(card.rpartition("_")[2]) * n for card, n in player["hand"].items())
    assert worth >= 40  # AL-2.4: cards until the total is reached


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_with_corrected_material(server: Server, name: str) -> None:
    material = {
        "alrashid": {"years": 1, **SAGES},
        "almadi": OASES,
        "belaad": {"setup": {"generations": 1, "order_goal": 3}},
        "alhambra": {"money": {"copies": 2}, "rules": {"starting_money": 30}},
    }[name]
    ada = Person(server, "Ada")
    levels = "bot:apprentice bot:novice" + (" bot:novice" if name == "belaad" else "")
    table = ada.table(name, levels, material=material)["id"]
    with ada.look(table) as eyes:
        eyes.until("snapshot")
        while eyes.table["status"] == "running":
            eyes.next(60)
        assert eyes.table["status"] == "finished"
    record = ada.get(f"/api/tables/{table}/record")
    assert record["config"]["material"] == material
    assert verify_record(record).is_over


def test_a_hint_is_thought_of_with_the_corrected_material(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.table("almadi", "me hot:Bob", material=OASES)["id"]
    seat = ada.get(f"/api/tables/{table}")["table"]["asked"][0]
    shown = ada.get(f"/api/tables/{table}", seat=seat)["position"]
    reply = ada.command(table, "hint", seat=seat, act=shown["act"])
    assert reply["hints"]


def test_the_record_holds_what_was_corrected(finished: Any) -> None:
    ada, table = finished
    record = ada.get(f"/api/tables/{table['id']}/record")
    assert record["config"]["material"] == OASES
    match = verify_record(record)
    totals = [standing.total for standing in match.rules.standings(match.state)]
    del record["config"]["material"]
    with suppress(RecordError):  # with the printed numbers it is another game, or none that fits
        printed = read_record(record)
        assert [standing.total for standing in printed.rules.standings(printed.state)] != totals
    shown = ada.get(f"/api/tables/{table['id']}")["position"]["standings"]
    assert sorted(one["total"] for one in shown) == sorted(totals)


def test_verify_replays_a_corrected_game(finished: Any, command: Run) -> None:
    ada, table = finished
    done = command("verify", f"{ada.server.url}/t/{table['id']}")
    assert done.code == 0, done.err
    assert "the end is as recorded" in done.out


def test_replay_what_if_and_rematch_keep_the_corrections(finished: Any) -> None:
    ada, table = finished
    path = f"/api/tables/{table['id']}"
    shown = ada.get(f"{path}/replay", act=5, seat=0)
    forked = ada.post(f"{path}/fork", {"act": 5, "seats": ["me", "hot:Bob"]})
    assert forked["corrected"] == table["corrected"] == 2
    assert ada.get(f"/api/tables/{forked['id']}", seat=0)["position"]["view"] == shown["view"]
    with ada.look(forked["id"]) as eyes:
        eyes.until("snapshot")
        assert choose(eyes, eyes.table["asked"][0])["ok"]
    again = ada.post(f"{path}/rematch")
    assert again["corrected"] == 2
    changes = ada.get(f"/api/tables/{again['id']}/material")["changes"]
    assert {one["place"]: one["after"] for one in changes} == {
        "scoring.oasis": 7,
        "turn.genie_moves": 2,
    }


def test_a_review_is_made_with_the_corrected_material(finished: Any) -> None:
    ada, table = finished
    path = f"/api/tables/{table['id']}/review"
    found = ada.post(path)
    deadline = time.monotonic() + 60
    while found["status"] in ("queued", "running") and time.monotonic() < deadline:
        time.sleep(0.2)
        found = ada.get(path)
    assert found["status"] == "done"


def test_a_lesson_and_a_position_are_of_the_printed_material(server: Server) -> None:
    ada = Person(server)
    one = ada.get("/api/positions")[0]
    assert ada.post(f"/api/positions/{one['game']}/{one['name']}", {})["corrected"] == 0


# --- kept ----------------------------------------------------------------------------------------


def test_corrections_survive_a_restart_and_older_servers_refuse_the_table(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path)) as server:
        ada = Person(server, "Ada")
        table, printed = (
            ada.table("almadi", "me hot:Bob", material=material)["id"] for material in (OASES, {})
        )
        with ada.look(table) as eyes:
            eyes.until("snapshot")
            for _ in range(3):
                assert choose(eyes, eyes.table["asked"][0], eyes.position["act"])["ok"]
        before = ada.get(f"/api/tables/{table}", seat=-1)
    with serving(settings_in(tmp_path)) as server:
        again = Person(server)
        again.http.cookies = ada.http.cookies
        again.get(f"/api/tables/{table}/updates", since=before["number"])
        assert again.get(f"/api/tables/{table}", seat=-1)["position"] == before["position"]
        assert len(again.get(f"/api/tables/{table}/material")["changes"]) == 2
        with again.look(table) as eyes:
            eyes.until("snapshot")
            assert choose(eyes, eyes.table["asked"][0])["ok"]
    with closing(sqlite3.connect(tmp_path / "majlis.sqlite")) as database:
        rows = set(database.execute("SELECT DISTINCT table_id, schema FROM events").fetchall())
    assert rows == {(table, EVENT_SCHEMA), (printed, PRINTED_SCHEMA)}


def test_a_backup_holds_the_corrections(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path / "here")) as server:
        ada = Person(server, "Ada")
        table = ada.table("almadi", "me open", public=True, material=OASES)["id"]
    file = tmp_path / "backup.jsonl"

    async def move() -> None:
        async with opened(f"sqlite:///{tmp_path}/here/majlis.sqlite") as database:
            await backup(database, file)
        async with opened(f"sqlite:///{tmp_path}/there/majlis.sqlite", new=True) as database:
            await restore(database, file)

    asyncio.run(move())
    with serving(settings_in(tmp_path / "there")) as server:
        found = Person(server, "Bob").get(f"/api/tables/{table}/material")
        assert found["material"] == OASES


def test_what_a_game_warns_of_is_told_beside_the_changes(server: Server) -> None:
    fewer = {"diamonds": {"values": [3, 5, 7]}}
    found = Person(server).post("/api/material/alhambra", {"material": fewer})
    assert [change["place"] for change in found["changes"]] == ["diamonds.values"]
    assert [warning["key"] for warning in found["warnings"]] == ["material-diamonds"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_at_a_table_tells_its_numbers(server: Server, language: str) -> None:
    ada = Person(server, "Ada")
    flight = {"dishonour": {"flight": 7}}
    table = ada.table("alrashid", "me hot:Bob", material=flight)["id"]
    printed = ada.get("/api/rules/alrashid", lang=language)
    own = ada.get(f"/api/tables/{table}/rules", lang=language)
    assert own["language"] == language
    pairs = zip(printed["clauses"], own["clauses"], strict=True)
    other = {mine["id"]: mine["text"] for box, mine in pairs if box["text"] != mine["text"]}
    assert other.keys() == {"AR-17.11"}
    assert "7" in other["AR-17.11"]
    plain = ada.table("alrashid", "me hot:Bob")["id"]
    assert ada.get(f"/api/tables/{plain}/rules", lang=language) == printed
