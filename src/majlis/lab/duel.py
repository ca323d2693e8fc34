"""Games between bots: who sits where, and what came of it."""

from functools import partial

from majlis.bots import Bot, play_act
from majlis.bots.acting import ask
from majlis.kernel.rules import Config, Rules, Standing
from majlis.kernel.runner import is_over, to_act


def play_bots(rules: Rules, config: Config, seed: str, bots: list[Bot]) -> list[Standing]:
    """One game; each bot gets its view, its choices and `redeal`."""
    st = rules.start(config, seed)
    while not is_over(st):
        play_act(st, partial(ask, bots[to_act(st)], rules))
    return rules.standings(st)


def win_share(standings: list[Standing], seat: int) -> float:
    """What a seat won: 1, nothing, or its part of a shared win; a team counts as one side."""
    winners = {s.team if s.team >= 0 else -2 - s.seat for s in standings if s.place == 1}
    own = next(s for s in standings if s.seat == seat)
    return 1 / len(winners) if own.place == 1 else 0.0
