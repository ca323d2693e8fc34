"""The order of play: a game, a turn, in the order of the rules."""

from typing import Any, Final

from majlis.games.alhambra import events
from majlis.games.alhambra.frames.actions import BeginAction
from majlis.games.alhambra.frames.beginning import DealCard, FirstTurn, SplitDeck
from majlis.games.alhambra.frames.placing import OF_TURN, PlacePending, TilesPlaced
from majlis.games.alhambra.frames.refill import RefillDisplay, RefillMarket
from majlis.games.alhambra.frames.rounds import DirkDraws
from majlis.games.alhambra.state import Alhambra
from majlis.kernel.frame import Do, Frame


def plan_game(st: Alhambra) -> None:
    """Chapter 2, in the order of AL-2.12; then turn after turn."""
    frames: list[Frame[Any]] = [
        DealCard(0),
        RefillDisplay(),
        SplitDeck(),
        DirkDraws(st.table.material.dirk_start if st.table.has_dirk else 0),
        RefillMarket(),
    ]
    for module in st.table.modules:
        frames += module.setup_frames()
    st.plan([*frames, FirstTurn(), Turn()])


def moment(st: Alhambra) -> dict[str, int]:
    """AL-9.1: how many scorings there have been, and how many tiles are left in the bag; when it is
    empty, the next tile that is bought ends the game (AL-11.1).
    """
    tiles = st.supply.bit_count()
    return {"scorings": st.round, "tiles": tiles, "last": int(tiles == 0)}


# Frames never change, so those without fields are made once.
REFILL_DISPLAY: Final = RefillDisplay()
REFILL_MARKET: Final = RefillMarket()


class Turn(Do[Alhambra]):
    """AL-3.1, AL-8.1: the next player acts, then places tiles, then all is filled up again."""

    KIND = "turn"
    CLAUSE = "AL-8.1"

    def run(self, st: Alhambra) -> None:
        seat = (st.active + 1) % st.table.players
        st.active = seat
        st.tell(events.TURN_BEGINS, seat)
        st.plan(
            [
                BeginAction(seat),
                PlacePending(seat, OF_TURN),
                TilesPlaced(seat),
                REFILL_DISPLAY,
                REFILL_MARKET,
                TURN_OVER,
                self,
            ]
        )
        for module in st.table.modules:
            module.turn_begins(st, seat)


class TurnOver(Do[Alhambra]):
    """AL-8.1: display and market are full, the game goes on; a module may step in here."""

    KIND = "turn_over"
    CLAUSE = "AL-8.1"

    def run(self, st: Alhambra) -> None:
        for module in st.table.modules:
            module.turn_over(st)


TURN_OVER: Final = TurnOver()
