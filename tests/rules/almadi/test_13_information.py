"""Chapter 13: who knows what."""

import json

import pytest

from majlis.games.almadi.frames.recruiting import KeepCharacters
from majlis.games.almadi.material import CHARACTERS
from majlis.games.almadi.meta import RULES
from majlis.games.almadi.state import Almadi
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, is_chance, is_over
from tests.rules.almadi import table as t


def game(players: int = 3, **options: bool) -> Almadi:
    st = RULES.start(Config(players, {**options}), "information")
    assert isinstance(st, Almadi)
    return st


@pytest.mark.clause("AM-13.1")
def test_what_is_open_is_in_every_view() -> None:
    st = t.set_table(players=3, characters=True)
    t.recruit(st, 1, "zaynab", "zumurrud")
    t.recruit(st, 2, "harun")
    st.players[1].copied = t.character("harun")
    t.in_hand(st, 2, "dunya")
    st.display = 1 << t.character("khalifa")
    t.cards(st, 1, "wave", "spices")
    t.rubies(st, 1, 3)
    t.hold(st, 1, "GY01")
    t.objectives(st, "GY02")
    t.put(st, 1, 1, 1, "OA01")
    st.players[1].achieved = st.players[1].held
    t.begin(st, 1)
    t.choose(st, t.giving_mosaic(st, "wave"))
    for seat in (-1, 0, 1, 2):
        view = RULES.view(st, seat)
        own = view["players"][1]
        assert len([tile for tile in view["board"] if tile]) == 8
        assert view["draw_pile"]["size"] == st.tiles_left()
        assert {"row": 1, "column": 1}.items() <= own["realm"][1].items()
        assert (own["rubies"], sum(own["stalls"].values())) == (3, 2)
        assert view["mosaics"]["under"] == ["wave"]
        assert view["mosaics"]["top"] == "star"
        assert own["objectives"] == [{"objective": "GY01", "points": 9, "achieved": True}]
        assert [o["objective"] for o in view["objectives"]] == ["GY02"]
        assert [c["character"] for c in own["recruited"]] == ["zaynab", "zumurrud"]
        assert own["copied"] == "harun"
        assert [c["character"] for c in view["display"]] == ["khalifa"]
        assert [player["hand_size"] for player in view["players"]] == [0, 0, 1]
        assert (view["first"], view["turn"]["moves"], view["turn"]["used"]) == (0, 0, ["zaynab"])


@pytest.mark.clause("AM-13.2")
def test_hands_are_seen_by_their_owners_alone() -> None:
    st = game(characters=True)
    while not is_over(st):
        for seat in (-1, 0, 1, 2):
            view = RULES.view(st, seat)
            for other, player in enumerate(view["players"]):
                assert ("hand" in player) == (other == seat)
                assert ("aside" in player) == (other == seat)
        secret = set()
        for seat, player in enumerate(st.players):
            if seat != 0:
                secret |= {CHARACTERS[c] for c in range(26) if (player.hand >> c) & 1}
                secret |= {CHARACTERS[c] for c in range(26) if (player.aside >> c) & 1}
        text = json.dumps(RULES.view(st, 0)).replace('"characters"', "")
        assert not [name for name in secret if f'"{name}"' in text]
        frame = st.frames[-1]
        if not isinstance(frame, KeepCharacters) and st.display:
            break
        apply(st, st.legal[-1])


@pytest.mark.clause("AM-13.2")
def test_another_seat_cannot_tell_which_characters_were_kept() -> None:
    """Two games that differ in a secret choice look the same to the others."""
    one = game(characters=True)
    seat = t.ask(one).seat
    other = one.copy()
    apply(one, one.legal[0])
    apply(other, other.legal[1])
    for watcher in {-1, 0, 1, 2} - {seat}:
        assert RULES.view(one, watcher) == RULES.view(other, watcher)
    assert RULES.view(one, seat) != RULES.view(other, seat)


@pytest.mark.clause("AM-13.2", "AM-13.3")
def test_a_redeal_draws_the_other_hands_from_what_the_seat_has_not_seen() -> None:
    st = game(characters=True)
    while isinstance(st.frames[-1], KeepCharacters):
        apply(st, st.legal[0])
    rng = Rng.from_seed("redeal")
    known = st.players[0].hand | st.display
    seen = set()
    for _ in range(200):
        new = RULES.redeal(st, 0, rng)
        assert isinstance(new, Almadi)
        assert new.players[0].hand == st.players[0].hand
        for player in new.players[1:]:
            assert player.hand.bit_count() == 2
            assert player.hand & known == 0
            seen |= {c for c in range(26) if (player.hand >> c) & 1}
    # Every character that might be there appears: those dealt to others, and those in the box.
    assert seen == {c for c in range(26) if not (known >> c) & 1}


@pytest.mark.clause("AM-13.3")
def test_no_view_says_what_comes_next() -> None:
    """Two states with another generator, and so with another future, look the same."""
    st = game()
    other = st.copy()
    other.rng = Rng.from_seed("another future")
    for seat in (-1, 0, 1, 2):
        assert RULES.view(st, seat) == RULES.view(other, seat)
    boards = set()
    for state in (st, other):
        while state.tiles_left() == 48:
            apply(state, state.legal[0])
        boards.add(state.board)
    assert len(boards) == 2


@pytest.mark.clause("AM-13.4")
def test_after_the_set_up_chance_only_shows_what_comes_next() -> None:
    st = RULES.start(Config(3, {"characters": True}), "chance", explicit=True)
    rng = Rng.from_seed("chance")
    before: set[str] = set()
    after: set[str] = set()
    playing = False
    while not is_over(st):
        frame = st.frames[-1]
        playing = playing or frame.KIND == "take_tile"
        if is_chance(st):
            (after if playing else before).add(frame.KIND)
        apply(st, st.legal[rng.below(len(st.legal))])
    assert before == {
        "draw_first",
        "deal_start",
        "draw_type",
        "draw_tile",
        "turn_up",
        "draw_objective",
        "deal_character",
    }
    assert after <= {"draw_type", "draw_tile", "turn_up"}
