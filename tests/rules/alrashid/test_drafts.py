"""Acts of Al-Rashid made by pointing: in any order, with true counters, and with fair warning."""

from itertools import permutations
from typing import cast

import pytest

from majlis.games.alrashid.frames.battle import Battle
from majlis.games.alrashid.frames.palaces import Visit
from majlis.games.alrashid.frames.payment import Pay
from majlis.games.alrashid.frames.placement import PlacePawn
from majlis.games.alrashid.frames.trade import Trade
from majlis.games.alrashid.meta import RULES
from majlis.games.alrashid.state import AlRashid
from majlis.kernel.basket import Basket
from majlis.kernel.options import Value
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.play import Match
from majlis.play.draft import LAID, MAY, Draft, Forbidden, Unfinished, begin
from majlis.texts import Words
from tests.rules.alrashid.table import (
    ask,
    camp,
    country,
    goods,
    hold,
    own,
    resolve_area,
    set_table,
    stand,
    start,
    visitor,
)

EN = Words("en", "alrashid", ["Aisha", "Basim", "Chadia"])


def drafted(st: AlRashid) -> Draft:
    """An empty draft for the seat that must decide."""
    return begin(RULES, st, ask(st).seat)


def point(draft: Draft, *things: str) -> Draft:
    for thing in things:
        draft = draft.point(thing)
    return draft


def basket_of(draft: Draft) -> Basket:
    assert draft.question is not None
    assert draft.question.basket is not None
    return draft.question.basket


def missing(draft: Draft) -> int:
    return basket_of(draft).missing(draft.laid)


def button(draft: Draft) -> str:
    """The word on the button that closes the basket."""
    return EN.say(basket_of(draft).end(draft.laid))


def lies(draft: Draft) -> list[str]:
    """What lies in the basket, by the first thing that stands for it."""
    items = basket_of(draft).items
    return [items[i].touches[0] for i, n in enumerate(draft.laid) for _ in range(n)]


def clauses(draft: Draft, thing: str) -> list[str]:
    return [reason.refusal.clause for reason in draft.why_not(thing)]


def warnings(draft: Draft) -> list[str]:
    foretold = draft.forecast()
    assert foretold is not None
    return [event.name for event in foretold.warnings]


def carried_out(st: AlRashid, draft: Draft) -> str:
    """The fingerprint of the table after the act."""
    assert draft.is_complete
    return RULES.fingerprint(draft.state)


# ---- trade


def trader(where: str = "mare_internum", rank: int = 0, **options: bool) -> AlRashid:
    st = set_table(3, **options)
    left = st.table.material.trade[rank]
    return start(st, Trade(0, country(where), rank, left, 0, 0))


def test_ar_18_3_pointing_at_metal_lays_one_metal_and_nothing_else() -> None:
    draft = point(drafted(trader()), "item:mare_internum:metal")
    assert lies(draft) == ["item:mare_internum:metal"]
    assert not draft.is_complete
    draft = draft.point("one:mare_internum:pottery")
    assert lies(draft) == ["item:mare_internum:metal", "item:mare_internum:pottery"]


def test_ar_18_5_the_counter_goes_down_one_by_one_and_a_note_counts() -> None:
    draft = drafted(trader())
    counted = [missing(draft)]
    for item in ("metal", "credit_note", "pottery"):
        draft = draft.point(f"item:mare_internum:{item}")
        counted.append(missing(draft))
    assert counted == [3, 2, 1, 0]
    assert button(draft) == "Take 3 items from Mare Internum"
    assert draft.close().is_complete


def test_ar_18_4_three_items_in_all_six_orders_are_the_same_act() -> None:
    st = trader()
    acts = set()
    for order in permutations(["metal", "pottery", "credit_note"]):
        draft = point(drafted(st), *[f"item:mare_internum:{item}" for item in order]).close()
        acts.add((tuple(draft.choices), carried_out(st, draft)))
    assert len(acts) == 1


def test_ar_18_4_every_item_can_be_touched_until_the_share_is_full() -> None:
    draft = drafted(trader())
    things = [f"item:mare_internum:{item}" for item in ("wood", "metal", "pottery", "credit_note")]
    assert [draft.touch().get(thing) for thing in things] == [MAY] * 4
    draft = point(draft, *things[:3])
    assert [draft.touch().get(thing) for thing in things] == [LAID] * 3 + [None]
    with pytest.raises(Forbidden):
        draft.point(things[3])
    assert clauses(draft, things[3]) == ["AR-18.3"]


def test_ar_18_3_all_of_one_kind_is_a_choice_beside_the_items() -> None:
    draft = drafted(trader()).point("all:mare_internum:pottery")
    assert draft.is_single
    assert draft.choices == [Trade.ALL + 2]
    assert "all:mare_internum:pottery" not in drafted(trader(rank=1)).touch()


def test_ar_18_6_fewer_items_only_where_the_option_allows_it() -> None:
    draft = drafted(trader()).point("item:mare_internum:metal")
    with pytest.raises(Unfinished):
        draft.close()
    draft = drafted(trader(take_fewer=True)).point("item:mare_internum:metal")
    assert button(draft) == "Take 1 item from Mare Internum, leave 2"
    assert draft.close().choices == [Trade.ITEM + 1, Trade.STOP]


def test_ar_18_7_what_is_not_there_is_refused_with_its_clause() -> None:
    draft = drafted(trader())
    assert "item:mare_internum:silk" not in draft.touch()
    assert clauses(draft, "item:mare_internum:silk") == ["AR-18.4"]


# ---- visits


def guest(where: str, **owned: int) -> AlRashid:
    st = visitor(where)
    goods(st, 0, **owned)
    return resolve_area(st, where)


def test_ar_8_7_after_the_service_titles_beyond_the_gold_left_are_not_touchable() -> None:
    """The service of the Guild of Traditions costs 5; goods worth 10 leave 5."""
    draft = drafted(guest("traditions", wood=1, metal=1, pottery=1, spice=1))
    titles = ("offer:diplomat", "offer:banker", "offer:loremaster")
    before = {thing: draft.touch().get(thing) for thing in titles}
    assert before == dict.fromkeys(titles, MAY)
    draft = draft.point("service:traditions")
    for title in titles:
        gold = RULES.material({})["titles"][title.removeprefix("offer:")]["gold"]
        assert (draft.touch().get(title) == MAY) == (gold <= 5), title
        if gold > 5:
            assert clauses(draft, title) == ["AR-8.7"]
            with pytest.raises(Forbidden):
                draft.point(title)


def test_ar_10_3_a_title_may_be_pointed_at_before_the_service() -> None:
    st = guest("traditions", wood=2, metal=2, pottery=2, spice=2, silk=2)
    one = point(drafted(st), "service:traditions", "offer:banker").close()
    other = point(drafted(st), "offer:banker", "service:traditions").close()
    assert one.choices == other.choices == [Visit.SERVICE, Visit.TITLE + 11]
    full = point(drafted(st), "offer:banker", "service:traditions")
    assert clauses(full, "favour:court_scholar") == ["AR-10.3"]
    assert clauses(full, "offer:diplomat") == ["AR-10.3"]


def test_ar_9_1_a_note_is_laid_on_its_own_and_goes_with_a_title() -> None:
    st = visitor("traditions")
    goods(st, 0, wood=1, metal=1, pottery=1)
    st.players[0].notes = 2
    resolve_area(st, "traditions")
    draft = drafted(st).point("offer:loremaster")
    assert not draft.is_whole, "8 gold are too much without a note"
    assert missing(draft) == 1
    draft = draft.point("note")
    assert draft.is_whole
    assert button(draft) == "Take for 5 gold: Loremaster, credit note"
    with_note = point(drafted(st), "note", "offer:loremaster")
    assert with_note.close().choices == draft.close().choices == [Visit.NOTED + 8]
    alone = drafted(st).point("note")
    with pytest.raises(Unfinished):
        alone.close()
    assert basket_of(draft).why_not(draft.laid, len(draft.laid) - 1).clause == "AR-9.2"


def test_ar_9_1_who_has_no_note_is_told_so() -> None:
    draft = drafted(guest("traditions", wood=2, metal=2, pottery=2))
    assert clauses(draft, "note") == ["AR-9.1"]
    assert "note" not in draft.touch()


def test_ar_12_4_a_favour_that_takes_the_last_good_forbids_what_would_cost_it() -> None:
    """The Vizier needs a good; with two goods worth 3, nothing for 3 gold goes with him."""
    draft = drafted(guest("commerce", wood=1, metal=1)).point("favour:vizier")
    assert draft.is_whole
    for title in ("trader", "metal_importer"):
        if f"offer:{title}" in [t for i in basket_of(draft).items for t in i.touches]:
            assert clauses(draft, f"offer:{title}") == ["AR-12.4"]


def test_ar_10_5_leaving_with_nothing_warns_of_dishonour() -> None:
    draft = drafted(guest("commerce", wood=2, metal=2, pottery=2))
    assert button(draft) == "Leave with nothing: 1 dishonour"
    assert warnings(draft) == ["idle"]
    closed = draft.close()
    assert closed.choices == [Visit.DONE]
    foretold = closed.forecast()
    assert foretold is not None
    changed = {c.thing: (c.before, c.after) for c in foretold.changes if c.seat == 0}
    assert changed["label-dishonour"] == (0, 1)
    points = [sum(p.points for p in side) for side in foretold.scored[0][1:]]
    assert points[1] == points[0] - 2


def test_ar_10_6_a_favour_alone_warns_and_a_main_action_does_not() -> None:
    st = guest("politics", wood=3, metal=3, pottery=3, spice=3, silk=3)
    draft = drafted(st).point("favour:qadi")
    assert button(draft) == "Take for 1 gold: favour of the Qadi, with 1 dishonour"
    paid = point(draft.close(), "good:wood").close()
    assert warnings(paid) == ["idle"]
    draft = point(drafted(st), "favour:qadi", "service:politics")
    assert "dishonour" not in button(draft)


def test_ar_13_2_the_court_may_be_left_with_nothing() -> None:
    draft = drafted(guest("court", wood=1, metal=1, pottery=1))
    assert button(draft) == "Leave with nothing"
    assert warnings(draft) == []


def test_ar_15_10_the_enchanter_names_its_dishonour() -> None:
    st = guest("traditions", wood=4, metal=4, pottery=4, spice=4, silk=4)
    draft = drafted(st).point("offer:enchanter")
    assert button(draft).endswith("with 1 dishonour")


# ---- payments


def payer(cost: int, **owned: int) -> AlRashid:
    st = set_table(3)
    goods(st, 0, **owned)
    return start(st, Pay(0, cost, 0))


def test_ar_8_3_every_payable_good_can_be_touched_and_in_any_order() -> None:
    st = payer(6, wood=2, metal=1, pottery=2, spice=1)
    draft = drafted(st)
    assert {t for t, state in draft.touch().items() if state == MAY} == {
        "good:wood",
        "good:metal",
        "good:pottery",
        "good:spice",
    }
    acts = set()
    for order in permutations(["spice", "pottery", "metal"]):
        paid = point(drafted(st), *[f"good:{good}" for good in order])
        assert missing(paid) == 0
        assert button(paid) == "Pay 6 gold"
        acts.add(tuple(paid.close().choices))
    assert len(acts) == 1


def test_ar_8_6_a_needless_good_is_refused() -> None:
    draft = point(drafted(payer(3, wood=2, metal=2, pottery=1)), "good:wood", "good:metal")
    assert missing(draft) == 0
    assert clauses(draft, "good:pottery") == ["AR-8.6"]
    assert "good:pottery" not in draft.touch()


def test_ar_8_4_what_is_wasted_is_on_the_button() -> None:
    draft = point(drafted(payer(2, wood=1, metal=1, silk=1)), "good:wood", "good:metal")
    assert button(draft) == "Pay 2 gold, 1 more than needed"


def test_ar_8_2_ready_made_payments_keep_the_most() -> None:
    basket = ask(st := payer(6, wood=4, metal=2, pottery=2, silk=1)).basket(st)
    assert basket is not None
    ways = basket.ways()
    assert 0 < len(ways) <= 3
    said = [EN.say(way.text) for way in ways]
    assert len(set(said)) == len(said)
    kept = [kept_after(st, basket, way.laid) for way in ways]
    assert kept == sorted(kept, reverse=True)
    best = max(kept_after(st, basket, laid) for laid in all_payments(basket))
    assert kept[0] == best


def kept_after(st: AlRashid, basket: Basket, laid: list[int]) -> int:
    """What the goods are worth when a payment has been made in the engine."""
    after = st.copy()
    draft = Draft(RULES, after, 0, [numbers(basket, laid)])
    return cast(int, RULES.view(draft.state, 0)["players"][0]["gold"])


def numbers(basket: Basket, laid: list[int]) -> list[int]:
    return [basket.items[i].number for i, n in enumerate(laid) for _ in range(n)]


def all_payments(basket: Basket) -> list[list[int]]:
    found: list[list[int]] = []

    def extend(laid: list[int], index: int) -> None:
        if basket.is_whole(laid):
            found.append(laid)
        for more in range(index, len(laid)):
            if basket.can_add(laid, more):
                extend([*laid[:more], laid[more] + 1, *laid[more + 1 :]], more)

    extend([0] * len(basket.items), 0)
    return found


def test_ar_8_2_payments_that_differ_in_equal_goods_are_one_way() -> None:
    basket = ask(st := payer(1, wood=2, metal=2, silk=2)).basket(st)
    assert basket is not None
    ways = basket.ways()
    assert [way.laid for way in ways] == [[1, 0, 0]], "the common good is spent"


@pytest.mark.parametrize(
    ("cost", "owned", "said"),
    [
        (3, {"wood": 1, "metal": 1}, ["The only way"]),
        (3, {"wood": 3, "silk": 2}, ["Fewest goods", "Keeps your 2 silk"]),
        (2, {"wood": 3, "silk": 2}, ["Exact", "Keeps goods worth 4 gold", "Keeps your 3 hardwood"]),
        (
            6,
            {"wood": 1, "metal": 2, "pottery": 5},
            ["Fewest goods", "Keeps your hardwood", "Spends all your metal"],
        ),
    ],
)
def test_ready_made_payments_are_named_by_their_reason(
    cost: int, owned: dict[str, int], said: list[str]
) -> None:
    st = set_table(3)
    goods(st, 0, **owned)
    assert [EN.say(way.text) for way in Pay(0, cost, 0).basket(st).ways()] == said


# ---- battles


def fighter(*tokens: str, camped: tuple[str, ...] = ("red_3", "red_3")) -> AlRashid:
    st = set_table(3)
    stand(st, "sanmatia", 0, "pasha")
    hold(st, 0, *tokens)
    camp(st, "sanmatia", *camped)
    return resolve_area(st, "sanmatia")


def test_ar_17_6_a_single_token_that_is_laid_does_not_strike() -> None:
    draft = drafted(fighter("red_4")).point("token:red_4")
    assert not draft.is_complete
    assert lies(draft) == ["token:red_4"]
    assert button(draft) == "Fight with 4: too weak, no win"
    assert draft.point("token:red_4").laid == [0], "and it may be taken back"


def test_ar_17_7_the_button_names_force_and_outcome() -> None:
    st = fighter("red_2", "red_3", "red_4")
    assert button(point(drafted(st), "token:red_4", "token:red_2")) == (
        "Fight with 6: level, no win"
    )
    assert button(point(drafted(st), "token:red_4", "token:red_3")) == "Fight with 7 and win"
    own(st, 0, "strategist")
    assert button(point(drafted(st), "token:red_4", "token:red_2")) == "Fight with 8 and win"


def test_ar_17_7_two_colours_are_told_apart() -> None:
    st = fighter("red_4", "blue_2", camped=("red_3", "blue_2"))
    draft = drafted(st).point("token:red_4")
    assert button(draft) == "Fight with land 4, sea 0: one colour beaten, no win"
    draft = draft.point("token:blue_2")
    assert button(draft) == "Fight with land 4, sea 2: one colour beaten, no win"


def test_ar_17_11_fleeing_is_a_choice_beside_and_warns() -> None:
    draft = drafted(fighter("red_4"))
    with pytest.raises(Unfinished):
        draft.close()
    assert warnings(draft.choose(Battle.FLEE)) == ["fled"]


def test_ar_17_6_tokens_of_a_colour_that_is_not_there_say_why() -> None:
    draft = drafted(fighter("red_4", "blue_4"))
    assert "token:blue_4" not in draft.touch()
    assert clauses(draft, "token:blue_4") == ["AR-17.6"]


# ---- whole games


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"edition": "it"}), (4, {"take_fewer": True}), (5, {"battle_partial": "token"})],
)
def test_whole_games_can_be_played_by_pointing(players: int, options: dict[str, Value]) -> None:
    """What a draft calls complete is one act; what it calls touchable can be touched."""
    match = Match(RULES, Config(players, options), "pointing")
    rng = Rng.from_seed("pointing")
    baskets = 0
    while not match.is_over:
        seat = match.to_act
        draft = begin(RULES, match.state, seat)
        while not draft.is_complete:
            baskets += draft.question is not None and draft.question.basket is not None
            draft = gesture(draft, rng)
        assert match.act_many(seat, draft.choices) is None
        assert not match.is_in_act
    assert baskets > 20


def gesture(draft: Draft, rng: Rng) -> Draft:
    """Points at something that may be touched, closes the basket, or takes a choice beside it."""
    may = sorted(thing for thing, state in draft.touch().items() if state == MAY)
    if draft.is_whole and rng.below(3) == 0:
        return draft.close()
    if may and rng.below(4):
        return draft.point(may[rng.below(len(may))])
    if draft.is_whole:
        return draft.close()
    assert draft.question is not None
    beside = draft.question.choices
    if beside and not any(draft.laid):
        return draft.choose(beside[rng.below(len(beside))])
    return draft.point(may[rng.below(len(may))])


# ---- prompts that go on


def test_ar_5_2_with_a_pawn_in_hand_it_is_asked_where_it_goes() -> None:
    st = set_table(2)
    start(st, PlacePawn(0))
    draft = drafted(st)

    def asked(draft: Draft) -> str:
        question = draft.question
        assert question is not None
        frame, state = question.frame, question.state
        return Words("en", "alrashid").say(frame.prompt_on(state, draft.pointed))

    assert asked(draft) == "Place a pawn."
    assert asked(point(draft, "hand:merchant")) == "Where does your merchant go?"
    assert asked(point(draft, "area:commerce")) == "Which pawn goes here: Guild of Commerce?"
