"""What a game declares of its events: told in some game, with words and plain data."""

from majlis.kernel.journal import Event, EventKind, Journal, Named
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.kernel.runner import play_out
from majlis.testing.common import clauses_of, keys_of, languages_of, nothing_seen
from majlis.texts import Words

PLAIN = {"number": int, "string": str, "string[]": list}


def example(kind: EventKind, value: int) -> Event:
    """An event of a kind: the first seat and the first of all things, numbers as given."""
    return Event(
        kind,
        tuple(
            value if type(shape).PLAIN == "number" and name != "seat" else 0
            for name, shape in kind.args
        ),
    )


def test_every_kind_has_a_clause_and_words_and_no_words_are_left_over(rules: Rules) -> None:
    kinds = rules.meta.events
    assert {kind.clause for kind in kinds} <= set(clauses_of(rules))
    keys = {f"log-{kind.name}" for kind in kinds}
    keys |= {f"warn-{kind.name}" for kind in kinds if kind.warns}
    for language in languages_of(rules):
        words = Words(language, rules.meta.name, ["Aisha"])
        there = keys_of(rules, language)
        assert {key for key in there if key.startswith(("log-", "warn-"))} == keys
        for kind in kinds:
            for event in (example(kind, 1), example(kind, 2)):
                assert words.say(event.text()).strip()
                if kind.warns:
                    assert not words.say(event.warning()).endswith(".")


def test_warnings_are_for_the_first_seat_alone_and_as_declared(rules: Rules) -> None:
    warning = [kind for kind in rules.meta.events if kind.warns]
    if not warning:
        nothing_seen(rules, "no event warns")
    for kind in warning:
        assert rules.warns(example(kind, 1), 0), kind
        assert not rules.warns(example(kind, 1), 1), kind
        assert rules.warns(example(kind, 0), 0) == (kind.warns_if < 0), kind
    silent = [kind for kind in rules.meta.events if not kind.warns]
    assert not any(rules.warns(example(kind, 1), 0) for kind in silent)


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
