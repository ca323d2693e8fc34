"""Chapters 7 and 8: the moon, and the objective that it brings."""

from typing import ClassVar

from majlis.games.almadi import events, labels, shapes, things, trail
from majlis.games.almadi.frames.common import check_objectives
from majlis.games.almadi.material import JAFAR, OBJECTIVE_COUNT
from majlis.games.almadi.state import SEAT, Almadi
from majlis.kernel.codec import Field
from majlis.kernel.frame import Ask
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Seat, Text


def objectives_to_take(st: Almadi, seat: int) -> int:
    """AM-7.13, AM-7.14: on the table, or with another player and not achieved; a bit for each.

    What a player with Jafar holds cannot be taken (AM-12.22).
    """
    bits = st.objectives
    for other in range(st.table.players):
        if other != seat:
            player = st.players[other]
            if player.held and not player.has(JAFAR):
                bits |= player.held & ~player.achieved
    return bits


class TakeObjective(Ask[Almadi]):
    """AM-7.13: one objective; it is checked at once for its new holder (AM-7.15)."""

    KIND = "take_objective"
    CLAUSE = "AM-7.13"
    SIZE = OBJECTIVE_COUNT
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, st: Almadi) -> list[int]:
        there = objectives_to_take(st, self.seat)
        return [o for o in range(OBJECTIVE_COUNT) if (there >> o) & 1]

    def why_not(self, st: Almadi, choice: int) -> Refusal | None:
        if (st.objectives >> choice) & 1:
            return None
        holder = holder_of(st, choice)
        if holder < 0:
            return refuse("AM-2.6", "objective_not_in_play")
        player = st.players[holder]
        if holder == self.seat:
            return refuse("AM-7.13", "own_objective")
        if (player.achieved >> choice) & 1:
            return refuse("AM-7.14", "objective_achieved")
        if player.has(JAFAR):
            return refuse("AM-12.22", "objective_protected")
        return None

    def resolve(self, st: Almadi, choice: int) -> None:
        bit = 1 << choice
        holder = holder_of(st, choice)
        worth = st.table.material.points[choice]
        if holder < 0:
            st.objectives &= ~bit
            st.tell(events.TOOK_OBJECTIVE, self.seat, choice, worth)
        else:
            st.players[holder].held &= ~bit
            st.tell(events.ROBBED_OBJECTIVE, self.seat, choice, holder, worth)
        st.players[self.seat].held |= bit
        check_objectives(st, self.seat)
        trail.note(st, self.seat, shapes.OBJECTIVE, choice, -1, 0)

    def describe(self, st: Almadi, choice: int) -> Text:
        card = labels.objective(choice)
        points = st.table.material.points[choice]
        holder = holder_of(st, choice)
        if holder < 0:
            return Text("take_objective", {"objective": card, "points": points})
        return Text(
            "take_objective-from", {"objective": card, "points": points, "holder": Seat(holder)}
        )

    def touches(self, st: Almadi, choice: int) -> list[str]:
        return [things.objective(choice)]


def holder_of(st: Almadi, objective: int) -> int:
    """The seat that holds an objective, or -1."""
    for seat in range(st.table.players):
        if (st.players[seat].held >> objective) & 1:
            return seat
    return -1
