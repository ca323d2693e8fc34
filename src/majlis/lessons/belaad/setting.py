"""Setting a table of Belaad: cards, tokens and scholars by their names."""

from typing import Any, Final

from majlis.games.belaad.config import Table
from majlis.games.belaad.flow import CleanUp
from majlis.games.belaad.frames.cards import CardStep
from majlis.games.belaad.frames.piles import TakeCard
from majlis.games.belaad.frames.scholars import OfferSwordHire
from majlis.games.belaad.material import ACTIONS, BOARDS, ORANGE, SCHOLARS, TOKENS
from majlis.games.belaad.setup import new_state
from majlis.games.belaad.state import BOTTOM, WHITE, Belaad, symbol_of
from majlis.kernel.frame import Frame
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import run

# The visible cards of the three piles, and what each hand holds beside the card that is played.
TOPS: Final = ("A01", "A10", "A16")
HANDS: Final = (("A05", "A22", "A30"), ("A02", "A12", "A20", "A29"), ("A03", "A13", "A21", "A38"))
PILES: Final = 3


def table(scholars: tuple[str, ...], players: int = 2) -> Belaad:
    """These scholars on display, hands dealt, three piles; the Kingdom is seat 0."""
    st = new_state(Table(Config(players)), Rng.from_seed("a lesson"))
    st.frames = []
    st.display = tuple(SCHOLARS.index(name) if name else -1 for name in scholars)
    for scholar in st.display:
        if scholar >= 0:
            st.scholars.take(scholar)
    st.tops = tuple(ACTIONS.index(name) for name in TOPS)
    for card in st.tops:
        st.covered.take(card)
    for seat in range(players):
        st.hands[seat] = tuple(ACTIONS.index(name) for name in HANDS[seat])
        for card in st.hands[seat]:
            st.covered.take(card)
    if players > 2:
        st.hashash_back = symbol_back(st)
    return st


def symbol_back(st: Belaad) -> int:
    """The board on the back of the uppermost Hashash card: one that is in the deck."""
    card = next(card for card, count in enumerate(st.hashash_deck.counts) if count)
    return st.table.material.hashash_board[card]


def tokens(st: Belaad, board: str, white: int = 0, bottom: bool = False) -> None:
    """Tokens lie on a board, taken from the bag."""
    index = BOARDS.index(board)
    st.boards[index] = white * WHITE + bottom * BOTTOM
    st.bag.counts[symbol_of(index)] -= white
    st.bag.counts[ORANGE] -= bottom


def hired(st: Belaad, faction: int, *names: str) -> None:
    """A faction has these scholars."""
    found = list(st.hired)
    for name in names:
        st.scholars.take(SCHOLARS.index(name))
        found[faction] = (*found[faction], SCHOLARS.index(name))
        st.taken += 1
    st.hired = tuple(found)


def killed(st: Belaad, *names: str) -> None:
    """The Order has assassinated these tokens."""
    counts = list(st.killed)
    for name in names:
        st.bag.take(TOKENS.index(name))
        counts[TOKENS.index(name)] += 1
    st.killed = tuple(counts)


def playing(st: Belaad, card: str) -> Belaad:
    """The learner has just played a card and carries it out."""
    st.covered.take(ACTIONS.index(card))
    st.discard = (ACTIONS.index(card),)
    return start(st, 0, CardStep(0, ACTIONS.index(card), 0), OfferSwordHire(0))


def start(st: Belaad, seat: int, *frames: Frame[Any]) -> Belaad:
    """The game goes on with these frames, then with the end of the turn."""
    st.active = seat
    share = (st.covered.total() + PILES) // PILES
    rest = st.covered.total() + PILES - share * PILES
    st.piles = tuple(share + (1 if number < rest else 0) for number in range(PILES))
    st.plan([*frames, TakeCard(seat), CleanUp(seat)])
    run(st)
    return st
