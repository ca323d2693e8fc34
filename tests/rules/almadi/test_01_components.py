"""Chapter 1: what is in the box, and what the words mean."""

import pytest

from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.material import (
    CHARACTERS,
    COLOURS,
    LANDSCAPES,
    OBJECTIVES,
    SLOTS,
    STARTS,
    TILES,
    TYPES,
    material,
)
from majlis.games.almadi.realm import start_realm
from majlis.games.almadi.state import row_of_slot
from majlis.games.almadi.tally import oasis_groups
from majlis.kernel.options import UserError
from tests.rules.almadi import table as t

BOX = material({})


@pytest.mark.clause("AM-1.1")
def test_there_are_22_tiles_of_each_type() -> None:
    assert len(TILES) == len(set(TILES)) == 88
    for kind, name in enumerate(TYPES):
        own = [tile for tile in range(88) if BOX.type[tile] == kind]
        assert len(own) == 22
        assert {TILES[tile][0] for tile in own} == {name[0].upper()}
    with pytest.raises(UserError, match=r"landscapes\.OA01\.type.*22 of type oasis \(AM-1\.1\)"):
        material({"landscapes": {"OA01": {"type": "palace"}}})


@pytest.mark.clause("AM-1.2")
def test_the_board_has_two_slots_in_each_of_four_rows() -> None:
    assert [row_of_slot(slot) for slot in range(SLOTS)] == [1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.clause("AM-1.3")
def test_a_starting_tile_has_every_type_once() -> None:
    assert len(STARTS) == 5
    for start in range(5):
        own = BOX.type[88 + 4 * start : 92 + 4 * start]
        assert sorted(own) == [0, 1, 2, 3]
    with pytest.raises(UserError, match=r"starts\.ST-A: .*each type \(AM-1\.3\)"):
        material({"starts": {"ST-A": {"row_1": {"type": "oasis"}}}})


@pytest.mark.clause("AM-1.4")
def test_the_cards_and_rubies_are_all_there() -> None:
    counts = [BOX.colour.count(colour) for colour in range(len(COLOURS))]
    assert dict(zip(COLOURS, counts, strict=True)) == {
        "blue": 5,
        "red": 5,
        "yellow": 5,
        "green": 5,
        "grey": 12,
    }
    assert len(OBJECTIVES) == sum(BOX.mosaic_copies) == sum(BOX.stall_copies) == 32
    assert len(CHARACTERS) == len(set(CHARACTERS)) == 26
    assert BOX.rubies == 30
    with pytest.raises(UserError, match=r"mosaics: expected 32 cards in all, found 33 \(AM-1\.4\)"):
        material({"mosaics": {"star": {"copies": 9}}})


@pytest.mark.clause("AM-1.5")
def test_the_squares_of_a_starting_tile_are_landscapes() -> None:
    assert len(LANDSCAPES) == 88 + 5 * 4
    realm = start_realm(3)
    assert [LANDSCAPES[found] for found in realm.at.values()] == [f"ST-D{r}" for r in (1, 2, 3, 4)]
    assert realm.facts(BOX).types == [1, 1, 1, 1]


@pytest.mark.clause("AM-1.6")
def test_a_realm_is_the_starting_tile_and_what_was_placed() -> None:
    st = t.set_table()
    t.begin(st)
    t.place(st, 0, 1, 1)
    assert t.cells(st.players[0].realm) == {(1, 0), (2, 0), (3, 0), (4, 0), (1, 1)}
    assert t.cells(st.players[1].realm) == {(1, 0), (2, 0), (3, 0), (4, 0)}


@pytest.mark.clause("AM-1.7")
def test_a_corner_is_no_contact() -> None:
    assert oasis_groups(t.sketch(["O.", ".O"]), BOX) == [1, 1]
    assert oasis_groups(t.sketch(["OO", ".O"]), BOX) == [3]
    st = t.set_table()
    t.put(st, 0, 1, 1, "OA01")
    t.put(st, 0, 2, 1, "OA02")
    t.put(st, 0, 1, 2, "OA03")
    t.put(st, 0, 1, 3, "OA04")
    t.begin(st)
    t.choose(st, 2)
    # (2, 4) touches only the corner of (1, 3).
    assert t.refusal(st, t.cell_choice(2, 4)) == "AM-5.3"


@pytest.mark.clause("AM-1.8")
def test_rubies_that_were_paid_can_be_gained_again() -> None:
    st = t.set_table(tiles={"OA01": "act jar act ruby"}, characters=True)
    t.put(st, 0, 1, 1, "CA01")
    t.lay(st, 0, "OA01")
    t.rubies(st, 1, 28)
    t.rubies(st, 0, 2)
    t.in_hand(st, 0, "jafar")
    assert st.rubies == 0
    t.begin(st)
    t.choose(st, 0)
    assert t.refusal(st, Realise.EFFECT + 4) == "AM-7.17"
    t.choose(st, t.recruiting(st, "jafar"))
    assert st.rubies == 2
    t.realise(st, "ruby")
    assert (st.rubies, st.players[0].rubies, st.players[1].rubies) == (1, 1, 28)
