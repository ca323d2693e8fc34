"""Runs of the learner, small and short: they learn, they go on, and they say what is wrong."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from majlis.bots.network import Network
from majlis.games.catalogue import game as rules_of
from majlis.kernel.codec import Json
from majlis.kernel.options import UserError
from majlis.learn import learner as room
from majlis.learn.learner import CannotKeep, Learner, Plan, draw_options, plan_for
from majlis.learn.net import Net, exported, imported


def plan(**given: Any) -> Plan:
    return plan_for(
        "alrashid",
        **{
            "players": [2, 3],
            "options": [{}],
            "minutes": 0.05,
            "workers": 1,
            "games": 16,
            "steps": 16,
            "width": 16,
            "depth": 1,
            **given,
        },
    )


def run(made: Learner) -> list[Json]:
    rows: list[Json] = []
    problems: list[CannotKeep] = []
    made.run(rows.append, lambda problem: problems.append(problem) if problem else None)
    assert not problems
    return rows


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


@pytest.mark.parametrize("game", ["alrashid", "almadi", "belaad", "alhambra"])
def test_every_game_is_learned_with_all_its_players_and_options(game: str, tmp_path: Path) -> None:
    least, most = rules_of(game).meta.players[0], rules_of(game).meta.players[-1]
    made = Learner(
        plan(
            minutes=0.02, options=draw_options(game, "1", 4), players=range(least, most + 1)
        )._replace(game=game, games=2 * 4 * (most - least + 1)),
        tmp_path,
    )
    rows = run(made)
    assert rows[-1]["decisions"] > 0
    assert all(np.isfinite(value) for row in rows for value in row.values())
    assert Network.load(tmp_path / "network.npz", game).about["decisions"] == rows[-1]["decisions"]


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    first = Learner(plan(), tmp_path)
    rows = run(first)
    assert Learner(plan(), tmp_path).is_over
    second = Learner(plan(minutes=0.1), tmp_path)
    assert second.decisions == rows[-1]["decisions"]
    for one, other in zip(first.net.parameters(), second.net.parameters(), strict=True):
        assert torch.equal(one, other)
    more = run(second)
    assert more[0]["decisions"] > rows[-1]["decisions"]
    assert more[-1]["minutes"] >= 0.1
    assert len((tmp_path / "log.jsonl").read_text().splitlines()) == len(rows) + len(more)


def test_another_run_is_refused(tmp_path: Path) -> None:
    run(Learner(plan(minutes=0.01), tmp_path))
    with pytest.raises(UserError, match=r"has another run: .*width 16.*choose another --out"):
        Learner(plan(width=32), tmp_path)
    checkpoint = tmp_path / "checkpoint.pt"
    checkpoint.write_bytes(checkpoint.read_bytes()[:1000])
    with pytest.raises(UserError, match="is no checkpoint, or was cut off"):
        Learner(plan(), tmp_path)


def test_a_full_disk_keeps_the_last_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Learner(plan(minutes=0.01), tmp_path)
    run(made)
    before = (tmp_path / "checkpoint.pt").read_bytes()

    def full(saved: Any, path: Path) -> None:
        path.write_bytes(b"half of it")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(room.torch, "save", full)
    with pytest.raises(CannotKeep, match=r"No space left on device; the last checkpoint"):
        made.keep()
    assert (tmp_path / "checkpoint.pt").read_bytes() == before
    assert not list(tmp_path.glob("*.new"))


def test_a_worker_that_dies_ends_the_run_with_what_it_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Learner(plan(minutes=5), tmp_path)
    begun: list[Any] = []
    workers = room.Workers

    def remembered(*args: Any, **given: Any) -> Any:
        begun.append(workers(*args, **given))
        return begun[-1]

    monkeypatch.setattr(room, "Workers", remembered)

    def kill(row: Json) -> None:
        begun[0]._workers[0].process.kill()

    with pytest.raises(UserError, match=r"alrashid: worker 0 .*killed by signal 9"):
        made.run(kill, lambda problem: None)
    assert Learner(plan(), tmp_path).decisions == made.decisions > 0


def test_a_network_says_the_same_in_numpy(tmp_path: Path) -> None:
    made = Learner(plan(), tmp_path)
    with torch.no_grad():
        for parameter in made.net.parameters():
            parameter.normal_(0, 0.3)
    made.seen[:] = True
    network = made.network()
    lots = np.random.default_rng(1)
    seen = (lots.random((8, made.about["inputs"])) < 0.1).astype(np.float32)
    seen[:, :5] = [1, 1, 1, 0, 0]
    masks = lots.random((8, made.about["actions"])) < 0.5
    scores, rank, _ = made.net(torch.from_numpy(seen))
    chances = scores.masked_fill(~torch.from_numpy(masks), -1e9).softmax(-1)
    found = network.evaluate(seen, masks)
    np.testing.assert_allclose(found.policy, chances.detach().numpy(), atol=1e-4)
    np.testing.assert_allclose(
        found.rank[:, :3], rank.detach().numpy()[:, :3].clip(-1, 1), atol=1e-4
    )
    other = Net(made.about)
    imported(other, network)
    again = exported(other, made.about)
    for name, array in network.weights.items():
        assert np.array_equal(array, again.weights[name])


def test_a_run_begins_with_a_network(tmp_path: Path) -> None:
    run(Learner(plan(minutes=0.01), tmp_path / "first"))
    begin = tmp_path / "first" / "network.npz"
    made = Learner(plan(begin=begin), tmp_path / "second")
    stored = Network.load(begin).weights["policy.weight"]
    assert np.allclose(made.net.policy.weight.detach().numpy(), stored)
    with pytest.raises(UserError, match="has width 16, not 32"):
        Learner(plan(begin=begin, width=32), tmp_path / "third")
