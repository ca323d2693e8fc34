"""Chapter 3: who knows what. Every row of the table of open and hidden things has its test."""

from typing import Any

import pytest

from majlis.games.alrashid.frames.battle import Battle
from majlis.games.alrashid.frames.palaces import Visit
from majlis.games.alrashid.frames.placement import HoldBack
from majlis.games.alrashid.frames.resolution import TakeTurn
from majlis.games.alrashid.frames.services import SpyOperation
from majlis.games.alrashid.frames.titles import NegotiatorTarget
from majlis.games.alrashid.frames.year_end import YearEnd
from majlis.games.alrashid.material import AREAS, PASHA, TOKENS
from majlis.games.alrashid.state import FACE_UP, AlRashid
from tests.rules.alrashid.table import (
    activate,
    ask,
    camp,
    choose,
    colour,
    country,
    fight,
    good,
    goods,
    hold,
    kinds,
    listen,
    own,
    redeals,
    resolve_area,
    see,
    set_table,
    stand,
    start,
    tokens_of,
    tokens_on,
)

EVERYBODY = (-1, 0, 1, 2)  # a spectator and three players


def player(st: AlRashid, viewer: int, seat: int) -> Any:
    """What a viewer sees of a player."""
    return see(st, viewer)["players"][seat]


def values_on(st: AlRashid, viewer: int, where: str) -> list[int | None]:
    """The values of the tokens on a country, None where the viewer does not know one."""
    return [token["value"] for token in see(st, viewer)["countries"][where]["mercenaries"]]


def looking(st: AlRashid, seat: int, where: str) -> AlRashid:
    """A spy of the seat looks at a country."""
    start(st, SpyOperation(seat))
    choose(st, SpyOperation.LOOK + country(where))
    return st


def pick(token: str) -> int:
    """A fighter's choice of one token."""
    return Battle.TOKEN + TOKENS.index(token)


# ---- open to all


@pytest.mark.clause("AR-3.1")
def test_ar_3_1_all_see_pawns_on_the_board_their_slots_hands_and_families() -> None:
    st = set_table()
    stand(st, "sanmatia", 2, "merchant", "sage")
    stand(st, "sanmatia", 1, "pasha")
    for viewer in EVERYBODY:
        slots = see(st, viewer)["areas"]["sanmatia"]
        assert [(slot["seat"], slot.get("merchant", 0)) for slot in slots] == [(2, 1), (1, 0)]
        assert player(st, viewer, 2)["hand"] == {"pasha": 1}
        assert player(st, viewer, 2)["family"] == {"pasha": 1, "merchant": 1, "sage": 1}


@pytest.mark.clause("AR-3.1")
def test_ar_3_1_all_see_which_area_is_being_resolved() -> None:
    st = set_table()
    stand(st, "court", 1, "pasha")
    stand(st, "sanmatia", 1, "sage")
    start(st, TakeTurn(1, False, False))
    assert [see(st, viewer)["resolving"] for viewer in EVERYBODY] == [None] * 4
    choose(st, AREAS.index("court"))
    assert [see(st, viewer)["resolving"] for viewer in EVERYBODY] == ["court"] * 4


@pytest.mark.clause("AR-3.1")
def test_ar_3_1_all_see_goods_notes_influence_and_dishonour() -> None:
    st = set_table()
    goods(st, 1, wood=2, silk=1)
    owner = st.players[1]
    owner.notes, owner.influence, owner.dishonour = 3, 4, 5
    for viewer in EVERYBODY:
        seen = player(st, viewer, 1)
        assert seen["goods"] == {"wood": 2, "silk": 1}
        assert [seen[name] for name in ("notes", "influence", "dishonour")] == [3, 4, 5]


@pytest.mark.clause("AR-3.1")
def test_ar_3_1_all_see_titles_owned_used_and_for_sale() -> None:
    st = set_table()
    own(st, 1, "recruiter", "banker")
    stand(st, "court", 1, "pasha")
    start(st, TakeTurn(1, False, False))
    choose(st, activate("recruiter"), colour("red"))
    for viewer in EVERYBODY:
        assert player(st, viewer, 1)["titles"] == ["recruiter", "banker"]
        assert player(st, viewer, 1)["used"] == ["recruiter"]
        assert "banker" not in see(st, viewer)["titles"]
        assert "diplomat" in see(st, viewer)["titles"]


@pytest.mark.clause("AR-3.1")
def test_ar_3_1_all_see_a_pawn_held_back() -> None:
    st = start(set_table(), HoldBack(1))
    choose(st, PASHA)
    for viewer in EVERYBODY:
        assert player(st, viewer, 1)["held"] == {"pasha": 1}


@pytest.mark.clause("AR-3.1", "AR-13.9")
def test_ar_3_1_all_see_the_turn_order_and_the_one_to_come() -> None:
    st = set_table()
    stand(st, "court", 2, "pasha")
    resolve_area(st, "court")
    choose(st, Visit.SERVICE, good("silk"))
    for viewer in EVERYBODY:
        assert see(st, viewer)["order"] == [0, 1, 2]
        assert see(st, viewer)["next_order"] == [2, 0, 1]


@pytest.mark.clause("AR-3.1")
def test_ar_3_1_all_see_the_crisis_tiles_applied() -> None:
    st = set_table()
    start(st, YearEnd())
    drawn = see(st, 0)["crises"]
    assert [name[0] for name in drawn] == ["Y"]
    for viewer in EVERYBODY:
        assert see(st, viewer)["crises"] == drawn


@pytest.mark.clause("AR-3.1")
def test_ar_3_1_all_see_number_and_colour_of_tokens_in_a_hand() -> None:
    st = set_table()
    hold(st, 1, "red_2", "red_4", "blue_3")
    for viewer in EVERYBODY:
        assert player(st, viewer, 1)["mercenaries"] == {"red": 2, "blue": 1}


@pytest.mark.clause("AR-3.1")
def test_ar_3_1_all_see_number_and_colour_of_tokens_on_a_country() -> None:
    st = set_table()
    camp(st, "silk_road", "red_2", "blue_4", "red_3")
    for viewer in EVERYBODY:
        tokens = see(st, viewer)["countries"]["silk_road"]["mercenaries"]
        assert [token["colour"] for token in tokens] == ["red", "blue", "red"]


@pytest.mark.clause("AR-3.1")
def test_ar_3_1_all_learn_that_somebody_looked_and_where() -> None:
    st = set_table()
    camp(st, "silk_road", "red_4")
    heard = listen(st)
    looking(st, 1, "silk_road")
    for viewer in EVERYBODY:
        (token,) = see(st, viewer)["countries"]["silk_road"]["mercenaries"]
        assert token["seen_by"] == [1]
        assert "peeked" in kinds([e for e in heard.events if e.is_visible_to(viewer)])


@pytest.mark.clause("AR-3.1")
def test_ar_3_1_all_see_a_revealed_token_until_it_leaves() -> None:
    st = set_table()
    camp(st, "silk_road", "red_3", "blue_4")
    hold(st, 0, "red_4")
    stand(st, "silk_road", 0, "merchant")
    stand(st, "silk_road", 1, "sage")
    resolve_area(st, "silk_road")
    for viewer in EVERYBODY:
        assert values_on(st, viewer, "silk_road") == [3, 4]
    fight(st, "red_4")
    start(st, YearEnd())
    for viewer in EVERYBODY:
        assert values_on(st, viewer, "silk_road")[0] == 4
    assert tokens_on(st, "silk_road")[0] == "blue_4"


@pytest.mark.clause("AR-3.1")
def test_ar_3_1_all_see_the_discards() -> None:
    st = set_table()
    camp(st, "silk_road", "red_3")
    hold(st, 0, "red_4", "red_2")
    stand(st, "silk_road", 0, "merchant")
    resolve_area(st, "silk_road")
    fight(st, "red_2", "red_4")
    for viewer in EVERYBODY:
        assert see(st, viewer)["discards"] == {"red_2": 1, "red_3": 1, "red_4": 1}
    for other in redeals(st, 1):
        assert see(other, 1)["discards"] == see(st, 1)["discards"]


# ---- known to one player alone


@pytest.mark.clause("AR-3.1")
def test_ar_3_1_the_values_in_a_hand_are_for_its_owner_alone() -> None:
    weak, strong = set_table(), set_table()
    hold(weak, 1, "red_2", "blue_2")
    hold(strong, 1, "red_4", "blue_3")
    assert player(weak, 1, 1)["tokens"] == {"red_2": 1, "blue_2": 1}
    for viewer in (-1, 0, 2):
        assert see(weak, viewer) == see(strong, viewer)
        assert "tokens" not in player(weak, viewer, 1)


@pytest.mark.clause("AR-3.1")
def test_ar_3_1_a_token_drawn_is_told_to_its_owner_alone() -> None:
    st = set_table()
    own(st, 1, "recruiter")
    stand(st, "court", 1, "pasha")
    start(st, TakeTurn(1, False, False))
    heard = listen(st)
    choose(st, activate("recruiter"), colour("blue"))
    for viewer in EVERYBODY:
        told = kinds([e for e in heard.events if e.is_visible_to(viewer)])
        assert "drew" in told
        assert ("drew_token" in told) == (viewer == 1)


@pytest.mark.clause("AR-3.1", "AR-3.2")
@pytest.mark.parametrize("means", ["spy", "negotiator"])
def test_ar_3_1_what_a_look_showed_is_for_who_looked_alone(means: str) -> None:
    st = set_table()
    camp(st, "silk_road", "red_4", "blue_2")
    heard = listen(st)
    if means == "spy":
        looking(st, 1, "silk_road")
    else:
        own(st, 1, "negotiator")
        stand(st, "court", 1, "pasha")
        start(st, TakeTurn(1, False, False))
        choose(st, activate("negotiator"))
    assert values_on(st, 1, "silk_road") == [4, 2]
    for viewer in (-1, 0, 2):
        assert values_on(st, viewer, "silk_road") == [None, None]
        assert "saw" not in kinds([e for e in heard.events if e.is_visible_to(viewer)])
    assert kinds([e for e in heard.events if e.is_visible_to(1)]).count("saw") == 2


@pytest.mark.clause("AR-3.1")
def test_ar_3_1_tokens_picked_for_a_battle_are_hidden_until_the_strike() -> None:
    st = set_table()
    camp(st, "silk_road", "red_2")
    hold(st, 0, "red_4", "red_3", "red_3")
    stand(st, "silk_road", 0, "merchant")
    resolve_area(st, "silk_road")
    before = {viewer: see(st, viewer) for viewer in EVERYBODY}
    choose(st, pick("red_3"))
    assert see(st, 0) != before[0]
    for viewer in (-1, 1, 2):
        assert see(st, viewer) == before[viewer]


# ---- known to nobody


@pytest.mark.clause("AR-3.1")
def test_ar_3_1_nobody_knows_the_next_year_tile() -> None:
    st = start(set_table(), TakeTurn(0, True, False), YearEnd())
    stand(st, "court", 0, "pasha")
    for viewer in EVERYBODY:
        assert "year_tiles" not in see(st, viewer)
        drawn = {start(other, YearEnd()).crises[-1] for other in redeals(st, viewer)}
        assert len(drawn) > 1


@pytest.mark.clause("AR-3.1", "AR-3.3")
def test_ar_3_1_nobody_knows_what_is_in_the_piles() -> None:
    low, high = set_table(), set_table()
    low.pile.counts = [8, 16, 0, 8, 16, 0]
    high.pile.counts = [0, 16, 8, 0, 16, 8]
    for viewer in EVERYBODY:
        assert see(low, viewer) == see(high, viewer)
        assert see(low, viewer)["pile"] == {"red": 24, "blue": 24}


@pytest.mark.clause("AR-3.1")
def test_ar_3_1_nobody_knows_a_face_down_token_save_who_looked() -> None:
    weak, strong = set_table(), set_table()
    camp(weak, "silk_road", "red_2")
    camp(strong, "silk_road", "red_4")
    for viewer in EVERYBODY:
        assert see(weak, viewer) == see(strong, viewer)
    looking(weak, 0, "silk_road")
    looking(strong, 0, "silk_road")
    assert see(weak, 0) != see(strong, 0)
    assert see(weak, 1) == see(strong, 1)


# ---- looking


@pytest.mark.clause("AR-3.2")
def test_ar_3_2_a_look_turns_nothing_over_and_is_about_these_very_tokens() -> None:
    st = set_table()
    camp(st, "silk_road", "red_4")
    looking(st, 1, "silk_road")
    assert not st.mercenaries[country("silk_road")][0] & FACE_UP
    camp(st, "silk_road", "red_2")
    assert values_on(st, 1, "silk_road") == [4, None]
    start(st, YearEnd())
    assert values_on(st, 1, "silk_road")[:2] == [4, None]


@pytest.mark.clause("AR-3.2")
def test_ar_3_2_a_negotiator_chooses_among_tokens_seen() -> None:
    st = set_table()
    camp(st, "silk_road", "red_2", "red_4")
    hold(st, 0, "red_3", "red_2")
    own(st, 0, "negotiator")
    stand(st, "court", 0, "pasha")
    start(st, TakeTurn(0, False, False))
    choose(st, activate("negotiator"))
    assert values_on(st, 0, "silk_road") == [2, 4]
    assert st.legal == [0, 1, NegotiatorTarget.NONE]


# ---- what a seat cannot know may be dealt anew


@pytest.mark.clause("AR-3.3")
def test_ar_3_3_imagined_tables_differ_in_all_that_a_seat_does_not_know() -> None:
    st = set_table()
    hold(st, 0, "red_2", "blue_4")
    hold(st, 1, "red_4")
    camp(st, "silk_road", "red_4", seen_by=0)
    camp(st, "spice_road", "red_3", face_up=True)
    camp(st, "sanmatia", "red_2")
    others = redeals(st, 0)
    for other in others:
        assert see(other, 0) == see(st, 0)
        assert tokens_of(other, 0) == ["red_2", "blue_4"]
        assert tokens_on(other, "silk_road") + tokens_on(other, "spice_road") == ["red_4", "red_3"]
    assert {tokens_of(other, 1)[0] for other in others} == {"red_2", "red_3", "red_4"}
    assert {tokens_on(other, "sanmatia")[0] for other in others} == {"red_2", "red_3", "red_4"}


@pytest.mark.clause("AR-3.3")
def test_ar_3_3_a_spectator_knows_no_hand_and_no_look() -> None:
    st = set_table()
    hold(st, 0, "red_2")
    camp(st, "silk_road", "red_4", seen_by=0)
    others = redeals(st, -1)
    assert all(see(other, -1) == see(st, -1) for other in others)
    assert len({tokens_of(other, 0)[0] for other in others}) > 1
    assert len({tokens_on(other, "silk_road")[0] for other in others}) > 1


@pytest.mark.clause("AR-3.3")
def test_ar_3_3_only_tokens_that_may_be_there_are_imagined() -> None:
    """When all tokens of value 4 are known, nobody is imagined to hold one."""
    st = set_table()
    hold(st, 0, *["red_4"] * 8)
    hold(st, 1, "red_2", "red_3")
    for other in redeals(st, 0):
        assert "red_4" not in tokens_of(other, 1)
        assert len(tokens_of(other, 1)) == 2


@pytest.mark.clause("AR-3.3")
@pytest.mark.parametrize("picked", [False, True])
def test_ar_3_3_a_fighter_is_imagined_with_choices_that_fit_the_imagined_hand(picked: bool) -> None:
    st = set_table()
    camp(st, "silk_road", "red_2")
    hold(st, 0, "red_4", "red_4")
    stand(st, "silk_road", 0, "merchant")
    resolve_area(st, "silk_road")
    if picked:
        choose(st, pick("red_4"))
    for other in redeals(st, 1):
        fitting = {Battle.FLEE} | {pick(name) for name in tokens_of(other, 0)}
        assert set(other.legal) == fitting


@pytest.mark.clause("AR-3.3")
def test_ar_3_3_a_negotiator_is_imagined_with_choices_that_fit_the_imagined_hand() -> None:
    st = set_table()
    camp(st, "silk_road", "red_3")
    hold(st, 0, "red_2", "red_4")
    own(st, 0, "negotiator")
    stand(st, "court", 0, "pasha")
    start(st, TakeTurn(0, False, False))
    choose(st, activate("negotiator"), 0)
    assert ask(st).KIND == "negotiator_discard"
    for other in redeals(st, 1):
        assert other.legal == ask(other).choices(other)
