"""A table of Alhambra for tests, set with the words of the rulebook."""

from typing import Any

from majlis.games.alhambra.cards import CARDS, added, cards_of
from majlis.games.alhambra.config import Table
from majlis.games.alhambra.flow import Turn
from majlis.games.alhambra.frames.placing import OF_TURN, PlaceTile
from majlis.games.alhambra.layout import Layout, cell_at, layout_of
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
from majlis.kernel.frame import Ask
from majlis.kernel.journal import Event, Journal
from majlis.kernel.refusal import Refusal
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, run


def table(players: int = 3, material: Any = None, **options: Any) -> Table:
    return table_of(Config(players, options, material))


def set_table(players: int = 3, material: Any = None, **options: Any) -> Alhambra:
    """The table laid out, seat 0 to act; nothing dealt, nothing on offer, nothing planned."""
    st = new_state(table(players, material, **options), Rng.from_seed("table"))
    st.frames = []
    st.active = 0
    return st


# ---- things by their names


def tile(name: str) -> int:
    return TILES.index(name)


def card(name: str) -> int:
    """A card by its name: `florin 5`, `diamond 7`, `bureau florin-denar`."""
    return CARDS.index(name.replace(" ", "_"))


def currency(name: str) -> int:
    return CURRENCIES.index(name)


def kind(name: str) -> int:
    return TYPES.index(name)


def names(tiles: list[int]) -> list[str]:
    return [TILES[t] for t in tiles]


# ---- putting things on the table


def hold(st: Alhambra, seat: int, *cards: str) -> None:
    """The seat holds these cards as well, drawn from the deck."""
    for name in cards:
        _draw(st, card(name))
        st.players[seat].hand = added(st.players[seat].hand, card(name), 1)


def _draw(st: Alhambra, drawn: int) -> None:
    st.money.take(drawn)
    if drawn < CARDS.index("bureau_florin-dirham"):
        st.pile[0] -= 1


def hand(st: Alhambra, seat: int) -> list[str]:
    return [CARDS[c].replace("_", " ") for c in cards_of(st.players[seat].hand)]


def display(st: Alhambra, *cards: str) -> None:
    """These cards lie open; the other places are empty."""
    shown = [card(name) for name in cards]
    for drawn in shown:
        _draw(st, drawn)
    st.display = tuple([*shown, -1, -1, -1, -1][:4])


def shown(st: Alhambra) -> list[str]:
    return [CARDS[c].replace("_", " ") if c >= 0 else "" for c in st.display]


def market(st: Alhambra, **tiles: str) -> None:
    """These tiles lie on the spaces of the market; the others are empty."""
    for space, name in tiles.items():
        _take(st, tile(name))
        st.set_market(currency(space), tile(name))


def _take(st: Alhambra, taken: int) -> None:
    assert (st.supply >> taken) & 1, f"{TILES[taken]} is not in the supply"
    st.supply &= ~(1 << taken)


def build(st: Alhambra, seat: int, *built: tuple[str, int, int]) -> None:
    """The seat has built these tiles, from the supply; their places are not checked."""
    cells = dict(st.players[seat].layout.cells)
    for name, x, y in built:
        _take(st, tile(name))
        cells[cell_at(x, y)] = tile(name)
    st.players[seat].layout = layout_of(cells, st.table.material.walls)


def layout(*built: Any) -> Layout:
    """An Alhambra of these tiles."""
    st = set_table()
    build(st, 0, *[(name, x, y) for name, x, y in built])
    return st.players[0].layout


def row_of(st: Alhambra, seat: int, *tiles: str) -> None:
    """The seat has these tiles built in a row far to the east: they count, whatever their walls."""
    offset = len(st.players[seat].layout.cells) + 1
    build(st, seat, *[(name, 2 * i + offset, 5) for i, name in enumerate(tiles)])


def reserve(st: Alhambra, seat: int, *tiles: str) -> None:
    for name in tiles:
        _take(st, tile(name))
        st.players[seat].reserve |= 1 << tile(name)


def pending(st: Alhambra, seat: int, *tiles: str) -> None:
    for name in tiles:
        _take(st, tile(name))
        st.players[seat].pending |= 1 << tile(name)


def give_dirk(st: Alhambra, *tiles: str) -> None:
    for name in tiles:
        _take(st, tile(name))
        st.dirk |= 1 << tile(name)


def empty_supply(st: Alhambra, *left: str) -> None:
    """Only these tiles are left in the bag; the others are with the last seat's reserve."""
    keep = sum(1 << tile(name) for name in left)
    st.players[-1].reserve |= st.supply & ~keep
    st.supply &= keep


def sultan(st: Alhambra, seat: int, *marks: str) -> None:
    """The seat owns Sultan cards (of ducats) with these marks."""
    for mark in marks:
        code = currency("ducat") * MARK_UNIT + kind(mark)
        st.players[seat].sultans = (*st.players[seat].sultans, code)


def open_sultan(st: Alhambra, coin: str, mark: str) -> None:
    st.sultans = (*st.sultans, currency(coin) * MARK_UNIT + kind(mark))


def caravan(st: Alhambra, seat: int, name: str, space: str) -> None:
    """The seat owns a caravanserai with its marker on a space."""
    number = CARAVANS.index(name)
    st.caravans &= ~(1 << number)
    code = number * SPACE_UNIT + CARAVAN_SPACES.index(space)
    st.players[seat].caravans = (*st.players[seat].caravans, code)


def counter(st: Alhambra, seat: int, name: str, level: int, mark: int) -> None:
    """The seat owns a culture counter."""
    culture = list(st.players[seat].culture)
    culture[COUNTERS.index(name)] = 1 + level * LEVEL_UNIT + mark
    st.players[seat].culture = tuple(culture)


def counters(st: Alhambra, seat: int) -> dict[str, tuple[int, int]]:
    """The seat's culture counters with level and mark."""
    return {
        name: divmod(code - 1, LEVEL_UNIT)
        for name, code in zip(COUNTERS, st.players[seat].culture, strict=True)
        if code
    }


# ---- playing


def listen(st: Alhambra) -> Journal:
    """A journal that hears everything from now on."""
    st.journal = Journal()
    return st.journal


def kinds(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def clause_in_log(journal: Journal, kind: str) -> str:
    """The clause that the log cites for an event, which must have happened."""
    events = [event for event in journal.events if event.name == kind]
    return events[0].clause


def ask(st: Alhambra) -> Ask[Any]:
    """The pending decision."""
    frame = st.frames[-1]
    assert isinstance(frame, Ask)
    return frame


def asked(st: Alhambra) -> tuple[str, int]:
    """What is to be decided, and by whom."""
    return ask(st).KIND, ask(st).seat


def start(st: Alhambra, *frames: Any) -> Alhambra:
    """Plans these frames and runs to the first decision."""
    st.plan(list(frames))
    run(st)
    return st


def choose(st: Alhambra, *choices: int) -> None:
    """Makes choices one after the other; each must be allowed."""
    for choice in choices:
        refused = ask(st).why_not(st, choice)
        assert refused is None, refused
        assert choice in ask(st).choices(st)
        apply(st, choice)


def refusal(st: Alhambra, choice: int) -> str:
    """The clause that forbids a choice now; it must be forbidden."""
    found: Refusal | None = ask(st).why_not(st, choice)
    assert found is not None, "the choice is allowed"
    assert choice not in st.legal
    return found.clause


def why_not_place(st: Alhambra, name: str, x: int, y: int, seat: int = 0) -> str | None:
    """The clause that keeps a new tile from a cell, or None."""
    frame = PlaceTile(seat, tile(name), OF_TURN)
    found = frame.why_not(st, cell_at(x, y))
    assert (cell_at(x, y) in frame.choices(st)) == (found is None)
    return found.clause if found else None


def turn(st: Alhambra, seat: int = 0) -> Alhambra:
    """The seat begins its turn, with display and market as they lie."""
    st.active = (seat - 1) % st.table.players
    return start(st, Turn())


def full_market(st: Alhambra) -> None:
    """Four tiles that nobody is likely to care about."""
    market(st, florin="tower-11-N", dirham="tower-11-S", denar="tower-11-0", ducat="tower-12-0")
