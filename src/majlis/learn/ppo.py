"""Masked PPO for games of several seats and sides, on tensors alone.

A *window* is what was played in some steps of a group of games. Each decision has the values that
its seat expected for every seat, counted from itself. What follows a decision is the next decision
of the same seat, or the end of the game; decisions of a window without either are left out.
"""

from typing import NamedTuple

import torch
from torch import Tensor, nn

from majlis.learn.net import Net

FORBIDDEN = -1e9


class Settings(NamedTuple):
    """What a run can set; `rate` and `entropy` fall to a tenth in its course."""

    rate: float = 5e-4
    entropy: float = 0.02
    decay: float = 0.97  # lambda: how far a surprise reaches back
    clip: float = 0.2
    epochs: int = 2
    batch: int = 16384
    value: float = 0.5  # the weight of the losses of the values beside that of the policy


class Sides:
    """By number of players: which seat sits where, seen from each, and who is on one side."""

    def __init__(self, mates: Tensor) -> None:
        """`mates[players, looking, away, away]`, as `majlis.bots.network.mates`."""
        self.mates = mates
        seats = mates.shape[1]
        device = mates.device
        players = torch.arange(seats + 1, device=device)[:, None, None].clamp(min=1)
        looking = torch.arange(seats, device=device)[None, :, None]
        away = torch.arange(seats, device=device)[None, None, :]
        self.taken = away[0] < torch.arange(seats + 1, device=device)[:, None]  # [players, away]
        self.seat = torch.where(away < players, (looking + away) % players, away)
        size = mates[:, 0].sum(-1).clamp(min=1)
        self.part = self.taken / size  # of a side: what each of its seats is of it
        self.count = self.part.sum(-1).clamp(min=2)

    def outcome(self, rank: Tensor, players: Tensor) -> Tensor:
        """Rank utility and share of the win by seat; of a side's share each seat has its part."""
        taken = self.taken[players]
        best = rank.masked_fill(~taken, -2).max(-1, keepdim=True).values
        first = (rank > best - 1e-4) & taken
        part = first * self.part[players]
        return torch.stack([rank, part / part.sum(-1, keepdim=True).clamp(min=1e-6)], -1)

    def around(self, outcome: Tensor, players: Tensor) -> Tensor:
        """The same as each seat counts it: `[..., looking, away, 2]`."""
        seat = self.seat[players]
        wide = outcome[:, None].expand(-1, seat.shape[1], -1, -1)
        return wide.gather(2, seat[..., None].expand(-1, -1, -1, 2))

    def utility(self, values: Tensor, players: Tensor, seats: Tensor) -> Tensor:
        """What is played for: half the rank, half the win, both from -1 to 1 for a sole winner."""
        mates = self.mates[players, seats][..., 0, :]
        win = (values[..., 1] * mates).sum(-1)
        sides = self.count[players]
        return 0.5 * values[..., 0, 0] + 0.5 * (sides * win - 1) / (sides - 1)


class Window:
    """What a group of games played: `[step, game, ...]`."""

    def __init__(
        self, steps: int, board: dict[str, Tensor], seats: int, device: torch.device
    ) -> None:
        def room(like: Tensor, dtype: torch.dtype) -> Tensor:
            return torch.zeros((steps, *like.shape), dtype=dtype, device=device)

        self.observations = room(board["observations"], torch.float16)
        self.masks = room(board["masks"], torch.bool)
        games = len(board["seats"])
        self.rewards = torch.zeros((steps, games, seats), device=device)
        self.ended = room(board["ended"], torch.bool)
        self.seats = room(board["seats"], torch.int64)
        self.actions = room(board["seats"], torch.int64)
        self.chances = room(board["seats"], torch.float32)  # logarithms, as they were chosen
        self.own = room(board["seats"], torch.bool)  # decisions of the learner, not of a rival
        self.values = torch.zeros((steps, games, seats, 2), device=device)
        self.players = board["counts"].to(device).long()


class Batch(NamedTuple):
    """Decisions to learn from, flat."""

    rows: Tensor  # where they are in the window
    advantages: Tensor
    targets: Tensor  # [decision, away, 2]


def think(net: Net, observations: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """What the network gives; on a GPU with half the bits, which is much faster there."""
    if not observations.is_cuda:
        return tuple(net(observations.float()))
    with torch.autocast("cuda", torch.bfloat16):
        return tuple(net(observations))


def chosen(scores: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
    """Actions drawn by their chances, and the logarithms of these."""
    scores = scores.float().masked_fill(~masks, FORBIDDEN)
    noise = torch.empty_like(scores).exponential_().clamp_(min=1e-20).log_()
    actions = (scores - noise).argmax(-1)
    return actions, _log_chances(scores).gather(1, actions[:, None]).squeeze(1)


def expected(rank: Tensor, win: Tensor, taken: Tensor) -> Tensor:
    """Rank utility and share of the win by seat, from what the network gives."""
    win = win.float().masked_fill(~taken, FORBIDDEN).softmax(-1)
    return torch.stack([rank.float() * taken, win], -1)


def looked_back(window: Window, sides: Sides, decay: float) -> Batch:
    """Advantages and targets, from the last step of the window to the first."""
    steps, games = window.actions.shape
    players = window.players
    every = torch.arange(games, device=players.device)
    shape = (games, sides.mates.shape[1], *window.values.shape[2:])
    after = torch.zeros(shape, device=players.device)  # by looking seat: what it expects next
    surprise = torch.zeros(shape, device=players.device)  # and how far that will prove wrong
    known = torch.zeros(shape[:2], dtype=torch.bool, device=players.device)
    targets = torch.zeros_like(window.values)
    good = torch.zeros_like(window.own)
    for step in range(steps - 1, -1, -1):
        ended = window.ended[step]
        result = sides.around(sides.outcome(window.rewards[step], players), players)
        after = torch.where(ended[:, None, None, None], result, after)
        surprise = surprise * ~ended[:, None, None, None]
        known = known | ended[:, None]
        seats, values = window.seats[step], window.values[step]
        wrong = after[every, seats] - values + decay * surprise[every, seats]
        sure = known[every, seats]
        wrong = wrong * sure[:, None, None]
        targets[step] = values + wrong
        good[step] = sure
        after[every, seats] = values
        surprise[every, seats] = wrong
        known[every, seats] = True
    good &= window.own & (window.masks.sum(-1) > 1)
    rows = good.flatten().nonzero().squeeze(1)
    own = players.expand(steps, -1), window.seats
    advantages = sides.utility(targets, *own) - sides.utility(window.values, *own)
    return Batch(rows, advantages.flatten()[rows], targets.flatten(0, 1)[rows])


def learn(
    net: Net,
    optimizer: torch.optim.Optimizer,
    windows: list[Window],
    sides: Sides,
    settings: Settings,
    gone: float,
) -> dict[str, float]:
    """One update from what was played; `gone` is the share of the run that is over."""
    falling = 1 - 0.9 * min(1.0, gone)
    for group in optimizer.param_groups:
        group["lr"] = settings.rate * falling
    batches = [looked_back(window, sides, settings.decay) for window in windows]
    every = torch.cat([batch.advantages for batch in batches])
    middle, spread = every.mean(), every.std() + 1e-6
    sums: dict[str, Tensor] = {}
    parts = 0
    for _ in range(settings.epochs):
        for window, batch in zip(windows, batches, strict=True):
            for some in torch.randperm(len(batch.rows), device=every.device).split(settings.batch):
                if len(some) < min(settings.batch, len(batch.rows)) // 2:
                    continue
                advantages = (batch.advantages[some] - middle) / spread
                losses = _losses(net, window, batch, some, advantages, sides, settings.clip)
                loss = losses["policy loss"] + settings.value * losses["value loss"]
                loss = loss - settings.entropy * falling * losses["entropy"]
                optimizer.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(net.parameters(), 0.5)
                optimizer.step()
                parts += 1
                for name, value in losses.items():
                    sums[name] = sums.get(name, torch.zeros_like(value)) + value.detach()
    told = {name: float(value) / max(1, parts) for name, value in sums.items()}
    return {**told, "explained variance": _explained(windows, batches, sides)}


def _losses(
    net: Net,
    window: Window,
    batch: Batch,
    some: Tensor,
    advantages: Tensor,
    sides: Sides,
    clip: float,
) -> dict[str, Tensor]:
    rows = batch.rows[some]
    masks = window.masks.flatten(0, 1)[rows]
    players = window.players.expand_as(window.seats).flatten()[rows]
    taken = sides.taken[players]
    observations = window.observations.flatten(0, 1)[rows]
    scores, rank, win = think(net, observations)
    chances = _log_chances(scores.float().masked_fill(~masks, FORBIDDEN))
    taken_action = window.actions.flatten()[rows][:, None]
    ratio = (chances.gather(1, taken_action).squeeze(1) - window.chances.flatten()[rows]).exp()
    limited = ratio.clamp(1 - clip, 1 + clip)
    wins = win.float().masked_fill(~taken, FORBIDDEN).log_softmax(-1)
    targets = batch.targets[some]
    off = ((rank.float() - targets[..., 0]) ** 2 * taken).sum(-1) / taken.sum(-1)
    surprise = -(targets[..., 1].clamp(0, 1) * wins.masked_fill(~taken, 0)).sum(-1)
    return {
        "policy loss": -torch.min(ratio * advantages, limited * advantages).mean(),
        "value loss": off.mean() + surprise.mean(),
        "entropy": -(chances.exp() * chances.masked_fill(~masks, 0)).sum(-1).mean(),
        "clipped": ((ratio - 1).abs() > clip).float().mean(),
    }


def _log_chances(scores: Tensor) -> Tensor:
    return torch.log_softmax(scores, -1)


def _explained(windows: list[Window], batches: list[Batch], sides: Sides) -> float:
    """How much of what happened the values had foreseen: 1 is all, 0 no more than the mean."""
    found, missed = [], []
    for window, batch in zip(windows, batches, strict=True):
        players = window.players.expand_as(window.seats).flatten()[batch.rows]
        seats = window.seats.flatten()[batch.rows]
        found.append(sides.utility(batch.targets, players, seats))
        missed.append(batch.advantages)
    every = torch.cat(found)
    return float(1 - torch.cat(missed).var() / (every.var() + 1e-9))
