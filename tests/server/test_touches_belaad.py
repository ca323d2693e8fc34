"""What a choice of Belaad touches: all of it is drawn, and it tells the choices apart."""

from typing import Any

import pytest

from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.kernel.frame import Ask
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.play import Match, begin
from majlis.server import drafting


def drawn(view: Json) -> set[str]:
    """The things that a page draws from a view: the list that things.py explains."""
    me = view["players"][view["seat"]]
    things = {f"hand:{card['id']}" for card in me["hand"]}
    things |= {"bag", "duel:reveal", "duel:surrender"}
    things |= {f"pile:{pile}" for pile in ("left", "centre", "right")}
    things |= {f"scholar:{s['id']}" for s in view["scholars"]["revealed"] if s}
    things |= {f"seat:{seat}" for seat in range(len(view["players"]))}
    things |= {f"drawn:{token}" for token, count in view["drawn"].items() if count}
    things |= {f"faction:{faction}" for faction in view["factions"]}
    for faction in view["factions"].values():
        for name, board in faction["boards"].items():
            things |= {f"board:{name}", f"bottom:{name}"}
            things |= {f"white:{name}"} if board.get("white") else set()
            things |= {f"orange:{name}"} if board.get("orange_top") else set()
            things |= {f"top:{name}"} if board["free"] else set()
    if view["in_play"]:
        primary = view["in_play"][-1]["card"]["primary"]
        things |= {"card:primary", "card:secondary"}
        things |= {f"symbol:{symbol}" for symbol in primary["symbols"]}
    if view["hashash"]:
        placed = [*view["hashash"]["placed"], *view["hashash"].get("drawn", [])]
        things |= {f"hashash:{card['id']}" for card in placed}
    return things


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_choices_touch_is_drawn_and_tells_them_apart(players: int) -> None:
    match = Match(game("belaad"), Config(players), f"touches {players}")
    rng = Rng.from_seed(f"touches {players}")
    while not match.is_over:
        seat = match.to_act
        position = drafting.position(match.rules, match.state, match.acts_done, seat)
        decision, draft = position.decision, position.draft
        assert decision is not None
        assert draft is not None
        on_table = drawn(position.view)
        for choice in draft.choices:
            assert set(choice.touches) <= on_table, (decision.kind, choice)
        told = {(tuple(choice.touches), str(choice.text)) for choice in draft.choices}
        assert len(told) == len(draft.choices), decision.kind
        pointed = [tuple(c.touches) for c in draft.choices if c.touches]
        assert len(set(pointed)) == len(pointed), decision.kind
        match.act(seat, match.choices[rng.below(len(match.choices))])


def test_each_choice_of_each_decision_answers_also_when_it_is_not_offered() -> None:
    kinds: dict[str, Any] = {}
    for players in (3, 4):
        match = Match(game("belaad"), Config(players), "answers")
        rng = Rng.from_seed("answers")
        while not match.is_over:
            frame = match.state.frames[-1]
            assert isinstance(frame, Ask)
            if frame.KIND not in kinds:
                kinds[frame.KIND] = [frame.touches(match.state, c) for c in range(frame.SIZE)]
            match.act(match.to_act, match.choices[rng.below(len(match.choices))])
    assert len(kinds) > 20
    yes_or_no = {"cancel_grey", "cancel_wipe", "use_ability", "move_gold", "consent"}
    for kind, touched in kinds.items():
        assert any(touched) != (kind in yes_or_no | {"use_treasury"}), kind


def test_pointing_at_an_action_that_is_too_dear_names_the_clause() -> None:
    match = Match(game("belaad"), Config(2), "why")
    hand = match.rules.view(match.state, 0)["players"][0]["hand"]
    dear = next(
        c
        for c in hand
        if c["secondary"]["price"] > 1 and c["secondary"]["kind"] not in ("boost", "wipe")
    )
    match.act(0, match.choices[hand.index(dear)])
    reasons = begin(match.rules, match.state, 0).why_not("card:secondary")
    assert "BL-4.1" in [reason.refusal.clause for reason in reasons]


def test_everybody_sees_the_cards_that_are_carried_out() -> None:
    match = Match(game("belaad"), Config(2), "in play")
    played = match.choices[0]
    match.act(0, played)
    for seat in (-1, 0, 1):
        view = match.rules.view(match.state, seat)
        assert [entry["card"]["id"] for entry in view["in_play"]] == [
            card["id"] for card in view["discarded"]
        ]
        assert view["in_play"][0]["done"] == []
