"""`majlis replay`: shows and verifies recorded games."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track

from majlis.boards.fitted import board_of, whole_table
from majlis.cli.common import AsJson, Language, console, errors, print_json
from majlis.cli.logs import draw_log, entries
from majlis.cli.sheet import sheet_data, sheet_lines, standing_lines
from majlis.kernel.codec import Json
from majlis.kernel.options import UserError
from majlis.play import Match, RecordError, read_record
from majlis.texts import Words


def replay(
    path: Annotated[Path, typer.Argument(help="A file of records, one a line, or a saved game.")],
    number: Annotated[
        int | None,
        typer.Option("--game", "-g", min=1, help="Which record to show; 1 is the first."),
    ] = None,
    act: Annotated[
        int | None,
        typer.Option("--act", "-a", min=0, help="After how many moves; the end if not given."),
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", min=1, help="As this seat sees it; 1 is the first.")
    ] = None,
    log: Annotated[bool, typer.Option("--log", help="Print the log, one entry per move.")] = False,
    score: Annotated[
        bool, typer.Option("--score", help="Print the score sheet with its arithmetic.")
    ] = False,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Show a recorded game after any move, or verify a whole file.

    Without --game every record is replayed and checked against its fingerprint.
    With --json: what was checked, the full state or a seat's view, the log, the score sheet.

    [dim]Examples:[/]
      majlis replay games.jsonl
      majlis replay games.jsonl --game 3 --act 40 --seat 2
      majlis replay games.jsonl --game 3 --log
      majlis replay games.jsonl --game 3 --act 40 --score
      majlis replay games.jsonl --game 3 --act 40 --json     the full state
    """
    if number is None and (act is not None or seat is not None or log or score):
        number = 1
    if number is None:
        verify(path, as_json)
        return
    match = read_record(pick(path, number))
    players = match.config.players
    if seat is not None and seat > players:
        raise UserError(f"--seat: expected 1 to {players}, not {seat}")
    if act is not None and act > len(match.acts):
        raise UserError(f"--act: the game has {len(match.acts)} moves, not {act}")
    watcher = -1 if seat is None else seat - 1
    shown = cut(match, len(match.acts) if act is None else act)
    words = Words(lang, match.rules.meta.name)
    if as_json:
        print_json(_data(shown, watcher, words, log, score))
        return
    out = console()
    if score:
        for line in sheet_lines(shown, watcher, words):
            out.print(line, soft_wrap=True)
        return
    if log:
        draw_log(out, shown, words, watcher)
        return
    for drawn in whole_table(board_of(shown.view(watcher), words), out.width):
        out.print(drawn, soft_wrap=True)
    if shown.is_over:
        for standing in shown.rules.standings(shown.state):
            for line in standing_lines(standing, words):
                out.print(line, soft_wrap=True)
    out.print(f"[dim]after {len(shown.acts)} of {len(match.acts)} acts; verified[/]")


def _data(shown: Match, watcher: int, words: Words, log: bool, score: bool) -> Json:
    """What was asked for, for programs."""
    if score:
        return sheet_data(shown, watcher, words)
    if log:
        return [
            {
                "number": entry.number,
                "seat": entry.seat + 1 if entry.seat >= 0 else None,
                "events": [
                    {"text": words.say(event.text()), "clause": event.clause}
                    for event in entry.events
                ],
            }
            for entry in entries(shown, watcher)
        ]
    return shown.rules.dump(shown.state) if watcher < 0 else shown.view(watcher)


def records(path: Path) -> Iterator[tuple[int, Json]]:
    """The records of a file with their numbers; a damaged line says which one it is."""
    try:
        with path.open(encoding="utf-8") as file:
            number = 0
            for line in file:
                if line.strip():
                    number += 1
                    try:
                        yield number, json.loads(line)
                    except json.JSONDecodeError:
                        raise RecordError(
                            f"{path}: record {number} is cut off or damaged (no valid JSON)"
                        ) from None
            if number == 0:
                raise RecordError(f"{path} holds no record")
    except UnicodeDecodeError:
        raise RecordError(f"{path} is not a file of records") from None
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}") from None


def pick(path: Path, wanted: int) -> Json:
    last = 0
    for number, record in records(path):
        if number == wanted:
            return record
        last = number
    raise UserError(f"{path} has {last} records; there is no number {wanted}")


def verify(path: Path, as_json: bool = False) -> None:
    """Replays every record; the first bad one ends it with its number."""
    everything = list(records(path))
    versions = set()
    for number, record in track(everything, "verifying", console=errors(), transient=True):
        try:
            match = read_record(record)
        except UserError as error:
            raise RecordError(f"{path}: record {number}: {error}") from None
        if record["rules"] != match.rules.meta.version:
            versions.add(record["rules"])
    if as_json:
        print_json({"records": len(everything), "older_rules": sorted(versions)})
        return
    out = console()
    out.print(f"{len(everything)} records replayed, every fingerprint as recorded")
    for version in sorted(versions):
        out.print(f"[yellow]some were made under rules version {version} and still fit[/]")


def cut(match: Match, acts: int) -> Match:
    """The match as it was after so many acts."""
    shorter = match.copy()
    shorter.take_back_to(match.step_after(acts))
    return shorter
