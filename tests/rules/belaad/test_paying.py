"""BL-5.5, BL-5.11: one member pays all the gold that is missing; who takes the Treasury's gold."""

from itertools import product

import pytest

from majlis.games.belaad.frames.cards import CardStep
from majlis.games.belaad.frames.payment import (
    Bought,
    ChooseMember,
    Skip,
    buy,
    purse,
    purse_after,
)
from majlis.games.belaad.frames.scholars import HireScholar, JoinFaction
from majlis.games.belaad.frames.symbols import ChooseSymbol
from majlis.games.belaad.material import GOLD, KINGDOM, SEALS
from majlis.games.belaad.meta import RULES
from majlis.games.belaad.state import Belaad
from majlis.kernel.runner import apply, is_over, run
from majlis.play import draft
from majlis.play.forecast import OTHERS
from tests.rules.belaad.table import (
    ask,
    asked,
    card,
    choose,
    kinds,
    listen,
    refusal,
    scholar,
    set_table,
    show,
    start,
)

NO, YES = 0, 1
THIRD, FIFTH = 2, 4  # the other Kingdom seats of six players


def paying(gold: list[int], treasury: int = 0, price: int = 4, **options: str) -> Belaad:
    """Six players; the first one buys something for so much gold."""
    st = set_table(6, **options)
    st.gold = list(gold)
    st.treasury[KINGDOM] = treasury
    listen(st)
    buy(st, 0, GOLD, price, JoinFaction(0, scholar("khayyam"), 0), Skip(), True)
    run(st)
    return st


def hired(st: Belaad) -> bool:
    return st.hired[KINGDOM] == (scholar("khayyam"),)


@pytest.mark.clause("BL-5.5", "BL-17.22")
def test_the_payer_chooses_which_member_covers_all_that_is_missing() -> None:
    st = paying([1, 9, 3, 9, 5, 9])
    assert asked(st) == ("choose_member", 0)
    assert st.legal == [THIRD, FIFTH]
    assert ask(st).touches(st, FIFTH) == ["seat:4"]
    assert ask(st).prompt(st).args["count"] == 3
    assert RULES.view(st, 3)["pending"]["purchase"]["scholar"] == "khayyam"
    choose(st, FIFTH)
    assert asked(st) == ("consent", FIFTH)
    choose(st, YES)
    assert st.gold == [0, 9, 3, 9, 2, 9]
    assert hired(st)


@pytest.mark.clause("BL-5.5")
def test_a_member_who_cannot_cover_it_alone_is_no_help() -> None:
    st = paying([1, 9, 2, 9, 3, 9])
    assert asked(st) == ("consent", FIFTH)  # the only one who can is not chosen but asked
    choose(st, YES)
    assert st.gold == [0, 9, 2, 9, 0, 9]
    st = set_table(6)
    st.gold = [1, 9, 2, 9, 2, 9]
    assert purse(st, 0, GOLD, True) == 3
    show(st, "idrisi", "", "", "", "")  # 6 gold, with a symbol 5
    refused = ChooseSymbol(0, 1, 0).why_not(st, 0)
    assert refused is not None
    assert refused.clause == "BL-4.9"
    assert purse(set_gold(set_table(6, members_pay="all"), st.gold), 0, GOLD, True) == 5


def set_gold(st: Belaad, gold: list[int]) -> Belaad:
    st.gold = list(gold)
    return st


@pytest.mark.clause("BL-2.1", "BL-5.4", "BL-5.5")
def test_why_another_player_is_not_asked() -> None:
    st = paying([0, 9, 4, 9, 5, 9], price=4)
    clauses = [refusal(st, seat) for seat in (0, 1)]
    assert clauses == ["BL-5.5", "BL-5.5"]
    step = ChooseMember(0, 4, 0, 5, (FIFTH,))
    assert [why_key(step, st, seat) for seat in (2, 4, 3, 0)] == [
        "refusal-member_too_poor",
        "refusal-member_refused",
        "refusal-not_a_member",
        "refusal-own_gold_counted",
    ]
    st = set_table(4)
    assert why_key(ChooseMember(0, 4, 0, 4, ()), st, 5) == "refusal-no_such_player"


def why_key(step: ChooseMember, st: Belaad, seat: int) -> str:
    refused = step.why_not(st, seat)
    assert refused is not None
    return refused.text.key


@pytest.mark.clause("BL-5.4", "BL-5.5")
def test_after_a_refusal_another_member_is_asked_and_after_all_nothing_is_paid() -> None:
    st = paying([1, 9, 3, 9, 5, 9])
    choose(st, FIFTH, NO)
    assert asked(st) == ("consent", THIRD)
    other = st.copy()
    choose(other, YES)
    assert other.gold == [0, 9, 0, 9, 5, 9]
    choose(st, NO)
    assert is_over(st)
    assert st.gold == [1, 9, 3, 9, 5, 9]
    assert not hired(st)


@pytest.mark.clause("BL-5.4", "BL-5.5")
def test_with_consent_auto_the_chosen_member_pays_at_once() -> None:
    st = paying([0, 0, 4, 0, 4, 0], consent="auto")
    assert asked(st) == ("choose_member", 0)
    choose(st, FIFTH)
    assert st.gold == [0, 0, 4, 0, 0, 0]


@pytest.mark.clause("BL-5.6")
def test_seals_still_come_from_all_members_clockwise() -> None:
    st = set_table(6)
    st.seals = [1, 0, 1, 0, 5, 0]
    buy(st, 4, SEALS, 7, JoinFaction(4, scholar("khayyam"), 0), Skip(), True)
    run(st)
    assert asked(st) == ("consent", 0)
    choose(st, YES)
    assert asked(st) == ("consent", 2)
    choose(st, YES)
    assert st.seals == [0] * 6


@pytest.mark.clause("BL-5.5", "BL-5.11", "BL-17.21")
def test_the_treasury_pays_first_and_one_member_the_rest() -> None:
    st = paying([1, 0, 6, 0, 3, 0], treasury=2, price=6)
    assert asked(st) == ("use_treasury", 0)  # the third player could also pay all
    choose(st, YES)
    assert asked(st) == ("choose_member", 0)
    assert st.legal == [THIRD, FIFTH]
    choose(st, FIFTH, YES)
    assert (st.gold, st.treasury[KINGDOM]) == ([0, 0, 6, 0, 0, 0], 0)


@pytest.mark.clause("BL-5.11")
@pytest.mark.parametrize(
    ("option", "gold", "treasury", "told"),
    [
        ("needed", 5, 4, ["paid_treasury"]),
        ("all", 9, 0, ["emptied_treasury", "paid_gold"]),
    ],
)
def test_the_treasury_gives_what_is_needed_or_by_option_all(
    option: str, gold: int, treasury: int, told: list[str]
) -> None:
    st = paying([5, 0, 0, 0, 0, 0], treasury=8, price=4, treasury_takes=option)
    journal = st.journal
    assert journal is not None
    label = ask(st).describe(st, YES).key
    assert label == {"needed": "use_treasury-yes", "all": "use_treasury-all"}[option]
    choose(st, YES)
    assert (st.gold[0], st.treasury[KINGDOM]) == (gold, treasury)
    st.journal = journal
    assert kinds(journal.take())[: len(told)] == told


@pytest.mark.clause("BL-5.4", "BL-5.11")
def test_a_treasury_is_emptied_only_when_the_price_is_paid() -> None:
    st = paying([1, 0, 6, 0, 0, 0], treasury=2, price=6, treasury_takes="all")
    choose(st, YES, NO)
    assert (st.gold[0], st.gold[2], st.treasury[KINGDOM]) == (1, 6, 2)
    st = paying([1, 0, 6, 0, 0, 0], treasury=2, price=6, treasury_takes="all")
    choose(st, YES, YES)
    assert (st.gold[0], st.gold[2], st.treasury[KINGDOM]) == (0, 3, 0)


@pytest.mark.clause("BL-5.5", "BL-8.6")
def test_what_is_left_after_a_first_payment_is_the_most_that_any_way_leaves() -> None:
    """Held against all ways to pay: with the Treasury or not, with each member."""
    st = set_table(6)
    for own, third, fifth, treasury in product(range(4), range(5), range(3), range(3)):
        st.gold = [own, 9, third, 9, fifth, 9]
        st.treasury[KINGDOM] = treasury
        for price in range(1, purse(st, 0, GOLD, True) + 1):
            left = [purse(after, 0, GOLD, True) for after in ways(st, price)]
            assert purse_after(st, 0, price) == max(left), (st.gold, treasury, price)


def ways(st: Belaad, price: int) -> list[Belaad]:
    """The table after each way of paying a price: all agree."""
    first = st.copy()
    buy(first, 0, GOLD, price, Paid(), Skip(), True)
    found, todo = [], [first]
    while todo:
        one = todo.pop()
        run(one)
        if is_over(one):
            found.append(one)
            continue
        for choice in [YES] if asked(one)[0] == "consent" else one.legal:
            other = one.copy()
            other.legal = list(one.legal)
            apply(other, choice)
            todo.append(other)
    return found


class Paid(Bought):
    """Nothing: only the paying counts."""

    KIND = "paid"

    def run(self, st: Belaad) -> None:
        pass


@pytest.mark.clause("BL-5.5", "BL-8.6")
def test_an_action_that_nobody_can_pay_for_any_more_falls_through_and_the_boost_stays() -> None:
    material = {"actions": {"A26": {"coin": "gold"}}}  # recruit, boosted for 2 gold
    st = set_table(6, material)
    show(st, "idrisi", "", "", "", "")
    price = st.table.material.scholar_gold[scholar("idrisi")] - 1 - 2
    st.gold = [0, 0, price, 0, 2, 0]
    start(st, CardStep(0, card("A26"), 0))
    before = st.copy()
    before.legal = list(st.legal)
    choose(st, CardStep.BOOSTED, THIRD, YES)  # and now that one cannot pay for the scholar
    assert is_over(st)
    assert st.hired[KINGDOM] == ()
    assert st.gold == [0, 0, price - 2, 0, 2, 0]
    choose(before, CardStep.BOOSTED, FIFTH, YES)  # a single scholar: nothing to choose
    assert asked(before) == ("consent", THIRD)
    choose(before, YES)
    assert before.hired[KINGDOM] == (scholar("idrisi"),)
    assert before.gold == [0] * 6


@pytest.mark.clause("BL-5.5", "BL-17.22")
def test_a_draft_points_at_the_member_and_stops_where_that_one_is_asked() -> None:
    st = set_table(6)
    st.gold = [0, 0, 4, 0, 5, 0]
    start(st, CardStep(0, card("A14"), 1))  # use a face-up card for 2 gold
    now = draft.begin(RULES, st, 0).point("card:secondary")
    assert now.question is not None
    assert now.question.frame.KIND == "choose_member"
    assert {thing for thing, does in now.touch().items() if does == draft.MAY} == {
        "seat:2",
        "seat:4",
    }
    with pytest.raises(draft.Forbidden) as refused:
        now.point("seat:1")
    assert [reason.refusal.clause for reason in refused.value.reasons] == ["BL-5.5"]
    done = now.point("seat:4")
    assert done.is_complete
    told = done.forecast()
    assert told is not None
    assert (told.ends, told.next) == (OTHERS, 4)
    st = set_table(6, consent="auto")
    show(st, "fihri", "kindi", "", "", "")
    st.gold = [1, 0, 4, 0, 5, 0]
    start(st, HireScholar(0, 1, 0, True))
    told = draft.begin(RULES, st, 0).point("scholar:fihri").point("seat:4").forecast()
    assert told is not None
    gold = {c.seat: (c.before, c.after) for c in told.changes if c.thing == "coin-gold"}
    assert gold == {0: (1, 0), 4: (5, 3)}
