"""`majlis play`: a table in the terminal, for people and bots."""

import os
import secrets
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from majlis.bots import LEVELS, check_bot, default_bot, make_bot
from majlis.cli.common import (
    Language,
    MaterialFile,
    OptionValues,
    console,
    read_setup,
)
from majlis.cli.replay import pick
from majlis.cli.table import TerminalTable
from majlis.kernel.options import UserError
from majlis.play import Match, read_record
from majlis.texts import Words


def play(
    name: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game, as `majlis games` lists it.")
    ] = None,
    players: Annotated[int, typer.Option("--players", "-p", help="How many players.")] = 3,
    bots: Annotated[
        int | None, typer.Option("--bots", "-b", min=0, help="How many of them are bots.")
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option("--bot", help=f"How strong they are: {', '.join(LEVELS)}; or random."),
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
        Path | None, typer.Option("--resume", help="Continue a game saved in this file.")
    ] = None,
) -> None:
    """Sit down at a table in the terminal, against bots or with friends on one keyboard.

    Type the number of a choice. Where several things are picked, `3` lays one of thing 3 and `-3`
    puts one back; `ok` does what is shown. `?3` shows the rule behind line 3, `why WORDS` tells why
    something is not offered; `help` lists the rest. The game is saved in a file all the time.

    [dim]Examples:[/]
      majlis play alrashid --players 3 --bots 2 --bot expert
      majlis play alrashid -p 2 -b 0 --name Aisha --name Bilal --lang fr
      majlis play alrashid --option edition=it --seed friday
      majlis play --resume ~/.local/state/majlis/alrashid-20260101-2000.json
    """
    if resume is not None:
        data = pick(resume, 1)
        match = read_record(data)
        about = data.get("table", {})
        people = int(about.get("people", 1))
        bot = bot or str(about.get("bot", "random"))
        known = [str(n) for n in about.get("names", [])]
        path = save or resume
    else:
        if name is None:
            raise UserError("which game? Try: majlis play alrashid --players 3 --bots 2")
        rules, config = read_setup(name, players, option, material)
        match = Match(rules, config, seed or secrets.token_hex(8))
        people = players - (players - 1 if bots is None else bots)
        known = list(names or [])
        path = save or _place(rules.meta.name)
        if path.exists():
            raise UserError(f"{path} exists already; go on with it by --resume, or choose another")
    count = match.config.players
    if not 0 <= people <= count:
        raise UserError(f"--bots: expected 0 to {count}, not {count - people}")
    chosen = match.rules.meta.name
    bot = bot or default_bot(chosen)
    check_bot(bot, chosen)
    # One who plays alone is spoken to; several at one screen are called by their names.
    you = 0 if people == 1 else -1
    words = Words(lang, match.rules.meta.name, _names(lang, match, people, known), you)
    seats = range(people, count)
    machines = {seat: make_bot(bot, chosen, f"{match.seed}/{seat}") for seat in seats}
    about = {"people": people, "bot": bot, "names": list(words.names)}
    TerminalTable(match, machines, words, console(), path, about).run()


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


def _place(name: str) -> Path:
    """A new file for the game in the user's state folder."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return Path(home) / "majlis" / f"{name}-{stamp}.json"
