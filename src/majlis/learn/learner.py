"""Self-play: the loop that lets games be played, learns from them, and keeps what it learned."""

import json
import os
import random
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from typing import Any, Final

import torch
from torch import Tensor

from majlis.bots.network import Network
from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.learn.net import Net, exported, imported
from majlis.learn.play import Home, Plan, Player, Source
from majlis.learn.ppo import Settings, Window, learn
from majlis.research.vector import Tables
from majlis.research.workers import cores

CHECKPOINT: Final = "checkpoint.pt"
NETWORK: Final = "network.npz"
LOG: Final = "log.jsonl"
RIVALS: Final = 8  # earlier selves that are kept
RIVAL_SECONDS: Final = 20.0  # how long one of them plays


class CannotKeep(UserError):
    """A checkpoint could not be written."""


Tell = Callable[[Json], None]
Kept = Callable[[CannotKeep | None], None]


class Learner(Player):
    """One run of self-play in a folder."""

    def __init__(self, plan: Plan, folder: Path, device: str | None = None) -> None:
        torch.manual_seed(int.from_bytes(plan.seed.encode()[:7], "big"))
        torch.set_float32_matmul_precision("high")
        chosen = device or ("cuda" if torch.cuda.is_available() else "cpu")
        super().__init__(plan, torch.device(chosen))
        self.net = Net(self.about).to(self.device)
        self.folder = folder
        self.elapsed = 0.0  # seconds of learning, of all parts of the run
        self.decisions = 0
        self.parts = 0  # how often the run was taken up
        self.selves: list[dict[str, Tensor]] = []
        self._queues: dict[bool, Any] = {}
        self.optimizer = torch.optim.Adam(
            self.net.parameters(), lr=plan.settings.rate, eps=1e-5, fused=self.is_cuda
        )
        self.seen = torch.zeros(self.about["inputs"], dtype=torch.bool, device=self.device)
        self._take_up()

    @property
    def seconds(self) -> float:
        return self.plan.minutes * 60

    @property
    def is_over(self) -> bool:
        return self.elapsed >= self.seconds

    # ---- playing and learning

    def run(self, tell: Tell, kept: Kept, every: float = 30.0, source: type[Source] = Home) -> None:
        """Learns until the time is over; `tell` hears after every update. Every so many seconds,
        and at the end, however that comes, it keeps what it has and says so, or why it cannot."""
        if self.is_over:
            return
        place = source(self, f"{self.plan.seed} {self.parts}")
        self.parts += 1
        try:
            with closing(place), ThreadPoolExecutor(1) as beside:
                self._go_on(place, beside, tell, kept, every)
        finally:
            self._keep(kept)

    def _go_on(self, place: Source, beside: Executor, tell: Tell, kept: Kept, every: float) -> None:
        """Plays and learns in turn; on a GPU it learns from a window while the next is played."""
        last = since = time.perf_counter()
        turned = 0.0
        windows: list[Window] = []
        while not self.is_over:
            with self._stream(urgent=True):
                self.actor.load_state_dict(self.net.state_dict())
                if self.elapsed - turned > RIVAL_SECONDS or not self.selves:
                    self._turn_over()
                    turned = self.elapsed
                if self.overlaps:
                    learning = beside.submit(self._learn, windows)
                    windows = place.play()
                    told = learning.result()
                else:
                    windows = place.play()
                    told = self._learn(windows)
            now = time.perf_counter()
            count = sum(window.actions.numel() for window in windows)
            self.decisions += count
            self.elapsed += now - since
            row = self._row(told, count, now - since)
            since = now
            if told:
                self.log(row)
                tell(row)
            if now - last > every and not self.is_over:
                self._keep(kept)
                last = now

    def _stream(self, urgent: bool) -> AbstractContextManager[Any]:
        """A queue of its own for the GPU: what plays does not wait for what learns."""
        if not self.is_cuda:
            return nullcontext()
        torch.cuda.synchronize()
        if urgent not in self._queues:  # made once: each keeps its own memory for passing things
            self._queues[urgent] = torch.cuda.Stream(priority=-1 if urgent else 0)
        found: AbstractContextManager[Any] = torch.cuda.stream(self._queues[urgent])
        return found

    def _learn(self, windows: list[Window]) -> dict[str, float]:
        if not windows:
            return {}
        began = time.perf_counter()
        gone = self.elapsed / self.seconds
        with self._stream(urgent=False):
            for window in windows:
                self.seen |= window.observations.flatten(0, 1).amax(0) > 0
            told = learn(self.net, self.optimizer, windows, self.sides, self.plan.settings, gone)
        self.spent["learning"] += time.perf_counter() - began
        return told

    def _turn_over(self) -> None:
        """Another earlier self sits down; the present one will be an earlier one."""
        self.selves.append({k: v.to("cpu", copy=True) for k, v in self.net.state_dict().items()})
        if len(self.selves) > RIVALS:  # one of the older half goes: some of them stay for long
            del self.selves[random.randrange(RIVALS // 2)]
        self.rival.load_state_dict(random.choice(self.selves))

    def _row(self, told: dict[str, float], count: int, seconds: float) -> Json:
        """The figures of an update; waiting, deciding and learning are shares of its time."""
        shares = {name: round(spent / seconds, 4) for name, spent in self.spent.items()}
        self.spent = dict.fromkeys(self.spent, 0.0)
        return {
            "minutes": round(self.elapsed / 60, 4),
            "decisions": self.decisions,
            "games": self.finished,
            "decisions/s": round(count / seconds),
            **shares,
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


def _brief(stamp: Json) -> str:
    return ", ".join(f"{name} {value}" for name, value in stamp.items())


def plan_for(name: str, **given: Any) -> Plan:
    """A plan with sizes that suit this machine."""
    is_cuda = torch.cuda.is_available()
    sizes: dict[str, Any] = {
        "workers": max(1, cores() - 1),
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
