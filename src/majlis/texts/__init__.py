"""Words in English, French and Italian: Fluent files, and what turns a `Text` into a sentence."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from majlis.kernel.codec import nearest
from majlis.kernel.options import UserError
from majlis.kernel.text import Ref, Seat, Text

LANGUAGES: Final = ("en", "fr", "it")
_HERE: Final = Path(__file__).parent


def known_language(language: str) -> str:
    """The language itself, or a clear error that lists the known ones."""
    if language not in LANGUAGES:
        raise UserError(f"unknown language {language!r}: {nearest(language, LANGUAGES)}")
    return language


class MissingText(LookupError):
    """A key without words in a language: a defect, found by the suite."""


class Words:
    """One game's texts in one language, with the names of the players at the table."""

    def __init__(self, language: str, game: str, names: Sequence[str] = ()) -> None:
        self.language = known_language(language)
        self.game = game
        self.names = tuple(names)
        self._bundle = _bundle(language, game)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, text: Text) -> str:
        """The text as a sentence."""
        return self._format(text.key, {name: self._word(arg) for name, arg in text.args.items()})

    def word(self, key: str, **args: int | str) -> str:
        """A message by its key, for whoever has no `Text` at hand."""
        return self._format(key, dict(args))

    def name(self, seat: int) -> str:
        """The name of a player."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.word("seat", number=seat + 1)

    def _word(self, arg: Any) -> int | str:
        if isinstance(arg, Ref):
            return self._format(arg.key, {})
        if isinstance(arg, Seat):
            return self.name(arg.seat)
        if isinstance(arg, Text):
            return self.say(arg)
        if isinstance(arg, list):
            return ", ".join(self.say(item) for item in arg) or self.word("nothing")
        value: int | str = arg
        return value

    def _format(self, key: str, args: dict[str, Any]) -> str:
        if not self._bundle.has_message(key):
            raise MissingText(f"no words for {key!r} in {self.language}/{self.game}.ftl")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"{key!r} in {self.language}/{self.game}.ftl has no value")
        sentence, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{key!r} in {self.language}/{self.game}.ftl: {errors[0]}")
        return str(sentence)


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in ("common", game):
        source = (_HERE / language / f"{name}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle
