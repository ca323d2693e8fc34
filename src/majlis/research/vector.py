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
from majlis.kernel.sheet import Observer, Sheet
from majlis.kernel.state import State
from majlis.research.features import Choices, toucher
from majlis.research.utility import utility
from majlis.tensors.actions import action_table
from majlis.tensors.layout import WRITTEN, Layout, layout, wide_layout

SAVED = "majlis games 1"


def shapes(
    count: int, values: int, actions: int, players: int
) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The arrays of so many games: their shapes and types by name."""
    return {
        "observations": ((count, values), np.float32),
        "masks": ((count, actions), np.bool_),
        "seats": ((count,), np.int8),
        "counts": ((count,), np.int8),
        "ended": ((count,), np.bool_),
        "rewards": ((count, players), np.float32),
        "places": ((count, players), np.int8),
        "points": ((count, players), np.int32),
        "lengths": ((count,), np.int32),
        "episodes": ((count,), np.int32),
    }


class Arrays:
    """The arrays of a group of games, as a learner gets them."""

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int8]
    counts: NDArray[np.int8]
    ended: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    places: NDArray[np.int8]
    points: NDArray[np.int32]
    lengths: NDArray[np.int32]
    episodes: NDArray[np.int32]


class Tables:
    """Which players and options the games of a group have: every number with every set in turn."""

    def __init__(
        self,
        name: str,
        players: int | Sequence[int] | None,
        options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None,
        material: Mapping[str, Any] | None = None,
    ) -> None:
        self.rules = game(name)
        counts = [self.rules.meta.players[0]] if players is None else players
        sets = [{}] if options is None else options
        self.players = [counts] if isinstance(counts, int) else list(counts)
        every = [sets] if isinstance(sets, Mapping) else list(sets)
        if not self.players or not every:
            raise UserError(f"{self.rules.meta.name}: an empty list of players or options")
        self.configs = [
            Config(count, read_options(self.rules.meta.options, dict(chosen)), dict(material or {}))
            for chosen in every
            for count in self.players
        ]
        self.starts = [self.rules.start(config, "check") for config in self.configs]

    def check_width(self, wide: bool) -> None:
        """Whether one layout serves all tables."""
        if len(set(self.players)) > 1 and not wide:
            raise UserError(f"{self.rules.meta.name}: several numbers of players need wide=True")

    def observers(self, made: Layout) -> list[Observer]:
        """Who writes the observations of each sort of table."""
        places = made.places()
        found = [self.rules.observer(start, places) for start in self.starts]
        if None in found:
            raise UserError(f"{self.rules.meta.title} has no observer: see games/almadi/observe.py")
        return [observer for observer in found if observer is not None]


class Games(Arrays):
    """`count` games moved together, in the tables that `players` and `options` say.

    What is written by `reset` and `step`, each with a row for every game:

    - `observations`: float32, the tensor of the seat that must choose;
    - `masks`: bool, its actions;
    - `seats`: int8, who it is;
    - `counts`: int8, how many play;
    - `ended`: bool, whether the step ended a game, whose successor has begun;
    - `rewards`: float32, the utility of each seat of a game that ended, else 0;
    - `places` and `points`: int8 and int32, the place and the points of each seat then, else 0;
    - `lengths`: int32, how many decisions it took, else 0;
    - `episodes`: int32, how many games were over in this row before the one that is played.

    Any of them can be given as an array of one's own, in shared memory say. `wide` takes the layout
    for all numbers of players; then tables may differ from row to row.
    """

    def __init__(
        self,
        name: str,
        count: int,
        players: int | Sequence[int] | None = None,
        options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
        reward: str = "rank",
        first: int = 0,
        wide: bool = False,
        material: Mapping[str, Any] | None = None,
        **arrays: NDArray[Any],
    ) -> None:
        if count < 1:
            raise UserError(f"expected at least one game, not {count}")
        self._tables = Tables(name, players, options, material)
        self.rules = self._tables.rules
        self.players = max(self._tables.players)
        self.count = count
        self.first = first  # the number of the first game, where others have those before it
        self.table = action_table(self.rules.meta.name)
        self._tables.check_width(wide)
        self.layout = (
            wide_layout(self.rules.meta.name)
            if wide
            else layout(self.rules.meta.name, self.players)
        )
        self._worth = utility(reward)
        self._fleet = Fleet(self.table.first, self.table.size, self.layout.size)
        self.configs: list[Config] = []
        self._settled: list[Json] = []
        settled = [self.rules.dump(start)["config"] for start in self._tables.starts]
        observers = self._tables.observers(self.layout)
        for number in range(first, first + count):
            sort = number % len(observers)
            self.configs.append(self._tables.configs[sort])
            self._settled.append(settled[sort])
            self._fleet.add(self._tables.starts[sort], observers[sort])
        self._sheet = Sheet()
        self._seed = ""
        self._is_begun = False
        self._made = np.zeros(count, np.int32)
        self._all = list(range(count))
        self.finished: dict[int, State] = {}  # by row: the end of a game that this step ended
        self._is_patched = False  # some rows were looked at by themselves since all were
        self._written: NDArray[Any] = np.zeros(0, np.int32)
        self._allowed: NDArray[Any] = np.zeros(0, np.int32)
        self._take(arrays)

    def _take(self, arrays: dict[str, NDArray[Any]]) -> None:
        """The arrays that are written: those that were given, new ones for the rest."""
        wanted = shapes(self.count, self.layout.size, self.table.size, self.players)
        for name in arrays:
            if name not in wanted:
                raise UserError(f"no array is called {name!r}: {', '.join(wanted)}")
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
            setattr(self, name, given)
        self.counts[:] = [config.players for config in self.configs]

    # ---- playing

    def reset(self, seed: int | str, episodes: Sequence[int] | None = None) -> None:
        """All games anew. The same seed deals the same games, also in other groups of workers.

        `episodes` says how many games each row has behind it already.
        """
        self._seed = str(seed)
        self._is_begun = True
        self.episodes[:] = 0 if episodes is None else episodes
        self._made[:] = 0
        for number in range(self.count):
            self._begin(number)
        self._clear()
        self._look()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """An action in each game. If one is outside its mask, all are refused and nothing moves."""
        chosen = whole_numbers(self.rules.meta.name, actions, self.count)
        self._move(self._all, chosen)
        self._look()

    def move(self, rows: Sequence[int], actions: Sequence[int] | NDArray[Any]) -> None:
        """An action in some rows; the others stay as they are. Refused like `step`."""
        self.advance(rows, actions)
        self.look(rows)

    def advance(self, rows: Sequence[int], actions: Sequence[int] | NDArray[Any]) -> None:
        """The same without looking: observations, masks and seats stay until `look`."""
        name = self.rules.meta.name
        moved = whole_numbers(name, rows, len(rows)).tolist()
        if len(set(moved)) < len(moved) or not all(0 <= row < self.count for row in moved):
            raise UserError(f"{name}: expected different rows below {self.count}, not {moved}")
        self._move(moved, whole_numbers(name, actions, len(moved)))

    def _move(self, rows: list[int], chosen: NDArray[Any]) -> None:
        """Moves rows and puts down what ended, without looking at what came."""
        if not self._is_begun:
            raise UserError(f"{self.rules.meta.name}: reset the games before the first step")
        ended = self._fleet.step(rows, chosen.tolist())
        if ended and ended[0] < 0:
            place = -1 - ended[0]
            raise UserError(self.why_not(rows[place], int(chosen[place])))
        self._clear()
        self._made[slice(None) if rows is self._all else rows] += 1
        for number in ended:
            self._end(number)

    def why_not(self, row: int, action: int) -> str:
        """Why an action is not allowed in a row now; nothing where it is."""
        try:
            self.table.choice(self._fleet.states[row], action)
        except UserError as problem:
            return f"{self.rules.meta.name}, game {self.first + row}: {problem}"
        return ""

    def who(self) -> list[int]:
        """Who must choose in each game, without looking."""
        return self._fleet.seats()

    @property
    def states(self) -> list[State]:
        """The games themselves, for those who may know everything."""
        return self._fleet.states

    def choices(self) -> Choices:
        """What each allowed action of each game is about."""
        return toucher(self.rules.meta.name).choices(self._fleet.states)

    def _begin(self, number: int) -> None:
        self._fleet.states[number] = self.rules.start(self.configs[number], self.seed_of(number))

    def seed_of(self, number: int) -> str:
        """The seed of the game that begins in a row."""
        return f"{self._seed} {self.first + number} {self.episodes[number]}"

    def _end(self, number: int) -> None:
        """Puts down the result of a game that is over, and begins the next one."""
        self.finished[number] = self._fleet.states[number]
        standings = self.rules.standings(self._fleet.states[number])
        self.rewards[number, : len(standings)] = self._worth(standings)
        for standing in standings:
            self.places[number, standing.seat] = standing.place
            self.points[number, standing.seat] = standing.total
        self.ended[number] = True
        self.lengths[number] = self._made[number]
        self._made[number] = 0
        self.episodes[number] += 1
        self._begin(number)

    def _clear(self) -> None:
        self.finished.clear()
        self.ended[:] = False
        self.rewards[:] = 0
        self.places[:] = 0
        self.points[:] = 0
        self.lengths[:] = 0

    def _look(self) -> None:
        """Writes what is seen now: what was there before goes, what is there comes."""
        if self._is_patched:
            self.observations[...] = 0
            self.masks[...] = False
            self._is_patched = False
        else:
            self.observations.reshape(-1)[self._written] = 0
            self.masks.reshape(-1)[self._allowed] = False
        self.seats[:] = self._write(self._all)

    def look(self, rows: Sequence[int]) -> None:
        """The same for some rows."""
        self._is_patched = True
        self.observations[rows] = 0
        self.masks[rows] = False
        self.seats[rows] = self._write([int(row) for row in rows])

    def _write(self, rows: list[int]) -> list[int]:
        """Writes what is not zero in rows that are all zeros; who must choose there."""
        seats, masks = self._fleet.look(self._sheet, rows)
        written = np.frombuffer(self._sheet.take(), WRITTEN)
        self._written = written["place"]
        self.observations.reshape(-1)[self._written] = written["value"]
        self._allowed = np.frombuffer(masks, np.int32)
        self.masks.reshape(-1)[self._allowed] = True
        return seats

    # ---- keeping

    def save(self) -> Json:
        """All games as plain data, to go on from with `restore`."""
        return {
            "kind": SAVED,
            "game": self.rules.meta.name,
            "seed": self._seed,
            "episodes": self.episodes.tolist(),
            "made": self._made.tolist(),
            "states": [self.rules.dump(st) for st in self._fleet.states],
        }

    def restore(self, saved: Json) -> None:
        """Goes on from what `save` gave; refused as a whole if it does not fit."""
        check_saved(saved, self.rules.meta.name, self.count)
        states = [self.rules.load(state) for state in saved["states"]]
        for number, (state, config) in enumerate(zip(saved["states"], self._settled, strict=True)):
            if state["config"] != config:
                raise UserError(
                    f"{self.rules.meta.name}, game {self.first + number} was saved at another "
                    "table: with other players, options or material"
                )
        self._fleet.states = states
        self._seed = saved["seed"]
        self._is_begun = True
        self.episodes[:] = saved["episodes"]
        self._made[:] = saved["made"]
        self._clear()
        self._look()


def whole_numbers(name: str, actions: Sequence[int] | NDArray[Any], count: int) -> NDArray[Any]:
    """The actions as an array, one for each game."""
    chosen = np.asarray(actions)
    if chosen.shape != (count,) or chosen.dtype.kind not in "iu":
        raise UserError(
            f"{name}: expected {count} whole numbers as actions, "
            f"not {chosen.dtype.name} of shape {chosen.shape}"
        )
    return chosen


def check_saved(saved: Json, name: str, count: int) -> None:
    """Whether these are so many saved games."""
    if not isinstance(saved, dict) or saved.get("kind") != SAVED:
        raise UserError(f"these are no saved games ({SAVED!r})")
    if saved["game"] != name or len(saved["states"]) != count:
        raise UserError(
            f"saved were {len(saved['states'])} games of {saved['game']}, not {count} of {name}"
        )
