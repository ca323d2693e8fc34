"""Does a tag name the version of this checkout?

    python -m tests.release.version v1.2.3

The version stands in src/majlis/__init__.py; tests/docs/test_versions.py holds the other files that
have to repeat it against that. Of the standard library alone.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def version() -> str:
    """The version, read without importing anything."""
    text = (ROOT / "src" / "majlis" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.M)
    if found is None:
        raise SystemExit("src/majlis/__init__.py names no version")
    return found[1]


def main() -> None:
    (tag,) = sys.argv[1:]
    if tag != f"v{version()}":
        raise SystemExit(f"the tag {tag} is not the version {version()}")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    if f"## [{version()}]" not in changes:
        raise SystemExit(f"CHANGELOG.md has no heading for {version()}")
    print(f"{tag}: the version of the sources, and in the changelog")


if __name__ == "__main__":
    main()
