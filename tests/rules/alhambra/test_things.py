"""What can be pointed at: every choice of every decision names things that a board draws."""

import re
from typing import Any

import pytest

from majlis.games.alhambra import things
from majlis.games.alhambra.frames.actions import BUY, REDESIGN, STOP, ChooseAction
from majlis.games.alhambra.frames.placing import PlaceTile
from majlis.games.alhambra.layout import cell_at
from majlis.games.alhambra.meta import RULES
from majlis.games.alhambra.modules.caravanserai import MoveMarker
from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.kernel.frame import Ask
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.play import Match, begin
from tests.rules.alhambra.table import build, reserve, set_table, tile

MODULES = ("sultan", "caravanserai", "moorish_art", "vizier", "exchange", "diamonds", "coins")
SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"sultan": True, "vizier": True, "open_hands": True}),
    (3, dict.fromkeys(MODULES, True)),
    (4, {"allow_wasteful_payment": True, "end_trigger": "empty_supply"}),
    (6, {"scoring_cards": True, "moorish_art": True, "caravanserai": True}),
]


def drawn(view: Json, seat: int) -> set[str]:
    """All things that the board shows for a seat, read from its view alone (cells apart)."""
    own = view["players"][seat]
    shown = {f"display:{place}" for place in range(4)}
    shown |= {f"market:{currency}" for currency in ("florin", "dirham", "denar", "ducat")}
    shown |= {"reserve", "action:redesign"} | {f"reserve:{tile}" for tile in own["reserve"]}
    shown |= {f"pending:{tile}" for tile in own["pending"]}
    shown |= {f"hand:{card}" for card in own["hand"]}
    shown |= {f"coin:{currency}" for currency, count in own["coins"].items() if count}
    shown |= {f"sultan:{place}" for place in range(len(view["sultans"]))}
    shown |= {f"caravan:{card}" for card in view["caravans"]}
    for caravan in own["caravans"]:
        shown |= {f"caravan:{caravan['card']}"}
        spaces = view["printed"]["caravan_spaces"][caravan["card"]]
        shown |= {f"space:{caravan['card']},{space}" for space in spaces}
    shown |= {f"counter:{kind}" for kind, counter in own["culture"].items() if counter}
    if view["options"]["moorish_art"]:
        shown |= {"action:develop"}
    if view["options"]["vizier"]:
        shown |= {"action:wake", "vizier"}
    if "dirk_types" in view:
        shown |= {"dirk"}
    if view["drawn"] is not None:
        shown |= {"drawn"}
    return shown | set(view["pending"].get("marks", ()))


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=lambda value: str(value)[:40])
def test_every_choice_touches_things_that_the_board_draws(
    players: int, options: dict[str, Any]
) -> None:
    match = Match(game("alhambra"), Config(players, options), "things")
    rng = Rng.from_seed("things")
    known = re.compile(things.PATTERN)
    kinds: set[str] = set()
    while not match.is_over:
        seat = match.to_act
        frame = match.frame
        assert frame is not None
        shown = drawn(match.view(seat), seat)
        ways: set[str] = set()
        for choice in match.choices:
            touches = frame.touches(match.state, choice)
            for thing in touches:
                assert known.fullmatch(thing), thing
                assert thing.startswith("cell:") or thing in shown, (frame.KIND, thing)
            ways.add(repr((touches, frame.describe(match.state, choice))))
        assert len(ways) == len(match.choices), frame.KIND
        kinds.add(frame.KIND)
        match.act(seat, match.choices[rng.below(len(match.choices))])
    assert {"choose_action", "take_more", "pay", "place_tile"} <= kinds


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=lambda value: str(value)[:40])
def test_choices_that_are_not_offered_have_known_things_too(
    players: int, options: dict[str, Any]
) -> None:
    match = Match(game("alhambra"), Config(players, options), "not offered")
    rng = Rng.from_seed("not offered")
    known = re.compile(things.PATTERN)
    for _ in range(60):
        frame = match.state.frames[-1]
        assert isinstance(frame, Ask)
        for choice in range(frame.SIZE):
            for thing in frame.touches(match.state, choice):
                assert known.fullmatch(thing), thing
        match.act(match.to_act, match.choices[rng.below(len(match.choices))])


def test_a_space_of_the_market_is_pointed_at_to_buy_and_stopping_is_a_button() -> None:
    st = set_table()
    question = ChooseAction(0, True)
    assert question.touches(st, BUY + 2) == ["market:denar"]
    assert question.touches(st, STOP) == []


def test_a_tile_of_the_reserve_is_pointed_at_to_redesign() -> None:
    st = set_table()
    reserve(st, 0, "tower-13-E")
    assert ChooseAction(0, False).touches(st, REDESIGN) == [
        "action:redesign",
        "reserve:tower-13-E",
    ]


def test_the_tile_and_its_cell_are_pointed_at_to_place_it() -> None:
    st = set_table()
    question = PlaceTile(0, tile("garden-9-E"), 0)
    assert question.touches(st, cell_at(-2, 3)) == ["pending:garden-9-E", "cell:-2,3"]
    assert question.touches(st, PlaceTile.RESERVE) == ["pending:garden-9-E", "reserve"]


def test_a_cell_that_walls_forbid_says_why() -> None:
    st = set_table()
    build(st, 0, ("garden-9-E", 1, 0))
    st.push(PlaceTile(0, tile("chambers-10-0"), 0))
    st.legal = PlaceTile(0, tile("chambers-10-0"), 0).choices(st)
    reasons = begin(RULES, st, 0).why_not("cell:2,0")
    assert [reason.refusal.clause for reason in reasons] == ["AL-7.6"]


def test_a_marker_goes_where_one_points() -> None:
    st = set_table(caravanserai=True)
    st.players[0].caravans = (0,)
    assert MoveMarker(0).touches(st, 2) == ["caravan:ducat-a", "space:ducat-a,1"]
    assert MoveMarker(0).touches(st, MoveMarker.STAY) == []


def test_the_view_says_what_is_printed() -> None:
    st = set_table(caravanserai=True, moorish_art=True, sultan=True)
    printed = game("alhambra").view(st, 0)["printed"]
    assert printed["points"][1]["garden"] == [12, 5]
    assert printed["sultan"] == 7
    assert printed["opposite"]["arcades"] == "chambers"
    assert printed["caravan_price"][6] == 2
    assert printed["caravan_spaces"]["ducat-a"]["2"] == {
        "value": 2,
        "currency": "ducat",
        "next": ["3", "branch-1"],
    }
    assert printed["counters"]["price-6"]["points"] == [0, 3, 6, 10, 15, 21]
