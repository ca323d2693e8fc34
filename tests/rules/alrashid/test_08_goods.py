"""Chapter 8: what goods are worth, and how a visit is paid."""

from functools import cache
from itertools import combinations, product

import pytest

from majlis.games.alrashid.frames.palaces import Visit
from majlis.games.alrashid.frames.payment import Pay
from majlis.games.alrashid.frames.titles import GainTitle
from majlis.games.alrashid.frames.year_end import YearEnd
from majlis.games.alrashid.goods import value
from tests.rules.alrashid.table import (
    ask,
    buy,
    choose,
    colour,
    family_of,
    favour,
    good,
    goods,
    goods_of,
    hold,
    listen,
    pay_up,
    prices,
    refusal,
    resolve_area,
    see,
    set_table,
    stand,
    start,
    title,
)

WORTH = (0, 1, 3, 6, 10, 15)  # of a set of so many different goods


@cache
def best_division(pile: tuple[int, ...]) -> int:
    """The most that a pile is worth, by trying every division into sets."""
    kinds = [kind for kind in range(5) if pile[kind]]
    best = 0
    for size in range(1, len(kinds) + 1):
        for one_set in combinations(kinds, size):
            rest = tuple(n - (kind in one_set) for kind, n in enumerate(pile))
            best = max(best, WORTH[size] + best_division(rest))
    return best


def payments(price: int, *owned: int) -> set[tuple[int, ...]]:
    """Every pile that an owner of these goods may hand over in the end."""
    st = set_table()
    st.players[0].goods = list(owned)
    found: set[tuple[int, ...]] = set()
    tables = [start(st, Pay(0, price, 0))]
    while tables:
        table = tables.pop()
        if not table.frames:
            found.add(tuple(a - b for a, b in zip(owned, table.players[0].goods, strict=True)))
            continue
        for choice in table.legal:
            after = table.copy()
            choose(after, choice)
            tables.append(after)
    return found


@pytest.mark.clause("AR-8.1")
@pytest.mark.parametrize("kinds", [1, 2, 3, 4, 5])
def test_ar_8_1_a_set_of_different_goods_has_its_worth(kinds: int) -> None:
    st = set_table()
    st.players[0].goods = [1] * kinds + [0] * (5 - kinds)
    assert see(st, 0)["players"][0]["gold"] == WORTH[kinds]
    st.players[0].goods.reverse()
    assert see(st, 0)["players"][0]["gold"] == WORTH[kinds]


@pytest.mark.clause("AR-8.2")
def test_ar_8_2_a_pile_is_worth_its_best_division_into_sets() -> None:
    for pile in product(range(4), repeat=5):
        assert value(list(pile)) == best_division(pile), pile


@pytest.mark.clause("AR-8.3")
def test_ar_8_3_all_actions_of_a_visit_are_paid_with_one_pile() -> None:
    """A merchant for 8 and the Trader for 7: five different goods are just enough together."""
    st = set_table()
    goods(st, 0, wood=1, metal=1, pottery=1, spice=1, silk=1)
    stand(st, "commerce", 0, "sage")
    heard = listen(st)
    resolve_area(st, "commerce")
    choose(st, Visit.SERVICE, buy("trader"))
    assert prices(heard) == [15]
    assert goods_of(st, 0) == {}
    assert family_of(st, 0)["merchant"] == 2


@pytest.mark.clause("AR-8.4")
def test_ar_8_4_no_change_is_given() -> None:
    st = set_table()
    goods(st, 0, wood=1, metal=1, pottery=1, spice=1, silk=1)
    start(st, Pay(0, 14, 0))
    assert goods_of(st, 0) == {}


@pytest.mark.clause("AR-8.4", "AR-8.6")
@pytest.mark.parametrize("price", [1, 5, 6, 11, 16])
def test_ar_8_4_every_pile_that_covers_the_price_with_nothing_too_much_may_be_paid(
    price: int,
) -> None:
    expected = set()
    for pile in product(range(5), range(3), range(2), range(1), range(3)):
        fewer = [
            tuple(n - (kind == k) for k, n in enumerate(pile)) for kind in range(5) if pile[kind]
        ]
        if best_division(pile) >= price and all(best_division(f) < price for f in fewer):
            expected.add(pile)
    assert payments(price, 4, 2, 1, 0, 2) == expected


@pytest.mark.clause("AR-8.5")
def test_ar_8_5_what_a_visit_brings_cannot_pay_for_it() -> None:
    st = set_table()
    goods(st, 0, wood=1, metal=1)
    stand(st, "court", 0, "pasha")
    resolve_area(st, "court")
    choose(st, Visit.SERVICE)
    assert refusal(st, buy("law_expert")) == "AR-8.7"
    choose(st, buy("treasurer"))
    assert ask(st).KIND == "take_good"
    assert goods_of(st, 0) == {}


@pytest.mark.clause("AR-8.6")
def test_ar_8_6_nothing_superfluous_is_paid() -> None:
    st = set_table()
    goods(st, 0, wood=2, metal=1, pottery=1)
    start(st, Pay(0, 3, 0))
    choose(st, good("wood"))
    assert refusal(st, good("wood")) == "AR-8.6"
    choose(st, good("metal"))
    assert goods_of(st, 0) == {"wood": 1, "pottery": 1}


@pytest.mark.clause("AR-8.6")
def test_ar_8_6_a_price_of_nothing_is_paid_with_nothing() -> None:
    st = set_table()
    goods(st, 0, wood=2)
    stand(st, "military", 0, "sage")
    heard = listen(st)
    resolve_area(st, "military")
    choose(st, Visit.SERVICE, Visit.DONE)
    assert ask(st).KIND == "name_colour"
    assert goods_of(st, 0) == {"wood": 2}
    assert prices(heard) == []


@pytest.mark.clause("AR-8.7")
def test_ar_8_7_what_cannot_be_paid_in_full_cannot_be_chosen() -> None:
    st = set_table()
    goods(st, 0, wood=14)
    stand(st, "politics", 0, "sage")
    resolve_area(st, "politics")
    assert refusal(st, buy("economist")) == "AR-8.7"
    choose(st, Visit.SERVICE)
    assert refusal(st, buy("economist")) == "AR-8.7"
    assert favour("qadi") in st.legal


@pytest.mark.clause("AR-8.8")
def test_ar_8_8_goods_paid_and_given_go_to_the_supply() -> None:
    st = set_table()
    st.goods = [0] * 35
    goods(st, 0, wood=7, silk=1)
    stand(st, "commerce", 0, "sage")
    resolve_area(st, "commerce")
    choose(st, buy("trader"), favour("vizier"))
    pay_up(st)
    if ask(st).KIND == "give_good":
        choose(st, st.legal[0])
    choose(st, good("metal"))
    assert st.goods == [0] * 35


@pytest.mark.clause("AR-8.9")
def test_ar_8_9_there_is_no_limit_on_what_is_held() -> None:
    st = set_table()
    goods(st, 0, wood=40, silk=30)
    hold(st, 0, *["red_3"] * 16, *["blue_3"] * 16)
    st.players[0].notes = 20
    start(st, YearEnd(), GainTitle(0, title("treasurer")), GainTitle(0, title("agha")))
    choose(st, *[colour("red")] * 4)
    assert goods_of(st, 0) == {"wood": 40, "silk": 30}
    assert (st.players[0].notes, sum(st.players[0].tokens)) == (21, 36)
