"""Chapter 15: the titles of intrigue, the military, traditions and commerce."""

import pytest

from majlis.games.alrashid.frames.moving import StartEffects, StartMove
from majlis.games.alrashid.frames.palaces import Visit
from majlis.games.alrashid.frames.resolution import TakeTurn
from majlis.games.alrashid.frames.titles import ImpostorFavour, NegotiatorTarget
from majlis.games.alrashid.material import FAVOURS, TOKENS
from majlis.games.alrashid.state import AlRashid
from tests.rules.alrashid.table import (
    activate,
    all_of,
    area,
    ask,
    buy,
    camp,
    choose,
    colour,
    country,
    family,
    family_of,
    fight,
    good,
    goods,
    goods_of,
    hold,
    listen,
    own,
    pay_up,
    prices,
    put,
    refusal,
    resolve_area,
    see,
    set_table,
    stack_of,
    stand,
    start,
    tokens_of,
    tokens_on,
)


def in_turn(st: AlRashid, name: str) -> AlRashid:
    """Seat 0 owns the title and activates it in the own turn."""
    own(st, 0, name)
    stand(st, "court", 0, "pasha")
    stand(st, "politics", 0, "sage")
    start(st, TakeTurn(0, False, False))
    choose(st, activate(name))
    return st


# ---- intrigue


@pytest.mark.clause("AR-15.1")
def test_ar_15_1_the_smuggler_changes_a_good_into_another_type() -> None:
    st = set_table()
    goods(st, 0, wood=2, silk=1)
    in_turn(st, "smuggler")
    assert refusal(st, good("spice")) == "AR-15.1"
    choose(st, good("silk"))
    assert refusal(st, good("silk")) == "AR-15.1"
    choose(st, good("spice"))
    assert goods_of(st, 0) == {"wood": 2, "spice": 1}


@pytest.mark.clause("AR-15.2")
def test_ar_15_2_the_plotter_moves_an_own_pawn_between_palaces() -> None:
    st = set_table()
    own(st, 0, "plotter")
    stand(st, "military", 0, "pasha")
    stand(st, "sanmatia", 0, "sage")
    stand(st, "politics", 1, "sage")
    start(st, StartEffects())
    assert refusal(st, put("sage", "sanmatia")) == "AR-15.3"
    assert refusal(st, put("sage", "politics")) == "AR-7.1"
    choose(st, put("pasha", "military"))
    assert refusal(st, area("military")) == refusal(st, area("silk_road")) == "AR-15.2"
    choose(st, area("court"))
    assert stack_of(st, "court", 0) == {"pasha": 1}


@pytest.mark.clause("AR-15.2", "AR-15.3")
@pytest.mark.parametrize(("name", "where"), [("plotter", "military"), ("informer", "sanmatia")])
def test_ar_15_2_the_move_may_be_left_out(name: str, where: str) -> None:
    st = set_table()
    own(st, 0, name)
    stand(st, where, 0, "sage")
    start(st, StartEffects())
    choose(st, StartMove.DONE)
    assert stack_of(st, where, 0) == {"sage": 1}
    assert not st.frames


@pytest.mark.clause("AR-15.3")
def test_ar_15_3_the_informer_moves_an_own_pawn_between_countries() -> None:
    st = set_table()
    own(st, 0, "informer")
    stand(st, "military", 0, "pasha")
    stand(st, "sanmatia", 0, "merchant")
    start(st, StartEffects())
    assert refusal(st, put("pasha", "military")) == "AR-15.2"
    choose(st, put("merchant", "sanmatia"))
    assert refusal(st, area("sanmatia")) == refusal(st, area("military")) == "AR-15.3"
    choose(st, area("silk_road"))
    assert stack_of(st, "silk_road", 0) == {"merchant": 1}


@pytest.mark.clause("AR-15.4")
def test_ar_15_4_the_impostor_has_two_different_favours_without_gold() -> None:
    """The 6 gold leave nothing; so only Scholar and Qadi are open, the Favourite never is."""
    st = set_table()
    goods(st, 0, wood=6)
    stand(st, "intrigue", 0, "sage")
    heard = listen(st)
    resolve_area(st, "intrigue")
    choose(st, buy("impostor"))
    scholar, qadi = FAVOURS.index("court_scholar"), FAVOURS.index("qadi")
    assert st.legal == [scholar, qadi, ImpostorFavour.ENOUGH]
    assert refusal(st, FAVOURS.index("vizier")) == "AR-12.4"
    choose(st, qadi)
    assert refusal(st, qadi) == "AR-15.4"
    choose(st, scholar)
    assert (st.players[0].influence, st.players[0].notes) == (1, 1)
    assert prices(heard) == [6]
    assert not st.frames


@pytest.mark.clause("AR-15.4")
@pytest.mark.parametrize("reverse", [False, True])
def test_ar_15_4_the_goods_are_still_given_in_the_order_of_choice(reverse: bool) -> None:
    st = set_table()
    goods(st, 0, wood=8)
    stand(st, "intrigue", 0, "sage")
    resolve_area(st, "intrigue")
    choose(st, buy("impostor"), Visit.DONE)
    general = (FAVOURS.index("general"), colour("red"))  # the last wood is given unasked
    vizier = (FAVOURS.index("vizier"), good("silk"))
    choose(st, *(vizier if reverse else general))
    if reverse:
        choose(st, FAVOURS.index("general"), good("wood"), colour("red"))
    else:
        choose(st, *vizier)
    assert goods_of(st, 0) == {"silk": 1}
    assert len(tokens_of(st, 0)) == 1


@pytest.mark.clause("AR-15.4")
def test_ar_15_4_fewer_than_two_favours_may_be_used() -> None:
    st = set_table()
    goods(st, 0, wood=6)
    stand(st, "intrigue", 0, "sage")
    resolve_area(st, "intrigue")
    choose(st, buy("impostor"), FAVOURS.index("qadi"), ImpostorFavour.ENOUGH)
    assert (st.players[0].influence, st.players[0].notes) == (1, 0)
    assert not st.frames


# ---- military


@pytest.mark.clause("AR-15.5")
@pytest.mark.parametrize(("camped", "beaten"), [("red_3", False), ("red_2", True)])
def test_ar_15_5_the_strategist_adds_one_to_each_own_token(camped: str, beaten: bool) -> None:
    """Two tokens of 2 count 6 in all, against a sum of 6 or 5."""
    st = set_table()
    own(st, 0, "strategist")
    hold(st, 0, "red_2", "red_2")
    camp(st, "sanmatia", camped, "red_3")
    stand(st, "sanmatia", 0, "sage")
    stand(st, "sanmatia", 1, "sage")
    resolve_area(st, "sanmatia")
    fight(st, "red_2", "red_2")
    assert (tokens_on(st, "sanmatia") == []) == beaten


@pytest.mark.clause("AR-15.5")
def test_ar_15_5_tokens_on_countries_count_what_they_show() -> None:
    """A Strategist who lies in wait does not make the mercenaries stronger."""
    st = set_table()
    own(st, 1, "strategist")
    hold(st, 0, "red_4")
    camp(st, "sanmatia", "red_3")
    stand(st, "sanmatia", 0, "merchant")
    stand(st, "sanmatia", 1, "sage")
    resolve_area(st, "sanmatia")
    fight(st, "red_4")
    assert tokens_on(st, "sanmatia") == []


@pytest.mark.clause("AR-15.6")
@pytest.mark.parametrize("name", ["red", "blue"])
def test_ar_15_6_the_recruiter_draws_one_token_of_a_colour_named(name: str) -> None:
    st = in_turn(set_table(), "recruiter")
    choose(st, colour(name))
    assert [token.split("_")[0] for token in tokens_of(st, 0)] == [name]


@pytest.mark.clause("AR-15.7")
def test_ar_15_7_the_raider_takes_a_printed_good_before_trade() -> None:
    st = set_table()
    own(st, 0, "raider")
    hold(st, 0, "blue_4")
    camp(st, "mare_indianum", "blue_3")
    st.goods = [0] * 35
    stand(st, "mare_indianum", 0, "sage")
    resolve_area(st, "mare_indianum")
    fight(st, "blue_4")
    assert refusal(st, good("metal")) == "AR-15.7"
    choose(st, good("silk"))
    assert goods_of(st, 0) == {"silk": 1}


@pytest.mark.clause("AR-15.7")
def test_ar_15_7_the_raiders_good_comes_from_the_supply() -> None:
    st = set_table()
    own(st, 0, "raider")
    hold(st, 0, "blue_4")
    camp(st, "mare_indianum", "blue_3")
    stand(st, "mare_indianum", 0, "sage")
    resolve_area(st, "mare_indianum")
    fight(st, "blue_4")
    assert ask(st).KIND == "take_good"
    choose(st, good("wood"))
    assert ask(st).KIND == "trade"
    choose(st, all_of("wood"))
    assert goods_of(st, 0) == {"wood": 5}


@pytest.mark.clause("AR-15.7")
def test_ar_15_7_beating_one_of_two_colours_is_no_win() -> None:
    st = set_table()
    own(st, 0, "raider")
    hold(st, 0, "blue_4")
    camp(st, "mare_indianum", "blue_3", "red_2")
    stand(st, "mare_indianum", 0, "sage")
    resolve_area(st, "mare_indianum")
    fight(st, "blue_4")
    assert tokens_on(st, "mare_indianum") == ["red_2"]
    assert goods_of(st, 0) == {}
    assert not st.frames


@pytest.mark.clause("AR-15.8", "AR-3.1")
def test_ar_15_8_the_negotiator_trades_a_token_for_one_of_the_same_colour() -> None:
    st = set_table()
    hold(st, 0, "red_2", "red_3")
    camp(st, "silk_road", "red_3", "blue_4", "red_4")
    camp(st, "sanmatia", "blue_2")
    in_turn(st, "negotiator")
    assert refusal(st, country("nilus_valley")) == "AR-15.8"
    choose(st, country("silk_road"))
    assert refusal(st, 1) == "AR-15.8"
    choose(st, 2)
    assert refusal(st, TOKENS.index("red_4")) == "AR-15.8"
    choose(st, TOKENS.index("red_2"))
    assert tokens_on(st, "silk_road") == ["red_3", "blue_4"]
    assert tokens_of(st, 0) == ["red_3"]
    assert see(st, 1)["discards"] == {"red_2": 1, "red_4": 1}


@pytest.mark.clause("AR-15.8")
def test_ar_15_8_a_token_of_the_other_colour_is_no_price() -> None:
    st = set_table()
    hold(st, 0, "red_2", "red_3", "blue_4")
    camp(st, "silk_road", "red_2")
    in_turn(st, "negotiator")
    choose(st, 0)
    assert st.legal == [TOKENS.index("red_2"), TOKENS.index("red_3")]
    assert refusal(st, TOKENS.index("blue_4")) == "AR-15.8"


@pytest.mark.clause("AR-15.8")
def test_ar_15_8_the_negotiator_may_look_and_keep_the_token() -> None:
    st = set_table()
    hold(st, 0, "red_2")
    camp(st, "silk_road", "red_4")
    in_turn(st, "negotiator")
    (token,) = see(st, 0)["countries"]["silk_road"]["mercenaries"]
    assert token["value"] == 4
    choose(st, NegotiatorTarget.NONE)
    assert (tokens_of(st, 0), tokens_on(st, "silk_road")) == (["red_2"], ["red_4"])


# ---- traditions


@pytest.mark.clause("AR-15.9")
@pytest.mark.parametrize(("where", "price"), [("commerce", 5), ("politics", 8), ("traditions", 5)])
def test_ar_15_9_the_loremaster_lowers_two_services_by_three(where: str, price: int) -> None:
    """Merchants 8 and pashas 11 become cheaper; sages stay at 5."""
    st = set_table()
    own(st, 0, "loremaster")
    goods(st, 0, wood=price)
    stand(st, where, 0, "sage")
    heard = listen(st)
    resolve_area(st, where)
    choose(st, Visit.SERVICE)
    assert prices(heard) == [price]


@pytest.mark.clause("AR-15.9")
def test_ar_15_9_a_price_is_not_lowered_below_nothing() -> None:
    st = set_table(material={"services": {"commerce": {"gold": [2, 10, 12]}}})
    own(st, 0, "loremaster")
    goods(st, 0, wood=7)
    stand(st, "commerce", 0, "sage")
    heard = listen(st)
    resolve_area(st, "commerce")
    choose(st, Visit.SERVICE, buy("trader"))
    assert prices(heard) == [7]
    assert family_of(st, 0)["merchant"] == 2


@pytest.mark.clause("AR-15.9")
def test_ar_15_9_the_enchanters_price_stays() -> None:
    st = set_table()
    own(st, 0, "loremaster")
    goods(st, 0, wood=11)
    stand(st, "traditions", 0, "sage")
    resolve_area(st, "traditions")
    assert refusal(st, buy("enchanter")) == "AR-8.7"


@pytest.mark.clause("AR-15.10")
@pytest.mark.parametrize(("merchants", "after"), [(1, 2), (4, 4)])
def test_ar_15_10_the_enchanter_brings_a_merchant_and_dishonour(merchants: int, after: int) -> None:
    st = set_table()
    family(st, 0, pasha=1, merchant=merchants, sage=1)
    goods(st, 0, wood=12)
    stand(st, "traditions", 0, "sage")
    resolve_area(st, "traditions")
    choose(st, buy("enchanter"))
    pay_up(st)
    assert family_of(st, 0)["merchant"] == st.players[0].hand[1] == after
    assert st.players[0].dishonour == 1


@pytest.mark.clause("AR-15.12", "AR-9.1")
def test_ar_15_12_the_banker_makes_notes_worth_five() -> None:
    st = set_table()
    own(st, 0, "banker")
    st.players[0].notes = 1
    goods(st, 0, wood=1)
    stand(st, "military", 0, "sage")
    heard = listen(st)
    resolve_area(st, "military")
    assert refusal(st, buy("raider")) == "AR-8.7"
    choose(st, buy("raider", note=True))
    assert prices(heard) == [1]


# ---- commerce


@pytest.mark.clause("AR-15.13")
@pytest.mark.parametrize(
    ("given", "after"),
    [
        ("wood", {"metal": 1, "pottery": 1}),
        ("metal", {"wood": 1, "pottery": 1}),
        ("pottery", {"wood": 1, "metal": 1}),
    ],
)
def test_ar_15_13_the_trader_makes_two_common_goods_of_one(
    given: str, after: dict[str, int]
) -> None:
    st = set_table()
    goods(st, 0, silk=1, **{given: 1})
    in_turn(st, "trader")
    assert goods_of(st, 0) == {**after, "silk": 1}


@pytest.mark.clause("AR-15.14", "AR-15.15", "AR-15.16")
@pytest.mark.parametrize(
    ("name", "kind"),
    [("hardwood_importer", "wood"), ("pottery_importer", "pottery"), ("metal_importer", "metal")],
)
def test_ar_15_14_to_16_an_importer_takes_one_good(name: str, kind: str) -> None:
    st = set_table()
    goods(st, 0, silk=1)
    in_turn(st, name)
    assert goods_of(st, 0) == {"silk": 1, kind: 1}
