"""What others cite is what this is."""

import re
from pathlib import Path

import majlis

ROOT = Path(__file__).parents[2]


def test_the_citation_names_this_version_and_licence() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    fields = dict(re.findall(r"^([a-z-]+): (.+)$", text, re.M))
    assert fields["cff-version"] == "1.2.0"
    assert fields["version"] == majlis.__version__
    assert fields["license"] == "MIT"
    assert {"message", "title", "type"} <= fields.keys()
    assert "\nauthors:\n  - name: " in text
