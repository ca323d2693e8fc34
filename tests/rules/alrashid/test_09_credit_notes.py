"""Chapter 9: credit notes."""

import pytest

from majlis.games.alrashid.frames.palaces import Visit
from majlis.games.alrashid.state import AlRashid
from tests.rules.alrashid.table import (
    ask,
    buy,
    choose,
    family_of,
    favour,
    goods,
    goods_of,
    listen,
    own,
    pay_up,
    prices,
    refusal,
    resolve_area,
    set_table,
    stand,
)


def visitor(where: str, wood: int, notes: int, *titles: str) -> AlRashid:
    """Seat 0 alone visits a palace with so many gold, so many notes, and these titles."""
    st = set_table()
    goods(st, 0, wood=wood)
    st.players[0].notes = notes
    own(st, 0, *titles)
    stand(st, where, 0, "pasha")
    return resolve_area(st, where)


@pytest.mark.clause("AR-9.1")
@pytest.mark.parametrize(("banker", "price"), [(False, 12), (True, 10)])
def test_ar_9_1_a_note_takes_three_or_with_the_banker_five_off_a_title(
    banker: bool, price: int
) -> None:
    titles = ["banker"] if banker else []
    st = visitor("politics", price, 1, *titles)
    heard = listen(st)
    choose(st, buy("economist", note=True))
    assert prices(heard) == [price]
    poorer = visitor("politics", price - 1, 1, *titles)
    assert refusal(poorer, buy("economist", note=True)) == "AR-8.7"


@pytest.mark.clause("AR-9.1")
def test_ar_9_1_without_a_note_the_full_price_is_due() -> None:
    st = visitor("politics", 15, 0)
    assert refusal(st, buy("economist", note=True)) == "AR-9.1"
    heard = listen(st)
    choose(st, buy("economist"))
    assert prices(heard) == [15]


@pytest.mark.clause("AR-9.2")
def test_ar_9_2_one_note_for_a_title() -> None:
    """Two notes would bring the price from 15 to 9; one brings it to 12."""
    st = visitor("politics", 11, 2)
    assert refusal(st, buy("economist", note=True)) == "AR-8.7"
    st = visitor("politics", 12, 2)
    choose(st, buy("economist", note=True))
    assert st.players[0].notes == 1


@pytest.mark.clause("AR-9.3")
def test_ar_9_3_a_note_lowers_neither_service_nor_favour() -> None:
    st = visitor("politics", 10, 5)
    assert refusal(st, Visit.SERVICE) == "AR-8.7"
    st = visitor("politics", 11, 5)
    heard = listen(st)
    choose(st, Visit.SERVICE)
    assert prices(heard) == [11]
    assert not st.frames, "a favour was offered that cannot be paid"
    assert st.players[0].notes == 5


@pytest.mark.clause("AR-9.3")
def test_ar_9_3_a_note_is_no_good() -> None:
    st = visitor("military", 0, 3)
    assert refusal(st, favour("general")) == "AR-12.4"
    choose(st, Visit.SERVICE)
    assert st.players[0].notes == 3


@pytest.mark.clause("AR-9.4")
def test_ar_9_4_what_a_note_gives_beyond_the_title_is_lost() -> None:
    """With the Banker the Plotter is free; the 2 gold too much do not pay the Qadi's favour."""
    st = visitor("intrigue", 1, 1, "banker")
    choose(st, buy("plotter", note=True))
    assert not st.frames, "a favour was offered that cannot be paid"
    assert (goods_of(st, 0), st.players[0].notes) == ({"wood": 1}, 0)
    st = visitor("intrigue", 2, 1, "banker")
    heard = listen(st)
    choose(st, buy("plotter", note=True), favour("qadi"))
    assert prices(heard) == [2]
    assert st.players[0].influence == 1
    assert st.players[0].notes == 0


@pytest.mark.clause("AR-9.5")
def test_ar_9_5_a_used_note_goes_to_the_supply() -> None:
    st = visitor("military", 3, 2)
    st.notes = [0] * 7
    choose(st, buy("raider", note=True))
    assert st.players[0].notes == 1
    assert [player.notes for player in st.players[1:]] == [0, 0]
    assert st.notes == [0] * 7
    assert goods_of(st, 0) == {}


@pytest.mark.clause("AR-9.6")
def test_ar_9_6_a_note_gained_in_a_visit_does_not_pay_in_it() -> None:
    st = visitor("traditions", 7, 0)
    assert refusal(st, buy("banker", note=True)) == "AR-9.1"
    choose(st, buy("banker"))
    assert not st.frames, "the Scholar's note was offered to pay for itself"
    assert st.players[0].notes == 0


@pytest.mark.clause("AR-9.6")
def test_ar_9_6_a_banker_gained_in_a_visit_does_not_help_in_it() -> None:
    st = visitor("traditions", 3 + 5, 1)
    choose(st, Visit.SERVICE)
    assert refusal(st, buy("diplomat", note=True)) == "AR-8.7"
    heard = listen(st)
    choose(st, buy("banker", note=True))
    pay_up(st)
    assert prices(heard) == [5 + 3]
    assert family_of(st, 0)["sage"] == 2
    assert not st.frames or ask(st).seat != 0
