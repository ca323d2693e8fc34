"""Setting a table of Alhambra: cards, tiles and pieces by their names."""

from typing import Any

from majlis.games.alhambra.cards import CARDS, added
from majlis.games.alhambra.flow import Turn
from majlis.games.alhambra.layout import cell_at, layout_of, x_of, y_of
from majlis.games.alhambra.material import (
    CARAVAN_SPACES,
    CARAVANS,
    COUNTERS,
    CURRENCIES,
    TILES,
    TYPES,
)
from majlis.games.alhambra.modules.registry import table_of
from majlis.games.alhambra.setup import new_state
from majlis.games.alhambra.state import LEVEL_UNIT, MARK_UNIT, SPACE_UNIT, Alhambra
from majlis.kernel.frame import Frame
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import run
from majlis.lessons.lesson import SEAT

PILES = 4  # below the one on top of the deck (AL-2.8)


def table(players: int = 3, **options: Any) -> Alhambra:
    """The table laid out, the learner to act; nothing dealt, nothing on offer."""
    st = new_state(table_of(Config(players, options)), Rng.from_seed("a lesson"))
    st.frames = []
    st.active = SEAT
    return st


def tile(name: str) -> int:
    return TILES.index(name)


def hold(st: Alhambra, seat: int, *cards: str) -> None:
    """A seat holds these cards, drawn from the deck: `florin_5`, `bureau_florin-denar`."""
    for name in cards:
        _draw(st, name)
        st.players[seat].hand = added(st.players[seat].hand, CARDS.index(name), 1)


def display(st: Alhambra, *cards: str) -> None:
    """These four cards lie open."""
    for name in cards:
        _draw(st, name)
    st.display = tuple(CARDS.index(name) for name in cards)


def _draw(st: Alhambra, name: str) -> None:
    st.money.take(CARDS.index(name))
    if not name.startswith("bureau"):
        st.pile[0] -= 1


def market(st: Alhambra, florin: str, dirham: str, denar: str, ducat: str) -> None:
    """These tiles lie on the four spaces."""
    for space, name in enumerate((florin, dirham, denar, ducat)):
        st.set_market(space, _take(st, name))


def _take(st: Alhambra, name: str) -> int:
    st.supply &= ~(1 << tile(name))
    return tile(name)


def build(st: Alhambra, seat: int, *built: tuple[str, int, int]) -> None:
    """A seat has built these tiles, so far east and south of the fountain."""
    cells = dict(st.players[seat].layout.cells)
    for name, x, y in built:
        cells[cell_at(x, y)] = _take(st, name)
    st.players[seat].layout = layout_of(cells, st.table.material.walls)


def settle(st: Alhambra, seat: int, *names: str) -> None:
    """A seat has built these tiles, each as near to the fountain as it may lie."""
    walls = st.table.material.walls
    for name in names:
        layout = st.players[seat].layout
        cells = layout.legal_cells(tile(name), walls)
        nearest = min(cells, key=lambda cell: (abs(x_of(cell)) + abs(y_of(cell)), cell))
        layout = layout.plus(_take(st, name), nearest, walls)
        st.players[seat].layout = layout_of(dict(layout.cells), walls)


def reserve(st: Alhambra, seat: int, *names: str) -> None:
    for name in names:
        st.players[seat].reserve |= 1 << _take(st, name)


def pending(st: Alhambra, *names: str) -> None:
    """The learner has bought these tiles and must place them."""
    for name in names:
        st.players[SEAT].pending |= 1 << _take(st, name)


def sultan(st: Alhambra, currency: str, mark: str) -> None:
    """The learner owns a Sultan card with this mark."""
    _leave_deck(st, currency)
    code = CURRENCIES.index(currency) * MARK_UNIT + TYPES.index(mark)
    st.players[SEAT].sultans = (*st.players[SEAT].sultans, code)


def _leave_deck(st: Alhambra, currency: str) -> None:
    left = list(st.sultan_deck)
    left[CURRENCIES.index(currency)] -= 1
    st.sultan_deck = tuple(left)


def caravan(st: Alhambra, name: str, space: str) -> None:
    """The learner owns a caravanserai with its marker on a space."""
    number = CARAVANS.index(name)
    st.caravans &= ~(1 << number)
    code = number * SPACE_UNIT + CARAVAN_SPACES.index(space)
    st.players[SEAT].caravans = (*st.players[SEAT].caravans, code)


def counter(st: Alhambra, name: str, level: int, mark: int) -> None:
    """The learner owns a culture counter."""
    culture = list(st.players[SEAT].culture)
    culture[COUNTERS.index(name)] = 1 + level * LEVEL_UNIT + mark
    st.players[SEAT].culture = tuple(culture)


def start(st: Alhambra, *frames: Frame[Any]) -> Alhambra:
    """The deck is parted, and the game goes on with these frames, then turn after turn."""
    _part(st)
    st.plan([*frames, Turn()])
    run(st)
    return st


def _part(st: Alhambra) -> None:
    """AL-2.8: five piles of money, the scoring cards among the second and the fourth of them."""
    sultans, bureaux = (
        sum(st.sultan_deck),
        sum(st.money.counts[CARDS.index("bureau_florin-dirham") :]),
    )
    share = st.pile[0] // (PILES + 1)
    piles = [[share, 0, 0, 0, 0] for _ in range(PILES)]
    st.pile[0] -= share * PILES
    piles[0][1] = 1 if st.round < 1 else 0
    piles[2][2] = 1
    piles[1][3] = sultans
    piles[1][4] = bureaux
    st.piles = tuple(tuple(pile) for pile in piles)


def turn(st: Alhambra) -> Alhambra:
    """The learner's turn begins."""
    st.active = st.table.players - 1
    return start(st)
