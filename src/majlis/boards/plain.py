"""Any game in a terminal, drawn from its view alone: one's own first, then seats side by side.

The names of fields are `label-<field>`, those of things the messages that end with their name
(`card-saffron`), where a game has such words; what has no name is shown as it is written.
A player is `{"seat": 1}` and a text `{"ref": "card-saffron"}`, as in the arguments of a text.
"""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from majlis.boards import seat_name
from majlis.kernel.codec import Json
from majlis.texts import Words

# What the frame around the board says, or what is a reader's own business.
LEFT_OUT: Final = ("game", "seat", "options", "pending")
PLAYERS: Final = "players"
WIDEST: Final = 5  # columns of a list of things that are alike


def draw(view: Json, words: Words) -> RenderableType:
    """The whole table as the view knows it."""
    players = view.get(PLAYERS)
    seats = players if _alike(players) else []
    own = view["seat"] if 0 <= view.get("seat", -1) < len(seats) else -1
    parts: list[RenderableType] = []
    shared = [name for name in (seats[0] if seats else {}) if all(name in one for one in seats)]
    if own >= 0:
        secrets = {name: value for name, value in seats[own].items() if name not in shared}
        parts += [_line(name, value, words) for name, value in secrets.items()]
    parts += [
        _entry(name, value, words)
        for name, value in view.items()
        if name not in LEFT_OUT and not (name == PLAYERS and seats)
    ]
    if seats:
        order = [(own + turn) % len(seats) for turn in range(len(seats))] if own >= 0 else None
        parts.append(_seats(seats, shared, list(order or range(len(seats))), words))
    return Group(*parts)


def _alike(value: Json) -> bool:
    """Whether it is a list of objects, which are rows of a table."""
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def _seats(seats: list[Json], shared: list[str], order: list[int], words: Words) -> Table:
    """A column for each seat, the reader's first, or a row for each where that is shorter."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    table.add_column("", style="bold")
    for seat in order:
        table.add_column(seat_name(seat, words), overflow="fold")
    for name in shared:
        table.add_row(
            escape(words.label(name)),
            *[escape(said(seats[seat][name], words)) for seat in order],
        )
    return table


def _entry(name: str, value: Json, words: Words) -> RenderableType:
    """A field of the view: a table where it is a list of things alike, else a line."""
    if not _alike(value) or len({tuple(one) for one in value}) > 1 or len(value[0]) > WIDEST:
        return _line(name, value, words)
    title = f"[bold]{escape(words.label(name))}[/]"
    table = Table(title=title, title_justify="left", box=box.SIMPLE, padding=(0, 1))
    for column in value[0]:
        table.add_column(escape(words.label(column)), overflow="fold")
    for one in value:
        table.add_row(*[escape(said(entry, words)) for column, entry in one.items()])
    return table


def _line(name: str, value: Json, words: Words) -> str:
    text = said(value, words)
    return f"[bold]{escape(words.label(name))}[/]{words.colon} {escape(text)}"


def said(value: Json, words: Words) -> str:
    """A value in words: a count of things as "2 saffron", a seat by its player's name."""
    if value is None or value in ([], {}):
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return words.thing(value)
    if isinstance(value, list):
        return ", ".join(said(one, words) for one in value)
    if set(value) == {"seat"}:
        return words.name(value["seat"])
    if set(value) == {"ref"}:
        return words.word(value["ref"])
    if all(words.is_thing(name) for name in value):
        return ", ".join(f"{said(one, words)} {words.thing(name)}" for name, one in value.items())
    return "; ".join(
        f"{words.label(name)}{words.colon} {said(one, words)}" for name, one in value.items()
    )
