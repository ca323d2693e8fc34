"""The ladder: one command from games to tables in their places on a page."""

import json
from pathlib import Path

import pytest

from majlis.bots import LEVELS, check_bot
from majlis.games.catalogue import game
from majlis.kernel.rules import Config
from majlis.lab.ladder import page, pairs, replaced, result, run_of, section, spelled, whole_deals
from majlis.lab.seating import sides
from tests.cli.conftest import Run
from tests.cli.conftest import majlis as majlis_command

command = majlis_command


def test_every_level_meets_the_one_below_and_times_are_cpu_times() -> None:
    found = pairs("almadi", [], None, False)
    assert [(one.upper, one.lower) for one in found] == [
        *zip(LEVELS, ["random", *LEVELS], strict=False)
    ]
    for one in found:
        check_bot(one.made, "almadi")
        assert not one.made.endswith("s")
    assert spelled("search:1s", "almadi", None) == "search:1s:cpu"
    assert spelled("search:1s:cpu", "almadi", "5ms") == "search:1s:cpu"
    highest = spelled("grandmaster", "almadi", "30ms")
    assert highest.endswith("search:30ms:cpu")
    assert [one.upper for one in pairs("almadi", ["expert,novice"], None, True)] == [
        "expert",
        *LEVELS,
    ]


def test_each_deal_is_played_from_every_side() -> None:
    rules, config = game("almadi"), Config(3)
    [pair] = pairs("almadi", ["greedy,random"], None, False)
    run = run_of(rules, config, pair, "seed")
    count = len(sides(rules, config))
    assert [run.deal(number, count) for number in range(7)] == [0, 0, 0, 1, 1, 1, 2]
    assert whole_deals(4, pair, rules, config) == 6


def test_results_are_wins_of_the_one_or_of_the_sides() -> None:
    rules, config = game("almadi"), Config(2)
    [pair] = pairs("almadi", ["greedy,random"], None, False)

    def record(seats: list[str], places: list[int]) -> dict[str, object]:
        ends = [{"seat": seat, "place": place} for seat, place in enumerate(places)]
        return {"arena": {"seats": seats}, "result": ends}

    games = [
        record(["greedy", "random"], [1, 2]),
        record(["random", "greedy"], [1, 2]),
        record(["greedy", "random"], [1, 1]),
        record(["random", "greedy"], [2, 1]),
    ]
    found = result(pair, games, rules, config)
    assert found["wins"]["value"] == 0.625
    assert (found["games"], found["par"]) == (4, 0.5)
    assert [side["wins"]["value"] for side in found["sides"]] == [0.75, 0.5]
    equal = pair._replace(field="greedy", lower="greedy")
    both = [record(["greedy", "greedy"], [1, 2]), record(["greedy", "greedy"], [1, 2])]
    found = result(equal, both, rules, config)
    assert found["wins"] is None
    assert [side["wins"]["value"] for side in found["sides"]] == [1.0, 0.0]
    assert "| `greedy` | 2 | 100% (" in section("Almadi", [found])


def test_a_ladder_goes_on_and_is_written_in_its_place(command: Run, tmp_path: Path) -> None:
    folder, written = tmp_path / "games", tmp_path / "ladder.md"
    written.write_text("# Ours\n\nText.\n\n## Almadi, 2 players\n\nold\n\n## Later\n\nkept\n")
    args = ("ladder", "almadi", "--pair", "blunder:40,random", "--out", str(folder))
    done = command(*args, "-n", "1", "--write", str(written))
    assert done.code == 0, done.err
    text = written.read_text()
    assert text.startswith("# Ours\n\nText.\n\n## Almadi, 2 players\n\n| one alone |")
    assert text.endswith("\n\n## Later\n\nkept\n")
    assert "old" not in text
    assert "| `blunder:40` | `random` |" in text
    again = command(*args, "-n", "3", "--json")
    assert "2 of 4 games were finished before" in again.err
    [found] = json.loads(again.out)
    assert found["games"] == 4
    assert json.loads((folder / "ladder.json").read_text()) == [found]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--pair", "mastr,novice"), "did you mean 'master'"),
        (("--pair", "master"), "expected such as master,expert"),
        (("--players", "two"), "expected numbers such as 2,4"),
        (("--pair", "network:no/where.npz,random"), "where.npz"),
    ],
)
def test_wrong_words_are_one_sentence(command: Run, args: tuple[str, ...], said: str) -> None:
    wrong = command("ladder", "almadi", *args)
    assert wrong.code == 2
    assert said in " ".join(wrong.err.split())


def test_a_page_grows_at_its_end() -> None:
    part, other = "## Almadi, 2 players\n\nnew\n", "## Almadi, 3 players\n\nthree\n"
    whole = replaced(replaced("", part), other)
    assert whole == f"# The ladder\n\n{part}\n{other}"
    assert replaced(whole, part) == whole
    assert page(whole, []) == whole
