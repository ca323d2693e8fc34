"""Chapter 6: how effects are activated."""

import pytest

from majlis.games.almadi.frames.ending import turn_of
from majlis.games.almadi.material import EFFECTS
from majlis.games.almadi.realm import Realm, activated, cell_at
from majlis.games.almadi.state import Almadi
from tests.rules.almadi import table as t


def found(st: Almadi, row: int, column: int) -> list[str]:
    """The effects of the contacts of the tile on a cell."""
    realm = st.players[0].realm
    counts = activated(realm, cell_at(row, column), -1, st.table.material)
    return sorted(name for i, name in enumerate(EFFECTS) for _ in range(counts[i]))


def active(st: Almadi, effect: str) -> int:
    return st.players[0].realm.facts(st.table.material).active[EFFECTS.index(effect)]


@pytest.mark.parametrize(
    ("left", "new"),
    [("jar act act jar", "act jar act moon"), ("jar moon act act", "act jar jar act")],
    ids=["the neighbour's arrow", "the new tile's arrow"],
)
@pytest.mark.clause("AM-6.1")
def test_an_arrow_that_meets_an_effect_activates_it_either_way(left: str, new: str) -> None:
    st = t.set_table(tiles={"CA01": left, "OA01": new})
    t.put(st, 0, 1, 1, "CA01")
    t.lay(st, 0, "OA01")
    t.objectives(st, "GY01")
    t.begin(st)
    t.choose(st, 0)
    assert t.pending(st) == ["moon"]


@pytest.mark.parametrize(
    ("left", "new"),
    [("jar act act jar", "act moon jar act"), ("act moon act jar", "act act jar hammer")],
    ids=["two arrows", "two effects"],
)
@pytest.mark.clause("AM-6.2")
def test_equal_sides_activate_nothing(left: str, new: str) -> None:
    st = t.set_table(tiles={"CA01": left, "OA01": new})
    t.put(st, 0, 1, 1, "CA01")
    t.put(st, 0, 1, 2, "OA01")
    assert found(st, 1, 2) == []


@pytest.mark.clause("AM-6.3")
def test_only_the_contacts_of_the_landed_tile_count() -> None:
    """A ruby that two other tiles keep active is not activated again."""
    st = t.set_table(tiles={"OA01": "act jar act ruby", "OA02": "act jar act ruby"})
    t.put(st, 0, 1, 1, "CA01")
    t.put(st, 0, 1, 2, "OA01")
    t.put(st, 0, 2, 1, "CA02")
    t.lay(st, 2, "OA02")
    t.begin(st)
    t.place(st, 2, 2, 2)
    assert active(st, "ruby") == 2
    assert t.pending(st) == ["ruby"]


@pytest.mark.clause("AM-6.4")
def test_each_contact_counts_up_to_four() -> None:
    """The tile of four effects among four arrows; a second stall counts a second time."""
    st = t.set_table(tiles={"CA03": "act jar jar act", "CA04": "jar jar act act"})
    t.put(st, 0, 2, 1, "CA01")
    t.put(st, 0, 3, 1, "CA02")
    t.put(st, 0, 1, 2, "CA04")
    t.put(st, 0, 2, 3, "CA03")
    t.put(st, 0, 3, 2, "CA05")
    t.put(st, 0, 2, 2, "OA22")
    assert found(st, 2, 2) == ["genie", "hammer", "ruby", "stall"]
    st = t.set_table(tiles={"OA01": "act act stall stall"})
    t.put(st, 0, 2, 1, "CA01")
    t.put(st, 0, 3, 1, "CA02")
    t.put(st, 0, 3, 2, "CA03")
    t.lay(st, 2, "OA01")
    t.begin(st)
    t.place(st, 2, 2, 2)
    assert t.pending(st) == ["stall", "stall"]
    t.realise(st, "stall")
    t.realise(st, "stall")
    assert sum(st.players[0].stalls) == 2


@pytest.mark.clause("AM-6.5")
def test_after_a_move_every_contact_is_new() -> None:
    """The ruby side of a neighbour is activated by the placement and again by the move."""
    st = t.set_table(
        tiles={
            "OA01": "act jar genie act",
            "CA01": "act ruby act jar",
            "CA02": "act act jar jar",
            "CA03": "act ruby jar act",
        }
    )
    t.put(st, 0, 1, 1, "CA01")
    t.put(st, 0, 2, 1, "CA02")
    t.put(st, 0, 2, 2, "CA03")
    t.lay(st, 0, "OA01")
    t.begin(st)
    t.place(st, 0, 1, 2)
    assert t.pending(st) == ["genie", "ruby"]
    t.realise(st, "ruby")
    t.move(st, "OA01", 2, 3)
    assert t.pending(st) == ["ruby"]
    assert st.players[0].rubies == 1


@pytest.mark.clause("AM-6.6", "AM-7.6")
def test_an_effect_waits_although_its_tile_moves_away() -> None:
    st = t.set_table(tiles={"OA01": "act act genie hammer"})
    t.put(st, 0, 2, 1, "CA01")
    t.put(st, 0, 3, 1, "CA02")
    t.put(st, 0, 3, 2, "CA03")
    t.lay(st, 2, "OA01")
    t.begin(st)
    t.place(st, 2, 2, 2)
    assert t.pending(st) == ["genie", "hammer"]
    t.move(st, "OA01", 4, 1)
    assert t.pending(st) == ["hammer"]
    t.realise(st, "hammer")
    assert sum(st.players[0].mosaics) == 1


@pytest.mark.clause("AM-6.7")
def test_leaving_a_cell_activates_nothing() -> None:
    """After the tile between them is gone, its old neighbours have nothing new."""
    st = t.set_table(tiles={"OA01": "act act jar genie", "OA02": "act ruby act ruby"})
    t.put(st, 0, 1, 1, "CA01")
    t.put(st, 0, 1, 3, "OA02")
    t.put(st, 0, 4, 1, "PA01")
    t.lay(st, 0, "OA01")
    t.begin(st)
    t.place(st, 0, 1, 2)
    assert t.pending(st) == ["genie", "ruby"]
    t.realise(st, "ruby")
    t.move(st, "OA01", 3, 1)
    assert t.pending(st) == []
    assert active(st, "ruby") == 0


@pytest.mark.clause("AM-6.8")
def test_an_effect_is_active_while_it_touches_an_arrow() -> None:
    st = t.set_table(tiles={"OA01": "act jar act ruby"})
    t.put(st, 0, 1, 1, "CA01")
    t.lay(st, 0, "OA01")
    t.begin(st)
    t.choose(st, 0)
    t.end(st)  # declined, and active all the same
    assert active(st, "ruby") == 1
    realm = st.players[0].realm
    away = realm.without(cell_at(1, 1))
    assert away.facts(st.table.material).active[EFFECTS.index("ruby")] == 0


@pytest.mark.clause("AM-6.8")
def test_the_facts_that_are_carried_on_are_those_counted_afresh() -> None:
    """Landing after landing, the sums kept by a realm are the sums over its cells."""
    st = t.set_table(tiles={"OA01": "act jar act genie", "MA05": "jar act act ruby"})
    st.players[0].realm.facts(st.table.material)
    t.put(st, 0, 1, 1, "CA01")
    t.put(st, 0, 2, 1, "CA02")
    st.players[0].realm.facts(st.table.material)
    t.lay(st, 0, "OA01")
    t.lay(st, 2, "MA05")
    t.begin(st)
    t.place(st, 0, 1, 2)
    t.move(st, "OA01", 3, 1)
    t.start(st, *turn_of(0))
    t.place(st, 2, 2, 2)
    kept = st.players[0].realm
    afresh = Realm(kept.start, kept.at, kept.occupied)
    one, other = kept.facts(st.table.material), afresh.facts(st.table.material)
    assert kept.known is one
    assert (one.active, one.types, one.goods) == (other.active, other.types, other.goods)
    assert one.masks == other.masks
