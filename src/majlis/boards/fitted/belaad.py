"""Belaad in a terminal of any width: scholars, factions with their boards, cards, players."""

from collections.abc import Iterator

from rich.markup import escape
from rich.text import Text

from majlis.boards.belaad import FACTIONS, ORANGE, PILES, WHITE, bonus_of, card_of, token_key
from majlis.boards.fitted.board import Board, Row, flow, in_columns, row_lines, stacked
from majlis.kernel.codec import Json


class BelaadBoard(Board):
    def head(self) -> Row:
        view, scholars = self.view, self.view["scholars"]
        pieces = [
            self.label("turn", turn=view["turn"]),
            self.seat(view["active"]),
            self.label("generation", generation=scholars["generation"], taken=scholars["taken"]),
        ]
        sides = view["combat"]["sides"]
        if sides:
            attacker, defender = sides["attacker"], sides["defender"]
            pieces.append(
                f"[bold]{self.label('combat')}[/] {self.seat(attacker['seat'])} "
                f"{attacker['power']} : {defender['power']} {self.seat(defender['seat'])}"
            )
        return Row("", pieces)

    # ---- what lies on the table

    def shared(self) -> list[Row]:
        rows = [*self._scholars(), *self._factions(whole=True), *self._piles(), self._bag()]
        if self.view["hashash"]:
            rows.append(self._hashash())
        return rows

    def _scholars(self) -> list[Row]:
        return [self._scholar(one) for one in self.view["scholars"]["revealed"] if one]

    def _scholar(self, scholar: Json) -> Row:
        pieces = [
            self.labelled("science", scholar["science"]),
            self.say("coins-gold", count=scholar["gold"]),
        ]
        if scholar["swords"]:
            pieces.append(self.labelled("swords", scholar["swords"]))
        if scholar["order_symbols"]:
            symbols = ", ".join(self.say(f"symbol-{s}") for s in scholar["order_symbols"])
            pieces.append(f"[red]{symbols}[/]")
        extra = escape(bonus_of(scholar, self.words))
        if extra:
            pieces.append(f"+ {extra}")
        return Row(f"[bold]{self.say('scholar-' + scholar['id'])}[/]{self.words.colon}", pieces)

    def _offer(self) -> str:
        """The scholars by name, science and price alone."""
        told = [
            f"[bold]{self.say('scholar-' + one['id'])}[/] {one['science']}/{one['gold']}"
            for one in self.view["scholars"]["revealed"]
            if one
        ]
        return f"{self.label('scholars')}{self.words.colon} {', '.join(told) or '–'}"

    def _factions(self, whole: bool) -> list[Row]:
        return [self._faction(name, whole) for name in self.view["factions"]]

    def _faction(self, name: str, whole: bool) -> Row:
        faction = self.view["factions"][name]
        pieces = [self._score(name, faction), self.labelled("treasury", faction["treasury"])]
        pieces += [self._board(key, board, whole) for key, board in faction["boards"].items()]
        names = ", ".join(self.say(f"scholar-{s['id']}") for s in faction["scholars"])
        if names and whole:
            pieces.append(self.labelled("scholars", names))
        if faction.get("assassinated"):
            killed = ", ".join(
                f"{count} {self.say(token_key(token))}"
                for token, count in faction["assassinated"].items()
            )
            pieces.append(self.labelled("assassinated", killed))
        title = self.say(f"faction-{name}")
        return Row(f"[{FACTIONS[name]}]{title}[/]{self.words.colon}", pieces)

    def _score(self, name: str, faction: Json) -> str:
        if name == "order":
            return self.labelled("active", faction["active_science"])
        score = faction["score"]
        points = f"{score['total']}{'+' if score['hidden'] else ''}"
        return self.labelled("points", f"[bold]{points}[/]")

    def _board(self, name: str, board: Json, whole: bool) -> str:
        """A character: its symbols, its tokens, and whether its ability is awake."""
        white, top = board.get("white", 0), board.get("orange_top", 0)
        awake = bool(board.get("orange_bottom"))
        symbol = self.say(f"symbol-{board['symbol']}")
        character = self.say(f"board-{name}")
        if self.spoken:
            told = [f"{character}, {symbol} {board['symbols']}"]
            tokens = {f"token-{board['symbol']}": white, "token-orange": top}
            told += [f"{count} {self.say(key)}" for key, count in tokens.items() if count]
            if awake:
                told.append(self.label("bottom"))
            return ", ".join(told)
        tokens = WHITE * white + ORANGE * top + ("·" * board["free"] if whole else "")
        mark = f" {ORANGE}" if awake else ""
        named = f"{character} [dim]{symbol}[/]" if whole else character
        return f"{named} {board['symbols']}{' ' if tokens else ''}{tokens}{mark}"

    def _piles(self) -> list[Row]:
        rows = []
        for name, pile in zip(PILES, self.view["piles"], strict=True):
            if pile["top"]:
                used = f" ({self.label('used')})" if name in self.view["used_piles"] else ""
                title = f"{self.say(f'pile-{name}')} ({pile['count']}){used}{self.words.colon}"
                rows.append(Row(title, [escape(card_of(pile["top"], self.words))]))
        return rows

    def _bag(self) -> Row:
        tokens = [f"{n} {self.say(token_key(token))}" for token, n in self.view["bag"].items()]
        return Row(f"{self.label('bag')}{self.words.colon}", tokens)

    def _hashash(self) -> Row:
        hashash = self.view["hashash"]
        back = self.say("board-" + hashash["top_back"]) if hashash["top_back"] else "–"
        placed = [
            f"{self.say('hashash-' + c['id'])} [dim]{self.say('board-' + c['board'])}[/]"
            for c in hashash["placed"]
        ]
        title = f"{self.label('hashash')} ({hashash['deck']}{self.words.colon} {back})"
        return Row(f"{title}{self.words.colon}", placed or ["–"])

    # ---- players

    def player(self, seat: int) -> list[Row]:
        player = self.view["players"][seat]
        spoils = str(player["spoils"])
        if player.get("spoils_cards"):
            spoils += f" (+{sum(c['points'] for c in player['spoils_cards'])})"
        pieces = [
            self._side(player),
            f"[yellow]{self.say('coins-gold', count=player['gold'])}[/]",
            self.say("coins-seals", count=player["seals"]),
            self.labelled("swords", player["swords"]),
            self.labelled("spoils", spoils),
            self.labelled("cards", player["cards"]),
        ]
        rows = [Row(self.named(seat), pieces)]
        if player.get("hand"):
            cards = [f"‹{escape(card_of(card, self.words))}›" for card in player["hand"]]
            if self.spoken:
                cards = [card.strip("‹›") for card in cards]
            rows.append(Row(f"{self.label('hand')}{self.words.colon}", cards))
        return rows

    def _side(self, player: Json) -> str:
        faction = player["faction"]
        return f"[{FACTIONS[faction]}]{self.say(f'faction-{faction}')}[/]"

    def other(self, seat: int) -> Row:
        player = self.view["players"][seat]
        pieces = [
            self._side(player),
            self.say("coins-gold", count=player["gold"]),
            self.say("coins-seals", count=player["seals"]),
            f"{self.label('swords')} {player['swords']}",
            f"{self.label('spoils')} {player['spoils']}",
            f"{self.label('cards')} {player['cards']}",
        ]
        return Row(self.seat(seat), pieces)

    # ---- sizes

    def sizes(self, seat: int, width: int) -> Iterator[list[Text]]:
        yield stacked(self.shared(), width)
        piles, hashash = self._piles(), [self._hashash()] if self.view["hashash"] else []
        full, short = self._factions(whole=True), self._factions(whole=False)
        for factions in (full, short):
            yield stacked([*self._scholars(), *factions, *piles, *hashash], width)
        for count in (2, 3):
            scholars = in_columns(self._scholars(), width, count)
            yield [*scholars, *stacked([*short, *piles, *hashash], width)]
        offer = flow([self._offer()], width)
        yield [*offer, *stacked([*short, *piles, *hashash], width)]
        tops = flow([f"{row.label} {row.pieces[0]}" for row in piles], width)
        yield [*offer, *stacked(short, width), *tops]
        scores = [
            f"{row.label} {row.pieces[0]}, {row.pieces[1]}" for row in self._factions(whole=False)
        ]
        yield [*offer, *flow(scores, width), *tops]
        yield [*offer, *tops]
        yield tops
        yield row_lines(Row("", [self.say("table-board-hidden")]), width)

    def legend(self) -> list[str]:
        return [
            f"{WHITE} [dim]{self.say('token-recruit')}…[/]",
            f"{ORANGE} [dim]{self.say('token-orange')}[/]",
        ]
