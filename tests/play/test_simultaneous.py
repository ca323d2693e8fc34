"""Choices that all seats make at once (AM-11.2): sealed, seen by nobody else, entered in order."""

import pytest

from majlis.games.catalogue import game
from majlis.kernel.rules import Config
from majlis.play import Malformed, Match, OutOfTurn

RULES = game("almadi")


def dealt() -> Match:
    return Match(RULES, Config(3, {"characters": True}), "characters")


def test_all_seats_are_asked_at_once() -> None:
    match = dealt()
    assert sorted(match.asked) == [0, 1, 2]
    assert match.asked[0] == match.to_act


def test_a_sealed_choice_shows_in_the_own_view_alone() -> None:
    match = dealt()
    last = match.asked[-1]
    before = {seat: RULES.view(match.facing(seat), seat) for seat in (-1, 0, 1, 2)}
    assert match.seal(last, match.facing(last).legal[0]) is None
    after = {seat: RULES.view(match.facing(seat), seat) for seat in (-1, 0, 1, 2)}
    for seat, view in after.items():
        assert (view == before[seat]) is (seat != last)
    assert len(after[last]["players"][last]["hand"]) == 2
    assert last not in match.asked
    assert not match.log


def test_sealed_choices_are_entered_in_their_order_when_their_turn_comes() -> None:
    plain, sealing = dealt(), dealt()
    order = plain.asked
    picks = {seat: plain.facing(seat).legal[seat] for seat in order}
    for seat in order:
        assert plain.act(seat, picks[seat]) is None
    for seat in reversed(order[1:]):
        assert sealing.seal(seat, picks[seat]) is None
    sealing.enter_sealed()
    assert not sealing.log
    sealing.act(order[0], picks[order[0]])
    sealing.enter_sealed()
    assert [step.seat for step in sealing.log] == order
    assert RULES.fingerprint(sealing.state) == RULES.fingerprint(plain.state)


def test_each_seat_faces_its_own_choices() -> None:
    match = dealt()
    for seat in match.asked:
        view = RULES.view(match.facing(seat), seat)
        assert view["pending"]["seat"] == seat
        assert len(view["pending"]["choices"]) == len(match.facing(seat).legal)


def test_what_cannot_be_sealed() -> None:
    match = dealt()
    last = match.asked[-1]
    refused = next(c for c in range(300) if c not in match.facing(last).legal)
    refusal = match.seal(last, refused)
    assert refusal is not None
    assert refusal.clause == "AM-11.2"
    with pytest.raises(Malformed):
        match.seal(last, 999)
    match.seal(last, match.facing(last).legal[0])
    with pytest.raises(OutOfTurn):
        match.seal(last, match.facing(last).legal[0])
    assert match.unseal(last)
    assert not match.unseal(last)
    assert last in match.asked


def test_elsewhere_only_one_seat_is_asked() -> None:
    match = Match(game("alrashid"), Config(3), "one")
    assert match.asked == [match.to_act]
    other = (match.to_act + 1) % 3
    assert match.facing(other) is match.state
    with pytest.raises(OutOfTurn):
        match.seal(other, 0)


def test_a_match_goes_back_over_everything_when_all_agree() -> None:
    match = dealt()
    start = RULES.fingerprint(match.state)
    while len(match.log) < 8:
        match.act(match.to_act, match.choices[0])
    match.take_back_to(0)
    assert (len(match.log), RULES.fingerprint(match.state)) == (0, start)


def test_a_copy_goes_its_own_way() -> None:
    match = dealt()
    other = match.copy()
    match.act(match.to_act, match.choices[0])
    assert (len(match.log), len(other.log)) == (1, 0)
    assert other.may_undo(other.to_act) is False
