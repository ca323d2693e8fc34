"""Warm starts from data sets, and games on a Ray cluster."""

from pathlib import Path

import pytest
import torch

from majlis.bots.network import Network
from tests.cli.conftest import Run
from tests.cli.conftest import majlis as majlis_command

command = majlis_command
SMALL = ("--width", "16", "--depth", "1", "-w", "1", "--trial", "0", "--final", "0")


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def test_a_network_imitates_a_data_set_before_it_plays(command: Run, tmp_path: Path) -> None:
    games = tmp_path / "games"
    asked = ("export", "alrashid", "-n", "4", "-b", "random", "-p", "2", "--out", str(games))
    assert command(*asked).code == 0
    out = str(tmp_path / "run")
    train = ("train", "alrashid", "-p", "2", "-m", "0.01", "--games", "8", "--steps", "8", *SMALL)
    done = command(*train, "--out", out, "--imitate", str(games), "--rounds", "2")
    assert done.code == 0, done.err
    assert "round 2 of 2" in done.err
    again = command(*train, "--out", out, "-m", "0.02", "--imitate", str(games))
    assert again.code == 0, again.err
    assert "round" not in again.err
    other = command("train", "belaad", *SMALL, "--out", out + "2", "--imitate", str(games))
    assert other.code == 2
    assert "its game is alrashid, not belaad" in " ".join(other.err.split())
    none = command(*train, "--out", out + "3", "--imitate", str(tmp_path / "nothing"))
    assert "has no Parquet files" in " ".join(none.err.split())


def test_a_run_plays_on_ray(command: Run, tmp_path: Path) -> None:
    pytest.importorskip("ray")
    out = tmp_path / "run"
    asked = ("train", "alrashid", "-p", "2", "-m", "0.05", "--games", "8", "--steps", "8", *SMALL)
    done = command(*asked, "--out", str(out), "--ray", "local")
    assert done.code == 0, done.err
    assert Network.load(out / "network.npz", "alrashid").about["decisions"] > 0


def test_no_cluster_is_told_in_a_sentence(command: Run, tmp_path: Path) -> None:
    asked = ("train", "alrashid", "-p", "2", *SMALL, "--out", str(tmp_path / "run"))
    told = command(*asked, "--ray", "127.0.0.1:1")
    assert told.code == 2
    assert "no Ray cluster answers at 127.0.0.1:1" in " ".join(told.err.split())
