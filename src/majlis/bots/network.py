"""A trained network: what it is made of, and its file, in NumPy alone; `networks.py` plays it.

The network is a multilayer perceptron with residual layers. Of an observation (the wide tensor of a
game, for all its numbers of players) it makes a score for each action and, for every seat counted
from the one that looks, two expectations: the rank utility and the share of the win.
"""

import hashlib
import json
import zipfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from majlis.games.catalogue import game as rules_of
from majlis.kernel.options import UserError
from majlis.kernel.rules import Config
from majlis.tensors.actions import action_table
from majlis.tensors.layout import WideLayout, wide_layout

FORMAT: Final = "majlis network 1"
EPSILON: Final = 1e-5  # of the layer norms
Floats = NDArray[np.float32]
Flags = NDArray[np.bool_]


class Evaluation(NamedTuple):
    """What a network thinks of some positions, a row for each."""

    policy: Floats  # the chance of each action; zero where it may not be chosen
    rank: Floats  # by seat, counted from the one that looks: expected rank utility, -1 to 1
    win: Floats  # likewise: the share of the win that its side gets; 0 where nobody sits


class Network:
    """Weights and what they are for. `evaluate` is the same for one position and for many."""

    def __init__(self, about: Mapping[str, Any], weights: Mapping[str, NDArray[Any]]) -> None:
        self.about = dict(about)
        self.game: str = about["game"]
        self.layout = wide_layout(self.game)
        self.seats = self.layout.players
        self._mates = mates(self.game)
        offsets = {field.name: field.offset for field in self.layout.fields}
        self._taken, self._looking = offsets["taken"], offsets["seat"]
        self.weights: dict[str, Floats] = {
            name: np.ascontiguousarray(array, np.float32) for name, array in weights.items()
        }
        # By input, so that a single sparse observation reads only the rows that it needs.
        self._first = np.ascontiguousarray(self.weights["first.weight"].T)
        self._depth = int(about["depth"])

    # ---- thinking

    def evaluate(self, observations: Floats, masks: Flags) -> Evaluation:
        """The chances of the actions, and what each seat may expect; a row for each position."""
        weights = self.weights
        x = self._enter(observations)
        for number in range(self._depth):
            more = x @ weights[f"inner.{number}.weight"].T + weights[f"inner.{number}.bias"]
            x = x + self._normed(more, f"norms.{number}")
        scores = x @ weights["policy.weight"].T + weights["policy.bias"]
        values = x @ weights["value.weight"].T + weights["value.bias"]
        taken = observations[:, self._taken : self._taken + self.seats] > 0
        rank = np.where(taken, values[:, : self.seats], 0).astype(np.float32)
        win = softmax(values[:, self.seats :], taken)
        looking = observations[:, self._looking : self._looking + self.seats].argmax(1)
        win = np.einsum("nkj,nj->nk", self._mates[taken.sum(1), looking], win)
        return Evaluation(softmax(scores, masks), np.clip(rank, -1, 1), win)

    def _enter(self, observations: Floats) -> Floats:
        if len(observations) == 1:  # mostly zeros: the rows of the rest are enough
            places = observations[0].nonzero()[0]
            x = observations[:, places] @ self._first[places]
        else:
            x = observations @ self._first
        return self._normed(x + self.weights["first.bias"], "norm")

    def _normed(self, x: Floats, name: str) -> Floats:
        x = x - x.mean(1, keepdims=True)
        x = x / np.sqrt((x * x).mean(1, keepdims=True) + np.float32(EPSILON))
        scaled = x * self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]
        return np.asarray(np.maximum(scaled, 0), np.float32)

    # ---- its file

    def save(self, path: Path, bits: int = 16) -> None:
        """Writes the file: 16 bits keep half floats; 8 or fewer keep whole numbers and a scale for
        each row, which the file's compression makes small."""
        arrays: dict[str, NDArray[Any]] = {}
        for name, array in self.weights.items():
            if bits == 16 or array.ndim == 1:
                arrays[name] = array.astype(np.float16)
                continue
            most = 2 ** (bits - 1) - 1
            scale = np.maximum(np.abs(array).max(1, keepdims=True), 1e-12) / most
            arrays[name] = np.rint(array / scale).astype(np.int8)
            arrays[f"{name} scale"] = scale.astype(np.float32)
        about = json.dumps({**self.about, "bits": bits}, sort_keys=True).encode()
        scratch = path.with_name(f".{path.name}.new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with scratch.open("wb") as file:
                np.savez_compressed(file, about=np.frombuffer(about, np.uint8), **arrays)  # type: ignore[arg-type]  # names are free
            scratch.replace(path)
        except OSError as error:
            scratch.unlink(missing_ok=True)
            raise UserError(f"cannot write {path}: {error.strerror}") from None

    @classmethod
    def load(cls, path: Path, game: str | None = None) -> "Network":
        """The network of a file; refused with a reason if it is cut off, or for something else."""
        try:
            with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
                arrays = {name: file[name] for name in file.files}
            about = json.loads(arrays.pop("about").tobytes())
        except OSError as error:
            raise UserError(f"cannot read the network {path}: {error.strerror or error}") from None
        except (ValueError, KeyError, EOFError, zipfile.BadZipFile, zipfile.LargeZipFile):
            raise UserError(f"{path} is no network, or was cut off") from None
        check(about, path, game)
        weights = {
            name: array * arrays.get(f"{name} scale", np.float32(1))
            for name, array in arrays.items()
            if not name.endswith(" scale")
        }
        for name, shape in shapes(about).items():
            found = weights[name].shape if name in weights else "missing"
            if found != shape:
                raise UserError(f"{path}: {name} is {found}, not {shape}")
        return cls(about, weights)


def about(game: str, width: int, depth: int, **more: Any) -> dict[str, Any]:
    """What the file of a network says of it, so that it is never read by what it does not fit."""
    rules = rules_of(game)
    wide = wide_layout(rules.meta.name)
    return {
        "format": FORMAT,
        "game": rules.meta.name,
        "rules": rules.meta.version,
        "layout": fingerprint(wide),
        "inputs": wide.size,
        "actions": action_table(rules.meta.name).size,
        "seats": wide.players,
        "width": width,
        "depth": depth,
        **more,
    }


def shapes(about: Mapping[str, Any]) -> dict[str, tuple[int, ...]]:
    """The arrays of a network by name."""
    width, depth = about["width"], about["depth"]
    layers = {
        "first": (width, about["inputs"]),
        "policy": (about["actions"], width),
        "value": (2 * about["seats"], width),
        **{f"inner.{number}": (width, width) for number in range(depth)},
    }
    found: dict[str, tuple[int, ...]] = {}
    for name, shape in layers.items():
        found |= {f"{name}.weight": shape, f"{name}.bias": shape[:1]}
    for name in ("norm", *(f"norms.{number}" for number in range(depth))):
        found |= {f"{name}.weight": (width,), f"{name}.bias": (width,)}
    return found


def check(found: Mapping[str, Any], path: Path, game: str | None) -> None:
    """Raises a clear error unless the network fits the game as it is today."""
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise UserError(f"{path} is no network of this release ({FORMAT!r})")
    if game is not None and found["game"] != rules_of(game).meta.name:
        raise UserError(f"{path} plays {found['game']}, not {rules_of(game).meta.name}")
    wanted = about(found["game"], found["width"], found["depth"])
    for name in ("inputs", "actions", "seats", "layout"):
        if found.get(name) != wanted[name]:
            raise UserError(
                f"{path} was trained on another version of {found['game']}: its {name} "
                f"{'differs' if name == 'layout' else f'is {found.get(name)}, not {wanted[name]}'}"
            )


def fingerprint(wide: WideLayout) -> str:
    """Two layouts with the same fingerprint put the same things into the same places."""
    fields = [
        [
            *(field.name, field.offset, field.shape),
            *(field.line.kind, field.line.low, field.line.high),
            *map(str, field.line.names),
        ]
        for field in wide.fields
    ]
    return hashlib.sha256(json.dumps(fields).encode()).hexdigest()[:16]


@cache
def mates(game: str) -> Floats:
    """By players and by seat that looks: which seats, counted from it, are on one side."""
    rules = rules_of(game)
    seats = rules.meta.players[-1]
    found = np.zeros((seats + 1, seats, seats, seats), np.float32)
    for players in range(rules.meta.players[0], seats + 1):
        standings = rules.standings(rules.start(Config(players), "sides"))
        team = {s.seat: s.team if s.team >= 0 else -1 - s.seat for s in standings}
        for looking in range(players):
            around = [team[(looking + away) % players] for away in range(players)]
            found[players, looking, :players, :players] = np.equal.outer(around, around)
    return found


def softmax(scores: Floats, allowed: Flags) -> Floats:
    """Chances that sum to one over what is allowed."""
    scores = np.where(allowed, scores, -np.inf)
    raised = np.exp(scores - scores.max(1, keepdims=True))
    return np.asarray(raised / raised.sum(1, keepdims=True), np.float32)


@cache
def network(path: Path, game: str) -> Network:
    """The network of a file, read once in a process."""
    return Network.load(path, game)
