"""Majlis: four games of the age of the caliphs, as rules engines, a table and an environment.

The kernel and the games may be compiled (`make compile`); the plain Python sources are the
reference. Set `MAJLIS_PURE=1` to run them even where compiled modules lie beside them. In a
checkout, compiled modules that are older than their sources are ignored; `majlis.ENGINE` says so.
"""

import importlib.machinery
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import ModuleType
from typing import Final

__version__ = "0.1.0"

_HERE: Final = Path(__file__).parent
_STAMP: Final = _HERE / "_compiled.stamp"
_PLAIN: Final = _HERE / "_plain.txt"
_COMPILED_ROOMS: Final = ("kernel", "games", "bots")


class _SourcesOnly(MetaPathFinder):
    """Finds the modules of Majlis by their sources, as if there were no compiled ones."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if path is None or not fullname.startswith("majlis."):
            return None
        loader = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
        for entry in path:
            spec = importlib.machinery.FileFinder(entry, loader).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def _choose_engine() -> str:
    """Says which engine runs: "compiled", or "interpreted" with the reason."""
    if os.environ.get("MAJLIS_PURE") == "1":
        return "interpreted (MAJLIS_PURE=1)"
    if not _STAMP.exists():
        return "interpreted (not compiled)"
    built = _STAMP.stat().st_mtime
    kind, *words = _STAMP.read_text(encoding="utf-8").split()
    suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
    if words[:1] != [suffix]:
        return f"interpreted (compiled for *{''.join(words[:1])}, and this Python loads *{suffix})"
    if kind == "checkout" and any(
        source.stat().st_mtime > built
        for room in _COMPILED_ROOMS
        for source in (_HERE / room).rglob("*.py")
    ):
        return "interpreted (the compiled modules are out of date: run make compile)"
    return "compiled"


# What a wheel lacks that was made without engine or page on purpose; empty in all others.
PLAIN: Final = _PLAIN.read_text(encoding="utf-8").strip() if _PLAIN.exists() else ""
ENGINE: Final = _choose_engine()
if ENGINE != "compiled":
    sys.meta_path.insert(0, _SourcesOnly())
