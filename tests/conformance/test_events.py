"""Events of the house: each kind is told in a golden game; piles and counts in words."""

import json
from functools import cache
from pathlib import Path

import pytest

from majlis.games.catalogue import GAMES
from majlis.kernel.journal import Event, Journal
from majlis.kernel.runner import apply
from majlis.testing.events import example
from majlis.texts import LANGUAGES, Words
from tests.conformance.tables import Rules, every_game
from tests.golden.make import config_of

GOLDENS = Path(__file__).resolve().parents[1] / "golden"

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


@every_game
def test_every_kind_of_event_is_told_in_a_golden_game(rules: Rules) -> None:
    rare = RARE.get(rules.meta.name, {})
    declared = {kind.name for kind in rules.meta.events}
    assert declared - told(rules.meta.name) == set(rare)


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
