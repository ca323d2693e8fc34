"""Runs the command line as a user does, in this process."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from majlis.cli import main


class Result(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def majlis(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Run:
    """Calls `majlis ARGS...`, with standard input if given."""
    monkeypatch.setenv("COLUMNS", "140")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))

    def run(*args: str, stdin: str = "") -> Result:
        monkeypatch.setattr(sys, "argv", ["majlis", *args])
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        code = 0
        try:
            main()
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else 0
        out, err = capsys.readouterr()
        return Result(code, out, err)

    return run
