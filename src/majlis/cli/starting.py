"""`majlis new-game`: a small game that works, to be changed into one's own."""

import re
import shlex
from importlib.resources import files
from importlib.resources.abc import Traversable
from keyword import iskeyword
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.markup import escape

from majlis.cli.common import console
from majlis.games.catalogue import GAMES
from majlis.games.guest import found
from majlis.kernel.options import UserError

# Files of the game: what is Python there is no program of the house, so each may end with .txt.
TEMPLATE: Final = "majlis.cli"
FOLDER: Final = "new_game"
_NAME: Final = re.compile(r"[a-z]{2}[a-z0-9]{0,29}")


def new_game(
    name: Annotated[str, typer.Argument(help="A small word of letters and digits.")],
    folder: Annotated[
        Path | None, typer.Option("--folder", help="Where it goes. [default: ./NAME]")
    ] = None,
) -> None:
    """Write a small game that works, with its tests, as a package of its own.

    [dim]Examples:[/]
      majlis new-game pebbles
      majlis new-game pebbles --folder ~/games/pebbles
    """
    check(name)
    target = folder or Path(name)
    if target.exists():
        raise UserError(f"{target} exists already; choose another name or another --folder")
    count = write(name, target)
    out = console()
    out.print(f"[bold]{escape(str(target))}[/]: a game of {count} files. Now:", soft_wrap=True)
    for command in (
        f"cd {shlex.quote(str(target))}",
        'python -m pip install "majlis\\[testing]" -e .',
        "python -m pytest",
        f"majlis play {name} --players 3 --bots 2",
    ):
        out.print(f"  {command}", soft_wrap=True, highlight=False)


def check(name: str) -> None:
    """Whether a game may have this name; else a sentence that says why not."""
    if not _NAME.fullmatch(name):
        raise UserError(
            f"{name!r} is no name for a game: two small letters, then small letters and digits, "
            "no more than 32"
        )
    if name in GAMES:
        raise UserError(f"there is a game {name!r} already; choose another name")
    if iskeyword(name) or found(name) is not None:
        raise UserError(f"{name!r} is a word or a package of Python; choose another name")


def write(name: str, target: Path) -> int:
    """Writes the files of the game; how many they are."""
    words = {
        "NAME": name,
        "TITLE": name.capitalize(),
        "CLASS": name.capitalize() + "State",
        "CL-": name[:2].upper() + "-",
    }

    def filled(text: str) -> str:
        for word, meant in words.items():
            text = text.replace(word, meant)
        return text

    def copied(source: Traversable, to: Path) -> int:
        if source.is_file():
            to.write_text(filled(source.read_text(encoding="utf-8")), encoding="utf-8")
            return 1
        to.mkdir(parents=True)
        return sum(
            copied(one, to / filled(one.name.removesuffix(".txt"))) for one in source.iterdir()
        )

    return copied(files(TEMPLATE).joinpath(FOLDER), target)
