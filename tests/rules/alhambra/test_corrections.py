"""Tables and corrected material that cannot be played, and why; characters among them."""

from typing import Any

import pytest

from majlis.games.alhambra.meta import RULES
from majlis.games.alhambra.state import Alhambra
from majlis.kernel.options import UserError, read_options
from majlis.kernel.rules import Config
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
        ({"culture_counters": {"price-7": {"points": [1, 2, 3, 4, 5, 6]}}}, r"\(AL-MO-11\)"),
        ({"exchange_cards": {"denar-ducat": {"pair": ["denar", "denar"]}}}, r"\(AL-EX-1\)"),
        ({"exchange": {"piles": [6, 6, 0, 0, 0]}}, r"found 12 \(AL-EX-2\)"),
        ({"diamonds": {"values": [3, 4]}}, r"diamonds.values: expected a list of 11"),
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
