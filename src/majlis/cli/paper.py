"""What the terminal writes on: drawn lines, plain ones, or sentences for who listens."""

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from majlis.boards.fitted import Row, flow
from majlis.cli.screen import NARROWEST
from majlis.texts import Words

# Signs in sentences that a screen reader spells or skips.
SIGNS = str.maketrans({"→": ",", "♦": "", "·": "", "‹": "", "›": "", "…": ""})


class Paper:
    """A console, and whether what is on the table is drawn on it or told in sentences."""

    def __init__(self, out: Console, words: Words, reader: bool = False) -> None:
        self.out = out
        self.words = words
        self.reader = reader

    @property
    def spoken(self) -> bool:
        """Sentences for who listens, and where a terminal is too narrow to draw on."""
        return self.reader or self.is_narrow

    @property
    def is_narrow(self) -> bool:
        return self.out.width < NARROWEST

    def say(self, markup: str) -> None:
        """A sentence of its own."""
        if self.reader:
            self.out.print(heard(markup), markup=False, soft_wrap=True)
            return
        for line in flow([markup], self.out.width):
            self.out.print(line, soft_wrap=True)

    def word(self, key: str, **args: int | str) -> None:
        """A message by its key."""
        self.say(self.words.word(key, **args).replace("[", "\\["))

    def lines(self, lines: Iterable[Text]) -> None:
        """Lines that fit already."""
        for line in lines:
            self.out.print(line, soft_wrap=True)

    def rows(self, rows: Iterable[Row]) -> None:
        """Each row as a sentence."""
        for row in rows:
            self.say(f"{row.label} {', '.join(row.pieces)}".strip())


def heard(markup: str) -> str:
    """A sentence without signs."""
    text = Text.from_markup(markup).plain
    return " ".join(text.translate(SIGNS).replace(" ,", ",").split())
