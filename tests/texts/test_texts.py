"""The texts of all languages say the same things, and nothing that the sources say is missing."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import majlis
from majlis.games.catalogue import GAMES
from majlis.kernel.options import UserError
from majlis.kernel.text import Ref, Seat, Text
from majlis.texts import LANGUAGES, MissingText, Words

SOURCES = Path(majlis.__file__).parent
FILES = ["common", "lessons", *GAMES]


class Variables(Visitor):
    """Collects what a message is told; of the forms of a thing (`$tile-the`) the thing (`tile`)."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        name = node.id.name
        self.names.add(name if name.endswith("-is") else name.partition("-")[0])


def messages(language: str, name: str) -> dict[str, set[str]]:
    """The keys of a file with their variables; a syntax error fails."""
    path = SOURCES / "texts" / language / f"{name}.ftl"
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_keys_and_variables(language: str, name: str) -> None:
    assert messages(language, name) == messages("en", name)


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_and_prompt_in_the_sources_has_words(name: str) -> None:
    known = messages("en", name)
    folder = SOURCES / "games" / name
    refusals = set()
    for path in folder.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        refusals |= set(re.findall(r'refuse\([^"()]*(?:"[A-Z0-9.-]+"|[\w.()]+),\s*"(\w+)"', source))
    assert refusals
    for key in refusals:
        assert f"refusal-{key}" in known, key
    for ask in GAMES[name].asks():
        assert f"prompt-{ask.KIND}" in known, ask.KIND


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_whoever_looks_on_reads_who_must_do_what(name: str, language: str) -> None:
    words = Words(language, name, ["Aisha"])
    told = [words.say(Text(f"waiting-{ask.KIND}", {"name": Seat(0)})) for ask in GAMES[name].asks()]
    assert all(re.fullmatch(r"Aisha [^{}]{8,}[.]", text) for text in told), told
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_for_tiles_of_almadi_fit_on_a_line(language: str) -> None:
    words = Words(language, "almadi")
    for kind in ("place_tile", "judge_tile", "move_tile", "move_beyond"):
        for name in ("oasis", "caravan", "market", "palace"):
            for row in (0, 4):
                prompt = words.say(
                    Text(f"prompt-{kind}", {"type": Ref(f"type-{name}"), "row": row})
                )
                assert len(prompt) <= 52, prompt


def test_words_put_names_seats_and_lists_into_a_sentence() -> None:
    words = Words("en", "alrashid", ["Aisha"])
    goods = [Text("counted", {"count": 2, "thing": Ref("item-wood")})]
    text = Text("log-paid", {"seat": Seat(0), "cost": 3, "goods": goods})
    assert words.say(text) == "Aisha pays 3 gold: 2 hardwood."
    assert words.name(1) == "Player 2"
    nothing = Text("log-paid", {"seat": Seat(1), "cost": 0, "goods": []})
    assert words.say(nothing) == "Player 2 pays 0 gold: nothing."


def test_a_thing_brings_its_article_and_its_gender(monkeypatch: pytest.MonkeyPatch) -> None:
    source = """
thing-arch = arco
    .the = l’arco
    .gender = m
thing-tower = torre { $value }
    .the = la torre { $value }
    .gender = f
log-built = { $seat } costruisce { $thing-the }: { $thing-gender ->
    [f] pagata
   *[m] pagato
}.
"""
    words = Words("it", "alhambra", ["Aisha"])
    bundle = FluentBundle(["it"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    monkeypatch.setattr(words, "_bundle", bundle)

    def built(thing: Ref | Text) -> str:
        return words.say(Text("log-built", {"seat": Seat(0), "thing": thing}))

    assert built(Ref("thing-arch")) == "Aisha costruisce l’arco: pagato."
    assert built(Text("thing-tower", {"value": 9})) == "Aisha costruisce la torre 9: pagata."


def test_plurals_follow_the_language() -> None:
    def notes(language: str, count: int) -> str:
        text = Text("log-gained_notes", {"seat": Seat(0), "count": count})
        return Words(language, "alrashid", ["Aisha"]).say(text)

    assert notes("en", 1) != notes("en", 2)
    assert notes("fr", 1) != notes("fr", 2)
    assert notes("it", 1) != notes("it", 2)


def test_a_missing_text_is_an_error_and_an_unknown_language_a_clear_one() -> None:
    with pytest.raises(MissingText, match="no-such-key"):
        Words("en", "alrashid").say(Text("no-such-key", {}))
    with pytest.raises(MissingText, match="seat"):
        Words("en", "alrashid").say(Text("log-idle", {"count": 1}))
    with pytest.raises(UserError, match="expected one of 'en', 'fr', 'it'"):
        Words("de", "alrashid")
