"""Batches of random games: one JSON record a game, on one or several processes."""

from collections.abc import Iterator
from contextlib import closing
from functools import partial

from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules, read_config
from majlis.kernel.runner import apply, is_over, why_not
from majlis.kernel.state import State
from majlis.lab.workers import open_workers
from majlis.play.record import record_of


class BrokenGame(RuntimeError):
    """A random game that went wrong: a bug in the rules, with what is needed to repeat it."""


def play_random(rules: Rules, config: Config, seed: str, check: bool) -> Json:
    """One random game as a record. `check` tests each choice against its rule and counts pieces."""
    st = rules.start(config, seed)
    rng = Rng.from_seed(f"random player of {seed}")
    choices: list[int] = []
    while not is_over(st):
        choice = st.legal[rng.below(len(st.legal))]
        if check:
            _check(rules, st, choice, seed, len(choices))
        apply(st, choice)
        choices.append(choice)
    if check and rules.audit(st):
        raise BrokenGame(f"game {seed!r}, at the end: {rules.audit(st)[0]}")
    return record_of(rules, config, seed, choices, st)


def _check(rules: Rules, st: State, choice: int, seed: str, step: int) -> None:
    refusal = why_not(st, choice)
    if refusal is not None:
        raise BrokenGame(f"game {seed!r}, step {step}: an offered choice breaks {refusal.clause}")
    problems = rules.audit(st)
    if problems:
        raise BrokenGame(f"game {seed!r}, step {step}: {problems[0]}")


def _play(name: str, config: Json, check: bool, seed: str) -> Json:
    return play_random(game(name), read_config(config), seed, check)


def run_batch(
    name: str, config: Config, games: int, seed: str, jobs: int = 1, check: bool = False
) -> Iterator[Json]:
    """Records of so many games, as they are finished; game i has the seed `seed/i`."""
    seeds = (f"{seed}/{number}" for number in range(games))
    with closing(open_workers(jobs)) as workers:
        yield from workers.run(partial(_play, name, config.to_json(), check), seeds)
