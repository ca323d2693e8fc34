"""The page for researchers knows everything that it should, and `describe` prints every field."""

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="the extra `research` is not installed")

from majlis.research.describe import describe, main
from majlis.research.utility import UTILITIES
from majlis.tensors.layout import layout
from majlis.tensors.spec import KINDS
from tests.research.games import every_game

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")


def test_the_page_names_every_kind_utility_and_example() -> None:
    examples = [path.name for path in (Path(__file__).parents[2] / "examples").glob("*.py")]
    for word in (*(f"`{kind}`" for kind in (*KINDS, *UTILITIES)), "`gain`", *examples):
        assert word in PAGE, word


@every_game
def test_describe_prints_every_field_and_what_is_left_out(name: str) -> None:
    made = layout(name, 3)
    text = describe(name, 3)
    assert f"{made.size} values" in text
    for field in made.fields:
        assert f"{field.offset}-" in text
        assert field.name in text
        assert field.line.doc in text
    for path, why in made.spec.left_out.items():
        assert f"{path}: {why}" in text


def test_describe_answers_wrong_words_with_one_sentence() -> None:
    for words in ([], ["go"], ["alrashid", "9"], ["alrashid", "two"]):
        with pytest.raises(SystemExit) as left:
            main(words)
        assert left.value.code == 2
    program = [sys.executable, "-m", "majlis.research.describe", "alrashid", "2"]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    assert done.stdout == describe("alrashid", 2) + "\n"
