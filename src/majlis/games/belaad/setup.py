"""Chapter 2: the table before anything has happened."""

from majlis.games.belaad.config import Table
from majlis.games.belaad.flow import plan_game
from majlis.games.belaad.material import (
    ACTION_COUNT,
    BOARD_COUNT,
    COMBAT_COUNT,
    HASHASH_COUNT,
    SCHOLAR_COUNT,
)
from majlis.games.belaad.state import Belaad
from majlis.kernel.bag import Bag
from majlis.kernel.rng import Rng


def new_state(table: Table, rng: Rng) -> Belaad:
    """The table laid out (BL-2.2 to BL-2.6, BL-2.9), the dealing and the game planned."""
    material = table.material
    players = table.players
    st = Belaad()
    st.begin(rng)
    st.table = table
    st.ending = -1
    st.turn = 1
    st.active = table.first_seat
    st.has_hired = False
    st.used = 0
    st.clearing = False
    st.ambush = 0
    st.hashash_used = 0
    st.gold = [material.start_gold] * players
    st.seals = [material.start_seals] * players
    st.swords = [0] * players
    st.treasury = [0, 0, 0]
    st.sword_supply = material.swords
    st.hands = [()] * players
    st.known = 0
    st.uncovered = 0
    st.covered = Bag([1] * ACTION_COUNT)
    st.tops = (-1, -1, -1)
    st.piles = (0, 0, 0)
    st.discard = ()
    st.bag = Bag(material.tokens.copy())
    st.loose = [0] * 6
    st.boards = [0] * BOARD_COUNT
    st.killed = (0, 0, 0, 0, 0, 0)
    st.scholars = Bag([1] * SCHOLAR_COUNT)
    st.display = ()
    st.generation = 1
    st.taken = 0
    st.hired = ((), (), ())
    st.gone = ()
    st.combat_deck = Bag([1] * COMBAT_COUNT)
    st.shown = ()
    st.spoils = ((),) * players
    st.winners = ()
    st.put_back = 0
    st.earlier = ()
    st.fight = ()
    # BL-2.2: without the Order its material stays in the box.
    st.hashash_deck = Bag([1 if table.order_seat >= 0 else 0] * HASHASH_COUNT)
    st.hashash_back = -1
    st.hashash_under = ()
    st.hashash_drawn = ()
    st.hashash_known = 0
    st.hashash_placed = ()
    plan_game(st)
    return st
