"""Baskets spell exactly the sets that the rules accept, whatever the order of picking."""

import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from majlis.games.alhambra.baskets import Paying, Taking
from majlis.games.alhambra.cards import added
from majlis.games.alhambra.frames.actions import (
    BUY,
    REDESIGN,
    TAKE,
    ChooseAction,
    TakeMore,
)
from majlis.games.alhambra.frames.payment import Pay
from majlis.games.alhambra.material import CARAVAN_SPACES, CARAVANS
from majlis.games.alhambra.meta import RULES
from majlis.games.alhambra.modules.vizier import VizierOffer
from majlis.games.alhambra.payment import ANY, DONE, can_pay_exactly
from majlis.games.alhambra.state import Alhambra
from majlis.kernel.basket import Basket
from majlis.kernel.frame import Ask
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, is_over
from majlis.texts import LANGUAGES, Words
from tests.rules.alhambra.table import ask, caravan, hold, set_table

MOST_SEQUENCES = 3000
MODULES = ("sultan", "caravanserai", "moorish_art", "vizier", "exchange", "diamonds", "coins")
ALL = dict.fromkeys((*MODULES, "scoring_cards"), True)
SETUPS = [
    *[Config(players) for players in (2, 3, 4, 5, 6)],
    *[Config(3, {name: True}) for name in MODULES],
    *[Config(players, {**ALL}) for players in (2, 4, 6)],
    Config(3, {name: True for name in ALL if name != "coins"}),
    Config(2, {"allow_wasteful_payment": True}),
    Config(4, {"allow_wasteful_payment": True, "exchange": True, "diamonds": True}),
]
Set = tuple[int, ...]


def is_part(st: Alhambra, kinds: tuple[type[Ask[Any]], ...], seat: int) -> bool:
    frame = st.frames[-1] if st.frames else None
    return isinstance(frame, kinds) and frame.seat == seat


def accepted(st: Alhambra, basket: Basket) -> list[tuple[int, ...]] | None:
    """Every whole sequence that the rules accept from here and that is a part of the set.

    None where there are too many to count.
    """
    frame = ask(st)
    kinds: tuple[type[Ask[Any]], ...] = (Pay,) if isinstance(frame, Pay) else (TakeMore,)
    found: list[tuple[int, ...]] = []
    todo: list[tuple[Alhambra, tuple[int, ...]]] = [(st, ())]
    while todo:
        at, made = todo.pop()
        question = ask(at)
        for choice in question.choices(at):
            if not made and not basket.covers(choice):
                continue
            after = at.copy()
            after.frames[-1].apply(after, choice)
            # What lies below the set runs in its own time; only its frames are walked.
            if is_part(after, kinds, frame.seat) and len(after.frames) >= len(st.frames):
                todo.append((after, (*made, choice)))
            else:
                found.append((*made, choice))
        if len(found) + len(todo) > MOST_SEQUENCES:
            return None
    return found


def laid_of(basket: Basket, sequence: tuple[int, ...]) -> Set:
    """A sequence as counts of the items; what only ends it is no thing."""
    counts = Counter(sequence)
    ends = {TakeMore.ENOUGH} if isinstance(basket, Taking) else {DONE}
    place = {item.number: index for index, item in enumerate(basket.items)}
    assert set(counts) - ends <= set(place)
    return tuple(counts[item.number] for item in basket.items)


def parts_of(wholes: set[Set]) -> set[Set]:
    """All that can lie in the basket on the way to one of these sets."""
    found = set(wholes)
    todo = list(wholes)
    while todo:
        whole = todo.pop()
        for index, count in enumerate(whole):
            if count:
                part = (*whole[:index], count - 1, *whole[index + 1 :])
                if part not in found:
                    found.add(part)
                    todo.append(part)
    return found


def check(st: Alhambra) -> str | None:
    """Proves the basket of the pending decision; says what sort it was, None if it is too big."""
    frame = ask(st)
    basket = frame.basket(st)
    assert basket is not None
    sequences = accepted(st, basket)
    if sequences is None:
        return None
    spelled = {laid_of(basket, sequence): sequence for sequence in sequences}
    assert len(spelled) == len(sequences), "a set has one spelling"
    wholes = set(spelled)
    parts = parts_of(wholes)
    if len(parts) > MOST_SEQUENCES:
        return None
    for part in parts:
        laid = list(part)
        assert basket.fits(laid), part
        assert basket.is_whole(laid) == (part in wholes), part
        if part in wholes:
            assert tuple(basket.spell(laid)) == spelled[part]
            assert basket.missing(laid) == 0
            assert basket.end(laid).key
        for index, item in enumerate(basket.items):
            more = (*part[:index], part[index] + 1, *part[index + 1 :])
            assert basket.can_add(laid, index) == (more in parts), (part, index)
            if more not in parts:
                assert basket.why_not(laid, index).clause
                if part[index] < item.most:
                    assert not basket.fits(list(more))
        assert laid == list(part), "asking changes nothing"
    rng = Rng.from_seed(f"{len(parts)} {basket.want}")
    for _ in range(30):
        laid = [rng.below(item.most + 1) if rng.below(3) == 0 else 0 for item in basket.items]
        assert basket.fits(laid) == (tuple(laid) in parts), laid
        assert basket.is_whole(laid) == (tuple(laid) in wholes), laid
    for way in basket.ways():
        assert tuple(way.laid) in wholes
    return sort_of(frame)


def sort_of(frame: Ask[Any]) -> str:
    if not isinstance(frame, Pay):
        return frame.KIND
    middle = "_middle" if frame.picked else ""
    return ("pay_exactly" if frame.exact else "pay") + middle


def decisions(config: Config, seed: str) -> Iterator[Alhambra]:
    st = RULES.start(config, seed)
    assert isinstance(st, Alhambra)
    rng = Rng.from_seed(seed)
    while not is_over(st):
        yield st
        legal, frame = st.legal, ask(st)
        # Purchases are what is of interest here.
        buys: list[int] = []
        if isinstance(frame, ChooseAction):
            buys = [choice for choice in legal if BUY <= choice < REDESIGN]
        elif isinstance(frame, VizierOffer):
            buys = [choice for choice in legal if choice != frame.PASS]
        choices = buys if buys and (isinstance(frame, VizierOffer) or rng.below(2)) else legal
        apply(st, choices[rng.below(len(choices))])


def with_middles(st: Alhambra) -> Iterator[Alhambra]:
    """A payment, and itself after each beginning of it."""
    yield st
    for choice in ask(st).choices(st):
        after = st.copy()
        after.frames[-1].apply(after, choice)
        if after.frames and isinstance(after.frames[-1], Pay):
            yield after


def seen_in(config: Config, seed: str) -> tuple[Counter[str], int]:
    """Which baskets a random game proved, and how many were too big to be proved."""
    proved: Counter[str] = Counter()
    too_big = 0
    for number, st in enumerate(decisions(config, seed)):
        frame = ask(st)
        is_set = isinstance(frame, ChooseAction | TakeMore | Pay)
        if not is_set:
            assert frame.basket(st) is None, frame.KIND
            continue
        if isinstance(frame, ChooseAction) and (number % 4 or max(st.display) < 0):
            continue
        for at in with_middles(st) if isinstance(frame, Pay) else [st]:
            sort = check(at)
            if sort is None:
                too_big += 1
            else:
                proved[sort] += 1
    return proved, too_big


@pytest.mark.parametrize(
    "config", SETUPS, ids=lambda c: f"{c.players}-{'+'.join(c.options) or 'base'}"
)
@pytest.mark.clause("AL-4.1", "AL-5.1", "AL-5.3", "AL-5.5")
def test_baskets_hold_exactly_what_the_rules_accept(config: Config) -> None:
    proved: Counter[str] = Counter()
    needs_exact = bool(config.options.get("vizier"))
    for number in range(12):
        if number >= 3 and not (needs_exact and not proved["pay_exactly"]):
            break
        found, too_big = seen_in(config, f"game {number}")
        proved += found
        assert not too_big
    assert proved["choose_action"] > 50
    assert proved["take_more"] > 5
    assert proved["pay"] > 15
    assert proved["pay_middle"] > 10
    assert bool(proved["pay_exactly"]) == needs_exact


RICH = [
    {},
    {"exchange": True},
    {"diamonds": True},
    {"coins": True},
    {"caravanserai": True, "exchange": True, "diamonds": True},
    {**ALL},
    {"allow_wasteful_payment": True, "exchange": True},
]


@pytest.mark.parametrize("options", RICH, ids=lambda o: "+".join(o) or "base")
@pytest.mark.clause("AL-5.2", "AL-VI-3", "AL-CA-9", "AL-CO-4")
def test_any_hand_pays_any_price_as_the_rules_accept_it(options: dict[str, Any]) -> None:
    """Hands that no short game would see, for goods of a currency, of any, and exact ones."""
    proved: Counter[str] = Counter()
    rng = Rng.from_seed("rich")
    for _ in range(150):
        st = set_table(3, **options)
        for _ in range(4 + rng.below(13)):
            kind = rng.weighted(st.money.counts)
            st.money.take(kind)
            st.players[0].hand = added(st.players[0].hand, kind, 1)
        if options.get("coins"):
            st.players[0].coins = tuple(rng.below(3) for _ in range(4))
        if options.get("caravanserai"):
            caravan(st, 0, CARAVANS[rng.below(8)], CARAVAN_SPACES[rng.below(9)])
        coin = rng.below(5) - 1 if options.get("caravanserai") else rng.below(4)
        st.frames = [Pay(0, 1 + rng.below(13), coin, rng.below(3) == 0, 0, ())]
        if ask(st).choices(st):
            for at in with_middles(st):
                proved[check(at) or "too big"] += 1
    assert proved["pay"] > 25
    assert proved["pay_middle"] > 25
    assert proved["pay_exactly"] > 5
    assert proved["pay_exactly_middle"] > 3
    assert proved["too big"] < 20, proved


def paying(st: Alhambra, price: int, coin: int, exact: bool = False) -> Paying:
    found = Pay(0, price, coin, exact, 0, ()).basket(st)
    assert isinstance(found, Paying)
    return found


def index_of(basket: Basket, thing: str) -> int:
    return next(i for i, item in enumerate(basket.items) if thing in item.touches)


def lay(basket: Basket, *things: str) -> list[int]:
    laid = [0] * len(basket.items)
    for thing in things:
        index = index_of(basket, f"hand:{thing}")
        assert basket.can_add(laid, index), thing
        laid[index] += 1
    return laid


def clause(basket: Basket, laid: list[int], thing: str) -> str:
    index = index_of(basket, f"hand:{thing}")
    assert not basket.can_add(laid, index)
    return basket.why_not(laid, index).clause


@pytest.mark.clause("AL-EX-5", "AL-EX-8", "AL-DI-3")
def test_a_bureau_may_come_last_and_opens_the_way_of_what_lies_there() -> None:
    st = set_table(exchange=True, diamonds=True)
    hold(st, 0, "florin 3", "denar 4", "dirham 9", "diamond 7", "diamond 3")
    hold(st, 0, "bureau florin-denar", "bureau florin-dirham")
    basket = paying(st, 7, 0)
    laid = lay(basket, "denar_4", "florin_3")
    assert not basket.is_whole(laid), "the bureau is missing"
    assert clause(basket, laid, "diamond_3") == "AL-DI-3"
    assert clause(basket, laid, "dirham_9") == "AL-5.3"
    assert clause(basket, laid, "bureau_florin-dirham") == "AL-EX-5"
    laid = lay(basket, "denar_4", "florin_3", "bureau_florin-denar")
    assert basket.is_whole(laid)
    assert clause(basket, laid, "bureau_florin-dirham") == "AL-EX-8"
    assert basket.end(laid).key == "pay-end-exact"
    assert clause(basket, lay(basket, "diamond_7"), "diamond_3") == "AL-5.5"


@pytest.mark.clause("AL-VI-3", "AL-EX-4")
def test_refusals_say_what_stands_in_the_way() -> None:
    st = set_table(exchange=True)
    hold(st, 0, "florin 3", "florin 4", "florin 6")
    basket = paying(st, 7, 0, exact=True)
    assert clause(basket, lay(basket), "florin_6") == "AL-VI-3"
    st.display = (0, 45, 1, 8)  # florin 1, a bureau, florin 2, florin 9
    taking = ChooseAction(0, False).basket(st)
    assert taking is not None
    assert taking.can_add([0, 0, 0, 0], 1)
    assert taking.why_not([0, 1, 0, 0], 0).clause == "AL-EX-4"
    assert taking.why_not([1, 0, 0, 0], 1).clause == "AL-EX-4"
    assert taking.why_not([1, 0, 0, 0], 3).clause == "AL-4.1"
    assert taking.end([0, 1, 0, 0]).key == "take-end-bureau"
    assert taking.spell([0, 1, 0, 0]) == [TAKE + 1]
    assert taking.spell([1, 0, 0, 0]) == [TAKE, TakeMore.ENOUGH]
    assert taking.spell([1, 0, 1, 0]) == [TAKE, 2]


def test_ready_made_payments_are_exact_first_then_least_overpaid_then_fewest() -> None:
    st = set_table(exchange=True)
    hold(st, 0, "florin 5", "florin 4", "florin 3", "florin 2", "florin 9", "denar 8")
    hold(st, 0, "bureau florin-denar")
    basket = paying(st, 10, 0)
    ways = [(sum(way.laid), basket.over(way.laid), way.text.key) for way in basket.ways()]
    assert ways == [(3, 0, "pay-way-exact"), (3, 0, "pay-way-exact"), (2, 1, "pay-way-over")]
    first = basket.ways()[0]
    kept = 5 + 4 + 3 + 2 + 9 + 8 - 10
    assert first.text.args["kept"] == kept
    for language in LANGUAGES:
        words = Words(language, "alhambra")
        for way in basket.ways():
            assert str(kept if not basket.over(way.laid) else kept - 1) in words.say(way.text)


@pytest.mark.clause("AL-EX-5")
def test_a_ready_made_payment_plays_a_bureau_only_where_nothing_else_would_do() -> None:
    st = set_table(exchange=True)
    hold(st, 0, "denar 8", "bureau florin-denar")
    (way,) = paying(st, 7, 0).ways()
    assert sum(way.laid) == 2
    hold(st, 0, "florin 7")
    assert [sum(way.laid) for way in paying(st, 7, 0).ways()] == [1, 2]


def test_a_wasted_coin_is_warned_of_on_the_button() -> None:
    st = set_table(coins=True)
    hold(st, 0, "florin 9", "florin 4")
    basket = paying(st, 8, 0)
    laid = lay(basket, "florin_9")
    assert (basket.end(laid).key, basket.over(laid)) == ("pay-end-over", 1)
    laid = lay(basket, "florin_9", "florin_4")
    assert basket.is_whole(laid), "with coins more may be paid"
    assert basket.end(laid).args == {"paid": 13, "over": 5, "coins": 2}
    assert basket.spell(laid)[-1] == DONE


def test_a_big_hand_answers_fast() -> None:
    st = set_table(2, exchange=True, diamonds=True, caravanserai=True)
    for coin in ("florin", "dirham", "denar", "ducat"):
        hold(st, 0, *[f"{coin} {value}" for value in range(1, 10) for _ in range(2)])
    hold(st, 0, *[f"bureau {a}" for a in ("florin-dirham", "florin-denar", "denar-ducat")])
    caravan(st, 0, "ducat-a", "3")
    for exact in (False, True):
        basket = paying(st, 13, ANY, exact)
        laid = lay(basket, "ducat_2")
        began = time.perf_counter()
        for index in range(len(basket.items)):
            basket.can_add(laid, index)
        each = (time.perf_counter() - began) / len(basket.items)
        assert each < 0.002, each
        began = time.perf_counter()
        assert len(basket.ways()) == 3
        assert time.perf_counter() - began < 0.1


@pytest.mark.clause("AL-5.7")
def test_the_first_ready_made_payment_is_exact_wherever_one_can_pay_exactly() -> None:
    met = Counter[bool]()
    for st in decisions(Config(3, {**ALL}), "ways"):
        frame = ask(st)
        if isinstance(frame, Pay) and not frame.picked:
            basket = frame.basket(st)
            assert basket is not None
            ways = basket.ways()
            exact = can_pay_exactly(st, frame.seat, frame.price, frame.currency)
            assert (basket.over(ways[0].laid) == 0) == exact
            assert [basket.over(way.laid) for way in ways] == sorted(
                basket.over(way.laid) for way in ways
            )
            met[exact] += 1
    assert met[True] > 0
    assert met[False] > 0
