"""What a viewer gets to see of a table: everything goes through the structs of `wire`.

Viewers who may know the same are the same `Viewer`: they get the same bytes, made once.
"""

import hashlib
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from majlis.bots.coach import total
from majlis.kernel.codec import Json
from majlis.kernel.journal import Event as Told
from majlis.kernel.rules import Point
from majlis.kernel.runner import to_act
from majlis.play import Act, Malformed, Match
from majlis.play.forecast import Scored, score_changes
from majlis.server import drafting, wire
from majlis.server.coaching import Shown, looks_further
from majlis.server.fair import by_seat
from majlis.server.material import count
from majlis.server.table import FINISHED, PERSON, RUNNING, Event, Table

ALL_HANDS = -2
# The only seat of one's own, and none where several people share the screen.
COVERED = -3
# Of so many acts the log of a running game says what they changed of the points.
RECENT = 32
# What came of an act that was costly is told in so many lines.
MOST_CAME = 2


class Lapse(NamedTuple):
    """How much time has passed since the last event of a table, in milliseconds, and for how long
    at most its clocks stand still from now on.
    """

    passed: int = 0
    stands: int = 0


NO_TIME: Final = Lapse()


class Viewer(Struct, frozen=True):
    """Through whose eyes a table is seen (-1: a spectator), whose seats it may act for, the host.

    `fixed` keeps the eyes on one seat; otherwise they follow the own seat that is asked. Where a
    page is `COVERED`, nothing that one of several people alone may know is shown before it says who
    of them has the device.
    """

    own: tuple[int, ...] = ()
    host: bool = False
    fixed: int | None = None


def viewer_of(table: Table, user: str | None, seat: int | None = None) -> Viewer:
    """How a person sees a table; `seat` is one of the own ones, -1 to look on, or `COVERED`."""
    own = tuple(table.seats_of(user)) if user is not None else ()
    fixed = seat if seat in (*own, wire.SPECTATOR, COVERED) else None
    return Viewer(own, user == table.plan.host, fixed)


def eyes(table: Table, viewer: Viewer) -> int:
    """The seat whose view the viewer gets now."""
    if viewer.fixed == COVERED:
        return viewer.own[0] if len(viewer.own) == 1 else wire.SPECTATOR
    if viewer.fixed is not None or not viewer.own:
        return wire.SPECTATOR if viewer.fixed is None else viewer.fixed
    for seat in table.asked:
        if seat in viewer.own:
            return seat
    for act in reversed(table.match.acts if table.match else []):
        if act.seat in viewer.own:
            return act.seat
    return viewer.own[0]


def table_info(
    table: Table, viewer: Viewer, online: Collection[str], lapse: Lapse = NO_TIME
) -> wire.TableInfo:
    """The table around the game. `online` are the people who are connected."""
    info = _public_info(table, frozenset(online), lapse)
    if not viewer.own and not viewer.host:
        return info
    seats = [replace(seat, mine=True) if seat.seat in viewer.own else seat for seat in info.seats]
    removed = [wire.Removed(mark_of(user), name) for user, name in table.removed.items()]
    # Who is away may have been removed: a list of tables knows the seats alone.
    invites = viewer.host or any(not table.chairs[seat].away for seat in viewer.own)
    return replace(
        info,
        seats=seats,
        host=viewer.host,
        invite=table.invite if invites else None,
        removed=removed if viewer.host else [],
    )


@lru_cache(64)  # the same for all who look on at one moment
def _public_info(table: Table, online: frozenset[str], lapse: Lapse) -> wire.TableInfo:
    """What anybody may know of a table."""
    plan = table.plan
    over = table.status == FINISHED
    return wire.TableInfo(
        id=plan.id,
        game=plan.game,
        players=plan.players,
        options=table.rules.meta.shown(plan.options),
        status=table.status,
        public=plan.public,
        seats=[_seat_info(table, seat, online, lapse.passed) for seat in range(plan.players)],
        host=False,
        asked=table.asked,
        acts=table.acts,
        speed=plan.speed,
        created=moment(plan.created),
        changed=moment(table.changed),
        commitment=table.shuffle.commitment,
        seed=plan.seed if over else None,
        salt=plan.salt if over else None,
        pledges=by_seat(table.pledges, plan.players),
        contributions=by_seat(table.contributions if table.match else {}, plan.players),
        gathering=table.gathering is not None,
        reason=table.reason,
        invite=None,
        forked=plan.forked,
        rematch=table.rematch,
        undo_asked=table.wish.seat if table.wish else None,
        guided=plan.guided,
        moment=table.moment,
        results=results_of(table.results),
        clocks_stand=lapse.stands,
        hints=table.allows_hints,
        hints_agreed=[s for s, chair in enumerate(table.chairs) if chair.user in table.agreed],
        hinted=table.hints_now if table.status == RUNNING else [],
        corrected=count(plan.material),
    )


def results_of(stored: list[list[int]] | None) -> list[wire.SeatResult] | None:
    """How a game ended, by seat, as it is kept."""
    return None if stored is None else [wire.SeatResult(*one) for one in stored]


def _seat_info(table: Table, seat: int, online: Collection[str], passed: int) -> wire.SeatInfo:
    chair = table.chairs[seat]
    clock = None
    if table.clock.speed.kind != "none" and table.status == RUNNING:
        clock = max(0, table.clock.time_left(seat, passed))
    return wire.SeatInfo(
        seat=seat,
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        online=chair.kind == PERSON and chair.user in online,
        mine=False,
        clock=clock,
        away=chair.away,
    )


def position(table: Table, seat: int) -> wire.Position:
    """What a seat knows now; its own sealed choice counts as made."""
    match = table.playing
    facing = match.facing(seat)
    return drafting.position(match.rules, facing, match.acts_done, seat, table.draft)


def replayed(match: Match, act: int, seat: int) -> wire.Position:
    """What a seat knew after so many acts of a finished game; all hands for -2."""
    st = match.state_at(match.step_after(act))
    if seat != ALL_HANDS:
        return drafting.position(match.rules, st, act, seat)
    shown = drafting.position(match.rules, st, act, wire.SPECTATOR)
    views = [match.rules.view(st, s) for s in range(match.config.players)]
    everything: Json = shown.view
    for view in views:
        everything = _merged(everything, view)
    return replace(shown, view={**everything, "seat": wire.SPECTATOR})


def turning(match: Match, act: int, line: Sequence[int]) -> wire.Turning:
    """A decision of a finished game as its seat saw it: the act that was made, and another."""
    if not line:
        raise Malformed("nothing was chosen")
    step = match.step_after(act)
    st = match.state_at(step)
    seat = to_act(st)
    asked = wire.others_decision(match.rules, match.rules.view(st, wire.SPECTATOR))
    choices = [entry.choice for entry in match.log[step:]]
    played, better = (Shown(match.rules, st, seat, one) for one in (choices, line))
    return wire.Turning(
        act,
        seat,
        asked.text,
        drafting.position(match.rules, st, act, seat),
        played.way(),
        better.way(),
        looks_further(better, total(played.reasons)),
        _came(match, act, better),
    )


def _came(match: Match, act: int, better: Shown) -> list[wire.Happening]:
    """What others did, before the seat acted again, with the things that it had better taken."""
    seat = better.draft.seat
    wanted = {thing for one in better.draft.made for thing in one.touches}
    found: list[wire.Happening] = []
    for later in match.acts[act + 1 :]:
        if later.seat == seat or len(found) == MOST_CAME:
            break
        events = [event for step in match.log[later.start : later.end] for event in step.events]
        told = [one for one in wire.happenings(events, seat) if wanted.intersection(one.things)]
        found += told[:1]
    return found


def _merged(one: Json, other: Json) -> Json:
    """Two views of one moment laid over each other: what either knows is known."""
    if isinstance(one, dict) and isinstance(other, dict):
        names = [*one, *(name for name in other if name not in one)]
        return {name: _merged(one.get(name), other.get(name)) for name in names}
    if isinstance(one, list) and isinstance(other, list):
        if len(one) != len(other):
            return max(one, other, key=len)
        return [_merged(a, b) for a, b in zip(one, other, strict=True)]
    return other if one is None else one


def log(table: Table, seat: int) -> list[wire.LogEntry]:
    """The whole log as a seat may read it, from the opening on."""
    match = table.match
    if match is None:
        return []
    numbers = range(1, len(match.acts) + 1)
    if table.status == FINISHED:
        scored = scores(match)
    else:
        scored = {number: table.scored.get(number, []) for number in numbers[-RECENT:]}
    entries = (entry(match, n, seat, scored.get(n, []), table.hinted.get(n, ())) for n in numbers)
    return [opening(match, seat), *entries]


def opening(match: Match, seat: int) -> wire.LogEntry:
    """What happened before the first act, as a seat may read it."""
    return wire.LogEntry(
        0, -1, wire.happenings(match.opening, seat), [], _scenes(match, match.opening, seat)
    )


def _scenes(match: Match, events: Sequence[Told], seat: int) -> list[wire.Scene]:
    """The moments among these events that are shown row by row, as a seat may see them."""
    read = [event for event in events if event.is_visible_to(seat)]
    return [wire.scene(one) for one in match.rules.scenes(read, match.config.players)]


def entry(
    match: Match, number: int, seat: int, scored: list[Scored], hinted: Sequence[int] = ()
) -> wire.LogEntry:
    """One act as a seat may read it."""
    act: Act = match.acts[number - 1]
    events = [event for step in match.log[act.start : act.end] for event in step.events]
    scenes = _scenes(match, events, seat)
    points = [drafting.scored(one) for one in scored]
    told = wire.happenings(events, seat)
    return wire.LogEntry(number, act.seat, told, points, scenes, list(hinted))


@lru_cache(16)  # a game that is over is looked at more than once
def scores(match: Match) -> dict[int, list[Scored]]:
    """What each act of a game changed of the public points, by its number."""
    numbers = {act.end: number for number, act in enumerate(match.acts, 1)}
    found: dict[int, list[Scored]] = {}
    old: list[list[Point]] = []
    for step, st in enumerate(match.replay()):
        if step and step not in numbers:
            continue
        new = match.rules.points(st, wire.SPECTATOR)
        if step:
            found[numbers[step]] = score_changes(old, new)
        old = new
    return found


def snapshot(
    table: Table,
    viewer: Viewer,
    online: Collection[str],
    chat: list[wire.ChatLine],
    lapse: Lapse,
) -> wire.Snapshot:
    """Everything that a viewer needs to draw the table from nothing."""
    seat = eyes(table, viewer)
    return wire.Snapshot(
        number=table.number,
        table=table_info(table, viewer, online, lapse),
        position=position(table, seat) if table.match else None,
        log=log(table, seat),
        chat=[line for line in chat if is_heard(table, viewer, line)],
        may_undo=_may_undo(table, viewer),
    )


def update(
    before: Table,
    table: Table,
    event: Event,
    viewer: Viewer,
    online: Collection[str],
    lapse: Lapse = NO_TIME,
) -> wire.Update | None:
    """What an event means to a viewer, or None where only a snapshot can tell it.

    That is when the viewer begins to look through other eyes, or when the game begins.
    """
    if event.kind == "chat" and is_heard(table, viewer, line := chat_line(event)):
        return wire.ChatUpdate(event.number, line)
    seat = eyes(table, viewer)
    if event.kind == "start" or eyes(before, viewer) != seat:
        return None
    info = table_info(table, viewer, online, lapse)
    if event.kind in ("act", "timeout"):
        match = table.playing
        first = before.playing.acts_done + 1
        numbers = range(first, len(match.acts) + 1)
        entries = [
            entry(match, n, seat, table.scored.get(n, []), table.hinted.get(n, ())) for n in numbers
        ]
        shown = position(table, seat)
        return wire.ActUpdate(event.number, entries, shown, info, _may_undo(table, viewer))
    if event.kind == "seal" or (event.kind == "undo" and not event.data):
        return None if event.seat in viewer.own else wire.TableUpdate(event.number, info)
    if event.kind == "undo":
        shown = position(table, seat)
        return wire.UndoUpdate(event.number, event.seat, shown, info, _may_undo(table, viewer))
    return wire.TableUpdate(event.number, info)


def _may_undo(table: Table, viewer: Viewer) -> bool:
    return any(table.may_undo(seat) for seat in viewer.own)


def chat_line(event: Event) -> wire.ChatLine:
    """Something said, as it is shown."""
    data = event.data
    aside: bool = data.get("aside", False)
    mark = mark_of(event.user or "")
    return wire.ChatLine(event.seat, data["name"], data["text"], moment(event.at), mark, aside)


def is_heard(table: Table, viewer: Viewer, line: wire.ChatLine) -> bool:
    """Whether a viewer gets to see what was said: players hear no asides while they play."""
    return not (line.aside and viewer.own and table.status == RUNNING)


@lru_cache(4096)
def mark_of(user: str) -> str:
    """What others see of a person's id: the same everywhere, and no way back to it."""
    return hashlib.sha256(f"mark {user}".encode()).hexdigest()[:16]


@lru_cache(4096)  # every viewer of a table gets the same two
def moment(at: int) -> str:
    """A time in milliseconds as ISO 8601, in UTC."""
    text: Any = datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")
    return str(text).replace("+00:00", "Z")
