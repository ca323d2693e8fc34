"""Chapter 19: the end of a year."""

import pytest

from majlis.games.alrashid.flow import NextYear
from majlis.games.alrashid.frames.year_end import YearEnd
from majlis.games.alrashid.material import COUNTRIES, YEAR_TILES
from majlis.kernel.runner import is_over, outcomes
from tests.rules.alrashid.table import (
    ask,
    camp,
    left_on,
    nature,
    own,
    see,
    set_table,
    start,
    tokens_on,
)


@pytest.mark.clause("AR-19.1")
def test_ar_19_1_countries_are_refilled_to_what_is_printed() -> None:
    full, st = set_table(), set_table()
    st.goods = [0] * 35
    st.goods[0] = 1
    st.notes = [0] * 7
    start(st, YearEnd())
    assert [left_on(st, name) for name in COUNTRIES] == [left_on(full, name) for name in COUNTRIES]


@pytest.mark.clause("AR-19.1")
def test_ar_19_1_refill_then_titles_then_crisis_then_the_year() -> None:
    st = set_table()
    own(st, 1, "hardwood_importer")
    st.players[1].used = st.players[1].titles
    st.goods = [0] * 35
    st.explicit = True
    start(st, YearEnd(), NextYear())
    assert len(outcomes(st)) == 8
    assert left_on(st, "nilus_valley") == {"wood": 4, "metal": 2, "pottery": 1}
    assert see(st, 0)["players"][1]["used"] == []
    assert st.year == 1
    nature(st, YEAR_TILES.index("Y4"), 0)
    assert (st.year, tokens_on(st, "spice_road")) == (1, [])
    nature(st, 1)
    assert tokens_on(st, "spice_road") == ["blue_3"]
    assert (st.year, ask(st).KIND) == (2, "place_pawn")


@pytest.mark.clause("AR-19.2", "AR-17.14")
def test_ar_19_2_mercenaries_stay_as_they_lie() -> None:
    st = set_table()
    camp(st, "nilus_valley", "red_2")
    camp(st, "mare_internum", "blue_4", face_up=True)
    st.explicit = True
    start(st, YearEnd())
    nature(st, YEAR_TILES.index("Y4"), 0, 0)
    countries = see(st, 0)["countries"]
    (hidden,) = countries["nilus_valley"]["mercenaries"]
    (revealed,) = countries["mare_internum"]["mercenaries"]
    assert (hidden["face_up"], hidden["value"]) == (False, None)
    assert (revealed["face_up"], revealed["value"]) == (True, 4)
    assert tokens_on(st, "nilus_valley") == ["red_2"]


@pytest.mark.clause("AR-19.3")
def test_ar_19_3_a_year_tile_is_used_once_and_four_are_seen() -> None:
    st = set_table()
    left = set(range(8))
    for _ in range(4):
        st.explicit = True
        start(st, YearEnd())
        assert {tile for tile, _ in outcomes(st)} == left
        st.explicit = False
        nature(st, max(left))
        left.remove(max(left))
    assert see(st, 0)["crises"] == ["Y8", "Y7", "Y6", "Y5"]


@pytest.mark.clause("AR-19.4", "AR-20.1")
def test_ar_19_4_nothing_of_this_happens_after_year_five() -> None:
    st = set_table()
    st.year = 5
    st.goods = [0] * 35
    st.players[0].used = (13,)
    start(st, YearEnd(), NextYear())
    assert is_over(st)
    assert (st.goods, st.crises, st.players[0].used, st.year) == ([0] * 35, (), (13,), 5)
