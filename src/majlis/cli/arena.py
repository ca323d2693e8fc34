"""`majlis arena`: bots against bots, on every seat equally often, rated and compared."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

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
from majlis.kernel.codec import Json
from majlis.kernel.options import UserError
from majlis.lab.arena import check_field, new_run, play_run, read_bots
from majlis.lab.ledger import Ledger, Run
from majlis.lab.seating import sides
from majlis.lab.workers import Workers, open_workers

# What plays games of a run by their numbers.
Play = Callable[[Run, Iterable[int], Workers], Iterator[Json]]
Seed = Annotated[str, typer.Option("--seed", help="Any text; the same seed, the same games.")]
Jobs = Annotated[
    int | None,
    typer.Option("--jobs", "-j", min=1, help="Processes to play on; with --ray local, workers."),
]
Seconds = Annotated[
    float, typer.Option("--seconds", min=0.1, help="How long people take for an act: a guess.")
]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray", metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one here."
    ),
]


def arena(
    name: GameName,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="A,B,C", help="The bots, with commas.")
    ],
    field: Annotated[
        str | None,
        typer.Option(
            "--field",
            metavar="BOT",
            help="One of --bots at a time, this bot on all other sides.",
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seed: Seed = "1",
    players: Players = 3,
    option: OptionValues = None,
    material: MaterialFile = None,
    jobs: Jobs = None,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="Keep the games here, one record a line; go on if it exists."),
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Overwrite what --out names if it is of another run.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other on every seat equally often, and rate them.

    Started again with the same --out it goes on where it was stopped or killed; with more --games
    it plays the rest. Game i depends on the seed and on i alone, whatever it is played on.

    [dim]Examples:[/]
      majlis arena alrashid --bots random --games 30
      majlis arena alrashid --bots greedy,random --players 4 --games 200 --out arena.jsonl
      majlis arena alrashid --bots search:100ms:cpu --field greedy --players 4 --games 100
      majlis arena alrashid --bots greedy,random --games 1000 --ray local --json
    """
    rules, config = read_setup(name, players, option, material)
    names = read_bots(bots, rules.meta.name)
    if field is not None:
        check_field(field, names, rules.meta.name)
    needs("lab", "majlis arena", "openskill", "scipy")
    run = new_run(rules, config, names, seed, field)
    records, interrupted = play_all(run, rules.meta.title, games, out, force, jobs, ray)
    from majlis.lab.ratings import standings

    report: dict[str, Any] = {
        "game": rules.meta.name,
        "players": players,
        "seed": seed,
        "asked": games,
        **standings(records, names, sides(rules, config), field),
    }
    if as_json:
        print_json(report)
    else:
        show(report, f"{rules.meta.title}, {players} players")
    if interrupted:
        errors().print(f"stopped after {len(records)} of {games} games")
        raise SystemExit(130)


def play_all(
    run: Run,
    title: str,
    games: int,
    out: Path | None,
    force: bool,
    jobs: int | None,
    ray: str | None,
    play: Play = play_run,
) -> tuple[list[Json], bool]:
    """The records of a run, those of its file and the rest played now; whether it was stopped."""
    with closing(Ledger(run, out, force)) as ledger:
        todo = [number for number in range(games) if number not in ledger.records]
        before = games - len(todo)
        interrupted = False
        if before:
            errors().print(f"{before} of {games} games were finished before and are kept")
        if todo:
            with closing(workers_for(jobs, ray)) as workers:
                ledger.begin()
                batch = play(run, todo, workers)
                try:
                    for record in with_progress(batch, games, title, before):
                        ledger.add(record)
                except KeyboardInterrupt:
                    interrupted = True
        return [ledger.records[n] for n in range(games) if n in ledger.records], interrupted


def workers_for(jobs: int | None, ray: str | None) -> Workers:
    """The workers that the user asked for."""
    if ray is None:
        return open_workers(jobs or 1)
    if jobs is not None and ray != "local":
        raise UserError("--jobs is for this machine; a Ray cluster at an address has its own size")
    needs("ray", "--ray", "ray")
    return open_workers(jobs or os.cpu_count() or 1, ray)


def show(report: dict[str, Any], title: str) -> None:
    """The ratings and the pairs as tables."""
    out = console()
    out.print(f"[bold]{title}[/]: {report['games']} games, 95% confidence intervals")
    if not report["games"]:
        return
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for column in ("bot", "rating", "wins", "interval", "par", "points", "place", "games"):
        table.add_column(column, justify="left" if column == "bot" else "right", no_wrap=True)
    for row in report["bots"]:
        if not row["games"]:
            table.add_row(row["bot"], *[""] * 6, "0")
            continue
        table.add_row(
            row["bot"],
            f"{row['rating']['mu']:.1f} ± {row['rating']['sigma']:.1f}",
            f"{row['wins']['value']:.1%}",
            _interval(row["wins"]),
            f"{row['par']:.1%}",
            f"{row['points']['value']:.1f}",
            f"{row['place']['value']:.2f}",
            str(row["games"]),
        )
    out.print(table)
    out.print("[dim]rating: OpenSkill, mu ± sigma; par: the wins if all bots were equal[/]")
    for pair in report["pairs"]:
        if pair["wins"]:
            out.print(
                f"{pair['bot']} ends before {pair['against']}: {pair['wins']['value']:.1%} "
                f"{_interval(pair['wins'])} of {pair['wins']['count']} games"
            )
    if not report["balanced"]:
        out.print(
            f"[yellow]the last round of seats is not complete: choose --games as a multiple of "
            f"{report['block']}[/]"
        )


def _interval(estimate: Json) -> str:
    return f"[dim]{estimate['low']:.1%}–{estimate['high']:.1%}[/]"
