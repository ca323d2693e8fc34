"""Nothing of a view is lost on the way to the tensor: views that differ give tensors that differ.

Each part of a view is replaced by a value that another view has there, and each list is given
another order. Where the tensor stays the same, the part is left out by the specification, with a
reason, or its order is listed here, with a reason.
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

np = pytest.importorskip("numpy", reason="the extra `research` is not installed")

from majlis.games.catalogue import GAMES  # noqa: E402  # after the skip
from majlis.kernel.codec import canonical  # noqa: E402
from majlis.kernel.rng import Rng  # noqa: E402
from majlis.tensors.layout import Layout  # noqa: E402
from majlis.tensors.spec import Spec  # noqa: E402
from tests.research.games import every_game, setups, states  # noqa: E402
from tests.research.test_layout import left_out, pattern  # noqa: E402

VIEWS: Final = 40  # looked at, of all tables together
TRIES: Final = 4  # so many times each part is replaced

# Lists whose order says nothing: the things in them lie together.
UNORDERED: Final[dict[str, dict[str, str]]] = {
    "alhambra": {
        ".awake": "a set of seats",
        ".caravans": "a set of cards",
        ".dirk": "a set of tiles",
        ".players[].caravans": "a set of cards, filed by card",
        ".players[].layout": "filed by tile",
        ".players[].pending": "a set of tiles",
        ".players[].reserve": "a set of tiles",
    },
    "almadi": {},
    "alrashid": {
        ".countries.mare_internum.mercenaries[].seen_by": "a set of seats",
        ".crises": "a set of tiles that are all in force",
        ".players[].titles": "a set of tiles",
        ".players[].used": "a set of tiles",
        ".resolved": "a set of areas",
    },
    "belaad": {
        ".in_play[].done": "a set of parts",
        ".pending.frame.offered": "a set of symbols, filed by the choices",
        ".players[].spoils_won": "rising: in the order in which they were won",
        ".scholars.discarded": "a set of scholars",
        ".uncovered": "a set of cards",
        ".used_piles": "a set of piles",
    },
}
# Values that random games reach and that no tensor tells apart.
LOST: Final[dict[str, dict[str, str]]] = {
    "alhambra": {},
    "almadi": {},
    "alrashid": {},
    "belaad": {".hashash.usable[]": "follows from the cards in play, those used and the tokens"},
}

Path = tuple[Any, ...]


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """All plain values and lists of a view, by their path."""
    if isinstance(value, list):
        yield path, value
    if isinstance(value, dict | list):
        for key, entry in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(entry, (*path, key))
    else:
        yield path, value


def spelled(path: Path) -> str:
    """A path as the specifications spell it, with `[]` for any place of a list."""
    return "".join("[]" if isinstance(step, int) else f".{step}" for step in path)


def replaced(value: Any, path: Path, new: Any) -> Any:
    """The same with another value at a path."""
    if not path:
        return new
    copy = value.copy()
    copy[path[0]] = replaced(value[path[0]], path[1:], new)
    return copy


def swapped(entries: list[Any], rng: Rng) -> list[Any] | None:
    """The list with two different entries exchanged; None if all are alike."""
    first = rng.below(len(entries)) if entries else 0
    for second in range(len(entries)):
        if canonical(entries[first]) != canonical(entries[second]):
            copy = entries.copy()
            copy[first], copy[second] = copy[second], copy[first]
            return copy
    return None


class Losses:
    """Which parts of the views of a game do not reach the tensor, and how many do."""

    def __init__(self, name: str, players: int) -> None:
        self.layout = Layout(name, players)
        self.lost: set[str] = set()
        self.kept: set[str] = set()
        self.tried: Counter[str] = Counter()

    def look(self, view: Any, met: dict[str, dict[str, Any]], rng: Rng) -> None:
        true = self.layout.encode(view)
        for path, value in leaves(view):
            part = spelled(path)
            new: Any
            if isinstance(value, list):
                part += " (order)"
                new = swapped(value, rng)
                if new is None:
                    continue
            else:
                others = [v for k, v in met[part].items() if k != canonical(value)]
                if not others:
                    continue
                new = others[rng.below(len(others))]
            if self.tried[part] < TRIES:
                self.tried[part] += 1
                changed = self.layout.encode(replaced(view, path, new))
                (self.lost if np.array_equal(changed, true) else self.kept).add(part)


def losses(name: str) -> tuple[set[str], set[str]]:
    """The parts that some view lost, and those that some view kept."""
    rng = Rng.from_seed("losses")
    views: dict[int, list[Any]] = {}
    for config in setups(name):
        for number, st in enumerate(states(GAMES[name], config, "losses")):
            if number % 23 == 7:
                seat = number % config.players
                views.setdefault(config.players, []).append(GAMES[name].view(st, seat))
    lost, kept = set[str](), set[str]()
    for players, seen in views.items():
        met: dict[str, dict[str, Any]] = {}
        for view in seen:
            for path, value in leaves(view):
                if not isinstance(value, list):
                    met.setdefault(spelled(path), {})[canonical(value)] = value
        found = Losses(name, players)
        order = list(range(len(seen)))  # the generator shuffles numbers, no more
        rng.shuffle(order)
        for number in order[:VIEWS]:
            found.look(seen[number], met, rng)
        lost |= found.lost
        kept |= found.kept
    return lost, kept


def is_excused(part: str, spec: Spec) -> bool:
    """Whether the specification leaves it out with a reason, and no line of it takes it."""
    taken = any(re.fullmatch(pattern(line), part) for line in spec.lines if pattern(line))
    return not taken and bool(re.fullmatch(left_out(spec), part.removesuffix(" (order)")))


@every_game
def test_views_that_differ_give_tensors_that_differ(name: str) -> None:
    lost, kept = losses(name)
    spec = Spec(GAMES[name], GAMES[name].meta.players[0])
    unsaid = {part for part in lost if not is_excused(part, spec)}
    reasons = {f"{part} (order)": why for part, why in UNORDERED[name].items()} | LOST[name]
    assert unsaid <= set(reasons)
    assert all(reasons.values())
    assert len(kept) > 30
