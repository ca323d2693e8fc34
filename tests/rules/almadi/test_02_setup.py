"""Chapter 2: setting up."""

import pytest

from majlis.games.almadi.frames.beginning import ChooseStart
from majlis.games.almadi.frames.placement import TakeTile
from majlis.games.almadi.frames.recruiting import KeepCharacters
from majlis.games.almadi.material import COLOURS, TILES, material
from majlis.games.almadi.meta import RULES
from majlis.games.almadi.state import Almadi
from majlis.kernel.journal import Journal
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, outcomes, play_out
from tests.rules.almadi import table as t

every_count = pytest.mark.parametrize("players", [2, 3, 4, 5])


def game(players: int, seed: str = "setup", **options: bool) -> Almadi:
    st = RULES.start(Config(players, {**options}), seed)
    assert isinstance(st, Almadi)
    return st


@every_count
@pytest.mark.clause("AM-2.1")
def test_everybody_gets_another_starting_tile_by_chance(players: int) -> None:
    dealt = set()
    for seed in range(20):
        st = game(players, str(seed))
        own = tuple(player.realm.start for player in st.players)
        assert len(set(own)) == players
        assert -1 not in own
        dealt.add(own)
    assert len(dealt) > 1


@pytest.mark.clause("AM-2.1")
def test_with_choose_start_they_pick_in_turn_order_before_the_board_is_filled() -> None:
    st = game(4, choose_start=True)
    first = st.first
    for place in range(4):
        frame = t.ask(st)
        assert isinstance(frame, ChooseStart)
        assert frame.seat == (first + place) % 4
        assert set(st.board) == {-1}
        assert st.legal == list(range(place, 5))
        if place:
            assert t.refusal(st, 0) == "AM-2.1"
        t.choose(st, place)
    assert isinstance(t.ask(st), TakeTile)
    assert [st.players[(first + place) % 4].realm.start for place in range(4)] == [0, 1, 2, 3]


@every_count
@pytest.mark.clause("AM-2.2")
def test_so_many_tiles_of_each_type_are_in_play(players: int) -> None:
    st = game(players)
    wanted = {2: 10, 3: 14, 4: 18, 5: 22}[players]
    for kind in range(4):
        on_board = len([tile for tile in st.board if tile // 22 == kind])
        assert st.pile[kind] + on_board == wanted
        # The box and the pile together: what lies in the box is known to nobody.
        assert st.unseen[kind].bit_count() == 22 - on_board
    with pytest.raises(UserError, match=r"tiles_per_type\[3\].*\(AM-2\.2\)"):
        material({"setup": {"tiles_per_type": [10, 14, 18, 23]}})


@pytest.mark.clause("AM-2.3")
def test_the_next_tile_is_any_tile_left_by_chance() -> None:
    st = RULES.start(Config(2), "pile", explicit=True)
    assert isinstance(st, Almadi)
    while st.frames[-1].KIND != "draw_type":
        apply(st, st.legal[0])
    assert outcomes(st) == [(0, 10), (1, 10), (2, 10), (3, 10)]
    apply(st, 2)
    assert outcomes(st) == [(index, 1) for index in range(22)]
    apply(st, 6)
    assert TILES[st.board[0]] == "MA07"
    assert outcomes(st) == [(0, 10), (1, 10), (2, 9), (3, 10)]
    apply(st, 2)
    assert outcomes(st) == [(index, 1) for index in range(22) if index != 6]


@every_count
@pytest.mark.clause("AM-2.4")
def test_eight_tiles_lie_on_the_board(players: int) -> None:
    st = game(players)
    assert len(set(st.board)) == 8
    assert -1 not in st.board
    assert st.tiles_left() == 16 * players


@every_count
@pytest.mark.clause("AM-2.5")
def test_the_card_piles_show_their_top_card(players: int) -> None:
    st = game(players)
    wanted = {2: 14, 3: 21, 4: 28, 5: 32}[players]
    for pile in (st.mosaics, st.stalls):
        assert pile.size() == wanted
        assert pile.top >= 0
        assert pile.hidden == wanted - 1
        assert sum(pile.unseen) == 31
    tops = {(game(players, str(seed)).mosaics.top) for seed in range(30)}
    assert tops == {0, 1, 2, 3}


@every_count
@pytest.mark.clause("AM-2.6")
def test_one_objective_of_each_colour_and_some_grey_ones(players: int) -> None:
    st = game(players)
    colours = [COLOURS[st.table.material.colour[o]] for o in range(32) if (st.objectives >> o) & 1]
    assert sorted(set(colours)) == sorted(COLOURS)
    assert [colours.count(c) for c in COLOURS] == [1, 1, 1, 1, players - 1]
    assert game(players, "another").objectives != st.objectives


@pytest.mark.clause("AM-2.6")
def test_an_objective_that_stayed_in_the_box_cannot_be_taken() -> None:
    st = t.set_table(tiles={"OA01": "act jar act moon"})
    t.put(st, 0, 1, 1, "CA01")
    t.lay(st, 0, "OA01")
    t.objectives(st, "GY01", "BU01")
    t.begin(st)
    t.choose(st, 0)
    t.realise(st, "moon")
    assert t.refusal(st, t.objective("GY02")) == "AM-2.6"


@every_count
@pytest.mark.clause("AM-2.7")
def test_all_rubies_are_in_the_supply(players: int) -> None:
    st = game(players)
    assert st.rubies == 30
    assert [player.rubies for player in st.players] == [0] * players


@every_count
@pytest.mark.clause("AM-2.8")
def test_chance_names_the_first_player_and_turns_go_clockwise(players: int) -> None:
    firsts = set()
    for seed in range(40):
        st = game(players, str(seed))
        assert t.ask(st).seat == st.first
        firsts.add(st.first)
    assert firsts == set(range(players))
    st = game(players)
    seats: list[int] = []
    while len(seats) < players + 1:
        if isinstance(t.ask(st), TakeTile):
            seats.append(t.ask(st).seat)
        apply(st, st.legal[0])
    assert seats == [(st.first + place) % players for place in range(players + 1)]


@pytest.mark.clause("AM-2.9")
def test_characters_come_with_the_option_alone() -> None:
    st = game(3)
    assert isinstance(t.ask(st), TakeTile)
    assert (st.display, [p.hand for p in st.players]) == (0, [0, 0, 0])
    assert t.refusal(st, t.recruiting(st, "ali")) == "AM-2.9"
    st = game(3, characters=True)
    assert isinstance(t.ask(st), KeepCharacters)
    # Everything else is done by then.
    assert -1 not in st.board
    assert st.objectives.bit_count() == 6
    assert st.mosaics.top >= 0


@pytest.mark.clause("AM-2.4", "AM-2.5")
def test_the_log_of_the_set_up_cites_the_set_up() -> None:
    journal = Journal()
    st = RULES.start(Config(2), "log", journal=journal)
    cited = [event.clause for event in journal.events]
    assert cited.count("AM-2.4") == 8
    assert cited.count("AM-2.5") == 2
    assert not {"AM-4.5", "AM-7.12"} & set(cited)
    st.journal = journal
    play_out(st, Rng.from_seed("log"))
    later = [event.clause for event in journal.events[len(cited) :]]
    assert later.count("AM-4.5") == 32
    assert "AM-7.12" in later
    assert not {"AM-2.4", "AM-2.5"} & set(later)
