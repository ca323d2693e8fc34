"""Chapter 5: placing a tile."""

import pytest

from majlis.games.almadi.frames.ending import ExtraTurn
from majlis.games.almadi.frames.placement import PlaceTile
from majlis.games.almadi.material import TILES
from majlis.games.almadi.realm import COLUMNS
from majlis.games.almadi.state import Almadi
from tests.rules.almadi import table as t


def small_realm() -> Almadi:
    r"""Row 1: three tiles; row 2: one, far to the right; row 3: nothing; row 4: one alone."""
    st = t.set_table()
    for column, name in enumerate(["OA01", "OA02", "OA03"], start=1):
        t.put(st, 0, 1, column, name)
    t.put(st, 0, 2, 3, "OA04")
    t.put(st, 0, 4, 6, "OA05")
    return t.begin(st)


def legal_cells(st: Almadi) -> list[tuple[int, int]]:
    assert isinstance(t.ask(st), PlaceTile)
    return [(choice // COLUMNS + 1, choice % COLUMNS + 1) for choice in st.legal]


@pytest.mark.parametrize(
    ("slot", "row", "columns"),
    [(2, 2, [1, 2, 4]), (3, 2, [1, 2, 4]), (5, 3, [1, 3, 6]), (6, 4, [1, 5, 7])],
)
@pytest.mark.clause("AM-5.1", "AM-5.2", "AM-5.3")
def test_the_cells_of_the_same_row_that_touch_a_landscape(
    slot: int, row: int, columns: list[int]
) -> None:
    st = small_realm()
    t.choose(st, slot)
    assert legal_cells(st) == [(row, column) for column in columns]


@pytest.mark.clause("AM-5.1")
def test_another_row_is_refused() -> None:
    st = small_realm()
    t.choose(st, 2)
    assert t.refusal(st, t.cell_choice(1, 4)) == "AM-5.1"
    assert t.refusal(st, t.cell_choice(3, 1)) == "AM-5.1"


@pytest.mark.clause("AM-5.2")
def test_nothing_is_built_left_of_column_1() -> None:
    st = small_realm()
    realm = st.players[0].realm
    for row in (1, 2, 3, 4):
        assert realm.open_columns(row) & 1 == 0
    t.choose(st, 2)
    assert all(column >= 1 for _, column in legal_cells(st))


@pytest.mark.clause("AM-5.3")
def test_the_cell_must_be_empty_and_touch_a_landscape() -> None:
    st = small_realm()
    t.choose(st, 2)
    assert t.refusal(st, t.cell_choice(2, 3)) == "AM-5.3"  # taken
    assert t.refusal(st, t.cell_choice(2, 5)) == "AM-5.3"  # touches nothing
    # From above is enough, although the row has a gap before it.
    t.choose(st, t.cell_choice(2, 2))
    assert t.at(st, 0, 2, 1) is None
    assert t.at(st, 0, 2, 2) is not None


@pytest.mark.clause("AM-5.3")
def test_a_tile_that_lies_alone_can_be_built_on() -> None:
    st = small_realm()
    t.place(st, 5, 3, 6)
    assert t.at(st, 0, 4, 6) == "OA05"


@pytest.mark.clause("AM-5.5")
def test_any_tile_on_the_board_may_be_taken() -> None:
    for slot in range(8):
        st = small_realm()
        name = TILES[st.board[slot]]
        t.choose(st, slot)
        if st.frames:
            t.choose(st, st.legal[0])
        assert st.players[0].realm.cell_of(t.tile(name)) >= 0


@pytest.mark.clause("AM-5.5")
def test_an_empty_slot_has_no_tile_and_a_row_no_limit() -> None:
    st = t.set_table(characters=True)
    t.fill_board(st)
    st.set_slot(5, -1)
    t.start(st, ExtraTurn(0))
    assert t.refusal(st, 5) == "AM-5.5"
    st = t.set_table()
    for column in range(1, 11):
        t.put(st, 0, 1, column, f"OA{column:02}")
    t.begin(st)
    t.place(st, 0, 1, 11)
