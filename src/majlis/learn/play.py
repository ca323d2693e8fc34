"""Playing while learning: the network decides for thousands of games at once."""

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import torch
from numpy.typing import NDArray
from torch import Tensor

from majlis.bots.network import about, mates
from majlis.kernel.codec import Json
from majlis.learn.net import Net
from majlis.learn.ppo import Settings, Sides, Window, chosen, expected, think
from majlis.research.vector import Arrays
from majlis.research.workers import Workers

# What it reads of the games.
SHARED: Final = ("observations", "masks", "rewards", "seats", "counts", "ended")


class Plan(NamedTuple):
    """What makes a run; the same plan goes on where the last checkpoint is."""

    game: str
    players: Sequence[int]
    options: Sequence[Mapping[str, Any]]  # of the tables; every number of players with each
    minutes: float
    workers: int
    games: int  # of each process
    steps: int = 64  # of a window
    width: int = 512
    depth: int = 3
    rivals: float = 0.2  # the share of the games with an earlier self on the other sides
    seed: str = "1"
    settings: Settings = Settings()
    begin: Path | None = None  # the network to begin with

    def stamp(self) -> Json:
        """What may not change between the parts of one run."""
        return {"game": self.game, "width": self.width, "depth": self.depth, "seed": self.seed}


class Player:
    """The network and an earlier self of it, which play; and what that takes."""

    def __init__(self, plan: Plan, device: torch.device) -> None:
        self.plan = plan
        self.device = device
        self.about = about(plan.game, plan.width, plan.depth)
        self.actor = Net(self.about).to(device)  # plays while another learns
        self.rival = Net(self.about).to(device)
        self.sides = Sides(torch.from_numpy(mates(plan.game)).to(device))
        self.overlaps = self.is_cuda  # learns from a window while the next one is played
        self.finished = 0
        self.spent = {"waiting": 0.0, "deciding": 0.0, "learning": 0.0}

    @property
    def is_cuda(self) -> bool:
        return bool(self.device.type == "cuda")

    def play(self, groups: Sequence["Group"]) -> list[Window]:
        """A window of each group, in turn: while one is decided for, the other moves."""
        for group in groups:
            group.begin()
        for step in range(self.plan.steps):
            for group in groups:
                group.decide(step)
        return [group.window for group in groups]


class Moves(Protocol):
    """Who moves the games: `Workers`, or what looks like them."""

    def recv(self) -> Any: ...

    def send(self, actions: NDArray[Any]) -> None: ...


class Source(Protocol):
    """Where windows come from."""

    def __init__(self, player: Player, seed: str) -> None: ...

    def play(self) -> list[Window]: ...

    def close(self) -> None: ...


class Home:
    """All cores of this machine."""

    def __init__(self, player: Player, seed: str) -> None:
        plan = player.plan
        self.player = player
        self.workers = Workers(
            plan.game,
            plan.workers * plan.games,
            plan.workers,
            players=plan.players,
            options=plan.options,
            wide=True,
        )
        if player.is_cuda:
            _pin([getattr(self.workers, name) for name in SHARED])
        self.workers.reset(seed)
        self.groups = [Group(player, self.workers, group) for group in self.workers.groups]

    def play(self) -> list[Window]:
        return self.player.play(self.groups)

    def close(self) -> None:
        self.workers.close()


class Group:
    """Half of all games, as the learner sees them."""

    def __init__(self, player: Player, workers: Moves, shown: Arrays) -> None:
        self.player = player
        self.workers = workers
        self.device = player.device
        self.board = {name: torch.from_numpy(getattr(shown, name)) for name in SHARED}
        # One is learned from while the other is written.
        self.windows = [
            Window(player.plan.steps, self.board, player.about["seats"], self.device)
            for _ in range(2 if player.overlaps else 1)
        ]
        self.window = self.windows[0]
        self.step = -1  # the step whose actions are being made
        games = len(shown.seats)
        # The last games have rivals on all sides but one: all kinds of tables are among them.
        first = games - int(player.plan.rivals * games)
        self.rivals = torch.arange(first, games, device=self.device)
        self.seat = self._lots()  # the learner's seat in those games

    def _lots(self) -> Tensor:
        lots = torch.rand(len(self.rivals), device=self.device)
        return (lots * self.window.players[self.rivals]).long()

    def begin(self) -> None:
        """A new window. What comes of the last actions of one is heard too late for it."""
        self.windows.reverse()
        self.window = self.windows[0]
        self.window.ended[-1] = False

    @torch.no_grad()
    def decide(self, step: int) -> None:
        """Takes in what happened, and sends an action for each game."""
        spent = self.player.spent
        began = time.perf_counter()
        self.workers.recv()
        waited = time.perf_counter()
        self._hear()
        window, board = self.window, self.board
        observations, masks = window.observations[step], window.masks[step]
        # Made small after they were sent: the GPU does that sooner than this core.
        observations.copy_(board["observations"].to(self.device, non_blocking=True))
        masks.copy_(board["masks"], non_blocking=True)
        seats = window.seats[step]
        seats.copy_(board["seats"].to(self.device))
        scores, rank, win = think(self.player.actor, observations)
        own = window.own[step].fill_(True)
        if len(self.rivals):
            some = self.rivals
            mine = self.player.sides.mates[window.players[some], self.seat]
            away = (seats[some] - self.seat) % window.players[some]
            own[some] = mine[:, 0].gather(1, away[:, None]).squeeze(1) > 0
            theirs, _, _ = think(self.player.rival, observations[some])
            scores[some] = torch.where(own[some][:, None], scores[some], theirs)
        window.values[step] = expected(rank, win, self.player.sides.taken[window.players])
        window.actions[step], window.chances[step] = chosen(scores, masks)
        actions = window.actions[step].to(torch.int32).cpu().numpy()
        self.workers.send(actions)
        self.step = step
        spent["waiting"] += waited - began
        spent["deciding"] += time.perf_counter() - waited

    def _hear(self) -> None:
        """What came of the actions that were sent last."""
        ended, rewards = self.board["ended"].to(self.device), self.board["rewards"]
        if 0 <= self.step < len(self.window.ended) - 1:
            self.window.ended[self.step] = ended
            self.window.rewards[self.step, :, : rewards.shape[1]] = rewards.to(self.device)
        self.player.finished += int(self.board["ended"].sum())
        if len(self.rivals):
            self.seat = torch.where(ended[self.rivals], self._lots(), self.seat)


def _pin(arrays: Sequence[NDArray[Any]]) -> None:
    """Lets the GPU read the shared memory by itself; slower, but the same, where it cannot."""
    first = min(array.ctypes.data for array in arrays)
    last = max(array.ctypes.data + array.nbytes for array in arrays)
    torch.cuda.cudart().cudaHostRegister(first, last - first, 0)
