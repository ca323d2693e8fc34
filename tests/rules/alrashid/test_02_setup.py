"""Chapter 2: the table before the first pawn is placed."""

import pytest

from majlis.games.alrashid.frames.beginning import FirstMercenaries
from majlis.games.alrashid.frames.year_end import YearEnd
from majlis.games.alrashid.material import TOKENS
from majlis.kernel.rng import Rng
from majlis.kernel.runner import outcomes, play_out
from tests.rules.alrashid.table import (
    ask,
    buy,
    choose,
    colour,
    family_of,
    goods,
    goods_of,
    hand_of,
    left_on,
    nature,
    new_game,
    own,
    refusal,
    resolve_area,
    see,
    set_table,
    stand,
    start,
    tokens_of,
    tokens_on,
)

SHUFFLED = [(0, 8), (1, 16), (2, 8)]  # a pile of one colour, by value

PRINTED = {
    "silk_road": {"silk": 4, "spice": 2, "metal": 1, "wood": 1, "credit_note": 1},
    "spice_road": {"spice": 4, "pottery": 1, "wood": 2, "silk": 1, "credit_note": 1},
    "sanmatia": {"metal": 5, "wood": 2, "pottery": 1, "credit_note": 1},
    "mare_indianum": {"silk": 1, "spice": 1, "wood": 4},
    "abbasid_caliphate": {"pottery": 3, "wood": 2, "spice": 1, "metal": 1},
    "mare_internum": {"pottery": 4, "wood": 2, "metal": 1, "credit_note": 1},
    "nilus_valley": {"wood": 4, "metal": 2, "pottery": 1},
}


@pytest.mark.clause("AR-2.1")
@pytest.mark.parametrize("name", PRINTED)
def test_ar_2_1_every_country_holds_what_is_printed_on_it(name: str) -> None:
    assert left_on(new_game(3), name) == PRINTED[name]


@pytest.mark.clause("AR-2.2")
@pytest.mark.parametrize(("players", "tiles"), [(2, 32), (3, 32), (4, 48), (5, 48)])
def test_ar_2_2_so_many_tiles_are_laid_out(players: int, tiles: int) -> None:
    st = new_game(players)
    assert sum(st.titles) == tiles
    assert min(st.titles) == 1
    assert max(st.titles) == (1 if tiles == 32 else 2)


@pytest.mark.clause("AR-2.2")
def test_ar_2_2_a_tile_that_is_not_used_is_not_for_sale() -> None:
    for players in (3, 4):
        st = set_table(players)
        own(st, 1, "smuggler")
        goods(st, 0, wood=3)
        stand(st, "intrigue", 0, "sage")
        resolve_area(st, "intrigue")
        if players == 3:
            assert refusal(st, buy("smuggler")) == "AR-10.8"
        else:
            assert buy("smuggler") in st.legal


@pytest.mark.clause("AR-2.3")
def test_ar_2_3_a_family_starts_with_one_pawn_of_each_type_in_hand() -> None:
    st = new_game(5)
    for seat in range(5):
        assert family_of(st, seat) == hand_of(st, seat) == {"pasha": 1, "merchant": 1, "sage": 1}


@pytest.mark.clause("AR-2.4")
def test_ar_2_4_every_turn_order_is_as_likely_as_another() -> None:
    st = new_game(3, explicit=True)
    assert outcomes(st) == [(0, 1), (1, 1), (2, 1)]
    nature(st, 2)
    assert outcomes(st) == [(0, 1), (1, 1)]
    nature(st, 1)
    assert outcomes(st) == [(0, 1)]
    nature(st, 0)
    assert st.order == (2, 1, 0)


@pytest.mark.clause("AR-2.5")
def test_ar_2_5_starting_goods_follow_the_place_in_the_turn_order() -> None:
    st = new_game(5, explicit=True)
    nature(st, 4, 2, 0, 3, 1)
    assert [goods_of(st, seat) for seat in (4, 2, 0, 3, 1)] == [
        {"wood": 1, "pottery": 1, "metal": 1},
        {"wood": 2, "pottery": 1, "metal": 1},
        {"wood": 3, "pottery": 1, "metal": 1},
        {"wood": 2, "pottery": 2, "metal": 1},
        {"wood": 1, "pottery": 1, "metal": 1, "spice": 1},
    ]


@pytest.mark.clause("AR-2.6")
def test_ar_2_6_red_and_blue_tokens_are_two_shuffled_piles() -> None:
    st = new_game(2, explicit=True)
    nature(st, 0, 1, 0)  # the turn order, and the first set-up tile: red, blue, blue
    assert outcomes(st) == SHUFFLED
    nature(st, 2)
    assert outcomes(st) == SHUFFLED
    nature(st, 2)
    assert outcomes(st) == [(0, 8), (1, 16), (2, 7)]
    assert see(st, 0)["pile"] == {"red": 31, "blue": 31}


@pytest.mark.clause("AR-2.7", "AR-16.5")
def test_ar_2_7_one_set_up_tile_is_drawn_and_applied() -> None:
    st = new_game(2, explicit=True)
    nature(st, 0, 1)
    assert outcomes(st) == [(0, 1), (1, 1), (2, 1)]
    nature(st, 1, 0, 1, 2)
    assert see(st, 0)["crises"] == ["S2"]
    assert tokens_on(st, "silk_road") == ["red_2"]
    assert tokens_on(st, "spice_road") == ["red_3"]
    assert tokens_on(st, "mare_indianum") == ["blue_4"]


@pytest.mark.clause("AR-2.7")
def test_ar_2_7_the_other_two_set_up_tiles_leave_the_game() -> None:
    st = new_game(2)
    play_out(st, Rng.from_seed("to the end"))
    assert [name[0] for name in see(st, 0)["crises"]] == ["S", "Y", "Y", "Y", "Y"]


@pytest.mark.clause("AR-2.8")
def test_ar_2_8_in_turn_order_each_player_draws_a_token_of_a_colour_named() -> None:
    st = new_game(3, explicit=True)
    nature(st, 1, 2, 0, 0, 0, 0, 0)  # the turn order, the first tile and its three tokens
    assert sum(len(tokens) for tokens in st.mercenaries) == 3
    for seat, name, drawn in ((1, "red", 2), (2, "blue", 0), (0, "blue", 1)):
        assert (ask(st).KIND, ask(st).seat) == ("name_colour", seat)
        choose(st, colour(name))
        nature(st, drawn)
        assert tokens_of(st, seat) == [TOKENS[colour(name) * 3 + drawn]]
    assert ask(st).KIND == "place_pawn"


@pytest.mark.clause("AR-2.8", "AR-16.3")
@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (1, 1)])
def test_ar_2_8_without_tokens_the_first_mercenaries_are_over(left: int, drawn: int) -> None:
    st = set_table(3)
    st.pile.counts = [0, 0, left, 0, 0, 0]
    start(st, FirstMercenaries(0))
    assert not st.frames
    assert [tokens_of(st, seat) for seat in range(3)] == [["red_4"] * drawn, [], []]


@pytest.mark.clause("AR-2.9")
def test_ar_2_9_all_eight_year_tiles_are_shuffled() -> None:
    st = set_table()
    st.explicit = True
    start(st, YearEnd())
    assert outcomes(st) == [(tile, 1) for tile in range(8)]


@pytest.mark.clause("AR-2.10")
def test_ar_2_10_the_game_begins_in_year_one() -> None:
    assert see(new_game(4), -1)["year"] == 1
