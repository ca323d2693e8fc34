"""Acts of Alhambra as a player makes them: laid out in any order, taken back, foretold."""

import pytest

from majlis.games.alhambra.frames.actions import BUY, TakeMore
from majlis.games.alhambra.frames.payment import Pay
from majlis.games.alhambra.frames.placing import NO_GIFT, PlacePending
from majlis.games.alhambra.meta import RULES
from majlis.games.alhambra.payment import FIRST_CARD
from majlis.games.alhambra.state import Alhambra
from majlis.play import act
from majlis.play.draft import LAID, MAY, SWAP, Draft, Forbidden, Unfinished, begin, counts
from majlis.play.forecast import OWN, Forecast
from tests.rules.alhambra.table import (
    ask,
    display,
    full_market,
    hold,
    market,
    pending,
    reserve,
    set_table,
    start,
    turn,
)


def table_with(*cards: str, **options: bool) -> Alhambra:
    st = set_table(3, **options)
    display(st, "florin 9", "dirham 1", "denar 2", "ducat 2")
    hold(st, 0, *cards)
    market(
        st, florin="pavilion-8-0", dirham="tower-11-S", denar="tower-11-0", ducat="pavilion-2-NEW"
    )
    return turn(st)


def draft(st: Alhambra) -> Draft:
    return begin(RULES, st, 0)


def carried_out(st: Alhambra, choices: list[int]) -> Alhambra:
    """The state after the choices of an act; all of them must be one act."""
    after = st.copy()
    for number, choice in enumerate(choices):
        assert choice in after.legal
        assert act.make(after, choice) == (number < len(choices) - 1)
    return after


def laid_in(made: Draft) -> list[int]:
    """What lay in the last basket."""
    return counts(made.questions[-1], made.parts[-1])


def overpaid(foretold: Forecast) -> list[str]:
    """What the events of a forecast say of money that is lost."""
    texts = [event.text() for event in foretold.events]
    return [str(text.args["overpaid"]) for text in texts if text.args.get("overpaid")]


@pytest.mark.clause("AL-4.1")
def test_a_big_card_is_laid_and_waits_like_a_small_one() -> None:
    st = table_with("florin 3")
    for place, worth in ((0, 9), (1, 1)):
        laid = draft(st).point(f"display:{place}")
        assert not laid.is_complete
        assert laid.is_whole
        assert laid.touch()[f"display:{place}"] == LAID
        assert laid.question is not None
        assert laid.question.basket is not None
        end = laid.question.basket.end(laid.laid)
        assert end.args == {"count": 1, "worth": worth}
    with pytest.raises(Forbidden, match=r"AL-4\.1"):
        draft(st).point("display:0").point("display:1")
    assert draft(st).point("display:0").close().choices == [0]


@pytest.mark.clause("AL-4.1")
def test_small_cards_are_taken_in_any_order() -> None:
    st = table_with("florin 3")
    taken = draft(st).point("display:3").point("display:1").point("display:2")
    assert sum(taken.laid) == 3
    back = taken.point("display:2")
    assert back.touch()["display:2"] == MAY
    assert taken.close().choices == [1, 2, 3]
    assert back.close().choices == [1, 3]
    one = draft(st).point("display:1").close()
    assert one.choices == [1, TakeMore.ENOUGH]
    carried_out(st, one.choices)


@pytest.mark.clause("AL-5.2")
def test_a_payment_is_laid_out_in_any_order_and_a_card_in_the_middle_taken_back() -> None:
    st = table_with("florin 1", "florin 2", "florin 4", "florin 5", "ducat 9")
    buying = draft(st).point("market:florin")
    laid = buying.point("hand:florin_5").point("hand:florin_2").point("hand:florin_1")
    assert laid.is_whole
    laid = laid.point("hand:florin_2")
    assert not laid.is_whole
    with pytest.raises(Unfinished):
        laid.close()
    with pytest.raises(Forbidden, match=r"AL-5\.3"):
        laid.point("hand:ducat_9")
    with pytest.raises(Forbidden, match=r"AL-5\.5"):
        laid.point("hand:florin_4")
    paid = laid.point("hand:florin_2").close()
    picks = [FIRST_CARD + value - 1 for value in (1, 2, 5)]
    assert paid.is_complete
    assert paid.questions[-1].basket is not None
    assert paid.questions[-1].basket.spell(laid_in(paid)) == picks
    assert paid.choices == [BUY, picks[0]], "the engine does not ask for what is left"
    after = carried_out(st, paid.choices)
    assert ask(after).KIND == "choose_action"
    assert after.overpaid == 0


@pytest.mark.clause("AL-5.4", "AL-5.7")
def test_overpaying_is_seen_before_it_is_done_and_exact_money_too() -> None:
    st = table_with("ducat 3", "ducat 2", "florin 4", "florin 5", "florin 8")
    over = draft(st).point("market:ducat").point("hand:ducat_3").close()
    assert over.question is not None
    assert over.question.frame.KIND == "place_tile"
    placed = over.point("reserve")
    foretold = placed.forecast()
    assert foretold is not None
    assert overpaid(foretold) == ["1"]
    kept = {change.thing: (change.before, change.after) for change in foretold.changes}
    assert kept["currency-ducat"] == (5, 2)
    assert kept["holding-cards"] == (5, 4)
    assert kept["holding-reserve"] == (0, 1)
    exact = draft(st).point("market:florin").point("hand:florin_8").close().forecast()
    assert exact is not None
    assert overpaid(exact) == []
    assert (exact.ends, exact.next) == (OWN, 0)


@pytest.mark.clause("AL-3.7", "AL-7.1")
def test_who_overpays_buys_pays_and_places_in_one_act() -> None:
    st = table_with("ducat 3", "ducat 4")
    made = draft(st).point("market:ducat").point("hand:ducat_3").close().point("reserve")
    assert made.is_complete
    carried_out(st, made.choices)


@pytest.mark.clause("AL-5.1")
def test_a_payment_that_leaves_no_choice_is_shown_and_not_asked() -> None:
    st = table_with("ducat 3")
    made = draft(st).point("market:ducat")
    assert [one.is_forced for one in made.made] == [False, True]
    assert made.question is not None
    assert made.question.frame.KIND == "place_tile"


def test_ready_made_ways_lie_down_at_a_touch() -> None:
    st = table_with("florin 3", "florin 5", "florin 8", "florin 9")
    buying = draft(st).point("market:florin")
    assert buying.question is not None
    basket = buying.question.basket
    assert basket is not None
    assert isinstance(buying.question.frame, Pay)
    for way in basket.ways():
        numbers = [
            item.number
            for item, count in zip(basket.items, way.laid, strict=True)
            for _ in range(count)
        ]
        assert buying.lay(numbers).is_whole
    assert [basket.over(way.laid) for way in basket.ways()] == [0, 0, 1]


def test_other_actions_stay_beside_the_money() -> None:
    st = set_table(3)
    display(st, "florin 9", "dirham 1", "denar 2", "ducat 2")
    full_market(st)
    hold(st, 0, "florin 9", "florin 8")
    turn(st)
    asked = draft(st)
    assert asked.question is not None
    assert asked.question.choices == [BUY]
    laid = asked.point("display:1")
    bought = laid.choose(BUY)
    assert bought.parts == [[BUY]], "what lay in the basket goes back"


@pytest.mark.clause("AL-3.2", "AL-5.1")
def test_another_good_takes_the_place_of_the_one_that_is_paid_for() -> None:
    st = table_with("florin 3", "florin 5", "florin 6", "ducat 3", "ducat 4")
    buying = draft(st).point("market:florin").point("hand:florin_5")
    assert buying.touch()["market:florin"] == LAID
    assert buying.touch()["market:ducat"] == SWAP
    other = buying.point("market:ducat")
    assert other.parts == [[BUY + 3]], "what was laid out for the first good goes back"
    assert buying.point("market:florin").parts == []


@pytest.mark.clause("AL-6.1")
def test_a_tile_of_the_reserve_begins_to_redesign_with_itself() -> None:
    st = table_with("florin 3")
    reserve(st, 0, "tower-9-ES", "tower-12-0")
    turn(st)
    asked = draft(st).point("reserve:tower-12-0")
    assert asked.question is not None
    assert asked.question.frame.KIND == "bring_in"
    assert [made.touches for made in asked.made][1] == ["reserve:tower-12-0"]
    built = asked.point("cell:1,0")
    assert built.is_complete
    assert not built.is_single, "it can be looked at before it is done"
    carried_out(st, built.choices)
    by_name = draft(st).point("action:redesign")
    assert by_name.question is not None
    assert by_name.question.frame.KIND == "redesign"


@pytest.mark.clause("AL-7.1")
def test_a_place_for_one_tile_is_not_meant_for_the_next_one() -> None:
    st = set_table(3)
    pending(st, 0, "tower-11-0", "tower-12-0")
    start(st, PlacePending(0, NO_GIFT))
    first = draft(st).point("pending:tower-11-0").point("reserve")
    assert first.question is not None
    assert first.question.frame.KIND == "place_tile"
    assert len(first.parts) == 2
