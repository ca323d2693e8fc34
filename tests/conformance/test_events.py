"""What every game declares of its events: told in some game, with words and plain data."""

import json
from functools import cache
from pathlib import Path

import pytest

from majlis.games.catalogue import GAMES
from majlis.kernel.journal import Event, EventKind, Journal, Named
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, play_out
from majlis.rulebook import load_book
from majlis.texts import LANGUAGES, Words
from tests.conformance.tables import Rules, every_game, every_table
from tests.golden.make import config_of
from tests.texts.sources import messages

GOLDENS = Path(__file__).resolve().parents[1] / "golden"
PLAIN = {"number": int, "string": str, "string[]": list}

# Too rare for a golden game; each is told in the rule test that is named.
RARE = {
    "belaad": {
        "bag_empty": "seventy tokens are more than boards hold: test_turn_and_cards",
        "combat_deck_empty": "a combat that turns all cards: test_combat",
        "no_spoils": "the same combat: test_combat",
    },
    "alhambra": {"passed": "no money, and nothing to redesign or take: test_turn"},
}


@cache
def told(name: str) -> frozenset[str]:
    """The kinds of events that the golden games of a game tell."""
    rules = GAMES[name]
    found: set[str] = set()
    for path in sorted((GOLDENS / name).glob("*.json")):
        if path.name == "perft.json":
            continue
        record = json.loads(path.read_text())
        config = config_of(record)
        journal = Journal()
        st = rules.start(config, record["seed"], journal=journal)
        st.journal = journal
        for choice in record["choices"]:
            apply(st, choice)
        found |= {event.name for event in journal.take()}
    return frozenset(found)


def example(kind: EventKind, value: int) -> Event:
    """An event of a kind: the first seat and the first of all things, numbers as given."""
    return Event(
        kind,
        tuple(
            value if type(shape).PLAIN == "number" and name != "seat" else 0
            for name, shape in kind.args
        ),
    )


@every_game
def test_every_kind_of_event_is_told_in_a_golden_game(rules: Rules) -> None:
    rare = RARE.get(rules.meta.name, {})
    declared = {kind.name for kind in rules.meta.events}
    assert declared - told(rules.meta.name) == set(rare)


@every_game
def test_every_kind_has_a_clause_and_words_and_no_words_are_left_over(rules: Rules) -> None:
    kinds = rules.meta.events
    assert {kind.clause for kind in kinds} <= set(load_book(rules.meta.name).clauses)
    keys = {f"log-{kind.name}" for kind in kinds}
    keys |= {f"warn-{kind.name}" for kind in kinds if kind.warns}
    for language in LANGUAGES:
        words = Words(language, rules.meta.name, ["Aisha"])
        there = messages(language, rules.meta.name)
        assert {key for key in there if key.startswith(("log-", "warn-"))} == keys
        for kind in kinds:
            for event in (example(kind, 1), example(kind, 2)):
                assert words.say(event.text()).strip()
                if kind.warns:
                    assert not words.say(event.warning()).endswith(".")


@every_game
def test_warnings_are_for_the_first_seat_alone_and_as_declared(rules: Rules) -> None:
    warning = [kind for kind in rules.meta.events if kind.warns]
    assert warning
    for kind in warning:
        assert rules.warns(example(kind, 1), 0), kind
        assert not rules.warns(example(kind, 1), 1), kind
        assert rules.warns(example(kind, 0), 0) == (kind.warns_if < 0), kind
    silent = [kind for kind in rules.meta.events if not kind.warns]
    assert not any(rules.warns(example(kind, 1), 0) for kind in silent)


@every_table
def test_events_hold_what_their_kind_declares(rules: Rules, config: Config) -> None:
    journal = Journal()
    st = rules.start(config, "events", journal=journal)
    st.journal = journal
    play_out(st, Rng.from_seed("events"))
    seats = range(config.players)
    assert journal.events
    for event in journal.events:
        assert event.kind in rules.meta.events
        assert event.only in (-1, *seats)
        for (name, shape), value in zip(event.kind.args, event.args, strict=True):
            plain = event.plain()[name]
            assert isinstance(plain, PLAIN[event.kind.plain_types()[name]]), event
            if isinstance(shape, Named):
                assert 0 <= value < len(shape.names), event
            if name == "seat":
                assert plain in seats, event


def test_a_pile_is_told_piece_by_piece() -> None:
    kinds = {kind.name: kind for kind in GAMES["alrashid"].meta.events}
    event = Event(kinds["paid"], (1, (2 << 7) + (1 << 28), 6))
    assert event.plain() == {"seat": 1, "goods": ["metal", "metal", "silk"], "cost": 6}
    assert kinds["paid"].plain_types()["goods"] == "string[]"
    words = Words("en", "alrashid", ["Aisha", "Boulos"])
    assert words.say(event.text()).startswith("Boulos pays 6 gold: 2 ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_warning_counts_in_the_language(language: str) -> None:
    kinds = {kind.name: kind for kind in GAMES["almadi"].meta.events}
    words = Words(language, "almadi")
    one, two = (words.say(example(kinds["dropped_effects"], n).warning()) for n in (1, 2))
    assert "1" in one
    assert "2" in two
    assert one.replace("1", "2") != two
