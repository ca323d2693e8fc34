"""The bots' queue: people first, everybody in turn, less thought instead of none, never chance."""

import asyncio
import os
import secrets
import signal
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from majlis.bots import act, default_bot, make_bot
from majlis.bots.levels import LEARNED, STAND_INS
from majlis.games.catalogue import game
from majlis.kernel.rng import Rng
from majlis.server.bot_jobs import Choose, Hint
from majlis.server.bot_queue import Task, Waiting
from majlis.server.bots import ADVICE, PLAY, REVIEW, SHOW, BotPool, NoAnswer, SavedMatch
from tests.server.serving import Person, Server, serving, settings_in
from tests.server.test_bots import SECRET, saved, some_match, with_pool


def choosing(level: str = "master", seconds: float = 5.0) -> Choose:
    return Choose(saved(some_match(steps=0)), 0, level, "chance", seconds)


def taken(*asked: tuple[int, str, str]) -> list[str]:
    """Names in the order in which they are taken, of jobs as (urgency, owner, name)."""

    async def run() -> list[str]:
        waiting = Waiting()
        names: dict[int, str] = {}
        for urgency, owner, name in asked:
            task = Task(choosing(), urgency, owner, 10.0)
            names[id(task)] = name
            waiting.put(task)
        return [names[id(await waiting.get())] for _ in asked]

    return asyncio.run(run())


def test_people_who_wait_go_first() -> None:
    asked = [(REVIEW, "x", "d"), (SHOW, "x", "c"), (ADVICE, "x", "b"), (PLAY, "x", "a")]
    assert taken(*asked) == ["a", "b", "c", "d"]


def test_whoever_has_many_tables_takes_turns_with_the_others() -> None:
    many = [(PLAY, "guest", f"g{n}") for n in range(19)]
    order = taken(*many, (PLAY, "ada", "ada"), (PLAY, "bob", "bob"))
    assert order[:5] == ["g0", "ada", "bob", "g1", "g2"]


def test_a_crowd_is_counted_by_people_and_by_their_own_tables() -> None:
    async def run() -> list[int]:
        waiting = Waiting()
        tasks = [Task(choosing(), PLAY, "guest", 10.0) for _ in range(19)]
        tasks.append(Task(choosing(), PLAY, "ada", 10.0))
        for task in tasks:
            waiting.put(task)
        return [waiting.crowd(tasks[0]), waiting.crowd(tasks[-1])]

    assert asyncio.run(run()) == [38, 2]


@pytest.mark.parametrize(
    ("level", "share", "becomes"),
    [
        ("master", 1.0, "master"),
        ("master", 0.25, "search:250ms"),
        ("master", 0.01, "apprentice"),
        ("expert", 0.5, "search:100"),
        ("expert", 0.05, "apprentice"),
        ("apprentice", 0.01, "apprentice"),
        ("novice", 0.01, "novice"),
    ],
)
def test_a_bot_in_a_crowd_thinks_less_down_to_the_quick_choice(
    level: str, share: float, becomes: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("majlis.server.bot_jobs.made_of", lambda level, game: STAND_INS[level])
    assert choosing(level).eased(share, 10.0).level == becomes


@pytest.mark.parametrize(
    ("level", "share", "becomes"),
    [
        ("grandmaster", 1.0, "grandmaster"),
        ("grandmaster", 0.25, "network-search:250ms"),
        ("grandmaster", 0.01, "network"),
        ("master", 0.01, "master"),
        ("novice", 0.01, "novice"),
    ],
)
def test_a_bot_with_a_network_thinks_less_down_to_what_the_network_likes(
    level: str, share: float, becomes: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("majlis.server.bot_jobs.made_of", lambda level, game: LEARNED[level])
    assert choosing(level).eased(share, 10.0).level == becomes


def test_time_that_is_nearly_over_leaves_the_quick_choice() -> None:
    assert choosing("master").eased(1.0, 0.2).level == "apprentice"
    assert choosing("master", 5.0).eased(0.5, 10.0).seconds == 2.5


def test_advice_in_a_crowd_is_thought_about_less() -> None:
    hint = Hint(saved(some_match(steps=0)), 0, 400, "chance")
    assert hint.eased(0.25, 10.0).iterations == 100
    assert hint.eased(0.001, 10.0).iterations > 0


def test_a_bot_without_a_worker_is_played_by_the_quick_bot_and_never_by_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = some_match()
    seat = match.to_act

    def no_chance(*_: Any) -> int:
        raise AssertionError("a bot was played at random")

    monkeypatch.setattr(secrets, "choice", no_chance)

    async def work(pool: BotPool) -> None:
        while not pool._running:
            await asyncio.sleep(0.01)
        for process in pool._running.values():
            os.kill(process.pid, signal.SIGSTOP)
        chosen = await pool.choose(saved(match), seat, "master", match.state)
        chance = pool.chance(saved(match), seat)
        rules = game("alrashid")
        dealt = rules.redeal(match.state, seat, Rng.from_seed(f"redeal {chance}"))
        assert chosen == act(make_bot(default_bot("alrashid"), "alrashid", chance), rules, dealt)
        assert pool.is_strained

    with_pool(work, seconds=0.3)


def test_nobody_asks_for_advice_many_times_at_once() -> None:
    match = some_match()

    async def work(pool: BotPool) -> list[str]:
        while not pool._running:
            await asyncio.sleep(0.01)
        for process in pool._running.values():
            os.kill(process.pid, signal.SIGSTOP)
        asked = [pool.hint(saved(match), match.to_act, owner="ada") for _ in range(5)]
        told = await asyncio.gather(*asked, return_exceptions=True)
        return [str(error) for error in told if isinstance(error, NoAnswer)]

    told = with_pool(work, seconds=0.3)
    assert sum("advice" in reason for reason in told) == 3


def test_the_queue_tells_its_length_and_its_oldest() -> None:
    async def run() -> None:
        pool = BotPool(1, SECRET, 5.0)  # not started: nobody works
        asked = asyncio.create_task(pool.ask(choosing(), PLAY, owner="ada"))
        while not pool.waiting:
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)
        assert pool.waiting == 1
        assert pool.oldest > 0.0
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert pool.waiting == 0
        assert pool.oldest == 0.0

    asyncio.run(run())


# --- at a server -------------------------------------------------------------------------------


def test_one_person_has_so_many_tables_with_bots_and_is_told_so(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, bot_tables=2, bot_pause=60)) as server:
        ada, bob = Person(server), Person(server)
        for _ in range(2):
            ada.table("almadi", "me bot:novice")
        wanted = {"game": "almadi", "players": 2, "seats": ["me", "bot:novice"]}
        problem = ada.post("/api/tables", wanted, expect=429)["problem"]
        assert problem["code"] == "too-many"
        assert problem["text"] == {"key": "problem-bot-tables", "args": {"most": 2}}
        empty = ada.table("almadi", "me open")["id"]  # nobody thinks there
        assert ada.post(f"/api/tables/{empty}/start", {}, expect=429)
        assert ada.post(f"/api/tables/{empty}/seats", {"seat": 1, "fill": "bot:novice"}, expect=429)
        bob.table("almadi", "me bot:novice")


def acts(server: Server, table: str) -> int:
    return server.house.hub.tables[table].table.acts


def test_bots_among_themselves_wait_until_somebody_looks(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, bot_pause_alone=600)) as server:
        ada = Person(server)
        seats = "bot:novice bot:novice"
        alone, watched = (ada.table("almadi", seats, public=True)["id"] for _ in range(2))
        with ada.look(watched) as eyes:
            eyes.until("snapshot")
            for _ in range(6):
                eyes.until("act")
        assert acts(server, alone) == 0, "nobody looked on: they waited"
        with ada.look(alone) as eyes:
            eyes.until("act")


def test_bots_that_a_player_waits_for_are_asked_before_those_of_a_show(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings_in(tmp_path)) as server:
        bots = server.house.services.bots
        asked: list[tuple[str, int]] = []
        choose = bots.choose

        async def noted(match: SavedMatch, *given: Any, **more: Any) -> Any:
            asked.append((match.table, more["urgency"]))
            return await choose(match, *given, **more)

        monkeypatch.setattr(bots, "choose", noted)
        ada = Person(server)
        show = ada.table("almadi", "bot:novice bot:novice", public=True)["id"]
        mine = ada.table("almadi", "me bot:novice bot:novice")["id"]
        with ada.look(show) as eyes:
            eyes.until("act")
        assert {urgency for table, urgency in asked if table == show} == {SHOW}
        with ada.look(mine) as eyes:
            eyes.until("snapshot")
            asked.clear()  # before she was there nobody waited
            while mine not in {table for table, _ in asked}:
                if ada.get(f"/api/tables/{mine}", seat=0)["position"]["draft"]:
                    ada.command(mine, "act", **ada.whole_act(mine, 0))
                sleep(0.05)
        assert {urgency for table, urgency in asked if table == mine} == {PLAY}


def test_health_and_figures_tell_the_queue(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path)) as server:
        ada = Person(server)
        told = ada.get("/health")
        assert told["degraded"] is False
        assert told["oldest"] == 0.0
        server.house.services.bots.strained()
        told = ada.get("/health")
        assert told["ok"] is True
        assert told["degraded"] is True
        text = ada.http.get("/metrics").text
        assert "majlis_bot_oldest_seconds 0.0" in text
        assert "majlis_bot_eased_total" in text
