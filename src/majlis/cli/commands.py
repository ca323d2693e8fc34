"""What can be typed at the table besides numbers: words in the table's language, English always."""

from difflib import get_close_matches
from typing import Final

from majlis.kernel.options import UserError
from majlis.rulebook.search import fold
from majlis.texts import Words

COMMANDS: Final = (
    "ok",
    "back",
    "more",
    "plan",
    "hint",
    "why",
    "undo",
    "score",
    "board",
    "news",
    "log",
    "rules",
    "save",
    "help",
    "quit",
)
ALSO: Final = {"exit": "quit", "forecast": "plan"}
NEAR: Final = 0.6


class Unclear(UserError):
    """A word that is no command, with those that may have been meant."""

    def __init__(self, meant: list[str]) -> None:
        super().__init__("no such command")
        self.meant = meant


def spelled(words: Words) -> dict[str, str]:
    """Every word that is a command here, folded, with the command that it is."""
    known = {command: command for command in COMMANDS} | ALSO
    for command in COMMANDS:
        known.setdefault(fold(words.word(f"command-{command}")), command)
    return known


def command_of(typed: str, words: Words) -> str:
    """The command that a word is, or begins; `Unclear` names what may have been meant."""
    known = spelled(words)
    word = fold(typed)
    if word in known:
        return known[word]
    begun = {known[one] for one in known if one.startswith(word)}
    if len(begun) == 1:
        return begun.pop()
    meant = begun or {known[one] for one in get_close_matches(word, list(known), 3, NEAR)}
    raise Unclear([words.word(f"command-{one}") for one in COMMANDS if one in meant])
