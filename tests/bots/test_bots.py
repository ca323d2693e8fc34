"""Bots: what they know, that they always answer, and that the better ones are better."""

import logging
import time
from typing import Any

import pytest

from majlis.bots import KINDS, LEVELS, Bot, act, check_bot, courtesy, make_bot, settled
from majlis.bots.bot import CarefulBot, manners
from majlis.bots.evaluator import read_weights
from majlis.bots.evaluators import has_evaluator, load_constants, load_evaluator
from majlis.bots.search import SearchBot
from majlis.games.catalogue import GAMES, game
from majlis.kernel.journal import Journal
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.kernel.runner import apply, is_over, play_out, to_act
from majlis.kernel.state import State
from majlis.lab.duel import play_bots, win_share
from majlis.lab.game import play_game
from majlis.lab.tune import SearchConstants, Weights, duel, tune
from majlis.lab.workers import Alone

PLAYED = [name for name in GAMES if has_evaluator(name)]
BOTS = ("random", "greedy", "blunder:40", "search:12")


def random_state(rules: Rules, players: int, seed: str, decisions: int) -> State:
    st = rules.start(Config(players), seed)
    rng = Rng.from_seed(seed)
    for _ in range(decisions):
        if is_over(st):
            break
        apply(st, st.legal[rng.below(len(st.legal))])
    return st


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", PLAYED)
def test_a_bot_decides_by_what_its_seat_knows(name: str, bot: str) -> None:
    """The true state is swapped for another that the seat cannot tell apart: same act."""
    rules = game(name)
    swapped = 0
    for decisions in (3, 15, 30, 45):
        true = random_state(rules, rules.meta.players[-1], f"spy {decisions}", decisions)
        if is_over(true):
            continue
        seat = to_act(true)
        other = rules.redeal(true, seat, Rng.from_seed("swap"))
        swapped += rules.dump(other)["state"] != rules.dump(true)["state"]
        first = act(make_bot(bot, name, "spy"), rules, true)
        second = act(make_bot(bot, name, "spy"), rules, other)
        assert first == second
    assert swapped > 0


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", PLAYED)
def test_a_bot_plays_whole_games_and_the_same_ones_for_the_same_seed(name: str, bot: str) -> None:
    rules = game(name)
    players = rules.meta.players[0]
    if bot.startswith("search") and name != PLAYED[0]:
        bot = "search:3"
    ends = []
    for _ in range(2):
        bots = [make_bot(bot, name, f"seat {seat}") for seat in range(players)]
        standings = play_bots(rules, Config(players), "game", bots)
        ends.append([(s.seat, s.place, s.total) for s in standings])
    assert ends[0] == ends[1]


@pytest.mark.parametrize("name", PLAYED)
def test_greedy_beats_random(name: str) -> None:
    rules = game(name)
    players = rules.meta.players[0]
    won = 0.0
    for number in range(6):
        bots = [make_bot("random", name, f"{number}/{seat}") for seat in range(players)]
        bots[number % players] = make_bot("greedy", name, f"{number}")
        won += win_share(play_bots(rules, Config(players), f"{number}", bots), number % players)
    assert won >= 5


@pytest.mark.parametrize("name", PLAYED)
def test_chances_add_up_and_a_finished_game_is_its_result(name: str) -> None:
    rules = game(name)
    evaluator = load_evaluator(name)
    for players in rules.meta.players:
        st = random_state(rules, players, "chances", 30)
        teams = evaluator.teams(st)
        for _ in range(2):
            chances = evaluator.chances(st)
            assert len(chances) == players
            sides = {teams[seat]: chances[seat] for seat in range(players)}
            assert sum(sides.values()) == pytest.approx(1)
            play_out(st, Rng.from_seed("end"))
        winners = [s.seat for s in rules.standings(st) if s.place == 1]
        assert all(evaluator.chances(st)[seat] > 0 for seat in winners)


def test_a_search_keeps_its_budget_and_explains_itself() -> None:
    rules = game("alrashid")
    st = random_state(rules, 3, "explain", 6)
    seat = to_act(st)
    timed = SearchBot(Rng.from_seed("t"), load_evaluator("alrashid"), seconds=0.05)

    def redeal(rng: Rng) -> State:
        return rules.redeal(st, seat, rng)

    began = time.perf_counter()
    timed.choose(rules.view(st, seat), st.legal, redeal)
    assert time.perf_counter() - began < 5
    counted = SearchBot(Rng.from_seed("c"), load_evaluator("alrashid"), iterations=60)
    rated = counted.explain(rules.view(st, seat), st.legal, redeal)
    assert sorted(choice for choice, _, _ in rated) == st.legal
    assert sum(visits for _, _, visits in rated) == 60
    assert rated[0][2] >= rated[-1][2]
    assert all(0 <= chance <= 1 for _, chance, _ in rated)


class Broken:
    """A bot that fails in the given way."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: Any, choices: list[int], redeal: Any) -> int:
        if isinstance(self.answer, Exception):
            raise self.answer
        return int(self.answer)


@pytest.mark.parametrize("answer", [RuntimeError("oh"), -5])
def test_a_broken_bot_falls_back_to_a_legal_choice_and_logs_it(
    answer: Any, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Tools that set up logging for themselves switch off the loggers that they find.
    monkeypatch.setattr(logging.getLogger("majlis.bots.bot"), "disabled", False)
    bot: Bot = CarefulBot(Broken(answer), "broken", Rng.from_seed("x"))
    with caplog.at_level(logging.ERROR):
        view = {"game": "alrashid", "pending": {"kind": "trade"}}
        assert bot.choose(view, [4, 7], lambda rng: pytest.fail("not called")) in (4, 7)
    assert "broken" in caplog.text


def test_levels_and_kinds_are_bots() -> None:
    for level in LEVELS:
        check_bot(level, "alrashid")
    assert len(LEVELS) >= 4
    assert any(kind.startswith("search") for kind in KINDS)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("mastre", "did you mean 'master'"),
        ("search", "needs a budget"),
        ("search:0", "needs a budget"),
        ("search:0ms", "needs a budget"),
        ("search:fast", "unknown bot"),
    ],
)
def test_wrong_names_say_what_is_right(name: str, said: str) -> None:
    with pytest.raises(UserError, match=said):
        make_bot(name, "alrashid", "x")


def test_weights_must_fit_the_features() -> None:
    assert read_weights(("a", "b"), {"b": 2, "a": 1}) == [1.0, 2.0]
    with pytest.raises(UserError, match="no weight for 'b'"):
        read_weights(("a", "b"), {"a": 1})
    with pytest.raises(UserError, match="unknown feature 'c'"):
        read_weights(("a",), {"a": 1, "c": 2})


@pytest.mark.slow
def test_tuning_is_reproducible() -> None:
    for what in (Weights("almadi"), SearchConstants("almadi", 5)):
        runs = [
            list(tune(what, "almadi", Config(2), "seed", 1, 4, 2, workers))
            for workers in (Alone(), Alone())
        ]
        assert runs[0] == runs[1]
        assert runs[0][0].centre != what.start()


def test_a_bot_consents_when_its_faction_needs_coins() -> None:
    """BL-5.4: the rule answers for a seat that is played by a bot."""
    view = {"game": "belaad", "pending": {"kind": "consent"}}
    for number in range(10):
        bot = make_bot("random", "belaad", f"{number}")
        assert bot.choose(view, [0, 1], lambda rng: pytest.fail("not called")) == 1


def test_what_the_rules_decide_for_a_bot_needs_no_thinking() -> None:
    """BL-5.4: a worker that is late or dead cannot refuse for a seat."""
    rules = game("belaad")
    st = rules.start(Config(4), "coins")
    rng = Rng.from_seed("the way to a consent")
    kinds = set()
    while "consent" not in kinds:
        kind = st.frames[-1].KIND
        kinds.add(kind)
        due = 1 if kind == "consent" else None
        assert (courtesy(st), settled(st)) == (due, None if due is None else [due])
        apply(st, st.legal[rng.below(len(st.legal))])
    assert manners("belaad") == {"consent": 1}
    assert manners("alrashid") == {}


def test_a_bot_consents_in_a_measured_game_too() -> None:
    """BL-5.4 where the lab takes the guard off a bot: no member ever refuses its coins."""
    rules = game("belaad")
    journal = Journal()
    for number in range(3):
        play_game(rules, Config(4), f"{number}", ["random"] * 4, journal=journal)
    kinds = [event.name for event in journal.events]
    assert "consented" in kinds
    assert "refused" not in kinds


def test_a_duel_is_repeatable_and_bad_values_lose_it() -> None:
    what = Weights("almadi")
    won = list(duel(what, "almadi", Config(2), what.start(), "s", 4, Alone()))
    assert won == list(duel(what, "almadi", Config(2), what.start(), "s", 4, Alone()))
    worse = [-weight for weight in what.start()]
    assert sum(duel(what, "almadi", Config(2), worse, "s", 4, Alone())) == 0


def test_constants_are_tuned_on_a_scale_that_keeps_them_positive() -> None:
    what = SearchConstants("almadi", 5)
    now = load_constants("almadi")
    assert what.values(what.start()) == {"explore": now.explore, "bias": now.bias}
    assert all(value > 0 for value in what.values([-9.0, -9.0]).values())
