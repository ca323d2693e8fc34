"""Acts of Almadi as they are pointed at: a tile and its cell, a genie and its move, the end."""

import pytest

from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.frames.genie import MoveTile
from majlis.games.almadi.frames.placement import JudgeTile, TakeTile
from majlis.games.almadi.material import EFFECTS
from majlis.games.almadi.meta import RULES
from majlis.games.almadi.state import Almadi
from majlis.kernel.rules import Config
from majlis.play import Draft, Forbidden, begin
from majlis.play.draft import LAID, MAY, SWAP
from majlis.texts import Words
from tests.rules.almadi import games
from tests.rules.almadi import table as t


def things(draft: Draft, state: str, prefix: str) -> list[str]:
    """The things of a kind that pointing at would do this with."""
    return [thing for thing, s in draft.touch().items() if s == state and thing.startswith(prefix)]


@pytest.mark.clause("AM-4.1", "AM-5.3")
@pytest.mark.parametrize("config", games.TABLES, ids=games.name_of)
def test_a_tile_and_its_cell_are_one_act(config: Config) -> None:
    """Pointed at or chosen, and after another tile was pointed at first."""
    acts = changed = forced = 0
    for match, st, frame in games.matches(config, "acts"):
        if not isinstance(frame, TakeTile):
            continue
        seat = frame.seat
        empty = begin(RULES, st, seat)
        slots = things(empty, MAY, "slot:")
        first, wanted = slots[0], slots[-1]
        draft = empty.point(first)
        assert draft.touch()[first] == LAID
        assert sorted(things(draft, SWAP, "slot:")) == sorted(slots[1:])
        assert draft.point(first).parts == []
        draft = draft.point(wanted)
        changed += 1
        slot = int(wanted.split(":")[1])
        assert draft.parts == [[slot]]
        by_number = empty.choose(slot)
        if draft.is_complete:
            forced += 1
            assert [made.is_forced for made in draft.made] == [False, True]
            # Its only cell is shown as taken; pointing there puts the tile back.
            only = draft.made[1].touches[0]
            assert draft.touch()[only] == LAID
            assert draft.point(only).parts == []
        else:
            cells = things(draft, MAY, "cell:")
            assert len(cells) == len(draft.question.choices) if draft.question else False
            assert things(draft, MAY, "taken") == []
            draft = draft.point(cells[-1])
            assert by_number.question is not None
            by_number = by_number.choose(by_number.question.choices[-1])
        assert draft.is_complete
        assert draft.choices == by_number.choices
        assert not draft.is_single
        # Until it is done another tile, or another cell, can be pointed at.
        assert draft.point(first).parts == [[int(first.split(":")[1])]]
        done = match.acts_done
        assert match.act_many(seat, draft.choices) is None
        assert match.acts_done == done + 1
        assert (match.acts[-1].seat, match.acts[-1].end) == (seat, len(match.log))
        assert match.acts[-1].end - match.acts[-1].start == len(draft.choices)
        acts += 1
    assert acts >= 16 * config.players
    assert changed > 0
    assert forced > 0


@pytest.mark.clause("AM-12.18")
def test_a_drawn_tile_is_kept_or_changed_and_placed_in_one_act() -> None:
    st = t.set_table(characters=True)
    t.recruit(st, 0, "ali")
    t.begin(st)
    t.choose(st, TakeTile.DRAW)
    assert isinstance(t.ask(st), JudgeTile)
    kept = begin(RULES, st, 0).point("taken")
    assert kept.touch()["taken"] == LAID
    assert sorted(things(kept, MAY, "cell:")) == ["cell:1,1", "cell:2,1", "cell:3,1", "cell:4,1"]
    assert kept.point("taken").parts == []
    assert kept.point("cell:3,1").is_complete
    other = kept.point("slot:2")
    assert other.is_complete  # one cell of row 2 is open
    assert other.choices == [JudgeTile.SLOT + 2]


def genie(*powers: str) -> Almadi:
    """Seat 0 has a genie to use, and three tiles in row 1."""
    st = t.set_table(characters=True)
    for column, name in enumerate(("OA01", "CA01", "MA01"), start=1):
        t.put(st, 0, 1, column, name)
    t.recruit(st, 0, *powers)
    t.fill_board(st)
    st.pending[0] = 1
    return t.start(st, Realise(0))


@pytest.mark.clause("AM-7.1", "AM-7.2")
def test_a_genie_its_tile_and_the_cell_are_one_act() -> None:
    st = genie()
    draft = begin(RULES, st, 0).point("effect:genie")
    assert sorted(things(draft, MAY, "cell:")) == ["cell:1,1", "cell:1,2", "cell:1,3"]
    lifted = draft.point("cell:1,3")
    assert lifted.touch()["cell:1,3"] == LAID
    assert lifted.touch()["cell:1,2"] == SWAP
    assert "cell:1,4" not in lifted.touch()  # the tile that touched it is away
    assert [r.refusal.clause for r in lifted.why_not("cell:1,4")] == ["AM-7.2"]
    assert [r.refusal.clause for r in lifted.why_not("cell:1,0")] == ["AM-3.7"]
    assert lifted.point("cell:1,3").parts == draft.parts
    other = lifted.point("cell:1,2")
    assert other.parts == [[Realise.EFFECT], [t.tile("CA01")]]
    done = other.point("cell:4,1")
    assert done.is_complete
    assert done.choices == [Realise.EFFECT, t.tile("CA01"), t.cell_choice(4, 1)]
    # After it is whole it can still go elsewhere.
    assert done.point("cell:1,1").parts[1] == [t.tile("OA01")]
    assert done.point("cell:3,1").choices[-1] == t.cell_choice(3, 1)


@pytest.mark.clause("AM-12.16")
def test_a_move_beyond_the_rows_is_one_act_too() -> None:
    st = genie("abriza")
    lifted = begin(RULES, st, 0).point("effect:genie").point("cell:1,3")
    assert things(lifted, MAY, "row:") == ["row:0", "row:5"]
    above = lifted.point("row:0")
    assert sorted(things(above, MAY, "cell:")) == ["cell:0,0", "cell:0,1", "cell:0,2"]
    assert above.touch()["row:5"] == SWAP
    assert above.touch()["cell:2,1"] == SWAP
    done = above.point("cell:0,2")
    assert done.choices == [Realise.EFFECT, t.tile("MA01"), t.outer_choice(0), 2]
    below = above.point("row:5")  # one cell is open there, below the start
    assert below.is_complete
    assert below.choices == [Realise.EFFECT, t.tile("MA01"), t.outer_choice(5)]
    assert above.point("cell:2,1").choices[-1] == t.cell_choice(2, 1)


@pytest.mark.clause("AM-12.21")
def test_the_genie_moves_and_the_carpet_swaps() -> None:
    st = genie("hussain")
    draft = begin(RULES, st, 0)
    assert draft.point("effect:genie").choices == [Realise.EFFECT]
    carpet = draft.point("character:hussain")
    assert carpet.choices == [Realise.SWAP]
    assert carpet.point("cell:1,1").point("effect:genie").choices == [Realise.EFFECT]


@pytest.mark.clause("AM-7.7")
def test_a_tile_that_just_moved_cannot_go_straight_back() -> None:
    st = genie()
    st.pending[EFFECTS.index("ruby")] = 1
    t.move(st, "MA01", 4, 1)
    st.pending[EFFECTS.index("genie")] = 1
    lifted = Draft(RULES, st, 0, [[Realise.EFFECT], [t.tile("MA01")]])
    with pytest.raises(Forbidden) as refused:
        lifted.point("cell:1,3")
    assert [reason.refusal.clause for reason in refused.value.reasons] == ["AM-7.7"]


@pytest.mark.clause("AM-4.3", "AM-4.4")
@pytest.mark.parametrize(
    ("language", "nothing", "one", "two"),
    [
        ("en", "End the turn", "End the turn: 1 effect is lost", "2 effects are lost"),
        (
            "fr",
            "Terminer le tour",
            "Terminer le tour\u00a0: 1 effet est perdu",
            "2 effets sont perdus",
        ),
        (
            "it",
            "Concludi il turno",
            "Termina il turno: 1 effetto va perso",
            "2 effetti vanno persi",
        ),
    ],
)
def test_the_end_of_a_turn_says_what_is_lost(
    language: str, nothing: str, one: str, two: str
) -> None:
    words = Words(language, "almadi")

    def said() -> str:
        return words.say(t.ask(st).describe(st, Realise.END))

    st = genie()
    assert said() == one
    st.pending[EFFECTS.index("ruby")] = 1
    assert said().endswith(two)
    st.rubies = 0  # what could not be taken anyway is not lost
    assert said() == one
    st.claims = 1 << t.character("badroulboudour")
    assert said().endswith(two)
    st.pending = [0] * 6
    st.claims = 0
    assert said() == nothing


@pytest.mark.clause("AM-4.3")
def test_something_is_lost_where_something_could_still_be_used() -> None:
    said = {True: 0, False: 0}
    for config in games.TABLES:
        for _, st, frame in games.matches(config, "lost"):
            if isinstance(frame, Realise):
                usable = [c for c in st.legal if Realise.END < c < Realise.FREE]
                loses = frame.lost(st)
                assert (loses > 0) == bool(usable)
                assert loses >= len([c for c in usable if c != Realise.SWAP])
                assert frame.describe(st, Realise.END).args == {"count": loses}
                said[loses > 0] += 1
    assert said[True] > 100
    assert said[False] > 0


def test_a_tile_is_moved_by_pointing_at_its_cell_alone() -> None:
    for config in games.VARIANT:
        for _, st, frame in games.matches(config, "alone"):
            if isinstance(frame, MoveTile):
                touched = [frame.touches(st, choice) for choice in st.legal]
                assert all(len(one) == 1 for one in touched)
                assert len({one[0] for one in touched}) == len(touched)
