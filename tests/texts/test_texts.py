"""The texts of all languages say the same things, and nothing that the sources say is missing."""

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import majlis
from majlis import texts
from majlis.cli import main
from majlis.games.catalogue import GAMES
from majlis.kernel.options import UserError
from majlis.kernel.text import Ref, Seat, Text
from majlis.texts import LANGUAGES, MissingText, Words
from tests.texts.sources import SHARED, copied, formless, messages, path_of, problems

SOURCES = Path(majlis.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"


def test_all_files_are_sound_and_say_the_same_in_every_language() -> None:
    assert problems() == []


def test_every_thing_has_the_forms_that_it_is_asked_for(spoken: dict[str, list[Text]]) -> None:
    for game, said in spoken.items():
        assert len({text.key for text in said}) >= len(messages("en", game))
    assert formless(spoken) == []


def test_a_text_that_asks_for_forms_is_told_things_and_not_their_names() -> None:
    """`words.word` knows strings alone: `{ $tile-the }` is there for `words.say`."""
    files = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
    for path in [*files, *SOURCES.rglob("*.py")]:
        own = [game for game in GAMES if game in (path.parent.name, path.stem)]
        asking = {
            key
            for language in LANGUAGES
            for name in (*SHARED, *own)
            for key, message in messages(language, name).items()
            if any(forms - {"", "is"} for forms in message.variables.values())
        }
        plain = WITH_WORDS.findall(path.read_text(encoding="utf-8"))
        assert [key for one in plain for key in asking if is_of(key, one)] == [], path


# A message that is told something by whoever has no `Text` at hand.
WITH_WORDS = re.compile(r"""words\.word\(\s*f?['"`]([a-z][^'"`]+)['"`], """)


def is_of(key: str, made: str) -> bool:
    """Whether a key can come of a string in a source, perhaps one with holes."""
    pieces = [re.escape(piece) for piece in re.split(r"\$?\{[^}]*\}", made)]
    return re.fullmatch(r"\w+".join(pieces), key) is not None


def test_a_message_that_is_told_words_is_known() -> None:
    (made,) = WITH_WORDS.findall("words.word(`board-use-${one.effect}`, { card })")
    assert is_of("board-use-hammer", made)
    assert not is_of("board-lands", made)
    assert WITH_WORDS.findall("words.word('market-empty', { currency })") == ["market-empty"]
    assert WITH_WORDS.findall("words.word(`choose_action-${rest}`)") == []


# Each: a language and a file, what is put for what there, and what is said of it. The line is that
# of the message, of junk that of the error.
BROKEN = {
    "junk": ("fr", "common", "nothing = rien", "nothing = { rien", "Expected"),
    "a broken selector": ("it", "common", "   *[other] ", "    [other] ", "default"),
    "twice": (
        "en",
        "common",
        "nothing = nothing",
        "nothing = nothing\nnothing = x",
        "is there twice",
    ),
    "missing": (
        "it",
        "common",
        "nothing = niente",
        "# niente",
        "it/common.ftl:1 nothing is missing",
    ),
    "one too many": ("fr", "common", "nothing = rien", "nothing = rien\nextra = x", "in English"),
    "a lost argument": ("fr", "common", "bot = Robot { $number }", "bot = Robot", "is told []"),
    "another argument": ("it", "common", "{ $number }", "{ $numero }", "['numero'], in English"),
    "an unknown term": (
        "it",
        "common",
        "nothing = niente",
        "nothing = { -no }",
        "-no, which is not",
    ),
    "an unknown text": ("fr", "common", "nothing = rien", "nothing = { no }", "to no, which"),
    "a lost form": ("fr", "alrashid", "    .you = ", "    .yuo = ", "has the forms []"),
    "a wrong word": ("fr", "common", "[one]", "[onze]", "asks $seconds for ['onze']"),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_translation_is_named_with_file_and_line(broken: str, tmp_path: Path) -> None:
    language, name, old, new, told = BROKEN[broken]
    house = copied(tmp_path)
    path = path_of(language, name, house)
    source = path.read_text(encoding="utf-8")
    assert old in source
    path.write_text(source.replace(old, new, 1), encoding="utf-8")
    found = problems(house, [name])
    assert any(told in one for one in found), found
    assert all(re.match(r"(en|fr|it)/\w+\.ftl:\d+ ", one) for one in found), found


def test_an_unknown_form_is_named_with_file_and_line(tmp_path: Path) -> None:
    house = copied(tmp_path)
    path = path_of("it", "common", house)
    source = path.read_text(encoding="utf-8").replace("{ $thing }", "{ $thing-xyz }", 1)
    path.write_text(source, encoding="utf-8")
    line = source[: source.index("counted = ")].count("\n") + 1
    counted = Text("counted", {"count": 2, "thing": Ref("item-wood")})
    wrong = f"it/common.ftl:{line} counted uses $thing-xyz, which item-wood has not"
    assert formless({"alrashid": [counted]}, house) == [wrong]
    plain = Text("counted", {"count": 2, "thing": "wood"})
    assert "is no thing" in formless({"alrashid": [plain]}, house)[0]


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
            for row, count, rows in ((0, 0, "1, 2, 3, 4"), (4, 1, "4"), (4, 3, "1, 2, 3")):
                prompt = words.say(
                    Text(
                        f"prompt-{kind}",
                        {"type": Ref(f"type-{name}"), "row": row, "count": count, "rows": rows},
                    )
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


def test_names_of_things_have_their_articles_and_prepositions_in_italian() -> None:
    def said(game: str, key: str, **things: str) -> str:
        args: dict[str, int | str | Ref | Seat | Text | list[Text]] = {"seat": Seat(0)}
        args |= {name: Ref(thing) for name, thing in things.items()}
        return Words("it", game, ["Aisha"]).say(Text(key, args))

    assert said("alrashid", "log-placed", pawn="pawn-pasha", area="area-intrigue") == (
        "Aisha piazza un Pascià alla Corporazione delle Spie."
    )
    assert said("alrashid", "log-placed", pawn="pawn-sage", area="area-silk_road") == (
        "Aisha piazza un Saggio su Silk Road."
    )
    assert said("alrashid", "log-resolves", area="area-court") == (
        "Aisha risolve il palazzo di Al-Rashid."
    )
    assert said("alhambra", "market-empty", currency="currency-ducat") == (
        "Al mercato lo spazio dei ducati è vuoto"
    )


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


@pytest.fixture
def holed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Texts of which one can be made worse."""
    house = copied(tmp_path)
    monkeypatch.setattr(texts, "source", lambda of, name: path_of(of, name, house))
    texts._bundle.cache_clear()
    texts._warn.cache_clear()
    # Libraries that set up logging by a file switch off what they do not know.
    monkeypatch.setattr(logging.getLogger("majlis.texts"), "disabled", False)
    yield house
    texts._bundle.cache_clear()
    texts._warn.cache_clear()


def change(path: Path, old: str, new: str) -> None:
    source = path.read_text(encoding="utf-8")
    assert old in source
    path.write_text(source.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("counted = ", "# counted = "),  # missing
        ("counted = ", "counted = { "),  # cannot be read
        ("{ $thing }", "{ $stuff }"),  # asks for what it is not told
    ],
)
def test_english_stands_in_and_the_log_hears_of_it_once(
    holed: Path, caplog: pytest.LogCaptureFixture, old: str, new: str
) -> None:
    change(path_of("fr", "common", holed), old, new)
    words = Words("fr", "alrashid", ["Aisha"])
    with caplog.at_level(logging.WARNING, logger="majlis.texts"):
        for _ in range(2):
            counted = Text("counted", {"count": 2, "thing": Ref("item-wood")})
            assert words.say(counted) == "2 hardwood"
            assert words.word("counted", count=2, thing="wood") == "2 wood"
            paid = Text("log-paid", {"seat": Seat(0), "cost": 3, "goods": [counted]})
            assert words.say(paid).startswith("Aisha paie 3")
    (line,) = [record.getMessage() for record in caplog.records]
    assert "'counted' in fr/alrashid.ftl" in line
    assert line.endswith("English stands in")


def test_what_english_lacks_too_is_one_sentence_in_the_terminal(
    holed: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for language in LANGUAGES:
        change(path_of(language, "alrashid", holed), "game-summary = ", "# ")
    monkeypatch.setattr("sys.argv", ["majlis", "games", "--lang", "it"])
    with pytest.raises(SystemExit) as stop:
        main()
    assert stop.value.code == 1
    assert "no words for 'game-summary' in en/alrashid.ftl" in capsys.readouterr().err
