"""Chapter 2: the table before anything has happened."""

from majlis.games.alhambra.cards import COINED, EMPTY, KINDS
from majlis.games.alhambra.config import CATEGORY_COUNT, Table
from majlis.games.alhambra.flow import plan_game
from majlis.games.alhambra.layout import bare_layout
from majlis.games.alhambra.material import COUNTER_COUNT, TILE_COUNT
from majlis.games.alhambra.state import Alhambra, Player
from majlis.kernel.bag import Bag
from majlis.kernel.rng import Rng


def new_state(table: Table, rng: Rng) -> Alhambra:
    """The table laid out (AL-2.1 to AL-2.3, AL-12.2), the game planned."""
    material = table.material
    st = Alhambra()
    st.begin(rng)
    st.table = table
    st.active = -1
    st.players = [_new_player() for _ in range(table.players)]
    st.supply = (1 << TILE_COUNT) - 1
    st.market = (-1, -1, -1, -1)
    st.drawn = -1
    st.dirk = 0
    copies = material.copies_two if table.has_dirk else material.copies
    st.money = Bag([copies] * COINED + [0] * (KINDS - COINED))
    st.discards = Bag([0] * KINDS)
    st.display = (-1, -1, -1, -1)
    st.pile = [0] * CATEGORY_COUNT
    st.pile[0] = copies * COINED
    st.piles = ()
    st.round = 0
    st.overpaid = 0
    st.scoring_cards = ()
    st.sultans = ()
    st.sultan_deck = (0, 0, 0, 0)
    st.sultans_gone = 0
    st.caravans = 0
    st.awake = 0
    for module in table.modules:
        module.set_up(st)
    plan_game(st)
    return st


def _new_player() -> Player:
    player = Player()
    player.hand = EMPTY
    player.layout = bare_layout()
    player.reserve = 0
    player.pending = 0
    player.score = 0
    player.scored = ()
    player.sultans = ()
    player.caravans = ()
    player.culture = (0,) * COUNTER_COUNT
    player.coins = (0, 0, 0, 0)
    return player
