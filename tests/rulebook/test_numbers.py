"""The numbers of the rulebooks are those of the material, corrected or not, in every language."""

import copy
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from majlis.games.catalogue import GAMES, game
from majlis.rulebook import BadBook, Book, Clause, load_book
from majlis.rulebook.book import written
from majlis.rulebook.numbers import BadNumber, Filling, places
from majlis.texts import LANGUAGES

GROUPS = tomllib.loads(Path(__file__).with_name("literals.toml").read_text())["group"]
LITERALS = {name: found for group in GROUPS for name, found in group.items() if name != "why"}
# A number by itself: no part of an id, of a name or of an option's value.
NUMBER = re.compile(r"(?<![\w.`-])\d+(?!\w)")


def literals(clause: Clause) -> list[int]:
    """The numbers of a clause that do not come from the material."""
    bare = re.sub(r"\{[^{}]*\}|`[^`]*`", "", clause.text)
    return [int(number) for number in NUMBER.findall(bare)]


def paths_in(text: str) -> Iterator[str]:
    """Where in the material the placeholders of a text look."""
    for asked in places(text):
        kind, _, rest = asked.partition(" ")
        if kind in ("list", "steps"):
            path, *names = rest.split(" ")
            yield from ([f"{path}.{name.partition('=')[0]}" for name in names] or [path])
        else:
            yield kind
            yield from re.findall(r"[-+*/] ([a-z]\S*)", rest)


def other(value: Any) -> Any:
    """The same kind of value with every number five more, and every row of a figure longer."""
    if isinstance(value, dict):
        return {name: other(entry) for name, entry in value.items()}
    if isinstance(value, list):
        return [other(entry) for entry in value]
    if isinstance(value, int):
        return value + 5
    return f"x{value}"


def with_other(material: Any, path: str) -> Any:
    """A copy of the material in which what lies at a path is another."""
    changed = copy.deepcopy(material)
    *way, last = path.split(".")
    table = changed
    for name in way:
        table = table[int(name)] if isinstance(table, list) else table[name]
    key = int(last) if isinstance(table, list) else last
    table[key] = other(table[key])
    return changed


def filling(book: Book, material: Any) -> Filling:
    return Filling(material, book.language, book.words)


@pytest.mark.parametrize("name", GAMES)
def test_a_changed_number_changes_each_clause_that_tells_it_in_every_language(name: str) -> None:
    """Number by number, against the box: clauses that do not name the place stay as they are."""
    box = game(name).material({})
    named: dict[str, set[str]] = {}
    for clause in written(name).clauses.values():
        for path in paths_in(clause.text):
            named.setdefault(path, set()).add(clause.id)
    assert len(named) > 30
    for language in LANGUAGES:
        book, printed = written(name, language), load_book(name, language)
        for path, clauses in named.items():
            changed = filling(book, with_other(box, path))
            for clause_id in clauses:
                text = changed.fill(book.clauses[clause_id].text)
                assert text != printed.clauses[clause_id].text, (language, clause_id, path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_same_places_are_named_in_every_language(name: str, language: str) -> None:
    book = written(name, language)
    for clause in written(name).clauses.values():
        assert places(book.clauses[clause.id].text) == places(clause.text), clause.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_number_that_is_not_from_the_material_is_listed_with_a_reason(
    name: str, language: str
) -> None:
    for clause in written(name, language).clauses.values():
        found, listed = literals(clause), LITERALS.get(clause.id, [])
        if language == "en":
            assert found == listed, clause.id
        assert set(found) <= set(listed), clause.id


def test_the_list_of_literals_names_clauses_once_and_gives_reasons() -> None:
    known = {clause for name in GAMES for clause in written(name).clauses}
    assert LITERALS.keys() <= known
    assert len(LITERALS) == sum(len(group) - 1 for group in GROUPS)
    assert all(len(group["why"]) > 20 for group in GROUPS)


@pytest.mark.parametrize(
    ("name", "corrections", "clause", "told"),
    [
        (
            "alrashid",
            {"dishonour": {"court_without_pasha": 3}},
            "AR-13.4",
            ["3 dishonour tokens", "3 jetons Déshonneur", "3 segnalini disonore"],
        ),
        (
            "alrashid",
            {"dishonour": {"court_without_pasha": 1}},
            "AR-13.4",
            ["1 dishonour token.", "1 jeton Déshonneur.", "1 segnalino disonore."],
        ),
        (
            "alrashid",
            {"countries": {"nilus_valley": {"goods": {"silk": 3, "wood": 0}}}},
            "AR-2.1",
            ["3 silk, 2 metal, 1 pottery", "3 soies, 2 métaux, 1 céramique", "3 × Seta, 2 × Met"],
        ),
        (
            "alrashid",
            {"titles": {"economist": {"steps": [[0, 1], [4, 6]]}}},
            "AR-15.23",
            [
                "1 for 0 or more, 6 for 4 or more",
                "1 pour 0 ou plus, 6 pour 4",
                "1 con 0 o più, 6 con",
            ],
        ),
        (
            "almadi",
            {"setup": {"tiles_per_type": [10, 14, 16, 22]}},
            "AM-2.4",
            ["32, 48, 56 or 80", "32, 48, 56 ou 80", "32, 48, 56 o 80"],
        ),
        (
            "almadi",
            {"objectives": {"GY06": {"rubies": 1, "stalls": 0}, "BU02": {"grid": ["OO"]}}},
            "AM-8.16",
            ["4 mosaic cards, 1 ruby.", "4 cartes Mosaïque, 1 rubis.", "4 carte mosaico, 1 rubino"],
        ),
        ("belaad", {"setup": {"order_goal": 7}}, "BL-12.14", ["With 7", "Avec 7", "Con 7"]),
        (
            "alhambra",
            {"coins": {"per_currency": 5}},
            "AL-CO-1",
            ["20 coins", "20 pièces", "20 monete"],
        ),
        (
            "alhambra",
            {"diamonds": {"values": [3, 9]}},
            "AL-DI-1",
            ["worth 3, 9.", "de valeur 3, 9.", "di valore 3, 9."],
        ),
    ],
)
def test_a_clause_tells_the_corrected_number(
    name: str, corrections: Any, clause: str, told: list[str]
) -> None:
    material = game(name).material(corrections)
    for language, words in zip(LANGUAGES, told, strict=True):
        assert words in load_book(name, language, material).clauses[clause].text
        assert words not in load_book(name, language).clauses[clause].text


# ---------------------------------------------------------------- the placeholders themselves

MATERIAL = {
    "one": 1,
    "none": 0,
    "many": [2, 0],
    "figure": ["##", "o?"],
    "of-two": {"a": 1, "b": 3, "c": 0},
    "steps": [[0, 0], [2, 5], [4, 7]],
}
WORDS = {"a": "ant|ants", "b": "bee|bees", "c": "cow", "nothing": "none", "from": "{worth}@{least}"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{one} and {many.0}", "1 and 2"),
        ("{many}; {figure}", "2, 0; ## / o?"),
        ("{one * 4 + 6 / 3}, {many * 3}, {one + many.0}, {one * -1}", "3, 6, 0, 3, -1"),
        ("{one: good|goods}, {many.0: good|goods}, {many: x|ys}", "1 good, 2 goods, 2, 0 ys"),
        ("{one? is|are}, {many.0? is|are}", "is, are"),
        ("{none: gold|gold|free}, {one: gold|gold|free}, {many: a|b|no}", "free, 1 gold, 2, 0 b"),
        ("{list of-two}", "3 bees, 1 ant"),
        ("{list of-two c a=b}, {list of-two c}", "1 bee, none"),
        ("{steps steps}", "5@2, 7@4"),
    ],
)
def test_what_a_placeholder_says(text: str, said: str) -> None:
    assert Filling(MATERIAL, "en", WORDS).fill(text) == said


def test_in_french_nothing_is_one() -> None:
    assert Filling(MATERIAL, "fr", WORDS).fill("{none: x|xs}, {many.0: x|xs}") == "0 x, 2 xs"


@pytest.mark.parametrize("text", ["{two}", "{one.a}", "{many.2}", "{many.x}", "{one | 2}", "{}"])
def test_a_placeholder_that_names_nothing_is_an_error(text: str) -> None:
    with pytest.raises(BadNumber):
        Filling(MATERIAL, "en", WORDS).fill(text)


def test_a_book_says_in_which_clause_a_placeholder_is_wrong() -> None:
    clause = Clause("AR-1.1", "AR-1", "Box", "There are {bears} bears.")
    with pytest.raises(BadBook, match=r"AR-1\.1 .* \(en\): the material has no bears"):
        Book("alrashid", {"AR-1": "Box"}, [clause]).filled({})
