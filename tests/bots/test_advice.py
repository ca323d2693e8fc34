"""Chances that are told to people: true, by side, and blind to what a seat may not know."""

import time
import tomllib
from functools import partial
from pathlib import Path

import pytest

from majlis.bots import adviser, make_bot, win_chances
from majlis.bots.bot import CarefulBot
from majlis.bots.evaluators import load_constants, load_evaluator
from majlis.bots.search import SearchBot, Tree
from majlis.games.catalogue import GAMES, game
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.kernel.runner import apply, is_over, play_out, to_act
from majlis.kernel.state import State
from majlis.lab.calibrate import Fit, fit, reliability
from majlis.lab.positions import Position
from tests.cli.conftest import Run
from tests.cli.conftest import majlis as majlis_command

command = majlis_command


def random_state(rules: Rules, players: int, seed: str, decisions: int) -> State:
    st = rules.start(Config(players), seed)
    rng = Rng.from_seed(seed)
    for _ in range(decisions):
        apply(st, st.legal[rng.below(len(st.legal))])
    return st


@pytest.mark.parametrize("budget", [0, 8])
@pytest.mark.parametrize("name", GAMES)
def test_chances_of_all_sides_add_up_and_an_end_is_its_result(name: str, budget: int) -> None:
    rules = game(name)
    for players in rules.meta.players:
        st = random_state(rules, players, "advice", 25)
        teams = load_evaluator(name).teams(st)
        for _ in range(2):
            found = win_chances(rules, st, budget, Rng.from_seed("a"))
            assert found == win_chances(rules, st, budget, Rng.from_seed("a"))
            assert sum({teams[seat]: found[seat] for seat in range(players)}.values()) == (
                pytest.approx(1)
            )
            play_out(st, Rng.from_seed("end"))
        assert is_over(st)
        winners = {s.seat for s in rules.standings(st) if s.place == 1}
        assert {seat for seat in range(players) if found[seat] > 0} == winners


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_is_told_no_more_than_it_knows(name: str) -> None:
    rules = game(name)
    true = random_state(rules, rules.meta.players[-1], "spy", 30)
    seat = to_act(true)
    other = rules.redeal(true, seat, Rng.from_seed("swap"))
    assert rules.dump(other)["state"] != rules.dump(true)["state"]
    told = [win_chances(rules, st, 6, Rng.from_seed("a"), seat) for st in (true, other)]
    assert told[0] == told[1]


@pytest.mark.parametrize("name", GAMES)
def test_calibration_keeps_par_and_order(name: str) -> None:
    rules = game(name)
    made = load_evaluator(name)
    for players in rules.meta.players:
        st = rules.start(Config(players), "par")
        sides = len(set(made.teams(st)))
        par = [1 / sides] * players
        assert made.calibrated(st, par) == pytest.approx(par)
        assert made.calibrated_one(st, 1 / sides) == pytest.approx(1 / sides)
        rising = [made.calibrated_one(st, chance / 20) for chance in range(21)]
        assert rising == sorted(rising)
        assert (rising[0], rising[-1]) == (0, 1)


def test_the_chance_of_one_seat_is_that_of_all_where_the_others_are_equal() -> None:
    made = type(load_evaluator("alrashid"))(
        game("alrashid"), load_evaluator("alrashid").weights, 6.0, 0.5, 2.0
    )
    st = game("alrashid").start(Config(3), "one")
    every = made.calibrated(st, [0.5, 0.25, 0.25])
    assert every[0] == pytest.approx(made.calibrated_one(st, 0.5))
    assert made.power(st) == pytest.approx(2.0 - 1.5 * made.ahead(st))


@pytest.mark.parametrize("name", GAMES)
def test_the_part_of_the_game_to_come_shrinks(name: str) -> None:
    rules = game(name)
    made = load_evaluator(name)
    st = rules.start(Config(rules.meta.players[0]), "ahead")
    rng = Rng.from_seed("ahead")
    seen = [made.ahead(st)]
    while not is_over(st):
        apply(st, st.legal[rng.below(len(st.legal))])
        seen.append(made.ahead(st))
    assert seen[0] > 0.7
    assert seen[-1] < 0.5
    assert all(0 <= value <= 1 for value in seen)


def test_an_adviser_explains_with_chances() -> None:
    rules = game("belaad")
    st = random_state(rules, 4, "explain", 12)
    seat = to_act(st)
    rated = adviser("belaad", "x", "40").explain(
        rules.view(st, seat), st.legal, lambda rng: rules.redeal(st, seat, rng)
    )
    assert sorted(choice for choice, _, _ in rated) == st.legal
    assert all(0 < chance < 1 for _, chance, _ in rated)
    assert sum(visits for _, _, visits in rated) == 40


def test_a_cpu_budget_counts_work_and_not_waiting() -> None:
    rules = game("almadi")
    st = random_state(rules, 2, "cpu", 4)
    seat = to_act(st)

    def slow(rng: Rng) -> State:
        time.sleep(0.01)
        return rules.redeal(st, seat, rng)

    made = load_evaluator("almadi")
    began = time.thread_time()
    SearchBot(Rng.from_seed("c"), made, seconds=0.05, cpu=True).choose(
        rules.view(st, seat), st.legal, slow
    )
    worked = time.thread_time() - began
    began = time.thread_time()
    SearchBot(Rng.from_seed("c"), made, seconds=0.05).choose(rules.view(st, seat), st.legal, slow)
    assert time.thread_time() - began < worked


def test_budgets_in_cpu_time_have_a_name() -> None:
    made = make_bot("search:20ms:cpu", "almadi", "x")
    assert isinstance(made, CarefulBot)
    assert isinstance(made.bot, SearchBot)
    assert (made.bot.seconds, made.bot.cpu) == (0.02, True)
    assert adviser("almadi", "x", "2s").cpu is False
    for wrong in ("search:200:cpu", "search:cpu", "greedy:cpu"):
        with pytest.raises(UserError, match="unknown bot"):
            make_bot(wrong, "almadi", "x")


def most_visited(tree: Tree) -> int:
    return max(tree.root.children, key=lambda choice: tree.root.children[choice].visits)


def test_a_search_that_stops_early_chooses_the_same() -> None:
    rules = game("alrashid")
    made = load_evaluator("alrashid")
    saved = 0
    for decisions in (5, 20, 35, 50):
        st = random_state(rules, 2, "early", decisions)
        redeal = partial(rules.redeal, st, to_act(st))
        short, long = (
            SearchBot(Rng.from_seed("e"), made, 100).search(redeal, early)
            for early in (True, False)
        )
        assert most_visited(short) == most_visited(long)
        assert long.done == 100
        saved += long.done - short.done
    assert saved > 0


def test_a_fit_finds_the_powers_that_made_the_results() -> None:
    """Results are drawn with known powers: early 0.5, late 2."""
    rng = Rng.from_seed("fit")
    found = []
    for number in range(4000):
        ahead = rng.below(101) / 100
        told = (rng.below(89) + 6) / 100
        own = told ** (2.0 - 1.5 * ahead)
        chance = own / (own + (1 - told) ** (2.0 - 1.5 * ahead))
        won = 1.0 if rng.below(10**6) < chance * 10**6 else 0.0
        found.append(Position(number, 2, ahead, (told, 1 - told), (won, 1 - won)))
    made = fit(found)
    assert made.early == pytest.approx(0.5, abs=0.15)
    assert made.late == pytest.approx(2.0, abs=0.3)
    assert made.after < made.before
    for row in reliability(found, made.early, made.late):
        assert row["told"] == pytest.approx(row["came"], abs=0.06)


def test_calibrating_writes_a_file_that_bots_can_read(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The evaluator knows nothing of games at random, so a power of 0 is better than one of 1."""
    path = tmp_path / "almadi.toml"
    args = ("calibrate", "almadi", "--bot", "random", "--budget", "0", "-n", "16", "--out")
    done = command(*args, str(path))
    assert done.code == 0, done.out + done.err
    assert "positions of 16 games" in done.out
    table = tomllib.loads(path.read_text())
    made = load_evaluator("almadi")
    assert list(table["weights"].values()) == made.weights
    assert table["search"]["bias"] == load_constants("almadi").bias
    assert table["calibration"]["late"] > 0
    assert "exists already" in command(*args, str(path)).err
    monkeypatch.setattr("majlis.lab.calibrate.fit", lambda found: Fit(50.0, 50.0, 0.0, 0.0))
    useless = command(*args, str(tmp_path / "other.toml"))
    assert useless.code == 1
    assert "nothing is written" in useless.out
    assert not (tmp_path / "other.toml").exists()
