"""A game as a guest of the house: a manifest that says where its parts are.

A package declares one `Guest` for each of its games and names it in its metadata:

    [project.entry-points."majlis.games"]
    mygame = "mygame:GUEST"

The games of the house come through the same door. Parts that belong to rooms above this one are
named, not imported: code as "module:NAME", data as a file or a folder in the game's own package.
"""

import importlib
from dataclasses import dataclass
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from majlis.kernel.options import UserError

# Grows when a guest that was made for the last one would no longer do.
CONTRACT: Final = 1
GROUP: Final = "majlis.games"
# Parts that are code, and parts that are files or folders of the package.
CODE: Final = ("rules", "evaluator", "board", "lessons")
DATA: Final = ("texts", "rulebook", "tensors", "weights", "network", "sheet")


class BrokenGuest(UserError):
    """A game, or a part of it, that cannot come in; the message says why."""


@dataclass(frozen=True, kw_only=True)
class Guest:
    """What a game brings. Rules and texts are needed; the house has something plain for the rest.

    >>> Guest(name="mygame", contract=1, package="mygame", rules="mygame.meta:RULES").texts
    'texts'
    """

    name: str
    """A small word of letters and digits, the same as in `Meta`."""
    contract: int
    """The contract that it was made for; the house's own is `CONTRACT`."""
    package: str
    """The package in which its files lie."""
    rules: str
    """`Rules` of the game."""
    texts: str = "texts"
    """Folder of `<language>.ftl`; English alone is enough."""
    rulebook: str = ""
    """Folder of `<language>.toml`; without it there is no rulebook to read or to search."""
    tensors: str = ""
    """Specification of the observation; without it options, seat and decision are observed."""
    evaluator: str = ""
    """What is worth having, a class; without it bots play the game out to see."""
    weights: str = ""
    """Weights of the evaluator, with constants of the search."""
    network: str = ""
    """Weights of a network that learned the game."""
    sheet: str = ""
    """Events that the lab counts; without it the order of play alone."""
    board: str = ""
    """Function that draws a view in a terminal; without it the view is listed."""
    page: str = ""
    """Name of its board in the page; without it the page shows its things as buttons."""
    lessons: str = ""
    """Lessons of the game."""

    def folder(self) -> Path:
        """Where its package lies."""
        spec = found(self.package)
        if spec is None or not spec.submodule_search_locations:
            raise BrokenGuest(f"there is no package {self.package!r}")
        return Path(next(iter(spec.submodule_search_locations)))

    def path(self, part: str) -> Path | None:
        """The file or the folder of a part; none where the game does not bring it."""
        named: str = getattr(self, part)
        return self.folder() / named if named else None

    def code(self, part: str) -> Any:
        """A part that is code, imported now; none where the game does not bring it."""
        named: str = getattr(self, part)
        if not named:
            return None
        module, _, name = named.partition(":")
        try:
            return getattr(importlib.import_module(module), name)
        except Exception as error:  # whatever a stranger's module does is its own failure
            told = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(".")
            raise BrokenGuest(f"the {part} of {self.name!r} does not load: {told}") from error

    def lacks(self) -> str | None:
        """What a manifest promises and is not there, in words; none where all is. Runs nothing."""
        for part in DATA:
            path = self.path(part)
            if path is not None and not path.exists():
                return f"it lacks its {part} ({path.name} in {self.package})"
        texts = self.path("texts")
        if texts is None or not (texts / "en.ftl").is_file():
            return f"it lacks its English texts (en.ftl in {self.package})"
        for part in CODE:
            named: str = getattr(self, part)
            module, colon, name = named.partition(":")
            if named and not (colon and name):
                return f"its {part} must be named as module:NAME, not {named!r}"
            if named and found(module) is None:
                return f"it lacks its {part} (there is no module {module!r})"
        return None


def found(module: str) -> ModuleSpec | None:
    """Where a module lies, if anywhere. Nothing is run for it, not even the packages around it."""
    head, *rest = module.split(".")
    try:
        spec = find_spec(head)
    except ValueError:
        return None
    name = head
    for part in rest:
        if spec is None or spec.submodule_search_locations is None:
            return None
        name = f"{name}.{part}"
        spec = PathFinder.find_spec(name, list(spec.submodule_search_locations))
    return spec
