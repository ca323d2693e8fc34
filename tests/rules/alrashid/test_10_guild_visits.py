"""Chapter 10: visiting a guild palace."""

import pytest

from majlis.games.alrashid.frames.exchange import GiveGood
from majlis.games.alrashid.frames.mercenaries import NameColour
from majlis.games.alrashid.frames.palaces import ActionOrder, GuildVisit, Visit
from majlis.games.alrashid.frames.payment import Pay
from majlis.games.alrashid.frames.services import SpyOperation
from majlis.games.alrashid.frames.titles import ImpostorFavour
from majlis.games.alrashid.material import AREAS, MERCHANT, TITLES
from tests.rules.alrashid.table import (
    area,
    ask,
    buy,
    camp,
    choose,
    family,
    favour,
    good,
    goods,
    goods_of,
    own,
    pay_up,
    refusal,
    refused_by,
    resolve_area,
    set_table,
    stand,
    title,
    visitor,
)

LEADERS = {
    "military": "general",
    "traditions": "court_scholar",
    "commerce": "vizier",
    "politics": "qadi",
}


@pytest.mark.clause("AR-10.1")
def test_ar_10_1_a_visit_is_paid_and_carried_out_before_the_next_rank_begins() -> None:
    st = visitor("commerce")
    stand(st, "commerce", 1, "merchant")
    goods(st, 1, wood=1)
    resolve_area(st, "commerce")
    choose(st, Visit.SERVICE, Visit.DONE)
    assert isinstance(ask(st), Pay)
    assert st.players[0].family[MERCHANT] == 1
    pay_up(st)
    assert (st.players[0].family[MERCHANT], ask(st).seat) == (2, 1)


@pytest.mark.clause("AR-10.1")
def test_ar_10_1_three_ranks_visit_in_their_order() -> None:
    st = set_table(4)
    for seat, pawn in enumerate(("sage", "sage", "pasha", "merchant")):
        stand(st, "military", seat, pawn)
    resolve_area(st, "military")
    visits = []
    while st.frames:
        visits.append(ask(st).seat)
        choose(st, Visit.DONE)
    assert visits == [2, 3, 0]
    assert st.players[1].dishonour == 0


@pytest.mark.clause("AR-10.1", "AR-11.5")
def test_ar_10_1_only_the_spies_wait_for_the_visits_of_the_others() -> None:
    st = visitor("intrigue")
    stand(st, "intrigue", 1, "sage")
    goods(st, 1, wood=1, metal=1)
    camp(st, "sanmatia", "red_2")
    resolve_area(st, "intrigue")
    choose(st, Visit.SERVICE, buy("smuggler"))
    pay_up(st)
    assert st.players[0].owns(title("smuggler"))
    assert isinstance(ask(st), GuildVisit)
    choose(st, Visit.DONE)
    assert isinstance(ask(st), SpyOperation)


@pytest.mark.clause("AR-10.2")
@pytest.mark.parametrize("guild", AREAS[:5])
def test_ar_10_2_a_guild_offers_its_service_its_titles_and_its_leader(guild: str) -> None:
    st = resolve_area(visitor(guild), guild)
    sold = [t for t in range(len(TITLES)) if Visit.TITLE + t in st.legal]
    assert sold == st.table.material.palace_titles[area(guild)]
    assert Visit.SERVICE in st.legal
    leaders = [leader for leader in LEADERS.values() if favour(leader) in st.legal]
    assert leaders == ([*LEADERS.values()] if guild == "intrigue" else [LEADERS[guild]])


@pytest.mark.clause("AR-10.2")
def test_ar_10_2_the_titles_of_another_palace_are_not_for_sale() -> None:
    st = resolve_area(visitor("military"), "military")
    assert refusal(st, buy("smuggler")) == "AR-10.2"
    assert refusal(st, buy("treasurer")) == "AR-10.2"
    choose(st, buy("raider"))


@pytest.mark.clause("AR-10.3")
def test_ar_10_3_two_of_the_three_actions_and_no_third() -> None:
    st = visitor("politics")
    third = GuildVisit(0, area("politics"), 0, True, title("economist"), False)
    assert refused_by(st, third, favour("qadi")) == "AR-10.3"
    resolve_area(st, "politics")
    choose(st, Visit.SERVICE, buy("economist"))
    pay_up(st)
    assert st.frames == []
    assert (st.players[0].titles, st.players[0].influence) == ((title("economist"),), 0)


@pytest.mark.clause("AR-10.3")
@pytest.mark.parametrize("first", [Visit.SERVICE, buy("economist")])
def test_ar_10_3_any_two_actions_go_together(first: int) -> None:
    st = resolve_area(visitor("politics"), "politics")
    choose(st, first, favour("qadi"))
    pay_up(st)
    assert st.frames == []
    assert st.players[0].influence == 1
    assert (sum(st.players[0].family), len(st.players[0].titles)) in ((4, 0), (3, 1))


@pytest.mark.clause("AR-10.3")
def test_ar_10_3_each_action_once_and_so_one_title() -> None:
    st = resolve_area(visitor("commerce"), "commerce")
    choose(st, Visit.SERVICE)
    assert refusal(st, Visit.SERVICE) == "AR-10.3"
    st = resolve_area(visitor("commerce"), "commerce")
    choose(st, buy("trader"))
    assert refusal(st, buy("pottery_importer")) == "AR-10.3"
    assert refusal(st, buy("trader")) == "AR-10.3"


@pytest.mark.clause("AR-10.4")
def test_ar_10_4_a_visitor_who_could_do_everything_may_do_nothing() -> None:
    st = resolve_area(visitor("traditions"), "traditions")
    before = goods_of(st, 0)
    choose(st, Visit.DONE)
    assert st.frames == []
    assert (goods_of(st, 0), st.players[0].titles, sum(st.players[0].family)) == (before, (), 3)


@pytest.mark.clause("AR-10.5")
@pytest.mark.parametrize(
    ("actions", "dishonour"),
    [
        ([favour("qadi")], 1),
        ([Visit.SERVICE, favour("qadi")], 0),
        ([buy("economist"), favour("qadi")], 0),
        ([Visit.SERVICE, Visit.DONE], 0),
        ([buy("economist"), Visit.DONE], 0),
    ],
)
def test_ar_10_5_a_visit_without_a_main_action_is_a_dishonour(
    actions: list[int], dishonour: int
) -> None:
    st = resolve_area(visitor("politics"), "politics")
    choose(st, *actions)
    pay_up(st)
    assert st.players[0].dishonour == dishonour


@pytest.mark.clause("AR-10.6")
def test_ar_10_6_who_does_nothing_is_dishonoured_even_if_nothing_was_possible() -> None:
    st = visitor("politics")
    stand(st, "politics", 1, "sage")
    resolve_area(st, "politics")
    choose(st, Visit.DONE)
    assert st.frames == []
    assert [player.dishonour for player in st.players] == [1, 1, 0]


@pytest.mark.clause("AR-10.6")
def test_ar_10_6_the_option_leaves_only_the_favour_alone_dishonoured() -> None:
    st = visitor("politics", idle_dishonour=False)
    stand(st, "politics", 1, "merchant")
    goods(st, 1, wood=1)
    resolve_area(st, "politics")
    choose(st, Visit.DONE, favour("qadi"))
    assert st.frames == []
    assert [player.dishonour for player in st.players] == [0, 1, 0]


@pytest.mark.clause("AR-10.7")
def test_ar_10_7_the_general_may_come_before_the_service_or_after_it() -> None:
    for first, then in ((0, NameColour), (1, GiveGood)):
        st = resolve_area(visitor("military"), "military")
        choose(st, Visit.SERVICE, favour("general"))
        assert isinstance(ask(st), ActionOrder)
        choose(st, first)
        assert isinstance(ask(st), then)


@pytest.mark.clause("AR-10.7")
def test_ar_10_7_the_order_is_chosen_after_paying() -> None:
    st = visitor("intrigue")
    resolve_area(st, "intrigue")
    choose(st, buy("impostor"), favour("vizier"))
    assert isinstance(ask(st), Pay)
    pay_up(st)
    assert isinstance(ask(st), ActionOrder)
    choose(st, 1, good("wood"), good("silk"))
    assert isinstance(ask(st), ImpostorFavour)


@pytest.mark.clause("AR-10.8")
@pytest.mark.parametrize(
    ("guild", "sizes"),
    [("traditions", (2, 3, 6)), ("commerce", (2, 4, 5)), ("politics", (3, 3, 5))],
)
def test_ar_10_8_a_service_cannot_be_had_for_a_full_family(
    guild: str, sizes: tuple[int, int, int]
) -> None:
    st = set_table(3)
    goods(st, 0, wood=3, metal=3, pottery=3, spice=3, silk=3)
    visit = GuildVisit(0, area(guild), 0, False, -1, False)
    family(st, 0, *sizes)
    assert refused_by(st, visit, Visit.SERVICE) == "AR-1.3"
    family(st, 0, pasha=2, merchant=3, sage=5)
    assert visit.why_not(st, Visit.SERVICE) is None


@pytest.mark.clause("AR-10.8")
def test_ar_10_8_a_title_that_is_gone_cannot_be_bought() -> None:
    st = visitor("military", players=4)
    own(st, 1, "raider")
    resolve_area(st, "military")
    assert buy("raider") in st.legal
    own(st, 2, "raider")
    assert refused_by(st, ask(st), buy("raider")) == "AR-10.8"


@pytest.mark.clause("AR-10.8")
@pytest.mark.parametrize(("guild", "leader"), [("commerce", "vizier"), ("military", "general")])
def test_ar_10_8_without_a_good_there_is_nothing_to_exchange(guild: str, leader: str) -> None:
    st = visitor(guild)
    visit = GuildVisit(0, area(guild), 0, False, -1, False)
    assert visit.why_not(st, favour(leader)) is None
    goods(st, 0)
    assert refused_by(st, visit, favour(leader)) == "AR-12.4"


@pytest.mark.clause("AR-10.8")
def test_ar_10_8_no_tokens_to_draw_no_service_and_no_general() -> None:
    st = visitor("military")
    st.pile.counts = [0] * 6
    resolve_area(st, "military")
    assert refusal(st, Visit.SERVICE) == "AR-10.8"
    assert refusal(st, favour("general")) == "AR-10.8"
    st.discards.counts = [0, 0, 0, 0, 0, 1]
    assert ask(st).why_not(st, Visit.SERVICE) is None
    assert ask(st).why_not(st, favour("general")) is None


@pytest.mark.clause("AR-10.8")
def test_ar_10_8_the_spy_service_may_be_chosen_without_anything_to_spy_on() -> None:
    st = visitor("intrigue")
    goods(st, 0)
    resolve_area(st, "intrigue")
    choose(st, Visit.SERVICE)
    assert st.frames == []
    assert st.players[0].dishonour == 0
