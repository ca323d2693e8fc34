"""Chapter 17: battle in a country."""

import pytest

from majlis.games.alrashid.frames.battle import Battle, PickOff
from majlis.games.alrashid.frames.resolution import Round, TakeTurn
from majlis.games.alrashid.frames.trade import Trade
from majlis.games.alrashid.frames.year_end import YearEnd
from majlis.games.alrashid.material import TOKENS
from majlis.games.alrashid.state import AlRashid
from tests.rules.alrashid.table import (
    area,
    ask,
    camp,
    choose,
    discarded,
    fight,
    goods_of,
    hand_of,
    hold,
    left_on,
    own,
    refusal,
    resolve_area,
    see,
    set_table,
    slots_in,
    stand,
    start,
    tokens_of,
    tokens_on,
)

PRINTED = {"wood": 2, "metal": 5, "pottery": 1, "credit_note": 1}


def at_sanmatia(*mercenaries: str, players: int = 3, **options: object) -> AlRashid:
    """Mercenaries camp in Sanmatia, and every seat has a sage there, in the order of rank."""
    st = set_table(players, **options)
    camp(st, "sanmatia", *mercenaries)
    for seat in range(players):
        stand(st, "sanmatia", seat, "sage")
    return st


def pick(token: str) -> int:
    return Battle.TOKEN + TOKENS.index(token)


def face_up(st: AlRashid, where: str = "sanmatia") -> list[bool]:
    """How the tokens on a country lie, as a spectator sees it."""
    return [token["face_up"] for token in see(st, -1)["countries"][where]["mercenaries"]]


@pytest.mark.clause("AR-17.1")
def test_ar_17_1_battle_comes_first_where_mercenaries_are_and_then_trade() -> None:
    st = at_sanmatia("red_2")
    hold(st, 0, "red_3")
    resolve_area(st, "sanmatia")
    assert isinstance(ask(st), Battle)
    fight(st, "red_3")
    assert isinstance(ask(st), Trade)


@pytest.mark.clause("AR-17.1")
def test_ar_17_1_a_peaceful_country_is_traded_with_at_once() -> None:
    st = at_sanmatia()
    hold(st, 0, "red_3")
    resolve_area(st, "sanmatia")
    assert isinstance(ask(st), Trade)


@pytest.mark.clause("AR-17.2")
def test_ar_17_2_all_tokens_are_turned_face_up_and_stay_so_for_years() -> None:
    st = at_sanmatia("red_4", "blue_2")
    hold(st, 0, "red_2")
    assert face_up(st) == [False, False]
    resolve_area(st, "sanmatia")
    assert face_up(st) == [True, True]
    choose(st, Battle.FLEE)
    start(st, YearEnd())
    assert face_up(st)[:2] == [True, True]


@pytest.mark.clause("AR-17.3")
def test_ar_17_3_everybody_present_takes_part_before_the_cut_to_three() -> None:
    st = at_sanmatia("red_2", players=5)
    hold(st, 4, "red_3")
    resolve_area(st, "sanmatia")
    assert ask(st).seat == 4
    fight(st, "red_3")
    assert isinstance(ask(st), Trade)
    assert [player.dishonour for player in st.players] == [2, 2, 2, 2, 0]


@pytest.mark.clause("AR-17.3")
def test_ar_17_3_by_option_only_three_ranks_come_to_the_battle() -> None:
    st = at_sanmatia("red_2", players=5, country_cut="before_battle")
    hold(st, 4, "red_3")
    resolve_area(st, "sanmatia")
    assert st.frames == []
    assert [player.dishonour for player in st.players] == [2, 2, 2, 0, 0]
    assert tokens_of(st, 4) == ["red_3"]


@pytest.mark.clause("AR-17.4")
def test_ar_17_4_the_first_in_rank_fights_or_flees_while_the_others_wait() -> None:
    st = at_sanmatia("red_2")
    stand(st, "sanmatia", 2, "pasha")
    for seat in range(3):
        hold(st, seat, "red_3")
    resolve_area(st, "sanmatia")
    assert (ask(st).seat, st.legal) == (2, [Battle.FLEE, pick("red_3")])
    choose(st, Battle.FLEE)
    assert (ask(st).seat, st.legal) == (0, [Battle.FLEE, pick("red_3")])


@pytest.mark.clause("AR-17.5")
def test_ar_17_5_without_a_token_of_a_colour_present_one_cannot_fight() -> None:
    st = at_sanmatia("red_2")
    hold(st, 0, "blue_4")
    hold(st, 1, "red_3")
    resolve_area(st, "sanmatia")
    assert (ask(st).seat, st.players[0].dishonour) == (1, 2)
    assert refusal(st, pick("red_4")) == "AR-17.5"


@pytest.mark.clause("AR-17.6")
def test_ar_17_6_every_token_thrown_in_is_of_a_colour_present() -> None:
    st = at_sanmatia("red_2", players=2)
    hold(st, 0, "red_3", "red_3", "blue_4")
    resolve_area(st, "sanmatia")
    assert refusal(st, pick("blue_4")) == "AR-17.6"
    choose(st, pick("red_3"))
    assert refusal(st, pick("blue_4")) == "AR-17.6"
    fight(st, "red_3")
    assert tokens_of(st, 0) == ["blue_4"]


@pytest.mark.clause("AR-17.6")
def test_ar_17_6_at_least_one_token_and_as_few_as_one_likes() -> None:
    st = at_sanmatia("red_4", "red_4", players=2)
    hold(st, 0, "red_3", "red_4", "red_4")
    resolve_area(st, "sanmatia")
    assert refusal(st, Battle.STRIKE) == "AR-17.6"
    choose(st, pick("red_4"))
    assert refusal(st, Battle.FLEE) == "AR-17.6"
    choose(st, Battle.STRIKE)
    assert (tokens_of(st, 0), tokens_on(st, "sanmatia")) == (["red_3", "red_4"], ["red_4", "red_4"])


@pytest.mark.clause("AR-17.6")
def test_ar_17_6_the_tokens_are_thrown_in_all_at_once() -> None:
    st = at_sanmatia("red_4", players=2)
    hold(st, 0, "red_2", "red_3")
    resolve_area(st, "sanmatia")
    choose(st, pick("red_2"))
    assert (discarded(st), tokens_of(st, 0), ask(st).seat) == ([], ["red_2", "red_3"], 0)
    choose(st, pick("red_3"))
    assert discarded(st) == ["red_2", "red_3", "red_4"]


@pytest.mark.clause("AR-17.7")
@pytest.mark.parametrize(
    ("thrown_in", "left"),
    [
        (["red_2", "red_3"], ["red_2", "red_3"]),
        (["red_2", "red_2"], ["red_2", "red_3"]),
        (["red_3", "red_3"], []),
        (["red_2", "red_4"], []),
    ],
)
def test_ar_17_7_a_colour_is_beaten_only_by_a_strictly_greater_sum(
    thrown_in: list[str], left: list[str]
) -> None:
    st = at_sanmatia("red_2", "red_3", players=2)
    hold(st, 0, *thrown_in)
    resolve_area(st, "sanmatia")
    fight(st, *thrown_in)
    assert tokens_on(st, "sanmatia") == left


@pytest.mark.clause("AR-17.7")
def test_ar_17_7_the_colours_are_compared_one_by_one() -> None:
    st = at_sanmatia("red_2", "blue_4", players=2)
    hold(st, 0, "red_4", "blue_3")
    resolve_area(st, "sanmatia")
    fight(st, "red_4", "blue_3")
    assert tokens_on(st, "sanmatia") == ["blue_4"]


@pytest.mark.clause("AR-17.7")
def test_ar_17_7_the_strategist_adds_to_each_token_thrown_in() -> None:
    for strategists, left in ((0, ["red_4", "red_2"]), (1, [])):
        st = at_sanmatia("red_4", "red_2", players=2)
        own(st, 0, *["strategist"] * strategists)
        hold(st, 0, "red_2", "red_3")
        resolve_area(st, "sanmatia")
        fight(st, "red_2", "red_3")
        assert tokens_on(st, "sanmatia") == left


@pytest.mark.clause("AR-17.8")
def test_ar_17_8_beaten_tokens_and_those_thrown_in_are_discarded_also_in_defeat() -> None:
    st = at_sanmatia("red_4", "blue_2", players=2)
    hold(st, 0, "red_3", "blue_3", "blue_4")
    resolve_area(st, "sanmatia")
    fight(st, "red_3", "blue_3")
    assert discarded(st) == ["red_3", "blue_2", "blue_3"]
    assert (tokens_of(st, 0), tokens_on(st, "sanmatia")) == (["blue_4"], ["red_4"])


@pytest.mark.clause("AR-17.9")
def test_ar_17_9_with_the_last_mercenary_beaten_nobody_else_has_to_fight() -> None:
    st = at_sanmatia("red_2", "blue_2")
    hold(st, 0, "red_3", "blue_3")
    hold(st, 1, "red_3")
    resolve_area(st, "sanmatia")
    fight(st, "red_3", "blue_3")
    assert isinstance(ask(st), Trade)
    assert (ask(st).seat, slots_in(st, "sanmatia")) == (0, [0, 1, 2])
    assert [player.dishonour for player in st.players] == [0, 0, 0]


@pytest.mark.clause("AR-17.10")
def test_ar_17_10_a_beaten_fighter_goes_home_and_the_next_faces_what_is_left() -> None:
    st = at_sanmatia("red_4", "blue_2")
    hold(st, 0, "blue_3")
    hold(st, 1, "red_2", "blue_4")
    resolve_area(st, "sanmatia")
    fight(st, "blue_3")
    assert isinstance(ask(st), Battle)
    assert (ask(st).seat, tokens_on(st, "sanmatia")) == (1, ["red_4"])
    assert refusal(st, pick("blue_4")) == "AR-17.6"
    assert (hand_of(st, 0)["sage"], slots_in(st, "sanmatia")) == (1, [1, 2])
    assert (st.players[0].dishonour, goods_of(st, 0)) == (0, {})


@pytest.mark.clause("AR-17.11")
def test_ar_17_11_who_flees_is_dishonoured_twice_and_the_next_in_rank_chooses() -> None:
    st = at_sanmatia("red_2")
    hold(st, 0, "red_4")
    hold(st, 1, "red_4")
    resolve_area(st, "sanmatia")
    choose(st, Battle.FLEE)
    assert isinstance(ask(st), Battle)
    assert (ask(st).seat, st.players[0].dishonour) == (1, 2)
    assert (tokens_of(st, 0), slots_in(st, "sanmatia")) == (["red_4"], [1, 2])


@pytest.mark.clause("AR-17.11")
def test_ar_17_11_who_cannot_fight_must_flee_and_does_not_trade() -> None:
    st = at_sanmatia("red_2")
    hold(st, 2, "red_3")
    resolve_area(st, "sanmatia")
    assert ask(st).seat == 2
    fight(st, "red_3")
    while st.frames:
        choose(st, st.legal[0])
    assert [player.dishonour for player in st.players] == [2, 2, 0]
    assert (goods_of(st, 0), goods_of(st, 1)) == ({}, {})


@pytest.mark.clause("AR-17.12")
def test_ar_17_12_within_a_colour_it_is_all_or_nothing() -> None:
    st = at_sanmatia("red_2", "red_4", players=2)
    hold(st, 0, "red_4")
    resolve_area(st, "sanmatia")
    fight(st, "red_4")
    assert st.frames == []
    assert tokens_on(st, "sanmatia") == ["red_2", "red_4"]


@pytest.mark.clause("AR-17.12")
def test_ar_17_12_by_option_single_tokens_fall_below_the_sum_thrown_in() -> None:
    st = at_sanmatia("red_2", "red_4", "red_2", "red_3", "blue_2", battle_partial="token")
    hold(st, 0, "red_2", "red_3")
    hold(st, 1, "red_2")
    resolve_area(st, "sanmatia")
    fight(st, "red_2", "red_3")
    assert isinstance(ask(st), PickOff)
    assert refusal(st, 4) == "AR-17.12"
    choose(st, 0)
    assert refusal(st, 2) == "AR-17.12"
    choose(st, 1)
    assert tokens_on(st, "sanmatia") == ["red_4", "red_3", "blue_2"]
    assert discarded(st) == ["red_2", "red_2", "red_2", "red_3"]
    assert (ask(st).seat, slots_in(st, "sanmatia")) == (1, [1, 2])


@pytest.mark.clause("AR-17.13")
def test_ar_17_13_if_nobody_wins_there_is_no_trade_and_everything_stays() -> None:
    st = at_sanmatia("red_4", "blue_2")
    hold(st, 1, "red_2")
    resolve_area(st, "sanmatia")
    fight(st, "red_2")
    assert st.frames == []
    assert st.is_resolved(area("sanmatia"))
    assert (tokens_on(st, "sanmatia"), face_up(st)) == (["red_4", "blue_2"], [True, True])
    assert left_on(st, "sanmatia") == PRINTED
    assert [sum(player.hand) for player in st.players] == [3, 3, 3]


@pytest.mark.clause("AR-17.14")
def test_ar_17_14_a_country_without_visitors_keeps_its_mercenaries_as_they_are() -> None:
    st = at_sanmatia()
    camp(st, "silk_road", "red_4", "blue_2")
    start(st, Round(0), YearEnd())
    while st.frames:
        choose(st, st.legal[0])
    assert st.is_resolved(area("sanmatia"))
    assert tokens_on(st, "silk_road")[:2] == ["red_4", "blue_2"]
    assert face_up(st, "silk_road")[:2] == [False, False]


@pytest.mark.clause("AR-17.15")
def test_ar_17_15_who_chose_the_country_but_is_not_there_takes_no_part() -> None:
    st = set_table(3)
    camp(st, "sanmatia", "red_2")
    stand(st, "sanmatia", 1, "sage")
    stand(st, "nilus_valley", 0, "sage")
    hold(st, 0, "red_4")
    start(st, TakeTurn(0, False, False))
    choose(st, area("sanmatia"))
    assert st.frames == []
    assert (tokens_of(st, 0), tokens_on(st, "sanmatia")) == (["red_4"], ["red_2"])
    assert [player.dishonour for player in st.players] == [0, 2, 0]
