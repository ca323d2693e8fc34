"""Chapter 16: how the game is run; the limit of turns."""

import pytest

from majlis.games.belaad.material import TURN_LIMIT
from majlis.games.belaad.meta import RULES
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, is_over, play_out
from tests.rules.belaad.table import listen, ready


@pytest.mark.clause("BL-16.1")
def test_one_generator_drives_all_chance() -> None:
    first, second = ready(3, "same"), ready(3, "same")
    for st in (first, second):
        play_out(st, Rng.from_seed("player"))
    assert RULES.fingerprint(first) == RULES.fingerprint(second)


@pytest.mark.clause("BL-16.2")
def test_the_limit_of_turns_ends_the_game_with_points() -> None:
    st = ready(2, turn_limit=50)
    journal = listen(st)
    while not is_over(st):
        apply(st, st.legal[0])  # lazy players: nobody ever hires
        assert st.turn <= 50
    assert (st.ending, st.turn) == (TURN_LIMIT, 50)
    assert "BL-16.2" in [event.clause for event in journal.take()]
    assert len(RULES.standings(st)) == 2
    assert ready(2).table.turn_limit == 400
    st = ready(2, turn_limit=0)
    for _ in range(2000):
        apply(st, st.legal[0])
    assert st.turn > 400
    assert not is_over(st)


@pytest.mark.clause("BL-16.3")
def test_a_single_choice_is_made_without_asking() -> None:
    st = ready(3, "single")
    rng = Rng.from_seed("player")
    while not is_over(st):
        assert len(st.legal) > 1
        apply(st, st.legal[rng.below(len(st.legal))])


@pytest.mark.clause("BL-16.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everything_is_accounted_for_at_each_decision(players: int) -> None:
    st = RULES.start(Config(players), f"audit {players}")
    rng = Rng.from_seed("player")
    while not is_over(st):
        assert RULES.audit(st) == []
        apply(st, st.legal[rng.below(len(st.legal))])
    assert RULES.audit(st) == []


@pytest.mark.clause("BL-16.4")
@pytest.mark.parametrize(
    ("field", "value", "clause"),
    [
        ("loose", [1, 0, 0, 0, 0, 0], "BL-1.10"),
        ("hands", [(), (), ()], "BL-1.7"),
        ("piles", (1, 2, 3), "BL-2.8"),
        ("known", (1 << 57) - 1, "BL-14.4"),
        ("display", (), "BL-1.4"),
        ("taken", 1, "BL-11.2"),
        ("shown", (3,), "BL-1.5"),
        ("hashash_placed", (3,), "BL-1.6"),
        ("sword_supply", 4, "BL-1.8"),
        ("swords", [0, 0, 1], "BL-10.8"),
        ("gold", [-1, 0, 0], "BL-1.9"),
        ("gold", [1], "expected 3 players"),
    ],
)
def test_the_audit_notices_whatever_is_wrong(field: str, value: object, clause: str) -> None:
    st = ready(3)
    setattr(st, field, value)
    assert any(clause in problem for problem in RULES.audit(st))
