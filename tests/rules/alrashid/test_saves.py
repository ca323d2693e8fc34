"""Saved in the middle of a battle, a payment or a spy operation, a game goes on to the same end."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from majlis.games.alrashid.frames.battle import Battle
from majlis.games.alrashid.frames.common import FOR_SPY
from majlis.games.alrashid.frames.moving import MovePawn
from majlis.games.alrashid.frames.payment import Pay
from majlis.games.catalogue import game
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, is_over, play_out
from majlis.kernel.state import State


def reach(wanted: Callable[[Any], bool]) -> State:
    """The first state of random games in which the wanted frame is pending."""
    rng = Rng.from_seed("reach")
    for number in range(200):
        st = game("alrashid").start(Config(4), f"reach/{number}")
        while not is_over(st):
            if wanted(st.frames[-1]):
                return st
            apply(st, st.legal[rng.below(len(st.legal))])
    pytest.fail("never reached")


@pytest.mark.parametrize(
    "wanted",
    [
        pytest.param(lambda f: isinstance(f, Battle) and f.picked > 0, id="battle"),
        pytest.param(lambda f: isinstance(f, Pay) and f.laid_out > 0, id="payment"),
        pytest.param(lambda f: isinstance(f, MovePawn) and f.reason == FOR_SPY, id="spy"),
    ],
)
def test_a_save_in_the_middle_goes_on_to_the_same_end(wanted: Callable[[Any], bool]) -> None:
    rules = game("alrashid")
    st = reach(wanted)
    text = json.dumps(rules.dump(st))
    loaded = rules.load(json.loads(text))
    assert wanted(loaded.frames[-1])
    assert loaded.legal == st.legal
    play_out(st, Rng.from_seed("on"))
    play_out(loaded, Rng.from_seed("on"))
    assert rules.fingerprint(loaded) == rules.fingerprint(st)
