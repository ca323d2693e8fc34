"""`majlis bench`: the engine, interpreted and compiled, beside a peer in the same run."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

import majlis
from majlis.cli.common import AsJson, console, errors, print_json
from majlis.kernel.codec import Json
from majlis.kernel.options import UserError

# What is compared with the peer: the figure, its name, and whether more is better.
COMPARED = (
    ("decisions_per_second", "decisions/s", True),
    ("games_per_second", "games/s", True),
    ("copy_us", "copy, µs", False),
)
ALONE = (("dump_us", "to JSON, µs"), ("load_us", "from JSON, µs"))

WAYS = {
    "games": "Games",
    "openspiel_tensors": "openspiel with tensors",
    "gymnasium_vector": "gymnasium, many at once",
    "workers": "Workers, all cores",
}

# Where a figure is, what it is, and what is aimed at.
SERVER = (
    ("paced", "moves_per_second", "paced, moves/s", ""),
    ("paced", "p50_ms", "paced, median until all have it, ms", "6"),
    ("paced", "p99_ms", "paced, 99 in 100 until all have it, ms", "25"),
    ("paced", "gesture_p50_ms", "paced, median answer to a gesture, ms", ""),
    ("paced", "gesture_p99_ms", "paced, 99 in 100 answers to a gesture, ms", ""),
    ("flat_out", "moves_per_second", "flat out, moves/s", ""),
    ("flat_out", "messages_per_second", "flat out, messages/s, gestures among them", ""),
    ("flat_out", "cpu_ms_per_move", "flat out, CPU a move, ms", ""),
)
GAINS = (
    ("moves_per_second", "moves/s", "×2 of memory"),
    ("messages_per_second", "messages/s", ""),
)


def bench(
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.2, max=60, help="How long each measurement takes.")
    ] = 3.0,
    scaling: Annotated[
        bool, typer.Option("--scaling", help="Measure the arena on one worker and on two instead.")
    ] = False,
    server: Annotated[
        bool, typer.Option("--server", help="Measure the server beside boardgame.io's instead.")
    ] = False,
    research: Annotated[
        bool,
        typer.Option(
            "--research", help="Measure the research interfaces beside those of others instead."
        ),
    ] = False,
    tables: Annotated[
        int, typer.Option("--tables", min=1, help="With --server: so many tables.")
    ] = 500,
    every: Annotated[
        float, typer.Option("--every", min=0.1, help="With --server: seconds between two moves.")
    ] = 2.0,
    alone: Annotated[
        bool, typer.Option("--alone", help="With --server: only ours, not boardgame.io's.")
    ] = False,
    full: Annotated[
        bool,
        typer.Option(
            "--full",
            help="With --server: also the memory of a table, and 5,000 tables at a move in 20 s.",
        ),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Measure playouts, copies, the codec, drafts and the research wrappers, beside catanatron.

    Ratios are what counts: figures depend on the machine, ratios hardly do. Needs a checkout.

    [dim]Examples:[/]
      majlis bench
      majlis bench --json --seconds 1
      majlis bench --scaling
      majlis bench --research
      majlis bench --server --seconds 10
      majlis bench --server --full --seconds 20
      majlis bench --server --alone --seconds 40 --tables 5000 --every 20
    """
    folder = Path(majlis.__file__).parents[2] / "bench"
    if not (folder / "engine.py").exists():
        raise UserError("bench needs a checkout of Majlis: its programs are not in the wheel")
    if server:
        words = [word for word, is_wanted in (("alone", alone), ("full", full)) if is_wanted]
        figures = _measure(folder / "server.py", seconds, str(tables), str(every), *words)
        _show_server(figures, as_json)
        return
    if research:
        _research(folder / "research.py", seconds, as_json)
        return
    if scaling:
        _scaling(folder / "scaling.py", seconds, as_json)
        return
    report: dict[str, Json] = {
        "interpreted": _measure(folder / "engine.py", seconds, MAJLIS_PURE="1"),
        "compiled": _measure(folder / "engine.py", seconds, MAJLIS_PURE="0"),
        "peer": _measure(folder / "catanatron_peer.py", seconds),
    }
    report["research"] = _measure(folder / "research.py", max(0.2, seconds / 3))
    report["drafts"] = _measure(folder / "drafts.py", seconds)
    if report["research"] is None:
        errors().print("no wrappers: the extra `research` is not installed")
    if report["compiled"] and report["compiled"]["engine"] != "compiled":
        errors().print(f"no compiled engine: {report['compiled']['engine']}")
        report["compiled"] = None
    if report["peer"] is None:
        errors().print("no peer: catanatron is not installed (make bench installs it)")
    report["ratios"] = ratios(report)
    if as_json:
        print_json(report)
    else:
        _show(report)
        if report["research"]:
            _show_research(report["research"])
        if report["drafts"]:
            _show_drafts(report["drafts"])


def _scaling(program: Path, seconds: float, as_json: bool) -> None:
    """Games a second of the arena on local processes and on Ray."""
    figures = _measure(program, seconds)
    if figures is None:
        raise UserError("bench --scaling needs the extra lab: pip install 'majlis[lab,ray]'")
    if as_json:
        print_json(figures)
        return
    table = Table(header_style="dim")
    for column in ("arena, games/s", "1 worker", "2 workers", "gain"):
        table.add_column(column, justify="left" if column.startswith("arena") else "right")
    for kind, name in (("local", "processes"), ("ray", "Ray")):
        own = figures[kind]
        if own is None:
            table.add_row(name, "not installed", "", "")
        else:
            table.add_row(name, *(_figure(own[n]) for n in "12"), f"[bold]×{own['speedup']:.2f}[/]")
    out = console()
    out.print(table)
    cores, load = figures["cores"], figures["load_before"]
    out.print(f"[dim]{figures['games']}; {cores} cores, load {load} before[/]")


def _show_server(figures: Json, as_json: bool) -> None:
    """Moves a second, the time until all viewers have one, and what it costs."""
    if figures is None:
        raise UserError("bench --server needs the development environment: make setup")
    if as_json:
        print_json(figures)
        return
    servers = ("majlis", *figures["ratios"])
    table = Table(header_style="dim")
    for column in ("server", *servers, "aim"):
        table.add_column(column, justify="left" if column == "server" else "right")
    for phase, key, label, aim in SERVER:
        own = (figures[name][phase].get(key) for name in servers)
        table.add_row(label, *("" if value is None else _figure(value) for value in own), aim)
    memory = (_figure(figures[name]["memory_per_table_kb"]) for name in servers)
    table.add_row("memory a table, sockets with it, KB", *memory, "")
    for key, label, aim in GAINS if figures["ratios"] else ():
        gains = (f"[bold]×{ratio[key]:g}[/]" for ratio in figures["ratios"].values())
        table.add_row(f"majlis flat out, {label}", "", *gains, aim)
    out = console()
    out.print(table)
    cores, load = figures["cores"], figures["load_before"]
    out.print(
        f"[dim]{figures['majlis']['tables']} tables, 2 viewers each, paced at one move a table "
        f"in {figures['majlis']['every']:g} s; {cores} cores, load {load} before[/]"
    )
    for peer, why in figures["failed"].items():
        errors().print(f"{peer} was not measured: {why}")
    if "many" in figures:
        _show_many(figures["many"], figures["heap"])


def _show_many(many: Json, heap: Json) -> None:
    """What a table takes of the heap, and many tables that move seldom."""
    paced = many["paced"]
    moves, wanted = paced["moves_per_second"], many["tables"] / many["every"]
    told = f"{many['tables']:,} tables, a move in {many['every']:g} s: moves/s"
    rows = (
        ("a table in the heap, played at, KB", _figure(heap["played_at"]), ""),
        ("... watched, half a minute after its last move", _figure(heap["resting"]), "half"),
        ("... with nobody there", _figure(heap["asleep"]), ""),
        (told, _figure(moves), f"{wanted:.0f}"),
        ("... moves that were not there at the next one's time", f"{paced['late']:,}", "0"),
        ("... median until all have it, ms", _figure(paced["p50_ms"]), ""),
        ("... 99 in 100 until all have it, ms", _figure(paced["p99_ms"]), ""),
        ("... cores that the server was busy on", f"{paced['busy']:.2f}", ""),
        ("... memory a table, sockets with it, KB", _figure(many["memory_per_table_kb"]), ""),
    )
    table = Table(header_style="dim")
    for column in ("many tables", "majlis", "aim"):
        table.add_column(column, justify="left" if column == "many tables" else "right")
    for row in rows:
        table.add_row(*row)
    console().print(table)


def _research(program: Path, seconds: float, as_json: bool) -> None:
    """Decisions a second with observations and masks, through each interface, and beside others."""
    figures = _measure(program, seconds, "full")
    if figures is None:
        raise UserError("bench --research needs the development environment: make setup")
    if as_json:
        print_json(figures)
        return
    _show_research(figures)
    _show_peers(figures)
    out = console()
    for game, ways in figures["games"].items():
        all_cores = ways["workers"]
        out.print(
            f"[dim]{game} on {all_cores['workers']} workers: "
            f"{all_cores['share_of_linear']:.0%} of so many times one worker[/]"
        )
    out.print(
        "[dim]× is how many times `Games` on one core is faster; by processor time, workers by "
        f"the clock; engine {figures['engine']}, {figures['cores']} cores, "
        f"load {figures['load_before']} before[/]"
    )


def _show_peers(figures: Json) -> None:
    """What others have made; a line for each that is not installed."""
    out = console()
    table = Table(header_style="dim")
    for column in ("others", "by", "decisions/s", *figures["games"]):
        table.add_column(column, justify="left" if column in ("others", "by") else "right")
    missing = []
    for name, own in figures["peers"].items():
        if "missing" in own:
            missing.append(f"{name} ({own['whose']}): no package {own['missing']}")
            continue
        speed = own["decisions_per_second"]
        gains = (
            f"[bold]×{game['games']['decisions_per_second'] / speed:.3g}[/]"
            for game in figures["games"].values()
        )
        table.add_row(name, own["whose"], _figure(speed), *gains)
    if table.rows:
        out.print(table)
    for line in missing:
        out.print(f"not measured: {line} (make bench installs it)")


def _measure(program: Path, seconds: float, *more: str, **environment: str) -> Json:
    """Runs one measuring program by itself; None when what it needs is not installed."""
    errors().print(f"[dim]measuring {program.stem} {' '.join(environment.values())}...[/]")
    said: list[str] = []
    with (
        tempfile.TemporaryFile("w+") as found,
        subprocess.Popen(
            [sys.executable, str(program), str(seconds), *more],
            env={**os.environ, **environment},
            stdout=found,
            stderr=subprocess.PIPE,
            text=True,
        ) as running,
    ):
        assert running.stderr is not None
        for line in running.stderr:
            if line.startswith("measuring "):  # how far it is
                errors().print(f"[dim]{line.rstrip()}[/]")
            said.append(line)
        if running.wait():
            if any("ModuleNotFoundError" in line for line in said):
                return None
            raise UserError(f"{program.name} failed: {said[-1].strip() if said else 'no reason'}")
        found.seek(0)
        return json.load(found)


def ratios(report: dict[str, Json]) -> dict[str, Any]:
    """How many times faster, or cheaper, than the peer; by engine, game and figure."""
    found: dict[str, Any] = {}
    if not report["peer"]:
        return found
    peer = report["peer"]["figures"]
    for engine in ("interpreted", "compiled"):
        if report[engine]:
            found[engine] = {
                game: {
                    key: round(own[key] / peer[key] if more else peer[key] / own[key], 2)
                    for key, _, more in COMPARED
                }
                for game, own in report[engine]["games"].items()
            }
    return found


def _show(report: dict[str, Json]) -> None:
    engines = [e for e in ("interpreted", "compiled") if report[e]]
    peer = report["peer"]
    table = Table(header_style="dim")
    for column in ("game", "figure", *engines, peer["peer"] if peer else "no peer"):
        table.add_column(column, justify="left" if column in ("game", "figure") else "right")
    for game in report[engines[0]]["games"]:
        for key, label, _ in COMPARED:
            cells = []
            for engine in engines:
                cell = _figure(report[engine]["games"][game][key])
                if peer:
                    cell += f"  [bold]×{report['ratios'][engine][game][key]:g}[/]"
                cells.append(cell)
            table.add_row(game, label, *cells, _figure(peer["figures"][key]) if peer else "")
        for key, label in ALONE:
            cells = [_figure(report[engine]["games"][game][key]) for engine in engines]
            table.add_row(game, label, *cells, "")
        table.add_section()
    out = console()
    out.print(table)
    out.print("[dim]4 players, random choices, one core; × is how many times the peer[/]")


def _show_research(research: Json) -> None:
    """The wrappers beside the bare engine: decisions a second, and how many times less."""
    table = Table(header_style="dim")
    for column in ("game", "through", "decisions/s"):
        table.add_column(column, justify="right" if column == "decisions/s" else "left")
    for game, figures in research["games"].items():
        for way, entry in figures.items():
            if "missing" in entry:
                cell = f"no package {entry['missing']}"
            else:
                cell = f"{_figure(entry['decisions_per_second'])}  [bold]÷{entry['ratio']:.3g}[/]"
            table.add_row(game, WAYS.get(way, way), cell)
        table.add_section()
    out = console()
    out.print(table)
    out.print("[dim]random choices of four seats; ÷ is how many times the bare engine is faster[/]")


def _show_drafts(drafts: Json) -> None:
    """How long a gesture waits for its answer, up to the bytes of it."""
    table = Table(header_style="dim")
    for column in ("game", "gestures", "median, ms", "99 in 100, ms", "slowest, ms"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for game, own in drafts["games"].items():
        figures = (_figure(own[key]) for key in ("median_ms", "p99_ms", "slowest_ms"))
        table.add_row(game, f"{own['gestures']:,}", *figures)
    out = console()
    out.print(table)
    engine = drafts["engine"]
    out.print(f"[dim]drafts: answers to random gestures, {engine}, processor time, four seats[/]")


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
