"""What a turn has done so far, step by step with its points: the log tells it when the turn ends.

It is kept only while somebody listens, and never saved: a game is led from its beginning, so that
whoever listens has heard the whole turn.
"""

from majlis.games.almadi import events
from majlis.games.almadi.objectives import Cards
from majlis.games.almadi.scoring import totals
from majlis.games.almadi.shapes import (
    BEGUN,
    MOSAIC,
    MOVED,
    OBJECTIVE,
    RUBIES,
    STALL,
    SWAPPED,
    Told,
    pack_step,
)
from majlis.games.almadi.state import Almadi, Step


def begin(st: Almadi, seat: int) -> None:
    """A turn begins: what everybody has now is what its steps are compared with."""
    st.trail = (Step(-1, -1, -1, 0, totals(st), aims(st, seat)),) if st.journal is not None else ()


def note(st: Almadi, seat: int, deed: int, thing: int, cell: int, woken: int) -> None:
    """A step of the turn is done; an objective of the seat that is nearer now is told at once."""
    if st.journal is None or not st.trail:
        return
    step = Step(deed, thing, cell, woken, totals(st), aims(st, seat))
    before = st.trail[-1].aims
    for objective, (have, need) in step.aims.items():
        if objective in before and before[objective][0] < have < need:
            st.tell(events.ADVANCED, seat, objective, have, need)
    st.trail = (*st.trail, step)


def refresh(st: Almadi) -> None:
    """Another seat did something meanwhile: what that brought it is no gain of the next step."""
    if st.trail:
        last = st.trail[-1]
        now = Step(last.deed, last.thing, last.cell, last.woken, totals(st), last.aims)
        st.trail = (*st.trail[:-1], now)


def aims(st: Almadi, seat: int) -> dict[int, tuple[int, int]]:
    """How far the seat is with each objective that it holds and has not achieved."""
    own = st.players[seat]
    left = own.held & ~own.achieved
    cards = Cards(own.stalls, own.mosaics, own.rubies)
    found: dict[int, tuple[int, int]] = {}
    for objective, condition in enumerate(st.table.conditions):
        if (left >> objective) & 1:
            parts = condition.progress(own.realm, cards, st.table.material)
            have = sum([min(have, need) for have, need in parts])
            found[objective] = (have, sum([need for _, need in parts]))
    return found


def close(st: Almadi, seat: int) -> None:
    """The turn ends: if its effects were a chain, it is told as one.

    One or two effects that simply give what they show are no chain, nor is what gives nothing.
    """
    trail = st.trail
    st.trail = ()
    used = [
        step for step in trail if step.deed in (MOVED, SWAPPED, MOSAIC, STALL, RUBIES, OBJECTIVE)
    ]
    moves = [step for step in used if step.deed in (MOVED, SWAPPED)]
    points = trail[-1].totals[seat] - trail[0].totals[seat] if trail else 0
    if points <= 0 or len(used) < 2 or (len(used) < 3 and not moves):
        return
    packed = 1
    for number in range(len(trail) - 1, 0, -1):
        step = trail[number]
        gains = _gains(trail[number - 1].totals, step.totals)
        packed = pack_step(packed, Told(step.deed, step.thing, step.cell, step.woken, gains))
    packed = pack_step(packed, Told(BEGUN, 0, -1, 0, trail[0].totals))
    st.tell(events.CHAIN, seat, len(used), points, packed)


def _gains(before: list[int], after: list[int]) -> list[int]:
    return [now - once for once, now in zip(before, after, strict=True)]
