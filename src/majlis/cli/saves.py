"""Saved games: a file of its own for each game, kept at every act, listed for taking one up."""

import json
import os
import tempfile
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from majlis.cli.common import write_whole
from majlis.cli.place import folder
from majlis.cli.replay import pick
from majlis.games.catalogue import GAMES
from majlis.kernel.codec import Json
from majlis.kernel.options import UserError
from majlis.play import Match, read_record, write_record
from majlis.texts import Words

SUFFIX: Final = ".json"


def new_file(name: str) -> Path:
    """An empty file that no other game has, made here and now: two games of one second get two."""
    stamp = f"{name}-{datetime.now():%Y%m%d-%H%M%S}"
    number = 1
    while True:
        path = folder() / (f"{stamp}{SUFFIX}" if number == 1 else f"{stamp}-{number}{SUFFIX}")
        if claim(path):
            return path
        number += 1


def claim(path: Path) -> bool:
    """Makes a file unless it is there already; says whether it did."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            return False
        path.open("x").close()
    except FileExistsError as error:
        if path.exists():  # somebody was faster
            return False
        raise _unwritable(path, error) from None
    except OSError as error:
        raise _unwritable(path, error) from None
    return True


def _unwritable(path: Path, error: OSError) -> UserError:
    return UserError(f"cannot write {path}: {error.strerror}; choose another --save")


class Keeper:
    """Keeps one match in its file. What cannot be written is no end of the game."""

    def __init__(self, match: Match, path: Path, about: Json) -> None:
        self.match = match
        self.path = path
        self.about = about
        self.trouble = ""  # why the file is not up to date

    def record(self) -> str:
        return json.dumps({**write_record(self.match), "table": self.about}) + "\n"

    def keep(self) -> bool:
        """Brings the file up to date; says whether that went wrong for the first time."""
        before = self.trouble
        try:
            write_whole(self.path, self.record())
            self.trouble = ""
        except UserError as error:
            self.trouble = str(error)
        return bool(self.trouble) and not before

    def copy_to(self, path: Path) -> None:
        """Another file; where the own one cannot be written, it takes its place."""
        write_whole(path, self.record())
        if self.trouble:
            self.path, self.trouble = path, ""

    def rescue(self) -> Path:
        """A file in the folder for passing things, where the own one cannot be written."""
        name = f"{self.match.rules.meta.name}-rescued-"
        try:
            handle, path = tempfile.mkstemp(prefix=name, suffix=SUFFIX)
            os.close(handle)
        except OSError as error:
            raise UserError(str(error.strerror)) from None
        write_whole(Path(path), self.record())
        return Path(path)


class Save(NamedTuple):
    """A saved game as the list shows it; `match` is none where the file is damaged."""

    path: Path
    date: datetime
    match: Match | None
    names: list[str]

    def line(self, language: str) -> str:
        words = Words(language, self.match.rules.meta.name if self.match else next(iter(GAMES)))
        when = f"{self.date:%Y-%m-%d %H:%M}"
        if self.match is None:
            return f"{self.path.name}, {when}: {words.word('saves-damaged')}"
        told = words.word(
            "saves-line",
            game=words.word("game-title"),
            date=when,
            names=", ".join(self.names) or str(self.match.config.players),
            acts=len(self.match.acts),
        )
        return f"{told}, {words.word('saves-over')}" if self.match.is_over else told

    def data(self) -> Json:
        """The same for programs."""
        match = self.match
        return {
            "file": str(self.path),
            "date": self.date.isoformat(timespec="seconds"),
            "game": match.rules.meta.name if match else None,
            "players": match.config.players if match else None,
            "names": list(self.names),
            "acts": len(match.acts) if match else None,
            "over": match.is_over if match else None,
        }


def saves() -> list[Save]:
    """All games in the folder, the latest first."""
    found = [_read(path) for path in _files()]
    return sorted(found, key=lambda one: (one.date, one.path.name), reverse=True)


def _files() -> Iterator[Path]:
    if folder().is_dir():
        yield from folder().glob(f"*{SUFFIX}")


def _read(path: Path) -> Save:
    date = datetime.fromtimestamp(path.stat().st_mtime)
    try:
        data = pick(path, 1)
        match = read_record(data)
    except (UserError, ValueError, KeyError, TypeError):
        return Save(path, date, None, [])
    names = data.get("table", {}).get("names", [])
    return Save(path, date, match, [str(name) for name in names])
