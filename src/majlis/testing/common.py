"""What the checks share: where words and clauses are, and what a small game may lack."""

from collections.abc import Mapping
from pathlib import Path
from typing import NoReturn

import pytest
from fluent.syntax import FluentParser, ast

from majlis.games.catalogue import HOUSE, guest
from majlis.kernel.rules import Rules
from majlis.rulebook import load_book
from majlis.rulebook.book import Clause
from majlis.texts import LANGUAGES


def texts_of(rules: Rules) -> Path:
    """The folder of the game's words."""
    folder = guest(rules.meta.name).path("texts")
    assert folder is not None, "a game has words"
    return folder


def languages_of(rules: Rules) -> list[str]:
    """The languages that a game speaks."""
    return [one for one in LANGUAGES if (texts_of(rules) / f"{one}.ftl").is_file()]


def keys_of(rules: Rules, language: str) -> set[str]:
    """The messages of a game in a language."""
    source = (texts_of(rules) / f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


def clauses_of(rules: Rules) -> Mapping[str, Clause]:
    """The clauses of a game."""
    return load_book(rules.meta.name).clauses


def nothing_seen(rules: Rules, why: str) -> NoReturn:
    """A check found nothing to look at: right for a small game, a defect in one of the house."""
    if rules.meta.name in HOUSE:
        pytest.fail(why)
    pytest.skip(why)
