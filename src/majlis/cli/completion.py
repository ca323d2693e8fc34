"""What the shell proposes: names of games, levels of bots, options with their values, languages."""

from collections.abc import Iterator
from pathlib import Path

import typer

from majlis.bots import LEVELS
from majlis.cli.place import folder
from majlis.games.catalogue import GAMES
from majlis.kernel.options import spelled
from majlis.texts import LANGUAGES

OTHER_BOTS = ("random",)


def game_names(incomplete: str) -> list[str]:
    return [name for name in GAMES if name.startswith(incomplete)]


def games_or_files(ctx: typer.Context, incomplete: str) -> list[str]:
    """Games; with --resume, saved games."""
    if not ctx.params.get("resume"):
        return game_names(incomplete)
    files = (str(path) for path in sorted(folder().glob("*.json")) if folder().is_dir())
    return [path for path in files if path.startswith(str(Path(incomplete or "/")))]


def bot_names(incomplete: str) -> list[str]:
    return [level for level in (*LEVELS, *OTHER_BOTS) if level.startswith(incomplete)]


def several_bots(incomplete: str) -> list[str]:
    """The same in a list with commas: the last of them is completed."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{level}" for level in bot_names(last)]


def languages(incomplete: str) -> list[str]:
    return [one for one in LANGUAGES if one.startswith(incomplete)]


def option_values(ctx: typer.Context, incomplete: str) -> list[str]:
    """NAME=VALUE of the game that was named; of all games before one is."""
    return sorted({one for one in _options(ctx.params.get("name")) if one.startswith(incomplete)})


def _options(name: str | None) -> Iterator[str]:
    for rules in [GAMES[name]] if name in GAMES else GAMES.values():
        for option in rules.meta.options:
            yield from (f"{option.name}={spelled(value)}" for value in option.values)
