"""Al-Rashid in a terminal of any width: the city, the roads, the families."""

from collections.abc import Iterator

from rich.text import Text

from majlis.boards.alrashid import GOODS, MERCENARIES, PALACES, PAWNS
from majlis.boards.fitted.board import Board, Row, flow, in_columns, row_lines, stacked
from majlis.kernel.codec import Json

LETTERS = 3  # of a good, where there is little room


class AlrashidBoard(Board):
    def head(self) -> Row:
        view = self.view
        order = " ".join(self.seat(seat) for seat in view["order"])
        pieces = [
            self.label("year", year=view["year"], years=view["years"]),
            f"{self.label('turn_order')}{self.words.colon} {order}",
        ]
        if view["next_order"]:
            order = " ".join(self.mark(seat) for seat in view["next_order"])
            pieces.append(f"{self.label('next_order')}{self.words.colon} {order}")
        return Row("", pieces)

    # ---- areas

    def shared(self) -> list[Row]:
        return [self._area(area) for area in self.view["areas"]]

    def _area(self, area: str, titles: bool = True, short: bool = False) -> Row:
        pieces = [self._stack(stack) for stack in self.view["areas"][area]]
        country = self.view["countries"].get(area)
        if country is not None:
            goods = self._goods(country["goods"], country["credit_notes"], short)
            if goods:
                pieces.append(goods)
            pieces += [self._token(token) for token in country["mercenaries"]]
        elif titles:
            pieces += self._on_sale(area)
        return Row(self._name(area), pieces or ["–"])

    def _name(self, area: str) -> str:
        name = self.say(f"area-{area}")
        if area in self.view["resolved"]:
            name = f"{name} ({self.label('resolved')})" if self.spoken else f"[dim]✓ {name}[/]"
        elif not self.spoken:
            name = f"[bold]{name}[/]"
        return f"{name}{self.words.colon}"

    def _on_sale(self, palace: str) -> list[str]:
        """The titles of a palace with their price in gold."""
        return [
            f"[dim]{self.say(f'title-{name}')} {title['gold']}[/]"
            for name, title in self.view["titles"].items()
            if title["palace"] == palace
        ]

    def _stack(self, stack: Json) -> str:
        pawns = self._pawns(stack)
        if self.spoken:
            name = self.words.name(stack["seat"])
            return f"{self.say('board-here', name=name, count=stack['dominance'])}: {pawns}"
        return f"{self.mark(stack['seat'])}{pawns}[dim]{stack['dominance']}[/]"

    def _pawns(self, counts: Json) -> str:
        if self.spoken:
            told = [self.counted(counts[p], f"pawn-{p}") for p in PAWNS if counts.get(p)]
            return ", ".join(told) or self.words.word("nothing")
        return "".join(sign * counts.get(pawn, 0) for pawn, sign in PAWNS.items())

    def _goods(self, goods: Json, notes: int, short: bool = False) -> str:
        told = [(count, good, GOODS[good]) for good, count in goods.items()]
        if notes:
            told.append((notes, "credit_note", "green"))
        if not short:
            return ", ".join(self.counted(n, f"item-{item}", style) for n, item, style in told)
        return " ".join(
            f"{n}[{style}]{self.say(f'item-{item}')[:LETTERS]}[/]" for n, item, style in told
        )

    def _token(self, token: Json) -> str:
        colour, value = token["colour"], token["value"]
        if self.spoken:
            if value is None:
                return f"{self.say(f'colour-{colour}')}, {self.label('face_down')}"
            return self.say(f"token-{colour}_{value}")
        sign = "▣" if colour == "red" else "≈"
        style = MERCENARIES[colour] + ("" if token["face_up"] else " italic")
        return f"[{style}]{sign}{'?' if value is None else value}[/]"

    # ---- families

    def player(self, seat: int) -> list[Row]:
        player = self.view["players"][seat]
        hand = self._pawns(player["hand"])
        pieces = [*self._honour(player), self.labelled("hand", hand or "–")]
        if any(player["held"].values()):
            pieces.append(self.labelled("held_back", self._pawns(player["held"])))
        goods = self._goods(player["goods"], player["notes"])
        gold = self.say("board-gold", gold=player["gold"])
        pieces.append(f"{self.labelled('goods', goods or '–')} [dim]= {gold}[/]")
        tokens = self._tokens(player)
        pieces.append(self.labelled("mercenaries", (", " if self.spoken else " ").join(tokens)))
        rows = [Row(self.named(seat), pieces)]
        if player["titles"]:
            rows.append(Row(f"{self.label('titles')}{self.words.colon}", self._titles(player)))
        return rows

    def _honour(self, player: Json) -> list[str]:
        pieces = [self.labelled("prestige", f"[bold]{player['prestige']}[/]")]
        for key, style in (("influence", "green"), ("dishonour", "red")):
            if player[key]:
                pieces.append(f"[{style}]{self.labelled(key, player[key])}[/]")
        return pieces

    def _tokens(self, player: Json) -> list[str]:
        """The tokens in hand: values where the view has them, otherwise backs."""
        shown = []
        for colour, count in player["mercenaries"].items():
            known: list[int | None] = [
                int(token.removeprefix(f"{colour}_"))
                for token, number in player.get("tokens", {}).items()
                for _ in range(number)
                if token.startswith(colour)
            ]
            for value in known or [None] * count:
                shown.append(self._token({"colour": colour, "value": value, "face_up": True}))
        return shown or ["–"]

    def _titles(self, player: Json) -> list[str]:
        used = list(player["used"])
        shown = []
        for title in player["titles"]:
            name = self.say(f"title-{title}")
            if title in used:
                used.remove(title)
                name = f"[dim]{name} ({self.label('used')})[/]"
            shown.append(name)
        return shown

    def other(self, seat: int) -> Row:
        player = self.view["players"][seat]
        counts = player["mercenaries"]
        tokens = " ".join(f"{sign}{counts[c]}" for c, sign in (("red", "▣"), ("blue", "≈")))
        pieces = [
            f"{self.label('prestige')} [bold]{player['prestige']}[/]",
            self._pawns(player["hand"]) or "–",
            self.say("board-gold", gold=player["gold"]),
            tokens,
        ]
        if player["titles"]:
            pieces.append(self.say("board-titles", count=len(player["titles"])))
        return Row(self.seat(seat), pieces)

    # ---- sizes

    def sizes(self, seat: int, width: int) -> Iterator[list[Text]]:
        areas = list(self.view["areas"])
        countries = [area for area in areas if area not in PALACES]
        palaces = [area for area in areas if area in PALACES]
        yield stacked(self.shared(), width)
        plain = [self._area(area, titles=False) for area in palaces]
        for count in (2, 3):
            yield [
                *in_columns(plain, width, count),
                *stacked([self._area(area) for area in countries], width),
            ]
        short = [self._area(area, titles=False, short=True) for area in (*palaces, *countries)]
        if width >= 60:
            yield in_columns(short, width, 2)
        stacks = [
            f"{self._name(area)} {' '.join(self._stack(s) for s in self.view['areas'][area])}"
            for area in areas
            if self.view["areas"][area]
        ]
        yield flow(stacks, width)
        yield row_lines(Row("", [self.say("table-board-hidden")]), width)

    def legend(self) -> list[str]:
        pawns = [f"{sign} {self.say(f'pawn-{pawn}')}" for pawn, sign in PAWNS.items()]
        land, sea = (self.say(f"colour-{colour}") for colour in MERCENARIES)
        return [
            f"[dim]{one}[/]"
            for one in (*pawns, f"▣ {land}", f"≈ {sea}", f"? {self.label('face_down')}")
        ]
