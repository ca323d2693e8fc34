"""Chapter 14: what holds for titles of every kind."""

import pytest

from majlis.games.alrashid.frames.moving import StartEffects
from majlis.games.alrashid.frames.palaces import Visit
from majlis.games.alrashid.frames.resolution import TakeTurn
from majlis.games.alrashid.frames.titles import GainTitle
from majlis.games.alrashid.frames.year_end import YearEnd
from majlis.games.alrashid.material import TITLE_TYPES, TITLES
from majlis.games.alrashid.state import AlRashid
from tests.rules.alrashid.table import (
    activate,
    area,
    ask,
    buy,
    camp,
    choose,
    colour,
    country,
    family,
    fight,
    goods,
    goods_of,
    hold,
    listen,
    own,
    pay_up,
    prices,
    refusal,
    resolve_area,
    scores,
    see,
    set_table,
    stand,
    start,
    title,
    tokens_on,
)

ACTIVATED = {
    "smuggler",
    "recruiter",
    "negotiator",
    "trader",
    "hardwood_importer",
    "pottery_importer",
    "metal_importer",
}
ONE_SHOT = {
    "impostor",
    "enchanter",
    "treasurer",
    "agha",
    "silk_monopolist",
    "spices_monopolist",
    "astrologist",
    "law_expert",
    "quartermaster",
    "alchemist",
}


def in_turn(*titles: str, players: int = 3) -> AlRashid:
    """Seat 0 owns these titles and is in the own turn, with two areas to choose from."""
    st = set_table(players)
    own(st, 0, *titles)
    stand(st, "court", 1, "pasha")
    stand(st, "court", 0, "pasha")
    stand(st, "sanmatia", 0, "merchant")
    return start(st, TakeTurn(0, False, False))


@pytest.mark.clause("AR-14.1")
@pytest.mark.parametrize("name", TITLES)
def test_ar_14_1_a_title_is_activated_permanent_or_one_shot(name: str) -> None:
    st = set_table()
    kind = "activated" if name in ACTIVATED else "one_shot" if name in ONE_SHOT else "permanent"
    assert TITLE_TYPES[st.table.material.title_type[title(name)]] == kind
    st = in_turn(name)
    if name not in ACTIVATED:
        assert refusal(st, activate(name)) == "AR-14.1"


@pytest.mark.clause("AR-14.2")
def test_ar_14_2_an_activated_title_works_once_a_year() -> None:
    st = in_turn("hardwood_importer")
    choose(st, activate("hardwood_importer"))
    assert see(st, 1)["players"][0]["used"] == ["hardwood_importer"]
    st.frames = []
    start(st, TakeTurn(0, False, False))
    assert refusal(st, activate("hardwood_importer")) == "AR-14.2"
    st.frames = []
    start(st, YearEnd(), TakeTurn(0, False, False))
    choose(st, activate("hardwood_importer"))
    assert goods_of(st, 0) == {"wood": 2}


@pytest.mark.clause("AR-14.2")
def test_ar_14_2_only_the_owner_activates_it() -> None:
    st = set_table()
    own(st, 1, "hardwood_importer")
    stand(st, "court", 0, "pasha")
    stand(st, "sanmatia", 0, "sage")
    start(st, TakeTurn(0, False, False))
    assert refusal(st, activate("hardwood_importer")) == "AR-14.2"


@pytest.mark.clause("AR-14.3")
def test_ar_14_3_one_title_a_turn() -> None:
    st = in_turn("hardwood_importer", "metal_importer")
    choose(st, activate("metal_importer"))
    assert refusal(st, activate("hardwood_importer")) == "AR-14.3"
    assert goods_of(st, 0) == {"metal": 1}


@pytest.mark.clause("AR-14.4")
def test_ar_14_4_a_permanent_title_is_never_turned_over() -> None:
    st = set_table()
    own(st, 0, "plotter")
    stand(st, "military", 0, "sage")
    for destination in ("politics", "military", "politics"):
        start(st, StartEffects())
        choose(st, st.legal[0], area(destination))
        assert st.players[0].used == ()


@pytest.mark.clause("AR-14.5")
def test_ar_14_5_a_one_shot_title_works_when_gained_and_never_again() -> None:
    st = set_table()
    stand(st, "court", 0, "pasha")
    stand(st, "sanmatia", 0, "sage")
    start(st, GainTitle(0, title("treasurer")))
    assert st.players[0].notes == 1
    start(st, YearEnd(), TakeTurn(0, False, False))
    assert refusal(st, activate("treasurer")) == "AR-14.1"
    assert st.players[0].notes == 1


@pytest.mark.clause("AR-14.6")
def test_ar_14_6_a_new_title_may_be_activated_in_the_turn_that_brought_it() -> None:
    st = set_table()
    goods(st, 0, wood=7)
    stand(st, "commerce", 0, "sage")
    stand(st, "sanmatia", 0, "merchant")
    start(st, TakeTurn(0, False, False))
    choose(st, area("commerce"), buy("metal_importer"))
    choose(st, activate("metal_importer"))
    assert goods_of(st, 0) == {"metal": 1}


@pytest.mark.clause("AR-14.6")
def test_ar_14_6_not_if_the_activation_of_the_turn_is_spent() -> None:
    st = set_table()
    own(st, 0, "hardwood_importer")
    goods(st, 0, wood=6)
    stand(st, "commerce", 0, "sage")
    stand(st, "sanmatia", 0, "merchant")
    start(st, TakeTurn(0, False, False))
    choose(st, activate("hardwood_importer"), area("commerce"), buy("metal_importer"))
    assert not st.frames
    assert goods_of(st, 0) == {}


@pytest.mark.clause("AR-14.6")
def test_ar_14_6_a_permanent_title_works_at_once() -> None:
    """The Loremaster of the first visit lowers the price of the merchant in the same year."""
    st = set_table()
    goods(st, 0, wood=13)
    stand(st, "traditions", 0, "sage")
    stand(st, "commerce", 0, "sage")
    heard = listen(st)
    resolve_area(st, "traditions")
    choose(st, buy("loremaster"), Visit.DONE)
    resolve_area(st, "commerce")
    choose(st, Visit.SERVICE)
    assert prices(heard) == [8, 5]


@pytest.mark.clause("AR-14.7")
@pytest.mark.parametrize(
    ("where", "name"),
    [("traditions", "enchanter"), ("court", "astrologist"), ("court", "agha")],
)
def test_ar_14_7_a_one_shot_title_may_be_bought_for_nothing(where: str, name: str) -> None:
    st = set_table()
    family(st, 0, pasha=1, merchant=4, sage=1)
    st.pile.counts = [0] * 6
    goods(st, 0, wood=12)
    stand(st, where, 0, "pasha")
    resolve_area(st, where)
    choose(st, buy(name))
    pay_up(st)
    assert see(st, 0)["players"][0]["titles"] == [name]
    assert (st.players[0].influence, sum(st.players[0].tokens)) == (0, 0)


@pytest.mark.clause("AR-14.7")
def test_ar_14_7_what_can_be_carried_out_is() -> None:
    st = set_table()
    st.pile.counts = [1, 0, 0, 0, 1, 0]
    start(st, GainTitle(0, title("agha")))
    choose(st, colour("blue"))
    assert st.players[0].tokens == [1, 0, 0, 0, 1, 0]
    assert not st.frames


@pytest.mark.clause("AR-14.8")
def test_ar_14_8_used_and_spent_titles_are_kept_and_score() -> None:
    st = in_turn("hardwood_importer", "treasurer")
    choose(st, activate("hardwood_importer"))
    assert scores(st, 0)["AR-20.3"] == 2 + 1
    assert st.players[0].titles == (title("hardwood_importer"), title("treasurer"))


# ---- two tiles of a kind


@pytest.mark.clause("AR-14.9")
@pytest.mark.parametrize("allowed", [True, False])
def test_ar_14_9_a_kind_already_owned_may_be_bought_unless_the_option_says_no(
    allowed: bool,
) -> None:
    st = set_table(4, duplicate_titles=allowed)
    own(st, 0, "smuggler")
    goods(st, 0, wood=6)
    stand(st, "intrigue", 0, "sage")
    resolve_area(st, "intrigue")
    if allowed:
        choose(st, buy("smuggler"), Visit.DONE)
        assert st.players[0].titles.count(title("smuggler")) == 2
    else:
        assert refusal(st, buy("smuggler")) == "AR-14.9"
        assert buy("plotter") in st.legal


@pytest.mark.clause("AR-14.9")
def test_ar_14_9_two_bankers_make_a_note_worth_five_all_the_same() -> None:
    st = set_table(4)
    own(st, 0, "banker", "banker")
    st.players[0].notes = 1
    goods(st, 0, wood=10)
    stand(st, "politics", 0, "sage")
    heard = listen(st)
    resolve_area(st, "politics")
    choose(st, buy("economist", note=True))
    assert prices(heard) == [10]


@pytest.mark.clause("AR-14.9")
def test_ar_14_9_two_activated_tiles_are_used_one_by_one() -> None:
    st = in_turn("recruiter", "recruiter", players=4)
    for _ in range(2):
        choose(st, activate("recruiter"), colour("red"))
        st.frames = []
        start(st, TakeTurn(0, False, False))
    assert refusal(st, activate("recruiter")) == "AR-14.2"
    assert sum(st.players[0].tokens) == 2


@pytest.mark.clause("AR-14.9")
def test_ar_14_9_permanent_effects_add_up() -> None:
    """Two Strategists: a token of 2 counts 4 and beats a 3. Two Loremasters: 6 gold less."""
    st = set_table(4)
    own(st, 0, "strategist", "strategist", "loremaster", "loremaster")
    hold(st, 0, "red_2")
    camp(st, "sanmatia", "red_3")
    stand(st, "sanmatia", 0, "sage")
    resolve_area(st, "sanmatia")
    fight(st, "red_2")
    assert tokens_on(st, "sanmatia") == []
    st.frames = []
    goods(st, 0, wood=5)
    stand(st, "politics", 0, "sage")
    heard = listen(st)
    resolve_area(st, "politics")
    choose(st, Visit.SERVICE)
    assert prices(heard) == [5]


@pytest.mark.clause("AR-14.9")
def test_ar_14_9_two_plotters_move_twice() -> None:
    st = set_table(4)
    own(st, 0, "plotter", "plotter")
    stand(st, "military", 0, "sage")
    stand(st, "commerce", 0, "sage")
    start(st, StartEffects())
    for origin in ("military", "commerce"):
        assert (ask(st).KIND, ask(st).seat) == ("start_move", 0)
        choose(st, next(c for c in st.legal if c % 13 == area(origin)), area("politics"))
    assert not st.frames


# ---- titles without effect


@pytest.mark.clause("AR-14.10")
@pytest.mark.parametrize("name", ["smuggler", "trader", "negotiator", "recruiter"])
def test_ar_14_10_a_title_without_effect_cannot_be_activated(name: str) -> None:
    st = set_table()
    own(st, 0, name)
    if name == "trader":
        goods(st, 0, spice=2, silk=2)
    if name == "recruiter":
        st.pile.counts = [0] * 6
    stand(st, "court", 0, "pasha")
    stand(st, "sanmatia", 0, "sage")
    start(st, TakeTurn(0, False, False))
    assert refusal(st, activate(name)) == "AR-14.10"


@pytest.mark.clause("AR-14.10")
def test_ar_14_10_looking_is_an_effect() -> None:
    st = in_turn("negotiator")
    camp(st, "silk_road", "red_4")
    st.frames = []
    start(st, TakeTurn(0, False, False))
    choose(st, activate("negotiator"))
    (token,) = see(st, 0)["countries"]["silk_road"]["mercenaries"]
    assert token["value"] == 4
    assert st.mercenaries[country("silk_road")]
