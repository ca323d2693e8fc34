"""The moments that are shown row by row: each has its scene, and its numbers are the rules' own."""

import random
from typing import Any

import pytest

from majlis.games.alrashid import scoring
from majlis.games.alrashid.frames.battle import Battle, strength_on, token_bonus
from majlis.games.alrashid.material import AREAS, COLOURS, COUNTRIES, FIRST_COUNTRY, TOKENS
from majlis.games.alrashid.meta import RULES
from majlis.kernel.journal import Event, Journal
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply
from majlis.kernel.scene import Scene
from majlis.kernel.text import Text
from majlis.texts import LANGUAGES, Words

CONFIGS = [Config(3), Config(5), Config(4, {"battle_partial": "token"})]
EXPECTED = {"struck": "battle", "fled": "battle", "crisis": "crisis", "year_ends": "year"}
EXPECTED |= {"game_over": "end"}


def moments(config: Config, seed: int) -> list[tuple[Any, list[Event], Any, list[Scene]]]:
    """A random game step by step: the state before, the events, the state after, the scenes."""
    rng = random.Random(seed)
    journal = Journal()
    st = RULES.start(config, f"scenes {seed}", journal=journal)
    journal.take()
    st.journal = journal
    found = []
    while st.frames:
        before = st.copy()
        apply(st, rng.choice(st.legal))
        events = journal.take()
        found.append((before, events, st.copy(), RULES.scenes(events, config.players)))
    return found


GAMES = {
    (number, seed): moments(config, seed)
    for number, config in enumerate(CONFIGS)
    for seed in range(3)
}
every_game = pytest.mark.parametrize("game", GAMES.values())


@every_game
def test_every_battle_crisis_year_and_the_end_has_its_scene(game: Any) -> None:
    kinds: set[str] = set()
    for _, events, _, scenes in game:
        wanted = [EXPECTED[event.name] for event in events if event.name in EXPECTED]
        assert [scene.kind for scene in scenes if scene.kind != "court"] == wanted
        kinds |= set(wanted)
        ends = [0, *(scene.end for scene in scenes)]
        for number, scene in enumerate(scenes):
            assert ends[number] <= scene.start < scene.end <= len(events)
            assert scene.clause.startswith("AR-")
    assert kinds == {"battle", "crisis", "year", "end"}


def strength_of(scene: Scene, colour: str) -> int:
    """The sum of the mercenaries that a scene shows."""
    enemies = scene.args["enemies"]
    assert isinstance(enemies, list)
    return sum(int(str(name)[-1]) for name in enemies if str(name).startswith(colour))


def test_a_battle_weighs_what_the_rules_weigh() -> None:
    seen = set()
    for before, events, after, scenes in [step for game in GAMES.values() for step in game]:
        battles = [one for one in scenes if one.kind == "battle"]
        for number, scene in enumerate(battles):
            args = scene.args
            seen.add(args["outcome"])
            country = COUNTRIES.index(str(args["area"]))
            for colour, name in enumerate(COLOURS):
                assert args[f"strength_{name}"] == strength_of(scene, name)
                if number == 0 and isinstance(before.frames[-1], Battle):
                    assert args[f"strength_{name}"] == strength_on(before, country, colour)
            if args["outcome"] == "fled":
                check_flight(before, after, scene)
            else:
                check_strike(before, events, after, scene)
    assert seen == {"fled", "win", "lost", "open"}


def check_flight(before: Any, after: Any, scene: Scene) -> None:
    """Dishonour as the material has it, and the points that it takes."""
    share = scene.rows[0].shares[0]
    material = before.table.material
    assert share.seat == scene.args["seat"]
    assert share.number == material.dishonour_flight
    assert share.points == share.number * material.dishonour_points < 0
    grown = after.players[share.seat].dishonour - before.players[share.seat].dishonour
    assert grown >= share.number


def check_strike(before: Any, events: list[Event], after: Any, scene: Scene) -> None:
    """The force as tokens and Strategists make it; it is won when nobody is left standing."""
    frame = before.frames[-1]
    assert isinstance(frame, Battle)
    assert frame.seat == scene.args["seat"]
    bonus = token_bonus(before, frame.seat)
    tokens = scene.args["tokens"]
    assert isinstance(tokens, list)
    had, has = (st.players[frame.seat].tokens for st in (before, after))
    assert [tokens.count(name) for name in TOKENS] == [a - b for a, b in zip(had, has, strict=True)]
    for name in COLOURS:
        force = sum(int(str(one)[-1]) + bonus for one in tokens if str(one).startswith(name))
        if scene.args[f"strength_{name}"]:
            assert scene.args[f"force_{name}"] == force
    won = any(event.name == "won" for event in events)
    assert (scene.args["outcome"] == "win") == won
    if won:
        traders = scene.args["traders"]
        assert isinstance(traders, list)
        assert traders[0] == frame.seat


@every_game
def test_a_crisis_tells_where_mercenaries_arrive_and_nothing_of_their_strength(game: Any) -> None:
    for before, _, after, scenes in game:
        for scene in [one for one in scenes if one.kind == "crisis"]:
            grown = [
                AREAS[country + FIRST_COUNTRY]
                for country in range(len(COUNTRIES))
                for _ in range(len(after.mercenaries[country]) - len(before.mercenaries[country]))
            ]
            areas, came = scene.args["areas"], scene.args["came"]
            assert isinstance(areas, list)
            assert isinstance(came, list)
            arrived = [str(area) for area, flag in zip(areas, came, strict=True) if flag]
            assert sorted(arrived) == sorted(grown)
            assert len(scene.rows) == len(areas)
            assert set(scene.args) == {"areas", "colours", "came"}


@every_game
def test_the_end_counts_every_point_once(game: Any) -> None:
    _, _, after, scenes = game[-1]
    (scene,) = [one for one in scenes if one.kind == "end"]
    players = after.table.players
    for seat in range(players):
        points = sum(row.shares[seat].points for row in scene.rows)
        assert points == scoring.total(after, seat)
    places = {standing.seat: standing.place for standing in scoring.standings(after)}
    assert scene.args["places"] == [places[seat] for seat in range(players)]


def test_the_court_tells_a_new_order_and_who_is_turned_away() -> None:
    told = set()
    for game in GAMES.values():
        for before, _, after, scenes in game:
            for scene in [one for one in scenes if one.kind == "court"]:
                told.add(scene.args["event"])
                if scene.args["event"] == "new_order":
                    order = list(after.next_order or after.order)
                    assert scene.args["order"] == order
                    assert [row.shares[0].place for row in scene.rows] == [
                        place + 1 for place in range(len(order))
                    ]
                    former = [before.order.index(seat) + 1 for seat in order]
                    assert scene.args["former"] == former
    assert "new_order" in told


def test_scenes_are_read_out_of_what_everybody_may_read() -> None:
    """Without the events that one seat alone reads, the scenes are the same."""
    for game in GAMES.values():
        for _, events, after, scenes in game:
            public = [event for event in events if event.is_visible_to(-1)]
            again = RULES.scenes(public, after.table.players)
            assert [one.args for one in again] == [one.args for one in scenes]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_has_words(language: str) -> None:
    words = Words(language, "alrashid", ["Aisha", "Badr", "Chadi", "Dina", "Emir"])
    texts: dict[str, Text] = {}
    for game in GAMES.values():
        for _, _, _, scenes in game:
            for scene in scenes:
                told = [scene.text, *scene.facts]
                for row in scene.rows:
                    told += [row.text, *row.why]
                    assert words.word(row.thing)
                texts |= {text.key: text for text in told}
    for text in texts.values():
        assert "{" not in words.say(text)


def test_an_act_names_the_places_that_it_is_about() -> None:
    for game in GAMES.values():
        for _, events, _, _ in game:
            for event in events:
                if event.name in ("placed", "resolves", "visits", "struck", "fled", "traded"):
                    area = event.plain()["area"]
                    assert f"area:{area}" in event.things()
