"""Observations written from the state are those made of the view, value by value."""

from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="the extra `research` is not installed")

from majlis.games.catalogue import GAMES  # noqa: E402  # after the skip
from majlis.kernel.runner import is_over  # noqa: E402
from majlis.kernel.sheet import Sheet  # noqa: E402
from majlis.tensors.layout import WRITTEN, Layout, layout, wide_layout  # noqa: E402
from tests.research.games import every_game, setups, states  # noqa: E402

STEP = 5  # every so many decisions of a game are looked at


@every_game
def test_an_observer_writes_what_the_view_shows(name: str) -> None:
    """In the layout of the number of players, and in that of all numbers of players."""
    wide = wide_layout(name)
    for config in setups(name):
        narrow = layout(name, config.players)
        writers: list[Any] = []
        for number, st in enumerate(states(GAMES[name], config, "observe")):
            writers = writers or [
                (made, GAMES[name].observer(st, made.places())) for made in (narrow, wide)
            ]
            if number % STEP and not is_over(st):
                continue
            for seat in range(config.players):
                expected = narrow.encode(GAMES[name].view(st, seat))
                where = f"{config.to_json()}, decision {number}, seat {seat}"
                for made, observer in writers:
                    right = wide.widen(expected, config.players) if made is wide else expected
                    compare(made, written(made, observer, st, seat), right, where)


def written(made: Layout, observer: Any, st: Any, seat: int) -> Any:
    """The tensor that an observer writes."""
    sheet = Sheet()
    observer.write(st, seat, sheet)
    found = np.frombuffer(sheet.take(), WRITTEN)
    tensor = np.zeros(made.size, np.float32)
    tensor[found["place"]] = found["value"]
    return tensor


def compare(made: Layout, tensor: Any, expected: Any, where: str) -> None:
    if not np.array_equal(tensor, expected):
        found = made.parts(tensor)
        wrong = [
            f"{field}: {found[field].ravel()} for {right.ravel()}"
            for field, right in made.parts(expected).items()
            if not np.array_equal(found[field], right)
        ]
        pytest.fail(f"{where}: {wrong}")


@every_game
def test_a_wide_tensor_says_who_is_there_and_leaves_the_other_places_empty(name: str) -> None:
    """Made of the view by hand, path by path, where a field is one number of each player."""
    wide, rules = wide_layout(name), GAMES[name]
    for players in rules.meta.players:
        config = next(one for one in setups(name) if one.players == players)
        for number, st in enumerate(states(rules, config, "wide")):
            if number % 97 == 0:
                seat = number % players
                view = rules.view(st, seat)
                parts = wide.parts(wide.encode(view))
                seats = [1.0] * players + [0.0] * (wide.players - players)
                assert parts["taken"].tolist() == seats
                for field in wide.fields:
                    if field.name.startswith("players[@]"):
                        assert not parts[field.name][players:].any()
                    elif field.line.kind in ("seat", "seats"):
                        assert not parts[field.name][..., players:].any()
                assert np.array_equal(wide.lens(st).tensor(st, seat), wide.encode(view))
