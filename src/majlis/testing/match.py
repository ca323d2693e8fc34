"""What a match must do with a game: act, refuse, undo, replay, record."""

import json

import pytest

from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.play import CannotUndo, Malformed, Match, OutOfTurn, read_record, write_record
from majlis.testing.common import nothing_seen


def play_on(match: Match, rng: Rng, choices: int = 100_000) -> None:
    """Random choices, so many of them or to the end."""
    while choices and not match.is_over:
        legal = match.choices
        assert match.act(match.to_act, legal[rng.below(len(legal))]) is None
        choices -= 1


def test_undo_takes_back_exactly_what_may_be_taken_back(rules: Rules, config: Config) -> None:
    match = Match(rules, config, "undo")
    rng = Rng.from_seed("undo")
    lengths: list[int] = []
    while not match.is_over:
        seat, before, done = match.to_act, match.state, (len(match.log), len(match.acts))
        play_on(match, rng, 1)
        while match.is_in_act and rng.below(8):
            play_on(match, rng, 1)
        if match.state.revealed != before.revealed or match.is_over:
            with pytest.raises(CannotUndo):
                match.undo(seat)
        elif match.is_in_act or rng.below(3) == 0:
            with pytest.raises(CannotUndo):
                match.undo(seat + 1)
            lengths.append(len(match.undo(seat)))
            assert rules.fingerprint(match.state) == rules.fingerprint(before)
            assert match.choices == before.legal
            assert (len(match.log), len(match.acts)) == done
            assert not match.is_in_act
    if not lengths:
        nothing_seen(rules, "no act may be taken back")
    if any(ask.FOLLOWS for ask in rules.asks()):
        assert max(lengths) > 1, "no act of several choices was taken back"


def test_a_record_replays_to_the_same_state_at_each_step(rules: Rules, config: Config) -> None:
    match = Match(rules, config, "record")
    play_on(match, Rng.from_seed("record"))
    data = json.loads(json.dumps(write_record(match)))
    again = read_record(data)
    assert [step.seat for step in again.log] == [step.seat for step in match.log]
    assert again.is_over
    middle = len(match.log) // 2
    half = Match(rules, config, "record")
    for step in match.log[:middle]:
        half.act(step.seat, step.choice)
    assert rules.fingerprint(match.state_at(middle)) == rules.fingerprint(half.state)
    assert {e["place"] for e in data["result"]} >= {1}


def test_bad_commands_change_nothing(rules: Rules, config: Config) -> None:
    match = Match(rules, config, "bad")
    play_on(match, Rng.from_seed("bad"), 5)
    before = rules.fingerprint(match.state)
    seat = match.to_act
    frame = match.frame
    assert frame is not None
    with pytest.raises(OutOfTurn):
        match.act((seat + 1) % config.players, match.choices[0])
    for nonsense in (-1, frame.SIZE, True, "1", 0.0, None):
        with pytest.raises(Malformed):
            match.act(seat, nonsense)  # type: ignore[arg-type]  # that is the point
    illegal = [c for c in range(frame.SIZE) if c not in match.choices]
    for choice in illegal:
        refusal = match.act(seat, choice)
        assert refusal is not None
        assert refusal.clause
        assert match.act_many(seat, [choice, match.choices[0]]) is not None
    assert rules.fingerprint(match.state) == before
    assert len(match.log) == 5
