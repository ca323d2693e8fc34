"""Builds a wheel for each Python that is there, and tries each in a clean virtual environment.

    python -m tests.release.wheels 3.11 3.12 /usr/bin/python3 [--wheel FILE]

Each gets a wheel (with the build tools of the locks), a virtual environment with nothing but that
wheel and what it needs, and tests/release/smoke.py. A Python that is not here is named and left
out; exit code 1 when one failed, or when none is here.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
EXTRAS = "server,lab,research"


def uv() -> str:
    own = Path(sys.executable).with_name("uv")
    return str(own) if own.exists() else shutil.which("uv") or "uv"


def found(name: str) -> str | None:
    """The interpreter of a version or path, if this machine has it; nothing is downloaded."""
    line = [uv(), "python", "find", "--no-project", "--no-python-downloads", "--system", name]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    return done.stdout.strip() or None


def build(python: str, folder: Path) -> Path:
    """A wheel for an interpreter, built apart from this environment."""
    tools = ["--build-constraints", "requirements/dev.txt"]
    line = [uv(), "build", "--wheel", "--quiet", "--python", python, *tools, "-o", str(folder)]
    subprocess.run(line, cwd=CHECKOUT, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(python: str, wheel: Path, folder: Path) -> Path:
    """A virtual environment with nothing but the wheel; gives its Python."""
    subprocess.run([uv(), "venv", "--quiet", "--python", python, str(folder)], check=True)
    inside = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    line = [uv(), "pip", "install", "--quiet", "--python", str(inside), f"{wheel}[{EXTRAS}]"]
    subprocess.run([*line, "-c", str(CHECKOUT / "requirements" / "dev.txt")], check=True)
    return inside


def attempt(python: str, wheel: Path | None) -> bool:
    """Builds, installs and tries one; says how that went."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="majlis-wheel-") as name:
        folder = Path(name)
        try:
            wheel = wheel or build(python, folder / "dist")
            print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB", flush=True)
            inside = install(python, wheel, folder / "venv")
            smoke = CHECKOUT / "tests" / "release" / "smoke.py"
            subprocess.run([str(inside), "-I", str(smoke)], cwd=folder, check=True)
        except subprocess.CalledProcessError as failure:
            print(f"{python}: failed with {failure.returncode}", flush=True)
            return False
    print(f"{python}: works, after {time.monotonic() - began:.0f} s", flush=True)
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("pythons", nargs="+", help="versions, or paths of interpreters")
    parser.add_argument("--wheel", type=Path, help="try this wheel, and build none")
    told = parser.parse_args()
    here = {name: found(name) for name in told.pythons}
    for name, path in here.items():
        if path is None:
            print(f"Python {name} is not on this machine: not tried", flush=True)
    results = [attempt(path, told.wheel) for path in here.values() if path]
    return 0 if results and all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
