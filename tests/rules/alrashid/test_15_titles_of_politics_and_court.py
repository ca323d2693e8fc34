"""Chapter 15: the titles of politics, which score at the end, and those of the court."""

import pytest

from majlis.games.alrashid.frames.palaces import Visit
from majlis.games.alrashid.frames.titles import AlchemistSage, GainTitle
from majlis.games.alrashid.state import AlRashid
from tests.rules.alrashid.table import (
    area,
    ask,
    buy,
    choose,
    colour,
    family,
    family_of,
    good,
    goods,
    goods_of,
    hand_of,
    listen,
    own,
    prices,
    refusal,
    resolve_area,
    scores,
    set_table,
    slots_in,
    stack_of,
    stand,
    start,
    title,
    tokens_of,
)


def gain(st: AlRashid, name: str) -> AlRashid:
    """Seat 0 gains a title."""
    return start(st, GainTitle(0, title(name)))


def owner_of(*titles: str) -> AlRashid:
    st = set_table()
    own(st, 0, *titles)
    return st


# ---- politics


@pytest.mark.clause("AR-15.17")
def test_ar_15_17_the_aide_brings_an_influence_token() -> None:
    assert gain(set_table(), "aide_to_the_qadi").players[0].influence == 1


@pytest.mark.clause("AR-15.17")
@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (4, 0), (5, 4), (6, 5), (9, 5)])
def test_ar_15_17_the_aide_scores_by_influence_beyond_the_cap(tokens: int, points: int) -> None:
    st = owner_of("aide_to_the_qadi")
    st.players[0].influence = tokens
    assert scores(st, 0)["AR-15.17"] == points


@pytest.mark.clause("AR-15.18")
def test_ar_15_18_the_steward_scores_with_a_title_of_each_palace() -> None:
    palaces = ["smuggler", "raider", "banker", "trader", "agha"]
    st = owner_of("steward_of_the_city", *palaces)
    assert scores(st, 0)["AR-15.18"] == 6
    for missing in palaces:
        st = owner_of("steward_of_the_city", "economist", *[p for p in palaces if p != missing])
        assert scores(st, 0)["AR-15.18"] == 0


@pytest.mark.clause("AR-15.19")
@pytest.mark.parametrize(
    ("owned", "points"), [([9, 9, 9, 0, 0], 0), ([1, 0, 2, 1, 1], 4), ([1, 1, 1, 1, 1], 6)]
)
def test_ar_15_19_the_warehouse_keeper_scores_by_types_of_goods(
    owned: list[int], points: int
) -> None:
    st = owner_of("warehouse_keeper")
    st.players[0].goods = owned
    assert scores(st, 0)["AR-15.19"] == points


@pytest.mark.clause("AR-15.20")
@pytest.mark.parametrize(
    ("titles", "points"),
    [
        (["smuggler", "plotter", "raider"], 0),
        (["smuggler", "plotter", "informer"], 5),
        (["smuggler", "plotter", "informer", "impostor"], 5),
    ],
)
def test_ar_15_20_the_maiden_scores_with_three_intrigue_titles(
    titles: list[str], points: int
) -> None:
    assert scores(owner_of("favorites_maiden", *titles), 0)["AR-15.20"] == points


@pytest.mark.clause("AR-15.21")
@pytest.mark.parametrize(
    ("titles", "points"),
    [
        ([], 3),
        (["strategist", "raider", "smuggler"], 3),
        (["strategist", "raider", "recruiter"], 6),
        (["strategist", "raider", "recruiter", "negotiator"], 6),
    ],
)
def test_ar_15_21_the_weapon_master_scores_more_with_three_military_titles(
    titles: list[str], points: int
) -> None:
    assert scores(owner_of("weapon_master", *titles), 0)["AR-15.21"] == points


@pytest.mark.clause("AR-15.22")
@pytest.mark.parametrize(("sages", "points"), [(3, 0), (4, 3), (5, 5), (6, 7)])
def test_ar_15_22_the_dean_scores_by_sages(sages: int, points: int) -> None:
    st = owner_of("dean_of_the_academy")
    family(st, 0, pasha=3, merchant=4, sage=sages)
    stand(st, "sanmatia", 0, "sage", "sage")
    assert scores(st, 0)["AR-15.22"] == points


@pytest.mark.clause("AR-15.23")
@pytest.mark.parametrize(("merchants", "points"), [(2, 0), (3, 3), (4, 5)])
def test_ar_15_23_the_economist_scores_by_merchants(merchants: int, points: int) -> None:
    st = owner_of("economist")
    family(st, 0, pasha=3, merchant=merchants, sage=6)
    stand(st, "sanmatia", 0, "merchant")
    assert scores(st, 0)["AR-15.23"] == points


@pytest.mark.clause("AR-15.24")
@pytest.mark.parametrize(("pashas", "points"), [(1, 0), (2, 3), (3, 5)])
def test_ar_15_24_the_counselor_scores_by_pashas(pashas: int, points: int) -> None:
    st = owner_of("counselor_to_the_caliph")
    family(st, 0, pasha=pashas, merchant=4, sage=6)
    stand(st, "court", 0, "pasha")
    assert scores(st, 0)["AR-15.24"] == points


# ---- court


@pytest.mark.clause("AR-15.25")
def test_ar_15_25_the_treasurer_brings_a_credit_note() -> None:
    assert gain(set_table(), "treasurer").players[0].notes == 1


@pytest.mark.clause("AR-15.26")
def test_ar_15_26_the_agha_brings_four_tokens_named_one_by_one() -> None:
    st = gain(set_table(), "agha")
    for number, name in enumerate(["red", "blue", "blue", "red"]):
        assert (ask(st).KIND, len(tokens_of(st, 0))) == ("name_colour", number)
        choose(st, colour(name))
    assert sorted(token.split("_")[0] for token in tokens_of(st, 0)) == [
        "blue",
        "blue",
        "red",
        "red",
    ]
    assert not st.frames


@pytest.mark.clause("AR-15.27", "AR-15.28")
@pytest.mark.parametrize(
    ("name", "other", "alone", "both"),
    [
        ("silk_monopolist", "spices_monopolist", {"silk": 1}, {"silk": 3, "spice": 1}),
        ("spices_monopolist", "silk_monopolist", {"spice": 1}, {"spice": 3, "silk": 1}),
    ],
)
def test_ar_15_27_and_28_a_monopolist_brings_more_with_the_other(
    name: str, other: str, alone: dict[str, int], both: dict[str, int]
) -> None:
    assert goods_of(gain(set_table(), name), 0) == alone
    assert goods_of(gain(owner_of(other), name), 0) == both


@pytest.mark.clause("AR-15.27", "AR-15.28")
def test_ar_15_27_and_28_another_players_monopoly_does_not_help() -> None:
    st = set_table()
    own(st, 1, "spices_monopolist")
    assert goods_of(gain(st, "silk_monopolist"), 0) == {"silk": 1}


@pytest.mark.clause("AR-15.29")
@pytest.mark.parametrize(
    ("sages", "tokens"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)]
)
def test_ar_15_29_the_astrologist_brings_influence_by_sages(sages: int, tokens: int) -> None:
    st = set_table()
    family(st, 0, pasha=1, merchant=0, sage=sages)
    stand(st, "sanmatia", 0, *["sage"] * (sages // 2))
    assert gain(st, "astrologist").players[0].influence == tokens


@pytest.mark.clause("AR-15.30")
def test_ar_15_30_the_law_expert_brings_an_influence_token() -> None:
    assert gain(set_table(), "law_expert").players[0].influence == 1


@pytest.mark.clause("AR-15.31")
@pytest.mark.parametrize(
    ("taken", "after"),
    [(("silk", "silk"), {"silk": 2}), (("wood", "spice"), {"wood": 1, "spice": 1})],
)
def test_ar_15_31_the_quartermaster_brings_two_goods_of_choice(
    taken: tuple[str, ...], after: dict[str, int]
) -> None:
    st = gain(set_table(), "quartermaster")
    for name in taken:
        if st.frames:  # after silk only silk is left to name
            choose(st, good(name))
    assert goods_of(st, 0) == after


@pytest.mark.clause("AR-15.32")
def test_ar_15_32_the_alchemist_turns_a_sage_in_hand() -> None:
    st = gain(set_table(), "alchemist")
    choose(st, AlchemistSage.HAND)
    assert family_of(st, 0) == hand_of(st, 0) == {"pasha": 1, "merchant": 2, "sage": 0}


@pytest.mark.clause("AR-15.32")
def test_ar_15_32_a_sage_on_the_board_is_turned_where_it_stands() -> None:
    st = set_table()
    stand(st, "sanmatia", 0, "sage", "sage")
    stand(st, "sanmatia", 1, "sage")
    gain(st, "alchemist")
    choose(st, area("sanmatia"))
    assert slots_in(st, "sanmatia") == [0, 1]
    assert stack_of(st, "sanmatia", 0) == {"merchant": 1, "sage": 1}
    assert family_of(st, 0) == {"pasha": 1, "merchant": 2, "sage": 1}
    assert hand_of(st, 0) == {"pasha": 1, "merchant": 1, "sage": 0}


@pytest.mark.clause("AR-15.32")
def test_ar_15_32_the_stack_must_stay_legal() -> None:
    st = set_table()
    family(st, 0, pasha=2, merchant=1, sage=3)
    stand(st, "sanmatia", 0, "pasha", "sage")
    stand(st, "politics", 0, "merchant", "sage")
    gain(st, "alchemist")
    assert refusal(st, area("sanmatia")) == refusal(st, area("politics")) == "AR-5.5"
    assert refusal(st, area("commerce")) == "AR-15.32"
    assert AlchemistSage.HAND in st.legal


@pytest.mark.clause("AR-15.32")
def test_ar_15_32_a_sage_at_the_court_becomes_a_merchant_in_hand() -> None:
    st = set_table()
    goods(st, 0, wood=3)
    stand(st, "court", 0, "pasha", "sage")
    heard = listen(st)
    resolve_area(st, "court")
    choose(st, Visit.SERVICE, buy("alchemist"), 1)  # the title before benevolence
    choose(st, area("court"))
    assert stack_of(st, "court", 0) == {"pasha": 1}
    assert hand_of(st, 0) == {"pasha": 0, "merchant": 2, "sage": 0}
    assert prices(heard) == [3]


@pytest.mark.clause("AR-15.32")
def test_ar_15_32_nobody_need_be_turned() -> None:
    st = gain(set_table(), "alchemist")
    choose(st, AlchemistSage.NOBODY)
    assert family_of(st, 0) == {"pasha": 1, "merchant": 1, "sage": 1}


@pytest.mark.clause("AR-15.32")
def test_ar_15_32_not_with_four_merchants() -> None:
    st = set_table()
    family(st, 0, pasha=1, merchant=4, sage=3)
    gain(st, "alchemist")
    assert not st.frames
    assert family_of(st, 0) == {"pasha": 1, "merchant": 4, "sage": 3}
