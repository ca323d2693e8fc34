"""A search for balance: wishes are read and judged, trials are kept, what is found is checked."""

import errno
import json
from pathlib import Path
from typing import Any

import pytest

from majlis.kernel.options import UserError
from majlis.lab.balance import Search, check_wishes, figures, read_wish
from majlis.lab.findings import Findings
from majlis.lab.setups import Axis
from tests.cli.conftest import Run
from tests.cli.conftest import majlis as majlis_command

command = majlis_command
KNOWN = figures(30)


def game(number: int, points: tuple[int, int]) -> dict[str, Any]:
    sides = [
        {
            "bot": "x",
            "part": float(own == max(points)),
            "points": own,
            "order": place,
            "course": [0, own],
            "taken": {"titles/raider": 1} if place == 0 else {},
            "sources": {},
        }
        for place, own in enumerate(points)
    ]
    return {"game": number, "length": 40, "acts": 20, "decisions": {}, "sides": sides}


def findings(first: int, games: int = 10) -> Findings:
    """So many of the games are won by the first seat."""
    made = [game(n, (9, 5) if n < first else (5, 9)) for n in range(games)]
    return Findings("x", made, ["seat 1", "seat 2"])


def test_wishes_are_read_with_their_bounds() -> None:
    wish = read_wish("seats=45..55", KNOWN)
    assert (wish.name, wish.low, wish.high, wish.width) == ("seats", 45, 55, 5)
    assert read_wish("minutes=..90", KNOWN).told() == "minutes at most 90"
    assert read_wish("taken.titles=20..", KNOWN).told() == "taken.titles at least 20"


def test_a_wish_is_met_by_all_of_its_figures_or_by_none() -> None:
    wish = read_wish("seats=45..55", KNOWN)
    assert wish.outside(findings(5)) == 0
    assert wish.outside(findings(7)) == pytest.approx(3)  # 70 is 15 above, three times the width
    assert read_wish("minutes=..9", KNOWN).outside(findings(5)) == pytest.approx(1)
    assert read_wish("taken.titles=..50", KNOWN).outside(findings(5)) == 0
    assert read_wish("winning.titles=..50", KNOWN).outside(findings(9)) == pytest.approx(8)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("seats", "expected FIGURE=LOW..HIGH"),
        ("seats=5", "expected FIGURE=LOW..HIGH"),
        ("seats=..", "expected FIGURE=LOW..HIGH"),
        ("seats=a..b", "expected numbers"),
        ("seats=60..40", "contradicts itself"),
        ("fun=1..2", "no figure is called so"),
        ("taken=..35", "expected taken.FAMILY"),
        ("seats.titles=..35", "expected seats"),
    ],
)
def test_what_is_no_wish_is_refused(text: str, said: str) -> None:
    with pytest.raises(UserError, match=said):
        read_wish(text, KNOWN)


def test_wishes_that_no_game_can_meet_are_refused() -> None:
    with pytest.raises(UserError, match=r"3 sides win 33\.3% each"):
        check_wishes([read_wish("seats=40..50", KNOWN)], 3)
    with pytest.raises(UserError, match="given twice"):
        check_wishes([read_wish("acts=..9", KNOWN), read_wish("acts=20..", KNOWN)], 3)


def test_a_search_finds_the_value_that_meets_the_wish_and_goes_on(tmp_path: Path) -> None:
    """The value is how many of ten games the first seat wins."""
    axes = [Axis("first", tuple(str(n) for n in range(11)))]
    wishes = [read_wish("seats=45..55", KNOWN)]
    search = Search(axes, wishes, "1", tmp_path / "kept" / "trials.log")
    for trial, values in search.proposals(12):
        search.tell(trial, findings(int(values["first"])))
    again = Search(axes, wishes, "1", tmp_path / "kept" / "trials.log")
    assert len(again.done()) == 12
    for trial, values in again.proposals(40):
        again.tell(trial, findings(int(values["first"])))
    assert len(again.done()) == 40
    assert again.best() == {"first": "5"}
    with pytest.raises(UserError, match="is of another search"):
        Search(axes, [read_wish("acts=..9", KNOWN)], "1", tmp_path / "kept" / "trials.log")


def test_a_trial_that_was_stopped_comes_again(tmp_path: Path) -> None:
    axes = [Axis("first", ("3", "5", "7"))]
    wishes = [read_wish("seats=45..55", KNOWN)]
    first, values = next(Search(axes, wishes, "1", tmp_path / "t.log").proposals(5))
    again = Search(axes, wishes, "1", tmp_path / "t.log")
    proposals = again.proposals(2)
    trial, same = next(proposals)
    assert (trial.number, same) == (first.number, values)
    again.tell(trial, findings(int(same["first"])))
    other, _ = next(proposals)
    assert other.number == first.number + 1
    assert [one["values"] for one in again.done()] == [values]


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    axes, wishes = [Axis("first", ("3", "5"))], [read_wish("seats=45..55", KNOWN)]
    search = Search(axes, wishes, "1", tmp_path / "t.log")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("optuna.storages.journal.JournalFileBackend.append_logs", full)
    with pytest.raises(UserError, match=r"cannot write .*t\.log: No space left on device"):
        next(search.proposals(1))


RUN = ("balance", "almadi", "-p", "2", "--bots", "random", "-n", "2", "--check", "2")
VARY = ("--vary", "objectives.GY01.points=2,6")
WISH = ("--target", "taken.objectives=..60", "--target", "acts=1..500")


def test_the_command_keeps_its_trials_and_tells_what_is_met(command: Run, tmp_path: Path) -> None:
    out, page = tmp_path / "b", tmp_path / "b.html"
    first = command(*RUN, *VARY, *WISH, "--trials", "1", "--out", str(out))
    assert first.code == 0, first.err
    assert "acts from 1 to 500: met" in " ".join(first.out.split())
    more = (*RUN, *VARY, *WISH, "--trials", "2", "--out", str(out), "--report", str(page))
    again = command(*more, "--json")
    assert again.code == 0, again.err
    assert "1 of 2 trials were made before" in again.err
    told = json.loads(again.out)
    assert [trial["number"] for trial in told["trials"]] == [0, 1]
    assert told["found"].keys() == {"objectives.GY01.points"}
    assert page.read_text().count('<div class="broad"><svg') == 1


BAD = [
    (("--vary", "objectives.GY99.points=2,6", *WISH), "did you mean"),
    (("--vary", "objectives.GY01.points=2", *WISH), "at least two values"),
    ((*VARY, "--target", "taken.castles=..60"), "nothing of 'castles' was taken"),
    ((*VARY, *WISH, "--report", "x.csv"), "expected a file that ends in .html"),
]


@pytest.mark.parametrize(("args", "said"), BAD)
def test_bad_input(command: Run, tmp_path: Path, args: tuple[str, ...], said: str) -> None:
    result = command(*RUN, *args, "--out", str(tmp_path / "b"))
    assert result.code == 2
    assert said in " ".join(result.err.replace("│", " ").split())
