"""The report as a user gets it: every section, in one file, nothing from elsewhere."""

import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from majlis.cli import main
from majlis.games.catalogue import GAMES
from tests.cli.conftest import Run
from tests.cli.conftest import majlis as majlis_command

command = majlis_command
SECTIONS = ["short", "scores", "length", "close", "seats", "course", "things", "dominated"]
SECTIONS += ["winners", "plays", "luck", "sources", "decisions", "made"]
RANDOM = ("lab", "alrashid", "--bots", "random")
MATERIAL = "[services.traditions]\ngold = [6, 7, 9]\n"


class Page(HTMLParser):
    """Collects what a browser would fetch or run, and checks that tags are closed."""

    VOID = ("meta", "br", "link", "img", "input")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.ids: list[str] = []
        self.open: list[str] = []
        self.words: list[str] = []
        self.svgs = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.svgs += tag == "svg"
        if tag in ("script", "link", "iframe", "img", "image", "use"):
            self.fetched.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name.startswith("xmlns"):
                continue
            if name.split(":")[-1] in ("href", "src") and not (value or "").startswith("#"):
                self.fetched.append(f"{name}={value}")
            if re.search(r"//|url\(", value or ""):
                self.fetched.append(f"{name}={value}")
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        assert "url(" not in data
        assert "@import" not in data
        assert "://" not in data


def make(path: Path, *args: str) -> Page:
    args = args if "--bots" in args else (*args, "--bots", "random")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["majlis", "lab", *args, "--report", str(path)])
        with pytest.raises(SystemExit) as stop:
            main()
    assert not stop.value.code
    assert path.stat().st_size < 4_000_000
    return Page(path.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def single(tmp_path_factory: pytest.TempPathFactory) -> Page:
    path = tmp_path_factory.mktemp("lab") / "one.html"
    return make(path, "alrashid", "-n", "12", "--bots", "random,blunder:95")


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Page:
    folder = tmp_path_factory.mktemp("lab")
    mine = folder / "sages.toml"
    mine.write_text(MATERIAL)
    args = ("alrashid", "-n", "8", "-p", "2", "--against-material", str(mine))
    return make(folder / "two.html", *args, "--against", "edition=it")


def test_one_configuration_has_every_section_and_fetches_nothing(single: Page) -> None:
    assert [name for name in single.ids if name in SECTIONS] == SECTIONS
    assert single.fetched == []
    assert single.open == []
    assert single.svgs >= 8
    text = " ".join(" ".join(single.words).split())
    for said in ("Not causes.", "By seat", "By turn order", "By bot", "95% confidence", "Titles"):
        assert said in text
    assert "blunder:95" in text
    assert "majlis lab alrashid -n 12" in text


def test_two_configurations_are_side_by_side(both: Page) -> None:
    assert "comparison" in both.ids
    assert both.fetched == []
    text = " ".join(" ".join(both.words).split())
    assert "edition=it, sages.toml" in text
    assert "edition by default, printed material" in text
    assert "services.traditions.gold = [6, 7, 9]" in text
    assert "wins of seat 2" in text


def test_the_same_command_gives_the_same_report(tmp_path: Path) -> None:
    path = tmp_path / "a.html"
    made = []
    for _ in range(2):
        make(path, "alrashid", "-n", "2", "-p", "2")
        made.append(path.read_text())
        path.unlink()
    assert made[0] == made[1]


@pytest.mark.parametrize("name", [name for name in GAMES if name != "alrashid"])
def test_every_other_game_has_its_report(tmp_path: Path, name: str) -> None:
    page = make(tmp_path / "a.html", name, "-n", "3", "-p", str(GAMES[name].meta.players[-1]))
    assert page.fetched == []
    assert set(SECTIONS) <= set(page.ids)


BAD = [
    (("--report", "figures.csv"), "expected a file that ends in .html, not 'figures.csv'"),
    (("-n", "0"), "greater than or equal to 1"),
    (("--bots", "nobody"), "unknown bot 'nobody'"),
    (("--against", "edition=fr", "-o", "edition=fr"), "both configurations are the same"),
    (("--against", "edition"), "expected NAME=VALUE"),
    (("--against", "editon=it"), "did you mean 'edition'?"),
    (("--against-material", "no-such.toml"), "cannot read no-such.toml"),
    (("--material", "no-such.toml"), "cannot read no-such.toml"),
    (("--lang", "de"), "unknown language 'de'"),
    (("--against-bots", "nobody"), "unknown bot 'nobody'"),
    (("--against-bots", "apprentice"), "both configurations are the same"),
    (("--precision", "0"), "--precision"),
    (("--ray", "localhost:1"), "no Ray cluster answers"),
]


@pytest.mark.parametrize(("args", "said"), BAD)
def test_bad_input(command: Run, tmp_path: Path, args: tuple[str, ...], said: str) -> None:
    path = tmp_path / "a.html"
    result = command("lab", "alrashid", "--report", str(path), *args)
    assert result.code == 2
    assert said in " ".join(result.err.replace("│", " ").split())
    assert not path.exists()


def test_what_is_not_installed_is_named(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    result = command("lab", "alrashid", "--report", "never.html")
    assert result.code == 2
    assert "pip install 'majlis[lab]'" in result.err


def test_a_report_is_not_overwritten(command: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.html"
    path.write_text("mine")
    result = command("lab", "alrashid", "-n", "1", "--report", str(path))
    assert result.code == 2
    assert "exists already" in result.err
    assert path.read_text() == "mine"


def test_ctrl_c_reports_what_is_finished(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(batch: object, games: int, title: str, done: int) -> object:
        for number, one in enumerate(batch):  # type: ignore[var-annotated, arg-type]
            if number == 3:
                raise KeyboardInterrupt
            yield one

    monkeypatch.setattr("majlis.cli.arena.with_progress", stopped)
    path = tmp_path / "a.html"
    result = command(*RANDOM, "-p", "2", "-n", "9", "--report", str(path))
    assert result.code == 130
    assert "stopped after 3 of 9 games" in result.err
    assert "3 games" in path.read_text()
    both = (*RANDOM, "-p", "2", "-n", "9", "--against", "edition=it")
    result = command(*both, "--report", str(tmp_path / "b.html"), "--lang", "fr")
    assert result.code == 130
    assert "stopped after 3 of 18 games" in result.err
    text = (tmp_path / "b.html").read_text()
    assert "3 parties" in text
    assert "comparison" not in Page(text).ids


def test_ctrl_c_while_a_report_is_written_is_told(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("majlis.lab.report.write_report", stopped)
    path, games = tmp_path / "a.html", tmp_path / "games"
    args = (*RANDOM, "-p", "2", "-n", "2", "--report", str(path), "--out", str(games))
    result = command(*args)
    assert result.code == 130
    assert "stopped before everything was written" in result.err
    assert f"goes on with what is in {games}" in " ".join(result.err.split())
    assert not path.exists()
    assert len((games / "1.jsonl").read_text().splitlines()) == 2


def test_the_lab_is_not_loaded_by_other_commands() -> None:
    code = "import sys, json, majlis.cli.app; json.dump(sorted(sys.modules), sys.stdout)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    heavy = {"numpy", "scipy", "altair", "openskill", "ray"}
    assert not heavy & set(json.loads(done.stdout))
