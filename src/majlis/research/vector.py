"""Many games at once, for learners: actions in, observations and masks out, in NumPy arrays.

from majlis.research.vector import Games
games = Games("alrashid", 256, players=4)
games.reset(seed=7)
while learning:
    actions = policy(games.observations, games.masks)  # one for each game
    games.step(actions)

In each game somebody must choose: `seats` says who, and the observation and the mask are that
seat's. A game that is over is put in its results and begins anew by itself.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.kernel.fleet import Fleet
from majlis.kernel.options import UserError, read_options
from majlis.kernel.rules import Config
from majlis.kernel.sheet import Sheet
from majlis.research.actions import action_table
from majlis.research.layout import WRITTEN, layout
from majlis.research.utility import utility

SAVED = "majlis games 1"


class Games:
    """`count` games with the same players and options, moved together.

    What is written by `reset` and `step`, each with a row for every game:

    - `observations`: float32, the tensor of the seat that must choose;
    - `masks`: bool, its actions;
    - `seats`: int8, who it is;
    - `ended`: bool, whether the step ended a game, whose successor has begun;
    - `rewards`: float32, the utility of each seat of a game that ended, else 0;
    - `lengths`: int32, how many decisions it took, else 0.

    Any of them can be given as an array of one's own, in shared memory say.
    """

    def __init__(
        self,
        name: str,
        count: int,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "rank",
        first: int = 0,
        **arrays: NDArray[Any],
    ) -> None:
        rules = game(name)
        if count < 1:
            raise UserError(f"expected at least one game, not {count}")
        self.rules = rules
        self.players = rules.meta.players[0] if players is None else players
        self.config = Config(self.players, read_options(rules.meta.options, dict(options or {})))
        self.count = count
        self.first = first  # the number of the first game, where others have those before it
        self.table = action_table(rules.meta.name)
        start = rules.start(self.config, "check")  # a wrong number of players is refused here
        self.layout = layout(rules.meta.name, self.players)
        observer = rules.observer(start, self.layout.places())
        if observer is None:
            raise UserError(f"{rules.meta.title} has no observer: see games/almadi/observe.py")
        self._worth = utility(reward)
        self._fleet = Fleet(self.table.first, self.table.size, self.layout.size)
        for _ in range(count):
            self._fleet.add(start, observer)
        self._sheet = Sheet()
        self._seed = ""
        self._episodes = [0] * count
        self._made = np.zeros(count, np.int32)
        self._written: NDArray[Any] = np.zeros(0, np.int32)
        self._allowed: NDArray[Any] = np.zeros(0, np.int32)
        self._take(arrays)

    def _take(self, arrays: dict[str, NDArray[Any]]) -> None:
        """The arrays that are written: those that were given, new ones for the rest."""
        wanted: dict[str, tuple[tuple[int, ...], Any]] = {
            "observations": ((self.count, self.layout.size), np.float32),
            "masks": ((self.count, self.table.size), np.bool_),
            "seats": ((self.count,), np.int8),
            "ended": ((self.count,), np.bool_),
            "rewards": ((self.count, self.players), np.float32),
            "lengths": ((self.count,), np.int32),
        }
        for name in arrays:
            if name not in wanted:
                raise UserError(f"no array is called {name!r}: {', '.join(wanted)}")
        made: dict[str, NDArray[Any]] = {}
        for name, (shape, dtype) in wanted.items():
            given = arrays.get(name)
            if given is None:
                given = np.zeros(shape, dtype)
            elif given.shape != shape or given.dtype != dtype or not given.flags.c_contiguous:
                raise UserError(
                    f"{self.rules.meta.name}: {name} must be a contiguous {np.dtype(dtype).name} "
                    f"array of shape {shape}, not {given.dtype.name} of shape {given.shape}"
                )
            given[...] = 0
            made[name] = given
        self.observations: NDArray[np.float32] = made["observations"]
        self.masks: NDArray[np.bool_] = made["masks"]
        self.seats: NDArray[np.int8] = made["seats"]
        self.ended: NDArray[np.bool_] = made["ended"]
        self.rewards: NDArray[np.float32] = made["rewards"]
        self.lengths: NDArray[np.int32] = made["lengths"]

    # ---- playing

    def reset(self, seed: int | str) -> None:
        """All games anew. The same seed deals the same games, also in other groups of workers."""
        self._seed = str(seed)
        self._episodes = [0] * self.count
        for number in range(self.count):
            self._begin(number)
        self._made[:] = 0
        self._clear()
        self._look()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """An action in each game. If one is outside its mask, all are refused and nothing moves."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise UserError(
                f"{self.rules.meta.name}: expected {self.count} whole numbers as actions, "
                f"not {chosen.dtype.name} of shape {chosen.shape}"
            )
        if not self._seed:
            raise UserError(f"{self.rules.meta.name}: reset the games before the first step")
        ended = self._fleet.step(chosen.tolist())
        if ended and ended[0] < 0:
            self._refuse(ended[0] + self.count, int(chosen[ended[0]]))
        self._clear()
        self._made += 1
        for number in ended:
            self._end(number)
        self._look()

    def _refuse(self, number: int, action: int) -> None:
        try:
            self.table.choice(self._fleet.states[number], action)
        except UserError as problem:
            raise UserError(f"{self.rules.meta.name}, game {number}: {problem}") from None

    def _begin(self, number: int) -> None:
        seed = f"{self._seed} {self.first + number} {self._episodes[number]}"
        self._fleet.states[number] = self.rules.start(self.config, seed)

    def _end(self, number: int) -> None:
        """Puts down the result of a game that is over, and begins the next one."""
        standings = self.rules.standings(self._fleet.states[number])
        self.rewards[number] = self._worth(standings)
        self.ended[number] = True
        self.lengths[number] = self._made[number]
        self._made[number] = 0
        self._episodes[number] += 1
        self._begin(number)

    def _clear(self) -> None:
        self.ended[:] = False
        self.rewards[:] = 0
        self.lengths[:] = 0

    def _look(self) -> None:
        """Writes what is seen now: what was there before goes, what is there comes."""
        seats, masks = self._fleet.look(self._sheet)
        written = np.frombuffer(self._sheet.take(), WRITTEN)
        flat = self.observations.reshape(-1)
        flat[self._written] = 0
        self._written = written["place"]
        flat[self._written] = written["value"]
        flat_masks = self.masks.reshape(-1)
        flat_masks[self._allowed] = False
        self._allowed = np.frombuffer(masks, np.int32)
        flat_masks[self._allowed] = True
        self.seats[:] = seats

    # ---- keeping

    def save(self) -> Json:
        """All games as plain data, to go on from with `restore`."""
        return {
            "kind": SAVED,
            "game": self.rules.meta.name,
            "seed": self._seed,
            "episodes": list(self._episodes),
            "made": self._made.tolist(),
            "states": [self.rules.dump(st) for st in self._fleet.states],
        }

    def restore(self, saved: Json) -> None:
        """Goes on from what `save` gave; refused as a whole if it does not fit."""
        if not isinstance(saved, dict) or saved.get("kind") != SAVED:
            raise UserError(f"these are no saved games ({SAVED!r})")
        if saved["game"] != self.rules.meta.name or len(saved["states"]) != self.count:
            raise UserError(
                f"saved were {len(saved['states'])} games of {saved['game']}, "
                f"not {self.count} of {self.rules.meta.name}"
            )
        states = [self.rules.load(state) for state in saved["states"]]
        for number, st in enumerate(states):
            if self.rules.config_of(st).players != self.players:
                raise UserError(f"game {number} was saved with another number of players")
            self._fleet.states[number] = st
        self._seed = saved["seed"]
        self._episodes = list(saved["episodes"])
        self._made[:] = saved["made"]
        self._clear()
        self._look()
