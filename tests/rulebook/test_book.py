"""The rulebook must answer every citation, because refusals and labels speak in clause ids."""

import doctest
import re
from typing import Final

import pytest

from majlis.games.almadi.material import CHARACTERS
from majlis.games.catalogue import GAMES
from majlis.rulebook import (
    BadBook,
    Book,
    Clause,
    UnknownBook,
    UnknownClause,
    book,
    books,
    load_book,
)
from majlis.rulebook.book import parse_book, translate_book
from majlis.texts import LANGUAGES

OPTIONS: Final = {
    name: {option.name for option in rules.meta.options} for name, rules in GAMES.items()
}


@pytest.fixture(params=books())
def any_book(request: pytest.FixtureRequest) -> Book:
    """Each game's book in turn."""
    return load_book(str(request.param))


@pytest.fixture
def alrashid() -> Book:
    """The book that the examples below are taken from."""
    return load_book("alrashid")


def ids(clauses: list[Clause]) -> list[str]:
    return [clause.id for clause in clauses]


# ---------------------------------------------------------------- every language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", books())
def test_a_book_says_the_same_in_every_language(game: str, language: str) -> None:
    """Numbers, options and citations are facts: they stand in each translation of a clause."""
    original, book = load_book(game), load_book(game, language)
    assert list(book.clauses) == list(original.clauses)
    for clause in book.clauses.values():
        wanted = original.clause(clause.id)
        assert clause.text.endswith("."), clause.id
        assert clause.see == wanted.see
        for fact in (r"`[^`]+`", r"\b[A-Z]{2}-[A-Z0-9.-]*\d", r"^- "):
            there = re.findall(fact, clause.text, re.MULTILINE)
            assert sorted(there) == sorted(re.findall(fact, wanted.text, re.MULTILINE)), clause.id
        if language != "en":
            assert clause.text != wanted.text, clause.id


def test_a_language_without_a_book_is_refused() -> None:
    with pytest.raises(UnknownBook, match="in the language 'xx'"):
        load_book("alrashid", "xx")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[chapters", "not valid TOML"),
        ('[chapters]\n[clauses]\n"AR-1.1" = "Un."', "same chapters; look at AR-1"),
    ],
)
def test_a_translation_must_be_whole(alrashid: Book, text: str, complaint: str) -> None:
    with pytest.raises(BadBook, match=complaint):
        translate_book(alrashid, "fr", text)


# ---------------------------------------------------------------- every book


def test_every_clause_has_a_text_and_a_chapter(any_book: Book) -> None:
    assert any_book.clauses
    for clause in any_book.clauses.values():
        assert clause.text == clause.text.strip() != ""
        assert clause.text.endswith("."), clause.id
        assert clause.chapter_title == any_book.chapters[clause.chapter] != ""


def test_every_chapter_has_clauses_and_stands_in_one_piece(any_book: Book) -> None:
    in_book_order = [c.id for chapter in any_book.chapters for c in any_book.chapter(chapter)]
    assert in_book_order == list(any_book.clauses)
    assert all(any_book.chapter(chapter) for chapter in any_book.chapters)


def test_numbers_rise_within_a_chapter(any_book: Book) -> None:
    for chapter in any_book.chapters:
        found = [int(clause.id.removeprefix(chapter)[1:]) for clause in any_book.chapter(chapter)]
        assert found == sorted(set(found))


def test_see_points_to_other_clauses(any_book: Book) -> None:
    for clause in any_book.clauses.values():
        assert set(clause.see) <= any_book.clauses.keys() - {clause.id}, clause.id
        assert len(set(clause.see)) == len(clause.see), clause.id


def test_a_text_cites_only_clauses_that_exist(any_book: Book) -> None:
    for clause in any_book.clauses.values():
        cited = set(re.findall(r"\b[A-Z]{2}-\w+[.-]\d+", clause.text))
        assert cited <= any_book.clauses.keys(), clause.id


def test_no_two_clauses_say_the_same(any_book: Book) -> None:
    texts = [clause.text for clause in any_book.clauses.values()]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("game", OPTIONS)
def test_every_option_changes_one_clause_which_names_it(game: str) -> None:
    changed = [clause for clause in load_book(game).clauses.values() if clause.option]
    assert sorted(clause.option for clause in changed) == sorted(OPTIONS[game])
    for clause in changed:
        assert f"`{clause.option}`" in clause.text, clause.id
        assert "default" in clause.text, clause.id


def test_an_apostrophe_may_be_typed_straight(alrashid: Book) -> None:
    assert "AR-12.3" in ids(alrashid.search("caliph's favourite"))
    assert alrashid.search("caliph's") == alrashid.search("caliph’s")


# ---------------------------------------------------------------- Al-Rashid's material


def test_alrashid_has_all_its_clauses(alrashid: Book) -> None:
    assert len(alrashid.chapters) == 22
    assert len(alrashid.clauses) == 201


def test_alhambra_has_all_its_clauses() -> None:
    book = load_book("alhambra")
    assert len(book.chapters) == 24
    assert len(book.clauses) == 223


@pytest.mark.parametrize("spelling", ["AL-SU-3", "al-su-3", "su-3"])
def test_a_clause_of_a_module_belongs_to_the_chapter_of_the_module(spelling: str) -> None:
    clause = load_book("alhambra").clause(spelling)
    assert (clause.id, clause.chapter) == ("AL-SU-3", "AL-SU")


def test_ar_15_describes_each_title_once_under_its_own_number(alrashid: Book) -> None:
    for number, clause in enumerate(alrashid.chapter("AR-15"), start=1):
        assert clause.id == f"AR-15.{number}"
        assert clause.titles == (f"C{number:03}",)
    assert len(alrashid.chapter("AR-15")) == 32


# ---------------------------------------------------------------- Almadi's material


def test_almadi_has_all_its_clauses() -> None:
    almadi = load_book("almadi")
    assert len(almadi.chapters) == 13
    assert len(almadi.clauses) == 140


def test_am_12_describes_each_character_once() -> None:
    described = [c for clause in load_book("almadi").chapter("AM-12") for c in clause.titles]
    assert sorted(described) == sorted(CHARACTERS)


# ---------------------------------------------------------------- lookup


@pytest.mark.parametrize("spelling", ["AR-10.6", "ar-10.6", " Ar-10.6 ", "10.6"])
def test_a_clause_is_found_however_its_id_is_typed(alrashid: Book, spelling: str) -> None:
    clause = alrashid.clause(spelling)
    assert clause.id == "AR-10.6"
    assert clause.chapter == "AR-10"
    assert clause.chapter_title == "Visiting a guild palace"
    assert clause.option == "idle_dishonour"
    assert clause.ruling
    assert clause.titles == ()
    assert clause.see == ("AR-10.5",)


def test_a_plain_clause_has_no_option_and_is_no_ruling(alrashid: Book) -> None:
    clause = alrashid.clause("AR-6.1")
    assert (clause.option, clause.ruling) == ("", False)


def test_an_unknown_clause_is_refused_with_near_matches(alrashid: Book) -> None:
    with pytest.raises(UnknownClause) as refused:
        alrashid.clause("AR-10.55")
    message = str(refused.value)
    assert message.startswith("There is no rule 'AR-10.55' in the rulebook of alrashid; ")
    assert "AR-10.5" in message
    assert message.endswith("?")


def test_an_unknown_clause_without_near_match_is_refused_plainly(alrashid: Book) -> None:
    with pytest.raises(ValueError, match=r"^There is no rule 'xyz' in the rulebook of \w+\.$"):
        alrashid.clause("xyz")


def test_a_chapter_is_not_a_clause_but_leads_to_its_own(alrashid: Book) -> None:
    with pytest.raises(UnknownClause, match=r"'AR-10'.* AR-10\.1, AR-10\.2 or AR-10\.3\?$"):
        alrashid.clause("AR-10")


@pytest.mark.parametrize("spelling", ["AR-5", "ar-5", "5"])
def test_a_chapter_lists_its_clauses_in_order(alrashid: Book, spelling: str) -> None:
    found = ids(alrashid.chapter(spelling))
    assert found == [f"AR-5.{number}" for number in [*range(1, 14), *range(20, 25)]]


def test_an_unknown_chapter_is_refused(alrashid: Book) -> None:
    with pytest.raises(UnknownClause, match=r"no chapter 'AR-23'.*did you mean .*AR-2"):
        alrashid.chapter("AR-23")


# ---------------------------------------------------------------- search


@pytest.mark.parametrize("query", ["AR-1", "ar-1", "1"])
def test_a_chapter_number_finds_that_chapter_alone(alrashid: Book, query: str) -> None:
    assert alrashid.search(query) == alrashid.chapter("AR-1")


@pytest.mark.parametrize("query", ["AR-5.2", "5.2"])
def test_a_clause_number_finds_that_clause_alone(alrashid: Book, query: str) -> None:
    assert ids(alrashid.search(query)) == ["AR-5.2"]


def test_all_words_must_occur(alrashid: Book) -> None:
    both = ids(alrashid.search("Flee DISHONOUR"))
    assert "AR-17.11" in both
    assert set(both) == set(ids(alrashid.search("flee"))) & set(ids(alrashid.search("dishonour")))


def test_words_of_a_chapter_title_count(alrashid: Book) -> None:
    assert set(ids(alrashid.chapter("AR-9"))) <= set(ids(alrashid.search("credit notes")))


def test_a_chapter_id_narrows_other_words(alrashid: Book) -> None:
    found = alrashid.search("ar-1 token")
    assert found
    assert {clause.chapter for clause in found} == {"AR-1"}


def test_results_keep_the_order_of_the_book(alrashid: Book) -> None:
    order = list(alrashid.clauses)
    found = ids(alrashid.search("pasha"))
    assert found == sorted(found, key=order.index)


@pytest.mark.parametrize("query", ["", "   ", "zeppelin", "merchant zeppelin"])
def test_nothing_to_find(alrashid: Book, query: str) -> None:
    assert alrashid.search(query) == []


# ---------------------------------------------------------------- files


def test_a_book_is_read_once() -> None:
    assert load_book("alrashid") is load_book("alrashid")


@pytest.mark.parametrize("game", ["chess", "", "../rulebook/alrashid", "alrashid.toml"])
def test_a_game_without_a_book_is_refused(game: str) -> None:
    with pytest.raises(UnknownBook, match=r"There is no rulebook for .*alrashid"):
        load_book(game)


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ('[clauses."XX-1.1"]\ntext = "A rule."', "XX-1.1 .*belongs to no chapter"),
        ('[clauses."XX-2.1"]\ntext = " "', "XX-2.1 .*has no text"),
        ('[clauses."XX-2.1"]\ntext = "A rule."\nrulling = true', "unknown key, 'rulling'"),
        ('[clauses."XX-2.1"]\ntext = "A rule."\nsee = "XX-2.2"', "'see' of the wrong type"),
        ("[clauses", "not valid TOML"),
    ],
)
def test_a_broken_file_is_refused_with_the_place(lines: str, complaint: str) -> None:
    with pytest.raises(BadBook, match=complaint):
        parse_book("test", f'[chapters]\n"XX-2" = "Two"\n{lines}\n')


def test_the_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(book).failed == 0
