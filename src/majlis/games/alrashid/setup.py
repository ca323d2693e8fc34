"""Chapter 2: the table before anything has happened."""

from majlis.games.alrashid.config import Table
from majlis.games.alrashid.flow import plan_game
from majlis.games.alrashid.material import AREA_COUNT, COUNTRY_COUNT, YEAR_TILES
from majlis.games.alrashid.player import NOTHING, Player
from majlis.games.alrashid.state import AlRashid
from majlis.kernel.bag import Bag
from majlis.kernel.rng import Rng


def new_state(table: Table, rng: Rng) -> AlRashid:
    """The table laid out (AR-2.1 to AR-2.3, AR-2.6, AR-2.9, AR-2.10), the game planned."""
    material = table.material
    st = AlRashid()
    st.begin(rng)
    st.table = table
    st.year = 1
    st.order = ()
    st.next_order = ()
    st.players = [_new_player(table) for _ in range(table.players)]
    st.slots = [()] * AREA_COUNT
    st.goods = material.country_goods.copy()
    st.notes = material.country_notes.copy()
    st.mercenaries = [()] * COUNTRY_COUNT
    st.resolved = 0
    # AR-2.2: with two or three players one tile of every kind, with more all of them.
    st.titles = [
        copies if table.players > 3 else min(copies, 1) for copies in material.title_copies
    ]
    st.pile = Bag(material.tokens.copy())
    st.discards = Bag([0] * 6)
    st.year_tiles = Bag([1] * len(YEAR_TILES))
    st.crises = ()
    st.spies = ()
    st.benevolent = ()
    plan_game(st)
    return st


def _new_player(table: Table) -> Player:
    player = Player()
    player.goods = [0] * 5
    player.family = tuple(table.material.start_pawns)
    player.hand = table.material.start_pawns.copy()
    player.held = (0, 0, 0)
    player.tokens = [0] * 6
    player.titles = ()
    player.seldom = NOTHING
    player.notes = 0
    player.influence = 0
    player.dishonour = 0
    return player
