"""Self-play: the loop that lets the company play, learns from it, and keeps what it learned."""

import json
import os
import random
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import torch
from numpy.typing import NDArray
from torch import Tensor

from majlis.bots.network import Network, about, mates
from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.learn.net import Net, exported, imported
from majlis.learn.ppo import Settings, Sides, Window, chosen, expected, learn, think
from majlis.research.vector import Arrays, Tables
from majlis.research.workers import Workers, cores

CHECKPOINT: Final = "checkpoint.pt"
NETWORK: Final = "network.npz"
LOG: Final = "log.jsonl"
SHARED: Final = ("observations", "masks", "rewards", "seats", "counts", "ended")  # that it reads
RIVALS: Final = 8  # earlier selves that are kept
RIVAL_SECONDS: Final = 20.0  # how long one of them plays


class CannotKeep(UserError):
    """A checkpoint could not be written."""


Tell = Callable[[Json], None]
Kept = Callable[[CannotKeep | None], None]


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


class Learner:
    """One run of self-play in a folder."""

    def __init__(self, plan: Plan, folder: Path, device: str | None = None) -> None:
        self.plan = plan
        self.folder = folder
        self.device = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
        if self.device.type == "cuda":
            torch.set_float32_matmul_precision("high")
        self.about = about(plan.game, plan.width, plan.depth)
        self.elapsed = 0.0  # seconds of learning, of all parts of the run
        self.decisions = 0
        self.finished = 0
        self.parts = 0  # how often the run was taken up
        self.selves: list[dict[str, Tensor]] = []
        torch.manual_seed(_number(plan.seed))
        self.net = Net(self.about).to(self.device)
        self.optimizer = torch.optim.Adam(
            self.net.parameters(), lr=plan.settings.rate, eps=1e-5, fused=self._is_cuda
        )
        self.seen = torch.zeros(self.about["inputs"], dtype=torch.bool, device=self.device)
        self._take_up()
        self.rival = Net(self.about).to(self.device)
        self.rival.load_state_dict(self.net.state_dict())
        self.sides = Sides(torch.from_numpy(mates(plan.game)).to(self.device))
        self.spent = {"waiting": 0.0, "deciding": 0.0, "learning": 0.0}

    @property
    def _is_cuda(self) -> bool:
        return bool(self.device.type == "cuda")

    @property
    def seconds(self) -> float:
        return self.plan.minutes * 60

    @property
    def is_over(self) -> bool:
        return self.elapsed >= self.seconds

    # ---- playing and learning

    def run(self, tell: Tell, kept: Kept, every: float = 30.0) -> None:
        """Learns until the time is over; `tell` hears after every update. Every so many seconds,
        and at the end, however that comes, it keeps what it has and says so, or why it cannot."""
        if self.is_over:
            return
        plan = self.plan
        seed = f"{plan.seed} {self.parts}"
        self.parts += 1
        count = plan.workers * plan.games
        workers = Workers(
            plan.game, count, plan.workers, players=plan.players, options=plan.options, wide=True
        )
        if self._is_cuda:
            _pin([getattr(workers, name) for name in SHARED])
        try:
            workers.reset(seed)
            groups = [Group(self, workers, group) for group in workers.groups]
            last = since = time.perf_counter()
            turned = 0.0
            while not self.is_over:
                if self.elapsed - turned > RIVAL_SECONDS or not self.selves:
                    self._turn_over()
                    turned = self.elapsed
                self._play(groups)
                began = time.perf_counter()
                told = learn(
                    self.net,
                    self.optimizer,
                    [group.window for group in groups],
                    self.sides,
                    plan.settings,
                    self.elapsed / self.seconds,
                )
                now = time.perf_counter()
                self.spent["learning"] += now - began
                self.decisions += plan.steps * count
                self.elapsed += now - since
                row = self._row(told, plan.steps * count / (now - since))
                since = now
                self.log(row)
                tell(row)
                if now - last > every and not self.is_over:
                    self._keep(kept)
                    last = now
        finally:
            workers.close()
            self._keep(kept)

    def _play(self, groups: list["Group"]) -> None:
        """A window of each group, in turn: while one is decided for, the other moves."""
        self.net.eval()
        for step in range(self.plan.steps):
            for group in groups:
                group.decide(step)
        for group in groups:
            group.close()
            self.seen |= group.window.observations.flatten(0, 1).amax(0) > 0
        self.net.train()

    def _turn_over(self) -> None:
        """Another earlier self sits down; the present one will be an earlier one."""
        self.selves.append({k: v.to("cpu", copy=True) for k, v in self.net.state_dict().items()})
        if len(self.selves) > RIVALS:  # the oldest go first, but every second of them stays
            del self.selves[random.Random(self.parts).randrange(RIVALS // 2)]
        self.rival.load_state_dict(random.choice(self.selves))

    def _row(self, told: dict[str, float], pace: float) -> Json:
        whole = sum(self.spent.values()) or 1.0
        return {
            "minutes": round(self.elapsed / 60, 4),
            "decisions": self.decisions,
            "games": self.finished,
            "decisions/s": round(pace),
            **{name: round(seconds / whole, 4) for name, seconds in self.spent.items()},
            **{name: round(value, 5) for name, value in told.items()},
        }

    def log(self, row: Json) -> None:
        try:
            with (self.folder / LOG).open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
        except OSError as error:
            raise UserError(f"cannot write {self.folder / LOG}: {error.strerror}") from None

    # ---- keeping

    def _keep(self, kept: Kept) -> None:
        try:
            self.keep()
        except CannotKeep as problem:
            kept(problem)
        else:
            kept(None)

    def keep(self) -> None:
        """Writes checkpoint and network; if the disk is full, the last ones stay as they are."""
        path = self.folder / CHECKPOINT
        scratch = path.with_suffix(".new")
        saved = {
            "stamp": self.plan.stamp(),
            "about": self.about,
            "net": self.net.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "seen": self.seen,
            "selves": self.selves[-2:],
            "elapsed": self.elapsed,
            "decisions": self.decisions,
            "games": self.finished,
            "parts": self.parts,
        }
        try:
            torch.save(saved, scratch)
            os.replace(scratch, path)
        except (OSError, RuntimeError) as error:  # PyTorch tells of a full disk in its own way
            scratch.unlink(missing_ok=True)
            raise CannotKeep(
                f"cannot write {path}: {getattr(error, 'strerror', None) or 'the disk is full?'}; "
                f"the last checkpoint is as it was"
            ) from None
        try:
            self.network().save(self.folder / NETWORK)
        except UserError as error:
            raise CannotKeep(str(error)) from None

    def network(self) -> Network:
        """The network as it is now, for bots."""
        made = {
            "minutes": round(self.elapsed / 60, 2),
            "decisions": self.decisions,
            "games": self.finished,
        }
        return exported(self.net, {**self.about, **made}, self.seen)

    def _take_up(self) -> None:
        """What is there of the run: its last checkpoint, or the network to begin with."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise UserError(f"cannot write {self.folder}: {error.strerror}") from None
        path = self.folder / CHECKPOINT
        if not path.exists():
            if self.plan.begin is not None:
                network = Network.load(self.plan.begin, self.plan.game)
                for name in ("width", "depth"):
                    if network.about[name] != self.about[name]:
                        raise UserError(
                            f"{self.plan.begin} has {name} {network.about[name]}, "
                            f"not {self.about[name]}"
                        )
                imported(self.net, network)
            return
        try:
            saved = torch.load(path, map_location=self.device, weights_only=True)
        except Exception:  # whatever PyTorch's reader says of it
            raise UserError(
                f"{path} is no checkpoint, or was cut off; remove it to begin anew"
            ) from None
        if saved["stamp"] != self.plan.stamp() or saved["about"] != self.about:
            raise UserError(
                f"{self.folder} has another run: {_brief(saved['stamp'])}, not "
                f"{_brief(self.plan.stamp())}; choose another --out"
            )
        self.net.load_state_dict(saved["net"])
        self.optimizer.load_state_dict(saved["optimizer"])
        self.seen |= saved["seen"]
        self.selves = [{k: v.cpu() for k, v in one.items()} for one in saved["selves"]]
        self.elapsed, self.decisions = saved["elapsed"], saved["decisions"]
        self.finished, self.parts = saved["games"], saved["parts"]


class Group:
    """Half of all games, as the learner sees them."""

    def __init__(self, learner: Learner, workers: Workers, shown: Arrays) -> None:
        self.learner = learner
        self.workers = workers
        self.device = learner.device
        self.board = {name: torch.from_numpy(getattr(shown, name)) for name in SHARED}
        self.window = Window(learner.plan.steps, self.board, learner.about["seats"], self.device)
        self.step = -1  # the step whose actions are being made
        games = len(shown.seats)
        # The last games have rivals on all sides but one: all kinds of tables are among them.
        first = games - int(learner.plan.rivals * games)
        self.rivals = torch.arange(first, games, device=self.device)
        self.seat = self._lots()  # the learner's seat in those games

    def _lots(self) -> Tensor:
        lots = torch.rand(len(self.rivals), device=self.device)
        return (lots * self.window.players[self.rivals]).long()

    @torch.no_grad()
    def decide(self, step: int) -> None:
        """Takes in what happened, and sends an action for each game."""
        spent = self.learner.spent
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
        scores, rank, win = think(self.learner.net, observations)
        own = window.own[step].fill_(True)
        if len(self.rivals):
            some = self.rivals
            mine = self.learner.sides.mates[window.players[some], self.seat]
            away = (seats[some] - self.seat) % window.players[some]
            own[some] = mine[:, 0].gather(1, away[:, None]).squeeze(1) > 0
            theirs, _, _ = think(self.learner.rival, observations[some])
            scores[some] = torch.where(own[some][:, None], scores[some], theirs)
        window.values[step] = expected(rank, win, self.learner.sides.taken[window.players])
        window.actions[step], window.chances[step] = chosen(scores, masks)
        actions = window.actions[step].to(torch.int32).cpu().numpy()
        self.workers.send(actions)
        self.step = step
        spent["waiting"] += waited - began
        spent["deciding"] += time.perf_counter() - waited

    def _hear(self) -> None:
        """What came of the actions that were sent last."""
        if self.step < 0:
            return
        ended = self.board["ended"]
        self.window.ended[self.step].copy_(ended)
        rewards = self.board["rewards"]
        self.window.rewards[self.step, :, : rewards.shape[1]].copy_(rewards)
        self.learner.finished += int(ended.sum())
        if len(self.rivals):
            over = self.window.ended[self.step][self.rivals]
            self.seat = torch.where(over, self._lots(), self.seat)
        self.step = -1

    def close(self) -> None:
        """Ends the window. What comes of its last actions is heard too late for it."""
        self.window.ended[-1] = False


def _pin(arrays: Sequence[NDArray[Any]]) -> None:
    """Lets the GPU read the shared memory by itself; slower, but the same, where it cannot."""
    first = min(array.ctypes.data for array in arrays)
    last = max(array.ctypes.data + array.nbytes for array in arrays)
    torch.cuda.cudart().cudaHostRegister(first, last - first, 0)


def _number(seed: str) -> int:
    return int.from_bytes(seed.encode()[:7], "big")


def _brief(stamp: Json) -> str:
    return ", ".join(f"{name} {value}" for name, value in stamp.items())


def plan_for(name: str, **given: Any) -> Plan:
    """A plan with sizes that suit this machine."""
    is_cuda = torch.cuda.is_available()
    sizes: dict[str, Any] = {
        "workers": max(1, cores() - 2),
        "games": 512 if is_cuda else 64,
        "settings": Settings() if is_cuda else Settings(batch=2048),
    }
    return Plan(game=game(name).meta.name, **{**sizes, **given})


def draw_options(name: str, seed: str, count: int) -> list[dict[str, Any]]:
    """Options of the tables: the first half as by default, the others drawn by lot."""
    rules = game(name)
    rng = Rng.from_seed(f"options {seed}")
    found: list[dict[str, Any]] = [{} for _ in range(count // 2)]
    while len(found) < count:
        drawn = {
            option.name: option.values[rng.below(len(option.values))]
            for option in rules.meta.options
            if not option.internal
        }
        try:
            Tables(name, range(rules.meta.players[0], rules.meta.players[-1] + 1), drawn)
        except UserError:
            continue  # options that do not go together
        found.append(drawn)
    return found
