"""Alhambra in a terminal: the market, the money, and every Alhambra with its walls."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from majlis.boards import seat_name
from majlis.kernel.codec import Json
from majlis.texts import Words

TYPES = {
    "pavilion": "dodger_blue1",
    "seraglio": "red",
    "arcades": "dark_orange3",
    "chambers": "bright_white",
    "garden": "green",
    "tower": "magenta",
}
CURRENCIES = {
    "florin": "yellow",
    "dirham": "green",
    "denar": "dodger_blue1",
    "ducat": "dark_orange",
    "diamond": "bright_cyan",
    "bureau": "grey70",
}
SPACES = ("florin", "dirham", "denar", "ducat")
WIDTH = 5  # of a cell: its content and its left border
FOUNTAIN = "⛲"


def draw(view: Json, words: Words) -> RenderableType:
    """The whole table as the view knows it."""
    alhambras = [_alhambra(view, seat, words) for seat in range(len(view["players"]))]
    return Group(
        _head(view, words),
        _offers(view, words),
        _players(view, words),
        Columns(alhambras, padding=(0, 3)),
        _legend(words),
    )


def _head(view: Json, words: Words) -> str:
    parts = [
        f"[bold]{words.word('label-round', round=view['round'])}[/]",
        words.word("label-deck", count=view["deck"]),
        words.word("label-supply", count=view["supply"]),
    ]
    if view["active"] >= 0:
        parts.insert(
            0, f"{words.word('label-turn')}{words.colon} {seat_name(view['active'], words)}"
        )
    if view["drawn"]:
        parts.append(f"{words.word('label-drawn')}{words.colon} {_tile(view['drawn'], words)}")
    return "   ".join(parts)


def _offers(view: Json, words: Words) -> Table:
    """Market and display side by side, and what modules have on the table."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    market = [
        f"[{CURRENCIES[space]}]{escape(words.word(f'currency-{space}'))}[/] "
        + (_tile(tile, words) if tile else "–")
        for space, tile in zip(SPACES, view["market"], strict=True)
    ]
    table.add_row(f"[bold]{words.word('label-market')}[/]", "   ".join(market))
    shown = "   ".join(_card(card, words) if card else "–" for card in view["display"])
    table.add_row(f"[bold]{words.word('label-display')}[/]", shown)
    if view["sultans"]:
        table.add_row(words.word("label-sultans"), _sultans(view["sultans"], words))
    if view["caravans"]:
        cards = ", ".join(escape(words.word(f"caravanserai-{c}")) for c in view["caravans"])
        table.add_row(words.word("label-caravans"), cards)
    for number, card in enumerate(view["scoring_cards"], 1):
        label = words.word("label-scoring_cards") if number == 1 else ""
        table.add_row(label, f"{number}. {escape(words.word(f'scoring-{card}'))}")
    return table


def _players(view: Json, words: Words) -> Table:
    table = Table(expand=False, header_style="dim")
    for key in ("player", "score", "wall"):
        table.add_column(words.word(f"label-{key}"))
    for name, colour in TYPES.items():
        table.add_column(f"[{colour}]{escape(words.word(f'type-{name}'))}[/]", justify="right")
    for key in ("hand", "reserve", "modules"):
        table.add_column(words.word(f"label-{key}"))
    for seat, player in enumerate(view["players"]):
        tiles = ", ".join(_tile(tile, words) for tile in player["reserve"])
        if player["pending"]:
            waiting = ", ".join(_tile(tile, words) for tile in player["pending"])
            tiles += f"\n{words.word('label-pending')}{words.colon} {waiting}"
        table.add_row(
            seat_name(seat, words),
            f"[bold]{player['score']}[/]",
            str(player["wall"]),
            *(str(player["types"].get(name, 0)) for name in TYPES),
            _hand(player, words),
            tiles,
            _extras(view, seat, words),
        )
    if "dirk_types" in view:
        counts = (str(view["dirk_types"].get(name, 0)) for name in TYPES)
        table.add_row(words.word("label-dirk"), "", "", *counts, "", "", "")
    return table


def _hand(player: Json, words: Words) -> str:
    """The cards where the view has them, otherwise how many there are."""
    if "hand" not in player:
        return words.word("label-cards", count=player["cards"])
    return ", ".join(
        _card(card, words) + (f" ×{count}" if count > 1 else "")
        for card, count in player["hand"].items()
    )


def _extras(view: Json, seat: int, words: Words) -> str:
    """What the modules have given a player."""
    player = view["players"][seat]
    lines = []
    if player["sultans"]:
        lines.append(
            f"{words.word('label-sultans')}{words.colon} {_sultans(player['sultans'], words)}"
        )
    for card in player["caravans"]:
        lines.append(
            f"{escape(words.word('caravanserai-' + card['card']))}{words.colon} {card['space']}"
        )
    for counter, state in player["culture"].items():
        name = escape(words.word(f"counter-{counter}"))
        lines.append(
            f"{words.word('label-culture')} {name}{words.colon} {state['level']}/{state['mark']}"
        )
    coins = ", ".join(
        escape(words.word("counted", count=count, thing=words.word(f"currency-{name}")))
        for name, count in player["coins"].items()
    )
    if coins:
        lines.append(f"{words.word('label-coins')}{words.colon} {coins}")
    if view["options"]["vizier"]:
        state = "awake" if str(seat) in view["awake"] else "asleep"
        lines.append(words.word(f"label-{state}"))
    return "\n".join(lines)


def _sultans(cards: Json, words: Words) -> str:
    return ", ".join(
        f"[{TYPES[c['mark']]}]{escape(words.word('type-' + c['mark']))}[/] "
        f"({escape(words.word('currency-' + c['currency']))})"
        for c in cards
    )


def _tile(tile: str, words: Words) -> str:
    colour = TYPES[tile.partition("-")[0]]
    return f"[{colour}]{escape(words.word(f'tile-{tile}'))}[/]"


def _card(card: str, words: Words) -> str:
    colour = CURRENCIES[card.partition("_")[0]]
    return f"[{colour}]{escape(words.word(f'card-{card}'))}[/]"


def _alhambra(view: Json, seat: int, words: Words) -> RenderableType:
    """One Alhambra: each tile with its price, walls as heavy lines."""
    cells = {(0, 0): (FOUNTAIN, "", "bright_white")}
    for entry in view["players"][seat]["layout"]:
        name, tile = entry["tile"], view["tiles"][entry["tile"]]
        kind = name.partition("-")[0]
        label = words.word(f"type-{kind}")[:2].capitalize() + str(tile["price"])
        cells[(entry["x"], entry["y"])] = (label, tile["walls"], TYPES[kind])
    return Group(seat_name(seat, words), walled(cells))


def walled(cells: dict[tuple[int, int], tuple[str, str, str]]) -> Text:
    xs = [x for x, _ in cells]
    ys = [y for _, y in cells]
    out = Text()
    for y in range(min(ys), max(ys) + 2):
        out.append(_row_of_walls(cells, range(min(xs), max(xs) + 2), y) + "\n")
        if y > max(ys):
            break
        for x in range(min(xs), max(xs) + 2):
            label, walls, colour = cells.get((x, y), ("", "", ""))
            left = "W" in walls or "E" in cells.get((x - 1, y), ("", "", ""))[1]
            out.append("┃" if left else " ")
            out.append(label.ljust(WIDTH - 1 - (label == FOUNTAIN)), style=colour)
        out.append("\n")
    return out


def _row_of_walls(
    cells: dict[tuple[int, int], tuple[str, str, str]], columns: range, y: int
) -> str:
    """The line between two rows of cells: a wall where either neighbour has one."""
    line = ""
    for x in columns:
        above, below = cells.get((x, y - 1)), cells.get((x, y))
        wall = (above is not None and "S" in above[1]) or (below is not None and "N" in below[1])
        line += "·" + ("━" if wall else " ") * (WIDTH - 1)
    return line


def _legend(words: Words) -> str:
    shown = "  ".join(f"[{c}]{escape(words.word(f'type-{t}'))}[/]" for t, c in TYPES.items())
    return f"[dim]{FOUNTAIN} {words.word('label-fountain')}  {shown}[/]"
