"""The bot pool: legal choices in time, whatever happens to its workers."""

import asyncio
import gc
import os
import signal
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from majlis.bots import welcome
from majlis.games.catalogue import GAMES, game
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.play import Match
from majlis.play.act import is_whole
from majlis.server import bot_jobs
from majlis.server.bot_jobs import Choose, Hint, Memory, SavedMatch
from majlis.server.bots import PLAY, REVIEW, BotPool, NoAnswer

SECRET = "a secret of the tests"


def saved(match: Match, table: str = "t1") -> SavedMatch:
    choices = [step.choice for step in match.log]
    return SavedMatch(table, match.rules.meta.name, match.config.to_json(), match.seed, choices)


def some_match(name: str = "alrashid", steps: int = 20) -> Match:
    match = Match(game(name), Config(3), "a seed")
    rng = Rng.from_seed("the way there")
    while len(match.log) < steps:
        match.act(match.to_act, match.choices[rng.below(len(match.choices))])
    return match


def with_pool(work: Callable[[BotPool], Awaitable[Any]], seconds: float = 30.0) -> Any:
    async def run() -> Any:
        pool = BotPool(1, SECRET, seconds, hint_iterations=10)
        await pool.start()
        try:
            return await work(pool)
        finally:
            await pool.close()

    return asyncio.run(run())


def test_workers_choose_and_hint_for_every_game() -> None:
    async def work(pool: BotPool) -> None:
        for name in GAMES:
            match = some_match(name, 6)
            seat = match.to_act
            choices = await pool.choose(saved(match, name), seat, "novice", match.state)
            assert is_whole(match.state, choices)
            advice = await pool.hint(saved(match, name), seat)
            assert all(is_whole(match.state, choices) for choices, _ in advice.acts)
            assert all(0.0 <= chance <= 1.0 for _, chance in advice.acts)

    with_pool(work)


def test_the_same_question_has_the_same_answer_and_the_secret_decides_it() -> None:
    match = some_match()
    pools = [BotPool(1, SECRET), BotPool(1, SECRET), BotPool(1, "another secret of the tests")]
    chances = [pool.chance(saved(match), 0) for pool in pools]
    assert chances[0] == chances[1] != chances[2]
    other_seed = SavedMatch("t1", "alrashid", match.config.to_json(), "another", [])
    same_place = SavedMatch("t1", "alrashid", match.config.to_json(), "a seed", [])
    assert pools[0].chance(other_seed, 0) == pools[0].chance(same_place, 0)


def test_a_killed_worker_is_started_anew_and_its_job_done_again() -> None:
    match = some_match()

    async def work(pool: BotPool) -> None:
        first = await pool.choose(saved(match), match.to_act, "novice", match.state)
        (process,) = pool._running.values()
        os.kill(process.pid, signal.SIGKILL)
        assert await pool.choose(saved(match), match.to_act, "novice", match.state) == first
        (other,) = pool._running.values()
        assert other.pid != process.pid
        assert pool.alive == 1

    with_pool(work)


def in_a_long_act() -> Match:
    """A match in which a seat has several goods to take, one after the other."""
    match = some_match(steps=0)
    rng = Rng.from_seed("trade")
    while getattr(match.frame, "left", 0) < 3:
        match.act(match.to_act, match.choices[rng.below(len(match.choices))])
    return match


def test_a_bot_that_thinks_too_long_is_replaced_by_a_whole_act() -> None:
    match = in_a_long_act()

    async def stop_the_worker(pool: BotPool, before: int = 0) -> int:
        while not (found := [p.pid for p in pool._running.values() if p.pid != before]):
            await asyncio.sleep(0.01)
        os.kill(found[0], signal.SIGSTOP)
        return found[0]

    async def work(pool: BotPool) -> None:
        first = await stop_the_worker(pool)
        choices = await pool.choose(saved(match), match.to_act, "master", match.state)
        assert is_whole(match.state, choices)
        await stop_the_worker(pool, first)
        with pytest.raises(NoAnswer):
            await pool.hint(saved(match), match.to_act)

    with_pool(work, seconds=0.3)


def test_a_job_that_cannot_be_done_is_told_and_the_worker_lives_on() -> None:
    match = some_match()

    async def work(pool: BotPool) -> None:
        wrong_seat = (match.to_act + 1) % 3
        with pytest.raises(NoAnswer, match="not to choose"):
            await pool.hint(saved(match), wrong_seat)
        before = list(pool._running.values())
        assert await pool.choose(saved(match), match.to_act, "novice", match.state)
        assert list(pool._running.values()) == before
        with pytest.raises(UserError, match="novice"):
            await pool.choose(saved(match), match.to_act, "search:1000s", match.state)

    with_pool(work)


def test_an_answer_that_is_no_whole_act_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    match = in_a_long_act()
    first = match.choices[-1]

    async def work(pool: BotPool) -> None:
        for wrong in ([first], [], [first, 10_000]):

            async def ask(*_: Any, answer: list[int] = wrong, **__: Any) -> list[int]:
                return answer

            monkeypatch.setattr(pool, "ask", ask)
            choices = await pool.choose(saved(match), match.to_act, "novice", match.state)
            assert is_whole(match.state, choices)

    with_pool(work)


def test_a_long_act_is_ended_by_a_quick_bot_when_time_is_short() -> None:
    match = in_a_long_act()
    began = time.perf_counter()
    choices = Choose(saved(match), match.to_act, "master", "chance", 0.0).do(Memory())
    assert time.perf_counter() - began < 1.0, "a master thinks for a second"
    assert is_whole(match.state, choices)


def test_live_play_goes_before_reviews() -> None:
    match = some_match()
    order: list[str] = []

    async def ask(pool: BotPool, name: str, priority: int) -> None:
        await pool.ask(Choose(saved(match), match.to_act, "novice", "chance", 1.0), priority)
        order.append(name)

    async def work(pool: BotPool) -> None:
        jobs = [ask(pool, f"review {n}", REVIEW) for n in range(3)] + [ask(pool, "play", PLAY)]
        await asyncio.gather(*jobs)

    with_pool(work)
    assert order[0] == "play"


def test_a_worker_goes_on_from_a_match_it_knows_and_notices_an_undo() -> None:
    memory = Memory()
    match = some_match(steps=10)
    first = memory.match(saved(match))
    longer = some_match(steps=14)
    assert memory.match(saved(longer)) is first
    assert memory.match(saved(match)) is not first
    assert len(memory.match(saved(match)).log) == 10


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_cannot_reach_the_true_state(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that hangs on the bot's arguments is searched for the true state and the seed."""
    match = some_match(name, 12)
    true_seed = "a seed that no bot may see"
    match = Match(match.rules, match.config, true_seed)
    memory = Memory()
    reached: list[Any] = []

    class Spy:
        def choose(self, view: Any, choices: list[int], redeal: Any) -> int:
            found, todo = {id(view): view}, [view, choices, redeal]
            while todo:
                for thing in gc.get_referents(todo.pop()):
                    if id(thing) not in found and not isinstance(thing, type | type(gc)):
                        found[id(thing)] = thing
                        todo.append(thing)
            reached.extend(found.values())
            return choices[0]

    monkeypatch.setattr(bot_jobs, "make_bot", lambda *args: Spy())
    Choose(saved(match), match.to_act, "novice", "chance", 1.0).do(memory)
    true = memory.match(saved(match))
    assert not any(thing is true.state or thing is true for thing in reached)
    assert not any(isinstance(thing, str) and true_seed in thing for thing in reached)
    imagined = [thing for thing in reached if isinstance(thing, type(true.state))]
    assert imagined
    assert all(state.rng.word() != true.state.copy().rng.word() for state in imagined)


def test_a_hint_tells_whole_acts_the_best_first() -> None:
    match = some_match()
    advice = Hint(saved(match), match.to_act, 60, "chance").do(Memory())
    assert 1 < len(advice.acts) <= 3
    assert all(is_whole(match.state, choices) for choices, _ in advice.acts)
    chances = [chance for _, chance in advice.acts]
    assert chances == sorted(chances, reverse=True)
    assert not advice.anew


def test_an_agent_of_the_host_plays_and_one_that_is_gone_is_replaced() -> None:
    match = some_match()

    async def run() -> tuple[list[int], list[int]]:
        pool = BotPool(1, SECRET, 60.0, agents=["last_one=tests.bots.agents:last"])
        await pool.start()
        try:
            seat = match.to_act
            own = await pool.choose(saved(match), seat, "last_one", match.state)
            welcome(["gone=tests.bots.agents:last"])  # offered here, and unknown to the worker
            return own, await pool.choose(saved(match), seat, "gone", match.state)
        finally:
            await pool.close()
            welcome([])

    own, other = asyncio.run(run())
    assert is_whole(match.state, own)
    assert own[0] == match.choices[-1]
    assert is_whole(match.state, other)
