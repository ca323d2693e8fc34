"""Chapter 4: a turn."""

import pytest

from majlis.games.almadi import events
from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.frames.placement import TakeTile
from majlis.games.almadi.material import EFFECTS
from majlis.games.almadi.meta import RULES
from majlis.games.almadi.state import Almadi
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, is_over
from tests.rules.almadi import table as t


def two_effects() -> Almadi:
    """A turn in which placing activates a hammer and a ruby."""
    st = t.set_table(tiles={"OA01": "act act hammer ruby"})
    t.put(st, 0, 2, 1, "CA01")
    t.put(st, 0, 3, 1, "CA02")
    t.put(st, 0, 3, 2, "CA03")
    t.lay(st, 2, "OA01")
    t.begin_round(st)
    t.place(st, 2, 2, 2)
    assert t.pending(st) == ["hammer", "ruby"]
    return st


@pytest.mark.clause("AM-4.1")
def test_a_turn_is_take_and_place_then_effects_then_refill() -> None:
    st = t.set_table(tiles={"OA01": "act jar act hammer"})
    t.put(st, 0, 1, 1, "CA01")
    t.lay(st, 0, "OA01")
    t.begin_round(st)
    assert isinstance(t.ask(st), TakeTile)
    assert st.legal == list(range(8))  # there is no way to pass
    t.choose(st, 0)
    assert t.at(st, 0, 1, 2) == "OA01"
    assert isinstance(t.ask(st), Realise)
    assert st.board[0] == -1
    t.realise(st, "hammer")
    assert sum(st.players[0].mosaics) == 1
    assert st.board[0] >= 0
    assert (t.ask(st).KIND, t.ask(st).seat) == ("take_tile", 1)


@pytest.mark.clause("AM-4.2", "AM-7.9")
def test_there_is_always_a_cell_to_place_on_and_to_move_to() -> None:
    """At every turn of some random games with many moves."""
    rng = Rng.from_seed("cells")
    for seed in range(4):
        st = RULES.start(Config(3, {"characters": True}), f"cells {seed}")
        assert isinstance(st, Almadi)
        while not is_over(st):
            frame = t.ask(st)
            realm = st.players[frame.seat].realm
            assert all(realm.open_columns(row) for row in (1, 2, 3, 4))
            if frame.KIND == "pick_tile":
                for tile in st.legal:
                    copy = st.copy()
                    apply(copy, tile)
                    assert len(copy.legal) > 1
            # Genies are always used, so that the realms are torn apart.
            wish = Realise.EFFECT if frame.KIND == "realise" else -1
            apply(st, wish if wish in st.legal else st.legal[rng.below(len(st.legal))])


@pytest.mark.parametrize("order", [["hammer", "ruby"], ["ruby", "hammer"]])
@pytest.mark.clause("AM-4.3")
def test_effects_are_realised_in_any_order(order: list[str]) -> None:
    st = two_effects()
    t.realise(st, order[0])
    assert t.pending(st) == [order[1]]
    assert t.refusal(st, Realise.EFFECT + EFFECTS.index(order[0])) == "AM-4.3"
    t.realise(st, order[1])
    assert (sum(st.players[0].mosaics), st.players[0].rubies) == (1, 1)
    assert t.ask(st).seat == 1


@pytest.mark.clause("AM-4.3")
def test_effects_not_realised_are_lost() -> None:
    st = two_effects()
    t.realise(st, "hammer")
    t.end(st)
    assert (sum(st.players[0].mosaics), st.players[0].rubies) == (1, 0)
    assert t.pending(st) == []
    assert t.ask(st).seat == 1


@pytest.mark.clause("AM-4.4")
def test_every_effect_may_be_declined_even_a_ruby() -> None:
    st = two_effects()
    assert Realise.END in st.legal
    t.realise(st, "hammer")
    assert Realise.END in st.legal
    t.end(st)
    assert st.players[0].rubies == 0


@pytest.mark.clause("AM-4.4")
def test_effects_that_are_given_up_are_told_with_their_number() -> None:
    st = two_effects()
    journal = t.listen(st)
    t.end(st)
    dropped = [e.plain() for e in journal.take() if e.kind is events.DROPPED_EFFECTS]
    assert dropped == [{"seat": 0, "count": 2}]


@pytest.mark.clause("AM-4.4")
def test_nothing_is_told_as_given_up_where_nothing_is_left_to_realise() -> None:
    st = two_effects()
    journal = t.listen(st)
    t.realise(st, "hammer")
    t.realise(st, "ruby")
    assert t.ask(st).seat == 1
    assert events.DROPPED_EFFECTS not in [e.kind for e in journal.take()]


@pytest.mark.clause("AM-4.4", "AM-7.17")
def test_a_ruby_that_is_not_there_is_not_given_up() -> None:
    st = two_effects()
    st.rubies = 0
    st.legal = t.ask(st).choices(st)
    journal = t.listen(st)
    t.end(st)
    dropped = [e.plain() for e in journal.take() if e.kind is events.DROPPED_EFFECTS]
    assert dropped == [{"seat": 0, "count": 1}]


@pytest.mark.clause("AM-4.5")
def test_the_slot_is_refilled_after_the_effects() -> None:
    st = two_effects()
    pile, unseen, board = st.tiles_left(), st.unseen, st.board
    assert board[2] == -1
    t.realise(st, "ruby")
    assert (st.tiles_left(), st.unseen, st.board) == (pile, unseen, board)
    t.end(st)
    assert st.tiles_left() == pile - 1
    assert [a == b for a, b in zip(st.board, board, strict=True)].index(False) == 2
    assert st.board[2] >= 0


@pytest.mark.clause("AM-4.6")
def test_the_next_player_clockwise_follows() -> None:
    for seat in range(3):
        st = t.set_table(players=3)
        t.begin_round(st, seat)
        t.choose(st, 0)
        assert (t.ask(st).KIND, t.ask(st).seat) == ("take_tile", (seat + 1) % 3)
