"""`majlis export`: games of any bots as a data set for learners."""

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from majlis.cli.arena import Jobs, Ray, Seed, workers_for
from majlis.cli.common import (
    AsJson,
    GameName,
    MaterialFile,
    OptionValues,
    Players,
    console,
    errors,
    needs,
    print_json,
    read_setup,
)
from majlis.cli.progress import with_progress
from majlis.kernel.options import UserError
from majlis.lab.arena import read_bots


def export(
    name: GameName,
    out: Annotated[Path, typer.Option("--out", help="The folder of the data set.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="A,B,C", help="The bots, with commas.")
    ] = "apprentice",
    players: Players = 3,
    option: OptionValues = None,
    material: MaterialFile = None,
    part: Annotated[int, typer.Option("--part", min=1, help="Games of a part file.")] = 50,
    seed: Seed = "1",
    jobs: Jobs = None,
    ray: Ray = None,
    as_json: AsJson = False,
) -> None:
    """Write games of bots as Parquet: what each decision's seat saw, could do, did and got.

    The folder gets one file for every --part games, which pandas, Polars, DuckDB and Arrow read
    as one table. The same command goes on where a run was broken off. docs/training.md lists the
    columns.

    [dim]Examples:[/]
      majlis export alrashid --games 1000 --out games/alrashid
      majlis export alhambra -p 4 -b search:100ms,apprentice -n 200 -j 8 --out games/alhambra
    """
    rules, config = read_setup(name, players, option, material)
    names = read_bots(bots, rules.meta.name)
    needs("export", "majlis export", "numpy", "pyarrow")
    from majlis.learn.export import DataSet, missing, parts
    from majlis.learn.export import export as write

    if out.exists() and not out.is_dir():
        raise UserError(f"{out} is a file; --out names the folder of a data set")
    data = DataSet(rules.meta.name, rules.settled(config).to_json(), names, seed, part)
    wanted = parts(data, games)
    todo = missing(wanted, out)
    before = len(wanted) - len(todo)
    if before:
        errors().print(f"{before} of {len(wanted)} parts were written before and are kept")
    with closing(workers_for(jobs, ray)) as workers:
        try:
            batch = write(todo, out, workers)
            for _ in with_progress(batch, len(wanted), f"{rules.meta.title}, parts", before):
                pass
        except KeyboardInterrupt:
            errors().print("stopped; the same command goes on")
            raise SystemExit(130) from None
    if as_json:
        files = [str(out / one.name) for one in wanted]
        print_json({"folder": str(out), "games": games, "files": files})
        return
    console().print(f"{out}: {games} games in {len(wanted)} files", soft_wrap=True)
