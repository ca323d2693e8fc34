"""Every problem that the server names has words in every language."""

import re
from pathlib import Path

import pytest

import majlis.server
from majlis.texts import LANGUAGES, Words

SOURCES = Path(majlis.server.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_words(language: str) -> None:
    words = Words(language, "alrashid")
    named = {
        key
        for path in SOURCES.rglob("*.py")
        for key in re.findall(r'"(problem-[a-z-]+[a-z])"', path.read_text(encoding="utf-8"))
    }
    assert len(named) > 20
    assert not [key for key in sorted(named) if not words.has(key)]
