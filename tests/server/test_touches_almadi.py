"""What choices of Almadi touch: things that a board can draw from the view, each its own."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from majlis.games.almadi import things
from majlis.games.almadi.frames.genie import MoveTile, PickTile, SwapTiles
from majlis.games.almadi.frames.moon import TakeObjective
from majlis.games.almadi.frames.placement import PlaceTile
from majlis.games.catalogue import game
from majlis.kernel.frame import Ask
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.play import Match, begin
from majlis.server import drafting, wire

RULES = game("almadi")
TABLES = [
    Config(2, {}),
    Config(3, {"choose_start": True}),
    Config(4, {"characters": True}),
    Config(5, {"characters": True, "choose_start": True}),
]


def decisions(config: Config, seed: str) -> Iterator[tuple[Match, wire.Position]]:
    """Every decision of a random game, as the seat that must choose sees it."""
    match = Match(RULES, config, seed)
    rng = Rng.from_seed(seed)
    while not match.is_over:
        yield match, drafting.position(RULES, match.state, match.acts_done, match.to_act)
        match.act(match.to_act, match.choices[rng.below(len(match.choices))])


def drawn(view: Any) -> set[str]:
    """The things, but for cells and outer rows, that the view of a seat shows."""
    own = view["players"][view["seat"]]
    found = {"draw", "supply", "pile:mosaics", "pile:stalls"}
    found |= {f"slot:{slot}" for slot in range(8)}
    found |= {f"effect:{name}" for name in view["turn"]["pending"]}
    if view["turn"]["taken"]:
        found.add("taken")
    taken = {player["start"] for player in view["players"]}
    found |= {f"start:ST-{letter}" for letter in "ABCDE" if f"ST-{letter}" not in taken}
    found |= {f"mosaic:{motif}" for motif, count in own["mosaics"].items() if count}
    found |= {f"stall:{face}" for face, count in own["stalls"].items() if count}
    objectives = list(view["objectives"])
    characters = [*view["display"], *own["hand"]]
    for player in view["players"]:
        objectives += player["objectives"]
        characters += player["recruited"]
        found.add(f"character:{player['copied']}")
    found |= {f"objective:{card['objective']}" for card in objectives}
    found |= {f"character:{card['character']}" for card in characters}
    return found


@pytest.mark.parametrize("config", TABLES, ids=["two", "starts", "characters", "all"])
def test_offered_choices_touch_what_the_view_shows(config: Config) -> None:
    for _, position in decisions(config, "touch"):
        assert position.draft is not None
        there = drawn(position.view)
        for choice in position.draft.choices:
            for thing in choice.touches:
                assert re.fullmatch(things.PATTERN, thing), thing
                assert thing in there or thing.startswith(("cell:", "row:")), (choice, thing)


@pytest.mark.parametrize("config", TABLES, ids=["two", "starts", "characters", "all"])
def test_offered_choices_are_told_apart_by_what_they_touch(config: Config) -> None:
    for _, position in decisions(config, "apart"):
        assert position.draft is not None
        touched = [tuple(c.touches) for c in position.draft.choices if c.touches]
        assert len(touched) == len(set(touched)), position.draft.decision
        buttons = [c for c in position.draft.choices if not c.touches]
        assert len(buttons) <= 1  # the end of a turn, or nobody to copy


@pytest.mark.parametrize("config", TABLES[:3:2], ids=["two", "characters"])
def test_touches_answers_for_every_number(config: Config) -> None:
    seen: set[str] = set()
    for match, _ in decisions(config, "all"):
        frame = match.state.frames[-1]
        assert isinstance(frame, Ask)
        if frame.KIND in seen:
            continue
        seen.add(frame.KIND)
        for choice in range(frame.SIZE):
            for thing in frame.touches(match.state, choice):
                assert re.fullmatch(things.PATTERN, thing), thing
    assert {"take_tile", "place_tile", "realise", "move_tile"} <= seen


def test_pointing_at_a_taken_cell_cites_the_clause() -> None:
    for match, position in decisions(Config(2, {}), "why"):
        if isinstance(match.state.frames[-1], PlaceTile):
            row = position.view["pending"]["rows"][0]
            draft = begin(RULES, match.state, match.to_act)
            far = draft.why_not(f"cell:{row},60")
            assert [reason.refusal.clause for reason in far] == ["AM-5.3"]
            other = draft.why_not(f"cell:{row % 4 + 1},1")
            assert [reason.refusal.clause for reason in other] == ["AM-5.1"]
            return
    pytest.fail("no tile was ever placed by choice")


def test_what_goes_on_with_an_act_says_so() -> None:
    for frame in (PlaceTile, PickTile, MoveTile, SwapTiles, TakeObjective):
        assert frame.FOLLOWS
    follows = {f.KIND for f in RULES.meta.frames if issubclass(f, Ask) and f.FOLLOWS}
    assert follows == {
        "place_tile",
        "pick_tile",
        "move_tile",
        "move_beyond",
        "swap_tiles",
        "take_objective",
    }


@pytest.mark.parametrize("config", TABLES[::3], ids=["two", "all"])
def test_every_landscape_of_the_own_realm_says_what_it_is_and_why_it_stays(config: Config) -> None:
    told: set[str] = set()
    for match, position in decisions(config, "stays"):
        draft = begin(RULES, match.state, match.to_act)
        for placed in position.view["players"][match.to_act]["realm"]:
            thing = f"cell:{placed['row']},{placed['column']}"
            if thing in draft.touch():
                continue
            reasons = draft.why_not(thing)
            assert reasons, (draft.question, thing)
            told |= {reason.refusal.text.key for reason in reasons}
    assert told >= {"refusal-genie_moves", "refusal-genie_first", "refusal-start_stays"}
