"""Every message, with every sort of argument that it can get, is sound in every language.

Whole games are played at random and everything that a person would read is put into words, as an
onlooker, the player meant and another one read it. Sentences have no code in them: no card number,
no pair of coordinates, no clause.
"""

import re

import pytest

from majlis.games.catalogue import GAMES
from majlis.kernel.text import Ref, Seat, Text
from majlis.texts import LANGUAGES
from tests.texts.faults import EXCUSED, FAULTS, faults
from tests.texts.gather import read as reread
from tests.texts.gather import sort_of, written
from tests.texts.readers import (
    Finding,
    Reader,
    Said,
    findings,
    glued,
    known,
    read,
    variants,
)
from tests.texts.sources import FILES, messages

Spoken = dict[str, list[Text]]
# What no game may say. Pages and books do: "Rule AR-10.5".
CODES = {
    "a card or tile number": re.compile(r"\b[A-Z]{1,3}-?\d+\b|\b[A-Z]{2}-[A-Z]\b|#\d"),
    "a clause": re.compile(r"\b[A-Z]{2}(?:-[A-Z]{2})?-\d"),
    "a pair of coordinates": re.compile(r"\(\s*[-−]?\d+\s*[,;]\s*[-−]?\d+\s*\)"),
    "compass letters": re.compile(r"\((?:[NESWOSE] ?)+\)"),
    "an arrow for words": re.compile(r"->|=>"),
}
# A sentence for each fault that a pattern can find.
FAULTY = [
    ("en", "Amina plays log-took", "a raw key"),
    ("en", "a free_cell", "a raw key"),
    ("en", "{ $thing }", "a raw key"),
    ("en", "two  spaces", "two spaces"),
    ("fr", "Un arc .", "a space before a stop or a comma"),
    ("it", "Nessuno..", "two stops"),
    ("en", "nothing ()", "empty brackets"),
    ("it", "l'arco", "a straight apostrophe or quotation mark"),
    ("en", "Take: ", "a hanging space"),
    ("en", "pay 2 gold gold", "a word that stands twice"),
    ("en", "a oasis", "“a” before a vowel"),
    ("en", "an palace", "“an” before a consonant"),
    ("en", "1 cards", "one of several"),
    ("en", "11 card", "several of one"),
    ("fr", "le nom de le palais", "a preposition and an article that contract"),
    ("fr", "à les palais", "a preposition and an article that contract"),
    ("fr", "plus que un", "no elision"),
    ("fr", "le oasis", "no elision"),
    ("fr", "du arc", "no “de l’” or “à l’”"),
    ("fr", "si il", "si il"),
    ("fr", "0 pièces", "one of several"),
    ("fr", "2 pièce", "several of one"),
    ("fr", "Prendre : deux", "an ordinary space where none may break"),
    ("fr", "« deux", "an ordinary space where none may break"),
    ("fr", "Prendre: deux", "no space before a mark"),
    ("it", "di il Sultano", "a preposition and an article that contract"),
    ("it", "su la torre", "a preposition and an article that contract"),
    ("it", "della oasi", "no elision"),
    ("it", "il arco", "the wrong article before a vowel"),
    ("it", "un scudo", "the wrong article before s and a consonant, z, gn, ps"),
    ("it", "il 11", "no apostrophe before 8 or 11"),
    ("it", "1 punti", "one of several"),
    ("it", "3 oro", "several of one"),
]
SOUND = [
    ("en", "An oasis, a unit, 11 cards and 1 card: 0 points."),
    ("fr", "Prendre\u00a0: 1 pièce, «\u00a0de l’or\u00a0», à le rendre, de les prendre, 0 pièce"),
    ("it", "L’oasi dell’est, su Baghdad: 1 punto, 3 ori, una a destra. Dai a Dirk"),
]


@pytest.fixture(scope="module")
def said(spoken: Spoken) -> dict[str, list[Said]]:
    """All that is read in each language."""
    return {
        language: [one for game in GAMES for one in read(language, game, spoken[game])]
        for language in LANGUAGES
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_sound(
    language: str, said: dict[str, list[Said]], spoken: Spoken
) -> None:
    assert len(said[language]) > 10_000
    found = findings(language, said[language]) + glued(language, spoken)
    told = known(language)
    new = [f"{one.place} {one.name}: {one.fault}: {one.sentence}" for one in sorted(found)]
    assert [
        line for line, one in zip(new, sorted(found), strict=True) if one.short not in told
    ] == []
    gone = told - {one.short for one in found}
    assert gone == set(), f"well done: python -m tests.texts.look {language} --keep"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_game_has_a_code_in_it(language: str, said: dict[str, list[Said]]) -> None:
    found: dict[str, str] = {}
    sentences = {one.sentence: one.key for one in said[language] if one.file in GAMES}
    assert len(sentences) > 5000
    for sentence, key in sentences.items():
        for name, code in CODES.items():
            if code.search(sentence):
                found.setdefault(f"{key}: {name}", sentence)
    assert found == {}


def test_every_message_is_read_in_every_form(said: dict[str, list[Said]]) -> None:
    for language in LANGUAGES:
        read_ = {(one.key, one.form) for one in said[language]}
        for file in FILES:
            for key, message in messages(language, file).items():
                spoken = [form for form in message.forms if form in ("you", "deed")]
                lack = [form for form in ("", *spoken) if (key, form) not in read_]
                assert lack == [], f"{language}/{file}.ftl:{message.line} {key}"


def test_an_excuse_excuses_something(said: dict[str, list[Said]]) -> None:
    excused = {
        (one.key, fault)
        for language in LANGUAGES
        for one in said[language]
        if one.key in {key for key, _, _ in EXCUSED}
        for fault in faults(language, one.sentence)
    }
    assert {(key, fault) for key, fault, _ in EXCUSED} - excused == set()


# ---- the finders themselves


@pytest.mark.parametrize(("language", "sentence", "fault"), FAULTY)
def test_a_fault_is_found(language: str, sentence: str, fault: str) -> None:
    assert fault in faults(language, sentence)


def test_every_fault_has_an_example() -> None:
    shown = {fault for _, _, fault in FAULTY}
    assert {fault for of in FAULTS.values() for fault in of} == shown


@pytest.mark.parametrize(("language", "sentence"), SOUND)
def test_a_sound_sentence_has_no_fault(language: str, sentence: str) -> None:
    assert faults(language, sentence) == []


@pytest.mark.parametrize(
    "sentence",
    ["Amina plays A43", "ST-B: oasis", "see AR-10.5", "built at (-1, 0)", "walls (N W)", "a -> b"],
)
def test_a_code_would_be_found(sentence: str) -> None:
    assert any(code.search(sentence) for code in CODES.values())


def test_numbers_and_lists_come_in_every_size() -> None:
    items = [Text("counted", {"count": 2, "thing": Ref("item-wood")}), Text("nothing", {})]
    text = Text("log-paid", {"seat": Seat(0), "cost": 3, "goods": items * 2})
    told = list(variants(text, losses=True))
    assert {one.args["cost"] for one in told} == {3, 0, 1, 2, 5, 11, -1, -3}
    lists = [one.args["goods"] for one in told]
    assert {len(goods) for goods in lists if isinstance(goods, list)} == {0, 1, 2, 4}
    words = Reader("en", "alrashid")
    assert "Quirin pays 3 gold: nothing." in [words.say(one) for one in told]


def test_a_finding_names_its_place() -> None:
    line = messages("en", "common")["nothing"].line
    wrong = [Said("en", "common", "nothing", "", "nothing .")]
    fault = "a space before a stop or a comma"
    assert findings("en", wrong) == [Finding("en", "common", line, "nothing", fault, "nothing .")]


def test_what_is_kept_for_other_workers_is_the_same() -> None:
    inner = Text("counted", {"count": 2, "thing": Ref("item-wood")})
    text = Text("log-paid", {"seat": Seat(0), "cost": 3, "goods": [inner], "with": inner})
    (back,) = reread(written({"alrashid": [text]}))["alrashid"]
    assert repr(back) == repr(text)
    assert {sort_of(arg) for arg in back.args.values()} == {sort_of(a) for a in text.args.values()}
