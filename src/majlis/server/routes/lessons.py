"""Lessons: positions to try an idea in. Nothing is kept of what anybody does there."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from majlis.kernel.options import UserError
from majlis.kernel.rules import Point
from majlis.lessons import LESSONS, Lesson, lesson
from majlis.lessons.lesson import PATIENCE, Tried
from majlis.lessons.positions import position, positions
from majlis.play import Forbidden, Unfinished
from majlis.play.forecast import score_changes
from majlis.server import drafting, wire
from majlis.server.commands import after_gesture, checked_thing, drawn_on, refused_by_rule
from majlis.server.limits import address_of
from majlis.server.problems import Refused
from majlis.server.routes import AnyRequest, Home, Somebody
from majlis.server.table import BOT, PERSON, RUNNING
from majlis.server.wire import said

# Who sits at the table of a lesson, beside the learner.
OPPONENTS: Final = ("Marco", "Inès", "Amira", "Yusuf")
EPOCH: Final = "2026-01-01T00:00:00.000Z"

LessonName = FromPath[str]


@get("/api/lessons", sync_to_thread=False)
def list_lessons() -> list[wire.LessonInfo]:
    """Every lesson: of each game the six ideas first, then one for each option that has one."""
    return [info(one) for lessons in LESSONS.values() for one in lessons.values()]


@get("/api/lessons/{game:str}/{name:str}", sync_to_thread=False)
def show_lesson(game: LessonName, name: LessonName) -> wire.LessonTable:
    """A lesson with its pictures and its position."""
    return _table(_found(game, name))


@post("/api/lessons/{game:str}/{name:str}/draft", status_code=200, sync_to_thread=False)
def draw(game: LessonName, name: LessonName, data: JSONBody[wire.Gesture | wire.Why]) -> wire.Reply:
    """A gesture on the draft of a learner, or why something cannot be done."""
    found = _found(game, name)
    rules, st = found.rules, found.state
    try:
        draft = drawn_on(rules, st, found.seat, data.parts, data.open, data.pointed)
        if isinstance(data, wire.Why):
            reasons = draft.why_not(checked_thing(data.thing))
            answers = [drafting.answer(reason) for reason in reasons]
            return wire.Reply(data.id, True, 0, answers=answers)
        return wire.Reply(data.id, True, 0, draft=drafting.show(after_gesture(draft, data)))
    except Forbidden as forbidden:
        return refused_by_rule(data.id, 0, forbidden)
    except Unfinished:
        raise Refused(409, "unfinished", "problem-unfinished") from None
    except UserError as error:
        raise Refused(400, "malformed", "problem-malformed", why=str(error)) from None


@post("/api/lessons/{game:str}/{name:str}/try", status_code=200, sync_to_thread=False)
def try_out(game: LessonName, name: LessonName, data: JSONBody[wire.LessonTry]) -> wire.LessonTried:
    """Carries an act out and says what it brought."""
    found = _found(game, name)
    try:
        tried = found.carry_out(drawn_on(found.rules, found.state, found.seat, data.parts))
    except Unfinished:
        raise Refused(409, "unfinished", "problem-unfinished") from None
    except UserError as error:
        raise Refused(400, "malformed", "problem-malformed", why=str(error)) from None
    reached, text = found.answer(tried)
    helps = not reached and data.missed + 1 >= PATIENCE
    return wire.LessonTried(
        reached=reached,
        text=said(text),
        position=replace(drafting.position(found.rules, tried.after, 1, found.seat), draft=None),
        entry=_entry(found, tried),
        sheet=_sheet(found.count(tried.after)) if found.count else None,
        arrow=found.arrow() if helps else [],
    )


@get("/api/positions", sync_to_thread=False)
def list_positions() -> list[wire.PositionInfo]:
    """Every position to try, by game, the earliest first."""
    return [
        wire.PositionInfo(one.game, one.name, one.players, one.match.rules.moment(one.match.state))
        for found in positions().values()
        for one in found.values()
    ]


@post("/api/positions/{game:str}/{name:str}")
async def try_position(
    request: AnyRequest, house: Home, user: Somebody, game: LessonName, name: LessonName
) -> wire.TableInfo:
    """Opens a table that goes on from a position, against bots."""
    house.limits.spend("table", address_of(request), user.id)
    try:
        found = position(game, name)
    except UserError:
        raise Refused(404, "not-found", "problem-not-found") from None
    return house.info(await house.steward.try_out(user, found), user)


def _found(game: str, name: str) -> Lesson:
    try:
        return lesson(game, name)
    except UserError:
        raise Refused(404, "not-found", "problem-not-found") from None


def info(one: Lesson) -> wire.LessonInfo:
    """A lesson as a list shows it."""
    return wire.LessonInfo(one.game, one.name, one.minutes, one.option, list(one.tables))


@lru_cache(64)  # a lesson is always the same
def _table(one: Lesson) -> wire.LessonTable:
    frames = []
    for frame in one.see:
        draft = one.drawn(frame.gestures)
        st = draft.state if frame.gestures else one.state
        view = one.rules.view(st, one.seat)
        asked = drafting.position(one.rules, one.state, 0, one.seat)
        frames.append(wire.LessonFrame(list(frame.lit), replace(asked, view=view, draft=None)))
    return wire.LessonTable(
        info=info(one),
        frames=frames,
        snapshot=_snapshot(one),
        lit=list(one.lit),
        keep=one.keep,
        clause=one.clause,
        sheet=_sheet(one.count(one.state)) if one.count else None,
    )


def _sheet(points: Sequence[Point]) -> list[wire.Reason]:
    return [wire.Reason(p.clause, said(p.text), p.points, p.sum) for p in points]


def _snapshot(one: Lesson) -> wire.Snapshot:
    """The position as a table that nobody else can see."""
    config = one.rules.settled(one.rules.config_of(one.state))
    others = [number for number in range(config.players) if number != one.seat]
    names = dict(zip(others, OPPONENTS, strict=False))
    seats = [
        wire.SeatInfo(
            seat=seat,
            kind=PERSON if seat == one.seat else BOT,
            name=names.get(seat, ""),
            level=None,
            online=True,
            mine=seat == one.seat,
            clock=None,
            away=False,
        )
        for seat in range(config.players)
    ]
    table = wire.TableInfo(
        id=f"lesson-{one.game}-{one.name}",
        game=one.game,
        players=config.players,
        options=one.rules.meta.shown(config.options),
        status=RUNNING,
        public=False,
        seats=seats,
        host=False,
        asked=[one.seat],
        acts=0,
        speed="none",
        created=EPOCH,
        changed=EPOCH,
        commitment="",
        seed=None,
        salt=None,
        pledges=[],
        contributions=[],
        gathering=False,
        reason=None,
        invite=None,
        forked=None,
        rematch=None,
        undo_asked=None,
        guided=False,
        moment=one.rules.moment(one.state),
        results=None,
    )
    position = drafting.position(one.rules, one.state, 0, one.seat)
    return wire.Snapshot(0, table, position, [], [], False)


def _entry(one: Lesson, tried: Tried) -> wire.LogEntry:
    """The act as a line of the log."""
    read = [event for event in tried.events if event.is_visible_to(one.seat)]
    players = one.rules.config_of(one.state).players
    scenes = [wire.scene(told) for told in one.rules.scenes(read, players)]
    changed = score_changes(
        one.rules.points(tried.before, one.seat), one.rules.points(tried.after, one.seat)
    )
    points = [drafting.scored(change) for change in changed]
    return wire.LogEntry(1, one.seat, wire.happenings(read, one.seat), points, scenes)


HANDLERS: list[Any] = [list_lessons, show_lesson, draw, try_out, list_positions, try_position]
