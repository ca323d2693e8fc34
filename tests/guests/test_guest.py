"""A game from outside plays like one of the house, on the engine that is there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import majlis
from majlis.bots.rollouts import Rollouts
from majlis.bots.search import SearchBot
from majlis.kernel.codec import CodecError
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, play_out
from tests.guests.tiny import RULES, Bank, TakePile, Tiny

STAMP = Path(majlis.__file__).parent / "_compiled.stamp"


def begun(players: int = 3, seed: str = "guest") -> Tiny:
    st = RULES.start(Config(players), seed)
    assert isinstance(st, Tiny)
    return st


@pytest.mark.parametrize("players", RULES.meta.players)
def test_it_is_played_saved_and_loaded_at_every_decision(players: int) -> None:
    st = begun(players)
    rng = Rng.from_seed("choices")
    made = 0
    while st.frames:
        frame = st.frames[-1]
        assert isinstance(frame, TakePile | Bank)
        wanted = [c for c in range(frame.SIZE) if frame.why_not(st, c) is None]
        assert st.legal == wanted
        loaded = RULES.load(RULES.dump(st))
        assert RULES.fingerprint(loaded) == RULES.fingerprint(st)
        assert RULES.audit(st) == []
        for seat in range(players):
            dealt = RULES.redeal(st, seat, rng)
            assert RULES.view(dealt, seat) == RULES.view(st, seat)
            assert RULES.audit(dealt) == []
        apply(st, st.legal[rng.below(len(st.legal))])
        made += 1
    assert made >= 8 * players
    assert next(one.place for one in RULES.standings(st)) == 1


def test_a_copy_made_from_the_declaration_goes_its_own_way() -> None:
    st = begun()
    before = RULES.fingerprint(st)
    other = st.copy()
    assert isinstance(other, Tiny)
    assert RULES.fingerprint(other) == before
    assert other.table is st.table
    play_out(other, Rng.from_seed("copy"))
    assert not other.frames
    assert other.banked != st.banked
    assert RULES.fingerprint(st) == before


def test_damage_in_a_save_is_told_with_its_place() -> None:
    data = RULES.dump(begun())
    data["state"]["held"][0] = ["ruby"]
    with pytest.raises(CodecError, match=r"state\.held\[0\]\[0\]: expected a whole number"):
        RULES.load(data)
    data = RULES.dump(begun())
    data["state"]["bag"] = [9, 6, 4, 2]
    with pytest.raises(CodecError, match="instead of 16"):
        RULES.load(data)


def test_bots_search_it_without_an_evaluator() -> None:
    """A seat that holds nothing draws: to bank nothing wins nothing."""
    st = begun(2)
    apply(st, 0)
    frame = st.frames[-1]
    assert isinstance(frame, Bank)
    st.held[0] = [0]
    evaluator = Rollouts(RULES)
    assert sum(evaluator.chances(st)) == pytest.approx(1)
    assert evaluator.chances(st) == evaluator.chances(st.copy())
    bot = SearchBot(Rng.from_seed("bot"), evaluator, 60)
    view = RULES.view(st, 0)
    assert bot.choose(view, st.legal, lambda rng: RULES.redeal(st, 0, rng)) == 1


def fingerprints(pure: str) -> str:
    code = """
import majlis
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import play_out
from tests.guests.tiny import RULES
print(majlis.ENGINE.split()[0])
for players in RULES.meta.players:
    st = RULES.start(Config(players), "both")
    play_out(st, Rng.from_seed("engines"))
    print(RULES.fingerprint(st), st.banked)
"""
    env = {**os.environ, "MAJLIS_PURE": pure}
    root = Path(__file__).parents[2]
    return subprocess.run(
        [sys.executable, "-c", code], env=env, cwd=root, capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.skipif(not STAMP.exists(), reason="not compiled here (make compile)")
def test_both_engines_play_the_same_game() -> None:
    compiled = fingerprints("0").split("\n")
    if compiled[0] != "compiled":
        pytest.skip("the compiled engine is older than its sources (make compile)")
    interpreted = fingerprints("1").split("\n")
    assert interpreted[0] == "interpreted"
    assert interpreted[1:] == compiled[1:]
