"""Chapter 2: what chance and the players decide at set-up."""

from typing import ClassVar

from majlis.games.almadi import events, labels, things
from majlis.games.almadi.frames.piles import DrawType, TurnUp
from majlis.games.almadi.material import COLOURS, GREY, SLOTS, STARTS
from majlis.games.almadi.piles import MOSAICS, STALLS
from majlis.games.almadi.realm import start_realm
from majlis.games.almadi.state import SEAT, Almadi
from majlis.kernel.codec import Field, Name
from majlis.kernel.frame import Ask, Do, Draw
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text


class DrawFirst(Draw[Almadi]):
    """AM-2.8: chance names the first player."""

    KIND = "draw_first"
    CLAUSE = "AM-2.8"

    def weights(self, st: Almadi) -> list[int]:
        return [1] * st.table.players

    def resolve(self, st: Almadi, outcome: int) -> None:
        st.first = outcome
        st.tell(events.FIRST_PLAYER, outcome)


class StartingTiles(Do[Almadi]):
    """AM-2.1: a different starting tile for each player, dealt, or chosen from the first player."""

    KIND = "starting_tiles"
    CLAUSE = "AM-2.1"

    def run(self, st: Almadi) -> None:
        count = st.table.players
        for place in range(count - 1, -1, -1):
            seat = (st.first + place) % count
            st.push(ChooseStart(seat) if st.table.choose_start else DealStart(seat))


def free_starts(st: Almadi) -> list[int]:
    """For each starting tile whether it is still there, 1 or 0."""
    free = [1] * len(STARTS)
    for player in st.players:
        if player.realm.start >= 0:
            free[player.realm.start] = 0
    return free


def give_start(st: Almadi, seat: int, start: int) -> None:
    st.players[seat].realm = start_realm(start)
    st.tell(events.START, seat, start)


class DealStart(Draw[Almadi]):
    """AM-2.1: chance deals a starting tile."""

    KIND = "deal_start"
    CLAUSE = "AM-2.1"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def weights(self, st: Almadi) -> list[int]:
        return free_starts(st)

    def resolve(self, st: Almadi, outcome: int) -> None:
        give_start(st, self.seat, outcome)


class ChooseStart(Ask[Almadi]):
    """AM-2.1, option `choose_start`: one of the starting tiles that nobody has yet."""

    KIND = "choose_start"
    CLAUSE = "AM-2.1"
    SIZE = 5
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, st: Almadi) -> list[int]:
        free = free_starts(st)
        return [start for start in range(len(free)) if free[start]]

    def why_not(self, st: Almadi, choice: int) -> Refusal | None:
        return None if free_starts(st)[choice] else refuse("AM-2.1", "start_is_taken")

    def resolve(self, st: Almadi, choice: int) -> None:
        give_start(st, self.seat, choice)

    def describe(self, st: Almadi, choice: int) -> Text:
        return Text("choose_start", {"start": labels.start(st.table.material, choice)})

    def touches(self, st: Almadi, choice: int) -> list[str]:
        return [things.start(choice)]


class FillBoard(Do[Almadi]):
    """AM-2.4, AM-2.5: eight tiles on the board, and the top card of both piles."""

    KIND = "fill_board"
    CLAUSE = "AM-2.4"

    def run(self, st: Almadi) -> None:
        st.push(TurnUp(STALLS))
        st.push(TurnUp(MOSAICS))
        for slot in range(SLOTS - 1, -1, -1):
            st.push(DrawType(slot))


class LayObjectives(Do[Almadi]):
    """AM-2.6: one objective of each of the four colours of the types, and some grey ones."""

    KIND = "lay_objectives"
    CLAUSE = "AM-2.6"

    def run(self, st: Almadi) -> None:
        for _ in range(st.table.grey_objectives):
            st.push(DrawObjective(GREY))
        for colour in range(GREY - 1, -1, -1):
            st.push(DrawObjective(colour))


class DrawObjective(Draw[Almadi]):
    """AM-2.6: an objective of a colour, face up on the table."""

    KIND = "draw_objective"
    CLAUSE = "AM-2.6"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("colour", Name(COLOURS)),)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def weights(self, st: Almadi) -> list[int]:
        colours = st.table.material.colour
        return [
            1 if colours[o] == self.colour and not (st.objectives >> o) & 1 else 0
            for o in range(len(colours))
        ]

    def resolve(self, st: Almadi, outcome: int) -> None:
        st.objectives |= 1 << outcome
        st.tell(events.OBJECTIVE_LAID, outcome)
