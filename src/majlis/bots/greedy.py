"""The greedy bot: takes the choice after which it stands best, one act ahead."""

from collections.abc import Callable

from majlis.bots.evaluator import Evaluator
from majlis.kernel.codec import Json
from majlis.kernel.rng import Rng
from majlis.kernel.runner import apply, to_act
from majlis.kernel.state import State

LONGEST_ACT = 8


class GreedyBot:
    """Looks one act ahead: after a choice its own small choices that follow are made at random.

    It imagines a few states that fit its view and takes the choice with the best mean chance.
    """

    def __init__(self, rng: Rng, evaluator: Evaluator, samples: int = 4) -> None:
        self.rng = rng
        self.evaluator = evaluator
        self.samples = samples

    def choose(self, view: Json, choices: list[int], redeal: Callable[[Rng], State]) -> int:
        chances = self.rate(int(view["seat"]), choices, redeal)
        best = max(chances)
        liked = [choices[i] for i in range(len(choices)) if chances[i] >= best - 1e-12]
        return liked[self.rng.below(len(liked))]

    def rate(self, seat: int, choices: list[int], redeal: Callable[[Rng], State]) -> list[float]:
        """The mean chance to win after each choice."""
        sums = [0.0] * len(choices)
        for _ in range(self.samples):
            imagined = redeal(self.rng)
            for index in range(len(choices)):
                st = imagined.copy()
                apply(st, choices[index])
                finish_act(st, seat, self.rng)
                sums[index] += self.evaluator.chances(st)[seat]
        return [total / self.samples for total in sums]


def finish_act(st: State, seat: int, rng: Rng) -> None:
    """Makes the seat's following choices at random until somebody else must choose."""
    for _ in range(LONGEST_ACT):
        if to_act(st) != seat:
            return
        apply(st, st.legal[rng.below(len(st.legal))])
