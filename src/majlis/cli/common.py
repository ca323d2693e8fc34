"""What the commands share: consoles, options as typed by the user, files."""

import importlib.util
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.markup import escape

from majlis.cli.completion import game_names, languages, option_values
from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.kernel.material import read_toml
from majlis.kernel.options import UserError, read_options
from majlis.kernel.rules import Config, Rules
from majlis.texts import LANGUAGES, Words

GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="The game, as `majlis games` lists it.", autocompletion=game_names
    ),
]
Players = Annotated[int, typer.Option("--players", "-p", help="How many players.")]
OptionValues = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game; may be repeated.",
        autocompletion=option_values,
    ),
]
MaterialFile = Annotated[
    Path | None,
    typer.Option("--material", help="A TOML file with corrections to the game's material."),
]
Language = Annotated[
    str,
    typer.Option(
        "--lang",
        "-l",
        help=f"The language: {', '.join(LANGUAGES)}.",
        autocompletion=languages,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def console() -> Console:
    return Console(highlight=False)


def errors() -> Console:
    return Console(stderr=True, highlight=False)


def print_json(data: Json) -> None:
    """Readable JSON on standard output."""
    sys.stdout.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")


def read_setup(
    name: str, players: int, options: list[str] | None, material: Path | None
) -> tuple[Rules, Config]:
    """The game and the configuration that the user asked for, checked before anything is done."""
    rules = game(name)
    given: dict[str, Any] = {}
    for entry in options or []:
        key, separator, value = entry.partition("=")
        if not separator:
            raise UserError(f"option {entry!r}: expected NAME=VALUE, such as edition=it")
        given[key.strip()] = value.strip()
    corrections = read_corrections(rules, material) if material is not None else None
    config = Config(players, read_options(rules.meta.options, given), corrections)
    rules.start(config, "check")  # a wrong count or correction is refused here
    return rules, config


def read_corrections(rules: Rules, path: Path) -> Json:
    """The corrections of a file, checked; what is only doubtful is said on standard error."""
    corrections = read_toml(path)
    rules.material(corrections)
    words = Words("en", rules.meta.name)
    for warning in rules.warnings(corrections):
        said = escape(words.say(warning))
        errors().print(f"[yellow]majlis:[/] material: {said}", soft_wrap=True)
    return corrections


def write_whole(path: Path, content: str | bytes) -> None:
    """Writes a file so that a crash leaves the old one or the new one, never half of it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content.encode() if isinstance(content, str) else content)
            os.chmod(name, 0o666 & ~_umask())  # mkstemp makes files for their owner alone
            os.replace(name, path)
        except BaseException:  # a full disk, or Ctrl-C: nothing half done stays behind
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise UserError(f"cannot write {path}: {error.strerror}") from None


def _umask() -> int:
    """What new files of this user are not allowed; it can be read only by setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def needs(extra: str, what: str, *modules: str) -> None:
    """Says in one sentence what is not installed, before any work is done."""
    for module in modules:
        if importlib.util.find_spec(module) is None:
            raise UserError(
                f"{what} needs {module}, which is not installed: pip install 'majlis[{extra}]'"
            )


def fail(message: str, code: int = 2) -> NoReturn:
    """One sentence on standard error, and an exit code."""
    errors().print(f"[bold red]majlis:[/] {message}", markup=True, soft_wrap=True)
    raise SystemExit(code)
