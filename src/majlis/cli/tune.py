"""`majlis tune`: better weights or search constants for the bots of a game, by self-play."""

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from majlis.cli.arena import Jobs, Seed, workers_for
from majlis.cli.common import (
    AsJson,
    GameName,
    OptionValues,
    Players,
    console,
    errors,
    needs,
    print_json,
    read_setup,
    write_whole,
)
from majlis.cli.progress import with_progress
from majlis.kernel.options import UserError
from majlis.lab.seating import sides
from majlis.lab.tables import as_toml, present
from majlis.lab.tune import SearchConstants, Tunable, Weights, duel, tune


def tune_bots(
    name: GameName,
    out: Annotated[Path, typer.Option("--out", help="Where the new values go (TOML).")],
    search: Annotated[
        bool, typer.Option("--search", help="Tune the constants of the search, not the weights.")
    ] = False,
    iterations: Annotated[
        int, typer.Option("--iterations", min=1, help="With --search: of a decision.")
    ] = 200,
    players: Players = 2,
    option: OptionValues = None,
    seed: Seed = "1",
    generations: Annotated[int, typer.Option("--generations", min=1)] = 12,
    population: Annotated[int, typer.Option("--population", min=4)] = 16,
    games: Annotated[int, typer.Option("--games", min=2, help="Games a candidate.")] = 40,
    check: Annotated[
        int, typer.Option("--check", min=10, help="Games of the new values against the old.")
    ] = 400,
    jobs: Jobs = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file.")] = False,
    as_json: AsJson = False,
) -> None:
    """Tune the bots of a game by self-play, from their present values.

    Nothing is written unless the new values beat the old ones in --check games on new deals, the
    95% interval of their wins lying above par.

    [dim]Examples:[/]
      majlis tune alrashid --out alrashid.toml --jobs 2
      majlis tune almadi --option characters=true --out almadi.toml
      majlis tune alrashid --search --iterations 200 --generations 4 --out alrashid.toml
    """
    rules, config = read_setup(name, players, option, None)
    if out.exists() and not force:
        raise UserError(f"{out} exists already; choose another name or say --force")
    needs("lab", "majlis tune", "scipy")
    game_name = rules.meta.name
    what: Tunable = SearchConstants(game_name, iterations) if search else Weights(game_name)
    with closing(workers_for(jobs, None)) as workers:
        steps = tune(what, game_name, config, seed, generations, population, games, workers)
        centre = what.start()
        for step in with_progress(steps, generations, "tuning"):
            centre = step.centre
            errors().print(
                f"generation {step.number}: best {step.best:.3f}, now {what.values(centre)}"
            )
        fought = duel(what, game_name, config, centre, seed, check, workers)
        shares = list(with_progress(fought, check, "new against old"))
    from majlis.lab.intervals import share

    won = share(sum(shares), len(shares))
    assert won is not None
    par = 1 / len(sides(rules, config))
    if as_json:
        print_json(
            {
                "game": game_name,
                "values": what.values(centre),
                "share": won.value,
                "low": won.low,
                "high": won.high,
                "games": won.seen,
                "par": par,
                "written": str(out) if won.low > par else None,
            }
        )
    say = errors() if as_json else console()
    say.print(
        f"new against old: {won.value:.1%} ({won.low:.1%} to {won.high:.1%}) "
        f"of {won.seen} games; par is {par:.1%}"
    )
    if won.low <= par:
        say.print("not surely better: nothing is written")
        raise SystemExit(1)
    table = {**present(game_name), what.section: what.values(centre)}
    write_whole(out, as_toml(game_name, table))
    say.print(f"the new values are in {out}")
