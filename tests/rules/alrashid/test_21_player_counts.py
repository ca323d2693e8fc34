"""Chapter 21: what the number of players changes."""

import pytest

from majlis.games.alrashid.frames.palaces import Visit
from majlis.games.alrashid.frames.services import SpyOperation
from majlis.games.alrashid.state import AlRashid
from tests.rules.alrashid.table import (
    ask,
    camp,
    choose,
    goods,
    goods_of,
    kinds,
    listen,
    nature,
    new_game,
    prices,
    resolve_area,
    set_table,
    stand,
)


def crowd(players: int, where: str) -> AlRashid:
    """Every player stands in an area, the first player with the most sages."""
    st = set_table(players)
    for seat in range(players):
        stand(st, where, seat, *["sage"] * (players - seat))
    return st


@pytest.mark.clause("AR-21.1")
def test_ar_21_1_two_players_have_places_one_and_two_and_thirty_two_titles() -> None:
    st = new_game(2, explicit=True)
    nature(st, 1, 0)
    assert goods_of(st, 1) == {"wood": 1, "metal": 1, "pottery": 1}
    assert goods_of(st, 0) == {"wood": 2, "metal": 1, "pottery": 1}
    assert sum(st.titles) == 32


@pytest.mark.clause("AR-21.1")
def test_ar_21_1_two_players_are_ranks_one_and_two() -> None:
    st = crowd(2, "traditions")
    goods(st, 0, wood=5)
    goods(st, 1, wood=7)
    heard = listen(st)
    resolve_area(st, "traditions")
    choose(st, Visit.SERVICE)
    choose(st, Visit.SERVICE)
    assert prices(heard) == [5, 7]
    assert not st.frames


@pytest.mark.clause("AR-21.1")
def test_ar_21_1_two_players_spy_in_the_usual_sequence() -> None:
    st = crowd(2, "intrigue")
    camp(st, "silk_road", "red_2")
    resolve_area(st, "intrigue")
    choose(st, Visit.SERVICE)
    choose(st, Visit.SERVICE)
    course = []
    while st.frames:
        course.append(ask(st).seat)
        choose(st, SpyOperation.DECLINE)
    assert course == [0, 1, 0, 1, 0]


@pytest.mark.clause("AR-21.2")
@pytest.mark.parametrize("where", ["military", "sanmatia"])
def test_ar_21_2_of_three_players_nobody_is_cut(where: str) -> None:
    st = crowd(3, where)
    heard = listen(st)
    resolve_area(st, where)
    asked = set()
    while st.frames:
        asked.add(ask(st).seat)
        choose(st, st.legal[0])
    assert asked == {0, 1, 2}
    assert {"cut", "trade_cut"} & set(kinds(heard.events)) == set()
    assert sum(new_game(3).titles) == 32


@pytest.mark.clause("AR-21.3")
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("where", ["military", "sanmatia"])
def test_ar_21_3_of_four_or_five_players_three_act(players: int, where: str) -> None:
    st = crowd(players, where)
    heard = listen(st)
    resolve_area(st, where)
    asked = set()
    while st.frames:
        asked.add(ask(st).seat)
        choose(st, st.legal[0])
    cut = [e.args[0] for e in heard.events if e.name in ("cut", "trade_cut")]
    assert (asked, cut) == ({0, 1, 2}, list(range(3, players)))
    assert sum(new_game(players).titles) == 48
