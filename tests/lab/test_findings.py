"""What many games show, from observations set by hand, and from games of every kind."""

from typing import Any

import pytest

from majlis.kernel.journal import Event, EventKind, Word
from majlis.kernel.rules import Config, Rules
from majlis.kernel.text import Ref, Seat, Text
from majlis.lab.findings import Findings, compare, compare_things, same_course
from majlis.lab.observe import observe
from majlis.lab.report import _place
from majlis.lab.seating import sides
from majlis.lab.sheets import sheet_of
from majlis.lab.telling import Telling
from tests.conformance.tables import every_game


def side(part: float, points: int, order: int, **more: Any) -> dict[str, Any]:
    found = {"bot": "x", "part": part, "points": points, "order": order, "course": [0, points]}
    return {**found, "sources": more.get("sources", {}), "taken": more.get("taken", {})}


def games() -> list[dict[str, Any]]:
    """Four games of two sides: the first side wins three, the one who begins wins three."""
    lamp, rug = {"things/thing-lamp": 2}, {"things/thing-rug": 1}
    pawns = {"X-1/score-pawns/pawn-sage": 2, "X-1/score-pawns/pawn-pasha": 3}
    made = [
        [side(1, 9, 0, taken=lamp, sources=pawns), side(0, 5, 1, taken=rug)],
        [side(1, 8, 0, taken=lamp), side(0, 6, 1)],
        [side(0, 4, 1, taken=rug), side(1, 7, 0, sources={"X-2/score-luck/": 7})],
        [side(0.5, 6, 1), side(0.5, 6, 0)],
    ]
    lengths = (10, 20, 30, 40)
    return [
        {
            "game": number,
            "length": length,
            "acts": length // 2,
            "decisions": {"place": {2: length - 4}, "pay": {3: 3, 10: 1}},
            "sides": pair,
        }
        for number, (length, pair) in enumerate(zip(lengths, made, strict=True))
    ]


@pytest.fixture
def found() -> Findings:
    return Findings("all", games()[::-1], ["seat 1", "seat 2"])


def test_scores_lengths_and_leads(found: Findings) -> None:
    assert found.lengths == [10, 20, 30, 40]
    assert found.winning == [9, 8, 7, 6]
    assert found.margins == [4, 2, 3, 0]


def test_seats_and_turn_order(found: Findings) -> None:
    assert [(g.name, g.wins.value, g.par) for g in found.by_side()] == [
        ("seat 1", 0.625, 0.5),
        ("seat 2", 0.375, 0.5),
    ]
    assert [(g.name, g.wins.value) for g in found.by_order()] == [("1st", 0.875), ("2nd", 0.125)]
    assert found.by_side()[0].points.value == 6.75
    assert [g.name for g in found.by_bot()] == ["x"]


def test_things_with_and_without(found: Findings) -> None:
    lamp, rug = found.things
    assert (lamp.family, lamp.key, rug.key) == ("things", "thing-lamp", "thing-rug")
    assert (lamp.taken.value, lamp.copies) == (0.25, 1.0)
    assert lamp.with_it.value == 1
    assert lamp.without is not None
    assert lamp.without.value == pytest.approx(2 / 6)
    assert lamp.more_points == pytest.approx(8.5 - 34 / 6)
    assert rug.with_it.value == 0
    assert lamp.p is not None
    assert not lamp.is_clear


def test_sources_for_winners_and_others(found: Findings) -> None:
    by_name = {(s.key, s.names): s for s in found.sources()}
    sage = by_name["score-pawns", "pawn-sage"]
    assert sage.clause == "X-1"
    assert sage.winners.value == pytest.approx(2 / 5)
    assert sage.others is not None
    assert sage.others.value == 0
    together = {s.key: s.winners.value for s in found.source_groups()}
    assert together == {"score-pawns": pytest.approx(1.0), "score-luck": pytest.approx(7 / 5)}


def test_decisions_and_their_choices(found: Findings) -> None:
    place, pay = found.decisions
    assert (place.kind, place.a_game, place.mean, place.most) == ("place", 21, 2, 2)
    assert (pay.a_game, pay.part, pay.mean, pay.median, pay.most) == (4, 0.16, 4.75, 3, 10)
    assert found.tree() == pytest.approx(21 * 0.30103 + 3 * 0.47712 + 1, abs=1e-3)


def test_two_configurations_are_compared_deal_by_deal(found: Findings) -> None:
    longer = [{**game, "length": game["length"] + 1000 + game["game"]} for game in games()]
    other = Findings("other", longer, found.side_names)
    rows = {row.name: row for row in compare(found, other)}
    length = rows["decisions in a game"]
    assert length.is_clear
    assert length.change is not None
    assert length.change.value == pytest.approx(1001.5)
    assert (length.change.pairs, length.change.equal) == (4, 0)
    wins = rows["wins of seat 1"]
    assert wins.is_share
    assert not wins.is_clear
    assert wins.change is not None
    assert wins.change.equal == 4
    assert same_course(found, other) == 0
    assert same_course(found, Findings("same", games(), found.side_names)) == 4


def test_a_figure_has_one_interval_wherever_it_stands(found: Findings) -> None:
    rows = {row.name: row for row in compare(found, found)}
    assert rows["wins of seat 1"].first == found.by_side()[0].wins
    lamp = compare_things(found, found)["things", "thing-lamp"]
    assert lamp.first == found.things[0].taken


def test_deals_that_only_one_configuration_has_played_are_left_out(found: Findings) -> None:
    rows = compare(found, Findings("stopped", games()[:3], found.side_names))
    assert all(row.change is not None and row.change.pairs == 3 for row in rows)
    assert compare(found, Findings("none", [], found.side_names)) == []


def test_how_often_a_thing_is_taken_is_compared_deal_by_deal(found: Findings) -> None:
    without = [
        {**game, "sides": [{**side, "taken": {}} for side in game["sides"]]} for game in games()
    ]
    rows = compare_things(found, Findings("no things", without, found.side_names))
    lamp = rows["things", "thing-lamp"]
    assert (lamp.first.value, lamp.second.value) == (0.25, 0)
    assert lamp.change is not None
    assert lamp.change.value == pytest.approx(-0.25)
    assert lamp.change.equal == 2


def test_things_with_one_name_say_their_family() -> None:
    """In Almadi an objective is taken, and achieved: two bars, not one upon the other."""
    labels = Telling("en", "almadi")
    key = "objective-GY01"
    names = labels.things(
        [("objectives", key), ("objectives achieved", key), ("stalls", "stall-spices")]
    )
    assert len(set(names.values())) == 3
    assert names["objectives", key].endswith("(Objectives)")


@every_game
def test_every_game_can_be_observed(rules: Rules) -> None:
    for players in (rules.meta.players[0], rules.meta.players[-1]):
        config = Config(players)
        table = sides(rules, config)
        _, seen = observe(rules, config, "observed", ["random"] * players, table)
        assert sum(sum(sizes.values()) for sizes in seen["decisions"].values()) == seen["length"]
        assert all(size > 1 for sizes in seen["decisions"].values() for size in sizes)
        assert sum(one["part"] for one in seen["sides"]) == pytest.approx(1)
        assert sorted(one["order"] for one in seen["sides"]) == list(range(len(table)))
        for one in seen["sides"]:
            assert sum(one["sources"].values()) == one["points"]


@every_game
def test_every_sheet_names_events_and_arguments_that_the_game_has(rules: Rules) -> None:
    sheet = sheet_of(rules.meta.name)
    kinds = {kind.name: kind for kind in rules.meta.events}
    assert sheet.taken
    for entry in sheet.taken:
        args = words(kinds[entry.event])
        assert isinstance(args[entry.who], Seat)
        assert not entry.thing or isinstance(args[entry.thing], Ref | Text)
        assert not entry.amount or isinstance(args[entry.amount], int)
    assert isinstance(words(kinds[sheet.order])["seat"], Seat)


def words(kind: EventKind) -> dict[str, Word]:
    """The arguments of some event of a kind, in words."""
    return Event(kind, (0,) * len(kind.args)).words()


def test_the_turn_order_is_tested_beside_the_seats() -> None:
    """Sides take turns to begin, and who begins always wins: equal seats, unequal turns."""
    made = []
    for number in range(40):
        first = number % 2
        pair = [side(float(seat == first), 5, int(seat != first)) for seat in range(2)]
        made.append({"game": number, "length": 9, "acts": 9, "decisions": {}, "sides": pair})
    found = Findings("x", made, ["seat 1", "seat 2"])
    assert found.seats_even() == pytest.approx(1)
    order = found.order_even()
    assert order is not None
    assert order < 1e-6
    say = Telling("en", "alrashid")
    (seats,) = _place(say, "seat", found.by_side(), found.seats_even())
    (turns,) = _place(say, "turn order", found.by_order(), order)
    assert "no difference of seats is proved" in seats
    assert "Place 1 in the turn order wins most, 100.0% (91.2% to 100.0%)" in turns
    assert "the places in the turn order are not equal (p < 0.001)" in turns
    assert _place(say, "seat", found.by_side(), None) == []
