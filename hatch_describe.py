"""Tells a package index about Majlis: its README, and where the project lives.

On an index there are no files beside the README. Where the address of the repository is known, its
links and pictures get absolute addresses; otherwise links become plain words and pictures are left
out, so that nothing is shown broken. The address is `repository` in `[tool.majlis]` of
pyproject.toml; MAJLIS_REPOSITORY goes over it, which is how a release workflow tells its own.
"""

import os
import re
import tomllib
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent
PICTURE = re.compile(r"!\[([^]]*)\]\((?!https?:)([^)]+)\)")
LINK = re.compile(r"(?<!!)\[([^]]*)\]\((?!https?:|#)([^)]+)\)")
# A table of pictures alone: three rows, of which the last holds them.
GALLERY = re.compile(r"^\|[ |]*\|\n\|[-| ]*\|\n\| !\[.*\|\n", re.M)


def repository() -> str:
    """The address of the repository in a browser, without a slash at its end; empty: unknown."""
    told = os.environ.get("MAJLIS_REPOSITORY")
    if told is None:
        settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        told = settings["tool"].get("majlis", {}).get("repository", "")
    return str(told).rstrip("/")


def describe(readme: str, home: str, at: str) -> str:
    """The README for an index; `at` is the tag that its links lead to."""
    if home:
        readme = PICTURE.sub(rf"![\1]({home}/raw/{at}/\2)", readme)
        return LINK.sub(rf"[\1]({home}/blob/{at}/\2)", readme)
    readme = GALLERY.sub("", readme)
    readme = PICTURE.sub("", readme)
    return re.sub(r"\n{3,}", "\n\n", LINK.sub(r"\1", readme))


def urls(home: str) -> dict[str, str]:
    if not home:
        return {}
    return {
        "Repository": home,
        "Issues": f"{home}/issues",
        "Changelog": f"{home}/blob/main/CHANGELOG.md",
        "Documentation": f"{home}/tree/main/docs",
    }


class DescribingHook(MetadataHookInterface):
    """Fills in what pyproject.toml leaves open."""

    def update(self, metadata: dict[str, Any]) -> None:
        home = repository()
        text = (ROOT / "README.md").read_text(encoding="utf-8")
        readme = describe(text, home, f"v{metadata['version']}")
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}
        metadata["urls"] = urls(home)
