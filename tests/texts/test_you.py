"""The table speaks to its reader: "You take ...", "... from you", in every language."""

import re

import pytest

from majlis.games.catalogue import GAMES
from majlis.kernel.journal import SEAT
from majlis.kernel.rules import Config, Rules
from majlis.kernel.text import Ref, Seat, Text
from majlis.testing.drafts import acts
from majlis.texts import LANGUAGES, Words
from tests.conformance.tables import every_game
from tests.texts.gather import told
from tests.texts.sources import messages

NAMES = ("Xaverine", "Quirino", "Wolfhart", "Ysolde")
# How a sentence about the reader begins; an Italian verb tells by its ending who is spoken to.
BEGINS = {
    "en": re.compile(r"Your?\b"),
    "fr": re.compile(r"(Vous|Votre|C’est à vous)\b"),
    "it": re.compile(r"(Non |Ti |Poi )?[A-ZÈ]?\w+i\b|Il tuo|La tua|Tocca a te\b|Tu:"),
}
# Sentences of the log that begin with something else, and say "you" further on.
ELSEWHERE = {
    "log-leftover": "the tile is what the line is about",
    "log-fought": "it names both sides",
    "log-bag_empty": "the bag is what the line is about",
    "log-no_spoils": "the cards are what the line is about",
    "log-turn_begins": "the number of the turn stands first, as for the others",
}


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_what_tells_of_a_seat_has_a_form_for_that_seat(rules: Rules, language: str) -> None:
    known = messages(language, rules.meta.name)
    lack: list[str] = []
    for key, message in known.items():
        spoken = message.told("you") if "you" in message.forms else {"seat"}
        if "seat" in message.told() and "seat" in spoken:
            lack.append(key)
    assert lack == []
    told = [kind for kind in rules.meta.events if kind.args and kind.args[0][1] is SEAT]
    assert len(told) > 20


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_what_is_done_to_a_seat_asks_whether_it_is_the_reader(rules: Rules, language: str) -> None:
    known = messages(language, rules.meta.name)
    for kind in rules.meta.events:
        used = known[f"log-{kind.name}"].told()
        for name, shape in kind.args:
            if shape is SEAT and name != "seat" and name in used:
                assert "is" in used[name], kind.name


@every_game
def test_the_log_of_a_whole_game_speaks_to_its_reader(rules: Rules) -> None:
    *_, (match, _) = acts(rules, Config(4), "you")
    texts = list(told(match))
    english = messages("en", rules.meta.name)
    names_it = {key for key, one in english.items() if "seat" in one.told()}
    about = 0
    for language in LANGUAGES:
        for reader in range(2):
            words = Words(language, rules.meta.name, NAMES, reader)
            for text in texts:
                sentence = words.say(text)
                assert NAMES[reader] not in sentence, sentence
                subject = text.args.get("seat")
                is_you = isinstance(subject, Seat) and subject.seat == reader
                if (
                    is_you
                    and text.key.startswith("log-")
                    and text.key in names_it - ELSEWHERE.keys()
                ):
                    assert BEGINS[language].match(sentence), sentence
                    about += 1
    assert about > 100


def test_the_reader_is_spoken_to_and_the_others_have_names() -> None:
    def stole(language: str, you: int) -> str:
        args: dict[str, int | str | Ref | Seat | Text | list[Text]] = {"count": 2}
        args |= {"seat": Seat(0), "victim": Seat(1)}
        return Words(language, "belaad", ["Aisha", "Bilal"], you).say(Text("log-stole_gold", args))

    assert stole("en", -1) == "Aisha steals 2 gold from Bilal."
    assert stole("en", 0) == "You steal 2 gold from Bilal."
    assert stole("en", 1) == "Aisha steals 2 gold from you."
    assert stole("fr", 0) == "Vous volez 2 pièces d’or à Bilal."
    assert stole("fr", 1) == "Aisha vous vole 2 pièces d’or."
    assert stole("it", 0) == "Rubi 2 ori a Bilal."
    assert stole("it", 1) == "Aisha ti ruba 2 ori."


def test_every_exception_is_a_line_of_some_game() -> None:
    lines = {f"log-{kind.name}" for rules in GAMES.values() for kind in rules.meta.events}
    assert ELSEWHERE.keys() <= lines
