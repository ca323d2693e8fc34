"""The README as a package index shows it."""

import re
from pathlib import Path

from hatch_describe import describe, urls

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
HOME = "https://example.org/somebody/majlis"
TARGET = re.compile(r"\]\(([^)]+)\)")


def test_a_known_repository_makes_every_address_absolute() -> None:
    text = describe(README, HOME, "v1.0")
    assert f"![Almadi]({HOME}/raw/v1.0/docs/pictures/almadi.jpg)" in text
    assert f"[ARCHITECTURE.md]({HOME}/blob/v1.0/ARCHITECTURE.md)" in text
    assert [place for place in TARGET.findall(text) if not place.startswith("http")] == []
    assert urls(HOME)["Repository"] == HOME


def test_without_one_nothing_is_shown_broken() -> None:
    text = describe(README, "", "v1.0")
    assert "![" not in text
    assert [place for place in TARGET.findall(text) if not place.startswith("http")] == []
    assert "Al-Rashid | `alrashid`" in text
    assert "[catanatron](https://" in text
    assert urls("") == {}
