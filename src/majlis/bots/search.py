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

from majlis.bots.evaluator import Evaluator
from majlis.bots.greedy import LONGEST_ACT
from majlis.kernel.codec import Json
from majlis.kernel.rng import Rng
from majlis.kernel.runner import apply, to_act
from majlis.kernel.state import State


class Node:
    """A choice in the tree: how often it was made and could have been, and what came of it."""

    def __init__(self, prior: float) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.offered = 0
        self.worth = 0.0  # sum of the chances of the seat that made the choice
        self.prior = prior


class SearchBot:
    """Searches for a number of iterations, or for a time; the longer, the better.

    `explore` weighs curiosity against what is known, `bias` how long the evaluator's first opinion
    of a choice is remembered.
    """

    def __init__(
        self,
        rng: Rng,
        evaluator: Evaluator,
        iterations: int = 0,
        seconds: float = 0.0,
        explore: float = 0.08,
        bias: float = 4.0,
    ) -> None:
        if iterations <= 0 and seconds <= 0:
            raise ValueError("a search needs iterations or seconds")
        self.rng = rng
        self.evaluator = evaluator
        self.iterations = iterations
        self.seconds = seconds
        self.explore = explore
        self.bias = bias

    def choose(self, view: Json, choices: list[int], redeal: Callable[[Rng], State]) -> int:
        root = self.search(int(view["seat"]), choices, redeal)
        best = choices[0]
        for choice in choices:
            if root.children[choice].visits > root.children[best].visits:
                best = choice
        return best

    def explain(
        self, view: Json, choices: list[int], redeal: Callable[[Rng], State]
    ) -> list[tuple[int, float, int]]:
        """The choices with their estimated chance to win and their visits, best first."""
        root = self.search(int(view["seat"]), choices, redeal)
        rated = [(c, _mean(root.children[c]), root.children[c].visits) for c in choices]
        rated.sort(key=lambda entry: (-entry[2], -entry[1]))
        return rated

    def search(self, seat: int, choices: list[int], redeal: Callable[[Rng], State]) -> Node:
        """Grows the tree until the budget is spent; returns its root."""
        deadline = time.perf_counter() + self.seconds
        root = Node(0.0)
        self._expand(root, redeal(self.rng), seat)
        done = 0
        while True:
            if self.iterations and done >= self.iterations:
                return root
            if self.seconds > 0 and time.perf_counter() >= deadline:
                return root
            self._iterate(root, redeal(self.rng))
            done += 1

    def _iterate(self, root: Node, st: State) -> None:
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
        root.visits += 1

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


def _mean(node: Node) -> float:
    return node.worth / node.visits if node.visits else node.prior
