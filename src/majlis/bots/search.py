"""The searching bot: information-set Monte-Carlo tree search over imagined states.

Each iteration imagines a state that fits the view (`redeal`) and walks down one tree that all
imagined states share, where a node stands for the choices made so far. At a new node every choice
is tried once with the evaluator, and the best of them for the seat that chooses is the value of the
node. Chance happens on the way, so a node is an average over it. Every seat is taken to want its
own chance, seats of one team the chance of their team.
"""

import time
from collections.abc import Callable
from math import log, sqrt
from typing import Final

from majlis.bots.evaluator import Evaluator
from majlis.bots.greedy import LONGEST_ACT
from majlis.kernel.codec import Json
from majlis.kernel.rng import Rng
from majlis.kernel.runner import apply, to_act
from majlis.kernel.state import State

CHECK: Final = 16  # iterations between two looks at whether the choice is clear


class Constants:
    """What the search is tuned to, game by game.

    `explore` weighs curiosity against what is known, `bias` how long the evaluator's first opinion
    of a choice is remembered.
    """

    def __init__(self, explore: float = 0.08, bias: float = 4.0) -> None:
        self.explore = explore
        self.bias = bias


class Node:
    """A choice in the tree: how often it was made and could have been, and what came of it."""

    def __init__(self, prior: float) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.offered = 0
        self.worth = 0.0  # sum of what the seat that made the choice wants
        self.won = 0.0  # sum of its chances to win
        self.prior = prior
        self.pending = 0  # descents through it that wait for an answer


class Tree:
    """What a search has found: the root, and the chances of every seat over all iterations."""

    def __init__(self) -> None:
        self.root = Node(0.0)
        self.done = 0
        self.sums: list[float] = []

    def add(self, chances: list[float]) -> None:
        """Counts one iteration."""
        self.done += 1
        if not self.sums:
            self.sums = list(chances)
        else:
            for seat in range(len(chances)):
                self.sums[seat] += chances[seat]

    def chances(self) -> list[float]:
        """The mean chance of each seat, as the leaves tell it."""
        return [total / self.done for total in self.sums]

    def lead(self) -> int:
        """By how many visits the first choice is ahead of the second."""
        first = second = 0
        for child in self.root.children.values():
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second

    def policy(self) -> dict[int, float]:
        """The part of the visits that each choice at the root got: what a network may learn."""
        children = self.root.children
        total = sum([child.visits for child in children.values()])
        return {choice: child.visits / max(1, total) for choice, child in children.items()}


class Searcher:
    """What all searches share: a budget, an end before it is spent, and how they are asked.

    A budget is a number of iterations or a time; the longer, the better. A time is told by the
    clock on the wall, for people who wait, or with `cpu` by the work that this thread gets done,
    for measuring on a busy machine.
    """

    def __init__(self, rng: Rng, iterations: int, seconds: float, cpu: bool) -> None:
        if iterations <= 0 and seconds <= 0:
            raise ValueError("a search needs iterations or seconds")
        self.rng = rng
        self.iterations = iterations
        self.seconds = seconds
        self.cpu = cpu

    def begin(self, tree: Tree, st: State) -> None:
        """Opens the root with the first imagined state."""
        raise NotImplementedError

    def grow(self, tree: Tree, redeal: Callable[[Rng], State], most: int) -> None:
        """Goes on by some iterations, `most` at most."""
        raise NotImplementedError

    def calibrated_one(self, st: State, chance: float) -> float:
        """The chance of one seat as people are told it."""
        raise NotImplementedError

    def choose(self, view: Json, choices: list[int], redeal: Callable[[Rng], State]) -> int:
        """The choice that was visited most; the search ends when no other can come up to it."""
        if len(choices) == 1:
            return choices[0]
        root = self.search(redeal, True).root
        best = choices[0]
        for choice in choices:
            if root.children[choice].visits > root.children[best].visits:
                best = choice
        return best

    def explain(
        self, view: Json, choices: list[int], redeal: Callable[[Rng], State]
    ) -> list[tuple[int, float, int]]:
        """The choices with the seat's chance to win after each and their visits, best first.

        The chance is calibrated: of positions that are told as 0.7, seven in ten were won in
        self-play. Between N equal sides it is 1/N; members of a team share the team's chance.
        """
        now = redeal(self.rng)
        root = self.search(redeal, False).root
        rated: list[tuple[int, float, int]] = []
        for choice in choices:
            child = root.children[choice]
            mean = child.won / child.visits if child.visits else child.prior
            rated.append((choice, self.calibrated_one(now, mean), child.visits))
        rated.sort(key=lambda entry: (-entry[2], -entry[1]))
        return rated

    def search(self, redeal: Callable[[Rng], State], early: bool) -> Tree:
        """Grows a tree until the budget is spent or, with `early`, until the choice is clear."""
        began = self._now()
        tree = Tree()
        checked = 0
        first = redeal(self.rng)
        if first.frames:  # a game that may be over has no choices there
            self.begin(tree, first)
        while True:
            left = self._left(tree.done, self._now() - began)
            if left <= 0:
                break
            if early and tree.done - checked >= CHECK - 1:
                checked = tree.done + 1
                if tree.lead() > left:
                    break
            self.grow(tree, redeal, max(1, int(left)))
        return tree

    def _now(self) -> float:
        return time.thread_time() if self.cpu else time.perf_counter()

    def _left(self, done: int, spent: float) -> float:
        """How many iterations the budget still allows, for a time at the pace so far."""
        if self.iterations:
            return float(self.iterations - done)
        if done == 0:
            return 1.0
        return done * (self.seconds - spent) / max(spent, 1e-9)


class SearchBot(Searcher):
    """Searches with the evaluator of a game, one iteration after the other."""

    def __init__(
        self,
        rng: Rng,
        evaluator: Evaluator,
        iterations: int = 0,
        seconds: float = 0.0,
        cpu: bool = False,
        constants: Constants | None = None,
    ) -> None:
        super().__init__(rng, iterations, seconds, cpu)
        self.evaluator = evaluator
        tuned = constants or Constants()
        self.explore = tuned.explore
        self.bias = tuned.bias

    def begin(self, tree: Tree, st: State) -> None:
        self._expand(tree.root, st, to_act(st))

    def grow(self, tree: Tree, redeal: Callable[[Rng], State], most: int) -> None:
        tree.add(self._iterate(tree.root, redeal(self.rng)))

    def calibrated_one(self, st: State, chance: float) -> float:
        return self.evaluator.calibrated_one(st, chance)

    def _iterate(self, root: Node, st: State) -> list[float]:
        """Walks down to a new node and carries its chances back up; gives them."""
        node = root
        path: list[Node] = []
        seats: list[int] = []
        chances: list[float] = []
        while st.frames:
            seat = to_act(st)
            if not node.children:
                chances = self._expand(node, st, seat)
                break
            choice = self._select(node, st, seat)
            node = node.children[choice]
            apply(st, choice)
            path.append(node)
            seats.append(seat)
        if not chances:
            chances = self.evaluator.chances(st)
        for index in range(len(path)):
            path[index].visits += 1
            path[index].worth += chances[seats[index]]
            path[index].won += chances[seats[index]]
        root.visits += 1
        return chances

    def _expand(self, node: Node, st: State, seat: int) -> list[float]:
        """Gives the node its children, each with a first opinion; the chances after the best."""
        best: list[float] = []
        for choice in st.legal:
            chances = self._opinion(st, choice, seat)
            node.children[choice] = Node(chances[seat])
            if not best or chances[seat] > best[seat]:
                best = chances
        return best

    def _opinion(self, st: State, choice: int, seat: int) -> list[float]:
        """The chances after the choice and the seat's own small choices that follow."""
        ahead = st.copy()
        apply(ahead, choice)
        for _ in range(LONGEST_ACT):
            if to_act(ahead) != seat:
                break
            legal = ahead.legal
            apply(ahead, legal[self.rng.below(len(legal))])
        return self.evaluator.chances(ahead)

    def _select(self, node: Node, st: State, seat: int) -> int:
        """The choice with the best upper bound among those that this imagined state offers."""
        children = node.children
        legal = st.legal
        best = legal[0]
        best_score = -1.0
        for choice in legal:
            child = children.get(choice)
            if child is None:
                child = Node(self._opinion(st, choice, seat)[seat])
                children[choice] = child
            child.offered += 1
            visits = child.visits
            mean = (child.worth + self.bias * child.prior) / (visits + self.bias)
            score = mean + self.explore * sqrt(log(child.offered + 1.0) / (visits + 1.0))
            if score > best_score:
                best_score = score
                best = choice
        return best
