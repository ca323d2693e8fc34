"""Moments: chance in the open, information states with perfect recall, clones that cost nothing."""

import copy
import pickle
from itertools import pairwise

import pytest

from majlis.games.alrashid.frames.battle import Battle
from majlis.games.alrashid.meta import RULES as ALRASHID
from majlis.games.alrashid.state import FACE_UP, AlRashid
from majlis.games.catalogue import GAMES
from majlis.kernel.frame import Draw
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, play_out, run
from majlis.research.moment import Moment
from tests.research.games import every_game, setups


def walk(name: str, config: Config, seed: str, most: int = 100_000) -> list[Moment]:
    """The moments of a random game with explicit chance, all of them or the first ones."""
    rng = Rng.from_seed(seed)
    moments = [Moment.start(GAMES[name], config)]
    while not moments[-1].is_over and len(moments) < most:
        now = moments[-1]
        legal = now.state.legal
        moments.append(now.after(legal[rng.below(len(legal))]))
    return moments


@every_game
def test_probabilities_sum_to_one(name: str) -> None:
    drawn = [m for m in walk(name, setups(name)[0], "sum") if m.is_chance]
    assert drawn
    for moment in drawn:
        assert sum(p for _, p in moment.outcomes()) == pytest.approx(1)
        assert all(p > 0 for _, p in moment.outcomes())
        assert moment.seat == -1


@every_game
def test_a_moment_never_changes(name: str) -> None:
    moments = walk(name, setups(name)[0], "still")
    prints = [GAMES[name].fingerprint(m.state) for m in moments]
    assert len(set(prints)) > len(prints) // 2
    middle = moments[len(moments) // 2]
    assert copy.deepcopy(middle) is middle
    play_out(middle.after(middle.state.legal[0]).state, Rng.from_seed("away"))
    assert [GAMES[name].fingerprint(m.state) for m in moments] == prints


@every_game
def test_what_a_seat_cannot_tell_apart_has_one_information_state(name: str) -> None:
    """Deal the hidden things anew: the seat's information state stays, those of others need not."""
    rng = Rng.from_seed("deal")
    different = 0
    for config in setups(name)[:3]:
        for moment in walk(name, config, "deal", 250)[5::25]:
            for seat in range(config.players):
                other = moment.imagined(seat, rng)
                assert other.information_state(seat) == moment.information_state(seat)
                assert other.observation(seat) == moment.observation(seat)
                different += any(
                    other.observation(s) != moment.observation(s) for s in range(config.players)
                )
                if not moment.is_over and not moment.is_chance and moment.seat == seat:
                    ahead = moment.after(moment.state.legal[0])
                    again = other.after(other.state.legal[0])
                    assert (again.memory(seat) == ahead.memory(seat)) == (
                        again.view(seat) == ahead.view(seat)
                        and told(again, seat) == told(ahead, seat)
                    )
    if name == "alrashid":
        assert different > 0


def told(moment: Moment, seat: int) -> list[tuple[str, tuple[int, ...]]]:
    return [(e.name, e.args) for e in moment._told if e.is_visible_to(seat)]


def test_a_hidden_draw_is_known_to_the_drawer_alone() -> None:
    """Al-Rashid: tokens drawn for a hand (AR-3.1)."""
    hidden = 0
    for moment in walk("alrashid", Config(3), "draw"):
        if not moment.is_chance or moment.state.frames[-1].KIND != "draw_token":
            continue
        after = [moment.after(outcome) for outcome, _ in moment.outcomes()]
        kinds = [len({m.information_state(seat) for m in after}) for seat in range(3)]
        if kinds.count(len(after)) == 1 and kinds.count(1) == 2:
            hidden += 1
    assert hidden > 3


@every_game
def test_the_past_is_not_forgotten(name: str) -> None:
    """Perfect recall: the memory of a seat differs whenever it did, or saw, something else."""
    moments = walk(name, setups(name)[0], "recall")
    asked = next(m for m in moments if not m.is_over and not m.is_chance)
    seat = asked.seat
    memories = {asked.after(choice).memory(seat) for choice in asked.state.legal}
    assert len(memories) == len(asked.state.legal)
    news = 1
    for before, after in pairwise(moments):
        is_news = before.seat == seat or told(after, seat) or before.view(seat) != after.view(seat)
        assert (before.memory(seat) != after.memory(seat)) == bool(is_news)
        news += bool(is_news)
    assert len({m.memory(seat) for m in moments}) == news > len(moments) // 2


def attack(hand: tuple[int, int]) -> tuple[Moment, int]:
    """AR-17.6: an attack with one land token of 4 by a seat that holds two tokens; and how many
    choices it takes.
    """
    st = ALRASHID.start(Config(3), "attack", explicit=True)
    while isinstance(st.frames[-1], Draw):
        apply(st, st.legal[0])
    assert isinstance(st, AlRashid)
    st.push(Battle(0, 0, (0, 1), 0, 0))
    st.mercenaries[0] = (FACE_UP,)
    for kind in range(3):
        st.pile.counts[kind] += st.players[0].tokens[kind]
        st.players[0].tokens[kind] = 0
    for kind in hand:
        st.pile.take(kind)
        st.players[0].tokens[kind] += 1
    run(st)
    moment = Moment(ALRASHID, st).after(Battle.TOKEN + 2)
    if moment.seat == 0 and isinstance(moment.state.frames[-1], Battle):
        return moment.after(Battle.STRIKE), 2
    return moment, 1


def test_how_many_choices_another_seat_makes_is_not_remembered() -> None:
    """Who keeps a token of the kind thrown in is asked once more than who keeps another one."""
    (alike, more), (other, fewer) = attack((2, 2)), attack((0, 2))
    assert (more, fewer) == (2, 1)
    assert alike.view(0) != other.view(0)
    for seat in (1, 2):
        assert alike.memory(seat) == other.memory(seat)
        assert alike.information_state(seat) == other.information_state(seat)
    assert alike.memory(0) != other.memory(0)


@every_game
def test_pickled_moments_come_back_with_their_memories(name: str) -> None:
    moments = walk(name, setups(name)[-1], "pickle", 300)
    rng = Rng.from_seed("pickle")
    middle = moments[len(moments) // 2]
    for moment in (middle, moments[-1], middle.imagined(1, rng), moments[0]):
        again = pickle.loads(pickle.dumps(moment))
        assert GAMES[name].fingerprint(again.state) == GAMES[name].fingerprint(moment.state)
        for seat in range(2):
            assert again.information_state(seat) == moment.information_state(seat)
