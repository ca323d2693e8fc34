"""What actions touch, as numbers: the same as the board's names, for every game."""

import re
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="the extra `research` is not installed")

from majlis.games.catalogue import GAMES  # noqa: E402  # after the skip
from majlis.kernel.options import UserError  # noqa: E402
from majlis.research.features import SEATS, toucher  # noqa: E402
from majlis.research.vector import Games  # noqa: E402
from majlis.research.workers import Workers  # noqa: E402
from majlis.tensors.actions import action_table  # noqa: E402
from tests.research.games import every_game, setups, states  # noqa: E402


def spelled(made: Any, thing: Any, seat: int, players: int, pattern: str) -> str:
    """The name of a thing, read out of its numbers; the pattern is that of the true name."""
    kind: str = made.kinds[thing[0]]
    _, *parts = re.split("[:,]", pattern)
    said = kind
    for number, true in enumerate(parts):
        value = int(thing[1 + number])
        if (kind, number) in SEATS:
            value = (value + seat) % players
        plain = re.fullmatch(r"-?\d+", true) is not None
        said += pattern[len(said)] + (str(value) if plain else made.names[value])
    return said


@every_game
def test_numbers_say_what_the_board_says(name: str) -> None:
    rules, made, table = GAMES[name], toucher(name), action_table(name)
    kinds = set()
    for config in setups(name)[:14]:
        for number, st in enumerate(states(rules, config, "touch")):
            if number % 3 or not st.frames:
                continue
            frame: Any = st.frames[-1]
            found = made.choices([st])
            assert found.actions.tolist() == table.legal(st)
            assert {table.kinds[d] for d in found.decisions} == {frame.KIND}
            assert found.choices.tolist() == st.legal
            for choice, things in zip(st.legal, found.things, strict=True):
                names = frame.touches(st, choice)
                assert not things[len(names) :].any()
                for true, thing in zip(names, things, strict=False):
                    assert spelled(made, thing, frame.seat, config.players, true) == true
                    kinds.add(int(thing[0]))
    assert len(kinds) > 7


def test_the_choices_of_many_games_say_whose_they_are() -> None:
    games = Games("alrashid", 6, players=3)
    games.reset(2)
    with Workers("alrashid", 6, workers=2, groups=2, players=3) as workers:
        with pytest.raises(UserError, match="receive a group before you ask"):
            workers.choices()
        workers.reset(2)
        for first in (0, 3):
            group = workers.recv()
            found = workers.choices()
            assert np.array_equal(np.argwhere(group.masks).T, [found.rows, found.actions])
            every = games.choices()
            mine = (every.rows >= first) & (every.rows < first + 3)
            assert np.array_equal(every.rows[mine] - first, found.rows)
            most = found.things.shape[1]
            assert np.array_equal(every.things[mine][:, :most], found.things)
            workers.send([int(mask.argmax()) for mask in group.masks])
