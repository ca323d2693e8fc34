"""Chapter 1: what is in the box, and what never runs out."""

import pytest

from majlis.games.alrashid.flow import Year
from majlis.games.alrashid.frames.mercenaries import DrawSetupTile, DrawYearTile
from majlis.games.alrashid.frames.palaces import Visit
from majlis.games.alrashid.frames.resolution import TakeTurn
from majlis.games.alrashid.frames.titles import GainTitle
from majlis.games.alrashid.frames.year_end import YearEnd
from majlis.games.alrashid.material import TITLES, TOKENS
from majlis.games.alrashid.meta import RULES
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import is_over, outcomes, play_out
from tests.rules.alrashid.table import (
    activate,
    ask,
    choose,
    family,
    family_of,
    favour,
    good,
    goods,
    goods_of,
    left_on,
    listen,
    new_game,
    own,
    refusal,
    resolve_area,
    see,
    set_table,
    stand,
    start,
    title,
)


@pytest.mark.clause("AR-1.1")
def test_ar_1_1_two_to_five_players_and_nobody_else() -> None:
    for players in (2, 3, 4, 5):
        assert len(new_game(players).players) == players
    for players in (1, 6):
        with pytest.raises(UserError, match=r"AR-1\.1"):
            RULES.start(Config(players), "a game")


@pytest.mark.clause("AR-1.1")
def test_ar_1_1_a_game_lasts_five_years() -> None:
    st = set_table(2)
    heard = listen(st)
    start(st, Year())
    play_out(st, Rng.from_seed("five years"))
    assert [e.args[0] for e in heard.events if e.name == "year_begins"] == [1, 2, 3, 4, 5]
    assert is_over(st)


@pytest.mark.clause("AR-1.2")
def test_ar_1_2_the_board_has_six_palaces_and_seven_countries() -> None:
    palaces = ["intrigue", "military", "traditions", "commerce", "politics", "court"]
    countries = [
        "silk_road",
        "spice_road",
        "sanmatia",
        "mare_indianum",
        "abbasid_caliphate",
        "mare_internum",
        "nilus_valley",
    ]
    board = see(set_table(), -1)
    assert list(board["areas"]) == palaces + countries
    assert list(board["countries"]) == countries


@pytest.mark.clause("AR-1.3")
@pytest.mark.parametrize(
    ("guild", "pawn", "most"),
    [("politics", "pasha", 3), ("commerce", "merchant", 4), ("traditions", "sage", 6)],
)
def test_ar_1_3_a_family_has_a_most_of_each_pawn(guild: str, pawn: str, most: int) -> None:
    for size in (most - 1, most):
        st = set_table()
        family(st, 0, **{"pasha": 1, "merchant": 1, "sage": 1, pawn: size})
        goods(st, 0, wood=9, metal=9)
        stand(st, guild, 0, pawn)
        resolve_area(st, guild)
        if size < most:
            assert Visit.SERVICE in st.legal
        else:
            assert refusal(st, Visit.SERVICE) == "AR-1.3"


@pytest.mark.clause("AR-1.3")
def test_ar_1_3_no_title_gives_a_fifth_merchant() -> None:
    st = set_table()
    family(st, 0, pasha=1, merchant=4, sage=2)
    start(st, GainTitle(0, title("enchanter")), GainTitle(0, title("alchemist")))
    assert family_of(st, 0) == {"pasha": 1, "merchant": 4, "sage": 2}


@pytest.mark.clause("AR-1.4")
def test_ar_1_4_forty_eight_tiles_of_thirty_two_kinds() -> None:
    st = set_table(5)
    tiles = dict(zip(TITLES, st.titles, strict=True))
    assert len(tiles) == 32
    assert sum(tiles.values()) == 48
    by_palace = [[st.titles[kind] for kind in kinds] for kinds in st.table.material.palace_titles]
    assert by_palace == [[2] * 4, [2] * 4, [2] * 4, [2] * 4, [1] * 8, [1] * 8]


@pytest.mark.clause("AR-1.5")
def test_ar_1_5_thirty_two_tokens_of_each_colour() -> None:
    pile = dict(zip(TOKENS, set_table().pile.counts, strict=True))
    for colour in ("red", "blue"):
        assert [pile[f"{colour}_{worth}"] for worth in (2, 3, 4)] == [8, 16, 8]
    assert sum(pile.values()) == 64


@pytest.mark.clause("AR-1.6")
@pytest.mark.parametrize(
    ("importer", "kind", "markers"),
    [
        ("hardwood_importer", "wood", 35),
        ("metal_importer", "metal", 30),
        ("pottery_importer", "pottery", 30),
    ],
)
def test_ar_1_6_goods_never_run_out(importer: str, kind: str, markers: int) -> None:
    st = set_table(2)
    goods(st, 0, **{kind: markers})
    own(st, 0, importer)
    stand(st, "politics", 0, "sage")
    stand(st, "commerce", 0, "sage")
    start(st, TakeTurn(0, False, False))
    choose(st, activate(importer))
    assert goods_of(st, 0) == {kind: markers + 1}


@pytest.mark.clause("AR-1.6")
def test_ar_1_6_countries_are_refilled_although_all_markers_are_in_hands() -> None:
    st = set_table(2)
    goods(st, 0, wood=35, metal=30, pottery=30, spice=25, silk=20)
    st.goods = [0] * 35
    start(st, YearEnd())
    assert left_on(st, "silk_road") == {
        "wood": 1,
        "metal": 1,
        "spice": 2,
        "silk": 4,
        "credit_note": 1,
    }


@pytest.mark.clause("AR-1.7")
def test_ar_1_7_notes_influence_and_dishonour_never_run_out() -> None:
    st = set_table(2)
    player = st.players[0]
    player.notes, player.influence, player.dishonour = 16, 24, 14
    start(
        st,
        GainTitle(0, title("treasurer")),
        GainTitle(0, title("law_expert")),
        GainTitle(0, title("enchanter")),
    )
    assert (player.notes, player.influence, player.dishonour) == (17, 25, 15)


@pytest.mark.clause("AR-1.8")
def test_ar_1_8_three_set_up_tiles_and_eight_year_tiles() -> None:
    st = set_table()
    st.explicit = True
    assert outcomes(start(st, DrawSetupTile())) == [(0, 1), (1, 1), (2, 1)]
    st.frames = []
    assert outcomes(start(st, DrawYearTile())) == [(tile, 1) for tile in range(8)]


@pytest.mark.clause("AR-1.9")
def test_ar_1_9_three_goods_are_common_for_the_trader() -> None:
    st = set_table()
    goods(st, 0, wood=1, metal=1, pottery=1, spice=1, silk=1)
    own(st, 0, "trader")
    stand(st, "politics", 0, "sage")
    start(st, TakeTurn(0, False, False))
    choose(st, activate("trader"))
    assert st.legal == [good("wood"), good("metal"), good("pottery")]
    assert refusal(st, good("spice")) == refusal(st, good("silk")) == "AR-15.13"


@pytest.mark.clause("AR-1.9")
def test_ar_1_9_the_vizier_does_not_ask_whether_a_good_is_rare() -> None:
    st = set_table()
    goods(st, 0, wood=7, spice=1, silk=1)
    stand(st, "commerce", 0, "sage")
    resolve_area(st, "commerce")
    choose(st, favour("vizier"))
    assert ask(st).KIND == "give_good"
    assert st.legal == [good("wood"), good("spice"), good("silk")]
