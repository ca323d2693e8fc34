"""Chapter 3: tiles and cells."""

import pytest

from majlis.games.almadi.frames.genie import PickTile
from majlis.games.almadi.frames.placement import PlaceTile
from majlis.games.almadi.material import ARROW, EFFECTS, FIRST_EFFECT, GOODS, MARKET, material
from majlis.games.almadi.realm import COLUMNS, OUTER, cell_at, start_realm
from majlis.kernel.options import UserError
from tests.rules.almadi import table as t

BOX = material({})


def sides(landscape: int) -> list[int]:
    return BOX.side[landscape * 4 : landscape * 4 + 4]


@pytest.mark.clause("AM-3.1", "AM-3.2")
def test_two_arrows_and_two_effects_but_for_two_tiles_a_type() -> None:
    for kind in range(4):
        arrows = [sides(tile).count(ARROW) for tile in range(kind * 22, kind * 22 + 22)]
        assert sorted(arrows) == [0] + [2] * 20 + [4]
    assert all(0 not in sides(tile) for tile in range(88))


@pytest.mark.parametrize(
    ("name", "faces", "complaint"),
    [
        ("OA01", "act act act jar", r"landscapes\.OA01: expected two arrows .*\(AM-3\.2\)"),
        ("OA01", "act act act act", r"landscapes\.OA21: expected two arrows .*\(AM-3\.2\)"),
        ("OA21", "act act jar jar", r"no oasis is left with four arrows \(AM-3\.2\)"),
        ("PA22", "act act jar jar", r"no palace is left with four effects \(AM-3\.2\)"),
        ("CA07", "none act act jar", r"landscapes\.CA07: a tile has no blank side \(AM-3\.1\)"),
        ("CA07", "arrow act jar jar", r"landscapes\.CA07\.n: unknown name 'arrow'"),
    ],
)
@pytest.mark.clause("AM-3.1", "AM-3.2")
def test_a_wrong_correction_is_refused(name: str, faces: str, complaint: str) -> None:
    with pytest.raises(UserError, match=complaint):
        material(t.box({name: faces}))


@pytest.mark.parametrize("effect", EFFECTS)
@pytest.mark.clause("AM-3.3")
def test_five_effects_wait_to_be_realised_and_the_jar_does_not(effect: str) -> None:
    st = t.set_table(tiles={"OA01": f"act jar act {effect}"})
    t.put(st, 0, 1, 1, "CA01")
    t.lay(st, 0, "OA01")
    t.objectives(st, "GY01")
    t.begin_round(st)
    t.choose(st, 0)
    if effect == "jar":
        assert t.ask(st).seat == 1  # nothing to do: the turn is over
    else:
        assert t.pending(st) == [effect]
    number = EFFECTS.index(effect)
    assert st.players[0].realm.facts(st.table.material).active[number] == 1


@pytest.mark.clause("AM-3.4")
def test_markets_alone_carry_goods() -> None:
    assert GOODS == ("spices", "pottery", "leather", "carpets")
    for landscape in range(108):
        assert (sum(BOX.goods[landscape]) > 0) == (BOX.type[landscape] == MARKET)
    with pytest.raises(UserError, match=r"ST-A\.row_1\.goods: only markets.*\(AM-3\.4\)"):
        material({"starts": {"ST-A": {"row_1": {"goods": {"spices": 1}}}}})


@pytest.mark.parametrize(("faces", "activated"), [("act jar act ruby", 1), ("ruby jar act act", 0)])
@pytest.mark.clause("AM-3.5", "AM-5.4")
def test_a_tile_lies_as_it_is_printed(faces: str, activated: int) -> None:
    """Only the printed left side meets the arrow on its left; no turning could bring another."""
    st = t.set_table(tiles={"OA01": faces})
    t.put(st, 0, 1, 1, "CA01")
    t.lay(st, 0, "OA01")
    t.begin_round(st)
    t.choose(st, 0)
    assert st.pending[EFFECTS.index("ruby")] == activated


@pytest.mark.clause("AM-3.6")
def test_the_start_is_column_0_and_building_begins_at_column_1() -> None:
    realm = start_realm(0)
    assert t.cells(realm) == {(1, 0), (2, 0), (3, 0), (4, 0)}
    assert [realm.open_columns(row) for row in (1, 2, 3, 4)] == [0b10] * 4
    st = t.set_table()
    for column in range(1, 13):
        t.put(st, 0, 2, column, f"OA{column - 1:02}" if column > 1 else "CA01")
    t.begin(st)
    t.place(st, 2, 2, 13)


@pytest.mark.clause("AM-3.7")
def test_the_starting_tile_cannot_be_moved() -> None:
    st = t.set_table()
    t.put(st, 0, 1, 1, "OA01")
    t.put(st, 0, 1, 2, "OA02")
    t.start(st, PickTile(0))
    assert st.legal == [t.tile("OA01"), t.tile("OA02")]


@pytest.mark.clause("AM-3.8")
def test_starting_tiles_are_printed_on_the_right_alone() -> None:
    for start in range(5):
        for square in range(88 + 4 * start, 92 + 4 * start):
            north, east, south, west = sides(square)
            assert (north, south, west) == (0, 0, 0)
            assert east == ARROW or east >= FIRST_EFFECT
        assert start_realm(start).facts(BOX).active == [0] * 6


@pytest.mark.clause("AM-3.8", "AM-6.2")
def test_a_blank_side_activates_nothing() -> None:
    st = t.set_table(tiles={"OA01": "act jar act ruby"}, starts={"ST-A": "none act none none"})
    t.lay(st, 0, "OA01")
    t.begin_round(st)
    t.choose(st, 0)
    assert st.players[0].realm.facts(st.table.material).active == [0] * 6


@pytest.mark.clause("AM-3.9")
def test_the_numbers_of_choices_hold_the_longest_realm() -> None:
    turns = 16 + 1
    assert turns * (1 + BOX.genie_moves) == COLUMNS
    assert turns * BOX.genie_moves == OUTER
    st = t.set_table()
    player = st.players[0]
    player.realm = player.realm.with_tile(cell_at(4, 67), t.tile("OA01"))
    st.taken = t.tile("OA02")
    t.start(st, PlaceTile(0, 0b11110))
    assert st.legal[-1] == t.cell_choice(4, 68) == PlaceTile.SIZE - 1
