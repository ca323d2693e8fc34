"""What the view says of walls, payments and majorities is what the engine would do."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from majlis.games.alhambra.cards import size, worth
from majlis.games.alhambra.frames.payment import Pay
from majlis.games.alhambra.frames.placing import PlaceTile
from majlis.games.alhambra.frames.redesign import BringIn, Redesign
from majlis.games.alhambra.frames.rounds import ScoringRound
from majlis.games.alhambra.layout import CENTRE, STEP, Layout, cell_at
from majlis.games.alhambra.material import CARAVANS, CURRENCIES, TILES, TYPES
from majlis.games.alhambra.meta import RULES
from majlis.games.alhambra.modules.caravanserai import price_for
from majlis.games.alhambra.modules.sultan import ChooseMark
from majlis.games.alhambra.payment import ANY, can_pay, can_pay_exactly
from majlis.games.alhambra.state import MARK_UNIT, Alhambra
from majlis.games.alhambra.view import view
from majlis.kernel.frame import Ask
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, is_over
from majlis.texts import LANGUAGES, Words
from tests.conformance.setups.alhambra import ALL, NAMES
from tests.rules.alhambra.table import (
    ask,
    build,
    counter,
    hold,
    market,
    reserve,
    row_of,
    set_table,
)

SETUPS = [
    *[Config(players) for players in (2, 3, 6)],
    *[Config(3, {name: True}) for name in NAMES],
    *[Config(players, {**ALL}) for players in (2, 4, 6)],
    Config(3, {"open_hands": True, "exchange": True}),
]
every_setup = pytest.mark.parametrize(
    "config", SETUPS, ids=lambda c: f"{c.players}-{'+'.join(c.options) or 'base'}"
)


def decisions(config: Config, seed: str) -> Iterator[tuple[Alhambra, Ask[Any]]]:
    st = RULES.start(config, seed)
    assert isinstance(st, Alhambra)
    rng = Rng.from_seed(seed)
    while not is_over(st):
        yield st, ask(st)
        # Cells come first among the choices of a placing: what is built makes the facts rich.
        legal = st.legal
        few = isinstance(ask(st), PlaceTile) and len(legal) > 2
        apply(st, legal[rng.below(len(legal) - 1 if few else len(legal))])


@every_setup
def test_points_and_holdings_tell_nothing_hidden(config: Config) -> None:
    rng = Rng.from_seed("redeal")
    met = 0
    for number, (st, _) in enumerate(decisions(config, "hidden")):
        if number % 7:
            continue
        for seat in range(-1, config.players):
            other = RULES.redeal(st, seat, rng)
            assert RULES.holdings(other, seat) == RULES.holdings(st, seat)
            points = [[p.points for p in one] for one in RULES.points(st, seat)]
            assert points == [[p.points for p in one] for one in RULES.points(other, seat)]
            assert [sum(one) for one in points] == [player.score for player in st.players]
            assert RULES.view(other, seat) == RULES.view(st, seat)
            met += 1
    assert met > 20


@every_setup
def test_only_the_owner_of_a_hand_reads_what_it_could_pay(config: Config) -> None:
    met: Counter[bool] = Counter()
    for number, (st, _) in enumerate(decisions(config, "owner")):
        if number % 9:
            continue
        for seat in range(-1, config.players):
            players = RULES.view(st, seat)["players"]
            held = RULES.holdings(st, seat)
            for other, player in enumerate(players):
                is_known = other == seat or st.table.open_hands
                assert ("offers" in player) == ("money" in player) == is_known
                assert ("currency-florin" in held[other]) == is_known
                met[is_known] += 1
    assert met[True] > 0
    assert met[False] > 0 or st.table.open_hands


@every_setup
def test_holdings_count_what_is_there_and_have_names(config: Config) -> None:
    words = [Words(language, "alhambra") for language in LANGUAGES]
    keys: set[str] = set()
    for number, (st, _) in enumerate(decisions(config, "counts")):
        if number % 9:
            continue
        for seat, player in enumerate(st.players):
            held = RULES.holdings(st, seat)[seat]
            keys |= set(held)
            assert held["holding-cards"] == size(player.hand)
            assert held["currency-ducat"] == worth(player.hand[3])
            assert sum(held[f"type-{kind}"] for kind in TYPES) == len(player.layout.cells) - 1
            assert held["holding-reserve"] == bin(player.reserve).count("1")
            assert held["holding-wall"] == player.layout.longest_wall(st.table.material.walls)
            assert all(value >= 0 for value in held.values())
    assert len(keys) >= 14
    for language in words:
        assert [key for key in keys if not language.has(key)] == []


@every_setup
@pytest.mark.clause("AL-5.1", "AL-5.7")
def test_offers_say_who_can_pay_and_who_exactly(config: Config) -> None:
    met: Counter[tuple[bool, bool]] = Counter()
    kinds: set[str] = set()
    for number, (st, _) in enumerate(decisions(config, "offers")):
        if number % 5:
            continue
        for seat in range(config.players):
            expected = goods(st, seat)
            offers = RULES.view(st, seat)["players"][seat]["offers"]
            assert offers.keys() == expected.keys()
            for thing, (price, currency) in expected.items():
                offer = offers[thing]
                pays = price > 0 and can_pay(st, seat, price, currency)
                exact = price > 0 and can_pay_exactly(st, seat, price, currency)
                assert (offer["price"] or 0) == price
                assert (offer["pays"], offer["exact"]) == (pays, exact), thing
                if pays:
                    basket = Pay(seat, price, currency, False, 0, ()).basket(st)
                    assert basket is not None
                    assert offer["over"] == basket.over(basket.ways()[0].laid)
                met[pays, exact] += 1
                kinds.add(thing.split(":")[0])
    assert met[True, True] > 5
    assert met[True, False] > 5
    assert met[False, False] > 5
    if config.options.get("sultan"):
        assert "sultan" in kinds
    if config.options.get("caravanserai"):
        assert "caravan" in kinds


def goods(st: Alhambra, seat: int) -> dict[str, tuple[int, int]]:
    found: dict[str, tuple[int, int]] = {}
    for space, tile in enumerate(st.market):
        if tile >= 0:
            found[f"market:{CURRENCIES[space]}"] = (st.table.material.price[tile], space)
    for place, card in enumerate(st.sultans):
        found[f"sultan:{place}"] = (st.table.material.sultan_price, card // MARK_UNIT)
    for number, name in enumerate(CARAVANS):
        if (st.caravans >> number) & 1:
            found[f"caravan:{name}"] = (price_for(st, seat), ANY)
    return found


@every_setup
@pytest.mark.clause("AL-9.3", "AL-9.5", "AL-10.3")
def test_majorities_and_what_they_bring_are_those_of_a_scoring(config: Config) -> None:
    met = 0
    for number, (st, _) in enumerate(decisions(config, "scoring")):
        if number % 6 or st.round == 3:
            continue
        view = RULES.view(st, number % config.players)
        scored = st.copy()
        scored.frames = []
        ScoringRound(view["next_round"]).run(scored)
        for seat, player in enumerate(scored.players):
            new = player.score - st.players[seat].score
            assert view["players"][seat]["now"]["total"] == new
            met += new
        before = [len(player.scored) for player in st.players]
        lines = [
            {line["source"]: line["points"] for line in one["scored"][before[seat] :]}
            for seat, one in enumerate(RULES.view(scored, 0)["players"])
        ]
        firsts = [row["points"][0] for row in view["majorities"]]
        assert firsts == sorted(firsts), "the one that pays least comes first"
        assert {row["type"] for row in view["majorities"]} == set(TYPES)
        for row in view["majorities"]:
            for seat in range(config.players):
                assert lines[seat].get(row["type"], 0) == row["shares"][seat]
                assert row["shares"][seat] == 0 or row["places"][seat] is not None
                assert row["counts"][seat] == view["players"][seat]["types"].get(row["type"], 0)
    assert met > 0


@pytest.mark.clause("AL-9.5", "AL-12.6")
def test_a_tie_shares_the_points_of_its_places_also_with_dirk() -> None:
    st = set_table(2)
    row_of(st, 0, "garden-11-0", "garden-10-0")
    row_of(st, 1, "garden-12-S")
    st.dirk = 1 << 38  # a garden
    st.round = 1
    row = next(r for r in RULES.view(st, -1)["majorities"] if r["type"] == "garden")
    first, second = row["points"]
    assert row["counts"] == [2, 1, 1]
    assert row["places"] == [1, 2, 2]
    assert row["shares"] == [first, second // 2, second // 2]


def is_run(layout: Layout, path: list[dict[str, Any]], walls: tuple[int, ...]) -> bool:
    """Whether sides are walled, on the outline, and each begins where the one before it ends."""
    ends: list[tuple[tuple[int, int], tuple[int, int]]] = []
    for edge in path:
        x, y, side = edge["x"], edge["y"], "NESW".index(edge["side"])
        cell = cell_at(x, y)
        if not (walls[layout.cells[cell]] >> side) & 1 or cell + STEP[side] in layout.cells:
            return False
        corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        ends.append((corners[side], corners[(side + 1) % 4]))
    return all(ends[i][1] == ends[i + 1][0] for i in range(len(ends) - 1))


@every_setup
@pytest.mark.clause("AL-10.3")
def test_the_longest_wall_runs_along_the_outline(config: Config) -> None:
    longest = 0
    for number, (st, _) in enumerate(decisions(config, "walls")):
        if number % 6:
            continue
        walls = st.table.material.walls
        for seat, player in enumerate(RULES.view(st, -1)["players"]):
            layout = st.players[seat].layout
            path = player["wall_path"]
            assert len(path) == player["wall"] == layout.longest_wall(walls)
            assert len({(e["x"], e["y"], e["side"]) for e in path}) == len(path)
            assert is_run(layout, path, walls)
            longest = max(longest, len(path))
    assert longest > 3


@pytest.mark.clause("AL-10.5")
def test_a_wall_without_a_gap_runs_all_around() -> None:
    st = set_table()
    walls = list(st.table.material.walls)
    build(st, 0, ("tower-11-0", 0, -1))
    tile = st.players[0].layout.cells[cell_at(0, -1)]
    walls[tile] = 0b1011
    walls[st.players[0].layout.cells[CENTRE]] = 0b1110
    run = st.players[0].layout.longest_run(tuple(walls))
    assert len(run) == 6 == Layout(st.players[0].layout.cells, {}).longest_wall(tuple(walls))


@pytest.mark.clause("AL-7.1", "AL-6.1")
def test_each_cell_says_how_long_the_wall_would_be() -> None:
    met: Counter[str] = Counter()
    for config in (Config(2), Config(4), Config(3, {**ALL})):
        for st, frame in decisions(config, "cells"):
            if not isinstance(frame, PlaceTile | BringIn | Redesign):
                continue
            told = RULES.view(st, frame.seat)["pending"].get("walls", {})
            assert "walls" not in RULES.view(st, -1)["pending"]
            cells: set[str] = set()
            for choice in st.legal:
                names = [n for n in frame.touches(st, choice) if n.startswith("cell:")]
                if not names:
                    continue
                after = st.copy()
                after.frames[-1].apply(after, choice)
                wall = after.players[frame.seat].layout.longest_wall(st.table.material.walls)
                assert told[names[0]] == wall
                cells.add(names[0])
                met[frame.KIND] += 1
            assert told.keys() == cells
    assert min(met[kind] for kind in ("place_tile", "bring_in", "redesign")) > 5


def test_a_payment_names_its_good_and_what_is_laid_out() -> None:
    goods_met: set[str] = set()
    laid = marks = 0
    for seed in ("good", "goods", "better", "best"):
        for st, frame in decisions(Config(2, {**ALL}), seed):
            if isinstance(frame, ChooseMark):
                pending = RULES.view(st, frame.seat)["pending"]
                touched = [thing for c in st.legal for thing in frame.touches(st, c)]
                assert pending["marks"] == touched
                marks += 1
            if isinstance(frame, Pay):
                pending = RULES.view(st, frame.seat)["pending"]
                price, _ = goods(st, frame.seat)[pending["good"]]
                assert price == frame.price
                assert len(pending["laid"]) == len(frame.picked)
                assert pending["worth"] == frame.total(st)
                goods_met.add(pending["good"].split(":")[0])
                laid += len(frame.picked)
                assert "good" not in RULES.view(st, (frame.seat + 1) % 2)["pending"]
    assert goods_met == {"market", "sultan", "caravan"}
    assert laid > 0
    assert marks > 0


@pytest.mark.clause("AL-CA-3")
def test_a_caravanserai_that_is_not_sold_yet_has_no_price() -> None:
    st = set_table(3, caravanserai=True)
    market(st, florin="pavilion-2-NEW")
    hold(st, 0, "florin 2", "florin 9")
    player = RULES.view(st, 0)["players"][0]
    terms = player["caravan_terms"]
    assert (terms["price"], terms["built"]) == (None, 0)
    assert terms["needed"] == st.table.material.caravan_types[0]
    assert player["offers"]["caravan:ducat-a"]["pays"] is False
    assert player["offers"]["market:florin"] == {
        "price": 2,
        "currency": "florin",
        "pays": True,
        "exact": True,
        "over": 0,
    }


# ---- tiles to come, and what one more would bring


def test_the_bag_is_what_lies_nowhere_on_the_table() -> None:
    st = set_table()
    build(st, 0, ("garden-8-NE", 1, 0))
    reserve(st, 1, "tower-9-NW")
    market(st, florin="arcades-10-0")
    seen = view(st, 2)
    assert set(TILES) - set(seen["bag"]) == {"garden-8-NE", "tower-9-NW", "arcades-10-0"}
    assert set(seen["tiles"]) == set(TILES)
    assert seen["tiles"]["garden-8-NE"] == {"price": 8, "walls": "NE"}


def test_one_more_tile_is_told_to_the_seat_that_looks() -> None:
    st = set_table()
    st.round = 1
    build(st, 0, ("garden-8-NE", 1, 0))
    build(st, 1, ("garden-10-N", 1, 0))
    more = {line["type"]: line.get("more") for line in view(st, 0)["majorities"]}
    # Second scoring: gardens pay 12 and 5. Tied they bring 8 each; alone in front, 12.
    assert more["garden"] == 12 - 8
    assert more["pavilion"] == 8
    third = {line["type"]: line.get("more") for line in view(st, 2)["majorities"]}
    assert third["garden"] == (12 + 5) // 3
    assert all("more" not in line for line in view(st, -1)["majorities"])


def test_the_next_worth_of_the_culture_counters_is_told() -> None:
    st = set_table(moorish_art=True)
    counter(st, 0, "price-8", 1, 2)
    seen = view(st, 0)["players"][0]
    assert (seen["now"]["culture"], seen["culture_then"]) == (3, 6)
