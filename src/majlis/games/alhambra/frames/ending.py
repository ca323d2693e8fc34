"""Chapter 11: the end of the game."""

from majlis.games.alhambra import events
from majlis.games.alhambra.frames.placing import NO_GIFT, PlacePending, TilesPlaced
from majlis.games.alhambra.frames.rounds import ScoringRound
from majlis.games.alhambra.material import SPACES
from majlis.games.alhambra.payment import funds
from majlis.games.alhambra.state import Alhambra
from majlis.kernel.frame import Do


def end_game(st: Alhambra) -> None:
    """AL-11.1, AL-11.2: nothing of the turn that is left takes place any more."""
    st.tell(events.SUPPLY_EXHAUSTED)
    st.frames.clear()
    st.plan([Leftovers(), ScoringRound(3), GameOver()])


class Leftovers(Do[Alhambra]):
    """AL-11.3, AL-11.6: tiles on the market go to the most money; their winners place them.

    Hands are compared for it, so what led here cannot be taken back, nor foretold.
    """

    KIND = "leftovers"
    CLAUSE = "AL-11.3"

    def run(self, st: Alhambra) -> None:
        if st.table.ask_hidden and max(st.market) >= 0:
            st.reveal()
        for space in range(SPACES):
            tile = st.market[space]
            if tile >= 0:
                seat = richest(st, space)
                if seat >= 0:
                    st.set_market(space, -1)
                    st.players[seat].pending |= 1 << tile
                    st.tell(events.LEFTOVER, tile, space, seat)
                else:
                    st.tell(events.LEFTOVER_NOBODY, tile, space)
        seats = st.seats_from_next()
        for index in range(len(seats) - 1, -1, -1):
            if st.players[seats[index]].pending:
                st.push(TilesPlaced(seats[index]))
                st.push(PlacePending(seats[index], NO_GIFT))


def richest(st: Alhambra, currency: int) -> int:
    """AL-11.3, AL-11.4: the seat with the most money of a currency, or -1."""
    best = 0
    holder = -1
    for seat in range(st.table.players):
        money = funds(st, seat, 1 << currency)
        if money > best:
            best = money
            holder = seat
        elif money == best:
            holder = -1
    return holder


class GameOver(Do[Alhambra]):
    """AL-11.8: the highest score wins."""

    KIND = "game_over"
    CLAUSE = "AL-11.8"

    def run(self, st: Alhambra) -> None:
        st.tell(events.GAME_OVER)
