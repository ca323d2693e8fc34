"""Any game in a terminal of any size, from its view alone: a row for each field."""

from collections.abc import Iterator

from rich.markup import escape
from rich.text import Text

from majlis.boards.fitted.board import Board, Row
from majlis.boards.plain import LEFT_OUT, PLAYERS, said
from majlis.kernel.codec import Json


class PlainBoard(Board):
    """The board of a game that brings none."""

    @property
    def seats(self) -> range:
        return range(len(self._players))

    @property
    def _players(self) -> list[Json]:
        """The fields of each player, where the view has them so."""
        found = self.view.get(PLAYERS)
        alike = isinstance(found, list) and all(isinstance(one, dict) for one in found)
        return found if alike else []

    def head(self) -> Row:
        """Where the game stands: what is a number or a word by itself."""
        simple = [row for row in self._fields() if len(row.pieces) == 1]
        return Row("", [f"{row.label} {row.pieces[0]}" for row in simple])

    def shared(self) -> list[Row]:
        return [row for row in self._fields() if len(row.pieces) != 1]

    def player(self, seat: int) -> list[Row]:
        fields = self._players[seat]
        return [Row(self.named(seat), []), *(self._row(*field) for field in fields.items())]

    def other(self, seat: int) -> Row:
        rows = [self._row(*field) for field in self._players[seat].items()]
        return Row(self.named(seat), [" ".join((row.label, *row.pieces)) for row in rows])

    def sizes(self, seat: int, width: int) -> Iterator[list[Text]]:
        yield []

    def _fields(self) -> list[Row]:
        own = PLAYERS if self._players else ""
        return [self._row(*f) for f in self.view.items() if f[0] not in (*LEFT_OUT, own)]

    def _row(self, name: str, value: Json) -> Row:
        label = f"{escape(self.words.label(name))}{self.words.colon}"
        parts = value if isinstance(value, list) and value else [value]
        return Row(label, [escape(said(part, self.words)) for part in parts])
