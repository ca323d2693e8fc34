"""The coach: whole acts that a strong bot would make, compared fairly, and what speaks for each.

The acts are found by one search from what the seat knows. Each of them is then weighed by the same
number of imagined games from where it leads, so that the chance of a seldom tried act is no noise.
The reasons are the evaluator's own terms, before the act and after it.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from majlis.bots.acting import play_act
from majlis.bots.evaluator import Evaluator
from majlis.bots.search import Node, Searcher
from majlis.bots.source import Estimate, Source, estimate, source_of
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Rules
from majlis.kernel.runner import apply
from majlis.kernel.state import State

# A choice is worth a second look after so many visits, or a tenth of those of the best one.
ENOUGH: Final = 16
SHARE: Final = 10
MOST_LINES: Final = 3
# The rest of an act, and the weighing of each, get this part of the iterations of the search.
PART: Final = 4
LEAST: Final = 4


class Advised(NamedTuple):
    """A whole act with the calibrated chance of the seat to win after it.

    `samples` are the estimates that it is the mean of: those of two acts that were weighed together
    come from the same imagined worlds, one by one.
    """

    choices: list[int]
    chance: float
    samples: list[float]

    def better_than(self, other: "Advised") -> Estimate:
        """By how much it is better, and how far that may be off."""
        pairs = zip(self.samples, other.samples, strict=True)
        return estimate([mine - theirs for mine, theirs in pairs])


class Coach:
    """Advises one seat in a state that it cannot tell from the true one."""

    def __init__(self, rules: Rules, state: State, seat: int, iterations: int, seed: str) -> None:
        self.rules = rules
        self.state = state
        self.seat = seat
        self.iterations = iterations
        self.seed = seed
        self.source: Source = source_of(rules.meta.name)

    def acts(self, begun: Sequence[int] = ()) -> list[list[int]]:
        """A few whole acts that begin with these choices; the one searched most comes first."""
        st = self._after(self.state.copy(), begun)
        bot = self._bot("search", self.iterations)
        root = bot.search(partial(self.rules.redeal, st, self.seat), False).root
        return [
            self.completed([*begun, choice], root.children[choice]) for choice in _branches(root)
        ]

    def completed(self, begun: Sequence[int], node: Node | None = None) -> list[int]:
        """The act that begins with these choices: along a searched tree, then by short searches."""
        bot = self._bot("complete", max(LEAST, self.iterations // PART))
        left = [node]

        def choose(st: State) -> int:
            here = left[0]
            if here is not None and here.children:
                best = max(st.legal, key=lambda choice: _visits(here, choice))
                if _visits(here, best) >= ENOUGH:
                    left[0] = here.children[best]
                    return best
            left[0] = None
            imagine = partial(self.rules.redeal, st.copy(), self.seat)
            return bot.choose(None, list(st.legal), imagine)

        return play_act(self.state.copy(), choose, begun)

    def weighed(self, acts: Sequence[Sequence[int]], again: str = "") -> list[Advised]:
        """Each act with a chance from the same imagined games, the best first.

        Whoever is the best of several was lucky too: `again`, any text, weighs in new worlds.
        """
        found: list[Advised] = []
        for choices in acts:
            if all(one.choices != list(choices) for one in found):
                samples = self._samples(choices, again)
                found.append(Advised(list(choices), sum(samples) / len(samples), samples))
        return sorted(found, key=lambda one: -one.chance)

    def _samples(self, choices: Sequence[int], again: str) -> list[float]:
        """Chances to win after an act, over what may be hidden and what may be drawn."""
        budget = max(LEAST, self.iterations // PART)
        seed = f"coach weigh {again} {self.seed}"
        groups = self.source.groups(partial(self._imagined, choices), self.state, budget, seed)
        return [group[self.seat] for group in groups]

    def _imagined(self, choices: Sequence[int], rng: Rng) -> State:
        return self._after(self.rules.redeal(self.state, self.seat, rng), choices)

    def _after(self, st: State, choices: Sequence[int]) -> State:
        for choice in choices:
            apply(st, choice)
        return st

    def _bot(self, name: str, iterations: int) -> Searcher:
        """A search with luck of its own."""
        return self.source.searcher(Rng.from_seed(f"coach {name} {self.seed}"), iterations)


def _branches(root: Node) -> list[int]:
    """The choices at the root that were visited enough, the most visited first."""
    ranked = sorted(root.children, key=lambda choice: -_visits(root, choice))
    best = _visits(root, ranked[0])
    enough = min(ENOUGH, max(1, best // SHARE))
    return ranked[:1] + [c for c in ranked[1:MOST_LINES] if _visits(root, c) >= enough]


def _visits(node: Node, choice: int) -> int:
    child = node.children.get(choice)
    return child.visits if child is not None else -1


# --- reasons -----------------------------------------------------------------------------------


class Reason(NamedTuple):
    """A term that an act changes: of which seat, from what to what, and what that is worth.

    A gain for another seat is worth less than nothing to the one that acts.
    """

    name: str
    ref: str
    seat: int
    before: int
    after: int
    worth: float


def reasons(evaluator: Evaluator, before: State, after: State, seat: int) -> list[Reason]:
    """What an act changes of all that is counted and may be known, the weightiest first."""
    teams = evaluator.teams(before)
    rivals = max(1, len(set(teams)) - 1)
    found: list[Reason] = []
    told: set[int] = set()
    for owner in [seat, *range(len(teams))]:
        if teams[owner] in told:
            continue
        told.add(teams[owner])
        own = owner == seat
        share = 1.0 if own else -1.0 / rivals
        old, new = evaluator.terms(before, owner), evaluator.terms(after, owner)
        had = {(term.name, term.ref): term for term in old}
        for term in new:
            if term.name in (evaluator.HIDDEN if own else ()):
                continue
            if not own and term.name not in evaluator.OPEN:
                continue
            was = had.get((term.name, term.ref))
            if was is not None and was.number != term.number:
                worth = share * (term.worth - was.worth)
                found.append(Reason(term.name, term.ref, owner, was.number, term.number, worth))
    return sorted(found, key=lambda reason: -abs(reason.worth))


def total(found: Sequence[Reason]) -> float:
    """What all reasons together speak for an act."""
    return sum(reason.worth for reason in found)
