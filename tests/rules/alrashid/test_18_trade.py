"""Chapter 18: trade in a country."""

import pytest

from majlis.games.alrashid.frames.battle import Battle
from majlis.games.alrashid.frames.trade import Trade
from majlis.games.alrashid.state import AlRashid
from tests.rules.alrashid.table import (
    all_of,
    ask,
    camp,
    choose,
    country,
    fight,
    goods_of,
    hand_of,
    hold,
    item,
    left_on,
    listen,
    refusal,
    resolve_area,
    set_table,
    slots_in,
    stand,
)


def traders(where: str, count: int, players: int = 5, **options: object) -> AlRashid:
    """So many seats have a sage in a country, in the order of rank."""
    st = set_table(players, **options)
    for seat in range(count):
        stand(st, where, seat, "sage")
    return st


def trade_to_the_end(st: AlRashid) -> dict[int, int]:
    """Everybody takes the last thing offered; how many items each seat was allowed."""
    allowed: dict[int, int] = {}
    while st.frames:
        frame = st.frames[-1]
        assert isinstance(frame, Trade)
        allowed.setdefault(frame.seat, frame.left)
        choose(st, st.legal[-1])
    return allowed


@pytest.mark.clause("AR-18.1")
def test_ar_18_1_ranks_four_and_five_go_home_before_trade_begins() -> None:
    st = resolve_area(traders("sanmatia", 5), "sanmatia")
    assert isinstance(ask(st), Trade)
    assert slots_in(st, "sanmatia") == [0, 1, 2]
    assert (hand_of(st, 3)["sage"], hand_of(st, 4)["sage"]) == (1, 1)
    assert list(trade_to_the_end(st)) == [0, 1, 2]


@pytest.mark.clause("AR-18.1", "AR-18.2")
def test_ar_18_2_the_winner_is_first_and_those_behind_trade_without_having_fought() -> None:
    st = traders("sanmatia", 5)
    camp(st, "sanmatia", "red_2")
    hold(st, 0, "red_3")
    hold(st, 1, "red_3")
    resolve_area(st, "sanmatia")
    choose(st, Battle.FLEE)
    fight(st, "red_3")
    assert slots_in(st, "sanmatia") == [1, 2, 3]
    assert trade_to_the_end(st) == {1: 3, 2: 2, 3: 1}
    assert [player.dishonour for player in st.players] == [2, 0, 0, 0, 0]


@pytest.mark.clause("AR-18.3")
def test_ar_18_3_the_first_rank_takes_all_goods_of_one_type() -> None:
    st = resolve_area(traders("sanmatia", 2), "sanmatia")
    choose(st, all_of("metal"))
    assert (goods_of(st, 0), ask(st).seat) == ({"metal": 5}, 1)
    assert refusal(st, all_of("wood")) == "AR-18.3"


@pytest.mark.clause("AR-18.3")
@pytest.mark.parametrize(
    ("names", "got"),
    [
        (("metal", "metal", "metal"), {"metal": 3}),
        (("wood", "metal", "pottery"), {"wood": 1, "metal": 1, "pottery": 1}),
        (("wood", "wood", "metal"), {"wood": 2, "metal": 1}),
    ],
)
def test_ar_18_3_or_three_items_in_any_mix(names: tuple[str, ...], got: dict[str, int]) -> None:
    st = resolve_area(traders("sanmatia", 2), "sanmatia")
    choose(st, *[item(name) for name in names])
    assert (goods_of(st, 0), ask(st).seat) == (got, 1)


@pytest.mark.clause("AR-18.4")
def test_ar_18_4_the_second_rank_takes_two_and_the_third_one_of_what_is_left() -> None:
    st = resolve_area(traders("sanmatia", 3), "sanmatia")
    choose(st, all_of("metal"))
    assert refusal(st, item("metal")) == "AR-18.4"
    choose(st, item("wood"), item("wood"))
    assert ask(st).seat == 2
    assert refusal(st, item("wood")) == "AR-18.4"
    choose(st, item("pottery"))
    assert st.frames == []
    assert [goods_of(st, seat) for seat in (1, 2)] == [{"wood": 2}, {"pottery": 1}]


@pytest.mark.clause("AR-18.5")
def test_ar_18_5_the_credit_note_is_an_item_for_every_rank() -> None:
    for taker in range(3):
        st = resolve_area(traders("sanmatia", 3), "sanmatia")
        for seat in range(taker):
            choose(st, *[item("metal")] * (3 - seat))
        choose(st, *[item("metal")] * (2 - taker), item("credit_note"))
        assert st.players[taker].notes == 1
        assert goods_of(st, taker) == ({"metal": 2 - taker} if taker < 2 else {})
        assert "credit_note" not in left_on(st, "sanmatia")


@pytest.mark.clause("AR-18.5")
def test_ar_18_5_all_of_a_type_excludes_the_note_and_every_other_item() -> None:
    st = resolve_area(traders("sanmatia", 2), "sanmatia")
    choose(st, all_of("wood"))
    assert (ask(st).seat, st.players[0].notes) == (1, 0)
    st = resolve_area(traders("sanmatia", 2), "sanmatia")
    choose(st, item("wood"))
    assert refusal(st, all_of("metal")) == "AR-18.5"


@pytest.mark.clause("AR-18.6")
def test_ar_18_6_a_trader_takes_as_many_items_as_allowed() -> None:
    st = resolve_area(traders("sanmatia", 2), "sanmatia")
    for _ in range(3):
        assert ask(st).seat == 0
        assert refusal(st, Trade.STOP) == "AR-18.6"
        choose(st, item("metal"))
    assert (ask(st).seat, goods_of(st, 0)) == (1, {"metal": 3})


@pytest.mark.clause("AR-18.6")
def test_ar_18_6_or_what_is_left_if_less() -> None:
    st = traders("mare_indianum", 2)
    start_at = country("mare_indianum") * 5
    st.goods[start_at : start_at + 5] = [1, 0, 0, 0, 3]
    resolve_area(st, "mare_indianum")
    choose(st, item("silk"))
    assert st.frames == []
    assert (goods_of(st, 0), goods_of(st, 1)) == ({"silk": 3}, {"wood": 1})


@pytest.mark.clause("AR-18.6")
def test_ar_18_6_by_option_a_trader_may_stop_early() -> None:
    st = resolve_area(traders("sanmatia", 2, take_fewer=True), "sanmatia")
    choose(st, item("metal"), Trade.STOP, Trade.STOP)
    assert st.frames == []
    assert (goods_of(st, 0), goods_of(st, 1)) == ({"metal": 1}, {})


@pytest.mark.clause("AR-18.7")
def test_ar_18_7_the_third_trader_may_find_nothing_left() -> None:
    st = traders("mare_indianum", 3)
    heard = listen(st)
    resolve_area(st, "mare_indianum")
    choose(st, all_of("wood"))
    assert st.frames == []
    assert (goods_of(st, 1), goods_of(st, 2)) == ({"spice": 1, "silk": 1}, {})
    assert [event.args[0] for event in heard.events if event.name == "nothing_left"] == [2]


@pytest.mark.clause("AR-18.8")
def test_ar_18_8_what_nobody_takes_stays_on_the_country() -> None:
    st = resolve_area(traders("sanmatia", 1), "sanmatia")
    choose(st, item("wood"), item("metal"), item("metal"))
    assert st.frames == []
    assert left_on(st, "sanmatia") == {"wood": 1, "metal": 3, "pottery": 1, "credit_note": 1}
