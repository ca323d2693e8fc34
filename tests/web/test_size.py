"""The first page is small: what a browser must fetch before it shows the front, compressed."""

import gzip
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "src" / "majlis" / "server" / "page"
MOST = 200_000


@pytest.fixture(scope="module")
def index() -> str:
    subprocess.run([sys.executable, "hatch_build.py", "page"], cwd=ROOT, check=True)
    return (PAGE / "index.html").read_text(encoding="utf-8")


def assets(index: str) -> set[Path]:
    """The scripts and styles that the page names, and whatever those import at once."""
    found: set[Path] = set()
    todo = [
        PAGE / name.lstrip("/") for name in re.findall(r'(?:src|href)="(/assets/[^"]+)"', index)
    ]
    while todo:
        path = todo.pop()
        if path not in found:
            found.add(path)
            if path.suffix == ".js":
                imports = re.findall(r'(?:from|import)\s*"(\./[^"]+)"', path.read_text("utf-8"))
                todo += [path.parent / name for name in imports]
    return found


def packed(path: Path) -> int:
    data = path.read_bytes()
    return len(data) if path.suffix == ".woff2" else len(gzip.compress(data, 6))


def test_the_first_page_is_below_200_kilobytes_compressed(index: str) -> None:
    found = assets(index)
    assert any(path.suffix == ".js" for path in found)
    # Beside them: one language of the texts, and the fonts in their modern form.
    texts = [max((PAGE / "assets").glob(f"{name}-*.js"), key=packed) for name in ("common", "web")]
    fonts = list((PAGE / "assets").glob("*.woff2"))
    assert fonts
    files = [PAGE / "index.html", *found, *texts, *fonts]
    total = sum(packed(path) for path in files)
    assert total < MOST, sorted((packed(path), path.name) for path in files)


def test_boards_and_other_pages_are_fetched_when_they_are_needed(index: str) -> None:
    lazy = {path.name.split("-")[0] for path in (PAGE / "assets").glob("*.js")}
    assert {"TablePage", "Replay", "Create", "RulesPage"} <= lazy
    named = {path.name.split("-")[0] for path in assets(index)}
    assert not named & {"TablePage", "Replay", "Create", "RulesPage", "alhambra", "alrashid"}
