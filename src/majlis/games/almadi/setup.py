"""Chapter 2: the table before anything has happened."""

from majlis.games.almadi.config import Table
from majlis.games.almadi.flow import plan_game
from majlis.games.almadi.material import PER_TYPE, SLOTS
from majlis.games.almadi.piles import Pile
from majlis.games.almadi.realm import start_realm
from majlis.games.almadi.state import Almadi, Player
from majlis.kernel.rng import Rng


def new_state(table: Table, rng: Rng) -> Almadi:
    """The table laid out (AM-2.2, AM-2.5, AM-2.7), nothing turned up yet, the game planned."""
    material = table.material
    st = Almadi()
    st.begin(rng)
    st.table = table
    st.first = -1
    st.players = [_new_player() for _ in range(table.players)]
    st.board = (-1,) * SLOTS
    st.pile = (table.tiles_per_type,) * 4
    st.unseen = ((1 << PER_TYPE) - 1,) * 4
    st.mosaics = Pile(-1, table.cards_per_pile, material.mosaic_copies, ())
    st.stalls = Pile(-1, table.cards_per_pile, material.stall_copies, ())
    st.objectives = 0
    st.rubies = material.rubies
    st.display = 0
    st.begin_turn()
    plan_game(st)
    return st


def _new_player() -> Player:
    player = Player()
    player.realm = start_realm(-1)
    player.rubies = 0
    player.mosaics = (0, 0, 0, 0)
    player.stalls = (0, 0, 0, 0)
    player.held = 0
    player.achieved = 0
    player.hand = 0
    player.aside = 0
    player.recruited = 0
    player.copied = -1
    return player
