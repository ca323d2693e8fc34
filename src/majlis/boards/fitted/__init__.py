"""The tables as they fit a terminal of any width; one module a game."""

from majlis.boards.fitted.alhambra import AlhambraBoard
from majlis.boards.fitted.almadi import AlmadiBoard
from majlis.boards.fitted.alrashid import AlrashidBoard
from majlis.boards.fitted.belaad import BelaadBoard
from majlis.boards.fitted.board import Board, Row, flow, row_lines, spoken_rows, whole_table
from majlis.boards.fitted.plain import PlainBoard
from majlis.kernel.codec import Json
from majlis.texts import Words

BOARDS: dict[str, type[Board]] = {
    "alhambra": AlhambraBoard,
    "almadi": AlmadiBoard,
    "alrashid": AlrashidBoard,
    "belaad": BelaadBoard,
}


def board_of(view: Json, words: Words, spoken: bool = False) -> Board:
    """The board of the view's game; the plain one where it has none."""
    return BOARDS.get(view["game"], PlainBoard)(view, words, spoken)


__all__ = ["Board", "Row", "board_of", "flow", "row_lines", "spoken_rows", "whole_table"]
