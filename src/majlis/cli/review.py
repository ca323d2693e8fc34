"""`majlis review`: reviews games of bots and counts what contradicts itself in them."""

from contextlib import closing
from functools import partial
from statistics import mean
from typing import Annotated

import typer

from majlis.bots import check_bot
from majlis.cli.arena import Jobs, Seed, workers_for
from majlis.cli.common import AsJson, GameName, Players, console, needs, print_json
from majlis.cli.progress import with_progress
from majlis.games.catalogue import game


def review(
    name: GameName,
    players: Players = 3,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 20,
    bot: Annotated[str, typer.Option("--bot", help="Who plays.")] = "apprentice",
    iterations: Annotated[
        int, typer.Option("--iterations", min=1, help="For each move, as `review_iterations`.")
    ] = 60,
    seed: Seed = "1",
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> None:
    """Review games of bots as the server does, and count what contradicts itself.

    Counted are turning points that tell a loss of ten points or more where the curve falls by less
    than five, losses that the curve does not show within their error, and sums of luck and play
    that do not make up the change. The exit code is 1 if there is any.

    [dim]Examples:[/]
      majlis review almadi --games 20 --players 2
      majlis review belaad --games 20 --bot master --jobs 2 --json
    """
    rules = game(name)
    check_bot(bot, rules.meta.name)
    needs("server", "majlis review", "msgspec", "structlog", "sqlalchemy")
    from majlis.server.trials import Trial, trial

    task = partial(trial, rules.meta.name, players, bot, iterations, seed)
    with closing(workers_for(jobs, None)) as workers:
        batch = workers.run(task, range(games))
        found: list[Trial] = [Trial(*one) for one in with_progress(batch, games, rules.meta.title)]
    found.sort(key=lambda one: one.number)
    wrong = [f"game {one.number}, {text}" for one in found for text in one.wrong]
    if as_json:
        print_json([one._asdict() for one in found])
    else:
        out = console()
        seconds = mean(one.seconds for one in found)
        acts = mean(one.acts for one in found)
        out.print(
            f"{rules.meta.title}, {players} players, {bot}: {games} games of {acts:.0f} acts, "
            f"{sum(one.told for one in found)} turning points, {len(wrong)} contradictions, "
            f"{seconds:.1f} s of CPU time a review"
        )
        for text in wrong:
            out.print(f"  {text}")
    if wrong:
        raise SystemExit(1)
