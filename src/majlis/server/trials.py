"""Reviews of games of bots, to count what contradicts itself in them: aim none."""

import time
from typing import Final, NamedTuple

from majlis.bots import made_of
from majlis.games.catalogue import game
from majlis.kernel.rules import Config
from majlis.lab.game import play_game
from majlis.server.bot_jobs import ActReview, Ends, Memory, SavedMatch
from majlis.server.review import DONE, SECOND_LOOK, Review, look, second_look, summary

# A loss of so much that is told where the curve falls by less than so much contradicts it.
LARGE: Final = 0.10
SMALL: Final = 0.05
ROUNDING: Final = 0.001


class Trial(NamedTuple):
    """The review of one game: turning points told, what contradicts itself, CPU seconds."""

    number: int
    acts: int
    told: int
    wrong: list[str]
    seconds: float


def trial(name: str, players: int, bot: str, iterations: int, seed: str, number: int) -> Trial:
    """Plays a game of bots and reviews it."""
    rules, config = game(name), Config(players)
    place = f"{seed}/{number}"
    _, record = play_game(rules, config, place, [made_of(bot, name)] * players)
    match = SavedMatch(place, name, record["config"], record["seed"], record["choices"])
    began = time.process_time()
    acts = review_of(match, iterations, seed)
    spent = time.process_time() - began
    told = summary(DONE, len(acts) - 1, acts)
    return Trial(number, len(acts) - 1, len(told.costly), contradictions(told, acts), spent)


def review_of(match: SavedMatch, iterations: int, seed: str) -> list[ActReview]:
    """A whole review as the server makes it, in this process."""
    memory = Memory()
    ends = [0, *Ends(match).do(memory)]

    def chance(until: SavedMatch, seat: int) -> str:
        return f"{seed} {until.table} {len(until.choices)} {seat}"

    numbers = range(len(ends))
    acts = [look(match, ends, one, iterations, chance).do(memory) for one in numbers]
    judged, again = second_look(acts)
    for one in again:
        job = look(match, ends, one, iterations * SECOND_LOOK, chance, one in judged)
        acts[one] = job.do(memory)
    return acts


def contradictions(told: Review, acts: list[ActReview]) -> list[str]:
    """Turning points against which the curve speaks, and sums that do not add up."""
    wrong: list[str] = []
    for one in told.costly:
        fall = told.chances[one.act][one.seat] - told.chances[one.act + 1][one.seat]
        loss = f"a loss of {one.loss:.2f} ± {one.error:.2f}"
        what = f"act {one.act}: {loss}, where the curve falls by {fall:.2f}"
        if one.loss >= LARGE and fall < SMALL:
            wrong.append(what)
        elif acts[one.act].expected is None and abs(fall - one.loss) > one.error + ROUNDING:
            wrong.append(f"{what}, with no luck between")
    for seat in range(len(told.luck)):
        change = told.chances[-1][seat] - told.chances[0][seat]
        if abs(told.luck[seat] + told.play[seat] - change) > ROUNDING:
            wrong.append(f"seat {seat + 1}: luck and play do not add up to the change")
    return wrong
