"""`majlis lab`: many games, observed, and a report with plots; two configurations side by side."""

import shlex
import sys
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from majlis.cli.arena import Jobs, Ray, Seed, workers_for
from majlis.cli.common import (
    GameName,
    MaterialFile,
    OptionValues,
    Players,
    console,
    errors,
    needs,
    read_setup,
    write_whole,
)
from majlis.cli.progress import with_progress
from majlis.kernel.codec import Json
from majlis.kernel.options import UserError, spelled
from majlis.kernel.rules import Config, Rules
from majlis.lab.arena import read_bots
from majlis.lab.observe import observer
from majlis.lab.seating import sides
from majlis.lab.workers import Workers


def lab(
    name: GameName,
    report: Annotated[Path, typer.Option("--report", help="Write the report to this HTML file.")],
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
    seed: Seed = "1",
    jobs: Jobs = None,
    ray: Ray = None,
    force: Annotated[
        bool, typer.Option("--force", help="Overwrite the report if it exists.")
    ] = False,
) -> None:
    """Play many games and write a report with plots: scores, seats, things taken, points.

    With --against or --against-material the same deals are played under a second configuration, and
    each is compared with itself. The report is one HTML file that needs no network.

    [dim]Examples:[/]
      majlis lab alrashid --games 1000 --report alrashid.html
      majlis lab alrashid -n 2000 -p 4 -j 2 --against edition=it --report editions.html
      majlis lab alrashid --against-material my.toml --report what-if.html
    """
    rules, config = read_setup(name, players, option, material)
    names = read_bots(bots, rules.meta.name)
    setups = [("as asked" if against or against_material else "all games", config)]
    if against or against_material:
        _, other = read_setup(
            name, players, [*(option or []), *(against or [])], against_material or material
        )
        if other.to_json() == config.to_json():
            raise UserError("--against: both configurations are the same; there is no comparison")
        setups = _named(config, other, material, against_material)
    if report.suffix.lower() not in (".html", ".htm"):
        raise UserError(f"--report: expected a file that ends in .html, not {report.name!r}")
    if report.exists() and not force:
        raise UserError(f"{report} exists already; choose another --report, or give --force")
    needs("lab", "majlis lab", "altair", "jinja2", "scipy", "vl_convert")
    observed: list[list[Json]] = [[] for _ in setups]
    interrupted = False
    with closing(workers_for(jobs, ray)) as workers:
        try:
            for (label, made), found in zip(setups, observed, strict=True):
                _observe(rules, made, names, seed, games, workers, label, found)
        except KeyboardInterrupt:
            interrupted = True
    if not all(observed):
        errors().print("stopped before there was anything to report")
        raise SystemExit(130)
    from majlis.lab.findings import Findings
    from majlis.lab.report import Made, write_report

    places = [_side_name(seats) for seats in sides(rules, config)]
    findings = [
        Findings(label, found, places) for (label, _), found in zip(setups, observed, strict=True)
    ]
    command = shlex.join(["majlis", *sys.argv[1:]])
    told = [(label, _about(rules, made)) for label, made in setups]
    write_whole(report, write_report(rules, findings, Made(command, players, names, seed, told)))
    console().print(
        f"{', '.join(f'{len(found)} games' for found in observed)}: {report}", soft_wrap=True
    )
    if interrupted:
        errors().print(f"stopped after {sum(map(len, observed))} of {games * len(setups)} games")
        raise SystemExit(130)


def _observe(
    rules: Rules,
    config: Config,
    bots: list[str],
    seed: str,
    games: int,
    workers: Workers,
    label: str,
    found: list[Json],
) -> None:
    """Adds the observed games to `found` as they come, so that a stopped run keeps them."""
    batch = workers.run(observer(rules, config, bots, seed), range(games))
    for one in with_progress(batch, games, f"{rules.meta.title}, {label}"):
        found.append(one)


def _named(
    config: Config, other: Config, material: Path | None, against_material: Path | None
) -> list[tuple[str, Config]]:
    """Two configurations under names that say what differs."""
    names = []
    for own, file in ((config, material), (other, against_material or material)):
        differing = sorted(
            key
            for key in {**config.options, **other.options}
            if config.options.get(key) != other.options.get(key)
        )
        parts = [
            f"{key}={spelled(own.options[key])}" if key in own.options else f"{key} by default"
            for key in differing
        ]
        if config.material != other.material:
            parts.append(file.name if own.material and file else "printed material")
        names.append(", ".join(parts))
    if names[0] == names[1]:
        names = [f"{names[0]} (first)", f"{names[1]} (second)"]
    return list(zip(names, (config, other), strict=True))


def _about(rules: Rules, config: Config) -> str:
    """A configuration in words: options that were set, and what of the material was corrected."""
    parts = [f"{key}={spelled(value)}" for key, value in config.options.items()] or [
        "options as by default"
    ]
    parts += [f"{place} = {value}" for place, value in _leaves(config.material)]
    return ", ".join(parts)


def _leaves(data: Json, place: str = "") -> list[tuple[str, Json]]:
    if not isinstance(data, dict):
        return [(place, data)]
    return [
        leaf
        for key, value in data.items()
        for leaf in _leaves(value, f"{place}.{key}" if place else key)
    ]


def _side_name(seats: tuple[int, ...]) -> str:
    if len(seats) == 1:
        return f"seat {seats[0] + 1}"
    return "seats " + " and ".join(str(seat + 1) for seat in seats)
