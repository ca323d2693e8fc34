"""Making an act at the terminal: laid in any order, shown before it is done, done by `ok` alone."""

import io
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from majlis.bots import act, make_bot
from majlis.cli.making import ChoiceLine, ItemLine, lines, whole
from majlis.cli.table import TerminalTable
from majlis.games.catalogue import GAMES
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.play import Draft, Match, begin
from majlis.texts import LANGUAGES, Words

Type = Callable[..., str]


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Type:
    """Sits the seat that must choose down at a terminal and types; gives what the screen shows."""

    def typed(match: Match, *answers: str, language: str = "en") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{a}\n" for a in answers)))
        out, name = io.StringIO(), match.rules.meta.name
        seats = [seat for seat in range(match.config.players) if seat != match.to_act]
        bots = {seat: make_bot("random", name, f"{seat}") for seat in seats}
        words = Words(language, name, [f"P{seat}" for seat in range(match.config.players)])
        screen = Console(file=out, width=400)
        TerminalTable(match, bots, words, screen, tmp_path / "game.json", {}).run()
        return out.getvalue()

    return typed


def acts(name: str, tries: int = 6) -> Iterator[Match]:
    """Random games act by act: the match before each decision that begins an act."""
    rules = GAMES[name]
    for number in range(tries):
        match = Match(rules, Config(rules.meta.players[-1]), f"acts {number}")
        bot = make_bot("random", name, f"{number}")
        while not match.is_over:
            yield match
            match.act_many(match.to_act, act(bot, rules, match.state))


def draft_of(match: Match) -> Draft:
    return begin(match.rules, match.state, match.to_act)


def in_trade() -> Match:
    """Three of several goods are to be taken."""
    for match in acts("alrashid"):
        draft = draft_of(match)
        basket = draft.question.basket if draft.question else None
        assert match.frame is not None
        if match.frame.KIND == "trade" and basket is not None and basket.want == 3:
            laid = [1 if index < 3 else 0 for index in range(len(basket.items))]
            if len(basket.items) >= 3 and basket.is_whole(laid):
                return match.copy()
    pytest.fail("nobody ever traded")


def test_a_set_is_laid_in_any_order_and_is_one_act(keyboard: Type) -> None:
    for order in (("1", "2", "3"), ("3", "1", "2")):
        match = in_trade()
        start, seat, before = len(match.log), match.to_act, match.acts_done
        shown = keyboard(match, *order, "ok", "quit")
        made = match.acts[before]
        assert (made.seat, made.start) == (seat, start)
        taken = [step.choice for step in match.log[made.start : made.end]]
        assert taken == sorted(taken)
        assert len(set(taken)) == len(taken)
        assert "3 more are needed" in shown
        assert "One more is needed" in shown


def test_nothing_is_done_without_ok(keyboard: Type) -> None:
    match = in_trade()
    start = len(match.log)
    shown = keyboard(match, "3", "1", "2", "save", "quit")
    assert len(match.log) == start
    assert "Your move: " in shown
    assert "Type ok" in shown
    assert "Something is still missing" in keyboard(match, "3", "ok", "quit")
    assert len(match.log) == start


def test_what_is_laid_can_be_put_back(keyboard: Type) -> None:
    match = in_trade()
    start = len(match.log)
    offered = lines(draft_of(match))
    shown = keyboard(match, "1", "2", "-1", "-1", "back", "back", "undo", "quit")
    assert len(match.log) == start
    first = Words("en", "alrashid").word("table-item", text="", laid=1, most=1).split(" of")[0]
    assert first in shown
    assert shown.count("There is nothing to undo here") == 2
    keyboard(match, "1", "-1", "3", "2", "1", "ok", "quit")
    taken = {step.choice for step in match.log[start : match.acts[-1].end]}
    assert len(offered) >= 3
    assert len(taken) >= 3


def test_undo_drops_what_is_being_made_first(keyboard: Type) -> None:
    match = in_trade()
    start = len(match.log)
    shown = keyboard(match, "1", "2", "undo", "quit")
    assert len(match.log) == start
    assert shown.rstrip().count("3 more are needed") == 2


@pytest.mark.parametrize("name", ["almadi", "alhambra", "belaad"])
def test_undo_takes_back_a_whole_act(keyboard: Type, name: str) -> None:
    for match in acts(name):
        last = match.acts[-1] if match.acts else None
        if last is None or last.end - last.start < 2:
            continue
        if match.to_act == last.seat and match.may_undo(last.seat):
            own = match.copy()
            keyboard(own, "undo", "quit")
            assert len(own.log) == last.start
            return
    pytest.fail("no long act could be taken back")


def test_what_is_not_offered_is_refused_with_its_clause(keyboard: Type) -> None:
    match = in_trade()
    shown = keyboard(match, "1", "2", "3", "1", "why", "?1", "?", "quit")
    assert "AR-18" in shown.split("Your move: ")[1].split("Type ok")[1]


def first_single(warned: bool) -> tuple[Match, int]:
    """A choice that is a whole act and brings a penalty, or none, by its number on the screen."""
    for match in acts("almadi"):
        draft = draft_of(match)
        if draft.question is None or draft.question.basket is not None:
            continue
        for number, line in enumerate(lines(draft), 1):
            after = line.pick(draft)
            seen = after.forecast()
            if after.is_single and seen is not None and bool(seen.warnings) == warned:
                return match.copy(), number
    pytest.fail("nobody ever had such a choice")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_penalty_is_told_before_it_happens(keyboard: Type, language: str) -> None:
    sign = Words(language, "almadi").word("table-warning", text="").strip()
    match, number = first_single(warned=True)
    start = len(match.log)
    assert sign in keyboard(match, str(number), "quit", language=language)
    assert len(match.log) == start, "a single choice, but not done at once"
    keyboard(match, str(number), "ok", "quit", language=language)
    assert len(match.log) > start
    match, number = first_single(warned=False)
    start = len(match.log)
    assert sign not in keyboard(match, str(number), "quit", language=language)
    assert len(match.log) > start, "nothing to be warned of: done at once"


def test_a_basket_that_costs_too_much_says_so_before_it_is_closed(keyboard: Type) -> None:
    for match in acts("alhambra"):
        draft = draft_of(match)
        for number, line in enumerate(lines(draft), 1):
            paying = line.pick(draft) if isinstance(line, ChoiceLine) else draft
            for coin, item in enumerate(lines(paying), 1):
                if paying is draft or not isinstance(item, ItemLine):
                    continue
                if not item.basket.can_add(paying.laid, item.index):
                    continue
                ready = whole(item.pick(paying))
                seen = ready.forecast() if ready is not None else None
                if seen is not None and seen.warnings:
                    own = match.copy()
                    shown = keyboard(own, str(number), str(coin), "quit")
                    assert "too much: no change" in shown
                    assert len(own.log) == len(match.log)
                    return
    pytest.fail("nobody could ever pay too much")


def test_what_is_forced_is_shown_and_waits_for_ok(keyboard: Type) -> None:
    for match in acts("almadi"):
        draft = draft_of(match)
        for number, line in enumerate(lines(draft), 1):
            after = line.pick(draft) if draft.question and not draft.question.basket else draft
            if after.is_complete and after.made[-1].is_forced:
                own = match.copy()
                shown = keyboard(own, str(number), "quit")
                assert len(own.log) == len(match.log)
                assert "nothing else is possible" in shown
                keyboard(own, str(number), "ok", "quit")
                assert len(own.log) > len(match.log)
                return
    pytest.fail("nothing was ever forced")


@pytest.mark.parametrize("name", GAMES)
def test_what_is_made_on_the_screen_is_one_act_of_the_match(name: str) -> None:
    rng = Rng.from_seed(name)
    longest = made = 0
    for match in acts(name, 1):
        draft, seat, before = draft_of(match), match.to_act, match.acts_done
        for _ in range(60):
            if (ready := whole(draft)) is not None and (draft.is_complete or not rng.below(2)):
                break
            if draft.is_whole and not rng.below(3):
                draft = draft.close()
                continue
            offered = lines(draft)
            line = offered[rng.below(len(offered))]
            basket = draft.question.basket if draft.question else None
            items = len(basket.items) if basket else 0
            index = offered.index(line)
            if basket is not None and index < items and not basket.can_add(draft.laid, index):
                continue
            draft = line.pick(draft)
        if ready is None:
            continue
        made += 1
        longest = max(longest, len(ready.choices))
        copy = match.copy()
        assert copy.act_many(seat, ready.choices) is None
        assert copy.acts_done == before + 1
    assert made > 20
    assert longest > 1
