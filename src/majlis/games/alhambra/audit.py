"""Is everything there? Counts of the material that must hold in every state."""

from majlis.games.alhambra import reference
from majlis.games.alhambra.cards import CARDS, COINED, KINDS, MONEY, VALUES, count_in
from majlis.games.alhambra.layout import Layout, x_of, y_of
from majlis.games.alhambra.material import DIAMOND, FOUNTAIN, SIDES, TILE_COUNT, TILES
from majlis.games.alhambra.state import Alhambra, tiles_in


def audit(st: Alhambra) -> list[str]:
    """What is wrong, in words; empty when all is accounted for."""
    problems = _players(st)
    if problems:
        return problems
    problems = _tiles(st) + _alhambras(st) + _cards(st) + _deck(st)
    for module in st.table.modules:
        problems += module.audit(st)
    return problems


def _players(st: Alhambra) -> list[str]:
    if len(st.players) != st.table.players:
        return [f"expected {st.table.players} players, found {len(st.players)} (AL-2.1)"]
    if st.active >= st.table.players:
        return [f"it is the turn of seat {st.active}, which nobody has (AL-3.1)"]
    return []


def _tiles(st: Alhambra) -> list[str]:
    """AL-1.1: each of the 54 tiles is somewhere, once."""
    there = tiles_in(st.supply) + tiles_in(st.dirk)
    there += [tile for tile in (*st.market, st.drawn) if tile >= 0]
    for player in st.players:
        there += tiles_in(player.reserve) + tiles_in(player.pending)
        there += [tile for tile in player.layout.cells.values() if tile != FOUNTAIN]
    return [
        f"tile {TILES[tile]} is there {there.count(tile)} times (AL-1.1)"
        for tile in range(TILE_COUNT)
        if there.count(tile) != 1
    ]


def coordinates(layout: Layout, walls: tuple[int, ...]) -> reference.Cells:
    """A layout as the reference reads it."""
    return {
        (x_of(cell), y_of(cell)): frozenset(
            name for side, name in enumerate(SIDES) if (walls[tile] >> side) & 1
        )
        for cell, tile in layout.cells.items()
    }


def _alhambras(st: Alhambra) -> list[str]:
    """AL-7.6 to AL-7.10, by the plain reference."""
    return [
        f"the Alhambra of seat {seat} breaks {clause}"
        for seat, player in enumerate(st.players)
        for clause in reference.faults(coordinates(player.layout, st.table.material.walls))
    ]


def _cards(st: Alhambra) -> list[str]:
    """AL-1.5, AL-12.2: every card of each kind is somewhere."""
    material = st.table.material
    expected = [material.copies_two if st.table.has_dirk else material.copies] * COINED
    expected += [0] * (KINDS - COINED)
    if st.table.values["diamonds"]:
        for value in material.diamonds:
            expected[VALUES * DIAMOND + value - 1] += 1
    if st.table.values["exchange"]:
        for kind in range(MONEY, KINDS):
            expected[kind] += 1
    problems: list[str] = []
    for kind in range(KINDS):
        there = st.money.counts[kind] + st.discards.counts[kind] + st.display.count(kind)
        there += sum([count_in(player.hand, kind) for player in st.players])
        if there != expected[kind]:
            problems.append(f"{there} cards {CARDS[kind]}, not {expected[kind]} (AL-1.5)")
    return problems


def _deck(st: Alhambra) -> list[str]:
    """AL-2.8: the piles are as high as there are undrawn cards, scoring cards come in order."""
    problems: list[str] = []
    piles = [tuple(st.pile), *st.piles]
    if sum([pile[0] for pile in piles]) != sum(st.money.counts[:MONEY]):
        problems.append("the piles and the undrawn money do not agree (AL-2.8)")
    for number in (1, 2):
        left = sum([pile[number] for pile in piles])
        if st.active >= 0 and left != (1 if st.round < number else 0):
            problems.append(f"scoring card {number} is not where it should be (AL-2.8)")
    return problems
