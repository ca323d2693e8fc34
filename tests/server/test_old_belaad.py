"""Games of Belaad of rules version 2 live on under the rules of version 3."""

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from majlis.games.belaad.meta import RULES
from majlis.kernel.rng import Rng
from majlis.kernel.runner import play_out
from majlis.play import RecordError, read_record, write_record
from majlis.server.fair import fair_record, verify_record
from majlis.server.hub import Hub
from majlis.server.table import FINISHED, OPEN, RUNNING
from tests.server.test_old import OLD, lines, play_on, with_hub

FORMER = {"members_pay": "all", "orange_clear": "bottom", "newer_rulings": False}
RECORDS = lines("belaad-2/records.jsonl")
STATES = lines("belaad-2/states.jsonl")


@pytest.mark.parametrize("record", RECORDS, ids=range(len(RECORDS)))
def test_records_are_played_as_they_were(record: Any) -> None:
    match = read_record(record)
    assert match.is_over
    assert RULES.fingerprint(match.state) == record["fingerprint"]
    assert {name: match.config.options[name] for name in FORMER} == FORMER
    again = write_record(match)
    assert again["choices"] == record["choices"]
    assert read_record(json.loads(json.dumps(again))).is_over


def ends_as(record: Any, **options: Any) -> str | None:
    """The end of a record when an option is as given; None where its choices do not fit."""
    other = json.loads(json.dumps(record))
    other["config"]["options"].update(options)
    try:
        return RULES.fingerprint(read_record(other).state)
    except RecordError:
        return None


@pytest.mark.parametrize(
    ("number", "option", "value"),
    [
        (0, "members_pay", "one"),
        (0, "orange_clear", "all"),
        (1, "newer_rulings", True),
        (2, "newer_rulings", True),
        (3, "newer_rulings", True),
    ],
)
def test_the_former_values_are_what_makes_them_fit(number: int, option: str, value: Any) -> None:
    record = RECORDS[number]
    assert ends_as(record, **{option: FORMER[option]}) == record["fingerprint"]
    assert ends_as(record, **{option: value}) != record["fingerprint"]


@pytest.mark.parametrize("data", STATES, ids=range(len(STATES)))
def test_saved_states_go_on(data: Any) -> None:
    st = RULES.load(data)
    assert RULES.dump(st)["state"] == data["state"]
    assert RULES.dump(st)["config"]["options"].items() >= FORMER.items()
    play_out(st, Rng.from_seed("on"))
    assert RULES.audit(st) == []


def test_a_second_member_may_be_asked_in_a_saved_state() -> None:
    frame = STATES[-1]["state"]["frames"][-1]
    assert frame["kind"] == "consent"
    assert sum(frame["gifts"]) > 0


def test_tables_of_a_server_replay_verify_and_are_played_on(tmp_path: Path) -> None:
    file = tmp_path / "majlis.sqlite"
    file.write_bytes(gzip.decompress((OLD / "belaad-2" / "majlis.sqlite.gz").read_bytes()))
    with closing(sqlite3.connect(file)) as database:
        stored = database.execute("SELECT id, status, version, steps FROM tables").fetchall()
    assert sorted(status for _, status, _, _ in stored) == sorted(
        [FINISHED, FINISHED, RUNNING, RUNNING, OPEN]
    )
    assert {version for _, _, version, _ in stored} == {2}

    async def finished(hub: Hub) -> None:
        for given in lines("belaad-2/fair.jsonl"):
            table = (await hub.get(given["table"])).table
            assert (table.status, table.reason) == (FINISHED, None)
            made = json.loads(json.dumps(fair_record(table.playing, table.shuffle)))
            for name in ("seed", "choices", "result", "salt", "commitment", "fingerprint"):
                assert made[name] == given[name]
            assert made["config"]["options"].items() >= given["config"]["options"].items()
            assert verify_record(given).is_over
            assert verify_record(made).is_over

    async def running(hub: Hub) -> None:
        rng = Rng.from_seed("on")
        for table_id, status, _, steps in stored:
            live = await hub.get(table_id)
            if status == RUNNING:
                match = live.table.playing
                assert match.acts_done == steps
                assert match.config.options.items() >= FORMER.items()
                await play_on(hub, live, rng)
                assert live.table.status == FINISHED
                assert read_record(json.loads(json.dumps(write_record(live.table.playing)))).is_over

    with_hub(file, finished)
    with_hub(file, running)
