"""Al-Rashid in a terminal: the city, the roads and the families."""

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from majlis.boards import seat_mark, seat_name
from majlis.kernel.codec import Json
from majlis.texts import Words

PAWNS = {"pasha": "♛", "merchant": "♞", "sage": "♟"}
PALACES = ("intrigue", "military", "traditions", "commerce", "politics", "court")
GOODS = {
    "wood": "yellow4",
    "metal": "grey70",
    "pottery": "orchid",
    "spice": "dark_orange",
    "silk": "bright_white",
}
MERCENARIES = {"red": "red", "blue": "blue"}


def draw(view: Json, words: Words) -> RenderableType:
    """The whole table as the view knows it."""
    return Group(_head(view, words), _board(view, words), _families(view, words), _legend(words))


def _head(view: Json, words: Words) -> str:
    order = " ".join(seat_name(seat, words) for seat in view["order"])
    line = f"[bold]{words.word('label-year', year=view['year'], years=view['years'])}[/]"
    line += f"   {words.word('label-turn_order')}{words.colon} {order}"
    if view["next_order"]:
        later = " ".join(seat_mark(seat) for seat in view["next_order"])
        line += f"   {words.word('label-next_order')}{words.colon} {later}"
    return line


def _board(view: Json, words: Words) -> Table:
    table = Table(expand=False, header_style="dim")
    for key in ("label-area", "label-pawns", "label-offer", "label-mercenaries"):
        table.add_column(words.word(key))
    for area, stacks in view["areas"].items():
        name = escape(words.word(f"area-{area}"))
        if area in view["resolved"]:
            name = f"[dim]{name} ({words.word('label-resolved')})[/]"
        goods, mercenaries = _on_sale(view, area, words), ""
        if area in view["countries"]:
            country = view["countries"][area]
            goods = _goods(country["goods"], country["credit_notes"], words)
            mercenaries = " ".join(_token(token) for token in country["mercenaries"])
        table.add_row(name, _stacks(stacks), goods, mercenaries)
        if area == PALACES[-1]:
            table.add_section()
    return table


def _on_sale(view: Json, palace: str, words: Words) -> str:
    """The titles of a palace with their price in gold."""
    shown = [
        f"{escape(words.word(f'title-{name}'))} {title['gold']}"
        for name, title in view["titles"].items()
        if title["palace"] == palace
    ]
    return f"[dim]{', '.join(shown)}[/]"


def _stacks(stacks: Json) -> str:
    shown = []
    for stack in stacks:
        pawns = "".join(sign * stack.get(pawn, 0) for pawn, sign in PAWNS.items())
        shown.append(f"{seat_mark(stack['seat'])}{pawns}[dim]{stack['dominance']}[/]")
    return "  ".join(shown)


def _goods(goods: Json, notes: int, words: Words) -> str:
    counted = [(count, good, GOODS[good]) for good, count in goods.items()]
    if notes:
        counted.append((notes, "credit_note", "green"))
    return ", ".join(
        words.word(
            "counted", count=count, thing=f"[{colour}]{escape(words.word(f'item-{item}'))}[/]"
        )
        for count, item, colour in counted
    )


def _token(token: Json) -> str:
    sign = "▣" if token["colour"] == "red" else "≈"
    value = "?" if token["value"] is None else token["value"]
    style = MERCENARIES[token["colour"]] + ("" if token["face_up"] else " italic")
    return f"[{style}]{sign}{value}[/]"


def _families(view: Json, words: Words) -> Table:
    table = Table(expand=False, header_style="dim")
    for key in ("player", "prestige", "hand", "goods", "mercenaries", "titles"):
        table.add_column(words.word(f"label-{key}"))
    for seat, player in enumerate(view["players"]):
        hand = "".join(sign * player["hand"].get(pawn, 0) for pawn, sign in PAWNS.items())
        held = "".join(sign * player["held"].get(pawn, 0) for pawn, sign in PAWNS.items())
        if held:
            hand += f" ({words.word('label-held_back')}{words.colon} {held})"
        honour = f"{player['prestige']}"
        if player["influence"]:
            honour += f"\n[green]{words.word('label-influence')}: {player['influence']}[/]"
        if player["dishonour"]:
            honour += f"\n[red]{words.word('label-dishonour')}: {player['dishonour']}[/]"
        goods = _goods(player["goods"], player["notes"], words)
        goods += f"\n[dim]= {words.word('board-gold', gold=player['gold'])}[/]"
        table.add_row(
            seat_name(seat, words), honour, hand, goods, _hand(player), _titles(player, words)
        )
    return table


def _hand(player: Json) -> str:
    """The tokens in hand: values where the view has them, otherwise backs."""
    shown = []
    for colour, count in player["mercenaries"].items():
        values = [
            token.removeprefix(f"{colour}_")
            for token, number in player.get("tokens", {}).items()
            for _ in range(number)
            if token.startswith(colour)
        ] or ["?"] * count
        shown += [_token({"colour": colour, "value": v, "face_up": True}) for v in values]
    return " ".join(shown)


def _titles(player: Json, words: Words) -> str:
    used = list(player["used"])
    shown = []
    for title in player["titles"]:
        name = escape(words.word(f"title-{title}"))
        if title in used:
            used.remove(title)
            name = f"[dim]{name} ({words.word('label-used')})[/]"
        shown.append(name)
    return ", ".join(shown)


def _legend(words: Words) -> str:
    pawns = "  ".join(f"{sign} {words.word(f'pawn-{pawn}')}" for pawn, sign in PAWNS.items())
    land, sea = (words.word(f"colour-{colour}") for colour in MERCENARIES)
    return f"[dim]{pawns}  ▣ {land}  ≈ {sea}  ? {words.word('label-face_down')}[/]"
