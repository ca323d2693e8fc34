"""Belaad in a terminal: scholars, face-up cards, factions with their boards, players."""

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from majlis.boards import seat_mark, seat_name
from majlis.games.belaad import labels
from majlis.games.belaad.material import PRIMARIES, SYMBOLS
from majlis.kernel.codec import Json
from majlis.kernel.text import Text
from majlis.texts import Words

FACTIONS = {"kingdom": "blue", "people": "green", "order": "red"}
PILES = ("left", "centre", "right")
WHITE, ORANGE = "○", "[dark_orange]●[/]"


def draw(view: Json, words: Words) -> RenderableType:
    """The whole table as the view knows it."""
    parts: list[RenderableType] = [
        _head(view, words),
        _scholars(view, words),
        _factions(view, words),
        _players(view, words),
        _cards(view, words),
    ]
    if view["hashash"]:
        parts.append(_hashash(view, words))
    return Group(*parts)


def _head(view: Json, words: Words) -> str:
    scholars = view["scholars"]
    generation = words.word(
        "label-generation", generation=scholars["generation"], taken=scholars["taken"]
    )
    line = f"[bold]{words.word('label-turn', turn=view['turn'])}[/]   {generation}"
    line += f"   {seat_name(view['active'], words)}"
    bag = ", ".join(
        f"{count} {escape(words.word(token_key(token)))}" for token, count in view["bag"].items()
    )
    line += f"\n[dim]{words.word('label-bag')}{words.colon} {bag}[/]"
    sides = view["combat"]["sides"]
    if sides:
        attacker, defender = sides["attacker"], sides["defender"]
        line += (
            f"\n[bold]{words.word('label-combat')}[/] "
            f"{seat_name(attacker['seat'], words)} {attacker['power']} : "
            f"{defender['power']} {seat_name(defender['seat'], words)}"
        )
    return line


def token_key(token: str) -> str:
    """White tokens are named by their symbol alone, which is shorter."""
    return "token-orange" if token == "orange" else f"symbol-{token}"


def _scholars(view: Json, words: Words) -> Table:
    table = Table(expand=False, header_style="dim")
    for key in ("label-scholars", "label-science", "label-coins", "label-swords"):
        table.add_column(words.word(key))
    table.add_column(words.word("faction-order"))
    table.add_column("+")
    for scholar in view["scholars"]["revealed"]:
        if scholar is None:
            table.add_row("[dim]–[/]", "", "", "", "", "")
            continue
        symbols = ", ".join(words.word(f"symbol-{s}") for s in scholar["order_symbols"])
        table.add_row(
            escape(words.word(f"scholar-{scholar['id']}")),
            str(scholar["science"]),
            str(scholar["gold"]),
            str(scholar["swords"] or ""),
            f"[red]{escape(symbols)}[/]",
            escape(bonus_of(scholar, words)),
        )
    return table


def bonus_of(scholar: Json, words: Words) -> str:
    """The bonus line of a scholar: its speciality or its coins."""
    if scholar["bonus"] == "speciality":
        return words.word(f"speciality-{scholar['speciality']}")
    if scholar["bonus"] == "none":
        return ""
    if scholar["bonus"] == "any":
        coins = f"{words.word('coin-gold')} / {words.word('coin-seals')}"
    else:
        coins = words.word(f"coin-{scholar['bonus']}")
    return f"{scholar['points']} ({scholar['coins']} {coins})"


def _factions(view: Json, words: Words) -> Table:
    table = Table(expand=False, header_style="dim")
    for key in ("faction", "boards", "scholars", "points"):
        table.add_column(words.word(f"label-{key}"))
    for name, faction in view["factions"].items():
        boards = "\n".join(_board(board, b, words) for board, b in faction["boards"].items())
        names = [words.word(f"scholar-{s['id']}") for s in faction["scholars"]]
        if name == "order":
            points = f"{words.word('label-active')}{words.colon} {faction['active_science']}"
            tokens = faction["assassinated"]
            killed = [f"{n} {words.word(token_key(token))}" for token, n in tokens.items()]
            names += [f"{words.word('label-assassinated')}{words.colon} {', '.join(killed) or '–'}"]
        else:
            score = faction["score"]
            points = f"{score['total']}{'+' if score['hidden'] else ''}"
        points += f"\n[yellow]{words.word('label-treasury')}{words.colon} {faction['treasury']}[/]"
        title = f"[{FACTIONS[name]}]{words.word(f'faction-{name}')}[/]"
        table.add_row(title, boards, escape("\n".join(names)), points)
    return table


def _board(name: str, board: Json, words: Words) -> str:
    """A character: its symbols, its tokens, and whether its ability is awake."""
    tokens = WHITE * board.get("white", 0) + ORANGE * board.get("orange_top", 0)
    awake = f" {ORANGE}" if board.get("orange_bottom") else ""
    symbol = escape(words.word(f"symbol-{board['symbol']}"))
    character = escape(words.word(f"board-{name}"))
    return f"{character} [dim]{symbol}[/] {board['symbols']} {tokens}{'·' * board['free']}{awake}"


def _players(view: Json, words: Words) -> Table:
    table = Table(expand=False, header_style="dim")
    for key in ("player", "faction", "coins", "swords", "spoils", "cards"):
        table.add_column(words.word(f"label-{key}"))
    for seat, player in enumerate(view["players"]):
        faction = player["faction"]
        coins = (
            f"[yellow]{words.word('coins-gold', count=player['gold'])}[/], "
            f"{words.word('coins-seals', count=player['seals'])}"
        )
        spoils = str(player["spoils"])
        if player.get("spoils_cards"):
            spoils += f" (+{sum(c['points'] for c in player['spoils_cards'])})"
        table.add_row(
            seat_name(seat, words),
            f"[{FACTIONS[faction]}]{words.word(f'faction-{faction}')}[/]",
            coins,
            str(player["swords"]),
            spoils,
            str(player["cards"]),
        )
    return table


def _cards(view: Json, words: Words) -> Table:
    """The visible cards of the piles, and the hand of whoever looks."""
    table = Table(expand=False, header_style="dim")
    table.add_column(words.word("label-piles"))
    table.add_column("")
    for name, pile in zip(PILES, view["piles"], strict=True):
        if pile["top"]:
            used = f" ({words.word('label-used')})" if name in view["used_piles"] else ""
            title = f"{words.word(f'pile-{name}')} ({pile['count']}){used}"
            table.add_row(escape(title), escape(card_of(pile["top"], words)))
    seat = view["seat"]
    if seat >= 0:
        table.add_section()
        for card in view["players"][seat]["hand"]:
            title = f"{seat_mark(seat)} {words.word('label-hand')}"
            table.add_row(title, escape(card_of(card, words)))
    return table


def card_of(card: Json, words: Words) -> str:
    """What an action card says, in the words of its choices."""
    first, second = card["primary"], card["secondary"]
    symbols = sum(1 << SYMBOLS.index(symbol) for symbol in first["symbols"])
    price = Text(f"coins-{second['coin']}", {"count": second["price"]})
    parts = {
        "primary": labels.primary(PRIMARIES.index(first["kind"]), first["count"], symbols),
        "secondary": Text(
            f"secondary-{second['kind']}", {"count": second["count"], "price": price}
        ),
    }
    return words.say(Text("card", {**parts}))


def _hashash(view: Json, words: Words) -> str:
    """The cards under the Order's boards, and the back on top of their deck."""
    hashash = view["hashash"]
    placed = [
        f"{escape(words.word('hashash-' + c['id']))} "
        f"[dim]{escape(words.word('board-' + c['board']))}[/]"
        for c in hashash["placed"]
    ]
    back = words.word("board-" + hashash["top_back"]) if hashash["top_back"] else "–"
    line = f"[bold]{words.word('label-hashash')}[/] ({hashash['deck']}{words.colon} {escape(back)})"
    return f"{line}{words.colon} {', '.join(placed) or '–'}"
