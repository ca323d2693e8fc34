"""Any seed gives a game that saves anywhere, in every game of the house."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from majlis.games.catalogue import GAMES
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.play import Match, read_record, write_record
from majlis.testing.match import play_on


@pytest.mark.parametrize("rules", GAMES.values(), ids=list(GAMES))
@settings(max_examples=6, deadline=None)
@given(seed=some.text(max_size=20), where=some.floats(0, 1))
def test_any_seed_gives_a_game_that_saves_anywhere(rules: Rules, seed: str, where: float) -> None:
    match = Match(rules, Config(rules.meta.players[-1]), seed)
    rng = Rng.from_seed(f"player {seed}")
    play_on(match, rng)
    state = match.state_at(int(where * (len(match.log) - 1)))
    loaded = rules.load(json.loads(json.dumps(rules.dump(state))))
    assert rules.fingerprint(loaded) == rules.fingerprint(state)
    assert read_record(write_record(match)).is_over
