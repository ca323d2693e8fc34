"""Games of an older version live on: they open, replay, verify, and are played to their end."""

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from majlis.games.catalogue import game
from majlis.kernel.rng import Rng
from majlis.kernel.runner import play_out
from majlis.play import RecordError, read_record, write_record
from majlis.server.fair import fair_record, verify_record
from majlis.server.hub import Hub
from majlis.server.live import LiveTable
from majlis.server.metrics import Metrics
from majlis.server.problems import Refused
from majlis.server.storage.base import Database
from majlis.server.storage.migrate import migrate
from majlis.server.storage.models import EVENT_SCHEMA, PRINTED_SCHEMA
from majlis.server.storage.store import Store
from majlis.server.table import FINISHED, OPEN, RUNNING
from tests.cli.conftest import Run
from tests.cli.conftest import majlis as majlis_command
from tests.server.serving import Person, serving, settings_in

OLD = Path(__file__).parent / "old"
# The states of these games have fields that they had not: what everybody has seen.
REMEMBERS = {"belaad", "alrashid"}
command = majlis_command


def lines(name: str) -> list[Any]:
    return [json.loads(line) for line in (OLD / name).read_text().splitlines()]


def unpacked(folder: Path) -> Path:
    """The database of the older server, in a folder of its own."""
    file = folder / "majlis.sqlite"
    file.write_bytes(gzip.decompress((OLD / "majlis.sqlite.gz").read_bytes()))
    return file


def rows(file: Path, statement: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as database, database:
        return database.execute(statement).fetchall()


def with_hub(file: Path, work: Callable[[Hub], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        database = Database(f"sqlite:///{file}")
        await migrate(database)
        store = Store(database, "node")
        await store.start()
        try:
            return await work(Hub(store, Metrics()))
        finally:
            await store.close()
            await database.close()

    return asyncio.run(run())


def test_the_old_files_hold_what_they_say(tmp_path: Path) -> None:
    found = rows(unpacked(tmp_path), "SELECT game, status, version FROM tables")
    assert {version for _, _, version in found} == {1}
    for name in ("alrashid", "almadi", "belaad", "alhambra"):
        assert {status for game_, status, _ in found if game_ == name} >= {FINISHED, RUNNING}
    assert sum(file.stat().st_size for file in OLD.iterdir()) < 400_000


def test_finished_games_replay_and_verify(tmp_path: Path) -> None:
    """The record that the older server gave out is that of today, but for the version."""

    async def work(hub: Hub) -> None:
        for given in lines("fair.jsonl"):
            table = (await hub.get(given["table"])).table
            assert (table.status, table.reason) == (FINISHED, None)
            made = json.loads(json.dumps(fair_record(table.playing, table.shuffle)))
            same = ["game", "seed", "choices", "result", "salt", "commitment"]
            if given["game"] not in REMEMBERS:
                same.append("fingerprint")
            state = table.playing.state
            assert table.rules.fingerprint(state, given["rules"]) == given["fingerprint"]
            assert {name: made[name] for name in same} == {name: given[name] for name in same}
            assert made["config"]["options"].items() >= given["config"]["options"].items()
            assert verify_record(given).is_over
            assert verify_record(made).is_over
            assert table.playing.acts[-1].end == len(given["choices"])

    with_hub(unpacked(tmp_path), work)


async def play_on(hub: Hub, live: LiveTable, rng: Rng) -> None:
    """Random choices to the end, each an event of its own."""
    for _ in range(3000):
        table = live.table
        if table.status != RUNNING:
            return
        seat, legal = table.playing.to_act, table.playing.choices
        choice = legal[rng.below(len(legal))]
        await hub.change(live, "act", seat=seat, data={"choices": [choice]})
    raise AssertionError("the game did not end")


def test_running_games_load_and_are_played_to_their_end(tmp_path: Path) -> None:
    file = unpacked(tmp_path)
    running = rows(file, "SELECT id, steps, options FROM tables WHERE status = 'running'")
    assert len(running) > 4

    async def work(hub: Hub) -> None:
        rng = Rng.from_seed("on")
        for table_id, steps, options in running:
            live = await hub.get(table_id)
            match = live.table.playing
            assert (live.table.status, len(match.log)) == (RUNNING, steps)
            assert live.table.plan.options.items() >= json.loads(options).items()
            for seat in range(-1, match.config.players):
                assert match.view(seat)["pending"]["kind"]
            await play_on(hub, live, rng)
            assert live.table.status == FINISHED
            assert read_record(json.loads(json.dumps(write_record(live.table.playing)))).is_over

    async def again(hub: Hub) -> None:
        for table_id, _, _ in running:
            assert (await hub.get(table_id)).table.status == FINISHED

    with_hub(file, work)
    with_hub(file, again)
    stored = rows(file, "SELECT game, version, options FROM tables WHERE status = 'finished'")
    for name, version, options in stored:
        if name in ("alrashid", "alhambra") and version == game(name).meta.version:
            assert json.loads(options)["ask_hidden"] is False


def test_a_table_that_has_not_begun_is_played_by_the_new_rules(tmp_path: Path) -> None:
    file = unpacked(tmp_path)
    ((waiting,),) = rows(file, "SELECT id FROM tables WHERE status = 'open'")

    async def work(hub: Hub) -> None:
        table = (await hub.get(waiting)).table
        assert table.status == OPEN
        assert table.plan.options["ask_hidden"] is True
        assert table.plan.options["vizier"] is True

    with_hub(file, work)


def test_bots_go_on_at_a_newer_server_and_nobody_sees_inner_options(tmp_path: Path) -> None:
    file = unpacked(tmp_path)
    query = (
        "SELECT id FROM tables WHERE status = 'running' AND NOT EXISTS "
        "(SELECT * FROM seats WHERE table_id = id AND kind != 'bot')"
    )
    tables = [table for (table,) in rows(file, query)]
    assert tables
    with serving(settings_in(tmp_path)) as server:
        ada = Person(server)
        for table in tables:
            with ada.look(table) as eyes:
                eyes.until("snapshot")
                assert "ask_hidden" not in eyes.table["options"]
                while eyes.table["status"] == "running":
                    eyes.next(60)
                assert eyes.table["status"] == "finished"
        for info in ada.get("/api/games"):
            assert "ask_hidden" not in [option["name"] for option in info["options"]]


def test_events_say_in_which_form_they_are_written(tmp_path: Path) -> None:
    file = unpacked(tmp_path)
    ((table_id, seats),) = rows(
        file, "SELECT id, players FROM tables WHERE game = 'almadi' AND status = 'running'"
    )

    async def add(hub: Hub) -> None:
        live = await hub.get(table_id)
        await hub.change(live, "chat", seat=seats - 1, user="ada", data={"text": "on", "name": "A"})

    with_hub(file, add)
    query = f"SELECT schema FROM events WHERE table_id = '{table_id}' ORDER BY number"
    *before, last = [schema for (schema,) in rows(file, query)]
    assert (set(before), last) == ({1}, PRINTED_SCHEMA)
    newer = EVENT_SCHEMA + 1
    rows(file, f"UPDATE events SET schema = {newer} WHERE table_id = '{table_id}' AND number = 3")

    async def refused(hub: Hub) -> str:
        with pytest.raises(Refused) as error:
            await hub.get(table_id)
        assert error.value.problem.text.key == "problem-newer"
        return str(error.value.__cause__)

    why = with_hub(file, refused)
    assert f"event 3 of table {table_id} has schema {newer}; this server knows" in why
    assert rows(file, f"SELECT status FROM tables WHERE id = '{table_id}'") == [("running",)]


def test_an_option_of_later_has_its_default_in_an_older_game(tmp_path: Path) -> None:
    """Almadi's Zumurrud is used in her owner's turns, as when the game was begun."""
    file = unpacked(tmp_path)
    stored = rows(file, "SELECT id, status FROM tables WHERE game = 'almadi'")
    assert {status for _, status in stored} >= {FINISHED, RUNNING}

    async def work(hub: Hub) -> None:
        for table_id, _ in stored:
            assert (await hub.get(table_id)).table.plan.options["zumurrud_any_time"] is False

    with_hub(file, work)


def named(data: Any) -> str:
    return f"{data['game']} {data['rules']} {data.get('seed', '')}"


EVERY_RECORD = [*lines("records.jsonl"), *lines("version-2/records.jsonl")]


@pytest.mark.parametrize("record", EVERY_RECORD, ids=named)
def test_records_verify(record: Any) -> None:
    match = read_record(record)
    assert match.rules.fingerprint(match.state, record["rules"]) == record["fingerprint"]


def test_some_record_ends_in_other_fields() -> None:
    """Of each game that remembers more now, in Al-Rashid where discards have become a pile."""
    others = set()
    for record in EVERY_RECORD:
        match = read_record(record)
        if match.rules.fingerprint(match.state) != record["fingerprint"]:
            others.add(record["game"])
    assert others == REMEMBERS


def test_the_former_questions_are_what_makes_them_fit() -> None:
    """With the questions of today the choices of some would lead elsewhere."""
    misfits = set()
    for record in [*lines("records.jsonl"), *lines("fair.jsonl")]:
        today = json.loads(json.dumps(record))
        today["config"]["options"]["ask_hidden"] = True
        meta = game(record["game"]).meta
        asks = any(option.name == "ask_hidden" for option in meta.every_option)
        if asks and meta.version > record["rules"]:
            try:
                read_record(today)
            except RecordError:
                misfits.add(record["game"])
    assert misfits == {"alrashid", "alhambra"}


def test_an_older_record_is_believed_by_its_result_alone(tmp_path: Path) -> None:
    """Where states have other fields now, their fingerprints differ; a result never may."""
    record = next(r for r in lines("records.jsonl") if r["game"] == "alhambra")
    other = {**record, "fingerprint": "of other fields"}
    assert read_record(other).is_over
    wrong = json.loads(json.dumps(other))
    wrong["result"][0]["points"] += 1
    with pytest.raises(RecordError, match="no longer fits: it leads to another state"):
        read_record(wrong)
    with pytest.raises(RecordError, match="damaged"):
        read_record({**write_record(read_record(record)), "fingerprint": "of other fields"})


def test_old_files_go_through_the_commands(command: Run, tmp_path: Path) -> None:
    assert command("replay", str(OLD / "records.jsonl")).code == 0
    file = tmp_path / "game.json"
    file.write_text(json.dumps(lines("fair.jsonl")[0]))
    assert command("verify", str(file)).code == 0


@pytest.mark.parametrize(
    "data", [*lines("states.jsonl"), *lines("version-2/states.jsonl")], ids=named
)
def test_a_saved_state_goes_on(data: Any) -> None:
    rules = game(data["game"])
    st = rules.load(data)
    dumped = rules.dump(st)
    assert dumped["state"] == data["state"]
    assert dumped["config"]["options"].items() >= data["config"]["options"].items()
    assert rules.dump(rules.load(json.loads(json.dumps(dumped)))) == dumped
    play_out(st, Rng.from_seed("on"))
    assert rules.audit(st) == []
