"""Every clause of every rulebook is named by a test, or listed with the reason why none is."""

import ast
import tomllib
from pathlib import Path

import pytest

from majlis.games.catalogue import GAMES
from majlis.rulebook import load_book

HERE = Path(__file__).parent


def marked(path: Path) -> set[str]:
    """The clauses that the tests of a file name in `@pytest.mark.clause(...)`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "clause"
        ):
            found |= {str(a.value) for a in node.args if isinstance(a, ast.Constant)}
    return found


def examples(name: str) -> set[str]:
    """The clauses of the worked examples, each of which is a test."""
    path = HERE / name / "examples.toml"
    cases = tomllib.loads(path.read_text(encoding="utf-8"))["case"]
    return {clause for case in cases for clause in case["clauses"]}


def excused(name: str) -> dict[str, str]:
    """Clauses that no test can prove, each with its reason."""
    path = HERE / name / "untested.toml"
    reasons: dict[str, str] = tomllib.loads(path.read_text(encoding="utf-8"))
    return reasons


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_is_proved_or_excused(name: str) -> None:
    clauses = set(load_book(name).clauses)
    named = examples(name)
    for path in sorted((HERE / name).glob("test_*.py")):
        named |= marked(path)
    reasons = excused(name)
    assert sorted(named - clauses) == []
    assert sorted(set(reasons) - clauses) == []
    assert sorted(set(reasons) & named) == [], "excused, but a test names it"
    assert sorted(clauses - named - set(reasons)) == [], "no test and no reason"
    assert all(len(reason) > 10 for reason in reasons.values())
