"""What the shell proposes when somebody presses Tab."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

MAJLIS = str(Path(sys.executable).with_name("majlis"))


def proposed(line: str) -> set[str]:
    """What Bash is given for a line whose last word is being typed."""
    words = line.split(" ")
    done = subprocess.run(
        [MAJLIS],
        env={
            **os.environ,
            "_MAJLIS_COMPLETE": "complete_bash",
            "COMP_WORDS": line,
            "COMP_CWORD": str(len(words) - 1),
        },
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return set(done.stdout.split())


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("majlis play al", {"alhambra", "almadi", "alrashid"}),
        ("majlis rules b", {"belaad"}),
        ("majlis play alrashid --bot gra", {"grandmaster"}),
        ("majlis play alrashid --option edition=", {"edition=fr", "edition=it"}),
        ("majlis simulate almadi --option chara", {"characters=false", "characters=true"}),
        ("majlis play alrashid --lang f", {"fr"}),
        ("majlis play alrashid --resu", {"--resume"}),
    ],
)
def test_tab(line: str, found: set[str]) -> None:
    assert proposed(line) == found


def test_the_script_for_the_shell() -> None:
    done = subprocess.run(
        [MAJLIS, "--show-completion", "bash"],
        env={**os.environ, "_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert "_MAJLIS_COMPLETE=complete_bash" in done.stdout
