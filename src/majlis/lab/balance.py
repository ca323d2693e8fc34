"""Search for values of options and material with which a game meets what is wished of it.

Every trial plays the same deals with the values that the search proposes (Optuna's tree of Parzen
estimators) and is judged by how far its figures lie outside of what is wished. What is found is
played once more on deals that the search has not seen, with intervals: a search that looks for long
enough finds values that suit the luck of its deals.
"""

import re
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import optuna
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend, JournalFileOpenLock

from majlis.kernel.options import UserError
from majlis.lab.findings import Findings
from majlis.lab.intervals import Estimate, average
from majlis.lab.setups import Axis

MINUTE: Final = 60
STARTERS: Final = 8  # trials at random, before the search begins to prefer anything
FIGURE: Final = re.compile(r"(?P<name>[\w ]+?)(?:\.(?P<family>.+))?")


@dataclass(frozen=True)
class Figure:
    """A figure that can be wished for; of several values (each seat, say) all must meet it."""

    name: str
    what: str
    of: Callable[[Findings, str], list[Estimate | None]]
    is_share: bool = False


def _seats(found: Findings, _: str) -> list[Estimate | None]:
    return [group.wins for group in found.by_side()]


def _order(found: Findings, _: str) -> list[Estimate | None]:
    return [group.wins for group in found.by_order()]


def _taken(found: Findings, family: str) -> list[Estimate | None]:
    return [thing.taken for thing in found.things if thing.family == family]


def _with_it(found: Findings, family: str) -> list[Estimate | None]:
    return [thing.with_it for thing in found.things if thing.family == family]


def _minutes(seconds: float) -> Callable[[Findings, str], list[Estimate | None]]:
    return lambda found, _: [average([acts * seconds / MINUTE for acts in found.acts])]


def figures(seconds: float) -> dict[str, Figure]:
    """All figures by name; minutes are a guess, of so many seconds an act."""
    made = [
        Figure("seats", "wins of every seat, in percent", _seats, True),
        Figure("order", "wins of every place in the turn order, in percent", _order, True),
        Figure("taken", "taken.FAMILY: sides that take each thing, in percent", _taken, True),
        Figure("winning", "winning.FAMILY: wins with each thing, in percent", _with_it, True),
        Figure("close", "games won by a twentieth or less, in percent", _close, True),
        Figure("points", "points of a side", lambda f, _: [average(f.means)]),
        Figure("winner", "points of the winner", lambda f, _: [average(f.winning)]),
        Figure("lead", "points by which the winner leads", lambda f, _: [average(f.margins)]),
        Figure("acts", "acts in a game", lambda f, _: [average(f.acts)]),
        Figure("decisions", "decisions in a game", lambda f, _: [average(f.lengths)]),
        Figure("minutes", "minutes of a game", _minutes(seconds)),
    ]
    return {figure.name: figure for figure in made}


def _close(found: Findings, _: str) -> list[Estimate | None]:
    return [found.close_games()]


@dataclass(frozen=True)
class Wish:
    """What a figure should be: between two bounds, in percent where it is a share."""

    figure: Figure
    family: str
    low: float
    high: float

    @property
    def name(self) -> str:
        return f"{self.figure.name}.{self.family}" if self.family else self.figure.name

    @property
    def width(self) -> float:
        """How far outside counts as one: half the span, or what there is of a one-sided wish."""
        span = self.high - self.low
        return span / 2 if span < float("inf") else max(abs(self._bound) / 10, 1.0)

    @property
    def _bound(self) -> float:
        return self.low if self.low > float("-inf") else self.high

    def seen(self, found: Findings) -> list[Estimate]:
        """The figures that are to meet it, in its own unit."""
        scale = 100 if self.figure.is_share else 1
        return [
            Estimate(scale * one.value, scale * one.low, scale * one.high, one.seen)
            for one in self.figure.of(found, self.family)
            if one is not None
        ]

    def outside(self, found: Findings) -> float:
        """How far the worst of the figures lies outside, in widths."""
        values = [one.value for one in self.seen(found)]
        return max(
            (max(self.low - value, value - self.high, 0) / self.width for value in values),
            default=0.0,
        )

    def told(self) -> str:
        if self.low == float("-inf"):
            return f"{self.name} at most {self.high:g}"
        if self.high == float("inf"):
            return f"{self.name} at least {self.low:g}"
        return f"{self.name} from {self.low:g} to {self.high:g}"


def read_wish(text: str, known: dict[str, Figure]) -> Wish:
    """`seats=23..27`, `minutes=60..90`, `taken.titles=..35`, `points=20..`."""
    name, separator, bounds = text.partition("=")
    matched = FIGURE.fullmatch(name.strip())
    first, dots, last = bounds.partition("..")
    if not separator or matched is None or not dots or not (first.strip() or last.strip()):
        raise UserError(
            f"--target {text!r}: expected FIGURE=LOW..HIGH, such as seats=23..27 or minutes=..90"
        )
    figure, family = known.get(matched["name"]), matched["family"] or ""
    if figure is None:
        raise UserError(f"--target {text!r}: no figure is called so; there are {', '.join(known)}")
    needs_family = figure.name in ("taken", "winning")
    if needs_family != bool(family):
        wanted = f"{figure.name}.FAMILY, such as {figure.name}.titles"
        raise UserError(f"--target {text!r}: expected {wanted if needs_family else figure.name}")
    try:
        low = float(first) if first.strip() else float("-inf")
        high = float(last) if last.strip() else float("inf")
    except ValueError:
        raise UserError(f"--target {text!r}: expected numbers as bounds") from None
    if low >= high:
        raise UserError(
            f"--target {text!r} contradicts itself: nothing lies from {low:g} to {high:g}"
        )
    return Wish(figure, family, low, high)


def check_wishes(wishes: Sequence[Wish], sides: int) -> None:
    """Refuses wishes that no game could meet."""
    for number, one in enumerate(wishes):
        for other in wishes[:number]:
            if one.name == other.name:
                raise UserError(f"--target: {one.name} is given twice; give one span for it")
        if one.figure.name in ("seats", "order") and not one.low <= 100 / sides <= one.high:
            raise UserError(
                f"--target: {one.told()} contradicts itself: {sides} sides win {100 / sides:.1f}% "
                "each in the mean"
            )


def check_families(wishes: Sequence[Wish], found: Findings) -> None:
    """Refuses things that the game does not count, once a game was played."""
    known = sorted({thing.family for thing in found.things})
    for wish in wishes:
        if wish.family and wish.family not in known:
            raise UserError(
                f"--target {wish.name}: nothing of {wish.family!r} was taken; the families are "
                f"{', '.join(known)}"
            )


class Search:
    """The trials of a search, kept in a file as they come: a run that was stopped goes on."""

    def __init__(self, axes: Sequence[Axis], wishes: Sequence[Wish], seed: str, kept: Path) -> None:
        self.axes = axes
        self.wishes = wishes
        optuna.logging.set_verbosity(optuna.logging.ERROR)
        self._kept = kept
        lock = JournalFileOpenLock(str(kept))
        with self._writing():
            kept.parent.mkdir(parents=True, exist_ok=True)
            storage = JournalStorage(JournalFileBackend(str(kept), lock))
            self.study = optuna.create_study(
                storage=storage, study_name="balance", load_if_exists=True
            )
        stamp = {"axes": [[a.name, *a.values] for a in axes], "wishes": [w.told() for w in wishes]}
        there = self.study.user_attrs.get("search")
        if there is not None and there != stamp:
            raise UserError(f"{kept} is of another search; choose another --out, or give --force")
        with self._writing():
            self.study.set_user_attr("search", stamp)
        # One that goes on must not propose again what it began with.
        chance = zlib.crc32(f"{seed} {len(self.done())}".encode())
        self.study.sampler = optuna.samplers.TPESampler(seed=chance, n_startup_trials=STARTERS)

    def done(self) -> list[dict[str, Any]]:
        """The trials that were finished, in their order."""
        return [
            {
                "number": trial.number,
                "values": trial.params,
                "loss": trial.value,
                **trial.user_attrs,
            }
            for trial in self.study.get_trials(states=[optuna.trial.TrialState.COMPLETE])
        ]

    def proposals(self, trials: int) -> Iterator[tuple[optuna.Trial, dict[str, str]]]:
        """Values to be tried, as many as are missing; a trial that was stopped comes again."""
        stopped = [
            trial
            for trial in self.study.get_trials(states=[optuna.trial.TrialState.RUNNING])
            if len(trial.params) == len(self.axes)
        ]
        for number in range(trials - len(self.done())):
            if number < len(stopped):
                again = stopped[number]
                yield optuna.Trial(self.study, again._trial_id), dict(again.params)
                continue
            with self._writing():
                trial = self.study.ask()
                values = {a.name: trial.suggest_categorical(a.name, a.values) for a in self.axes}
            yield trial, values

    def tell(self, trial: optuna.Trial, found: Findings) -> float:
        """Notes what came of a trial."""
        outside = {wish.name: wish.outside(found) for wish in self.wishes}
        loss = sum(value**2 for value in outside.values())
        with self._writing():
            trial.set_user_attr("outside", outside)
            self.study.tell(trial, loss)
        return loss

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """A disk that is full, or a place where nothing may be written, is told in a sentence."""
        try:
            yield
        except OSError as error:
            raise UserError(f"cannot write {self._kept}: {error.strerror}") from None

    def best(self) -> dict[str, str]:
        """The values of the best trial."""
        return dict(self.study.best_params)
