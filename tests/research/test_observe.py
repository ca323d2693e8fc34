"""Observations written from the state are those made of the view, value by value."""

import pytest

np = pytest.importorskip("numpy", reason="the extra `research` is not installed")

from majlis.games.catalogue import GAMES  # noqa: E402  # after the skip
from majlis.kernel.runner import is_over  # noqa: E402
from majlis.kernel.sheet import Sheet  # noqa: E402
from majlis.research.layout import WRITTEN, Layout  # noqa: E402
from tests.research.games import every_game, setups, states  # noqa: E402

STEP = 5  # every so many decisions of a game are looked at


@every_game
def test_an_observer_writes_what_the_view_shows(name: str) -> None:
    sheet = Sheet()
    for config in setups(name):
        layout = Layout(name, config.players)
        observer = None
        for number, st in enumerate(states(GAMES[name], config, "observe")):
            observer = observer or GAMES[name].observer(st, layout.places())
            assert observer is not None
            if number % STEP and not is_over(st):
                continue
            for seat in range(config.players):
                observer.write(st, seat, sheet)
                written = np.frombuffer(sheet.take(), WRITTEN)
                tensor = np.zeros(layout.size, np.float32)
                tensor[written["place"]] = written["value"]
                expected = layout.encode(GAMES[name].view(st, seat))
                if not np.array_equal(tensor, expected):
                    found = layout.parts(tensor)
                    wrong = [
                        f"{field}: {found[field].ravel()} for {right.ravel()}"
                        for field, right in layout.parts(expected).items()
                        if not np.array_equal(found[field], right)
                    ]
                    pytest.fail(f"{config.to_json()}, decision {number}, seat {seat}: {wrong}")
