"""Chapters 7 and 10: the legal Alhambra and its wall; the fast code against the reference."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from majlis.games.alhambra import reference
from majlis.games.alhambra.audit import coordinates
from majlis.games.alhambra.frames.placing import OF_TURN, PlacePending, PlaceTile, makes_hole
from majlis.games.alhambra.labels import at_cell
from majlis.games.alhambra.layout import (
    CENTRE,
    REACH,
    Layout,
    bare_layout,
    cell_at,
    is_on_board,
    layout_of,
)
from majlis.games.alhambra.material import FOUNTAIN, TILE_COUNT, material
from majlis.kernel.rng import Rng
from majlis.kernel.runner import is_over
from majlis.texts import Words
from tests.rules.alhambra.table import (
    asked,
    build,
    choose,
    layout,
    pending,
    refusal,
    set_table,
    start,
    tile,
    why_not_place,
)

WALLS = material({}).walls


@pytest.mark.clause("AL-7.1", "AL-7.2", "AL-7.4", "AL-15.7")
def test_new_tiles_are_placed_one_by_one_in_any_order() -> None:
    st = set_table()
    pending(st, 0, "arcades-9-0", "tower-12-0", "garden-11-0")
    start(st, PlacePending(0, OF_TURN))
    assert asked(st) == ("next_tile", 0)
    assert refusal(st, tile("tower-11-0")) == "AL-7.1"
    choose(st, tile("tower-12-0"))
    assert refusal(st, cell_at(2, 0)) == "AL-7.7"
    choose(st, cell_at(1, 0), tile("arcades-9-0"))
    choose(st, cell_at(2, 0), PlaceTile.RESERVE)
    assert is_over(st)
    assert st.players[0].reserve == 1 << tile("garden-11-0")
    assert len(st.players[0].layout.cells) == 3


@pytest.mark.clause("AL-7.3")
def test_a_new_tile_replaces_nothing() -> None:
    st = set_table()
    build(st, 0, ("arcades-9-0", 1, 0))
    assert why_not_place(st, "tower-12-0", 1, 0) == "AL-7.3"
    assert why_not_place(st, "tower-12-0", 0, 0) == "AL-7.3"


@pytest.mark.clause("AL-7.5", "AL-7.6")
def test_tiles_keep_their_north() -> None:
    st = set_table()
    legal = PlaceTile(0, tile("tower-11-N"), OF_TURN).choices(st)[:-1]
    assert legal == sorted([cell_at(0, -1), cell_at(1, 0), cell_at(-1, 0)])


@pytest.mark.clause("AL-7.10")
def test_the_fountain_is_a_tile_with_open_sides() -> None:
    st = set_table()
    for name, x, y in (("tower-11-N", 0, 1), ("tower-11-S", 0, -1), ("tower-10-W", 1, 0)):
        assert why_not_place(st, name, x, y) == "AL-7.6"
    build(st, 0, ("arcades-9-0", 1, 0), ("arcades-10-0", 1, 1), ("garden-11-0", 0, 2))
    build(st, 0, ("tower-11-0", 1, 2), ("tower-12-0", -1, 2))
    assert why_not_place(st, "chambers-10-0", -1, 1) == "AL-7.9"
    assert why_not_place(st, "chambers-10-0", 0, 1) is None


@pytest.mark.clause("AL-7.13")
def test_the_table_has_an_edge_far_away() -> None:
    assert all(is_on_board(cell_at(x, 0)) for x in range(-REACH, REACH + 1))
    st = set_table()
    cells = {CENTRE: FOUNTAIN}
    # A road of one tile again and again, which no box has, reaches the edge.
    for x in range(1, REACH + 1):
        cells[cell_at(x, 0)] = tile("tower-12-0")
    st.players[0].layout = layout_of(cells, WALLS)
    assert why_not_place(st, "tower-11-0", REACH + 1, 0) == "AL-7.13"
    assert why_not_place(st, "tower-11-0", REACH, 1) is None


@pytest.mark.clause("AL-10.1", "AL-10.2")
def test_the_outline_is_walled_where_the_tile_inside_has_its_wall() -> None:
    # Two tiles side by side, each walled in the north: the run is as long as both.
    two = layout(("arcades-8-N", 0, -1), ("garden-10-N", 1, -1))
    assert two.longest_wall(WALLS) == 2
    # An open tile between two walled ones breaks the run.
    three = layout(("arcades-8-N", 0, -1), ("arcades-9-0", 1, -1), ("garden-10-N", 2, -1))
    assert three.longest_wall(WALLS) == 1


# ---- random layouts, fast code against reference


def grown(seed: int, wanted: int) -> Layout:
    """A legal Alhambra of random tiles, grown by the reference alone, tight rather than long."""
    rng = Rng.from_seed(str(seed))
    tiles = list(range(TILE_COUNT))
    rng.shuffle(tiles)
    cells = {CENTRE: FOUNTAIN}
    spread = 2 + rng.below(3)
    for one in tiles:
        if len(cells) > wanted:
            break
        free = [
            cell_at(x, y)
            for x in range(-spread, spread + 1)
            for y in range(-spread, spread + 1)
            if cell_at(x, y) not in cells
        ]
        rng.shuffle(free)
        for cell in free[:12]:
            trial = {**cells, cell: one}
            if not reference.faults(coordinates(Layout(trial, {}), WALLS)):
                cells = trial
                break
    return layout_of(cells, WALLS)


layouts = some.builds(grown, some.integers(0, 10**6), some.integers(0, 30))


@settings(max_examples=60, deadline=None)
@given(built=layouts, new=some.integers(0, TILE_COUNT - 1))
def test_legal_cells_are_those_of_the_reference(built: Layout, new: int) -> None:
    expected = []
    for x in range(-6, 7):
        for y in range(-6, 7):
            cell = cell_at(x, y)
            if cell not in built.cells:
                trial = Layout({**built.cells, cell: new}, {})
                if not reference.faults(coordinates(trial, WALLS)):
                    expected.append(cell)
    assert built.legal_cells(new, WALLS) == sorted(expected)


@settings(max_examples=60, deadline=None)
@given(built=layouts)
def test_removable_tiles_are_those_of_the_reference(built: Layout) -> None:
    expected = []
    for cell, one in built.cells.items():
        rest = {c: t for c, t in built.cells.items() if c != cell}
        if one != FOUNTAIN and not reference.faults(coordinates(Layout(rest, {}), WALLS)):
            expected.append(one)
    assert built.removable(WALLS) == sorted(expected)
    for cell, one in built.cells.items():
        if one != FOUNTAIN:
            loose = built.is_reachable_without(cell, WALLS) and not built.is_enclosed(cell)
            assert loose == (one in expected)


@settings(max_examples=60, deadline=None)
@given(built=layouts, new=some.integers(0, TILE_COUNT - 1))
def test_swap_cells_are_those_of_the_reference(built: Layout, new: int) -> None:
    expected = [
        cell
        for cell in sorted(built.cells)
        if cell != CENTRE
        and not reference.faults(coordinates(Layout({**built.cells, cell: new}, {}), WALLS))
    ]
    assert built.swap_cells(new, WALLS) == expected


@settings(max_examples=80, deadline=None)
@given(built=layouts)
def test_the_longest_wall_is_that_of_the_reference(built: Layout) -> None:
    assert built.longest_wall(WALLS) == reference.longest_wall(coordinates(built, WALLS))


@settings(max_examples=40, deadline=None)
@given(built=layouts)
def test_the_slow_hole_test_of_refusals_is_that_of_the_reference(built: Layout) -> None:
    for x in range(-5, 6):
        for y in range(-5, 6):
            cell = cell_at(x, y)
            if cell not in built.cells and any(cell + s in built.cells for s in (1, -1, 35, -35)):
                trial = Layout({**built.cells, cell: tile("tower-12-0")}, {})
                holes = "AL-7.9" in reference.faults(coordinates(trial, WALLS))
                assert makes_hole(built, cell) == holes


@settings(max_examples=60, deadline=None)
@given(built=layouts, seed=some.integers(0, 10**6))
def test_a_layout_is_the_same_however_it_came_about(built: Layout, seed: int) -> None:
    """Edges kept up to date tile by tile agree with edges worked out from nothing."""
    order = [c for c in built.cells if c != CENTRE]
    Rng.from_seed(str(seed)).shuffle(order)
    again = bare_layout()
    for cell in order:
        again = again.plus(built.cells[cell], cell, WALLS)
    read = Layout(dict(built.cells), {})
    for new in range(TILE_COUNT):
        legal = built.legal_cells(new, WALLS)
        assert again.legal_cells(new, WALLS) == legal == read.legal_cells(new, WALLS)


@pytest.mark.parametrize(
    ("x", "y", "said"),
    [
        (0, -1, "one up from the fountain"),
        (-3, 2, "two down, three left from the fountain"),
        (4, 0, "four right from the fountain"),
        (0, 0, "on the fountain itself"),
    ],
)
def test_a_cell_is_told_from_the_fountain(x: int, y: int, said: str) -> None:
    assert Words("en", "alhambra").say(at_cell(cell_at(x, y))) == said
