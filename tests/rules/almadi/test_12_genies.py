"""Chapter 12, second half: the characters who deal with genies."""

import pytest

from majlis.games.almadi.frames.common import check_objectives
from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.frames.genie import SwapTiles
from majlis.games.almadi.frames.placement import PlaceTile
from majlis.games.almadi.realm import COLUMNS
from majlis.games.almadi.state import Almadi
from majlis.games.almadi.tally import oasis_groups
from majlis.kernel.text import Ref
from tests.rules.almadi import table as t

ALADDIN, BADROULBOUDOUR, PARIBANOU = Realise.CLAIM, Realise.CLAIM + 1, Realise.CLAIM + 2


def chain(*recruited: str, effect: str = "genie", players: int = 2) -> Almadi:
    """Arrows at the end of each row, and a tile whose left side is a genie, just placed."""
    st = t.set_table(players, tiles={"OA01": f"act jar act {effect}"}, characters=True)
    for row in (1, 2, 3, 4):
        t.put(st, 0, row, 1, f"CA0{row}")
    t.lay(st, 0, "OA01")
    t.recruit(st, 0, *recruited)
    t.begin_round(st)
    t.place(st, 0, 1, 2)
    return st


# ---------------------------------------------------------------- Abriza


@pytest.mark.clause("AM-12.16")
def test_abriza_moves_tiles_beyond_the_four_rows() -> None:
    st = chain("abriza")
    t.realise(st, "genie")
    t.choose(st, t.tile("OA01"))
    assert t.outer_choice(0) in st.legal
    assert t.outer_choice(5) in st.legal
    assert t.refusal(st, t.outer_choice(-1)) == "AM-12.16"  # touches nothing yet
    assert t.refusal(st, t.outer_choice(6)) == "AM-12.16"
    t.choose(st, t.outer_choice(0))
    assert st.legal == [0, 1]  # above the start, and above the tile beside it
    assert t.refusal(st, 2) == "AM-7.2"
    t.choose(st, 1)
    assert t.at(st, 0, 0, 1) == "OA01"


@pytest.mark.clause("AM-12.16")
def test_outer_rows_go_on_outwards_and_count_for_adjacency() -> None:
    st = chain("abriza")
    t.put(st, 0, 5, 0, "PA01")
    t.put(st, 0, 5, 1, "PA02")
    t.put(st, 0, 5, 2, "PA03")
    t.realise(st, "genie")
    t.choose(st, t.tile("OA01"))
    t.choose(st, t.outer_choice(6))
    assert st.legal == [0, 1, 2]
    t.choose(st, 0)
    assert t.at(st, 0, 6, 0) == "OA01"
    # A tile from the board never goes there, but it may touch what lies there.
    realm = st.players[0].realm
    assert realm.open_columns(4) == 0b100
    st.frames = []
    st.taken = t.tile("MA01")
    t.start(st, PlaceTile(0, 0b11110))
    assert max(choice // COLUMNS + 1 for choice in st.legal) <= 4
    assert t.cell_choice(4, 2) in st.legal


@pytest.mark.clause("AM-12.16")
def test_tiles_in_outer_rows_are_part_of_the_realm_but_for_two_objectives() -> None:
    st = t.set_table(characters=True)
    player = st.players[0]
    material = st.table.material
    player.realm = t.sketch(["OO", "OO"], first_row=-1)
    t.hold(st, 0, "BU03")
    check_objectives(st, 0)
    assert t.has_achieved(st, 0, "BU03")
    assert oasis_groups(player.realm, material) == [4]
    # An oasis in each of rows 0 to 3 is none in row 4.
    player.realm = t.sketch(["O", "O", "O", "O"], first_row=0)
    t.hold(st, 0, "BU04")
    check_objectives(st, 0)
    assert not t.has_achieved(st, 0, "BU04")
    player.realm = t.sketch(["O", "O", "O", "O"], first_row=1)
    check_objectives(st, 0)
    assert t.has_achieved(st, 0, "BU04")


@pytest.mark.clause("AM-12.16")
def test_contacts_in_outer_rows_activate() -> None:
    st = t.set_table(tiles={"OA01": "act act ruby genie"}, characters=True)
    t.put(st, 0, 1, 1, "CA01")
    t.put(st, 0, 1, 2, "CA02")
    t.lay(st, 0, "OA01")
    t.recruit(st, 0, "abriza")
    t.begin(st)
    t.place(st, 0, 1, 3)
    t.move(st, "OA01", 0, 1)  # the arrow of the tile below meets its ruby
    assert t.pending(st) == ["ruby"]


# ---------------------------------------------------------------- claims


@pytest.mark.parametrize(
    ("name", "claim", "clause"),
    [
        ("aladdin", ALADDIN, "AM-12.17"),
        ("badroulboudour", BADROULBOUDOUR, "AM-12.20"),
        ("paribanou", PARIBANOU, "AM-12.24"),
    ],
)
@pytest.mark.clause("AM-12.17", "AM-12.20", "AM-12.24")
def test_a_gift_with_a_genie_once_a_turn(name: str, claim: int, clause: str) -> None:
    st = chain(name)
    assert t.ask(st).clause_of(st, claim) == clause
    t.choose(st, claim)
    player = st.players[0]
    got = (player.rubies, sum(player.mosaics), sum(player.stalls))
    assert got == tuple(int(claim == other) for other in (ALADDIN, BADROULBOUDOUR, PARIBANOU))
    assert t.refusal(st, claim) == "AM-12.27"
    # A second genie in the same turn brings nothing more; the move is untouched by the claim.
    t.move(st, "OA01", 2, 2)
    assert t.pending(st) == ["genie"]
    assert t.refusal(st, claim) == "AM-12.27"


@pytest.mark.clause("AM-12.27")
def test_a_claim_needs_a_genie_and_the_power() -> None:
    st = chain("aladdin", effect="hammer")
    assert t.refusal(st, ALADDIN) == "AM-12.27"
    st = chain()
    assert t.refusal(st, ALADDIN) == "AM-12.17"
    refused = t.ask(st).why_not(st, ALADDIN)
    assert refused is not None
    assert refused.text.key == "refusal-power_missing"
    lacking = refused.text.args["character"]
    assert isinstance(lacking, Ref)
    assert lacking.key == "character-aladdin"


@pytest.mark.clause("AM-12.27")
def test_a_claim_needs_no_move_and_comes_even_after_the_third() -> None:
    st = chain("aladdin")
    for row in (2, 3):
        t.move(st, "OA01", row, 2)
    st.claims = 0  # as if nothing had been claimable so far
    t.move(st, "OA01", 4, 2)
    assert (st.moves, t.pending(st)) == (3, [])
    t.choose(st, ALADDIN)
    assert st.players[0].rubies == 1


@pytest.mark.clause("AM-12.27")
def test_a_claim_stays_when_the_genie_is_used_and_is_lost_with_the_turn() -> None:
    st = chain("aladdin")
    t.move(st, "OA01", 4, 2)
    assert ALADDIN in st.legal
    t.end(st)
    assert st.players[0].rubies == 0
    assert st.claims == 0


@pytest.mark.clause("AM-12.27")
def test_recruiting_or_copying_while_a_genie_waits_brings_the_claim() -> None:
    st = chain()
    t.in_hand(st, 0, "aladdin")
    t.rubies(st, 0, 3)
    st.legal = t.ask(st).choices(st)
    t.choose(st, t.recruiting(st, "aladdin"))
    t.choose(st, ALADDIN)
    assert st.players[0].rubies == 1
    st = chain("zumurrud")
    t.recruit(st, 1, "paribanou")
    st.legal = t.ask(st).choices(st)
    t.choose(st, t.copying(st, "paribanou"))
    t.choose(st, PARIBANOU)
    assert sum(st.players[0].stalls) == 1
    # With no genie waiting it is too late.
    st = chain(effect="hammer")
    t.in_hand(st, 0, "aladdin")
    t.rubies(st, 0, 3)
    st.legal = t.ask(st).choices(st)
    t.choose(st, t.recruiting(st, "aladdin"))
    assert t.refusal(st, ALADDIN) == "AM-12.27"


@pytest.mark.clause("AM-12.27")
def test_an_empty_supply_or_pile_gives_nothing() -> None:
    st = chain("aladdin", "badroulboudour")
    t.rubies(st, 1, 30)
    st.mosaics = type(st.mosaics)(-1, 0, st.mosaics.unseen, ())
    st.legal = t.ask(st).choices(st)
    assert t.refusal(st, ALADDIN) == "AM-12.27"
    assert t.refusal(st, BADROULBOUDOUR) == "AM-12.27"


# ---------------------------------------------------------------- Hussain


@pytest.mark.clause("AM-12.21")
def test_hussain_swaps_two_tiles_in_place_of_a_move() -> None:
    st = chain("hussain")
    t.choose(st, Realise.SWAP)
    assert isinstance(t.ask(st), SwapTiles)
    assert t.refusal(st, t.tile("MA01")) == "AM-12.21"
    assert t.refusal(st, t.tile("CA04")) == "AM-12.21"  # the last of the list cannot be the first
    t.choose(st, t.tile("OA01"))
    assert t.refusal(st, t.tile("OA01")) == "AM-12.21"
    t.choose(st, t.tile("CA03"))
    assert (t.at(st, 0, 3, 1), t.at(st, 0, 1, 2)) == ("OA01", "CA03")
    # One of the three moves; nothing activates a genie any more, so the turn is over.
    assert t.ask(st).seat == 1


@pytest.mark.clause("AM-12.21")
def test_a_swap_counts_as_a_move_and_comes_once_a_turn() -> None:
    st = chain("hussain")
    t.put(st, 0, 2, 2, "CA05")
    # After the swap the genie's left side meets the arrow of CA02.
    t.choose(st, Realise.SWAP)
    t.choose(st, t.tile("OA01"))
    t.choose(st, t.tile("CA05"))
    assert st.moves == 1
    assert t.pending(st) == ["genie"]
    assert t.refusal(st, Realise.SWAP) == "AM-12.21"
    t.move(st, "OA01", 3, 2)
    t.move(st, "OA01", 4, 2)
    assert t.ask(st).seat == 1  # three moves with the swap


@pytest.mark.clause("AM-12.21")
def test_both_swapped_tiles_land_and_their_common_contact_counts_once() -> None:
    faces = {"OA01": "act jar act genie", "PA01": "act act jar ruby", "PA02": "jar hammer act act"}
    st = t.set_table(tiles=faces, characters=True)
    t.put(st, 0, 1, 1, "CA01")
    t.put(st, 0, 3, 1, "PA02")
    t.put(st, 0, 3, 2, "PA01")
    t.lay(st, 0, "OA01")
    t.recruit(st, 0, "hussain")
    t.begin(st)
    t.place(st, 0, 1, 2)
    t.choose(st, Realise.SWAP)
    t.choose(st, t.tile("PA01"))  # and with it PA02, the only one later in the list
    # Now PA01 lies left of PA02: arrow meets arrow. Before, the hammer met the ruby.
    assert t.at(st, 0, 3, 1) == "PA01"
    assert t.pending(st) == []
    faces = {"OA01": "act jar act genie", "PA01": "act act jar ruby", "PA02": "act jar act hammer"}
    st = t.set_table(tiles=faces, characters=True)
    t.put(st, 0, 1, 1, "CA01")
    t.put(st, 0, 3, 1, "PA02")
    t.put(st, 0, 3, 2, "PA01")
    t.lay(st, 0, "OA01")
    t.recruit(st, 0, "hussain")
    t.begin(st)
    t.place(st, 0, 1, 2)
    t.choose(st, Realise.SWAP)
    t.choose(st, t.tile("PA01"))  # and with it PA02, the only one later in the list
    # The arrow of PA01 meets the hammer of PA02: the contact between the two, a single time.
    assert t.pending(st) == ["hammer"]


@pytest.mark.clause("AM-12.21")
def test_several_genies_of_a_swap_are_one() -> None:
    faces = {"OA01": "act jar act genie", "OA02": "act jar act genie", "PA01": "act jar jar act"}
    st = t.set_table(tiles=faces, characters=True)
    t.put(st, 0, 1, 1, "CA01")
    t.put(st, 0, 2, 1, "CA02")
    t.put(st, 0, 2, 2, "OA02")
    t.lay(st, 0, "OA01")
    t.recruit(st, 0, "hussain")
    t.begin(st)
    t.place(st, 0, 1, 2)
    t.choose(st, Realise.SWAP)
    t.choose(st, t.tile("OA01"))
    t.choose(st, t.tile("OA02"))
    assert t.pending(st) == ["genie"]


@pytest.mark.clause("AM-12.21")
def test_a_swap_needs_the_power_a_genie_and_two_tiles() -> None:
    st = chain()
    assert t.refusal(st, Realise.SWAP) == "AM-12.21"
    st = chain("hussain", effect="hammer")
    assert t.refusal(st, Realise.SWAP) == "AM-4.3"
    st = t.set_table(
        tiles={"OA01": "act jar act genie"}, starts={"ST-A": "act none none none"}, characters=True
    )
    t.lay(st, 0, "OA01")
    t.recruit(st, 0, "hussain")
    t.begin(st)
    t.place(st, 0, 1, 1)
    assert t.pending(st) == ["genie"]
    assert t.refusal(st, Realise.SWAP) == "AM-12.21"


@pytest.mark.clause("AM-12.21")
def test_a_swap_asks_nothing_of_the_cells() -> None:
    """Even a tile that lies alone can take part."""
    st = chain("hussain")
    t.put(st, 0, 4, 6, "CA06")
    t.choose(st, Realise.SWAP)
    t.choose(st, t.tile("CA01"))
    t.choose(st, t.tile("CA06"))
    assert (t.at(st, 0, 1, 1), t.at(st, 0, 4, 6)) == ("CA06", "CA01")
