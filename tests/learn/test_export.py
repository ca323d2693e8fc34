"""Data sets: what they hold, that they go on, and what they say when they cannot."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from majlis.games.catalogue import game
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, is_over, to_act
from majlis.learn import export as room
from majlis.tensors.actions import action_table
from majlis.tensors.layout import wide_layout
from tests.cli.conftest import Run
from tests.cli.conftest import majlis as majlis_command

command = majlis_command
ASKED = ("export", "alrashid", "-n", "3", "-b", "random", "-p", "2", "--part", "2", "--seed", "s")


def test_the_rows_are_what_the_seats_saw_and_did(command: Run, tmp_path: Path) -> None:
    out = tmp_path / "games"
    assert command(*ASKED, "--out", str(out)).code == 0
    table = pq.read_table(out)
    assert pq.read_schema(out / "part-00000.parquet").names == room.SCHEMA.names
    rules, actions = game("alrashid"), action_table("alrashid")
    wide = wide_layout("alrashid")
    rows = [row for row in table.to_pylist() if row["game"] == 2]
    st = rules.start(Config(2), "s/2")
    for step, row in enumerate(rows):
        assert (row["step"], row["seat"], row["players"]) == (step, to_act(st), 2)
        tensor = np.zeros(wide.size, np.float32)
        tensor[row["places"]] = row["values"]
        assert np.array_equal(tensor, wide.encode(rules.view(st, to_act(st))))
        assert row["legal"] == actions.legal(st)
        apply(st, actions.choice(st, row["action"]))
    assert is_over(st)
    standings = {standing.seat: standing for standing in rules.standings(st)}
    for row in rows:
        assert row["place"] == standings[row["seat"]].place
        assert row["points"] == standings[row["seat"]].total
        assert sum(row["win"]) == 1
        assert row["bot"] == "random"


def test_a_run_goes_on_with_the_parts_that_miss(command: Run, tmp_path: Path) -> None:
    out = tmp_path / "games"
    assert command(*ASKED, "--out", str(out)).code == 0
    whole = {path.name: path.read_bytes() for path in out.iterdir()}
    (out / "part-00001.parquet").unlink()
    again = command(*ASKED, "--out", str(out))
    assert "1 of 2 parts were written before and are kept" in again.err
    assert {path.name: path.read_bytes() for path in out.iterdir()} == whole


def test_another_data_set_is_refused(command: Run, tmp_path: Path) -> None:
    out = tmp_path / "games"
    assert command(*ASKED, "--out", str(out)).code == 0
    other = command(*ASKED[:-1], "t", "--out", str(out))
    assert other.code == 2
    assert "is of another data set: its seed is 's', not 't'" in " ".join(other.err.split())
    (out / "part-00001.parquet").write_bytes(b"PAR1")
    cut = command(*ASKED, "--out", str(out))
    assert cut.code == 2
    assert "is no whole Parquet file" in " ".join(cut.err.split())


def test_a_full_disk_keeps_the_other_parts(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "games"
    write = Path.write_bytes

    def full(path: Path, data: Any) -> int:
        if "part-00001" in path.name:
            write(path, data[:100])
            raise OSError(28, "No space left on device")
        return write(path, data)

    monkeypatch.setattr(Path, "write_bytes", full)
    done = command(*ASKED, "--out", str(out))
    assert done.code == 2
    assert "No space left on device; the other parts are whole" in " ".join(done.err.split())
    assert [path.name for path in out.iterdir()] == ["part-00000.parquet"]
    about = json.loads(pq.read_schema(out / "part-00000.parquet").metadata[room.KEY])
    assert about["games"] == 2
