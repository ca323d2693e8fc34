"""The version stands in one place; what has to repeat it says the same."""

import json
import re
import tomllib
from pathlib import Path

import majlis
from tests.release.version import version

ROOT = Path(__file__).parents[2]


def test_the_sources_alone_hold_the_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/majlis/__init__.py"
    assert version() == majlis.__version__


def test_the_page_has_the_same_version() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert package["version"] == majlis.__version__
    assert lock["version"] == majlis.__version__
    assert lock["packages"][""]["version"] == majlis.__version__


def test_the_changelog_goes_on_from_this_version_or_tells_it() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    told = re.findall(r"^## \[(.+?)\]", text, re.M)
    assert told[0] in ("Unreleased", majlis.__version__)
    assert told[1:2] in ([], [majlis.__version__])
