"""Almadi in a terminal: the board, the piles, the realms and what the players own."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from majlis.boards import seat_name
from majlis.kernel.codec import Json
from majlis.kernel.text import Ref, Text
from majlis.texts import Words

TYPES = {"oasis": "blue", "caravan": "yellow", "market": "green", "palace": "red"}
EFFECTS = {"genie": "✦", "hammer": "T", "stall": "⌂", "moon": "☾", "ruby": "♦", "jar": "∪"}
ARROWS = {"n": "▲", "e": "▶", "s": "▼", "w": "◀"}
GOODS = ("spices", "pottery", "leather", "carpets")
NOTHING = ["     "] * 3
# The signs of a figure (AM-8.8), as they are drawn; those of types are the letters of the tiles.
SIGNS = {
    **{name[0].upper(): f"[bold {colour}]{name[0].upper()}[/]" for name, colour in TYPES.items()},
    "#": "■",
    "o": "□",
    "?": "[dim]·[/]",
}
TURNED = "↻"


def draw(view: Json, words: Words) -> RenderableType:
    """The whole table as the view knows it."""
    parts: list[RenderableType] = [
        Columns([_board(view, words), _table(view, words)]),
        Columns([_realm(view, seat, words) for seat in range(len(view["players"]))]),
        _players(view, words),
    ]
    turn = _turn(view, words)
    if turn:
        parts.append(turn)
    return Group(*parts, _legend(words))


# ---------------------------------------------------------------- tiles


def tile_lines(landscape: Json) -> list[str]:
    """A landscape in three lines: its letter, its sides around it, goods in the corners."""
    colour = TYPES[landscape["type"]]
    side = {d: _side(d, name) for d, name in landscape["sides"].items()}
    corner = [_corner(landscape["goods"].get(good, 0)) for good in GOODS]
    letter = landscape["type"][0].upper()
    return [
        f"{corner[0]} {side['n']} {corner[1]}",
        f"{side['w']} [bold {colour}]{letter}[/] {side['e']}",
        f"{corner[2]} {side['s']} {corner[3]}",
    ]


def _side(direction: str, name: str) -> str:
    if name == "none":
        return " "
    return f"[dim]{ARROWS[direction]}[/]" if name == "act" else EFFECTS[name]


def _corner(goods: int) -> str:
    return f"[dim green]{goods}[/]" if goods else " "


def _grid(title: str) -> Table:
    return Table(title=title, title_justify="left", box=box.SQUARE, show_lines=True, padding=0)


def _board(view: Json, words: Words) -> Table:
    table = _grid(words.word("label-board"))
    table.add_column(words.word("label-row"), justify="right", style="dim")
    table.add_column("1")
    table.add_column("2")
    for row in range(4):
        slots = view["board"][2 * row : 2 * row + 2]
        table.add_row(
            f"\n{row + 1}", *("\n".join(tile_lines(tile) if tile else NOTHING) for tile in slots)
        )
    return table


def _realm(view: Json, seat: int, words: Words) -> Table:
    """A realm as a grid, from its top row to its last column."""
    player = view["players"][seat]
    table = _grid(f"{seat_name(seat, words)}  {player['points']}")
    cells = {(spot["row"], spot["column"]): spot for spot in player["realm"]}
    rows = [row for row, _ in cells] or [1]
    last = max((column for _, column in cells), default=0)
    table.add_column("", justify="right", style="dim")
    for column in range(last + 1):
        table.add_column(str(column), header_style="dim")
    for row in range(min(1, *rows), max(4, *rows) + 1):
        shown = [cells.get((row, column)) for column in range(last + 1)]
        table.add_row(
            f"\n{row}", *("\n".join(tile_lines(spot) if spot else NOTHING) for spot in shown)
        )
    return table


# ---------------------------------------------------------------- words


def _table(view: Json, words: Words) -> str:
    """What lies beside the board: piles, supply, objectives, characters."""
    lines = []
    if view["first"] is not None:
        lines.append(f"{words.word('label-first')}{words.colon} {seat_name(view['first'], words)}")
    lines.append(f"{words.word('label-draw_pile')}{words.colon} {view['draw_pile']['size']}")
    for pile, prefix in (("mosaics", "mosaic"), ("stalls", "stall")):
        lines.append(
            f"{words.word(f'label-{pile}')}{words.colon} {_pile(view[pile], prefix, words)}"
        )
    lines.append(f"[red]♦[/] {words.word('label-rubies')}{words.colon} {view['rubies']}")
    lines += ["", f"[bold]{words.word('label-on_table')}[/]"]
    lines += [_objective(entry, words) for entry in view["objectives"]]
    if view["display"]:
        lines += ["", f"[bold]{words.word('label-display')}[/]"]
        lines += [_character(entry, words) for entry in view["display"]]
    return "\n".join(lines)


def _pile(pile: Json, prefix: str, words: Words) -> str:
    """The size of a pile, its top card, and the cards that were put under it."""
    name = words.word(f"{prefix}-{pile['top']}") if pile["top"] else words.word("label-empty")
    line = f"{pile['size']} ({escape(name)})"
    if pile["under"]:
        under = ", ".join(words.word(f"{prefix}-{face}") for face in pile["under"])
        line += f", {words.word('label-under')}{words.colon} {escape(under)}"
    return line


def _objective(entry: Json, words: Words) -> str:
    """An objective; one that is not achieved yet with its figure."""
    name = escape(words.word(f"objective-{entry['objective']}"))
    if entry.get("achieved"):
        return f"[green]✓[/] {name} [dim]+{entry['points']}[/]"
    line = f"  {name} [dim]{entry['points']}[/]"
    return "\n".join([line, *_figure(entry)]) if "grid" in entry else line


def _figure(entry: Json) -> list[str]:
    """A figure row by row, with a sign beside the first where it may be turned."""
    rows = ["    " + " ".join(SIGNS[sign] for sign in row) for row in entry["grid"]]
    if entry["rotate"]:
        rows[0] += f"  {TURNED}"
    return rows


def _character(entry: Json, words: Words) -> str:
    name = words.word(f"character-{entry['character']}")
    power = words.word(f"power-{entry['character']}")
    return f"  {escape(name)} [red]♦{entry['cost']}[/] [dim]{escape(power)}[/]"


def _players(view: Json, words: Words) -> Table:
    table = Table(expand=False, header_style="dim")
    for key in ("player", "points", "rubies", "mosaics", "stalls", "objectives", "recruited"):
        table.add_column(words.word(f"label-{key}"))
    for seat, player in enumerate(view["players"]):
        table.add_row(
            seat_name(seat, words),
            str(player["points"]),
            f"[red]{'♦' * player['rubies']}[/]",
            _cards(player["mosaics"], "mosaic", words),
            _cards(player["stalls"], "stall", words),
            "\n".join(_objective(entry, words) for entry in player["objectives"]),
            _people(player, words),
        )
    return table


def _cards(counts: Json, prefix: str, words: Words) -> str:
    return "\n".join(
        f"{count} × {escape(words.word(f'{prefix}-{face}'))}" for face, count in counts.items()
    )


def _people(player: Json, words: Words) -> str:
    """Characters in front of a player; those in hand by name for the owner, otherwise counted."""
    lines = [_character(entry, words) for entry in player["recruited"]]
    if player["copied"]:
        copied = words.word(f"character-{player['copied']}")
        lines.append(f"  = {escape(copied)}")
    if player.get("hand"):
        lines.append(f"[dim]{words.word('label-hand')}:[/]")
        lines += [_character(entry, words) for entry in player["hand"]]
    elif player["hand_size"]:
        lines.append(f"[dim]{words.word('label-hand')}{words.colon} {player['hand_size']}[/]")
    return "\n".join(lines)


def _turn(view: Json, words: Words) -> str:
    """The turn under way: the tile in hand, effects and claims that wait, moves made, powers."""
    turn = view["turn"]
    effects = [
        f"{EFFECTS[effect]} {words.word(f'side-{effect}')} × {count}"
        for effect, count in turn["pending"].items()
    ]
    shown = []
    if turn["taken"]:
        sides = {d: Ref(f"side-{side}") for d, side in turn["taken"]["sides"].items()}
        tile = Text("tile", {"type": Ref(f"type-{turn['taken']['type']}"), **sides})
        shown.append(escape(words.say(Text("board-taken", {"tile": tile}))))
    if effects:
        shown.append(f"{words.word('label-waiting')}{words.colon} {', '.join(effects)}")
    if turn["moves"]:
        shown.append(f"{words.word('label-moves')}{words.colon} {turn['moves']}")
    for key in ("claims", "used"):
        if turn[key]:
            names = ", ".join(words.word(f"character-{name}") for name in turn[key])
            shown.append(f"{words.word(f'label-{key}')}{words.colon} {escape(names)}")
    return "   ".join(shown)


def _legend(words: Words) -> str:
    types = "  ".join(
        f"[{colour}]{name[0].upper()}[/] {words.word(f'type-{name}')}"
        for name, colour in TYPES.items()
    )
    effects = "  ".join(f"{sign} {words.word(f'side-{e}')}" for e, sign in EFFECTS.items())
    corners = ", ".join(words.word(f"good-{good}") for good in GOODS)
    arrows = f"{''.join(ARROWS.values())} {words.word('side-act')}"
    figures = "  ".join(
        f"{sign} {words.word(f'label-{key}')}"
        for sign, key in (("■", "any"), ("□", "empty_cell"), (TURNED, "turned"))
    )
    goods = f"{words.word('label-goods')}{words.colon} {corners}"
    return f"[dim]{types}\n{effects}  {arrows}\n{goods}\n{figures}[/]"
