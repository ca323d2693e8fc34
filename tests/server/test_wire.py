"""What a client sees: shaped in one place, per seat, without a language."""

import msgspec
import pytest

from majlis.games.catalogue import GAMES, game
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.kernel.text import Ref, Seat, Text
from majlis.play import Match, begin
from majlis.server import drafting, wire


def test_a_text_travels_as_a_key_with_its_arguments() -> None:
    text = Text("pay", {"n": 2, "who": Seat(1), "what": Ref("good-silk"), "list": [Text("a", {})]})
    assert msgspec.to_builtins(wire.said(text)) == {
        "key": "pay",
        "args": {
            "n": 2,
            "who": {"seat": 1},
            "what": {"ref": "good-silk"},
            "list": [{"key": "a", "args": {}}],
        },
    }


def is_all_offered(match: Match, draft: wire.Draft) -> bool:
    """Whether a draft has every choice: as itself, or as a part of the set of its basket."""
    question = begin(match.rules, match.state, match.to_act).question
    assert question is not None
    basket = question.basket
    beside = [c for c in match.choices if basket is None or not basket.covers(c)]
    if [choice.choice for choice in draft.choices] != beside or (basket is None) != (
        draft.basket is None
    ):
        return False
    return draft.basket is None or any(item.more for item in draft.basket.items)


@pytest.mark.parametrize("rules", GAMES.values(), ids=list(GAMES))
def test_only_the_seat_that_must_choose_gets_a_draft(rules: Rules) -> None:
    match = Match(rules, Config(3), "wire")
    rng = Rng.from_seed("wire")
    for act in range(60):
        seats = {s: drafting.position(rules, match.state, act, s) for s in (-1, 0, 1, 2)}
        for seat, position in seats.items():
            assert position.decision is not None
            assert (position.draft is not None) is (seat == match.to_act)
            if position.draft is not None:
                assert is_all_offered(match, position.draft)
            assert position.standings is None
            msgspec.json.encode(position)
        match.act(match.to_act, match.choices[rng.below(len(match.choices))])


def test_the_standings_come_with_the_end() -> None:
    match = Match(game("alhambra"), Config(2), "end")
    while not match.is_over:
        match.act(match.to_act, match.choices[0])
    last = drafting.position(match.rules, match.state, match.acts_done, -1)
    assert last.decision is None
    assert last.draft is None
    assert last.standings is not None
    assert {s.seat for s in last.standings} == {0, 1}
