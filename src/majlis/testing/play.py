"""What a game must do at every decision of a random game."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from majlis.games.catalogue import HOUSE
from majlis.kernel.codec import canonical
from majlis.kernel.frame import Ask
from majlis.kernel.journal import Journal
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.kernel.runner import apply, is_over, outcomes, play_out
from majlis.kernel.state import State
from majlis.kernel.text import Seat, Text
from majlis.testing.common import clauses_of, languages_of, nothing_seen
from majlis.texts import Words

TOO_LONG = 20_000


def decisions(rules: Rules, config: Config, seed: str) -> Iterator[tuple[State, Ask[Any]]]:
    """The states of a random game, one at each decision."""
    st = rules.start(config, seed)
    rng = Rng.from_seed(f"chooser {seed}")
    for _ in range(TOO_LONG):
        if is_over(st):
            return
        frame = st.frames[-1]
        assert isinstance(frame, Ask)
        yield st, frame
        apply(st, st.legal[rng.below(len(st.legal))])
    pytest.fail(f"the game is not over after {TOO_LONG} decisions")


def test_choices_are_what_the_rule_allows(rules: Rules, config: Config) -> None:
    for st, frame in decisions(rules, config, "rule"):
        allowed = [c for c in range(frame.SIZE) if frame.why_not(st, c) is None]
        assert frame.choices(st) == allowed == st.legal, frame.KIND
        assert len(allowed) > 1 or frame.asks_alone(st), frame.KIND


def test_material_is_conserved_and_saves_load(rules: Rules, config: Config) -> None:
    for number, (st, _) in enumerate(decisions(rules, config, "save")):
        assert rules.audit(st) == []
        if number % 5 == 0:
            data = rules.dump(st)
            loaded = rules.load(data)
            assert canonical(rules.dump(loaded)) == canonical(data)
            assert loaded.legal == st.legal


def test_a_loaded_game_goes_on_to_the_same_end(rules: Rules, config: Config) -> None:
    """Saved at each kind of decision, in the middle of whatever is going on."""
    seen: dict[str, int] = {}
    for st, frame in decisions(rules, config, "end"):
        seen[frame.KIND] = seen.get(frame.KIND, 0) + 1
        if seen[frame.KIND] in (1, 4):
            loaded = rules.load(json.loads(json.dumps(rules.dump(st))))
            there = st.copy()
            play_out(loaded, Rng.from_seed("on"))
            play_out(there, Rng.from_seed("on"))
            assert rules.fingerprint(loaded) == rules.fingerprint(there), frame.KIND
    assert len(seen) > (3 if rules.meta.name in HOUSE else 0)


def test_a_copy_plays_on_without_the_original(rules: Rules, config: Config) -> None:
    for number, (st, _) in enumerate(decisions(rules, config, "copy")):
        if number % 25 == 0:
            before = rules.fingerprint(st)
            copy = st.copy()
            assert rules.fingerprint(copy) == before
            play_out(copy, Rng.from_seed("away"))
            assert rules.fingerprint(st) == before
            assert is_over(copy)


def test_same_seed_same_game(rules: Rules, config: Config) -> None:
    ends = []
    for seed in ("one", "one", "two"):
        st = rules.start(config, seed)
        play_out(st, Rng.from_seed("same"))
        ends.append(rules.fingerprint(st))
    assert ends[0] == ends[1] != ends[2]


def test_redeal_keeps_what_the_seat_knows_and_nothing_more(rules: Rules, config: Config) -> None:
    rng = Rng.from_seed("redeal")
    changed = False
    for number, (st, frame) in enumerate(decisions(rules, config, "redeal")):
        if number % 3:
            continue
        before = rules.fingerprint(st)
        for seat in range(-1, config.players):
            other = rules.redeal(st, seat, rng)
            assert rules.view(other, seat) == rules.view(st, seat), (frame.KIND, seat)
            assert rules.audit(other) == []
            pending = other.frames[-1]
            assert isinstance(pending, Ask)
            assert other.legal == pending.choices(other), frame.KIND
            if seat == frame.seat:
                assert other.legal == st.legal, frame.KIND
            changed = changed or rules.dump(other)["state"] != rules.dump(st)["state"]
            if number % 30 == 0:
                play_out(other, Rng.from_seed("imagined"))
                assert is_over(other)
        assert rules.fingerprint(st) == before
    assert changed


def test_what_a_seat_imagines_depends_on_what_it_knows_alone(rules: Rules, config: Config) -> None:
    """Two true states that a seat cannot tell apart: the same generator, the same imagination."""
    different = 0
    for number, (st, frame) in enumerate(decisions(rules, config, "imagine")):
        if number % 7 == 0:
            seat = frame.seat
            other = rules.redeal(st, seat, Rng.from_seed(f"swap {number}"))
            first = rules.redeal(st, seat, Rng.from_seed("same"))
            second = rules.redeal(other, seat, Rng.from_seed("same"))
            assert rules.dump(first) == rules.dump(second), frame.KIND
            different += rules.dump(other)["state"] != rules.dump(st)["state"]
    assert different > 0


def test_no_view_holds_the_generator(rules: Rules, config: Config) -> None:
    for number, (st, _) in enumerate(decisions(rules, config, "view")):
        if number % 10 == 0:
            for seat in range(-1, config.players):
                text = canonical(rules.view(st, seat))
                for word in (st.rng.a, st.rng.b, st.rng.c):
                    assert str(word) not in text


def test_chance_can_be_driven_from_outside(rules: Rules, config: Config) -> None:
    st = rules.start(config, "outside", explicit=True)
    untouched = st.rng.copy()
    rng = Rng.from_seed("nature and players")
    events = 0
    while not is_over(st):
        if isinstance(st.frames[-1], Ask):
            apply(st, st.legal[rng.below(len(st.legal))])
            continue
        events += 1
        weighted = outcomes(st)
        if events % 5 == 0:
            for seat in range(config.players):
                other = rules.redeal(st, seat, rng)
                assert other.legal == [outcome for outcome, _ in outcomes(other)]
        assert [outcome for outcome, _ in weighted] == st.legal
        assert weighted
        apply(st, weighted[rng.weighted([weight for _, weight in weighted])][0])
    if not events:
        nothing_seen(rules, "nature never decides")
    assert (st.rng.a, st.rng.counter) == (untouched.a, untouched.counter)
    assert rules.audit(st) == []


def test_everything_has_words_and_a_clause(rules: Rules, config: Config) -> None:
    """Prompts, choices offered or not, and refusals, in every language; clauses exist."""
    words = [Words(language, rules.meta.name) for language in languages_of(rules)]
    clauses = clauses_of(rules)
    said: set[str] = set()
    for number, (st, frame) in enumerate(decisions(rules, config, "words")):
        waiting = Text(f"waiting-{frame.KIND}", {"name": Seat(frame.seat)})
        texts = [frame.prompt(st), waiting]
        assert frame.clause() in clauses
        if number % 2 == 0 or frame.KIND not in said:
            said.add(frame.KIND)
            for choice in range(frame.SIZE):
                texts.append(frame.describe(st, choice))
                assert frame.clause_of(st, choice) in clauses
                refusal = frame.why_not(st, choice)
                if refusal is not None:
                    assert refusal.clause in clauses
                    texts.append(refusal.text)
        for text in texts:
            mark = repr(text)
            if mark not in said:
                said.add(mark)
                for one in words:
                    assert one.say(text).strip()


def test_offered_choices_have_different_labels(rules: Rules, config: Config) -> None:
    words = Words("en", rules.meta.name)
    known: dict[str, str] = {}
    for number, (st, frame) in enumerate(decisions(rules, config, "labels")):
        if number % 4 == 0:
            labels = []
            for choice in st.legal:
                text = frame.describe(st, choice)
                labels.append(known.setdefault(repr(text), words.say(text)))
            assert len(set(labels)) == len(labels), (frame.KIND, labels)


def test_log_lines_and_scores_have_words_and_a_clause(rules: Rules, config: Config) -> None:
    words = [Words(language, rules.meta.name) for language in languages_of(rules)]
    clauses = clauses_of(rules)
    journal = Journal()
    st = rules.start(config, "log", journal=journal)
    st.journal = journal
    play_out(st, Rng.from_seed("log"))
    standings = rules.standings(st)
    assert sorted(s.seat for s in standings) == list(range(config.players))
    assert standings[0].place == 1
    texts = [point.text for standing in standings for point in standing.points]
    used = {point.clause for standing in standings for point in standing.points}
    for event in journal.events:
        texts.append(event.text())
        used.add(event.clause)
    assert used <= set(clauses)
    said = set()
    for text in texts:
        if repr(text) not in said:
            said.add(repr(text))
            for one in words:
                assert one.say(text).strip()


def test_every_piece_of_material_says_where_it_comes_from(rules: Rules) -> None:
    """Each innermost table has a provenance, its own or that of a table around it."""

    def sources(entry: Any, around: str | None) -> Iterator[str | None]:
        if isinstance(entry, dict):
            own = entry.get("provenance", around)
            inner = [value for value in entry.values() if isinstance(value, dict)]
            if not inner:
                yield own
            for value in inner:
                yield from sources(value, own)

    found = [s for part in rules.material({}).values() for s in sources(part, None)]
    if not found:
        nothing_seen(rules, "there is no material")
    assert set(found) <= {"rulebook", "public", "reconstructed"}


def test_every_frame_names_a_clause(rules: Rules) -> None:
    clauses = clauses_of(rules)
    kinds = [frame.KIND for frame in rules.meta.frames]
    assert len(set(kinds)) == len(kinds)
    for frame in rules.meta.frames:
        assert frame.CLAUSE in clauses, frame.KIND
    assert rules.meta.players_clause in clauses
    for option in rules.meta.options:
        assert option.clause in clauses, option.name
