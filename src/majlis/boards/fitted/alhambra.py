"""Alhambra in a terminal of any width: market and money, one's own Alhambra with its walls."""

from collections.abc import Iterator

from rich.text import Text

from majlis.boards.alhambra import CURRENCIES, FOUNTAIN, SPACES, TYPES, walled
from majlis.boards.fitted.board import Board, Row, beside, row_lines, stacked, widest
from majlis.kernel.codec import Json

# A wall above, below, or both, behind a tile on one line.
EDGES = {"": " ", "N": "▔", "S": "▁", "NS": "═"}


class AlhambraBoard(Board):
    def head(self) -> Row:
        view = self.view
        pieces = [
            self.label("round", round=view["round"]),
            self.label("deck", count=view["deck"]),
            self.label("supply", count=view["supply"]),
        ]
        if view["active"] >= 0:
            pieces.insert(0, self.labelled("turn", self.seat(view["active"])))
        if view["drawn"]:
            pieces.append(self.labelled("drawn", self._tile(view["drawn"])))
        return Row("", pieces)

    # ---- what lies on the table

    def shared(self) -> list[Row]:
        return [*self._offers(), *self._modules()]

    def _offers(self) -> list[Row]:
        market = [
            f"[{CURRENCIES[space]}]{self.say(f'currency-{space}')}[/] "
            + (self._tile(tile) if tile else "–")
            for space, tile in zip(SPACES, self.view["market"], strict=True)
        ]
        shown = [self._card(card) if card else "–" for card in self.view["display"]]
        return [Row(self._title("market"), market), Row(self._title("display"), shown)]

    def _title(self, key: str) -> str:
        return f"[bold]{self.label(key)}[/]{self.words.colon}"

    def _modules(self) -> list[Row]:
        """What modules have on the table."""
        view, rows = self.view, []
        if view["sultans"]:
            rows.append(Row(self._title("sultans"), self._sultans(view["sultans"])))
        if view["caravans"]:
            cards = [self.say(f"caravanserai-{card}") for card in view["caravans"]]
            rows.append(Row(self._title("caravans"), cards))
        if view["scoring_cards"]:
            cards = [
                f"{number}. {self.say(f'scoring-{card}')}"
                for number, card in enumerate(view["scoring_cards"], 1)
            ]
            rows.append(Row(self._title("scoring_cards"), cards))
        if "dirk_types" in view:
            rows.append(Row(self._title("dirk"), self._types(view["dirk_types"])))
        return rows

    def _sultans(self, cards: Json) -> list[str]:
        return [
            f"[{TYPES[c['mark']]}]{self.say('type-' + c['mark'])}[/] "
            f"({self.say('currency-' + c['currency'])})"
            for c in cards
        ]

    def _types(self, counts: Json) -> list[str]:
        told = [f"{self._type(name)} {counts[name]}" for name in TYPES if counts.get(name)]
        return told or ["–"]

    def _type(self, name: str) -> str:
        return f"[{TYPES[name]}]{self.say(f'type-{name}')}[/]"

    def _tile(self, tile: str) -> str:
        return f"[{TYPES[tile.partition('-')[0]]}]{self.say(f'tile-{tile}')}[/]"

    def _card(self, card: str) -> str:
        return f"[{CURRENCIES[card.partition('_')[0]]}]{self.say(f'card-{card}')}[/]"

    # ---- players

    def player(self, seat: int) -> list[Row]:
        player = self.view["players"][seat]
        pieces = [
            f"{self.label('score')} [bold]{player['score']}[/]",
            f"{self.label('wall')} {player['wall']}",
            *self._types(player["types"]),
        ]
        rows = [Row(self.named(seat), pieces)]
        if "hand" in player:
            rows.append(Row(self._title("hand"), self._money(player["hand"]) or ["–"]))
        elif player["known"]:
            told = [self.label("cards", count=player["cards"]), *self._money(player["known"])]
            rows.append(Row(self._title("hand"), told))
        else:
            rows.append(Row(self._title("hand"), [self.label("cards", count=player["cards"])]))
        for key in ("reserve", "pending"):
            if player[key]:
                rows.append(Row(self._title(key), [self._tile(tile) for tile in player[key]]))
        extras = self._extras(seat)
        if extras:
            rows.append(Row(self._title("modules"), extras))
        if self.spoken and player["layout"]:
            rows.append(Row("", [self._placed(entry) for entry in player["layout"]]))
        return rows

    def _money(self, cards: Json) -> list[str]:
        return [self._card(c) + (f" ×{count}" if count > 1 else "") for c, count in cards.items()]

    def _placed(self, entry: Json) -> str:
        """A tile of an Alhambra in words, with its way from the fountain."""
        ways = []
        for way, steps in (
            ("up", -entry["y"]),
            ("down", entry["y"]),
            ("left", -entry["x"]),
            ("right", entry["x"]),
        ):
            if steps > 0:
                ways.append(self.say(f"way-{way}", count=steps))
        return f"{self._tile(entry['tile'])}{self.words.colon} {', '.join(ways)}"

    def _extras(self, seat: int) -> list[str]:
        """What the modules have given a player."""
        player, told = self.view["players"][seat], []
        if player["sultans"]:
            told.append(self.labelled("sultans", ", ".join(self._sultans(player["sultans"]))))
        for card in player["caravans"]:
            name = self.say("caravanserai-" + card["card"])
            spaces = self.view["printed"]["caravan_spaces"][card["card"]]
            told.append(f"{name}{self.words.colon} {spaces[card['space']]['value']}")
        for counter, state in player["culture"].items():
            name = f"{self.label('culture')} {self.say(f'counter-{counter}')}"
            told.append(f"{name}{self.words.colon} {state['level']}/{state['mark']}")
        coins = [self.counted(n, f"currency-{name}") for name, n in player["coins"].items()]
        if coins:
            told.append(self.labelled("coins", ", ".join(coins)))
        if self.view["options"]["vizier"]:
            told.append(self.label("awake" if str(seat) in self.view["awake"] else "asleep"))
        return told

    def other(self, seat: int) -> Row:
        player = self.view["players"][seat]
        short = [
            f"[{TYPES[name]}]{_short(self.words.word(f'type-{name}'))}[/]{player['types'][name]}"
            for name in TYPES
            if player["types"].get(name)
        ]
        pieces = [
            f"{self.label('score')} [bold]{player['score']}[/]",
            f"{self.label('wall')} {player['wall']}",
            " ".join(short) or "–",
            self.label("cards", count=player["cards"]),
        ]
        if player["reserve"]:
            pieces.append(f"{self.label('reserve')} {len(player['reserve'])}")
        return Row(self.seat(seat), pieces)

    # ---- sizes

    def sizes(self, seat: int, width: int) -> Iterator[list[Text]]:
        """Market and money over one's own Alhambra; the others' beside it where there is room."""
        table = stacked(self.shared(), width)
        others = [one for one in self.seats if one != seat]
        big, small = self._drawn(seat), self._lined(seat)
        every = beside(big, *([self._headed(one) for one in others]), gap=4)
        for drawn in (every, big, small):
            if widest(drawn) <= width:
                yield [*table, *drawn]
        for drawn in (big, small):
            left = width - widest(drawn) - 3
            if left >= 30:
                yield beside(drawn, stacked(self.shared(), left), gap=3)
        offers = stacked(self._offers(), width)
        if widest(small) <= width:
            yield [*offers, *small]
        yield table
        yield offers
        yield row_lines(Row("", [self.say("table-board-hidden")]), width)

    def _headed(self, seat: int) -> list[Text]:
        return [Text.from_markup(self.seat(seat)), *self._drawn(seat)]

    def _cells(self, seat: int) -> dict[tuple[int, int], tuple[str, str, str]]:
        cells = {(0, 0): (FOUNTAIN, "", "bright_white")}
        for entry in self.view["players"][seat]["layout"]:
            name, tile = entry["tile"], self.view["tiles"][entry["tile"]]
            kind = name.partition("-")[0]
            label = _short(self.words.word(f"type-{kind}")) + str(tile["price"])
            cells[(entry["x"], entry["y"])] = (label, tile["walls"], TYPES[kind])
        return cells

    def _drawn(self, seat: int) -> list[Text]:
        lines = list(walled(self._cells(seat)).split("\n"))
        for line in lines:
            line.rstrip()
        while lines and not lines[-1].plain.strip("· "):
            lines.pop()
        return lines

    def _lined(self, seat: int) -> list[Text]:
        """One line a row of tiles: walls at the sides, and a mark for those above and below."""
        cells = self._cells(seat)
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        made = []
        for y in range(min(ys), max(ys) + 1):
            line = Text()
            for x in range(min(xs), max(xs) + 2):
                label, walls, colour = cells.get((x, y), ("", "", ""))
                left = "W" in walls or "E" in cells.get((x - 1, y), ("", "", ""))[1]
                line.append("┃" if left else " ")
                line.append(label, style=colour)
                edge = "".join(side for side in "NS" if side in walls)
                line.append(EDGES[edge] + " " * (4 - len(label) - (label == FOUNTAIN)))
            line.rstrip()
            made.append(line)
        return made

    def legend(self) -> list[str]:
        types = [
            f"[{c}]{_short(self.words.word(f'type-{t}'))}[/] {self.say(f'type-{t}')}"
            for t, c in TYPES.items()
        ]
        return [f"{FOUNTAIN} {self.label('fountain')}", *types]


def _short(name: str) -> str:
    return name[:2].capitalize()
