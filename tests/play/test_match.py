"""A match: acts, undo, events, records of other versions."""

import pytest

from majlis.games.catalogue import game
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.play import (
    CannotUndo,
    Malformed,
    Match,
    OutOfTurn,
    RecordError,
    read_record,
    write_record,
)

RULES = game("alrashid")


def placing() -> Match:
    """Three players, ready to place their first pawns."""
    match = Match(RULES, Config(3), "placing")
    while match.frame is not None and match.frame.KIND != "place_pawn":
        match.act(match.to_act, match.choices[0])
    return match


def in_trade() -> Match:
    """A match in which one seat has several items to take, one after the other."""
    rng = Rng.from_seed("trade")
    match = Match(RULES, Config(2), "trade")
    while match.frame is not None:
        if match.frame.KIND == "trade" and getattr(match.frame, "left", 0) == 3:
            return match
        match.act(match.to_act, match.choices[rng.below(len(match.choices))])
    pytest.fail("nobody ever traded")


def test_an_act_is_the_same_as_its_choices_one_by_one() -> None:
    whole, single = in_trade(), in_trade()
    seat = whole.to_act
    picks: list[int] = []
    for _ in range(2):
        picks.append(single.choices[-1])
        assert single.act(seat, picks[-1]) is None
    assert whole.act_many(seat, picks) is None
    assert RULES.fingerprint(whole.state) == RULES.fingerprint(single.state)
    assert len(whole.log) == len(single.log)
    assert whole.acts == single.acts


def test_an_act_is_all_or_nothing() -> None:
    match = in_trade()
    seat, before, steps = match.to_act, RULES.fingerprint(match.state), len(match.log)
    legal = match.choices[-1]
    refused = match.act_many(seat, [legal, 11])
    assert refused is not None
    assert refused.clause == "AR-18.6"
    with pytest.raises(Malformed):
        match.act_many(seat, [legal, 99])
    with pytest.raises(OutOfTurn):
        match.act_many(1 - seat, [legal])
    assert RULES.fingerprint(match.state) == before
    assert len(match.log) == steps


def test_choices_that_follow_one_another_are_one_act_and_taken_back_together() -> None:
    rng = Rng.from_seed("long act")
    match = Match(RULES, Config(2), "long act")
    steps, seat = 0, match.to_act
    while steps < 2 or not match.may_undo(seat):
        seat, before, acts = match.to_act, RULES.fingerprint(match.state), match.acts_done
        steps = 0
        while not steps or match.is_in_act:
            assert match.acts_done == acts
            match.act(seat, match.choices[rng.below(len(match.choices))])
            steps += 1
    assert match.acts_done == acts + 1
    assert match.acts[-1].end - match.acts[-1].start == steps
    assert match.step_after(len(match.acts)) == len(match.log)
    assert len(match.undo(seat)) == steps
    assert RULES.fingerprint(match.state) == before
    assert match.acts_done == acts


def test_undo_goes_back_over_ones_own_acts_only() -> None:
    other = placing()
    first = other.to_act
    other.act(first, other.choices[0])
    second = other.to_act
    other.act(second, other.choices[0])
    with pytest.raises(CannotUndo, match=f"seat {second}"):
        other.undo(first)
    other.undo(second)
    with pytest.raises(CannotUndo):
        other.undo(second)


def test_undo_never_goes_back_over_a_draw() -> None:
    match = Match(RULES, Config(3), "draw")
    seat = match.to_act
    match.act(seat, match.choices[0])
    with pytest.raises(CannotUndo, match="revealed something"):
        match.undo(seat)


def test_nothing_to_take_back_at_first() -> None:
    with pytest.raises(CannotUndo, match="nothing has been chosen"):
        Match(RULES, Config(3), "new").undo(0)


def test_events_are_read_from_a_step_on_and_only_by_whom_they_concern() -> None:
    match = placing()
    drew = {seat: [e for e in match.events(seat) if e.name == "drew_token"] for seat in range(3)}
    assert [len(events) for events in drew.values()] == [1, 1, 1]
    assert not [e for e in match.events(-1) if e.name == "drew_token"]
    assert "turn_order" in {e.name for e in match.events(-1)}
    step = len(match.log)
    match.act(match.to_act, match.choices[0])
    assert [e.name for e in match.events(-1, step)] == ["placed"]


def test_the_state_at_a_step_and_steps_that_are_not_there() -> None:
    match = placing()
    assert RULES.fingerprint(match.state_at(len(match.log))) == RULES.fingerprint(match.state)
    with pytest.raises(Malformed, match="expected a step"):
        match.state_at(len(match.log) + 1)


def test_a_finished_match_accepts_nothing_more() -> None:
    match = Match(RULES, Config(2), "finished")
    while not match.is_over:
        match.act(match.to_act, match.choices[0])
    assert (match.to_act, match.choices, match.frame) == (-1, [], None)
    for seat in (0, -1):
        with pytest.raises(OutOfTurn, match="the game is over"):
            match.act(seat, 0)
    with pytest.raises(OutOfTurn):
        match.why_not(0)


def test_a_record_says_its_rules_version_and_is_refused_where_it_no_longer_fits() -> None:
    record = write_record(placing())
    assert record["rules"] == RULES.meta.version
    assert record["result"] is None
    older = {**record, "rules": 0}
    assert read_record(older).log
    with pytest.raises(RecordError, match="rules version 0 of Al-Rashid; under version"):
        read_record({**older, "choices": [*record["choices"], 38]})
    for missing in ("seed", "config", "fingerprint"):
        with pytest.raises(RecordError, match=missing):
            read_record({k: v for k, v in record.items() if k != missing})


def test_the_seed_decides_everything() -> None:
    first, second = Match(RULES, Config(4), "one"), Match(RULES, Config(4), "two")
    assert RULES.fingerprint(first.state) != RULES.fingerprint(second.state)
