"""One screen of the table: as much of everything as fits, the own things and the choices always."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from majlis.boards.fitted import Board, Row, flow, row_lines
from majlis.boards.fitted.board import in_columns, stacked
from majlis.cli.making import Told
from majlis.texts import Words

NARROWEST: Final = 60  # columns; below that the table is told, not drawn
NUMBER: Final = 4  # the width of a choice's number and the space after it
COLUMN: Final = 20  # the least width of a column of choices
FEW: Final = 6  # so many lines of choices are not given up for a larger board
LEAST: Final = 3
NEWS: Final = 3  # nor so many lines of what others did


class Screen(NamedTuple):
    """The lines of a screen, and how many pages the choices have."""

    lines: list[Text]
    pages: int


def compose(
    board: Board,
    seat: int,
    told: Told,
    news: Sequence[str],
    width: int,
    height: int,
    page: int = 0,
) -> Screen:
    """What the seat sees in so many lines: news, table, other players, its own, choices."""
    own = stacked(board.player(seat), width)
    above = [line for text in told.above for line in flow([text], width)]
    room = height - 1 - len(own) - len(above) - (LEAST if told.labels else 0)
    below = _running(told.below, board.words, width, room)
    free = height - 1 - len(own) - len(above) - len(below)  # the last line is the prompt
    wanted = len(_columns(told.labels, 0, width)) if told.labels else 0
    heard = [line for text in news for line in flow([text], width)]
    kept = min(wanted, FEW)
    table, others = _table(board, seat, width, free - kept - min(len(heard), NEWS))
    free -= len(table) + len(others)
    pages = _pages(told.labels, width, max(free - min(len(heard), 1), min(wanted, LEAST)))
    shown = pages[page % len(pages)]
    picks = _columns(told.labels[shown.start : shown.stop], shown.start, width)
    if len(pages) > 1:
        key = board.say("table-more", page=page % len(pages) + 1, pages=len(pages))
        picks.append(Text.from_markup(f"[dim]{key}[/]"))
    heard = _latest(heard, free - len(picks), board.words, width)
    lines = [*heard, *table, *others, *own, *above, *picks, *below]
    return Screen(lines, len(pages))


def _running(texts: Sequence[str], words: Words, width: int, room: int) -> list[Text]:
    """The first and the last sentence by themselves, what is between them one after the other.

    Where not even they have room, the end of what is between is left to the command that tells it.
    """
    first, middle, last = (flow(p, width) for p in (texts[:1], texts[1:-1], texts[1:][-1:]))
    if middle and len(first) + len(middle) + len(last) > room:
        more = flow([f"[dim]{words.word('table-plan-more')}[/]"], width)
        middle = [*middle[: max(0, room - len(first) - len(last) - len(more))], *more]
    return [*first, *middle, *last]


def _latest(lines: list[Text], room: int, words: Words, width: int) -> list[Text]:
    """The last lines of what happened, and how many are not shown."""
    if len(lines) <= room:
        return lines
    shown = lines[len(lines) - max(0, room - 1) :]
    if room < 1:
        return []
    more = words.word("table-news-more", count=len(lines) - len(shown))
    return [Text(more, style="dim")[:width], *shown]


# ---- the table


def _table(board: Board, seat: int, width: int, room: int) -> tuple[list[Text], list[Text]]:
    """The head and the largest drawing that has room, and the other players beside it."""
    rows = [board.other(one) for one in board.seats if one != seat]
    full = [row for one in board.seats if one != seat for row in board.player(one)]
    head = row_lines(board.head(), width)
    ways = [stacked(full, width), stacked(rows, width)]
    ways += [in_columns(rows, width, count) for count in (2, 3)]
    alone: list[Text] = []
    for size in board.sizes(seat, width):
        table = [*head, *size]
        for others in ways:
            if len(table) + len(others) <= room:
                return table, others
        if not alone and len(table) <= room:
            alone = table
    return alone, []


# ---- choices


def _columns(labels: Sequence[str], first: int, width: int) -> list[Text]:
    """Numbered labels in as many columns as make them least high."""
    best: list[Text] = []
    most = max(1, (width + 2) // (COLUMN + 2))
    for count in range(1, most + 1):
        made = _in(labels, first, width, count)
        if not best or len(made) < len(best):
            best = made
    return best


def _in(labels: Sequence[str], first: int, width: int, count: int) -> list[Text]:
    rows = [Row("", [f"[bold]{n:>3}[/] {label}"]) for n, label in enumerate(labels, first + 1)]
    return in_columns(rows, width, count, NUMBER)


def _pages(labels: Sequence[str], width: int, room: int) -> list[range]:
    """The choices page by page; one page where all of them have room."""
    if len(_columns(labels, 0, width)) <= room:
        return [range(len(labels))]
    pages = []
    start = 0
    while start < len(labels):
        stop = len(labels)
        while stop - start > 1 and len(_columns(labels[start:stop], start, width)) > max(
            1, room - 1
        ):
            stop -= 1
        pages.append(range(start, stop))
        start = stop
    return pages
