"""Evaluators: every feature is named and weighed, and what is good for a seat counts as good."""

import math

import pytest

from majlis.bots.evaluators import has_evaluator, load_evaluator
from majlis.games.belaad.state import Belaad
from majlis.games.catalogue import GAMES, game
from majlis.kernel.options import Value
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.kernel.runner import apply, is_over, to_act
from majlis.kernel.state import State
from majlis.texts import LANGUAGES, Words

PLAYED = [name for name in GAMES if has_evaluator(name)]


def random_states(rules: Rules, config: Config, seed: str) -> list[State]:
    """A random game, looked at now and then."""
    st = rules.start(config, seed)
    rng = Rng.from_seed(seed)
    seen = [st.copy()]
    for number in range(1, 1000):
        if is_over(st):
            break
        apply(st, st.legal[rng.below(len(st.legal))])
        if number % 20 == 0 and not is_over(st):
            seen.append(st.copy())
    return seen


def switches(rules: Rules) -> dict[str, Value]:
    """Every variant and module in play."""
    return {option.name: True for option in rules.meta.options if True in option.values}


def belaad(players: int) -> Belaad:
    st = game("belaad").start(Config(players), "evaluators")
    assert isinstance(st, Belaad)
    return st


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_an_evaluator(name: str) -> None:
    assert has_evaluator(name)


@pytest.mark.parametrize("name", PLAYED)
def test_features_fit_their_names_and_each_is_met_in_play(name: str) -> None:
    """A feature that is 0 in every game would be a weight without a meaning."""
    evaluator = load_evaluator(name)
    rules = game(name)
    met: set[str] = set()
    for number in range(20):
        players = rules.meta.players[number % len(rules.meta.players)]
        config = Config(players, switches(rules) if number % 2 else {})
        for st in random_states(rules, config, f"features {number}"):
            for seat in range(players):
                found = evaluator.features(st, seat)
                assert all(math.isfinite(value) for value in found)
                met |= {n for n, value in zip(evaluator.NAMES, found, strict=True) if value}
        if met == set(evaluator.NAMES):
            break
    assert met == set(evaluator.NAMES)


@pytest.mark.parametrize("name", PLAYED)
def test_an_evaluator_only_looks(name: str) -> None:
    rules = game(name)
    evaluator = load_evaluator(name)
    for st in random_states(rules, Config(rules.meta.players[0]), "looks"):
        before = rules.dump(st)
        first = evaluator.chances(st)
        assert rules.dump(st) == before
        assert evaluator.chances(st.copy()) == first


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_members_of_a_faction_share_their_chance(players: int) -> None:
    st = belaad(players)
    evaluator = load_evaluator("belaad")
    assert evaluator.teams(st) == ([0, 1, 0, 1, 2] if players % 2 else [0, 1] * 3)[-players:]
    st.gold[0] += 5
    chances = evaluator.chances(st)
    assert {chances[s] for s in range(players - players % 2)} == {chances[0], chances[1]}
    assert chances[0] > chances[1]


def test_a_scholar_is_worth_more_to_a_faction_than_his_price() -> None:
    """Otherwise a greedy seat would sit on its gold."""
    evaluator = load_evaluator("belaad")
    rich, wise = belaad(2), belaad(2)
    scholar = rich.display[0]
    rich.gold[0] += rich.table.material.scholar_gold[scholar] - 1
    wise.hired = ((scholar,), (), ())
    assert evaluator.chances(wise)[0] > evaluator.chances(rich)[0]


def test_the_order_hopes_for_victims_and_the_tokens_that_make_them_count() -> None:
    evaluator = load_evaluator("belaad")
    st = belaad(3)
    none = evaluator.chances(st)[2]
    victim = next(s for s in st.display if st.table.material.order_symbols[s])
    st.hired = ((), (), (victim,))
    idle = evaluator.chances(st)[2]
    st.killed = (0, 0, 0, 0, 0, len(st.table.material.order_symbols[victim]))
    assert none < idle < evaluator.chances(st)[2]


@pytest.mark.parametrize("name", PLAYED)
def test_terms_are_worth_what_the_features_are(name: str) -> None:
    """What a coach tells adds up to what the bot counts, and each term has words of its own."""
    evaluator = load_evaluator(name)
    rules = game(name)
    met: dict[str, set[int]] = {}
    for number in range(8):
        players = rules.meta.players[number % len(rules.meta.players)]
        config = Config(players, switches(rules) if number % 2 else {})
        for st in random_states(rules, config, f"terms {number}"):
            for seat in range(players):
                terms = evaluator.terms(st, seat)
                told = sum(term.worth for term in terms)
                assert told == pytest.approx(evaluator.expectation(st, seat), abs=1e-6)
                for term in terms:
                    met.setdefault(term.name, set()).add(term.number)
    assert set(evaluator.OPEN) | set(evaluator.ABOUT) <= set(met)
    for language in LANGUAGES:
        words = Words(language, name)
        for key in set(met) - set(evaluator.HIDDEN):
            assert words.has(f"coach-{key}"), (language, key)
        for key in evaluator.OPEN:
            assert words.has(f"coach-{key}-of"), (language, key)


@pytest.mark.parametrize("name", PLAYED)
def test_terms_that_are_told_hang_on_nothing_hidden(name: str) -> None:
    """A seat's own terms and the open ones of others are the same for every deal."""
    evaluator = load_evaluator(name)
    rules = game(name)
    rng = Rng.from_seed("deal")
    for number in range(6):
        players = rules.meta.players[-1 - number % len(rules.meta.players)]
        config = Config(players, switches(rules) if number % 2 else {})
        for st in random_states(rules, config, f"hidden {number}"):
            seat = to_act(st)
            other = rules.redeal(st, seat, rng)
            for rival in range(players):
                both = [
                    [
                        term
                        for term in evaluator.terms(one, rival)
                        if term.name in evaluator.OPEN
                        or (rival == seat and term.name not in evaluator.HIDDEN)
                    ]
                    for one in (st, other)
                ]
                assert both[0] == both[1], (seat, rival)
