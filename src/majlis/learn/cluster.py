"""Games on a Ray cluster: actors that play windows with the weights they are given."""

import os
from typing import Any, Final

# Ray would report to its makers how it is used.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import numpy as np
import ray
import torch
from numpy.typing import NDArray

from majlis.kernel.options import UserError
from majlis.lab.workers import LOCAL, knock
from majlis.learn.play import Group, Plan, Player
from majlis.learn.ppo import Window
from majlis.research.vector import Games

PARTS: Final = (
    "observations", "masks", "rewards", "ended", "seats", "actions", "chances", "own", "values",
    "players",
)  # fmt: skip


class Alone:
    """One group of games in this process, in the form of `Workers`."""

    def __init__(self, games: Games) -> None:
        self.games = games

    def recv(self) -> Games:
        return self.games

    def send(self, actions: NDArray[Any]) -> None:
        self.games.step(actions)


class Actor:
    """Plays on one core somewhere. Its rows have numbers, and so games, of their own."""

    def __init__(self, plan: Plan, number: int, seed: str) -> None:
        torch.set_num_threads(1)
        self.player = Player(plan, torch.device("cpu"))
        games = Games(
            plan.game,
            plan.games,
            players=plan.players,
            options=plan.options,
            first=number * plan.games,
            wide=True,
        )
        games.reset(seed)
        self.groups = [Group(self.player, Alone(games), games)]

    def play(self, net: dict[str, Any], rival: dict[str, Any]) -> tuple[dict[str, Any], int]:
        """A window, and how many games ended in it."""
        for own, given in ((self.player.actor, net), (self.player.rival, rival)):
            own.load_state_dict({name: torch.tensor(array) for name, array in given.items()})
        before = self.player.finished
        [window] = self.player.play(self.groups)
        arrays = {name: getattr(window, name).numpy() for name in PARTS}
        return arrays, self.player.finished - before


class Cluster:
    """All actors of a cluster, one for each worker of the plan; they play at once."""

    ADDRESS = LOCAL

    def __init__(self, player: Player, seed: str) -> None:
        self.player = player
        knock(self.ADDRESS)
        plan = player.plan
        given: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
        if self.ADDRESS == LOCAL:
            given |= {"num_cpus": plan.workers, "include_dashboard": False}
        ray.init(address=self.ADDRESS, **given)
        # Plain data alone: the far side needs Majlis, NumPy and PyTorch, and no file of this one.
        far: Any = ray.remote(num_cpus=1)(Actor)
        plan = plan._replace(begin=None)
        self.actors = [far.remote(plan, number, seed) for number in range(plan.workers)]

    def play(self) -> list[Window]:
        """A window of each actor, with the weights of now."""
        nets = [
            ray.put({name: array.cpu().numpy() for name, array in net.state_dict().items()})
            for net in (self.player.actor, self.player.rival)
        ]
        try:
            found = ray.get([actor.play.remote(*nets) for actor in self.actors])
        except ray.exceptions.RayError as error:
            reason = str(error).strip().splitlines()[-1]
            raise UserError(
                f"{self.player.plan.game}: the cluster lost games: {reason}; the last checkpoint "
                f"is safe, and the same command goes on from it"
            ) from None
        windows = []
        for arrays, ended in found:
            self.player.finished += ended
            windows.append(self._window(arrays))
        return windows

    def _window(self, arrays: dict[str, Any]) -> Window:
        window = Window.__new__(Window)
        for name, array in arrays.items():
            setattr(window, name, torch.from_numpy(np.array(array)).to(self.player.device))
        return window

    def close(self) -> None:
        ray.shutdown()


def at(address: str) -> type[Cluster]:
    """The cluster at an address: `local`, `auto` or HOST:PORT."""
    return type("Cluster", (Cluster,), {"ADDRESS": address})
