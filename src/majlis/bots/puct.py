"""The search over a network: PUCT in one tree that all imagined states share.

As in the search with an evaluator, each descent imagines a state that fits the view, chance
happens on the way, and every seat is taken to want its own utility, seats of one team the same.
What is new at a leaf comes from the network: which choices it would look at, and what every seat
may expect. Descents go in batches, since a network answers many questions nearly as fast as one;
those that are still without an answer count as lost, so that the next ones look elsewhere.
"""

from collections.abc import Callable
from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from majlis.bots.evaluator import Evaluator
from majlis.bots.search import Node, Searcher, Tree
from majlis.kernel.rng import Rng
from majlis.kernel.runner import apply, to_act
from majlis.kernel.state import State

MOST_IN_BATCH: Final = 16
# A batch is at most this part of what was seen before: the first ones must not go astray together.
PART: Final = 4
# Of the share that a network gives to choices, so much goes to all of them evenly.
EVEN: Final = 0.1


class Looked:
    """What a network says of a state: a share for each legal choice, and by seat what comes.

    `worth` is the utility that is searched for, `won` the chance to win, both between 0 and 1.
    """

    def __init__(self, shares: list[float], worth: list[float], won: list[float]) -> None:
        self.shares = shares
        self.worth = worth
        self.won = won


@mypyc_attr(allow_interpreted_subclasses=True)
class Eyes:
    """Looks at states with a network; what the compiled search needs to know of one."""

    def look(self, states: list[State]) -> list[Looked]:
        """What the network says of each of these states, in which somebody must choose."""
        raise NotImplementedError

    def ended(self, st: State) -> Looked:
        """The same of a game that is over: what came."""
        raise NotImplementedError


class Spot:
    """A decision in the tree: who has it, and the choices that were made there.

    The same choices may lead to different decisions, as chance and hidden things have it: those
    are spots of their own behind one choice.
    """

    def __init__(self, kind: str, seat: int, node: Node) -> None:
        self.kind = kind
        self.seat = seat
        self.node = node  # its children are the choices
        self.after: dict[int, list[Spot]] = {}
        self.open = False  # whether the network was asked
        self.first = 0.5  # what the network expected here for the seat that must choose
        self.seen = 0
        self.worth = 0.0  # sum of what came, for the same seat

    def unseen(self) -> float:
        """What a choice never tried may be worth: between the first look and what came so far."""
        mean = self.worth / self.seen if self.seen else self.first
        return (mean + self.first) / 2.0


class Descent:
    """One way down the tree: the spots, the choices made there, and the state at its end."""

    def __init__(self, st: State) -> None:
        self.state = st
        self.spots: list[Spot] = []
        self.made: list[Node] = []
        self.leaf: Spot | None = None


class Puct:
    """The constants: how much curiosity weighs, and what a choice never tried is taken to lose."""

    def __init__(self, explore: float = 0.8, doubt: float = 0.1) -> None:
        self.explore = explore
        self.doubt = doubt


class PuctBot(Searcher):
    """Searches with a network. Where there is one choice, nothing is asked and nothing counted."""

    def __init__(
        self,
        rng: Rng,
        eyes: Eyes,
        evaluator: Evaluator,
        iterations: int = 0,
        seconds: float = 0.0,
        cpu: bool = False,
        constants: Puct | None = None,
    ) -> None:
        super().__init__(rng, iterations, seconds, cpu)
        self.eyes = eyes
        self.evaluator = evaluator
        tuned = constants or Puct()
        self.explore = tuned.explore
        self.doubt = tuned.doubt
        self.roots: list[Spot] = []
        self.tree: Tree | None = None  # the one that the roots are of

    def calibrated_one(self, st: State, chance: float) -> float:
        return chance

    def begin(self, tree: Tree, st: State) -> None:
        _open(self._root(tree, st), st, self.eyes.look([st])[0])

    def grow(self, tree: Tree, redeal: Callable[[Rng], State], most: int) -> None:
        """One batch of descents, the network's answers to it, and what they mean."""
        count = max(1, min(MOST_IN_BATCH, most, 1 + tree.done // PART))
        batch = [self._descend(tree, redeal(self.rng)) for _ in range(count)]
        asked = [one for one in batch if one.leaf is not None]
        answers = self.eyes.look([one.state for one in asked]) if asked else []
        number = 0
        for one in batch:
            if one.leaf is None:
                found = self.eyes.ended(one.state)
            else:
                found = answers[number]
                number += 1
                _open(one.leaf, one.state, found)
            self._carry(one, found)
            tree.add(found.won)

    def _descend(self, tree: Tree, st: State) -> Descent:
        """Walks down to a spot that the network has not seen, or to an end."""
        way = Descent(st)
        if not st.frames:
            return way
        spot = self._root(tree, st)
        while True:
            legal = st.legal
            if len(legal) == 1:
                child = spot.node.children.get(legal[0])
                if child is None:
                    child = Node(1.0)
                    spot.node.children[legal[0]] = child
                choice = legal[0]
            elif not spot.open:
                way.leaf = spot
                return way
            else:
                choice = self._select(spot, st)
                child = spot.node.children[choice]
            child.pending += 1
            way.spots.append(spot)
            way.made.append(child)
            apply(st, choice)
            if not st.frames:
                return way
            spot = _next(spot, choice, child, st)

    def _root(self, tree: Tree, st: State) -> Spot:
        """The spot at the root; where luck comes before it, there may be several."""
        if self.tree is not tree:
            self.tree = tree
            self.roots = []
        for one in self.roots:
            if _is_at(one, st):
                return one
        found = _spot(Node(0.0) if self.roots else tree.root, st)
        self.roots.append(found)
        return found

    def _select(self, spot: Spot, st: State) -> int:
        """The choice with the best upper bound among those that this imagined state offers."""
        children = spot.node.children
        legal = st.legal
        tried = 0.0
        for choice in legal:
            child = children.get(choice)
            if child is None:  # the state that the network saw here did not offer it
                child = Node(1.0 / len(legal))
                children[choice] = child
            child.offered += 1
            if child.visits:
                tried += child.prior
        unseen = spot.unseen() - self.doubt * sqrt(min(1.0, tried))
        best = legal[0]
        best_score = -1e9
        for choice in legal:
            child = children[choice]
            count = child.visits + child.pending
            mean = child.worth / count if count else unseen
            score = mean + self.explore * child.prior * sqrt(child.offered) / (1.0 + count)
            if score > best_score:
                best_score = score
                best = choice
        return best

    def _carry(self, way: Descent, found: Looked) -> None:
        """Carries an answer up the way that led to it."""
        for index in range(len(way.made)):
            spot = way.spots[index]
            child = way.made[index]
            child.pending -= 1
            child.visits += 1
            child.worth += found.worth[spot.seat]
            child.won += found.won[spot.seat]
            spot.seen += 1
            spot.worth += found.worth[spot.seat]
            if index == 0:
                spot.node.visits += 1


def _spot(node: Node, st: State) -> Spot:
    return Spot(st.frames[-1].KIND, to_act(st), node)


def _is_at(spot: Spot, st: State) -> bool:
    return spot.seat == to_act(st) and spot.kind == st.frames[-1].KIND


def _next(spot: Spot, choice: int, child: Node, st: State) -> Spot:
    """The spot behind a choice for the decision that came; the first one shares the choice's node,
    so that a tree can be read choice by choice."""
    known = spot.after.get(choice)
    if known is None:
        known = []
        spot.after[choice] = known
    for one in known:
        if _is_at(one, st):
            return one
    found = _spot(Node(0.0) if known else child, st)
    known.append(found)
    return found


def _open(spot: Spot, st: State, found: Looked) -> None:
    """Gives a spot what the network would look at; seen again, its choices get the mean."""
    children = spot.node.children
    even = EVEN / len(st.legal)
    for index in range(len(st.legal)):
        choice = st.legal[index]
        share = (1.0 - EVEN) * found.shares[index] + even
        child = children.get(choice)
        if child is None:
            children[choice] = Node(share)
        else:
            child.prior = (child.prior + share) / 2.0
    if not spot.open:
        spot.first = found.worth[spot.seat]
        spot.open = True
