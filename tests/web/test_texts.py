"""The page's texts: the same keys in every language, all that are used, and no others."""

import re
from pathlib import Path

import pytest

import majlis
from majlis.bots import LEVELS
from majlis.bots.considered import STRONGEST
from majlis.games.catalogue import GAMES
from majlis.kernel.frame import Ask
from majlis.kernel.material import KINDS as VALUES
from majlis.kernel.options import spelled
from majlis.lessons.positions import NAMES
from majlis.server.material import material_of
from majlis.texts import LANGUAGES
from tests.texts.sources import messages

WEB = Path(__file__).resolve().parents[2] / "web"
# Keys that are put together: each pattern with all that it can become.
OPTIONS = [(name, option) for name, rules in GAMES.items() for option in rules.meta.options]
# The pages outside `learn/` that speak of lessons, and so load their words.
LEARNING = ("Learn",)
# What speaks of corrected material, and so loads its words.
CORRECTING = ("Material", "Changes", "Corrected", "material")
# What the page says of each game.
WORDS = ("game", "about", "length", "last")
KINDS = ("mine", "open", "live", "finished", "past")


def keys(language: str, *names: str) -> set[str]:
    return {key for name in names for key in messages(language, name)}


def sources() -> dict[Path, str]:
    """What the page is written in; a board's own keys are those of its game."""
    files = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    return {path: path.read_text(encoding="utf-8") for path in files}


def made_up() -> set[str]:
    """Keys that the page puts together from the names of games, levels, options and the like."""
    of_games = [f"page-{word}-{name}" for word in WORDS for name in GAMES]
    of_games += [f"{word}-{name}" for word in ("lesson", "goal", "moment") for name in GAMES]
    pictures = ("setup", "turn", "scoring")
    of_games += [f"picture-{name}-{of}" for name in GAMES for of in pictures]
    of_games += [f"page-picture-{of}" for of in pictures]
    of_games += ["page-part-line"]  # of a scoring of Alhambra
    levels = [f"level-{level}" for level in (*LEVELS, "random")]
    choices = [(name, o, v) for name, o in OPTIONS if len(o.values) > 1 for v in o.values]
    options = [f"{word}-{n}-{o.name}" for word in ("option", "about") for n, o, _ in choices]
    values = [f"value-{n}-{o.name}-{spelled(v)}" for n, o, v in choices if isinstance(v, str)]
    lists = [f"page-{word}-{kind}" for word in ("tables", "no") for kind in KINDS]
    source = (WEB / "src/pages/Create.svelte").read_text(encoding="utf-8")
    speeds = re.findall(r"'((?:live:\d+:\d+|days:\d+|none))'", source)
    spoken = [f"speed-{speed.replace(':', '-')}" for speed in speeds]
    assert len(spoken) > 3
    settings = [f"page-theme-{word}" for word in ("system", "light", "dark")]
    settings += [f"page-pace-{word}" for word in ("step", "calm", "brisk", "once")]
    tabs = [f"page-{word}" for word in ("board", "players", "log", "chat", "rules")]
    source = (WEB / "src/pages/Broken.svelte").read_text(encoding="utf-8")
    helped = [f"{key}-help" for key in re.findall(r"'(page-[\w-]+)'", source) if "retry" not in key]
    tabs += [f"page-verdict-{strength}" for strength in range(1, STRONGEST + 1)]
    parts = (of_games, levels, options, values, lists, spoken, settings, tabs, helped)
    return {key for part in parts for key in part if key != "page-home-help"}


def decisions(game: str) -> set[str]:
    """The kinds of decision that a player of a game can meet."""
    found: set[str] = set()
    todo: list[type[Ask]] = list(Ask.__subclasses__())  # type: ignore[type-arg]
    while todo:
        frame = todo.pop()
        todo += frame.__subclasses__()
        if frame.KIND and frame.__module__.startswith(f"majlis.games.{game}."):
            found.add(frame.KIND)
    return found


def test_every_key_that_the_page_uses_has_words() -> None:
    known = keys("en", "common", "web")
    for path, source in sources().items():
        own = (
            keys("en", "lessons") if path.parent.name == "learn" or path.stem in LEARNING else set()
        )
        if path.stem in CORRECTING:
            own = keys("en", "material")
        if path.parent.parent.name == "boards" and path.parent.name in GAMES:
            own = keys("en", path.parent.name)
        for key in re.findall(r"""words\.word\(\s*'([\w-]+)'""", source):
            assert key in known | own, f"{path.relative_to(WEB)} says {key!r}"
        for key in re.findall(r"""key: '([a-z]+-[\w-]+)'""", source):
            assert key in known | own, f"{path.relative_to(WEB)} says {key!r}"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_corrected_material_is_told_in_every_language(language: str) -> None:
    assert keys(language, "material") == keys("en", "material")


def test_every_refusal_of_material_has_words_and_no_words_are_left_over() -> None:
    package = Path(majlis.__file__).parent
    said = {f"material-wants-{kind}" for kind, _ in VALUES.values()} | {"material-wants-table"}
    for path in (package / "kernel" / "material.py", package / "server" / "material.py"):
        source = path.read_text(encoding="utf-8")
        said |= set(re.findall(r'"(material-[a-z-]+[a-z])"', source))
        said |= {f"material-wants-{kind}" for kind in re.findall(r'wrong\(\w+, "(\w+)"', source)}
    known = {key for key in keys("en", "material") if not key.startswith("material-word-")}
    assert said <= known
    shown = {f"material-show-{filter}" for filter in ("reconstructed", "changed", "all")}
    shown |= {f"material-from-{source}" for source in ("rulebook", "public", "reconstructed")}
    for source in sources().values():
        shown |= set(re.findall(r"""'(material-[\w-]+)'""", source))
    assert known - shown - said == set()


@pytest.mark.parametrize("name", GAMES)
def test_the_entries_of_a_material_have_names(name: str) -> None:
    """By a word, or by the game's own name for the thing; numbers of cards stay as they are."""
    source = (WEB / "src/lib/material.ts").read_text(encoding="utf-8")
    heads = dict(re.findall(rf"'{name}\.(\w+)': '(\w+)'", source))
    words, own = keys("en", "material"), keys("en", name)
    for place in (entry.place for entry in material_of(GAMES[name]).entries):
        section, *rest = place.split(".")
        thing = rest.pop(0) if len(rest) > 1 else ""
        for word in (section, *rest):
            assert f"material-word-{word}" in words or re.fullmatch(r"[SY]\d", word), place
        named = {f"{heads.get(section)}-{thing}", f"material-word-{thing}"} & (own | words)
        assert not thing or named or re.fullmatch(r"[A-Z]{1,2}-?\w+|sc\d\d|\w+-\w+", thing), place


@pytest.mark.parametrize("name", GAMES)
def test_texts_that_tell_a_printed_number_are_known(name: str) -> None:
    source = (WEB / "src/lib/material.ts").read_text(encoding="utf-8")
    own = keys("en", name)
    places = [entry.place for entry in material_of(GAMES[name]).entries]
    told = source.partition("const TOLD")[2].partition("\n};")[0]
    for section, heads in re.findall(rf"'{name}\.(\w+)': {{ heads: \[(.*?)\]", told):
        things = {place.split(".")[1] for place in places if place.startswith(f"{section}.")}
        first = re.findall(r"'([\w-]+)'", heads)[0]
        joined = {first + thing if first.endswith("_") else f"{first}-{thing}" for thing in things}
        assert things
        assert joined <= own
    texts = source.partition("const TEXTS")[2].partition("\n};")[0]
    block = texts.partition(f"\n  {name}: {{")[2].partition("},\n")[0]
    found = re.findall(r"'([\w.]+)': \[(.*?)\]", block)
    assert found
    for place, told_by in found:
        assert place in places
        assert set(re.findall(r"'([\w-]+)'", told_by)) <= own


def test_every_key_that_is_put_together_has_words() -> None:
    assert made_up() - keys("en", "common", "web") == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_guide_asks_about_decisions_and_reminds_of_lessons_that_there_are(
    game: str, language: str
) -> None:
    asked = {key for key in keys(language, game) if key.startswith("try-")}
    assert asked == {key for key in keys("en", game) if key.startswith("try-")} != set()
    assert {key.removeprefix(f"try-{game}-") for key in asked} <= decisions(game)
    source = (WEB / "src/learn/aims.ts").read_text(encoding="utf-8")
    told = source.partition(f"  {game}: [")[2].partition("],\n  ],")[0]
    lines = re.findall(r"\['(\w+)', (\d)", told)
    assert len(lines) > 4
    wanted = {f"idea-{game}-{name}-keep-{line}" for name, line in lines}
    linked = re.findall(rf"'{game}/(\w+)': '(\w+)'", source)
    assert {kind for kind, _ in linked} <= decisions(game)
    wanted |= {f"idea-{game}-{name}" for _, name in linked}
    assert wanted - keys(language, "lessons") == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_guided_game_has_a_lesson_for_every_decision(game: str) -> None:
    assert decisions(game)
    wanted = {f"lesson-{game}-{kind}" for kind in decisions(game)}
    assert wanted - keys("en", game) == set()


def test_the_page_uses_all_that_it_can_say() -> None:
    used = made_up()
    for source in [*sources().values(), *_gallery()]:
        used |= set(re.findall(r"""['"]([a-z]+(?:-[\w-]+)+)['"]""", source))
    assert keys("en", "web") - used == set()


def test_the_lessons_say_all_that_their_page_can_say() -> None:
    used: set[str] = set()
    for source in sources().values():
        used |= set(re.findall(r"""['"](learn-[\w-]+)['"]""", source))
    used |= {f"learn-{part}" for part in ("see", "why", "now", "remember")}
    used |= {f"learn-position-{name}" for name in NAMES}
    assert {key for key in keys("en", "lessons") if key.startswith("learn-")} == used


def _gallery() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in (WEB / "gallery").glob("*.ts")]
