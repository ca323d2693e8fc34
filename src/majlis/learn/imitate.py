"""A warm start: the network learns to choose as the players of a data set did."""

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import torch
from torch import Tensor, nn

from majlis.kernel.options import UserError
from majlis.learn.export import KEY
from majlis.learn.learner import Learner
from majlis.learn.ppo import FORBIDDEN, think, value_loss


def imitate(
    learner: Learner, folder: Path, rounds: int, tell: Callable[[int, float], None]
) -> None:
    """Goes so often through all decisions; `tell` hears what share it would have chosen too."""
    files = sorted(folder.glob("*.parquet"))
    if not files:
        raise UserError(f"{folder} has no Parquet files; `majlis export` makes some")
    for path in files:
        _check(learner, path)
    learner.net.train()
    for number in range(rounds):
        equal = seen = 0
        for place in np.random.default_rng(number).permutation(len(files)):
            found, rows = _round(learner, files[place])
            equal += found
            seen += rows
        tell(number + 1, equal / max(1, seen))
    learner.parts += 1  # a run that is taken up does not imitate again
    learner.keep()


def _check(learner: Learner, path: Path) -> None:
    """Whether the file is of this game, in this layout."""
    try:
        about = json.loads((pq.read_schema(path).metadata or {})[KEY])
    except (OSError, ValueError, KeyError):
        raise UserError(f"{path} is no whole file of `majlis export`") from None
    for name in ("game", "layout", "actions"):
        if about[name] != learner.about[name]:
            raise UserError(
                f"{path} is of another game or version: its {name} is {about[name]}, "
                f"not {learner.about[name]}"
            )


def _round(learner: Learner, path: Path) -> tuple[int, int]:
    """Learns from one file; how many choices were the same, of how many."""
    table = pq.read_table(path)
    order = np.random.default_rng(0).permutation(table.num_rows)
    equal = 0
    size = min(learner.plan.settings.batch, 4096)
    for first in range(0, len(order), size):
        rows = table.take(order[first : first + size]).to_pydict()
        device = learner.device
        observations = _dense(rows["places"], rows["values"], learner.about["inputs"]).to(device)
        legal = [[1.0] * len(one) for one in rows["legal"]]
        masks = _dense(rows["legal"], legal, learner.about["actions"]).to(device) > 0
        actions = torch.tensor(rows["action"], device=device)
        players = torch.tensor(rows["players"], device=device)
        seats = torch.tensor(rows["seat"], device=device)
        ranks = torch.zeros(len(actions), learner.about["seats"])
        for row, one in enumerate(rows["rank"]):
            ranks[row, : len(one)] = torch.tensor(one)
        sides = learner.sides
        outcome = sides.around(sides.outcome(ranks.to(device), players), players)
        targets = outcome[torch.arange(len(actions), device=device), seats]
        scores, rank, win = think(learner.net, observations)
        scores = scores.float().masked_fill(~masks, FORBIDDEN)
        off = value_loss(rank, win, targets, sides.taken[players])
        loss = nn.functional.cross_entropy(scores, actions) + learner.plan.settings.value * off
        learner.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(learner.net.parameters(), 0.5)
        learner.optimizer.step()
        learner.seen |= observations.amax(0) > 0
        equal += int((scores.argmax(-1) == actions).sum())
    return equal, len(order)


def _dense(places: list[list[int]], values: list[list[float]], width: int) -> Tensor:
    """Rows of which only what is not zero is told."""
    found = np.zeros((len(places), width), np.float32)
    for row, (where, what) in enumerate(zip(places, values, strict=True)):
        found[row, where] = what
    return torch.from_numpy(found)
