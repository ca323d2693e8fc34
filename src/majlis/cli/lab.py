"""`majlis lab`: many games, observed, and a report; configurations side by side, or a sweep."""

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from majlis.cli.arena import Jobs, Ray, Seconds, Seed, play_all
from majlis.cli.common import (
    GameName,
    Language,
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
from majlis.lab.telling import Telling

if TYPE_CHECKING:
    from majlis.lab.findings import Findings

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
            help="The bots, with commas; they take turns on the seats. `random` is quick, but "
            "tells of a game that nobody plays.",
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
    against_bots: Annotated[
        str | None,
        typer.Option("--against-bots", metavar="A,B,C", help="Compare with these bots."),
    ] = None,
    sweep: Annotated[
        list[str] | None,
        typer.Option(
            "--sweep",
            metavar="NAME=a,b,c",
            help="Play every value of an option, of a number of the material such as "
            "services.traditions.gold.0=5,6,7 or =5..8, or of bots=novice,apprentice (each alone); "
            "several make a grid.",
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
    lang: Language = "en",
    seconds: Seconds = 20.0,
    precision: Annotated[
        float,
        typer.Option(
            min=0.01, max=50, help="How narrow changes are wished, in percent: how many deals?"
        ),
    ] = 2.0,
    seed: Seed = "1",
    jobs: Jobs = None,
    ray: Ray = None,
    force: Annotated[
        bool,
        typer.Option("--force", help="Overwrite the report, the tables, and games of another run."),
    ] = False,
) -> None:
    """Play many games and write a report with plots: scores, seats, things taken, points.

    With --against, --against-material or --against-bots the same deals are played a second time,
    and each is compared with itself; with --sweep under every value that is named. The report is
    one HTML file that needs no network; --data and --json give the figures to programs. With --out
    a run that was stopped goes on where it was, and more --games play the rest.

    [dim]Examples:[/]
      majlis lab alrashid --games 1000 --report alrashid.html
      majlis lab alrashid -n 2000 -p 4 -j 2 --against edition=it --report editions.html
      majlis lab alrashid --against-material my.toml --report what-if.html --out what-if
      majlis lab alrashid --sweep services.traditions.gold.0=4..8 -n 200 --report sages.html
      majlis lab almadi --sweep bots=novice,apprentice,expert -n 60 --report levels.html --lang it
      majlis lab almadi -n 500 --data figures --format parquet
    """
    rules, config = read_setup(name, players, option, material)
    say = Telling(lang, rules.meta.name)
    base = Setup(say("all-games"), config, read_bots(bots, rules.meta.name))
    setups = [base]
    others = against or against_material or against_bots
    if sweep and others:
        raise UserError("--sweep and --against: choose one; a sweep compares with its first value")
    if sweep:
        setups = grid(rules, config, base.bots, [read_axis(text) for text in sweep])
    elif others:
        _, other = read_setup(
            name, players, [*(option or []), *(against or [])], against_material or material
        )
        playing = read_bots(against_bots, rules.meta.name) if against_bots else base.bots
        if (other.to_json(), playing) == (config.to_json(), base.bots):
            raise UserError("--against: both configurations are the same; there is no comparison")
        files = (material, against_material or material)
        setups = compared(base, Setup("", other, playing), files, say)
    _check_targets(report, data, form, as_json, force)
    records, interrupted = _play(rules, setups, seed, games, out, force, jobs, ray)
    played = [(setup, own) for setup, own in zip(setups, records, strict=True) if own]
    if not played:
        errors().print("stopped before there was anything to report" + _kept(out))
        raise SystemExit(130)
    try:
        from majlis.lab.findings import Findings

        places = [side_name(seats) for seats in sides(rules, config)]
        findings = [Findings(setup.name, observed(own), places) for setup, own in played]
        result = Result(rules, [one for one, _ in played], findings, players, base.bots, seed)
        _write(result, say, report, data, form, as_json, (seconds, precision / 100))
    except KeyboardInterrupt:
        errors().print("stopped before everything was written" + _kept(out))
        raise SystemExit(130) from None
    if interrupted:
        done = sum(map(len, records))
        errors().print(f"stopped after {done} of {games * len(setups)} games" + _kept(out))
        raise SystemExit(130)


class Result(NamedTuple):
    """What was played, as far as it came."""

    rules: Rules
    setups: list[Setup]
    findings: "list[Findings]"
    players: int
    bots: list[str]
    seed: str


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
        run = new_run(rules, setup.config, setup.bots, seed)
        file = None if out is None else out / f"{number + 1}.jsonl"
        title = f"{rules.meta.title}, {setup.name}"
        found, interrupted = play_all(run, title, games, file, force, jobs, ray, observe_run)
        records[number] = found
        if interrupted:
            return records, True
    return records, False


def _write(
    result: Result,
    say: Telling,
    report: Path | None,
    data: Path | None,
    form: str,
    as_json: bool,
    wished: tuple[float, float],
) -> None:
    """The report, the tables and the JSON that were asked for."""
    from majlis.lab.figures import as_csv, tables

    rules, setups, findings, players, bots, seed = result
    out = errors() if as_json else console()
    made = tables(findings) if as_json or data is not None else {}
    if data is not None:
        encode = as_csv
        if form == "parquet":
            from majlis.lab.parquet import as_parquet as encode
        for name, rows in made.items():
            if rows:
                write_whole(data / f"{name}.{form}", encode(rows))
        out.print(f"tables: {data}", soft_wrap=True)
    if report is not None:
        write_whole(report, _page(result, say, wished))
        games = ", ".join(f"{len(found.games)} games" for found in findings)
        out.print(f"{games}: {report}", soft_wrap=True)
    if as_json:
        configurations = [
            {"name": setup.name, "config": setup.config.to_json(), "bots": setup.bots}
            for setup in setups
        ]
        about_run = {"game": rules.meta.name, "players": players, "bots": bots, "seed": seed}
        print_json({**about_run, "configurations": configurations, "tables": made})


def _page(result: Result, say: Telling, wished: tuple[float, float]) -> str:
    """The report: of a sweep, or of one configuration or two."""
    from majlis.lab.page import Made
    from majlis.lab.report import write_report
    from majlis.lab.sweeping import write_sweep

    rules, setups, findings, players, bots, seed = result
    command = shlex.join(["majlis", *sys.argv[1:]])
    told = [(setup.name, about(setup, say)) for setup in setups]
    made = Made(command, players, bots, seed, told, *wished)
    values = [setup.values for setup in setups]
    if len(values) > 1 and values[0]:
        return write_sweep(rules, findings, values, made, say)
    return write_report(rules, findings, made, say)
