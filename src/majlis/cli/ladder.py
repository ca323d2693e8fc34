"""`majlis ladder`: how strong the levels are, each against the one below, as tables for a page."""

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from majlis.cli.arena import Ray, Seed, play_all
from majlis.cli.common import (
    AsJson,
    GameName,
    OptionValues,
    console,
    errors,
    needs,
    print_json,
    read_setup,
    write_whole,
)
from majlis.kernel.codec import Json
from majlis.kernel.options import UserError
from majlis.lab.ladder import Pair, page, pairs, result, run_of, whole_deals

RESULTS: Final = "ladder.json"


def ladder(
    name: GameName,
    players: Annotated[
        str, typer.Option("--players", "-p", metavar="2,4", help="Numbers of players.")
    ] = "2",
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, help="Games of each pair, at least.")
    ] = 100,
    search_games: Annotated[
        int | None,
        typer.Option("--search-games", min=1, help="The same where one of the two searches."),
    ] = None,
    named: Annotated[
        list[str] | None,
        typer.Option(
            "--pair",
            metavar="A,B",
            help="This pair alone: A against B on all other sides, any bots; may be repeated.",
        ),
    ] = None,
    budget: Annotated[
        str | None,
        typer.Option("--budget", help="What a level that searches gets instead, such as 100ms."),
    ] = None,
    equals: Annotated[
        bool, typer.Option("--equals", help="Each level against itself too: wins by side.")
    ] = False,
    seed: Seed = "1",
    option: OptionValues = None,
    workers: Annotated[
        int | None, typer.Option("--workers", "--jobs", "-j", min=1, help="Processes to play on.")
    ] = None,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="A folder that keeps games and results; go on if it exists."),
    ] = None,
    write: Annotated[
        Path | None,
        typer.Option("--write", help="Put the tables into this Markdown page, in their places."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure each level alone against the one below it on all other seats.

    Each deal is played from every side. With --out a run that was stopped goes on, and the results
    of all runs gather in ladder.json. Times of searches are CPU times: a busy machine does not make
    them weaker.

    [dim]Examples:[/]
      majlis ladder almadi --games 40
      majlis ladder almadi -p 2,4 -n 400 --search-games 100 --budget 100ms -j 16 --out ladder
      majlis ladder alrashid --pair master,search:100ms:cpu --write docs/ladder.md
    """
    needs("lab", "majlis ladder", "scipy")
    counts = _counts(players)
    setups = [read_setup(name, count, option, None) for count in counts]
    rules = setups[0][0]
    found = pairs(rules.meta.name, named or [], budget, equals)
    before = _text(write) if write is not None else ""
    results: list[Json] = []
    interrupted = False
    for rules, config in setups:
        for pair in found:
            wanted = games if search_games is None or not pair.searches else search_games
            many = whole_deals(wanted, pair, rules, config)
            run = run_of(rules, config, pair, seed)
            title = f"{rules.meta.title} {config.players}, {pair.upper} against {pair.lower}"
            place = None if out is None else out / _file(rules.meta.name, config.players, pair)
            records, interrupted = play_all(run, title, many, place, False, workers, ray)
            results.append({**result(pair, records, rules, config), "seed": seed})
            if interrupted:
                break
        if interrupted:
            break
    if out is not None:
        results = _gathered(out / RESULTS, results)
    if as_json:
        print_json(results)
    else:
        _show(results)
    if interrupted:
        errors().print("stopped; the same command with the same --out goes on")
        raise SystemExit(130)
    if write is not None:
        write_whole(write, page(before, results))
        errors().print(f"the tables are in {write}")


def _counts(text: str) -> list[int]:
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdigit() for word in words):
        raise UserError(f"--players: expected numbers such as 2,4, not {text!r}")
    return [int(word) for word in words]


def _file(name: str, players: int, pair: Pair) -> str:
    """The file of a pair's games, by all that makes them."""
    words = "-".join([name, str(players), pair.made, "against", pair.field])
    return "".join(c if c.isalnum() or c == "-" else "_" for c in words) + ".jsonl"


def _gathered(path: Path, new: list[Json]) -> list[Json]:
    """What was measured before and now, the newer where both were, kept in one file."""
    old: list[Json] = []
    text = _text(path)
    if text:
        try:
            old = json.loads(text)
        except ValueError:
            raise UserError(f"{path} is no file of results; choose another --out") from None
    by_key: dict[tuple[Any, ...], Json] = {}
    for one in [*old, *new]:
        key = (one["game"], one["players"], str(one["options"]), one["made"], one["field"])
        by_key[key] = one
    found = list(by_key.values())
    write_whole(path, json.dumps(found, indent=1) + "\n")
    return found


def _text(path: Path) -> str:
    """A file as it is; nothing where there is none yet."""
    if not path.exists():
        return ""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UserError(f"cannot read {path}: {error}") from None


def _show(results: list[Json]) -> None:
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for column in ("game", "players", "alone", "against", "wins", "interval", "par", "games"):
        table.add_column(column, no_wrap=True)
    for one in results:
        what = [one["game"], str(one["players"]), one["upper"], one["lower"]]
        if one["wins"] is not None:
            told = [("", one["wins"])]
        else:
            told = [(f"seat {side['seats'][0]}: ", side["wins"]) for side in one["sides"]]
        for label, wins in told:
            if wins is None:
                continue
            interval = f"{wins['low']:.1%}–{wins['high']:.1%}"
            value = f"{label}{wins['value']:.1%}"
            table.add_row(*what, value, interval, f"{one['par']:.1%}", str(one["games"]))
    console().print(table)
