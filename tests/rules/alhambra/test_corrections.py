"""Tables and corrected material that cannot be played, and why; characters among them."""

import json
from typing import Any

import pytest

from majlis.games.alhambra.material import COUNTERS, material
from majlis.games.alhambra.meta import RULES
from majlis.games.alhambra.modules.caravanserai import MoveMarker
from majlis.games.alhambra.modules.moorish_art import marked_side
from majlis.games.alhambra.state import Alhambra
from majlis.kernel.options import UserError, read_options
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import play_out
from majlis.play import Match, read_record, write_record
from majlis.texts import LANGUAGES, Words
from tests.rules.alhambra.table import tile


@pytest.mark.clause("AL-CH-8", "AL-15.10")
@pytest.mark.parametrize("given", [True, "true", "yes", 0])
def test_characters_are_refused_with_what_is_missing(given: Any) -> None:
    with pytest.raises(UserError, match=r"Laila Wundabah and Yammerad.*\(AL-CH-8\)"):
        RULES.start(Config(3, {"characters": given, "sultan": True}), "x")
    assert RULES.start(Config(3, {}), "x").frames


@pytest.mark.clause("AL-CH-8")
@pytest.mark.parametrize("given", [False, "false"])
def test_characters_may_be_left_out_by_name(given: Any) -> None:
    st = RULES.start(Config(3, {"characters": given}), "x")
    assert RULES.load(RULES.dump(st)).frames
    assert read_options(RULES.meta.options, {"characters": given}) == {"characters": False}


@pytest.mark.clause("AL-VI-1", "AL-1.4")
@pytest.mark.parametrize(
    ("corrections", "options", "complaint"),
    [
        ({"vizier": {"pieces": 4}}, {"vizier": True}, r"4 pieces .* 5 players \(AL-VI-1\)"),
        ({"fountain": {"copies": 4}}, {}, r"4 fountains .* 5 players \(AL-1.4\)"),
    ],
)
def test_a_table_that_the_pieces_cannot_serve(
    corrections: Any, options: Any, complaint: str
) -> None:
    with pytest.raises(UserError, match=complaint):
        RULES.start(Config(5, options, corrections), "x")
    assert RULES.start(Config(4, options, corrections), "x").frames


@pytest.mark.clause("AL-2.4", "AL-2.7")
@pytest.mark.parametrize(
    ("players", "copies", "starting", "complaint"),
    [
        (5, 1, 21, r"money\.copies: 1 .* worth 180, but 5 players .* 181 \(AL-2.4\)"),
        (6, 1, 20, r"money\.copies: 1 .* worth 180, but 6 players .* 204 \(AL-2.4\)"),
        (6, 1, 40, r"with rules\.starting_money 40 .* 324 \(AL-2.4\)"),
    ],
)
def test_money_that_cannot_serve_the_players(
    players: int, copies: int, starting: int, complaint: str
) -> None:
    money = {"money": {"copies": copies}, "rules": {"starting_money": starting}}
    with pytest.raises(UserError, match=complaint):
        RULES.start(Config(players, {}, money), "x")


@pytest.mark.clause("AL-2.4", "AL-2.7")
@pytest.mark.parametrize(
    ("players", "copies", "starting", "diamonds"),
    [(5, 1, 20, False), (6, 1, 20, True), (6, 2, 40, False), (2, 1, 40, False)],
)
def test_money_that_just_serves_the_players(
    players: int, copies: int, starting: int, diamonds: bool
) -> None:
    money = {
        "money": {"copies": copies, "copies_two_players": copies},
        "rules": {"starting_money": starting},
    }
    for seed in "abcdefgh":
        st = RULES.start(Config(players, {"diamonds": diamonds}, money), seed)
        assert isinstance(st, Alhambra)
        assert -1 not in st.display
        assert RULES.audit(st) == []


@pytest.mark.parametrize(
    ("corrections", "complaint"),
    [
        ({"tiles": {"arcades-8-E": {"walls": ["N"]}}}, r"arcades-8-E: .* arcades-8-N.*\(AL-1.2\)"),
        ({"tiles": {"arcades-8-E": {"walls": ["X"]}}}, r"arcades-8-E: .* not on 'X' \(AL-1.2\)"),
        ({"tiles": {"arcades-8-E": {"walls": ["E", "E"]}}}, r"side E is named twice \(AL-1.2\)"),
        ({"tiles": {"arcades-8-E": {"walls": ["N", "S"]}}}, r"arcades-8-E: .*\(AL-1.3\)"),
        ({"tiles": {"arcades-8-E": {"price": 3}}}, r"arcades cost 4 to 10, found 3 \(AL-1.1\)"),
        ({"tiles": {"arcades-8-E": {"type": "tower"}}}, r"keeps its type, arcades.*\(AL-1.1\)"),
        ({"tiles": {"arcades-8-F": {"price": 8}}}, r"unknown entry 'tiles.arcades-8-F'"),
        ({"rules": {"first_scoring_pile": 5}}, r"first_scoring_pile: .*\(AL-2.8\)"),
        ({"scoring_cards": {"sc01": {"order": ["tower"] * 6}}}, r"sc01: .*\(AL-SC-1\)"),
        ({"sultan_cards": {"florin": {"copies": 3}}}, r"expected 8 cards.*found 9 \(AL-SU-1\)"),
        ({"sultan": {"piles": [3, 2, 2, 0, 0]}}, r"found 7 \(AL-SU-2\)"),
        ({"sultan_die": {"tower": {"opposite": "garden"}}}, r"sultan_die\..*\(AL-SU-9\)"),
        ({"caravanserai_cards": {"ducat-a": {"main": "florin"}}}, r"ducat-a: .*\(AL-CA-16\)"),
        ({"culture_counters": {"price-6": {"copies": 4}}}, r"found 21 \(AL-MO-1\)"),
        ({"culture_counters": {"price-7": {"prices": [6]}}}, r"price 6 has two kinds \(AL-MO-2\)"),
        ({"culture_counters": {"price-7": {"squares": [0, 2, 3, 2, 3, 4]}}}, r"\(AL-MO-11\)"),
        ({"exchange_cards": {"denar-ducat": {"pair": ["denar", "denar"]}}}, r"\(AL-EX-1\)"),
        ({"exchange": {"piles": [6, 6, 0, 0, 0]}}, r"found 12 \(AL-EX-2\)"),
        ({"diamonds": {"values": []}}, r"diamonds.values: expected a list of 1 "),
    ],
)
def test_a_wrong_correction_names_the_entry_and_the_clause(
    corrections: Any, complaint: str
) -> None:
    with pytest.raises(UserError, match=complaint):
        RULES.start(Config(3, {}, corrections), "x")


def test_a_right_correction_is_played() -> None:
    corrections = {
        "tiles": {"arcades-8-E": {"walls": ["W"], "note": "seen in my box"}},
        "sultan_die": {
            "pavilion": {"opposite": "seraglio"},
            "seraglio": {"opposite": "pavilion"},
            "garden": {"opposite": "tower"},
            "tower": {"opposite": "garden"},
        },
    }
    st = RULES.start(Config(3, {"sultan": True}, corrections), "x")
    assert isinstance(st, Alhambra)
    assert st.table.material.walls[tile("arcades-8-E")] == 0b1000
    assert st.table.material.opposite == (1, 0, 3, 2, 5, 4)
    assert RULES.audit(RULES.load(RULES.dump(st))) == []


def counter(**entries: Any) -> Any:
    return {"culture_counters": {"price-8": entries}}


@pytest.mark.clause("AL-MO-8")
@pytest.mark.parametrize(
    ("corrections", "complaint"),
    [
        (counter(squares=[0, 2, 2, 4, 5, 6]), r"price-8\.squares: no side has 3 squares"),
        (counter(squares=[0, 3, 3, 3, 4, 5]), r"price-8\.squares: no side has 2 squares"),
        ({"culture": {"least_tiles": 1}}, r"price-6\.squares: no side has 1 squares"),
    ],
)
def test_a_counter_without_a_side_for_a_number_of_tiles_is_refused(
    corrections: Any, complaint: str
) -> None:
    with pytest.raises(UserError, match=complaint + r".*\(AL-MO-8\)"):
        RULES.material(corrections)


@pytest.mark.clause("AL-MO-8")
def test_a_game_that_was_begun_with_such_a_counter_lives_on() -> None:
    corrections = counter(squares=[0, 2, 2, 4, 5, 6])
    match = Match(RULES, Config(2, {"moorish_art": True}, corrections), "x")
    rng = Rng.from_seed("x")
    while not match.is_over:
        match.act(match.to_act, match.choices[rng.below(len(match.choices))])
    record = json.loads(json.dumps(write_record(match)))
    assert read_record(record).is_over
    assert marked_side(material(corrections), COUNTERS.index("price-8"), 3) == 2  # as ever


@pytest.mark.clause("AL-MO-8", "AL-MO-10")
def test_numbers_of_tiles_that_cannot_occur_need_no_side() -> None:
    kind = COUNTERS.index("price-12-13")
    assert material({}).counter_of.count(kind) == 3
    last = {"squares": [0, 2, 2, 2, 2, 5]}
    with pytest.raises(UserError, match=r"no side has 3 squares"):
        RULES.material({"culture_counters": {"price-12-13": last}})
    fewer = {"squares": [0, 2, 2, 2, 2, 2]}  # with three tiles: the most valuable side
    corrections = {"culture_counters": {"price-12-13": fewer}}
    assert RULES.material(corrections)
    assert marked_side(material(corrections), kind, 3) == 5


@pytest.mark.clause("AL-MO-8", "AL-MO-10", "AL-MO-11")
def test_points_that_do_not_rise_are_warned_of_and_played() -> None:
    corrections = counter(points=[0, 3, 10, 6, 21, 15], squares=[0, 2, 2, 3, 4, 5])
    (warning,) = RULES.warnings(corrections)
    assert warning.key == "material-points_fall"
    where = "culture_counters.price-8.points"
    assert warning.args == {"place": where, "points": "0, 3, 10, 6, 21, 15"}
    made = material(corrections)
    kind = COUNTERS.index("price-8")
    assert [marked_side(made, kind, tiles) for tiles in (2, 3, 4, 5, 6)] == [2, 3, 4, 5, 4]
    assert RULES.warnings({}) == []


@pytest.mark.clause("AL-CA-16")
@pytest.mark.parametrize("branches", [[], ["denar"], ["denar", "florin"]])
def test_a_caravanserai_with_fewer_branches_is_warned_of_and_played(branches: list[str]) -> None:
    levels = list(range(1, len(branches) + 1))
    card = {"branches": branches, "levels": levels}
    corrections = {"caravanserai_cards": {"ducat-a": card}}
    (warning,) = RULES.warnings(corrections)
    assert warning.key == "material-branches"
    assert warning.args == {
        "place": "caravanserai_cards.ducat-a",
        "count": len(branches),
        "usual": 3,
    }
    st = RULES.start(Config(2, {"caravanserai": True}, corrections), "x")
    assert isinstance(st, Alhambra)
    assert len(st.table.material.caravan_moves[0]) == 6 + len(branches)
    assert len(RULES.view(st, 0)["printed"]["caravan_spaces"]["ducat-a"]) == 6 + len(branches)
    st.caravans &= ~1
    st.players[0].caravans = (1,)  # the first card, its marker on 1
    question = MoveMarker(0)
    assert question.choices(st) == [0, 1 + 2, *([1 + 6] if branches else [])]
    for choice in range(question.SIZE):
        assert question.describe(st, choice).key.startswith("move_marker")
        assert (question.why_not(st, choice) is None) == (choice in question.choices(st))


@pytest.mark.clause("AL-CA-16")
@pytest.mark.parametrize(
    "card",
    [
        {"branches": ["denar"] * 4, "levels": [1, 2, 3, 4]},
        {"branches": ["denar", "ducat"], "levels": [1, 2]},
        {"branches": ["denar", "florin"], "levels": [2, 2]},
        {"branches": ["denar", "florin"]},
    ],
)
def test_branches_that_cannot_be_played_are_refused(card: Any) -> None:
    with pytest.raises(UserError, match=r"caravanserai_cards\.ducat-a"):
        RULES.material({"caravanserai_cards": {"ducat-a": card}})


@pytest.mark.clause("AL-DI-1", "AL-DI-6")
@pytest.mark.parametrize("values", [[3], [3, 4, 5, 6, 7, 8, 9] * 2])
def test_another_number_of_diamonds_is_warned_of_and_played(values: list[int]) -> None:
    corrections = {"diamonds": {"values": values}}
    (warning,) = RULES.warnings(corrections)
    assert (warning.key, warning.args) == (
        "material-diamonds",
        {"count": len(values), "usual": 11},
    )
    for language in LANGUAGES:
        assert f"{len(values)}" in Words(language, "alhambra").say(warning)
    for seed in "abc":
        st = RULES.start(Config(2, {"diamonds": True}, corrections), seed)
        play_out(st, Rng.from_seed(seed))
        assert RULES.audit(st) == []
    with pytest.raises(UserError, match=r"occurs too often"):
        RULES.material({"diamonds": {"values": [3] * 8}})
