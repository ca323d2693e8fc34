"""Reviews: made in the background, taken up again after a stop, adding up to the result."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from majlis.bots.coach import Coach
from majlis.games.catalogue import game
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.play import Malformed, Match
from majlis.play.act import is_whole
from majlis.play.line import first_act
from majlis.server import review as reviewing
from majlis.server.admin import opened
from majlis.server.bot_jobs import ActReview, Ends, Memory, Opinion, SavedMatch
from majlis.server.bot_jobs import Review as ReviewJob
from majlis.server.bots import BotPool, NoAnswer
from majlis.server.review import DONE, FAILED, NONE, QUEUED, Reviews, costly_acts, summary
from majlis.server.showing import replayed, turning
from majlis.server.storage.base import Database
from majlis.server.storage.reviews import ReviewRow
from majlis.server.trials import contradictions
from majlis.server.wire import Said, said
from tests.cli.conftest import Run
from tests.cli.conftest import majlis as majlis_command
from tests.server.test_admin import table

command = majlis_command

PLAYERS = 2


@pytest.fixture(scope="module")
def played() -> SavedMatch:
    match = Match(game("almadi"), Config(PLAYERS), "a seed")
    rng = Rng.from_seed("any game")
    while not match.is_over:
        match.act(match.to_act, match.choices[rng.below(len(match.choices))])
    choices = [step.choice for step in match.log]
    return SavedMatch("t1", "almadi", match.config.to_json(), "a seed", choices)


class Pool(BotPool):
    """A pool that does its jobs here and can be told to stop."""

    def __init__(self, stop_after: int = 10_000) -> None:
        super().__init__(1, "a secret of the tests")
        self.memory = Memory()
        self.left = stop_after
        self.done: list[int] = []

    async def ask(
        self, job: Any, urgency: int, seconds: float | None = None, owner: str = ""
    ) -> Any:
        if self.left == 0:
            raise NoAnswer("told to stop")
        if not isinstance(job, Ends):
            self.left -= 1
            self.done.append(len(job.match.choices))
        return msgspec.to_builtins(job.do(self.memory))


def with_database(folder: Path, work: Callable[[Database], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        async with opened(f"sqlite:///{folder / 'majlis.sqlite'}", new=True) as database:
            async with database.sessions() as session:
                session.add(table("t1", "finished", 0))
                await session.commit()
            return await work(database)

    return asyncio.run(run())


def ends(saved: SavedMatch) -> list[int]:
    """Where acts begin and end, as numbers of choices."""
    return [0, *Ends(saved).do(Memory())]


def test_a_review_is_made_act_by_act_and_adds_up(tmp_path: Path, played: SavedMatch) -> None:
    pool = Pool()

    async def find(_table_id: str) -> SavedMatch:
        return played

    async def work(database: Database) -> None:
        reviews = Reviews(database, pool, 4, find)
        assert (await reviews.get("t1")).status == NONE
        acts = ends(played)
        assert 10 < len(acts) < len(played.choices)
        asked = await reviews.ask("t1", len(acts) - 1)
        assert asked.status == QUEUED
        await reviews.start()
        while (review := await reviews.get("t1")).status != DONE:
            await asyncio.sleep(0.02)
        await reviews.close()
        assert review.progress == 1.0
        assert len(review.chances) == len(acts)
        assert all(sum(row) == pytest.approx(1.0, abs=0.001) for row in review.chances)
        for seat in range(PLAYERS):
            change = review.chances[-1][seat] - review.chances[0][seat]
            assert review.luck[seat] + review.play[seat] == pytest.approx(change, abs=0.001)
        assert any(abs(luck) > 0.01 for luck in review.luck)
        assert [c.loss for c in review.costly] == sorted(c.loss for c in review.costly)[::-1]
        for costly in review.costly:
            assert costly.loss == pytest.approx(costly.better_chance - costly.chance, abs=0.001)
            assert costly.text != costly.better
            before = match_until(played, acts[costly.act]).state
            assert is_whole(before, costly.line)
            taken = first_act(before, played.choices[acts[costly.act] :])
            better = first_act(before, costly.line)
            apart = next(n for n, made in enumerate(better.choices) if made != taken.choices[n])
            for line, told in ((taken, costly.text), (better, costly.better)):
                asked_for = [one for one in line.made if not one.is_forced]
                words = said(asked_for[apart].text)
                assert msgspec.to_builtins(words) == msgspec.to_builtins(told)

    with_database(tmp_path, work)


def test_a_stopped_review_goes_on_where_it_was(
    tmp_path: Path, played: SavedMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "KEEP_EVERY", 1)
    acts = ends(played)
    total = len(acts) - 1

    async def find(_table_id: str) -> SavedMatch:
        return played

    async def run_until(database: Database, pool: Pool, status: str) -> None:
        reviews = Reviews(database, pool, 0, find)
        await reviews.ask("t1", total)
        await reviews.start()
        while (await reviews.get("t1")).status != status:
            await asyncio.sleep(0.01)
        await reviews.close()

    async def work(database: Database) -> None:
        await run_until(database, Pool(stop_after=20), FAILED)
        kept = await Reviews(database, Pool(), 0, find).get("t1")
        assert len(kept.chances) == 20
        assert 0 < kept.progress < 1
        second = Pool()
        await run_until(database, second, DONE)
        assert second.done[: total - 19] == acts[20:]

    with_database(tmp_path, work)


def test_what_a_killed_server_left_is_taken_up_when_its_lease_is_over(
    tmp_path: Path, played: SavedMatch
) -> None:
    async def find(_table_id: str) -> SavedMatch:
        return played

    async def work(database: Database) -> None:
        reviews = Reviews(database, Pool(), 0, find)
        await reviews.ask("t1", len(played.choices))
        assert await reviews._claim() is not None
        assert await reviews._claim() is None
        async with database.sessions() as session:
            row = await session.get_one(ReviewRow, "t1")
            row.lease = 1
            await session.commit()
        assert await reviews._claim() is not None

    with_database(tmp_path, work)


def step(before: list[float], expected: list[float] | None, loss: float = 0.0) -> ActReview:
    opinion = Opinion(Said("a"), 0.5 - loss, Said("b"), 0.5, [0]) if loss else None
    return ActReview(0, 0, before, expected, opinion)


def test_luck_and_play_are_told_apart() -> None:
    steps = [
        step([0.5, 0.5], None),  # a choice without luck: from 0.5 to 0.6 by play
        step([0.6, 0.4], [0.7, 0.3]),  # a choice that gained 0.1, and luck that took 0.3
        step([0.4, 0.6], None),  # play
        step([1.0, 0.0], None),
    ]
    review = summary(DONE, 3, steps)
    assert review.luck == pytest.approx([-0.3, 0.3])
    assert review.play == pytest.approx([0.8, -0.8])
    assert review.costly == []


def test_small_losses_are_a_matter_of_taste() -> None:
    """An act by the chance that it left: it lost as much as the bot thinks, or the bot likes it."""
    losses = (0.01, 0.1, 0.0, 0.3)
    chances = [0.9, 0.89, 0.79, 0.69, 0.39]
    steps = [step([one, 1 - one], None, loss) for one, loss in zip(chances, losses, strict=False)]
    assert costly_acts([*steps, step([0.39, 0.61], None)]) == [3, 1]


def test_looking_back_takes_the_luck_that_was_as_one_of_many(played: SavedMatch) -> None:
    memory = Memory()
    lucky = []
    acts = ends(played)
    for at, end in list(pairwise(acts))[::5]:
        until = msgspec.structs.replace(played, choices=played.choices[:at])
        found = ReviewJob(until, played.choices[at:end], 0, "chance").do(memory)
        assert found.start == at
        assert sum(found.chances) == pytest.approx(1.0)
        lucky.append(found.expected is not None)
    assert True in lucky
    assert False in lucky


# --- what was played beside what would have been better ----------------------------------------


def match_until(saved: SavedMatch, step: int) -> Match:
    return Memory().match(msgspec.structs.replace(saved, choices=saved.choices[:step]))


def first_step(saved: SavedMatch, kind: str) -> int:
    """The first decision of a kind in a match."""
    steps = range(len(saved.choices))
    return next(at for at in steps if (f := match_until(saved, at).frame) and kind == f.KIND)


def test_a_turning_point_shows_both_acts_as_their_seat_sees_them(played: SavedMatch) -> None:
    step = first_step(played, "take_tile")
    match = match_until(played, len(played.choices))
    before = match_until(played, step)
    seat = before.to_act
    other = next(choice for choice in before.choices if choice != played.choices[step])
    coach = Coach(match.rules, before.state, seat, 4, "chance")
    act = before.acts_done
    assert match.step_after(act) == step
    shown = turning(match, act, coach.completed([other]))
    assert (shown.act, shown.seat) == (act, seat)
    assert shown.text == Said("waiting-take_tile", {"name": {"seat": seat}})
    assert shown.position == replayed(match, act, seat)
    # There was one place for the tile, so nobody was asked; where it went is told all the same.
    for way in (shown.played, shown.better):
        told = [(part.text.key, part.forced) for part in way.made]
        assert told == [("take_tile", False), ("place_tile", True)]
        assert [station[0].partition(":")[0] for station in way.path] == ["slot", "cell"]
        for feature in way.features:
            assert feature.before != feature.after
    assert shown.played.made[0] != shown.better.made[0]


def test_a_line_that_the_rules_do_not_allow_is_not_shown(played: SavedMatch) -> None:
    match = match_until(played, len(played.choices))
    for line in ([], [10_000]):
        with pytest.raises(Malformed):
            turning(match, 0, line)


def test_a_choice_in_the_middle_of_an_act_is_thought_about_too(played: SavedMatch) -> None:
    """A good tile in a bad place: the better act begins with the same tile."""
    acts = ends(played)
    late = 0
    for at, end in list(pairwise(acts))[:40]:
        until = msgspec.structs.replace(played, choices=played.choices[:at])
        made = played.choices[at:end]
        opinion = ReviewJob(until, made, 48, "chance", True).do(Memory()).opinion
        if opinion is not None:
            assert is_whole(match_until(played, at).state, opinion.line)
            assert opinion.line != made
            late += opinion.line[0] == made[0]
    assert late


# --- the figures of a turning point ------------------------------------------------------------


def looked_at(before: float, told: float, after: float, loss: float) -> list[ActReview]:
    """Two rows: an act of seat 0 that was expected to lead from `before` to `told`."""
    opinion = Opinion(Said("a"), 0.5, Said("b"), 0.5 + loss, [1])
    row = [before, 1 - before]
    act = ActReview(0, 0, row, [told, 1 - told], opinion)
    return [act, ActReview(-1, 1, [after, 1 - after], None, None)]


def test_a_loss_within_its_error_marks_nothing() -> None:
    """The curve's own error, and that of the comparison, each are enough to keep silent."""
    [act, end] = looked_at(0.45, 0.27, 0.30, 0.2)
    told = summary(DONE, 1, [replace(act, errors=[0.06, 0.06], expected_errors=[0.08, 0.08]), end])
    assert [one.error for one in told.costly] == [0.1]
    unsure = replace(act, errors=[0.2, 0.2])
    assert summary(DONE, 1, [unsure, end]).costly == []
    assert act.opinion is not None
    doubtful = replace(act, opinion=replace(act.opinion, error=0.25))
    assert summary(DONE, 1, [doubtful, end]).costly == []


def test_what_contradicts_the_curve_is_counted() -> None:
    acts = looked_at(0.45, 0.27, 0.30, 0.2)
    told = summary(DONE, 1, acts)
    assert contradictions(told, acts) == []
    lucky = replace(told, chances=[told.chances[0], [0.44, 0.56]])
    assert any("where the curve falls by 0.01" in one for one in contradictions(lucky, acts))
    assert any("do not add up" in one for one in contradictions(replace(told, luck=[9, 9]), acts))


def test_reviews_of_bots_are_made_by_one_command(command: Run) -> None:
    args = ("review", "almadi", "-p", "2", "-n", "1", "--bot", "random", "--iterations", "2")
    done = command(*args, "--json")
    [one] = json.loads(done.out)
    assert one["acts"] > 20
    assert done.code == bool(one["wrong"])


def test_what_an_act_cost_is_what_the_curve_shows() -> None:
    agreed = looked_at(0.45, 0.27, 0.30, 0.2)
    [costly] = summary(DONE, 1, agreed).costly
    assert (costly.better_chance, costly.chance, costly.loss) == (0.45, 0.27, 0.18)


@pytest.mark.parametrize(
    "acts",
    [
        looked_at(0.45, 0.27, 0.44, 0.2),  # luck has hidden it: the curve stays
        looked_at(0.45, 0.44, 0.44, 0.2),  # the curve knows of no loss
        looked_at(0.45, 0.25, 0.25, 0.05),  # the seat could hardly know of it
        looked_at(0.45, 0.25, 0.25, 0.0),
    ],
)
def test_estimates_that_disagree_mark_nothing(acts: list[ActReview]) -> None:
    assert summary(DONE, 1, acts).costly == []


@pytest.mark.parametrize("name", ["alhambra", "almadi", "belaad"])
def test_no_turning_point_contradicts_the_curve(name: str) -> None:
    """A loss of ten points is told only where the curve falls by half of that at least."""
    match = Match(game(name), Config(2), f"curve {name}")
    rng = Rng.from_seed(name)
    while not match.is_over and match.acts_done < 40:
        match.act(match.to_act, match.choices[rng.below(len(match.choices))])
    choices = [step.choice for step in match.log]
    saved = SavedMatch("curve", name, match.config.to_json(), match.seed, choices)
    memory, found = Memory(), list[ActReview]()
    for at, end in pairwise([0, *Ends(saved).do(memory)]):
        until = msgspec.structs.replace(saved, table="until", choices=choices[:at])
        found.append(ReviewJob(until, choices[at:end], 48, f"chance {at}", True).do(memory))
    told = summary(DONE, len(found), found)
    assert told.costly, "a random game has turning points"
    for costly in told.costly:
        before, after = (told.chances[costly.act + late][costly.seat] for late in (0, 1))
        assert costly.better_chance == before
        assert costly.loss < 0.1 or before - after >= costly.loss / 2


def test_a_line_tells_also_what_nobody_was_asked(played: SavedMatch) -> None:
    step = first_step(played, "take_tile")
    before = match_until(played, step).state
    line = first_act(before, played.choices[step:])
    assert [(one.text.key, one.is_forced) for one in line.made] == [
        ("take_tile", False),
        ("place_tile", True),
    ]
    assert line.choices == [played.choices[step]]
    assert line.is_whole
    after = match_until(played, step + 1)
    assert after.rules.fingerprint(line.state) == after.rules.fingerprint(after.state)
    asked = first_step(played, "place_tile") - 1
    half = first_act(match_until(played, asked).state, played.choices[asked : asked + 1])
    assert not half.is_whole
    with pytest.raises(Malformed):
        first_act(before, [10_000])


def test_a_review_that_was_made_choice_by_choice_is_made_anew(
    tmp_path: Path, played: SavedMatch
) -> None:
    async def find(_table_id: str) -> SavedMatch:
        return played

    old = {"seat": 0, "chances": [0.5, 0.5], "expected": None, "opinion": None}

    async def work(database: Database) -> None:
        async with database.sessions() as session:
            session.add(
                ReviewRow(table_id="t1", status=DONE, total=1, steps=[old, old], lease=0, asked=1)
            )
            await session.commit()
        reviews = Reviews(database, Pool(), 0, find)
        assert (await reviews.get("t1")).status == NONE
        assert (await reviews.ask("t1", 5)).status == QUEUED
        await reviews.start()
        while (review := await reviews.get("t1")).status != DONE:
            await asyncio.sleep(0.01)
        await reviews.close()
        assert len(review.chances) == len(ends(played))
        assert review.progress == 1.0

    with_database(tmp_path, work)
