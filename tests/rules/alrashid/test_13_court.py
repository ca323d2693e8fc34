"""Chapter 13: Al-Rashid's court."""

import pytest

from majlis.games.alrashid.frames.exchange import TakeGood
from majlis.games.alrashid.frames.palaces import ActionOrder, CourtVisit, Visit
from majlis.games.alrashid.frames.resolution import Round
from majlis.games.alrashid.material import COURT, GOODS
from majlis.games.alrashid.state import AlRashid
from tests.rules.alrashid.table import (
    area,
    ask,
    buy,
    choose,
    favour,
    good,
    goods,
    goods_of,
    hand_of,
    kinds,
    listen,
    own,
    pay_up,
    prices,
    refusal,
    refused_by,
    resolve_area,
    see,
    set_table,
    stand,
    start,
    title,
    visitor,
)

BENEVOLENCE = Visit.SERVICE


def at_court(*seats: int, players: int = 5) -> AlRashid:
    """These seats stand at the court with a pasha each, in this order of rank."""
    st = set_table(players)
    for seat in seats:
        stand(st, "court", seat, "pasha")
    return st


@pytest.mark.clause("AR-13.1")
def test_ar_13_1_three_ranks_visit_the_court_in_their_order() -> None:
    st = at_court(3, 0, 4, 1)
    stand(st, "court", 4, "sage")
    resolve_area(st, "court")
    visits = []
    while st.frames:
        visits.append(ask(st).seat)
        choose(st, Visit.DONE)
    assert visits == [4, 3, 0]


@pytest.mark.clause("AR-13.1")
@pytest.mark.parametrize(
    "actions",
    [
        [Visit.DONE],
        [BENEVOLENCE, Visit.DONE],
        [buy("treasurer")],
        [BENEVOLENCE, buy("treasurer")],
    ],
)
def test_ar_13_1_benevolence_a_title_both_or_none(actions: list[int]) -> None:
    st = resolve_area(visitor("court"), "court")
    heard = listen(st)
    choose(st, *actions)
    while st.frames:
        choose(st, st.legal[0])
    assert ("benevolence" in kinds(heard.events)) == (BENEVOLENCE in actions)
    assert st.players[0].owns(title("treasurer")) == (buy("treasurer") in actions)


@pytest.mark.clause("AR-13.1")
def test_ar_13_1_one_title_of_the_court_and_no_favours() -> None:
    st = resolve_area(visitor("court"), "court")
    assert refusal(st, buy("economist")) == "AR-10.2"
    assert refusal(st, favour("qadi")) == "AR-13.1"
    chosen = CourtVisit(0, COURT, 0, True, title("treasurer"), False)
    assert refused_by(st, chosen, buy("agha")) == "AR-10.3"
    assert refused_by(st, chosen, BENEVOLENCE) == "AR-13.1"


@pytest.mark.clause("AR-13.1", "AR-10.8")
def test_ar_13_1_a_court_title_that_is_gone_cannot_be_bought() -> None:
    st = visitor("court")
    own(st, 1, "agha")
    resolve_area(st, "court")
    assert refusal(st, buy("agha")) == "AR-10.8"


@pytest.mark.clause("AR-13.1", "AR-10.7")
def test_ar_13_1_the_visitor_says_whether_benevolence_or_the_title_comes_first() -> None:
    for first, reason in ((0, "AR-13.6"), (1, "AR-15.31")):
        st = resolve_area(visitor("court"), "court")
        choose(st, BENEVOLENCE, buy("quartermaster"))
        pay_up(st)
        assert isinstance(ask(st), ActionOrder)
        choose(st, first)
        assert ask(st).clause() == reason


@pytest.mark.clause("AR-13.2")
def test_ar_13_2_doing_nothing_at_the_court_is_no_dishonour() -> None:
    st = resolve_area(at_court(0, 1), "court")
    choose(st, Visit.DONE, Visit.DONE)
    assert st.frames == []
    assert [player.dishonour for player in st.players[:2]] == [0, 0]


@pytest.mark.clause("AR-13.3", "AR-13.4")
def test_ar_13_3_only_a_stack_with_a_pasha_acts_the_other_is_dishonoured_twice() -> None:
    st = at_court(1)
    stand(st, "court", 0, "sage", "sage")
    goods(st, 0, wood=3, metal=3, pottery=3)
    resolve_area(st, "court")
    assert ask(st).seat == 1
    assert (st.players[0].dishonour, hand_of(st, 0)["sage"]) == (2, 2)
    choose(st, Visit.DONE)
    assert st.frames == []
    assert (st.players[0].dishonour, st.players[1].dishonour) == (2, 0)


@pytest.mark.clause("AR-13.5")
def test_ar_13_5_a_stack_without_a_pasha_takes_no_rank_from_the_others() -> None:
    st = at_court(1, 2, 3)
    stand(st, "court", 0, *["sage"] * 6)
    resolve_area(st, "court")
    for seat in (1, 2, 3):
        assert ask(st).seat == seat
        choose(st, Visit.DONE)
    assert st.frames == []
    assert [player.dishonour for player in st.players] == [2, 0, 0, 0, 0]


@pytest.mark.clause("AR-13.5")
def test_ar_13_5_the_penalty_falls_at_any_rank() -> None:
    st = at_court(1, 2, 3, 4)
    stand(st, "court", 0, "sage")
    resolve_area(st, "court")
    assert st.players[0].dishonour == 2
    assert st.players[4].dishonour == 0
    assert hand_of(st, 4)["pasha"] == 1


@pytest.mark.clause("AR-13.6")
@pytest.mark.parametrize("name", GOODS)
def test_ar_13_6_benevolence_gives_any_good_of_the_supply_for_nothing(name: str) -> None:
    st = at_court(0)
    on_countries = st.goods.copy()
    heard = listen(st)
    resolve_area(st, "court")
    choose(st, BENEVOLENCE, good(name))
    assert st.frames == []
    assert (goods_of(st, 0), prices(heard)) == ({name: 1}, [])
    assert st.goods == on_countries


@pytest.mark.clause("AR-13.7")
def test_ar_13_7_who_took_benevolence_comes_first_by_rank_then_the_others_as_before() -> None:
    st = at_court(3, 1)
    st.order = (4, 3, 2, 1, 0)
    stand(st, "court", 1, "sage")
    resolve_area(st, "court")
    choose(st, BENEVOLENCE, good("wood"), BENEVOLENCE, good("wood"))
    assert st.next_order == (1, 3, 4, 2, 0)


@pytest.mark.clause("AR-13.8")
def test_ar_13_8_a_rank_that_declines_counts_among_the_others() -> None:
    st = at_court(3, 1, 4)
    resolve_area(st, "court")
    choose(st, Visit.DONE, BENEVOLENCE, good("silk"), BENEVOLENCE, good("silk"))
    assert st.next_order == (1, 4, 0, 2, 3)
    assert goods_of(st, 3) == {}


@pytest.mark.clause("AR-13.8")
def test_ar_13_8_the_good_is_not_to_be_had_without_the_turn_order_nor_the_other_way() -> None:
    st = at_court(2)
    resolve_area(st, "court")
    choose(st, BENEVOLENCE)
    assert isinstance(ask(st), TakeGood)
    assert st.legal == [good(name) for name in GOODS]
    choose(st, good("spice"))
    assert (goods_of(st, 2), st.next_order) == ({"spice": 1}, (2, 0, 1, 3, 4))


@pytest.mark.clause("AR-13.8")
def test_ar_13_8_without_benevolence_the_order_stays() -> None:
    st = at_court(2)
    resolve_area(st, "court")
    choose(st, Visit.DONE)
    assert (st.order, st.next_order) == ((0, 1, 2, 3, 4), ())


@pytest.mark.clause("AR-13.9")
def test_ar_13_9_the_new_order_is_known_at_once_and_in_force_from_the_next_round() -> None:
    st = at_court(2, players=3)
    stand(st, "sanmatia", 2, "sage")
    for where in ("traditions", "commerce", "politics"):
        stand(st, where, 0, "sage")
        stand(st, where, 1, "sage")
    start(st, Round(0))
    choose(st, COURT, BENEVOLENCE, good("wood"))
    assert (see(st, -1)["order"], see(st, -1)["next_order"]) == ([0, 1, 2], [2, 0, 1])
    assert ask(st).seat == 1
    choose(st, area("traditions"))
    assert ask(st).seat == 2
    choose(st, area("commerce"))
    assert (ask(st).seat, see(st, -1)["order"], see(st, -1)["next_order"]) == (2, [2, 0, 1], [])


@pytest.mark.clause("AR-13.10")
def test_ar_13_10_the_good_of_benevolence_does_not_pay_for_the_title() -> None:
    st = at_court(0)
    goods(st, 0, wood=1)
    st.players[0].notes = 1
    resolve_area(st, "court")
    choose(st, BENEVOLENCE)
    assert refusal(st, buy("treasurer")) == "AR-8.7"
    choose(st, Visit.DONE, good("metal"))
    assert st.frames == []
    assert (st.players[0].titles, goods_of(st, 0)) == ((), {"wood": 1, "metal": 1})
