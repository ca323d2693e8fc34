"""The file of an arena: one record a line, so that a run that was killed can go on."""

import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from majlis.kernel.codec import Json, canonical
from majlis.kernel.options import UserError

try:
    import fcntl
except ImportError:  # not on Windows, where two runs on one file are not noticed
    fcntl = None  # type: ignore[assignment]

KEY: Final = "arena"


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C waits (not on Windows): the file and what is counted never differ."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Run:
    """What makes a run: equal runs play equal games, and only they may share a file."""

    def __init__(
        self,
        game: str,
        rules: int,
        config: Json,
        bots: list[str],
        seed: str,
        field: str | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.config = config
        self.bots = bots
        self.seed = seed
        self.field = field  # who plays all sides but one

    def deal(self, number: int, sides: int) -> int:
        """The deal of a game. Against a field all bots have all sides of one deal, then of the
        next: what luck gives one of them it gives the others too."""
        return number if self.field is None else number // (len(self.bots) * sides)

    def stamp(self, number: int, seats: list[str]) -> Json:
        """What a record of this run carries beside the match: its number and who sat where."""
        against = {} if self.field is None else {"field": self.field, "paired": True}
        return {"bots": self.bots, **against, "game": number, "seats": seats, "seed": self.seed}

    def difference(self, record: Json) -> str | None:
        """What tells a record from those of this run, in words; None if it is one of them."""
        if not isinstance(record, dict) or not isinstance(record.get(KEY), dict):
            return "it is no file of an arena"
        stamp = record[KEY]
        pairs: list[tuple[str, Any, Any]] = [
            ("game", record.get("game"), self.game),
            ("rules version", record.get("rules"), self.rules),
            ("bots", stamp.get("bots"), self.bots),
            ("field", stamp.get("field"), self.field),
            ("pairing of deals", stamp.get("paired", False), self.field is not None),
            ("seed", stamp.get("seed"), self.seed),
            ("configuration", record.get("config"), self.config),
        ]
        for name, there, here in pairs:
            if there != here:
                return f"its {name} is {_brief(there)}, not {_brief(here)}"
        number = stamp.get("game")
        if type(number) is not int or number < 0 or not isinstance(record.get("result"), list):
            return "it has a damaged record"
        return None

    def beginning(self) -> str:
        """How every line of this run begins: the names of a record are written in their order."""
        return canonical({KEY: self.stamp(0, [])}).partition(',"game"')[0]


def _brief(value: Any) -> str:
    text = ", ".join(value) if isinstance(value, list) else canonical(value).strip('"')
    return text if len(text) <= 80 else text[:77] + "..."


class Ledger:
    """The finished games of a run, kept in a file as they come; without a file, in memory alone.

    Making one reads what is there and changes nothing; `begin` opens it for writing. `force` lets a
    file of another run be overwritten; games of this very run are kept even so.
    """

    def __init__(self, run: Run, path: Path | None, force: bool = False) -> None:
        self.records: dict[int, Json] = {}
        self._path = path
        self._file: int | None = None
        self._size = 0  # of what is kept: a line that was cut off is not
        if path is not None and path.exists():
            self._open(path)
            try:
                self._read(run, path)
            except UserError:
                self.records.clear()
                if not force:
                    self.close()
                    raise
            except BaseException:
                self.close()
                raise

    def begin(self) -> None:
        """Makes the file, or drops what is not kept of it."""
        if self._path is not None:
            if self._file is None:
                self._open(self._path)
            assert self._file is not None
            os.ftruncate(self._file, self._size)

    def add(self, record: Json) -> None:
        """Keeps one game. The line goes out in one piece, or is seen to be cut off next time."""
        number = record[KEY]["game"]
        if number in self.records:
            raise RuntimeError(f"game {number} was played twice")
        line = (canonical(record) + "\n").encode()
        with _uninterrupted():
            if self._file is not None:
                try:
                    while line:
                        line = line[os.write(self._file, line) :]
                except OSError as error:
                    raise UserError(f"cannot write {self._path}: {error.strerror}") from None
            self.records[number] = record

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _open(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        except OSError as error:
            raise UserError(f"cannot write {path}: {error.strerror}") from None
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self.close()
                raise UserError(f"another run is writing to {path} now") from None

    def _read(self, run: Run, path: Path) -> None:
        """Takes up the finished games; a foreign or damaged file is refused and left as it is."""

        def foreign(why: str) -> UserError:
            return UserError(
                f"{path} is from another run: {why}; choose another --out, "
                f"or overwrite it with --force"
            )

        data = path.read_bytes()
        whole, newline, rest = data.rpartition(b"\n")
        for line, text in enumerate(whole.split(b"\n") if newline else [], 1):
            try:
                record = json.loads(text)
            except ValueError:
                raise foreign(f"line {line} is no record") from None
            difference = run.difference(record)
            if difference is not None:
                raise foreign(difference)
            number = record[KEY]["game"]
            if number in self.records:
                raise foreign(f"it has game {number} twice")
            self.records[number] = record
        if rest and not self.records:
            beginning = run.beginning().encode()
            if not (rest.startswith(beginning) or beginning.startswith(rest)):
                raise foreign("it is no file of an arena")
        self._size = len(data) - len(rest)
