"""`majlis lab`: many games, observed, and a report; configurations side by side, or a sweep."""

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from majlis.cli.arena import Jobs, Ray, Seed, play_all
from majlis.cli.common import (
    GameName,
    MaterialFile,
    OptionValues,
    Players,
    console,
    errors,
    needs,
    print_json,
    read_setup,
    write_whole,
)
from majlis.kernel.codec import Json
from majlis.kernel.options import UserError
from majlis.kernel.rules import Rules
from majlis.lab.arena import new_run, read_bots
from majlis.lab.observe import observe_run, observed
from majlis.lab.seating import sides
from majlis.lab.setups import Setup, about, compared, grid, read_axis, side_name

FORMATS = ("csv", "parquet")


def lab(
    name: GameName,
    report: Annotated[
        Path | None, typer.Option("--report", help="Write the report to this HTML file.")
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "-b",
            metavar="A,B,C",
            help="The bots, with commas. `random` is quick, but tells of a game that nobody plays.",
        ),
    ] = "apprentice",
    players: Players = 3,
    option: OptionValues = None,
    material: MaterialFile = None,
    against: Annotated[
        list[str] | None,
        typer.Option(
            "--against", metavar="NAME=VALUE", help="Compare with this option; may be repeated."
        ),
    ] = None,
    against_material: Annotated[
        Path | None,
        typer.Option("--against-material", help="Compare with this material file."),
    ] = None,
    sweep: Annotated[
        list[str] | None,
        typer.Option(
            "--sweep",
            metavar="NAME=a,b,c",
            help="Play every value of an option, or of a number of the material such as "
            "services.traditions.gold.0=5,6,7 or =5..8; several make a grid.",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="Keep the games in this folder; go on if they are there."),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option("--data", help="Write every table of figures into this folder."),
    ] = None,
    form: Annotated[
        str, typer.Option("--format", help=f"Of the tables of --data: {' or '.join(FORMATS)}.")
    ] = FORMATS[0],
    as_json: Annotated[
        bool, typer.Option("--json", help="Print all figures as JSON, for programs.")
    ] = False,
    seed: Seed = "1",
    jobs: Jobs = None,
    ray: Ray = None,
    force: Annotated[
        bool, typer.Option("--force", help="Overwrite what is there, and begin anew.")
    ] = False,
) -> None:
    """Play many games and write a report with plots: scores, seats, things taken, points.

    With --against or --against-material the same deals are played under a second configuration, and
    each is compared with itself; with --sweep under every value that is named. The report is one
    HTML file that needs no network; --data and --json give the figures to programs. With --out a
    run that was stopped goes on where it was, and more --games play the rest.

    [dim]Examples:[/]
      majlis lab alrashid --games 1000 --report alrashid.html
      majlis lab alrashid -n 2000 -p 4 -j 2 --against edition=it --report editions.html
      majlis lab alrashid --against-material my.toml --report what-if.html --out what-if
      majlis lab alrashid --sweep services.traditions.gold.0=4..8 -n 200 --report sages.html
      majlis lab almadi -n 500 --data figures --format parquet
    """
    rules, config = read_setup(name, players, option, material)
    names = read_bots(bots, rules.meta.name)
    setups = [Setup("all games", config)]
    if sweep and (against or against_material):
        raise UserError("--sweep and --against: choose one; a sweep compares with its first value")
    if sweep:
        setups = grid(rules, config, [read_axis(text) for text in sweep])
    elif against or against_material:
        _, other = read_setup(
            name, players, [*(option or []), *(against or [])], against_material or material
        )
        if other.to_json() == config.to_json():
            raise UserError("--against: both configurations are the same; there is no comparison")
        setups = compared(config, other, (material, against_material or material))
    _check_targets(report, data, form, as_json, force)
    records, interrupted = _play(rules, setups, names, seed, games, out, force, jobs, ray)
    if not all(records):
        errors().print("stopped before there was anything to report" + _kept(out))
        raise SystemExit(130)
    from majlis.lab.findings import Findings

    places = [side_name(seats) for seats in sides(rules, config)]
    findings = [
        Findings(setup.name, observed(found), places)
        for setup, found in zip(setups, records, strict=True)
    ]
    _write(rules, setups, findings, report, data, form, as_json, (players, names, seed))
    if interrupted:
        done = sum(map(len, records))
        errors().print(f"stopped after {done} of {games * len(setups)} games" + _kept(out))
        raise SystemExit(130)


def _check_targets(
    report: Path | None, data: Path | None, form: str, as_json: bool, force: bool
) -> None:
    """Refuses what could not be written, before anything is played."""
    if report is None and data is None and not as_json:
        raise UserError("nothing to write: name a --report FILE.html or a --data FOLDER, or --json")
    if form not in FORMATS:
        raise UserError(f"--format: expected {' or '.join(FORMATS)}, not {form!r}")
    if report is not None and report.suffix.lower() not in (".html", ".htm"):
        raise UserError(f"--report: expected a file that ends in .html, not {report.name!r}")
    if report is not None and report.exists() and not force:
        raise UserError(f"{report} exists already; choose another --report, or give --force")
    if data is not None and data.exists() and not data.is_dir():
        raise UserError(f"--data: {data} is a file; name a folder")
    if data is not None and data.is_dir() and any(data.iterdir()) and not force:
        raise UserError(f"--data: {data} is not empty; choose another folder, or give --force")
    needs("lab", "majlis lab", "scipy")
    if report is not None:
        needs("lab", "--report", "altair", "jinja2", "vl_convert")
    if data is not None and form == "parquet":
        needs("export", "--format parquet", "pyarrow")


def _kept(out: Path | None) -> str:
    return f"; the same command goes on with what is in {out}" if out is not None else ""


def _play(
    rules: Rules,
    setups: Sequence[Setup],
    bots: list[str],
    seed: str,
    games: int,
    out: Path | None,
    force: bool,
    jobs: int | None,
    ray: str | None,
) -> tuple[list[list[Json]], bool]:
    """The records of each configuration, and whether it was stopped."""
    records: list[list[Json]] = [[] for _ in setups]
    for number, setup in enumerate(setups):
        run = new_run(rules, setup.config, bots, seed)
        file = None if out is None else out / f"{number + 1}.jsonl"
        title = f"{rules.meta.title}, {setup.name}"
        found, interrupted = play_all(run, title, games, file, force, jobs, ray, observe_run)
        records[number] = found
        if interrupted:
            return records, True
    return records, False


def _write(
    rules: Rules,
    setups: Sequence[Setup],
    findings: Sequence[Any],
    report: Path | None,
    data: Path | None,
    form: str,
    as_json: bool,
    about_run: tuple[int, list[str], str],
) -> None:
    """The report, the tables and the JSON that were asked for."""
    from majlis.lab.figures import as_csv, tables

    players, bots, seed = about_run
    command = shlex.join(["majlis", *sys.argv[1:]])
    told = [(setup.name, about(setup.config)) for setup in setups]
    out = errors() if as_json else console()
    if data is not None:
        encode = as_csv
        if form == "parquet":
            from majlis.lab.parquet import as_parquet as encode
        for name, rows in tables(findings).items():
            if rows:
                write_whole(data / f"{name}.{form}", encode(rows))
        out.print(f"tables: {data}", soft_wrap=True)
    if report is not None:
        from majlis.lab.report import Made, write_report
        from majlis.lab.sweeping import write_sweep

        made = Made(command, players, bots, seed, told)
        is_sweep = any(setup.values for setup in setups)
        page = (
            write_sweep(rules, findings, [setup.values for setup in setups], made)
            if is_sweep
            else write_report(rules, findings, made)
        )
        write_whole(report, page)
        out.print(
            f"{', '.join(f'{len(found.games)} games' for found in findings)}: {report}",
            soft_wrap=True,
        )
    if as_json:
        print_json(
            {
                "game": rules.meta.name,
                "players": players,
                "bots": bots,
                "seed": seed,
                "configurations": [
                    {"name": setup.name, "config": setup.config.to_json()} for setup in setups
                ],
                "tables": tables(findings),
            }
        )
