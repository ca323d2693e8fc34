"""Chapter 7: the six effects."""

import pytest

from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.frames.genie import MoveTile, PickTile
from majlis.games.almadi.material import EFFECTS, MOTIFS, OBJECTIVES
from majlis.games.almadi.realm import COLUMNS, cell_at
from majlis.games.almadi.scoring import totals
from majlis.games.almadi.state import Almadi
from tests.rules.almadi import table as t

GENIE = Realise.EFFECT


def effect_table(*effects: str, players: int = 2) -> Almadi:
    """A turn whose tile, OA01, lands with one or two effects activated: left, and below."""
    below = effects[1] if len(effects) > 1 else "jar"
    st = t.set_table(players, tiles={"OA01": f"act act {below} {effects[0]}"})
    t.put(st, 0, 2, 1, "CA01")
    t.put(st, 0, 3, 1, "CA02")
    t.put(st, 0, 3, 2, "CA03")
    t.lay(st, 2, "OA01")
    return st


def land(st: Almadi) -> Almadi:
    t.begin_round(st)
    t.place(st, 2, 2, 2)
    return st


def chain() -> Almadi:
    """A tile whose left side is a genie, and arrows at the end of each row: move after move."""
    st = t.set_table(tiles={"OA01": "act jar act genie"})
    for row in (1, 2, 3, 4):
        t.put(st, 0, row, 1, f"CA0{row}")
    t.lay(st, 0, "OA01")
    t.begin_round(st)
    t.place(st, 0, 1, 2)
    assert t.pending(st) == ["genie"]
    return st


# ---------------------------------------------------------------- genie


@pytest.mark.clause("AM-7.1")
def test_a_genie_moves_any_tile_of_the_realm_to_any_row() -> None:
    st = chain()
    t.realise(st, "genie")
    assert isinstance(t.ask(st), PickTile)
    assert st.legal == [t.tile(n) for n in ("OA01", "CA01", "CA02", "CA03", "CA04")]
    assert t.refusal(st, t.tile("MA01")) == "AM-7.1"
    t.choose(st, t.tile("OA01"))
    cells = [(c // COLUMNS + 1, c % COLUMNS + 1) for c in st.legal]
    assert cells == [(2, 2), (3, 2), (4, 2)]
    t.choose(st, t.cell_choice(3, 2))
    assert t.at(st, 0, 3, 2) == "OA01"
    assert t.at(st, 0, 1, 2) is None


@pytest.mark.clause("AM-7.1", "AM-12.16")
def test_without_abriza_the_four_rows_are_all() -> None:
    st = chain()
    t.realise(st, "genie")
    t.choose(st, t.tile("OA01"))
    assert t.refusal(st, t.outer_choice(0)) == "AM-12.16"
    assert t.refusal(st, t.outer_choice(5)) == "AM-12.16"


@pytest.mark.clause("AM-7.2")
def test_a_move_leads_elsewhere_next_to_another_landscape() -> None:
    st = chain()
    t.realise(st, "genie")
    t.choose(st, t.tile("OA01"))
    assert t.refusal(st, t.cell_choice(1, 2)) == "AM-7.2"  # where it is
    assert t.refusal(st, t.cell_choice(1, 3)) == "AM-7.2"  # next to itself alone
    assert t.refusal(st, t.cell_choice(1, 1)) == "AM-5.3"  # taken


@pytest.mark.clause("AM-7.3")
def test_two_genies_of_one_landing_are_one_move() -> None:
    st = land(effect_table("genie", "genie"))
    assert t.pending(st) == ["genie"]
    t.move(st, "OA01", 4, 1)
    assert t.ask(st).seat == 1  # no second move waits: the turn is over


@pytest.mark.clause("AM-7.4")
def test_a_moved_tile_lands_anew() -> None:
    st = chain()
    t.move(st, "OA01", 2, 2)
    assert t.pending(st) == ["genie"]
    assert GENIE in st.legal


@pytest.mark.clause("AM-7.5")
def test_three_moves_are_the_most_in_a_turn() -> None:
    st = chain()
    st.objectives = 1
    t.put(st, 0, 4, 2, "OA03")
    for row in (2, 3):
        t.move(st, "OA01", row, 2)
    assert st.moves == 2
    st.pending[EFFECTS.index("ruby")] = 1  # so that the turn does not end by itself
    t.move(st, "OA01", 1, 2)
    assert st.moves == 3
    assert t.pending(st) == ["ruby"]
    assert t.refusal(st, GENIE) == "AM-7.5"


@pytest.mark.clause("AM-7.6")
def test_other_effects_come_between_the_moves_and_leaving_the_genie_ends_the_chain() -> None:
    st = land(effect_table("genie", "ruby"))
    t.move(st, "OA01", 4, 1)
    t.realise(st, "ruby")
    assert st.players[0].rubies == 1
    st = chain()
    t.move(st, "OA01", 2, 2)
    t.end(st)
    assert t.ask(st).seat == 1
    assert t.at(st, 0, 2, 2) == "OA01"


@pytest.mark.clause("AM-7.7")
def test_a_tile_does_not_go_straight_back() -> None:
    st = chain()
    t.move(st, "OA01", 2, 2)
    t.realise(st, "genie")
    t.choose(st, t.tile("OA01"))
    assert t.refusal(st, t.cell_choice(1, 2)) == "AM-7.7"
    t.choose(st, t.cell_choice(3, 2))
    # Now the cell it left is another one, and the first one is open again.
    t.realise(st, "genie")
    t.choose(st, t.tile("OA01"))
    assert t.refusal(st, t.cell_choice(2, 2)) == "AM-7.7"
    t.choose(st, t.cell_choice(1, 2))


@pytest.mark.clause("AM-7.7")
def test_another_tile_may_go_where_one_just_left() -> None:
    st = chain()
    t.move(st, "OA01", 2, 2)
    t.realise(st, "genie")
    t.choose(st, t.tile("CA04"))
    assert t.cell_choice(1, 2) in st.legal


@pytest.mark.clause("AM-7.7")
def test_the_next_turn_knows_nothing_of_the_last_move() -> None:
    st = chain()
    t.move(st, "OA01", 2, 2)
    t.end(st)
    assert (st.last_tile, st.last_cell, st.moves) == (-1, -1, 0)


@pytest.mark.clause("AM-7.8")
def test_a_move_may_leave_a_tile_alone_and_it_stays_in_the_realm() -> None:
    st = chain()
    t.move(st, "CA01", 4, 2)
    assert t.at(st, 0, 1, 1) is None
    assert t.at(st, 0, 1, 2) == "OA01"
    realm = st.players[0].realm
    assert realm.open_columns(1) == 0b1010  # beside the start, and beside the tile alone


@pytest.mark.clause("AM-7.9")
def test_even_the_only_tile_has_somewhere_to_go() -> None:
    st = t.set_table()
    t.put(st, 0, 2, 1, "OA01")
    st.last_tile, st.last_cell = t.tile("OA01"), cell_at(1, 1)
    t.start(st, MoveTile(0, t.tile("OA01")))
    assert st.legal == [t.cell_choice(3, 1), t.cell_choice(4, 1)]


# ---------------------------------------------------------------- cards


@pytest.mark.parametrize(
    ("effect", "clause"), [("hammer", "AM-7.10"), ("stall", "AM-7.11")], ids=["mosaic", "stall"]
)
@pytest.mark.clause("AM-7.10", "AM-7.11")
def test_a_card_for_each_activation_until_the_pile_is_empty(effect: str, clause: str) -> None:
    st = effect_table(effect, effect)
    which = 0 if effect == "hammer" else 1
    pile = st.pile_of(which)
    st.set_pile(which, type(pile)(2, 0, pile.unseen, ()))  # one card is left
    land(st)
    assert t.pending(st) == [effect, effect]
    st.pending[EFFECTS.index("ruby")] = 1
    t.realise(st, effect)
    player = st.players[0]
    owned = player.mosaics if effect == "hammer" else player.stalls
    assert owned == (0, 0, 1, 0)
    assert st.pile_of(which).size() == 0
    assert t.refusal(st, Realise.EFFECT + EFFECTS.index(effect)) == clause


@pytest.mark.clause("AM-7.12")
def test_the_next_card_of_the_pile_is_seen_after_each_take() -> None:
    st = effect_table("hammer", "hammer")
    journal = t.listen(st)
    land(st)
    assert st.mosaics.top == 0
    t.realise(st, "hammer")
    shown = [MOTIFS[e.args[0]] for e in journal.events if e.name == "mosaic_up"]
    assert [MOTIFS[st.mosaics.top]] == shown
    top = st.mosaics.top
    t.realise(st, "hammer")
    assert st.players[0].mosaics[top] == (2 if top == 0 else 1)
    assert t.sound(st) == []


# ---------------------------------------------------------------- moon


@pytest.mark.clause("AM-7.13")
def test_a_moon_takes_an_objective_from_the_table_or_from_another_player() -> None:
    st = effect_table("moon", players=3)
    t.objectives(st, "GY01")
    t.hold(st, 0, "GY02")
    t.hold(st, 1, "GY03")
    t.hold(st, 2, "GY04")
    land(st)
    t.realise(st, "moon")
    assert [OBJECTIVES[o] for o in st.legal] == ["GY01", "GY03", "GY04"]
    assert t.refusal(st, t.objective("GY02")) == "AM-7.13"
    t.choose(st, t.objective("GY03"))
    assert st.players[1].held == 0
    assert st.players[0].held == (1 << t.objective("GY02")) | (1 << t.objective("GY03"))


@pytest.mark.clause("AM-7.13")
def test_each_moon_takes_one() -> None:
    st = effect_table("moon", "moon")
    t.objectives(st, "GY01", "GY02", "GY03")
    land(st)
    t.realise(st, "moon")
    t.choose(st, t.objective("GY02"))
    t.realise(st, "moon")
    t.choose(st, t.objective("GY01"))
    assert st.players[0].held.bit_count() == 2
    assert st.objectives == 1 << t.objective("GY03")


@pytest.mark.clause("AM-7.14")
def test_an_achieved_objective_is_safe_and_nothing_is_given_for_one() -> None:
    st = effect_table("moon")
    t.objectives(st, "GY01", "GY02")
    t.hold(st, 1, "GY03", "GY04")
    st.players[1].achieved = 1 << t.objective("GY03")
    t.hold(st, 0, *[f"BU0{n}" for n in range(1, 6)])  # any number may be held
    land(st)
    t.realise(st, "moon")
    assert t.refusal(st, t.objective("GY03")) == "AM-7.14"
    t.choose(st, t.objective("GY04"))
    assert st.players[0].held.bit_count() == 6
    assert st.players[1].held == 1 << t.objective("GY03")


@pytest.mark.clause("AM-7.15")
def test_an_objective_that_is_fulfilled_is_achieved_when_taken() -> None:
    st = effect_table("moon")
    t.objectives(st, "RD02", "GY01")
    t.cards(st, 0, "star", "star", "wave", "flower")
    land(st)
    t.realise(st, "moon")
    t.choose(st, t.objective("RD02"))
    assert t.has_achieved(st, 0, "RD02")


@pytest.mark.clause("AM-7.16")
def test_without_an_objective_to_take_a_moon_does_nothing() -> None:
    st = effect_table("moon", "ruby")
    t.hold(st, 0, "GY01")
    t.hold(st, 1, "GY03")
    st.players[1].achieved = st.players[1].held
    land(st)
    assert t.pending(st) == ["moon", "ruby"]
    assert t.refusal(st, Realise.EFFECT + EFFECTS.index("moon")) == "AM-7.16"


# ---------------------------------------------------------------- ruby and jar


@pytest.mark.clause("AM-7.17")
def test_a_ruby_for_each_activation_while_the_supply_lasts() -> None:
    st = effect_table("ruby", "ruby")
    t.rubies(st, 1, 29)
    t.objectives(st, "GY01")
    land(st)
    st.pending[EFFECTS.index("moon")] = 1
    t.realise(st, "ruby")
    assert (st.players[0].rubies, st.rubies) == (1, 0)
    assert t.pending(st) == ["moon", "ruby"]
    assert t.refusal(st, Realise.EFFECT + EFFECTS.index("ruby")) == "AM-7.17"


@pytest.mark.clause("AM-7.18")
def test_a_jar_never_waits_and_scores_at_the_end() -> None:
    st = effect_table("jar", "jar")
    before = totals(st)[0]
    land(st)
    assert t.ask(st).seat == 1
    assert t.pending(st) == []
    # Two jars of the tile itself; its arrows meet nothing.
    assert totals(st)[0] == before + 2
