"""Chapter 16: mercenary tokens and crisis tiles."""

import pytest

from majlis.games.alrashid.frames.common import FOR_RECRUITER
from majlis.games.alrashid.frames.mercenaries import (
    DrawSetupTile,
    DrawTokens,
    DrawYearTile,
    NameColour,
)
from majlis.games.alrashid.frames.titles import GainTitle
from majlis.games.alrashid.frames.year_end import YearEnd
from majlis.games.alrashid.material import COUNTRIES, SETUP_TILES, YEAR_TILES
from majlis.games.alrashid.state import AlRashid
from majlis.kernel.runner import outcomes
from tests.rules.alrashid.table import (
    camp,
    choose,
    colour,
    hold,
    kinds,
    listen,
    nature,
    prestige,
    see,
    set_table,
    start,
    title,
    tokens_of,
    tokens_on,
)

# What every crisis tile sends: countries by colour.
ITALIAN = {
    "S1": {"red": {"silk_road"}, "blue": {"spice_road", "mare_indianum"}},
    "S2": {"red": {"silk_road", "spice_road"}, "blue": {"mare_indianum"}},
    "S3": {"red": {"silk_road", "sanmatia"}, "blue": {"spice_road", "mare_indianum"}},
    "Y1": {"red": {"silk_road"}, "blue": {"spice_road", "sanmatia"}},
    "Y2": {"red": {"silk_road", "nilus_valley"}, "blue": {"mare_indianum"}},
    "Y3": {"red": {"silk_road", "sanmatia"}, "blue": {"mare_indianum"}},
    "Y4": {"red": {"sanmatia"}, "blue": {"spice_road"}},
    "Y5": {
        "red": {"silk_road", "sanmatia", "abbasid_caliphate", "nilus_valley"},
        "blue": set[str](),
    },
    "Y6": {
        "red": set[str](),
        "blue": {"sanmatia", "mare_internum", "spice_road", "mare_indianum"},
    },
    "Y7": {"red": {"silk_road", "spice_road"}, "blue": {"abbasid_caliphate"}},
    "Y8": {"red": {"silk_road", "spice_road"}, "blue": {"mare_indianum", "mare_internum"}},
}
FRENCH = {
    **ITALIAN,
    "S3": {"red": {"silk_road"}, "blue": {"spice_road", "mare_indianum"}},
    "Y2": {"red": {"spice_road", "nilus_valley"}, "blue": {"mare_indianum"}},
    "Y3": {"red": {"spice_road", "sanmatia"}, "blue": {"mare_indianum"}},
    "Y5": {
        "red": {"spice_road", "sanmatia", "abbasid_caliphate", "nilus_valley"},
        "blue": set[str](),
    },
}


def strike(st: AlRashid, tile: str) -> AlRashid:
    """The crisis tile is drawn and applied, its tokens by chance."""
    st.explicit = True
    if tile in SETUP_TILES:
        start(st, DrawSetupTile())
        st.explicit = False
        nature(st, SETUP_TILES.index(tile))
    else:
        start(st, DrawYearTile())
        st.explicit = False
        nature(st, YEAR_TILES.index(tile))
    return st


def sent(st: AlRashid) -> dict[str, set[str]]:
    """The countries that hold tokens, by colour."""
    return {
        name: {where for where in COUNTRIES if any(name in t for t in tokens_on(st, where))}
        for name in ("red", "blue")
    }


# ---- piles and discards


@pytest.mark.clause("AR-16.1")
def test_ar_16_1_a_token_is_drawn_from_the_pile_of_its_colour() -> None:
    st = set_table()
    st.explicit = True
    st.pile.counts = [2, 5, 0, 1, 1, 1]
    st.discards.counts = [6, 11, 8, 7, 15, 7]
    start(st, DrawTokens(0, 1, FOR_RECRUITER))
    choose(st, colour("red"))
    assert outcomes(st) == [(0, 2), (1, 5)]
    nature(st, 0)
    assert tokens_of(st, 0) == ["red_2"]
    assert st.pile.counts == [1, 5, 0, 1, 1, 1]
    assert st.discards.counts == [6, 11, 8, 7, 15, 7]


@pytest.mark.clause("AR-16.2")
def test_ar_16_2_an_empty_pile_is_made_anew_from_its_discards() -> None:
    st = set_table()
    st.explicit = True
    st.pile.counts = [0, 0, 0, 1, 1, 1]
    st.discards.counts = [3, 0, 2, 4, 4, 4]
    start(st, DrawTokens(0, 1, FOR_RECRUITER))
    choose(st, colour("red"))
    assert outcomes(st) == [(0, 3), (2, 2)]
    assert st.discards.counts == [0, 0, 0, 4, 4, 4]
    nature(st, 2)
    assert st.pile.counts == [3, 0, 1, 1, 1, 1]


@pytest.mark.clause("AR-16.2")
def test_ar_16_2_also_when_a_crisis_needs_a_token() -> None:
    st = set_table()
    st.pile.counts = [0, 0, 0, 1, 1, 1]
    st.discards.counts = [0, 0, 2, 0, 0, 0]
    strike(st, "Y4")
    assert tokens_on(st, "sanmatia") == ["red_4"]
    assert (st.pile.counts[2], st.discards.counts[2]) == (1, 0)


@pytest.mark.clause("AR-16.3")
def test_ar_16_3_a_colour_that_is_used_up_cannot_be_named() -> None:
    st = set_table()
    st.pile.counts = [0, 0, 0, 1, 0, 1]
    start(st, GainTitle(0, title("agha")))
    assert tokens_of(st, 0) == ["blue_2", "blue_4"]
    st = set_table()
    st.pile.counts = [1, 0, 0, 4, 4, 4]
    start(st, GainTitle(0, title("agha")))
    choose(st, colour("red"))
    assert [token[:4] for token in tokens_of(st, 0)] == ["red_", "blue", "blue", "blue"]


@pytest.mark.clause("AR-16.3")
def test_ar_16_3_naming_it_is_refused() -> None:
    st = set_table()
    st.pile.counts = [0, 0, 0, 1, 0, 1]
    question = NameColour(0, FOR_RECRUITER)
    refused = question.why_not(st, colour("red"))
    assert refused is not None
    assert refused.clause == "AR-16.3"
    assert question.choices(st) == [colour("blue")]


@pytest.mark.clause("AR-16.3")
def test_ar_16_3_a_crisis_places_none_of_it() -> None:
    st = set_table()
    st.pile.counts = [0, 0, 0, 8, 16, 8]
    heard = listen(st)
    strike(st, "S1")
    assert sent(st) == {"red": set(), "blue": {"spice_road", "mare_indianum"}}
    assert kinds(heard.events).count("no_mercenary_left") == 1


@pytest.mark.clause("AR-16.4", "AR-20.7")
def test_ar_16_4_tokens_stay_in_hand_and_score_nothing() -> None:
    st = set_table()
    before = prestige(st, 0)
    hold(st, 0, "red_4", "red_4", "blue_2")
    start(st, YearEnd())
    assert tokens_of(st, 0) == ["red_4", "red_4", "blue_2"]
    assert prestige(st, 0) == before


# ---- crisis tiles


@pytest.mark.clause("AR-16.5", "AR-16.6")
def test_ar_16_5_a_token_for_each_entry_is_drawn_by_chance_and_seen_by_nobody() -> None:
    st = set_table()
    st.explicit = True
    start(st, DrawYearTile())
    nature(st, YEAR_TILES.index("Y4"))
    assert outcomes(st) == [(0, 8), (1, 16), (2, 8)]
    nature(st, 2)
    assert outcomes(st) == [(0, 8), (1, 16), (2, 8)]
    nature(st, 0)
    assert (tokens_on(st, "sanmatia"), tokens_on(st, "spice_road")) == (["red_4"], ["blue_2"])
    for viewer in (-1, 0, 1, 2):
        (token,) = see(st, viewer)["countries"]["sanmatia"]["mercenaries"]
        seen: dict[str, object] = {
            "colour": "red",
            "value": None,
            "face_up": False,
            "seen_by": [],
            "older": False,
        }
        assert token == seen


@pytest.mark.clause("AR-16.6", "AR-16.7")
@pytest.mark.parametrize("tile", ITALIAN)
@pytest.mark.parametrize("edition", ["it", "fr"])
def test_ar_16_7_every_tile_sends_one_token_to_each_of_its_countries(
    tile: str, edition: str
) -> None:
    st = strike(set_table(crisis_tiles=edition), tile)
    expected = ITALIAN[tile] if edition == "it" else FRENCH[tile]
    assert sent(st) == expected
    assert sum(len(tokens) for tokens in st.mercenaries) == sum(map(len, expected.values()))


@pytest.mark.clause("AR-16.7")
def test_ar_16_7_the_italian_list_is_the_default_in_both_editions() -> None:
    for edition in ("fr", "it"):
        assert sent(strike(set_table(edition=edition), "S3")) == ITALIAN["S3"]


@pytest.mark.clause("AR-16.8")
def test_ar_16_8_new_tokens_join_those_already_there() -> None:
    st = set_table()
    camp(st, "sanmatia", "blue_2", face_up=True)
    strike(st, "Y4")
    assert tokens_on(st, "sanmatia")[0] == "blue_2"
    first, second = see(st, 0)["countries"]["sanmatia"]["mercenaries"]
    assert (first["value"], first["face_up"]) == (2, True)
    assert (second["colour"], second["value"]) == ("red", None)


@pytest.mark.clause("AR-16.8")
def test_ar_16_8_no_tile_names_a_country_twice() -> None:
    for french in (False, True):
        material = set_table().table.material
        tiles = [material.setup_tile(n, french) for n in range(3)]
        tiles += [material.year_tile(n, french) for n in range(8)]
        for entries in tiles:
            assert len({area for area, _ in entries}) == len(entries)
