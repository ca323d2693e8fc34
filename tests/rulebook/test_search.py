"""Searching the rules: the same words as in the page, and what is misspelt finds what is near."""

import pytest

from majlis.rulebook import load_book
from majlis.rulebook.search import fold, has, stem, stems_of, wanted


@pytest.mark.parametrize(
    ("language", "many", "one"),
    [
        ("en", "caravanserais", "caravanserai"),
        ("en", "factories", "factory"),
        ("en", "boxes", "box"),
        ("en", "pass", "pass"),
        ("en", "halves", "half"),
        ("en", "genies", "genie"),
        ("fr", "décomptes", "décompte"),
        ("fr", "plateaux", "plateau"),
        ("fr", "égaux", "égal"),
        ("it", "carovane", "carovana"),
        ("it", "mercanti", "mercante"),
        ("it", "banche", "banca"),
    ],
)
def test_one_and_many_find_each_other(language: str, many: str, one: str) -> None:
    assert stem(many, language) == stem(one, language)
    assert has(stems_of(f"x {many} y", language), wanted(one, language)[0])


def test_accents_and_capitals_make_no_difference() -> None:
    assert fold("Érudit, bœuf") == "erudit, boeuf"
    found = load_book("alrashid", "fr").search("DESHONNEUR")
    assert found
    assert found == load_book("alrashid", "fr").search("déshonneur")


def test_a_short_word_is_itself_and_no_beginning() -> None:
    assert not has(stems_of("l’ordre du jour", "fr"), wanted("or", "fr")[0])
    assert has(stems_of("5 pièces d’or", "fr"), wanted("l’or", "fr")[0])


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "mercant", "merchant"),
        ("en", "merchnt dishonor", "merchant dishonour"),
        ("fr", "marchnd", "marchand"),
        ("fr", "deshoneur", "déshonneur"),
        ("it", "mercnte", "mercante"),
    ],
)
def test_what_is_misspelt_finds_what_is_near(language: str, typed: str, meant: str) -> None:
    book = load_book("alrashid", language)
    assert book.search(typed) == []
    near = book.near(typed)
    assert [stem(word, language) for word in near.split()] == wanted(meant, language)
    assert book.search(near) == book.search(meant)
    assert book.search(near)


def test_what_is_like_nothing_finds_nothing() -> None:
    assert load_book("alrashid").near("zeppelin") == ""
