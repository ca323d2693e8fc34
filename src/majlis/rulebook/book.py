"""Reads a game's clauses from its TOML file, so that people and programs can look them up.

Numbers that the material holds stand in the file as placeholders (`numbers.py`); the books that are
given out have them filled in.
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache, cached_property
from typing import Any, Final

from majlis.games.catalogue import GUESTS, game, guest
from majlis.rulebook.numbers import BadNumber, Filling
from majlis.rulebook.search import WORD, has, nearest, stem, stems_of, wanted

ORIGINAL: Final = "en"  # the language of the files that carry ids, options and references
_KEYS: Final[dict[str, type]] = {
    "text": str,
    "option": str,
    "ruling": bool,
    "titles": list,
    "see": list,
}


class UnknownClause(ValueError):
    """Somebody asked for a clause or a chapter that the book does not have."""


class UnknownBook(ValueError):
    """Somebody asked for the rulebook of a game that has none."""


class BadBook(ValueError):
    """A rulebook file breaks the format; the message says where."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered rule, with what a reader needs to place it and to read on."""

    id: str
    chapter: str
    chapter_title: str
    text: str
    option: str = ""
    """The named option that changes this clause, or an empty string."""
    ruling: bool = False
    """True where the printed rulebooks are silent or disagree, and this is our reading."""
    titles: tuple[str, ...] = ()
    """Ids of the tiles that this clause describes."""
    see: tuple[str, ...] = ()
    """Ids of the clauses that a reader wants next."""


class Book:
    """All clauses of one game in rulebook order.

    >>> book = load_book("alrashid")
    >>> book.clause("ar-5.7").text
    'No area is ever full.'
    >>> [clause.id for clause in book.search("sage gold rank")]
    ['AR-11.1']
    """

    def __init__(
        self,
        game: str,
        chapters: dict[str, str],
        clauses: Iterable[Clause],
        language: str = ORIGINAL,
        words: dict[str, str] | None = None,
    ) -> None:
        self.game: Final = game
        self.chapters: Final = chapters
        self.clauses: Final = {clause.id: clause for clause in clauses}
        self.language: Final = language
        self.words: Final = words or {}
        """The names of things that a placeholder counts."""

    def filled(self, material: Any) -> "Book":
        """The book with the numbers of a material in its clauses."""
        filling = Filling(material, self.language, self.words)
        clauses = []
        for clause in self.clauses.values():
            try:
                clauses.append(replace(clause, text=filling.fill(clause.text)))
            except BadNumber as error:
                where = f"Clause {clause.id} in the rulebook of {self.game}"
                raise BadBook(f"{where} ({self.language}): {error}.") from None
        return Book(self.game, self.chapters, clauses, self.language, self.words)

    def clause(self, clause_id: str) -> Clause:
        """The clause with this id, in upper or lower case; UnknownClause names near matches."""
        return self.clauses[self._find("rule", clause_id, self.clauses)]

    def chapter(self, chapter_id: str) -> list[Clause]:
        """The clauses of one chapter; the id may leave out the game's letters ("10")."""
        found = self._find("chapter", chapter_id, self.chapters)
        return [clause for clause in self.clauses.values() if clause.chapter == found]

    def search(self, words: str) -> list[Clause]:
        """The clauses in which every word occurs, in the text, the chapter title or the id.

        A query that is just a clause or chapter number ("AR-10", "10") finds what it numbers.
        Accents, capitals, singular and plural make no difference.
        """
        query = words.casefold().split()
        if not query:
            return []
        if len(query) == 1:
            numbered = [c for c in self.clauses.values() if _is_numbered(c, query[0])]
            if numbered:
                return numbered
        ids = [word for word in query if word in self._ids]
        stems = wanted(" ".join(word for word in query if word not in ids), self.language)
        if not ids and not stems:
            return []
        return [
            clause
            for clause, here in self._stems
            if all(word in (clause.id.casefold(), clause.chapter.casefold()) for word in ids)
            and all(has(here, one) for one in stems)
        ]

    def near(self, words: str) -> str:
        """The same words with those that the book has instead of the ones that are nowhere in it;
        empty where there is nothing like them.
        """
        known = self._words
        found = []
        for word in words.split():
            for one in wanted(word, self.language):
                if has(known, one):
                    found.append(word)
                    continue
                near = nearest(one, sorted(known))
                if not near:
                    return ""
                found.append(known[near[0]])
        return " ".join(found)

    @cached_property
    def _ids(self) -> frozenset[str]:
        return frozenset(one.casefold() for one in (*self.clauses, *self.chapters))

    @cached_property
    def _words(self) -> dict[str, str]:
        """The stems of all words of the book, each with the shortest word that has it."""
        words: dict[str, str] = {}
        for clause in self.clauses.values():
            for word in WORD.findall(f"{clause.text} {clause.chapter_title}"):
                one = stem(word, self.language)
                if one not in words or len(word) < len(words[one]):
                    words[one] = word.lower()
        return words

    @cached_property
    def _stems(self) -> list[tuple[Clause, frozenset[str]]]:
        """Each clause with the stems of its words and of its chapter's title."""
        return [
            (clause, frozenset(stems_of(f"{clause.text} {clause.chapter_title}", self.language)))
            for clause in self.clauses.values()
        ]

    def _find(self, kind: str, asked: str, ids: Iterable[str]) -> str:
        """The id that was meant, spelled as in the book."""
        known = {spelling: known_id for known_id in ids for spelling in _spellings(known_id)}
        wanted = asked.strip().casefold()
        if wanted in known:
            return known[wanted]
        message = f"There is no {kind} {asked!r} in the rulebook of {self.game}"
        inside = [spelling for spelling in known if spelling.startswith(f"{wanted}.")]
        close = inside[:3] or get_close_matches(wanted, known)
        near = dict.fromkeys(known[spelling] for spelling in close)
        if near:
            raise UnknownClause(f"{message}; did you mean {_listed(near, 'or')}?")
        raise UnknownClause(f"{message}.")


def books() -> tuple[str, ...]:
    """The games that have a rulebook, in alphabetical order."""
    return tuple(sorted(name for name, one in GUESTS.items() if one.rulebook))


def languages(name: str) -> tuple[str, ...]:
    """The languages that a game has its rulebook in."""
    folder = guest(name).path("rulebook")
    return tuple(sorted(file.stem for file in folder.glob("*.toml"))) if folder else ()


def load_book(name: str, language: str = ORIGINAL, material: Any = None) -> Book:
    """The rulebook of a game in a language, with the numbers of the box or of a given material."""
    return (
        _printed(name, language) if material is None else written(name, language).filled(material)
    )


@cache
def _printed(name: str, language: str) -> Book:
    """The book with the numbers of the box."""
    return written(name, language).filled(game(name).material({}))


@cache
def written(name: str, language: str = ORIGINAL) -> Book:
    """The book as its file has it, with placeholders; read once."""
    known = books()
    folder = GUESTS[name].path("rulebook") if name in known else None
    if folder is None:
        have = _listed(known, "and")
        raise UnknownBook(f"There is no rulebook for {name!r}; there is one for {have}.")
    book = parse_book(name, (folder / f"{ORIGINAL}.toml").read_text(encoding="utf-8"))
    if language == ORIGINAL:
        return book
    file = folder / f"{language}.toml"
    if not file.is_file():
        raise UnknownBook(f"There is no rulebook for {name!r} in the language {language!r}.")
    return translate_book(book, language, file.read_text(encoding="utf-8"))


def translate_book(book: Book, language: str, text: str) -> Book:
    """The book in other words: each chapter and clause once, no more and no fewer."""
    where = f"The rulebook of {book.game} in the language {language!r}"
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadBook(f"{where} is not valid TOML: {error}.") from error
    for kind, ids in (("chapters", book.chapters), ("clauses", book.clauses)):
        strange = raw.get(kind, {}).keys() ^ ids.keys()
        if strange:
            raise BadBook(f"{where} must have the same {kind}; look at {min(strange)}.")
        for key, words in raw[kind].items():
            if not isinstance(words, str) or not words.strip():
                raise BadBook(f"{where} has no words for {key}.")
    chapters = {key: raw["chapters"][key] for key in book.chapters}
    return Book(
        book.game,
        chapters,
        [
            replace(
                clause,
                chapter_title=chapters[clause.chapter],
                text=raw["clauses"][clause.id].strip(),
            )
            for clause in book.clauses.values()
        ],
        language,
        raw.get("words", {}),
    )


def parse_book(game: str, text: str) -> Book:
    """A book from the text of its file; BadBook if the file breaks the format."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadBook(f"The rulebook of {game} is not valid TOML: {error}.") from error
    chapters: dict[str, str] = raw.get("chapters", {})
    clauses = [_clause(game, key, entry, chapters) for key, entry in raw.get("clauses", {}).items()]
    return Book(game, chapters, clauses, words=raw.get("words", {}))


def _clause(game: str, clause_id: str, entry: dict[str, Any], chapters: dict[str, str]) -> Clause:
    """One clause from its table; a misspelt key must not pass for a missing one."""
    where = f"Clause {clause_id} in the rulebook of {game}"
    chapter = chapter_of(clause_id)
    if chapter not in chapters:
        raise BadBook(f"{where} belongs to no chapter.")
    for key, value in entry.items():
        if key not in _KEYS:
            raise BadBook(f"{where} has an unknown key, {key!r}.")
        if not isinstance(value, _KEYS[key]):
            raise BadBook(f"{where} has a {key!r} of the wrong type.")
    text = entry.get("text", "").strip()
    if not text:
        raise BadBook(f"{where} has no text.")
    return Clause(
        id=clause_id,
        chapter=chapter,
        chapter_title=chapters[chapter],
        text=text,
        option=entry.get("option", ""),
        ruling=entry.get("ruling", False),
        titles=tuple(entry.get("titles", ())),
        see=tuple(entry.get("see", ())),
    )


def chapter_of(clause_id: str) -> str:
    """The chapter of a clause: AL-7 of AL-7.6, AL-SU of AL-SU-3."""
    return clause_id.rstrip("0123456789").rstrip(".-")


def _spellings(book_id: str) -> tuple[str, str]:
    """How a reader may write an id: in full, or without the letters of the game."""
    full = book_id.casefold()
    return full, full.partition("-")[2]


def _is_numbered(clause: Clause, word: str) -> bool:
    """Is the word the number of this clause or of its chapter?"""
    return word in _spellings(clause.id) or word in _spellings(clause.chapter)


def _listed(names: Iterable[str], word: str) -> str:
    """Names as a sentence lists them: "a, b or c"."""
    *rest, last = names
    return f"{', '.join(rest)} {word} {last}" if rest else last
