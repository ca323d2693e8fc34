"""The tables as drawn in a terminal: one module a game, and what they share."""

import importlib

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from majlis.games.catalogue import guest
from majlis.kernel.codec import Json
from majlis.kernel.rules import Standing
from majlis.texts import Words

# A seat is told by its shape, and by its colour where there is one.
SHAPES = ("●", "■", "▲", "◆", "★", "✚")
COLOURS = ("cyan", "red", "green", "yellow", "magenta", "white")


def seat_mark(seat: int) -> str:
    """The sign of a seat, as Rich markup."""
    return f"[{COLOURS[seat]}]{SHAPES[seat]}[/]"


def seat_name(seat: int, words: Words) -> str:
    """The sign and the name of a seat, as Rich markup."""
    return f"{seat_mark(seat)} [{COLOURS[seat]}]{escape(words.name(seat))}[/]"


def draw_board(out: Console, view: Json, words: Words) -> None:
    """The board of the view's game; the plain one where it brings none."""
    draw = guest(view["game"]).code("board")
    if draw is None:
        draw = importlib.import_module("majlis.boards.plain").draw
    out.print(draw(view, words))


def draw_standings(out: Console, standings: list[Standing], words: Words) -> None:
    """The result, with the reason and the clause of each point."""
    for standing in standings:
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 4))
        table.add_column(justify="right")
        table.add_column()
        table.add_column(style="dim")
        for point in standing.points:
            table.add_row(str(point.points), escape(words.say(point.text)), point.clause)
        out.print(
            f"[bold]{standing.place}.[/] {seat_name(standing.seat, words)} "
            f"[bold]{standing.total}[/]"
        )
        out.print(table)
