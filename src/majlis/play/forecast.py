"""Forecasts: what an act will do, as far as the seat that makes it can know.

An act is run on a copy up to the first thing that nobody can know yet: a draw, a look, somebody
else's decision. What has changed by then is the forecast. Nothing hidden comes into it, so it is
the same for every way in which the hidden things could lie.
"""

from typing import Any, Final, NamedTuple

from majlis.kernel.frame import Ask, Draw, Frame
from majlis.kernel.journal import Event, Journal
from majlis.kernel.rules import Point, Rules
from majlis.kernel.runner import is_over
from majlis.kernel.state import State

# Where a forecast ends: the game is over, nature or a look comes, somebody else or oneself decides.
OVER: Final = "over"
CHANCE: Final = "chance"
OTHERS: Final = "others"
OWN: Final = "own"


class Change(NamedTuple):
    """Some belongings of a seat before and after; `thing` is the key of their name."""

    seat: int
    thing: str
    before: int
    after: int


class Scored(NamedTuple):
    """The points of a seat before and after, each as far as the seat that asks may know them."""

    seat: int
    before: list[Point]
    after: list[Point]


class Forecast(NamedTuple):
    """What an act will do. `ends` says where it stops, `next` who decides then (-1: nobody)."""

    scored: list[Scored]
    changes: list[Change]
    events: list[Event]
    warnings: list[Event]
    ends: str
    next: int


def score_changes(before: list[list[Point]], after: list[list[Point]]) -> list[Scored]:
    """The seats whose points are others now, or come from elsewhere."""
    return [
        Scored(seat, old, new)
        for seat, (old, new) in enumerate(zip(before, after, strict=True))
        if _sums(old) != _sums(new)
    ]


def _sums(points: list[Point]) -> dict[str, int]:
    """The points of each source."""
    sums: dict[str, int] = {}
    for point in points:
        sums[point.text.key] = sums.get(point.text.key, 0) + point.points
    return {key: sum_ for key, sum_ in sums.items() if sum_}


def run_on(st: State, seat: int, through: bool = False) -> tuple[State, str]:
    """Runs what runs by itself, up to the first decision or the first thing that nobody can know.

    With `through`, a decision of the seat that leaves one choice runs by itself too. A step that
    would reveal something is not taken. Go on with the state that comes back: the given one is
    used up.
    """
    while st.frames:
        frame: Frame[Any] = st.frames[-1]
        if isinstance(frame, Draw):
            return st, CHANCE
        if isinstance(frame, Ask):
            if frame.seat != seat:
                return st, OTHERS
            st.legal = frame.choices(st)
            if not through or len(st.legal) > 1 or frame.asks_alone(st):
                return st, OWN
        st, revealed = take_step(st, -1)
        if revealed:
            return st, CHANCE
    return st, OVER


def take_step(st: State, choice: int) -> tuple[State, bool]:
    """Takes one step, by itself (-1) or with a choice; was it left, since it reveals something?

    Go on with the state that comes back: the given one is used up.
    """
    before, journal = st.copy(), st.journal
    heard = len(journal.events) if journal is not None else 0
    if choice < 0:
        st.frames[-1].step(st)
    else:
        st.frames[-1].apply(st, choice)
    told = journal.events[heard:] if journal is not None else []
    if st.revealed == before.revealed and not any(event.kind.shows for event in told):
        if not st.frames:
            st.cover()
        return st, False
    before.journal = journal
    if journal is not None:
        del journal.events[heard:]
    return before, True


def forecast(
    rules: Rules, before: State, after: State, seat: int, events: list[Event], stopped: bool
) -> Forecast:
    """What lies between two states, as the seat may know it.

    `after` is a state that the act of the seat has led to; it runs on from there by itself, unless
    it has `stopped` already at something that nobody can know. `events` were told on the way.
    """
    journal = Journal()
    after.journal = journal
    ends = CHANCE
    if not stopped:
        after, ends = run_on(after, seat, through=True)
    after.journal = None
    told = [event for event in (*events, *journal.take()) if event.is_visible_to(seat)]
    old, new = rules.points(before, seat), rules.points(after, seat)
    had, has = rules.holdings(before, seat), rules.holdings(after, seat)
    frame = after.frames[-1] if after.frames and ends in (OWN, OTHERS) else None
    return Forecast(
        scored=[Scored(s, old[s], new[s]) for s in range(len(old))],
        changes=[
            Change(s, thing, had[s].get(thing, 0), has[s].get(thing, 0))
            for s in range(len(had))
            for thing in {**had[s], **has[s]}
            if had[s].get(thing, 0) != has[s].get(thing, 0)
        ],
        events=told,
        warnings=[event for event in told if rules.warns(event, seat)],
        ends=OVER if is_over(after) else ends,
        next=frame.seat if isinstance(frame, Ask) else -1,
    )
