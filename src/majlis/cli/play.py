"""`majlis play`: a table in the terminal, for people and bots."""

import os
import secrets
import sys
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.markup import escape

from majlis.bots import LEVELS, check_bot, default_bot, make_bot
from majlis.cli.common import (
    AsJson,
    Language,
    MaterialFile,
    OptionValues,
    console,
    print_json,
    read_setup,
)
from majlis.cli.completion import bot_names, games_or_files
from majlis.cli.replay import pick
from majlis.cli.saves import claim, new_file, saves
from majlis.cli.table import TerminalTable
from majlis.kernel.options import UserError
from majlis.play import Match, read_record
from majlis.texts import Words, known_language


class Begun(NamedTuple):
    """A match at the terminal: how many people play it, against which bot, and where it is kept."""

    match: Match
    people: int
    bot: str | None
    names: list[str]
    path: Path | None


def play(
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME]",
            help="The game, as `majlis games` lists it; with --resume a saved game, by its file or "
            "its number in the list.",
            autocompletion=games_or_files,
        ),
    ] = None,
    players: Annotated[int, typer.Option("--players", "-p", help="How many players.")] = 3,
    bots: Annotated[
        int | None, typer.Option("--bots", "-b", min=0, help="How many of them are bots.")
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            "--bot",
            help=f"How strong they are: {', '.join(LEVELS)}; or random.",
            autocompletion=bot_names,
        ),
    ] = None,
    names: Annotated[
        list[str] | None, typer.Option("--name", help="A player's name; may be repeated.")
    ] = None,
    lang: Language = "en",
    seed: Annotated[
        str | None, typer.Option("--seed", help="Any text; a new one if not given.")
    ] = None,
    option: OptionValues = None,
    material: MaterialFile = None,
    save: Annotated[
        Path | None, typer.Option("--save", help="Where the game is saved while it is played.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with a saved game; without one, list them.")
    ] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No colours and no bold.")] = False,
    reader: Annotated[
        bool, typer.Option("--reader", help="Sentences only, nothing drawn: for screen readers.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Sit down at a table in the terminal, against bots or with friends on one keyboard.

    Type the number of a choice. Where several things are picked, `3` lays one of thing 3 and `-3`
    puts one back; `ok` does what is shown. `hint` asks the coach, `plan 3` tells what choice 3
    would do, `score` how the points stand, `why WORDS` why something is not offered; `help` lists
    the rest, also in French and Italian. The game is saved in a file all the time.

    [dim]Examples:[/]
      majlis play alrashid --players 3 --bots 2 --bot expert
      majlis play alrashid -p 2 -b 0 --name Aisha --name Bilal --lang fr
      majlis play alrashid --option edition=it --seed friday
      majlis play --resume              the saved games
      majlis play --resume 1            go on with the latest of them
      majlis play --resume ~/.local/state/majlis/alrashid-20260101-200000.json
    """
    known_language(lang)
    if as_json and not (resume and name is None):
        raise UserError("--json prints the list of saved games: majlis play --resume --json")
    out = _screen(plain or reader)
    if resume:
        chosen = _chosen(out, name, lang, as_json)
        if chosen is None:
            return
        begun = _saved(chosen, bot)
    else:
        begun = _new(name, players, bots, bot, names, seed, option, material)
    if save is not None and save.exists():
        raise UserError(f"{save} exists already; go on with it by --resume, or choose another")
    _sit_down(begun, lang, save, out, reader)


def _screen(plain: bool) -> Console:
    """The terminal; what its encoding cannot write is replaced, and ends nothing."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return Console(highlight=False, color_system=None) if plain else console()


def _new(
    name: str | None,
    players: int,
    bots: int | None,
    bot: str | None,
    names: list[str] | None,
    seed: str | None,
    option: list[str] | None,
    material: Path | None,
) -> Begun:
    """A new game as it was asked for."""
    if name is None:
        raise UserError("which game? Try: majlis play alrashid --players 3 --bots 2")
    rules, config = read_setup(name, players, option, material)
    match = Match(rules, config, seed or secrets.token_hex(8))
    people = players - (players - 1 if bots is None else bots)
    return Begun(match, people, bot, list(names or []), None)


def _saved(path: Path, bot: str | None) -> Begun:
    """A game out of its file."""
    data = pick(path, 1)
    match = read_record(data)
    about = data.get("table", {})
    known = [str(n) for n in about.get("names", [])]
    strength = bot or str(about.get("bot", "random"))
    return Begun(match, int(about.get("people", 1)), strength, known, path)


def _chosen(out: Console, wanted: str | None, lang: str, as_json: bool) -> Path | None:
    """The file of the game to take up: as named, or picked from the list of all."""
    if wanted is not None and not wanted.isdecimal():
        return Path(wanted).expanduser()
    found = saves()
    if as_json:
        print_json([one.data() for one in found])
        return None
    words = Words(lang, "alrashid")
    if wanted is None:
        for number, one in enumerate(found, 1):
            out.print(f"[bold]{number:>3}[/] {escape(one.line(lang))}", soft_wrap=True)
            out.print(f"    [dim]{escape(str(one.path))}[/]", soft_wrap=True)
        if not found:
            out.print(words.word("saves-none"))
        if not found or not sys.stdin.isatty():
            return None
        wanted = out.input(words.word("saves-which") + " ").strip()
        if not wanted:
            return None
    if not wanted.isdecimal() or not 1 <= int(wanted) <= len(found):
        raise UserError(f"--resume: expected a file, or a number up to {len(found)}, not {wanted}")
    return found[int(wanted) - 1].path


def _sit_down(begun: Begun, lang: str, save: Path | None, out: Console, reader: bool) -> None:
    """Checks what is left to check, makes the file, and plays."""
    match, people = begun.match, begun.people
    count, chosen = match.config.players, match.rules.meta.name
    if not 0 <= people <= count:
        raise UserError(f"--bots: expected 0 to {count}, not {count - people}")
    bot = begun.bot or default_bot(chosen)
    check_bot(bot, chosen)
    # One who plays alone is spoken to; several at one screen are called by their names.
    you = 0 if people == 1 else -1
    words = Words(lang, chosen, _names(lang, match, people, begun.names), you)
    machines = {
        seat: make_bot(bot, chosen, f"{match.seed}/{seat}") for seat in range(people, count)
    }
    path = save or begun.path or new_file(chosen)
    if save is not None and not claim(save):
        raise UserError(f"{save} exists already; go on with it by --resume, or choose another")
    if not os.access(path, os.W_OK):
        raise UserError(f"cannot write {path}: choose another place with --save")
    about = {"people": people, "bot": bot, "names": list(words.names)}
    TerminalTable(match, machines, words, out, path, about, reader).run()


def _names(lang: str, match: Match, people: int, known: list[str]) -> list[str]:
    words = Words(lang, match.rules.meta.name)
    names = known[: match.config.players]
    for seat in range(len(names), match.config.players):
        names.append(
            words.word("seat", number=seat + 1)
            if seat < people
            else words.word("bot", number=seat + 1)
        )
    return names
