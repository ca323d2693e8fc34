"""Games from outside, installed into a folder of their own, and programs that find them there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SAFFRON: Final = ROOT / "examples" / "saffron"


def installed(project: Path, folder: Path) -> Path:
    """The folder where a project is installed, as pip does it; nothing comes from the network."""
    # A build leaves files behind: it works on a copy.
    source, site = folder / "source", folder / "site"
    shutil.copytree(project, source, ignore=shutil.ignore_patterns("__pycache__"))
    offline = ("--no-deps", "--no-build-isolation", "--no-index")
    command = [sys.executable, "-m", "pip", "install", "--quiet", *offline, "--target", str(site)]
    done = subprocess.run([*command, str(source)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return site


def environment(site: Path, **more: str) -> dict[str, str]:
    """The variables with which a program finds what is installed there."""
    return {**os.environ, "PYTHONPATH": f"{site}{os.pathsep}{ROOT / 'src'}", **more}


def python(
    site: Path, *words: str, cwd: Path | None = None, stdin: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """Runs Python to its end, with the guests at hand."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=cwd,
        env=environment(site, **more),
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        timeout=500,
    )
