"""`majlis simulate`: many random games, and what they show."""

import time
from pathlib import Path
from statistics import mean, quantiles
from typing import IO, Annotated, Any

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
    print_json,
    read_setup,
)
from majlis.cli.progress import with_progress
from majlis.kernel.codec import Json, canonical
from majlis.kernel.options import UserError
from majlis.lab.batch import run_batch

FIGURES = ("least", "quarter", "median", "three_quarters", "most", "mean")


def simulate(
    name: GameName,
    players: Players = 3,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seed: Annotated[
        str, typer.Option("--seed", help="Any text; the same seed, the same games.")
    ] = "1",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes to play on.")] = 1,
    option: OptionValues = None,
    material: MaterialFile = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="Write one JSON record a line to this new file.")
    ] = None,
    check: Annotated[
        bool,
        typer.Option("--check", help="Test every choice and count all pieces at each decision."),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Play random games and show speed, scores, lengths and wins by seat.

    Stopped by Ctrl-C it keeps and shows what is finished.

    [dim]Examples:[/]
      majlis simulate alrashid --players 4 --games 1000
      majlis simulate alrashid -p 5 -n 200 --option edition=it --jobs 2 --out games.jsonl
      majlis simulate alrashid --games 50 --check
    """
    rules, config = read_setup(name, players, option, material)
    file = _open_new(out)
    began = time.perf_counter()
    records: list[Json] = []
    interrupted = False
    try:
        batch = run_batch(rules.meta.name, config, games, seed, jobs, check)
        for record in with_progress(batch, games, rules.meta.title):
            if file is not None:
                file.write(canonical(record) + "\n")
                file.flush()
            records.append({"result": record["result"], "choices": len(record["choices"])})
    except KeyboardInterrupt:
        interrupted = True
    except OSError as error:
        raise UserError(
            f"cannot write {out}: {error.strerror}; {len(records)} games are in it"
        ) from None
    finally:
        if file is not None:
            file.close()
    report = summary(records, players, time.perf_counter() - began)
    report["asked"] = games
    if as_json:
        print_json(report)
    else:
        show(report, f"{rules.meta.title}, {players} players", checked=check)
    if interrupted:
        errors().print(f"stopped after {len(records)} of {games} games")
        raise SystemExit(130)


def _open_new(path: Path | None) -> IO[str] | None:
    if path is None:
        return None
    try:
        return path.open("x", encoding="utf-8")
    except FileExistsError:
        raise UserError(f"{path} exists already; choose another name for --out") from None
    except OSError as error:
        raise UserError(f"cannot write {path}: {error.strerror}") from None


def summary(records: list[Json], players: int, seconds: float) -> dict[str, Any]:
    """The figures of a batch: speed, distributions, wins (a shared win counts as a part)."""
    lengths = [r["choices"] for r in records]
    scores = [entry["points"] for r in records for entry in r["result"]]
    wins = [0.0] * players
    for record in records:
        first = [entry["seat"] for entry in record["result"] if entry["place"] == 1]
        for seat in first:
            wins[seat] += 1 / len(first)
    return {
        "games": len(records),
        "seconds": round(seconds, 3),
        "games_per_second": round(len(records) / seconds, 1),
        "decisions_per_second": round(sum(lengths) / seconds),
        "scores": distribution(scores),
        "winning_scores": distribution([max(e["points"] for e in r["result"]) for r in records]),
        "lengths": distribution(lengths),
        "wins_by_seat": [round(w / len(records), 4) if records else None for w in wins],
    }


def distribution(values: list[int]) -> dict[str, float] | None:
    """Least, quartiles, most and mean; None without values."""
    if not values:
        return None
    low, middle, high = quantiles(values, n=4) if len(values) > 1 else [float(values[0])] * 3
    return {
        "least": min(values),
        "quarter": low,
        "median": middle,
        "three_quarters": high,
        "most": max(values),
        "mean": round(mean(values), 2),
    }


def show(report: dict[str, Any], title: str, checked: bool) -> None:
    out = console()
    out.print(f"[bold]{title}[/]: {report['games']} games in {report['seconds']} s")
    out.print(f"{report['games_per_second']} games/s, {report['decisions_per_second']} decisions/s")
    table = Table(box=None, padding=(0, 2), header_style="dim")
    table.add_column()
    for figure in FIGURES:
        table.add_column(figure.replace("_", " "), justify="right")
    names = {"scores": "scores", "winning_scores": "winning scores", "lengths": "decisions"}
    for key, label in names.items():
        if report[key]:
            table.add_row(label, *(f"{report[key][figure]:g}" for figure in FIGURES))
    out.print(table)
    if report["games"]:
        shares = "  ".join(
            f"seat {seat + 1}: {share:.1%}" for seat, share in enumerate(report["wins_by_seat"])
        )
        out.print(f"wins: {shares}")
    if checked:
        out.print("every choice was allowed by its rule, and no piece was lost or made")
