"""Checks the page without a browser: its types, its linter, its unit tests.

    python -m tests.web.check [--only svelte-check|eslint|vitest]

`make check` runs all of it. What it needs comes from the machine's npm registry, once.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

from hatch_build import NotBuilt, fetch_packages, find_node

WEB = Path(__file__).resolve().parents[2] / "web"
CHECKS = {
    "svelte-check": ["svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human"],
    "eslint": ["eslint/bin/eslint.js", ".", "--max-warnings", "0", "--cache", "--cache-location"],
    "vitest": ["vitest/vitest.mjs", "run"],
}
CHECKS["svelte-check"] += ["--tsconfig", "./tsconfig.json"]
CHECKS["eslint"] += ["node_modules/.cache/eslint/"]


def node() -> list[str]:
    """The command of Node, when all that package.json asks for lies in node_modules."""
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    names = [*wanted["dependencies"], *wanted["devDependencies"]]
    if all((WEB / "node_modules" / name).is_dir() for name in names):
        return find_node()[0]
    os.chdir(WEB.parent)
    return fetch_packages()[0]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--only", choices=CHECKS)
    told = parser.parse_args()
    try:
        command = node()
    except NotBuilt as reason:
        print(reason, file=sys.stderr)
        return 1
    failed = 0
    for name, (program, *words) in CHECKS.items():
        if told.only in (None, name):
            began = time.monotonic()
            line = [*command, str(WEB / "node_modules" / program), *words]
            status = subprocess.run(line, cwd=WEB, check=False).returncode
            print(f"{name}: {'good' if status == 0 else 'FAILED'}", end=", ")
            print(f"{time.monotonic() - began:.0f} s", flush=True)
            failed += status != 0
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
