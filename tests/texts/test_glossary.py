"""One thing has one term, in texts and rulebooks of each language."""

import re
from pathlib import Path

import pytest

from majlis.texts import LANGUAGES
from tests.texts.glossary import clauses, messages, mistakes, terms
from tests.texts.sources import HOUSE, copied


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_and_rulebooks_keep_to_the_glossary(language: str) -> None:
    path = HOUSE / "texts" / "glossary" / f"{language}.toml"
    assert len(terms(path)) > 20
    assert mistakes(language) == []


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Texts and rulebooks with a glossary that a test writes."""
    return copied(tmp_path)


def write(house: Path, term: str, language: str = "en") -> None:
    path = house / "texts" / "glossary" / f"{language}.toml"
    path.write_text(f"[[term]]\n{term}\n", encoding="utf-8")


def put(path: Path, old: str, new: str) -> int:
    """Another sentence in a file, and the line that it is in."""
    source = path.read_text(encoding="utf-8")
    assert old in source
    path.write_text(source.replace(old, new, 1), encoding="utf-8")
    return source[: source.index(old)].count("\n") + 1


TERM = 'thing = "a wobble"\nsay = ["jiggle"]\nnever = [\'(?i)\\bwobbles?\\b\']\nwhere = ["*"]'


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forbidden_word_is_found_with_its_place_and_the_right_term(
    house: Path, language: str
) -> None:
    write(house, TERM, language)
    assert mistakes(language, house) == []
    line = put(house / "texts" / language / "common.ftl", "\nnothing = ", "\nnothing = Wobble ") + 1
    told = f"texts/{language}/common.ftl:{line} nothing says “Wobble” (a wobble): jiggle"
    assert mistakes(language, house) == [told]


def test_forms_variants_chapters_and_clauses_are_read(house: Path) -> None:
    write(house, TERM)
    put(house / "games/alrashid/texts/en.ftl", "    .you = ", "    .you = wobble ")
    put(house / "texts/en/common.ftl", "[one] ", "[one] wobble ")
    put(house / "games/alrashid/rulebook/en.toml", '"AR-1" = "', '"AR-1" = "wobbles ')
    line = put(house / "games/belaad/rulebook/en.toml", 'text = "', 'text = "wobbles ')
    found = mistakes("en", house)
    assert len(found) == 4
    (clause,) = [one for one in found if "games/belaad/" in one]
    told = re.match(r"games/belaad/rulebook/en\.toml:(\d+) BL-", clause)
    assert told is not None
    assert 0 <= line - int(told[1]) <= 3


def test_a_word_is_looked_for_where_it_is_forbidden_and_not_in_names_of_variables(
    house: Path,
) -> None:
    write(house, TERM.replace('"*"', '"web"'))
    put(house / "texts/en/common.ftl", "\nnothing = ", "\nnothing = wobble ")
    assert mistakes("en", house) == []
    write(house, TERM.replace("wobbles?", "number"))
    numbered = [one for one in messages("en", house) if one.id == "bot"]
    assert "{ $number }" in numbered[0].words
    assert not [one for one in mistakes("en", house) if " bot says" in one]
    write(house, TERM.replace("bwobbles?\\b", "{ \\$number"))
    assert [one for one in mistakes("en", house) if " bot says" in one]


def test_what_excuses_nothing_fails(house: Path) -> None:
    write(house, TERM + '\nbut = ["nothing"]')
    (needless,) = mistakes("en", house)
    assert needless == "glossary/en.toml, a wobble: nothing to excuse in nothing"
    put(house / "texts/en/common.ftl", "\nnothing = ", "\nnothing = wobble ")
    assert mistakes("en", house) == []


@pytest.mark.parametrize(
    ("term", "told"),
    [
        ('thing = "x"\nsay = ["y"]\nwhere = ["*"]', "never"),
        ('thing = "x"\nsay = ["y"]\nnever = ["("]\nwhere = ["*"]', "unterminated"),
        ('thing = "x"\nsay = ["y"]\nnever = ["z"]\nwhere = ["weeb"]', "weeb"),
        ('thing = "x"\nsay = "y"\nnever = ["z"]\nwhere = ["*"]', "say of 'x' is no list"),
        ('thing = "x"\nsay = ["y"]\nnever = ["z"]\nwhere = ["*"]\nbtu = []', "btu"),
    ],
)
def test_a_term_that_is_none_is_named(house: Path, term: str, told: str) -> None:
    write(house, term)
    with pytest.raises(ValueError, match=rf"en\.toml, term 1: .*{told}"):
        terms(house / "texts/glossary/en.toml")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_its_line(language: str) -> None:
    found = list(clauses(language, HOUSE))
    assert len(found) > 500
    assert [one for one in found if one.line == 0] == []
