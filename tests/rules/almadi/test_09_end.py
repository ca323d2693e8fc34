"""Chapter 9: the end of the game."""

import pytest

from majlis.games.almadi.flow import Turn
from majlis.games.almadi.frames.placement import JudgeTile, TakeTile
from majlis.games.almadi.material import material
from majlis.games.almadi.meta import RULES
from majlis.games.almadi.state import Almadi
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, is_over, play_out
from tests.rules.almadi import table as t


@pytest.mark.clause("AM-9.1")
def test_the_game_ends_with_the_refill_that_empties_the_pile() -> None:
    st = t.set_table()
    t.fill_board(st)
    st.pile = (0, 2, 0, 0)
    t.start(st, Turn(0))
    t.choose(st, 0)
    assert t.ask(st).seat == 1
    t.choose(st, 0)
    assert is_over(st)
    assert st.tiles_left() == 0
    assert -1 not in st.board  # eight tiles lie there, unused


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.clause("AM-9.2")
def test_everybody_plays_sixteen_turns(players: int) -> None:
    st = RULES.start(Config(players), "sixteen")
    assert isinstance(st, Almadi)
    turns = []
    while not is_over(st):
        if isinstance(t.ask(st), TakeTile):
            turns.append(t.ask(st).seat)
        apply(st, st.legal[0])
    assert [turns.count(seat) for seat in range(players)] == [16] * players
    assert turns[-1] == (st.first - 1) % players
    assert [player.realm.tile_count() for player in st.players] == [16] * players


@pytest.mark.parametrize("characters", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.clause("AM-9.2")
def test_random_games_end_with_sixteen_tiles_and_one_more_for_dunyazad(
    players: int, characters: bool
) -> None:
    for seed in range(25):
        st = RULES.start(Config(players, {"characters": characters}), f"random {seed}")
        assert isinstance(st, Almadi)
        play_out(st, Rng.from_seed(f"choices {seed}"))
        for player in st.players:
            extra = 1 if player.has(t.character("dunyazad")) else 0
            assert player.realm.tile_count() == 16 + extra
        assert RULES.audit(st) == []


@pytest.mark.clause("AM-9.2")
def test_a_pile_that_does_not_divide_is_refused() -> None:
    with pytest.raises(UserError, match=r"tiles_per_type\[1\]: .*number of turns.*\(AM-9\.2\)"):
        material({"setup": {"tiles_per_type": [10, 13, 18, 22]}})


@pytest.mark.clause("AM-4.3", "AM-12.27")
def test_effects_of_the_last_turn_are_lost_as_well() -> None:
    """A genie left over does not help Zumurrud to a claim when the game is over."""
    st = t.set_table(tiles={"OA01": "act jar act genie"}, characters=True)
    t.put(st, 0, 1, 1, "CA01")
    t.lay(st, 0, "OA01")
    t.recruit(st, 0, "zumurrud")
    t.recruit(st, 1, "aladdin")
    t.fill_board(st)
    st.pile = (0, 1, 0, 0)
    t.start(st, Turn(0))
    t.choose(st, 0)
    t.end(st)
    assert t.pending(st) == []
    t.choose(st, t.character("aladdin"))
    assert is_over(st)
    assert (st.claims, st.players[0].rubies) == (0, 0)


@pytest.mark.clause("AM-9.3")
def test_the_last_tile_may_go_to_a_realm_with_ali() -> None:
    st = t.set_table(characters=True)
    t.recruit(st, 0, "ali")
    t.fill_board(st)
    st.pile = (0, 0, 1, 0)
    t.start(st, Turn(0))
    t.choose(st, TakeTile.DRAW)
    t.choose(st, JudgeTile.SLOT + 3)
    assert is_over(st)
    assert -1 not in st.board


@pytest.mark.clause("AM-9.4")
def test_an_extra_turn_comes_after_the_end() -> None:
    st = t.set_table(characters=True)
    t.recruit(st, 1, "dunyazad")
    t.fill_board(st)
    st.pile = (0, 1, 0, 0)
    t.start(st, Turn(1))
    t.choose(st, 0)
    assert st.tiles_left() == 0
    assert (t.ask(st).KIND, t.ask(st).seat) == ("take_tile", 1)
    t.choose(st, 2)
    assert is_over(st)
    assert st.board[2] == -1
    assert st.players[1].realm.tile_count() == 2
