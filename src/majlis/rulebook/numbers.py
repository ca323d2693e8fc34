"""Numbers in the text of a clause: a placeholder names a place in the material, which holds it.

- `{pawns.pasha.most}` is the number there; a list stands as its numbers, a figure as its rows
- `{setup.tiles_per_type * 4 - 8}` is reckoned from left to right, a list number by number; what is
  added may be another place
- `{scoring.jar: point|points}` is the number with the word that goes with it, `{scoring.jar? point|
  points}` the word alone; a third word stands for nothing at all (`gold|gold|free`)
- `{list countries.sanmatia.goods}` is how many there are of each, by the names of the book's
  `words`, the most first; names of entries after the path leave out the others, and `stalls=pair`
  gives an entry another name
- `{steps titles.economist.steps}` is a list of pairs, a least count and what it is worth, as the
  word `from` tells one of them
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

_PLACEHOLDER: Final = re.compile(r"\{([^{}]*)\}")
_NUMBER: Final = re.compile(
    r"(?P<path>[\w.-]+)(?P<sum>(?: [-+*/] [\w.-]+)*)"
    r"(?:(?P<kind>[:?]) (?P<one>[^|]+)\|(?P<many>[^|]+)(?:\|(?P<none>[^|]+))?)?"
)
_STEP: Final = re.compile(r" ([-+*/]) ([\w.-]+)")
_WHOLE: Final = re.compile(r"-?\d+")
_RECKONED: Final[dict[str, Callable[[int, int], int]]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a // b,
}
# Up to which number a language speaks of one thing.
_SINGULAR: Final = {"fr": (0, 1)}


class BadNumber(ValueError):
    """A placeholder that names nothing; the message says which."""


class Filling:
    """The numbers of one material, put into the sentences of one language."""

    def __init__(self, material: Any, language: str, words: Mapping[str, str]) -> None:
        self.material = material
        self.singular = _SINGULAR.get(language, (1,))
        self.words = words

    def fill(self, text: str) -> str:
        """The text with its numbers."""
        return _PLACEHOLDER.sub(lambda found: self._say(found[1]), text)

    def _say(self, asked: str) -> str:
        kind, _, rest = asked.partition(" ")
        if kind == "list":
            path, *names = rest.split(" ")
            return self._listed(self._at(path), names)
        if kind == "steps":
            return self._stepped(self._at(rest))
        found = _NUMBER.fullmatch(asked)
        if found is None:
            raise BadNumber(f"{{{asked}}} is no placeholder")
        value = self._at(found["path"])
        for operation, operand in _STEP.findall(found["sum"]):
            reckon = _RECKONED[operation]
            number = int(operand) if _WHOLE.fullmatch(operand) else self._at(operand)
            if isinstance(value, list):
                value = [reckon(one, number) for one in value]
            else:
                value = reckon(value, number)
        if found["kind"] is None:
            return _shown(value)
        if found["none"] and not any(value if isinstance(value, list) else [value]):
            return found["none"]
        word = found["one"] if value in self.singular else found["many"]
        return word if found["kind"] == "?" else f"{_shown(value)} {word}"

    def _at(self, path: str) -> Any:
        value = self.material
        for name in path.split("."):
            try:
                value = value[int(name)] if isinstance(value, list) else value[name]
            except (KeyError, IndexError, TypeError, ValueError):
                raise BadNumber(f"the material has no {path}") from None
        return value

    def _listed(self, table: Mapping[str, Any], names: list[str]) -> str:
        shown = dict(name.partition("=")[::2] for name in names or [*table][::-1])
        counts = [(table[name], shown[name] or name) for name in shown]
        counts.sort(key=lambda entry: -entry[0])
        said = [self._counted(count, name) for count, name in counts if count]
        return ", ".join(said) or self.words["nothing"]

    def _counted(self, count: int, name: str) -> str:
        one, _, many = self.words[name].partition("|")
        return f"{count} {one if count in self.singular else many or one}"

    def _stepped(self, steps: list[list[int]]) -> str:
        pattern = self.words["from"]
        told = [(least, worth) for least, worth in steps if least or worth]
        return ", ".join(pattern.format(least=least, worth=worth) for least, worth in told)


def _shown(value: Any) -> str:
    if isinstance(value, list):
        separator = " / " if any(isinstance(one, str) for one in value) else ", "
        return separator.join(str(one) for one in value)
    return str(value)


def places(text: str) -> list[str]:
    """What the placeholders of a text ask for, words apart: the same in every language."""
    asked = (found[1] for found in _PLACEHOLDER.finditer(text))
    return sorted(re.split("[:?] ", one)[0] for one in asked)
