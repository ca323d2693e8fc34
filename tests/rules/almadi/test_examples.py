"""The worked examples, each played or counted by the engine."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from majlis.games.almadi import scoring, tally
from majlis.games.almadi.config import Table
from majlis.games.almadi.flow import Turn
from majlis.games.almadi.frames.common import check_objectives
from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.frames.moon import TakeObjective
from majlis.games.almadi.frames.placement import JudgeTile, PlaceTile, TakeTile
from majlis.games.almadi.material import GOODS, OBJECTIVES, STARTS, TILES, material
from majlis.games.almadi.meta import RULES
from majlis.games.almadi.objectives import Cards
from majlis.games.almadi.realm import COLUMNS, column_of, row_of, start_realm
from majlis.games.almadi.setup import new_state
from majlis.games.almadi.state import Almadi
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import is_over, play_out
from tests.rules.almadi import table as t

Case = dict[str, Any]
CASES: list[Case] = tomllib.loads(
    Path(__file__).with_name("examples.toml").read_text(encoding="utf-8")
)["case"]
BOX = material({})


def printed_table(players: int, **options: Any) -> Almadi:
    """A table with the faces of the box."""
    st = new_state(Table(Config(players, options)), Rng.from_seed("example"))
    st.frames = []
    st.first = 0
    return st


def setup(given: Case, wanted: Case) -> None:
    players = given["players"]
    st = RULES.start(Config(players, {"characters": True}), "example")
    assert isinstance(st, Almadi)
    table = st.table
    assert table.tiles_per_type == wanted["tiles_per_type"]
    assert 4 * table.tiles_per_type == wanted["tiles"]
    assert len([tile for tile in st.board if tile >= 0]) == wanted["board"]
    assert st.tiles_left() == wanted["draw_pile"]
    assert st.mosaics.size() == wanted["mosaic_pile"]
    assert st.stalls.size() == wanted["stall_pile"]
    names = [name for name in OBJECTIVES if (st.objectives >> t.objective(name)) & 1]
    assert len(names) == wanted["objectives_total"]
    assert len([name for name in names if name.startswith("GY")]) == wanted["objectives_grey"]
    while st.frames[-1].KIND == "keep_characters":
        t.choose(st, st.legal[0])
    assert st.display.bit_count() == wanted["character_display"]
    base = RULES.start(Config(players), "example")
    play_out(base, Rng.from_seed("example"))
    assert isinstance(base, Almadi)
    assert [p.realm.tile_count() for p in base.players] == [wanted["turns_each"]] * players
    assert len([tile for tile in base.board if tile >= 0]) == wanted["tiles_left_on_board"]


def turn(given: Case, wanted: Case) -> None:
    """Annette's turn, on tiles printed like hers."""
    spare = {kind: iter(range(1, 16)) for kind in ("oasis", "caravan", "market", "palace")}

    def name_for(kind: str) -> str:
        return f"{kind[0].upper()}A{next(spare[kind]):02}"

    start = " ".join(e["e"] for e in given["realm"] if e["cell"][1] == 0)
    built = [(e, name_for(e["type"])) for e in given["realm"] if e["cell"][1] > 0]
    own = name_for(given["tile"]["type"])
    faces = {name: " ".join(e[d] for d in "nesw") for e, name in built}
    faces[own] = " ".join(given["tile"][d] for d in "nesw")
    st = t.set_table(tiles=faces, starts={"ST-A": start})
    for entry, name in built:
        row, column = entry["cell"]
        t.put(st, 0, row, column, name)
    slot = 2 * (given["taken_from_board_row"] - 1)
    t.lay(st, slot, own)
    t.objectives(st, "GY12")
    t.begin_round(st)
    before = st.tiles_left()
    t.place(st, slot, *given["place_at"])
    assert t.pending(st) == wanted["pending_after_placement"]
    for step in given["then"]:
        if step == "take_stall":
            t.realise(st, "stall")
            assert sum(st.players[0].stalls) == wanted["stall_cards_gained"]
        elif step == "genie":
            t.move(st, own, *given["genie_move"]["to"])
            assert st.moves == wanted["genie_moves_used"]
            assert t.pending(st) == wanted["pending_after_move"]
        elif step == "take_objective":
            t.realise(st, "moon")
            assert st.players[0].held.bit_count() == wanted["objectives_gained"]
    # With nothing left to realise the turn ended by itself, and the board is full again.
    assert isinstance(t.ask(st), TakeTile)
    assert t.ask(st).seat == 1
    assert st.board[slot] >= 0
    assert slot // 2 + 1 == wanted["board_refilled_row"]
    assert st.tiles_left() - before == wanted["draw_pile_change"]


def palace_scores(given: Case, wanted: Case) -> None:
    scores = tally.palace_scores(t.sketch(given["rows"]), BOX)
    found = [{"cell": [row_of(c), column_of(c)], "score": s} for c, s in scores.items()]
    assert found == wanted["scores"]
    assert sum(scores.values()) == wanted["total"]


def ruby_points(given: Case, wanted: Case) -> None:
    st = printed_table(given["players"])
    for seat, count in enumerate(given["rubies"]):
        t.rubies(st, seat, count)
    assert points_of(st, "AM-10.11") == wanted["points"]


def ruby_points_variant(given: Case, wanted: Case) -> None:
    st = printed_table(len(given["rubies"]), characters=True)
    for seat, count in enumerate(given["rubies"]):
        t.rubies(st, seat, count)
    assert points_of(st, "AM-11.9") == wanted["points"]


def points_of(st: Almadi, clause: str) -> list[int]:
    """What each seat scores by a clause."""
    by_seat = sorted(RULES.standings(st), key=lambda standing: standing.seat)
    return [sum(p.points for p in s.points if p.clause == clause) for s in by_seat]


def full_score(given: Case, wanted: Case) -> None:
    """Juliette's points, category by category."""
    st = printed_table(given["players"])
    juliette, annette = st.players
    juliette.realm = start_realm(STARTS.index(given["start"]))
    for entry in given["tiles"]:
        row, column = entry["cell"]
        t.put(st, 0, row, column, entry["tile"])
    letters = {
        (r, c): letter
        for r, line in enumerate(given["rows"], start=1)
        for c, letter in enumerate(line)
    }
    for cell, landscape in juliette.realm.at.items():
        kind = "OCMP"[BOX.type[landscape]]
        assert letters[(row_of(cell), column_of(cell))] == kind
    t.cards(st, 0, *given["stall_cards"], *given["mosaic_cards"])
    t.rubies(st, 0, given["rubies"])
    t.rubies(st, 1, given["opponent_rubies"])
    t.hold(st, 0, *given["objectives_achieved"])
    check_objectives(st, 0)
    # Annette has a group of oases of the size that the example gives her.
    annette.realm = t.sketch(["O" * given["opponent_largest_oasis_group"]])

    assert tally.oasis_groups(juliette.realm, BOX) == wanted["oasis_groups"]
    assert points_of(st, "AM-10.1")[0] == wanted["oasis"]
    assert points_of(st, "AM-10.2") == [wanted["oasis_bonus"], wanted["opponent_oasis_bonus"]]
    assert tally.caravan_groups(juliette.realm, BOX) == wanted["caravan_groups"]
    load = scoring.Load(juliette, BOX)
    assert load.capacity == wanted["capacity"]
    assert tally.market_goods(juliette.realm, BOX) == wanted["goods_markets"]
    assert load.goods == wanted["goods_markets"] + wanted["goods_stalls"]
    assert points_of(st, "AM-10.4")[0] == wanted["caravans"]
    palaces = tally.palace_scores(juliette.realm, BOX)
    for row in wanted["palace_scores"]:
        assert [s for c, s in palaces.items() if row_of(c) == row["row"]] == row["scores"]
    assert points_of(st, "AM-10.7")[0] == wanted["palaces"]
    assert points_of(st, "AM-10.9")[0] == wanted["jars"]
    assert points_of(st, "AM-10.8")[0] == wanted["mosaics"]
    assert points_of(st, "AM-8.6")[0] == wanted["objectives"]
    assert points_of(st, "AM-10.11")[0] == wanted["rubies"]
    assert scoring.totals(st)[0] == wanted["total"]


def caravans(given: Case, wanted: Case) -> None:
    found = tally.capacity(given["groups"], BOX)
    goods = given["goods_markets"] + given["goods_stalls"]
    assert found == wanted["capacity"]
    assert min(goods, found) == wanted["points"]
    if "unused_capacity" in wanted:
        assert found - goods == wanted["unused_capacity"]
    # The same groups in a realm, apart from each other: one row each, every other column empty.
    longest = max(given["groups"], default=0)
    rows = [line for size in given["groups"] for line in ("C" * size, "." * longest)]
    assert tally.caravan_groups(t.sketch(rows), BOX) == sorted(given["groups"])


def mosaics(given: Case, wanted: Case) -> None:
    offers = tally.best_offers(
        given["palace_scores"],
        given["mosaics"],
        BOX.mosaics_with_zubaydah if given["zubaydah"] else 1,
        BOX.power_points[t.character("aziza")] if given["aziza"] else 0,
    )
    assert sum(offers) == wanted["points"]


def oasis_bonus(given: Case, wanted: Case) -> None:
    st = printed_table(max(2, len(given["largest_groups"])))
    for seat, size in enumerate(given["largest_groups"]):
        st.players[seat].realm = t.sketch(["O" * size + "."])
    assert points_of(st, "AM-10.2") == wanted["bonus"]


def goods(given: Case, wanted: Case) -> None:
    """Some market of the box shows just these goods."""
    counts = tuple(given["market"].get(good, 0) for good in GOODS)
    found = [tile for tile in range(len(TILES)) if BOX.goods[tile] == counts]
    assert found
    assert sum(BOX.goods[found[0]]) == wanted["goods"]


def recruit(given: Case, wanted: Case) -> None:
    st = t.set_table(characters=True)
    t.rubies(st, 0, given["rubies"])
    st.rubies = given["supply"]
    st.display = 1 << t.character(given["character"])
    t.begin(st)
    t.choose(st, t.recruiting(st, given["character"]))
    assert st.players[0].rubies == wanted["rubies"]
    assert st.rubies == wanted["supply"]


def placement_rows(given: Case, wanted: Case) -> None:
    st = t.set_table(characters=True)
    t.recruit(st, 0, *given["characters"])
    t.begin(st)
    t.choose(st, 2 * (given["board_row"] - 1))
    assert isinstance(t.ask(st), PlaceTile)
    assert sorted({choice // COLUMNS + 1 for choice in st.legal}) == wanted["rows"]


def genie(given: Case, wanted: Case) -> None:
    """A placement that activates so many genies when so many moves are made."""
    count = given["genies_activated_by_event"]
    assert moves_granted(count, given["moves_used"]) == wanted["moves_granted"]
    assert moves_granted(count, 0) == 1


def moves_granted(genies: int, moves_used: int) -> int:
    faces = {"OA01": "act genie act jar", "MA01": "act act genie jar", "CA02": "act jar jar act"}
    st = t.set_table(tiles=faces)
    t.put(st, 0, 2, 1, "OA01")
    t.put(st, 0, 1, 1, "PA01")
    t.put(st, 0, 1, 2, "MA01" if genies == 2 else "MA02")
    t.put(st, 0, 1, 3, "MA03")
    t.lay(st, 2, "CA02")
    t.begin(st)
    t.choose(st, 2)
    st.moves = moves_used
    t.choose(st, t.cell_choice(2, 2))
    return t.pending(st).count("genie")


def genie_return(given: Case, wanted: Case) -> None:
    """Moves of X and Y one after the other, as if each had activated the next."""
    names = {"X": "OA01", "Y": "CA01"}
    st = t.set_table()
    t.put(st, 0, 1, 1, "CA01")
    t.put(st, 0, 2, 1, "MA01")
    t.put(st, 0, 3, 1, "MA02")
    t.put(st, 0, 4, 1, "MA03")
    t.put(st, 0, 1, 2, "PA01")
    t.put(st, 0, 2, 2, "OA01")
    t.start(st, Realise(0))
    for step, legal in zip(given["moves"], wanted["legal"], strict=True):
        st.pending[0] = 1
        st.frames = []
        t.start(st, Realise(0))
        t.realise(st, "genie")
        t.pick(st, names[step["tile"]])
        cell = t.cell_choice(*step["to"])
        assert t.at(st, 0, *step["from"]) == names[step["tile"]]
        if legal:
            t.choose(st, cell)
        else:
            assert t.refusal(st, cell) == "AM-7.7"


def objective_sequence(given: Case, wanted: Case) -> None:
    st = t.set_table()
    t.hold(st, 0, given["objective"])
    number = t.objective(given["objective"])
    conditions, achieved = [], []
    for state in given["states"]:
        st.players[0].realm = t.sketch(state["rows"])
        check_objectives(st, 0)
        cards = scoring_cards(st)
        holds = st.table.conditions[number].holds(st.players[0].realm, cards, st.table.material)
        conditions.append(holds)
        achieved.append(t.has_achieved(st, 0, given["objective"]))
    assert conditions == wanted["condition_true"]
    assert achieved == wanted["achieved"]


def scoring_cards(st: Almadi) -> Cards:
    player = st.players[0]
    return Cards(player.stalls, player.mosaics, player.rubies)


def objective_take(given: Case, wanted: Case) -> None:
    st = t.set_table()
    st.players[0].realm = t.sketch(given["rows"])
    t.objectives(st, given["objective"], "GY12")
    t.start(st, TakeObjective(0))
    t.choose(st, t.objective(given["objective"]))
    assert t.has_achieved(st, 0, given["objective"]) == wanted["achieved_at_once"]
    t.objectives(st, "GY11")
    t.start(st, TakeObjective(1))
    assert (t.objective(given["objective"]) in st.legal) == wanted["can_be_taken_by_others"]
    assert t.refusal(st, t.objective(given["objective"])) == "AM-7.14"


def objective_points(given: Case, wanted: Case) -> None:
    """Objectives with these points, held by one player."""
    st = t.set_table()
    spare = list(OBJECTIVES)
    for points, won in [(p, 1) for p in given["achieved_points"]] + [
        (p, 0) for p in given["unachieved_points"]
    ]:
        name = next(n for n in spare if BOX.points[t.objective(n)] == points)
        spare.remove(name)
        t.hold(st, 0, name)
        st.players[0].achieved |= won << t.objective(name)
    assert scoring.objective_points(st.players[0], BOX) == wanted["points"]
    assert points_of(st, "AM-8.6")[0] == wanted["points"]


def objective_pattern(given: Case, wanted: Case) -> None:
    st = t.set_table()
    st.players[0].realm = t.sketch(given["rows"])
    t.hold(st, 0, given["objective"])
    check_objectives(st, 0)
    assert t.has_achieved(st, 0, given["objective"]) == wanted["match"]


def pile(given: Case, wanted: Case) -> None:
    """Ali draws the last tile: no refill, and the game is over after the turn."""
    st = t.set_table(characters=True)
    t.recruit(st, 0, "ali")
    t.fill_board(st)
    st.pile = (given["draw_pile"], 0, 0, 0)
    board = st.board
    t.start(st, Turn(0))
    t.choose(st, TakeTile.DRAW)
    assert st.tiles_left() == wanted["draw_pile"]
    t.choose(st, JudgeTile.KEEP)
    t.choose(st, st.legal[0])
    assert (st.board != board) == wanted["refill"]
    assert is_over(st) == wanted["game_ends_after_turn"]


def goods_characters(given: Case, wanted: Case) -> None:
    """Goods and capacity as given, from markets, stall cards and caravans that make them up."""
    st = printed_table(2, characters=True)
    markets = given["goods_markets"] // 4
    caravans_wanted = BOX.capacity.index(given["capacity"]) + 1
    st.players[0].realm = t.sketch(["C" * caravans_wanted, "", "M" * markets])
    t.cards(st, 0, *["spices"] * (given["goods_stalls"] // 2))
    t.recruit(st, 0, *given["characters"])
    load = scoring.Load(st.players[0], BOX)
    assert load.goods == wanted["goods"]
    assert points_of(st, "AM-10.4")[0] == wanted["caravans"]
    assert points_of(st, "AM-12.5")[0] == wanted["dalila"]


KINDS: dict[str, Callable[[Case, Case], None]] = {
    f.__name__: f
    for f in (
        setup,
        turn,
        palace_scores,
        ruby_points,
        ruby_points_variant,
        full_score,
        caravans,
        mosaics,
        oasis_bonus,
        goods,
        recruit,
        placement_rows,
        genie,
        genie_return,
        objective_sequence,
        objective_take,
        objective_points,
        objective_pattern,
        pile,
        goods_characters,
    )
}


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_example(case: Case) -> None:
    KINDS[case["kind"]](case["input"], case["expect"])


def test_there_are_all_the_examples() -> None:
    assert len(CASES) == 46
    assert {case["kind"] for case in CASES} == set(KINDS)
