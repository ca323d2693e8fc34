"""AM-12.26: Zumurrud in the turns of the other players, with the option `zumurrud_any_time`."""

import pytest

from majlis.games.almadi.flow import Turn
from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.frames.ending import CopyCharacter
from majlis.games.almadi.frames.meanwhile import CopyMeanwhile
from majlis.games.almadi.material import GENIE, HAMMER, MOON
from majlis.games.almadi.state import Almadi
from majlis.kernel.journal import Journal
from tests.rules.almadi import table as t

NOT_YET = CopyMeanwhile.NOT_YET
NOT_IN_THIS_TURN = CopyMeanwhile.NOT_IN_THIS_TURN


def others_turn(*recruited: str, any_time: bool = True, players: int = 2) -> Almadi:
    """Seat 0 has these characters and plays a tile with a moon; Zumurrud is seat 1's."""
    st = t.set_table(
        players=players,
        tiles={"OA01": "act act jar moon", "OA02": "act act jar hammer"},
        starts={"ST-A": "act act act act"},
        characters=True,
        zumurrud_any_time=any_time,
    )
    t.lay(st, 0, "OA01")
    t.lay(st, 2, "OA02")
    t.recruit(st, 0, *recruited)
    t.recruit(st, 1, "zumurrud")
    return st


def is_window(st: Almadi) -> bool:
    return isinstance(t.ask(st), CopyMeanwhile)


@pytest.mark.clause("AM-12.26")
def test_by_default_nobody_copies_in_the_turn_of_another() -> None:
    st = others_turn("jafar", any_time=False)
    t.hold(st, 1, "BU05")
    t.begin(st)
    t.place(st, 0, 1, 1)
    assert (t.ask(st).KIND, t.ask(st).seat) == ("realise", 0)


@pytest.mark.clause("AM-12.26")
def test_jafar_is_copied_before_a_moon_takes_the_objective() -> None:
    st = others_turn("jafar")
    t.hold(st, 1, "BU05")
    t.begin(st)
    assert (is_window(st), t.ask(st).seat) == (True, 1)
    assert st.legal == [t.character("jafar"), NOT_YET, NOT_IN_THIS_TURN]
    assert t.refusal(st, t.character("khalifa")) == "AM-12.26"
    t.choose(st, NOT_YET)
    t.place(st, 0, 1, 1)
    assert is_window(st)
    st.pending[HAMMER] = 1
    t.choose(st, t.character("jafar"))
    assert t.pending(st) == ["hammer", "moon"]
    assert t.refusal(st, Realise.EFFECT + MOON) == "AM-7.16"
    assert st.players[1].copied == t.character("jafar")


@pytest.mark.clause("AM-12.26")
def test_she_is_asked_between_any_two_acts_unless_she_leaves_the_turn_alone() -> None:
    st = others_turn("jafar")
    t.objectives(st, "BU05")
    t.begin(st)
    windows = 0
    for choice in (0, t.cell_choice(1, 1), None):
        while is_window(st):
            windows += 1
            t.choose(st, NOT_YET)
        if choice is not None and t.ask(st).KIND in ("take_tile", "place_tile"):
            t.choose(st, choice)
    assert windows == 2
    t.realise(st, "moon")
    assert is_window(st)
    st = others_turn("jafar")
    t.objectives(st, "BU05")
    t.begin_round(st)
    t.choose(st, NOT_IN_THIS_TURN)
    t.place(st, 0, 1, 1)
    assert t.ask(st).KIND == "realise"
    t.realise(st, "moon")
    while t.ask(st).seat == 0:
        t.choose(st, 0)
    assert (t.ask(st).KIND, t.ask(st).seat) == ("take_tile", 1)  # her own turn, with free acts
    t.choose(st, t.copying(st, "jafar"))


@pytest.mark.clause("AM-12.26")
def test_the_next_turn_of_another_asks_again() -> None:
    st = others_turn("jafar", players=3)
    t.begin_round(st, 2)
    t.choose(st, NOT_IN_THIS_TURN)
    t.choose(st, 4)
    assert (is_window(st), t.ask(st).seat) == (True, 1)
    assert st.used == 0


@pytest.mark.clause("AM-12.26")
def test_a_claim_of_the_power_copied_is_not_given_to_who_plays() -> None:
    """Aladdin's power is copied while a genie waits that somebody else has activated."""
    st = others_turn("khalifa", players=3)
    t.recruit(st, 2, "aladdin")
    t.begin(st)
    t.choose(st, NOT_YET)
    t.place(st, 0, 1, 1)
    st.pending[GENIE] = 1
    t.choose(st, t.character("aladdin"))
    assert st.claims == 0
    assert (t.ask(st).KIND, t.ask(st).seat) == ("realise", 0)


@pytest.mark.clause("AM-12.26")
def test_what_she_gains_meanwhile_is_no_step_of_the_chain_of_another() -> None:
    st = others_turn("harun")
    t.objectives(st, "BU05")
    st.journal = Journal()
    t.begin(st)
    t.choose(st, NOT_YET)
    t.place(st, 0, 1, 1)
    t.choose(st, t.character("harun"))
    before = st.trail[-1].totals
    st.pending[HAMMER] = 1
    t.realise(st, "moon")
    assert st.trail[-1].totals[1] == before[1]


def last_turn(owner: int, zumurrud: int) -> Almadi:
    st = t.set_table(players=3, characters=True, zumurrud_any_time=True)
    t.fill_board(st)
    st.pile = (0, 1, 0, 0)
    t.recruit(st, owner, "dunyazad")
    t.recruit(st, zumurrud, "zumurrud")
    t.start(st, Turn(0))
    while not isinstance(t.ask(st), CopyCharacter):
        t.choose(st, NOT_IN_THIS_TURN if is_window(st) else st.legal[0])
    t.choose(st, CopyCharacter.NONE)
    return st


@pytest.mark.parametrize(("owner", "zumurrud"), [(2, 1), (1, 2)])
@pytest.mark.clause("AM-12.29")
def test_dunyazad_copied_during_her_extra_turn_is_played_after_it(
    owner: int, zumurrud: int
) -> None:
    """Whether the seat would have been before or behind her: one turn each, hers first."""
    st = last_turn(owner, zumurrud)
    assert (is_window(st), t.ask(st).seat) == (True, zumurrud)
    t.choose(st, t.character("dunyazad"))
    seats = []
    while st.frames:
        seats.append((t.ask(st).KIND, t.ask(st).seat))
        t.choose(st, st.legal[0])
    assert seats == [("take_tile", owner), ("take_tile", zumurrud)]


@pytest.mark.clause("AM-12.26")
def test_the_second_window_says_that_it_is_the_last_chance() -> None:
    st = last_turn(2, 1)
    t.choose(st, NOT_IN_THIS_TURN, 0)
    frame = t.ask(st)
    assert isinstance(frame, CopyCharacter)
    assert frame.prompt(st).args == {"last": 1}
    assert CopyCharacter(1, False).prompt(st).args == {"last": 0}
