"""The order of play: a game, a turn, in the order of the rulebook."""

from typing import Any, ClassVar

from majlis.games.belaad import events
from majlis.games.belaad.closing import finish
from majlis.games.belaad.frames import abilities  # noqa: F401  # fills the vocabulary of effects
from majlis.games.belaad.frames.cards import PlayCard
from majlis.games.belaad.frames.hashash import OfferHashash, TurnBack
from majlis.games.belaad.frames.piles import DealCard, MakePiles, TakeCard
from majlis.games.belaad.frames.scholars import OfferSwordHire, RevealScholar
from majlis.games.belaad.material import BOARDS_OF, ORANGE, ORDER, TURN_LIMIT
from majlis.games.belaad.state import BOTTOM, SEAT, TOP, Belaad, tops
from majlis.kernel.codec import Field
from majlis.kernel.frame import Do, Frame


def plan_game(st: Belaad) -> None:
    """Chapter 2: what chance decides at set-up; then the first turn (BL-2.12)."""
    table = st.table
    frames: list[Frame[Any]] = [RevealScholar()]
    for seat in range(table.players):
        frames.append(DealCard(seat, table.hands[seat]))
    frames.append(MakePiles())
    if table.order_seat >= 0:
        frames.append(TurnBack())
    frames.append(Turn(table.first_seat))
    st.plan(frames)


def moment(st: Belaad) -> dict[str, int]:
    """BL-3.1: which generation of scholars is on offer and whether it is the last, and which turn
    it is.
    """
    generations = st.table.material.generations
    last = int(st.generation == generations)
    return {"generation": st.generation, "generations": generations, "turn": st.turn, "last": last}


class Turn(Do[Belaad]):
    """BL-3.1: swords, card, swords, drawing, clean-up; for the Order Hashash cards (BL-3.7)."""

    KIND = "turn"
    CLAUSE = "BL-3.1"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, st: Belaad) -> None:
        seat = self.seat
        st.active = seat
        st.has_hired = False
        st.used = 0
        st.clearing = False
        st.ambush = 0
        st.hashash_used = 0
        st.tell(events.TURN_BEGINS, seat, st.turn)
        if st.table.factions[seat] == ORDER:
            st.plan(order_turn(seat, st.table.cards_a_turn[seat]))
        else:
            st.plan(
                [
                    OfferSwordHire(seat),
                    PlayCard(seat),
                    OfferSwordHire(seat),
                    TakeCard(seat),
                    CleanUp(seat),
                ]
            )


def order_turn(seat: int, cards: int) -> list[Frame[Any]]:
    """BL-3.5 to BL-3.7: all its cards one after another, Hashash cards before and after each.

    While a card is carried out, its own step offers them.
    """
    frames: list[Frame[Any]] = [OfferHashash(seat)]
    for _ in range(cards):
        frames.append(PlayCard(seat))
        frames.append(OfferHashash(seat))
    for _ in range(cards):
        frames.append(TakeCard(seat))
    frames.append(CleanUp(seat))
    return frames


class CleanUp(Do[Belaad]):
    """BL-3.8, BL-6.9: orange tokens are cleared if it is time; then the turn passes left."""

    KIND = "clean_up"
    CLAUSE = "BL-3.8"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, st: Belaad) -> None:
        if st.clearing:
            clear_oranges(st, st.table.factions[self.seat])
        if st.turn == st.table.turn_limit:
            finish(st, TURN_LIMIT)
            return
        st.turn += 1
        st.push(Turn((self.seat + 1) % st.table.players))


def clear_oranges(st: Belaad, faction: int) -> None:
    """BL-6.9: orange tokens in bottom slots, by option also those at the top, go to the bag."""
    count = 0
    for board in BOARDS_OF[faction]:
        if st.boards[board] >= BOTTOM:
            st.boards[board] -= BOTTOM
            count += 1
        if st.table.clears_all:
            cleared = tops(st.boards[board])
            st.boards[board] -= cleared * TOP
            count += cleared
    st.bag.counts[ORANGE] += count
    st.tell(events.CLEARED, faction, count)
