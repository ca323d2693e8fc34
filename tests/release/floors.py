"""Is enough of kernel, games and server run by the tests?

    python -m tests.release.floors

Reads what `make coverage` measured (.coverage) and holds the part of lines that ran, room by room,
against the floors in pyproject.toml. Exit code 1 names the rooms that are below.
"""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def measured() -> dict[str, float]:
    """The percentage of lines that ran, in each room."""
    line = [sys.executable, "-m", "coverage", "json", "--quiet", "-o", "-"]
    told = subprocess.run(line, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    lines: dict[str, list[int]] = {}
    for name, file in json.loads(told)["files"].items():
        room = Path(name).parts[2]
        run, wanted = lines.get(room, (0, 0))
        summary = file["summary"]
        lines[room] = [run + summary["covered_lines"], wanted + summary["num_statements"]]
    return {room: 100 * run / wanted for room, (run, wanted) in lines.items()}


def below(seen: dict[str, float], floors: dict[str, float]) -> list[str]:
    """A sentence for each room that has too little."""
    return [
        f"{room}: {seen.get(room, 0.0):.1f}% of the lines are run by tests, the floor is {floor}%"
        for room, floor in floors.items()
        if seen.get(room, 0.0) < floor
    ]


def main() -> int:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    seen = measured()
    floors = settings["tool"]["majlis"].get("floors", {})
    for room, part in sorted(seen.items()):
        print(f"{room:8} {part:.1f}%{'' if room in floors else ', without a floor'}")
    lacks = below(seen, floors)
    for line in lacks:
        print(f"coverage: {line}", file=sys.stderr)
    return 1 if lacks else 0


if __name__ == "__main__":
    sys.exit(main())
