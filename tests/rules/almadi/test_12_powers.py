"""Chapter 12, second half: the characters whose power works during the game."""

import pytest

from majlis.games.almadi.flow import Turn
from majlis.games.almadi.frames.common import check_objectives
from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.frames.ending import CopyCharacter
from majlis.games.almadi.frames.genie import SwapTiles
from majlis.games.almadi.frames.placement import JudgeTile, PlaceTile, TakeTile
from majlis.games.almadi.material import EFFECTS, OBJECTIVES, TILES
from majlis.games.almadi.meta import RULES
from majlis.games.almadi.piles import Pile
from majlis.games.almadi.realm import COLUMNS, cell_at
from majlis.games.almadi.scoring import objective_points, totals
from majlis.games.almadi.state import Almadi
from majlis.games.almadi.tally import oasis_groups
from majlis.kernel.runner import is_over
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
    assert t.refusal(st, ALADDIN) == "AM-12.27"


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


# ---------------------------------------------------------------- Ali and Morgiana


@pytest.mark.clause("AM-12.18")
def test_ali_draws_a_tile_for_any_row_and_the_board_stays_as_it_is() -> None:
    st = t.set_table(characters=True)
    t.recruit(st, 0, "ali")
    t.begin_round(st)
    board, left, revealed = st.board, st.tiles_left(), st.revealed
    t.choose(st, TakeTile.DRAW)
    drawn = st.taken
    assert st.tiles_left() == left - 1
    assert st.revealed > revealed  # shown to all: it cannot be taken back
    assert RULES.view(st, 1)["turn"]["taken"]["landscape"] == TILES[drawn]
    assert isinstance(t.ask(st), JudgeTile)
    t.choose(st, JudgeTile.KEEP)
    assert st.legal == [t.cell_choice(row, 1) for row in (1, 2, 3, 4)]
    t.choose(st, t.cell_choice(4, 1))
    assert st.players[0].realm.at[cell_at(4, 1)] == drawn
    assert st.board == board
    assert st.tiles_left() == left - 1
    assert t.ask(st).seat == 1


@pytest.mark.clause("AM-12.18")
def test_ali_may_change_the_drawn_tile_for_one_of_the_board() -> None:
    st = t.set_table(characters=True)
    t.recruit(st, 0, "ali")
    t.begin_round(st)
    wanted, left = st.board[5], st.tiles_left()
    t.choose(st, TakeTile.DRAW)
    drawn = st.taken
    t.choose(st, JudgeTile.SLOT + 5)
    # Row 3 has one open cell, so the tile is there already, and nothing was refilled.
    assert st.players[0].realm.at[cell_at(3, 1)] == wanted
    assert st.board[5] == drawn
    assert st.tiles_left() == left - 1


@pytest.mark.clause("AM-12.18")
def test_ali_needs_his_power_and_a_pile() -> None:
    st = t.set_table(characters=True)
    t.begin(st)
    assert t.refusal(st, TakeTile.DRAW) == "AM-12.18"
    st = t.set_table(characters=True)
    t.recruit(st, 0, "ali")
    t.fill_board(st)
    st.pile = (0, 0, 0, 0)
    t.begin(st)
    assert t.refusal(st, TakeTile.DRAW) == "AM-12.18"


@pytest.mark.clause("AM-12.18", "AM-12.23")
def test_ali_and_morgiana_together() -> None:
    st = t.set_table(characters=True)
    t.recruit(st, 0, "ali", "morgiane")
    t.begin(st)
    t.choose(st, TakeTile.DRAW)
    t.choose(st, JudgeTile.SLOT + 7)
    assert st.legal == [t.cell_choice(3, 1), t.cell_choice(4, 1)]


@pytest.mark.parametrize(
    ("slot", "rows"), [(0, [1, 2]), (2, [1, 2, 3]), (5, [2, 3, 4]), (7, [3, 4])]
)
@pytest.mark.clause("AM-12.23")
def test_morgiana_places_one_row_up_or_down_within_the_four(slot: int, rows: list[int]) -> None:
    st = t.set_table(characters=True)
    t.recruit(st, 0, "morgiane")
    t.begin(st)
    t.choose(st, slot)
    assert st.legal == [t.cell_choice(row, 1) for row in rows]
    for row in {1, 2, 3, 4} - set(rows):
        assert t.refusal(st, t.cell_choice(row, 1)) == "AM-12.23"


# ---------------------------------------------------------------- Ali Baba


@pytest.mark.parametrize(("supply", "gain"), [(10, 2), (2, 2), (1, 1)])
@pytest.mark.clause("AM-12.19")
def test_ali_baba_takes_two_rubies_or_what_is_left(supply: int, gain: int) -> None:
    st = chain("ali_baba", effect="ruby")
    t.rubies(st, 1, 30 - supply)
    t.realise(st, "ruby")
    assert st.players[0].rubies == gain


@pytest.mark.clause("AM-12.19")
def test_ali_baba_does_not_double_the_gift_of_aladdin() -> None:
    st = chain("ali_baba", "aladdin")
    t.choose(st, ALADDIN)
    assert st.players[0].rubies == 1


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


# ---------------------------------------------------------------- Jafar


@pytest.mark.clause("AM-12.22")
def test_jafar_protects_what_his_owner_holds() -> None:
    st = t.set_table(tiles={"OA01": "act jar act moon"}, characters=True)
    t.put(st, 0, 1, 1, "CA01")
    t.lay(st, 0, "OA01")
    t.hold(st, 1, "GY03")
    t.recruit(st, 1, "jafar")  # after the objective was taken
    t.objectives(st, "GY01", "GY02")
    t.begin(st)
    t.choose(st, 0)
    t.realise(st, "moon")
    assert [OBJECTIVES[o] for o in st.legal] == ["GY01", "GY02"]
    assert t.refusal(st, t.objective("GY03")) == "AM-12.22"
    assert objective_points(st.players[1], st.table.material) == -6


# ---------------------------------------------------------------- Zaynab


def fence(*cards: str) -> Almadi:
    st = t.set_table(characters=True)
    t.recruit(st, 0, "zaynab")
    t.cards(st, 0, *cards)
    return t.begin_round(st)


@pytest.mark.clause("AM-12.25")
def test_zaynab_exchanges_a_mosaic_for_the_top_stall() -> None:
    st = fence("wave", "star")
    mosaics, stalls = st.mosaics.size(), st.stalls.size()
    top = st.stalls.top
    assert t.refusal(st, t.giving_mosaic(st, "flower")) == "AM-12.25"
    t.choose(st, t.giving_mosaic(st, "wave"))
    player = st.players[0]
    assert player.mosaics == (1, 0, 0, 0)
    assert player.stalls[top] == 1
    assert sum(player.stalls) == 1
    assert (st.mosaics.size(), st.stalls.size()) == (mosaics + 1, stalls - 1)
    assert st.mosaics.under == (3,)  # it lies last, and everybody knows it
    assert t.sound(st) == []


@pytest.mark.clause("AM-12.25")
def test_zaynab_exchanges_a_stall_for_the_top_mosaic_once_a_turn() -> None:
    st = fence("leather", "star")
    t.choose(st, t.giving_stall(st, "leather"))
    assert st.players[0].mosaics == (2, 0, 0, 0)
    assert sum(st.players[0].stalls) == 0
    assert t.refusal(st, t.giving_mosaic(st, "star")) == "AM-12.25"
    t.choose(st, 0)  # the next player has no such power
    assert t.refusal(st, t.giving_mosaic(st, "star")) == "AM-12.25"


@pytest.mark.clause("AM-12.25")
def test_zaynab_needs_a_card_to_take() -> None:
    st = fence("wave", "leather")
    st.stalls = type(st.stalls)(-1, 0, st.stalls.unseen, ())
    st.legal = t.ask(st).choices(st)
    assert t.refusal(st, t.giving_mosaic(st, "wave")) == "AM-12.25"
    # The other way round is possible, and the card given is then the whole pile.
    t.choose(st, t.giving_stall(st, "leather"))
    assert (st.stalls.top, st.stalls.size()) == (2, 1)


@pytest.mark.clause("AM-12.25")
def test_a_card_under_the_pile_comes_up_last() -> None:
    pile = Pile(1, 2, (3, 3, 3, 3), ()).with_under(2).with_under(0)
    assert pile.size() == 5
    pile = pile.without_top()
    assert (pile.top, pile.hidden) == (-1, 2)  # chance shows the next one
    pile = pile.turned_up(3).without_top().turned_up(3).without_top()
    assert (pile.top, pile.under) == (2, (0,))
    pile = pile.without_top()
    assert (pile.top, pile.under, pile.size()) == (0, (), 1)
    assert pile.without_top().size() == 0


@pytest.mark.clause("AM-12.25", "AM-8.3")
def test_an_exchange_can_achieve_an_objective() -> None:
    st = t.set_table(characters=True)
    t.recruit(st, 0, "zaynab")
    t.cards(st, 0, "wave", "spices", "spices", "leather")
    t.hold(st, 0, "YE02")
    t.begin(st)
    t.choose(st, t.giving_mosaic(st, "wave"))
    assert t.has_achieved(st, 0, "YE02")


# ---------------------------------------------------------------- Zumurrud


@pytest.mark.clause("AM-12.26")
def test_zumurrud_copies_a_character_of_another_player_for_good() -> None:
    st = t.set_table(players=3, characters=True)
    t.recruit(st, 0, "zumurrud", "khalifa")
    t.recruit(st, 1, "morgiane")
    t.recruit(st, 2, "harun")
    t.in_hand(st, 1, "dunya")
    t.begin(st)
    assert t.refusal(st, t.copying(st, "khalifa")) == "AM-12.26"  # one's own
    assert t.refusal(st, t.copying(st, "dunya")) == "AM-12.26"  # in a hand
    t.choose(st, t.copying(st, "morgiane"))
    assert st.players[0].has(t.character("morgiane"))
    assert st.players[1].has(t.character("morgiane"))
    assert t.refusal(st, t.copying(st, "harun")) == "AM-12.26"
    t.choose(st, 2)
    assert st.legal == [t.cell_choice(row, 1) for row in (1, 2, 3)]


@pytest.mark.clause("AM-12.26")
def test_only_zumurrud_copies_and_unused_she_has_no_power() -> None:
    st = t.set_table(characters=True)
    t.recruit(st, 1, "harun")
    t.begin(st)
    assert t.refusal(st, t.copying(st, "harun")) == "AM-12.26"
    t.recruit(st, 0, "zumurrud")
    assert st.players[0].powers() == 1 << t.character("zumurrud")
    before = totals(st)[0]
    st.players[0].copied = t.character("harun")
    assert totals(st)[0] == before + 1  # the longest row is the starting square


@pytest.mark.clause("AM-12.26")
def test_once_a_turn_powers_are_counted_for_each_holder() -> None:
    """Both players have Zaynab's power, and each uses it in the own turn."""
    st = t.set_table(characters=True)
    t.recruit(st, 0, "zaynab")
    t.recruit(st, 1, "zumurrud")
    st.players[1].copied = t.character("zaynab")
    t.cards(st, 0, "wave")
    t.cards(st, 1, "wave")
    t.begin_round(st)
    t.choose(st, t.giving_mosaic(st, "wave"), 0)
    assert t.ask(st).seat == 1
    t.choose(st, t.giving_mosaic(st, "wave"))
    assert [sum(player.stalls) for player in st.players] == [1, 1]


@pytest.mark.clause("AM-12.26")
def test_there_are_two_windows_for_zumurrud_at_the_end() -> None:
    st = t.set_table(players=3, characters=True)
    t.fill_board(st)
    st.pile = (0, 1, 0, 0)
    t.recruit(st, 1, "zumurrud", "harun")
    t.recruit(st, 2, "khalifa")
    t.start(st, Turn(0))
    t.choose(st, 0)
    for last in (False, True):
        frame = t.ask(st)
        assert isinstance(frame, CopyCharacter)
        assert (frame.seat, frame.last) == (1, last)
        assert st.legal == [t.character("khalifa"), CopyCharacter.NONE]
        assert t.refusal(st, t.character("harun")) == "AM-12.26"
        if not last:
            t.choose(st, CopyCharacter.NONE)
    t.choose(st, t.character("khalifa"))
    assert is_over(st)
    assert st.players[1].copied == t.character("khalifa")


@pytest.mark.clause("AM-12.26")
def test_there_is_no_window_when_she_has_copied_or_has_nobody_to_copy() -> None:
    for copied, others in ((True, True), (False, False)):
        st = t.set_table(characters=True)
        t.fill_board(st)
        st.pile = (0, 1, 0, 0)
        t.recruit(st, 1, "zumurrud")
        if others:
            t.recruit(st, 0, "khalifa")
        if copied:
            st.players[1].copied = t.character("khalifa")
        t.start(st, Turn(0))
        t.choose(st, 0)
        assert is_over(st)


def test_the_effects_have_the_order_that_these_tests_rely_on() -> None:
    assert EFFECTS[:5] == ("genie", "hammer", "stall", "moon", "ruby")
