"""The tutorial is the example game: its blocks are the files, in order, to the last line."""

import re
from collections import defaultdict
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
EXAMPLE: Final = ROOT / "examples" / "saffron"
BLOCK: Final = re.compile(r'^```\w+ title="(?P<file>[^"]+)"\n(?P<text>.*?)^```$', re.M | re.S)
KINDS: Final = (".py", ".toml", ".ftl")


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def test_the_blocks_of_the_tutorial_are_the_files_of_the_example() -> None:
    told = defaultdict[str, list[str]](list)
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    for block in BLOCK.finditer(page):
        told[block["file"]] += lines(block["text"])
    files = {
        path.relative_to(EXAMPLE).as_posix(): lines(path.read_text(encoding="utf-8"))
        for path in EXAMPLE.rglob("*")
        if path.suffix in KINDS and "build" not in path.parts
    }
    assert set(told) == set(files)
    for name, written in files.items():
        assert told[name] == written, name
