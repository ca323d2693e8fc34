"""What a choice of Al-Rashid touches has a name that the page draws, and points at one choice."""

import json
import re
from collections.abc import Iterator

import msgspec
import pytest

from majlis.games.alrashid import material as m
from majlis.games.alrashid.meta import DECISIONS, RULES
from majlis.games.alrashid.things import ITEMS
from majlis.kernel.frame import Ask
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.play import Match, begin
from majlis.server import drafting, wire
from tests.conformance.setups.alrashid import SETUPS


def _any(names: tuple[str, ...]) -> str:
    return f"({'|'.join(names)})"


# The names of things.py, as the page spells them.
PALACES = m.AREAS[: m.FIRST_COUNTRY]
THING = re.compile(
    "|".join(
        (
            f"area:{_any(m.AREAS)}",
            f"pawn:{_any(m.AREAS)}:[0-4]:{_any(m.PAWNS)}",
            f"hand:{_any(m.PAWNS)}",
            "held:(pasha|merchant)",
            f"good:{_any(m.GOODS)}",
            "note",
            f"token:{_any(m.TOKENS)}",
            f"pile:{_any(m.COLOURS)}",
            f"mercenary:{_any(m.COUNTRIES)}:[0-8]",
            f"(item|one|all):{_any(m.COUNTRIES)}:{_any(ITEMS)}",
            f"service:{_any(PALACES)}",
            f"offer:{_any(m.TITLES)}",
            f"title:{_any(m.TITLES)}",
            f"favour:{_any(m.FAVOURS)}",
        )
    )
)


def _decisions(config: Config, seed: str) -> Iterator[Match]:
    """A random game, stopped at each decision."""
    match = Match(RULES, config, seed)
    rng = Rng.from_seed(seed)
    while not match.is_over:
        yield match
        match.act(match.to_act, match.choices[rng.below(len(match.choices))])


def _offers(match: Match) -> list[wire.Choice]:
    """All that may be chosen, each choice of a set among it."""
    frame = match.state.frames[-1]
    assert isinstance(frame, Ask)
    return [wire.offer(frame, match.state, choice) for choice in match.choices]


@pytest.mark.parametrize("config", SETUPS, ids=lambda c: f"{c.players}-{c.options}")
def test_every_choice_touches_known_things_and_no_two_look_alike(config: Config) -> None:
    for match in _decisions(config, "touches"):
        kind = match.state.frames[-1].KIND
        seen: set[str] = set()
        for choice in _offers(match):
            unknown = [t for t in choice.touches if not THING.fullmatch(t)]
            assert unknown == [], kind
            looks = json.dumps([choice.touches, msgspec.to_builtins(choice.text)])
            assert looks not in seen, f"{kind}: {looks} twice"
            seen.add(looks)


def test_what_a_draft_outlines_and_lays_has_a_known_name() -> None:
    for match in _decisions(Config(4, {"take_fewer": True}), "outlines"):
        if match.is_in_act:
            continue
        draft = drafting.show(begin(RULES, match.state, match.to_act))
        things = set(draft.touch)
        for item in draft.basket.items if draft.basket else ():
            things.update(item.touches)
        assert [thing for thing in things if not THING.fullmatch(thing)] == []


def test_choices_that_are_not_offered_touch_known_things_too() -> None:
    wanted = {decision.KIND for decision in DECISIONS}
    games = ((config, f"refused {n}") for n in range(20) for config in SETUPS)
    while wanted:
        for match in _decisions(*next(games)):
            frame = match.state.frames[-1]
            assert isinstance(frame, Ask)
            if frame.KIND in wanted:
                wanted.remove(frame.KIND)
                for choice in range(frame.SIZE):
                    for thing in frame.touches(match.state, choice):
                        assert THING.fullmatch(thing), f"{frame.KIND}: {thing}"


def test_pointing_at_a_pawn_and_an_area_picks_one_placement() -> None:
    for match in _decisions(Config(3), "point"):
        if match.state.frames[-1].KIND == "place_pawn":
            both = ["hand:sage", "area:commerce"]
            found = [c for c in _offers(match) if c.touches == both]
            assert [c.choice for c in found] == [m.SAGE * m.AREA_COUNT + m.COMMERCE]
            return
    raise AssertionError("no pawn was placed")


def test_only_what_is_truly_about_the_same_things_shares_a_thing() -> None:
    """A click on a title may mean with a note or without; on a good, one of it or all."""
    for match in _decisions(Config(5), "share"):
        touched = [tuple(c.touches) for c in _offers(match) if c.touches]
        assert len(touched) == len(set(touched)), match.state.frames[-1].KIND


def test_a_palace_that_is_not_visited_says_why_its_title_cannot_be_had() -> None:
    for match in _decisions(Config(2), "why"):
        if match.state.frames[-1].KIND == "guild_visit":
            reasons = begin(RULES, match.state, match.to_act).why_not("offer:treasurer")
            assert [reason.refusal.clause for reason in reasons] == ["AR-10.2"]
            return
    raise AssertionError("no palace was visited")
