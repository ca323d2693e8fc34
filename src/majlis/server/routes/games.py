"""The games of the house and their rulebooks."""

from typing import Annotated, Any

from litestar import MediaType, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Struct

from majlis.bots import offered
from majlis.games.catalogue import GAMES, game, guest
from majlis.kernel.codec import Json
from majlis.kernel.options import UserError
from majlis.kernel.rules import Rules
from majlis.rulebook import book as books
from majlis.server.material import Corrected, Corrections, MaterialInfo, corrected, material_of
from majlis.server.material import read_file as read_corrections
from majlis.server.problems import Refused
from majlis.server.routes import Somebody
from majlis.texts import ENGLISH, LANGUAGES, source


class OptionInfo(Struct, frozen=True):
    """An option of a game: its values (the first is the default) and the clause it changes."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str
    clause: str


class GameInfo(Struct, frozen=True):
    """A game as the page offers it; `levels` are the bots from the weakest to the strongest.

    `page` names its board in the page; empty: the plain one.
    """

    name: str
    title: str
    players: list[int]
    options: list[OptionInfo]
    levels: list[str]
    version: int
    page: str


class Chapter(Struct, frozen=True):
    """A chapter of a rulebook."""

    id: str
    title: str


class ClauseInfo(Struct, frozen=True):
    """One numbered rule; `ruling` marks a reading of ours, `see` what to read next."""

    id: str
    chapter: str
    text: str
    option: str
    ruling: bool
    see: list[str]


class Book(Struct, frozen=True):
    """The rulebook of a game, in our own words."""

    game: str
    language: str
    chapters: list[Chapter]
    clauses: list[ClauseInfo]


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """Every game with its options and bots."""
    return [game_info(rules) for rules in GAMES.values()]


Lang = Annotated[str, QueryParameter(description="en, fr or it")]


@get("/api/rules/{name:str}", sync_to_thread=False)
def rulebook(name: FromPath[str], lang: Lang = "en") -> Book:
    """A rulebook, in English where there is no other; `language` says which it is."""
    return book_of(_game(name), lang)


def book_of(rules: Rules, lang: str, material: Json = None) -> Book:
    """The rulebook with the numbers of the box, or of corrected material.

    In English where there is no other; a guest may have none, which is a book without a chapter.
    """
    name = rules.meta.name
    if name not in books.books():
        return Book(name, books.ORIGINAL, [], [])
    language = lang if lang in books.languages(name) else books.ORIGINAL
    book = books.load_book(name, language, material)
    return Book(
        game=name,
        language=language,
        chapters=[Chapter(key, title) for key, title in book.chapters.items()],
        clauses=[
            ClauseInfo(c.id, c.chapter, c.text, c.option, c.ruling, list(c.see))
            for c in book.clauses.values()
        ],
    )


@get("/api/words/{name:str}", sync_to_thread=False, media_type=MediaType.TEXT)
def game_words(name: FromPath[str], lang: Lang = "en") -> str:
    """The words of a game as a Fluent file, in English where there are no others."""
    rules = _game(name)
    language = lang if lang in LANGUAGES and source(lang, rules.meta.name).is_file() else ENGLISH
    return source(language, rules.meta.name).read_text(encoding="utf-8")


@get("/api/material/{name:str}", sync_to_thread=False)
def material(name: FromPath[str]) -> MaterialInfo:
    """What an owner of the box can correct of a game, with where each value comes from."""
    return material_of(_game(name))


@post("/api/material/{name:str}", status_code=200, sync_to_thread=False)
def check_material(user: Somebody, name: FromPath[str], data: JSONBody[Corrections]) -> Corrected:
    """Corrections as a new table takes them, checked: of a file, or as data. Nothing is kept."""
    found = read_corrections(data.toml) if data.toml else data.material
    return corrected(_game(name), found)


def _game(name: str) -> Rules:
    try:
        return game(name)
    except UserError as error:
        raise Refused(404, "not-found", "problem-malformed", why=str(error)) from None


def game_info(rules: Rules) -> GameInfo:
    """A game as the page offers it."""
    meta = rules.meta
    options = [OptionInfo(o.name, list(o.values), o.default, o.clause) for o in meta.options]
    return GameInfo(
        name=meta.name,
        title=meta.title,
        players=list(meta.players),
        options=options,
        levels=offered(),
        version=meta.version,
        page=guest(meta.name).page,
    )


HANDLERS: list[Any] = [list_games, rulebook, game_words, material, check_material]
