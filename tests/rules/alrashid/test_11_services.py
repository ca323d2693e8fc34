"""Chapter 11: the services of the guilds, and the spies."""

import pytest

from majlis.games.alrashid.frames.areas import CloseArea
from majlis.games.alrashid.frames.mercenaries import NameColour
from majlis.games.alrashid.frames.moving import MovePawn
from majlis.games.alrashid.frames.palaces import GuildVisit, Visit
from majlis.games.alrashid.frames.services import SpyOperation
from majlis.games.alrashid.material import COUNTRY_COUNT, PAWNS
from majlis.games.alrashid.state import AlRashid
from tests.rules.alrashid.table import (
    area,
    ask,
    camp,
    choose,
    colour,
    country,
    family_of,
    goods,
    hand_of,
    listen,
    prices,
    refusal,
    refused_by,
    resolve_area,
    see,
    set_table,
    slots_in,
    stack_of,
    stand,
    start,
    tokens_of,
    tokens_on,
    visitor,
)


def at_rank(st: AlRashid, guild: str, rank: int) -> AlRashid:
    """Seat 0 begins its visit to a guild at a rank."""
    return start(st, GuildVisit(0, area(guild), rank - 1, False, -1, False))


def buys_a_pawn(guild: str, rank: int, gold: int, pawn: str) -> None:
    """The service brings a new pawn for just this price; one gold less is not enough."""
    st = set_table(3)
    goods(st, 0, wood=gold)
    heard = listen(st)
    at_rank(st, guild, rank)
    choose(st, Visit.SERVICE)
    assert st.frames == []
    assert prices(heard) == [gold]
    assert family_of(st, 0)[pawn] == hand_of(st, 0)[pawn] == 2
    assert sum(st.players[0].family) == 4
    goods(st, 0, wood=gold - 1)
    visit = GuildVisit(0, area(guild), rank - 1, False, -1, False)
    assert refused_by(st, visit, Visit.SERVICE) == "AR-8.7"


@pytest.mark.clause("AR-11.1")
@pytest.mark.parametrize(("rank", "gold"), [(1, 5), (2, 7), (3, 9)])
def test_ar_11_1_traditions_brings_a_sage(rank: int, gold: int) -> None:
    buys_a_pawn("traditions", rank, gold, "sage")


@pytest.mark.clause("AR-11.2")
@pytest.mark.parametrize(("rank", "gold"), [(1, 8), (2, 10), (3, 12)])
def test_ar_11_2_commerce_brings_a_merchant(rank: int, gold: int) -> None:
    buys_a_pawn("commerce", rank, gold, "merchant")


@pytest.mark.clause("AR-11.3")
@pytest.mark.parametrize(("rank", "gold"), [(1, 11), (2, 13), (3, 15)])
def test_ar_11_3_politics_brings_a_pasha(rank: int, gold: int) -> None:
    buys_a_pawn("politics", rank, gold, "pasha")


@pytest.mark.clause("AR-11.4")
@pytest.mark.parametrize(("rank", "count"), [(1, 3), (2, 2), (3, 1)])
def test_ar_11_4_military_gives_tokens_for_no_gold(rank: int, count: int) -> None:
    st = set_table(3)
    at_rank(st, "military", rank)
    choose(st, Visit.SERVICE)
    named = 0
    while st.frames:
        assert isinstance(ask(st), NameColour)
        choose(st, colour("blue"))
        named += 1
        assert len(tokens_of(st, 0)) == named
    assert named == count


@pytest.mark.clause("AR-11.4")
def test_ar_11_4_each_colour_is_named_in_the_knowledge_of_the_tokens_before() -> None:
    st = resolve_area(visitor("military"), "military")
    choose(st, Visit.SERVICE, Visit.DONE, colour("red"))
    drawn = tokens_of(st, 0)
    assert [name[:-2] for name in drawn] == ["red"]
    assert see(st, 0)["players"][0]["tokens"][drawn[0]] == 1
    assert st.legal == [colour("red"), colour("blue")]
    choose(st, colour("blue"), colour("red"))
    assert [name[:-2] for name in tokens_of(st, 0)] == ["red", "red", "blue"]


def spies(ranks: int, **options: object) -> AlRashid:
    """So many seats stand at the guild of intrigue, seat 0 first in rank."""
    st = set_table(max(2, ranks), **options)
    for seat in range(ranks):
        stand(st, "intrigue", seat, "pasha")
    return st


def begin_spying(ranks: int = 1, **options: object) -> AlRashid:
    """Everybody there takes the service; mercenaries lie on the Silk Road."""
    st = spies(ranks, **options)
    camp(st, "silk_road", "red_2", "blue_4")
    stand(st, "nilus_valley", 0, "merchant")
    resolve_area(st, "intrigue")
    choose(st, *[Visit.SERVICE] * ranks)
    assert isinstance(ask(st), SpyOperation)
    return st


def look_at(where: str) -> int:
    return SpyOperation.LOOK + country(where)


def pick(owner: int, pawn: str, where: str) -> int:
    """The choice of a pawn in a country, to be moved from there."""
    return SpyOperation.MOVE + (owner * 3 + PAWNS.index(pawn)) * COUNTRY_COUNT + country(where)


def sequence(st: AlRashid) -> list[int]:
    """The seats in the order of their operations, all of them declined."""
    seats = []
    while st.frames:
        seats.append(ask(st).seat)
        choose(st, SpyOperation.DECLINE)
    return seats


@pytest.mark.clause("AR-11.5")
def test_ar_11_5_spies_work_for_no_gold_in_the_sequence_1_2_3_1_2_1() -> None:
    assert sequence(begin_spying(3)) == [0, 1, 2, 0, 1, 0]
    assert sequence(begin_spying(1)) == [0, 0, 0]


@pytest.mark.clause("AR-11.5")
def test_ar_11_5_no_spy_sets_out_before_the_last_visit_is_over() -> None:
    st = spies(3)
    camp(st, "silk_road", "red_2")
    resolve_area(st, "intrigue")
    for seat in range(3):
        assert isinstance(ask(st), GuildVisit)
        assert ask(st).seat == seat
        choose(st, Visit.SERVICE)
    assert isinstance(ask(st), SpyOperation)


@pytest.mark.clause("AR-11.6")
def test_ar_11_6_a_rank_that_declines_is_left_out_and_the_others_keep_their_places() -> None:
    for takers, expected in (((0, 2), [0, 2, 0, 0]), ((1, 2), [1, 2, 1]), ((2,), [2])):
        st = spies(3)
        camp(st, "silk_road", "red_2")
        resolve_area(st, "intrigue")
        for seat in range(3):
            choose(st, Visit.SERVICE if seat in takers else Visit.DONE)
        assert sequence(st) == expected


@pytest.mark.clause("AR-11.7")
def test_ar_11_7_a_spy_looks_at_all_tokens_of_one_country() -> None:
    st = begin_spying(2)
    camp(st, "sanmatia", "red_3")
    choose(st, look_at("silk_road"))
    known = [token["value"] for token in see(st, 0)["countries"]["silk_road"]["mercenaries"]]
    assert known == [2, 4]
    assert see(st, 0)["countries"]["sanmatia"]["mercenaries"][0]["value"] is None
    assert see(st, 1)["countries"]["silk_road"]["mercenaries"][0]["value"] is None


@pytest.mark.clause("AR-11.7")
def test_ar_11_7_a_spy_moves_a_pawn_from_a_country_to_another() -> None:
    st = begin_spying()
    choose(st, pick(0, "merchant", "nilus_valley"))
    assert refusal(st, area("nilus_valley")) == "AR-11.7"
    assert refusal(st, area("military")) == "AR-11.7"
    choose(st, area("sanmatia"))
    assert (slots_in(st, "nilus_valley"), slots_in(st, "sanmatia")) == ([], [0])
    assert isinstance(ask(st), SpyOperation)


@pytest.mark.clause("AR-11.7")
def test_ar_11_7_not_into_a_country_that_is_resolved() -> None:
    st = begin_spying()
    st.resolved |= 1 << area("sanmatia")
    choose(st, pick(0, "merchant", "nilus_valley"))
    assert refusal(st, area("sanmatia")) == "AR-11.7"
    choose(st, area("mare_internum"))
    assert slots_in(st, "mare_internum") == [0]


@pytest.mark.clause("AR-11.7")
def test_ar_11_7_pawns_in_palaces_and_of_others_stay_unless_the_option_says_any() -> None:
    st = begin_spying(2)
    stand(st, "sanmatia", 1, "sage")
    assert refusal(st, pick(1, "sage", "sanmatia")) == "AR-11.7"
    assert refusal(st, pick(0, "pasha", "sanmatia")) == "AR-11.7"
    st = begin_spying(2, spy_move="any")
    stand(st, "sanmatia", 1, "sage")
    choose(st, pick(1, "sage", "sanmatia"), area("mare_internum"))
    assert slots_in(st, "mare_internum") == [1]


@pytest.mark.clause("AR-11.8")
def test_ar_11_8_an_operation_is_chosen_when_its_place_comes_knowing_the_earlier_ones() -> None:
    st = begin_spying(2)
    choose(st, look_at("silk_road"))
    assert (ask(st).seat, see(st, 0)["countries"]["silk_road"]["mercenaries"][1]["value"]) == (1, 4)
    choose(st, SpyOperation.DECLINE)
    choose(st, pick(0, "merchant", "nilus_valley"), area("silk_road"))
    assert slots_in(st, "silk_road") == [0]


@pytest.mark.clause("AR-11.9")
def test_ar_11_9_an_operation_may_be_declined_and_the_next_one_still_comes() -> None:
    st = begin_spying()
    assert SpyOperation.DECLINE in st.legal
    choose(st, SpyOperation.DECLINE)
    assert stack_of(st, "nilus_valley", 0) == {"merchant": 1}
    assert see(st, 0)["countries"]["silk_road"]["mercenaries"][0]["value"] is None
    choose(st, look_at("silk_road"))
    assert see(st, 0)["countries"]["silk_road"]["mercenaries"][0]["value"] == 2


@pytest.mark.clause("AR-11.10")
def test_ar_11_10_a_spy_may_look_wherever_mercenaries_are_resolved_or_not() -> None:
    st = begin_spying()
    camp(st, "sanmatia", "blue_3")
    start(st, CloseArea(area("silk_road")))
    assert st.is_resolved(area("silk_road"))
    assert refusal(st, look_at("nilus_valley")) == "AR-11.10"
    choose(st, look_at("silk_road"), look_at("sanmatia"))
    assert see(st, 0)["countries"]["silk_road"]["mercenaries"][0]["value"] == 2
    assert tokens_on(st, "sanmatia") == ["blue_3"]


@pytest.mark.clause("AR-11.11")
def test_ar_11_11_a_pawn_moved_by_a_spy_must_fit_in_at_its_destination() -> None:
    st = begin_spying()
    stand(st, "sanmatia", 0, "pasha")
    stand(st, "mare_internum", 1, "sage")
    choose(st, pick(0, "merchant", "nilus_valley"))
    assert refusal(st, area("sanmatia")) == "AR-5.5"
    choose(st, area("mare_internum"))
    assert slots_in(st, "mare_internum") == [1, 0]


@pytest.mark.clause("AR-11.11")
def test_ar_11_11_a_single_pawn_moves_and_the_slot_stays_with_the_others() -> None:
    st = begin_spying()
    stand(st, "nilus_valley", 0, "sage", "sage")
    stand(st, "nilus_valley", 1, "pasha")
    choose(st, pick(0, "sage", "nilus_valley"), area("silk_road"))
    assert stack_of(st, "nilus_valley", 0) == {"merchant": 1, "sage": 1}
    assert (slots_in(st, "nilus_valley"), stack_of(st, "silk_road", 0)) == ([0, 1], {"sage": 1})


@pytest.mark.clause("AR-11.11")
def test_ar_11_11_the_owner_of_the_pawn_counts_not_the_owner_of_the_spy() -> None:
    st = begin_spying(2, spy_move="any")
    stand(st, "sanmatia", 1, "merchant")
    stand(st, "spice_road", 1, "pasha")
    choose(st, pick(1, "merchant", "sanmatia"))
    assert isinstance(ask(st), MovePawn)
    assert refusal(st, area("spice_road")) == "AR-5.5"
    choose(st, area("nilus_valley"))
    assert slots_in(st, "nilus_valley") == [0, 1]


@pytest.mark.clause("AR-11.11")
def test_ar_11_11_a_pawn_that_fits_in_nowhere_cannot_be_picked() -> None:
    st = begin_spying()
    for where in range(area("silk_road"), area("nilus_valley")):
        st.resolved |= 1 << where
    assert refused_by(st, ask(st), pick(0, "merchant", "nilus_valley")) == "AR-11.11"
