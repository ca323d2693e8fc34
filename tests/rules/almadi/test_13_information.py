"""Chapter 13: who knows what."""

import io
import json

import pytest
from rich.console import Console

from majlis.boards import draw_board
from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.frames.placement import TakeTile
from majlis.games.almadi.frames.recruiting import DealCharacter, KeepCharacters
from majlis.games.almadi.material import CHARACTERS
from majlis.games.almadi.meta import RULES
from majlis.games.almadi.state import Almadi
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, choices, is_chance, is_over, outcomes, run
from majlis.play import CannotUndo, Match
from majlis.texts import LANGUAGES, Words
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
        assert own["objectives"] == [
            {
                "objective": "GY01",
                "points": 9,
                "colour": "grey",
                "kind": "pattern",
                "grid": ["#o#", "#o#", "#o#", "#o#"],
                "rotate": False,
                "achieved": True,
            }
        ]
        assert [o["objective"] for o in view["objectives"]] == ["GY02"]
        assert [c["character"] for c in own["recruited"]] == ["zaynab", "zumurrud"]
        assert own["copied"] == "harun"
        assert [c["character"] for c in view["display"]] == ["khalifa"]
        assert [player["hand_size"] for player in view["players"]] == [0, 0, 1]
        assert (view["first"], view["turn"]["moves"], view["turn"]["used"]) == (0, 0, ["zaynab"])


@pytest.mark.clause("AM-13.1")
def test_the_points_as_of_now_are_shown_reason_by_reason() -> None:
    st = t.set_table(players=2)
    t.rubies(st, 0, 1)
    t.hold(st, 0, "GY06")
    t.begin(st, 0)
    own = RULES.view(st, 1)["players"][0]
    worth = {entry["text"]["key"]: entry["points"] for entry in own["score"]}
    assert (worth["score-rubies"], worth["score-objective_failed"]) == (10, -6)
    assert own["points"] == sum(worth.values())
    assert {"ref": "objective-GY06"} in [e["text"]["args"].get("objective") for e in own["score"]]
    assert own["objectives"][0].items() >= {"kind": "cards", "stalls": 4, "mosaics": 4}.items()


@pytest.mark.clause("AM-2.1")
def test_the_starting_tiles_to_choose_from_are_shown() -> None:
    st = game(2, choose_start=True)
    view = RULES.view(st, st.first)
    assert [entry["start"] for entry in view["starts"]] == ["ST-A", "ST-B", "ST-C", "ST-D", "ST-E"]
    assert [square["landscape"] for square in view["starts"][1]["landscapes"]] == [
        "ST-B1",
        "ST-B2",
        "ST-B3",
        "ST-B4",
    ]
    apply(st, 1)
    assert "ST-B" not in [e["start"] for e in RULES.view(st, -1)["starts"]]
    apply(st, 0)
    assert RULES.view(st, -1)["starts"] == []


def drawn(st: Almadi, language: str = "en") -> str:
    """The terminal board as a spectator sees it."""
    out = Console(width=200, record=True, file=io.StringIO())
    draw_board(out, RULES.view(st, -1), Words(language, "almadi"))
    return out.export_text()


@pytest.mark.clause("AM-13.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_draws_what_is_open_about_piles_and_the_turn(language: str) -> None:
    st = t.set_table(players=3, characters=True)
    t.recruit(st, 1, "zaynab", "aladdin")
    t.cards(st, 1, "wave", "spices")
    t.begin(st, 1)
    words = Words(language, "almadi")
    label = {key: words.word(f"label-{key}") for key in ("first", "under", "claims", "used")}
    text = drawn(st, language)
    first = next(line for line in text.splitlines() if label["first"] in line)
    assert words.name(0) in first
    for key in ("claims", "used"):
        assert label[key] not in text
    assert words.word("label-moves") not in text
    t.choose(st, t.giving_mosaic(st, "wave"))
    st.claims = 1 << t.character("aladdin")
    st.moves = 2
    text, colon = drawn(st, language), words.word("colon")
    assert f"{label['under']}{colon} {words.word('mosaic-wave')}" in text
    assert f"{label['used']}{colon} {words.word('character-zaynab')}" in text
    assert f"{label['claims']}{colon} {words.word('character-aladdin')}" in text
    assert f"{words.word('label-moves')}{colon} 2" in text
    assert words.word("label-waiting") not in text


@pytest.mark.clause("AM-8.8", "AM-13.1")
def test_figures_are_in_the_view_and_on_the_board_as_the_match_has_them() -> None:
    corrected = {"objectives": {"GY03": {"grid": ["OM?", "o#C"], "rotate": False}}}
    st = RULES.start(Config(2, {}, corrected), "figures")
    assert isinstance(st, Almadi)
    st.objectives = 0
    t.objectives(st, "GY03", "GY06")
    t.hold(st, 0, "GY02")
    t.hold(st, 1, "GY05")
    st.players[1].achieved = st.players[1].held
    view = RULES.view(st, -1)
    grey = {"points": 6, "colour": "grey", "kind": "pattern"}
    figure = {"grid": ["OM?", "o#C"], "rotate": False}
    assert view["objectives"][0] == {"objective": "GY03", **grey, **figure}
    assert "grid" not in view["objectives"][1]
    line = {"grid": ["OCMP"], "rotate": True}
    held = {"objective": "GY02", **grey, **line, "achieved": False}
    assert view["players"][0]["objectives"] == [held]
    text = drawn(st)
    assert "O M ·" in text
    assert "□ ■ C" in text
    assert "O M ·  ↻" not in text
    assert "O C M P  ↻" in text
    assert "■ □ □ ■" not in text  # achieved: nobody needs its figure any more


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


@pytest.mark.clause("AM-13.2")
@pytest.mark.parametrize(
    ("rubies", "asked"),
    [(0, False), (1, False), (2, True), (9, True)],
)
def test_the_end_of_a_turn_says_nothing_about_a_hand(rubies: int, asked: bool) -> None:
    """The same table for the others, whether the hand holds cheap characters or dear ones."""
    views = []
    for hand in (("jafar", "zaynab"), ("ali_cogia", "harun")):
        st = t.set_table(characters=True)
        t.rubies(st, 0, rubies)
        t.in_hand(st, 0, *hand)
        t.in_hand(st, 1, "dunya", "dalila")
        t.begin_round(st)
        t.place(st, 0, 1, 1)
        assert isinstance(t.ask(st), Realise) == asked
        views.append([RULES.view(st, seat) for seat in (1, -1)])
    assert views[0] == views[1]


@pytest.mark.clause("AM-13.2")
def test_a_turn_ends_by_itself_where_no_unseen_character_can_be_paid() -> None:
    """What lies in the display or before a player is not in a hand, however cheap."""
    cheap = [c for c in CHARACTERS if t.set_table().table.material.cost[t.character(c)] <= 2]
    st = t.set_table(characters=True)
    t.rubies(st, 0, 2)
    t.in_hand(st, 0, "ali_cogia", "harun")
    for name in cheap[1:]:
        t.recruit(st, 1, name)
    t.begin_round(st)
    asked = st.copy()
    t.place(asked, 0, 1, 1)
    assert isinstance(t.ask(asked), Realise)
    assert asked.legal == [Realise.END]
    t.end(asked)
    assert t.ask(asked).seat == 1
    t.recruit(st, 1, cheap[0])
    t.place(st, 0, 1, 1)
    assert (type(t.ask(st)), t.ask(st).seat) == (TakeTile, 1)


@pytest.mark.clause("AM-13.2")
def test_a_hand_without_cards_is_not_asked_about() -> None:
    st = t.set_table(characters=True)
    t.rubies(st, 0, 9)
    t.begin_round(st)
    t.place(st, 0, 1, 1)
    assert (type(t.ask(st)), t.ask(st).seat) == (TakeTile, 1)


@pytest.mark.clause("AM-13.2")
def test_a_redeal_is_a_state_that_the_game_would_stop_in() -> None:
    """At every decision of a game, whatever hands the others are imagined to hold."""
    free = {name: {"cost": cost} for cost, name in zip([0, 1, 2, 3] * 7, CHARACTERS, strict=False)}
    for seed in range(3):
        st = RULES.start(Config(3, {"characters": True}, {"characters": free}), f"stop/{seed}")
        rng = Rng.from_seed("stop")
        alone = 0
        while not is_over(st):
            for seat in range(-1, 3):
                new = RULES.redeal(st, seat, rng)
                stopped = new.copy()
                run(stopped)
                assert (stopped.frames, stopped.legal) == (new.frames, new.legal)
                alone += new.legal == [Realise.END]
            apply(st, st.legal[rng.below(len(st.legal))])
        assert alone


@pytest.mark.clause("AM-11.1", "AM-13.2")
def test_a_redeal_while_characters_are_dealt_leaves_what_can_still_be_dealt() -> None:
    st = RULES.start(Config(2, {"characters": True}), "dealing", explicit=True)
    rng = Rng.from_seed("dealing")
    redeals = 0
    while not isinstance(st.frames[-1], KeepCharacters):
        if isinstance(st.frames[-1], DealCharacter):
            for seat in (-1, 0, 1):
                new = RULES.redeal(st, seat, rng)
                assert RULES.audit(new) == []
                assert choices(new) == [outcome for outcome, _ in outcomes(new)]
                assert RULES.view(new, seat) == RULES.view(st, seat)
                for outcome in choices(new):
                    after = new.copy()
                    apply(after, outcome)
                    assert RULES.audit(after) == []
                redeals += 1
        apply(st, st.legal[rng.below(len(st.legal))])
    assert redeals == 3 * 8


@pytest.mark.clause("AM-11.1", "AM-11.2")
def test_the_audit_counts_the_hands_while_characters_are_dealt_and_kept() -> None:
    st = RULES.start(Config(3, {"characters": True}), "hands", explicit=True)
    assert isinstance(st, Almadi)
    kinds = set()
    while not isinstance(st.frames[-1], TakeTile):
        frame = st.frames[-1]
        kinds.add(frame.KIND)
        assert RULES.audit(st) == []
        odd = st.copy()
        hand = odd.players[0].hand
        odd.players[0].hand = hand & (hand - 1) if hand else 1
        assert any("seat 0 has" in problem for problem in RULES.audit(odd)), frame.KIND
        apply(st, st.legal[0])
    assert {"draw_first", "draw_tile", "deal_character", "keep_characters"} <= kinds


@pytest.mark.clause("AM-13.2")
@pytest.mark.parametrize("shown", [True, False])
def test_recruiting_from_the_hand_cannot_be_taken_back(shown: bool) -> None:
    """The others have seen the card; a character of the display was no secret."""
    free = {name: {"cost": 0} for name in CHARACTERS}
    match = Match(RULES, Config(2, {"characters": True}, {"characters": free}), "undo")
    while isinstance(match.frame, KeepCharacters):
        match.act(match.to_act, match.choices[0])
    st = match.state
    assert isinstance(st, Almadi)
    seat = match.to_act
    there = st.players[seat].hand if shown else st.display
    match.act(seat, TakeTile.FREE + there.bit_length() - 1)
    if shown:
        with pytest.raises(CannotUndo, match="revealed"):
            match.undo(seat)
    else:
        match.undo(seat)


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
