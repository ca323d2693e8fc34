"""No text of page or log has a code in it: no card number, no pair of coordinates, no clause.

Whole games are played at random and everything that a person would read is put into words: prompts,
choices, baskets, forecasts with their warnings, refusals, the log, scenes and the score sheet, in
every language.
"""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from majlis.kernel.frame import Ask
from majlis.kernel.rules import Config, Rules
from majlis.kernel.text import Text
from majlis.play import Draft, Match, begin
from majlis.texts import LANGUAGES, Words
from tests.conformance.tables import every_table
from tests.conformance.test_drafts import acts

CODES = {
    "a card or tile number": re.compile(r"\b[A-Z]{1,3}-?\d+\b|\b[A-Z]{2}-[A-Z]\b|#\d"),
    "a clause": re.compile(r"\b[A-Z]{2}(?:-[A-Z]{2})?-\d"),
    "a pair of coordinates": re.compile(r"\(\s*[-−]?\d+\s*[,;]\s*[-−]?\d+\s*\)"),
    "compass letters": re.compile(r"\((?:[NESWOSE] ?)+\)"),
    "a key": re.compile(r"\b[a-z]+(?:_[a-z]+)+\b|\{|\}|\b(?:log|prompt|label|refusal)-[a-z]"),
    "an arrow for words": re.compile(r"->|=>"),
}
NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Fausto")
REFUSED = 3


def drafted(draft: Draft) -> Iterator[Text]:
    """All that a draft says."""
    question = draft.question
    for made in draft.made:
        yield made.text
    if question is not None:
        yield question.frame.prompt(question.state)
        for choice in question.choices:
            yield question.frame.describe(question.state, choice)
        if question.basket is not None:
            for item in question.basket.items:
                yield item.text
            for way in question.basket.ways():
                yield way.text
            if draft.is_whole:
                yield question.basket.end(draft.laid)
    told = draft.forecast()
    for event in told.events if told else ():
        yield event.text()
    for event in told.warnings if told else ():
        yield event.warning()


def refused(frame: Ask[Any], match: Match, chance: Random) -> Iterator[Text]:
    """Why some things cannot be done."""
    for _ in range(REFUSED):
        choice = chance.randrange(frame.SIZE)
        refusal = frame.why_not(match.state, choice)
        if refusal is not None:
            yield frame.describe(match.state, choice)
            yield refusal.text


def spoken(rules: Rules, config: Config) -> Iterator[Text]:
    """All texts of a random game."""
    match: Match | None = None
    for match, chance in acts(rules, config, "codes"):
        draft = begin(rules, match.state, match.to_act)
        yield from drafted(draft)
        assert match.frame is not None
        yield from refused(match.frame, match, chance)
    assert match is not None
    for event in match.opening:
        yield event.text()
    for act in match.acts:
        events = [event for step in match.log[act.start : act.end] for event in step.events]
        for event in events:
            yield event.text()
        for scene in rules.scenes(events, config.players):
            yield scene.text
            yield from scene.facts
            for row in scene.rows:
                yield row.text
                yield from row.why
    for standing in rules.standings(match.state):
        for point in standing.points:
            yield point.text


@every_table
def test_no_text_of_a_game_has_a_code_in_it(rules: Rules, config: Config) -> None:
    found: dict[str, str] = {}
    said = 0
    texts = list(spoken(rules, config))
    for language in LANGUAGES:
        words = Words(language, rules.meta.name, NAMES)
        for sentence in {words.say(text) for text in texts}:
            said += 1
            for name, code in CODES.items():
                if code.search(sentence):
                    found.setdefault(f"{language}: {name}", sentence)
    assert said > 100
    assert found == {}


@pytest.mark.parametrize(
    "sentence",
    [
        "Amina plays A43",
        "ST-B: oasis",
        "see AR-10.5",
        "built at (-1, 0)",
        "walls (N W)",
        "log-took",
    ],
)
def test_a_code_would_be_found(sentence: str) -> None:
    assert any(code.search(sentence) for code in CODES.values())
