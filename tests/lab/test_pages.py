"""What a page shows it says: each mark of a plot stands in a table of its section."""

import re
from collections.abc import Iterator
from html import escape, unescape
from pathlib import Path
from typing import Any

import pytest

import majlis
from majlis.games.catalogue import GAMES
from majlis.kernel.rules import Config, Rules
from majlis.lab.findings import Findings, compare
from majlis.lab.intervals import average
from majlis.lab.observe import observe
from majlis.lab.page import Made
from majlis.lab.report import write_report
from majlis.lab.seating import seated, sides
from majlis.lab.setups import side_name
from majlis.lab.sheets import sheet_of
from majlis.lab.telling import Telling, reconstructed
from majlis.texts import LANGUAGES
from tests.texts.sources import messages

# Sections whose plots show parts of wholes, or sums, that their tables do not spell out.
COUNTED = {"scores", "length", "close"}
SECTION = re.compile(r'<section id="([\w-]+)">(.*?)</section>', re.DOTALL)
ROW = re.compile(r'<th scope="row">(.*?)</th>(.*?)</tr>', re.DOTALL)
CELL = re.compile(r"<td>(.*?)</td>", re.DOTALL)
MARK = re.compile(r"<title>(.*?)</title>")


def observed(rules: Rules, games: int, seed: str, **options: Any) -> list[dict[str, Any]]:
    config = Config(3, options)
    table = sides(rules, config)
    made = []
    for number in range(games):
        seats = seated(["random", "blunder:95"], table, number)
        _, seen = observe(rules, config, f"{seed}/{number}", seats, table)
        made.append({"game": number, **seen})
    return made


def findings(rules: Rules, name: str, games: int, seed: str, **options: Any) -> Findings:
    places = [side_name(seats) for seats in sides(rules, Config(3, options))]
    return Findings(name, observed(rules, games, seed, **options), places)


def page(rules: Rules, found: list[Findings], language: str) -> str:
    say = Telling(language, rules.meta.name)
    made = Made("majlis lab", 3, ["random"], "1", [(one.name, "x") for one in found])
    return write_report(rules, found, made, say)


def plain(text: str) -> str:
    return unescape(re.sub(r"<[^>]*>", "", text)).strip()


def lacking(text: str, say: Telling) -> Iterator[str]:
    """Marks of plots whose figures no table of their section has in the row of that name."""
    colon = f"{say.words.colon} "
    for name, body in SECTION.findall(text):
        if name in COUNTED:
            continue
        rows: dict[str, list[list[str]]] = {}
        for head, cells in ROW.findall(body):
            own = [plain(cell) for cell in CELL.findall(cells)]
            rows.setdefault(plain(head), []).append(own)
        for mark in {unescape(one) for one in MARK.findall(body)}:
            who, _, told = mark.rpartition(colon)
            value, _, span = told.removesuffix(")").partition(" (")
            wanted = f"{value} {span}".strip()
            named = [own for head, own in rows.items() if head in who or who in head]
            if not any(cell in (wanted, value) for own in named for cells in own for cell in cells):
                yield f"{name}: {mark}"


def undrawn(spec: Any, language: str) -> str:
    """What a plot tells, without the work of drawing it."""
    if isinstance(spec, list):
        return "".join(undrawn(one, language) for one in spec)
    if not isinstance(spec, dict):
        return ""
    own = f"<title>{escape(spec['told'])}</title>" if "told" in spec else ""
    return own + "".join(undrawn(one, language) for one in spec.values())


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("majlis.lab.charts._svg", undrawn)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("name", "language"), [*((name, "en") for name in GAMES), ("almadi", "fr"), ("belaad", "it")]
)
def test_each_mark_of_a_plot_stands_in_a_table(name: str, language: str) -> None:
    rules = GAMES[name]
    text = page(rules, [findings(rules, "x", 3, "a")], language)
    say = Telling(language, name)
    assert len(MARK.findall(text)) > 100
    assert list(lacking(text, say)) == []
    # One digit of each cell changed, and the test would fail.
    changed = re.sub(r"(<td>)(\d)", lambda found: f"{found[1]}{9 - int(found[2])}", text)
    assert list(lacking(changed, say)) != []


def test_a_plot_that_is_drawn_tells_the_same() -> None:
    rules = GAMES["alrashid"]
    found = [findings(rules, "x", 2, "a")]
    drawn = page(rules, found, "en")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("majlis.lab.charts._svg", undrawn)
        told = page(rules, found, "en")
    assert set(MARK.findall(drawn)) == set(MARK.findall(told))


@pytest.mark.usefixtures("quick")
def test_two_configurations_show_what_their_tables_say() -> None:
    """Objectives of Almadi have one name where they are taken and where they are achieved."""
    rules = GAMES["almadi"]
    two = [findings(rules, "plain", 4, "a"), findings(rules, "people", 4, "a", characters=True)]
    text = page(rules, two, "en")
    assert list(lacking(text, Telling("en", "almadi"))) == []
    rows = {row.name: row for row in compare(*two)}
    assert rows["points of a side"].first == average(two[0].means)
    assert rows["close games"].second == two[1].close_games()
    assert rows["acts in a game"].first == average(two[0].acts)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_in_its_language(language: str) -> None:
    text = page(GAMES["alrashid"], [findings(GAMES["alrashid"], "x", 2, "a")], language)
    assert f'<html lang="{language}">' in text
    words = {"en": "In short", "fr": "En bref", "it": "In breve"}
    assert [one for one, said in words.items() if f">{said}<" in text] == [language]
    decimals = {"en": r"\d\.\d%", "fr": "\\d,\\d\u202f%", "it": r"\d,\d%"}
    assert re.search(decimals[language], plain(text))
    if language != "en":
        assert not re.search(decimals["en"], plain(re.sub(r"<style>.*?</style>", "", text)))


@pytest.mark.usefixtures("quick")
def test_what_is_reconstructed_is_marked() -> None:
    rests = reconstructed(GAMES["almadi"].material({}))
    assert rests.entries > 100
    assert "objectives" in rests.where
    assert rests.has("objective-GY01")
    assert not rests.has("mosaic-GY01")
    assert reconstructed(GAMES["alrashid"].material({})).entries == 0
    text = page(GAMES["almadi"], [findings(GAMES["almadi"], "x", 4, "b")], "en")
    assert re.search(r'<th scope="row">[^<]* \*</th>', text)


def test_every_text_of_the_lab_is_said_somewhere() -> None:
    house = Path(majlis.__file__).parent
    files = [path for room in ("lab", "cli") for path in (house / room).rglob("*.*")]
    written = [path for path in files if path.suffix in (".py", ".html")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in written)
    made = re.compile(r"lab-(?:(?:figure|family|event|kind)-|(?:seat|order)-(?:proved|open))")
    lost = [
        key
        for key in messages("en", "lab")
        if not made.match(key) and f'"{key.removeprefix("lab-")}"' not in source
    ]
    assert lost == []
    sheets = [entry for name in GAMES for entry in sheet_of(name).taken]
    families = {f"lab-family-{entry.family.lower().replace(' ', '-')}" for entry in sheets}
    events = {f"lab-event-{entry.event}" for entry in sheets if not entry.thing}
    kinds = {f"lab-kind-{ask.KIND}" for rules in GAMES.values() for ask in rules.asks()}
    told = {key for key in messages("en", "lab") if re.match("lab-(family|event|kind)-", key)}
    assert told == families | events | kinds
