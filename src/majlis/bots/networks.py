"""Networks at the table: what they are shown of a state, and the bots that ask them.

What needs NumPy is here and in `network.py`: without it the other bots play.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from majlis.bots.evaluator import Evaluator, power_at
from majlis.bots.evaluators import load_evaluator, load_odds
from majlis.bots.levels import weights_of
from majlis.bots.network import Evaluation, network
from majlis.bots.puct import Eyes, Looked, PuctBot
from majlis.bots.search import Searcher
from majlis.bots.source import Source
from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.kernel.rng import Rng
from majlis.kernel.state import State
from majlis.tensors.actions import action_table
from majlis.tensors.layout import Layout

Floats = NDArray[np.float32]
# What is searched for: so much of it is the place in the end, the rest is the win.
BY_PLACE: Final = 0.5


class Net(Protocol):
    """What the bots need of a network; `majlis.bots.network` has the one that is trained."""

    @property
    def layout(self) -> Layout: ...

    def evaluate(self, observations: Floats, masks: NDArray[np.bool_]) -> Evaluation: ...


def load(path: Path, name: str) -> Net:
    """The network of a file; one that does not fit the game is refused in one clear sentence."""
    return network(path, name)


class Sight(Eyes):
    """A network with the tensors that it was trained on, for one game.

    Of everything that is said by seat the network counts from the seat that looks; `own` shows it
    nothing that lies before another seat.
    """

    def __init__(self, network: Net, name: str, own: bool = False) -> None:
        self.network = network
        self.rules = game(name)
        self.table = action_table(name)
        self.evaluator: Evaluator = load_evaluator(name)
        self.layout = network.layout
        self.hidden = _of_others(self.layout) if own else np.zeros(0, np.intp)
        self._setting: Any = None

    def _sit(self, st: State) -> None:
        """Sets up for the table of a state; all states of one match share it."""
        table = st.table  # type: ignore[attr-defined]  # every game's state has one
        if table is self._setting:
            return
        self.players = self.evaluator.seats(st)
        self.teams = self.evaluator.teams(st)
        self.lens = self.layout.lens(st)
        self._setting = table

    def look(self, states: list[State]) -> list[Looked]:
        policy, worth, won = self.asked(states)
        rows = range(len(states))
        return [Looked(policy[row].tolist(), worth[row], won[row]) for row in rows]

    def asked(
        self, states: list[State]
    ) -> tuple[list[Floats], list[list[float]], list[list[float]]]:
        """The share of each legal choice of each state, and worth and chance by seat."""
        self._sit(states[0])
        count = len(states)
        seen = np.zeros((count, self.layout.size), np.float32)
        masks = np.zeros((count, self.table.size), np.bool_)
        places: list[NDArray[np.intp]] = []
        for row, st in enumerate(states):
            frame: Any = st.frames[-1]
            seen[row] = self.lens.tensor(st, frame.seat)
            legal = np.asarray(st.legal, np.intp) + self.table.first[frame.KIND]
            masks[row, legal] = True
            places.append(legal)
        if self.hidden.size:
            seen[:, self.hidden] = 0
        policy, ranks, wins = self.network.evaluate(seen, masks)
        worth, won = [], []
        for row, st in enumerate(states):
            first = st.frames[-1].seat  # type: ignore[attr-defined]  # an Ask
            chances = self._by_seat(wins[row], first)
            by_place = self._by_seat(ranks[row], first)
            won.append(chances)
            worth.append([mixed(by_place[seat], chances[seat]) for seat in range(self.players)])
        return [policy[row][legal] for row, legal in enumerate(places)], worth, won

    def _by_seat(self, told: Floats, first: int) -> list[float]:
        """What was told counted from a seat, by seat; members of a side share the mean."""
        own = [float(told[(seat - first) % self.players]) for seat in range(self.players)]
        sums: dict[int, list[float]] = {}
        for seat, team in enumerate(self.teams):
            sums.setdefault(team, []).append(own[seat])
        return [sum(sums[team]) / len(sums[team]) for team in self.teams]

    def ended(self, st: State) -> Looked:
        self._sit(st)
        won = self.evaluator.result(st)
        places = ranked({s.seat: s.place for s in self.rules.standings(st)}, self.teams)
        return Looked([], [mixed(places[seat], won[seat]) for seat in range(self.players)], won)


def ranked(places: dict[int, int], teams: list[int]) -> list[float]:
    """By seat, from 1 for the first side to -1 for the last in even steps; equals share theirs.

    It is the utility `rank` of researchers, which networks learn to foretell.
    """
    sides = {team: places[seat] for seat, team in enumerate(teams)}
    last = len(sides) - 1
    worth: dict[int, float] = {}
    for team, place in sides.items():
        better = sum(other < place for other in sides.values())
        equal = sum(other == place for other in sides.values())
        worth[team] = 1 - (2 * better + equal - 1) / last if last else 1.0
    return [worth[team] for team in teams]


def mixed(by_place: float, chance: float) -> float:
    """What a seat wants, between 0 and 1: a good place, and to win."""
    return BY_PLACE * (by_place + 1.0) / 2.0 + (1.0 - BY_PLACE) * chance


def _of_others(shown: Layout) -> NDArray[np.intp]:
    """The places of a tensor in which something lies before another seat than the own."""
    places: list[NDArray[np.intp]] = []
    for field in shown.fields:
        steps = [step.kind for step in field.line.steps if step.kind != "name"]
        if steps and steps[0] == "players":
            stride = field.size // field.shape[0]
            places.append(np.arange(field.offset + stride, field.offset + field.size))
    return np.concatenate(places) if places else np.zeros(0, np.intp)


class NetworkBot:
    """Plays what the network likes, as well as it can, or as people do who are still learning.

    With a temperature it takes what it likes less now and then, near things sooner than bad ones.
    It overlooks each choice with a chance of `forgets` in a hundred, and with `own` it does not
    look at what lies before others.
    """

    def __init__(self, rng: Rng, eyes: Sight, temperature: float = 0.0, forgets: int = 0) -> None:
        self.rng = rng
        self.eyes = eyes
        self.temperature = temperature
        self.forgets = forgets

    def choose(self, view: Json, choices: list[int], redeal: Callable[[Rng], State]) -> int:
        if len(choices) == 1:
            return choices[0]
        shares, _, _ = self.eyes.asked([redeal(self.rng)])
        liked = np.log(np.maximum(np.asarray(shares[0], np.float64), 1e-30))
        seen = [i for i in range(len(choices)) if self.rng.below(100) >= self.forgets]
        kept = np.asarray(seen or range(len(choices)))
        if self.temperature <= 0:
            return choices[int(kept[np.argmax(liked[kept])])]
        raised = np.exp((liked[kept] - liked[kept].max()) / self.temperature)
        drawn = self.rng.below(1 << 30) / (1 << 30) * raised.sum()
        place = int(np.searchsorted(np.cumsum(raised), drawn, side="right"))
        return choices[int(kept[min(place, len(kept) - 1)])]


def network_bot(
    name: str, path: Path, rng: Rng, temperature: float, forgets: int, own: bool
) -> NetworkBot:
    return NetworkBot(rng, Sight(load(path, name), name, own), temperature, forgets)


def puct_bot(
    name: str, path: Path, rng: Rng, iterations: int, seconds: float = 0.0, cpu: bool = False
) -> PuctBot:
    """A search over the network of a file."""
    eyes = Sight(load(path, name), name)
    return PuctBot(rng, eyes, load_evaluator(name), iterations, seconds, cpu)


class NetworkSource(Source):
    """Chances from the win head of a network, as the seat that must choose sees the table."""

    def __init__(self, name: str, network: Net | None = None) -> None:
        super().__init__(name)
        self.eyes = Sight(network or load(weights_of(name), name), name)
        self.early, self.late = load_odds(name)

    def searcher(self, rng: Rng, iterations: int) -> Searcher:
        return PuctBot(rng, self.eyes, self.evaluator, iterations)

    def glance(self, st: State) -> list[float]:
        found = self.eyes.look([st])[0] if st.frames else self.eyes.ended(st)
        return found.won

    def calibrated(self, st: State, chances: list[float]) -> list[float]:
        if not st.frames:
            return chances
        power = power_at(self.early, self.late, self.evaluator.ahead(st))
        return self.evaluator.raised(st, chances, power)
