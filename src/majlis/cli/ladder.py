"""`majlis ladder`: the levels of the bots against each other, as a table for a page."""

import shlex
from pathlib import Path
from typing import Annotated, Any

import typer

from majlis.cli.arena import Jobs, Ray, Seed, play_all, show
from majlis.cli.common import (
    GameName,
    OptionValues,
    Players,
    console,
    needs,
    read_setup,
    write_whole,
)
from majlis.kernel.options import UserError
from majlis.lab.arena import new_run
from majlis.lab.ladder import replaced, rungs, section
from majlis.lab.seating import sides


def ladder(
    name: GameName,
    players: Players = 2,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    levels: Annotated[
        str | None,
        typer.Option("--levels", metavar="A,B", help="These levels alone; a master is slow."),
    ] = None,
    seed: Seed = "1",
    option: OptionValues = None,
    jobs: Jobs = None,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="Keep the games here, one record a line; go on if it exists."),
    ] = None,
    write: Annotated[
        Path | None,
        typer.Option("--write", help="Put the table into this Markdown page, in its place."),
    ] = None,
) -> None:
    """Let the levels play each other, with random as the floor, and make a table of it.

    It is an arena: seats rotate, and with --out a run that was stopped or killed goes on. A master
    thinks for a second of CPU time, so that a busy machine does not make it weaker.

    [dim]Examples:[/]
      majlis ladder almadi --games 20
      majlis ladder almadi --games 100 --levels novice,apprentice,expert
      majlis ladder alrashid --players 4 --games 50 --out ladder.jsonl --write docs/ladder.md
    """
    rules, config = read_setup(name, players, option, None)
    needs("lab", "majlis ladder", "openskill", "scipy")
    page = _page(write)
    asked = [level.strip() for level in levels.split(",")] if levels else []
    by_name = rungs(asked)
    bots = list(by_name.values())
    run = new_run(rules, config, bots, seed)
    records, interrupted = play_all(run, rules.meta.title, games, out, False, jobs, ray)
    from majlis.lab.ratings import standings

    report: dict[str, Any] = {"seed": seed, **standings(records, bots, sides(rules, config))}
    show(report, f"{rules.meta.title}, {players} players")
    if interrupted:
        raise SystemExit(130)
    if write is not None:
        options = [word for entry in option or [] for word in ("--option", entry)]
        words = ["majlis", "ladder", rules.meta.name, "--players", str(players)]
        only = ["--levels", ",".join(asked)] if asked else []
        command = shlex.join([*words, "--games", str(games), "--seed", seed, *only, *options])
        title = ", ".join([rules.meta.title, *(option or [])])
        write_whole(write, replaced(page, section(title, players, by_name, report, command)))
        console().print(f"the table is in {write}")


def _page(path: Path | None) -> str:
    """The page as it is, read before anything is played."""
    if path is None or not path.exists():
        return ""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UserError(f"cannot read {path}: {error}") from None
