"""The glossaries: one thing, one term, in texts and rulebooks of a language."""

import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from majlis.games.catalogue import GAMES
from tests.texts.sources import FILES, HOUSE, File, path_of

EVERYWHERE: Final = ["*"]
LISTS: Final = ("say", "never", "where", "but")
HOLE: Final = "{ }"  # what stands for a variable, where a term does not ask for its name


class Passage(NamedTuple):
    """Running text: where it stands, the message or clause, and the words."""

    file: str
    line: int
    stem: str
    id: str
    words: str


class Term(NamedTuple):
    """What a thing is called and what not, in which files, and where a forbidden word is right."""

    thing: str
    say: list[str]
    never: list[str]
    where: list[str]
    but: Sequence[str] = ()

    def uses(self, passage: Passage) -> Iterator[str]:
        """The forbidden words of a passage; case counts, unless a pattern begins with `(?i)`."""
        if self.where != EVERYWHERE and passage.stem not in self.where:
            return
        for pattern in self.never:
            words = passage.words
            if r"\{" not in pattern:
                words = re.sub(r"\{ \$[\w-]+ \}", HOLE, words)
            if found := re.search(pattern, words):
                yield found.group()


def terms(path: Path) -> list[Term]:
    """The terms of a glossary; what is no term is an error."""
    found = []
    for number, entry in enumerate(tomllib.loads(path.read_text(encoding="utf-8"))["term"], 1):
        try:
            found.append(_term(entry))
        except (TypeError, ValueError, re.error) as error:
            raise ValueError(f"{path.name}, term {number}: {error}") from None
    return found


def _term(entry: dict[str, Any]) -> Term:
    term = Term(**entry)
    if not term.thing or not term.say or not term.never or not term.where:
        raise ValueError(f"{term.thing!r} needs a thing, say, never and where")
    for name in LISTS:
        if not isinstance(entry.get(name, []), list):
            raise ValueError(f"{name} of {term.thing!r} is no list")
    strange = set(term.where) - {*FILES, *EVERYWHERE}
    if strange:
        raise ValueError(f"{term.thing!r} is about files that are not there: {sorted(strange)}")
    for pattern in term.never:
        re.compile(pattern)
    return term


def mistakes(language: str, house: Path = HOUSE) -> list[str]:
    """Forbidden words with their place and the term to use, and what excuses nothing."""
    running = [*messages(language, house), *clauses(language, house)]
    found: list[str] = []
    for term in terms(house / "texts" / "glossary" / f"{language}.toml"):
        needed = set()
        for passage in running:
            for word in term.uses(passage):
                if passage.id in term.but:
                    needed.add(passage.id)
                else:
                    place = f"{passage.file}:{passage.line} {passage.id}"
                    found.append(f"{place} says “{word}” ({term.thing}): {' / '.join(term.say)}")
        found += [
            f"glossary/{language}.toml, {term.thing}: nothing to excuse in {one}"
            for one in term.but
            if one not in needed
        ]
    return list(dict.fromkeys(found))


class _Running(Visitor):
    """The words of a message, each variant of it apart; variables stand as `{ $name }`."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.found: list[str] = []
        self.visit(pattern)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        words = ""
        for element in node.elements:
            match element:
                case ast.TextElement(value=value):
                    words += value
                case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                    words += f"{{ ${name} }}"
                case ast.Placeable(expression=ast.StringLiteral(value=value)):
                    words += value
                case _:
                    words += HOLE
                    self.visit(element)
        self.found.append(words)


def messages(language: str, house: Path) -> Iterator[Passage]:
    """The words of all messages."""
    for name in FILES:
        file = File(language, name, house)
        for message in file.messages.values():
            for pattern in message.patterns.values():
                for words in _Running(pattern).found:
                    where = path_of(language, name, house).relative_to(house)
                    yield Passage(str(where), message.line, name, message.key, words)


# A number of the material in a clause: `{titles.agha.gold}`, or with the noun that it counts.
PLACED = re.compile(r"\{[^{}:]*(?::([^{}]*))?\}")


def clauses(language: str, house: Path) -> Iterator[Passage]:
    """The words of the rulebooks: chapters and clauses."""
    for game in GAMES:
        path = house / "games" / game / "rulebook" / f"{language}.toml"
        source = path.read_text(encoding="utf-8")
        book = tomllib.loads(source)
        for of in ("chapters", "clauses"):
            for key, entry in book[of].items():
                words = PLACED.sub(r"\1", entry["text"] if isinstance(entry, dict) else entry)
                at = re.search(rf'^(?:\[{of}\.)?"?{re.escape(key)}"?[\] =]', source, re.MULTILINE)
                line = source.count("\n", 0, at.start()) + 1 if at else 0
                yield Passage(str(path.relative_to(house)), line, game, key, words)
