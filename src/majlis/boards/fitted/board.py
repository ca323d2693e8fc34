"""What fits a terminal: lines that wrap between things and are never cut, and a board of them.

A board says what lies on the table as rows: a label and pieces. Drawn, they are signs and lines
that wrap between the pieces; spoken, they are words, one thing a line and nothing drawn. What is
shared is drawn in several sizes, the fullest first: a screen takes the first one that has room.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final, NamedTuple

from rich.markup import escape
from rich.text import Text

from majlis.boards import seat_mark, seat_name
from majlis.kernel.codec import Json
from majlis.texts import Words

GAP: Final = "  "
INDENT: Final = 2


class Row(NamedTuple):
    """A label and what belongs to it, as Rich markup."""

    label: str
    pieces: Sequence[str]


# ---- lines


def flow(pieces: Iterable[str], width: int, indent: int = INDENT, gap: str = GAP) -> list[Text]:
    """Pieces in lines of a width: they wrap between pieces, a long piece between its words."""
    made: list[Text] = []
    line = Text()
    for piece in pieces:
        text = _marked(piece)
        fits = text.cell_len <= width - indent
        words = [text] if fits else _words(text)
        between = gap
        for word in words:
            for part in _chopped(word, max(1, width - indent)):
                joint = between if line.plain.strip() else ""
                if line.plain.strip() and line.cell_len + len(joint) + part.cell_len > width:
                    line.rstrip()
                    made.append(line)
                    line, joint = Text(" " * indent), ""
                line.append(joint)
                line.append_text(part)
                between = " "
    if line.plain.strip():
        made.append(line)
    return made


def _words(text: Text) -> list[Text]:
    """The words of a text; spaces in front stay with the first one."""
    lead = len(text.plain) - len(text.plain.lstrip(" "))
    first, *rest = text[lead:].split(" ")
    return [text[:lead] + first, *rest]


@lru_cache(4096)
def _marked(piece: str) -> Text:
    """Markup that was read already; nobody changes it."""
    return Text.from_markup(piece)


def _chopped(word: Text, width: int) -> Iterator[Text]:
    """A word that is longer than a line, in parts."""
    while word.cell_len > width:
        head, word = word.divide([width])
        yield head
    yield word


def row_lines(row: Row, width: int, indent: int = INDENT) -> list[Text]:
    """A row in lines, its label in front."""
    if not row.pieces:
        return flow([row.label], width, indent) if row.label else []
    first, *rest = row.pieces
    return flow([f"{row.label} {first}" if row.label else first, *rest], width, indent)


def stacked(rows: Iterable[Row], width: int) -> list[Text]:
    """Rows one under the other."""
    return [line for row in rows for line in row_lines(row, width)]


def beside(*blocks: Sequence[Text], gap: int = 2) -> list[Text]:
    """Blocks side by side."""
    wide = [max((line.cell_len for line in block), default=0) for block in blocks]
    made = []
    for number in range(max(len(block) for block in blocks)):
        line = Text()
        for block, most in zip(blocks, wide, strict=True):
            part = block[number] if number < len(block) else Text()
            line.append_text(part)
            line.append(" " * (most - part.cell_len + gap))
        line.rstrip()
        made.append(line)
    return made


def in_columns(rows: Sequence[Row], width: int, count: int, indent: int = INDENT) -> list[Text]:
    """Rows in so many columns, read from top to bottom."""
    if not rows:
        return []
    each = (width - 2 * (count - 1)) // count
    high = -(-len(rows) // count)
    parts = [rows[start : start + high] for start in range(0, len(rows), high or 1)]
    # Rows that stand beside each other begin on the same line.
    made: list[Text] = []
    for number in range(high):
        cells = [
            row_lines(part[number], each, indent) if number < len(part) else [] for part in parts
        ]
        for place in range(max(len(cell) for cell in cells)):
            line = Text()
            for column, cell in enumerate(cells):
                part = cell[place] if place < len(cell) else Text()
                line.append_text(part)
                if column < len(cells) - 1:
                    line.append(" " * (each + 2 - part.cell_len))
            line.rstrip()
            made.append(line)
    return made


def widest(lines: Iterable[Text]) -> int:
    return max((line.cell_len for line in lines), default=0)


# ---- boards


class Board:
    """The table of one view. Each game says what lies on it, and how it is drawn."""

    # What a player may ask to see in full, beside the whole table.
    LEGEND: ClassVar[tuple[str, ...]] = ()

    def __init__(self, view: Json, words: Words, spoken: bool = False) -> None:
        self.view: Any = view
        self.words = words
        self.spoken = spoken

    @property
    def seats(self) -> range:
        return range(len(self.view["players"]))

    def head(self) -> Row:
        """Where the game stands."""
        raise NotImplementedError

    def shared(self) -> list[Row]:
        """Everything on the table that is nobody's own, in full."""
        raise NotImplementedError

    def player(self, seat: int) -> list[Row]:
        """Everything that may be known of a player's own, in full; the first row has the name."""
        raise NotImplementedError

    def other(self, seat: int) -> Row:
        """Another player in one row."""
        raise NotImplementedError

    def sizes(self, seat: int, width: int) -> Iterator[list[Text]]:
        """What is drawn for a seat besides rows, the fullest first; all fit the width."""
        raise NotImplementedError

    def legend(self) -> list[str]:
        """What the signs mean."""
        return []

    # ---- words

    def say(self, key: str, **args: int | str) -> str:
        return escape(self.words.word(key, **args))

    def label(self, key: str, **args: int | str) -> str:
        return self.say(f"label-{key}", **args)

    def labelled(self, key: str, value: object) -> str:
        """`Goods: 3 silk`."""
        return f"{self.label(key)}{self.words.colon} {value}"

    def counted(self, count: int, key: str, style: str = "") -> str:
        thing = self.say(key)
        if style and not self.spoken:
            thing = f"[{style}]{thing}[/]"
        return self.words.word("counted", count=count, thing=thing)

    def seat(self, seat: int) -> str:
        """A player by sign and name, or by name alone for who listens."""
        return escape(self.words.name(seat)) if self.spoken else seat_name(seat, self.words)

    def mark(self, seat: int) -> str:
        return escape(self.words.name(seat)) if self.spoken else seat_mark(seat)

    def named(self, seat: int) -> str:
        return f"{self.seat(seat)}{self.words.colon}"


def whole_table(board: Board, width: int) -> list[Text]:
    """Everything, in lines of a width, however many."""
    first = next((lines for lines in board.sizes(max(board.view["seat"], 0), width)), [])
    rows = [board.head(), *([] if first else board.shared())]
    lines = [*stacked(rows, width), *first]
    for seat in board.seats:
        lines += stacked(board.player(seat), width)
    return [*lines, *flow(board.legend(), width)]


def spoken_rows(board: Board) -> list[Row]:
    """Everything as rows, for who listens."""
    rows = [board.head(), *board.shared()]
    for seat in board.seats:
        rows += board.player(seat)
    return rows
