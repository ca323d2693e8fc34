"""For a game that says nothing of what is worth having: it is played out at random to see."""

from typing import Final

from majlis.bots.evaluator import Evaluator, Term
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Rules
from majlis.kernel.runner import play_out
from majlis.kernel.state import State

# How many endings are looked at for one opinion.
ENDINGS: Final = 4


class Rollouts(Evaluator):
    """The chance of a seat is the part of a few random endings that it wins.

    What is drawn on the way has nothing to do with what the state would draw: an opinion about a
    true state foretells nothing. Equal states get equal opinions.
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, [], 1.0)

    def ahead(self, st: State) -> float:
        """Nobody has said how long the game is; there are no odds to correct by it either."""
        return 1.0 if st.frames else 0.0

    def features(self, st: State, seat: int) -> list[float]:
        return []

    def terms(self, st: State, seat: int) -> list[Term]:
        return []

    def seats(self, st: State) -> int:
        return self.rules.config_of(st).players

    def teams(self, st: State) -> list[int]:
        """The sides as the standings tell them, numbered by the first of their seats."""
        found = list(range(self.seats(st)))
        firsts: dict[int, int] = {}
        for standing in sorted(self.rules.standings(st), key=lambda standing: standing.seat):
            if standing.team >= 0:
                found[standing.seat] = firsts.setdefault(standing.team, standing.seat)
        numbers = sorted(set(found))
        return [numbers.index(side) for side in found]

    def chances(self, st: State) -> list[float]:
        if not st.frames:
            return self.result(st)
        state = st.rng
        rng = Rng.from_seed(f"{state.a} {state.b} {state.c} {state.counter} {len(st.legal)}")
        sums = [0.0] * self.seats(st)
        for _ in range(ENDINGS):
            end = st.copy()
            end.rng = rng.split()
            end.explicit = False
            play_out(end, rng)
            won = self.result(end)
            for seat in range(len(sums)):
                sums[seat] += won[seat]
        return [total / ENDINGS for total in sums]
