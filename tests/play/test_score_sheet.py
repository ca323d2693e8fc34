"""The score sheet of every game: sums that come out, and a word on every tie."""

import re

import pytest

from majlis.games.catalogue import GAMES
from majlis.kernel.options import Value
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.kernel.runner import play_out
from majlis.texts import LANGUAGES, Words

VARIANTS: list[tuple[str, dict[str, Value]]] = [(name, {}) for name in GAMES] + [
    ("almadi", {"characters": True})
]


def worked_out(text: str) -> int:
    """The value of a sum as it is written: products before sums, nothing after the comma."""
    total = 0
    for part in text.split(" + "):
        number, *rest = re.split(r" ([×÷]) ", part)
        value = int(number)
        for sign, other in zip(rest[::2], rest[1::2], strict=True):
            value = value * int(other) if sign == "×" else value // int(other)
        total += value
    return total


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_the_sums_of_a_score_sheet_come_out(name: str, options: dict[str, bool]) -> None:
    rules: Rules = GAMES[name]
    told = 0
    for seed in range(4):
        st = rules.start(Config(rules.meta.players[1], dict(options)), f"sheet {seed}")
        play_out(st, Rng.from_seed(f"choices {seed}"))
        for standing in rules.standings(st):
            for point in standing.points:
                if point.sum:
                    told += 1
                    assert worked_out(point.sum) == point.points, (point.text, point.sum)
    assert told or name == "alhambra"


@pytest.mark.parametrize("name", list(GAMES))
def test_whoever_has_as_many_points_as_another_is_told_what_decides(name: str) -> None:
    """Before anything has happened all have the same."""
    rules: Rules = GAMES[name]
    st = rules.start(Config(4), "a seed")
    standings = rules.standings(st)
    totals = [standing.total for standing in standings]
    for standing in standings:
        alone = totals.count(standing.total) == 1
        assert (standing.tie is None) == alone
        if standing.tie:
            for language in LANGUAGES:
                said = Words(language, name).say(standing.tie.text)
                assert said
                assert "{" not in said
