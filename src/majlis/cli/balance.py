"""`majlis balance`: a search for values with which a game is as it is wished."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

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
from majlis.kernel.options import UserError
from majlis.kernel.rules import Config, Rules
from majlis.lab.arena import new_run, read_bots
from majlis.lab.observe import observe_run, observed
from majlis.lab.seating import sides
from majlis.lab.setups import Axis, read_axis, side_name, with_value
from majlis.lab.telling import Telling

if TYPE_CHECKING:
    from majlis.lab.findings import Findings


def balance(
    name: GameName,
    vary: Annotated[
        list[str],
        typer.Option(
            "--vary",
            metavar="NAME=a,b,c",
            help="An option or a number of the material, and the values to try; may be repeated.",
        ),
    ],
    target: Annotated[
        list[str],
        typer.Option(
            "--target",
            metavar="FIGURE=LOW..HIGH",
            help="What is wished: seats=23..27, minutes=..90, taken.titles=..35; may be repeated.",
        ),
    ],
    out: Annotated[Path, typer.Option("--out", help="Keep games and trials in this folder.")],
    trials: Annotated[int, typer.Option("--trials", min=1, help="How many values to try.")] = 40,
    games: Annotated[int, typer.Option("--games", "-n", min=2, help="Games a trial.")] = 100,
    check: Annotated[
        int, typer.Option("--check", min=2, help="Games with what was found, on new deals.")
    ] = 400,
    report: Annotated[
        Path | None, typer.Option("--report", help="Write a report to this HTML file.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="A,B,C", help="The bots, with commas.")
    ] = "apprentice",
    lang: Language = "en",
    seconds: Seconds = 20.0,
    players: Players = 3,
    option: OptionValues = None,
    material: MaterialFile = None,
    seed: Seed = "1",
    jobs: Jobs = None,
    ray: Ray = None,
    force: Annotated[bool, typer.Option("--force", help="Begin anew; overwrite.")] = False,
) -> None:
    """Search for values of options and material with which a game is as you wish it.

    All trials play the same deals. What is found is played again on new deals, beside the game as
    it is, so that you read what it is worth and not what luck made of it. The same command goes on
    where it was stopped; --trials can be raised. Figures: seats, order, points, winner, lead, acts,
    decisions, minutes, close, taken.FAMILY, winning.FAMILY (families as in the report of the lab).

    [dim]Examples:[/]
      majlis balance alrashid --vary services.traditions.gold.0=4..8 --target seats=30..37 --out b
      majlis balance almadi -p 4 --vary objectives.GY01.points=4..9 --target minutes=..70 \\
        --target taken.objectives=..35 --trials 30 --games 60 --out balance --report balance.html
    """
    rules, config = read_setup(name, players, option, material)
    say = Telling(lang, rules.meta.name)
    names = read_bots(bots, rules.meta.name)
    axes = _axes(rules, config, vary)
    _check_report(report, force)
    needs("lab", "majlis balance", "optuna", "scipy")
    from majlis.lab.balance import Search, check_families, check_wishes, figures, read_wish

    wishes = [read_wish(text, figures(seconds)) for text in target]
    places = [side_name(seats) for seats in sides(rules, config)]
    check_wishes(wishes, len(places))
    kept = out / "trials.log"
    if force:
        kept.unlink(missing_ok=True)
    play = _player(rules, names, places, out, force, jobs, ray)
    try:
        check_families(wishes, play(config, "as it is", games, seed, "before"))
        search = Search(axes, wishes, seed, kept)
        if search.done():
            errors().print(f"{len(search.done())} of {trials} trials were made before")
        for trial, values in search.proposals(trials):
            label = f"trial {trial.number + 1} of {trials}"
            made = _laid(rules, config, values)
            found = play(made, label, games, seed, f"trial-{trial.number + 1}")
            errors().print(f"{label}: {_told(values)}: {search.tell(trial, found):.3f} outside")
        best, fresh = search.best(), f"{seed}, checked"
        checked = [
            play(config, "as it is, new deals", check, fresh, "check-before"),
            play(_laid(rules, config, best), "found, new deals", check, fresh, "check"),
        ]
    except KeyboardInterrupt:
        errors().print(f"stopped; the same command goes on with what is in {out}")
        raise SystemExit(130) from None
    rows = [
        {
            "target": wish.told(),
            "before": [one._asdict() for one in wish.seen(checked[0])],
            "found": [one._asdict() for one in wish.seen(checked[1])],
            "met": wish.outside(checked[1]) == 0,
        }
        for wish in wishes
    ]
    if report is not None:
        from majlis.lab.balancing import write_balance
        from majlis.lab.page import Made

        command = shlex.join(["majlis", *sys.argv[1:]])
        made_of = Made(command, players, names, seed, [], seconds)
        page = write_balance(rules, wishes, search.done(), best, checked, made_of, say)
        write_whole(report, page)
    if as_json:
        about = {"game": rules.meta.name, "bots": names, "players": players}
        print_json({**about, "found": best, "targets": rows, "trials": search.done()})
        return
    _show(best, rows, report)


def _axes(rules: Rules, config: Config, vary: list[str]) -> list[Axis]:
    """What is varied, every value of it tried on the rules before anything is played."""
    axes = [read_axis(text, "--vary") for text in vary]
    if len({axis.name for axis in axes}) < len(axes):
        raise UserError("--vary: a name is given twice")
    for axis in axes:
        for value in axis.values:
            rules.start(with_value(rules, config, axis.name, value), "check")
    return axes


def _player(
    rules: Rules,
    bots: list[str],
    places: list[str],
    out: Path,
    force: bool,
    jobs: int | None,
    ray: str | None,
) -> Callable[[Config, str, int, str, str], "Findings"]:
    """What plays games of a configuration, keeps them in a file of the folder, and looks on."""
    from majlis.lab.findings import Findings

    def play(made: Config, label: str, count: int, deals: str, name: str) -> Findings:
        run, title = new_run(rules, made, bots, deals), f"{rules.meta.title}, {label}"
        file = out / f"{name}.jsonl"
        records, stopped = play_all(run, title, count, file, force, jobs, ray, observe_run)
        if stopped:
            raise KeyboardInterrupt
        return Findings(label, observed(records), places)

    return play


def _check_report(report: Path | None, force: bool) -> None:
    if report is not None:
        if report.suffix.lower() not in (".html", ".htm"):
            raise UserError(f"--report: expected a file that ends in .html, not {report.name!r}")
        if report.exists() and not force:
            raise UserError(f"{report} exists already; choose another --report, or give --force")
        needs("lab", "--report", "altair", "jinja2", "vl_convert")


def _laid(rules: Rules, config: Config, values: dict[str, str]) -> Config:
    for name, value in values.items():
        config = with_value(rules, config, name, value)
    return config


def _told(values: dict[str, str]) -> str:
    return ", ".join(f"{name}={value}" for name, value in values.items())


def _show(best: dict[str, str], rows: list[dict[str, Any]], report: Path | None) -> None:
    """What was found, and what it is worth on deals that the search has not seen."""
    out = console()
    out.print(f"[bold]{_told(best)}[/]")
    for row in rows:
        verdict = "[green]met[/]" if row["met"] else "[red]not met[/]"
        out.print(f"{row['target']}: {verdict}; on new deals {_span(row['found'])}")
        out.print(f"  [dim]as the game is: {_span(row['before'])}[/]")
    if report is not None:
        out.print(f"report: {report}", soft_wrap=True)


def _span(seen: list[dict[str, float]]) -> str:
    """The figures of a wish with their intervals, the extremes where they are many."""
    shown = seen
    if len(seen) > 4:
        ordered = sorted(seen, key=lambda one: one["value"])
        shown = [ordered[0], ordered[-1]]
    parts = [f"{one['value']:.1f} ({one['low']:.1f} to {one['high']:.1f})" for one in shown]
    return (" to " if len(seen) > 4 else ", ").join(parts) or "nothing"
