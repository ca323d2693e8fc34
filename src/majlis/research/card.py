"""Prints the card of an environment: python -m majlis.research.card GAME [--games N] [--deals N]

What a learner wants to know before it begins: how large observations and actions are, how long
games last, how many choices a decision has, how much of a result lies in the deal, and what simple
bots reach.
"""

import argparse
import sys
from statistics import mean, variance
from typing import Final, NamedTuple

from majlis.bots import make_bot
from majlis.games.catalogue import game
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.kernel.runner import apply, is_over, to_act
from majlis.kernel.state import State
from majlis.research.utility import rank
from majlis.tensors.actions import action_table
from majlis.tensors.layout import layout, wide_layout

RANDOM: Final = "random"
BASELINE: Final = "greedy"
HEADS: Final = (
    "players",
    "observation",
    "decisions, random",
    "decisions, greedy",
    "choices",
    "most",
    "points, random",
    "points, greedy",
    "luck of the deal",
)


class Game(NamedTuple):
    """What one game came to."""

    choices: list[int]  # how many each decision had
    points: list[int]
    ranks: list[float]


def play(rules: Rules, players: int, bot: str, deal: str, luck: str) -> Game:
    """One game of a bot against itself; `luck` is the bots' own, the deal's is in `deal`."""
    st = rules.start(Config(players), deal)
    bots = [make_bot(bot, rules.meta.name, f"{luck} {seat}") for seat in range(players)]
    choices: list[int] = []
    while not is_over(st):
        seat, legal = to_act(st), list(st.legal)
        choices.append(len(legal))

        def imagine(rng: Rng, seat: int = seat) -> State:
            return rules.redeal(st, seat, rng)

        apply(st, bots[seat].choose(rules.view(st, seat), legal, imagine))
    standings = sorted(rules.standings(st), key=lambda s: s.seat)
    return Game(choices, [s.total for s in standings], rank(standings))


def deal_share(rules: Rules, players: int, bot: str, deals: int, seed: str) -> float:
    """How much of the variance of a seat's place comes with the deal, from 0 to 1.

    Every deal is played twice by bots that are equal but draw other lots; what two games of one
    deal have in common beyond chance is the deal's (the intraclass correlation, over all seats).
    """
    pairs: list[tuple[float, float]] = []
    for number in range(deals):
        deal = f"{seed} {number}"
        one = play(rules, players, bot, deal, f"one {number}").ranks
        other = play(rules, players, bot, deal, f"other {number}").ranks
        pairs += zip(one, other, strict=True)
    total = variance([rank for pair in pairs for rank in pair])
    within = mean((one - other) ** 2 / 2 for one, other in pairs)
    return max(0.0, 1 - within / total) if total else 0.0


def rows(rules: Rules, games: int, deals: int, seed: str) -> list[list[str]]:
    """A row for each number of players."""
    found = []
    for players in rules.meta.players:
        chance = [play(rules, players, RANDOM, f"{seed} {n}", f"{n}") for n in range(games)]
        better = [play(rules, players, BASELINE, f"{seed} {n}", f"{n}") for n in range(deals)]
        choices = [count for one in chance for count in one.choices]
        found.append(
            [
                str(players),
                f"{layout(rules.meta.name, players).size:,}",
                _span([len(one.choices) for one in chance]),
                _span([len(one.choices) for one in better]),
                f"{mean(choices):.1f}",
                str(max(choices)),
                f"{mean(p for one in chance for p in one.points):.1f}",
                f"{mean(p for one in better for p in one.points):.1f}",
                f"{deal_share(rules, players, 'blunder:10', deals, seed):.0%}",
            ]
        )
    return found


def _span(values: list[int]) -> str:
    """The mean of some lengths, with the shortest and the longest."""
    return f"{mean(values):.0f} ({min(values)}-{max(values)})"


def card(name: str, games: int, deals: int, seed: str) -> str:
    """The card as Markdown."""
    rules = game(name)
    lines = [
        f"{action_table(name).size:,} actions in {len(rules.asks())} kinds of decisions; "
        f"{wide_layout(name).size:,} values in the layout for all numbers of players.",
        "",
        f"| {' | '.join(HEADS)} |",
        f"|{' ---: |' * len(HEADS)}",
        *(f"| {' | '.join(row)} |" for row in rows(rules, games, deals, seed)),
    ]
    return "\n".join(lines)


def main(words: list[str]) -> None:
    """Measures a game; a wrong name is answered in a sentence with exit code 2."""
    parser = argparse.ArgumentParser(prog="python -m majlis.research.card", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200, help="random games for each row")
    parser.add_argument("--deals", type=int, default=60, help="deals played by bots for each row")
    parser.add_argument("--seed", default="card")
    asked = parser.parse_args(words)
    try:
        if min(asked.games, asked.deals) < 2:
            raise UserError("a card needs two games and two deals at least")
        sys.stdout.write(
            card(game(asked.game).meta.name, asked.games, asked.deals, asked.seed) + "\n"
        )
    except UserError as error:
        sys.stderr.write(f"{error}\n")
        raise SystemExit(2) from None


if __name__ == "__main__":
    main(sys.argv[1:])
