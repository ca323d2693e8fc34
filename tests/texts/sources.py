"""The texts as they are written: each message with its place, and what is wrong with a file."""

import shutil
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import majlis
from majlis.games.catalogue import GAMES
from majlis.kernel.text import Ref, Seat, Text
from majlis.texts import ENGLISH, LANGUAGES, SPOKEN

HOUSE: Final = Path(majlis.__file__).parent
SHARED: Final = ("common", "web", "lessons", "lab")
FILES: Final = (*SHARED, *GAMES)
# Attributes that a sentence chooses by, and nobody reads.
GRAMMAR: Final = ("gender", "number")
# How the languages count.
PLURALS: Final = {"en": {"one"}, "fr": {"one", "many"}, "it": {"one", "many"}}


def path_of(language: str, name: str, house: Path = HOUSE) -> Path:
    """The file of a game, or one that all games share."""
    if name in GAMES:
        return house / "games" / name / "texts" / f"{language}.ftl"
    return house / "texts" / language / f"{name}.ftl"


def copied(house: Path) -> Path:
    """A copy of all words of the house, which a test can make worse."""
    shutil.copytree(HOUSE / "texts", house / "texts")
    for name in GAMES:
        for part in ("texts", "rulebook"):
            shutil.copytree(HOUSE / "games" / name / part, house / "games" / name / part)
    return house


class Message:
    """A message as it is written: where, and the pattern of each of its forms (""; `you`; ...).

    `variables` are what it is told, each with the forms that are used of it ("" the thing itself),
    `asked` those that it chooses by with the words that it knows, `before` those that stand in a
    sentence with the words right before them, `terms` the terms that it refers to.
    """

    def __init__(self, file: str, line: int, entry: ast.Message) -> None:
        self.file = file
        self.line = line
        self.key = entry.id.name
        self.patterns = {one.id.name: one.value for one in entry.attributes}
        if entry.value is not None:
            self.patterns[""] = entry.value
        uses = Uses(*self.patterns.values())
        self.variables = uses.variables
        self.asked = uses.asked
        self.before = uses.before

    @property
    def forms(self) -> list[str]:
        """The forms beside the message itself."""
        return sorted(form for form in self.patterns if form)

    def literal(self, form: str) -> str:
        """A form that is one plain word, such as a gender; empty where there is none."""
        pattern = self.patterns.get(form)
        match pattern.elements if pattern else []:
            case [ast.TextElement(value=word)]:
                return word
        return ""

    def told(self, form: str = "") -> dict[str, set[str]]:
        """The variables of one form."""
        return Uses(self.patterns[form]).variables


class Uses(Visitor):
    """What some patterns are told, what they ask of it, whether they have words of their own."""

    def __init__(self, *patterns: ast.Pattern) -> None:
        self.variables: dict[str, set[str]] = defaultdict(set)
        self.asked: dict[str, list[str]] = defaultdict(list)
        self.before: list[tuple[str, str]] = []
        self.has_word = False
        for pattern in patterns:
            self.visit(pattern)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.has_word |= any(letter.isalpha() for letter in node.value)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for first, second in pairwise(node.elements):
            match first, second:
                case (
                    ast.TextElement(value=words),
                    ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))),
                ):
                    self.before.append((name, words))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        name, _, form = node.id.name.partition("-")
        self.variables[name].add(form)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            words = [one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)]
            if not {"one", "many", "two"} & set(words):
                self.asked[node.selector.id.name] += words
        self.generic_visit(node)


class File:
    """A file of messages: those that can be read, and what is wrong with the rest."""

    def __init__(self, language: str, name: str, house: Path = HOUSE) -> None:
        self.language = language
        self.name = name
        self.messages: dict[str, Message] = {}
        self.terms: dict[str, ast.Term] = {}
        self.problems: list[str] = []
        source = path_of(language, name, house).read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            assert entry.span is not None
            line = source.count("\n", 0, entry.span.start) + 1
            if isinstance(entry, ast.Junk):
                self.problems += [self._junk(source, one) for one in entry.annotations]
            elif isinstance(entry, ast.Message):
                if entry.id.name in self.messages:
                    self.problems.append(f"{self.at(line)} {entry.id.name} is there twice")
                self.messages[entry.id.name] = Message(name, line, entry)
            elif isinstance(entry, ast.Term):
                self.terms[entry.id.name] = entry

    def at(self, line: int) -> str:
        return f"{self.language}/{self.name}.ftl:{line}"

    def _junk(self, source: str, note: ast.Annotation) -> str:
        assert note.span is not None
        return f"{self.at(source.count(chr(10), 0, note.span.start) + 1)} {note.message}"


@cache
def messages(language: str, file: str) -> dict[str, Message]:
    """The messages of a file by their keys."""
    return File(language, file).messages


# ---- what is wrong with the files


def problems(house: Path = HOUSE, names: Iterable[str] = FILES) -> list[str]:
    """All that is wrong with the texts of a house, each with its file and line."""
    wanted = {"common", *names}
    files = {(of, name): File(of, name, house) for of in LANGUAGES for name in wanted}
    found: list[str] = []
    for (language, name), file in files.items():
        found += file.problems
        found += dangling(file, files[language, "common"])
        if language != ENGLISH:
            found += differences(file, files[ENGLISH, name])
    return found


def differences(file: File, english: File) -> Iterator[str]:
    """What a language says otherwise than English: keys, arguments, forms, words to choose by."""
    for key, one in english.messages.items():
        if key not in file.messages:
            yield f"{file.at(1)} {key} is missing ({english.at(one.line)})"
    for key, message in file.messages.items():
        place = f"{file.at(message.line)} {key}"
        own = english.messages.get(key)
        if own is None:
            yield f"{place} is not there in English"
            continue
        if set(message.variables) != set(own.variables):
            yield (
                f"{place} is told {sorted(message.variables)}, in English {sorted(own.variables)}"
            )
        forms = [[form for form in one.forms if form in SPOKEN] for one in (message, own)]
        if forms[0] != forms[1]:
            yield f"{place} has the forms {forms[0]}, in English {forms[1]}"
        for name, words in message.asked.items():
            if name.rpartition("-")[2] in GRAMMAR:
                continue
            strange = set(words) - set(own.asked.get(name, ())) - PLURALS[file.language] - {"other"}
            if strange:
                yield f"{place} asks ${name} for {sorted(strange)}, which it never is"


class _References(Visitor):
    """The messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.names: list[tuple[str, str]] = []

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.names.append((f"-{node.id.name}", node.attribute.name if node.attribute else ""))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.append((node.id.name, node.attribute.name if node.attribute else ""))


def dangling(file: File, common: File) -> Iterator[str]:
    """References to terms, messages and forms that are not there; common ones are for all."""
    known: dict[str, set[str]] = {}
    for one in (common, file):
        for key, message in one.messages.items():
            known[key] = set(message.patterns)
        for key, term in one.terms.items():
            known[f"-{key}"] = {"", *(form.id.name for form in term.attributes)}
    for message in file.messages.values():
        found = _References()
        for pattern in message.patterns.values():
            found.visit(pattern)
        for name, form in found.names:
            if form not in known.get(name, set()):
                named = f"{name}.{form}" if form else name
                yield f"{file.at(message.line)} {message.key} refers to {named}, which is not there"


def formless(spoken: dict[str, list[Text]], house: Path = HOUSE) -> list[str]:
    """Messages that use a form (`$tile-the`) which some thing that they are told has not."""
    found: dict[str, None] = {}
    for language in LANGUAGES:
        shared = [File(language, name, house) for name in SHARED]
        for game, texts in spoken.items():
            files = [*shared, File(language, game, house)]
            known = {key: one for file in files for key, one in file.messages.items()}
            for text in texts:
                if message := known.get(text.key):  # else the other test tells
                    place = f"{language}/{message.file}.ftl:{message.line} {text.key}"
                    found |= {f"{place} {lack}": None for lack in _lacks(message, text, known)}
    return list(found)


def _lacks(message: Message, text: Text, known: dict[str, Message]) -> Iterable[str]:
    for name, forms in message.variables.items():
        arg = text.args.get(name)
        for form in forms - {""}:
            if isinstance(arg, Ref | Text):
                if arg.key in known and form not in known[arg.key].forms:
                    yield f"uses ${name}-{form}, which {arg.key} has not"
            elif not (isinstance(arg, Seat) and form == "is"):
                yield f"uses ${name}-{form}, but ${name} is no thing"
