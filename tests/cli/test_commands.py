"""The commands for programs and people: games, rules, simulate, replay."""

import json
from pathlib import Path

import pytest

from majlis.games.catalogue import GAMES
from majlis.kernel.rules import Config
from majlis.lab.batch import play_random
from majlis.play import read_record
from majlis.texts import LANGUAGES
from tests.cli.conftest import Run


def test_games_lists_every_game_with_its_options(majlis: Run) -> None:
    shown = majlis("games")
    listed = json.loads(majlis("games", "--json").out)
    assert [entry["name"] for entry in listed] == list(GAMES)
    for name, rules in GAMES.items():
        assert name in shown.out
        for option in rules.meta.options:
            assert option.name in shown.out


def test_rules_by_clause_chapter_and_word(majlis: Run) -> None:
    clause = json.loads(majlis("rules", "alrashid", "ar-10.5", "--json").out)
    assert [entry["id"] for entry in clause] == ["AR-10.5"]
    assert "AR-10.5" in majlis("rules", "alrashid", "AR-10.5").out
    chapter = json.loads(majlis("rules", "alrashid", "AR-17", "--json").out)
    assert {entry["id"].split(".")[0] for entry in chapter} == {"AR-17"}
    found = json.loads(majlis("rules", "alrashid", "credit", "note", "--json").out)
    assert len(found) > 3
    assert all("credit" in (entry["text"] + entry["chapter"]).lower() for entry in found)
    assert "AR-22" in majlis("rules", "alrashid").out


def test_rules_show_the_material_with_its_provenance(majlis: Run, tmp_path: Path) -> None:
    shown = majlis("rules", "alrashid", "--material")
    assert "smuggler" in shown.out
    assert "rulebook" in shown.out
    mine = tmp_path / "mine.toml"
    mine.write_text('[titles.smuggler]\ngold = 4\nprovenance = "public"\n')
    data = json.loads(majlis("rules", "alrashid", "--material", str(mine), "--json").out)
    assert data["titles"]["smuggler"]["gold"] == 4


@pytest.mark.parametrize("order", [("my.toml", "AR-13.4"), ("AR-13.4", "my.toml")])
def test_rules_tell_corrected_numbers(majlis: Run, tmp_path: Path, order: tuple[str, ...]) -> None:
    (tmp_path / "my.toml").write_text("[dishonour]\ncourt_without_pasha = 3\n")
    words = [str(tmp_path / word) if word.endswith(".toml") else word for word in order]
    told = majlis("rules", "alrashid", "--material", *words, "--json").out
    assert "you receive 3 dishonour tokens" in json.loads(told)[0]["text"]
    assert "you receive 2 dishonour tokens" in majlis("rules", "alrashid", "AR-13.4", "--json").out


def test_what_is_doubtful_in_a_file_is_said_beside_the_result(majlis: Run, tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text("[diamonds]\nvalues = [3, 4]\n")
    for command in (("rules", "alhambra"), ("simulate", "alhambra", "-n", "1")):
        result = majlis(*command, "--material", str(path))
        assert result.code == 0
        said = " ".join(result.err.split())
        assert "material: diamonds.values: 2 diamonds; we know a box with 11" in said
    path.write_text("[culture_counters.price-8]\nsquares = [0, 2, 2, 4, 5, 6]\n")
    for command in (("rules", "alhambra"), ("simulate", "alhambra", "-n", "1")):
        result = majlis(*command, "--material", str(path))
        assert result.code == 2
        assert "no side has 3 squares" in " ".join(result.err.split())


@pytest.mark.parametrize("name", GAMES)
def test_every_game_shows_its_material_and_simulates(majlis: Run, name: str) -> None:
    assert "rulebook" in majlis("rules", name, "--material").out
    players = str(GAMES[name].meta.players[-1])
    made = json.loads(majlis("simulate", name, "-p", players, "-n", "2", "--check", "--json").out)
    assert made["games"] == 2


def test_simulate_shows_figures_and_writes_records_that_replay(majlis: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    made = majlis("simulate", "alrashid", "-p", "2", "-n", "4", "--check", "--out", str(path))
    assert made.code == 0
    assert "4 games" in made.out
    assert "no piece was lost" in made.out
    again = json.loads(majlis("simulate", "alrashid", "-p", "2", "-n", "4", "--json").out)
    assert again["games"] == again["asked"] == 4
    assert sum(again["wins_by_seat"]) == pytest.approx(1)
    assert len(path.read_text().splitlines()) == 4
    verified = majlis("replay", str(path))
    assert verified.code == 0
    assert "4 records replayed" in verified.out


def test_simulate_gives_the_same_games_on_several_processes(majlis: Run, tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    for path, jobs in ((one, "1"), (two, "2")):
        majlis("simulate", "alrashid", "-p", "2", "-n", "20", "-j", jobs, "--out", str(path))
    assert sorted(one.read_text().splitlines()) == sorted(two.read_text().splitlines())


def test_simulate_keeps_what_is_finished_when_it_is_stopped(
    majlis: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = 0

    def stopped(*args: object) -> object:
        nonlocal played
        played += 1
        if played > 3:
            raise KeyboardInterrupt
        return play_random(*args)  # type: ignore[arg-type]

    monkeypatch.setattr("majlis.lab.batch.play_random", stopped)
    path = tmp_path / "games.jsonl"
    result = majlis("simulate", "alrashid", "-p", "2", "-n", "9", "--out", str(path))
    assert result.code == 130
    assert "stopped after 3 of 9" in result.err
    assert "3 games" in result.out
    assert majlis("replay", str(path)).code == 0


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    config = Config(3, {"edition": "it"})
    lines = [json.dumps(play_random(GAMES["alrashid"], config, s, False)) for s in ("a", "b")]
    path.write_text("\n".join(lines) + "\n")
    return path


def test_replay_shows_the_table_after_any_act_from_any_seat(majlis: Run, record: Path) -> None:
    whole = json.loads(majlis("replay", str(record), "-g", "2", "--act", "40", "--json").out)
    assert whole["game"] == "alrashid"
    assert "rng" in whole["state"]
    view = json.loads(majlis("replay", str(record), "-a", "40", "--seat", "2", "--json").out)
    assert view["seat"] == 1
    assert "tokens" in view["players"][1]
    assert "tokens" not in view["players"][0]
    shown = majlis("replay", str(record), "--game", "1")
    assert "verified" in shown.out
    assert "AR-20.2" in shown.out
    acts = len(read_record(json.loads(record.read_text().splitlines()[0])).acts)
    assert f"after {acts} of {acts} acts" in shown.out
    assert f"has {acts} moves" in majlis("replay", str(record), "--act", str(acts + 1)).err


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_prints_an_entry_for_each_act_with_clauses(
    majlis: Run, record: Path, language: str
) -> None:
    shown = majlis("replay", str(record), "--log", "--lang", language)
    lines = shown.out.splitlines()
    match = read_record(json.loads(record.read_text().splitlines()[0]))
    assert 50 < len(lines) <= len(match.acts) + 1
    assert all("AR-" in line for line in lines)
    numbers = [int(line.split()[0]) for line in lines]
    assert numbers == sorted(set(numbers))
    longest = max(match.acts, key=lambda act: act.end - act.start)
    assert longest.end - longest.start > 1
    assert match.acts.index(longest) + 1 in numbers


def test_replay_hides_what_others_saw(majlis: Run, record: Path) -> None:
    first, second = (majlis("replay", str(record), "--log", "--seat", s).out for s in "12")
    assert "You drew" not in majlis("replay", str(record), "--log").out
    assert "You drew" in first
    assert first != second


def test_help_has_examples_and_the_version_names_the_engine(majlis: Run) -> None:
    for command in (
        "games",
        "rules",
        "play",
        "simulate",
        "replay",
        "arena",
        "lab",
        "tune",
        "bench",
    ):
        shown = majlis(command, "--help")
        assert shown.code == 0
        assert f"majlis {command}" in shown.out.split("Examples:")[1]
    assert "engine" in majlis("--version").out
