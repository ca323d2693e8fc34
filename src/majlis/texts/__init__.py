"""Words in English, French and Italian: Fluent files, and what turns a `Text` into a sentence."""

import logging
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from majlis.games.catalogue import guest
from majlis.kernel.codec import nearest
from majlis.kernel.options import UserError
from majlis.kernel.text import Ref, Seat, Text

LANGUAGES: Final = ("en", "fr", "it")
# What stands in where another language lacks words.
ENGLISH: Final = "en"
# Attributes that are whole sentences: what is said to the reader, and what a button says.
SPOKEN: Final = ("you", "deed")
# Files that belong to no game: for all of them, for the page, for the lessons and the material.
SHARED: Final = ("common", "web", "lessons", "material", "lab")
# A short message that asks for nothing, and the kinds of those that are no names of things.
_NAME: Final = re.compile(r"^(?P<kind>[a-z]\w*)-(?P<name>[\w-]+) = [^{\n]+$", re.MULTILINE)
_LABEL: Final = "label"
_SAID: Final = (_LABEL, "log", "points", "prompt", "refusal", "waiting", "warn")
_HERE: Final = Path(__file__).parent
_log = logging.getLogger(__name__)


def known_language(language: str) -> str:
    """The language itself, or a clear error that lists the known ones."""
    if language not in LANGUAGES:
        raise UserError(f"unknown language {language!r}: {nearest(language, LANGUAGES)}")
    return language


class MissingText(LookupError):
    """A key without words, or with words that ask for what they are not told: a defect.

    The suite finds it. Where another language has it, English is said and the log warned; where
    English has it, there is nothing to say.
    """


class Words:
    """One game's texts in one language, with the names of the players at the table.

    The reader who sits at `you` is spoken to. A text about that seat takes its attribute `you`; in
    a text about another one the reader is called `reader`, and where that does not do, the text
    asks who is meant: `{ $victim-is -> [you] ... *[other] ... }`.

    The name of a thing may have attributes, such as its article or its gender: a text that is told
    the thing as `$tile` has them as `$tile-the` and `$tile-gender`.
    """

    def __init__(
        self, language: str, game: str, names: Sequence[str] = (), you: int = -1, also: str = ""
    ) -> None:
        self.language = known_language(language)
        self.game = game
        self.names = tuple(names)
        self.you = you
        self.also = also  # one more file, of a room with much to say that is not said at tables
        self._bundle = _bundle(language, game, also)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def deed(self, text: Text) -> str:
        """A choice as the button says it that carries it out: its attribute `deed`, if any."""
        return self.say(text, "deed")

    def say(self, text: Text, form: str = "") -> str:
        """The text as a sentence, in the form that one of its attributes has."""
        try:
            return self._say(text, form)
        except MissingText as lack:
            return self._english(lack).say(text, form)

    def _say(self, text: Text, form: str) -> str:
        args: dict[str, int | str] = {}
        for name, arg in text.args.items():
            args[name] = self._word(arg)
            args |= self._forms(name, arg)
            if isinstance(arg, Seat):
                args[f"{name}-is"] = "you" if arg.seat == self.you else "other"
        subject = text.args.get("seat", text.args.get("name"))
        if isinstance(subject, Seat) and subject.seat == self.you:
            form = form or "you"
        return self._format(text.key, args, form)

    def word(self, key: str, **args: int | str) -> str:
        """A message by its key, for whoever has no `Text` at hand."""
        try:
            return self._format(key, dict(args))
        except MissingText as lack:
            return self._english(lack).word(key, **args)

    def _english(self, lack: MissingText) -> "Words":
        """Who says in English what this language lacks."""
        if self.language == ENGLISH:
            raise lack
        if source(self.language, self.game).is_file():
            _warn(str(lack))
        else:
            _warn(f"{self.game} has no texts in {self.language!r}")
        return Words(ENGLISH, self.game, self.names, self.you, self.also)

    def name(self, seat: int) -> str:
        """The name of a player."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.word("seat", number=seat + 1)

    def label(self, field: str) -> str:
        """The name of a field of a view: `label-<field>` where the game has it."""
        known = field in _named(self.game).get(_LABEL, {})
        return self.word(f"{_LABEL}-{field}") if known else field.replace("_", " ")

    def thing(self, name: str) -> str:
        """The name of a thing as a view writes it: `saffron` by `card-saffron`."""
        key = _things(self.game).get(name)
        return self.word(key) if key else name.replace("_", " ")

    def is_thing(self, name: str) -> bool:
        """Whether the game has a name for it."""
        return name in _things(self.game)

    @property
    def colon(self) -> str:
        """What stands between a label and its value; in French with a space before it."""
        return self.word("colon")

    def _word(self, arg: Any) -> int | str:
        if isinstance(arg, Ref):
            return self.word(arg.key)
        if isinstance(arg, Seat):
            return self.word("reader") if arg.seat == self.you else self.name(arg.seat)
        if isinstance(arg, Text):
            return self.say(arg)
        if isinstance(arg, list):
            return ", ".join(self.say(item) for item in arg) or self.word("nothing")
        value: int | str = arg
        return value

    def _forms(self, name: str, arg: Any) -> dict[str, str]:
        """What the name of a thing says of itself: `tile-the`, `tile-gender`."""
        if not isinstance(arg, Ref | Text) or not self.has(arg.key):
            return {}
        forms = [
            form for form in self._bundle.get_message(arg.key).attributes if form not in SPOKEN
        ]
        args = (
            {part: self._word(inner) for part, inner in arg.args.items()}
            if isinstance(arg, Text)
            else {}
        )
        return {f"{name}-{form}": self._format(arg.key, args, form) for form in forms}

    def _format(self, key: str, args: dict[str, Any], form: str = "") -> str:
        if not self._bundle.has_message(key):
            raise MissingText(f"no words for {key!r} in {self.language}/{self.game}.ftl")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form, message.value)
        if pattern is None:
            raise MissingText(f"{key!r} in {self.language}/{self.game}.ftl has no value")
        sentence, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{key!r} in {self.language}/{self.game}.ftl: {errors[0]}")
        return str(sentence)


def source(language: str, name: str) -> Path:
    """The file of a game's texts, or of those that all games share."""
    if name in SHARED:
        return _HERE / language / f"{name}.ftl"
    folder = guest(name).path("texts")
    assert folder is not None  # no game comes in without texts
    return folder / f"{language}.ftl"


@cache
def _named(game: str) -> dict[str, dict[str, str]]:
    """The keys of short messages that ask for nothing: by kind, and by what follows the hyphen."""
    found: dict[str, dict[str, str]] = {}
    for match in _NAME.finditer(source(ENGLISH, game).read_text(encoding="utf-8")):
        found.setdefault(match["kind"], {})[match["name"]] = f"{match['kind']}-{match['name']}"
    return found


@cache
def _things(game: str) -> dict[str, str]:
    """The keys of the names of things, by what follows the first hyphen."""
    found: dict[str, str] = {}
    for kind, keys in _named(game).items():
        if kind not in _SAID:
            found = {**keys, **found}
    return found


@cache
def _warn(lack: str) -> None:
    """Once for each thing that is lacking."""
    _log.warning("%s; English stands in", lack)


@cache
def _bundle(language: str, game: str, also: str = "") -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in ("common", game, *([also] if also else [])):
        path = source(language, name)
        if path.is_file() or language == ENGLISH:  # a guest may have English alone
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
