"""What is told row by row adds up, and tells nothing that somebody may not know."""

from collections.abc import Iterator

import pytest

from majlis.games.almadi import events
from majlis.games.almadi.meta import RULES
from majlis.games.almadi.scoring import totals
from majlis.games.almadi.shapes import Told, pack_shares, pack_step, shares_in, steps_in
from majlis.games.almadi.state import Almadi
from majlis.kernel.journal import Event
from majlis.kernel.rules import Config
from majlis.kernel.scene import Row, Scene
from majlis.texts import LANGUAGES, Words
from tests.rules.almadi.games import TABLES, matches, name_of

every = pytest.mark.parametrize("config", TABLES, ids=name_of)


class Moment:
    """An act with what it told, and the tables before it, after it and when its turn began."""

    def __init__(self, told: list[Event], turn: Almadi, before: Almadi, after: Almadi) -> None:
        self.told = told
        self.turn = turn
        self.before = before
        self.after = after

    def scenes(self, kind: str, seat: int = -1) -> list[Scene]:
        told = [event for event in self.told if event.is_visible_to(seat)]
        found = RULES.scenes(told, len(self.after.players))
        return [scene for scene in found if scene.kind == kind]


def moments(config: Config, seed: str) -> Iterator[Moment]:
    """The acts of a random game."""
    match = [match for match, _, _ in matches(config, seed)][-1]
    states = [st.copy() for st in match.replay()]
    turn = states[0]
    for act in match.acts:
        told = [event for step in match.log[act.start : act.end] for event in step.events]
        before, after = states[act.start], states[act.end]
        assert isinstance(turn, Almadi)
        assert isinstance(before, Almadi)
        assert isinstance(after, Almadi)
        yield Moment(told, turn, before, after)
        if any(event.kind is events.TURN for event in told):
            turn = after


def sums(rows: list[Row], players: int) -> list[int]:
    found = [0] * players
    for row in rows:
        for share in row.shares:
            found[share.seat] += share.points
    return found


def change(before: Almadi, after: Almadi, keys: tuple[str, ...]) -> list[int]:
    """What some sources of points have gained between two tables."""
    old, new = RULES.points(before, -1), RULES.points(after, -1)
    return [
        sum(p.points for p in now if p.text.key in keys)
        - sum(p.points for p in once if p.text.key in keys)
        for once, now in zip(old, new, strict=True)
    ]


@every
def test_the_rows_of_a_chain_add_up_to_what_the_turn_has_changed(config: Config) -> None:
    chains = 0
    for moment in (m for seed in "abcdefgh" for m in moments(config, seed)):
        for scene in moment.scenes("chain"):
            chains += 1
            now, once = totals(moment.after), totals(moment.turn)
            gained = [a - b for a, b in zip(now, once, strict=True)]
            assert sums(scene.rows, config.players) == gained
            assert len(scene.rows) == len(scene.args["cells"])  # type: ignore[arg-type]
            assert moment.told[scene.start].kind is events.CHAIN
            assert scene.args["before"] == once
            assert gained[moment.told[scene.start].args[0]] > 0
    assert chains


@every
def test_the_rows_of_objectives_add_up_to_what_the_act_has_changed(config: Config) -> None:
    found = 0
    for moment in moments(config, "objective"):
        for scene in moment.scenes("objective"):
            found += 1
            keys = ("score-objective", "score-objective_failed")
            assert sums(scene.rows, config.players) == change(moment.before, moment.after, keys)
    assert found


@every
def test_the_rows_of_the_end_add_up_to_the_result(config: Config) -> None:
    told = list(moments(config, "end"))
    assert all(not moment.scenes("end") for moment in told[:-1])
    (scene,) = told[-1].scenes("end")
    assert sums(scene.rows, config.players) == totals(told[-1].after)
    assert scene.args["totals"] == totals(told[-1].after)
    assert all(len(row.shares) == config.players for row in scene.rows)
    missed = [row for row in scene.rows if row.text.key == "sum-objective_failed"]
    assert all(share.points <= 0 for row in missed for share in row.shares)
    last = told[-1].told
    assert [event.kind for event in last[scene.start : scene.end]][-1] is events.GAME_OVER


@every
def test_everybody_is_told_the_same_in_words_of_every_language(config: Config) -> None:
    speakers = [Words(language, "almadi", ["A", "B", "C", "D", "E"]) for language in LANGUAGES]
    for moment in moments(config, "words"):
        told = [RULES.scenes(_read(moment, seat), config.players) for seat in (-1, 0, 1)]
        shown = [repr([(scene.kind, scene.rows, scene.args) for scene in one]) for one in told]
        assert shown[0] == shown[1] == shown[2]
        for scene in told[0]:
            texts = [scene.text, *scene.facts, *(row.text for row in scene.rows)]
            texts += [why for row in scene.rows for why in row.why]
            for words in speakers:
                assert all(words.say(text).strip() for text in texts)
                assert all(words.word(row.thing) for row in scene.rows)


def _read(moment: Moment, seat: int) -> list[Event]:
    return [event for event in moment.told if event.is_visible_to(seat)]


def test_a_tile_that_is_laid_names_its_cell_in_the_realm_of_its_owner() -> None:
    cells = 0
    for moment in moments(Config(2), "things"):
        for event in moment.told:
            if event.kind is events.PLACED:
                seat = event.args[0]
                (thing,) = event.things()
                place = str(event.plain()["cell"])
                assert thing == f"realm:{seat},{place}"
                row, column = (int(part) for part in place.split(","))
                after = RULES.view(moment.after, -1)["players"][seat]["realm"]
                assert any(one["row"] == row and one["column"] == column for one in after)
                cells += 1
    assert cells == 32


def test_a_turn_that_simply_gives_one_thing_is_no_chain() -> None:
    for moment in moments(Config(3), "trivial"):
        for scene in moment.scenes("chain"):
            deeds = scene.args["deeds"]
            assert isinstance(deeds, list)
            used = [deed for deed in deeds if deed != "placed"]
            assert len(used) > 2 or "moved" in used


def test_what_is_packed_comes_out_as_it_went_in() -> None:
    steps = [Told(0, 87, 8321, 5, [3, -2, 0, 0, 0]), Told(6, 31, -1, 0, [-9, 9, 0, 0, 0])]
    packed = 1
    for step in reversed(steps):
        packed = pack_step(packed, step)
    parts = [(s.deed, s.thing, s.cell, s.woken, s.gains) for s in steps_in(packed)]
    assert parts == [(s.deed, s.thing, s.cell, s.woken, s.gains) for s in steps]
    assert shares_in(pack_shares([(7, 21), (0, 0), (2, -12)])) == [(7, 21), (0, 0), (2, -12)]
