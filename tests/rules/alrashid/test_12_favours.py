"""Chapter 12: the favours of the guild leaders."""

import pytest

from majlis.games.alrashid.frames.exchange import GiveGood
from majlis.games.alrashid.frames.mercenaries import NameColour
from majlis.games.alrashid.frames.palaces import GuildVisit
from tests.rules.alrashid.table import (
    area,
    ask,
    buy,
    choose,
    colour,
    favour,
    good,
    goods,
    goods_of,
    listen,
    pay_up,
    prices,
    refusal,
    refused_by,
    resolve_area,
    set_table,
    stand,
    start,
    title,
    tokens_of,
    visitor,
)


@pytest.mark.clause("AR-12.1")
def test_ar_12_1_a_favour_takes_effect_before_the_next_visit_begins() -> None:
    st = visitor("politics")
    stand(st, "politics", 1, "sage")
    goods(st, 1, wood=1)
    resolve_area(st, "politics")
    choose(st, favour("qadi"))
    pay_up(st)
    assert (ask(st).seat, st.players[0].influence) == (1, 1)


@pytest.mark.clause("AR-12.2")
def test_ar_12_2_the_general_gives_a_token_of_a_colour_named_for_a_good() -> None:
    st = set_table(3)
    stand(st, "military", 0, "pasha")
    goods(st, 0, wood=1, silk=1)
    heard = listen(st)
    resolve_area(st, "military")
    choose(st, favour("general"))
    assert refusal(st, good("metal")) == "AR-12.2"
    choose(st, good("wood"))
    assert isinstance(ask(st), NameColour)
    choose(st, colour("blue"))
    assert (goods_of(st, 0), [t[:-2] for t in tokens_of(st, 0)]) == ({"silk": 1}, ["blue"])
    assert prices(heard) == []


@pytest.mark.clause("AR-12.2")
def test_ar_12_2_the_court_scholar_gives_a_credit_note_for_2_gold() -> None:
    st = set_table(3)
    stand(st, "traditions", 0, "pasha")
    goods(st, 0, wood=2)
    resolve_area(st, "traditions")
    choose(st, favour("court_scholar"))
    assert (st.players[0].notes, goods_of(st, 0)) == (1, {})
    goods(st, 0, wood=1)
    visit = GuildVisit(0, area("traditions"), 0, False, -1, False)
    assert refused_by(st, visit, favour("court_scholar")) == "AR-8.7"


@pytest.mark.clause("AR-12.2")
def test_ar_12_2_the_vizier_changes_a_good_into_one_of_another_type() -> None:
    st = set_table(3)
    stand(st, "commerce", 0, "pasha")
    goods(st, 0, wood=2, metal=1)
    heard = listen(st)
    resolve_area(st, "commerce")
    choose(st, favour("vizier"), good("wood"))
    assert refusal(st, good("wood")) == "AR-12.2"
    choose(st, good("silk"))
    assert goods_of(st, 0) == {"wood": 1, "metal": 1, "silk": 1}
    assert prices(heard) == []


@pytest.mark.clause("AR-12.2")
def test_ar_12_2_the_qadi_gives_an_influence_token_for_1_gold() -> None:
    st = set_table(3)
    stand(st, "politics", 0, "pasha")
    goods(st, 0, pottery=1)
    resolve_area(st, "politics")
    choose(st, favour("qadi"))
    assert (st.players[0].influence, goods_of(st, 0)) == (1, {})
    visit = GuildVisit(0, area("politics"), 0, False, -1, False)
    assert refused_by(st, visit, favour("qadi")) == "AR-8.7"


@pytest.mark.clause("AR-12.2")
def test_ar_12_2_a_leader_grants_favours_in_the_own_palace_only() -> None:
    st = resolve_area(visitor("commerce"), "commerce")
    for leader in ("general", "court_scholar", "qadi"):
        assert refusal(st, favour(leader)) == "AR-12.2"
    choose(st, favour("vizier"))
    assert isinstance(ask(st), GiveGood)


@pytest.mark.clause("AR-12.3")
@pytest.mark.parametrize(
    ("leader", "gold"), [("general", 1), ("court_scholar", 3), ("vizier", 1), ("qadi", 2)]
)
def test_ar_12_3_the_favourite_is_paid_together_with_the_leader(leader: str, gold: int) -> None:
    st = visitor("intrigue")
    heard = listen(st)
    resolve_area(st, "intrigue")
    choose(st, favour(leader))
    pay_up(st)
    assert prices(heard) == [gold]
    if leader in ("general", "vizier"):
        assert isinstance(ask(st), GiveGood)
    else:
        assert (st.players[0].notes, st.players[0].influence) in ((1, 0), (0, 1))


@pytest.mark.clause("AR-12.3")
@pytest.mark.parametrize("options", [{"favourite_pays_copied": False}, {"edition": "it"}])
def test_ar_12_3_by_option_the_favourite_alone_is_paid(options: dict[str, object]) -> None:
    st = set_table(3, **options)
    goods(st, 0, wood=1)
    start(st, GuildVisit(0, area("intrigue"), 0, False, -1, False))
    assert refusal(st, favour("vizier")) == "AR-12.4"
    choose(st, favour("court_scholar"))
    assert (st.players[0].notes, goods_of(st, 0)) == (1, {})


@pytest.mark.clause("AR-12.4")
def test_ar_12_4_the_good_for_a_favour_must_be_left_after_paying() -> None:
    st = set_table(3)
    stand(st, "military", 0, "pasha")
    visit = GuildVisit(0, area("military"), 0, False, title("recruiter"), False)
    goods(st, 0, wood=1, metal=1, pottery=1)
    assert refused_by(st, visit, favour("general")) == "AR-12.4"
    goods(st, 0, wood=2, metal=1, pottery=1)
    resolve_area(st, "military")
    choose(st, buy("recruiter"), favour("general"), colour("red"))
    assert (goods_of(st, 0), len(tokens_of(st, 0))) == ({}, 1)


@pytest.mark.clause("AR-12.4")
def test_ar_12_4_the_good_is_no_part_of_the_payment() -> None:
    st = set_table(3)
    stand(st, "intrigue", 0, "pasha")
    goods(st, 0, wood=1, metal=1)
    heard = listen(st)
    resolve_area(st, "intrigue")
    choose(st, favour("vizier"), good("metal"), good("silk"))
    assert prices(heard) == [1]
    assert goods_of(st, 0) == {"silk": 1}
