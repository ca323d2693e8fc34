"""`majlis tune`: better weights for the bots of a game, by self-play."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track

from majlis.cli.common import GameName, Players, console, errors, write_whole
from majlis.games.catalogue import game
from majlis.kernel.options import UserError
from majlis.lab.tables import as_toml, present
from majlis.lab.tune import Generation, tune


def tune_weights(
    name: GameName,
    out: Annotated[Path, typer.Option("--out", help="Where the new weights go (TOML).")],
    players: Players = 2,
    seed: Annotated[str, typer.Option("--seed", help="Any text; same seed, same weights.")] = "1",
    generations: Annotated[int, typer.Option("--generations", min=1)] = 12,
    population: Annotated[int, typer.Option("--population", min=4)] = 16,
    games: Annotated[int, typer.Option("--games", min=2, help="Games a candidate.")] = 40,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1)] = 1,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file.")] = False,
) -> None:
    """Tune the evaluator of a game by self-play, from its present weights.

    [dim]Examples:[/]
      majlis tune alrashid --out weights.toml --jobs 2
    """
    rules = game(name)
    if players not in rules.meta.players:
        raise UserError(f"{rules.meta.title} is not for {players} players")
    if out.exists() and not force:
        raise UserError(f"{out} exists already; choose another name or say --force")
    table = present(rules.meta.name)
    steps = tune(rules.meta.name, players, seed, generations, population, games, jobs)
    last: Generation | None = None
    for last in track(steps, "tuning", generations, console=errors()):
        write_whole(out, as_toml(rules.meta.name, {**table, "weights": last.weights}))
        errors().print(f"generation {last.number}: best candidate {last.best:.3f}")
    console().print(f"weights after {generations} generations are in {out}")
