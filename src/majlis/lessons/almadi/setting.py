"""Setting a table of Almadi: tiles, cards and objectives by their names."""

from typing import Any, Final

from majlis.games.almadi.config import Table
from majlis.games.almadi.flow import Turn
from majlis.games.almadi.frames.placement import PlaceTile
from majlis.games.almadi.material import CHARACTERS, GOODS, OBJECTIVES, STARTS, TILES
from majlis.games.almadi.realm import COLUMNS, cell_at, start_realm
from majlis.games.almadi.setup import new_state
from majlis.games.almadi.state import Almadi, replaced
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, run
from majlis.lessons.lesson import SEAT

# What lies on the table unless a lesson says otherwise; none of it is fulfilled at the start.
OPEN: Final = ("GY12", "BU05", "YE01", "RD01", "GN01")


def table(*objectives: str, **options: Any) -> Almadi:
    """Two players with their starting tiles, cards turned up, five objectives on the table."""
    st = new_state(Table(Config(2, options)), Rng.from_seed("a lesson"))
    st.frames = []
    st.first = SEAT
    for seat, start in enumerate(("ST-B", "ST-A")):
        st.players[seat].realm = start_realm(STARTS.index(start))
    st.mosaics = st.mosaics.turned_up(0)
    st.stalls = st.stalls.turned_up(0)
    for name in objectives or OPEN:
        st.objectives |= 1 << OBJECTIVES.index(name)
    return st


def put(st: Almadi, seat: int, *tiles: tuple[str, int, int]) -> None:
    """Tiles lie in the realm of a seat: name, row, column."""
    for name, row, column in tiles:
        st.see_tile(TILES.index(name))
        player = st.players[seat]
        player.realm = player.realm.with_tile(cell_at(row, column), TILES.index(name))


def board(st: Almadi, *tiles: str) -> None:
    """Eight tiles lie on the board, two a row from row 1."""
    for slot, name in enumerate(tiles):
        st.see_tile(TILES.index(name))
        st.set_slot(slot, TILES.index(name))


def stalls(st: Almadi, seat: int, *faces: str) -> None:
    """A seat owns these stall cards."""
    player = st.players[seat]
    for name in faces:
        face, top = GOODS.index(name), st.stalls.top
        st.stalls = st.stalls.turned_up(face)
        st.stalls.top = top
        player.stalls = replaced(player.stalls, face, player.stalls[face] + 1)


def rubies(st: Almadi, seat: int, count: int) -> None:
    """A seat owns so many rubies."""
    st.rubies -= count
    st.players[seat].rubies += count


def characters(st: Almadi, display: tuple[str, ...], *hands: tuple[str, ...]) -> None:
    """The characters that lie open, and those in the hands."""
    st.display = sum(1 << CHARACTERS.index(name) for name in display)
    for seat, names in enumerate(hands):
        st.players[seat].hand = sum(1 << CHARACTERS.index(name) for name in names)


def turn(st: Almadi) -> Almadi:
    """The learner's turn begins."""
    st.plan([Turn(SEAT)])
    run(st)
    return st


def placed(st: Almadi, slot: int, row: int, column: int) -> Almadi:
    """The learner has taken the tile of a slot and placed it; its effects wait."""
    turn(st)
    apply(st, slot)
    if isinstance(st.frames[-1], PlaceTile):
        apply(st, (row - 1) * COLUMNS + column - 1)
    return st
