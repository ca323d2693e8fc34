"""The order of play: a game, a turn, the end, in the order of the rulebook."""

from typing import ClassVar

from majlis.games.almadi import events
from majlis.games.almadi.frames.beginning import (
    DrawFirst,
    FillBoard,
    LayObjectives,
    StartingTiles,
)
from majlis.games.almadi.frames.ending import CopyWindow, ExtraTurns, GameOver, turn_of
from majlis.games.almadi.frames.recruiting import DealCharacters
from majlis.games.almadi.material import SLOTS, TYPES
from majlis.games.almadi.state import SEAT, Almadi
from majlis.kernel.codec import Field
from majlis.kernel.frame import Do


def plan_game(st: Almadi) -> None:
    """Chapter 2: what chance and the players decide at set-up; then turn after turn."""
    st.plan(
        [
            DrawFirst(),
            StartingTiles(),
            FillBoard(),
            LayObjectives(),
            DealCharacters(),
            FirstTurn(),
        ]
    )


def moment(st: Almadi) -> dict[str, int]:
    """AM-9.3: which turn it is for whoever has placed fewest tiles, of how many, and whether it is
    the last one.
    """
    turns = (len(TYPES) * st.table.tiles_per_type - SLOTS) // st.table.players
    fewest = min([player.realm.tile_count() for player in st.players])
    turn = max(1, min(fewest + 1, turns))
    return {"turn": turn, "turns": turns, "last": int(turn == turns)}


class FirstTurn(Do[Almadi]):
    """AM-2.8: the first player begins."""

    KIND = "first_turn"
    CLAUSE = "AM-2.8"

    def run(self, st: Almadi) -> None:
        st.push(Turn(st.first))


class Turn(Do[Almadi]):
    """AM-4.1: take and place a tile, realise effects, refill; then see whether the game goes on."""

    KIND = "turn"
    CLAUSE = "AM-4.1"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, st: Almadi) -> None:
        st.push(NextTurn(self.seat))
        st.plan(turn_of(self.seat))


class NextTurn(Do[Almadi]):
    """AM-4.6, AM-9.3: the next player clockwise, unless this turn emptied the draw pile."""

    KIND = "next_turn"
    CLAUSE = "AM-4.6"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, st: Almadi) -> None:
        if st.tiles_left():
            st.push(Turn((self.seat + 1) % st.table.players))
            return
        st.tell(events.LAST_TURN)
        st.plan(
            [
                CopyWindow(False),
                ExtraTurns(self.seat, 1),
                CopyWindow(True),
                GameOver(),
            ]
        )
