"""Acts: what a player does in one go, made as a draft, stepped back and sent as one."""

import pytest

from majlis.games.belaad.frames.cards import CardStep
from majlis.games.belaad.frames.combat import RevealCombat
from majlis.games.belaad.frames.hashash import OfferHashash
from majlis.games.belaad.frames.tokens import PlaceOrange, PlaceTokens
from majlis.games.belaad.meta import RULES
from majlis.games.belaad.state import Belaad
from majlis.kernel.rules import Config
from majlis.play import draft
from majlis.play.draft import Draft
from majlis.play.forecast import CHANCE, OTHERS, OWN
from majlis.play.match import Match
from tests.rules.belaad.table import (
    asked,
    board,
    card,
    give_sword,
    place_hashash,
    put,
    reveals,
    set_table,
    start,
    symbol,
    token,
)


def table(st: Belaad) -> Match:
    """A match that stands where the table stands."""
    match = Match(RULES, Config(st.table.players), "a table")
    match.state = st
    return match


def pending(match: Match) -> tuple[str, int]:
    """What is to be decided, and by whom."""
    assert isinstance(match.state, Belaad)
    return asked(match.state)


def recruiting(name: str = "A41") -> Belaad:
    """Seat 0 holds a card that offers to recruit, with gold of its own and in the Treasury."""
    st = set_table(2)
    st.gold[0], st.seals[0], st.treasury[0] = 12, 2, 3
    return start(st, CardStep(0, card(name), 0))


def pointed(now: Draft, *things: str) -> Draft:
    for thing in things:
        now = now.point(thing)
    return now


def changes(found: Draft) -> dict[tuple[int, str], tuple[int, int]]:
    told = found.forecast()
    assert told is not None
    return {(c.seat, c.thing): (c.before, c.after) for c in told.changes}


@pytest.mark.clause("BL-4.6", "BL-5.5", "BL-7.5")
def test_half_symbol_scholar_and_treasury_are_one_act() -> None:
    st = recruiting()
    match = table(st)
    now = draft.begin(RULES, st, 0)
    now = pointed(now, "card:primary", "symbol:recruit", "scholar:zahrawi")
    assert now.question is not None
    assert now.question.frame.KIND == "use_treasury"
    assert not now.is_complete
    done = now.choose(1)
    assert done.is_complete
    assert [one.is_forced for one in done.made] == [False] * 4
    assert changes(done) == {
        (0, "coin-gold"): (12, 9),
        (0, "label-treasury"): (3, 0),
        (0, "label-scholars"): (0, 1),
        (0, "label-science"): (0, 2),
    }
    before = RULES.fingerprint(st)
    assert match.act_many(0, done.choices) is None
    assert match.acts_done == 1
    assert pending(match) == ("card_step", 0)
    assert len(match.undo(0)) == 4
    assert RULES.fingerprint(match.state) == before


def test_an_act_is_stepped_back_one_answer_at_a_time() -> None:
    now = pointed(
        draft.begin(RULES, recruiting(), 0), "card:primary", "symbol:recruit", "scholar:zahrawi"
    )
    kinds = []
    while now.parts:
        now = now.back()
        assert now.question is not None
        kinds.append(now.question.frame.KIND)
    assert kinds == ["hire_scholar", "choose_symbol", "card_step"]


def test_an_earlier_answer_is_changed_by_pointing_at_another() -> None:
    now = pointed(
        draft.begin(RULES, recruiting(), 0), "card:primary", "symbol:recruit", "scholar:zahrawi"
    )
    assert now.touch()["scholar:firnas"] == draft.SWAP
    assert now.touch()["scholar:zahrawi"] == draft.LAID
    other = now.point("scholar:firnas").choose(0)
    assert other.is_complete
    assert other.made[2].touches == ["scholar:firnas"]
    assert other.choices[:2] == now.choices[:2]


@pytest.mark.clause("BL-16.3")
def test_what_is_forced_is_shown_and_not_sent() -> None:
    st = set_table(2)
    st.gold[0] = 6  # enough for those who cost 7
    start(st, CardStep(0, card("A27"), 0))  # recruit alone
    now = draft.begin(RULES, st, 0).point("card:primary")
    assert [(one.touches[0], one.is_forced) for one in now.made] == [
        ("card:primary", False),
        ("symbol:recruit", True),
    ]
    done = now.point("scholar:firnas")
    assert done.is_complete
    assert len(done.choices) == 2
    assert not done.is_single


@pytest.mark.clause("BL-8.1", "BL-10.3")
def test_a_wipe_ends_where_a_sword_may_stop_it() -> None:
    st = set_table(2)
    put(st, "preacher", white=2)
    put(st, "bahloul", white=1)
    give_sword(st, 1)
    st.seals[0] = 3
    start(st, CardStep(0, card("A29"), 0))
    done = pointed(draft.begin(RULES, st, 0), "card:secondary", "board:preacher")
    told = done.forecast()
    assert told is not None
    assert (told.ends, told.next) == (OTHERS, 1)
    assert (1, "board-preacher") not in changes(done)  # a sword may still save it
    st.swords[1] = 0
    done = pointed(draft.begin(RULES, st, 0), "card:secondary", "board:preacher")
    assert changes(done)[1, "board-preacher"] == (3, 1)


def test_an_act_ends_where_chance_comes() -> None:
    st = start(set_table(2), CardStep(0, card("A40"), 0))
    done = pointed(draft.begin(RULES, st, 0), "card:primary", "symbol:influence")
    told = done.forecast()
    assert done.is_complete
    assert told is not None
    assert told.ends == CHANCE
    assert not told.changes


@pytest.mark.clause("BL-8.8")
def test_a_face_up_card_is_called_in_one_act_and_used_in_the_next() -> None:
    st = set_table(2)
    st.seals[0] = 2
    start(st, CardStep(0, card("A18"), 0))
    done = pointed(draft.begin(RULES, st, 0), "card:secondary", "pile:centre")
    told = done.forecast()
    assert done.is_complete
    assert told is not None
    assert (told.ends, told.next) == (OWN, 0)


@pytest.mark.clause("BL-6.7", "BL-6.8", "BL-15.9")
def test_an_ability_is_used_in_the_act_that_wakes_it() -> None:
    st = set_table(4)
    st.gold[0], st.gold[2] = 5, 3
    st.loose[token("orange")] = 2
    st.bag.counts[token("orange")] -= 2
    start(st, PlaceTokens(1, 0))
    match = table(st)
    now = pointed(draft.begin(RULES, st, 1), "bottom:philanthropist")
    assert now.question is not None
    assert now.question.frame.KIND == "use_ability"
    done = now.choose(1).point("seat:0")
    assert done.is_complete
    assert changes(done) == {
        (0, "coin-gold"): (5, 1),
        (1, "coin-gold"): (1, 5),
        (1, "label-bottom"): (0, 1),
        (3, "label-bottom"): (0, 1),
    }
    assert match.act_many(1, done.choices) is None
    assert match.acts_done == 1  # the next orange token is an act of its own
    assert pending(match) == ("place_orange", 1)
    assert match.act(1, PlaceOrange.TO_BAG) is None
    assert match.acts_done == 2


@pytest.mark.clause("BL-15.3")
def test_the_treasurer_fills_the_treasury_in_the_same_act() -> None:
    st = set_table(2)
    st.loose[token("orange")] = 2
    st.bag.counts[token("orange")] -= 2
    start(st, PlaceTokens(0, 0))
    done = pointed(draft.begin(RULES, st, 0), "bottom:treasurer").choose(1).choose(1)
    assert done.is_complete
    assert changes(done) == {
        (0, "coin-gold"): (1, 0),
        (0, "label-treasury"): (0, 5),
        (0, "label-bottom"): (0, 1),
    }


@pytest.mark.clause("BL-15.17")
def test_from_and_to_are_one_act() -> None:
    st = set_table(3)
    place_hashash(st, "chosen_envoy")
    put(st, "spy", top=1)
    put(st, "hashash", top=1)
    st.seals[2] = 2
    start(st, OfferHashash(2))
    now = pointed(draft.begin(RULES, st, 2), "hashash:chosen_envoy", "orange:spy")
    assert now.question is not None
    assert now.question.frame.KIND == "move_orange_to"
    done = now.point("bottom:spy")
    assert done.is_complete
    assert changes(done)[2, "board-spy"] == (2, 1)
    assert done.choices[1:] == [symbol("steal"), symbol("steal")]


@pytest.mark.clause("BL-9.9", "BL-12.8")
def test_the_wipe_after_a_combat_is_an_act_of_its_own() -> None:
    st = set_table(3)
    put(st, "vizier", white=2)
    put(st, "sultan", white=1)
    st.fight = (0, 2, 1, 2)
    start(st, RevealCombat(0))
    reveals(st, "grey")
    match = table(st)
    assert match.act(2, board("vizier") * 3) is None
    assert pending(match) == ("grey_wipe", 2)
    assert match.acts_done == 1
