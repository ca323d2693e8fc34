"""Almadi in a terminal of any width: the board beside one's own realm, piles, objectives."""

from collections.abc import Iterable, Iterator

from rich.markup import escape
from rich.text import Text

from majlis.boards.almadi import ARROWS, EFFECTS, GOODS, SIGNS, TURNED, TYPES, tile_lines
from majlis.boards.fitted.board import (
    Board,
    Row,
    beside,
    flow,
    row_lines,
    stacked,
    widest,
)
from majlis.kernel.codec import Json
from majlis.kernel.text import Ref
from majlis.kernel.text import Text as Said

EMPTY = ["     ", "  [dim]·[/]  ", "     "]
ROWS = 4
CLOCKWISE = ("n", "e", "s", "w")


class AlmadiBoard(Board):
    def head(self) -> Row:
        view, now = self.view, self.view["now"]
        pieces = []
        if now:
            pieces.append(self.say("board-turn", turn=now["turn"], turns=now["turns"]))
            pieces.append(self.seat(now["seat"]))
        if view["first"] is not None:
            pieces.append(self.labelled("first", self.mark(view["first"])))
        pieces += self._turn()
        return Row("", pieces or [self.label("board")])

    def _turn(self) -> list[str]:
        """The turn under way: the tile in hand, effects and claims that wait, moves, powers."""
        turn, told = self.view["turn"], []
        if turn["taken"]:
            told.append(escape(self.words.say(Said("board-taken", {"tile": _said(turn["taken"])}))))
        effects = [
            f"{'' if self.spoken else EFFECTS[effect] + ' '}{self.say(f'side-{effect}')} × {count}"
            for effect, count in turn["pending"].items()
        ]
        if effects:
            told.append(self.labelled("waiting", ", ".join(effects)))
        if turn["moves"]:
            told.append(self.labelled("moves", turn["moves"]))
        for key in ("claims", "used"):
            if turn[key]:
                names = ", ".join(self.say(f"character-{name}") for name in turn[key])
                told.append(self.labelled(key, names))
        return told

    # ---- what lies on the table

    def shared(self) -> list[Row]:
        rows = []
        for row in range(ROWS):
            tiles = [self._slot(row, tile) for tile in self.view["board"][2 * row : 2 * row + 2]]
            rows.append(Row(f"{self.label('row')} {row + 1}{self.words.colon}", tiles))
        return [*rows, self._piles(), self._objectives(self.view["objectives"]), *self._display()]

    def _slot(self, row: int, tile: Json) -> str:
        return escape(self.words.say(_said(tile))) if tile else self.label("empty")

    def _piles(self) -> Row:
        view = self.view
        pieces = [self.labelled("draw_pile", view["draw_pile"]["size"])]
        for pile, prefix in (("mosaics", "mosaic"), ("stalls", "stall")):
            pieces.append(self.labelled(pile, self._pile(view[pile], prefix)))
        pieces.append(self.labelled("rubies", f"[red]{view['rubies']}[/]"))
        return Row("", pieces)

    def _pile(self, pile: Json, prefix: str) -> str:
        top = self.say(f"{prefix}-{pile['top']}") if pile["top"] else self.label("empty")
        return f"{pile['size']} ({top})"

    def _objectives(self, entries: Iterable[Json], label: str = "on_table") -> Row:
        return Row(
            f"{self.label(label)}{self.words.colon}",
            [self._objective(entry) for entry in entries] or ["–"],
        )

    def _objective(self, entry: Json) -> str:
        name = self.say(f"objective-{entry['objective']}")
        if entry.get("achieved"):
            done = f", {self.label('achieved')}" if self.spoken else ""
            tick = "" if self.spoken else "[green]✓[/] "
            return f"{tick}{name} [bold]+{entry['points']}[/]{done}"
        return f"{name} [bold]{entry['points']}[/]"

    def _display(self) -> list[Row]:
        if not self.view["display"]:
            return []
        shown = [self._character(entry) for entry in self.view["display"]]
        return [Row(f"{self.label('display')}{self.words.colon}", shown)]

    def _character(self, entry: Json, power: bool = True) -> str:
        name, cost = self.say(f"character-{entry['character']}"), entry["cost"]
        price = f"{self.label('cost')} {cost}" if self.spoken else f"[red]♦{cost}[/]"
        told = f" [dim]({self.say('power-' + entry['character'])})[/]" if power else ""
        return f"{name} {price}{told}"

    # ---- players

    def player(self, seat: int) -> list[Row]:
        player = self.view["players"][seat]
        pieces = [
            self.labelled("points", f"[bold]{player['points']}[/]"),
            self.labelled("rubies", f"[red]{player['rubies']}[/]"),
            self.labelled("mosaics", self._cards(player["mosaics"], "mosaic")),
            self.labelled("stalls", self._cards(player["stalls"], "stall")),
        ]
        rows = [Row(self.named(seat), pieces)]
        if player["objectives"]:
            rows.append(self._objectives(player["objectives"], "objectives"))
        rows += self._people(player)
        if self.spoken:
            rows += self._realm_rows(player)
        return rows

    def _cards(self, counts: Json, prefix: str) -> str:
        told = [f"{count} × {self.say(f'{prefix}-{face}')}" for face, count in counts.items()]
        return ", ".join(told) or "–"

    def _people(self, player: Json) -> list[Row]:
        """Characters in front of a player; those in hand by name for the owner, else counted."""
        rows = []
        recruited = [self._character(entry) for entry in player["recruited"]]
        if player["copied"]:
            recruited.append(f"= {self.say('character-' + player['copied'])}")
        if recruited:
            rows.append(Row(f"{self.label('recruited')}{self.words.colon}", recruited))
        hand = [self._character(entry) for entry in player.get("hand", [])]
        if hand or player["hand_size"]:
            held = hand or [str(player["hand_size"])]
            rows.append(Row(f"{self.label('hand')}{self.words.colon}", held))
        return rows

    def _realm_rows(self, player: Json) -> list[Row]:
        """A realm in words, row by row, each tile with its column."""
        by_row: dict[int, list[str]] = {}
        for spot in sorted(player["realm"], key=lambda one: (one["row"], one["column"])):
            told = f"{spot['column']}{self.words.colon} {escape(self.words.say(_said(spot)))}"
            by_row.setdefault(spot["row"], []).append(told)
        return [
            Row(f"{self.label('row')} {row}{self.words.colon}", told)
            for row, told in by_row.items()
        ]

    def other(self, seat: int) -> Row:
        player = self.view["players"][seat]
        pieces = [
            f"{self.label('points')} [bold]{player['points']}[/]",
            f"[red]♦[/] {player['rubies']}",
        ]
        for key in ("mosaics", "stalls"):
            if player[key]:
                pieces.append(f"{self.label(key)} {sum(player[key].values())}")
        held = player["objectives"]
        if held:
            done = sum(entry["achieved"] for entry in held)
            pieces.append(f"{self.label('objectives')} {done}/{len(held)}")
        if player["recruited"]:
            names = ", ".join(self.say(f"character-{c['character']}") for c in player["recruited"])
            pieces.append(names)
        return Row(self.seat(seat), pieces)

    # ---- sizes

    def sizes(self, seat: int, width: int) -> Iterator[list[Text]]:
        """The central board beside the seat's own realm, large, then small."""
        others = [one for one in self.seats if one != seat]
        beneath = [self._piles(), self._objectives(self.view["objectives"]), *self._display()]
        market, own = self._market(), self._realm(seat)
        realms = [market, own, *(self._realm(one) for one in others)]
        yield from _fitting(width, [*_packed(realms, width), *stacked(beneath, width)])
        big, small = beside(market, own), beside(self._small_market(), self._small_realm(seat))
        figures = self._figures()
        for drawn in (big, small):
            for side in (figures, stacked(beneath, width - widest(drawn) - 3)):
                if width - widest(drawn) >= 26:
                    yield from _fitting(width, beside(drawn, side, gap=3))
        for drawn in (big, small):
            for more in (beneath, beneath[:2], beneath[1:2], []):
                yield from _fitting(width, [*drawn, *stacked(more, width)])
        yield from _fitting(width, self._small_realm(seat))
        yield row_lines(Row("", [self.say("table-board-hidden")]), width)

    def _market(self) -> list[Text]:
        tiles = {
            (row, column): self.view["board"][2 * row + column]
            for row in range(ROWS)
            for column in range(2)
        }
        cells = {place: tile_lines(tile) for place, tile in tiles.items() if tile}
        return _grid(self.label("board"), cells, range(ROWS), range(2), 1)

    def _realm(self, seat: int) -> list[Text]:
        player = self.view["players"][seat]
        cells = {(one["row"], one["column"]): tile_lines(one) for one in player["realm"]}
        rows, columns = _extent(cells)
        return _grid(f"{self.seat(seat)} [bold]{player['points']}[/]", cells, rows, columns, 0)

    def _small_market(self) -> list[Text]:
        tiles = self.view["board"]
        lines = [f"[bold]{self.label('board')}[/]"]
        for row in range(ROWS):
            pair = (_small(tile) for tile in tiles[2 * row : 2 * row + 2])
            lines.append(f"[dim]{row + 1}[/] " + " ".join(pair))
        return [Text.from_markup(line) for line in lines]

    def _small_realm(self, seat: int) -> list[Text]:
        player = self.view["players"][seat]
        cells = {(one["row"], one["column"]): one for one in player["realm"]}
        rows, columns = _extent(cells)
        numbers = "".join(f"{column:<6}" for column in columns).rstrip()
        lines = [f"[dim]  {numbers}[/]"]
        for row in rows:
            shown = " ".join(_small(cells.get((row, column))) for column in columns)
            lines.append(f"[dim]{row}[/] {shown}".rstrip())
        return [Text.from_markup(line) for line in lines]

    def _figures(self) -> list[Text]:
        """Piles and objectives with their figures, for a wide terminal."""
        lines = stacked([self._piles()], 44)
        for entry in self.view["objectives"]:
            told = flow([self._objective(entry)], 30)
            grid = [" ".join(SIGNS[sign] for sign in row) for row in entry.get("grid", [])]
            if grid and entry["rotate"]:
                grid[0] += f"  {TURNED}"
            lines += beside(told, [Text.from_markup(row) for row in grid])
        return [*lines, *stacked(self._display(), 44)]

    def legend(self) -> list[str]:
        types = [f"[{c}]{n[0].upper()}[/] {self.say(f'type-{n}')}" for n, c in TYPES.items()]
        effects = [f"{sign} {self.say(f'side-{e}')}" for e, sign in EFFECTS.items()]
        corners = ", ".join(self.say(f"good-{good}") for good in GOODS)
        return [
            *types,
            *effects,
            f"{''.join(ARROWS.values())} {self.say('side-act')}",
            f"{self.label('goods')}{self.words.colon} {corners}",
            f"{TURNED} {self.label('turned')}",
        ]


def _said(tile: Json) -> Said:
    """A tile in the words of its choices."""
    sides = {d: Ref(f"side-{side}") for d, side in tile["sides"].items()}
    return Said("tile", {"type": Ref(f"type-{tile['type']}"), **sides})


def _small(tile: Json) -> str:
    """A tile on one line: its letter, then its sides from the top clockwise."""
    if not tile:
        return "  [dim]·[/]  "
    kind = tile["type"]
    sides = ""
    for direction in CLOCKWISE:
        name = tile["sides"][direction]
        sides += "·" if name == "none" else ARROWS[direction] if name == "act" else EFFECTS[name]
    return f"[bold {TYPES[kind]}]{kind[0].upper()}[/]{sides}"


def _extent(cells: Iterable[tuple[int, int]]) -> tuple[range, range]:
    """The rows and columns of a realm that are shown: its own, and room to build."""
    places = list(cells)
    rows = [row for row, _ in places] or [1]
    last = max((column for _, column in places), default=0)
    return range(min(1, *rows), max(ROWS, *rows) + 1), range(last + 2)


def _grid(
    title: str,
    cells: dict[tuple[int, int], list[str]],
    rows: range,
    columns: range,
    first: int,
) -> list[Text]:
    """Tiles of three lines under the numbers of their columns; rows are told from `first` on."""
    lines = [title, "[dim]  " + "".join(f"{column + first:^6}" for column in columns) + "[/]"]
    for row in rows:
        tiles = [cells.get((row, column), EMPTY) for column in columns]
        for part in range(3):
            number = f"[dim]{row + first}[/]" if part == 1 else " "
            lines.append(f"{number} " + "[dim]│[/]".join(tile[part] for tile in tiles))
    made = [Text.from_markup(line) for line in lines]
    for line in made:
        line.rstrip()
    return made


def _packed(blocks: list[list[Text]], width: int) -> list[Text]:
    """Blocks side by side, as many as fit in a line."""
    made: list[Text] = []
    line: list[list[Text]] = []
    for block in blocks:
        if line and widest(beside(*line, block)) > width:
            made += [*beside(*line), Text()]
            line = []
        line.append(block)
    return [*made, *beside(*line)]


def _fitting(width: int, lines: list[Text]) -> Iterator[list[Text]]:
    if widest(lines) <= width:
        yield lines
