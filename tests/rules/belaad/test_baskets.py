"""Baskets: what can be laid into them is exactly what the rules accept one by one, in any order."""

from collections import Counter
from typing import Any

import pytest

from majlis.games.belaad.frames.abilities import ReleaseOrange
from majlis.games.belaad.frames.killing import KillToken, RemoveToken
from majlis.games.belaad.frames.tokens import ReturnToken
from majlis.games.belaad.material import BOARDS, ORDER, SCHOLARS, TOKENS
from majlis.games.belaad.meta import RULES
from majlis.games.belaad.state import Belaad
from majlis.kernel.basket import Basket
from majlis.kernel.frame import Ask, Draw
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, is_over
from majlis.play import draft
from majlis.play.match import Match
from majlis.texts import LANGUAGES, Words
from tests.rules.belaad.table import (
    ask,
    board,
    hired,
    killed,
    put,
    set_table,
    show,
    start,
    token,
)

# The printed numbers are 1; an owner of the box may correct them, and then sets are picked.
SEVERAL: Any = {
    "boards": {
        "vizier": {"ability": {"numbers": [2]}},
        "assassin": {"ability": {"numbers": [2]}},
        "spy": {"ability": {"kind": "immediate", "effect": "remove_token", "numbers": [2]}},
        "grand_master": {
            "ability": {"kind": "immediate", "effect": "release_orange", "numbers": [2]}
        },
    },
    "hashash": {
        "poisoned_dagger": {"numbers": [2]},
        "sabotage": {"numbers": [2]},
        "renewed_oath": {"numbers": [2]},
    },
}


def sequences(st: Belaad, made: tuple[int, ...] = ()) -> set[tuple[int, ...]]:
    """Every way in which the engine lets the set be picked, one choice after the other."""
    frame = ask(st)
    found: set[tuple[int, ...]] = set()
    for choice in frame.choices(st):
        after = st.copy()
        after.explicit = True  # chance after the set waits
        after.frames[-1].apply(after, choice)
        while after.frames and not isinstance(after.frames[-1], Ask | Draw):
            after.frames[-1].step(after)
        goes_on = bool(after.frames) and after.frames[-1].KIND == frame.KIND
        found |= sequences(after, (*made, choice)) if goes_on else {(*made, choice)}
    return found


def fillings(basket: Basket, most: int) -> list[list[int]]:
    """Everything that could be laid down, up to so many things."""
    found: list[list[int]] = [[]]
    for item in basket.items:
        found = [
            [*laid, count]
            for laid in found
            for count in range(min(item.most, most - sum(laid)) + 1)
        ]
    return found


def check(st: Belaad) -> int:
    """Proves the basket of the pending decision; how many fillings were compared."""
    basket = ask(st).basket(st)
    assert basket is not None
    assert st.legal == [item.number for item in basket.items]
    assert all(basket.covers(choice) for choice in st.legal)
    accepted = sequences(st)
    sets = {tuple(sorted(sequence)) for sequence in accepted}
    spelled = set()
    compared = fillings(basket, basket.want + 1)
    for laid in compared:
        numbers = Counter({item.number: n for item, n in zip(basket.items, laid, strict=True) if n})
        name = tuple(sorted(numbers.elements()))
        assert basket.is_whole(laid) == (name in sets), (name, sets)
        assert basket.fits(laid) == any(numbers <= Counter(whole) for whole in sets), name
        if not basket.fits(laid):
            continue
        assert (basket.missing(laid) == 0) == basket.is_whole(laid)
        if basket.is_whole(laid):
            assert tuple(basket.spell(laid)) in accepted
            assert tuple(sorted(basket.spell(laid))) == name
            spelled.add(name)
            for language in LANGUAGES:
                assert str(len(name)) in Words(language, "belaad").say(basket.end(laid))
        for index in range(len(laid)):
            more = [n + (i == index) for i, n in enumerate(laid)]
            may = more[index] <= basket.items[index].most and basket.fits(more)
            assert basket.can_add(laid, index) == may
            if not may:
                assert basket.why_not(laid, index).clause.startswith("BL-")
    assert spelled == sets
    return len(compared)


def test_every_basket_of_random_games_spells_what_the_engine_accepts() -> None:
    met: Counter[str] = Counter()
    compared = 0
    for players in (2, 3, 4, 5, 6):
        for number in range(12):
            st = RULES.start(Config(players, {}, SEVERAL), f"baskets {number}")
            assert isinstance(st, Belaad)
            rng = Rng.from_seed(f"baskets {players} {number}")
            while not is_over(st):
                frame = ask(st)
                if met[f"{frame.KIND} {players}"] < 5 and frame.basket(st) is not None:
                    met[f"{frame.KIND} {players}"] += 1
                    compared += check(st)
                apply(st, st.legal[rng.below(len(st.legal))])
    assert {f"return_token {players}" for players in (2, 3, 4, 5, 6)} <= set(met)
    for kind in ("kill_token", "remove_token", "release_orange"):
        assert met[f"{kind} 3"], met
        assert met[f"{kind} 5"], met
    assert compared > 2000


def random_order(rng: Rng, sharing: bool) -> Belaad:
    """The Order near its goal, and a few enemy tokens in its reach."""
    st = set_table(3, order_token_sharing=sharing)
    show(st, "", "", "", "", "")
    for _ in range(2 + rng.below(3)):
        name = SCHOLARS[rng.below(len(SCHOLARS))]
        if st.scholars.counts[SCHOLARS.index(name)]:
            hired(st, ORDER, name)
    killed(st, *(TOKENS[rng.below(6)] for _ in range(rng.below(5))))
    for _ in range(3):
        put(st, BOARDS[rng.below(10)], rng.below(3), rng.below(2), rng.below(2) == 1)
    put(st, "sultan", white=1)
    return st


@pytest.mark.clause("BL-12.8", "BL-12.14")
@pytest.mark.parametrize("sharing", [False, True])
def test_a_token_that_wins_is_the_last_of_its_set(sharing: bool) -> None:
    rng = Rng.from_seed(f"wins {sharing}")
    early = too_many = 0
    for _ in range(150):
        st = start(random_order(rng, sharing), KillToken(2, -1, 3))
        basket = ask(st).basket(st) if st.frames else None
        if basket is None or RULES.standings(st)[0].team == ORDER:
            continue
        check(st)
        whole = [laid for laid in fillings(basket, basket.want) if basket.is_whole(laid)]
        early += any(sum(laid) < basket.want for laid in whole)
        too_many += any(not basket.fits(laid) for laid in fillings(basket, basket.want))
    assert early > 20
    assert too_many > 5


@pytest.mark.clause("BL-12.14")
def test_two_tokens_that_win_alone_are_not_taken_together() -> None:
    st = set_table(3)
    show(st, "", "", "", "", "")
    hired(st, ORDER, "ibn_haytham", "idrisi", "fihri")
    killed(st, "income", "influence", "recruit")
    put(st, "sheriff", white=1)
    put(st, "philanthropist", white=1)
    put(st, "vizier", white=1)
    start(st, KillToken(2, -1, 2))
    basket = ask(st).basket(st)
    assert basket is not None
    vizier, sheriff, philanthropist = (basket.items[i].number // 3 for i in range(3))
    assert [vizier, sheriff, philanthropist] == [
        board("vizier"),
        board("sheriff"),
        board("philanthropist"),
    ]
    assert basket.is_whole([0, 1, 0])
    assert basket.end([0, 1, 0]).key == "end-kill_token-wins"
    assert not basket.can_add([0, 1, 0], 2)
    assert basket.why_not([0, 1, 0], 2).clause == "BL-12.14"
    assert basket.spell([1, 1, 0]) == [board("vizier") * 3, board("sheriff") * 3]
    assert basket.spell([1, 0, 1]) == [board("vizier") * 3, board("philanthropist") * 3]
    assert check(st) > 5


@pytest.mark.clause("BL-12.9", "BL-15.2", "BL-15.16", "BL-15.19")
def test_where_there_are_fewer_all_of_them_are_picked() -> None:
    st = set_table(3)
    put(st, "vizier", white=1, top=1)
    put(st, "spy", bottom=True)
    put(st, "assassin", bottom=True)
    for frame in (KillToken(2, -1, 5), RemoveToken(2, 5), ReleaseOrange(2, 5)):
        other = start(st.copy(), frame)
        basket = ask(other).basket(other)
        assert basket is not None
        assert basket.want == 2
        check(other)
    st.loose[token("steal")] = st.loose[token("income")] = 1
    other = start(st.copy(), ReturnToken(0, 5, 0))
    basket = ask(other).basket(other)
    assert basket is not None
    assert basket.want == 2
    check(other)


@pytest.mark.clause("BL-6.13")
def test_orange_tokens_of_an_earlier_draw_do_not_go_back() -> None:
    st = set_table(2)
    st.loose[token("orange")] = 3
    st.loose[token("steal")] = 2
    start(st, ReturnToken(0, 2, 2))
    basket = ask(st).basket(st)
    assert basket is not None
    assert [item.most for item in basket.items] == [2, 1]
    assert check(st) > 4


def test_a_single_token_needs_no_basket() -> None:
    st = set_table(3)
    put(st, "vizier", white=2, top=1)
    put(st, "spy", bottom=True)
    put(st, "assassin", bottom=True)
    st.loose[token("steal")] = st.loose[token("income")] = 1
    for frame in (
        KillToken(2, -1, 1),
        RemoveToken(2, 1),
        ReleaseOrange(2, 1),
        ReturnToken(0, 1, 0),
    ):
        other = start(st.copy(), frame)
        assert ask(other).basket(other) is None
        assert ask(other).prompt(other).key == f"prompt-{frame.KIND}"


def test_a_set_is_one_act_and_is_laid_in_any_order() -> None:
    """Found in a random game: whatever the order, the same choices are sent, as one act."""
    found = 0
    for number in range(4):
        match = Match(RULES, Config(5, {}, SEVERAL), f"sets {number}")
        rng = Rng.from_seed(f"sets {number}")
        while not match.is_over and found < 12:
            seat, frame = match.to_act, match.frame
            assert frame is not None
            basket = frame.basket(match.state)
            if basket is None or match.is_in_act:
                match.act(seat, match.choices[rng.below(len(match.choices))])
                continue
            found += 1
            assert basket.want > 1
            now = draft.begin(RULES, match.state, seat)
            laid: list[int] = []
            while not basket.is_whole(counted(basket, laid)):
                open_ = [
                    item.number
                    for index, item in enumerate(basket.items)
                    if basket.can_add(counted(basket, laid), index)
                ]
                laid.append(open_[rng.below(len(open_))])
                now = now.lay(laid)
            backwards = draft.begin(RULES, match.state, seat).lay(laid[::-1]).close()
            closed = now.close()
            assert closed.is_complete
            assert closed.choices == backwards.choices
            assert closed.back().laid == counted(basket, laid)
            acts = match.acts_done
            assert match.act_many(seat, closed.choices) is None
            assert match.acts_done == acts + 1
    assert found >= 8


def counted(basket: Basket, numbers: list[int]) -> list[int]:
    return [numbers.count(item.number) for item in basket.items]
