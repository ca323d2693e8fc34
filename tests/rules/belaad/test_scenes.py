"""Scenes of random games: their rows agree with the rules, and nothing hidden is in them."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from majlis.games.belaad import events, scoring
from majlis.games.belaad.closing import finish
from majlis.games.belaad.frames.combat import open_combat
from majlis.games.belaad.frames.scholars import HireScholar, SwordHire, price_of
from majlis.games.belaad.material import ACTIONS, FOURTH_GENERATION, SCHOLARS, SOURCES
from majlis.games.belaad.meta import RULES
from majlis.games.belaad.state import Belaad
from majlis.kernel.journal import Event, Journal
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, is_over, run
from majlis.kernel.scene import Scene, Share
from majlis.kernel.text import Text
from majlis.texts import LANGUAGES, Words
from tests.rules.belaad.table import (
    ask,
    board,
    choose,
    hired,
    listen,
    put,
    reveals,
    set_table,
    spoils,
)

PLAYERS = (2, 3, 4, 5, 6)
SPECTATOR = -1
Step = tuple[Belaad, list[Event], Belaad]


@cache
def game(players: int, number: int) -> list[Step]:
    """A random game: each choice with the state before it, what was told, and the state after."""
    st = RULES.start(Config(players), f"scenes {number}")
    assert isinstance(st, Belaad)
    rng = Rng.from_seed(f"scenes {number}")
    steps: list[Step] = []
    while not is_over(st):
        before, journal = st.copy(), Journal()
        st.journal = journal
        apply(st, st.legal[rng.below(len(st.legal))])
        st.journal = None
        steps.append((before, journal.take(), st.copy()))
    return steps


def read(told: Sequence[Event], seat: int) -> list[Event]:
    return [event for event in told if event.is_visible_to(seat)]


def moments(players: int, kind: str, seat: int = SPECTATOR) -> Iterator[tuple[Step, Scene]]:
    """The scenes of a kind in some games, each with the choice that led to it."""
    for number in range(3):
        for step in game(players, number):
            for scene in RULES.scenes(read(step[1], seat), players):
                if scene.kind == kind:
                    yield step, scene


@pytest.mark.clause("BL-9.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_combat_is_told_card_by_card_with_its_powers(players: int) -> None:
    """The cards and powers of a scene are those that the acts of the combat told one by one."""
    seen = 0
    for number in range(3):
        blows: list[tuple[int, int | str]] = []
        powers: dict[int, int] = {}
        for _, told, _ in game(players, number):
            for event in told:
                if event.kind is events.COMBAT_BEGINS:
                    seat, defender, power, other = event.args
                    blows, powers = [], {seat: power, defender: other}
                elif event.kind is events.REVEALED:
                    blows.append((event.args[0], event.args[1]))
                    powers[event.args[0]] = event.args[2]
                elif event.kind is events.REVEALED_GREY:
                    blows.append((event.args[0], "grey"))
            for scene in RULES.scenes(told, players):
                if scene.kind != "combat":
                    continue
                seen += 1
                args: Any = scene.args
                assert list(zip(args["by"], args["cards"], strict=True)) == blows
                assert {args["attacker"]: args["power"], args["defender"]: args["other"]} == powers
                assert len([r for r in scene.rows if r.thing != "label-spoils"]) == len(blows) + 1
                last = [r for r in scene.rows if r.thing != "label-spoils"][-1]
                assert {share.seat: share.number for share in last.shares} == powers
                won = [e for e in told if e.kind is events.COMBAT_WON]
                assert args["winner"] == won[0].args[0]
    assert seen > 3


@pytest.mark.clause("BL-9.10", "BL-14.7")
def test_the_points_of_spoils_are_for_the_winner_alone() -> None:
    st = set_table(2)
    put(st, "commander", white=2)
    journal = listen(st)
    open_combat(st, 0, 1, 0)
    run(st)
    choose(st, 0)  # the defender gives up
    reveals(st, -3)
    told = journal.take()
    for seat, points in ((0, 2), (1, 0), (SPECTATOR, 0)):
        (scene,) = RULES.scenes(read(told, seat), 2)
        row = scene.rows[-1]
        assert (row.thing, row.shares) == ("label-spoils", [Share(0, 1, 0, points)])


@pytest.mark.clause("BL-7.8", "BL-13.3", "BL-13.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_hire_tells_its_price_and_what_the_scholar_brings(players: int) -> None:
    seen = 0
    for (before, _, after), scene in moments(players, "hire"):
        seen += 1
        args: Any = scene.args
        faction = after.table.factions[args["seat"]]
        name = SCHOLARS.index(args["scholar"])
        assert name in after.hired[faction]
        assert name not in before.hired[faction]
        frame = before.frames[-1]
        if isinstance(frame, HireScholar):
            assert args["gold"] == price_of(before, args["seat"], name, frame.symbols)
        elif isinstance(frame, SwordHire):
            assert args["swords"] == before.swords[frame.seat] - after.swords[frame.seat] > 0
            assert args["gold"] == 0
        assert args["science"] == after.table.material.science[name]
        row = scene.rows[0]
        members = after.table.members[faction]
        assert [share.seat for share in row.shares] == list(members)
        assert {share.points for share in row.shares} == {args["science"]}
        if args["bonus"]:
            assert {share.points for share in scene.rows[1].shares} == {args["bonus"]}
        ends = args["taken"] == args["wanted"]
        assert ends == (after.generation > before.generation or after.ending >= 0)
    assert seen > 3


@pytest.mark.clause("BL-13.4")
def test_a_second_scholar_of_a_speciality_brings_the_pair() -> None:
    st = set_table(2)
    hired(st, 0, "rasis")
    assert scoring.bonus_with(st, 0, SCHOLARS.index("zahrawi")) == 2
    assert scoring.bonus_with(st, 1, SCHOLARS.index("zahrawi")) == 0


@pytest.mark.clause("BL-11.2", "BL-12.14")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_generation_tells_who_leaves_and_who_comes(players: int) -> None:
    seen = 0
    for (before, _, after), scene in moments(players, "generation"):
        seen += 1
        assert scene.args["generation"] == after.generation == before.generation + 1
        assert [SCHOLARS[s] for s in after.display if s >= 0] == scene.args["came"]
        assert [SCHOLARS[s] for s in after.gone[len(before.gone) :]] == scene.args["gone"]
        assert ("goal" in scene.args) == (after.table.order_seat >= 0)
    assert seen > 3


@pytest.mark.clause("BL-13.2", "BL-13.11")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_end_is_counted_source_by_source(players: int) -> None:
    seen = 0
    for (_, _, after), scene in moments(players, "end"):
        seen += 1
        args: Any = scene.args
        standings = {standing.seat: standing for standing in RULES.standings(after)}
        for seat, standing in standings.items():
            assert args["totals"][seat] == standing.total
            assert args["places"][seat] == standing.place
            told = sum(row.shares[seat].points for row in scene.rows)
            assert told == standing.total
            for row in scene.rows:
                source = row.thing.removeprefix("sum-")
                assert source in SOURCES
                own = [p.points for p in standing.points if p.text.key == f"score-{source}"]
                assert row.shares[seat].points == sum(own)
    assert seen == 3


@pytest.mark.clause("BL-14.7")
def test_an_end_that_is_only_imagined_counts_nothing() -> None:
    st = set_table(2)
    spoils(st, 1, "C20")
    journal = listen(st)
    finish(st, FOURTH_GENERATION)
    assert events.COUNTED in [event.kind for event in journal.events]
    st.cover()
    assert [event.kind for event in journal.events] == [events.GAME_OVER]
    assert RULES.scenes(journal.events, 2) == []


@pytest.mark.parametrize("players", PLAYERS)
def test_scenes_lie_in_the_lines_that_a_seat_reads_and_have_words(players: int) -> None:
    for seat in (SPECTATOR, 0, players - 1):
        for number in range(2):
            for _, told, _ in game(players, number):
                lines = read(told, seat)
                for scene in RULES.scenes(lines, players):
                    assert 0 <= scene.start < scene.end <= len(lines)
                    for language in LANGUAGES:
                        for text in _texts(scene):
                            assert Words(language, "belaad").say(text)


def _texts(scene: Scene) -> Iterator[Text]:
    yield scene.text
    yield from scene.facts
    for row in scene.rows:
        yield row.text
        yield Text(row.thing, {})
        yield from row.why


def test_no_card_is_called_by_its_number() -> None:
    """In no language, neither on a button nor in the log."""
    words = {language: Words(language, "belaad") for language in LANGUAGES}
    for before, told, _ in game(3, 0):
        frame = ask(before)
        for choice in before.legal:
            for one in words.values():
                said = one.say(frame.describe(before, choice))
                assert not any(name in said for name in ACTIONS), said
        for event in told:
            for one in words.values():
                assert not any(name in one.say(event.text()) for name in ACTIONS)


def test_events_name_the_things_on_the_board() -> None:
    wiped = Event(events.WIPED, (board("sultan"),))
    assert wiped.things() == ["board:sultan"]
    took = Event(events.HIRED, (1, SCHOLARS.index("kindi")))
    assert took.things() == ["scholar:kindi"]
