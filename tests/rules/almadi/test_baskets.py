"""Baskets of Almadi: they spell exactly what the engine accepts, in any order of laying."""

from collections import Counter
from itertools import combinations

import pytest

from majlis.games.almadi.baskets import KeepBasket, SwapBasket, number_of_pair
from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.frames.genie import SwapTiles
from majlis.games.almadi.frames.recruiting import KeepCharacters
from majlis.games.almadi.meta import RULES
from majlis.games.almadi.state import Almadi
from majlis.kernel.basket import Basket
from majlis.kernel.frame import Ask
from majlis.kernel.rules import Config
from majlis.play import Forbidden, Unfinished, begin
from majlis.texts import LANGUAGES, Words
from tests.rules.almadi import games
from tests.rules.almadi import table as t

ROUNDS = 3  # games with characters for each number of players


def accepted(st: Almadi, frame: Ask[Almadi]) -> set[tuple[int, ...]]:
    """Every way to answer this decision and those that pick the rest of its set."""
    found: set[tuple[int, ...]] = set()
    depth = len(st.frames)
    for choice in frame.choices(st):
        after = st.copy()
        frame.apply(after, choice)
        top = after.frames[-1]
        if len(after.frames) == depth and type(top) is type(frame):
            assert isinstance(top, Ask)
            found |= {(choice, *rest) for rest in accepted(after, top)}
        else:
            found.add((choice,))
    return found


def laid_of(basket: Basket, indices: tuple[int, ...]) -> list[int]:
    laid = [0] * len(basket.items)
    for index in indices:
        laid[index] += 1
    return laid


def check(st: Almadi, frame: Ask[Almadi], basket: Basket) -> int:
    """Compares a basket with the engine, for every filling with up to one thing too many."""
    places = range(len(basket.items))
    subsets = [c for n in range(basket.want + 2) for c in combinations(places, n)]
    doubles = [(i, i) for i in places]
    wholes: set[tuple[int, ...]] = set()
    spelled: list[tuple[int, ...]] = []
    for indices in (*subsets, *doubles):
        laid = laid_of(basket, indices)
        if basket.is_whole(laid):
            wholes.add(tuple(laid))
            spelled.append(tuple(basket.spell(laid)))
    assert set(spelled) == accepted(st, frame), frame.KIND
    assert len(spelled) == len(set(spelled)), "no two sets are spelled alike"
    for indices in (*subsets, *doubles):
        laid = laid_of(basket, indices)
        within = any(all(a <= b for a, b in zip(laid, w, strict=True)) for w in wholes)
        assert basket.fits(laid) == within, (frame.KIND, indices)
        if not within:
            continue
        assert (basket.missing(laid) == 0) == basket.is_whole(laid)
        assert basket.missing(laid) == basket.want - len(indices)
        for index in places:
            more = laid.copy()
            more[index] += 1
            can = any(all(a <= b for a, b in zip(more, w, strict=True)) for w in wholes)
            assert basket.can_add(laid, index) == can
            if not can:
                assert basket.why_not(laid, index).clause == frame.CLAUSE
    assert all(basket.covers(choice) for choice in st.legal)
    return len(spelled)


@pytest.mark.clause("AM-11.2", "AM-12.21")
def test_a_basket_spells_exactly_what_the_engine_accepts() -> None:
    """At every decision of random games; a swap also from the middle of it."""
    seen: Counter[str] = Counter()
    sets: Counter[str] = Counter()
    tables = [*games.PLAIN, *(games.VARIANT * ROUNDS)]
    for number, config in enumerate(tables):
        for _, st, frame in games.matches(config, f"baskets {number}"):
            basket = frame.basket(st)
            asks_for_a_set = isinstance(frame, (KeepCharacters, SwapTiles))
            assert (basket is not None) == asks_for_a_set, frame.KIND
            if basket is None:
                continue
            kind = frame.KIND
            if isinstance(frame, SwapTiles) and frame.picked >= 0:
                kind += " half picked"
            seen[kind] += 1
            sets[kind] += check(st, frame, basket)
    assert seen["keep_characters"] == ROUNDS * (2 + 3 + 4 + 5)
    assert seen["swap_tiles"] > 5
    assert seen["swap_tiles half picked"] > 5
    assert sets["keep_characters"] == ROUNDS * (2 * 6 + (3 + 4 + 5) * 3)
    assert min(sets.values()) > 20


def swapping() -> Almadi:
    """Seat 0 has a genie and Hussain's carpet, and four tiles."""
    st = t.set_table(characters=True)
    for column, name in enumerate(("CA01", "OA01", "PA01", "MA01"), start=1):
        t.put(st, 0, 1, column, name)
    t.recruit(st, 0, "hussain")
    t.fill_board(st)
    st.pending[0] = 1
    return t.start(st, Realise(0))


def cell(column: int) -> str:
    return f"cell:1,{column}"


@pytest.mark.clause("AM-12.21")
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_tiles_are_laid_in_any_order_and_taken_back(language: str) -> None:
    st = swapping()
    draft = begin(RULES, st, 0).point("character:hussain")
    assert draft.question is not None
    assert isinstance(draft.question.basket, SwapBasket)
    laid = draft.point(cell(4)).point(cell(2))
    assert laid.is_whole
    with pytest.raises(Forbidden) as refused:
        laid.point(cell(1))
    assert [reason.refusal.clause for reason in refused.value.reasons] == ["AM-12.21"]
    again = laid.point(cell(4))
    assert not again.is_whole
    with pytest.raises(Unfinished):
        again.close()
    done = again.point(cell(1)).close()
    assert done.is_complete
    # Oasis before caravan: the order of the rules is that of the tiles.
    assert done.choices == [Realise.SWAP, t.tile("OA01"), t.tile("CA01")]
    assert (t.at(st, 0, 1, 1), t.at(st, 0, 1, 2)) == ("CA01", "OA01")
    assert isinstance(done.state, Almadi)
    assert (t.at(done.state, 0, 1, 1), t.at(done.state, 0, 1, 2)) == ("OA01", "CA01")
    words = Words(language, "almadi")
    text = words.say(draft.question.basket.end([0, 1, 0, 1]))
    for kind in ("caravan", "palace"):
        assert words.word(f"type-{kind}") in text


@pytest.mark.clause("AM-12.21")
def test_a_swap_that_is_half_picked_asks_for_the_other_tile() -> None:
    st = swapping()
    t.choose(st, Realise.SWAP, t.tile("CA01"))
    basket = t.ask(st).basket(st)
    assert basket is not None
    assert [item.number for item in basket.items] == [t.tile("MA01"), t.tile("PA01")]
    assert basket.spell([0, 1]) == [t.tile("PA01")]
    words = Words("en", "almadi")
    assert words.say(basket.end([0, 1])) == "Swap caravan and palace"


@pytest.mark.clause("AM-12.21")
def test_a_swap_of_the_only_two_tiles_is_shown_and_not_asked() -> None:
    st = t.set_table(characters=True)
    t.put(st, 0, 1, 1, "OA01")
    t.put(st, 0, 1, 2, "CA01")
    t.recruit(st, 0, "hussain")
    st.pending[0] = 1
    t.start(st, Realise(0))
    draft = begin(RULES, st, 0).point("character:hussain")
    assert draft.is_complete
    assert draft.choices == [Realise.SWAP]
    assert [made.is_forced for made in draft.made] == [False, True, True]


@pytest.mark.clause("AM-11.2")
@pytest.mark.parametrize("players", [2, 3])
def test_two_characters_are_laid_taken_back_and_kept(players: int) -> None:
    st = RULES.start(Config(players, {"characters": True}), "keep")
    assert isinstance(st, Almadi)
    seat = t.ask(st).seat
    draft = begin(RULES, st, seat)
    assert draft.question is not None
    basket = draft.question.basket
    assert isinstance(basket, KeepBasket)
    assert draft.question.choices == []
    things = [item.touches[0] for item in basket.items]
    assert len(things) == (4 if players == 2 else 3)
    numbers = [item.number - KeepCharacters.SIZE for item in basket.items]
    laid = draft.point(things[2]).point(things[0])
    assert laid.is_whole
    assert not laid.is_single
    with pytest.raises(Forbidden) as refused:
        laid.point(things[1])
    assert [reason.refusal.clause for reason in refused.value.reasons] == ["AM-11.2"]
    done = laid.put_back(things[2]).point(things[1]).close()
    assert done.choices == [number_of_pair(numbers[0], numbers[1])]
    assert isinstance(done.state, Almadi)
    assert done.state.players[seat].hand == (1 << numbers[0]) | (1 << numbers[1])
    for language in LANGUAGES:
        words = Words(language, "almadi")
        text = words.say(basket.end(laid.laid))
        assert all(words.say(basket.items[i].text) in text for i in (0, 2))
