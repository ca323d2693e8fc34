"""Names and log lines of Alhambra, as texts without a language."""

from typing import Any, Final

from majlis.games.alhambra.cards import CARDS
from majlis.games.alhambra.layout import x_of, y_of
from majlis.games.alhambra.material import (
    CARAVANS,
    COUNTERS,
    CURRENCIES,
    SCORING_CARDS,
    TILES,
    TYPES,
)
from majlis.games.alhambra.state import SOURCES, Alhambra
from majlis.kernel.journal import Event
from majlis.kernel.text import Ref, Seat, Text


def tile(index: int) -> Ref:
    return Ref(f"tile-{TILES[index]}")


def kind(index: int) -> Ref:
    return Ref(f"type-{TYPES[index]}")


def currency(index: int) -> Ref:
    return Ref(f"currency-{CURRENCIES[index]}")


def card(index: int) -> Ref:
    return Ref(f"card-{CARDS[index]}")


def caravan(index: int) -> Ref:
    return Ref(f"caravanserai-{CARAVANS[index]}")


def counter(index: int) -> Ref:
    return Ref(f"counter-{COUNTERS[index]}")


def source(index: int) -> Ref:
    return Ref(f"source-{SOURCES[index]}")


def at_cell(cell: int) -> Text:
    """Where a cell lies, told from the fountain in the middle."""
    x, y = x_of(cell), y_of(cell)
    way: list[Text] = []
    if y:
        way.append(Text("way-up" if y < 0 else "way-down", {"count": abs(y)}))
    if x:
        way.append(Text("way-left" if x < 0 else "way-right", {"count": abs(x)}))
    return Text("place_tile-cell", {"way": way}) if way else Text("place_tile-fountain", {})


def card_in(key: str, shown: int, place: int) -> Text:
    """A card in a place of the display, which may be empty."""
    if shown < 0:
        return Text("display-empty", {"place": place + 1})
    return Text(key, {"card": card(shown), "place": place + 1})


def tile_on(key: str, st: Alhambra, space: int) -> Text:
    """A tile on a space of the market, which may be empty."""
    shown = st.market[space]
    if shown < 0:
        return Text("market-empty", {"currency": currency(space)})
    price = st.table.material.price[shown]
    return Text(key, {"tile": tile(shown), "price": price, "currency": currency(space)})


def caravan_space(key: str, st: Alhambra, shown: int, space: int) -> Text:
    """A space of a caravanserai: its worth in its currency."""
    material = st.table.material
    coin = material.caravan_currency[shown][space]
    return Text(
        key,
        {
            "card": caravan(shown),
            "value": material.caravan_value[shown][space],
            "currency": currency(coin) if coin >= 0 else Ref("currency-none"),
        },
    )


def _number(value: int) -> int:
    return value


def _scoring_card(index: int) -> Ref:
    return Ref(f"scoring-{SCORING_CARDS[index]}")


# Every event: its clause, and for each argument a name and how it is put into words.
EVENTS: Final[dict[str, tuple[str, tuple[tuple[str, Any], ...]]]] = {
    "dealt": ("AL-2.4", (("seat", Seat), ("card", card))),
    "begins": ("AL-2.6", (("seat", Seat),)),
    "turn_begins": ("AL-3.1", (("seat", Seat),)),
    "passed": ("AL-3.8", (("seat", Seat),)),
    "stopped": ("AL-3.4", (("seat", Seat),)),
    "took": ("AL-4.2", (("seat", Seat), ("card", card))),
    "paid_card": ("AL-5.6", (("seat", Seat), ("card", card))),
    "paid_bureau": ("AL-EX-7", (("seat", Seat), ("card", card))),
    "paid_coin": ("AL-CO-5", (("seat", Seat), ("currency", currency))),
    "paid_caravanserai": ("AL-CA-10", (("seat", Seat), ("card", caravan))),
    "bought": (
        "AL-5.8",
        (("seat", Seat), ("tile", tile), ("currency", currency), ("overpaid", _number)),
    ),
    "bought_exactly": ("AL-5.7", (("seat", Seat), ("tile", tile), ("currency", currency))),
    "built": ("AL-7.1", (("seat", Seat), ("tile", tile), ("x", _number), ("y", _number))),
    "reserved": ("AL-7.2", (("seat", Seat), ("tile", tile))),
    "given_to_dirk": ("AL-12.5", (("seat", Seat), ("tile", tile))),
    "sultan_given_to_dirk": ("AL-SU-21", (("seat", Seat), ("tile", tile))),
    "vizier_given_to_dirk": ("AL-VI-10", (("seat", Seat), ("tile", tile))),
    "brought_in": ("AL-6.1", (("seat", Seat), ("tile", tile), ("x", _number), ("y", _number))),
    "removed": ("AL-6.1", (("seat", Seat), ("tile", tile))),
    "swapped": ("AL-6.1", (("seat", Seat), ("tile", tile), ("old", tile))),
    "card_opened": ("AL-8.2", (("card", card),)),
    "scoring_card": ("AL-8.3", (("round", _number),)),
    "reshuffled": ("AL-8.4", (("count", _number),)),
    "tile_opened": ("AL-8.5", (("tile", tile), ("currency", currency))),
    "scoring": ("AL-9.1", (("round", _number),)),
    "points": ("AL-9.7", (("seat", Seat), ("source", source), ("points", _number))),
    "dirk_began": ("AL-12.3", (("tile", tile),)),
    "dirk_drew": ("AL-12.4", (("tile", tile),)),
    "supply_exhausted": ("AL-11.1", ()),
    "leftover": ("AL-11.3", (("tile", tile), ("currency", currency), ("seat", Seat))),
    "leftover_nobody": ("AL-11.4", (("tile", tile), ("currency", currency))),
    "game_over": ("AL-11.8", ()),
    "scoring_order": ("AL-SC-2", (("round", _number), ("card", _scoring_card))),
    "sultan_opened": ("AL-SU-3", (("currency", currency), ("type", kind))),
    "sultan_bought": (
        "AL-SU-5",
        (("seat", Seat), ("currency", currency), ("type", kind), ("overpaid", _number)),
    ),
    "sultan_rolled": ("AL-SU-7", (("seat", Seat), ("type", kind))),
    "sultan_marked": ("AL-SU-7", (("seat", Seat), ("type", kind))),
    "claimed": ("AL-SU-12", (("seat", Seat), ("tile", tile))),
    "claim_declined": ("AL-SU-13", (("seat", Seat), ("tile", tile))),
    "caravanserai_bought": ("AL-CA-6", (("seat", Seat), ("card", caravan), ("overpaid", _number))),
    "marker_moved": (
        "AL-CA-7",
        (("seat", Seat), ("card", caravan), ("value", _number), ("currency", currency)),
    ),
    "culture_taken": ("AL-MO-4", (("seat", Seat), ("counter", counter))),
    "developed": ("AL-MO-11", (("seat", Seat), ("points", _number))),
    "vizier_used": ("AL-VI-4", (("seat", Seat),)),
    "vizier_woken": ("AL-VI-7", (("seat", Seat),)),
    "coin_drawn": ("AL-CO-2", (("seat", Seat), ("currency", currency))),
}


def event_text(event: Event) -> Text:
    """The log line of an event."""
    _, fields = EVENTS[event.kind]
    args: dict[str, Any] = {}
    for (name, words), value in zip(fields, event.args, strict=False):
        args[name] = words(value)
    return Text(f"log-{event.kind}", args)


def event_clause(event: Event) -> str:
    """The clause that an event carries out."""
    return EVENTS[event.kind][0]
