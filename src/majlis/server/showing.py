"""What a viewer gets to see of a table: everything goes through the structs of `wire`.

Viewers who may know the same are the same `Viewer`: they get the same bytes, made once.
"""

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from majlis.kernel.codec import Json
from majlis.kernel.frame import Ask
from majlis.kernel.runner import to_act
from majlis.kernel.state import State
from majlis.play import Malformed, Match
from majlis.server import wire
from majlis.server.acts import goes_on, run_on
from majlis.server.table import FINISHED, PERSON, RUNNING, Bundle, Event, Table

ALL_HANDS = -2


class Viewer(Struct, frozen=True):
    """Through whose eyes a table is seen (-1: a spectator), whose seats it may act for, the host.

    `fixed` keeps the eyes on one seat; otherwise they follow the own seat that is asked, so that
    several people can share one screen.
    """

    own: tuple[int, ...] = ()
    host: bool = False
    fixed: int | None = None


def viewer_of(table: Table, user: str | None, seat: int | None = None) -> Viewer:
    """How a person sees a table; `seat` is one of the own seats, or -1 to look on."""
    own = tuple(table.seats_of(user)) if user is not None else ()
    return Viewer(own, user == table.plan.host, seat if seat in (*own, wire.SPECTATOR) else None)


def eyes(table: Table, viewer: Viewer) -> int:
    """The seat whose view the viewer gets now."""
    if viewer.fixed is not None or not viewer.own:
        return wire.SPECTATOR if viewer.fixed is None else viewer.fixed
    for seat in table.asked:
        if seat in viewer.own:
            return seat
    for bundle in reversed(table.bundles):
        if bundle.seat in viewer.own:
            return bundle.seat
    return viewer.own[0]


def table_info(
    table: Table, viewer: Viewer, online: Collection[str], now: int | None = None
) -> wire.TableInfo:
    """The table around the game. `online` are the people who are connected."""
    info = _public_info(table, frozenset(online), now)
    if not viewer.own and not viewer.host:
        return info
    seats = [replace(seat, mine=True) if seat.seat in viewer.own else seat for seat in info.seats]
    return replace(info, seats=seats, host=viewer.host, invite=table.plan.invite)


@lru_cache(64)  # the same for all who look on at one moment
def _public_info(table: Table, online: frozenset[str], now: int | None) -> wire.TableInfo:
    """What anybody may know of a table."""
    plan = table.plan
    over = table.status == FINISHED
    return wire.TableInfo(
        id=plan.id,
        game=plan.game,
        players=plan.players,
        options=plan.options,
        status=table.status,
        public=plan.public,
        seats=[_seat_info(table, seat, online, now) for seat in range(plan.players)],
        host=False,
        asked=table.asked,
        steps=table.steps,
        speed=plan.speed,
        created=moment(plan.created),
        changed=moment(table.changed),
        commitment=table.shuffle.commitment,
        seed=plan.seed if over else None,
        salt=plan.salt if over else None,
        reason=table.reason,
        invite=None,
        forked=plan.forked,
        rematch=table.rematch,
        undo_asked=table.wish.seat if table.wish else None,
        guided=plan.guided,
    )


def _seat_info(table: Table, seat: int, online: Collection[str], now: int | None) -> wire.SeatInfo:
    chair = table.chairs[seat]
    clock = None
    if table.clock.speed.kind != "none" and table.status == RUNNING:
        clock = max(0, table.clock.time_left(seat, table.changed if now is None else now))
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


def position(match: Match, seat: int) -> wire.Position:
    """What a seat knows now; its own sealed choice counts as made."""
    return wire.position(match.rules, match.facing(seat), len(match.log), seat)


def replayed(match: Match, step: int, seat: int) -> wire.Position:
    """What a seat knew after so many steps of a finished game; all hands for -2."""
    st = match.state_at(step)
    if seat != ALL_HANDS:
        return wire.position(match.rules, st, step, seat)
    shown = wire.position(match.rules, st, step, wire.SPECTATOR)
    views = [match.rules.view(st, s) for s in range(match.config.players)]
    everything: Json = shown.view
    for view in views:
        everything = _merged(everything, view)
    everything = {**everything, "seat": wire.SPECTATOR}
    return wire.Position(step, everything, shown.decision, shown.standings)


def turning(match: Match, step: int, line: Sequence[int]) -> wire.Turning:
    """A decision of a finished game as its seat saw it: the act that was made, and another."""
    if not line:
        raise Malformed("nothing was chosen")
    st = match.state_at(step)
    played = [entry.choice for entry in match.log[step:]]
    asked = wire.others_decision(match.rules, match.rules.view(st, wire.SPECTATOR))
    ways = (_way(match, st, step, choices) for choices in (played, line))
    return wire.Turning(step, to_act(st), asked.text, *ways)


def _way(match: Match, before: State, step: int, choices: Sequence[int]) -> wire.Way:
    """The first act of these choices, and where it leads."""
    st = before.copy()
    seat, revealed = to_act(st), st.revealed
    made: list[wire.Choice] = []
    end = step
    for choice in choices:
        frame = st.frames[-1]
        assert isinstance(frame, Ask)
        if choice not in st.legal:
            raise Malformed(f"choice {choice} is not allowed at step {end}")
        made.append(wire.offer(frame, st, choice))
        frame.apply(st, choice)
        made += run_on(st, seat, revealed)
        end += 1
        if not goes_on(st, seat, revealed):
            break
    return wire.Way(made, wire.position(match.rules, st, end, seat))


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
    opening = wire.LogEntry(0, -1, wire.happenings(match.rules, match.opening, seat))
    return [opening, *(_entry(match, bundle, seat) for bundle in table.bundles)]


def _entry(match: Match, bundle: Bundle, seat: int) -> wire.LogEntry:
    events = [event for step in match.log[bundle.start : bundle.end] for event in step.events]
    return wire.LogEntry(bundle.end, bundle.seat, wire.happenings(match.rules, events, seat))


def snapshot(
    table: Table,
    viewer: Viewer,
    online: Collection[str],
    chat: list[wire.ChatLine],
    now: int,
) -> wire.Snapshot:
    """Everything that a viewer needs to draw the table from nothing."""
    seat = eyes(table, viewer)
    return wire.Snapshot(
        number=table.number,
        table=table_info(table, viewer, online, now),
        position=position(table.match, seat) if table.match else None,
        log=log(table, seat),
        chat=chat,
        may_undo=_may_undo(table, viewer),
    )


def update(
    before: Table, table: Table, event: Event, viewer: Viewer, online: Collection[str]
) -> wire.Update | None:
    """What an event means to a viewer, or None where only a snapshot can tell it.

    That is when the viewer begins to look through other eyes, or when more has changed than one
    entry of the log.
    """
    if event.kind == "chat":
        return wire.ChatUpdate(event.number, chat_line(event))
    seat = eyes(table, viewer)
    if event.kind == "start" or eyes(before, viewer) != seat:
        return None
    info = table_info(table, viewer, online)
    if event.kind in ("act", "timeout"):
        entry = _entry(table.playing, table.bundles[-1], seat)
        shown = position(table.playing, seat)
        return wire.StepUpdate(event.number, entry, shown, info, _may_undo(table, viewer))
    if event.kind == "seal" or (event.kind == "undo" and not event.data):
        return None if event.seat in viewer.own else wire.TableUpdate(event.number, info)
    if event.kind == "undo":
        shown = position(table.playing, seat)
        return wire.UndoUpdate(event.number, event.seat, shown, info, _may_undo(table, viewer))
    return wire.TableUpdate(event.number, info)


def _may_undo(table: Table, viewer: Viewer) -> bool:
    return any(table.may_undo(seat) for seat in viewer.own)


def chat_line(event: Event) -> wire.ChatLine:
    """Something said, as it is shown."""
    return wire.ChatLine(event.seat, event.data["name"], event.data["text"], moment(event.at))


@lru_cache(4096)  # every viewer of a table gets the same two
def moment(at: int) -> str:
    """A time in milliseconds as ISO 8601, in UTC."""
    text: Any = datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")
    return str(text).replace("+00:00", "Z")
